/** What things are called, and what is printed on cards. */
import { attribute, t } from '../../shell/words.svelte';
import { cardsOf } from '../../table/cards.svelte';
import type { CardFacts } from './types';

export const cards = cardsOf<CardFacts>('tash-kalar');

export function cardName(card: string): string {
  return t(`tk-card-${card}`);
}

/** What a card says as a whole. */
export function cardText(card: string): string {
  return attribute(`tk-card-${card}`, 'text') ?? '';
}
