/** The arena in full sentences, for those who hear it. */

import type { TableFacts } from '../../shell/types';
import type { Piece, Scene } from './types';
import { t } from '../../shell/words.svelte';
import { mayBeDone, possession } from '../../table/kit/describe';
import { cardName } from './names';
import type { Interaction } from '../../table/interaction.svelte';
import { GREEN, RED } from './arena';
import type { Recent } from './recent';

function ground(square: string): string[] {
  if (RED.has(square)) return [t('tk-table-cell-red')];
  return GREEN.has(square) ? [t('tk-table-cell-green')] : [];
}

/** The names of the cards that what stands on a square serves. */
export function servedNames(square: string, interaction: Interaction): string {
  return [...interaction.servedBy(square)].map(cardName).join(', ');
}

/** Everything about a square: what it is, who stands there, whom that serves, and what may be done. */
export function describeSquare(
  table: TableFacts,
  scene: Scene,
  square: string,
  piece: Piece | undefined,
  interaction: Interaction,
  recent: Recent,
): string {
  const said =
    piece === undefined
      ? [t('table-cell-empty', { square })]
      : [t('tk-table-cell-piece', { square, rank: t(`tk-rank-${piece.rank}`) }), possession(table, piece.owner)];
  said.push(...ground(square));
  if (square === scene.view.gateway) said.push(t('tk-table-cell-gateway'));
  if (recent.changed.includes(square)) said.push(t('tk-table-cell-changed'));
  const cards = servedNames(square, interaction);
  if (cards) said.push(t('tk-table-cell-serves', { cards }));
  said.push(...mayBeDone(square, piece !== undefined, interaction));
  return said.join(' ');
}
