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
  /** It leads only to what is hardly ever meant. */
  deliberate: boolean;
}

/** The offer to play a choice. */
export function playing(choice: Choice): Offer {
  return {
    key: choice.text,
    label: choice.label,
    verb: choice.verb,
    choice,
    way: [],
    uses: choice.uses,
    deliberate: choice.deliberate,
  };
}

/** Choices of which at most a word is left after these picks, and other words that may be said next. */
export function offersOf(complete: readonly Choice[], next: ReadonlyMap<string, Next>, way: readonly Step[]): Offer[] {
  const words = [...next.values()].filter((one) => one.pick.kind === 'word');
  return [
    ...complete.map((choice) => ({ ...playing(choice), label: lastWords(choice, complete) })),
    ...words.map((one) => saying(one, way)),
  ];
}

/** What the last word of a choice says, unless it is the last word of another choice as well. */
function lastWords(choice: Choice, all: readonly Choice[]): Words {
  const last = choice.path.at(-1);
  const alike = all.filter((one) => one.path.at(-1)?.kind === 'word' && one.path.at(-1)?.id === last?.id);
  return (last?.kind === 'word' && alike.length === 1 && last.label) || choice.label;
}

function saying({ pick, choices }: Next, way: readonly Step[]): Offer {
  const verbs = new Set(choices.map((one) => one.verb));
  const [only, ...others] = choices;
  return {
    key: `${pick.kind} ${pick.id}`,
    label: pick.label ?? { id: pick.id, args: {}, squares: [] },
    verb: verbs.size === 1 ? (only?.verb ?? '') : '',
    choice: null,
    way: [...way, { kind: pick.kind, id: pick.id, slot: '' }],
    uses: others.length === 0 ? (only?.uses ?? []) : [],
    deliberate: choices.every((one) => one.deliberate),
  };
}
