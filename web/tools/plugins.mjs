/** What our build adds to Vite's: the icons as modules, and the licences of the fonts beside the fonts. */
import { readFileSync } from 'node:fs';
import { extractIcons } from './icons.mjs';

const MODULES = { 'virtual:icons': 'house', 'virtual:icons/charges': 'charges' };
const FONTS = ['inter', 'alegreya', 'cinzel'];

export function icons() {
  let found;
  return {
    name: 'stonehall-icons',
    buildStart() {
      found = extractIcons();
    },
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    load(id) {
      const part = MODULES[id.slice(1)];
      return id.startsWith('\0') && part ? `export default ${JSON.stringify(found[part])};` : undefined;
    },
  };
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
