/** The dice of the first edition. */
import type { DiceKind } from '../../table/kit/battle/dice';
import Die from './Die.svelte';
import { diceOf } from './faces';

export const DICE: DiceKind = { Die, faces: ['5', '2', '6', '1', '4', '3'], of: diceOf };
