/** What an attack may do, on the chip of its target. */

import type { Odds } from '../../shell/types';
import { percent } from '../../table/kit/describe';
import { chipOf } from '../../table/kit/battle/odds';

const SIDES = 6;

/**
 * The least number that wounds, from the chances of a roll: with dice that are all alike they are those of a binomial
 * distribution. 0 where they are not, because cards see to it.
 */
export function leastHit({ dice, hits }: Odds): number {
  if (dice === 0 || hits.length !== dice + 1) return 0;
  for (let faces = 1; faces <= SIDES; faces++) {
    const chance = faces / SIDES;
    const [none, all] = [(1 - chance) ** dice, chance ** dice];
    if (isClose(none, hits[0] ?? 0) && isClose(all, hits[dice] ?? 0)) return SIDES + 1 - faces;
  }
  return 0;
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) < 0.002;
}

/** The chance to destroy it; where there is none, the wounds it takes on average. */
export function chanceOf(odds: Odds): string {
  const chance = percent(odds.destroy);
  return Math.round(odds.destroy * 100) > 0 ? chance : chipOf({ ...odds, destroy: 0 });
}
