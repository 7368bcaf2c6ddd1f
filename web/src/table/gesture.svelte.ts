/** Clicking, tapping, dragging and holding: one way for the mouse and for fingers. */

import type { Pointed } from '../games/ui';
import type { Interaction } from './interaction.svelte';
import type { Stage } from './stage.svelte';
import type { Step } from './way';

const THRESHOLD = 6;
const HOLD_MS = 450;

export class Gesture {
  readonly #interaction: Interaction;
  readonly #stage: Stage;
  readonly #onhold: (pointed: Pointed) => void;

  /** What is being dragged, and where it is on the screen. */
  dragged = $state.raw<Step | null>(null);
  x = $state(0);
  y = $state(0);
  over = $state('');

  touch = false;
  #start: { step: Step; x: number; y: number; pointer: number } | null = null;
  #timer = 0;
  #used = false;

  constructor(interaction: Interaction, stage: Stage, onhold: (pointed: Pointed) => void) {
    this.#interaction = interaction;
    this.#stage = stage;
    this.#onhold = onhold;
  }

  /** A press begins on a card or a square; `pointed` is what the sheet shows if it is held. */
  down(event: PointerEvent, step: Step, pointed: Pointed | null): void {
    if (event.button !== 0) return;
    this.#stop();
    if (!event.isPrimary) return; // a second finger means something else than what the first one began
    this.#used = false;
    this.touch = event.pointerType !== 'mouse';
    if (this.#stage.running) {
      this.#stage.skip();
      this.#used = true; // this click only hurried what is shown
      return;
    }
    this.#start = { step, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    if (this.touch && pointed !== null) this.#timer = setTimeout(() => this.hold(pointed), HOLD_MS);
    addEventListener('pointermove', this.#move);
    addEventListener('pointerup', this.#up);
    addEventListener('pointercancel', this.#stop);
  }

  /** Show the card in full; the click that ends the press does nothing. */
  hold(pointed: Pointed): void {
    if (this.#start !== null) swallowNextClick();
    this.#stop();
    this.#used = true;
    this.show(pointed);
  }

  /** Show the card in full because a button says so. */
  show(pointed: Pointed): void {
    this.#onhold(pointed);
  }

  /** Was the press that ends now something else than a click? */
  consumed(): boolean {
    const used = this.#used;
    this.#used = false;
    return used;
  }

  #move = (event: PointerEvent): void => {
    const start = this.#start;
    if (start === null || event.pointerId !== start.pointer) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > THRESHOLD;
    if (far) clearTimeout(this.#timer);
    if (far && this.dragged === null && this.#interaction.allows(start.step)) {
      this.dragged = start.step;
      this.#used = true;
      this.#interaction.pick(start.step);
    }
    if (this.dragged === null) return;
    this.x = event.clientX;
    this.y = event.clientY;
    this.over = squareAt(event.clientX, event.clientY);
  };

  #up = (event: PointerEvent): void => {
    const dragged = this.dragged;
    if (dragged !== null) {
      const square = squareAt(event.clientX, event.clientY);
      if (square) this.#interaction.drop(dragged, square);
    }
    this.#stop();
  };

  #stop = (): void => {
    clearTimeout(this.#timer);
    removeEventListener('pointermove', this.#move);
    removeEventListener('pointerup', this.#up);
    removeEventListener('pointercancel', this.#stop);
    this.#start = null;
    this.dragged = null;
    this.over = '';
  };
}

/** The finger is still down: the click that follows would close what was opened above it. */
function swallowNextClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  const release = (): void => void setTimeout(() => removeEventListener('click', swallow, true), 60);
  addEventListener('click', swallow, { capture: true, once: true });
  addEventListener('pointerup', release, { once: true });
  addEventListener('pointercancel', release, { once: true });
}

/** The square of the board under a point of the screen. */
function squareAt(x: number, y: number): string {
  const cell = document.elementFromPoint(x, y)?.closest<SVGElement>('[role="gridcell"]');
  return cell?.dataset.square ?? '';
}
