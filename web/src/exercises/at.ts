/** What the parts of an exercise are given, how it is called and where it is. */
import type { ExerciseList } from '../shell/types';
import type { Trial } from './trial.svelte';

export interface OfExercise {
  trial: Trial;
  list: ExerciseList;
  onshare: () => void;
  /** Plays the game on from where the try has led; none while it is open, or once the game is over. */
  onplay: (() => void) | undefined;
}

/** The address of an exercise, and of the list of its game. */
export function addressOf(game: string, exercise = ''): string {
  return exercise ? `/exercises/${game}/${exercise}` : `/exercises/${game}`;
}

/** The message that is the title of an exercise. */
export function titleOf(list: { prefix: string }, exercise: string): string {
  return `${list.prefix}-exercise-${exercise}`;
}
