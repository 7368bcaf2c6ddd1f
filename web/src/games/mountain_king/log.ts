/** How lines of the log look. */

import type { GameUI } from '../ui';

const TROLL = 'troll';
const DIG = 'war-pick';
const PEDESTAL = 'stone-block';
const SPELL = 'rune-stone';
const CART = 'mine-wagon';
const STORE = 'coins-pile';

export const log: GameUI['log'] = {
  icons: {
    recruited: TROLL,
    placed: TROLL,
    yielded: 'two-coins',
    cascade: TROLL,
    horde: TROLL,
    retired: TROLL,
    'joined-horde': TROLL,
    drew: TROLL,
    'lined-up': TROLL,
    'sent-away': TROLL,
    bonus: STORE,
    dug: DIG,
    lifted: DIG,
    unearthed: STORE,
    uncovered: 'colombian-statue',
    pedestal: PEDESTAL,
    founded: 'anvil',
    visited: 'anvil',
    gained: STORE,
    unloaded: STORE,
    traded: STORE,
    robbed: STORE,
    dedicated: 'castle',
    moved: CART,
    swapped: CART,
    cast: SPELL,
    worn: SPELL,
    'turned-up': SPELL,
    gate: 'dungeon-gate',
    crowned: 'queen-crown',
    last: 'hourglass',
    skipped: 'hourglass',
  },
  shows: ['recruited', 'cast'],
};
