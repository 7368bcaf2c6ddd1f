/** What an attack may do, as the board, the card and the ear are told it. */

import { decimal } from '../../../shell/numbers';
import type { Odds } from '../../../shell/types';
import { percent } from '../describe';

const LEAST_SHOWN = 0.005;

/** On a target: the damage it takes on average, as the numbers over the board tell damage, and the chance to destroy it. */
export function chipOf(odds: Odds): string {
  const damage = `${odds.damage < 0 ? '+' : '−'}${decimal(Math.abs(odds.damage))}`;
  return odds.destroy < LEAST_SHOWN ? damage : `${damage} · ${percent(odds.destroy)}`;
}

/** The message and its arguments for the same in words; `as` names the one for a target that is not healed. */
export function oddsWords(
  odds: Odds,
  prefix: string,
  as: 'cell-odds' | 'odds-destroy' | 'odds-short',
): { id: string; args: { damage: string; chance: string } } {
  const args = { damage: decimal(Math.abs(odds.damage)), chance: percent(odds.destroy) };
  return { id: `${prefix}-table-${odds.damage < 0 ? 'odds-heals' : as}`, args };
}
