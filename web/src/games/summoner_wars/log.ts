/** How lines of the log look. */

import { battleLog } from '../../table/kit/battle/log';
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

export const log = battleLog('sw2', { icons: ICONS, shows: ['played', 'summoned'], Extra: LogDice });
