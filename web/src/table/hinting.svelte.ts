/** What a good player would do here: asked for, shown on the board, played or let go. Only where computers play. */

import { settings } from '../shell/settings.svelte';
import type { Advised, Choice, Words } from '../shell/types';
import type { TableLine } from './live.svelte';
import { isAgainstComputers } from './seating';
import { isCard } from './way';

export interface Shown {
  choice: Choice;
  /** What it brings by the end of the turn. */
  changes: readonly Words[];
  /** By how much the chance of winning is less than with the first, about. */
  behind: number;
  /** It comes first of all that are advised, or last. */
  first: boolean;
  last: boolean;
}

export class Hinting {
  readonly #live: TableLine;
  #advice = $state.raw<{ moment: number; advice: readonly Advised[] }>({ moment: -1, advice: [] });
  #at = $state(0);
  #open = $state(false);
  /** The moment that was asked about last, whether or not there was an answer. */
  #asked = -1;

  /** It is being thought about; `waited` by somebody who asked for it. */
  thinking = $state(false);
  waited = $state(false);
  /** Who asked by keyboard goes on by keyboard. */
  byKeyboard = false;

  constructor(live: TableLine) {
    this.#live = live;
  }

  /** Whether hints can be had at this table, and are wished for. */
  get allowed(): boolean {
    const { table } = this.#live;
    return settings.hints !== 'never' && table !== null && isAgainstComputers(table);
  }

  /** What is advised and shown now. */
  readonly shown = $derived.by<Shown | null>(() => {
    const { scene, pending } = this.#live;
    const { moment, advice } = this.#advice;
    const one = advice[this.#at];
    const choice = scene?.choices.find(({ text }) => text === one?.text);
    if (!this.#open || !one || !choice || scene?.moment !== moment || pending) return null;
    const { changes, behind } = one;
    return { choice, changes, behind, first: this.#at === 0, last: this.#at === advice.length - 1 };
  });
  /** The places and cards of it. */
  readonly places = $derived.by<readonly string[]>(() => {
    const { path = [], uses = [] } = this.shown?.choice ?? {};
    return [...path.filter((pick) => pick.kind === 'place').map((pick) => pick.id), ...uses];
  });
  readonly cards = $derived.by<readonly string[]>(() => (this.shown?.choice.path ?? []).filter(isCard).map((pick) => pick.id));

  /** Ask, or show what was answered; what is shown already gives way to the next, the last of all to nothing. */
  ask(next: boolean): void {
    const { scene } = this.#live;
    if (scene === null) return;
    if (this.thinking && this.#asked === scene.moment) this.#open = this.waited = true;
    else if (this.#advice.moment !== scene.moment) void this.#think(scene.moment, true);
    else if (!next) this.#open = true;
    else {
      this.#open = this.#at + 1 < this.#advice.advice.length;
      this.#at = this.#open ? this.#at + 1 : 0;
    }
  }

  /** A new question: whoever always wants a hint is given one, if there is anything to choose. */
  offer(): void {
    const { scene } = this.#live;
    if (settings.hints !== 'always' || !this.allowed || scene === null || scene.choices.length < 2) return;
    if (this.#asked !== scene.moment) void this.#think(scene.moment, false);
  }

  /** The viewer goes on without it. */
  close(): void {
    this.#open = this.waited = false;
  }

  async #think(moment: number, waited: boolean): Promise<void> {
    const before = this.#live.refusal;
    this.#asked = moment;
    this.#open = this.thinking = true;
    this.waited = waited;
    const advice = await this.#live.hint();
    if (this.#asked !== moment) return; // by now it is about something else
    this.thinking = false;
    if (advice.length > 0) {
      this.#advice = { moment, advice };
      this.#at = 0;
    } else if (!this.waited) this.#live.refusal = before; // nobody asked, so nobody is told that there is none
  }
}
