/** How lines of the log look. */

import { battleLog } from '../../table/kit/battle/log';
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

export const log = battleLog('al', { icons: ICONS, shows: ['played', 'summoned', 'mutated'], Extra: LogDice });
