/** The way to a choice: picks one after the other, each of which leaves fewer choices. */

import type { Choice, Pick } from '../shell/types';

/** A pick that was made. `slot` tells equal cards on the screen apart; places and words have none. */
export interface Step {
  kind: Pick['kind'];
  id: string;
  slot: string;
}

/** A pick that may be made next, and the choices it leads to. */
export interface Next {
  pick: Pick;
  choices: Choice[];
}

export function isCard(pick: { kind: Pick['kind'] }): boolean {
  return pick.kind === 'card' || pick.kind === 'open';
}

export function placeStep(place: string): Step {
  return { kind: 'place', id: place, slot: '' };
}

export function same(one: { kind: Pick['kind']; id: string }, other: { kind: Pick['kind']; id: string }): boolean {
  return one.kind === other.kind && one.id === other.id;
}

/** Two picks of the same kind and id are one. */
export function keyOf(pick: { kind: Pick['kind']; id: string }): string {
  return `${pick.kind} ${pick.id}`;
}

/** Picks of the cards in a row; equal ones are told apart by their number among their like, so that a new card shifts none. */
export function cardSteps(cards: readonly { card: string }[], row: 'hand' | 'tray'): Step[] {
  const seen = new Map<string, number>();
  return cards.map(({ card }) => {
    const n = seen.get(card) ?? 0;
    seen.set(card, n + 1);
    return { kind: row === 'tray' ? 'open' : 'card', id: card, slot: `${row}-${card}-${n}` };
  });
}

/** Do the picks of a choice begin with these? */
export function begins(choice: Choice, way: readonly Step[]): boolean {
  return way.every((step, n) => {
    const pick = choice.path[n];
    return pick !== undefined && same(step, pick);
  });
}

/** Is nothing left of its picks but a word on a button, or the place on which its piece stands? */
export function isComplete(choice: Choice, way: readonly Step[]): boolean {
  if (isPlayed(choice, way)) return true;
  return choice.path.length === way.length + 1 && choice.path.at(-1)?.kind === 'word';
}

/** Are these all its picks? One that ends where it stands needs no second pick of the same place. */
export function isPlayed(choice: Choice, way: readonly Step[]): boolean {
  return choice.path.length <= way.length || endsHere(choice, way);
}

/** Is nothing left of its picks but the place on which its piece stands already? */
export function endsHere(choice: Choice, way: readonly Step[]): boolean {
  const [last, final] = [way.at(-1), choice.path[way.length]];
  const stays = last?.kind === 'place' && final !== undefined && same(last, final);
  return stays && choice.path.length === way.length + 1;
}

/** What may be picked after these picks, in the order of the choices. */
export function nextPicks(choices: readonly Choice[], way: readonly Step[]): Map<string, Next> {
  const found = new Map<string, Next>();
  for (const choice of choices) {
    const pick = choice.path[way.length];
    if (pick === undefined || !begins(choice, way) || isComplete(choice, way)) continue;
    const known = found.get(keyOf(pick));
    if (known) known.choices.push(choice);
    else found.set(keyOf(pick), { pick, choices: [choice] });
  }
  return found;
}

/** The card a choice begins with, of the hand or of those that lie open; empty if it begins with none. */
export function cardOf(choice: Choice): string {
  const first = choice.path[0];
  return first && isCard(first) ? first.id : '';
}

/** The first place a choice names after its card; empty if it names none. */
export function placeOf(choice: Choice): string {
  return choice.path.find((pick) => pick.kind === 'place')?.id ?? '';
}
