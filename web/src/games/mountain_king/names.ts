/** What things are called, and what is printed on them. */
import { t } from '../../shell/words.svelte';
import { cardsOf } from '../../table/cards.svelte';
import type { CardFacts, HallFacts, SpellFacts, TrollFacts, TunnelFacts, WorkshopFacts } from './types';

export const cards = cardsOf<CardFacts>('mountain-king');

export function cardName(card: string): string {
  return t(`mk-card-${card}`);
}

export function hallName(hall: string): string {
  return t(`mk-hall-${hall}`);
}

/** A resource so many times, as it is counted everywhere: 2 × stone. */
export function counted(resource: string, count: number): string {
  return t('mk-table-counted', { count, resource: t(`mk-symbol-${resource}`) });
}

export function trollFacts(card: string): TrollFacts | undefined {
  const facts = cards.get(card);
  return facts?.kind === 'troll' || facts?.kind === 'starter' ? facts : undefined;
}

export function spellFacts(card: string): SpellFacts | undefined {
  const facts = cards.get(card);
  return facts?.kind === 'spell' ? facts : undefined;
}

export function hallFacts(hall: string): HallFacts | undefined {
  const facts = cards.get(hall);
  return facts?.kind === 'hall' ? facts : undefined;
}

export function tunnelFacts(shape: string): TunnelFacts | undefined {
  const facts = cards.get(shape);
  return facts?.kind === 'tunnel' ? facts : undefined;
}

/** The clan and level of a troll, in words. */
export function trollKind({ clan, level }: TrollFacts): string {
  return t('mk-table-troll-kind', { clan: t(`mk-clan-${clan}`), level });
}

/** What a spell does: for whoever looks, if the amount is given, else as it is printed. */
export function spellText(spell: string, amount?: number): string {
  const facts = spellFacts(spell);
  if (!facts) return '';
  const told = t(`mk-effect-${facts.effect}`, { amount: amount ?? facts.amount });
  return amount || !facts.late ? told : `${told} ${t('mk-effect-late')}`;
}

/** A place of a trollsmoot: 3b is the second of the third row. */
export function placeName(slot: string): string {
  return t('mk-table-place', { row: Number(slot[0]), place: slot.charCodeAt(1) - 96 });
}

/** What a workshop exchanges; what goes both ways is named once. */
export function exchangesOf(workshop: string): (WorkshopFacts['exchanges'][number] & { back: boolean })[] {
  const facts = cards.get(workshop);
  const all = facts?.kind === 'workshop' ? facts.exchanges : [];
  return all
    .map((one) => ({ ...one, back: all.some((other) => other.give === one.gain && other.gain === one.give) }))
    .filter((one, n) => !one.back || !all.some((other, m) => m < n && other.gain === one.give));
}
