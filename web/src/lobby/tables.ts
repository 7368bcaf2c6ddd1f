/** Planning tables, and saying what they are like. */
import { formName, gameTitle, loneSeats, textWords } from '../games';
import { onePerPlayer, seatName } from '../shell/people.svelte';
import { settings } from '../shell/settings.svelte';
import type { Clock, DeckFacts, GameFacts, JoinTable, NewTable, SeatPlan, TableFacts } from '../shell/types';
import { language, t } from '../shell/words.svelte';

/** The computer that was chosen last, as far as it plays this game; the gentlest for whoever has chosen none. */
export function usualBot(game: GameFacts): string {
  return game.bots.includes(settings.level) ? settings.level : (game.bots[0] ?? '');
}

/** A ready deck, or any that is not taken: then luck decides. */
export function deckOrAny(game: GameFacts, deck: string, taken: string): string {
  return deck || pick(game.decks.filter((one) => !game.one_of_each || one.id !== taken))?.id || '';
}

function pick(decks: readonly DeckFacts[]): DeckFacts | undefined {
  return decks[Math.floor(Math.random() * decks.length)];
}

/** A seat of somebody at this device, of a computer, or for whoever comes. */
export const mine = (deck: string): SeatPlan => ({ player: 'me', bot: '', deck });
export const computer = (bot: string, deck: string): SeatPlan => ({ player: 'bot', bot, deck });
export const anybody = (): SeatPlan => ({ player: 'open', bot: '', deck: '' });

/** By how few a form can be played. */
export function least(game: GameFacts, form: string): number {
  const counts = game.forms.find((one) => one.id === form)?.seats ?? [];
  return Math.min(...counts, game.seats.length);
}

/** These seats, and computers on all others. */
export function filled(count: number, seats: SeatPlan[], bot: string): SeatPlan[] {
  const missing = Math.max(0, count - seats.length);
  return [...seats, ...Array.from({ length: missing }, () => computer(bot, ''))];
}

/** A table that can be found by its link only and has no clock. */
export function quietTable(game: GameFacts, seats: SeatPlan[], form = ''): NewTable {
  const settings: Record<string, string> = form ? { form } : {};
  return { game: game.id, seats: shared(game, seats, form), clock: null, public: false, settings, practice: false };
}

/** Where one player has several seats, whoever is to have the first of them has the others, with decks left to luck. */
function shared(game: GameFacts, seats: SeatPlan[], form: string): SeatPlan[] {
  const held = loneSeats(game.id, form)[0]?.map((seat) => game.seats.indexOf(seat)) ?? [];
  const first = seats[held[0] ?? -1];
  if (!first) return seats;
  return seats.map((seat, n) => (held.includes(n) ? { ...first, deck: seat === first ? seat.deck : '', together: true } : seat));
}

/** The seats that somebody may take, those together that go together. */
export function openSeats(table: TableFacts): string[][] {
  const free = table.seats.filter((seat) => seat.kind === 'open');
  const held = free.filter((seat) => seat.together);
  return onePerPlayer(free).map((seat) => (seat.together ? held : [seat]).map((one) => one.seat));
}

/** To sit down on these seats, with a deck on each. */
export function sittingDown(seats: readonly string[], decks: Readonly<Record<string, string>>): JoinTable {
  const [seat = '', ...others] = seats;
  return { seat, deck: decks[seat] ?? '', more: Object.fromEntries(others.map((one) => [one, decks[one] ?? ''])) };
}

/** The game of a table, and its form if one was chosen. */
export function gameWords(table: TableFacts): string {
  const parts = [gameTitle(table.game)];
  if (table.settings.form) parts.push(formName(table.game, table.settings.form));
  if (table.settings.teams === 'yes') parts.push(t('web-teams-yes'));
  parts.push(...textWords(table.game, table.texts));
  if (table.practice) parts.push(t('web-practice'));
  return parts.join(' · ');
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

/** When an open table is closed if nobody comes, in words. */
export function untilWords(table: TableFacts): string {
  const format = new Intl.DateTimeFormat(language.code, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return t('web-open-until', { time: format.format(table.until * 1000).replaceAll(' ', '\u00a0') });
}

/** How a game that is over ended for the visitor, or who won it. */
export function resultWords(table: TableFacts): string {
  const won = table.seats.filter((seat) => table.winners.includes(seat.seat));
  if (table.reason === '' || table.reason === 'rules') return t('web-stage-over');
  if (won.length === 0) return t('web-result-draw');
  const mine = onePerPlayer(table.seats).filter((seat) => seat.you);
  if (mine.length !== 1) return t('web-result-seen', { players: onePerPlayer(won).map(seatName).join(', ') });
  return t(won.some((seat) => seat.you) ? 'web-result-won' : 'web-result-lost');
}

/** Whether the visitor is asked for a play there. */
export function isMyTurn(table: TableFacts): boolean {
  return table.stage === 'running' && table.seats.some((seat) => seat.you && seat.seat === table.on_turn);
}
