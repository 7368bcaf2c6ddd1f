/**
 * A worked example that is played: the line to a table whose game follows from the plays. Every play is sent together
 * with those before it, and the server says where they lead; nothing is kept there.
 */

import { tick } from 'svelte';
import { reasonsOf } from '../offline/reasons';
import { Recorded } from '../replay/recorded.svelte';
import { api, refusalOf } from '../shell/api';
import type { Complaint, PlayableExample, Try } from '../shell/types';
import type { Stage } from '../table/stage.svelte';

/** Between two plays that follow from one. */
const PAUSE_MS = 400;

export class Trying extends Recorded {
  now = $state.raw<Try>(null as never);
  plays = $state.raw<string[]>([]);
  stage: Stage | null = null;
  #closed = false;

  constructor(
    readonly game: string,
    readonly id: string,
    readonly example: PlayableExample,
  ) {
    super();
    this.#stand(example.start, []);
  }

  override play = (text: string): void => void this.#send(text);

  override undo = (): void => {
    if (this.busy || this.plays.length === 0) return;
    this.takenBack++;
    void this.#back(this.plays.slice(0, -1));
  };

  override why = (picked: string[], pointed: string): Promise<Complaint[]> =>
    reasonsOf(api.exampleWhy(this.game, this.id, this.plays, picked, pointed));

  override odds = (texts: string[]) => Promise.resolve(this.now.odds.filter((one) => texts.includes(one.text)));

  /** Once more from the beginning. */
  restart(): void {
    if (this.busy) return;
    this.takenBack++;
    this.stage?.forget();
    this.#stand(this.example.start, []);
  }

  override close = (): void => void (this.#closed = true);

  async #send(text: string): Promise<void> {
    if (this.busy || this.now.stage !== 'open') return;
    const plays = [...this.plays, text];
    await this.#ask(async () => {
      const made = await api.playExample(this.game, this.id, plays);
      for (const [n, moment] of made.moments.entries()) {
        if (n > 0) await this.stage?.pause(PAUSE_MS);
        if (this.#closed) return;
        if (this.scene) await this.stage?.perform(this.scene, moment.log, moment.scene);
        this.scene = { ...moment.scene, choices: [] };
        this.log = [...this.log, ...moment.log];
        await tick();
        this.stage?.settle();
      }
      if (!this.#closed) this.#stand(made, plays);
    });
  }

  async #back(plays: string[]): Promise<void> {
    this.stage?.forget();
    const { start } = this.example;
    await this.#ask(async () => this.#stand(plays.length > 0 ? await api.playExample(this.game, this.id, plays) : start, plays));
  }

  async #ask(work: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      await work();
    } catch (error) {
      this.refusal = { type: 'refused', key: '', ...refusalOf(error) };
    } finally {
      this.busy = false;
    }
  }

  #stand(made: Try, plays: string[]): void {
    this.now = made;
    this.plays = plays;
    this.log = made.log;
    this.scene = { ...made.scene, undo: plays.length > 0 ? 'free' : 'none', moment: (this.scene?.moment ?? 0) + 1 };
  }
}
