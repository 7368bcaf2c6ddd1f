/** Tash-Kalar in the browser. */
import { t } from '../../shell/words.svelte';
import type { GameUI } from '../ui';
import { ArenaActor } from './actor';
import Arena from './Arena.svelte';
import ArenaCard from './ArenaCard.svelte';
import { asideWord } from './cards';
import DirectionFace from './DirectionFace.svelte';
import { directionOf, squaresToward } from './directions';
import Ghost from './Ghost.svelte';
import { phone, wide } from './layouts';
import { log } from './log';
import { sideOf, standingOf, toneOf } from './seats';
import { arenaSentence } from './sentence';
import TurnTrack from './TurnTrack.svelte';
import type { Scene } from './types';

/** The ends the rules know: the goal, and a deck that is used up. */
const REASONS = ['points', 'deck'];

const ui: GameUI<Scene, ArenaActor> = {
  prefix: 'tk',

  layouts: { wide, phone },

  Board: Arena,
  Track: TurnTrack,
  /** Before the first turn only the form is told. */
  turnWords({ view }) {
    const form = t(`tk-form-${view.form}`);
    return view.turn > 0 ? `${form} · ${t('table-turn', { turn: view.turn })}` : form;
  },

  Panel: wide.part('Panel'),
  Strip: phone.part('Strip'),
  toneOf,

  Card: ArenaCard,
  Inspector: wide.part('Inspector'),
  CardSheet: phone.part('CardSheet'),
  /** What lies open in front of the viewer comes before the hand. */
  hand(scene) {
    const own = sideOf(scene, scene.seat);
    if (!own) return [];
    const aside = own.aside ? [{ card: own.aside, tag: asideWord(own.school) }] : [];
    const held = [...(own.hand ?? []), ...(own.legends ?? []), ...(own.flares ?? [])];
    return [...aside, ...held.map((card) => ({ card }))];
  },
  pile(scene, pile) {
    if (pile === 'legends') return scene.view.legends_discard;
    if (pile === 'flares') return scene.view.flares_discard;
    return sideOf(scene, pile)?.discard ?? [];
  },

  help: () => t('tk-help-turn'),
  sentence: arenaSentence,

  standing: (scene, seat) => standingOf(scene, seat),
  endReason: ({ view }) => (REASONS.includes(view.reason) ? t(`tk-table-end-${view.reason}`, { goal: view.goal }) : ''),

  caution: (choice) => (choice.verb === 'discard' ? 'button' : ''),
  alsoAt: squaresToward,
  buttonWords: (choice) => (choice.verb === 'card' ? { ...choice.label, id: 'table-choose-card' } : null),
  ButtonFace: DirectionFace,
  hasButtonFace: (choice) => directionOf(choice) !== '',

  log,

  pieces: (scene) => scene.view.pieces.map((piece) => ({ id: piece.square, place: piece.square })),
  createActor: (stage) => new ArenaActor(stage),
  Ghost,

  phone: {
    boardRatio: 1,
    cardsAtOnce: 6,
    tallHand: true,
    Between: phone.part('Between'),
    overview: { icon: 'scroll-unfurled', title: () => t('tk-table-overview'), Sheet: phone.part('Overview') },
  },
};

export default ui;
