/** What the visitor chose for a quick game, kept on this device, with sensible answers for who chose nothing. */
import { hall } from '../hall.svelte';
import { recall, remember } from '../../shell/memory';
import { settings } from '../../shell/settings.svelte';
import { knownGames } from '../../games';
import { usualBot } from '../tables';
import type { DeckFacts, GameFacts } from '../../shell/types';

/** Decks, forms and numbers of players are kept for each game. */
interface Kept {
  game: string;
  decks: Partial<Record<string, string>>;
  against: Partial<Record<string, string>>;
  forms: Partial<Record<string, string>>;
  counts: Partial<Record<string, number>>;
}

const kept = recall<Partial<Kept>>('quick-game', {});

class QuickGame {
  #id = $state(kept.game ?? knownGames()[0] ?? '');
  #decks = $state(kept.decks ?? {});
  #against = $state(kept.against ?? {});
  #forms = $state(kept.forms ?? {});
  #counts = $state(kept.counts ?? {});

  readonly game: GameFacts | undefined = $derived(hall.games?.find((game) => game.id === this.id));
  readonly decks: DeckFacts[] = $derived(this.game?.decks ?? []);
  /** What the opponent may bring. */
  readonly rivals: DeckFacts[] = $derived(this.decks.filter((deck) => !this.game?.one_of_each || deck.id !== this.deck));

  get id(): string {
    return hall.offered.includes(this.#id) ? this.#id : (hall.offered[0] ?? '');
  }
  set id(game: string) {
    this.#id = game;
    this.#keep();
  }

  /** The visitor's deck; the first one until they choose. */
  get deck(): string {
    return this.#ready(this.#decks[this.id])?.id ?? this.decks[0]?.id ?? '';
  }
  set deck(id: string) {
    this.#decks[this.id] = id;
    this.#keep();
  }

  /** The opponent's deck; empty for any. */
  get against(): string {
    const id = this.#against[this.id];
    return this.rivals.find((deck) => deck.id === id)?.id ?? '';
  }
  set against(id: string) {
    this.#against[this.id] = id;
    this.#keep();
  }

  /** In which form it is played; empty for a game that has but one. */
  get form(): string {
    const forms = this.game?.forms ?? [];
    const chosen = forms.find((one) => one.id === this.#forms[this.id])?.id;
    return forms.length > 1 ? (chosen ?? this.game?.usual ?? '') : '';
  }
  set form(id: string) {
    this.#forms[this.id] = id;
    this.#keep();
  }

  /** By how many it can be played. */
  get counts(): number[] {
    const form = this.form || this.game?.usual;
    return this.game?.forms.find((one) => one.id === form)?.seats ?? [];
  }

  /** By how many it is played: by the fewest until something else is chosen; 0 where there is no choice. */
  get count(): number {
    const chosen = this.#counts[this.id] ?? 0;
    return this.counts.length > 1 ? (this.counts.includes(chosen) ? chosen : Math.min(...this.counts)) : 0;
  }
  set count(count: number) {
    this.#counts[this.id] = count;
    this.#keep();
  }

  /** The computer: it is remembered for all games, among the personal settings. */
  get bot(): string {
    return this.game ? usualBot(this.game) : '';
  }
  set bot(id: string) {
    settings.level = id;
  }

  /** The faction of a deck of this game; empty for any. */
  faction(deck: string): string {
    return this.#ready(deck)?.faction ?? '';
  }

  #ready(id: string | undefined): DeckFacts | undefined {
    return this.decks.find((deck) => deck.id === id);
  }

  #keep(): void {
    const [decks, against, forms, counts] = [this.#decks, this.#against, this.#forms, this.#counts];
    remember('quick-game', { game: this.id, decks, against, forms, counts });
  }
}

export const quick = new QuickGame();
