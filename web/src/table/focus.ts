/** Where the keyboard goes on. */

import { tick } from 'svelte';

/** Who has picked a card by a key goes on at the board. */
export async function goToBoard(): Promise<void> {
  await tick();
  document.querySelector<SVGElement>('[role="gridcell"][tabindex="0"]')?.focus();
}
