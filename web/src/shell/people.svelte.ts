/** The visitor, and what people and computers are called. */
import { api } from './api';
import type { Me, SeatFacts } from './types';
import { t } from './words.svelte';

export const visitor: { me: Me | null } = $state({ me: null });

export async function meet(): Promise<void> {
  visitor.me = await api.me();
}

export async function rename(name: string): Promise<void> {
  visitor.me = await api.rename(name);
}

/** Those who have chosen no name go by a number. */
export function personName(name: string): string {
  return /^\d+$/.test(name) ? t('web-guest', { number: name }) : name;
}

/** Who sits there, in words. */
export function seatName(seat: SeatFacts): string {
  if (seat.kind === 'bot') return t(`bot-${seat.bot}`);
  return seat.kind === 'open' ? t('web-open-seat') : personName(seat.name);
}
