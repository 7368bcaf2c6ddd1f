import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Played } from '../src/mine/played.svelte';
import { dayWords, lastedWords, opponentsOf, remarksOf, resultOf } from '../src/mine/telling';
import { addressOf, ALL, isAll, said, wantedIn, withDeck, withGame, withOpponent } from '../src/mine/wanted';
import { api } from '../src/shell/api';
import type { GameFacts, PlayedGame, PlayedPage, PlayedSum, SeatFacts } from '../src/shell/types';
import { addShellWords, setLanguage } from '../src/shell/words.svelte';

beforeAll(async () => {
  await setLanguage('en');
  await addShellWords('mine');
});

const seat = (over: Partial<SeatFacts>): SeatFacts => ({
  seat: 'south',
  kind: 'person',
  name: 'Ilona',
  bot: '',
  deck: 'first',
  you: false,
  present: true,
  together: false,
  ...over,
});

const me = seat({ you: true });
const knight = seat({ seat: 'north', kind: 'bot', name: '', bot: 'knight' });

function game(over: Partial<PlayedGame>, table: Partial<PlayedGame['table']> = {}): PlayedGame {
  const facts = { id: 't', game: 'g', settings: {}, stage: 'over', seats: [me, knight], winners: [], on_turn: '', ...table };
  return {
    table: facts as unknown as PlayedGame['table'],
    began: 1000,
    ended: 1000 + 24 * 60,
    result: 'won',
    place: 0,
    counts: true,
    noted: false,
    ...over,
  };
}

describe('what is wanted', () => {
  it('stands in the address, and comes back from it', () => {
    const wanted = { ...ALL, game: 'chess', form: 'blitz', result: 'won', person: 'a1' };
    expect(addressOf(wanted)).toBe('/games?game=chess&form=blitz&result=won&person=a1');
    expect(wantedIn(new URL(addressOf(wanted), 'http://x').search)).toEqual(wanted);
    expect(addressOf(ALL)).toBe('/games');
    expect(isAll(wantedIn('?after=1&result=everything&noted=yes'))).toBe(true);
    expect(said({ ...ALL, noted: 'true' })).toEqual({ noted: 'true' });
  });

  it('has a deck of the game that is wanted, and one opponent', () => {
    const deck = withDeck(ALL, 'chess white');
    expect(deck).toEqual({ ...ALL, game: 'chess', deck: 'white' });
    expect(withGame(deck, 'chess blitz')).toEqual({ ...ALL, game: 'chess', form: 'blitz', deck: 'white' });
    expect(withGame(deck, 'go')).toEqual({ ...ALL, game: 'go' });
    expect(withDeck(deck, '')).toEqual({ ...ALL, game: 'chess' });
    expect(withOpponent(withOpponent(ALL, 'bot page'), 'person a1')).toEqual({ ...ALL, person: 'a1' });
    expect(withOpponent(withOpponent(ALL, 'bot page'), '')).toEqual(ALL);
  });
});

