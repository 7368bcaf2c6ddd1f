import { expect, test } from 'vitest';
import { keepingEqual } from '../src/shell/same';

test('what is equal is the same object, what has changed is new, up to the whole', () => {
  const before = {
    turn: 1,
    sides: [
      { seat: 'south', hand: ['a', 'b'] },
      { seat: 'north', hand: [] },
    ],
    none: null,
  };
  const now = {
    turn: 2,
    sides: [
      { seat: 'south', hand: ['a'] },
      { seat: 'north', hand: [] },
    ],
    none: null,
  };
  const expected = structuredClone(now);
  const kept = keepingEqual(before, now);
  expect(kept).toEqual(expected);
  expect(kept.sides[0]).not.toBe(before.sides[0]);
  expect(kept.sides[1]).toBe(before.sides[1]);
  expect(keepingEqual(before, structuredClone(before))).toBe(before);
});

test('what has an id is known wherever it lies in a list', () => {
  const before = {
    pieces: [
      { id: 1, square: 'a1' },
      { id: 2, square: 'b1' },
      { id: 3, square: 'c1' },
    ],
  };
  const now = keepingEqual(before, {
    pieces: [
      { id: 2, square: 'b1' },
      { id: 3, square: 'c2' },
    ],
  });
  expect(now).toEqual({
    pieces: [
      { id: 2, square: 'b1' },
      { id: 3, square: 'c2' },
    ],
  });
  expect(now.pieces[0]).toBe(before.pieces[1]);
  expect(now.pieces[1]).not.toBe(before.pieces[2]);
});

test.each([
  [
    [1, 2],
    [1, 2, 3],
  ],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: undefined }],
  [{ a: [] }, { a: {} }],
  [null, { a: 1 }],
  [{ a: 1 }, { b: 1 }],
])('nothing of what was is left over: %j, then %j', (before, now) => {
  expect(keepingEqual(before, structuredClone(now))).toEqual(now);
});
