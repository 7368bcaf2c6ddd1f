/** Cards on a battlefield, as far as boards treat them alike. */

import type { Mark, Marked } from '../marking';

interface Standing {
  id: number;
  moved: boolean;
  attacked: boolean;
}

/** In the order in which they are drawn: one that is on its way lies above the others. The others keep theirs, wherever they
    stand, or whatever moves would be taken out of the page and put in again with all it consists of. */
export function drawnLast<T extends Standing>(pieces: readonly T[], raised: number | string): T[] {
  return [...pieces].sort((one, other) => Number(one.id === raised) - Number(other.id === raised) || one.id - other.id);
}

/** It has moved in the phase in which units move, or attacked this turn. */
export function hasActed(piece: Standing, phase: string): boolean {
  return phase === 'move' ? piece.moved : piece.attacked;
}

/** The same where there are none, so that nothing is drawn anew. */
const NONE: readonly Mark[] = [];

/** The lines between a tile and its badges. */
export function linesOn(marks: readonly Marked[], square: string): readonly Mark[] {
  const lines = marks.filter((one) => one.square === square && one.mark !== 'lit').map((one) => one.mark);
  return lines.length > 0 ? lines : NONE;
}
