/** The rules text of a card. */

import { cards } from './cards';
import type { Piece } from './types';
import type { TableFacts } from '../../shell/types';
import { nameOf } from '../../table/seating';
import { attribute, t } from '../../shell/words.svelte';

export interface Rule {
  /** The name of an ability; empty for the text of an event or a structure. */
  name: string;
  text: string;
}

/** A text longer than this fills its card in letters that are hard to read: it is told beside the card too. */
export const SMALL_PRINT = 308;

export function abilityRules(abilities: readonly string[]): Rule[] {
  return abilities.map((one) => ({ name: t(`sw2-ability-${one}`), text: attribute(`sw2-ability-${one}`, 'text') ?? '' }));
}

/** The abilities that stand on the card under a name of their own. */
function printedAbilities(card: string): string[] {
  return (cards.get(card)?.abilities ?? []).filter((ability) => ability !== card);
}

/** The abilities a card in play has that are not printed on it. */
export function givenAbilities(piece: Piece | undefined): string[] {
  const printed = piece ? printedAbilities(piece.card) : [];
  return (piece?.abilities ?? []).filter((one) => one !== piece?.card && !printed.includes(one));
}

/** The cards under a card, with the name of whoever owns one that is not its controller's. */
export function cardsUnder(table: TableFacts, piece: Piece): string {
  return piece.under
    .map((card, n) => {
      const owner = piece.under_owners[n] ?? piece.controller;
      const name = t(`sw2-card-${card}`);
      return owner === piece.controller ? name : `${name} (${nameOf(table, owner)})`;
    })
    .join(', ');
}

/** Everything printed on a card. */
export function printedRules(card: string): Rule[] {
  const own = attribute(`sw2-card-${card}`, 'text');
  const abilities = abilityRules(printedAbilities(card));
  return own === null ? abilities : [{ name: '', text: own }, ...abilities];
}

/** How long the text is, with some room for the gaps between its parts. */
export function lengthOf(rules: Rule[]): number {
  return rules.reduce((sum, one) => sum + one.name.length + one.text.length + 14, 0);
}
