/** What is marked on a board: what may be chosen, what is picked, what was done last. */

import type { Interaction } from '../interaction.svelte';
import type { Stage } from '../stage.svelte';

/** What a square or the piece on it is marked with; a `friend` is a target that is hardly ever meant. */
export type Mark = 'picked' | 'target' | 'friend' | 'space' | 'pick' | 'last' | 'lit' | 'pending';

export interface Marked {
  square: string;
  mark: Mark;
  /** What the chip of a target says. */
  chip: string;
}

interface Board {
  interaction: Interaction;
  stage: Stage;
  /** Places of the play that is on its way to the server. */
  pending: readonly string[];
  isOccupied: (square: string) => boolean;
  chipOn: (square: string) => string;
}

export function marksOn({ interaction, stage, pending, isOccupied, chipOn }: Board): Marked[] {
  const found: Marked[] = [];
  const add = (square: string, mark: Mark, chip = ''): void => void found.push({ square, mark, chip });
  for (const square of new Set(stage.last)) add(square, 'last');
  for (const square of new Set(pending)) add(square, 'pending');
  for (const square of new Set(interaction.pickedPlaces)) add(square, 'picked'); // the chips of targets lie above it
  if (interaction.way.length === 0) for (const square of interaction.sources) add(square, 'pick');
  for (const [square, choices] of interaction.targets) {
    const target = choices.every((choice) => choice.deliberate) ? 'friend' : 'target';
    add(square, isOccupied(square) ? target : 'space', chipOn(square));
  }
  for (const square of new Set(interaction.lit)) add(square, 'lit');
  return found;
}
