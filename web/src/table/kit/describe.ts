/** What may be said of a place on any board, for those who hear it. */

import type { TableFacts } from '../../shell/types';
import { t } from '../../shell/words.svelte';
import type { Interaction } from '../interaction.svelte';
import { isHotSeat, nameOf, seatFacts } from '../seating';

/** A chance as it is read. */
export function percent(chance: number): string {
  return t('table-percent', { percent: Math.round(chance * 100) });
}

/** Whose a piece is. */
export function possession(table: TableFacts, seat: string): string {
  const alone = seatFacts(table, seat)?.you && !isHotSeat(table);
  return alone ? t('table-cell-yours') : t('table-cell-theirs', { player: nameOf(table, seat) });
}

/** What choosing a place would mean. */
export function mayBeDone(place: string, occupied: boolean, interaction: Interaction): string[] {
  if (interaction.pickedPlaces.includes(place)) return [t('table-cell-picked')];
  if (interaction.targets.has(place)) return [t(occupied ? 'table-cell-target' : 'table-cell-space')];
  return interaction.sources.has(place) ? [t('table-cell-pick')] : [];
}
