/** What the plan of a table tells the game. */

import { expect, it } from 'vitest';
import { hasWays, settingsOf } from '../src/lobby/new/plan';
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
