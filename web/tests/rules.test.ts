import { describe, expect, it } from 'vitest';
import { Book, choiceOf, ruleCount } from '../src/rules/book';
import { hitsIn, matches, wordsOf } from '../src/rules/search';
import { plain, runsOf } from '../src/rules/text';
import type { RulePart, Rulebook } from '../src/shell/types';

function part(kind: RulePart['kind'], id: string, text: string, more: Partial<RulePart> = {}): RulePart {
  const bare = { title: '', items: [], rows: [], rules: [], choices: [], picture: [], language: 'en' };
  return { kind, id, text, ...bare, ...more };
}

const TEXT: Rulebook = {
  game: 'toy',
  prefix: 'TOY',
  title: 'Toy',
  language: 'en',
  introduction: [],
  chapters: [
    {
      id: 'moves',
      number: 1,
      title: 'Moves',
      language: 'en',
      parts: [
        part('text', '', 'How to move through walls.'),
        part('rule', 'TOY-MOVE-1', 'One *step*, see EX-1 and HIT-1.'),
        part('rule', 'TOY-MOVE-2', 'Never through walls (TOY-HIT-1, TOY-HIT-99).'),
      ],
    },
    { id: 'hits', number: 2, title: 'Hits', language: 'en', parts: [part('rule', 'TOY-HIT-1', 'Through and through.')] },
    {
      id: 'examples',
      number: 3,
      title: 'Examples',
      language: 'en',
      parts: [
        part('example', 'EX-1', 'From a1.', {
          title: 'A step',
          items: ['Through a2.'],
          rules: ['TOY-MOVE-1', 'TOY-MOVE-2', 'TOY-HIT-1'],
        }),
      ],
    },
    {
      id: 'choices',
      number: 4,
      title: 'Choices',
      language: 'en',
      parts: [
        part('table', '', '', {
          rows: [
            ['Id', 'Chosen'],
            ['O-01', 'Through'],
            ['Glossary', 'through'],
          ],
        }),
      ],
    },
  ],
  cards: { 'TOY-MOVE-2': ['ghost', 'wall', 'war-wall'], 'TOY-MOVE-1': ['wall'], 'EX-1': ['spook'] },
  links: { 'TOY-MOVE-2': { walls: 'wall', 'War Walls': 'war-wall' } },
  names: { ghost: 'Ghost', spook: 'Spook', wall: 'Wall', 'war-wall': 'War Wall' },
};

describe('cards in the rules', () => {
  const book = new Book(TEXT);
  const named = (text: string, place: string): [string, string][] =>
    runsOf(text, book.placeOf, [], book.text.links[place])
      .filter(({ card }) => card)
      .map((run) => [run.text, run.card]);

  it('are led to where they are named, by the longest name, and only as whole words', () => {
    expect(named('Never through walls or War Walls (TOY-HIT-1), **walls**.', 'TOY-MOVE-2')).toEqual([
      ['walls', 'wall'],
      ['War Walls', 'war-wall'],
      ['walls', 'wall'],
    ]);
    expect(named('Wallside, wallswine and awalls.', 'TOY-MOVE-2')).toEqual([]);
    expect(named('Through walls.', 'TOY-MOVE-1')).toEqual([]);
    const runs = runsOf('Never walls (TOY-HIT-1).', book.placeOf, ['walls'], book.text.links['TOY-MOVE-2']);
    expect(runs.find(({ card }) => card)).toEqual({ text: 'walls', look: '', to: '', card: 'wall', found: true });
    expect(runs.find(({ to }) => to)?.text).toBe('TOY-HIT-1');
  });

  it('are listed for a rule and for a chapter, the named ones first', () => {
    expect(book.cardsOf('TOY-MOVE-2')).toEqual(['ghost', 'wall', 'war-wall']);
    expect(book.cardsOf('TOY-HIT-1')).toEqual([]);
    const [moves, hits] = TEXT.chapters;
    expect(moves && book.cardsIn(moves)).toEqual([
      ['wall', 'TOY-MOVE-2'],
      ['war-wall', 'TOY-MOVE-2'],
      ['spook', 'EX-1'], // the example stands beside TOY-MOVE-1
      ['ghost', 'TOY-MOVE-2'],
    ]);
    expect(hits && book.cardsIn(hits)).toEqual([]);
  });
});

