/** The dice of the second edition. */
import type { DiceKind } from '../../table/kit/battle/dice';
import Die from './Die.svelte';
import { diceOf } from './faces';

export const DICE: DiceKind = { Die, faces: ['sb', 's*', 'b*', 's'], of: diceOf };
