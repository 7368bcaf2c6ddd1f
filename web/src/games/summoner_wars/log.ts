/** How lines of the log look. */

import type { Entry } from '../../shell/types';
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
  rolled: phaseIcon('attack'),
  threw: phaseIcon('attack'),
  damaged: phaseIcon('attack'),
  destroyed: phaseIcon('attack'),
  healed: 'hearts',
  'magic-gained': phaseIcon('magic'),
  'magic-spent': phaseIcon('magic'),
  'discarded-for-magic': phaseIcon('magic'),
  drew: phaseIcon('draw'),
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

const hasDice = (entry: Entry): boolean => Boolean(entry.words.args.dice);

export const log: GameUI['log'] = {
  icons: ICONS,
  /** An attack and its roll are one line. */
  isToldByNext: (entry, next) => entry.what === 'attacked' && next?.what === 'rolled',
  /** The dice are drawn, not written. */
  message: (entry) => (hasDice(entry) ? `sw2-table-log-${entry.what}` : entry.words.id),
  Extra: LogDice,
  hasExtra: hasDice,
};
