/** Summoner Wars Alliances, the first edition, in the browser. */
import { pieceOfKind, sideOf } from '../../table/kit/battle/sides';
import { battleUI } from '../../table/kit/battle/ui';
import type { GameUI } from '../ui';
import { BattleActor } from './actor.svelte';
import { vineOn } from './aims';
import Battlefield from './Battlefield.svelte';
import Card from './Card.svelte';
import CardFlight from './CardFlight.svelte';
import Ghost from './Ghost.svelte';
import GiveMagic from './GiveMagic.svelte';
import { chargeOf, rangeIcon } from './icons';
import Inspector from './Inspector.svelte';
import { log } from './log';
import PhaseTrack from './PhaseTrack.svelte';
import PlayerPanel from './PlayerPanel.svelte';
import PlayerStrip from './PlayerStrip.svelte';
import PromptDice from './PromptDice.svelte';
import { battleSentence } from './sentence';
import { around, cardsIn, pileName, toneOf } from './sides';
import type { Scene } from './types';
import UnitSheet from './UnitSheet.svelte';

const ui: GameUI<Scene, BattleActor> = {
  ...battleUI<Scene, BattleActor>('al', 'magic', (scene, seat) => {
    const side = sideOf(scene, seat);
    return side ? { card: side.summoner, piece: pieceOfKind(scene, seat, 'summoner') } : null;
  }),

  Board: Battlefield,
  Track: PhaseTrack,
  around,

  Panel: PlayerPanel,
  Strip: PlayerStrip,
  toneOf,

  Card,
  charge: chargeOf,
  facetIcons: { range: { of: rangeIcon, alone: false } },
  Inspector,
  CardSheet: UnitSheet,
  pile: cardsIn,
  pileName,

  sentence: battleSentence,
  PromptMark: PromptDice,
  PromptTools: GiveMagic,

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
  Ghost,
};

export default ui;
