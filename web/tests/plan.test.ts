/** What the plan of a table tells the game. */

import { expect, it } from 'vitest';
import { settingsOf } from '../src/lobby/new/plan';

it('names the form and whether there are teams, and of a game without forms only the teams', () => {
  expect(settingsOf({ form: 'duel', teams: 'no', count: 2 })).toEqual({ form: 'duel', teams: 'no' });
  expect(settingsOf({ form: '', teams: 'no', count: 3 })).toEqual({});
  expect(settingsOf({ form: '', teams: 'yes', count: 4 })).toEqual({ teams: 'yes' });
});
