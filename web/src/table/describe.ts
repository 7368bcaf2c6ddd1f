/** The board in full sentences, for those who hear it. */

import type { PieceView, TableFacts } from '../lib/types';
import { t } from '../lib/words.svelte';
import type { Interaction } from './interaction.svelte';
import { isHotSeat, nameOf, seatFacts } from './seating';

/** A chance as it is read. */
export function percent(chance: number): string {
  return t('table-percent', { percent: Math.round(chance * 100) });
}

/** The rank or kind of a card in one word. */
export function kindOf(classes: string[]): string {
  const order = ['summoner', 'champion', 'common', 'gate', 'structure', 'event'];
  const kind = order.find((one) => classes.includes(one)) ?? 'unit';
  return t(`class-${kind}`);
}

export function possession(table: TableFacts, seat: string): string {
  const alone = seatFacts(table, seat)?.you && !isHotSeat(table);
  return alone ? t('table-cell-yours') : t('table-cell-theirs', { player: nameOf(table, seat) });
}

function pieceSentences(table: TableFacts, piece: PieceView): string[] {
  const kind = piece.gate && !piece.attack ? t('class-gate') : kindOf(piece.classes);
  const said = [
    t('table-cell-piece', { square: piece.square, card: t(`card-${piece.card}`), kind }),
    possession(table, piece.controller),
  ];
  if (piece.attack) {
    said.push(t('table-cell-strength', { strength: piece.strength, attack: t(`attack-${piece.attack}`) }));
  }
  said.push(t('table-cell-life', { life: piece.life, full: piece.full_life }));
  if (piece.boosts > 0) said.push(t('table-cell-boosts', { count: piece.boosts }));
  if (piece.moved) said.push(t('table-cell-moved'));
  if (piece.attacked) said.push(t('table-cell-attacked'));
  return said;
}

/** What choosing a square would mean. */
export function mayBeDone(square: string, occupied: boolean, interaction: Interaction): string[] {
  if (interaction.picked?.square === square) return [t('table-cell-picked')];
  if (interaction.targets.has(square)) return [t(occupied ? 'table-cell-target' : 'table-cell-space')];
  return interaction.sources.has(square) ? [t('table-cell-pick')] : [];
}

/** Everything about a square: who stands there, and what may be done. */
export function describeSquare(
  table: TableFacts, square: string, piece: PieceView | undefined, interaction: Interaction,
): string {
  const said = piece === undefined ? [t('table-cell-empty', { square })] : pieceSentences(table, piece);
  said.push(...mayBeDone(square, piece !== undefined, interaction));
  const odds = interaction.oddsAt(square);
  if (odds !== undefined) said.push(t('table-cell-odds', { chance: percent(odds.destroy) }));
  return said.join(' ');
}
