/** Where on the screen the things lie that the coach speaks of. */

import type { Choice, LessonStep } from '../shell/types';
import { isCard } from '../table/way';
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
/** A card that is pointed at rises so far above its row. */
const LIFTED = 16;

export class Light {
  /** What the learner is to look at or click, and what was clicked in vain. */
  lit = $state.raw<readonly Spot[]>([]);
  missed = $state.raw<Spot | null>(null);
  readonly #walk: Walk;
  readonly #hand: LearningHand;

  constructor(walk: Walk, hand: LearningHand) {
    this.#walk = walk;
    this.#hand = hand;
    hand.draws = (choice) => layerOf(choice) !== null;
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
    const lit = this.#walk.busy ? [] : this.#elements().map(spotOf).filter(isSeen);
    if (JSON.stringify(lit) !== JSON.stringify(this.lit)) this.lit = lit;
    const cross = this.#hand.missed ? placeOn(this.#hand.missed) : null;
    const spot = cross ? spotOf(cross) : null;
    const missed = spot && isSeen(spot) ? spot : null;
    if (JSON.stringify(missed) !== JSON.stringify(this.missed)) this.missed = missed;
  }

  #elements(): Element[] {
    const { step, wanted } = this.#walk;
    const { due, menu } = this.#hand;
    if (step === null) return [];
    this.#hand.spoken = this.#placeOf(step);
    if (!step.play)
      return step.light
        .map((id) => placeOn(id) ?? cardOn(id) ?? doorTo('open', id) ?? doorTo('place', id))
        .filter((one) => one !== null);
    if (wanted === null) return [];
    if (menu) {
      const items = document.querySelectorAll('[role="menu"] [role="menuitem"]');
      const at = menu.offers.findIndex(
        ({ choice, way }) => choice === wanted || wanted.path.at(way.length - 1)?.id === way.at(-1)?.id,
      );
      return [items[at]].filter((one) => one !== undefined);
    }
    const laid = layerOf(wanted);
    if (laid) return [laid];
    const place = this.#placeOf(step);
    const open = due !== null && isCard(due) ? due.id : '';
    const found = place
      ? (placeOn(place) ?? doorTo('place', place))
      : open
        ? (cardOn(open) ?? doorTo('open', open))
        : this.#buttonOf(wanted);
    return found ? [found] : [];
  }

  /** The place a step speaks of, where it is to be clicked: of a tile its middle. Empty for none. */
  #placeOf(step: LessonStep): string {
    if (!step.play) return step.light.find((id) => placeOn(id)) ?? '';
    const { due } = this.#hand;
    const last = this.#walk.wanted?.path.findLast((pick) => pick.kind === 'place');
    return due?.kind === 'place' ? (due === last && step.light[0]) || due.id : '';
  }

  /** The button that plays a choice, or says the next word on the way to it; several may have the same verb. */
  #buttonOf(choice: Choice): Element | null {
    const { due, offers } = this.#hand;
    const buttons = document.querySelectorAll(`button.choice[data-verb="${choice.verb}"]`);
    const meant = offers
      .filter((one) => one.verb === choice.verb)
      .findIndex((one) => one.choice === choice || (due !== null && one.way.at(-1)?.id === due.id));
    return buttons[meant] ?? buttons[0] ?? document.querySelector('[data-lesson] .prompt .button.primary');
  }
}

function placeOn(id: string): Element | null {
  const name = CSS.escape(id);
  return shownAs(`[role="gridcell"][data-square="${name}"]`) ?? shownAs(`[data-square="${name}"]`);
}

/** What is found that way and not hidden, as a board is behind another tab. */
function shownAs(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((one) => one.checkVisibility()) ?? null;
}

/** The button that puts a tile down just as a choice says. */
function layerOf(choice: Choice): Element | null {
  return document.querySelector(`button.choice:enabled[data-offer="${CSS.escape(choice.text)}"]`);
}

function cardOn(id: string): Element | null {
  return shownAs(`[data-card="${CSS.escape(id)}"]`);
}

/** What somebody has to press to see it: on a phone it may lie on another tab, which tells what picks it holds. */
function doorTo(kind: string, id: string): Element | null {
  const doors = document.querySelectorAll<HTMLElement>('[data-holds]:not([aria-current])');
  return [...doors].find((one) => new RegExp(one.dataset['holds'] ?? '').test(`${kind} ${id}`)) ?? null;
}

/** As much of it as is seen: the lower part of a hand is cut off, and a board may be scrolled. */
function spotOf(element: Element): Spot {
  const box = element.getBoundingClientRect();
  const room = element.closest('[data-cut]')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  const [left, top] = [Math.max(box.left, room.left), Math.max(box.top, room.top - LIFTED)];
  const [right, bottom] = [Math.min(box.right, room.right), Math.min(box.bottom, room.bottom, innerHeight)];
  return { x: Math.round(left), y: Math.round(top), width: Math.round(right - left), height: Math.round(bottom - top) };
}

/** Something that was scrolled or panned away leaves no room for a frame. */
function isSeen({ width, height }: Spot): boolean {
  return width > 0 && height > 0;
}
