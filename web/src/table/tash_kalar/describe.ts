/** The arena in full sentences, for those who hear it. */

import type { ArenaPiece, ArenaScene, Scene, TableFacts } from '../../lib/types';
import { t } from '../../lib/words.svelte';
import { mayBeDone, possession } from '../describe';
import { cardName } from '../games';
import type { Interaction } from '../interaction.svelte';
import { GREEN, RED } from './arena';
import type { Recent } from './recent';

function ground(square: string): string[] {
  if (RED.has(square)) return [t('table-tk-cell-red')];
  return GREEN.has(square) ? [t('table-tk-cell-green')] : [];
}

/** The names of the cards that what stands on a square serves. */
export function servedNames(scene: Scene, square: string, interaction: Interaction): string {
  return [...interaction.servedBy(square)].map((card) => cardName(scene.view.game, card)).join(', ');
}

/** Everything about a square: what it is, who stands there, whom that serves, and what may be done. */
export function describeSquare(
  table: TableFacts, scene: ArenaScene, square: string, piece: ArenaPiece | undefined, interaction: Interaction,
  recent: Recent,
): string {
  const said =
    piece === undefined
      ? [t('table-cell-empty', { square })]
      : [t('table-tk-cell-piece', { square, rank: t(`tk-rank-${piece.rank}`) }), possession(table, piece.owner)];
  said.push(...ground(square));
  if (square === scene.view.gateway) said.push(t('table-tk-cell-gateway'));
  if (recent.changed.includes(square)) said.push(t('table-tk-cell-changed'));
  const cards = servedNames(scene, square, interaction);
  if (cards) said.push(t('table-tk-cell-serves', { cards }));
  said.push(...mayBeDone(square, piece !== undefined, interaction));
  return said.join(' ');
}
