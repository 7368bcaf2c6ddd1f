/** Decks that the visitor has built, kept in this browser. */
import { recall, remember } from '../shell/memory';
import type { Deck } from './deck';

export interface KeptDeck extends Deck {
  id: string;
}

const OWN = 'own-';

class KeptDecks {
  #decks = $state.raw(recall<Partial<Record<string, KeptDeck[]>>>('decks', {}));

  of(game: string): KeptDeck[] {
    return this.#decks[game] ?? [];
  }

  find(game: string, id: string): KeptDeck | undefined {
    return this.of(game).find((deck) => deck.id === id);
  }

  /** Keep a deck under its id, or under a new one; returns the id. */
  keep(game: string, deck: Deck, id: string): string {
    const kept = { ...deck, id: id || this.#fresh(game) };
    const others = this.of(game).filter((one) => one.id !== kept.id);
    this.#put(game, [kept, ...others]);
    return kept.id;
  }

  forget(game: string, id: string): void {
    this.#put(
      game,
      this.of(game).filter((deck) => deck.id !== id),
    );
  }

  #put(game: string, decks: KeptDeck[]): void {
    this.#decks = { ...this.#decks, [game]: decks };
    remember('decks', this.#decks);
  }

  #fresh(game: string): string {
    const numbers = this.of(game).map((deck) => Number(deck.id.slice(OWN.length)) || 0);
    return `${OWN}${Math.max(0, ...numbers) + 1}`;
  }
}

export const kept = new KeptDecks();
