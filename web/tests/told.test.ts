import { describe, expect, test } from 'vitest';
import { ToldLog, type ToldTurn } from '../src/replay/told.svelte';
import type { Entry } from '../src/shell/types';
import { words } from './fakes.svelte';

/** Ten turns of four entries; the last of each tells a story together with the one before it, so they are three lines. */
const LOG = Array.from({ length: 40 }, (_, n): Entry => {
  const covers = n % 4 === 3 ? 2 : 1;
  return {
    n,
    what: n % 4 === 0 ? 'turn' : 'moved',
    turn: 1 + Math.floor(n / 4),
    seat: 'south',
    words: words('x'),
    line: null,
    covers,
  };
});
const REACH = 2;

const where = (log: ToldLog, is: (turn: ToldTurn) => boolean): number[] => log.turns.filter(is).map((turn) => turn.from);

describe('the log of a replay in turns', () => {
  test('nothing is there of what was not seen, and only what is near is drawn', () => {
    const log = new ToldLog();
    log.show(LOG, 38, 38, REACH);
    expect(log.turns.map((turn) => turn.lines.length)).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 2]);
    expect(where(log, (turn) => turn.near)).toEqual([32, 36]);
    expect(where(log, (turn) => turn.drawn)).toEqual([32, 36]);
    expect(where(log, (turn) => turn.current >= 0)).toEqual([36]);
  });

  test('a jump lights one line, draws what is near and leaves what was drawn', () => {
    const log = new ToldLog();
    log.show(LOG, 40, 40, REACH);
    const turns = log.turns;
    log.show(LOG, 10, 40, REACH);
    expect(log.turns).toBe(turns);
    expect(log.turns.map((turn) => turn.current).filter((key) => key >= 0)).toEqual([9]);
    expect(where(log, (turn) => turn.near)).toEqual([4, 8, 12]);
    expect(where(log, (turn) => turn.drawn)).toEqual([4, 8, 12, 36]);
  });

  test('of a story that is told half no line is lit, but the one before it', () => {
    const log = new ToldLog();
    log.show(LOG, 7, 40, REACH);
    expect(log.turns[1]?.current).toBe(5);
    log.show(LOG, 0, 40, REACH);
    expect(where(log, (turn) => turn.current >= 0)).toEqual([]);
    expect(log.begun).toBe(false);
  });

  test('what grows is drawn anew, what is seen by other eyes as a whole', () => {
    const log = new ToldLog();
    log.show(LOG, 9, 9, REACH);
    const [first, second] = log.turns;
    log.show(LOG, 12, 12, REACH);
    expect(log.turns.slice(0, 2)).toEqual([first, second]);
    expect(log.turns[2]?.lines.length).toBe(3);
    log.show([...LOG], 12, 12, REACH);
    expect(log.turns[0]).not.toBe(first);
  });

  test('where there is time the turns that are nearest are drawn, and the rest after them', () => {
    const log = new ToldLog();
    log.show(LOG, 40, 40, REACH);
    log.show(LOG, 4, 40, REACH);
    expect(log.drawMore()).toBe(true);
    expect(where(log, (turn) => !turn.drawn)).toEqual([32]);
    expect(log.drawMore()).toBe(false);
    expect(where(log, (turn) => !turn.drawn)).toEqual([]);
  });
});
