/** Which icon stands for what. The names are kept as data, from which the build takes the icons it needs. */
import charges from './icons/charges.json';
import house from './icons/house.json';

/** For what has no icon of its own: a card of somebody's own deck, a faction yet to come. */
const UNKNOWN = 'perspective-dice-six-faces-random';

type Table = Readonly<Record<string, string>>;

/** The charge of a card. */
export function chargeOf(card: string): string {
  return (charges.cards as Table)[card] ?? UNKNOWN;
}

/** The emblem of a faction. */
export function emblemOf(faction: string): string {
  return (house.factions as Table)[faction] ?? UNKNOWN;
}

/** The emblem of a game. */
export function gameEmblem(game: string): string {
  return (house.games as Table)[game] ?? UNKNOWN;
}

/** The icon of a deck symbol. */
export function symbolIcon(symbol: string): string {
  return (charges.symbols as Table)[symbol] ?? UNKNOWN;
}

/** The icon of a phase. */
export function phaseIcon(phase: string): string {
  return (house.phases as Table)[phase] ?? UNKNOWN;
}
