/** The printed cards of a game, loaded once. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import type { CardFacts } from './types';

export const cards = new SvelteMap<string, CardFacts>();

const loading = new Map<string, Promise<void>>();

/** Load the cards of a game; the map fills when they come. */
export function loadCards(game: string): Promise<void> {
  let load = loading.get(game);
  if (!load) {
    load = fetchCards(game);
    loading.set(game, load);
    load.catch(() => loading.delete(game)); // so that the next visit tries again
  }
  return load;
}

async function fetchCards(game: string): Promise<void> {
  for (const card of await api.cards(game)) cards.set(card.id, card);
}
