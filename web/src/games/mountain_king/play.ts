/** What is being asked of the viewer, and what a ghost would bring. */

import type { Choice } from '../../shell/types';
import { t } from '../../shell/words.svelte';
import type { Tab } from './actor.svelte';
import type { Ghost } from './laying.svelte';
import { findsUnder, type Terrain } from './mountain';
import { counted, hallFacts, tunnelFacts } from './names';
import type { Cascade, Scene } from './types';

/** Is the viewer asked to lay a tile? */
export function isLaying(scene: Scene): boolean {
  const { decision } = scene.view;
  return decision?.seat === scene.seat && (decision.prompt === 'lay-tunnel' || decision.prompt === 'lay-hall');
}

/** The drawing of the tile that is being laid. */
export function drawingOf(scene: Scene): readonly string[] {
  const { decision } = scene.view;
  if (!decision) return [];
  return (decision.hall ? hallFacts(decision.hall) : tunnelFacts(decision.shape))?.drawing ?? [];
}

/** The honor a ghost would bring, in few words. */
export function chipOf(scene: Scene, ghost: Ghost | null): string {
  const { decision } = scene.view;
  if (!decision || !ghost?.choice) return '';
  return t('mk-table-honor', { count: honorOf(scene, ghost) });
}

function honorOf(scene: Scene, ghost: Ghost): number {
  const { decision, statues } = scene.view;
  const hall = decision?.hall ? hallFacts(decision.hall) : undefined;
  if (!hall) return decision?.points ?? 0;
  return statues.some((statue) => statue.cell === ghost.mark) ? hall.large : hall.small;
}

/** What a ghost costs and finds, as it is said in the prompt. */
export function ghostWords(scene: Scene, terrain: Terrain, ghost: Ghost): string {
  const { decision, effects } = scene.view;
  const honor = t('mk-table-brings', { count: honorOf(scene, ghost) });
  if (!decision) return honor;
  if (decision.hall) {
    const large = hallFacts(decision.hall)?.large ?? 0;
    return honorOf(scene, ghost) < large ? `${honor} ${t('mk-table-hall-later', { count: large })}` : honor;
  }
  const { hammers, found } = findsUnder(terrain, ghost.cells);
  const paid = Math.max(0, hammers - (effects['free-hammers'] ?? 0));
  const cost = [counted(decision.mineral, decision.price), ...(paid > 0 ? [counted('hammer', paid)] : [])];
  const finds = Object.entries(found).map(([resource, count]) => counted(resource, count));
  const statues = scene.view.statues.filter((statue) => !statue.uncovered && ghost.cells.includes(statue.cell));
  finds.push(...statues.map((statue) => t('mk-table-finds-statue', { clan: t(`mk-clan-${statue.clan}`) })));
  const said = [t('mk-table-costs', { cost: cost.join(', ') }), honor];
  if (finds.length > 0) said.push(t('mk-table-finds', { finds: finds.join(', ') }));
  return said.join(' ');
}

/** How many tokens a cascade yields. */
export function tokensOf(cascade: Cascade): number {
  return Object.values(cascade.gained).reduce((sum, count) => sum + count, 0);
}

/** The cascade that is looked at: that of a slot, else the one that yields most. */
export function lookedAt(scene: Scene, slot: string): Cascade | undefined {
  const cascades = scene.view.decision?.cascades ?? [];
  const best = [...cascades].sort((a, b) => tokensOf(b) - tokensOf(a))[0];
  return cascades.find((one) => one.slot === slot) ?? best;
}

/** The choice to place the newcomer in a slot. */
export function seatChoice(choices: readonly Choice[], slot: string): Choice | undefined {
  return choices.find((choice) => choice.text === `seat ${slot}`);
}

const SPELL = /^s[1-3]$/;
const PLACE = /^[abc]\d$/;
const SLOT = /^\d/;

/** On which tab an open card lies, or a place. */
export const tabOfCard = (id: string): Tab => (SPELL.test(id) ? 'halls' : PLACE.test(id) ? 'trolls' : 'mountain');
export const tabOfPlace = (place: string): Tab => (SLOT.test(place) ? 'trolls' : 'mountain');
