/** Which icon stands for what. The names are kept as data, from which the build takes the icons it needs. */
import { chargeIn, UNKNOWN } from '../../shell/icons/icons.svelte';
import { phases } from './icons.json';

type Table = Readonly<Record<string, string>>;

/** The charge of a card. */
export function chargeOf(card: string): string {
  return chargeIn('alliances', card);
}

/** The icon of how far a card attacks. */
export function rangeIcon(range: string): string {
  return range === 'bow' ? 'high-shot' : 'broadsword';
}

/** The icon of a phase. */
export function phaseIcon(phase: string): string {
  return (phases as Table)[phase] ?? UNKNOWN;
}
