/** What the prompt bar says at a table of Summoner Wars besides the prompt. */

import { fightSentence, isMainPrompt } from '../../table/kit/battle/sentence';
import type { Sentence } from '../../table/sentence';
import type { AtTable } from '../ui';
import type { BattleActor } from './actor.svelte';
import type { Scene } from './types';

const VERBS = ['summon', 'build', 'move', 'attack', 'play', 'discard'];

export function battleSentence(at: AtTable<Scene, BattleActor>): Sentence | null {
  const { scene } = at;
  return fightSentence(at, {
    prefix: 'sw2',
    verbs: VERBS,
    cardOn: (place) => scene.view.pieces.find((one) => one.square === place)?.card,
    idle: isMainPrompt(scene, 'sw2') || scene.prompt.id === 'sw2-prompt-waiting',
  });
}
