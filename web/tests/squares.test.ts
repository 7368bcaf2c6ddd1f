import { describe, expect, test } from 'vitest';
import { cell, neighbour, phoneBoard, rowsOfSquares, slab } from '../src/table/kit/geometry';
import { columnName, distance, readSquare, squareName, squaresIn } from '../src/table/squares';

describe('squares', () => {
  test.each([
    ['a1', 1, 1],
    ['i9', 9, 9],
    ['j10', 10, 10],
    ['w23', 23, 23],
    ['z9', 26, 9],
    ['aa1', 27, 1],
    ['ab12', 28, 12],
    ['ba100', 53, 100],
  ])('%s is column %i, row %i', (name, column, row) => {
    expect(readSquare(name)).toEqual([column, row]);
    expect(squareName(column, row)).toBe(name);
  });

  test.each(['', 'a', '1', 'a0', 'a01', '1a', 'A1', 'a1b', 'knight', 'a-1'])('%s is no square', (name) => {
    expect(readSquare(name)).toBeNull();
  });

  test('columns go on after z', () => {
    expect([1, 26, 27, 52, 53, 702, 703].map(columnName)).toEqual(['a', 'z', 'aa', 'az', 'ba', 'zz', 'aaa']);
  });

  test('a written play names its squares, and nothing else looks like one', () => {
    expect(squaresIn('move c3 c5 c4')).toEqual(['c3', 'c5', 'c4']);
    expect(squaresIn('dig w23 aa1 j10')).toEqual(['w23', 'aa1', 'j10']);
    expect(squaresIn('summon frost-mage-2 b4 left 3 north-a1')).toEqual(['b4']);
  });

  test('distances are counted along rows and columns', () => {
    expect(distance('a1', 'c4')).toBe(5);
    expect(distance('i9', 'j10')).toBe(2);
    expect(distance('z1', 'ab1')).toBe(2);
    expect(distance('a1', 'hand')).toBe(0);
  });
});

describe('a board of 23 by 23', () => {
  const board = slab(23, 23, 30, 30, false);

  test('has every square once, the highest row above', () => {
    const rows = rowsOfSquares(board);
    expect(rows[0]?.[0]).toBe('a23');
    expect(rows.at(-1)?.at(-1)).toBe('w1');
    expect(new Set(rows.flat()).size).toBe(23 * 23);
  });

  test('is seen the other way round when it is turned', () => {
    const turned = slab(23, 23, 30, 30, true);
    expect(rowsOfSquares(turned)[0]?.[0]).toBe('w1');
    expect(cell(turned, 'w1')).toEqual(cell(board, 'a23'));
  });

  test('the keyboard walks past one digit, and the edge holds', () => {
    expect(neighbour(board, 'i9', 1, -1)).toBe('j10');
    expect(neighbour(board, 'j10', -1, 1)).toBe('i9');
    expect(neighbour(board, 'w23', 1, -1)).toBe('w23');
    expect(neighbour(board, 'b2', -100, 0)).toBe('a2');
    expect(neighbour(board, 'b2', 0, -100)).toBe('b23');
  });

  test('fills the box of a phone with squares never higher than wide', () => {
    const phone = phoneBoard(6, 8, 364, 800, false);
    expect(phone.cellHeight).toBe(phone.cellWidth);
    expect(phone.width).toBe(364);
  });
});
