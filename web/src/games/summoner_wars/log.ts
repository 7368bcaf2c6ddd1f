/** How lines of the log look. */

import type { Words } from '../../shell/types';
import type { GameUI } from '../ui';
import { phaseIcon } from './icons';
import LogDice from './LogDice.svelte';

const ICONS: Readonly<Record<string, string>> = {
  summoned: phaseIcon('summon'),
  moved: phaseIcon('move'),
  forced: phaseIcon('move'),
  exchanged: phaseIcon('move'),
  placed: phaseIcon('move'),
  built: phaseIcon('build'),
  attacked: phaseIcon('attack'),
  fight: phaseIcon('attack'),
  fallen: phaseIcon('attack'),
  rolled: phaseIcon('attack'),
  threw: phaseIcon('attack'),
  damaged: phaseIcon('attack'),
  destroyed: phaseIcon('attack'),
  healed: 'hearts',
  'magic-gained': phaseIcon('magic'),
  'magic-spent': phaseIcon('magic'),
  'discarded-for-magic': phaseIcon('magic'),
  drew: phaseIcon('draw'),
  'first-hands': phaseIcon('draw'),
  returned: phaseIcon('draw'),
  taken: phaseIcon('draw'),
  'put-at-bottom': phaseIcon('draw'),
  'put-under': phaseIcon('draw'),
  revealed: phaseIcon('draw'),
  played: 'card-play',
  discarded: 'card-discard',
  'discarded-from-hand': 'card-discard',
  used: 'electric',
  triggered: 'electric',
  boosted: 'electric',
  'boosts-removed': 'electric',
  controlled: 'electric',
  mimicked: 'electric',
};

/** Dice are drawn, not written. */
const hasDice = (words: Words): boolean => Boolean(words.args.dice);

/** The messages that write the dice, and those that leave them to be drawn. */
const DRAWN: Readonly<Record<string, string>> = {
  'sw2-log-rolled': 'sw2-table-log-rolled',
  'sw2-log-threw': 'sw2-table-log-threw',
};

export const log: GameUI['log'] = {
  icons: ICONS,
  shows: ['played', 'summoned'],
  message: (words) => (hasDice(words) && DRAWN[words.id]) || words.id,
  Extra: LogDice,
  hasExtra: hasDice,
};
