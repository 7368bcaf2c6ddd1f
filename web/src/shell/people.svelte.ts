/** The visitor, and what people and computers are called. */
import { forgetKept, keepFor } from '../offline/reach.svelte';
import { api } from './api';
import type { Me, SeatFacts } from './types';
import { has, language, t } from './words.svelte';

export const visitor: { me: Me | null } = $state({ me: null });

export async function meet(): Promise<void> {
  visitor.me = await api.me();
  await keepFor(visitor.me.id);
}

export async function rename(name: string): Promise<void> {
  visitor.me = await api.rename(name);
  await forgetKept(); // what was kept calls them by another name
}

/** Be forgotten by the server, and begin anew. */
export async function logOut(): Promise<void> {
  await api.logOut();
  await forgetKept();
  location.assign('/');
}

/** Those who have chosen no name go by a number. */
export function personName(name: string): string {
  return /^\d+$/.test(name) ? t('web-guest', { number: name }) : name;
}

/** What a computer is called; one that another package brings goes by its own name. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot;
}

/** What a computer is called where it need not be said that it is none of us; the bots of old games have no such name. */
export function levelName(bot: string): string {
  return has(`web-level-${bot}`) ? t(`web-level-${bot}`) : botName(bot);
}

/** A seat before anybody sits there; a game that calls it by a name the shell does not know is taken at its word. */
export function seatWord(seat: string): string {
  return has(`seat-${seat}`) ? t(`seat-${seat}`) : seat;
}

/** One seat for each player: of those that go together the first. */
export function onePerPlayer(seats: readonly SeatFacts[]): SeatFacts[] {
  const held = seats.find((seat) => seat.together);
  return seats.filter((seat) => !seat.together || seat === held);
}

/** Several seats, in words. */
export function seatWords(seats: readonly string[]): string {
  return new Intl.ListFormat(language.code).format(seats.map(seatWord));
}

/** Who sits there, in words. */
export function seatName(seat: SeatFacts): string {
  if (seat.kind === 'bot') return botName(seat.bot);
  return seat.kind === 'open' ? t('web-open-seat') : personName(seat.name) || seatWord(seat.seat);
}

/** The seats of a game that no house keeps: the visitor by name, the others as people, of whom no hints are asked. */
export function practiceSeats(seats: readonly SeatFacts[]): SeatFacts[] {
  return seats.map((seat) => ({ ...seat, kind: 'person', name: seat.you ? (visitor.me?.name ?? '') : botName(seat.bot) }));
}
