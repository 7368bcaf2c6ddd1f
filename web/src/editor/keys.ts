/** The keys of the editor. */

import type { Hand } from './hand.svelte';

/** What the page does by itself. */
interface Page {
  nextSeat: () => void;
  count: (by: 1 | -1) => void;
}

/** Do what a key means; false if it means nothing here. */
export function handleKey(event: KeyboardEvent, hand: Hand, page: Page): boolean {
  const { sketch } = hand;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest('dialog')) return false;
  const pressed = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (pressed === 'z' && !event.shiftKey) sketch.undo();
    else if (pressed === 'y' || pressed === 'z') sketch.redo();
    else return false;
    return true;
  }
  if (event.altKey || at?.closest('input:not([type=radio]), textarea, select')) return false;
  const square = at?.closest<SVGElement>('[role="gridcell"]')?.dataset.square ?? hand.selected;
  if (pressed === 'escape') return hand.back();
  if ((pressed === 'delete' || pressed === 'backspace') && square) hand.erase(square);
  else if (pressed === 'f') page.nextSeat();
  else if (pressed === 'r' && hand.item) hand.turnItem();
  else if (pressed === '+') page.count(1);
  else if (pressed === '-') page.count(-1);
  else return false;
  return true;
}
