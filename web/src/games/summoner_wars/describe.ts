/** The battlefield in full sentences, for those who hear it. */

import type { TableFacts } from '../../shell/types';
import { t } from '../../shell/words.svelte';
import type { Interaction } from '../../table/interaction.svelte';
import { mayBeDone, possession } from '../../table/kit/describe';
import { oddsWords } from '../../table/kit/battle/odds';
import type { Piece } from './types';

/** The rank or kind of a card in one word. */
export function kindOf(classes: string[]): string {
  const order = ['summoner', 'champion', 'common', 'gate', 'structure', 'event'];
  const kind = order.find((one) => classes.includes(one)) ?? 'unit';
  return t(`sw2-class-${kind}`);
}

function pieceSentences(table: TableFacts, piece: Piece): string[] {
  const kind = piece.gate && !piece.attack ? t('sw2-class-gate') : kindOf(piece.classes);
  const said = [
    t('sw2-table-cell-piece', { square: piece.square, card: t(`sw2-card-${piece.card}`), kind }),
    possession(table, piece.controller),
  ];
  if (piece.attack) {
    said.push(t('sw2-table-cell-strength', { strength: piece.strength, attack: t(`sw2-attack-${piece.attack}`) }));
  }
  said.push(t('sw2-table-cell-life', { life: piece.life, full: piece.full_life }));
  if (piece.boosts > 0) said.push(t('sw2-table-cell-boosts', { count: piece.boosts }));
  if (piece.moved) said.push(t('sw2-table-cell-moved'));
  if (piece.attacked) said.push(t('sw2-table-cell-attacked'));
  return said;
}

/** Everything about a square: who stands there, and what may be done. */
export function describeSquare(table: TableFacts, square: string, piece: Piece | undefined, interaction: Interaction): string {
  const said = piece === undefined ? [t('table-cell-empty', { square })] : pieceSentences(table, piece);
  said.push(...mayBeDone(square, piece !== undefined, interaction));
  const odds = interaction.oddsAt(square);
  if (odds !== undefined) {
    const { id, args } = oddsWords(odds, 'sw2', 'cell-odds');
    said.push(t(id, args));
  }
  return said.join(' ');
}
