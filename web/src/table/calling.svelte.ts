/** Whose turn it is, for those who look at another tab: its title, its icon, a notification. */

import { gameTitle } from '../games';
import { notify, showInIcon } from '../shell/attention.svelte';
import type { Scene, TableFacts } from '../shell/types';
import { t } from '../shell/words.svelte';
import type { Live } from './live.svelte';
import { onePerPlayer } from '../shell/people.svelte';
import { awaited, isHotSeat, nameOf, playerName } from './seating';
import { isAsked } from './sentence';

/** Is the viewer waited for? At a shared device always somebody is, and nobody needs to be told. */
function calls(table: TableFacts | null, scene: Scene | null): boolean {
  return table !== null && scene !== null && !scene.ending && !table.paused && !isHotSeat(table) && isAsked(table, scene);
}

/** What the tab of a table is called. */
export function tabTitle(table: TableFacts | null, scene: Scene | null): string {
  if (!table) return t('table-title');
  const game = gameTitle(table.game);
  if (table.stage === 'over' || scene?.ending) return t('table-tab-over', { game });
  if (!scene) return t('table-tab-open', { game });
  if (calls(table, scene)) return t('table-tab-yours', { game });
  return t('table-tab-theirs', { game, player: nameOf(table, awaited(scene)) });
}

/** Call the viewer whenever the turn comes to them. To be called while a component starts. */
export function callViewer(current: () => Live): void {
  showInIcon(() => calls(current().table, current().scene));
  let before: boolean | null = null;
  $effect(() => {
    const { table, scene } = current();
    if (!table) return;
    const now = calls(table, scene);
    if (now && before === false) notify(t('table-notify'), against(table), table.id);
    before = now;
  });
}

/** The game and who plays it, and nothing of what happened there. */
function against(table: TableFacts): string {
  const others = onePerPlayer(table.seats)
    .filter((seat) => !seat.you)
    .map((seat) => playerName(table, seat.seat));
  return t('table-notify-against', { game: gameTitle(table.game), players: others.join(', ') });
}
