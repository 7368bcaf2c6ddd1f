/** The printed cards of games: facts that do not change, loaded once. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../shell/api';
import type { CardFacts } from '../shell/types';

const decks = new Map<string, SvelteMap<string, CardFacts>>();
const loading = new Map<string, Promise<void>>();

/** The cards of a game by their ids; `T` is what that game tells of them. The map fills when they come. */
export function cardsOf<T extends CardFacts>(game: string): ReadonlyMap<string, T> {
  return mapOf(game) as unknown as ReadonlyMap<string, T>;
}

/** Load the cards of a game. */
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
  const cards = mapOf(game);
  for (const card of await api.cards(game)) cards.set(card.id, card);
}

function mapOf(game: string): SvelteMap<string, CardFacts> {
  let cards = decks.get(game);
  if (!cards) {
    cards = new SvelteMap();
    decks.set(game, cards);
  }
  return cards;
}
