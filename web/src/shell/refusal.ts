/** What was refused, in words. */
import type { Refusal } from './types';
import { has, t } from './words.svelte';

export function refusalWords(refusal: Refusal): string {
  if (refusal.code === 'unreachable') return t('web-unreachable');
  const id = `refused-${refusal.code}`;
  return has(id) ? t(id, { wait: refusal.wait ?? 0 }) : t('web-server-trouble');
}
