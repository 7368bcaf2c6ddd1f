/** The log as it is read: one line for each thing a player cares about, made of the events the server tells. */

import type { Entry, Words } from '../shell/types';

export interface LogLine {
  /** The event that ends the line. */
  entry: Entry;
  words: Words;
  /** Tells it apart from all others, and stays when the line grows. */
  key: number;
  /** What it is made of, if of more than one event. */
  parts: readonly Entry[];
}

/** The last lines of a log, at most so many. A later event may tell a story together with those before it. */
export function logLines(log: readonly Entry[], most: number): LogLine[] {
  const lines: LogLine[] = [];
  for (let end = log.length; end > 0 && lines.length < most;) {
    const entry = log[end - 1];
    if (!entry) break;
    const begin = Math.max(0, end - entry.covers);
    const parts = log.slice(begin, end);
    lines.push({ entry, words: entry.line ?? entry.words, key: parts[0]?.n ?? entry.n, parts: parts.length > 1 ? parts : [] });
    end = begin;
  }
  return lines.reverse();
}

/** The card an argument names, by its id; empty if it is no card. */
export function cardNamed(words: Words, name: string, prefix: string): string {
  const value = words.args[name];
  const begin = `${prefix}-card-`;
  return typeof value === 'object' && value.term.startsWith(begin) ? value.term.slice(begin.length) : '';
}

/** The arguments that name cards. */
export function cardsIn(words: Words, prefix: string): string[] {
  return Object.keys(words.args).filter((name) => cardNamed(words, name, prefix));
}

/** The icon of a line: that of its message, or of the nearest kind that has one. */
export function iconOf(words: Words, prefix: string, icons: Readonly<Record<string, string>>): string {
  const kind = words.id.replace(`${prefix}-log-`, '').split('-');
  for (let length = kind.length; length > 0; length--) {
    const icon = icons[kind.slice(0, length).join('-')];
    if (icon) return icon;
  }
  return 'card-play';
}
