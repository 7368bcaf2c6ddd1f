/** Icons by name. Those of the house come with the first page; those of a game are loaded with its table. */
import house, { games } from 'virtual:icons';

/** For what has no icon of its own: a card of somebody's own deck, a game the client does not know. */
export const UNKNOWN = 'perspective-dice-six-faces-random';

let loaded = $state.raw<Readonly<Record<string, string>>>({});
const loading = new Map<string, Promise<void>>();

/** Load the icons of a game, by its folder, once. A table is shown without them if they do not come. */
export function loadIcons(folder: string): Promise<void> {
  let load = loading.get(folder);
  if (!load) {
    load = fetchIcons(folder).catch(() => void loading.delete(folder)); // the next table tries again
    loading.set(folder, load);
  }
  return load;
}

async function fetchIcons(folder: string): Promise<void> {
  const paths: Record<string, string> = {};
  for (const [key, path] of Object.entries((await games[folder]?.()) ?? {})) {
    const [name = '', card] = key.split(' ');
    if (path) paths[name] = path;
    if (card) paths[chargeIn(folder, card)] = house[name] ?? paths[name] ?? ''; // what is drawn already is only named
  }
  loaded = { ...loaded, ...paths };
}

/** The icons of all games, for the page that names their authors. */
export async function loadAllIcons(): Promise<void> {
  await Promise.all(Object.keys(games).map(loadIcons));
}

/** The names of all icons that are loaded. */
export function iconNames(): string[] {
  return Object.keys({ ...house, ...loaded })
    .filter((name) => !isCharge(name))
    .sort();
}

/** The name of what is drawn on a card: the build tells which icon that is (tools/icons.mjs). */
export function chargeIn(folder: string, card: string): string {
  return `${folder}/${card}`;
}

function isCharge(name: string): boolean {
  return name.includes('/');
}

/** Icons are drawn in a square box of this size. */
export const BOX = 512;

/** The path of an icon in its box; empty while it is loading. */
export function iconPath(name: string): string {
  return house[name] ?? loaded[name] ?? (isCharge(name) ? (house[UNKNOWN] ?? '') : '');
}
