/** The cards of a game as they are looked through: found by facets, keywords and words in the reader's language. */
import { matches, wordsOf } from '../rules/search';
import type { CardLibrary, CardResults, CardValueFacts, FacetFacts, LibraryCard, Value, Words } from '../shell/types';
import { attribute, say, t } from '../shell/words.svelte';

/** What is chosen: for each facet the values of which a card must have one. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

export const KEYWORD = 'keyword';

/** A message in words; an id with a dot means an attribute of it. */
export function told(words: Words): string {
  const [id = '', name] = words.id.split('.');
  return name === undefined ? say(words) : (attribute(id, name) ?? '');
}

/** All values of something, in words. */
export function valueWords({ values }: CardValueFacts): string {
  return values.map((value: Value) => (typeof value === 'object' ? t(value.term, value.args) : String(value))).join(', ');
}

/** What a card is, in one line. */
export function kindWords(card: LibraryCard): string {
  return card.kinds.map(told).join(', ');
}

/** All facets of a library: those of its game, and its keywords as far as it has any. */
export function facetsOf(library: CardLibrary): FacetFacts[] {
  if (library.keywords.length === 0) return library.facets;
  const keywords = library.keywords.map(({ id, name }) => ({ id, name }));
  return [
    ...library.facets,
    { id: KEYWORD, name: { id: 'cards-keyword', args: {}, squares: [] }, values: keywords, home: false },
  ];
}

/** The facets as far as they tell cards apart: values that one of them has, or that are chosen. */
export function facetsAmong(facets: readonly FacetFacts[], cards: readonly LibraryCard[], chosen: Chosen): FacetFacts[] {
  return facets
    .map((facet) => {
      const has = new Set(cards.flatMap((card) => valuesOf(card, facet.id)));
      return { ...facet, values: facet.values.filter(({ id }) => has.has(id) || chosen[facet.id]?.includes(id)) };
    })
    .filter(({ id, values }) => values.length > 1 || (chosen[id]?.length ?? 0) > 0);
}

/** The values of a facet that a card has. */
function valuesOf(card: LibraryCard, facet: string): readonly string[] {
  return facet === KEYWORD ? card.keywords : (card.facets[facet] ?? []);
}

/** Everything about a card that is searched. */
function searchable(card: LibraryCard): string {
  const texts = card.texts.flatMap(({ name, text }) => [name ? told(name) : '', told(text)]);
  return [told(card.name), kindWords(card), ...texts].join('\n');
}

/** The cards that have one of the chosen values of every facet, and all words. */
export function findCards(cards: readonly LibraryCard[], chosen: Chosen, query: string): LibraryCard[] {
  const words = wordsOf(query);
  const asked = Object.entries(chosen).filter(([, values]) => values.length > 0);
  return cards.filter(
    (card) =>
      asked.every(([facet, values]) => valuesOf(card, facet).some((value) => values.includes(value))) &&
      (words.length === 0 || matches(searchable(card), words)),
  );
}

/** How cards are put in order: as their game prints them, or by what came of them in games that were counted. */
export const ORDERS = ['printed', 'played', 'won'] as const;
export type Order = (typeof ORDERS)[number];

/** Cards in order. What was seen to win least often at least goes last, so that a lucky game or two leads nobody. */
export function inOrder(cards: readonly LibraryCard[], order: Order, results: CardResults | null): readonly LibraryCard[] {
  if (order === 'printed' || !results) return cards;
  const worth = (card: LibraryCard): number => {
    const result = results.cards[card.id];
    if (!result || result.played === 0) return -1;
    return order === 'played' ? result.play_share[0] : result.win_share[1];
  };
  return cards.toSorted((one, other) => worth(other) - worth(one));
}

/** The same choice with a value put in, or taken out. */
export function toggled(chosen: Chosen, facet: string, value: string): Chosen {
  const values = chosen[facet] ?? [];
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return { ...chosen, [facet]: next };
}

/** How many values are chosen. */
export function countChosen(chosen: Chosen): number {
  return Object.values(chosen).reduce((sum, values) => sum + values.length, 0);
}

/** Where an arrow key leads in a grid with so many columns; the same place where there is none. */
export function stepIn(key: string, place: number, count: number, columns: number): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -place,
    End: count - 1 - place,
  };
  const next = place + (steps[key] ?? 0);
  return next < 0 || next >= count ? place : next;
}
