/** The printed cards of games: facts that do not change, loaded once; a table may have others of its own. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../shell/api';
import type { CardFacts } from '../shell/types';

const decks = new Map<string, SvelteMap<string, CardFacts>>();
const loading = new Map<string, Promise<CardFacts[]>>();
/** Whose cards are wanted of each game: those of a table by its id, or the usual ones. */
const wanted = new Map<string, string>();

/** The cards of a game by their ids; `T` is what that game tells of them. The map fills when they come. */
export function cardsOf<T extends CardFacts>(game: string): ReadonlyMap<string, T> {
  return mapOf(game) as unknown as ReadonlyMap<string, T>;
}

/** Load the cards of a game, or of one table of it that has its own. */
export async function loadCards(game: string, table = ''): Promise<void> {
  wanted.set(game, table);
  const cards = await fetched(game, table);
  if (wanted.get(game) !== table) return; // another table was opened meanwhile
  const map = mapOf(game);
  const ids = new Set(cards.map((card) => card.id));
  for (const id of map.keys()) if (!ids.has(id)) map.delete(id);
  for (const card of cards) map.set(card.id, card);
}

function fetched(game: string, table: string): Promise<CardFacts[]> {
  const key = `${game} ${table}`;
  let load = loading.get(key);
  if (!load) {
    load = table ? api.tableCards(table) : api.cards(game);
    loading.set(key, load);
    load.catch(() => loading.delete(key)); // so that the next visit tries again
  }
  return load;
}

function mapOf(game: string): SvelteMap<string, CardFacts> {
  let cards = decks.get(game);
  if (!cards) {
    cards = new SvelteMap();
    decks.set(game, cards);
  }
  return cards;
}
