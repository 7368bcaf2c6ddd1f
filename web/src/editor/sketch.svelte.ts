/** A position that is being set up: its text, what it looks like by now, what is wrong with it, and what it was before. */
import { api, refusalOf } from '../shell/api';
import { recall, remember } from '../shell/memory';
import type { EditStanding, PositionChange, PositionLook, Refusal } from '../shell/types';

/** Whoever types is not asked about before they have paused so many milliseconds. */
const PAUSE = 350;
/** So many steps can be taken back. */
const MOST_STEPS = 200;

export class Sketch {
  text = $state('');
  /** What the server said of the text last. */
  look = $state.raw<PositionLook | null>(null);
  /** The last look with a board that can be drawn: it stays while the next text is written. */
  board = $state.raw<PositionLook | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #past = $state.raw<readonly string[]>([]);
  #future = $state.raw<readonly string[]>([]);
  #typing = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly game: string) {
    this.text = recall(`editor.${game}`, '');
  }

  get problems() {
    return this.look?.problems ?? [];
  }

  get desk() {
    return this.look?.desk ?? null;
  }

  /** The text is a position, and somebody has to decide in it. */
  get playable(): boolean {
    return this.look !== null && this.problems.length === 0 && this.look.to_move !== '';
  }

  get mayUndo(): boolean {
    return this.#past.length > 0;
  }

  get mayRedo(): boolean {
    return this.#future.length > 0;
  }

  /** What is on a square, the uppermost first. */
  on(square: string): readonly EditStanding[] {
    return this.desk?.standing.filter((there) => there.square === square) ?? [];
  }

  /** Begin with a text: nothing was before it. */
  begin(text: string): void {
    this.#put(text);
    this.ask();
  }

  /** The text is another one from now on; what is typed in one go is one step. */
  write(text: string, typed = false): void {
    if (text === this.text) return this.ask();
    if (!typed || !this.#typing) this.#step();
    this.#typing = typed;
    this.#put(text);
    this.ask(typed ? PAUSE : 0);
  }

  /** Make a change; changes are made one after the other, each to what the one before has led to. */
  edit(change: PositionChange): Promise<boolean> {
    const edited = this.#last.then(() => this.#edit(change));
    this.#last = edited;
    return edited;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (before === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.text];
    this.#go(before);
  }

  redo(): void {
    const after = this.#future.at(-1);
    if (after === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.text];
    this.#go(after);
  }

  /** Look at the text as it is now. */
  ask(pause = 0): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => void this.#ask(), pause);
  }

  close(): void {
    clearTimeout(this.#waiting);
    this.#asked += 1;
  }

  #go(text: string): void {
    this.#typing = false;
    this.#put(text);
    this.ask();
  }

  #put(text: string): void {
    this.text = text;
    remember(`editor.${this.game}`, text);
  }

  #step(): void {
    this.#past = [...this.#past, this.text].slice(-MOST_STEPS);
    this.#future = [];
  }

  async #edit(change: PositionChange): Promise<boolean> {
    const before = this.text;
    clearTimeout(this.#waiting);
    const look = await this.#asking(() => api.lookAtPosition(this.game, before, change));
    if (look === null || this.text !== before) return false; // somebody has typed meanwhile: that counts
    if (look.text !== before) this.#step();
    this.#typing = false;
    this.#put(look.text);
    return true;
  }

  async #ask(): Promise<void> {
    this.#typing = false;
    await this.#asking(() => api.lookAtPosition(this.game, this.text, null));
  }

  /** What the server says, unless something else has been asked since. */
  async #asking(question: () => Promise<PositionLook>): Promise<PositionLook | null> {
    const number = ++this.#asked;
    try {
      const look = await question();
      if (number !== this.#asked) return null;
      this.refusal = null;
      this.look = look;
      if (look.view) this.board = look;
      return look;
    } catch (error) {
      if (number === this.#asked) this.refusal = refusalOf(error);
      return null;
    }
  }
}

/** Where a line of a text begins and ends, to select it; the first line is 1. */
export function lineAt(text: string, line: number): [number, number] {
  const lines = text.split('\n');
  const begin = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return [begin, begin + (lines[line - 1]?.length ?? 0)];
}
