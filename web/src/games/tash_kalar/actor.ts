/** Acts out the log of Tash-Kalar. A piece is known by the square on which it stands. */

import type { Entry, Scene } from '../../shell/types';
import { actUsual, type Kinds } from '../../table/kit/acting';
import type { Stage } from '../../table/stage.svelte';
import type { Actor } from '../ui';

const KINDS: Kinds = {
  moves: ['moved'],
  pushes: [],
  exchanges: ['swapped'],
  arrivals: ['summoned', 'place', 'place-heroic', 'place-legendary'],
  changes: ['upgraded', 'downgraded', 'converted'],
  losses: ['destroyed'],
  departures: ['picked-up'],
  cards: ['drew'],
};

export class ArenaActor implements Actor {
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  act(entry: Entry, before: Scene): Promise<void> {
    return actUsual(this.#stage, KINDS, entry, before);
  }

  /** Nothing is left in the air, and nothing lies there to be looked at. */
  finish(): void {}
  clear(): void {}
}
