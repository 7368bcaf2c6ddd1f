/** What the prompt bar says at a table of cards that fight, besides the prompt. */

import type { AtTable } from '../../../games/ui';
import type { Scene, Value } from '../../../shell/types';
import { attribute, t, term } from '../../../shell/words.svelte';
import type { Interaction } from '../../interaction.svelte';
import type { Sentence } from '../../sentence';
import type { FightActor } from './actor.svelte';

export interface Speech {
  prefix: string;
  /** What picking something leads to: these verbs have words of their own, `<prefix>-table-pick-<verb>`. */
  verbs: readonly string[];
  /** The card on a place. */
  cardOn: (place: string) => string | undefined;
  /** In the middle of a turn, or while others are on turn, the last roll may be looked at. */
  idle: boolean;
}

/** In the middle of a turn. */
export function isMainPrompt(scene: Scene, prefix: string): boolean {
  return scene.prompt.id.startsWith(`${prefix}-prompt-phase-`);
}

/** What is picked: a card, or the piece on a square. */
function pickedCard(interaction: Interaction, { prefix, cardOn }: Speech): Value {
  const { held, picked } = interaction;
  const card = held || cardOn(interaction.pickedPlaces.at(-1) ?? picked?.id ?? '');
  return card ? term(`${prefix}-card-${card}`) : '';
}

function picking(interaction: Interaction, speech: Speech): Sentence {
  const { begun, here } = interaction;
  const care = begun.every((choice) => choice.deliberate);
  if (care) return pickedSentence(interaction.picked?.kind === 'word' ? 'attack-own' : 'attack-none', interaction, speech);
  const verbs = new Set(begun.filter((choice) => !choice.deliberate).map((choice) => choice.verb));
  const only = verbs.size === 1 ? [...verbs][0] : undefined;
  const known = only !== undefined && speech.verbs.includes(only) ? only : here.length === begun.length ? 'card' : 'any';
  return pickedSentence(known, interaction, speech);
}

function pickedSentence(known: string, interaction: Interaction, speech: Speech): Sentence {
  const message = known === 'card' ? 'table-pick-card' : `${speech.prefix}-table-pick-${known}`;
  return { lead: t(message, { card: pickedCard(interaction, speech) }), rest: attribute(message, 'then') ?? '', mood: 'asked' };
}

export function fightSentence({ live, interaction, stage }: AtTable<Scene, FightActor>, speech: Speech): Sentence | null {
  if (interaction.way.length > 0 && interaction.begun.length > 0) return picking(interaction, speech);
  const { roll, rolling } = stage.actor;
  if (!roll || !(speech.idle || live.busy)) return null;
  const { prefix } = speech;
  const { args } = roll.words;
  if (rolling) return { lead: t(`${prefix}-table-rolling`, args), rest: '', mood: 'told' };
  const rest = t(`${prefix}-table-log-rolled-who`, args);
  return { lead: t(`${prefix}-table-hits`, { count: args.count ?? 0 }), rest, mood: 'told' };
}
