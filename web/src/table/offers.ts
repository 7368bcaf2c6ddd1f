/** What buttons offer: to play a choice, or to say the next word on the way to one. */

import type { Choice, Words } from '../shell/types';
import type { Next, Step } from './way';

export interface Offer {
  /** Tells it apart from the others. */
  key: string;
  label: Words;
  /** What all choices it leads to have in common; empty if nothing. */
  verb: string;
  /** The choice it plays; null if more has to be picked after it. */
  choice: Choice | null;
  /** What is picked once it is taken. */
  way: readonly Step[];
  /** Places it makes use of. */
  uses: readonly string[];
}

/** The offer to play a choice. */
export function playing(choice: Choice): Offer {
  return { key: choice.text, label: choice.label, verb: choice.verb, choice, way: [], uses: choice.uses };
}

/** Choices that need nothing more after these picks, and words that may be said next. */
export function offersOf(complete: readonly Choice[], next: ReadonlyMap<string, Next>, way: readonly Step[]): Offer[] {
  const words = [...next.values()].filter((one) => one.pick.kind === 'word');
  return [...complete.map(playing), ...words.map((one) => saying(one, way))];
}

function saying({ pick, choices }: Next, way: readonly Step[]): Offer {
  const step: Step = { kind: pick.kind, id: pick.id, slot: '' };
  const [only, ...others] = choices;
  const choice = only && others.length === 0 && only.path.length === way.length + 1 ? only : null;
  const verbs = new Set(choices.map((one) => one.verb));
  return {
    key: `${pick.kind} ${pick.id}`,
    label: pick.label ?? only?.label ?? { id: pick.id, args: {}, squares: [] },
    verb: verbs.size === 1 ? (only?.verb ?? '') : '',
    choice,
    way: [...way, step],
    uses: choices.length === 1 ? (only?.uses ?? []) : [],
  };
}
