/** Goes through a game that is over: from moment to moment, at any speed, through any eyes. */

import { tick } from 'svelte';
import { api, refusalOf } from '../shell/api';
import { whenIdle } from '../shell/later';
import { keepingEqual } from '../shell/same';
import { tempo } from '../shell/settings.svelte';
import type { Entry, Refusal, Replay, ReplayMark, ReplayMoment } from '../shell/types';
import type { Stage } from '../table/stage.svelte';
import { clamp, momentOf, nextTurn } from './moments';

export const ALL = 'all';
export const WATCH = 'watch';
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a moment is looked at. */
const LOOK_MS = 1100;
/** One in which nothing happened but a choice. */
const GLANCE_MS = 350;
/** What is there sooner is drawn together with the place in the game, in one go; else the place goes ahead. */
const SOON_MS = 50;
/** So many moments that follow are asked for at once. */
const AHEAD = 8;
/** So many moments are remembered. */
const MOST_KEPT = 400;

export class Playback {
  /** Through whose eyes: those of a seat, a spectator's, or everybody's. */
  eyes = $state('');
  facts = $state.raw<Replay | null>(null);
  /** The moment one has gone to, and what is drawn, which may still be on its way. */
  at = $state(0);
  shown = $state.raw<ReplayMoment | null>(null);
  /** The moment the log has come to: it goes with what is drawn or acted out, so that the browser draws both at once. */
  told = $state(0);
  /** The furthest moment that was seen: nothing is told of what lies beyond. */
  reached = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);
  trouble = $state.raw<Refusal | null>(null);

  readonly id: string;
  /** How many moments are waited for: until they are there, nothing is drawn for which there is time. */
  awaited = 0;
  /** What moves; set as soon as the game is there. */
  stage: Stage | null = null;
  #kept = new Map<number, ReplayMoment>();
  /** Counts the wishes: only the last one is carried out. */
  #wish = 0;
  /** Where the last wish leads. */
  #goal = 0;
  #loading: Promise<unknown> = Promise.resolve();
  #acting: Promise<unknown> = Promise.resolve();
  #timer = 0;

  constructor(id: string) {
    this.id = id;
  }

  get marks(): readonly ReplayMark[] {
    return this.facts?.moments ?? [];
  }

  get last(): number {
    return Math.max(0, this.marks.length - 1);
  }

  /** The whole log up to a moment. */
  logUntil(moment: number): Entry[] {
    return this.facts?.log.slice(0, this.marks[moment]?.told ?? 0) ?? [];
  }

  /** Look through these eyes, or without any through those the server thinks best; where one stands, unless told. */
  async open(eyes = '', moment = this.#goal): Promise<void> {
    const wish = ++this.#wish;
    this.pause();
    try {
      const facts = await api.replay(this.id, eyes);
      const at = clamp(moment, 0, Math.max(0, facts.moments.length - 1));
      const [shown = null] = facts.moments.length > 0 ? await api.moments(this.id, at, facts.eyes, 1) : [];
      await this.#acting;
      if (wish !== this.#wish) return;
      this.#kept.clear();
      Object.assign(this, { facts, shown, at, told: at, eyes: facts.eyes, trouble: null });
      this.#goal = at;
      this.reached = Math.max(this.reached, at);
      this.stage?.forget();
      this.#lookAhead(at + 1);
    } catch (error) {
      if (wish === this.#wish) this.trouble = refusalOf(error);
    }
  }

  /** Go to a moment. What happened before the next one is acted out; any other is drawn at once. */
  async go(moment: number): Promise<void> {
    const to = clamp(moment, 0, this.last);
    const wish = ++this.#wish;
    this.#goal = to;
    this.stage?.skip();
    const late = setTimeout(() => this.#goTo(to, wish), SOON_MS);
    this.awaited++;
    const next = await this.#load(to, wish);
    this.awaited--;
    await this.#acting;
    clearTimeout(late);
    this.#goTo(to, wish);
    if (wish !== this.#wish || next === null) return;
    const isNext = this.#follows(to);
    this.#acting = this.#show(next, wish);
    await this.#acting;
    const ahead = (): void => void (wish === this.#wish && this.#lookAhead(to + 1));
    if (isNext) ahead();
    else whenIdle(ahead); // a jump is painted first
  }

  step(by: number): Promise<void> {
    this.pause();
    return this.go(this.#goal + by);
  }

  /** To the beginning of the next turn, or of this one, or of the one before it. */
  turn(by: 1 | -1): Promise<void> {
    this.pause();
    return this.go(nextTurn(this.marks, this.#goal, by));
  }

  /** To where a line of the log had just been told. */
  toLine(line: number): Promise<void> {
    this.pause();
    return this.go(momentOf(this.marks, line));
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Play on from here; from the end, once more from the beginning. */
  play(): void {
    if (this.last === 0) return;
    this.playing = true;
    void this.#run(this.#goal === this.last);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  setSpeed(speed: Speed): void {
    this.speed = tempo.speed = speed;
  }

  close(): void {
    this.pause();
    this.#wish++;
    tempo.speed = 1;
  }

  #goTo(moment: number, wish: number): void {
    if (wish === this.#wish) this.at = moment;
  }

  async #run(again: boolean): Promise<void> {
    await this.go(again ? 0 : this.#goal + 1);
    if (!this.playing) return;
    if (this.#goal === this.last) {
      this.pause();
      return;
    }
    const quiet = this.marks[this.#goal]?.told === this.marks[this.#goal + 1]?.told;
    this.#timer = setTimeout(() => void this.#run(false), (quiet ? GLANCE_MS : LOOK_MS) / this.speed);
  }

  /** Whether a moment is the one after what is drawn. */
  #follows(moment: number): boolean {
    return moment - 1 === this.shown?.moment;
  }

  async #show(next: ReplayMoment, wish: number): Promise<void> {
    const before = this.shown;
    const stage = this.stage;
    this.told = next.moment;
    if (before && stage && this.#follows(next.moment)) {
      const told = this.logUntil(next.moment).slice(this.marks[before.moment]?.told ?? 0);
      await stage.perform(before.scene, told, next.scene);
      if (wish !== this.#wish) stage.forget(); // what was acted out half is not drawn to its end
    } else stage?.forget();
    this.shown = before ? keepingEqual(before, next) : next;
    this.reached = Math.max(this.reached, next.moment);
    await tick();
    stage?.settle();
  }

  /** A moment, from what is remembered or from the server. While one is asked for, only the last wish waits. */
  async #load(moment: number, wish: number): Promise<ReplayMoment | null> {
    if (!this.#kept.has(moment)) await this.#loading; // it may be on its way
    if (wish !== this.#wish) return null;
    if (!this.#kept.has(moment)) await (this.#loading = this.#fetch(moment, 1));
    return this.#kept.get(moment) ?? null;
  }

  #lookAhead(moment: number): void {
    if (moment > this.last || this.#kept.has(moment)) return;
    this.#loading = this.#loading.then(() => (this.#kept.has(moment) ? undefined : this.#fetch(moment, AHEAD)));
  }

  async #fetch(moment: number, count: number): Promise<void> {
    const eyes = this.eyes;
    try {
      const moments = await api.moments(this.id, moment, eyes, count);
      if (eyes !== this.eyes) return;
      if (this.#kept.size > MOST_KEPT) this.#kept.clear();
      for (const one of moments) this.#kept.set(one.moment, one);
      this.trouble = null;
    } catch (error) {
      this.pause();
      this.trouble = refusalOf(error);
    }
  }
}
