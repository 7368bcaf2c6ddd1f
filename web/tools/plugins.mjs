/** What our build adds to Vite's: icons and words as modules, and the licences of the fonts beside the fonts. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { extractIcons } from './icons.mjs';
import { catalogueFiles, textOf } from './words.mjs';

const FONTS = ['inter', 'alegreya', 'cinzel'];

/** `virtual:icons` has the icons of the house, and for each game how to load its own (`virtual:icons/<folder>`). */
export function icons() {
  let found;
  return virtual('virtual:icons', {
    start: () => (found = extractIcons()),
    load(part) {
      if (part) return `export default ${JSON.stringify(found.games[part])};`;
      const loaders = Object.keys(found.games).map((game) => loader(game, `virtual:icons/${game}`));
      return `export default ${JSON.stringify(found.house)};\nexport const games = {${loaders.join(',')}};`;
    },
  });
}

/** `virtual:words` says how to load the words of a language: those of the shell, and those of each game. */
export function words() {
  return virtual('virtual:words', {
    load(part) {
      const files = catalogueFiles();
      if (part) {
        const [language, folder] = part.split('/');
        for (const file of files[language][folder]) this.addWatchFile(file);
        return `export default ${JSON.stringify(textOf(files[language][folder]))};`;
      }
      const languages = Object.entries(files).map(([language, parts]) => {
        const loaders = Object.keys(parts).map((folder) => loader(folder, `virtual:words/${language}/${folder}`));
        return `${language}: {${loaders.join(',')}}`;
      });
      return `export default {${languages.join(',')}};`;
    },
  });
}

function loader(name, module) {
  return `${name}: () => import('${module}').then((loaded) => loaded.default)`;
}

/** A plugin that makes a module and those below it; `load` gets what comes after the slash, empty for the module itself. */
function virtual(id, { start, load }) {
  return {
    name: id.replace('virtual:', 'stonehall-'),
    buildStart: start,
    resolveId: (wanted) => (wanted === id || wanted.startsWith(`${id}/`) ? `\0${wanted}` : undefined),
    load(wanted) {
      if (wanted !== `\0${id}` && !wanted.startsWith(`\0${id}/`)) return undefined;
      return load.call(this, wanted.slice(id.length + 2));
    },
  };
}

/** Chunks of words and icons by what they hold: `words-en-shell`, `icons-<game>`. */
export function chunkName(chunk) {
  const held = /^\0virtual:(.+)$/.exec(chunk.facadeModuleId ?? '')?.[1] ?? gameOf(chunk.facadeModuleId) ?? '[name]';
  return `assets/${held.replaceAll('/', '-')}-[hash].js`;
}

/** What every page with a board needs, what battles share, and what of both is only seen in one layout. */
const TOGETHER = {
  'board-wide': /\/src\/table\/(?:LogAndChat|LogLines?|kit\/(?:CardChip|Pile|SeatPanel))\./,
  'board-phone': /\/src\/table\/(?:PhoneSheets|kit\/(?:CardSheet|SeatStrip))\./,
  'battle-phone': /\/src\/table\/kit\/battle\/FighterSheet\./,
  board:
    /\/src\/(?:table\/(?:asked|layouts|cards|choosing|focus|gesture|hinting|interaction|keys|log|offers|sentence|showing|squares|stage|way|Hand|PromptBar|RuleLink|kit\/(?!PlaceMenu)\w+)|shell\/(?:later|RichText|SeatMark))\.(?:svelte|ts)|bindings\/size\.js/,
  battle: /\/src\/table\/kit\/battle\/(?!AimLine|Flight|LaidCards|OddsPanel|PromptDice|TileGhost|Token)/,
};

/** Few chunks, and not dozens of a few hundred bytes each: a chunk names whatever it takes from another. */
export function sharedParts(module, { getModuleInfo }) {
  const needs = (entry) => neededBy(entry, getModuleInfo);
  const shell = needs(`${SOURCE}main.ts`);
  if (shell.has(module) || NUMBERS.test(module)) return module.endsWith('/main.ts') ? undefined : 'shell';
  const found = Object.keys(TOGETHER).find((chunk) => TOGETHER[chunk].test(module));
  const folder = found ? undefined : /\/src\/games\/([^/]+)\/(?!(?:index|wide|phone)\.ts)/.exec(module)?.[1];
  if (!folder) return found;
  const [index, wide, phone] = ['index', 'wide', 'phone'].map((part) => needs(`${SOURCE}games/${folder}/${part}.ts`));
  if (index.has(module) || (wide.has(module) && phone.has(module))) return `${folder}-base`;
  return wide.has(module) ? `${folder}-beside` : undefined;
}

/** Too small for a chunk of its own, and wanted by most pages. */
const NUMBERS = /\/src\/shell\/numbers\./;

const SOURCE = fileURLToPath(new URL('../src/', import.meta.url));
const needed = new Map();

/** A module and all that must be there before it runs. */
function neededBy(entry, getModuleInfo) {
  let found = needed.get(entry);
  if (found) return found;
  needed.set(entry, (found = new Set()));
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** `<game>`, and what of it only one layout shows: `<game>-wide`, `<game>-phone`. */
function gameOf(module) {
  const [, folder, part] = /\/src\/games\/([^/]+)\/(index|wide|phone)\.ts$/.exec(module ?? '') ?? [];
  return part === 'index' ? folder : folder && `${folder}-${part}`;
}

export function fontLicences() {
  return {
    name: 'stonehall-font-licences',
    apply: 'build',
    generateBundle() {
      for (const font of FONTS) {
        const text = new URL(`../node_modules/@fontsource-variable/${font}/LICENSE`, import.meta.url);
        this.emitFile({ type: 'asset', fileName: `assets/licence-${font}.txt`, source: readFileSync(text, 'utf-8') });
      }
    },
  };
}
