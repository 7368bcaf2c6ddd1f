/** What the plan of a table tells the game. */

import { expect, it } from 'vitest';
import {
  brought,
  freshSeat,
  hasWays,
  leaderOf,
  planOf,
  seated,
  settingsOf,
  suited,
  titleOf,
  tooLong,
} from '../src/lobby/new/plan';
import { anybody, computer, filled, mine, openSeats, quietTable, sittingDown, usualBot } from '../src/lobby/tables';
import { settings } from '../src/shell/settings.svelte';
import type { GameFacts } from '../src/shell/types';
import { seat, table } from './fakes.svelte';

it('names the form and the teams, and nothing that a game may not know', () => {
  expect(settingsOf({ form: 'duel', teams: 'no' })).toEqual({ form: 'duel' });
  expect(settingsOf({ form: 'duel', teams: 'yes' })).toEqual({ form: 'duel', teams: 'yes' });
  expect(settingsOf({ form: '', teams: 'no' })).toEqual({});
  expect(settingsOf({ form: '', teams: 'yes' })).toEqual({ teams: 'yes' });
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

/** A game whose front says which seats one of three people may have. */
const alliances = {
  id: 'alliances',
  seats: ['south', 'north', 'south-east', 'north-east'],
  decks: [{ id: 'benders' }, { id: 'filth' }],
  bots: ['page', 'squire'],
  forms: [
    { id: 'two', seats: [2], team_seats: [] },
    { id: 'three', seats: [4], team_seats: [] },
  ],
  one_of_each: false,
} as unknown as GameFacts;

it('gives one of three people both seats of a side', () => {
  const two = suited(alliances, { form: 'two', teams: 'no', count: 2, lone: [] });
  expect(two.lone).toEqual([]);
  const three = suited(alliances, { ...two, form: 'three' });
  expect(three.lone).toEqual(['north', 'north-east']);
  const seats = alliances.seats.map((_, n) => freshSeat(alliances, n));
  expect(seats.map((one) => leaderOf(seats, three.lone, one)?.seat)).toEqual([undefined, undefined, undefined, 'north']);
  seats[1]!.player = 'bot';
  expect(seated(seats, three.lone).map((one) => planOf(one, three.lone))).toEqual([
    { player: 'me', bot: '', deck: 'benders', together: false },
    { player: 'bot', bot: 'page', deck: '', together: true },
    { player: 'open', bot: '', deck: '', together: false },
    { player: 'bot', bot: 'page', deck: '', together: true },
  ]);
  const own = suited(alliances, { ...three, lone: ['south', 'south-east'] });
  expect(own.lone, 'the other side, if that is wanted').toEqual(['south', 'south-east']);
  expect(seated(seats, own.lone).map((one) => one.player)).toEqual(['me', 'bot', 'me', 'open']);
});

it('offers the computer that was chosen last, and the gentlest to whoever has chosen none', () => {
  expect(usualBot(alliances)).toBe('page');
  settings.level = 'squire';
  expect([usualBot(alliances), freshSeat(alliances, 1).bot]).toEqual(['squire', 'squire']);
  settings.level = 'greedy';
  expect(usualBot(alliances), 'one that is not offered any more').toBe('page');
  settings.level = '';
});

it('does so in a quick game, too', () => {
  const invited = quietTable(alliances, filled(4, [mine('benders'), anybody()], 'page'), 'three');
  expect(invited.seats.map((one) => [one.player, one.together ?? false])).toEqual([
    ['me', false],
    ['open', true],
    ['bot', false],
    ['open', true],
  ]);
  const against = quietTable(alliances, filled(4, [mine('benders'), computer('random', 'filth')], 'page'), 'three');
  expect(against.seats.map((one) => `${one.bot}${one.deck}`)).toEqual(['benders', 'randomfilth', 'page', 'random']);
  const duel = quietTable(alliances, [mine('benders'), anybody()], 'two');
  expect(duel.seats.every((one) => !one.together)).toBe(true);
});

it('lets somebody sit down on seats that go together, with a deck for each', () => {
  const pair = { kind: 'open', together: true } as const;
  const waiting = table([seat('south'), seat('north', pair), seat('south-east', { kind: 'open' }), seat('north-east', pair)]);
  expect(openSeats(waiting)).toEqual([['north', 'north-east'], ['south-east']]);
  const decks = { north: 'benders', 'north-east': 'filth', 'south-east': 'cloaks' };
  expect(sittingDown(['north', 'north-east'], decks)).toEqual({
    seat: 'north',
    deck: 'benders',
    more: { 'north-east': 'filth' },
  });
});
