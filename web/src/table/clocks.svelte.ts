/** Clocks run on between two frames of the server. */

import { onDestroy } from 'svelte';
import type { Live } from './live.svelte';

export class Clocks {
  readonly #current: () => Live;
  #now = $state(Date.now());
  #since = $state(Date.now());

  /** To be made while a component starts: it stops with it. */
  constructor(current: () => Live) {
    this.#current = current;
    const timer = setInterval(() => (this.#now = Date.now()), 250);
    onDestroy(() => clearInterval(timer));
    $effect(() => {
      void current().scene;
      this.#since = this.#now = Date.now();
    });
  }

  /** The time a seat has left, as minutes and seconds; empty where nobody counts it. */
  face(seat: string): string {
    const ms = this.left(seat);
    if (ms === null) return '';
    const seconds = Math.ceil(ms / 1000);
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const shown = parts[0] ? parts : parts.slice(1);
    return shown.map((part, n) => (n === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
  }

  left(seat: string): number | null {
    const live = this.#current();
    const clock = live.scene?.clocks.find((one) => one.seat === seat);
    if (clock === undefined) return null;
    const running = clock.running && !live.table?.paused;
    return Math.max(0, clock.left_ms - (running ? this.#now - this.#since : 0));
  }
}
