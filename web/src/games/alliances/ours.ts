/** What of a card is our own design, because it is not known how it was printed. */

import { t } from '../../shell/words.svelte';
import type { Rule } from '../../table/kit/battle/texts';
import { cards } from './cards';

export function oursOf(card: string): Rule[] {
  const parts = cards.get(card)?.ours ?? [];
  if (parts.length === 0) return [];
  const names = parts.map((part) => t(`al-table-ours-${part}`)).join(', ');
  return [{ name: t('al-table-ours'), text: t('al-table-ours-help', { parts: names }) }];
}
