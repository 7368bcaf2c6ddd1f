/** What the viewer points at, picks and plays. It knows no rules: everything comes from the choices of the scene. */

import type { Live } from '../lib/live.svelte';
import { settings } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import type { Choice, Complaint, Odds, Scene } from '../lib/types';
import { isArena, isSummonerWars } from './games';
import type { Stage } from './stage.svelte';
import { asideWord } from './tash_kalar/cards';
import { squaresToward } from './tash_kalar/ways';

/** A card of the hand or of the tray (`place` tells equal cards apart), or whatever stands on a square. */
export interface Picked {
  card: string;
  place: string;
  square: string;
}

/** What the inspector shows: a printed card, and the square where it stands if it does. */
export interface Pointed {
  card: string;
  square: string;
}

/** Cards lie in two rows on the screen. */
export type Row = 'hand' | 'tray';
const PILES: Record<Row, Choice['pile']> = { hand: 'hand', tray: 'open' };

function rowOf(picked: Picked): Row {
  return picked.place.startsWith('tray') ? 'tray' : 'hand';
}

const DECLINES = ['pass', 'refuse', 'done'];
const ATTACKS = ['attack', 'open'];

export class Interaction {
  readonly #current: () => Live;
  readonly #stage: Stage;

  picked = $state<Picked | null>(null);
  menu = $state.raw<{ square: string; choices: Choice[] } | null>(null);
  unconfirmed = $state.raw<Choice | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  odds = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  pointed = $state<Pointed | null>(null);
  hovered = $state('');
  /** The card of the hand that is under the pointer or has the focus. */
  over = $state('');
  lit = $state.raw<readonly string[]>([]);
  veiled = $state(false);

  /** The socket may be replaced by another one, when somebody sits down. */
  constructor(current: () => Live, stage: Stage) {
    this.#current = current;
    this.#stage = stage;
  }

