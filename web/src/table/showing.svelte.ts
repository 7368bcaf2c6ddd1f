/** What others play, shown as its card for a moment: one card after the other, and never in anybody's way. */

import type { GameUI } from '../games/ui';
import { pace } from '../shell/settings.svelte';
import type { Entry, TableFacts, Words } from '../shell/types';
import { cardNamed, cardsIn } from './log';
import { seatFacts } from './seating';

export interface ShownCard {
  n: number;
  card: string;
  /** Who played it. */
  seat: string;
  words: Words;
}

const LONG_MS = 2600;
/** However quickly everything moves: a name and a picture are seen. */
const SHORT_MS = 1300;
/** More cards than this are not worth waiting for: the log has them all. */
const MOST_WAITING = 3;

/** The card a line of the log is to be shown by; null for what the viewer does, and for what shows no card. */
export function shownCard(ui: GameUI, table: TableFacts, entry: Entry): ShownCard | null {
  const named = cardsIn(entry.words, ui.prefix);
  const card = cardNamed(entry.words, named.includes('card') ? 'card' : (named[0] ?? ''), ui.prefix);
  if (!card || !ui.log.shows?.includes(entry.what) || seatFacts(table, entry.seat)?.you) return null;
  return { n: entry.n, card, seat: entry.seat, words: entry.words };
}

export class Showing {
  now = $state.raw<ShownCard | null>(null);
  /** Somebody wants to read it: it stays until it is closed. */
  kept = $state(false);

  #waiting: ShownCard[] = [];
  #timer = 0;

  show(card: ShownCard): void {
    this.#waiting = [...this.#waiting, card].slice(-MOST_WAITING);
    if (this.now === null) this.#next();
  }

  /** It was clicked: the first time it stays, the second time it goes. */
  press(): void {
    if (this.kept) this.#next();
    else {
      this.hold();
      this.kept = true;
    }
  }

  /** Somebody looks at it: time stands still. */
  hold(): void {
    clearTimeout(this.#timer);
  }

  /** Nobody looks at it any more. */
  release(): void {
    this.hold();
    if (this.now !== null && !this.kept) this.#timer = setTimeout(() => this.#next(), this.#length());
  }

  /** The viewer goes on: what was not kept is gone. */
  clear(): void {
    this.#waiting = [];
    if (!this.kept) this.#next();
  }

  #next(): void {
    this.kept = false;
    this.now = this.#waiting.shift() ?? null;
    this.release();
  }

  #length(): number {
    const time = Math.max(SHORT_MS, pace(LONG_MS));
    return this.#waiting.length > 0 ? Math.max(SHORT_MS, time / 2) : time;
  }
}
