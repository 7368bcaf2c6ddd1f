/** Players, teams and their piles. */

import type { Tincture } from '../../shell/heraldry';
import type { TableFacts } from '../../shell/types';
import { t } from '../../shell/words.svelte';
import { sideOf } from '../../table/kit/battle/sides';
import { homeSeat, isHotSeat, isPlayer, seatFacts, seatTone } from '../../table/seating';
import type { Around } from '../ui';
import { BOARD_RATIO, PHONE_RATIO } from './field';
import type { Scene, Side } from './types';

/** Do two teams play on the double board? */
export function inTeams(scene: Scene): boolean {
  return scene.view.joined;
}

/** The other seat of a team; nobody in a game of two. */
export function partnerOf(scene: Scene, seat: string): Side | undefined {
  const team = sideOf(scene, seat)?.team;
  return scene.view.sides.find((side) => side.team === team && side.seat !== seat);
}

/** Between whom magic changed hands: who has less of it now, or has gone and `left` it, and the partner. */
export function handedOver(before: Scene, after: Scene, left: boolean): [Side, Side] | null {
  const giver = after.view.sides.find((side, n) => {
    const was = before.view.sides[n];
    return was && (left ? side.out && !was.out && was.magic_size > 0 : side.magic_size < was.magic_size);
  });
  const taker = giver && partnerOf(after, giver.seat);
  return giver && taker && !taker.out ? [giver, taker] : null;
}

/** What a player is at the moment, told beside the faction: out of it, on turn or next, or the viewer's partner. */
export function roleOf(table: TableFacts, scene: Scene, seat: string): '' | 'out' | 'your-turn' | 'partner' | 'next' {
  const yours = seatFacts(table, seat)?.you === true;
  if (sideOf(scene, seat)?.out) return 'out';
  if (scene.ending) return '';
  if (scene.view.active === seat) return yours && !isHotSeat(table) ? 'your-turn' : '';
  if (isPlayer(table) && !yours && partnerOf(scene, homeSeat(table))?.seat === seat) return 'partner';
  return nextOf(scene) === seat ? 'next' : '';
}

/** Whose turn comes after this one: those who are out are passed over. */
function nextOf(scene: Scene): string | undefined {
  const { sides, active } = scene.view;
  const at = sides.findIndex((side) => side.seat === active);
  return [...sides.slice(at + 1), ...sides.slice(0, at)].find((side) => !side.out)?.seat;
}

/** The viewer has lost the own summoner, or both of them, and the partner's side of it goes on. */
export function isOut(table: TableFacts, scene: Scene): boolean {
  const own = table.seats.filter((seat) => seat.you);
  return !scene.ending && own.length > 0 && own.every(({ seat }) => sideOf(scene, seat)?.out);
}

/** Is the viewer's side at the upper edge of the board as it is printed? */
export function isTurned(table: TableFacts): boolean {
  return homeSeat(table).startsWith('north');
}

/**
 * Who sits behind which part of the double board. South and north face each other on its first half, the seats that
 * are called eastern on its second. A phone turns it: the viewer's team is left, and the first half above.
 */
export function around(table: TableFacts, scene: Scene, compact: boolean): Around | null {
  if (!inTeams(scene)) return null;
  const first = (side: string): string => side;
  const second = (side: string): string => `${side}-east`;
  const turned = isTurned(table);
  const [own, other] = turned ? ['north', 'south'] : ['south', 'north'];
  const [left, right] = turned ? [second, first] : [first, second];
  if (compact) return { above: [left(own), left(other)], below: [right(own), right(other)], ratio: PHONE_RATIO };
  return { above: [left(other), right(other)], below: [left(own), right(own)], ratio: BOARD_RATIO };
}

// Piles by their names: a seat alone is its discard pile, else the name of the pile stands before the seat.

export type PileKind = 'magic' | 'conjurations' | 'prison';

export function pileOf(kind: PileKind, seat: string): string {
  return `${kind} ${seat}`;
}

/** The cards of a pile that is looked through, the uppermost first. */
export function cardsIn(scene: Scene, pile: string): string[] {
  const [kind = '', seat] = pile.split(' ');
  const side = sideOf(scene, seat ?? kind);
  const found = seat === undefined ? side?.discard : side?.[kind as PileKind];
  return [...(found ?? [])].reverse();
}

export function pileName(pile: string): string {
  const [kind = '', seat] = pile.split(' ');
  return seat === undefined ? '' : t(`al-table-pile-${kind}`);
}

/** The colours of a seat, or of the one whose pile is looked through. */
export function toneOf(table: TableFacts, name: string): Tincture {
  return seatTone(table, name.split(' ').at(-1) ?? name);
}
