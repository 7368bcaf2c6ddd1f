/**
 * A try at an exercise: the line to a table whose game follows from the plays. Every play is sent together with those
 * before it, and the server says where they lead; nothing is kept there.
 */

import { tick } from 'svelte';
import { reasonsOf } from '../offline/reasons';
import { Recorded } from '../replay/recorded.svelte';
import { api, refusalOf } from '../shell/api';
import type { Complaint, Exercise, Try, Words } from '../shell/types';
import type { Stage } from '../table/stage.svelte';
import { type Kept, keepHint, keepTry, type KeptTry, keptOf } from './kept';

/** Between two plays that follow from one. */
const PAUSE_MS = 500;

export class Trial extends Recorded {
  readonly exercise: Exercise;
  now = $state.raw<Try>(null as never);
  plays = $state.raw<string[]>([]);
  kept = $state.raw<Kept>(null as never);
  /** The try that is looked at again; null: the one that is being made. */
  shown = $state.raw<KeptTry | null>(null);
  /** What the hints have said in this try: nothing, what to look at, or also what to play next. */
  hinted = $state<0 | 1 | 2>(0);
  /** The next play of the solution in words; null once the plays have left it. */
  advised = $state.raw<Words | null>(null);

  stage: Stage | null = null;
  #closed = false;

  constructor(exercise: Exercise) {
    super();
    this.exercise = exercise;
    this.table = exercise.table;
    this.kept = keptOf(exercise.game, exercise.id);
    this.#stand(exercise.start, []);
  }

  /** The number of the try that is shown. */
  readonly number = $derived.by(
    () => this.shown?.number ?? (this.now.stage === 'open' ? this.kept.count + 1 : Math.max(1, this.kept.count)),
  );
  /** What is missing most: the first condition that is not met. */
  readonly missing = $derived.by<Words | null>(() => this.now.goals.find((one) => !one.met)?.missing ?? null);

  override play = (text: string): void => void this.#send(text);

  override undo = (): void => {
    if (this.busy || this.now.stage !== 'open' || this.plays.length === 0) return;
    this.takenBack++;
    void this.#go(this.plays.slice(0, -1));
  };

  override why = (picked: string[], pointed: string): Promise<Complaint[]> => {
    const { game, id } = this.exercise;
    return reasonsOf(api.exerciseWhy(game, id, this.plays, picked, pointed));
  };

  override odds = (texts: string[]) => Promise.resolve(this.now.odds.filter((one) => texts.includes(one.text)));

  /** Once more from the beginning. */
  restart(): void {
    if (this.busy) return;
    this.stage?.forget();
    this.takenBack++;
    this.#stand(this.exercise.start, []);
  }

  /** See where an earlier try has led. */
  async show(earlier: KeptTry): Promise<void> {
    if (!this.busy && (await this.#go(earlier.plays))) this.shown = earlier;
  }

  /** Whether there is more to be said: what to look at also helps before the next try. */
  readonly advisable = $derived.by(() => this.now.stage === 'open' || (this.now.stage === 'failed' && this.hinted === 0));

  /** What to look at; asked again, the next play of the solution. */
  async advise(): Promise<void> {
    const { game, id } = this.exercise;
    if (this.busy || !this.advisable) return;
    this.kept = keepHint(game, id);
    if (this.hinted === 0) this.hinted = 1;
    else await this.#showNext();
  }

  override close = (): void => void (this.#closed = true);

  async #showNext(): Promise<void> {
    const { game, id } = this.exercise;
    const { plays } = this;
    try {
      const { next } = await api.tryExercise(game, id, plays, true);
      if (plays !== this.plays) return;
      this.advised = this.scene?.choices.find((choice) => choice.text === next)?.label ?? null;
      this.hinted = 2;
    } catch (error) {
      this.#refuse(error);
    }
  }

  async #send(text: string): Promise<void> {
    if (this.busy || this.now.stage !== 'open') return;
    const { game, id } = this.exercise;
    const plays = [...this.plays, text];
    this.busy = true;
    this.refusal = null;
    try {
      const made = await api.tryExercise(game, id, plays);
      await this.#perform(made);
      if (this.#closed) return;
      this.#stand(made, plays);
      if (made.stage !== 'open') this.kept = keepTry(game, id, plays, made.stage === 'solved' ? null : this.missing);
    } catch (error) {
      this.#refuse(error);
    } finally {
      this.busy = false;
    }
  }

  /** Show where some plays lead, without acting them out; whether that could be done. */
  async #go(plays: string[]): Promise<boolean> {
    const { game, id, start } = this.exercise;
    this.busy = true;
    this.refusal = null;
    this.stage?.forget();
    try {
      this.#stand(plays.length > 0 ? await api.tryExercise(game, id, plays) : start, plays);
      return true;
    } catch (error) {
      this.#refuse(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  async #perform(made: Try): Promise<void> {
    for (const [n, moment] of made.moments.entries()) {
      if (n > 0) await this.stage?.pause(PAUSE_MS);
      if (this.#closed) return;
      if (this.scene) await this.stage?.perform(this.scene, moment.log, moment.scene);
      this.scene = { ...moment.scene, choices: [] };
      this.log = [...this.log, ...moment.log];
      await tick();
      this.stage?.settle();
    }
  }

  #stand(made: Try, plays: string[]): void {
    this.now = made;
    this.plays = plays;
    this.shown = null;
    this.advised = null;
    if (this.hinted === 2) this.hinted = 1;
    this.log = made.log;
    const undo = plays.length > 0 && made.stage === 'open' ? 'free' : 'none';
    this.scene = { ...made.scene, undo, moment: (this.scene?.moment ?? 0) + 1 };
  }

  #refuse(error: unknown): void {
    this.refusal = { type: 'refused', key: '', ...refusalOf(error) };
  }
}
