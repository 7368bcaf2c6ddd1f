/** Dice of any kind, as they are told in the log. */

import type { Component } from 'svelte';
import type { Words } from '../../../shell/types';

export interface Die {
  face: string;
  hit: boolean;
}

/** The dice of one attack, and the words that tell them. */
export interface Roll {
  n: number;
  dice: readonly Die[];
  words: Words;
}

export interface DieProps extends Die {
  /** Still rolling: neither hit nor miss. */
  rolling?: boolean;
  big?: boolean;
}

/** The dice of one game. */
export interface DiceKind {
  /** One die (`battle/DieFrame`). */
  Die: Component<DieProps>;
  /** All faces, for the flicker before the dice come to rest. */
  faces: readonly string[];
  /** The dice of a line of the log; none if it tells none. */
  of: (words: Words) => Die[];
}