describe('a game in the list', () => {
  it('tells how it ended', () => {
    expect(resultOf(game({})).words).toBe('Won');
    expect(resultOf(game({ result: 'none' })).words).toBe('No result');
    const three = { seats: [me, knight, seat({ seat: 'east' })], winners: ['north'] };
    expect(resultOf(game({ result: 'lost', place: 2 }, three)).words).toBe('Place 2 of 3');
    const teams = { seats: [me, knight, seat({}), seat({})], winners: ['north', 'east'] };
    expect(resultOf(game({ result: 'lost', place: 3 }, teams)).words).toBe('Lost');
    const running = { result: 'running', ended: 0 } as const;
    expect(resultOf(game(running, { stage: 'running', on_turn: 'south' })).tone).toBe('turn');
    expect(resultOf(game(running, { stage: 'running', on_turn: 'north' })).words).toBe('Being played');
  });

  it('tells against whom, how long and when', () => {
    const facts = { bots: ['page', 'knight'] } as unknown as GameFacts;
    expect(opponentsOf(game({}))).toBe('Knight');
    expect(remarksOf(game({}), facts)).toEqual(['computer, level 2']);
    expect(opponentsOf(game({}, { seats: [me, { ...me, seat: 'north' }] }))).toBe('Both sides');
    expect(lastedWords(game({}))).toBe('24 min');
    expect(lastedWords(game({ ended: 1010 }))).toBe('1 min');
    expect(lastedWords(game({ ended: 1000 + 5 * 3600 }))).toBe('5 h');
    expect(lastedWords(game({ ended: 1000 + 72 * 3600 }))).toBe('3 days');
    expect(lastedWords(game({ ended: 0 }))).toBe('');
    const nobody = { ...me, name: '', you: false };
    const brought = game({ ended: 1010 }, { practice: true, seats: [nobody, { ...nobody, seat: 'north' }] });
    expect([remarksOf(brought, facts), lastedWords(brought)]).toEqual([['from a file'], '']);
    const noon = new Date(2026, 10, 14, 12).getTime();
    expect(dayWords(game({ ended: noon / 1000 }), noon)).toBe('14 Nov');
    expect(dayWords(game({ ended: noon / 1000 }), new Date(2027, 1, 1).getTime())).toBe('14 Nov 2026');
  });
});

describe('the list', () => {
  const sum: PlayedSum = { games: 2, running: 0, since: 1, rates: [] };
  const page = (ids: string[], more = ''): PlayedPage => ({ games: ids.map((id) => game({}, { id })), count: 3, more });

  beforeEach(() => {
    vi.restoreAllMocks();
    vi.spyOn(api, 'mySum').mockResolvedValue(sum);
    history.replaceState(null, '', '/games');
  });

  it('turns pages without listing a game twice', async () => {
    const asked = vi
      .spyOn(api, 'myGames')
      .mockResolvedValueOnce(page(['a', 'b'], 'next'))
      .mockResolvedValueOnce(page(['b', 'c']));
    const played = new Played();
    await played.load();
    expect(played.hasMore).toBe(true);
    await played.showMore();
    expect(asked).toHaveBeenLastCalledWith({ after: 'next' });
    expect(played.games?.map((one) => one.table.id)).toEqual(['a', 'b', 'c']);
    expect(played.hasMore).toBe(false);
  });

  it('asks for words with the names in which they occur, on every page', async () => {
    const rate = { game: 'g', games: 1, count: 1, won: 1, share: 1, low: 0, high: 1 };
    const rates = [
      { ...rate, kind: 'person' as const, id: 'a1', name: 'Zsófi' },
      { ...rate, kind: 'person' as const, id: 'b2', name: 'Bence' },
    ];
    vi.spyOn(api, 'mySum').mockResolvedValue({ ...sum, rates });
    const asked = vi.spyOn(api, 'myGames').mockResolvedValue(page(['a'], 'next'));
    const played = new Played();
    played.want({ ...ALL, words: 'zsofi' });
    const terms = { words: 'zsofi', names: 'person:a1' };
    await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith(terms));
    await vi.waitFor(() => expect(played.hasMore).toBe(true));
    await played.showMore();
    expect(asked).toHaveBeenLastCalledWith({ ...terms, after: 'next' });
    expect(location.search).toBe('?words=zsofi');
  });

  it('does not hear an answer to an earlier question', async () => {
    let late: (page: PlayedPage) => void = () => undefined;
    vi.spyOn(api, 'myGames')
      .mockReturnValueOnce(new Promise((done) => (late = done)))
      .mockResolvedValueOnce(page(['new']));
    const played = new Played();
    const first = played.load();
    played.want({ ...ALL, result: 'won' });
    await vi.waitFor(() => expect(played.games?.[0]?.table.id).toBe('new'));
    late(page(['old']));
    await first;
    expect(played.games?.[0]?.table.id).toBe('new');
    expect(location.search).toBe('?result=won');
  });
});
