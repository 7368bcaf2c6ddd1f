/** Summoner Wars Alliances, the first edition, in the browser. */
import { t } from '../../shell/words.svelte';
import { homeSeat } from '../../table/seating';
import type { GameUI } from '../ui';
import { BattleActor } from './actor.svelte';
import { vineOn } from './aims';
import Battlefield from './Battlefield.svelte';
import Card from './Card.svelte';
import CardFlight from './CardFlight.svelte';
import Ghost from './Ghost.svelte';
import GiveMagic from './GiveMagic.svelte';
import Inspector from './Inspector.svelte';
import { log } from './log';
import PhaseTrack from './PhaseTrack.svelte';
import PlayerPanel from './PlayerPanel.svelte';
import PlayerStrip from './PlayerStrip.svelte';
import PromptDice from './PromptDice.svelte';
import { battleSentence, isMainPrompt } from './sentence';
import { around, cardsIn, pileName, sideOf, summonerOf, toneOf } from './sides';
import type { Scene } from './types';
import UnitSheet from './UnitSheet.svelte';

/** Choices of these verbs are attacks, or open one. */
const ATTACKS = ['attack', 'open'];

const ui: GameUI<Scene, BattleActor> = {
  prefix: 'al',

  Board: Battlefield,
  Track: PhaseTrack,
  turnWords: (scene) => t('table-turn', { turn: scene.view.turn }),
  around,

  Panel: PlayerPanel,
  Strip: PlayerStrip,
  toneOf,

  Card,
  Inspector,
  /** The summoner at the lower edge. */
  atRest(table, scene) {
    const own = sideOf(scene, homeSeat(table));
    return own ? { card: own.summoner, square: summonerOf(scene, own.seat)?.square ?? '' } : null;
  },
  CardSheet: UnitSheet,
  hand: (scene) => (sideOf(scene, scene.seat)?.hand ?? []).map((card) => ({ card })),
  pile: cardsIn,
  pileName,

  help: () => t('al-help-turn'),
  sentence: battleSentence,
  PromptMark: PromptDice,
  hasPromptMark({ scene, stage, compact, mood }) {
    if (mood === 'asked' && (scene.view.decision?.dice ?? []).length > 0) return true;
    return stage.actor.roll !== null && !scene.ending && !(compact && mood === 'asked'); // a question needs the room for its words
  },
  PromptTools: GiveMagic,

  standing(scene, seat) {
    const summoner = summonerOf(scene, seat);
    return t('al-table-standing', { life: Math.max(0, summoner?.life ?? 0) });
  },

  handKeys: 6,
  keys: [
    ['V', 'al-key-aim'],
    ['Alt', 'al-key-own'],
  ],
  caution: (choice) => (choice.verb === 'magic' ? 'alone' : ''), // who only puts a card back does not give it up
  autoPick: (scene) => !isMainPrompt(scene),
  weighed(scene, choices) {
    const aimed = scene.prompt.id === 'al-prompt-attack-target';
    const meant = choices.filter((choice) => !choice.deliberate); // a friend is weighed once one is to be attacked
    return (meant.length > 0 ? meant : choices).filter((choice) => aimed || ATTACKS.includes(choice.verb));
  },
  drawsButton: (choice) => choice.verb === 'give',
  buttonWords: (choice) => (choice.verb === 'card' ? { ...choice.label, id: 'table-choose-card' } : null),

  log,

  pieces: ({ view }) => [
    ...view.pieces.map((piece) => ({ id: piece.id, place: piece.square })),
    ...view.vines.map((vine) => ({ id: vine.id, place: vineOn(vine.square) })),
  ],
  createActor: (stage) => new BattleActor(stage),
  Overlay: CardFlight,
  Ghost,

  phone: { boardRatio: 8 / 6, cardsAtOnce: 5 },
};

export default ui;
