/** Who sits where when a game is played on from a replay. */
import type { SeatFacts, SeatPlan } from '../shell/types';

/** Against computers, with whoever comes, or alone on all seats. */
export type Against = 'bot' | 'open' | 'me';

/** The visitor takes a seat, and those that go together with it; the others are planned alike. */
export function seatsAgainst(seats: readonly SeatFacts[], own: string, against: Against, bot: string): SeatPlan[] {
  const held = seats.find((seat) => seat.seat === own)?.together ?? false;
  return seats.map((seat) => {
    const mine = against === 'me' || seat.seat === own || (held && seat.together);
    return { player: mine ? 'me' : against, bot: mine || against !== 'bot' ? '' : bot, deck: '', together: seat.together };
  });
}
