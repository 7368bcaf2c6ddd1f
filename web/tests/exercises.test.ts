import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addressOf, titleOf } from '../src/exercises/at';
import { keepHint, keepTry, keptOf } from '../src/exercises/kept';
import { Trial } from '../src/exercises/trial.svelte';
import { api, ApiError } from '../src/shell/api';
import type { Exercise, Try, Words } from '../src/shell/types';
import { choice, entry, scene, table } from './fakes.svelte';

const MISSING: Words = { id: 'toy-goal-gate-missing', args: { count: 1 }, squares: [] };
const FIRST = scene([choice('move a1 a2', 'p:a1 p:a2'), choice('end', '')]);
const SECOND = scene([choice('attack a2 b2', 'p:a2 p:b2'), choice('end', '')], { moment: 2 });
const LAST = scene([], { moment: 3 });

function made(stage: Try['stage'], more: Partial<Try> = {}): Try {
  const met = stage === 'solved';
  const goals = [{ words: { id: 'toy-goal-gate', args: {}, squares: [] }, met, missing: met ? null : MISSING }];
  return { stage, scene: FIRST, log: [], line: [], moments: [], odds: [], goals, next: '', ...more };
}

function exercise(): Exercise {
  const facts = { id: 'gate', game: 'toy', prefix: 'toy', number: 1, dice: true, reply: false, rules: [] };
  return { ...facts, table: table(), start: made('open', { log: [entry('turn', {}, 0)] }) };
}

const sent = vi.spyOn(api, 'tryExercise');

/** The server answers so, one play after the other. */
function answers(...tries: (Try | Error)[]): void {
  for (const one of tries) {
    if (one instanceof Error) sent.mockRejectedValueOnce(one);
    else sent.mockResolvedValueOnce(one);
  }
}

async function settled(trial: Trial): Promise<void> {
  await vi.waitFor(() => expect(trial.busy).toBe(false));
}

async function play(trial: Trial, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    trial.play(text);
    await settled(trial);
  }
}

beforeEach(() => {
  localStorage.clear();
  sent.mockReset();
});
afterEach(() => void sent.mockReset());

describe('a try', () => {
  test('sends every play with those before it, and is kept once it has failed', async () => {
    const trial = new Trial(exercise());
    answers(made('open', { scene: SECOND, moments: [{ scene: SECOND, log: [] }] }), made('failed', { scene: LAST }));
    await play(trial, 'move a1 a2');
    expect(trial.scene?.undo).toBe('free');
    expect(keptOf('toy', 'gate').count).toBe(0);
    await play(trial, 'end');
    expect(sent.mock.calls.map((call) => call[2])).toEqual([['move a1 a2'], ['move a1 a2', 'end']]);
    expect(trial.now.stage).toBe('failed');
    expect(trial.missing).toEqual(MISSING);
    expect(trial.scene?.undo).toBe('none');
    expect(keptOf('toy', 'gate')).toMatchObject({
      solved: false,
      count: 1,
      tries: [{ number: 1, plays: ['move a1 a2', 'end'], missing: MISSING }],
    });
    expect(trial.number).toBe(1);
  });

  test('is begun once more, counted, and solved for good', async () => {
    const trial = new Trial(exercise());
    answers(made('failed'), made('solved'), made('failed'));
    await play(trial, 'end');
    trial.restart();
    expect([trial.plays, trial.now.stage, trial.number]).toEqual([[], 'open', 2]);
    await play(trial, 'move a1 a2');
    expect(trial.number).toBe(2);
    trial.restart();
    await play(trial, 'end');
    expect(keptOf('toy', 'gate')).toMatchObject({ solved: true, count: 3 });
    expect(keptOf('toy', 'gate').tries.map((one) => one.number)).toEqual([1, 3]);
  });

  test('takes the last play back without asking for the beginning', async () => {
    const trial = new Trial(exercise());
    answers(made('open', { scene: SECOND }));
    await play(trial, 'move a1 a2');
    trial.undo();
    await settled(trial);
    expect(trial.plays).toEqual([]);
    expect(trial.scene?.choices).toEqual(FIRST.choices);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test('stays where it is when the server cannot be reached, and says so', async () => {
    const trial = new Trial(exercise());
    answers(new ApiError(429, { code: 'too-fast', problems: [], wait: 2 }));
    await play(trial, 'move a1 a2');
    expect(trial.refusal).toMatchObject({ code: 'too-fast', wait: 2 });
    expect([trial.plays, trial.now.stage]).toEqual([[], 'open']);
  });

  test('can be looked at again', async () => {
    const trial = new Trial(exercise());
    answers(made('failed'), made('failed', { scene: LAST }));
    await play(trial, 'end');
    trial.restart();
    const [earlier] = trial.kept.tries;
    if (!earlier) throw new Error('it was not kept');
    await trial.show(earlier);
    expect([trial.number, trial.now.stage, trial.kept.count]).toEqual([1, 'failed', 1]);
  });
});

describe('hints', () => {
  test('say what to look at, then the next play, as long as the solution is followed', async () => {
    const trial = new Trial(exercise());
    await trial.advise();
    expect([trial.hinted, sent.mock.calls.length]).toEqual([1, 0]);
    answers(made('open', { next: 'move a1 a2' }));
    await trial.advise();
    expect(sent).toHaveBeenLastCalledWith('toy', 'gate', [], true);
    expect([trial.hinted, trial.advised]).toEqual([2, FIRST.choices[0]?.label]);
    answers(made('open', { scene: SECOND }), made('open', { next: '' }));
    await play(trial, 'end');
    expect([trial.hinted, trial.advised]).toEqual([1, null]);
    await trial.advise();
    expect([trial.hinted, trial.advised]).toEqual([2, null]);
    expect(keptOf('toy', 'gate').hints).toBe(3);
  });

  test('say what to look at after a try that failed, too, but not what to play', async () => {
    const trial = new Trial(exercise());
    answers(made('failed'));
    await play(trial, 'end');
    await trial.advise();
    expect([trial.hinted, trial.advisable]).toEqual([1, false]);
    await trial.advise();
    expect([trial.hinted, sent.mock.calls.length]).toEqual([1, 1]);
  });
});

describe('what is remembered', () => {
  test('what was solved once stays solved, and hints no longer count', () => {
    keepTry('toy', 'gate', ['end'], MISSING);
    expect(keptOf('toy', 'gate').solved).toBe(false);
    keepTry('toy', 'gate', ['move'], null);
    keepHint('toy', 'gate');
    keepTry('toy', 'gate', ['end'], MISSING);
    expect(keptOf('toy', 'gate')).toMatchObject({ solved: true, hints: 0, count: 3 });
    expect(keptOf('toy', 'lane').solved).toBe(false);
  });

  test('only the last tries are shown', () => {
    for (let n = 0; n < 9; n++) keepTry('toy', 'gate', ['end'], MISSING);
    expect(keptOf('toy', 'gate').tries.map((one) => one.number)).toEqual([4, 5, 6, 7, 8, 9]);
  });
});

test('an exercise has an address and a title', () => {
  expect([addressOf('toy'), addressOf('toy', 'gate')]).toEqual(['/exercises/toy', '/exercises/toy/gate']);
  expect(titleOf({ prefix: 't' }, 'gate')).toBe('t-exercise-gate');
});
