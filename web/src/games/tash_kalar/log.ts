/** How lines of the log look. */

import type { GameUI } from '../ui';

const SUMMON = 'dungeon-gate';
const MOVE = 'boot-prints';
const DRAW = 'card-draw';

export const log: GameUI['log'] = {
  shows: ['summoned', 'flare', 'thawed', 'warped'],
  icons: {
    summoned: SUMMON,
    gateway: SUMMON,
    moved: MOVE,
    swapped: MOVE,
    destroyed: 'crossed-swords',
    drew: DRAW,
    'first-hands': DRAW,
    'put-under': DRAW,
    returned: DRAW,
    'first-piece': 'plain-circle',
    place: 'plain-circle',
    'place-heroic': 'polar-star',
    'place-legendary': 'queen-crown',
    upgraded: 'polar-star',
    downgraded: 'polar-star',
    converted: 'polar-star',
    discarded: 'card-discard',
    'picked-up': 'card-discard',
    improvised: 'electric',
    gained: 'hourglass',
    'end-triggered': 'hourglass',
    flare: 'flame',
    scored: 'star-formation',
    'scored-in': 'star-formation',
    task: 'scroll-unfurled',
    'next-task': 'scroll-unfurled',
    claimed: 'scroll-unfurled',
    'handed-over': 'round-table',
    thawed: 'snowflake-1',
    warped: 'magic-swirl',
  },
};
