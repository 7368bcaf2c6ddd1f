import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Analysing } from '../src/replay/analysing.svelte';
import { byMoment, bySides, curve, mayKnow, mistakes, paths, ranked, sidesIn } from '../src/replay/judged';
import { api } from '../src/shell/api';
import type { AnalysedPlay, Analysis } from '../src/shell/types';
import { words } from './fakes.svelte';

function play(place: number, seat: string, chance: number, more: Partial<AnalysedPlay> = {}): AnalysedPlay {
  const known = { turn: 1, text: `play ${place}`, label: seat ? words(`label-${place}`) : null, loss: 0, loss_error: 0 };
  return { place, seat, chances: [chance, 1 - chance], errors: [0.02, 0.02], better: [], mark: '', ...known, ...more };
}

const PLAYS = [play(1, '', 0.5), play(2, 'south', 0.6), play(3, '', 0.7), play(4, 'north', 0.4), play(5, 'north', 0.3)];

describe('moments', () => {
  test('go from decision to decision, and luck is seen at the next one', () => {
    const judged = byMoment(PLAYS);
    expect(judged.map(({ play }) => play?.place ?? null)).toEqual([2, 4, 5, null]);
    expect(judged.map(({ chances }) => chances[0])).toEqual([0.5, 0.7, 0.4, 0.3]);
  });

  test('before the first play nothing is said, and of nothing nothing is known', () => {
    expect(byMoment(PLAYS.slice(1))[0]?.chances).toEqual([]);
    expect(byMoment([])).toEqual([]);
  });

  test('what lies beyond what was seen is not drawn', () => {
    const judged = byMoment(PLAYS);
    expect(curve(judged, 1, 1).map(({ moment, chance }) => [moment, Math.round(100 * chance)])).toEqual([
      [0, 50],
      [1, 30],
    ]);
    const marked = byMoment([...PLAYS.slice(0, 3), play(4, 'north', 0.4, { mark: 'folly', loss: 0.3 })]);
    expect(mistakes(marked, 1)).toEqual([]);
    expect(mistakes(marked, 2).map(({ moment }) => moment)).toEqual([1]);
  });

  test('partners lie side by side in the bar of chances', () => {
    expect(bySides([0.6, 0.4, 0.6, 0.4], 2)).toEqual([2, 0, 1, 3]);
    expect(bySides([0.2, 0.5, 0.3], 1)).toEqual([1, 0, 2]);
    expect(bySides([], 0)).toEqual([]);
  });

  test('a curve fills the box from its first moment to its last one', () => {
    const drawn = paths(curve(byMoment(PLAYS), 0, 9), 3);
    expect(drawn.line).toBe('M0 50L333.3 30L666.7 60L1000 70');
    expect(drawn.area).toBe('M0 50L0 50L333.3 30L666.7 60L1000 70L1000 50Z');
    expect(drawn.band.startsWith('M0 48L')).toBe(true);
    expect(paths([], 3).line).toBe('');
  });

  test('among more than two sides it is filled from below, and partners are one side', () => {
    expect([[0.3, 0.7], [0.6, 0.4, 0.6, 0.4], [0.2, 0.5, 0.3], []].map(sidesIn)).toEqual([2, 2, 3, 2]);
    expect(paths(curve(byMoment(PLAYS), 0, 9), 3, 3).area).toBe('M0 100L0 50L333.3 30L666.7 60L1000 70L1000 100Z');
  });
});

describe('options', () => {
  const better = [
    { text: 'best', label: words('best'), behind: 0, changes: [words('hint-wins')] },
    { text: 'next', label: words('next'), behind: 0.1, changes: [] },
  ];

  test('are ranked by the chance they gave, and what was played comes with them', () => {
    const found = ranked(play(2, 'south', 0.5, { better, loss: 0.2, mark: 'folly' }), 0);
    expect(found.map(({ text, chance, played }) => [text, Math.round(100 * chance), played])).toEqual([
      ['best', 70, false],
      ['next', 60, false],
      ['play 2', 50, true],
    ]);
  });

  test('what was played is told once', () => {
    const found = ranked(play(2, 'south', 0.5, { better, text: 'best' }), 0);
    expect(found.map(({ text, played }) => [text, played])).toEqual([
      ['best', true],
      ['next', false],
    ]);
  });

  test('of another hand are for those who see it', () => {
    expect(['south', 'north', 'watch', 'all'].map((eyes) => mayKnow(eyes, 'south'))).toEqual([true, false, false, true]);
  });
});

describe('asking', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function told(stage: Analysis['stage'], plays: AnalysedPlay[] = [], made = plays.length): Analysis {
    return { stage, own: true, made, total: PLAYS.length, measured: true, plays };
  }

  test('goes on until it is there, and only for what is not known yet', async () => {
    const answers = [told('none'), told('running', PLAYS.slice(0, 2)), told('ready', PLAYS.slice(2), PLAYS.length)];
    const asked = vi.spyOn(api, 'analysis').mockImplementation(() => Promise.resolve(answers.shift() ?? told('none')));
    vi.spyOn(api, 'analyse').mockResolvedValue(told('waiting'));
    const analysing = new Analysing('t');
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.mock.calls).toEqual([['t', 0]]);
    await analysing.begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked.mock.calls).toEqual([
      ['t', 0],
      ['t', 0],
      ['t', 2],
    ]);
    expect(analysing.plays).toEqual(PLAYS);
    expect(analysing.judged.length).toBe(4);
  });

  test('ends with the page, and what was stopped is forgotten', async () => {
    const asked = vi.spyOn(api, 'analysis').mockResolvedValue(told('running', PLAYS.slice(0, 2)));
    vi.spyOn(api, 'stopAnalysis').mockResolvedValue(told('none'));
    const analysing = new Analysing('t');
    await vi.advanceTimersByTimeAsync(0);
    expect(analysing.plays.length).toBe(2);
    await analysing.stop();
    expect([analysing.plays.length, analysing.isUnderWay]).toEqual([0, false]);
    const other = new Analysing('u');
    await vi.advanceTimersByTimeAsync(0);
    other.close();
    const times = asked.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked.mock.calls.length).toBe(times);
  });

  test('what is refused is said', async () => {
    vi.spyOn(api, 'analysis').mockResolvedValue(told('none'));
    vi.spyOn(api, 'analyse').mockRejectedValue(new Error('gone'));
    const analysing = new Analysing('t');
    await analysing.begin();
    expect(analysing.trouble?.code).toBe('unreachable');
  });
});
