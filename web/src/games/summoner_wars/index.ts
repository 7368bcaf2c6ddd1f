/** Summoner Wars, second edition, in the browser. */
import Flight from '../../table/kit/battle/Flight.svelte';
import { pieceOfKind, sideOf } from '../../table/kit/battle/sides';
import { battleUI } from '../../table/kit/battle/ui';
import { seatTone } from '../../table/seating';
import type { GameUI } from '../ui';
import { BattleActor } from './actor.svelte';
import Battlefield from './Battlefield.svelte';
import Card from './Card.svelte';
import Ghost from './Ghost.svelte';
import { attackIcon, chargeOf, symbolIcon } from './icons';
import Inspector from './Inspector.svelte';
import { log } from './log';
import PhaseTrack from './PhaseTrack.svelte';
import PlayerPanel from './PlayerPanel.svelte';
import PlayerStrip from './PlayerStrip.svelte';
import PromptDice from './PromptDice.svelte';
import { battleSentence } from './sentence';
import type { Scene } from './types';
import UnitSheet from './UnitSheet.svelte';

const ui: GameUI<Scene, BattleActor> = {
  ...battleUI<Scene, BattleActor>('sw2', 'discard', (scene, seat) => {
    const side = sideOf(scene, seat);
    return side ? { card: side.summoner, piece: pieceOfKind(scene, seat, 'summoner') } : null;
  }),

  Board: Battlefield,
  Track: PhaseTrack,

  Panel: PlayerPanel,
  Strip: PlayerStrip,
  toneOf: seatTone,

  Card,
  charge: chargeOf,
  facetIcons: { symbol: { of: symbolIcon, alone: true }, attack: { of: attackIcon, alone: false } },
  Inspector,
  CardSheet: UnitSheet,
  pile: (scene, seat) => sideOf(scene, seat)?.discard ?? [],

  sentence: battleSentence,
  PromptMark: PromptDice,

  log,

  pieces: (scene) => scene.view.pieces.map((piece) => ({ id: piece.id, place: piece.square })),
  createActor: (stage) => new BattleActor(stage),
  Overlay: Flight,
  Ghost,
};

export default ui;
