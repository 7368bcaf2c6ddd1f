/** Where things lie on the board: squares a1 to f8 in the units of the drawing. */

export const FILES = ['a', 'b', 'c', 'd', 'e', 'f'];
export const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The measures of one drawing. `compact` is the phone's board: no coordinates, no name plates. */
export interface Geometry {
  cellWidth: number;
  cellHeight: number;
  frame: number;
  width: number;
  height: number;
  margin: number;
  compact: boolean;
  turned: boolean;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function measures(cellWidth: number, cellHeight: number, frame: number, compact: boolean, turned: boolean): Geometry {
  const width = cellWidth * FILES.length + 2 * frame;
  const height = cellHeight * ROWS.length + 2 * frame;
  return { cellWidth, cellHeight, frame, width, height, margin: compact ? 2 : 4, compact, turned };
}

/** The slab of a desktop: always 660 x 660 units. */
export function slab(turned: boolean): Geometry {
  return measures(104, 78, 18, false, turned);
}

/** The board of a phone fills the box it is given, with squares never higher than wide. */
export function phoneBoard(width: number, height: number, turned: boolean): Geometry {
  const frame = 2;
  const cellWidth = Math.max(20, (width - 2 * frame) / FILES.length);
  const cellHeight = Math.max(20, Math.min(cellWidth, (height - 2 * frame) / ROWS.length));
  return measures(cellWidth, cellHeight, frame, true, turned);
}

/** Column and row of a square as they are seen, both from 0, the upper left corner first. */
function seen(geometry: Geometry, square: string): [number, number] {
  const file = FILES.indexOf(square.charAt(0));
  const row = Number(square.charAt(1));
  return geometry.turned ? [FILES.length - 1 - file, row - 1] : [file, ROWS.length - row];
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

/** All squares row by row as they are seen. */
export function rowsOfSquares(turned: boolean): string[][] {
  const rows = turned ? ROWS : [...ROWS].reverse();
  const files = turned ? [...FILES].reverse() : FILES;
  return rows.map((row) => files.map((file) => `${file}${row}`));
}

/** The square so many steps away as it is seen; the edge holds. */
export function neighbour(turned: boolean, square: string, right: number, down: number): string {
  const sign = turned ? -1 : 1;
  const file = FILES.indexOf(square.charAt(0)) + sign * right;
  const row = Number(square.charAt(1)) - sign * down;
  const clamped = Math.min(FILES.length - 1, Math.max(0, file));
  return `${FILES[clamped]}${Math.min(ROWS.length, Math.max(1, row))}`;
}

/** The squares a written play speaks of. */
export function squaresIn(play: string): string[] {
  return play.match(/(?<![\w-])[a-i][1-9](?![\w-])/g) ?? [];
}

/** How many squares lie between two squares, counted along rows and columns. */
export function distance(one: string, other: string): number {
  const files = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  return files + Math.abs(Number(one.charAt(1)) - Number(other.charAt(1)));
}
