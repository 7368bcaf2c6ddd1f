/** What the viewer points at, picks and plays. It knows no rules: everything comes from the choices of the scene. */

import type { GameUI, Pointed } from '../games/ui';
import { settings } from '../shell/settings.svelte';
import { play as sound } from '../shell/sound';
import type { Choice, Complaint, Odds, Scene } from '../shell/types';
import { Choosing } from './choosing.svelte';
import { Hinting } from './hinting.svelte';
import type { TableLine } from './live.svelte';
import { type Offer, offersOf, playing } from './offers';
import type { Stage } from './stage.svelte';
import { begins, cardSteps, isCard, isComplete, isPlayed, nextPicks, placeStep, same, type Step } from './way';

/** What skips an offer, and what ends a part of the turn: games call these by the same verbs. */
const DECLINES = ['pass', 'done'];
const END = 'end';

export class Interaction extends Choosing {
  readonly #stage: Stage;
  /** Where the parts of the turn are being ended to, if they are. */
  #until: { turn: number; seat: string; isReached: (scene: Scene) => boolean } | null = null;
  /** The warnings the viewer has read and gone past. */
  readonly #read = new Set<string>();

  /** What a click on a place may mean, if it means several things. */
  menu = $state.raw<{ place: string; offers: Offer[] } | null>(null);
  unconfirmed = $state.raw<Choice | null>(null);
  complaint = $state.raw<Complaint | null>(null);
  odds = $state.raw<ReadonlyMap<string, Odds>>(new Map());
  pointed = $state.raw<Pointed | null>(null);
  /** In a lesson: the choice that is shown, and the place the coach speaks of. The game brings them into sight. */
  declare demonstrated?: Choice | null;
  declare spoken?: string;
  #lit = $state.raw<readonly string[]>([]);
  readonly hints: Hinting;
  /** The places on one square that a click on it may mean, the one that is aimed at first; a board of layers sets it. */
  layers: (place: string) => readonly string[] = (place) => [place];
  /** The own piece that was pressed to learn which cards it serves. */
  explained = $state('');

  constructor(live: TableLine, stage: Stage, ui: GameUI) {
    super(live, ui);
    this.#stage = stage;
    this.hints = new Hinting(live);
  }

  /** Places that stand out: those somebody points at elsewhere, else those of a hint. */
  get lit(): readonly string[] {
    return this.#lit.length > 0 ? this.#lit : this.hints.places;
  }

  set lit(places: readonly string[]) {
    this.#lit = places;
  }

  /** What can be done by a button now, in the order of the keys 1 to 9. What is picked comes before all else. */
  readonly offers = $derived.by<Offer[]>(() => {
    const buttons = this.buttons.filter((choice) => !this.ui.drawsButton?.(choice));
    if (this.unconfirmed) return [playing(this.unconfirmed)];
    if (this.menu) return this.menu.offers;
    if (this.chosen) return offersOf(this.here, this.next, this.way);
    const staying = offersOf(this.staying, new Map(), this.way);
    return this.way.length > 0 ? [...buttons.map(playing), ...staying] : offersOf(buttons, this.first, []);
  });
  /** Do the offers belong to what is picked? */
  readonly chosen = $derived.by(
    () =>
      this.unconfirmed !== null ||
      this.here.length > this.staying.length ||
      [...this.next.values()].some((next) => next.pick.kind === 'word'),
  );

