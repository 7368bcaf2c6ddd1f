/** Planning tables, and saying what they are like. */
import type { Clock, DeckFacts, GameFacts, NewTable, SeatPlan, TableFacts } from './types';
import { t } from './words.svelte';

export const GAME = 'summoner-wars';

/** The games that are to follow. */
export const COMING = ['alliances', 'tash-kalar', 'mountain-king'] as const;

/** The level somebody meets who has chosen none: not the one that plays at random. */
export function usualBot(game: GameFacts): string {
  return game.bots[Math.min(1, game.bots.length - 1)] ?? '';
}

/** A ready deck, or any: then luck decides. */
export function deckOrAny(game: GameFacts, deck: string): string {
  return deck || pick(game.decks)?.id || '';
}

function pick(decks: readonly DeckFacts[]): DeckFacts | undefined {
  return decks[Math.floor(Math.random() * decks.length)];
}

/** A seat of somebody at this device, of a computer, or for whoever comes. */
export const mine = (deck: string): SeatPlan => ({ player: 'me', bot: '', deck });
export const computer = (bot: string, deck: string): SeatPlan => ({ player: 'bot', bot, deck });
export const anybody = (): SeatPlan => ({ player: 'open', bot: '', deck: '' });

/** A table that can be found by its link only and has no clock. */
export function quietTable(game: string, seats: SeatPlan[]): NewTable {
  return { game, seats, clock: null, public: false };
}

export function clockWords(clock: Clock | null): string {
  if (!clock) return t('web-clock-off');
  if (clock.kind === 'move') return t('web-clock-move-words', { time: timeWords(clock.seconds) });
  const bank = timeWords(clock.seconds);
  return clock.increment ? t('web-clock-bank-increment-words', { time: bank, increment: clock.increment }) : bank;
}

function timeWords(seconds: number): string {
  return seconds % 60 === 0 ? t('web-minutes', { count: seconds / 60 }) : t('web-seconds', { count: seconds });
}

/** The faction of a deck by its message; undecided ones may be any. */
export function factionName(faction: string): string {
  return faction ? t(`faction-${faction}`) : t('web-any-faction');
}

/** Whether the visitor is asked for a play there. */
export function isMyTurn(table: TableFacts): boolean {
  return table.stage === 'running' && table.seats.some((seat) => seat.you && seat.seat === table.on_turn);
}
