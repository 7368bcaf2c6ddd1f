/** What the parts of a lesson are given. */
import type { GameUI } from '../games/ui';
import type { Course, Scene, TableFacts } from '../shell/types';
import type { Gesture } from '../table/gesture.svelte';
import type { Showing } from '../table/showing.svelte';
import type { Stage } from '../table/stage.svelte';
import type { LearningHand } from './hand.svelte';
import type { Light } from './light.svelte';
import type { Walk } from './walk.svelte';

export interface AtLesson {
  walk: Walk;
  table: TableFacts;
  scene: Scene;
  interaction: LearningHand;
  stage: Stage;
  ui: GameUI;
  gesture: Gesture;
  showing: Showing;
  light: Light;
  course: Course;
  ondiscard: (pile: string) => void;
}
