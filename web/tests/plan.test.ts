/** What the plan of a table tells the game. */

import { expect, it } from 'vitest';
import { brought, hasWays, settingsOf, titleOf, tooLong } from '../src/lobby/new/plan';
import type { GameFacts } from '../src/shell/types';

it('names the form and whether there are teams, and of a game without forms only the teams', () => {
  expect(settingsOf({ form: 'duel', teams: 'no', count: 2 })).toEqual({ form: 'duel', teams: 'no' });
  expect(settingsOf({ form: '', teams: 'no', count: 3 })).toEqual({});
  expect(settingsOf({ form: '', teams: 'yes', count: 4 })).toEqual({ teams: 'yes' });
});

it('offers ways to play wherever there are several: forms, numbers of players or teams', () => {
  const form = (id: string, seats: number[], team_seats: number[]) => ({ id, seats, team_seats });
  const game = (forms: GameFacts['forms']): GameFacts => ({ forms }) as GameFacts;
  expect(hasWays(game([form('', [2], [])]))).toBe(false);
  expect(hasWays(game([form('', [2, 3, 4, 5], [])]))).toBe(true);
  expect(hasWays(game([form('', [2], [4])]))).toBe(true);
  expect(hasWays(game([form('one', [2], []), form('other', [2], [])]))).toBe(true);
});

it('brings the texts that are ready, and calls files like their folder or like themselves', () => {
  expect(brought({ components: '', houses: null, roads: 'road a b' })).toEqual({ roads: 'road a b' });
  const file = (name: string, webkitRelativePath = '') => ({ name, webkitRelativePath });
  expect(titleOf([file('drowned-mountain.txt')])).toBe('drowned mountain');
  expect(titleOf([file('map.txt'), file('trolls.txt')])).toBe('map, trolls');
  expect(titleOf([file('map.txt', 'my_set/map.txt'), file('trolls.txt', 'my_set/trolls.txt')])).toBe('my set');
  expect(tooLong([new File(['x'.repeat(100_000)], 'a.txt')])).toBe(false);
  expect(tooLong([new File(['x'.repeat(100_000)], 'a.txt'), new File(['x'.repeat(100_000)], 'b.txt')])).toBe(true);
});
