/** Which icon stands for what. The names are kept as data, from which the build takes the icons it needs. */
import { chargeIn, UNKNOWN } from '../../shell/icons/icons.svelte';
import { phases, symbols } from './icons.json';

type Table = Readonly<Record<string, string>>;

/** The charge of a card. */
export function chargeOf(card: string): string {
  return chargeIn('summoner_wars', card);
}

/** The icon of an attack. */
export function attackIcon(attack: string): string {
  return attack === 'melee' ? 'broadsword' : 'high-shot';
}

/** The icon of a deck symbol. */
export function symbolIcon(symbol: string): string {
  return (symbols as Table)[symbol] ?? UNKNOWN;
}

/** The icon of a phase. */
export function phaseIcon(phase: string): string {
  return (phases as Table)[phase] ?? UNKNOWN;
}
