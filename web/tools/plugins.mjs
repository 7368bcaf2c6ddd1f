/** What our build adds to Vite's: icons and words as modules, and the licences of the fonts beside the fonts. */
import { readFileSync } from 'node:fs';
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

const BOARD =
  /\/src\/(?:table\/(?:cards|choosing|focus|gesture|hinting|interaction|keys|log|offers|sentence|showing|squares|stage|way|DragGhost|Hand|LogLine|PhoneSheets|PromptBar|ProposalBar|ShownCard|WatchTools|kit\/\w+)|shell\/(?:RichText|SeatMark|sizes))\.(?:svelte|ts)|bindings\/size\.js|reactivity\/map\.js/;

const BATTLE = /\/src\/table\/kit\/battle\//;

/** What every page with a board needs is one chunk, and not a dozen of a few hundred bytes each; so is what battles share. */
export function boardParts(module) {
  return BOARD.test(module) ? 'board' : BATTLE.test(module) ? 'battle' : undefined;
}

function gameOf(module) {
  return /\/src\/games\/([^/]+)\/index\.ts$/.exec(module ?? '')?.[1];
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
