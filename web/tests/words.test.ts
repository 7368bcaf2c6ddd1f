import { describe, expect, test, vi } from 'vitest';
import { openEdition } from '../src/games';
import { held } from '../src/shell/held';
import { addWords, chooseLanguage, has, language, setEdition, setLanguage, t, term, textRuns } from '../src/shell/words.svelte';

describe('words', () => {
  test('of a game join those of the shell, and follow the language', async () => {
    await addWords('toy', (code) => Promise.resolve(`toy-card-owl = owl (${code})`));
    expect(t('toy-card-owl')).toBe('owl (en)');
    expect(has('web-title')).toBe(true);
    await chooseLanguage('hu');
    expect(t('toy-card-owl')).toBe('owl (hu)');
    expect(language.code).toBe('hu');
    expect(document.documentElement.lang).toBe('hu');
    await chooseLanguage('en');
  });

  test('that cannot be loaded leave everything as it is, and can be tried again', async () => {
    const load = vi.fn((code: string) =>
      code === 'pl' && load.mock.calls.length < 3 ? Promise.reject(new Error('no line')) : Promise.resolve('late-word = late'),
    );
    await addWords('late', load);
    await chooseLanguage('pl');
    expect(language.code).toBe('en');
    expect(language.failed).toBe('pl');
    await chooseLanguage('pl');
    expect(language.code).toBe('pl');
    expect(language.failed).toBe('');
    await setLanguage('en');
  });

  test('of a game that do not come can be asked for again', async () => {
    await expect(addWords('far', () => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
    await setLanguage('hu'); // nobody waits for them any more
    await setLanguage('en');
    await addWords('far', () => Promise.resolve('far-word = far'));
    expect(t('far-word')).toBe('far');
  });

  test('bring the forms of a name into every sentence', async () => {
    const words = `owl-card = Bagoly
    .the = a Bagoly
    .acc = a Baglyot
owl-sees = { $card-The } látja { $target-acc }.`;
    await addWords('owls', () => Promise.resolve(words));
    const args = { card: term('owl-card'), target: term('owl-card') };
    expect(t('owl-sees', args)).toBe('A Bagoly látja a Baglyot.');
    expect(textRuns('owl-sees', args, ['target'])).toEqual([
      { text: 'A Bagoly látja ', strong: '' },
      { text: 'a Baglyot', strong: 'target' },
      { text: '.', strong: '' },
    ]);
    expect(() => t('owl-sees', { card: 'Bagoly', target: 'Bagoly' })).toThrow('card-The');
  });

  test('that stand out as boxes keep the signs that belong to them', () => {
    const texts = ['Czar w księdze: „', 'Myto Hordy', '”, „', 'Druga Zmiana', '”.'];
    const runs = held(texts.map((text, n) => ({ text, strong: n % 2 ? 'spell' : '' })));
    expect(runs.map(({ before, text, after }) => [before, text, after].join('|'))).toEqual([
      '|Czar w księdze: |',
      '„|Myto Hordy|”,',
      '| |',
      '„|Druga Zmiana|”.',
      '||',
    ]);
  });

  test('of a table go before those of its game, and leave with it', async () => {
    const edition = (owl: string) => (code: string) => Promise.resolve(`hoot-card-owl = ${owl} (${code})\nhoot-card-elk = elk`);
    await addWords('hoot', () => Promise.resolve('hoot-card-owl = owl'));
    await setEdition('one', edition('lark'));
    expect(t('hoot-card-owl')).toBe('lark (en)');
    await setLanguage('pl');
    expect(t('hoot-card-owl')).toBe('lark (pl)');
    await addWords('later', () => Promise.resolve('hoot-later = later'));
    expect(t('hoot-card-owl')).toBe('lark (pl)');
    await setEdition('two', edition('wren'));
    expect(t('hoot-card-owl')).toBe('wren (pl)');
    await setLanguage('en');
    await setEdition('', edition('nobody'));
    expect(t('hoot-card-owl')).toBe('owl');
    expect(has('hoot-card-elk')).toBe(false);
  });

  test('of a game go before those of the shell where it alone is shown', async () => {
    await setLanguage('hu');
    for (const [game, turn] of [
      ['mountain-king', 'forduló'],
      ['tash-kalar', 'kör'],
    ] as const) {
      await openEdition(game, '');
      expect(t('table-turn', { turn: 3 })).toBe(`3.\u00a0${turn}`);
    }
    await setLanguage('en');
    expect(t('table-turn', { turn: 3 })).toBe('Turn 3');
  });

  test('of a table that was left before they came are not shown', async () => {
    let come: (words: string) => void = () => undefined;
    const slow = setEdition('slow', () => new Promise((resolve) => (come = resolve)));
    const quick = setEdition('quick', () => Promise.resolve('quick-word = quick'));
    come('slow-word = slow');
    await Promise.all([slow, quick]);
    expect(has('quick-word')).toBe(true);
    expect(has('slow-word')).toBe(false);
  });
});
