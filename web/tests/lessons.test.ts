import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LearningHand } from '../src/learn/hand.svelte';
import { keepProgress, progressOf } from '../src/learn/progress';
import { partsOf } from '../src/learn/text';
import { Walk } from '../src/learn/walk.svelte';
import { api } from '../src/shell/api';
import { settings } from '../src/shell/settings.svelte';
import type { Lesson, LessonStep, Scene } from '../src/shell/types';
import { Stage } from '../src/table/stage.svelte';
import { placeStep } from '../src/table/way';
import { choice, entry, FakeActor, game, scene, table } from './fakes.svelte';

const FIRST = scene([choice('move a1 a2', 'p:a1 p:a2'), choice('move a1 a3', 'p:a1 p:a3'), choice('end', '')]);
const SECOND = scene([choice('attack a2 b2', 'p:a2 p:b2'), choice('end', '')], { moment: 2 });
const LAST = scene([], { moment: 3 });

function step(say: string, more: Partial<LessonStep> = {}): LessonStep {
  return { say, play: '', light: [], rule: 'R-1', wrong: {}, known: '', odds: [], moments: [], ...more };
}

function lesson(): Lesson {
  const moved = (to: Scene, n: number) => ({ scene: to, log: [entry('moved', {}, n)] });
  const steps = [
    step('look', { light: ['b2'] }),
    step('move', { play: 'move a1 a2', moments: [moved(SECOND, 1)], wrong: { end: 'too-early' }, known: 'moving' }),
    step('strike', { play: 'attack a2 b2', moments: [moved(SECOND, 2), moved(LAST, 3)] }),
  ];
  return {
    id: 'first',
    game: 'toy',
    prefix: 'toy',
    number: 1,
    minutes: 1,
    table: table(),
    scene: FIRST,
    log: [entry('turn', {}, 0)],
    steps,
  };
}

