/** What the viewer points at, picks and plays. It knows no rules: everything comes from the choices of the scene. */

import type { GameUI, Pointed } from '../games/ui';
import { settings } from '../shell/settings.svelte';
import { play as sound } from '../shell/sound';
import type { Choice, Complaint, Odds } from '../shell/types';
import type { Live } from './live.svelte';
import { type Offer, offersOf, playing } from './offers';
import type { Stage } from './stage.svelte';
import { begins, cardOf, isCard, isComplete, isPlayed, keyOf, nextPicks, placeOf, placeStep, same, type Step } from './way';

/** What skips an offer, and what ends a part of the turn: games call these by the same verbs. */
const DECLINES = ['pass', 'refuse', 'done'];
const END = 'end';

export class Interaction {
  readonly #live: Live;
  readonly #stage: Stage;
  readonly #ui: GameUI;

  /** What was picked so far. */
  way = $state.raw<readonly Step[]>([]);
  /** What a click on a place may mean, if it means several things. */
  menu = $state.raw<{ place: string; offers: Offer[] } | null>(null);
  unconfirmed = $state.raw<Choice | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  odds = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  pointed = $state.raw<Pointed | null>(null);
  /** The place under the pointer, or the one that has the focus. */
  hovered = $state('');
  /** The card of the hand that is under the pointer or has the focus. */
  over = $state('');
  lit = $state.raw<readonly string[]>([]);
  veiled = $state(false);
  /** The own piece that was pressed to learn which cards it serves. */
  explained = $state('');

  constructor(live: Live, stage: Stage, ui: GameUI) {
    this.#live = live;
    this.#stage = stage;
    this.#ui = ui;
  }

  // What there is -----------------------------------------------------------------------------------------------------

