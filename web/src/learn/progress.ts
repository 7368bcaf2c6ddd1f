/** How far somebody has come in the lessons, as this device remembers it. */
import { recall, remember } from '../shell/memory';

interface Kept {
  /** The step to go on with. */
  at: number;
  /** It was walked to its end once. */
  done: boolean;
}

const NAME = 'lessons';
const NEW: Kept = { at: 0, done: false };

function keyOf(game: string, lesson: string): string {
  return `${game}/${lesson}`;
}

export function progressOf(game: string, lesson: string): Kept {
  return recall<Record<string, Kept>>(NAME, {})[keyOf(game, lesson)] ?? NEW;
}

/** Keep the step somebody has come to; a lesson that was done stays done, and begins anew next time. */
export function keepProgress(game: string, lesson: string, at: number, steps: number): void {
  const done = progressOf(game, lesson).done || at >= steps;
  const kept = { at: at >= steps ? 0 : at, done };
  remember(NAME, { ...recall<Record<string, Kept>>(NAME, {}), [keyOf(game, lesson)]: kept });
}
