/** The ladder: which one belongs to a game, the common axis, and what a cell of the cross table says. */
import { describe, expect, it } from 'vitest';
import { along, axisOf, cellOf, extentOf, isPeer, ladderOf, rated } from '../src/lab/ladders.svelte';
import type { LadderFacts, StandingFacts } from '../src/shell/types';

const standing = (bot: string, rating: number | null): StandingFacts => ({
  bot,
  rating,
  error: rating === null ? null : 40,
  games: 10,
  limit: null,
  mean: 0,
  longest: 0,
  follies: {},
});

function ladder(game: string, settings: Record<string, string>, scores: [string, string, number][] = []): LadderFacts {
  return {
    game,
    form: settings.form ?? '',
    settings,
    rules: 1,
    games: 10,
    decks: 3,
    anchor: 'squire',
    anchored: 1200,
    bots: [standing('knight', 1450), standing('page', 900), standing('engine', null)],
    scores: scores.map(([first, second, share]) => ({
      first,
      second,
      games: 10,
      score: 10 * share,
      share,
      low: share - 0.1,
      high: share + 0.08,
      seed: 1,
      day: '2026-11-16',
      version: '1',
      compiled: true,
    })),
  };
}

describe('the ladder of a game', () => {
  const all = [
    ladder('chess', {}),
    ladder('arena', { form: 'duel', teams: 'yes' }),
    ladder('arena', { form: 'duel' }),
    ladder('arena', { form: 'melee', seats: '3' }),
    ladder('hall', { seats: '2' }),
  ];

  it('is that of the form and the number of players', () => {
    expect(ladderOf(all, 'chess', '', 0)).toBe(all[0]);
    expect(ladderOf(all, 'arena', 'duel', 0)).toBe(all[2]);
    expect(ladderOf(all, 'arena', 'melee', 3)).toBe(all[3]);
    expect(ladderOf(all, 'hall', '', 2)).toBe(all[4]);
  });

  it('is missing where nobody measured it', () => {
    expect(ladderOf(all, 'arena', 'melee', 4)).toBeUndefined();
    expect(ladderOf(all, 'arena', 'high-form', 0)).toBeUndefined();
    expect(ladderOf(all, 'hall', '', 5)).toBeUndefined();
    expect(ladderOf(all, 'go', '', 0)).toBeUndefined();
  });
});

describe('the axis', () => {
  it('is the usual one, and wider where somebody is far off', () => {
    const shown = rated(ladder('chess', {}));
    expect(shown.map((one) => one.bot)).toEqual(['knight', 'page']);
    expect(axisOf(shown)).toEqual({ low: 700, high: 2050, ticks: [800, 1200, 1600, 2000] });
    const wide = axisOf([{ ...standing('weak', 450), rating: 450, error: 40 }]);
    expect(wide).toEqual({ low: 360, high: 2050, ticks: [400, 800, 1200, 1600, 2000] });
    expect(along(wide, 360)).toBe(0);
    expect(along(wide, 2050)).toBe(100);
  });

  it('has room for its numbers', () => {
    const far = axisOf([
      { ...standing('weak', 279), rating: 279, error: 435 },
      { ...standing('strong', 2267), rating: 2267, error: 275 },
    ]);
    expect(far.ticks.map(String)).toEqual(['0', '800', '1600', '2400']);
  });
});

describe('what meetings have in common', () => {
  const met = ladder('chess', {}, [
    ['knight', 'page', 0.9],
    ['knight', 'engine', 0.54],
    ['page', 'engine', 0.2],
  ]);

  it('goes from the fewest games to the most, and from the first day to the last', () => {
    expect(extentOf(met)).toEqual({ games: [10, 10], days: ['2026-11-16', '2026-11-16'], versions: ['1'] });
    const [first, second, third] = met.scores;
    const scores = [
      { ...first!, games: 400, day: '2026-12-02', version: '2' },
      { ...second!, day: '2026-11-30' },
      { ...third!, games: 12 },
    ];
    expect(extentOf({ ...met, scores })).toEqual({
      games: [10, 400],
      days: ['2026-11-16', '2026-12-02'],
      versions: ['1', '2'],
    });
  });

  it('is no rating where a search thinks as long as whom it meets', () => {
    expect(isPeer(standing('openspiel-mcts', null))).toBe(true);
    expect(isPeer(standing('knight', null))).toBe(false); // whom nobody met yet who has one
  });
});

describe('a cell of the cross table', () => {
  const met = ladder('chess', {}, [
    ['knight', 'page', 0.9],
    ['knight', 'engine', 0.54],
  ]);

  it('tells the wins of the row, whoever was named first', () => {
    expect(cellOf(met, 'knight', 'page')).toEqual({ wins: 90, error: 9, side: 'row', strength: 0.8 });
    const turned = cellOf(met, 'page', 'knight');
    expect(turned).toMatchObject({ wins: 10, error: 9, side: 'column' });
    expect(turned?.strength).toBeCloseTo(0.8);
  });

  it('is even within four, and empty where two never met', () => {
    expect(cellOf(met, 'engine', 'knight')?.side).toBe('even');
    expect(cellOf(met, 'page', 'engine')).toBeUndefined();
    expect(cellOf(met, 'page', 'page')).toBeUndefined();
  });
});
