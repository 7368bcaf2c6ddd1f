/** A game the client has no folder for: everything in words and buttons, as the server tells it. */
import { t } from '../../shell/words.svelte';
import { seatTone } from '../../table/seating';
import type { Actor, GameUI } from '../ui';
import { addPrefix } from './names';
import PlainBoard from './PlainBoard.svelte';
import PlainCard from './PlainCard.svelte';
import PlainInspector from './PlainInspector.svelte';
import PlainPanel from './PlainPanel.svelte';
import PlainSheet from './PlainSheet.svelte';
import PlainStrip from './PlainStrip.svelte';

/** Nothing moves. */
const STILL: Actor = { act: () => Promise.resolve(), finish: () => undefined, clear: () => undefined };

/** The look of a game whose messages begin with a prefix. */
export default function fallback(prefix: string): GameUI {
  addPrefix(prefix);
  return {
    prefix,
    Board: PlainBoard,
    turnWords: (scene) => t('table-turn', { turn: scene.view.turn }),
    Panel: PlainPanel,
    Strip: PlainStrip,
    toneOf: seatTone,
    Card: PlainCard,
    Inspector: PlainInspector,
    CardSheet: PlainSheet,
    hand: () => [], // cards that may be picked are buttons of the board
    pile: () => [],
    help: () => t('table-plain-help'),
    log: { icons: {} },
    pieces: () => [],
    createActor: () => STILL,
    phone: { boardRatio: 2, cardsAtOnce: 5 },
  };
}
