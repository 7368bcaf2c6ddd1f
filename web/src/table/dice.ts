/** Dice as they are told in the log: faces written with the letters s, b and *. */

import type { Entry, Scene } from '../lib/types';
import { isSummonerWars } from './games';

export interface Die {
  face: string;
  hit: boolean;
}

const ICONS: Record<string, string> = { s: 'broadsword', b: 'high-shot', '*': 'electric' };

/** All faces, for the flicker before the dice come to rest. */
export const FACES = ['sb', 's*', 'b*', 's'];

export function iconsOf(face: string): string[] {
  return [...face].map((symbol) => ICONS[symbol] ?? 'electric');
}

/** Sets of symbols that may have counted, the commonest first. */
const COUNTING = ['s', 'b', 's*', 'b*', '*', 'sb', 'sb*'];

/** The dice of a line of the log; those that hit are found by which symbols add up to the hits that were told. */
export function diceOf(entry: Entry, attack: string): Die[] {
  const faces = String(entry.words.args.dice ?? '').split(' ').filter(Boolean);
  const told = Number(entry.words.args.count ?? -1);
  const first = attack === 'ranged' ? 'b' : 's';
  const ordered = [...COUNTING].sort((one, other) => Number(other.startsWith(first)) - Number(one.startsWith(first)));
  const counted = ordered.find((symbols) => sum(faces, symbols) === told) ?? '';
  return faces.map((face) => ({ face, hit: sum([face], counted) > 0 }));
}

function sum(faces: string[], symbols: string): number {
  return faces.flatMap((face) => [...face]).filter((symbol) => symbols.includes(symbol)).length;
}

/** How the piece on a square attacks; empty where none stands that does. */
export function attackOn(scene: Scene, square: string): string {
  return (isSummonerWars(scene) && scene.view.pieces.find((piece) => piece.square === square)?.attack) || '';
}
