/** Which icon stands for what. The names are kept as data, from which the build takes the icons it needs. */
import { UNKNOWN } from '../../shell/icons/icons.svelte';
import icons from './icons.json';

type Table = Readonly<Record<string, string>>;

/** The charge of a card. */
export function chargeOf(card: string): string {
  return (icons.cards as Table)[card] ?? UNKNOWN;
}

/** The icon of how far a card attacks. */
export function rangeIcon(range: string): string {
  return range === 'bow' ? 'high-shot' : 'broadsword';
}

/** The icon of a phase. */
export function phaseIcon(phase: string): string {
  return (icons.phases as Table)[phase] ?? UNKNOWN;
}
