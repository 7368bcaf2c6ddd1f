/** What the parts of a replay are given. */
import type { GameUI } from '../games/ui';
import type { Scene, TableFacts } from '../shell/types';
import type { Gesture } from '../table/gesture.svelte';
import type { Interaction } from '../table/interaction.svelte';
import type { Showing } from '../table/showing.svelte';
import type { Stage } from '../table/stage.svelte';
import type { Analysing } from './analysing.svelte';
import type { Notebook } from './notebook.svelte';
import type { Playback } from './playback.svelte';
import type { Recorded } from './recorded.svelte';

/** What may lie beside the board. */
export type Tab = 'log' | 'hand' | 'card' | 'analysis' | 'notes';

export interface AtReplay {
  playback: Playback;
  live: Recorded;
  table: TableFacts;
  scene: Scene;
  /** The scene in which the cards of a seat are seen, as far as these eyes see them. */
  sceneOf: (seat: string) => Scene;
  interaction: Interaction;
  stage: Stage;
  ui: GameUI;
  gesture: Gesture;
  showing: Showing;
  notebook: Notebook;
  analysing: Analysing;
  /** The rules of today cannot tell how it went. */
  outdated: boolean;
  ondiscard: (pile: string) => void;
  /** Play on from here; where there is nothing to play on, there is no way. */
  onplay?: () => void;
}
