import { describe, expect, test } from 'vitest';
import { chipOf, oddsWords } from '../src/table/kit/battle/odds';
import type { Odds } from '../src/shell/types';
import { setLanguage } from '../src/shell/words.svelte';

const odds = (damage: number, destroy: number): Odds => ({ text: 'attack c3 c4', dice: 2, hits: [], damage, destroy });

describe('the chip on a target', () => {
  test('tells the damage to expect even where nothing can be destroyed', () => {
    expect(chipOf(odds(10 / 6, 0))).toBe('−1.7');
  });

  test('adds the chance to destroy where there is one', () => {
    expect(chipOf(odds(10 / 6, 25 / 36))).toBe('−1.7 · 69%');
    expect(chipOf(odds(2, 1))).toBe('−2 · 100%');
  });

  test('writes fractions as the language does', async () => {
    await setLanguage('pl');
    expect(chipOf(odds(10 / 6, 0))).toBe('−1,7');
    await setLanguage('en');
  });

  test('tells healing from harm', () => {
    expect(chipOf(odds(-1.5, 0))).toBe('+1.5');
    expect(oddsWords(odds(-1.5, 0), 'sw2', 'cell-odds')).toEqual({
      id: 'sw2-table-odds-heals',
      args: { damage: '1.5', chance: '0%' },
    });
  });
});
