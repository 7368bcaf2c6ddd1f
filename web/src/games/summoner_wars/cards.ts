/** What is printed on the cards. */
import { cardsOf } from '../../table/cards.svelte';
import type { CardFacts } from './types';

export const cards = cardsOf<CardFacts>('summoner-wars');