/** Somebody who learns, standing before a step. */
function learning(at = 0): { walk: Walk; hand: LearningHand; actor: FakeActor } {
  const actor = new FakeActor();
  const ui = game({ createActor: () => actor });
  const walk = new Walk(lesson(), at);
  const stage = new Stage(ui);
  const hand = new LearningHand(walk, stage, ui);
  walk.stage = stage;
  walk.hand = hand;
  return { walk, hand, actor };
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  settings.motion = 'normal';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('walking through a lesson', () => {
  test('what is only read offers nothing, and a click on what is spoken of goes on', () => {
    const { walk, hand } = learning();
    expect(walk.scene?.choices).toEqual([]);
    hand.pressPlace('a1');
    expect(walk.at).toBe(0);
    expect(walk.scene?.prompt.id).toBe('learn-read');
    hand.pressPlace('b2');
    expect([walk.at, walk.scene?.choices.length]).toEqual([1, 3]);
    expect(walk.scene?.prompt).toEqual(FIRST.prompt);
  });

  test('the right play is acted out and leads to the next step', async () => {
    const { walk, actor } = learning(1);
    walk.play('move a1 a2');
    expect(walk.busy).toBe(true);
    await vi.runAllTimersAsync();
    expect([walk.at, walk.busy, walk.known]).toEqual([2, false, ['moving']]);
    expect(actor.acted).toEqual(['moved']);
    expect(walk.log.map((one) => one.n)).toEqual([0, 1]);
    expect(walk.scene?.choices.map((one) => one.text)).toEqual(['attack a2 b2', 'end']);
  });

  test('all that follows is acted out, and at the end there is nothing to choose', async () => {
    const { walk, actor } = learning(2);
    walk.play('attack a2 b2');
    await vi.runAllTimersAsync();
    expect([walk.over, walk.step, actor.acted.length]).toEqual([true, null, 2]);
    expect(walk.scene?.choices).toEqual([]);
    expect(walk.scene?.undo).toBe('none');
  });

  test('another play is answered with its own words, else with those for all, and its rule', () => {
    const { walk, hand } = learning(1);
    walk.play('end');
    expect(hand.complaint).toMatchObject({ words: { id: 'too-early' }, rule: 'R-1' });
    expect(hand.missed).toBe('');
    walk.play('move a1 a3');
    expect(hand.complaint).toMatchObject({ words: { id: 'learn-another' }, rule: 'R-1' });
    expect([walk.at, walk.wrongs, hand.missed]).toEqual([1, 2, 'a3']);
    vi.advanceTimersByTime(5000);
    expect(hand.missed).toBe('');
  });

  test('a click that is not legal is answered by the engine, and what is picked stays picked', async () => {
    const { hand } = learning(1);
    const told = { words: { id: 'too-far', args: {}, squares: [] }, rule: 'R-2' };
    const asked = vi.spyOn(api, 'lessonWhy').mockResolvedValue([told]);
    hand.pressPlace('a1');
    hand.pressPlace('f6');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.mock.calls).toEqual([['toy', 'first', 1, ['a1'], 'f6']]);
    expect([hand.complaint, hand.missed, hand.picked?.id]).toEqual([told, 'f6', 'a1']);
  });

  test('without the server a wrong click is no harm, and it is said that the reason is not known', async () => {
    const { walk, hand } = learning(1);
    vi.spyOn(api, 'lessonWhy').mockRejectedValue(new Error('away'));
    hand.pressPlace('a1');
    hand.pressPlace('f6');
    await vi.advanceTimersByTimeAsync(0);
    expect(hand.complaint).toMatchObject({ words: { id: 'offline-reason' }, rule: '' });
    expect([walk.wrongs, hand.picked?.id]).toEqual([1, 'a1']);
  });

  test('what is to be clicked next follows the picks', () => {
    const { hand } = learning(1);
    expect(hand.due).toMatchObject({ kind: 'place', id: 'a1' });
    hand.pick(placeStep('a1'));
    expect(hand.due).toMatchObject({ kind: 'place', id: 'a2' });
  });

  test('it can be shown how, pick by pick, and what ends it is lit and not picked', async () => {
    const { walk, hand } = learning(1);
    void walk.show();
    await vi.advanceTimersByTimeAsync(0);
    expect([hand.picked?.id, hand.demonstrated?.text]).toEqual(['a1', 'move a1 a2']);
    await vi.advanceTimersByTimeAsync(800);
    expect([hand.picked?.id, hand.due?.id]).toEqual(['a1', 'a2']);
    await vi.runAllTimersAsync();
    expect([walk.at, hand.demonstrated]).toEqual([2, null]);
  });

  test('what the game draws itself is shown without picks', async () => {
    const { walk, hand } = learning(1);
    hand.draws = () => true;
    void walk.show();
    await vi.advanceTimersByTimeAsync(0);
    expect([hand.picked, hand.demonstrated?.text]).toEqual([null, 'move a1 a2']);
    await vi.runAllTimersAsync();
    expect(walk.at).toBe(2);
  });

  test('where something else was meant bears no cross any more once the right play is made', async () => {
    const { walk, hand } = learning(1);
    walk.play('move a1 a3');
    expect(hand.missed).toBe('a3');
    settings.motion = 'off';
    walk.play('move a1 a2');
    await vi.advanceTimersByTimeAsync(0);
    expect([walk.at, hand.missed]).toEqual([2, '']);
  });

  test('who goes elsewhere while it is shown finds nothing changed', async () => {
    const { walk } = learning(1);
    void walk.show();
    walk.close();
    await vi.runAllTimersAsync();
    expect(walk.at).toBe(1);
  });

  test('one step back is where that step began', () => {
    const { walk } = learning(2);
    expect(walk.scene?.undo).toBe('free');
    walk.undo();
    expect([walk.at, walk.log.length, walk.scene?.choices.length]).toEqual([1, 1, 3]);
    walk.back();
    walk.back();
    expect(walk.at).toBe(0);
  });
});

describe('how far one has come', () => {
  test('a lesson goes on where it was left, and begins anew once it was done', async () => {
    const { walk } = learning(1);
    expect(progressOf('toy', 'first')).toEqual({ at: 1, done: false });
    walk.play('move a1 a2');
    await vi.runAllTimersAsync();
    expect(progressOf('toy', 'first')).toEqual({ at: 2, done: false });
    walk.play('attack a2 b2');
    await vi.runAllTimersAsync();
    expect(progressOf('toy', 'first')).toEqual({ at: 0, done: true });
  });

  test('a lesson that was done stays done', () => {
    keepProgress('toy', 'one', 4, 4);
    keepProgress('toy', 'two', 2, 4);
    keepProgress('toy', 'one', 1, 4);
    expect(progressOf('toy', 'one')).toEqual({ at: 1, done: true });
    expect(progressOf('toy', 'two')).toEqual({ at: 2, done: false });
  });

  test('a place that is no longer there is the beginning', () => {
    expect(new Walk(lesson(), 9).at).toBe(0);
  });
});

test('words between stars stand out', () => {
  expect(partsOf('Go to *e4*.')).toEqual([
    { text: 'Go to ', strong: false },
    { text: 'e4', strong: true },
    { text: '.', strong: false },
  ]);
});
