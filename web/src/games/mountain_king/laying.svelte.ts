/** The tile that is being laid: a ghost that follows the pointer, turns and flips, until it is put down and played. */

import type { Choice } from '../../shell/types';
import { canonical, flipped, gripOf, type Laid, laidAt, lyingOf, type Turn, turnedLeft, turnedRight, TURNS } from './tiles';

/** A ghost somewhere on the mountain. */
export interface Ghost extends Laid {
  /** The play it means; empty where its first cell is on no map. */
  text: string;
  /** The choice, if it is legal. */
  choice: Choice | null;
}

export class Laying {
  /** How the tile lies. */
  turn = $state<Turn>('r0');
  /** The cell on which its grip was put down; empty as long as it follows the pointer. */
  at = $state('');
  /** Why it may not lie where it is, and by which rule, for the play it was asked about. */
  reason = $state.raw<{ text: string; why: string; rule: string } | null>(null);

  /** Where a tile was dropped before it was paid for: there it begins. */
  wanted = '';

  #drawing = $state.raw<readonly string[]>([]);
  #choices = $state.raw<ReadonlyMap<string, Choice>>(new Map());
  #told = '';

  /** Is a tile being laid at all? */
  get active(): boolean {
    return this.#drawing.length > 0 && this.#choices.size > 0;
  }

  get drawing(): readonly string[] {
    return this.#drawing;
  }

  /** A tile is to be laid, or none: the ghost begins in the way in which most places are legal. */
  begin(drawing: readonly string[], choices: readonly Choice[], moment: string): void {
    if (this.#told === moment && this.#drawing.length === drawing.length && this.#choices.size === choices.length) return;
    this.#told = moment;
    this.#drawing = drawing;
    this.#choices = new Map(choices.map((choice) => [choice.text, choice]));
    this.at = '';
    this.reason = null;
    const count = (turn: Turn): number => choices.filter((choice) => choice.text.endsWith(` ${turn}`)).length;
    this.turn = [...TURNS].sort((a, b) => count(b) - count(a))[0] ?? 'r0';
  }

  /** The ghost with its grip on a cell, as it lies now or after another turn. */
  over(square: string, turn: Turn = this.turn): Ghost {
    const lying = lyingOf(this.#drawing, turn);
    const laid = laidAt(lying, gripOf(lying), square);
    const text = laid.first ? `lay ${laid.first} ${canonical(this.#drawing, turn)}` : '';
    return { ...laid, text, choice: this.#choices.get(text) ?? null };
  }

  /** Where the ghost is: put down, else where the pointer is; null while it is nowhere. */
  ghost(hovered: string): Ghost | null {
    const square = this.at || hovered;
    return this.active && square ? this.over(square) : null;
  }

  /** May the grip lie on this cell as the tile lies now? */
  fits(square: string): boolean {
    return this.active && this.over(square).choice !== null;
  }

  /** Put it down. A finger is less exact than a mouse: the nearest legal place that covers the cell will do. */
  put(square: string, near: boolean, squares: readonly string[]): void {
    this.at = square;
    if (!near || this.fits(square)) return;
    const turns = [this.turn, ...TURNS.filter((turn) => turn !== this.turn)];
    for (const turn of turns) {
      const found = squares.find((one) => {
        const ghost = this.over(one, turn);
        return ghost.choice !== null && ghost.cells.includes(square);
      });
      if (found) {
        this.turn = turn;
        this.at = found;
        return;
      }
    }
  }

  /** Begin where it was dropped; else, if it must lie somewhere, where it may nearest to a cell. */
  start(squares: readonly string[], nearest: ((square: string) => number) | null): void {
    if (this.at || !this.active) return;
    if (this.wanted) this.put(this.wanted, true, squares);
    else if (nearest) {
      const [found] = this.#places(squares).sort((a, b) => nearest(a.square) - nearest(b.square));
      if (found) [this.at, this.turn] = [found.square, found.turn];
    }
    this.wanted = '';
  }

  #places(squares: readonly string[]): { square: string; turn: Turn }[] {
    return TURNS.flatMap((turn) =>
      canonical(this.#drawing, turn) === turn
        ? squares.filter((square) => this.over(square, turn).choice !== null).map((square) => ({ square, turn }))
        : [],
    );
  }

  /** Where any legal place is, to go on to: after the present one. */
  next(squares: readonly string[], step: 1 | -1): void {
    const places = this.#places(squares);
    const now = places.findIndex((place) => place.square === this.at && place.turn === canonical(this.#drawing, this.turn));
    const place = places[(now + step + places.length) % places.length];
    if (place) [this.at, this.turn] = [place.square, place.turn];
  }

  /** Put it down as a play says, if it is one of this tile. */
  follow(text: string, squares: readonly string[]): void {
    if (!this.#choices.has(text)) return;
    const place = this.#places(squares).find(({ square, turn }) => this.over(square, turn).text === text);
    if (place) [this.at, this.turn] = [place.square, place.turn];
  }

  right(): void {
    this.turn = turnedRight(this.turn);
  }

  left(): void {
    this.turn = turnedLeft(this.turn);
  }

  flip(): void {
    this.turn = flipped(this.turn);
  }

  /** It follows the pointer again; false if it did. */
  release(): boolean {
    const was = this.at !== '';
    this.at = '';
    return was;
  }
}
