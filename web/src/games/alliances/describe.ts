/** The battlefield in full sentences, for those who hear it. */

import type { TableFacts } from '../../shell/types';
import { t } from '../../shell/words.svelte';
import type { Interaction } from '../../table/interaction.svelte';
import { oddsWords } from '../../table/kit/battle/odds';
import { mayBeDone, possession } from '../../table/kit/describe';
import { placesOn, vineOn } from './aims';
import { texts } from './cards';
import { type Field, farNeighbour } from './field';
import { unitOn, vineWallOn } from './fighters';
import type { Piece, Scene } from './types';

const KINDS = ['summoner', 'champion', 'mutation', 'conjuration', 'common', 'vine-wall', 'wall', 'event'];

/** The rank or kind of a card in one word. */
export function kindOf(classes: readonly string[]): string {
  return t(`al-class-${KINDS.find((one) => classes.includes(one)) ?? 'unit'}`);
}

function pieceSentences(table: TableFacts, piece: Piece): string[] {
  const { square, card, life, full_life: full } = piece;
  const said = [
    t('al-table-cell-piece', { square, card: texts.name(card), kind: kindOf(piece.classes) }),
    possession(table, piece.controller),
  ];
  if (piece.attack >= 0) said.push(t('al-table-cell-attack', { attack: piece.attack, range: t(`al-range-${piece.range}`) }));
  said.push(t('al-table-cell-life', { life, full }));
  if (piece.boosts > 0) said.push(t('al-table-cell-boosts', { count: piece.boosts }));
  if (piece.moved) said.push(t('al-table-cell-moved'));
  if (piece.attacked) said.push(t('al-table-cell-attacked'));
  if (piece.stunned) said.push(t('al-table-cell-stunned'));
  if (piece.held) said.push(t('al-table-cell-held'));
  return said;
}

function oddsSentence(place: string, interaction: Interaction): string[] {
  const odds = interaction.oddsAt(place);
  if (odds === undefined) return [];
  const { id, args } = oddsWords(odds, 'al', 'cell-odds');
  return [t(id, args)];
}

/** Everything about a square: who stands there and on what, and what may be done. */
export function describeSquare(table: TableFacts, scene: Scene, field: Field, square: string, interaction: Interaction): string {
  const [unit, vine] = [unitOn(scene, square), vineWallOn(scene, square)];
  const said = unit ? pieceSentences(table, unit) : vine ? [] : [t('table-cell-empty', { square })];
  if (unit) said.push(...oddsSentence(square, interaction));
  if (vine) said.push(...(unit ? [t('al-table-cell-on-vine', { life: vine.life })] : pieceSentences(table, vine)));
  if (vine) said.push(...oddsSentence(vineOn(square), interaction));
  const aimed = placesOn(square, false).find((place) => interaction.targets.has(place)) ?? square;
  said.push(...mayBeDone(aimed, Boolean(unit ?? vine), interaction));
  const far = farNeighbour(field, square);
  if (far) said.push(t('al-table-cell-joined', { square: far }));
  return said.join(' ');
}
