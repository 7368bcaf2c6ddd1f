import { loneSeats } from '../../games';
import { usualBot } from '../tables';
import type { GameFacts, SeatPlan } from '../../shell/types';

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

/** How a game is to be played: its form, in teams or not, by how many, and the seats that one player has. */
export interface Setup {
  form: string;
  teams: 'no' | 'yes';
  count: number;
  lone: readonly string[];
}

/** By how many a form can be played, in teams or not. */
export function countsOf(game: GameFacts, form: string, teams: 'no' | 'yes'): number[] {
  const facts = game.forms.find((one) => one.id === form);
  return (teams === 'yes' ? facts?.team_seats : facts?.seats) ?? [];
}

/** Whether a game can be played in several ways at all. */
export function hasWays(game: GameFacts): boolean {
  return game.forms.some((form) => game.forms.length > 1 || form.seats.length > 1 || form.team_seats.length > 0);
}

/** The same setup as far as another form allows. */
export function suited(game: GameFacts, setup: Setup): Setup {
  const teams = countsOf(game, setup.form, setup.teams).length > 0 ? setup.teams : setup.teams === 'yes' ? 'no' : 'yes';
  const counts = countsOf(game, setup.form, teams);
  const lone = loneSeats(game.id, setup.form);
  return {
    form: setup.form,
    teams,
    count: counts.includes(setup.count) ? setup.count : (counts[0] ?? 2),
    lone: lone.find((seats) => seats.join() === setup.lone.join()) ?? lone[0] ?? [],
  };
}

/** The seat whose player has this one, too; nothing where it has a player of its own. */
export function leaderOf(seats: readonly Seat[], lone: readonly string[], seat: Seat): Seat | undefined {
  const leader = seats.find((one) => lone.includes(one.seat));
  return leader !== seat && lone.includes(seat.seat) ? leader : undefined;
}

/** The seats with those who are to sit there, as far as one sits on several. */
export function seated(seats: readonly Seat[], lone: readonly string[]): Seat[] {
  return seats.map((seat) => {
    const leader = leaderOf(seats, lone, seat);
    return leader ? { ...seat, player: leader.player, bot: leader.bot } : seat;
  });
}

/** A seat as the server is asked for it. */
export function planOf(seat: Seat, lone: readonly string[]): SeatPlan {
  const { player } = seat;
  return { player, bot: player === 'bot' ? seat.bot : '', deck: deckOf(seat), together: lone.includes(seat.seat) };
}

/** The settings of the game that a setup stands for: what is usual, and perhaps no setting of the game at all, is left out. */
export function settingsOf({ form, teams }: Pick<Setup, 'form' | 'teams'>): Record<string, string> {
  return { ...(form ? { form } : {}), ...(teams === 'yes' ? { teams } : {}) };
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
export function complete(game: GameFacts, seat: Seat): boolean {
  return seat.player !== 'me' || seat.deck !== '' || game.decks.length === 0;
}

/** The settings that are texts, as far as any were brought. */
export function brought(texts: Readonly<Record<string, string | null>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter((one): one is [string, string] => Boolean(one[1])));
}

/** The most bytes of files that are read at all; the server says exactly how long a text may be. */
const MOST_BYTES = 160_000;

/** Whether files are so long that nobody reads them. */
export function tooLong(files: readonly File[]): boolean {
  return files.reduce((sum, file) => sum + file.size, 0) > MOST_BYTES;
}

/** What files may be called together, if their text does not say it: like the folder they come from, or like the files. */
export function titleOf(files: readonly Pick<File, 'name' | 'webkitRelativePath'>[]): string {
  const folder = files[0]?.webkitRelativePath.split('/').at(-2) ?? '';
  const names = folder ? [folder] : files.map((file) => file.name.replace(/\.[^.]*$/, ''));
  return names
    .join(', ')
    .replaceAll(/[-_\s]+/g, ' ')
    .trim()
    .slice(0, 60);
}
