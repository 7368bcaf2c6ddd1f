/** Shows what happened, one line of the log after the other, before the new scene is drawn. */

import { tick } from 'svelte';
import { pace, prefersCalm } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import type { Entry, Scene, Words } from '../lib/types';
import { type Die, diceOf } from './dice';
import { isSummonerWars } from './games';
import { distance } from './geometry';

export interface Roll {
  n: number;
  dice: Die[];
  words: Words;
}

/** A number on a square: damage taken or removed, boosts gained. */
export interface Token {
  n: number;
  square: string;
  count: number;
  kind: 'damaged' | 'healed' | 'boosted';
}

/** Something that flies over the page, from one point of the screen to another. */
export interface Flight {
  from: [number, number];
  to: [number, number];
}

const MOVE = 'cubic-bezier(.3,0,.2,1)';
const ARRIVES = ['summoned', 'built', 'placed', 'place', 'place-heroic', 'place-legendary'];
const CHANGES = ['upgraded', 'downgraded', 'converted'];
const VANISHES = ['destroyed', 'discarded', 'returned', 'put-under', 'picked-up'];

/** The middle of a square in the units of a drawing. */
type Centre = (square: string) => [number, number];

/** The number of a piece that is known only by the square on which it stands. */
export function numberOf(square: string): number {
  return square.charCodeAt(0) * 100 + square.charCodeAt(1);
}

function standingOn(scene: Scene): Map<string, number> {
  if (isSummonerWars(scene)) return new Map(scene.view.pieces.map((piece) => [piece.square, piece.id]));
  return new Map(scene.view.pieces.map((piece) => [piece.square, numberOf(piece.square)]));
}

export class Stage {
  running = $state(false);
  roll = $state.raw<Roll | null>(null);
  /** The dice have not come to rest: nobody knows yet what they say. */
  rolling = $state(false);
  tokens = $state.raw<readonly Token[]>([]);
  /** The magic that is on its way to its track, and the element that shows it. */
  flight = $state.raw<Flight | null>(null);
  flyer = $state.raw<HTMLElement | null>(null);
  line = $state.raw<readonly [string, string] | null>(null);
  last = $state.raw<readonly string[]>([]);
  /** The piece that is drawn above all others, because it moves. */
  raised = $state(0);

  #board: SVGSVGElement | null = null;
  #centre: Centre | null = null;
  #standing = new Map<string, number>();
  #arrived = new Set<string>();
  /** How many points of life a piece has lost since its tile was drawn. */
  #lost = new Map<number, number>();
  /** The square on which something was destroyed last. */
  #fallen = '';
  #animations: Animation[] = [];
  #pauses: (() => void)[] = [];
  #hurried = false;

  /** The board that is drawn now. */
  mount(board: SVGSVGElement, centre: Centre): void {
    this.#board = board;
    this.#centre = centre;
  }

  /** Act out the new lines on the old scene; `after` is what they led to. */
  async perform(before: Scene, entries: Entry[], after: Scene | null): Promise<void> {
    this.#hurried = document.hidden;
    this.#fallen = '';
    this.#standing = standingOn(before);
    this.running = entries.length > 0;
    this.last = [];
    try {
      for (const entry of entries) await this.#act(entry, before, after);
    } finally {
      this.running = this.rolling = false;
      this.line = null;
      this.tokens = [];
      this.flight = null;
    }
  }

