/** Numbers as they are set: with a true minus sign, and fractions as the language writes them. */

import { language } from './words.svelte';

export function minus(count: number): string {
  return count < 0 ? `−${-count}` : String(count);
}

/** With its sign, whichever it has. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : minus(count);
}

/** With one digit after the point, where it has any. */
export function decimal(value: number): string {
  return value.toLocaleString(language.code, { maximumFractionDigits: 1 });
}
