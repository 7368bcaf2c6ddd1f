/** In the Hall of the Mountain King in the browser. */
import { t } from '../../shell/words.svelte';
import type { GameUI } from '../ui';
import { MountainActor } from './actor.svelte';
import ButtonFace from './ButtonFace.svelte';
import { card, ghosts, phone, scores, wide } from './layouts';
import LayTools from './LayTools.svelte';
import { log } from './log';
import Mountain from './Mountain.svelte';
import { sideOf, toneOf } from './seats';
import { kingSentence } from './sentence';
import Stacks from './Stacks.svelte';
import TurnTrack from './TurnTrack.svelte';
import type { Scene } from './types';

/** Buttons that show a resource or a clan. */
const DRAWN = ['found', 'use', 'give', 'gain', 'bribe', 'unload', 'take', 'pedestal'];

const ui: GameUI<Scene, MountainActor> = {
  prefix: 'mk',

  layouts: { wide, phone },
  asked: [ghosts, scores, card],
  prepare: async (table) => (table.seats.length > 2 ? scores.load() : undefined),

  Board: Mountain,
  Track: TurnTrack,
  turnWords: (scene) => {
    const { turn, turns_left: left } = scene.view;
    return left >= 0 && !scene.ending ? t('mk-table-turns-left', { count: left + 1 }) : t('table-turn', { turn });
  },

  Panel: wide.part('Panel'),
  Scores: scores.part('SmallScoreTable'),
  Strip: phone.part('Strip'),
  toneOf,

  Card: card.part('default'),
  Inspector: wide.part('Inspector'),
  CardSheet: phone.part('CardSheet'),
  hand: () => [],
  below: { Strip: Stacks, height: 56 },
  drawsOpenCards: true,
  pile: () => [],

  help: () => t('mk-help-turn'),
  sentence: kingSentence,
  PromptTools: LayTools,

  standing: (scene, seat) => t('mk-table-honor', { count: sideOf(scene, sideOf(scene, seat)?.owner ?? seat)?.total ?? 0 }),
  Result: scores.part('ScoreTable'),
  endReason: ({ view }) => (view.reason === 'crowned' ? t('mk-table-end-crowned') : ''),

  autoPick: (scene) => scene.view.decision?.prompt === 'after',
  ButtonFace,
  hasButtonFace: (choice) => DRAWN.includes(choice.verb),

  log,

  pieces: (scene) => scene.view.statues.map((statue, n) => ({ id: `statue-${n}`, place: statue.cell })),
  createActor: (stage) => new MountainActor(stage),

  phone: { boardRatio: 3, cardsAtOnce: 6 },
};

export default ui;