  /** Something would be lost for good, which nobody should do by clicking twice. */
  isLoss(choice: Choice): boolean {
    return this.ui.caution?.(choice) === 'button';
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

  /**
   * A place was clicked, tapped or entered. Where there is a board, several meanings are asked for beside the place. An
   * empty place that means nothing is no question: it is where one clicks to let go.
   */
  pressPlace(place: string, { touch = false, onBoard = true } = {}): void {
    if (this.#skipped()) return;
    const aims = this.layers(place).filter((one) => this.targets.has(one));
    const [at = place] = aims;
    const meant = this.targets.get(at);
    if (touch && aims.length > 1) this.#askWhich(aims, place);
    else if (meant !== undefined) this.#mean(meant, at, touch, onBoard);
    else if (!this.#pressed(placeStep(at))) {
      if (this.way.length === 0 && this.servedBy(at).size > 0) this.#explain(at);
      else if (onBoard && this.#isEmpty(at)) this.clear();
      else void this.#ask(at);
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
    const at = this.layers(place).find((one) => this.targets.has(one)) ?? place;
    const meant = this.targets.get(at);
    if (meant !== undefined) this.#mean(meant, at, false, true);
    else void this.#ask(place);
  }

  /**
   * A number was pressed: does it mean a card of the hand? It does while cards of the hand may be picked and no button
   * belongs to what is picked; so whoever misses a card never presses a button instead.
   */
  pressNumber(number: number): boolean {
    const scene = this.live.scene;
    if (scene === null || number > (this.ui.handKeys ?? 0) || this.menu !== null || this.chosen) return false;
    const steps = cardSteps(this.ui.hand(scene), 'hand');
    if (!steps.some((step) => this.mayPick(step.id, 'card'))) return false;
    const step = steps[number - 1];
    if (step) this.pressCard(step);
    return true;
  }

  /** A card by its id: where it lies open if it may be chosen there, else in the hand. */
  stepOf(card: string): Step {
    const row = this.mayPick(card, 'open') ? 'tray' : 'hand';
    return { kind: row === 'tray' ? 'open' : 'card', id: card, slot: `${row}-${card}-0` };
  }

  /** May this be dragged or picked at all, now or instead of something that is picked? */
  allows(step: Step): boolean {
    return this.wayTo(step) !== null;
  }

  /** Pick something, after what is picked or instead of it. */
  pick(step: Step): void {
    const way = this.wayTo(step);
    if (way !== null) this.#go(way);
  }

  /** Do what a button offers. */
  take(offer: Offer): void {
    if (offer.choice) this.play(offer.choice);
    else this.#go(offer.way);
  }

  /** One step back: a question that is open closes, else the last pick is taken back. False if there was none. */
  back(): boolean {
    const asked = this.menu !== null || this.unconfirmed !== null || this.hints.shown !== null;
    const some = asked || this.way.length > 0;
    this.#until = null;
    this.#forget();
    if (!asked) this.#walk(this.way.slice(0, -1));
    return some;
  }

  clear(): void {
    this.#forget();
    this.way = [];
  }

  /** Play a choice; one with a warning is played once the viewer has read it and chosen once more, or if it is advised. */
  play(choice: Choice): void {
    const hint = this.hints.shown;
    const advised = hint !== null && hint.first && hint.choice.text === choice.text;
    const warned = choice.warning && !advised ? this.#warningOf(choice) : '';
    const unread = warned !== '' && !this.#read.has(warned) && this.unconfirmed?.text !== choice.text;
    this.clear();
    if (unread) {
      this.unconfirmed = choice;
      return;
    }
    if (warned) this.#read.add(warned);
    this.#stage.actor.clear();
    this.live.play(choice.text);
  }

  /** Play a choice, once it is confirmed where that is wished or wise. */
  confirm(choice: Choice, touch = false): void {
    const asks = choice.deliberate || (touch && settings.confirmTouch);
    if (asks && this.unconfirmed?.text !== choice.text) {
      this.#forget();
      this.unconfirmed = choice;
    } else this.play(choice);
  }

  /** Ask for a hint, or for the next one; false where there is none to be had. */
  hint(byKeyboard: boolean): boolean {
    if (!this.hints.allowed || this.choices.length === 0) return false;
    const next = this.hints.shown !== null;
    this.clear();
    this.live.refusal = null;
    this.hints.byKeyboard = byKeyboard;
    this.hints.ask(next);
    return true;
  }

  /** Decline what is offered, or stop choosing. */
  decline(): boolean {
    return this.#playFirst((verb) => DECLINES.includes(verb));
  }

  end(): boolean {
    this.#until = null;
    return this.#playFirst((verb) => verb === END);
  }

  /**
   * End one part of the turn after the other until one is reached; without a test all that is left of the turn. It stops
   * wherever something else is asked, and where ending needs a second thought.
   */
  endUntil(isReached: (scene: Scene) => boolean = () => false): boolean {
    const scene = this.live.scene;
    if (scene === null || this.locked || !this.buttons.some((one) => one.verb === END)) return false;
    this.#until = { turn: scene.view.turn, seat: scene.seat, isReached };
    this.goOn();
    return true;
  }

  /** End the next part of the turn, if there is a way to go and nothing stands in it. The table is ready for a play. */
  goOn(): void {
    const [until, scene] = [this.#until, this.live.scene];
    if (until === null || scene === null || this.locked) return;
    const ending = this.buttons.find((one) => one.verb === END);
    const same = scene.view.turn === until.turn && scene.seat === until.seat && this.live.refusal === null;
    if (!same || ending === undefined || until.isReached(scene)) this.#until = null;
    else {
      this.play(ending);
      if (this.unconfirmed) this.#until = null; // who has read the warning goes on from here
    }
  }

  /** A new scene is there: nothing is picked, unless the question can only be about one thing. */
  renew(): void {
    this.clear();
    this.live.refusal = null;
    const scene = this.live.scene;
    if (scene === null) return;
    const [only, ...others] = this.sources;
    const cards = [...this.first.values()].some((next) => isCard(next.pick));
    const sure = only !== undefined && others.length === 0 && !cards && (this.ui.autoPick?.(scene) ?? true);
    this.#walk(sure ? [placeStep(only)] : []);
  }

  // Inside ------------------------------------------------------------------------------------------------------------

  /** A click while something moves only hurries it. */
  #skipped(): boolean {
    if (this.#stage.running) this.#stage.skip();
    return this.locked;
  }

  /** Something that is picked is pressed again, or something is picked; false if it can be neither. */
  #pressed(step: Step): boolean {
    const again = this.picked !== null && same(this.picked, step) && this.picked.slot === step.slot;
    if (again) this.#again(step);
    else this.pick(step);
    return again || this.picked === step;
  }

  /** A finger cannot aim at one of several layers: what it means is asked for beside the square. */
  #askWhich(places: readonly string[], place: string): void {
    const meant = places.flatMap((one) => this.targets.get(one) ?? []);
    this.#forget();
    this.menu = { place, offers: offersOf(meant, new Map(), this.way) };
  }

  #mean(meant: Choice[], place: string, touch: boolean, onBoard: boolean): void {
    const way = [...this.way, placeStep(place)];
    const [only, ...others] = meant;
    const going = meant.filter((choice) => begins(choice, way));
    const ending = meant.filter((choice) => !begins(choice, way) || isComplete(choice, way));
    const next = nextPicks(going, way);
    const said = [...next.values()].every((one) => one.pick.kind === 'word');
    if (only && others.length === 0 && (going.length === 0 || isPlayed(only, way))) this.confirm(only, touch);
    else if (others.length > 0 && said && (onBoard || going.length === 0)) {
      this.#forget();
      this.menu = { place, offers: offersOf(ending, next, way) };
    } else this.#go(way);
  }

  #again(step: Step): void {
    const [only, ...others] = this.here;
    const care = only && this.ui.caution?.(only);
    const alone = others.length === 0 && this.begun.length === 1 && care !== 'button';
    const safe = others.length === 0 && isCard(step) && care !== 'button' && care !== 'alone';
    if (only !== undefined && (alone || safe)) this.play(only);
    else if (step.kind === 'place' && (this.chosen || this.staying.length > 0))
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
    const scene = this.live.scene;
    const possible = [...this.begun, ...[...this.direct.values()].flat()];
    void this.#weigh((scene && this.ui.weighed?.(scene, possible)) ?? []);
  }

  /** A warning as it is read once in a turn, whatever brings it up. */
  #warningOf(choice: Choice): string {
    const { scene } = this.live;
    return `${scene?.view.turn ?? ''} ${scene?.seat ?? ''} ${JSON.stringify(choice.warning)}`;
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
    this.#lit = [];
    this.hints.close();
  }

  #isEmpty(place: string): boolean {
    const scene = this.live.scene;
    return scene !== null && this.ui.pieces(scene).every((piece) => piece.place !== place);
  }

  #explain(place: string): void {
    this.#forget();
    this.explained = place;
  }

  async #ask(pointed: string): Promise<void> {
    this.#forget();
    const scene = this.live.scene;
    if (scene === null || scene.seat === '' || scene.ending) return;
    const picked = this.way.filter((step) => step.kind !== 'word').map((step) => step.id);
    const problems = await this.live.why(picked, pointed);
    if (this.live.scene?.moment === scene.moment) this.complaint = problems[0] ?? null;
  }

  async #weigh(choices: readonly Choice[]): Promise<void> {
    this.odds = new Map();
    const moment = this.live.scene?.moment;
    if (choices.length === 0) return;
    const odds = await this.live.odds(choices.map((choice) => choice.text));
    if (this.live.scene?.moment === moment) this.odds = new Map(odds.map((one) => [one.text, one]));
  }
}
