/** Dice as they are told in the log: numbers from 1 to 6. */

import type { Words } from '../../shell/types';
import type { Die } from '../../table/kit/battle/dice';

/** A die of this or more hits, unless a card says otherwise. */
export const LEAST_HIT = 3;
const LEASTS = [LEAST_HIT, 4, 5, 6, 2, 1, 7];

/** The dice of a line; the least number that hit is found by how many hits were told. */
export function diceOf(words: Words): Die[] {
  const { dice } = words.args;
  const faces = (typeof dice === 'string' ? dice : '').split(' ').filter(Boolean);
  const told = Number(words.args.count ?? -1);
  const hits = (least: number): number => faces.filter((face) => Number(face) >= least).length;
  const least = LEASTS.find((one) => hits(one) === told) ?? LEAST_HIT;
  return faces.map((face) => ({ face, hit: Number(face) >= least }));
}

/** Where the pips of a face lie, in a box of 20. */
const [LOW, MID, HIGH] = [5, 10, 15];
const PIPS: Readonly<Record<string, readonly [number, number][]>> = {
  '1': [[MID, MID]],
  '2': [[LOW, LOW], [HIGH, HIGH]],
  '3': [[LOW, LOW], [MID, MID], [HIGH, HIGH]],
  '4': [[LOW, LOW], [HIGH, LOW], [LOW, HIGH], [HIGH, HIGH]],
  '5': [[LOW, LOW], [HIGH, LOW], [MID, MID], [LOW, HIGH], [HIGH, HIGH]],
  '6': [[LOW, LOW], [HIGH, LOW], [LOW, MID], [HIGH, MID], [LOW, HIGH], [HIGH, HIGH]],
}; // prettier-ignore

export function pipsOf(face: string): readonly [number, number][] {
  return PIPS[face] ?? [];
}
