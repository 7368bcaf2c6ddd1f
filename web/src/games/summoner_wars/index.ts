/** Summoner Wars, second edition, in the browser. */
import { t } from '../../shell/words.svelte';
import Flight from '../../table/kit/battle/Flight.svelte';
import { seatTone, homeSeat } from '../../table/seating';
import type { GameUI } from '../ui';
import { BattleActor } from './actor.svelte';
import Battlefield from './Battlefield.svelte';
import Card from './Card.svelte';
import Ghost from './Ghost.svelte';
import Inspector from './Inspector.svelte';
import { log } from './log';
import PhaseTrack from './PhaseTrack.svelte';
import PlayerPanel from './PlayerPanel.svelte';
import PlayerStrip from './PlayerStrip.svelte';
import PromptDice from './PromptDice.svelte';
import { battleSentence, isMainPrompt } from './sentence';
import { sideOf, summonerOf } from './sides';
import type { Scene } from './types';
import UnitSheet from './UnitSheet.svelte';

/** Choices of these verbs are attacks, or open one. */
const ATTACKS = ['attack', 'open'];

const ui: GameUI<Scene, BattleActor> = {
  prefix: 'sw2',

  Board: Battlefield,
  Track: PhaseTrack,
  turnWords: (scene) => t('table-turn', { turn: scene.view.turn }),

  Panel: PlayerPanel,
  Strip: PlayerStrip,
  toneOf: seatTone,

  Card,
  Inspector,
  /** The summoner at the lower edge. */
  atRest(table, scene) {
    const own = sideOf(scene, homeSeat(table));
    return own ? { card: own.summoner, square: summonerOf(scene, own.seat)?.square ?? '' } : null;
  },
  CardSheet: UnitSheet,
  hand: (scene) => (sideOf(scene, scene.seat)?.hand ?? []).map((card) => ({ card })),
  pile: (scene, seat) => sideOf(scene, seat)?.discard ?? [],

  help: () => t('sw2-help-turn'),
  sentence: battleSentence,
  PromptMark: PromptDice,
  hasPromptMark({ scene, stage, compact, mood }) {
    if (mood === 'asked' && (scene.view.decision?.dice ?? []).length > 0) return true;
    return stage.actor.roll !== null && !scene.ending && !(compact && mood === 'asked'); // a question needs the room for its words
  },

  standing(scene, seat) {
    const summoner = summonerOf(scene, seat);
    return t('sw2-table-standing', { life: Math.max(0, summoner?.life ?? 0) });
  },

  caution: (choice) => (choice.verb === 'discard' ? 'alone' : ''), // who only puts a card back does not throw it away
  autoPick: (scene) => !isMainPrompt(scene),
  weighed(scene, choices) {
    const aimed = scene.prompt.id === 'sw2-prompt-attack-target';
    const meant = choices.filter((choice) => !choice.deliberate); // a friend is weighed once one is to be attacked
    return (meant.length > 0 ? meant : choices).filter((choice) => aimed || ATTACKS.includes(choice.verb));
  },
  buttonWords: (choice) => (choice.verb === 'card' ? { ...choice.label, id: 'table-choose-card' } : null),

  log,

  pieces: (scene) => scene.view.pieces.map((piece) => ({ id: piece.id, place: piece.square })),
  createActor: (stage) => new BattleActor(stage),
  Overlay: Flight,
  Ghost,

  phone: { boardRatio: 8 / 6, cardsAtOnce: 5 },
};

export default ui;
