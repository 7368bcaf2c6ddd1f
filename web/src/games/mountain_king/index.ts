/** In the Hall of the Mountain King in the browser. */
import { t } from '../../shell/words.svelte';
import type { GameUI } from '../ui';
import { MountainActor } from './actor.svelte';
import ButtonFace from './ButtonFace.svelte';
import Inspector from './Inspector.svelte';
import KingCard from './KingCard.svelte';
import LayTools from './LayTools.svelte';
import { log } from './log';
import Mountain from './Mountain.svelte';
import ScoreTable from './ScoreTable.svelte';
import { sideOf, toneOf } from './seats';
import { kingSentence } from './sentence';
import SidePanel from './SidePanel.svelte';
import SideStrip from './SideStrip.svelte';
import SmallScoreTable from './SmallScoreTable.svelte';
import Stacks from './Stacks.svelte';
import TrollSheet from './TrollSheet.svelte';
import TurnTrack from './TurnTrack.svelte';
import type { Scene } from './types';

/** Buttons that show a resource or a clan. */
const DRAWN = ['found', 'use', 'give', 'gain', 'bribe', 'unload', 'take', 'pedestal'];

const ui: GameUI<Scene, MountainActor> = {
  prefix: 'mk',

  Board: Mountain,
  Track: TurnTrack,
  turnWords: (scene) => {
    const { turn, turns_left: left } = scene.view;
    return left >= 0 && !scene.ending ? t('mk-table-turns-left', { count: left + 1 }) : t('table-turn', { turn });
  },

  Panel: SidePanel,
  Scores: SmallScoreTable,
  Strip: SideStrip,
  toneOf,

  Card: KingCard,
  Inspector,
  CardSheet: TrollSheet,
  hand: () => [],
  below: { Strip: Stacks, height: 56 },
  drawsOpenCards: true,
  pile: () => [],

  help: () => t('mk-help-turn'),
  sentence: kingSentence,
  PromptTools: LayTools,

  standing: (scene, seat) => t('mk-table-honor', { count: sideOf(scene, sideOf(scene, seat)?.owner ?? seat)?.total ?? 0 }),
  Result: ScoreTable,
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
