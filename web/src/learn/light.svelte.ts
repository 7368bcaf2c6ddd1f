/** Where on the screen the things lie that the coach speaks of. */

import type { LearningHand } from './hand.svelte';
import type { Walk } from './walk.svelte';

export interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What moves without telling is looked at so often. */
const EVERY_MS = 150;

export class Light {
  /** What the learner is to look at or click, and what was clicked in vain. */
  lit = $state.raw<readonly Spot[]>([]);
  missed = $state.raw<Spot | null>(null);
  readonly #walk: Walk;
  readonly #hand: LearningHand;

  constructor(walk: Walk, hand: LearningHand) {
    this.#walk = walk;
    this.#hand = hand;
  }

  /** Follow what is spoken of wherever it goes; returns how to stop. */
  follow(): () => void {
    const look = (): void => this.#look();
    const timer = setInterval(look, EVERY_MS);
    addEventListener('resize', look);
    addEventListener('scroll', look, true);
    look();
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
      removeEventListener('scroll', look, true);
    };
  }

  #look(): void {
    const lit = this.#walk.busy ? [] : this.#elements().map(spotOf);
    if (JSON.stringify(lit) !== JSON.stringify(this.lit)) this.lit = lit;
    const cross = this.#hand.missed ? placeOn(this.#hand.missed) : null;
    const missed = cross ? spotOf(cross) : null;
    if (JSON.stringify(missed) !== JSON.stringify(this.missed)) this.missed = missed;
  }

  #elements(): Element[] {
    const { step, wanted, lesson } = this.#walk;
    const { due, menu } = this.#hand;
    if (step === null) return [];
    if (!step.play) return step.light.map((id) => placeOn(id) ?? cardOn(id)).filter((one) => one !== null);
    if (wanted === null) return [];
    if (menu) {
      const items = document.querySelectorAll('[role="menu"] [role="menuitem"]');
      const at = menu.offers.findIndex(
        ({ choice, way }) => choice === wanted || wanted.path.at(way.length - 1)?.id === way.at(-1)?.id,
      );
      return [items[at]].filter((one) => one !== undefined);
    }
    const [first] = [due].map((pick) => {
      if (pick?.kind === 'place') return placeOn(pick.id);
      if (pick?.kind === 'card' || pick?.kind === 'open') return cardOn(pick.id);
      return document.querySelector(`button.choice[data-verb="${wanted.verb}"]`);
    });
    return [first ?? document.querySelector(`[data-lesson="${lesson.id}"] button.choice`)].filter((one) => one !== null);
  }
}

function placeOn(id: string): Element | null {
  const name = CSS.escape(id);
  return document.querySelector(`[role="gridcell"][data-square="${name}"]`) ?? document.querySelector(`[data-square="${name}"]`);
}

function cardOn(id: string): Element | null {
  return document.querySelector(`[data-card="${CSS.escape(id)}"]`);
}

function spotOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}
