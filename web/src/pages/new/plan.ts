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

/** Whether nothing has to be chosen any more. */
export function complete(seat: Seat): boolean {
  return seat.player !== 'me' || seat.deck !== '';
}
