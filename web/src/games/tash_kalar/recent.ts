/** What happened of late, read from the log: it is still there after a reload, and gone after an undo. */

import type { Entry } from '../../shell/types';

/** Squares of the last turn in which anything happened in the arena: all of them, and those that lost a piece. */
export interface Recent {
  changed: readonly string[];
  fallen: readonly string[];
}

const FALLS = ['destroyed', 'picked-up'];

export function recentSquares(log: readonly Entry[]): Recent {
  const changed: string[] = [];
  const fallen: string[] = [];
  for (let n = log.length - 1; n >= 0; n--) {
    const entry = log[n];
    if (!entry || (entry.what === 'turn' && changed.length > 0)) break;
    const squares = entry.words.squares ?? [];
    changed.push(...squares);
    if (FALLS.includes(entry.what)) fallen.push(...squares);
  }
  return { changed, fallen };
}

/** How many actions the turn that runs has brought on top of its own. */
export function gainedActions(log: readonly Entry[]): number {
  const begin = log.map((entry) => entry.what).lastIndexOf('turn');
  const gains = log.slice(begin + 1).filter((entry) => entry.what === 'gained');
  return gains.reduce((sum, entry) => sum + Number(entry.words.args.count ?? 0), 0);
}
