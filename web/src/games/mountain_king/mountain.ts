/** The mountain as it is drawn: what the words of its map mean, and where its cells lie. */

import type { Box } from '../../table/kit/geometry';
import { readSquare, squareName } from '../../table/squares';

const BURIED: Readonly<Record<string, string>> = {
  s: 'stone',
  i: 'iron',
  h: 'heartstone',
  c: 'coin',
  m: 'hammer',
  u: 'rune',
  t: 'cart',
};

/** A cell of the mountain; the heart has level 6. */
export interface Ground {
  square: string;
  column: number;
  row: number;
  level: number;
  rubble: boolean;
  /** The resource that lies in it; empty if none does. */
  buried: string;
  /** Whether a workshop may be founded here. */
  site: boolean;
}

export const HEART = 6;

/** The map of a scene; `rows` are the cells row by row, `at` finds one by its name. */
export interface Terrain {
  columns: number;
  rows: readonly (readonly Ground[])[];
  at: ReadonlyMap<string, Ground>;
}

export function readTerrain(drawing: readonly string[]): Terrain {
  const at = new Map<string, Ground>();
  const rows = drawing.map((line, y) =>
    line.split(' ').flatMap((word, x): Ground[] => {
      if (word === '--') return [];
      const sign = word[1] ?? '.';
      const what = sign.toLowerCase();
      const heart = word === '^^';
      const ground: Ground = {
        square: squareName(x + 1, y + 1),
        column: x,
        row: y,
        level: heart ? HEART : Number(word[0]),
        rubble: !heart && (what === 'r' || sign !== what),
        buried: heart ? '' : (BURIED[what] ?? ''),
        site: what === 'w',
      };
      at.set(ground.square, ground);
      return [ground];
    }),
  );
  return { columns: drawing[0]?.split(' ').length ?? 0, rows, at };
}

/** The measures of one drawing. */
export interface Measures {
  cell: number;
  frame: number;
  width: number;
  height: number;
}

export function measures(terrain: Terrain, cell: number, frame: number): Measures {
  return {
    cell,
    frame,
    width: terrain.columns * cell + 2 * frame,
    height: terrain.rows.length * cell + 2 * frame,
  };
}

export function boxOf(m: Measures, square: string): Box {
  const [column, row] = readSquare(square) ?? [1, 1];
  return { x: m.frame + (column - 1) * m.cell, y: m.frame + (row - 1) * m.cell, width: m.cell, height: m.cell };
}

export function centreOf(m: Measures, square: string): [number, number] {
  const box = boxOf(m, square);
  return [box.x + m.cell / 2, box.y + m.cell / 2];
}

/** The cell at a point of the drawing; empty beside the mountain. */
export function squareAt(terrain: Terrain, m: Measures, x: number, y: number): string {
  const square = squareName(Math.floor((x - m.frame) / m.cell) + 1, Math.floor((y - m.frame) / m.cell) + 1);
  return terrain.at.has(square) ? square : '';
}

/** Cells as pairs of column and row from 0, for the outline of a tile. */
export function pairsOf(squares: readonly string[]): [number, number][] {
  return squares.map((square) => {
    const [column, row] = readSquare(square) ?? [1, 1];
    return [column - 1, row - 1];
  });
}

/** The cell so many steps away; the edge of the mountain holds. */
export function neighbour(terrain: Terrain, square: string, right: number, down: number): string {
  const [column, row] = readSquare(square) ?? [1, 1];
  let here = square;
  for (let step = 1; step <= Math.max(Math.abs(right), Math.abs(down)); step++) {
    const next = squareName(column + Math.sign(right) * step, row + Math.sign(down) * step);
    if (!terrain.at.has(next)) break;
    here = next;
  }
  return here;
}

/** What a tile would find and cost besides its minerals: hammers for rubble, and what is buried, by resource. */
export function findsUnder(terrain: Terrain, cells: readonly string[]): { hammers: number; found: Record<string, number> } {
  const found: Record<string, number> = {};
  let hammers = 0;
  for (const square of cells) {
    const ground = terrain.at.get(square);
    if (ground?.rubble) hammers++;
    if (ground?.buried) found[ground.buried] = (found[ground.buried] ?? 0) + 1;
  }
  return { hammers, found };
}

/** The rows of both pyramids from below, as their places are named. */
export const HORDE_ROWS = [
  ['a0', 'a1', 'a2', 'a3', 'a4'],
  ['b0', 'b1', 'b2', 'b3'],
  ['c0', 'c1', 'c2'],
] as const;
export const SMOOT_ROWS = [['1a', '1b', '1c', '1d'], ['2a', '2b', '2c'], ['3a', '3b'], ['4a']] as const;

/** All places beneath one in a pyramid. */
export function beneath(rows: readonly (readonly string[])[], place: string): string[] {
  const row = rows.findIndex((one) => one.includes(place));
  const at = rows[row]?.indexOf(place) ?? 0;
  return rows.slice(0, Math.max(row, 0)).flatMap((one, n) => one.slice(at, at + row - n + 1));
}