  get #live(): Live {
    return this.#current();
  }

  readonly locked = $derived.by(() => this.#live.busy || this.#live.pending !== null || this.veiled);
  readonly choices = $derived.by<Choice[]>(() => (this.locked ? [] : (this.#live.scene?.choices ?? [])));
  readonly buttons = $derived(this.choices.filter((choice) => !choice.card && !choice.source && !choice.target));
  readonly direct = $derived(this.choices.filter((choice) => !choice.card && !choice.source && choice.target));
  readonly cards = $derived(new Set(this.choices.filter((choice) => choice.card).map((choice) => choice.card)));
  readonly sources = $derived(
    new Set(this.choices.filter((choice) => !choice.card && choice.source).map((choice) => choice.source)),
  );

  /** Cards to choose from that lie open on the table: they are shown in a tray. */
  readonly tray = $derived([...new Set(this.choices.filter((one) => one.pile === 'open').map((one) => one.card))]);

  /** May a card be picked where it lies? */
  mayPick(card: string, row: Row): boolean {
    return this.choices.some((choice) => choice.card === card && choice.pile === PILES[row]);
  }

  /** The choices that begin with what is picked. */
  readonly begun = $derived.by<Choice[]>(() => {
    const picked = this.picked;
    if (picked === null) return [];
    const pile = PILES[rowOf(picked)];
    if (picked.card) return this.choices.filter((choice) => choice.card === picked.card && choice.pile === pile);
    return this.choices.filter((choice) => !choice.card && choice.source === picked.square);
  });

  /** Of those the ones that need no other square: buttons, or a second click on the same thing. */
  readonly here = $derived(this.begun.filter((choice) => !choice.target || choice.target === choice.source));

  /** What can be done by a button now, in the order of the keys 1 to 9. What is picked comes before all else. */
  readonly offered = $derived(this.unconfirmed ? [this.unconfirmed] : this.here.length > 0 ? this.here : this.buttons);

  /** What a click on each marked square may mean now. */
  readonly targets = $derived.by<Map<string, Choice[]>>(() => {
    const found = new Map<string, Choice[]>();
    const apart = this.begun.filter((choice) => choice.target && choice.target !== choice.source);
    const direct = this.picked?.card ? [] : this.direct; // a card in the hand means nothing else
    const add = (square: string, choice: Choice): void => void found.set(square, [...(found.get(square) ?? []), choice]);
    for (const choice of [...apart, ...direct]) add(choice.target, choice);
    for (const choice of this.buttons) for (const square of this.#toward(choice)) add(square, choice);
    return found;
  });

  /** The choices a card of the hand could begin: of the one that is picked, else of the one under the pointer. */
  readonly shown = $derived.by<Choice[]>(() => {
    const card = this.picked?.card || this.over;
    return card ? this.choices.filter((choice) => choice.card === card && choice.target) : [];
  });

  /** The cards of the hand that make use of what stands on the square that is pointed at. */
  readonly served = $derived.by(() => this.servedBy(this.hovered));

  servedBy(square: string): ReadonlySet<string> {
    const using = this.choices.filter((choice) => choice.uses.includes(square));
    return new Set(using.map((choice) => choice.card));
  }

  /** The own piece that was pressed to learn which cards it serves. */
  explained = $state('');

  /** A card that would be thrown away, which nobody should do by clicking twice. */
  isLoss(choice: Choice): boolean {
    const scene = this.#live.scene;
    return choice.verb === 'discard' && scene !== null && isArena(scene);
  }

  /** The chance to destroy what stands on a square, as far as it was told. */
  oddsAt(square: string): Odds | undefined {
    for (const choice of this.targets.get(square) ?? []) {
      const odds = this.odds.get(choice.text);
      if (odds !== undefined) return odds;
    }
    return undefined;
  }

  // Pressing ----------------------------------------------------------------------------------------------------------

  /** A square was clicked, tapped or entered. */
  pressSquare(square: string, touch = false): void {
    if (this.#skipped()) return;
    const meant = this.targets.get(square);
    if (meant !== undefined) this.#mean(meant, square, touch);
    else if (this.picked?.square === square) this.#again(square);
    else if (this.sources.has(square)) this.pick({ card: '', place: '', square });
    else if (this.picked === null && this.servedBy(square).size > 0) this.#explain(square);
    else void this.#ask(square);
  }

  /** A card of the hand or the tray was clicked, tapped or entered. */
  pressCard(card: string, place: string): void {
    if (this.#skipped()) return;
    if (this.picked?.place === place) this.#again('');
    else if (this.allows({ card, place, square: '' })) this.pick({ card, place, square: '' });
    else void this.#ask(card);
  }

  /** Something was dragged onto a square. */
  drop(picked: Picked, square: string): void {
    if (this.locked || picked.square === square) return;
    this.pick(picked);
    const meant = this.targets.get(square);
    if (meant !== undefined) this.#mean(meant, square, false);
    else void this.#ask(square);
  }

  /** May this be dragged or picked at all? */
  allows(picked: Picked): boolean {
    if (!picked.card) return this.sources.has(picked.square);
    return this.mayPick(picked.card, rowOf(picked));
  }

  pick(picked: Picked): void {
    this.#forget();
    this.#stage.roll = null;
    this.picked = picked;
    sound('select');
    const attacks = this.begun.filter((choice) => ATTACKS.includes(choice.verb));
    void this.#weigh(attacks);
  }

  clear(): void {
    this.#forget();
    this.picked = null;
  }

  play(choice: Choice): void {
    this.clear();
    this.#stage.roll = null;
    this.#live.play(choice.text);
  }

  /** Decline what is offered, or stop choosing. */
  decline(): boolean {
    const choice = this.buttons.find((button) => DECLINES.includes(button.verb));
    if (choice !== undefined) this.play(choice);
    return choice !== undefined;
  }

  end(): boolean {
    const choice = this.buttons.find((button) => button.verb === 'end');
    if (choice !== undefined) this.play(choice);
    return choice !== undefined;
  }

  /** A new scene is there: nothing is picked, unless the question can only be about one thing. */
  renew(): void {
    this.clear();
    this.#live.refusal = null;
    const scene = this.#live.scene;
    if (scene === null || scene.prompt.id.startsWith('prompt-phase-')) return;
    const only = [...this.sources];
    if (only.length === 1 && this.cards.size === 0 && only[0] !== undefined) {
      this.picked = { card: '', place: '', square: only[0] };
    }
    const attacks = [...this.begun, ...this.direct].filter(
      (choice) => ATTACKS.includes(choice.verb) || scene.prompt.id === 'prompt-attack-target',
    );
    void this.#weigh(attacks);
  }

  // Inside ------------------------------------------------------------------------------------------------------------

  #toward(choice: Choice): string[] {
    const scene = this.#live.scene;
    return scene === null ? [] : squaresToward(scene, choice);
  }

  /** A click while something moves only hurries it. */
  #skipped(): boolean {
    if (this.#stage.running) this.#stage.skip();
    return this.locked;
  }

  #mean(meant: Choice[], square: string, touch: boolean): void {
    const [only, ...others] = meant;
    if (only === undefined) return;
    if (others.length > 0) {
      this.#forget();
      this.menu = { square, choices: meant };
    } else if (touch && settings.confirmTouch && this.unconfirmed?.text !== only.text) {
      this.#forget();
      this.unconfirmed = only;
    } else {
      this.play(only);
    }
  }

  #again(square: string): void {
    const [only, ...others] = this.here;
    const alone = others.length === 0 && this.begun.length === 1 && !(only && this.isLoss(only));
    const safe = only?.verb !== 'discard'; // who only puts a card back does not throw it away
    if (only !== undefined && (alone || (square === '' && others.length === 0 && safe))) this.play(only);
    else if (only !== undefined && square !== '') this.menu = { square, choices: this.here };
    else this.clear();
  }

  #forget(): void {
    this.menu = null;
    this.unconfirmed = null;
    this.complaint = null;
    this.explained = '';
    this.lit = [];
  }

  #explain(square: string): void {
    this.#forget();
    this.explained = square;
  }

  async #ask(pointed: string): Promise<void> {
    this.#forget();
    const scene = this.#live.scene;
    if (scene === null || scene.seat === '' || scene.ending) return;
    const picked = this.picked?.card || this.picked?.square || '';
    const problems = await this.#live.why(picked, pointed);
    if (this.#live.scene?.moment === scene.moment) this.complaint = problems[0] ?? null;
  }

  async #weigh(attacks: Choice[]): Promise<void> {
    this.odds = new Map();
    const moment = this.#live.scene?.moment;
    if (attacks.length === 0) return;
    const odds = await this.#live.odds(attacks.map((choice) => choice.text));
    if (this.#live.scene?.moment === moment) this.odds = new Map(odds.map((one) => [one.text, one]));
  }
}

/** The hand the viewer may see, with what lies open in front of it. */
export function handOf(scene: Scene | null): string[] {
  if (scene === null) return [];
  if (isSummonerWars(scene)) return scene.view.sides.find((side) => side.seat === scene.seat)?.hand ?? [];
  const own = isArena(scene) && scene.view.sides.find((side) => side.seat === scene.seat);
  if (!own) return [];
  return [...(own.aside ? [own.aside] : []), ...(own.hand ?? []), ...(own.legends ?? []), ...(own.flares ?? [])];
}

/** What is said on a card of the hand: that it lies open. */
export function tagsOf(scene: Scene): Readonly<Record<string, string>> {
  const own = isArena(scene) && scene.view.sides.find((side) => side.seat === scene.seat);
  return own && own.aside ? { [own.aside]: asideWord(own.school) } : {};
}
