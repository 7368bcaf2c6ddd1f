/** Acts out the log of the Mountain King, and keeps what the viewer looks at and lays. */

import type { Entry, Scene } from '../../shell/types';
import { actUsual, type Kinds, textOf } from '../../table/kit/acting';
import type { Stage } from '../../table/stage.svelte';
import type { Actor } from '../ui';
import { Laying } from './laying.svelte';

const KINDS: Kinds = {
  moves: ['moved'],
  pushes: [],
  exchanges: ['swapped'],
  arrivals: [],
  changes: [],
  losses: [],
  departures: [],
  cards: ['placed', 'cast', 'lined-up'],
};
/** Lines about something new on a cell. */
const NEW = ['dug', 'dedicated', 'founded', 'gate-built', 'pedestal-set', 'uncovered'];

export type Tab = 'mountain' | 'trolls' | 'halls';

export class MountainActor implements Actor {
  readonly laying = new Laying();
  /** What is on the stage. */
  tab = $state<Tab>('mountain');
  /** The place of the trollsmoot that was chosen, and the one under the pointer: its cascade is looked at. */
  slot = $state('');
  slotOver = $state('');

  readonly #stage: Stage<MountainActor>;

  constructor(stage: Stage<MountainActor>) {
    this.#stage = stage;
  }

  async act(entry: Entry, before: Scene): Promise<void> {
    const cell = textOf(entry, 'cell');
    if (NEW.includes(entry.what) && cell) this.#stage.arrive(cell);
    await actUsual(this.#stage, KINDS, entry, before);
  }

  /** Nothing is left in the air. */
  finish(): void {}

  clear(): void {
    this.laying.at = '';
  }
}
