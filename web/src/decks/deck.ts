/** A deck that is being built: a leader and copies of cards, as text and as a link. No rule of a game is known here. */

import type { DeckPlan } from '../shell/types';

export interface Deck {
  name: string;
  leader: string;
  cards: Readonly<Record<string, number>>;
}

const BETWEEN = '~';
const NAME = '!';

/** The deck as a list that the server reads; `named` puts the names of the cards behind them, as remarks. */
export function textOf(deck: Deck, named?: (card: string) => string): string {
  const lines = Object.entries(deck.cards).map(([card, count]) => `${count} ${card}${named ? `  # ${named(card)}` : ''}`);
  const head = deck.name && named ? [`# ${deck.name}`] : [];
  return [...head, `1 ${deck.leader}`, ...lines].join('\n') + '\n';
}

/** The deck as a part of an address: `svara~4ice-golem~2parapet~!Frost`. */
export function linkOf(deck: Deck): string {
  const cards = Object.entries(deck.cards).map(([card, count]) => `${count}${card}`);
  return [deck.leader, ...cards, NAME + encodeURIComponent(deck.name.replaceAll('/', ' ')).replaceAll(BETWEEN, '%7E')].join(
    BETWEEN,
  );
}

/** The deck that such a part means; null where it is none. */
export function fromLink(link: string): Deck | null {
  const [leader = '', ...parts] = link.split(BETWEEN);
  if (!leader || parts.length === 0) return null;
  const cards: Record<string, number> = {};
  let name = '';
  for (const part of parts.filter(Boolean)) {
    const card = /^(\d{1,2})([a-z][a-z0-9-]*)$/.exec(part);
    if (card) cards[card[2] ?? ''] = Number(card[1]);
    else if (part.startsWith(NAME)) name = unescaped(part.slice(1));
    else return null;
  }
  return { name, leader, cards };
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, 60);
  } catch {
    return '';
  }
}

/** The same deck with so many copies more or fewer of a card. */
export function changed(deck: Deck, card: string, by: number): Deck {
  const count = Math.max(0, (deck.cards[card] ?? 0) + by);
  const others = Object.entries(deck.cards).filter(([id]) => id !== card);
  return { ...deck, cards: Object.fromEntries(count > 0 ? [...others, [card, count]] : others) };
}

/** The copies that one deck has and another lacks. */
export function lacking(before: Deck, after: Deck): [string, number][] {
  const fewer = Object.entries(before.cards).map(([card, count]): [string, number] => [card, count - (after.cards[card] ?? 0)]);
  return fewer.filter(([, count]) => count > 0);
}

/** The most copies of a card that a deck may have. */
export function mostOf(plan: DeckPlan, card: string): number {
  return plan.groups.find((group) => group.id === plan.group_of[card])?.most ?? 0;
}

/** How many copies in all. */
export function sizeOf(cards: Readonly<Record<string, number>>): number {
  return Object.values(cards).reduce((sum, count) => sum + count, 0);
}

/** How many copies there are of each cost, from 0 to the highest. */
export function curveOf(cards: Readonly<Record<string, number>>, costOf: (card: string) => number | undefined): number[] {
  const bars: number[] = [];
  for (const [card, count] of Object.entries(cards)) {
    const cost = costOf(card);
    if (cost === undefined) continue;
    while (bars.length <= cost) bars.push(0);
    bars[cost] = (bars[cost] ?? 0) + count;
  }
  return bars;
}
