/** What makes the client installable: icons drawn from our mark, a manifest in each language, the worker filled in. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { drawMark } from './mark.mjs';
import { catalogueFiles, textOf } from './words.mjs';

const MARK = new URL('../src/styles/mark.svg', import.meta.url);
const PREVIEW = (language) => new URL(`../../src/stonehall/locale/${language}/shell/preview.ftl`, import.meta.url);
const WORKER = 'worker.js';
/** Pages that are there without the server, even before they were first opened. */
const READ = /\/src\/rules\/(?:Games|Rules)\.svelte$/;
const GROUND = '#1a1e24';
/** Icons by file: how wide, and how much of it the mark takes; less where a system cuts the corners off. */
const ICONS = {
  'icon-180.png': { size: 180, part: 1, purpose: '' },
  'icon-192.png': { size: 192, part: 1, purpose: 'any' },
  'icon-512.png': { size: 512, part: 1, purpose: 'any' },
  'icon-maskable.png': { size: 512, part: 0.72, purpose: 'maskable' },
};
/** Which pages a long press on the icon offers. */
const SHORTCUTS = { '/games': 'web-your-games', '/rules': 'web-rules' };

export function offline() {
  return {
    name: 'stonehall-offline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const mark = readFileSync(MARK, 'utf-8');
      for (const [file, { size, part }] of Object.entries(ICONS))
        this.emitFile({ type: 'asset', fileName: file, source: drawMark(mark, size, part) });
      for (const language of Object.keys(catalogueFiles()))
        this.emitFile({ type: 'asset', fileName: `manifest-${language}.webmanifest`, source: manifest(language) });
      const worker = bundle[WORKER];
      const page = String(bundle['index.html'].source);
      const names = Object.keys(bundle).filter((name) => name !== WORKER);
      const whole = JSON.stringify([names.sort(), page, worker.code]); // names tell what is in all other files
      const build = createHash('sha256').update(whole).digest('hex').slice(0, 12);
      const filled = `const BUILD=${JSON.stringify(build)},SHELL=${JSON.stringify(shellOf(bundle, page))};\n`;
      worker.code = filled + worker.code;
    },
  };
}

/** What every page needs: what it names itself, the words of each language, the letters, and the pages of the rules. */
function shellOf(bundle, page) {
  const found = new Set();
  const add = (name) => {
    if (found.has(name) || !bundle[name]) return;
    found.add(name);
    bundle[name].imports?.forEach(add);
    bundle[name].viteMetadata?.importedCss.forEach(add);
  };
  [...page.matchAll(/"\/(assets\/[^"]+)"/g)].forEach(([, name]) => add(name));
  Object.keys(bundle)
    .filter(
      (name) =>
        /^assets\/words-[a-z]+-shell(?:_rules)?-|-latin-wght-normal-.*woff2$/.test(name) ||
        READ.test(bundle[name].facadeModuleId),
    )
    .forEach(add);
  return [...found].sort().map((name) => `/${name}`);
}

function manifest(language) {
  const say = (id) =>
    messageIn([textOf(catalogueFiles()[language].shell), readFileSync(PREVIEW(language), 'utf-8')].join('\n'), id);
  const icons = Object.entries(ICONS)
    .filter(([, { purpose }]) => purpose)
    .map(([file, { size, purpose }]) => ({ src: `/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose }));
  return JSON.stringify(
    {
      name: say('web-title'),
      short_name: say('web-title'),
      description: say('preview-hall'),
      lang: language,
      id: '/',
      start_url: '/',
      scope: '/',
      display: 'standalone',
      background_color: GROUND,
      theme_color: GROUND,
      categories: ['games'],
      icons,
      shortcuts: Object.entries(SHORTCUTS).map(([url, id]) => ({ name: say(id), url })),
    },
    null,
    1,
  );
}

/** A message that stands in one line. */
function messageIn(catalogue, id) {
  const found = new RegExp(`^${id} = (.+)$`, 'm').exec(catalogue)?.[1];
  if (!found) throw new Error(`There is no message ${id} in one line.`);
  return found;
}
