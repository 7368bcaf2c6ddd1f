import type { Chosen } from '../cards/library';
import type { FacetFacts, GameFacts, LibraryCard } from '../shell/types';
import type { Building } from './building.svelte';

/** What both layouts of the builder are given. */
export interface AtBuilder {
  building: Building;
  facts: GameFacts;
  /** What the cards are found by, and those that are. */
  facets: readonly FacetFacts[];
  found: readonly LibraryCard[];
  chosen: Chosen;
  query: string;
  /** Whether only cards are shown that may be in the deck. */
  onlyAllowed: boolean;
  /** Share the deck. */
  onexport: () => void;
}
