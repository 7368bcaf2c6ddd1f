/** Squares by their names: a column of letters (a … z, aa, ab …) and the number of a row, from 1. */

const NAME = /^([a-z]+)([1-9]\d*)$/;
const NAMES = /(?<![\w-])[a-z]{1,2}[1-9]\d?(?![\w-])/g;
const LETTERS = 26;

/** Column and row of a square, both from 1; null for what is no square. */
export function readSquare(name: string): [column: number, row: number] | null {
  const match = NAME.exec(name);
  if (!match) return null;
  return [columnOf(match[1] ?? ''), Number(match[2])];
}

export function squareName(column: number, row: number): string {
  return `${columnName(column)}${row}`;
}

/** The letters of a column: 1 is a, 26 is z, 27 is aa. */
export function columnName(column: number): string {
  let [name, rest] = ['', column];
  while (rest > 0) {
    name = String.fromCharCode(97 + ((rest - 1) % LETTERS)) + name;
    rest = Math.floor((rest - 1) / LETTERS);
  }
  return name;
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 96, 0);
}

/** The squares a written play speaks of. */
export function squaresIn(play: string): string[] {
  return play.match(NAMES) ?? [];
}

/** How many squares lie between two squares, counted along rows and columns; 0 if one of them is none. */
export function distance(one: string, other: string): number {
  const [from, to] = [readSquare(one), readSquare(other)];
  return from && to ? Math.abs(from[0] - to[0]) + Math.abs(from[1] - to[1]) : 0;
}
