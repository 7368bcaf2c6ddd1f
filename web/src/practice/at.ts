/** What the parts of a table are given at which somebody practises. */
import type { GameUI } from '../games/ui';
import type { Scene, TableFacts } from '../shell/types';
import type { Gesture } from '../table/gesture.svelte';
import type { Interaction } from '../table/interaction.svelte';
import type { TableLine } from '../table/live.svelte';
import type { Showing } from '../table/showing.svelte';
import type { Stage } from '../table/stage.svelte';

export interface AtPractice {
  live: TableLine;
  table: TableFacts;
  scene: Scene;
  interaction: Interaction;
  stage: Stage;
  ui: GameUI;
  gesture: Gesture;
  showing: Showing;
  ondiscard: (pile: string) => void;
}

/** One line of a list: a lesson, an exercise. Words that are empty are not shown. */
export interface Row {
  path: string;
  title: string;
  /** What it is about. */
  about: string;
  /** How far somebody has come with it. */
  begun: string;
  /** Says that it is done; empty until then. */
  done: string;
}

/** What there is to practise in one game. */
export interface Shelf {
  about: string;
  rows: Row[];
  /** What the button says that leads to the first row that is not done, and what is said once all are. */
  go: string;
  done: string;
  /** Then a button with these words leads to the form for a game of it. */
  play?: string;
}
