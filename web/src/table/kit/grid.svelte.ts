/** Pointer and keys on a board of squares, the same for every game. */

import type { Gesture } from '../gesture.svelte';
import type { Pointed } from '../../games/ui';
import type { Interaction } from '../interaction.svelte';
import { placeStep } from '../way';

/** More squares than any board has: the edge holds. */
const FAR = 100;

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-FAR, 0],
  End: [FAR, 0],
  PageUp: [0, -FAR],
  PageDown: [0, FAR],
};

/** What a board has to say about its squares. */
interface Board {
  /** The card that is shown when a square is pointed at. */
  cardOn: (square: string) => Pointed | null;
  /** The square so many steps away as it is seen. */
  neighbour: (square: string, right: number, down: number) => string;
  /** Where the Tab key enters as long as nobody has been anywhere. */
  entrance: () => string;
}

export class Grid {
  readonly #interaction: Interaction;
  readonly #gesture: Gesture;
  readonly #board: Board;
  #cursor = $state('');
  #tapped = $state('');

  constructor(interaction: Interaction, gesture: Gesture, board: Board) {
    this.#interaction = interaction;
    this.#gesture = gesture;
    this.#board = board;
  }

  /** Where the keyboard is, or where it comes in. */
  readonly entrance = $derived.by(() => this.#cursor || this.#board.entrance());

  /** The Tab key walks the squares that may be chosen; where there are none it reaches the one that was left. */
  isTabStop(square: string): boolean {
    const { targets, sources, way } = this.#interaction;
    const aimed = (one: string): boolean => this.#interaction.layers(one).some((place) => targets.has(place));
    const legal = (one: string): boolean => aimed(one) || (way.length === 0 && sources.has(one));
    if (targets.size > 0 || (way.length === 0 && sources.size > 0)) return legal(square);
    return square === this.entrance;
  }

  /** The card on the square that a finger touched last, to be read by those who do not know the long press. */
  get readable(): (Pointed & { square: string }) | null {
    const pointed = this.#tapped ? this.#board.cardOn(this.#tapped) : null;
    return pointed && { ...pointed, square: this.#tapped };
  }

  read = (): void => {
    const pointed = this.#board.cardOn(this.#tapped);
    if (pointed) this.#gesture.show(pointed);
  };

  #point(square: string): void {
    const pointed = this.#board.cardOn(square);
    if (pointed) this.#interaction.pointed = pointed;
  }

  press = (event: PointerEvent): void => {
    const square = squareOf(event);
    if (square) this.#gesture.down(event, placeStep(square), this.#board.cardOn(square));
  };

  click = (event: MouseEvent): void => {
    const square = squareOf(event);
    if (!square || this.#gesture.consumed()) return;
    this.#cursor = this.#interaction.hovered = square;
    this.#tapped = this.#gesture.touch ? square : '';
    this.#interaction.pressPlace(square, { touch: this.#gesture.touch });
  };

  /** A right click takes back the last pick; where nothing is picked, and by a finger, it shows the card. */
  hold = (event: MouseEvent): void => {
    if (!this.#gesture.touch && this.#interaction.way.length > 0) {
      event.preventDefault();
      this.#interaction.back();
      return;
    }
    const pointed = this.#board.cardOn(squareOf(event));
    if (!pointed) return;
    event.preventDefault();
    this.#gesture.hold(pointed);
  };

  hover = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    this.#interaction.hovered = squareOf(event);
    this.#point(this.#interaction.hovered);
  };

  leave = (): void => {
    this.#interaction.hovered = '';
  };

  focus = (event: FocusEvent): void => {
    const square = squareOf(event);
    if (!square) return;
    this.#cursor = square;
    this.#interaction.hovered = square;
    this.#point(square);
  };

  key = (event: KeyboardEvent): void => {
    const square = squareOf(event);
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      this.#cursor = this.#board.neighbour(square || this.entrance, step[0], step[1]);
      const found = event.currentTarget instanceof Element && event.currentTarget.querySelector(cellOf(this.#cursor));
      if (found instanceof SVGElement) found.focus();
    } else if (square && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      this.#interaction.pressPlace(square);
    }
  };
}

function cellOf(square: string): string {
  return `[role="gridcell"][data-square="${square}"]`;
}

/** The square on which something happens, or what lies over it and bears its name; empty beside the board. */
export function squareOf(event: Event): string {
  const found = event.target instanceof Element ? event.target.closest<SVGElement>('[role="gridcell"], [data-aim]') : null;
  return found?.dataset.aim ?? found?.dataset.square ?? '';
}
