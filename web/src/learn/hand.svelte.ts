/** The learner's hand: as at every table, but a click that means nothing is answered, too. */

import { Interaction } from '../table/interaction.svelte';
import type { Stage } from '../table/stage.svelte';
import type { GameUI } from '../games/ui';
import type { Choice, Pick } from '../shell/types';
import { begins, placeStep } from '../table/way';
import type { Walk } from './walk.svelte';

/** So long a place that was clicked in vain bears a cross. */
const MISSED_MS = 4000;

export class LearningHand extends Interaction {
  readonly #walk: Walk;
  /** The place that was clicked in vain a moment ago. */
  missed = $state('');
  override demonstrated = $state.raw<Choice | null>(null);
  override spoken = $state('');
  /** Whether the game draws what a choice that is shown does, so that nothing has to be picked: a tile that lies. */
  draws: (choice: Choice) => boolean = () => false;
  #timer = 0;

  constructor(walk: Walk, stage: Stage, ui: GameUI) {
    super(walk, stage, ui);
    this.#walk = walk;
    walk.onmiss = (place) => this.#miss(place);
  }

  /** What the learner has to click next: the next pick of what the step wants, else its first one; null: a button. */
  readonly due = $derived.by<Pick | null>(() => {
    const wanted = this.#walk.wanted;
    if (wanted === null || this.unconfirmed !== null) return null;
    return wanted.path[begins(wanted, this.way) ? this.way.length : 0] ?? null;
  });

  /** An empty place that means nothing is a question here; who only reads goes on by a click on what is spoken of. */
  override pressPlace(place: string, how: { touch?: boolean; onBoard?: boolean } = {}): void {
    const { step } = this.#walk;
    if (step && !step.play) {
      if (step.light.includes(place)) this.#walk.next();
      return;
    }
    const meant = this.layers(place).some((one) => this.targets.has(one) || this.allows(placeStep(one)));
    const picked = this.way.filter((one) => one.kind !== 'word').map((one) => one.id);
    if (meant || this.locked || picked.length === 0 || picked.includes(place)) super.pressPlace(place, how);
    else void this.#ask(picked, place);
  }

  async #ask(picked: string[], place: string): Promise<void> {
    this.#miss(place);
    const [complaint] = await this.#walk.why(picked, place);
    if (complaint) this.complaint = complaint;
  }

  #miss(place: string): void {
    clearTimeout(this.#timer);
    this.missed = place;
    this.#timer = setTimeout(() => (this.missed = ''), MISSED_MS);
  }
}
