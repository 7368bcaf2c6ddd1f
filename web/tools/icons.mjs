/** Takes the icons that are named in the `icons.json` and `front.json` files, and no others, from the installed icon set. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { roundPath } from './paths.mjs';

const require = createRequire(import.meta.url);
const HOUSE = new URL('../src/shell/icons/house.json', import.meta.url);
const GAMES = new URL('../src/games/', import.meta.url);

/**
 * The paths of the icons of the house (fronts of games included), and of those that only the table of a game needs: by
 * their names, those of cards by the name and the card (`third-eye tacullu`), so that no table has to say it once more.
 */
export function extractIcons() {
  const folders = readdirSync(GAMES, { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map((one) => one.name);
  const fronts = folders.map((game) => new URL(`${game}/front.json`, GAMES));
  const house = [...new Set([...namesIn(HOUSE), ...fronts.flatMap(emblemsIn)])].sort();
  const set = require('@iconify-json/game-icons/icons.json').icons;
  const games = {};
  for (const game of folders) {
    const { cards = {}, ...marks } = read(new URL(`${game}/icons.json`, GAMES));
    const names = namesOf(marks).filter((name) => !house.includes(name));
    const charges = Object.entries(cards).map(([card, name]) => `${name} ${card}`);
    if (names.length > 0) games[game] = drawnOnce(paths(set, [...names, ...charges]), house);
  }
  return { house: paths(set, house), games };
}

/** The names in a file: the values of its tables and the items of its lists. */
function namesIn(file) {
  return namesOf(read(file));
}

function namesOf(groups) {
  return [...new Set(Object.values(groups).flatMap((group) => Object.values(group)))].sort();
}

/** What is called an emblem, however deep it stands in a file. */
function emblemsIn(file) {
  const names = [];
  JSON.stringify(read(file), (key, value) => {
    if (key === 'emblem') names.push(value);
    return value;
  });
  return names;
}

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf-8')) : {};
}

/** No path stands twice: what is drawn already, here or in the house, is only named. */
function drawnOnce(drawn, house) {
  const seen = new Set(house);
  const once = Object.entries(drawn).map(([key, path]) => {
    const [name] = key.split(' ');
    const again = seen.has(name);
    seen.add(name);
    return [key, again ? '' : path];
  });
  return Object.fromEntries(once);
}

function paths(set, names) {
  const icon = (name) => set[name.split(' ')[0]];
  const missing = names.filter((name) => !icon(name));
  if (missing.length > 0) throw new Error(`The icon set has no ${missing.join(', ')}.`);
  return Object.fromEntries(names.map((name) => [name, pathOf(name, icon(name).body)]));
}

/** Every icon of the set is a single path in one colour, so its shape is all we need. */
function pathOf(name, body) {
  const match = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(body);
  if (!match) throw new Error(`The icon ${name} is not a single path.`);
  return roundPath(match[1]);
}
