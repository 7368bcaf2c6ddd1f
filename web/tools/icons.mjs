/** Takes the icons that are named in `src/lib/icons/*.json`, and no others, from the installed icon set. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { roundPath } from './paths.mjs';

const require = createRequire(import.meta.url);
const HOUSE = new URL('../src/lib/icons/house.json', import.meta.url);
const CHARGES = new URL('../src/lib/icons/charges.json', import.meta.url);

/** The paths of the icons of the first page, and of those that only the table needs. */
export function extractIcons() {
  const house = namesIn(HOUSE);
  const charges = namesIn(CHARGES).filter((name) => !house.includes(name));
  const set = require('@iconify-json/game-icons/icons.json').icons;
  const missing = [...house, ...charges].filter((name) => !set[name]);
  if (missing.length > 0) throw new Error(`The icon set has no ${missing.join(', ')}.`);
  return { house: paths(set, house), charges: paths(set, charges) };
}

/** The names in a file: the values of its tables and the items of its lists. */
function namesIn(file) {
  const groups = Object.values(JSON.parse(readFileSync(file, 'utf-8')));
  return [...new Set(groups.flatMap((group) => Object.values(group)))].sort();
}

function paths(set, names) {
  return Object.fromEntries(names.map((name) => [name, pathOf(name, set[name].body)]));
}

/** Every icon of the set is a single path in one colour, so its shape is all we need. */
function pathOf(name, body) {
  const match = /^<path fill="currentColor" d="([^"]*)"\/>$/.exec(body);
  if (!match) throw new Error(`The icon ${name} is not a single path.`);
  return roundPath(match[1]);
}
