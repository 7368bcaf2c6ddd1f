/** The icons of everything on the mountain, by the names the engine uses. */
import icons from './icons.json';

type Table = Readonly<Record<string, string>>;

const UNKNOWN = 'mountains';

/** The icon of a resource or of a symbol: every cart looks like a cart. */
export function resourceIcon(name: string): string {
  return (icons.resources as Table)[name.replace(/^(fire|ice|moon)-/, '')] ?? UNKNOWN;
}

export function clanIcon(clan: string): string {
  return (icons.clans as Table)[clan] ?? UNKNOWN;
}

export function workshopIcon(kind: string): string {
  return (icons.workshops as Table)[kind] ?? 'anvil';
}

export function categoryIcon(category: string): string {
  return (icons.categories as Table)[category] ?? UNKNOWN;
}

/** The clan whose cart a symbol is; empty for all others. */
export function cartClan(symbol: string): string {
  return /^(fire|ice|moon)-cart$/.exec(symbol)?.[1] ?? '';
}
