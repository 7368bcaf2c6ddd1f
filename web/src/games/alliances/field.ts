/** Where squares lie: on the board of two, on the double board with its joined edges, and on that board turned. */

import {
  cell as cellIn,
  type Box,
  type Geometry,
  neighbour as neighbourIn,
  phoneBoard,
  rowsOfSquares,
  slab,
} from '../../table/kit/geometry';
import { columnName, readSquare, squareName } from '../../table/squares';
import { squareOf } from './aims';

const ROWS = 8;
const SINGLE = 6;
export const DOUBLE = 12;

/** Beyond each joined edge the far column is repeated: so much of it, on a desk and on a phone. */
const ECHO = 30;
const PHONE_ECHO = 10;

const CELL = { width: 82, height: 60, frame: 16 };
/** The width of the double board for its height: on a desk, and turned on a phone. */
export const BOARD_RATIO = (DOUBLE * CELL.width + 2 * (CELL.frame + ECHO)) / (ROWS * CELL.height + 2 * CELL.frame);
export const PHONE_RATIO = (ROWS * 46) / (DOUBLE * 44 + 2 * PHONE_ECHO + 4);

/** A drawing of the board. Files run down where it is turned on its side; `echo` lies beyond the joined edges. */
export interface Field {
  /** The squares as they are seen, without the echo. */
  seen: Geometry;
  columns: number;
  joined: boolean;
  /** Files run from above to below. */
  down: boolean;
  /** Seen from the other side. */
  turned: boolean;
  echo: number;
  width: number;
  height: number;
}

interface Room {
  width: number;
  height: number;
}

export function fieldFor(columns: number, joined: boolean, turned: boolean, compact: boolean, room: Room): Field {
  const down = compact && joined && room.height > room.width;
  const echo = joined ? (compact ? PHONE_ECHO : ECHO) : 0;
  const [across, upwards] = down ? [ROWS, columns] : [columns, ROWS];
  const within = { width: room.width - (down ? 0 : 2 * echo), height: room.height - (down ? 2 * echo : 0) };
  const seen = compact
    ? phoneBoard(across, upwards, within.width, within.height, turned)
    : joined
      ? slab(columns, ROWS, CELL.width, CELL.height, turned, CELL.frame)
      : slab(SINGLE, ROWS, 104, 78, turned);
  const width = seen.width + (down ? 0 : 2 * echo);
  const height = seen.height + (down ? 2 * echo : 0);
  return { seen, columns, joined, down, turned, echo, width, height };
}

/** How far the squares are moved by the echo beside them. */
export function offset({ down, echo }: Field): [number, number] {
  return down ? [0, echo] : [echo, 0];
}

/**
 * A square of the board as the square of the drawing at the same place: where files run down, rows run to the right and
 * column a lies above, so that it is read as a board of 8 columns and 12 rows.
 */
function drawnAs(field: Field, place: string): string {
  const square = squareOf(place);
  if (!field.down) return square;
  const [column, row] = readSquare(square) ?? [1, 1];
  return squareName(row, field.columns + 1 - column);
}

function named(field: Field, drawn: string): string {
  if (!field.down) return drawn;
  const [column, row] = readSquare(drawn) ?? [1, 1];
  return squareName(field.columns + 1 - row, column);
}

export function cell(field: Field, place: string): Box {
  const [dx, dy] = offset(field);
  const box = cellIn(field.seen, drawnAs(field, place));
  return { ...box, x: box.x + dx, y: box.y + dy };
}

export function centre(field: Field, place: string): [number, number] {
  const box = cell(field, place);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** All squares row by row as they are seen. */
export function rows(field: Field): string[][] {
  return rowsOfSquares(field.seen).map((row) => row.map((square) => named(field, square)));
}

/** The square so many steps away as it is seen: over a joined edge one comes in again at the other. */
export function neighbour(field: Field, square: string, right: number, down: number): string {
  const found = named(field, neighbourIn(field.seen, drawnAs(field, square), right, down));
  const far = farNeighbour(field, square);
  return found === square && far && isAcross(field, right, down) && Math.abs(right + down) === 1 ? far : found;
}

/** Does a step lead over a joined edge, if it leads off the board? */
function isAcross(field: Field, right: number, down: number): boolean {
  return field.down ? down !== 0 : right !== 0;
}

/** The square beside this one over the joined edge; empty where it lies at none. */
export function farNeighbour({ joined, columns }: Field, place: string): string {
  const at = readSquare(squareOf(place));
  if (!joined || !at || (at[0] !== 1 && at[0] !== columns)) return '';
  return squareName(columns + 1 - at[0], at[1]);
}

/** Is it nearer from one square to the other over the joined edge? */
export function overEdge({ joined, columns }: Field, from: string, to: string): boolean {
  const [one, other] = [readSquare(squareOf(from)), readSquare(squareOf(to))];
  return joined && one !== null && other !== null && Math.abs(one[0] - other[0]) > columns / 2;
}

/** The two joined columns by their letters. */
export function joinedColumns({ columns }: Field): [string, string] {
  return [columnName(1), columnName(columns)];
}

export interface Edge {
  /** Is it the first edge as it is seen: left, or above? */
  first: boolean;
  /** The column at it, and the one that lies beyond it. */
  near: number;
  far: number;
}

/** The two joined edges as they are seen. */
export function edges({ joined, columns, turned }: Field): Edge[] {
  if (!joined) return [];
  const [first, last] = turned ? [columns, 1] : [1, columns];
  return [
    { first: true, near: first, far: last },
    { first: false, near: last, far: first },
  ];
}

/** Where a way leaves the board towards the far side, and comes in: the point of the edge beside a square. */
export function gate(field: Field, square: string): [number, number] {
  const [x, y] = centre(field, square);
  const column = readSquare(squareOf(square))?.[0] ?? 1;
  const atFirst = edges(field).find((edge) => edge.first)?.near;
  const nearFirst = atFirst === 1 ? column <= field.columns / 2 : column > field.columns / 2;
  if (field.down) return [x, nearFirst ? field.echo : field.height - field.echo];
  return [nearFirst ? field.echo : field.width - field.echo, y];
}
