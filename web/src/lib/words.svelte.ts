/** Everything a person reads: Fluent messages of the chosen language, which may change at any moment. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { recall, remember } from './memory';
import type { Value, Words } from './types';

export const LANGUAGES = ['en', 'hu', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words: the switch must be found by those who read no other. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', hu: 'Magyar', pl: 'Polski' };

const LOADERS: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('./languages/en'),
  hu: () => import('./languages/hu'),
  pl: () => import('./languages/pl'),
};

let bundle = $state.raw(new FluentBundle('en'));

export const language: { code: Language } = $state({ code: 'en' });

/** Load a language and show everything in it. */
export async function setLanguage(code: Language): Promise<void> {
  const files = (await LOADERS[code]()).default;
  const next = new FluentBundle(code, { useIsolating: false });
  for (const text of Object.values(files)) next.addResource(new FluentResource(text));
  bundle = next;
  language.code = code;
  document.documentElement.lang = code;
}

/** The visitor's own choice of a language, kept for the next visit. */
export async function chooseLanguage(code: Language): Promise<void> {
  await setLanguage(code);
  remember('language', code);
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

/** What the server says, in words. */
export function say(words: Words): string {
  return t(words.id, words.args);
}

/** A piece of a text; what is strong stands out. */
export interface Run {
  text: string;
  strong: boolean;
}

/** A character of private use: no text has it. */
const MARK = '\uE000';

/** The words of a message, in which some arguments stand out wherever the language puts them. */
export function runs(id: string, args: Record<string, Value>, strong: readonly string[]): Run[] {
  const marked = { ...args };
  for (const name of strong) marked[name] = `${MARK}${spoken(args[name] ?? '')}${MARK}`;
  const cut = t(id, marked).split(MARK);
  return cut.map((text, n) => ({ text, strong: n % 2 === 1 })).filter((run) => run.text);
}

/** An attribute of a message, such as the `text` of a card; null where it has none. */
export function attribute(id: string, name: string): string | null {
  const pattern = bundle.getMessage(id)?.attributes[name];
  return pattern ? format(`${id}.${name}`, pattern, {}) : null;
}

function format(id: string, pattern: Parameters<FluentBundle['formatPattern']>[0], args: Record<string, Value>): string {
  const words: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(args)) words[name] = spoken(value);
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, words, errors);
  if (errors.length > 0 && import.meta.env.DEV) throw new Error(`${id}: ${errors[0]?.message}`);
  return text;
}

function spoken(value: Value): string | number {
  return typeof value === 'object' ? t(value.term, value.args) : value;
}

function missing(id: string): string {
  if (import.meta.env.DEV) throw new Error(`There is no message ${id} (${language.code}).`);
  return id;
}
