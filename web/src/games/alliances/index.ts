/** Summoner Wars Alliances, the first edition, in the browser. */
import { flight, laid, line, panel, token } from '../../table/kit/battle/asked';
import { pieceOfKind, sideOf } from '../../table/kit/battle/sides';
import { battleUI } from '../../table/kit/battle/ui';
import type { GameUI } from '../ui';
import { BattleActor } from './actor.svelte';
import { vineOn } from './aims';
import Battlefield from './Battlefield.svelte';
import Card from './Card.svelte';
import CardFlight from './CardFlight.svelte';
import { chargeOf, rangeIcon } from './icons';
import { creepers, ghosts, hits, phone, rolls, teams, vineAims, wide } from './layouts';
import { log } from './log';
import PhaseTrack from './PhaseTrack.svelte';
import PromptTools from './PromptTools.svelte';
import { battleSentence } from './sentence';
import { around, cardsIn, pileName, toneOf } from './sides';
import type { Scene } from './types';

const ui: GameUI<Scene, BattleActor> = {
  ...battleUI<Scene, BattleActor>('al', 'magic', (scene, seat) => {
    const side = sideOf(scene, seat);
    return side ? { card: side.summoner, piece: pieceOfKind(scene, seat, 'summoner') } : null;
  }),

  layouts: { wide, phone },
  asked: [panel, line, flight, token, laid, hits, ghosts, rolls, creepers, vineAims, teams],
  prepare: async (table) => (table.seats.length > 2 ? teams.load() : undefined),

  Board: Battlefield,
  Track: PhaseTrack,
  around,

  Panel: wide.part('Panel'),
  Strip: phone.part('Strip'),
  toneOf,

  Card,
  charge: chargeOf,
  facetIcons: { range: { of: rangeIcon, alone: false } },
  Inspector: wide.part('Inspector'),
  CardSheet: phone.part('CardSheet'),
  pile: cardsIn,
  pileName,

  sentence: battleSentence,
  PromptMark: rolls.part('default', true),
  PromptTools,

  handKeys: 6,
  keys: [
    ['V', 'al-key-aim'],
    ['Alt', 'al-key-own'],
  ],
  drawsButton: (choice) => choice.verb === 'give',

  log,

  pieces: ({ view }) => [
    ...view.pieces.map((piece) => ({ id: piece.id, place: piece.square })),
    ...view.vines.map((vine) => ({ id: vine.id, place: vineOn(vine.square) })),
  ],
  createActor: (stage) => new BattleActor(stage),
  Overlay: CardFlight,
  Ghost: ghosts.part('default', true),
};

export default ui;
