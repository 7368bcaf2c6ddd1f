/** What is printed on the cards. */
import { cardsOf } from '../../table/cards.svelte';
import { Texts } from '../../table/kit/battle/texts';
import type { CardFacts } from './types';

export const cards = cardsOf<CardFacts>('alliances');

/** The rules text of the cards; what a card has only once it was boosted stands on it too. */
export const texts = new Texts('al', (card) => {
  const facts = cards.get(card);
  return facts ? [...facts.abilities, ...facts.boosted] : [];
});
