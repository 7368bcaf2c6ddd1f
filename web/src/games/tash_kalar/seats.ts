/** Whose colours: the schools keep theirs wherever they sit. */
import type { Tincture } from '../../shell/heraldry';
import type { TableFacts } from '../../shell/types';
import { seatFacts, seatTone } from '../../table/seating';
import front from './front.json';
import type { Scene, Side } from './types';

const LOOKS: Readonly<Record<string, { tone: string } | undefined>> = front.looks;

/** The colour of a school; nothing for what is none. */
export function schoolTone(school: string): Tincture | undefined {
  return LOOKS[school]?.tone as Tincture | undefined;
}

export function toneOf(table: TableFacts, seat: string): Tincture {
  return schoolTone(seatFacts(table, seat)?.deck ?? '') ?? seatTone(table, seat);
}

export function sideOf(scene: Scene, seat: string): Side | undefined {
  return scene.view.sides.find((side) => side.seat === seat);
}
