/** Where the squares of a rectangular board lie, in the units of its drawing. */

import { readSquare, squareName } from '../squares';

/** The measures of one drawing. `compact` is the phone's board: no coordinates, a thin frame. */
export interface Geometry {
  columns: number;
  rows: number;
  cellWidth: number;
  cellHeight: number;
  frame: number;
  width: number;
  height: number;
  margin: number;
  compact: boolean;
  /** Seen from the other side: the first row above. */
  turned: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The slab of a desktop, with a frame for the coordinates. */
export function slab(
  columns: number,
  rows: number,
  cellWidth: number,
  cellHeight: number,
  turned: boolean,
  frame = 18,
): Geometry {
  return measured(columns, rows, cellWidth, cellHeight, frame, false, turned);
}

/** The board of a phone fills the box it is given, with squares never higher than wide. */
export function phoneBoard(columns: number, rows: number, width: number, height: number, turned: boolean): Geometry {
  const frame = 2;
  const cellWidth = Math.max(20, (width - 2 * frame) / columns);
  const cellHeight = Math.max(20, Math.min(cellWidth, (height - 2 * frame) / rows));
  return measured(columns, rows, cellWidth, cellHeight, frame, true, turned);
}

function measured(
  columns: number,
  rows: number,
  cellWidth: number,
  cellHeight: number,
  frame: number,
  compact: boolean,
  turned: boolean,
): Geometry {
  const width = cellWidth * columns + 2 * frame;
  const height = cellHeight * rows + 2 * frame;
  return { columns, rows, cellWidth, cellHeight, frame, width, height, margin: compact ? 2 : 4, compact, turned };
}

/** Column and row of a square as they are seen, both from 0, the upper left corner first. */
function seen({ columns, rows, turned }: Geometry, square: string): [number, number] {
  const [column, row] = readSquare(square) ?? [1, 1];
  return turned ? [columns - column, row - 1] : [column - 1, rows - row];
}

export function cell(geometry: Geometry, square: string): Box {
  const [column, row] = seen(geometry, square);
  return {
    x: geometry.frame + column * geometry.cellWidth,
    y: geometry.frame + row * geometry.cellHeight,
    width: geometry.cellWidth,
    height: geometry.cellHeight,
  };
}

export function centre(geometry: Geometry, square: string): [number, number] {
  const box = cell(geometry, square);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The numbers of the columns from the left, and of the rows from above, as they are seen. */
export function columnsSeen({ columns, turned }: Geometry): number[] {
  return counted(columns, turned);
}

export function rowsSeen({ rows, turned }: Geometry): number[] {
  return counted(rows, !turned);
}

function counted(count: number, backwards: boolean): number[] {
  return Array.from({ length: count }, (_, n) => (backwards ? count - n : n + 1));
}

/** All squares row by row as they are seen. */
export function rowsOfSquares(geometry: Geometry): string[][] {
  return rowsSeen(geometry).map((row) => columnsSeen(geometry).map((column) => squareName(column, row)));
}

/** The square so many steps away as it is seen; the edge holds. */
export function neighbour({ columns, rows, turned }: Geometry, square: string, right: number, down: number): string {
  const sign = turned ? -1 : 1;
  const [column, row] = readSquare(square) ?? [1, 1];
  return squareName(within(column + sign * right, columns), within(row - sign * down, rows));
}

function within(number: number, most: number): number {
  return Math.min(most, Math.max(1, number));
}
