/** The mountain in full sentences, for those who hear it. */

import type { TableFacts } from '../../shell/types';
import { t } from '../../shell/words.svelte';
import type { Interaction } from '../../table/interaction.svelte';
import { mayBeDone, possession } from '../../table/kit/describe';
import { HEART, type Terrain } from './mountain';
import { hallName } from './names';
import type { Scene } from './types';

/** Everything about a cell: how high it lies, what is in it, whose it is, and what may be done. */
export function describeCell(
  table: TableFacts,
  scene: Scene,
  terrain: Terrain,
  square: string,
  interaction: Interaction,
): string {
  const ground = terrain.at.get(square);
  if (!ground || ground.level === HEART) return t('mk-table-cell-heart', { square });
  const { view } = scene;
  const said = [t('mk-table-cell', { square, level: ground.level })];
  const tile = view.tiles.find((one) => one.cells.includes(square));
  const statue = view.statues.find((one) => one.cell === square);
  const workshop = view.workshops.find((one) => one.cell === square);
  if (tile) {
    said.push(tile.kind === 'hall' ? `${hallName(tile.hall)}.` : t(`mk-table-cell-${tile.kind}`));
    for (const owner of tile.owners) said.push(possession(table, owner));
    if (tile.mark === square && tile.pedestal) said.push(t('mk-table-cell-pedestal', { clan: t(`mk-clan-${tile.pedestal}`) }));
    else if (tile.mark === square) said.push(t(tile.kind === 'hall' ? 'mk-table-cell-altar' : 'mk-table-cell-anchor'));
  } else {
    if (ground.rubble) said.push(t('mk-table-cell-rubble'));
    if (ground.buried) said.push(t('mk-table-cell-buried', { resource: t(`mk-resource-${ground.buried}`) }));
    if (workshop) {
      const name = t(`mk-workshop-${workshop.kind}`);
      said.push(t('mk-table-cell-workshop', { workshop: name, count: workshop.entrances }));
    } else if (ground.site) said.push(t('mk-table-cell-site'));
  }
  if (statue) said.push(t('mk-table-cell-statue', { clan: t(`mk-clan-${statue.clan}`) }));
  said.push(...mayBeDone(square, statue !== undefined, interaction));
  return said.join(' ');
}
