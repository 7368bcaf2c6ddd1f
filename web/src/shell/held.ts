/** Texts in which strong words are boxes, beside which a line may break: the signs that belong to them stay with them. */
import type { TextRun } from './words.svelte';

const OPENING = /[„“«(]*$/u;
const CLOSING = /^[”"»).,:;!?…]*/u;

/** A piece of such a text; a strong one has its signs beside it. */
export interface HeldRun extends TextRun {
  before: string;
  after: string;
}

export function held(runs: readonly TextRun[]): HeldRun[] {
  return runs.map((run, n) => {
    const [ahead, behind] = [runs[n - 1], runs[n + 1]];
    if (run.strong) {
      const before = ahead?.strong === '' ? found(OPENING, ahead.text) : '';
      return { ...run, before, after: behind?.strong === '' ? found(CLOSING, behind.text) : '' };
    }
    const text = ahead?.strong ? run.text.replace(CLOSING, '') : run.text;
    return { ...run, text: behind?.strong ? text.replace(OPENING, '') : text, before: '', after: '' };
  });
}

function found(signs: RegExp, text: string): string {
  return signs.exec(text)?.[0] ?? '';
}
