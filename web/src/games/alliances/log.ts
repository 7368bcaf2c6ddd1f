/** How lines of the log look. */

import type { Words } from '../../shell/types';
import type { GameUI } from '../ui';
import { phaseIcon } from './icons';
import LogDice from './LogDice.svelte';

const ICONS: Readonly<Record<string, string>> = {
  summoned: phaseIcon('summon'),
  mutated: phaseIcon('summon'),
  put: phaseIcon('summon'),
  moved: phaseIcon('move'),
  placed: phaseIcon('move'),
  exchanged: phaseIcon('move'),
  held: 'vine-leaf',
  grown: 'vine-leaf',
  built: 'brick-wall',
  attacked: phaseIcon('attack'),
  fight: phaseIcon('attack'),
  fallen: phaseIcon('attack'),
  rolled: phaseIcon('attack'),
  threw: phaseIcon('attack'),
  wounded: 'drop',
  poisoned: 'drop',
  destroyed: phaseIcon('attack'),
  healed: 'hearts',
  'to-magic': phaseIcon('magic'),
  'built-magic': phaseIcon('magic'),
  'magic-spent': phaseIcon('magic'),
  'magic-discarded': phaseIcon('magic'),
  'magic-given': phaseIcon('magic'),
  'magic-left': phaseIcon('magic'),
  drew: phaseIcon('draw'),
  returned: phaseIcon('draw'),
  taken: phaseIcon('draw'),
  'put-under': phaseIcon('draw'),
  imprisoned: 'prisoner',
  played: phaseIcon('event'),
  discarded: 'card-discard',
  'discarded-from-hand': 'card-discard',
  used: 'electric',
  triggered: 'electric',
  boosted: 'electric',
  unboosted: 'electric',
  stunned: 'star-swirl',
  controlled: 'electric',
  gained: 'electric',
  strengthened: 'electric',
  defeated: 'crossed-swords',
};

/** Dice are drawn, not written. */
const hasDice = (words: Words): boolean => Boolean(words.args.dice);

/** The messages that write the dice, and those that leave them to be drawn. */
const DRAWN: Readonly<Record<string, string>> = {
  'al-log-rolled': 'al-table-log-rolled',
  'al-log-threw': 'al-table-log-threw',
};

export const log: GameUI['log'] = {
  icons: ICONS,
  shows: ['played', 'summoned', 'mutated'],
  message: (words) => (hasDice(words) && DRAWN[words.id]) || words.id,
  Extra: LogDice,
  hasExtra: hasDice,
};
