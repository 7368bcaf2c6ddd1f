/** Summoner Wars, second edition, in the browser. */
import { laid, line, panel, token } from '../../table/kit/battle/asked';
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
import { phone, wide } from './layouts';
import { log } from './log';
import PhaseTrack from './PhaseTrack.svelte';
import PromptDice from './PromptDice.svelte';
import { battleSentence } from './sentence';
import type { Scene } from './types';

const battle = battleUI<Scene, BattleActor>('sw2', 'discard', (scene, seat) => {
  const side = sideOf(scene, seat);
  return side ? { card: side.summoner, piece: pieceOfKind(scene, seat, 'summoner') } : null;
});

const ui: GameUI<Scene, BattleActor> = {
  ...battle,
  /** Who moves and returns is named beside the button already. */
  buttonWords: (choice) =>
    choice.label.id === 'sw2-option-move-back' ? { ...choice.label, id: 'sw2-table-move-back' } : battle.buttonWords(choice),

  layouts: { wide, phone },
  asked: [panel, line, token, laid],

  Board: Battlefield,
  Track: PhaseTrack,

  Panel: wide.part('Panel'),
  Strip: phone.part('Strip'),
  toneOf: seatTone,

  Card,
  charge: chargeOf,
  facetIcons: { symbol: { of: symbolIcon, alone: true }, attack: { of: attackIcon, alone: false } },
  Inspector: wide.part('Inspector'),
  CardSheet: phone.part('CardSheet'),
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
