/** What the prompt bar says at a table of Tash-Kalar besides the prompt. */

import { attribute, say, t, term } from '../../shell/words.svelte';
import type { Interaction } from '../../table/interaction.svelte';
import { isAsked, type Sentence, told } from '../../table/sentence';
import type { AtTable } from '../ui';
import { servedNames } from './describe';
import type { Scene } from './types';

/** The message that says what picking something leads to. */
function messageOf({ begun, here, held }: Interaction): string {
  if (!held) return here.length === begun.length ? 'table-pick-card' : 'tk-table-pick-piece';
  if (begun.some((choice) => choice.verb === 'summon')) return 'tk-table-pick-summon';
  if (begun.every((choice) => choice.verb === 'discard')) return 'tk-table-pick-nowhere';
  return here.length > 1 ? 'tk-table-pick-which' : 'table-pick-card';
}

function picking(interaction: Interaction): Sentence {
  const { held, picked, targets, hovered } = interaction;
  const aimed = targets.get(hovered) ?? [];
  if (aimed.length === 1 && aimed[0]) return { lead: `${say(aimed[0].label)}.`, rest: '', mood: 'asked' };
  const card = held ? term(`tk-card-${held}`) : t('tk-table-picked', { square: picked?.id ?? '' });
  const message = messageOf(interaction);
  return { lead: t(message, { card }), rest: attribute(message, 'then') ?? '', mood: 'asked' };
}

/** Which cards of the hand a piece serves. */
function explanation(interaction: Interaction): Sentence {
  const square = interaction.explained;
  const cards = servedNames(square, interaction);
  return { lead: `${t('tk-table-picked', { square })}:`, rest: t('tk-table-serves', { cards }), mood: 'asked' };
}

/** Does a turn ask for actions after which its player has no further turn? */
function isLastTurn(scene: Scene): boolean {
  return scene.view.last_turns > 0 && scene.prompt.id === 'tk-prompt-actions';
}

export function arenaSentence({ table, scene, interaction }: AtTable<Scene>): Sentence | null {
  if (interaction.way.length > 0 && interaction.begun.length > 0) return picking(interaction);
  if (interaction.explained) return explanation(interaction);
  if (isLastTurn(scene) && isAsked(table, scene)) return told(`${t('tk-table-last-turn')} ${say(scene.prompt)}`, 'asked');
  return null;
}
