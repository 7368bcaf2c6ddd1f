/** Whose colours: the schools keep theirs wherever they sit. */
import type { Tincture } from '../../shell/heraldry';
import { minus } from '../../shell/numbers';
import type { TableFacts } from '../../shell/types';
import { t } from '../../shell/words.svelte';
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

/** The points of a seat at the end; in Melee those of each colour, the lowest of which count first. */
export function standingOf(scene: Scene, seat: string): string {
  const side = sideOf(scene, seat);
  if (!side) return '';
  const colours = Object.values(side.points).sort((one, other) => one - other);
  const points = t('tk-table-standing', { score: side.score });
  return colours.length > 1 ? `${points} (${colours.map(minus).join(' · ')})` : points;
}
