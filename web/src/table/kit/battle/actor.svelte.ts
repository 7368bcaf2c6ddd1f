/** Acts out the log of a fight: pieces, attacks, dice, damage, and what flies to where it is counted. */

import { tick } from 'svelte';
import { pace, prefersCalm } from '../../../shell/settings.svelte';
import { play as sound } from '../../../shell/sound';
import type { Entry, Scene } from '../../../shell/types';
import type { Actor } from '../../../games/ui';
import type { Stage } from '../../stage.svelte';
import { actUsual, type Kinds, textOf } from '../acting';
import type { DiceKind, Roll } from './dice';

/** A number on a square: damage taken or removed, boosts gained. */
export interface Token {
  n: number;
  square: string;
  count: number;
  kind: 'damaged' | 'healed' | 'boosted';
}

/** Games speak of damage or of wounds. */
const HURT = ['damaged', 'wounded'];

type Point = [number, number];

/** The middle of an element on the screen. */
export function middle(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Something that flies over the page, from a point of the screen. */
interface Flight {
  from: Point;
  /** How many cards go together. */
  count: number;
}

export class FightActor implements Actor {
  roll = $state.raw<Roll | null>(null);
  /** The dice have not come to rest: nobody knows yet what they say. */
  rolling = $state(false);
  tokens = $state.raw<readonly Token[]>([]);
  /** What is on its way to where it is counted, and the element that shows it. */
  flight = $state.raw<Flight | null>(null);
  flyer = $state.raw<HTMLElement | null>(null);
  /** Who attacks whom. */
  line = $state.raw<readonly [string, string] | null>(null);

  protected readonly stage: Stage;
  /** The square on which something was destroyed last. */
  protected fallen = '';
  readonly #kinds: Kinds;
  readonly #dice: DiceKind;
  /** How many points of life the piece on a square has lost since its tile was drawn. */
  #lost = new Map<string | number, number>();

  constructor(stage: Stage, kinds: Kinds, dice: DiceKind) {
    this.stage = stage;
    this.#kinds = kinds;
    this.#dice = dice;
  }

  async act(entry: Entry, before: Scene, _after: Scene | null): Promise<void> {
    const { what, words } = entry;
    const square = textOf(entry, 'square');
    if (what === 'attacked') await this.#attack(textOf(entry, 'from'), textOf(entry, 'to'));
    else if (what === 'rolled' && words.args.dice) await this.#rollDice(entry);
    else if (HURT.includes(what)) await this.#hurt(entry, square, 'damaged');
    else if (what === 'healed') await this.#hurt(entry, square, what);
    else if (what === 'boosted' && square) await this.#token(entry, square, what, 280);
    else {
      if (what === 'turn') this.roll = null;
      if (what === 'destroyed' && square) this.fallen = square;
      else if (this.#kinds.departures.includes(what) && square) this.fallen = '';
      await actUsual(this.stage, this.#kinds, entry, before);
    }
  }

  finish(): void {
    this.rolling = false;
    this.line = null;
    this.tokens = [];
    this.flight = null;
    this.fallen = '';
    this.#lost.clear();
  }

  clear(): void {
    this.roll = null;
  }

  /** What was won for the card that fell last flies to an element of the page. */
  protected async fly(goal: Element): Promise<void> {
    const from = this.stage.onScreen(this.fallen);
    if (from) await this.carry(from, goal, 1, 320);
    this.fallen = '';
  }

  /** Cards fly over the page together; whoever wants no motion reads of it in the log. */
  protected async carry(from: Point, goal: Element, count: number, ms: number): Promise<void> {
    if (prefersCalm() || this.stage.hurried || pace(1) === 0) return;
    this.flight = { from, count };
    await tick();
    if (this.flyer === null) return;
    const [x, y] = middle(goal);
    await this.stage.animate(
      this.flyer,
      [{ transform: `translate(${x - from[0]}px, ${y - from[1]}px) scale(.5)` }],
      ms,
      'ease-in',
    );
    this.flight = null;
  }

  async #attack(from: string, to: string): Promise<void> {
    this.line = [from, to];
    this.roll = null;
    await this.stage.pause(160);
  }

  async #rollDice(entry: Entry): Promise<void> {
    this.roll = { n: entry.n, dice: this.#dice.of(entry.words), words: entry.words };
    sound('dice', this.roll.dice.length);
    this.rolling = true;
    await this.stage.pause(prefersCalm() ? 0 : 420 + 100 * this.roll.dice.length);
    this.rolling = false;
    await this.stage.pause(450);
  }

  async #hurt(entry: Entry, square: string, kind: 'damaged' | 'healed'): Promise<void> {
    const count = Number(entry.words.args.count);
    sound('damage', count);
    if (kind === 'damaged') this.#wear(square, count);
    await this.#token(entry, square, kind, 520);
  }

  async #token(entry: Entry, square: string, kind: Token['kind'], ms: number): Promise<void> {
    this.tokens = [...this.tokens, { n: entry.n, square, count: Number(entry.words.args.count), kind }];
    await this.stage.pause(ms);
  }

  /** The segments of life empty one after the other, from the right. */
  #wear(square: string, count: number): void {
    const [piece] = this.stage.piecesOn(square);
    const element = piece === undefined ? null : this.stage.elementOf(piece);
    if (piece === undefined || element === null) return;
    const lost = this.#lost.get(piece) ?? 0;
    this.#lost.set(piece, lost + count);
    const life = element.querySelector<SVGElement>('[data-left]');
    const left = Number(life?.dataset.left);
    if (life === null || !left || !count) return;
    const without = (gone: number): Keyframe => ({ clipPath: `inset(0 ${(100 * Math.min(gone, left)) / left}% 0 0)` });
    void this.stage.animate(life, [without(lost), without(lost + count)], 60 * count, `steps(${count})`);
  }
}
