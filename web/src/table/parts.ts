/** What the parts of a table are given. */
import type { Tincture } from '../lib/heraldry';
import type { Live } from '../lib/live.svelte';
import type { Scene, TableFacts } from '../lib/types';
import type { Clocks } from './clocks.svelte';
import type { Gesture } from './gesture.svelte';
import type { Interaction, Pointed } from './interaction.svelte';
import type { Stage } from './stage.svelte';

export interface AtTable {
  live: Live;
  table: TableFacts;
  scene: Scene;
  interaction: Interaction;
  stage: Stage;
}

/** A whole table, as wide or as narrow as the window. */
export interface WholeTable extends AtTable {
  gesture: Gesture;
  clocks: Clocks;
  veiled: boolean;
  /** Open the discard pile of a seat, or one that all share. */
  ondiscard: (pile: string) => void;
}

/** The board of one game. */
export interface OnBoard<S> {
  table: TableFacts;
  scene: S;
  interaction: Interaction;
  stage: Stage;
  gesture: Gesture;
  /** Squares of the play that is on its way. */
  pending: readonly string[];
  compact: boolean;
}

/** A card that is pointed at. */
export interface AboutCard<S, P = Pointed> {
  table: TableFacts;
  scene: S;
  interaction: Interaction;
  pointed: P;
}

/** A seat of any game: whose colours it bears, and the faction or school whose emblem is on its shield. */
export interface OfSeat {
  table: TableFacts;
  seat: string;
  tone: Tincture;
  deck: string;
  onTurn: boolean;
}

/** A side of one game. */
export interface OfSide<S, V> {
  table: TableFacts;
  scene: S;
  side: V;
  tone: Tincture;
  clock: string;
}
