/** The analysis of a game that is over: asked for, followed while it is made, stopped. */
import { api, refusalOf } from '../shell/api';
import type { AnalysedPlay, Analysis, Refusal } from '../shell/types';
import { byMoment } from './judged';

/** How often one asks how far it is. */
const POLL_MS = 1500;

export class Analysing {
  readonly #table: string;
  facts = $state.raw<Analysis | null>(null);
  plays = $state.raw<readonly AnalysedPlay[]>([]);
  trouble = $state.raw<Refusal | null>(null);
  readonly judged = $derived(byMoment(this.plays));
  #timer = 0;
  #closed = false;

  constructor(table: string) {
    this.#table = table;
    void this.#ask(() => api.analysis(this.#table, 0));
  }

  get isUnderWay(): boolean {
    return this.facts?.stage === 'waiting' || this.facts?.stage === 'running';
  }

  begin(): Promise<void> {
    return this.#ask(() => api.analyse(this.#table));
  }

  async stop(): Promise<void> {
    await this.#ask(() => api.stopAnalysis(this.#table));
    if (this.facts?.stage === 'none') this.plays = [];
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.#hear(await question());
      this.trouble = null;
    } catch (error) {
      this.trouble = refusalOf(error);
    }
    if (this.isUnderWay && !this.#closed) {
      this.#timer = setTimeout(() => void this.#ask(() => api.analysis(this.#table, this.plays.length)), POLL_MS);
    }
  }

  /** What was told before is not told again. */
  #hear(facts: Analysis): void {
    this.facts = facts;
    const first = facts.plays[0]?.place;
    if (first !== undefined) this.plays = [...this.plays.slice(0, first - 1), ...facts.plays];
  }
}
