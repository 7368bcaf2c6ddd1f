/** The catalogues of `src/stonehall/locale`, cut into what every visitor needs and what a game needs, by language. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCALE = new URL('../../src/stonehall/locale/', import.meta.url);
const SHELL = 'shell';
const FRONT = 'front.ftl'; // what is said of a game where it is not played
const PARTS = {
  'lessons.ftl': 'lessons',
  'exercises.ftl': 'exercises',
  'editing.ftl': 'editing',
  'positions.ftl': 'editing',
}; // said on pages of their own
const SHELL_PARTS = {
  ...PARTS,
  'table.ftl': 'table',
  'playing.ftl': 'table',
  'record.ftl': 'replay',
  'replay.ftl': 'replay',
  'analysis.ftl': 'replay',
  'new.ftl': 'new',
  'rules.ftl': 'rules',
  'ladder.ftl': 'ladder',
  'about.ftl': 'about',
  'workbench.ftl': 'editing',
  'mine.ftl': 'mine',
  'browser.ftl': 'browser',
};
const INSTEAD = 'instead'; // what a game says instead of the shell, in a folder of its own
const ELSEWHERE = ['terminal.ftl', 'preview.ftl']; // said by the terminal and by the server, never by the client

/** The files of each part of each language: `{ en: { shell: [path, …], <game>: […] } }`. */
export function catalogueFiles() {
  const found = {};
  for (const language of foldersIn(LOCALE)) {
    const parts = (found[language] = { [SHELL]: [] });
    for (const folder of foldersIn(new URL(`${language}/`, LOCALE))) {
      for (const file of readdirSync(new URL(`${language}/${folder}/`, LOCALE)).sort()) {
        const path = fileURLToPath(new URL(`${language}/${folder}/${file}`, LOCALE));
        if (!file.endsWith('.ftl') || ELSEWHERE.includes(file)) continue;
        const own = (folder === SHELL ? SHELL_PARTS : PARTS)[file];
        const part = file === FRONT ? SHELL : own ? `${folder}_${own}` : folder;
        (parts[part] ??= []).push(path);
      }
      const instead = new URL(`${language}/${folder}/${INSTEAD}/`, LOCALE);
      if (existsSync(instead)) {
        parts[`${folder}_${INSTEAD}`] = readdirSync(instead).map((file) => fileURLToPath(new URL(file, instead)));
      }
    }
  }
  return found;
}

export function textOf(files) {
  return files.map((file) => readFileSync(file, 'utf-8')).join('\n');
}

function foldersIn(place) {
  return readdirSync(place, { withFileTypes: true })
    .filter((one) => one.isDirectory() && !one.name.startsWith('_'))
    .map((one) => one.name)
    .sort();
}
