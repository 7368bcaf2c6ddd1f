/** How tiles lie: turned and mirrored drawings, as cells of a map, and the outline of such cells. */

import { readSquare, squareName } from '../../table/squares';

/** As the engine writes how a tile lies: turned by so many degrees; first mirrored, where an `m` stands. */
export const TURNS = ['r0', 'r90', 'r180', 'r270', 'm0', 'm90', 'm180', 'm270'] as const;
export type Turn = (typeof TURNS)[number];

type Cell = readonly [row: number, column: number];

/** A tile that lies in some way, counted from its first cell: the uppermost, there the leftmost. */
export interface Lying {
  cells: readonly Cell[];
  /** The anchor or altar; null where there is none. */
  mark: Cell | null;
}

/** A tile in a place of the map. Cells that are not on any map have no name. */
export interface Laid {
  cells: string[];
  mark: string;
  first: string;
}

function turnCell([row, column]: Cell, turn: number): Cell {
  let [r, c] = [row, turn >= 4 ? -column : column];
  for (let n = turn % 4; n > 0; n--) [r, c] = [c, -r];
  return [r, c];
}

/** A drawing (x a cell, o the marked one) after a turn. */
export function lyingOf(drawing: readonly string[], turn: Turn): Lying {
  const number = TURNS.indexOf(turn);
  const cells: Cell[] = [];
  let mark: Cell | null = null;
  drawing.forEach((line, row) =>
    [...line].forEach((sign, column) => {
      if (sign === '.') return;
      const cell = turnCell([row, column], number);
      cells.push(cell);
      if (sign === 'o') mark = cell;
    }),
  );
  cells.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const [top, left] = cells[0] ?? [0, 0];
  const from = ([row, column]: Cell): Cell => [row - top, column - left];
  return { cells: cells.map(from), mark: mark && from(mark) };
}

function keyOf(lying: Lying): string {
  return JSON.stringify([lying.cells, lying.mark]);
}

/** Of all turns after which a tile lies the same, the one the engine speaks of: the first. */
export function canonical(drawing: readonly string[], turn: Turn): Turn {
  const key = keyOf(lyingOf(drawing, turn));
  return TURNS.find((one) => keyOf(lyingOf(drawing, one)) === key) ?? turn;
}

/** A quarter further to the right. */
export function turnedRight(turn: Turn): Turn {
  const at = TURNS.indexOf(turn);
  return TURNS[(at & 4) + ((at + 1) % 4)] ?? turn;
}

export function turnedLeft(turn: Turn): Turn {
  const at = TURNS.indexOf(turn);
  return TURNS[(at & 4) + ((at + 3) % 4)] ?? turn;
}

/** As it is seen in a mirror that stands beside it: what was turned one way is turned the other way. */
export function flipped(turn: Turn): Turn {
  const at = TURNS.indexOf(turn);
  return TURNS[((at & 4) ^ 4) + ((4 - (at % 4)) % 4)] ?? turn;
}

/** The cell by which a tile is held: its mark, else the one nearest to its middle. */
export function gripOf(lying: Lying): Cell {
  if (lying.mark) return lying.mark;
  const mean = (n: 0 | 1): number => lying.cells.reduce((sum, cell) => sum + cell[n], 0) / lying.cells.length;
  const [row, column] = [mean(0), mean(1)];
  const far = (cell: Cell): number => Math.hypot(cell[0] - row, cell[1] - column);
  return [...lying.cells].sort((a, b) => far(a) - far(b))[0] ?? [0, 0];
}

/** A tile whose cell `held` lies on a square. */
export function laidAt(lying: Lying, held: Cell, square: string): Laid {
  const [column, row] = readSquare(square) ?? [1, 1];
  const name = ([r, c]: Cell): string => {
    const [x, y] = [column + c - held[1], row + r - held[0]];
    return x >= 1 && y >= 1 ? squareName(x, y) : '';
  };
  return { cells: lying.cells.map(name), mark: lying.mark ? name(lying.mark) : '', first: name([0, 0]) };
}

/** The outline of cells as the data of an SVG path, so far inside their edges, with corners of this radius. */
export function outlineOf(
  cells: readonly (readonly [x: number, y: number])[],
  size: number,
  inset: number,
  radius: number,
): string {
  const has = new Set(cells.map(([x, y]) => `${x} ${y}`));
  const inside = (x: number, y: number): boolean => has.has(`${x} ${y}`);
  const next = new Map<string, [number, number][]>();
  const edge = (x0: number, y0: number, x1: number, y1: number): void => {
    const key = `${x0} ${y0}`;
    next.set(key, [...(next.get(key) ?? []), [x1, y1]]);
  };
  for (const [x, y] of cells) {
    if (!inside(x, y - 1)) edge(x, y, x + 1, y);
    if (!inside(x + 1, y)) edge(x + 1, y, x + 1, y + 1);
    if (!inside(x, y + 1)) edge(x + 1, y + 1, x, y + 1);
    if (!inside(x - 1, y)) edge(x, y + 1, x, y);
  }
  let path = '';
  while (next.size > 0) path += loopPath(walk(next), size, inset, radius);
  return path;
}

type Point = readonly [number, number];

/** One closed walk along edges, with the cells at its right; only its corners. */
function walk(next: Map<string, [number, number][]>): Point[] {
  const start = [...next.keys()][0] ?? '';
  const points: Point[] = [];
  let [x, y] = start.split(' ').map(Number) as [number, number];
  let came: Point = [0, 0];
  do {
    const ways = next.get(`${x} ${y}`) ?? [];
    // Where two cells meet at a corner only, the walk stays with its own cell: it turns right.
    ways.sort((a, b) => rightness(came, [b[0] - x, b[1] - y]) - rightness(came, [a[0] - x, a[1] - y]));
    const to = ways.shift();
    if (ways.length === 0) next.delete(`${x} ${y}`);
    if (!to) break;
    const going: Point = [to[0] - x, to[1] - y];
    if (going[0] !== came[0] || going[1] !== came[1]) points.push([x, y]);
    came = going;
    [x, y] = to;
  } while (`${x} ${y}` !== start);
  return points;
}

function rightness(came: Point, going: Point): number {
  return came[0] * going[1] - came[1] * going[0];
}

function loopPath(points: readonly Point[], size: number, inset: number, radius: number): string {
  const at = (n: number): Point => points[(n + points.length) % points.length] ?? [0, 0];
  const steps = points.map((point, n) => {
    const [before, after] = [at(n - 1), at(n + 1)];
    const a: Point = [Math.sign(point[0] - before[0]), Math.sign(point[1] - before[1])];
    const b: Point = [Math.sign(after[0] - point[0]), Math.sign(after[1] - point[1])];
    // The cells lie at the right hand: inwards is to the right of both edges.
    const x = point[0] * size + inset * (-a[1] - b[1]);
    const y = point[1] * size + inset * (a[0] + b[0]);
    const outer = rightness(a, b) > 0;
    const r = radius;
    return `${n === 0 ? 'M' : 'L'}${x - a[0] * r} ${y - a[1] * r}A${r} ${r} 0 0 ${outer ? 1 : 0} ${x + b[0] * r} ${y + b[1] * r}`;
  });
  return `${steps.join('')}Z`;
}
