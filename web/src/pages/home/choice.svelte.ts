/** What the visitor chose for a quick game, kept on this device, with sensible answers for who chose nothing. */
import { hall } from '../../lib/lobby.svelte';
import { recall, remember } from '../../lib/memory';
import { GAME, usualBot } from '../../lib/tables';
import type { DeckFacts, GameFacts } from '../../lib/types';

interface Kept {
  deck: string;
  against: string;
  bot: string;
}

const kept = recall<Partial<Kept>>('quick-game', {});

class QuickGame {
  #deck = $state(kept.deck ?? '');
  #against = $state(kept.against ?? '');
  #bot = $state(kept.bot ?? '');

  readonly game: GameFacts | undefined = $derived(hall.games?.find((game) => game.id === GAME));
  readonly decks: DeckFacts[] = $derived(this.game?.decks ?? []);

  /** The visitor's deck; the first one until they choose. */
  get deck(): string {
    return this.#ready(this.#deck)?.id ?? this.decks[0]?.id ?? '';
  }
  set deck(id: string) {
    this.#deck = id;
    this.#keep();
  }

  /** The opponent's deck; empty for any. */
  get against(): string {
    return this.#ready(this.#against)?.id ?? '';
  }
  set against(id: string) {
    this.#against = id;
    this.#keep();
  }

  get bot(): string {
    if (!this.game) return '';
    return this.game.bots.includes(this.#bot) ? this.#bot : usualBot(this.game);
  }
  set bot(id: string) {
    this.#bot = id;
    this.#keep();
  }

  /** The faction of a deck of this game; empty for any. */
  faction(deck: string): string {
    return this.#ready(deck)?.faction ?? '';
  }

  #ready(id: string): DeckFacts | undefined {
    return this.decks.find((deck) => deck.id === id);
  }

  #keep(): void {
    remember('quick-game', { deck: this.#deck, against: this.#against, bot: this.#bot });
  }
}

export const quick = new QuickGame();
