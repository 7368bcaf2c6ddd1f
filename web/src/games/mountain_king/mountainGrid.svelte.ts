/** Pointer and keys on the mountain: as on any board, but a tile that is being laid is put down and turned first. */

import { Grid, squareOf } from '../../table/kit/grid.svelte';
import type { Gesture } from '../../table/gesture.svelte';
import type { Interaction } from '../../table/interaction.svelte';
import type { Laying } from './laying.svelte';

type Board = ConstructorParameters<typeof Grid>[2];

/** What laying needs to know from the board. */
interface Layer {
  laying: Laying;
  /** All cells, row by row. */
  squares: () => readonly string[];
}

export class MountainGrid extends Grid {
  readonly #layer: Layer;
  readonly #interaction: Interaction;

  constructor(interaction: Interaction, gesture: Gesture, board: Board, layer: Layer) {
    super(interaction, gesture, board);
    this.#layer = layer;
    this.#interaction = interaction;
    const [click, hold, key] = [this.click, this.hold, this.key];
    this.click = (event) => {
      const square = squareOf(event);
      if (layer.laying.active && square && !gesture.consumed()) this.#put(square, gesture.touch);
      else if (!layer.laying.active) click(event);
    };
    this.hold = (event) => {
      if (!layer.laying.active) return hold(event);
      event.preventDefault();
      if (!layer.laying.release()) layer.laying.flip();
    };
    this.key = (event) => {
      const square = squareOf(event);
      if (layer.laying.active && square && (event.key === 'Enter' || event.key === ' ')) {
        event.preventDefault();
        this.#put(square, false);
      } else key(event);
    };
  }

  override isTabStop(square: string): boolean {
    const { laying, squares } = this.#layer;
    if (!laying.active) return super.isTabStop(square);
    return laying.fits(square) || (square === this.entrance && !squares().some((one) => laying.fits(one)));
  }

  /** Put the tile down; where it lies already, play it. */
  #put(square: string, touch: boolean): void {
    const { laying, squares } = this.#layer;
    const ghost = laying.at ? laying.over(laying.at) : null;
    this.#interaction.hovered = square;
    if (ghost?.choice && !touch && ghost.cells.includes(square)) this.#interaction.play(ghost.choice);
    else laying.put(square, touch, squares());
  }
}
