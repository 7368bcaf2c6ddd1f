/** Dice as they are told in the log: faces written with the letters s, b and *. */

import { cardNamed } from '../../table/log';
import type { Words } from '../../shell/types';
import type { Die } from '../../table/kit/battle/dice';
import { cards } from './cards';

const ICONS: Record<string, string> = { s: 'broadsword', b: 'high-shot', '*': 'electric' };

export function iconsOf(face: string): string[] {
  return [...face].map((symbol) => ICONS[symbol] ?? 'electric');
}

/** Sets of symbols that may have counted, the commonest first. */
const COUNTING = ['s', 'b', 's*', 'b*', '*', 'sb', 'sb*'];

/** The dice of a line of the log; those that hit are found by which symbols add up to the hits that were told. */
export function diceOf(words: Words): Die[] {
  const { dice } = words.args;
  const faces = (typeof dice === 'string' ? dice : '').split(' ').filter(Boolean);
  const told = Number(words.args.count ?? -1);
  const first = attackIn(words) === 'ranged' ? 'b' : 's';
  const ordered = [...COUNTING].sort((one, other) => Number(other.startsWith(first)) - Number(one.startsWith(first)));
  const counted = ordered.find((symbols) => sum(faces, symbols) === told) ?? '';
  return faces.map((face) => ({ face, hit: sum([face], counted) > 0 }));
}

function sum(faces: string[], symbols: string): number {
  return faces.flatMap((face) => [...face]).filter((symbol) => symbols.includes(symbol)).length;
}

/** How the card that is named in a line attacks, as printed: whoever stands on its square now may be another. */
function attackIn(words: Words): string {
  return cards.get(cardNamed(words, 'card', 'sw2'))?.attack ?? '';
}