  /** The new scene is drawn: what was moved is in its place, and what is new settles. */
  settle(): void {
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
    this.#lost.clear();
    for (const square of this.#arrived) this.#settleOn(square);
    this.#arrived.clear();
  }

  /** Hurry through what is being shown. */
  skip(): void {
    this.#hurried = true;
    for (const animation of this.#animations) animation.finish();
    for (const resume of this.#pauses.splice(0)) resume();
  }

  async #act(entry: Entry, before: Scene, after: Scene | null): Promise<void> {
    const args = entry.words.args;
    const square = String(args.square ?? '');
    const from = String(args.from ?? '');
    const to = String(args.to ?? '');
    const what = entry.what;
    if (what === 'moved' || what === 'forced') {
      await this.#move(from, to, what === 'forced');
    } else if (what === 'exchanged' || what === 'swapped') {
      await this.#exchange(from, to);
    } else if (what === 'attacked') {
      this.line = [from, to];
      this.roll = null;
      await this.#pause(160);
    } else if (what === 'rolled' && args.dice) {
      this.roll = { n: entry.n, dice: diceOf(entry), words: entry.words };
      sound('dice', this.roll.dice.length);
      this.rolling = true;
      await this.#pause(prefersCalm() ? 0 : 420 + 100 * this.roll.dice.length);
      this.rolling = false;
      await this.#pause(450);
    } else if (what === 'damaged' || what === 'healed') {
      this.tokens = [...this.tokens, { n: entry.n, square, count: Number(args.count), kind: what }];
      sound('damage', Number(args.count));
      if (what === 'damaged') this.#wear(square, Number(args.count));
      await this.#pause(520);
    } else if (what === 'boosted' && square) {
      this.tokens = [...this.tokens, { n: entry.n, square, count: Number(args.count), kind: what }];
      await this.#pause(280);
    } else if (VANISHES.includes(what) && square) {
      if (what === 'destroyed') sound('destroyed');
      this.#fallen = what === 'destroyed' ? square : '';
      await this.#vanish(square);
    } else if (ARRIVES.includes(what)) {
      this.#arrived.add(square);
      this.last = [square];
      sound('card');
    } else if (CHANGES.includes(what)) {
      this.#arrived.add(square);
      this.last = [square];
    } else if (what === 'magic-gained') {
      sound('magic', Number(args.count));
      if (this.#fallen && after) await this.#reward(before, after);
    } else if (what === 'played' || what === 'drew') {
      sound('card');
    } else if (what === 'turn') {
      this.roll = null;
      if (before.seat === entry.seat) sound('turn');
    }
  }

  async #move(from: string, to: string, forced: boolean): Promise<void> {
    const piece = this.#standing.get(from);
    this.last = [from, to];
    if (piece === undefined) return;
    this.#standing.delete(from);
    this.#standing.set(to, piece);
    sound('move', distance(from, to));
    const length = distance(from, to);
    const ms = forced ? 200 : Math.min(420, 120 * Math.max(1, length));
    await this.#slide(piece, to, ms, forced ? 'ease-out' : MOVE);
  }

  async #exchange(from: string, to: string): Promise<void> {
    const one = this.#standing.get(from);
    const other = this.#standing.get(to);
    if (one === undefined || other === undefined) return;
    this.#standing.set(to, one).set(from, other);
    await Promise.all([this.#slide(one, to, 200, 'ease-out'), this.#slide(other, from, 200, 'ease-out')]);
  }

  /** Slide a piece from where it is drawn to a square; it stays there until the scene is drawn anew. */
  async #slide(piece: number, to: string, ms: number, easing: string): Promise<void> {
    this.raised = piece;
    await tick();
    const element = this.#element(piece);
    const centre = this.#centre;
    const home = element?.dataset.square;
    if (element === null || centre === null || home === undefined) return;
    const [x0, y0] = centre(home);
    const [x1, y1] = centre(to);
    await this.#animate(element, [{ transform: `translate(${x1 - x0}px, ${y1 - y0}px)` }], ms, easing);
  }

  async #vanish(square: string): Promise<void> {
    const piece = this.#standing.get(square);
    const element = piece === undefined ? null : this.#element(piece);
    this.#standing.delete(square);
    if (element === null) return;
    const moved = getComputedStyle(element).transform;
    const smaller = moved === 'none' ? 'scale(.96)' : `${moved} scale(.96)`;
    await this.#animate(element, [{ opacity: 0, transform: smaller }], 260, 'ease-in');
  }

  /** The segments of life empty one after the other, from the right. */
  #wear(square: string, count: number): void {
    const piece = this.#standing.get(square);
    const element = piece === undefined ? null : this.#element(piece);
    if (piece === undefined || element === null) return;
    const lost = this.#lost.get(piece) ?? 0;
    this.#lost.set(piece, lost + count);
    const left = [...element.querySelectorAll<SVGElement>('[data-life]')].reverse().slice(lost, lost + count);
    left.forEach((segment, n) => void this.#animate(segment, [{ opacity: 0.12 }], 60, 'ease-out', 60 * n));
  }

  /** Magic for what was destroyed flies to the track of whoever has more of it now. */
  async #reward(before: Scene, after: Scene): Promise<void> {
    if (!isSummonerWars(before) || !isSummonerWars(after)) return;
    const had = before.view.sides;
    const side = after.view.sides.find((one, n) => one.magic > (had[n]?.magic ?? 0));
    const track = document.querySelector(`[data-magic="${side?.seat}"]`);
    const onScreen = this.#board?.getScreenCTM();
    if (!side || !track || !onScreen || !this.#centre || prefersCalm() || this.#hurried || pace(1) === 0) return;
    const fallen = new DOMPoint(...this.#centre(this.#fallen)).matrixTransform(onScreen);
    const goal = (track.children[side.magic - 1] ?? track).getBoundingClientRect();
    const from: [number, number] = [fallen.x, fallen.y];
    this.flight = { from, to: [goal.left + goal.width / 2, goal.top + goal.height / 2] };
    this.#fallen = '';
    await tick();
    if (this.flyer === null) return;
    const [dx, dy] = [this.flight.to[0] - from[0], this.flight.to[1] - from[1]];
    await this.#animate(this.flyer, [{ transform: `translate(${dx}px, ${dy}px) scale(.5)` }], 320, 'ease-in');
    this.flight = null;
  }

  #settleOn(square: string): void {
    const element = this.#board?.querySelector<SVGGElement>(`.piece[data-square="${square}"]`);
    const from = prefersCalm() ? { opacity: 0 } : { opacity: 0, transform: 'scale(1.06)' };
    element?.animate([from, {}], { duration: pace(160), easing: 'ease-out' });
  }

  #element(piece: number): SVGGElement | null {
    return this.#board?.querySelector<SVGGElement>(`[data-piece="${piece}"]`) ?? null;
  }

  async #animate(element: Element, to: Keyframe[], ms: number, easing: string, wait = 0): Promise<void> {
    const [duration, delay] = this.#hurried ? [0, 0] : [pace(ms), pace(wait)];
    const animation = element.animate(to, { duration, delay, easing, fill: 'forwards' });
    this.#animations.push(animation);
    await animation.finished.catch(() => undefined);
  }

  /** Wait, but not longer than until somebody hurries. */
  #pause(ms: number): Promise<void> {
    const time = this.#hurried ? 0 : pace(ms);
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#pauses.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }
}
