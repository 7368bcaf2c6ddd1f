/** Who sits where, how they are called, and by which colours seats are told apart. */

import type { Tincture } from '../shell/heraldry';
import { onePerPlayer, seatName, seatWord } from '../shell/people.svelte';
import type { Scene, SeatFacts, TableFacts } from '../shell/types';

/** The colours of seats in the order of turns, beginning with the viewer's own. */
const TONES: readonly Tincture[] = ['azure', 'gules', 'argent', 'vert', 'or'];

/** The viewer sits on several seats, which do not go together: the device is passed on. */
export function isHotSeat(table: TableFacts): boolean {
  return onePerPlayer(table.seats).filter((seat) => seat.you).length > 1;
}

/** The seat at the lower edge. At a device that is passed on the board stays as it lies. */
export function homeSeat(table: TableFacts): string {
  const own = isHotSeat(table) ? undefined : table.seats.find((seat) => seat.you);
  return (own ?? table.seats[0])?.seat ?? '';
}

/** The other seats in the order of turns, beginning after one. */
export function seatsAround(table: TableFacts, home: string): string[] {
  const seats = table.seats.map((one) => one.seat);
  const at = seats.indexOf(home);
  return [...seats.slice(at + 1), ...seats.slice(0, at)];
}

/** The colours of a seat as the viewer sees them: azure at the lower edge. */
export function seatTone(table: TableFacts, seat: string): Tincture {
  const home = homeSeat(table);
  return TONES[[home, ...seatsAround(table, home)].indexOf(seat)] ?? 'gules';
}

export function seatFacts(table: TableFacts, seat: string): SeatFacts | undefined {
  return table.seats.find((one) => one.seat === seat);
}

/** How the one on a seat is called: by name, if that tells the players apart. */
export function nameOf(table: TableFacts, seat: string): string {
  const own = seatFacts(table, seat);
  const names = table.seats.map(seatName);
  const name = own ? seatName(own) : '';
  return names.filter((one) => one === name).length === 1 ? name : seatWord(seat);
}

/** How the player of a seat is called where its deck is told as well: one who has several seats by the name, too. */
export function playerName(table: TableFacts, seat: string): string {
  const facts = seatFacts(table, seat);
  return facts?.together ? seatName(facts) : nameOf(table, seat);
}

/** Does the viewer play here at all? */
export function isPlayer(table: TableFacts): boolean {
  return table.seats.some((seat) => seat.you);
}

/** Does the viewer play, and nobody else but computers? */
export function isAgainstComputers(table: TableFacts): boolean {
  return isPlayer(table) && !isHotSeat(table) && table.seats.every((seat) => seat.you || seat.kind === 'bot');
}

/** Whom everybody waits for: the one who is asked, else the one on turn. */
export function awaited(scene: Scene): string {
  return scene.view.decision?.seat || scene.view.active;
}