  readonly locked = $derived.by(() => this.#live.busy || this.#live.pending !== null || this.veiled);
  readonly choices = $derived.by<readonly Choice[]>(() => (this.locked ? [] : (this.#live.scene?.choices ?? [])));
  /** Choices without any pick but a word. */
  readonly buttons = $derived(this.choices.filter((choice) => isComplete(choice, [])));
  /** Everything a choice may begin with. */
  readonly first = $derived(nextPicks(this.choices, []));
  /** The last thing that was picked. */
  readonly picked = $derived(this.way.at(-1) ?? null);
  /** The card that was picked on the way; empty if there is none. */
  readonly held = $derived(this.way.findLast(isCard)?.id ?? '');
  /** The places that were picked on the way. */
  readonly pickedPlaces = $derived(this.way.filter((step) => step.kind === 'place').map((step) => step.id));

  /** The choices that begin with what is picked. */
  readonly begun = $derived(this.way.length > 0 ? this.choices.filter((choice) => begins(choice, this.way)) : []);
  /** Of those the ones that need nothing more: buttons, or a second click on the same thing. */
  readonly here = $derived(this.begun.filter((choice) => isComplete(choice, this.way)));
  /** What may be picked next. */
  readonly next = $derived(nextPicks(this.begun, this.way));

  /** Places that mean a choice by themselves, whatever else may be picked. */
  readonly direct = $derived.by<ReadonlyMap<string, Choice[]>>(() => {
    const found = new Map<string, Choice[]>();
    for (const { pick, choices } of this.first.values()) if (this.#isDirect(pick.kind, choices)) found.set(pick.id, choices);
    return found;
  });
  /** Places a choice begins with that needs more than one pick. */
  readonly sources = $derived.by<ReadonlySet<string>>(() => {
    const places = [...this.first.values()].filter((next) => next.pick.kind === 'place');
    return new Set(places.filter((next) => !this.direct.has(next.pick.id)).map((next) => next.pick.id));
  });

  /** What can be done by a button now, in the order of the keys 1 to 9. What is picked comes before all else. */
  readonly offers = $derived.by<Offer[]>(() => {
    if (this.unconfirmed) return [playing(this.unconfirmed)];
    if (this.menu) return this.menu.offers;
    const here = offersOf(this.here, this.next, this.way);
    if (here.length > 0) return here;
    return this.way.length > 0 ? this.buttons.map(playing) : offersOf(this.buttons, this.first, []);
  });
  /** Do the offers belong to what is picked? */
  readonly chosen = $derived.by(
    () => this.unconfirmed !== null || this.here.length > 0 || [...this.next.values()].some((next) => next.pick.kind === 'word'),
  );

  /** What a click on each marked place may mean now. */
  readonly targets = $derived.by<ReadonlyMap<string, Choice[]>>(() => {
    const found = new Map<string, Choice[]>();
    const add = (place: string, choices: readonly Choice[]): void =>
      void found.set(place, [...(found.get(place) ?? []), ...choices]);
    for (const { pick, choices } of this.next.values()) if (pick.kind === 'place') add(pick.id, choices);
    if (this.way.every((step) => step.kind === 'place')) for (const [place, choices] of this.direct) add(place, choices);
    for (const choice of this.buttons) for (const place of this.#alsoAt(choice)) add(place, [choice]);
    return found;
  });

  /** Cards to choose from that lie open on the table: they are shown in a tray. */
  readonly tray = $derived.by<string[]>(() => {
    const levels = [this.first, ...this.way.map((_, n) => nextPicks(this.begun, this.way.slice(0, n + 1)))];
    const open = levels.flatMap((level) => [...level.values()]).filter((next) => next.pick.kind === 'open');
    return [...new Set(open.map((next) => next.pick.id))];
  });

  /** May a card be picked where it lies? Cards that come next outshine those one could begin with instead. */
  mayPick(card: string, kind: 'card' | 'open'): boolean {
    const nextCards = [...this.next.values()].some((next) => isCard(next.pick));
    return (nextCards ? this.next : this.first).has(keyOf({ kind, id: card }));
  }

  /** The choices a card of the hand could begin: of the one that is picked, else of the one under the pointer. */
  readonly shown = $derived.by<Choice[]>(() => {
    const card = this.held || this.over;
    return card ? this.choices.filter((choice) => cardOf(choice) === card && placeOf(choice)) : [];
  });

  /** The cards of the hand that make use of what stands on the place that is pointed at. */
  readonly served = $derived.by(() => this.servedBy(this.hovered));

  servedBy(place: string): ReadonlySet<string> {
    return new Set(this.choices.filter((choice) => choice.uses.includes(place)).map(cardOf));
  }

  /** Something would be lost for good, which nobody should do by clicking twice. */
  isLoss(choice: Choice): boolean {
    return this.#ui.caution?.(choice) === 'button';
  }

  /** The chance to destroy what stands on a place, as far as it was told. */
  oddsAt(place: string): Odds | undefined {
    for (const choice of this.targets.get(place) ?? []) {
      const odds = this.odds.get(choice.text);
      if (odds !== undefined) return odds;
    }
    return undefined;
  }

  // Pressing ----------------------------------------------------------------------------------------------------------

  /** A place was clicked, tapped or entered. Where there is a board, several meanings are asked for beside the place. */
  pressPlace(place: string, { touch = false, onBoard = true } = {}): void {
    if (this.#skipped()) return;
    const meant = this.targets.get(place);
    if (meant !== undefined) this.#mean(meant, place, touch, onBoard);
    else if (!this.#pressed(placeStep(place))) {
      if (this.way.length === 0 && this.servedBy(place).size > 0) this.#explain(place);
      else void this.#ask(place);
    }
  }

  /** A card of the hand or the tray was clicked, tapped or entered. */
  pressCard(step: Step): void {
    if (!this.#skipped() && !this.#pressed(step)) void this.#ask(step.id);
  }

  /** Something was dragged onto a place. */
  drop(step: Step, place: string): void {
    if (this.locked || (step.kind === 'place' && step.id === place)) return;
    if (this.picked?.slot !== step.slot || this.picked.id !== step.id) this.pick(step);
    const meant = this.targets.get(place);
    if (meant !== undefined) this.#mean(meant, place, false, true);
    else void this.#ask(place);
  }

  /** A card by its id: where it lies open if it may be chosen there, else in the hand. */
  stepOf(card: string): Step {
    const row = this.mayPick(card, 'open') ? 'tray' : 'hand';
    return { kind: row === 'tray' ? 'open' : 'card', id: card, slot: `${row}-${card}-0` };
  }

  /** May this be dragged or picked at all, now or instead of something that is picked? */
  allows(step: Step): boolean {
    return this.#wayTo(step) !== null;
  }

  /** Pick something, after what is picked or instead of it. */
  pick(step: Step): void {
    const way = this.#wayTo(step);
    if (way !== null) this.#go(way);
  }

  /** Do what a button offers. */
  take(offer: Offer): void {
    if (offer.choice) this.play(offer.choice);
    else this.#go(offer.way);
  }

  /** One step back: a question that is open closes, else the last pick is taken back. False if there was none. */
  back(): boolean {
    const asked = this.menu !== null || this.unconfirmed !== null;
    const some = asked || this.way.length > 0;
    this.#forget();
    if (!asked) this.#walk(this.way.slice(0, -1));
    return some;
  }

  clear(): void {
    this.#forget();
    this.way = [];
  }

  play(choice: Choice): void {
    this.clear();
    this.#stage.actor.clear();
    this.#live.play(choice.text);
  }

  /** Decline what is offered, or stop choosing. */
  decline(): boolean {
    return this.#playFirst((verb) => DECLINES.includes(verb));
  }

  end(): boolean {
    return this.#playFirst((verb) => verb === END);
  }

  /** A new scene is there: nothing is picked, unless the question can only be about one thing. */
  renew(): void {
    this.clear();
    this.#live.refusal = null;
    const scene = this.#live.scene;
    if (scene === null) return;
    const [only, ...others] = this.sources;
    const cards = [...this.first.values()].some((next) => isCard(next.pick));
    const sure = only !== undefined && others.length === 0 && !cards && (this.#ui.autoPick?.(scene) ?? true);
    this.#walk(sure ? [placeStep(only)] : []);
  }

  // Inside ------------------------------------------------------------------------------------------------------------

  #isDirect(kind: string, choices: readonly Choice[]): boolean {
    return kind === 'place' && choices.every((choice) => choice.path.length === 1);
  }

  #alsoAt(choice: Choice): readonly string[] {
    const scene = this.#live.scene;
    return (scene && this.#ui.alsoAt?.(scene, choice)) ?? [];
  }

  /** A click while something moves only hurries it. */
  #skipped(): boolean {
    if (this.#stage.running) this.#stage.skip();
    return this.locked;
  }

  /** The way with this step after what is picked, else after as much of it as can be kept; null if it leads nowhere. */
  #wayTo(step: Step): readonly Step[] | null {
    for (let kept = this.way.length; kept >= 0; kept--) {
      const way = this.way.slice(0, kept);
      if (nextPicks(this.choices, way).has(keyOf(step))) return [...way, step];
    }
    return null;
  }

  /** Something that is picked is pressed again, or something is picked; false if it can be neither. */
  #pressed(step: Step): boolean {
    const again = this.picked !== null && same(this.picked, step) && this.picked.slot === step.slot;
    if (again) this.#again(step);
    else this.pick(step);
    return again || this.picked === step;
  }

  #mean(meant: Choice[], place: string, touch: boolean, onBoard: boolean): void {
    const way = [...this.way, placeStep(place)];
    const [only, ...others] = meant;
    const going = meant.filter((choice) => begins(choice, way));
    const ending = meant.filter((choice) => !begins(choice, way) || isComplete(choice, way));
    const next = nextPicks(going, way);
    const said = [...next.values()].every((one) => one.pick.kind === 'word');
    if (only && others.length === 0 && (going.length === 0 || isPlayed(only, way))) this.#confirm(only, touch);
    else if (others.length > 0 && said && (onBoard || going.length === 0)) {
      this.#forget();
      this.menu = { place, offers: offersOf(ending, next, way) };
    } else this.#go(way);
  }

  #confirm(choice: Choice, touch: boolean): void {
    if (touch && settings.confirmTouch && this.unconfirmed?.text !== choice.text) {
      this.#forget();
      this.unconfirmed = choice;
    } else this.play(choice);
  }

  #again(step: Step): void {
    const [only, ...others] = this.here;
    const care = only && this.#ui.caution?.(only);
    const alone = others.length === 0 && this.begun.length === 1 && care !== 'button';
    const safe = others.length === 0 && isCard(step) && care !== 'button' && care !== 'alone';
    if (only !== undefined && (alone || safe)) this.play(only);
    else if (step.kind === 'place' && this.chosen)
      this.menu = { place: step.id, offers: offersOf(this.here, this.next, this.way) };
    else this.back();
  }

  #go(way: readonly Step[]): void {
    this.#forget();
    this.#stage.actor.clear();
    sound('select');
    this.#walk(way);
  }

  #walk(way: readonly Step[]): void {
    this.way = way;
    const scene = this.#live.scene;
    const possible = [...this.begun, ...[...this.direct.values()].flat()];
    void this.#weigh((scene && this.#ui.weighed?.(scene, possible)) ?? []);
  }

  #playFirst(matches: (verb: string) => boolean): boolean {
    const choice = this.buttons.find((one) => matches(one.verb));
    if (choice !== undefined) this.play(choice);
    return choice !== undefined;
  }

  #forget(): void {
    this.menu = null;
    this.unconfirmed = null;
    this.complaint = null;
    this.explained = '';
    this.lit = [];
  }

  #explain(place: string): void {
    this.#forget();
    this.explained = place;
  }

  async #ask(pointed: string): Promise<void> {
    this.#forget();
    const scene = this.#live.scene;
    if (scene === null || scene.seat === '' || scene.ending) return;
    const picked = this.way.filter((step) => step.kind !== 'word').map((step) => step.id);
    const problems = await this.#live.why(picked, pointed);
    if (this.#live.scene?.moment === scene.moment) this.complaint = problems[0] ?? null;
  }

  async #weigh(choices: readonly Choice[]): Promise<void> {
    this.odds = new Map();
    const moment = this.#live.scene?.moment;
    if (choices.length === 0) return;
    const odds = await this.#live.odds(choices.map((choice) => choice.text));
    if (this.#live.scene?.moment === moment) this.odds = new Map(odds.map((one) => [one.text, one]));
  }
}
