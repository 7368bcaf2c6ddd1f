/** Cards that fight on squares: what tiles, sheets and the rail show of one, whichever game it belongs to. */

import type { Odds, TableFacts } from '../../../shell/types';
import { nameOf } from '../../seating';
import { t } from '../../../shell/words.svelte';

export interface Fighter {
  id: number;
  card: string;
  square: string;
  controller: string;
  /** Its name and charge. */
  name: string;
  charge: string;
  /** The icon of how it attacks, and with how many dice now and as printed; null for what cannot attack. */
  attack: { icon: string; dice: number; printed: number } | null;
  life: number;
  fullLife: number;
  /** A number on a drop, where wounds are counted. */
  wounds: number;
  /** Stone with a band in its player's colours; of stems instead of masonry where it has grown. */
  structure: '' | 'built' | 'grown';
  /** The icon of its rank; nothing for common ones. */
  rank: string;
  boosts: number;
  /** The abilities it has now, and the cards under it with their owners. */
  abilities: readonly string[];
  under: readonly string[];
  under_owners: readonly string[];
}

/** What a card brings along that lies on no square: nothing has happened to it. */
export const UNTOUCHED = {
  id: 0,
  square: '',
  controller: '',
  wounds: 0,
  boosts: 0,
  abilities: [],
  under: [],
  under_owners: [],
} satisfies Partial<Fighter>;

/** What may be attacked on a square: a fighter, and what the dice may do to it. */
export interface Aim {
  target: Fighter;
  odds: Odds;
}

/** The cards under a card, with the name of whoever owns one that is not its controller's. */
export function cardsUnder(
  table: TableFacts,
  prefix: string,
  piece: Pick<Fighter, 'controller' | 'under' | 'under_owners'>,
): string {
  return piece.under
    .map((card, n) => {
      const owner = piece.under_owners[n] ?? piece.controller;
      const name = t(`${prefix}-card-${card}`);
      return owner === piece.controller ? name : `${name} (${nameOf(table, owner)})`;
    })
    .join(', ');
}
