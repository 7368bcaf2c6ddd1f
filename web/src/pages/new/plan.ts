import { usualBot } from '../../lib/tables';
import type { GameFacts } from '../../lib/types';

/** A seat of the table that is being planned. */
export interface Seat {
  seat: string;
  player: 'me' | 'open' | 'bot';
  bot: string;
  /** The deck of somebody at this device. */
  deck: string;
  /** The deck of a computer; empty leaves it to luck. */
  opponentDeck: string;
}

/** How a game is to be played: its form, in teams or not, and by how many. */
export interface Way {
  form: string;
  teams: 'no' | 'yes';
  count: number;
}

/** By how many a form can be played, in teams or not. */
export function countsOf(game: GameFacts, form: string, teams: 'no' | 'yes'): number[] {
  const facts = game.forms.find((one) => one.id === form);
  return (teams === 'yes' ? facts?.team_seats : facts?.seats) ?? [];
}

/** The same way as far as it can be gone with another form. */
export function suited(game: GameFacts, way: Way): Way {
  const teams = countsOf(game, way.form, way.teams).length > 0 ? way.teams : way.teams === 'yes' ? 'no' : 'yes';
  const counts = countsOf(game, way.form, teams);
  return { form: way.form, teams, count: counts.includes(way.count) ? way.count : (counts[0] ?? 2) };
}

/** The options of the game that a way stands for; a game of one form has none. */
export function optionsOf(way: Way): Record<string, string> {
  return way.form ? { form: way.form, teams: way.teams } : {};
}

/** You against whoever comes, with the first ready deck, until something else is chosen. */
export function freshSeat(game: GameFacts, n: number): Seat {
  const deck = (game.one_of_each ? game.decks[n] : game.decks[0])?.id ?? '';
  return { seat: game.seats[n] ?? '', player: n === 0 ? 'me' : 'open', bot: usualBot(game), deck, opponentDeck: '' };
}

/** The deck a seat asks for; empty leaves it open. */
export function deckOf(seat: Seat): string {
  return { me: seat.deck, bot: seat.opponentDeck, open: '' }[seat.player];
}

/** Whether nothing has to be chosen any more. */
export function complete(seat: Seat): boolean {
  return seat.player !== 'me' || seat.deck !== '';
}
