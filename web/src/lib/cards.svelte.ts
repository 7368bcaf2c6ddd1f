/** The printed cards of a game, loaded once. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import type { SummonerWarsCard, TashKalarCard } from './types';

/** The cards of Summoner Wars, and those of Tash-Kalar: two games may have cards of the same name. */
export const cards = new SvelteMap<string, SummonerWarsCard>();
export const arenaCards = new SvelteMap<string, TashKalarCard>();

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
  for (const card of await api.cards(game)) {
    if (card.kind === 'summoner-wars') cards.set(card.id, card);
    else arenaCards.set(card.id, card);
  }
}
