/** The printed cards of games: facts that do not change, loaded once; a table may have others of its own. */
import { api } from '../shell/api';
import type { CardFacts } from '../shell/types';

class Printed {
  all = $state.raw<ReadonlyMap<string, CardFacts>>(new Map());

  get(id: string): CardFacts | undefined {
    return this.all.get(id);
  }
}

const decks = new Map<string, Printed>();
const loading = new Map<string, Promise<CardFacts[]>>();
/** Whose cards are wanted of each game: those of a table by its id, or the usual ones. */
const wanted = new Map<string, string>();

/** The cards of a game by their ids; `T` is what that game tells of them. None is known until they come. */
export function cardsOf<T extends CardFacts>(game: string): Pick<ReadonlyMap<string, T>, 'get'> {
  return printedIn(game) as unknown as Pick<ReadonlyMap<string, T>, 'get'>;
}

/** Load the cards of a game, or of one table of it that has its own. */
export async function loadCards(game: string, table = ''): Promise<void> {
  wanted.set(game, table);
  const cards = await fetched(game, table);
  if (wanted.get(game) !== table) return; // another table was opened meanwhile
  printedIn(game).all = new Map(cards.map((card) => [card.id, card]));
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

function printedIn(game: string): Printed {
  let cards = decks.get(game);
  if (!cards) {
    cards = new Printed();
    decks.set(game, cards);
  }
  return cards;
}
