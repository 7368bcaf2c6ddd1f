/** The last turn once more on the board: from decision to decision, up to the present moment. */

import { tick } from 'svelte';
import { pace } from '../shell/settings.svelte';
import type { Moment, Scene } from '../shell/types';
import type { Live } from './live.svelte';
import type { Stage } from './stage.svelte';

const STEP_MS = 650;
/** Also where nothing moves, one thing must be seen to follow the other. */
const LEAST_MS = 350;

export class Replay {
  /** The moment that is shown instead of the present one; null while the present is shown. */
  scene = $state.raw<Scene | null>(null);
  /** There was no turn to show. */
  empty = $state(false);

  readonly #live: Live;
  readonly #stage: Stage;
  #running: Promise<void> | null = null;
  #stopped = false;
  #wake: () => void = () => undefined;

  constructor(live: Live, stage: Stage) {
    this.#live = live;
    this.#stage = stage;
  }

  /** Show the last turn; while it is shown nothing happens. */
  start(): Promise<void> {
    this.#running ??= this.#run().finally(() => (this.#running = null));
    return this.#running;
  }

  /** Back to the present moment. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#wake();
    this.#stage.skip();
    await this.#running;
  }

  async #run(): Promise<void> {
    this.#stopped = this.empty = false;
    const [first, ...moments] = await this.#live.again();
    this.empty = first === undefined;
    if (first === undefined || this.#stopped) return;
    try {
      await this.#draw(first.scene);
      for (let before = first, next = moments.shift(); next && !this.#stopped; before = next, next = moments.shift()) {
        await this.#wait();
        if (!this.#stopped) await this.#step(before, next);
      }
      if (!this.#stopped) await this.#wait();
    } finally {
      this.#stage.actor.clear();
      await this.#draw(null);
    }
  }

  async #step(before: Moment, next: Moment): Promise<void> {
    await this.#stage.perform(before.scene, next.log, next.scene);
    await this.#draw(next.scene);
  }

  async #draw(scene: Scene | null): Promise<void> {
    this.scene = scene;
    await tick();
    this.#stage.settle();
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(LEAST_MS, pace(STEP_MS)));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