describe('searching', () => {
  it('minds neither accents nor capitals', () => {
    expect(wordsOf('  ÉPÍTMÉNY łuk a ')).toEqual(['epitmeny', 'luk']);
    expect(matches('Egy építmény', wordsOf('epitmeny'))).toBe(true);
    expect(matches('Łucznik strzela z\u00a0łuku', wordsOf('luku strzela'))).toBe(true);
    expect(matches('Łucznik', wordsOf('luku'))).toBe(false);
    expect(matches('anything', [])).toBe(false);
  });

  it('tells where in the text as it is written', () => {
    const text = 'Két őr, egy ŐRTORONY.';
    expect(hitsIn(text, wordsOf('or')).map(([from, to]) => text.slice(from, to))).toEqual(['őr', 'ŐR', 'OR']);
    expect(hitsIn('banana', ['ana', 'nan'])).toEqual([[1, 5]]);
    expect(hitsIn('banana', [])).toEqual([]);
  });
});

describe('texts', () => {
  it('are cut where something stands out, leads elsewhere or was found', () => {
    const book = new Book(TEXT);
    const runs = runsOf('One *step*, see EX-1, HIT-1 and HIT-99.', book.placeOf, ['see']);
    expect(runs.map((run) => [run.text, run.look, run.to, run.found])).toEqual([
      ['One ', '', '', false],
      ['step', 'em', '', false],
      [', ', '', '', false],
      ['see', '', '', true],
      [' ', '', '', false],
      ['EX-1', '', 'EX-1', false],
      [', ', '', '', false],
      ['HIT-1', '', 'TOY-HIT-1', false],
      [' and HIT-99.', '', '', false],
    ]);
    expect(plain('One **big** *step*')).toBe('One big step');
  });
});

describe('a book', () => {
  const book = new Book(TEXT);

  it('knows the chapter of every place', () => {
    expect(['moves', 'TOY-MOVE-2', 'EX-1', 'O-01'].map((place) => book.chapterOf(place)?.number)).toEqual([1, 1, 3, 4]);
    expect(book.chapterOf('TOY-MOVE-9')).toBeUndefined();
    expect(book.placeOf('TOY-EX-1')).toBe('EX-1');
    expect(book.short('TOY-MOVE-1')).toBe('MOVE-1');
    expect(book.text.chapters.map(ruleCount)).toEqual([2, 1, 0, 0]);
    expect(choiceOf(['Glossary', 'through'])).toBe('');
  });

  it('shows an example beside the first rule it is about, and names it in other chapters', () => {
    expect(book.examplesBeside('TOY-MOVE-1').map((one) => one.id)).toEqual(['EX-1']);
    expect(book.examplesBeside('TOY-HIT-1')).toEqual([]);
    expect(['TOY-MOVE-1', 'TOY-MOVE-2', 'TOY-HIT-1'].map((rule) => book.examplesElsewhere(rule).length)).toEqual([0, 0, 1]);
  });

  it('goes from place to place', () => {
    expect(book.beside('TOY-MOVE-2', 1)).toBe('TOY-HIT-1');
    expect(book.beside('TOY-MOVE-1', -1)).toBe('TOY-MOVE-1');
    expect(book.beside('hits', 1)).toBe('TOY-HIT-1');
    expect(book.beside('', 1)).toBe('TOY-MOVE-1');
    expect(book.beside('O-01', 1)).toBe('O-01');
  });

  it('counts what is found by chapters: rules, examples and choices', () => {
    expect([...book.find(wordsOf('THROUGH'))]).toEqual([
      ['moves', ['TOY-MOVE-2']],
      ['hits', ['TOY-HIT-1']],
      ['examples', ['EX-1']],
      ['choices', ['O-01']],
    ]);
    expect([...book.find(wordsOf('move-1'))]).toEqual([['moves', ['TOY-MOVE-1']]]);
  });
});
