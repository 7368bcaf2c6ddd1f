/** Where things lie in the arena: columns a to i from the left, rows 1 to 9 from the top, without the corners. */

import type { Box } from '../../table/kit/geometry';
import { readSquare, squareName } from '../../table/squares';

const SIZE = 9;

export const RED: ReadonlySet<string> = new Set(['d2', 'e5', 'h6', 'c8']);
export const GREEN: ReadonlySet<string> = new Set(['c3', 'g3', 'i4', 'a5', 'f8']);
export const CENTRE = 'e5';

/** The measures of one drawing. `compact` is the phone's arena: no coordinates, a thin frame. */
export interface Measures {
  cell: number;
  frame: number;
  size: number;
  compact: boolean;
}

function belongs(column: number, row: number): boolean {
  const inside = column >= 1 && row >= 1 && column <= SIZE && row <= SIZE;
  return inside && column + row >= 4 && column + row <= 16 && Math.abs(column - row) <= 6;
}

function read(square: string): [number, number] {
  return readSquare(square) ?? [1, 1];
}

/** The arena of a desktop: always the same units; on a phone as large as the room it is given. */
export function measures(room: number, compact: boolean): Measures {
  const frame = compact ? 3 : 24;
  const cell = compact ? Math.max(18, (room - 2 * frame) / SIZE) : 66;
  return { cell, frame, size: cell * SIZE + 2 * frame, compact };
}

export function cell(m: Measures, square: string): Box {
  const [column, row] = read(square);
  return { x: m.frame + (column - 1) * m.cell, y: m.frame + (row - 1) * m.cell, width: m.cell, height: m.cell };
}

export function centre(m: Measures, square: string): [number, number] {
  const box = cell(m, square);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const NUMBERS = Array.from({ length: SIZE }, (_, n) => n + 1);

/** All squares row by row. */
export const ROWS_OF_SQUARES: readonly (readonly string[])[] = NUMBERS.map((row) =>
  NUMBERS.filter((column) => belongs(column, row)).map((column) => squareName(column, row)),
);

/** The square so many steps away; the edge holds. */
export function neighbour(square: string, right: number, down: number): string {
  const [column, row] = read(square);
  const across = Math.sign(right);
  const along = Math.sign(down);
  let [x, y] = [column, row];
  for (let step = Math.max(Math.abs(right), Math.abs(down)); step > 0 && belongs(x + across, y + along); step--) {
    x += across;
    y += along;
  }
  return squareName(x, y);
}

/** The squares one sees from a square, step by step, to the edge. */
export function ray(square: string, right: number, down: number): string[] {
  const [column, row] = read(square);
  const found: string[] = [];
  for (let [x, y] = [column + right, row + down]; belongs(x, y); [x, y] = [x + right, y + down]) found.push(squareName(x, y));
  return found;
}
