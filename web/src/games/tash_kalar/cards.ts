/** What kind of card something is, and in whose colours it is drawn. */

import type { Tincture } from '../../shell/heraldry';
import type { TableFacts } from '../../shell/types';
import type { Scene, CardFacts } from './types';
import { t, term } from '../../shell/words.svelte';
import { schoolTone, toneOf } from './seats';

/** The kind of a card in words: heroic being, legend, flare, task. */
export function cardKind(card: CardFacts): string {
  return card.kind === 'being' ? t('tk-table-being', { rank: term(`tk-rank-${card.rank}`) }) : t(`tk-table-${card.kind}`);
}

/** How a card of this school lies open in front of its player. */
export function asideWord(school: string): string {
  return t(`tk-aside-${school === 'everfrost' ? 'frozen' : 'pending'}`);
}

/** The colours of the school a card is of; those of whoever holds it, if two schools have the same cards. */
export function toneOfCard(table: TableFacts, scene: Scene, card: CardFacts): Tincture | undefined {
  const holder = scene.view.sides.find((side) => side.hand?.includes(card.id) || side.discard.includes(card.id));
  if (holder) return toneOf(table, holder.seat);
  return card.kind === 'being' ? schoolTone(card.school) : undefined;
}
