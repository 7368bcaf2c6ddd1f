/** How lines of the log are acted out that most games tell alike: by `square`, or by `from` and `to`. */

import { play as sound } from '../../shell/sound';
import type { Entry, Scene } from '../../shell/types';
import type { Stage } from '../stage.svelte';
import { distance } from '../squares';

const MOVE = 'cubic-bezier(.3,0,.2,1)';

/** The kinds of lines of a game. */
export interface Kinds {
  /** A piece goes from one place to another by itself, or is pushed there. */
  moves: readonly string[];
  pushes: readonly string[];
  /** Two pieces change places. */
  exchanges: readonly string[];
  /** A piece comes to the board, or becomes another one. */
  arrivals: readonly string[];
  changes: readonly string[];
  /** A piece leaves the board; what is lost is heard. */
  losses: readonly string[];
  departures: readonly string[];
  /** A card is drawn or played. */
  cards: readonly string[];
}

/** A text or number that a line tells; empty if it tells none. */
export function textOf(entry: Entry, name: string): string {
  const value = entry.words.args[name] ?? '';
  return typeof value === 'object' ? '' : String(value);
}

/** Act out a line, if it is of a kind that is known. Of several pieces on a place the first one is meant. */
export async function actUsual(stage: Stage, kinds: Kinds, entry: Entry, before: Scene): Promise<void> {
  const { what } = entry;
  const [square, from, to] = [textOf(entry, 'square'), textOf(entry, 'from'), textOf(entry, 'to')];
  if (kinds.moves.includes(what)) await move(stage, from, to, Math.min(420, 120 * Math.max(1, distance(from, to))), MOVE);
  else if (kinds.pushes.includes(what)) await move(stage, from, to, 200, 'ease-out');
  else if (kinds.exchanges.includes(what)) await exchange(stage, from, to);
  else if (kinds.arrivals.includes(what)) {
    stage.arrive(square);
    sound('card');
  } else if (kinds.changes.includes(what)) stage.arrive(square);
  else if ((kinds.losses.includes(what) || kinds.departures.includes(what)) && square) {
    if (kinds.losses.includes(what)) sound('destroyed');
    const [piece] = stage.piecesOn(square);
    if (piece !== undefined) await stage.vanish(piece);
  } else if (kinds.cards.includes(what)) sound('card');
  else if (what === 'turn' && before.seat === entry.seat) sound('turn');
}

async function move(stage: Stage, from: string, to: string, ms: number, easing: string): Promise<void> {
  const [piece] = stage.piecesOn(from);
  stage.last = [from, to];
  if (piece === undefined) return;
  sound('move', distance(from, to));
  await stage.slide(piece, to, ms, easing);
}

async function exchange(stage: Stage, from: string, to: string): Promise<void> {
  const [[one], [other]] = [stage.piecesOn(from), stage.piecesOn(to)];
  if (one === undefined || other === undefined) return;
  await Promise.all([stage.slide(one, to, 200, 'ease-out'), stage.slide(other, from, 200, 'ease-out')]);
}
