/** Components that are loaded when they are first wanted, or ahead of that, and are then there at once. */
import type { Component } from 'svelte';
import LazyPage from './LazyPage.svelte';

type Drawn = Component<Record<string, unknown>>;

/** The components of a module that may not be there yet. */
export class Later<M extends object> {
  readonly #fetch: () => Promise<M>;
  #loaded: M | null = null;

  constructor(fetch: () => Promise<M>) {
    this.#fetch = fetch;
  }

  /** Whether it is loaded. */
  get isThere(): boolean {
    return this.#loaded !== null;
  }

  async load(): Promise<M> {
    return (this.#loaded ??= await this.#fetch());
  }

  /**
   * One of the components, to be used as any other: where it is wanted before it came, it is loaded in its place, with words of waiting or, if
   * it is only a piece of a drawing, quietly.
   */
  part<N extends keyof M>(name: N, quiet = false): M[N] {
    const drawn = (of: M): Drawn => of[name] as unknown as Drawn;
    const load = async (): Promise<{ default: Drawn }> => ({ default: drawn(await this.load()) });
    const made: Drawn = (anchor, props) =>
      this.#loaded ? drawn(this.#loaded)(anchor, props) : LazyPage(anchor, { load, props, part: true, quiet });
    return made as unknown as M[N];
  }
}

/** Do something once nothing else is to be done. */
export function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 5_000 });
  else setTimeout(act, 2_000); // Safari
}

/** Load what may soon be wanted, once nothing else is to be done; what does not come is asked for again when it is. */
export function loadWhenIdle(parts: readonly Later<object>[]): void {
  whenIdle(() => parts.forEach((part) => void part.load().catch(() => undefined)));
}
