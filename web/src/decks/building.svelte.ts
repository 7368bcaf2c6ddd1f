/** A deck while it is built: how it was changed, what its game says of it, and what may be done with it. */
import { told } from '../cards/library';
import type { CardArt } from '../games';
import { emblemOf } from '../games';
import { api, refusalOf } from '../shell/api';
import { renamePlace } from '../shell/router.svelte';
import type { CardLibrary, DeckFilling, DeckPlan, DeckReading, LibraryCard, Refusal } from '../shell/types';
import { t } from '../shell/words.svelte';
import { changed, type Deck, fromLink, lacking, mostOf, sizeOf, textOf } from './deck';
import { kept } from './kept.svelte';

const PAUSE_MS = 250; // of clicking, before the deck is checked

/** A small picture in the row of a card, and what it says. */
export interface Mark {
  icon: string;
  words: string;
}

export class Building {
  deck = $state.raw<Deck>({ name: '', leader: '', cards: {} });
  /** Under which id it is kept; empty before it is changed. */
  id = $state('');
  /** What the game said last, until it says something of the next change. */
  reading = $state.raw<DeckReading | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  isFilling = $state(false);
  #read = $state.raw<Deck | null>(null);
  /** What it was before each change, since it was opened. */
  #past = $state.raw<Deck[]>([]);
  /** What was done to a deck, said as long as it is this one. */
  #said = $state.raw<{ of: Deck | null; text: string }>({ of: null, text: '' });
  #shown = '';
  #cards: ReadonlyMap<string, LibraryCard>;

  constructor(
    readonly game: string,
    readonly plan: DeckPlan,
    readonly library: CardLibrary,
    readonly art: CardArt,
  ) {
    this.#cards = new Map(library.cards.map((card) => [card.id, card]));
  }

  /** The ready deck under whose leader it is. */
  readonly home = $derived.by(() => Object.entries(this.plan.leaders).find(([, card]) => card === this.deck.leader)?.[0] ?? '');
  readonly fixed = $derived.by(() => this.plan.fixed[this.home] ?? {});
  readonly total = $derived(sizeOf(this.deck.cards) + sizeOf(this.fixed));
  readonly isChecked = $derived(this.#read === this.deck);
  /** The deck as a seat takes it; empty as long as it is none, or nobody knows. */
  readonly playable = $derived(this.isChecked ? (this.reading?.deck ?? '') : '');
  readonly canTakeBack = $derived(this.#past.length > 0);
  readonly said = $derived(this.#said.of === this.deck ? this.#said.text : '');
  /** The names that the game's reasons mention, as messages. */
  readonly #blamed = $derived(
    new Set(
      (this.reading?.problems ?? []).flatMap(({ words }) =>
        Object.values(words.args).flatMap((value) => (typeof value === 'object' ? [value.term] : [])),
      ),
    ),
  );

  /** Open what an address names: a deck that is kept, a ready one, or a deck itself. False where it is none. */
  open(address: string): boolean {
    if (address === this.#shown) return true;
    const own = kept.find(this.game, address);
    const ready = this.plan.ready[address];
    const deck = own ?? (ready ? { name: '', leader: this.plan.leaders[address] ?? '', cards: ready } : fromLink(address));
    if (!deck) return false;
    this.#shown = address;
    this.#past = [];
    this.reading = null;
    this.id = own?.id ?? '';
    this.deck = deck;
    return true;
  }

  // What is known of cards

  cardOf(id: string): LibraryCard | undefined {
    return this.#cards.get(id);
  }

  nameOf(id: string): string {
    const card = this.cardOf(id);
    return card ? told(card.name) : id;
  }

  costOf(id: string): number | undefined {
    const cost = this.cardOf(id)?.facets.cost?.[0];
    return cost === undefined ? undefined : Number(cost);
  }

  mostOf(id: string): number {
    return mostOf(this.plan, id);
  }

  countOf(id: string): number {
    return this.deck.cards[id] ?? 0;
  }

  isBlamed(card: LibraryCard): boolean {
    return this.#blamed.has(card.name.id);
  }

  /** What decides whether a card may be in the deck: its symbols, or a faction that is another. */
  marksOf(card: LibraryCard): Mark[] {
    const marks = this.library.facets
      .filter((facet) => this.art.facetIcons?.[facet.id]?.alone)
      .flatMap((facet) => facet.values.filter(({ id }) => card.facets[facet.id]?.includes(id)).map((value) => ({ facet, value })))
      .map(({ facet, value }) => ({ icon: this.art.facetIcons?.[facet.id]?.of(value.id) ?? '', words: told(value.name) }));
    if (marks.length > 0 || !card.home || card.home === this.home) return marks;
    const home = this.library.facets.find((facet) => facet.home)?.values.find(({ id }) => id === card.home);
    return home ? [{ icon: emblemOf(this.game, card.home), words: told(home.name) }] : [];
  }

  /** The cards of a part of a deck, the cheapest first. */
  ofGroup(group: string, cards: readonly LibraryCard[]): LibraryCard[] {
    const own = cards.filter((card) => this.plan.group_of[card.id] === group);
    return own.toSorted((one, other) => (this.costOf(one.id) ?? 0) - (this.costOf(other.id) ?? 0));
  }

  // Changes

  /** Whatever is changed can be taken back. */
  put(next: Deck): void {
    this.#past = [...this.#past, this.deck];
    this.#keep(next);
  }

  takeBack(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.#keep(before);
  }

  change(card: string, by: number): void {
    if (by > 0 ? this.countOf(card) < this.mostOf(card) : this.countOf(card) > 0) this.put(changed(this.deck, card, by));
  }

  /** And it is kept at once. */
  #keep(next: Deck): void {
    this.deck = next;
    this.id = kept.keep(this.game, next, this.id);
    this.#shown = this.id;
    renamePlace(`/decks/${this.game}/${this.id}`);
  }

  // What the game says

  /** Ask after every change whether it is a deck; only the answer to the last question counts. Returns what stops it. */
  check(): () => void {
    const asked = this.deck;
    let stale = false;
    const timer = setTimeout(async () => {
      try {
        const answer = await api.readDeck(this.game, textOf(asked));
        if (!stale) [this.reading, this.#read, this.refusal] = [answer, asked, null];
      } catch (error) {
        if (!stale) this.refusal = refusalOf(error);
      }
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }

  /** A legal deck of what is there; whoever changes their mind meanwhile is not overruled. */
  async fill(): Promise<void> {
    const before = this.deck;
    this.isFilling = true;
    try {
      const filled = await api.fillDeck(this.game, textOf(before));
      if (this.deck !== before || !filled.deck) return;
      const after = { ...before, cards: filled.cards };
      this.put(after);
      this.#said = { of: after, text: this.#tellFilling(before, after, filled) };
    } catch (error) {
      this.refusal = refusalOf(error);
    } finally {
      this.isFilling = false;
    }
  }

  /** What came in, and what went by which rule. */
  #tellFilling(before: Deck, after: Deck, { taken }: DeckFilling): string {
    const came = lacking(after, before).map(([card, count]) => `${count}\u00a0× ${this.nameOf(card)}`);
    const went = taken.map(({ card, count, rule }) =>
      t('build-taken', { count, card: this.nameOf(card), rule: rule || t('build-no-room') }),
    );
    return [
      came.length > 0 ? t('build-filled', { cards: came.join(', ') }) : '',
      went.length > 0 ? t('build-filled-without', { cards: went.join(', ') }) : '',
      t('build-filled-back'),
    ]
      .filter(Boolean)
      .join(' ');
  }
}
