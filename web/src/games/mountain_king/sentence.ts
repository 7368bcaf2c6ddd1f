/** What the prompt bar says at a table of the Mountain King besides the prompt. */

import { attribute, say, t } from '../../shell/words.svelte';
import { isAsked, type Sentence } from '../../table/sentence';
import type { AtTable } from '../ui';
import type { MountainActor } from './actor.svelte';
import { readTerrain } from './mountain';
import { cardName } from './names';
import { ghostWords, lookedAt, tokensOf } from './play';
import type { Scene } from './types';

type At = AtTable<Scene, MountainActor>;

/** A tile that is being laid: what it would cost and bring, or why it may not lie there. */
function laying({ scene, interaction, stage }: At): Sentence | null {
  const ghost = stage.actor.laying.ghost(interaction.hovered);
  if (!ghost) return null;
  if (!ghost.choice) {
    const { reason } = stage.actor.laying;
    if (reason?.text !== ghost.text) return null;
    return { lead: t('mk-table-not-here'), rest: reason.why, mood: 'trouble', ...(reason.rule && { rule: reason.rule }) };
  }
  const lead = t(scene.view.decision?.hall ? 'mk-table-lay-here' : 'mk-table-dig-here');
  return { lead, rest: ghostWords(scene, readTerrain(scene.view.terrain), ghost), mood: 'asked' };
}

/** A newcomer that looks for its place. */
function placing({ scene, stage }: At): Sentence | null {
  const cascade = scene.view.newcomer ? lookedAt(scene, stage.actor.slotOver || stage.actor.slot) : undefined;
  if (!cascade) return null;
  const lead = t('mk-table-place-here', { card: cardName(scene.view.newcomer) });
  return { lead, rest: t('mk-table-tokens', { count: tokensOf(cascade) }), mood: 'asked' };
}

/** What picking something leads to. */
function picking({ scene, interaction }: At): Sentence | null {
  const [choice] = interaction.begun;
  if (interaction.way.length === 0 || !choice) return null;
  if (choice.verb === 'dig') {
    const message = 'mk-table-pick-mineral';
    return {
      lead: t(message, { shape: t(`mk-shape-${interaction.held}`) }),
      rest: attribute(message, 'then') ?? '',
      mood: 'asked',
    };
  }
  if (choice.verb === 'recruit') {
    const troll = scene.view.horde.find((one) => one.place === interaction.held);
    return { lead: `${say(choice.label)}?`, rest: t('mk-table-bribes', { count: troll?.cost ?? 0 }), mood: 'asked' };
  }
  if (choice.path.length === interaction.way.length) return { lead: `${say(choice.label)}?`, rest: '', mood: 'asked' };
  return { lead: '', rest: t(`mk-table-pick-${choice.verb === 'trade' ? 'resource' : 'place'}`), mood: 'asked' };
}

export function kingSentence(at: At): Sentence | null {
  if (!isAsked(at.table, at.scene)) return null;
  if (at.stage.actor.laying.active) return laying(at);
  return picking(at) ?? placing(at);
}
