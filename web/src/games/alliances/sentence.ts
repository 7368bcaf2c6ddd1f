/** What the prompt bar says at a table of Alliances besides the prompt. */

import { t, term } from '../../shell/words.svelte';
import { fightSentence, isMainPrompt } from '../../table/kit/battle/sentence';
import { homeSeat, nameOf } from '../../table/seating';
import type { Sentence } from '../../table/sentence';
import type { AtTable } from '../ui';
import type { BattleActor } from './actor.svelte';
import { isVine, squareOf } from './aims';
import { joinedColumns, overEdge } from './field';
import { unitOn, vineWallOn } from './fighters';
import { isOut, partnerOf } from './sides';
import type { Scene } from './types';

const VERBS = ['summon', 'boosted', 'mutate', 'build', 'move', 'attack', 'play', 'magic'];

/** A move over the joined edges, in words: on the board its two ends lie far apart. */
function crossing({ scene, interaction, stage }: AtTable<Scene, BattleActor>): Sentence | null {
  const { field } = stage.actor;
  const [from = '', to] = [interaction.pickedPlaces[0], interaction.hovered];
  const [choice] = interaction.targets.get(to) ?? [];
  const unit = unitOn(scene, from);
  if (!field || !unit || choice?.verb !== 'move' || !overEdge(field, from, to)) return null;
  const [one, other] = joinedColumns(field);
  const lead = t('al-table-pick-over', { card: term(`al-card-${unit.card}`), from, to });
  return { lead, rest: t('al-table-pick-over-then', { one, other }), mood: 'asked' };
}

/** Where a square holds two targets, which of them a click means. */
function aiming({ scene, interaction, stage }: AtTable<Scene, BattleActor>): Sentence | null {
  const place = [...interaction.targets.keys()].find((one) => isVine(one) && interaction.targets.has(squareOf(one)));
  const [choice] = (place && interaction.targets.get(place)) || [];
  const attacker = unitOn(scene, interaction.pickedPlaces[0] ?? '');
  if (!place || !attacker || choice?.verb !== 'attack') return null;
  const card = term(`al-card-${attacker.card}`);
  const lead = t('al-table-pick-attack', { card });
  return {
    lead,
    rest: t('al-table-pick-two', { square: squareOf(place), wall: stage.actor.aimsAtVine ? 'yes' : 'no' }),
    mood: 'asked',
  };
}

/** An ability that is picked with its card is named: it may cost something. */
function using({ interaction: { begun, here } }: AtTable<Scene, BattleActor>): Sentence | null {
  const args = begun.length === 1 && here[0]?.verb === 'use' && here[0].label.args;
  return args ? { lead: t('table-pick-use', args), rest: t('table-pick-use-then', args), mood: 'asked' } : null;
}

/** Who has lost the summoner only looks on. */
function eliminated({ live, table, scene }: AtTable<Scene, BattleActor>): Sentence | null {
  if (live.busy || !isOut(table, scene)) return null;
  const partner = partnerOf(scene, homeSeat(table));
  if (!partner) return null;
  return {
    lead: t('al-table-you-are-out'),
    rest: t('al-table-you-are-out-then', { player: nameOf(table, partner.seat) }),
    mood: 'told',
  };
}

export function battleSentence(at: AtTable<Scene, BattleActor>): Sentence | null {
  const { scene } = at;
  const speech = {
    prefix: 'al',
    verbs: VERBS,
    cardOn: (place: string) => (unitOn(scene, squareOf(place)) ?? vineWallOn(scene, squareOf(place)))?.card,
    idle: isMainPrompt(scene, 'al') || scene.prompt.id === 'al-prompt-waiting',
  };
  return eliminated(at) ?? crossing(at) ?? aiming(at) ?? using(at) ?? fightSentence(at, speech);
}
