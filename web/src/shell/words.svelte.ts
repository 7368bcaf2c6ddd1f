/** Everything a person reads: Fluent messages of the chosen language, which may change at any moment. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import loaders from 'virtual:words';
import { recall, remember } from './memory';
import type { Value, Words } from './types';

export const LANGUAGES = ['en', 'hu', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words: the switch must be found by those who read no other. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hu: 'Magyar', pl: 'Polski' };

const SHELL = 'shell';
/** Begins the names of parts that belong to one game or table: their words go before those of the game and the shell. */
const EDITION = 'edition ';
/** The one of these that is shown. */
let edition = '';

/** Loads Fluent text in a language. */
export type WordLoader = (code: Language) => Promise<string>;

/** Where the words come from: those of the shell, and of each game that was opened on this page. */
const sources = new Map<string, WordLoader>([[SHELL, (code) => bundled(code, SHELL)]]);
const loaded = new Map<string, FluentResource>();

let bundle = $state.raw(new FluentBundle('en'));

export const language: {
  code: Language;
  /** A language that was chosen and could not be loaded. */
  failed: Language | '';
} = $state({ code: 'en', failed: '' });

/** Whether words of a part (the folder of a game) are built into the client. */
export function hasWords(folder: string): boolean {
  return loaders.en?.[folder] !== undefined;
}

/** What a game says instead of the shell, where a language calls things otherwise; mostly nothing. */
export function wordsInstead(code: Language, folder: string): Promise<string> {
  return loaders[code]?.[`${folder}_instead`]?.() ?? Promise.resolve('');
}

/** The words of a part as they were built into the client. */
export function bundled(code: Language, folder: string): Promise<string> {
  const load = loaders[code]?.[folder];
  return load ? load() : Promise.reject(new Error(`There are no words of ${folder} (${code}).`));
}

/** Load a language and show everything in it. */
export async function setLanguage(code: Language): Promise<void> {
  await loadAll(code);
  show(code);
  document.documentElement.lang = code;
}

/** The visitor's own choice of a language, kept for the next visit; until it can be loaded all stays as it is. */
export async function chooseLanguage(code: Language): Promise<void> {
  language.failed = '';
  remember('language', code);
  try {
    await setLanguage(code);
  } catch {
    language.failed = code;
  }
}

/** Add the words of a game to those that are there, in this language and in any that is chosen later. */
export async function addWords(part: string, load: WordLoader): Promise<void> {
  sources.set(part, load);
  try {
    await loadAll(language.code);
  } catch (error) {
    sources.delete(part);
    throw error;
  }
  show(language.code);
}

/** Add words of the shell that one page or one kind of page says. */
export async function addShellWords(name: string): Promise<void> {
  const part = `${SHELL}_${name}`;
  await addWords(part, (code) => bundled(code, part));
}

/** Show the words that an edition has of its own, and no longer those of another; without a name there are none. */
export async function setEdition(name: string, load: WordLoader): Promise<void> {
  const part = name && `${EDITION}${name}`;
  edition = part;
  for (const one of [...sources.keys()]) if (one.startsWith(EDITION)) sources.delete(one);
  if (part) await addWords(part, load);
  else show(language.code);
}

/** Load whatever is missing in a language; meanwhile more may be wanted. */
async function loadAll(code: Language): Promise<void> {
  const missing = [...sources].filter(([part]) => !loaded.has(`${code} ${part}`));
  if (missing.length === 0) return;
  await Promise.all(
    missing.map(async ([part, load]) => void loaded.set(`${code} ${part}`, new FluentResource(await load(code)))),
  );
  await loadAll(code);
}

/** If the language was changed while a part was loaded, the change brings that part with it. */
function show(code: Language): void {
  const next = new FluentBundle(code, { useIsolating: false });
  const last = (part: string): number => Number(part === edition);
  for (const part of [...sources.keys()].sort((one, other) => last(one) - last(other))) {
    const resource = loaded.get(`${code} ${part}`);
    if (resource) next.addResource(resource, { allowOverrides: part === edition });
  }
  bundle = next;
  language.code = code;
}

/** The language chosen earlier, else the browser's, else English. */
export function preferredLanguage(): Language {
  const wishes = [recall('language', ''), ...navigator.languages];
  for (const wish of wishes) {
    const found = LANGUAGES.find((code) => wish.toLowerCase().split('-')[0] === code);
    if (found) return found;
  }
  return 'en';
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** The words of a message; arguments that are terms are put into words first. */
export function t(id: string, args: Record<string, Value> = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? format(id, pattern, args) : missing(id);
}

/** A message as an argument of another: it brings its forms with it. */
export function term(id: string): Value {
  return { term: id, args: {} };
}

/** What the server says, in words. */
export function say(words: Words): string {
  return t(words.id, words.args);
}

/** A piece of a text; one that stands out is an argument, by its name. */
export interface TextRun {
  text: string;
  strong: string;
}

/** A character of private use: no text has it. */
const MARK = '\uE000';

/** The words of a message, in which some arguments stand out wherever the language puts them. */
export function textRuns(id: string, args: Record<string, Value>, strong: readonly string[]): TextRun[] {
  const words = spoken(args);
  for (const name of Object.keys(words)) {
    const n = strong.indexOf(argumentOf(name));
    if (n >= 0) words[name] = `${MARK}${n}${MARK}${words[name]}${MARK}`;
  }
  const cut = t(id, words).split(MARK); // a text, the number of an argument, its words, a text, …
  const runs: TextRun[] = [];
  for (let n = 0; n < cut.length; n += 3) {
    runs.push({ text: cut[n] ?? '', strong: '' });
    runs.push({ text: cut[n + 2] ?? '', strong: strong[Number(cut[n + 1])] ?? '' });
  }
  return runs.filter((run) => run.text);
}

/** An attribute of a message, such as the `text` of a card; null where it has none. */
export function attribute(id: string, name: string): string | null {
  const pattern = bundle.getMessage(id)?.attributes[name];
  return pattern ? format(`${id}.${name}`, pattern, {}) : null;
}

function format(id: string, pattern: Parameters<FluentBundle['formatPattern']>[0], args: Record<string, Value>): string {
  const words: Record<string, FluentVariable> = spoken(args);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, words, errors);
  if (errors.length > 0 && import.meta.env.DEV) throw new Error(`${id}: ${errors[0]?.message}`);
  return text;
}

/**
 * Arguments in words. A term brings its forms: the attribute `acc` of the message for `$card` is `$card-acc`, and
 * `$card-Acc` where a sentence begins.
 */
function spoken(args: Record<string, Value>): Record<string, string | number> {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== 'object') {
      words[name] = value;
      continue;
    }
    words[name] = t(value.term, value.args);
    for (const form of Object.keys(bundle.getMessage(value.term)?.attributes ?? {})) {
      const text = attribute(value.term, form) ?? '';
      words[`${name}-${form}`] = text;
      words[`${name}-${capital(form)}`] = capital(text);
    }
  }
  return words;
}

/** The argument of which a variable is a form. */
function argumentOf(name: string): string {
  return name.split('-')[0] ?? name;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function missing(id: string): string {
  if (import.meta.env.DEV) throw new Error(`There is no message ${id} (${language.code}).`);
  return id;
}
