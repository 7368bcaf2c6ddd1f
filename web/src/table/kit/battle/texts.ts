/** The rules text of cards: the messages of a game, put together. */

import { attribute, has, t } from '../../../shell/words.svelte';

export interface Rule {
  /** The name of an ability; empty for the text of an event or a structure. */
  name: string;
  text: string;
}

/** A text longer than this fills its card in letters that are hard to read: it is told beside the card too. */
export const SMALL_PRINT = 308;

/** How long the text is, with some room for the gaps between its parts. */
export function lengthOf(rules: readonly Rule[]): number {
  return rules.reduce((sum, one) => sum + one.name.length + one.text.length + 14, 0);
}

/** The texts of the cards of one game. */
export class Texts {
  readonly prefix: string;
  readonly #abilitiesOf: (card: string) => readonly string[];

  /** `abilitiesOf` a printed card; one named like its card is told by the text of the card. */
  constructor(prefix: string, abilitiesOf: (card: string) => readonly string[]) {
    this.prefix = prefix;
    this.#abilitiesOf = abilitiesOf;
  }

  name(card: string): string {
    return t(`${this.prefix}-card-${card}`);
  }

  abilities(abilities: readonly string[]): Rule[] {
    return abilities.map((one) => {
      const message = `${this.prefix}-ability-${one}`;
      return { name: t(message), text: attribute(message, 'text') ?? '' };
    });
  }

  /** Everything printed on a card. */
  printed(card: string): Rule[] {
    const own = attribute(`${this.prefix}-card-${card}`, 'text');
    const abilities = this.abilities(this.#named(card));
    return own === null ? abilities : [{ name: '', text: own }, ...abilities];
  }

  /** The abilities a card in play has that are not printed on it; what is part of another one has no words. */
  given(piece: { card: string; abilities: readonly string[] } | undefined): Rule[] {
    const printed = piece ? this.#named(piece.card) : [];
    const given = (piece?.abilities ?? []).filter((one) => one !== piece?.card && !printed.includes(one));
    return this.abilities(given.filter((one) => has(`${this.prefix}-ability-${one}`)));
  }

  #named(card: string): string[] {
    return this.#abilitiesOf(card).filter((ability) => ability !== card);
  }
}
