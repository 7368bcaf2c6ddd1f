/** The piles in front of a player, in their order. */

import { t } from '../../shell/words.svelte';
import { pileOf } from './sides';
import type { Side } from './types';

export interface PileFacts {
  id: 'draw' | 'magic' | 'discard' | 'vines' | 'conjurations' | 'prison';
  label: string;
  /** Null: the viewer may not know. */
  count: number | null;
  /** The card on top, where it lies face up. */
  top: string;
  /** The name by which it is looked through; empty where it may not be. */
  look: string;
}

export function pilesOf(side: Side): PileFacts[] {
  const { seat } = side;
  const pile = (id: PileFacts['id'], count: number | null, top = '', look = ''): PileFacts => {
    return { id, label: t(`al-table-${id}`), count, top, look };
  };
  const found = [
    pile('draw', side.draw_size),
    pile('magic', side.magic_size, '', side.magic ? pileOf('magic', seat) : ''),
    pile('discard', side.discard.length, side.discard.at(-1), seat),
  ];
  if (side.has_vine_walls) found.push(pile('vines', side.vine_walls));
  if (side.has_conjurations)
    found.push(pile('conjurations', side.conjurations.length, side.conjurations.at(-1), pileOf('conjurations', seat)));
  if (side.has_prison) found.push(pile('prison', side.prison.length, side.prison.at(-1), pileOf('prison', seat)));
  return found;
}
