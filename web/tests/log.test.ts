import { describe, expect, test } from 'vitest';
import type { Entry } from '../src/shell/types';
import { cardsIn, iconOf, logLines } from '../src/table/log';
import { entry, words } from './fakes.svelte';

const covering = (n: number, what: string, covers: number): Entry => ({
  ...entry(what, {}, n),
  line: words(`toy-log-${what}-line`),
  covers,
});

describe('the log', () => {
  test('tells in one line what belongs together, and keeps its parts', () => {
    const log = [entry('turn', {}, 0), entry('attacked', {}, 1), covering(2, 'rolled', 2), covering(3, 'destroyed', 3)];
    const lines = logLines(log, 10);
    expect(lines.map((line) => line.words.id)).toEqual(['log-turn', 'toy-log-destroyed-line']);
    expect(lines[1]?.parts.map((part) => part.n)).toEqual([1, 2, 3]);
    expect(lines[0]?.parts).toEqual([]);
  });

  test('keeps a line the same when it grows', () => {
    const log = [entry('attacked', {}, 1), covering(2, 'rolled', 2)];
    const [before] = logLines(log, 10);
    const [after] = logLines([...log, covering(3, 'destroyed', 3)], 10);
    expect(after?.key).toBe(before?.key);
  });

  test('ends with the last lines', () => {
    const log = [1, 2, 3, 4].map((n) => entry('moved', {}, n));
    expect(logLines(log, 2).map((line) => line.key)).toEqual([3, 4]);
  });

  test('knows which of its words are cards', () => {
    const said = words('toy-log-x', {
      card: { term: 'toy-card-owl', args: {} },
      player: 'Ann',
      at: { term: 'toy-place', args: {} },
    });
    expect(cardsIn(said, 'toy')).toEqual(['card']);
  });

  test('finds the icon of a kind in the longer name of a line', () => {
    const icons = { moved: 'boots', 'put-under': 'cards' };
    expect(iconOf(words('toy-log-moved-back'), 'toy', icons)).toBe('boots');
    expect(iconOf(words('toy-log-put-under-hidden'), 'toy', icons)).toBe('cards');
    expect(iconOf(words('toy-log-sang'), 'toy', icons)).toBe('card-play');
  });
});
