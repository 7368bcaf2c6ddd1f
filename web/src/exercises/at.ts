/** What the parts of an exercise are given. */
import type { GameUI } from '../games/ui';
import type { ExerciseList, Scene, TableFacts } from '../shell/types';
import type { Gesture } from '../table/gesture.svelte';
import type { Interaction } from '../table/interaction.svelte';
import type { Showing } from '../table/showing.svelte';
import type { Stage } from '../table/stage.svelte';
import type { Trial } from './trial.svelte';

export interface AtExercise {
  trial: Trial;
  table: TableFacts;
  scene: Scene;
  interaction: Interaction;
  stage: Stage;
  ui: GameUI;
  gesture: Gesture;
  showing: Showing;
  list: ExerciseList;
  ondiscard: (pile: string) => void;
  onshare: () => void;
}

/** The address of an exercise, and of the list of its game. */
export function addressOf(game: string, exercise = ''): string {
  return exercise ? `/exercises/${game}/${exercise}` : `/exercises/${game}`;
}

/** The message that is the title of an exercise. */
export function titleOf(list: { prefix: string }, exercise: string): string {
  return `${list.prefix}-exercise-${exercise}`;
}
