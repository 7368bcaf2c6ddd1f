/** A position that is being written: its text, what it looks like by now, and what is wrong with it. */
import { api, refusalOf } from '../shell/api';
import { recall, remember } from '../shell/memory';
import { shownTheme } from '../shell/settings.svelte';
import type { PositionLook, Refusal } from '../shell/types';
import { language } from '../shell/words.svelte';

/** Whoever types is not asked about before they have paused so many milliseconds. */
const PAUSE = 350;

export class Sketch {
  text = $state('');
  /** What the server said of the text last. */
  look = $state.raw<PositionLook | null>(null);
  /** The board of the last text that was a position: it stays while the next one is written. */
  board = $state.raw<PositionLook | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor(readonly game: string) {
    this.text = recall(`editor.${game}`, '');
  }

  get problems() {
    return this.look?.problems ?? [];
  }

  /** The text is a position, and somebody has to decide in it. */
  get playable(): boolean {
    return this.look !== null && this.problems.length === 0 && this.look.to_move !== '';
  }

  write(text: string): void {
    this.text = text;
    remember(`editor.${this.game}`, text);
    this.ask(PAUSE);
  }

  /** Look at the text as it is now; in another language or light, too. */
  ask(pause = 0): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#ask(), pause);
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.#asked += 1;
  }

  async #ask(): Promise<void> {
    const number = ++this.#asked;
    try {
      const look = await api.lookAtPosition(this.game, this.text, language.code, shownTheme());
      if (number !== this.#asked) return;
      this.refusal = null;
      this.look = look;
      if (look.problems.length === 0) this.board = look;
    } catch (error) {
      if (number === this.#asked) this.refusal = refusalOf(error);
    }
  }
}

/** Where a line of a text begins and ends, to select it; the first line is 1. */
export function lineAt(text: string, line: number): [number, number] {
  const lines = text.split('\n');
  const begin = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return [begin, begin + (lines[line - 1]?.length ?? 0)];
}
