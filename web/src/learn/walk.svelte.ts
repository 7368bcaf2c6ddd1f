/**
 * Walks through a lesson: it is the line to a table whose game is written down. What the learner plays is compared with
 * what the step wants; everything else follows from the lesson, and nothing is sent but the question why a click is wrong.
 */

import { tick } from 'svelte';
import { reasonsOf } from '../offline/reasons';
import { Recorded } from '../replay/recorded.svelte';
import { api } from '../shell/api';
import type { Choice, Complaint, Lesson, LessonStep, Scene, Words } from '../shell/types';
import { placeStep } from '../table/way';
import type { Stage } from '../table/stage.svelte';
import type { LearningHand } from './hand.svelte';
import { keepProgress } from './progress';

/** Between two plays, and between two picks that are shown. */
const PAUSE_MS = 700;
/** What is asked where nothing is to be played. */
const READ: Words = { id: 'learn-read', args: {}, squares: [] };

export class Walk extends Recorded {
  readonly lesson: Lesson;
  /** The step that is to be done; as many as there are once all are done. */
  at = $state(0);
  /** How often something else was played or clicked in this step. */
  wrongs = $state(0);

  /** Hears on which place something else was meant; empty where on none. */
  onmiss: (place: string) => void = () => undefined;
  stage: Stage | null = null;
  hand: LearningHand | null = null;
  #closed = false;

  constructor(lesson: Lesson, at: number) {
    super();
    this.lesson = lesson;
    this.table = lesson.table;
    this.#stand(at < lesson.steps.length ? at : 0);
  }

  readonly step = $derived.by<LessonStep | null>(() => this.lesson.steps[this.at] ?? null);
  readonly over = $derived.by(() => this.at >= this.lesson.steps.length);
  /** The choice the step wants; none where it is only read. */
  readonly wanted = $derived.by<Choice | null>(
    () => this.scene?.choices.find((choice) => choice.text === this.step?.play) ?? null,
  );
  /** What is to be remembered of the steps that are done. */
  readonly known = $derived.by<string[]>(() =>
    this.lesson.steps
      .slice(0, this.at)
      .map((step) => step.known)
      .filter(Boolean),
  );

  /** The learner has played something: it is what the step wants, or it is told why not. */
  override play = (text: string): void => {
    const { step } = this;
    if (step === null || !step.play || this.busy) return;
    if (text === step.play) void this.#go(step);
    else {
      const played = this.scene?.choices.find((choice) => choice.text === text);
      this.#answer(step.wrong[text] ?? 'learn-another', step.rule);
      this.onmiss(played?.path.findLast((pick) => pick.kind === 'place')?.id ?? '');
    }
  };

  override undo = (): void => this.back();

  override why = async (picked: string[], pointed: string): Promise<Complaint[]> => {
    const { game, id } = this.lesson;
    if (this.step === null || !this.step.play) return [];
    this.wrongs++;
    return reasonsOf(api.lessonWhy(game, id, this.at, picked, pointed));
  };

  override odds = (texts: string[]) => Promise.resolve((this.step?.odds ?? []).filter((one) => texts.includes(one.text)));

  /** A step that is only read has been read. */
  next(): void {
    if (this.step !== null && !this.step.play && !this.busy) this.#stand(this.at + 1);
  }

  /** One step back, to where it began. */
  back(): void {
    if (this.busy || this.at === 0) return;
    this.stage?.forget();
    this.takenBack++;
    this.#stand(this.at - 1);
  }

  /** Once more from the beginning. */
  restart(): void {
    this.stage?.forget();
    this.#stand(0);
  }

  /** Do the step for the learner, one pick after the other, so that it can be seen how. */
  async show(): Promise<void> {
    const [{ step, wanted, hand }, at] = [this, this.at];
    if (this.busy) return;
    if (step === null || !step.play || wanted === null) return this.next();
    hand?.clear();
    if (hand) hand.demonstrated = wanted;
    await tick();
    if (hand?.draws(wanted)) await this.stage?.pause(2 * PAUSE_MS);
    else {
      for (const [n, pick] of wanted.path.entries()) {
        if (pick.kind === 'word') continue;
        const plays = pick.kind === 'place' && n === wanted.path.length - 1; // it is lit, and the click on it would be the play
        if (!plays) hand?.pick(pick.kind === 'place' ? placeStep(pick.id) : hand.stepOf(pick.id));
        await this.stage?.pause(PAUSE_MS);
      }
    }
    if (hand) hand.demonstrated = null;
    if (this.#closed || this.at !== at || this.busy) return;
    hand?.clear();
    await this.#go(step);
  }

  override close = (): void => void (this.#closed = true);

  /** Say what is wrong about what was played. */
  #answer(id: string, rule: string): void {
    this.wrongs++;
    const words: Words = { id, args: {}, squares: [] };
    if (this.hand) this.hand.complaint = { words, rule };
  }

  /** Act out what follows from the step, one play after the other, and go on. */
  async #go(step: LessonStep): Promise<void> {
    this.busy = true;
    try {
      for (const [n, moment] of step.moments.entries()) {
        if (n > 0) await this.stage?.pause(PAUSE_MS);
        if (this.#closed) return;
        if (this.scene) await this.stage?.perform(this.scene, moment.log, moment.scene);
        this.#draw({ ...moment.scene, choices: [] });
        this.log = [...this.log, ...moment.log];
        await tick();
        this.stage?.settle();
      }
    } finally {
      this.busy = false;
    }
    this.#stand(this.at + 1);
  }

  /** Stand before a step: the table is as all steps before it have left it. */
  #stand(at: number): void {
    const { lesson } = this;
    const before = lesson.steps.slice(0, at).flatMap((step) => step.moments);
    const scene = before.at(-1)?.scene ?? lesson.scene;
    const reads = !lesson.steps[at]?.play;
    this.at = at;
    this.wrongs = 0;
    this.onmiss('');
    this.log = [...lesson.log, ...before.flatMap((moment) => moment.log)];
    const undo = at > 0 && at < lesson.steps.length ? 'free' : 'none';
    this.#draw({ ...scene, ...(reads ? { choices: [], prompt: READ, rule: '' } : {}), undo });
    keepProgress(lesson.game, lesson.id, at, lesson.steps.length);
  }

  /** Every step is a moment of its own, also where the table stays as it is. */
  #draw(scene: Scene): void {
    this.scene = { ...scene, moment: (this.scene?.moment ?? 0) + 1 };
  }
}
