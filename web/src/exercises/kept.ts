/** What this device remembers of exercises: which are solved, and the tries at each. */
import { recall, remember } from '../shell/memory';
import type { Words } from '../shell/types';

/** A try that ended, with its plays and what was missing; nothing was once it was solved. */
export interface KeptTry {
  number: number;
  plays: string[];
  missing: Words | null;
}

export interface Kept {
  solved: boolean;
  /** All tries so far, and the last of them that failed. */
  count: number;
  tries: KeptTry[];
  /** How many hints were looked at before it was first solved. */
  hints: number;
}

const NAME = 'exercises';
/** So many earlier tries are shown. */
const MOST = 6;
export const UNTRIED: Kept = { solved: false, count: 0, tries: [], hints: 0 };

export function keptOf(game: string, exercise: string): Kept {
  return recall<Record<string, Kept>>(NAME, {})[`${game}/${exercise}`] ?? UNTRIED;
}

function keep(game: string, exercise: string, kept: Kept): Kept {
  remember(NAME, { ...recall<Record<string, Kept>>(NAME, {}), [`${game}/${exercise}`]: kept });
  return kept;
}

/** A try has ended. What was solved once stays solved. */
export function keepTry(game: string, exercise: string, plays: string[], missing: Words | null): Kept {
  const before = keptOf(game, exercise);
  const made = { number: before.count + 1, plays, missing };
  const tries = missing === null ? before.tries : [...before.tries, made].slice(-MOST);
  return keep(game, exercise, { ...before, count: made.number, tries, solved: before.solved || missing === null });
}

/** A hint was looked at; once it is solved that is no matter. */
export function keepHint(game: string, exercise: string): Kept {
  const before = keptOf(game, exercise);
  return keep(game, exercise, before.solved ? before : { ...before, hints: before.hints + 1 });
}
