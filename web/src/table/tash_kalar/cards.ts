/** What kind of card something is, and in whose colours it is drawn. */

import type { Tincture } from '../../lib/heraldry';
import { schoolTone } from '../../lib/schools';
import type { ArenaScene, TableFacts, TashKalarCard } from '../../lib/types';
import { t } from '../../lib/words.svelte';
import { toneAt } from '../seating';

/** The kind of a card in words: heroic being, legend, flare, task. */
export function cardKind(card: TashKalarCard): string {
  return card.kind === 'being' ? t('table-tk-being', { rank: t(`tk-rank-${card.rank}`) }) : t(`table-tk-${card.kind}`);
}

/** How a card of this school lies open in front of its player. */
export function asideWord(school: string): string {
  return t(`tk-aside-${school === 'everfrost' ? 'frozen' : 'pending'}`);
}

/** The colours of the school a card is of; those of whoever holds it, if two schools have the same cards. */
export function toneOfCard(table: TableFacts, scene: ArenaScene, card: TashKalarCard): Tincture | undefined {
  const holder = scene.view.sides.find((side) => side.hand?.includes(card.id) || side.discard.includes(card.id));
  if (holder) return toneAt(table, holder.seat);
  return card.kind === 'being' ? schoolTone(card.school) : undefined;
}
