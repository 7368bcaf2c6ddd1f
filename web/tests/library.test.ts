import { beforeAll, describe, expect, it } from 'vitest';
import { countChosen, facetsAmong, facetsOf, findCards, inOrder, stepIn, toggled, told, valueWords } from '../src/cards/library';
import { textAt } from '../src/cards/rulings';
import { Book } from '../src/rules/book';
import type { CardLibrary, CardResults, LibraryCard, RulePart, Words } from '../src/shell/types';
import { addShellWords } from '../src/shell/words.svelte';

beforeAll(() => addShellWords('about'));
beforeAll(() => addShellWords('ladder'));

const word = (id: string): Words => ({ id, args: {}, squares: [] });

function card(id: string, facets: Record<string, string[]>, more: Partial<LibraryCard> = {}): LibraryCard {
  const bare = { kinds: [], home: '', values: [], texts: [], keywords: [], rules: [], rulings: [], remarks: [], decks: {} };
  return { id, name: word(`web-${id}`), facets, ...bare, ...more };
}

const CARDS = [
  card('rules', { kind: ['unit'], cost: ['1'] }, { keywords: ['leap'] }),
  card('cards', { kind: ['event'], cost: ['1'] }, { texts: [{ name: null, text: word('web-about') }] }),
  card('ladder', { kind: ['unit', 'event'], cost: ['2'] }),
];
const ids = (found: LibraryCard[]): string[] => found.map(({ id }) => id);

describe('cards', () => {
  it('are found by one value of every facet that is asked for', () => {
    expect(ids(findCards(CARDS, {}, ''))).toEqual(['rules', 'cards', 'ladder']);
    expect(ids(findCards(CARDS, { kind: ['event'] }, ''))).toEqual(['cards', 'ladder']);
    expect(ids(findCards(CARDS, { kind: ['event'], cost: ['1'] }, ''))).toEqual(['cards']);
    expect(ids(findCards(CARDS, { kind: ['event', 'unit'], cost: [] }, ''))).toEqual(['rules', 'cards', 'ladder']);
    expect(ids(findCards(CARDS, { keyword: ['leap'] }, ''))).toEqual(['rules']);
  });

  it('are found by words of their names and texts', () => {
    expect(ids(findCards(CARDS, {}, 'RULÉS'))).toEqual(['rules']);
    expect(ids(findCards(CARDS, {}, 'about stonehall'))).toEqual(['cards']);
    expect(ids(findCards(CARDS, { kind: ['unit'] }, 'about'))).toEqual([]);
  });

  it('have their keywords as one more facet', () => {
    const library: CardLibrary = {
      game: 'toy',
      facets: [],
      keywords: [{ id: 'leap', name: word('web-cards'), rule: 'TOY-1' }],
      cards: CARDS,
    };
    expect(facetsOf(library).map(({ id }) => id)).toEqual(['keyword']);
    expect(facetsOf({ ...library, keywords: [] })).toEqual([]);
  });

  it('are told apart only by values that some of them have, or that are chosen', () => {
    const facet = (id: string, ...values: string[]) => ({
      id,
      name: word('web-cards'),
      values: values.map((value) => ({ id: value, name: word('web-cards') })),
      home: false,
    });
    const facets = [facet('kind', 'unit', 'event', 'wall'), facet('cost', '1', '2', '3')];
    const among = (cards: LibraryCard[], chosen = {}) =>
      facetsAmong(facets, cards, chosen).map(({ id, values }) => [id, ...values.map((value) => value.id)]);
    expect(among(CARDS)).toEqual([
      ['kind', 'unit', 'event'],
      ['cost', '1', '2'],
    ]);
    expect(among(CARDS.slice(0, 2))).toEqual([['kind', 'unit', 'event']]);
    expect(among(CARDS.slice(0, 2), { cost: ['3'] })).toEqual([
      ['kind', 'unit', 'event'],
      ['cost', '1', '3'],
    ]);
  });

  it('are filtered by values that go in and out', () => {
    const once = toggled({}, 'kind', 'unit');
    const twice = toggled(once, 'kind', 'event');
    expect(countChosen(twice)).toBe(2);
    expect(toggled(twice, 'kind', 'unit')).toEqual({ kind: ['event'] });
  });

  it('say values and attributes in words', () => {
    expect(valueWords({ label: word('web-cards'), values: [2, { term: 'web-cards', args: {} }] })).toBe('2, Cards');
    expect(told(word('web-cards'))).toBe('Cards');
  });
});

describe('the order of cards', () => {
  const result = (played: number, won: number): CardResults['cards'][string] => ({
    held: 100,
    won: 50,
    played,
    played_won: won,
    play_share: [played / 100, 0, 1],
    win_share: [played ? won / played : 0, played ? won / played - 1 / played : 0, 1],
    held_share: [0.5, 0.4, 0.6],
  });
  const results: CardResults = {
    game: 'toy',
    bot: 'squire',
    games: 100,
    command: '',
    day: '',
    cards: { rules: result(1, 1), cards: result(60, 40), ladder: result(0, 0) },
  };

  it('is that of the game, or goes by what was counted', () => {
    expect(ids([...inOrder(CARDS, 'printed', results)])).toEqual(['rules', 'cards', 'ladder']);
    expect(ids([...inOrder(CARDS, 'played', results)])).toEqual(['cards', 'rules', 'ladder']);
    expect(ids([...inOrder(CARDS, 'played', null)])).toEqual(['rules', 'cards', 'ladder']);
  });

  it('does not put one lucky game first', () => {
    expect(ids([...inOrder(CARDS, 'won', results)])).toEqual(['cards', 'rules', 'ladder']);
  });
});

describe('arrow keys', () => {
  it('walk through rows and stop at the edges', () => {
    expect(stepIn('ArrowRight', 0, 7, 3)).toBe(1);
    expect(stepIn('ArrowDown', 1, 7, 3)).toBe(4);
    expect(stepIn('ArrowDown', 5, 7, 3)).toBe(5);
    expect(stepIn('ArrowUp', 1, 7, 3)).toBe(1);
    expect(stepIn('End', 1, 7, 3)).toBe(6);
    expect(stepIn('Home', 4, 7, 3)).toBe(0);
    expect(stepIn('x', 4, 7, 3)).toBe(4);
  });
});

describe('what the rules say of a card', () => {
  const bare = { title: '', items: [], rows: [], rules: [], choices: [], picture: [], language: 'en' };
  const parts: RulePart[] = [
    { ...bare, kind: 'rule', id: 'TOY-1', text: 'A *leap* is long.' },
    { ...bare, kind: 'example', id: 'EX-1', title: 'A leap', text: 'From a1.' },
    { ...bare, kind: 'table', id: '', text: '', rows: [['O-01', 'How far?', 'two', 'TOY-1']] },
  ];
  const chapter = { id: 'leaps', number: 1, title: 'Leaps', language: 'en', parts };
  const empty = { title: '', introduction: [], cards: {}, links: {}, names: {} };
  const book = new Book({ game: 'toy', prefix: 'TOY', language: 'en', chapters: [chapter], ...empty });

  it('is a rule, the title of an example, or a choice', () => {
    expect(textAt(book, 'TOY-1')).toBe('A leap is long.');
    expect(textAt(book, 'EX-1')).toBe('A leap');
    expect(textAt(book, 'O-01')).toBe('How far? → two');
    expect(textAt(book, 'TOY-2')).toBe('');
    expect(textAt(null, 'TOY-1')).toBe('');
  });
});
