/** What the prompt bar says at a table of Summoner Wars besides the prompt. */

import type { Value } from '../../shell/types';
import { attribute, t, term } from '../../shell/words.svelte';
import type { Interaction } from '../../table/interaction.svelte';
import type { Sentence } from '../../table/sentence';
import type { AtTable } from '../ui';
import type { BattleActor } from './actor.svelte';
import type { Scene } from './types';

/** What picking something leads to: these verbs have words of their own. */
const VERBS = ['summon', 'build', 'move', 'attack', 'play', 'discard'];

/** In the middle of a turn, or while the other side is on turn, the last roll may be looked at. */
export function isMainPrompt(scene: Scene): boolean {
  return scene.prompt.id.startsWith('sw2-prompt-phase-');
}

/** What is picked: a card, or the piece on a square. */
function pickedCard(interaction: Interaction, scene: Scene): Value {
  const { held, picked } = interaction;
  const place = interaction.pickedPlaces.at(-1) ?? picked?.id;
  const card = held || scene.view.pieces.find((one) => one.square === place)?.card;
  return card ? term(`sw2-card-${card}`) : '';
}

function picking(interaction: Interaction, scene: Scene): Sentence {
  const { begun, here } = interaction;
  const care = begun.every((choice) => choice.deliberate);
  if (care) return pickedSentence(interaction.picked?.kind === 'word' ? 'attack-own' : 'attack-none', interaction, scene);
  const verbs = new Set(begun.filter((choice) => !choice.deliberate).map((choice) => choice.verb));
  const only = verbs.size === 1 ? [...verbs][0] : undefined;
  const known = only !== undefined && VERBS.includes(only) ? only : here.length === begun.length ? 'card' : 'any';
  return pickedSentence(known, interaction, scene);
}

function pickedSentence(known: string, interaction: Interaction, scene: Scene): Sentence {
  const message = known === 'card' ? 'table-pick-card' : `sw2-table-pick-${known}`;
  return { lead: t(message, { card: pickedCard(interaction, scene) }), rest: attribute(message, 'then') ?? '', mood: 'asked' };
}

export function battleSentence({ live, scene, interaction, stage }: AtTable<Scene, BattleActor>): Sentence | null {
  if (interaction.way.length > 0 && interaction.begun.length > 0) return picking(interaction, scene);
  const { roll, rolling } = stage.actor;
  const idle = isMainPrompt(scene) || scene.prompt.id === 'sw2-prompt-waiting';
  if (!roll || !(idle || live.busy)) return null;
  const { args } = roll.words;
  if (rolling) return { lead: t('sw2-table-rolling', args), rest: '', mood: 'told' };
  return { lead: t('sw2-table-hits', { count: args.count ?? 0 }), rest: t('sw2-table-log-rolled-who', args), mood: 'told' };
}
