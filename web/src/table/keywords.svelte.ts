/** The keywords of printed cards: of each game loaded once, when a card of it is first looked at. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../shell/api';
import type { CardLibrary } from '../shell/types';

type Keyword = CardLibrary['keywords'][number];

const libraries = new SvelteMap<string, CardLibrary>();
const asked = new Set<string>();

/** What explains the words on a card, in their order; it fills when they come. */
export function keywordsOf(game: string, card: string): readonly Keyword[] {
  const library = libraries.get(game);
  if (!library) {
    if (card) fetchOnce(game);
    return [];
  }
  const own = library.cards.find((one) => one.id === card)?.keywords ?? [];
  return library.keywords.filter(({ id }) => own.includes(id));
}

function fetchOnce(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  api.library(game).then(
    (library) => libraries.set(game, library),
    () => asked.delete(game), // so that the next card tries again
  );
}
