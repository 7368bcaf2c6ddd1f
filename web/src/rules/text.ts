/** The texts of the rules, cut into runs that are drawn alike: what stands out, what leads elsewhere, what was found. */
import { hitsIn } from './search';

export interface Run {
  text: string;
  look: '' | 'em' | 'strong';
  /** The place of the rules to which it leads; empty where it leads nowhere. */
  to: string;
  /** The card that it names; empty where it names none. */
  card: string;
  /** It is among what is looked for. */
  found: boolean;
}

const LOOKS = /\*\*(.+?)\*\*|\*(.+?)\*/g;
const REFERENCES = /(?:[A-Z0-9]{2,}-)?[A-Z]+-\d+/g;

/** Cut a text. `placeOf` tells where a reference leads, `words` are looked for, `cards` are named by these words. */
export function runsOf(
  text: string,
  placeOf: (reference: string) => string,
  words: readonly string[],
  cards: Readonly<Record<string, string>> = {},
): Run[] {
  const names = Object.keys(cards).sort((one, other) => other.length - one.length); // the longer name first
  const leading = names.length > 0 ? new RegExp(`${REFERENCES.source}|${names.map(escaped).join('|')}`, 'gu') : REFERENCES;
  const runs: Run[] = [];
  for (const { text: part, look } of cut(text)) {
    for (const piece of linked(part, leading, placeOf, cards)) runs.push(...marked({ ...piece, look }, words));
  }
  return runs.filter((run) => run.text);
}

/** A text without the signs that make words stand out. */
export function plain(text: string): string {
  return text.replace(LOOKS, '$1$2');
}

function cut(text: string): Pick<Run, 'text' | 'look'>[] {
  const parts: Pick<Run, 'text' | 'look'>[] = [];
  let last = 0;
  for (const found of text.matchAll(LOOKS)) {
    parts.push({ text: text.slice(last, found.index), look: '' });
    parts.push(found[1] ? { text: found[1], look: 'strong' } : { text: found[2] ?? '', look: 'em' });
    last = found.index + found[0].length;
  }
  return [...parts, { text: text.slice(last), look: '' }];
}

function escaped(name: string): string {
  return `(?<![\\p{L}\\p{N}-])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`;
}

function linked(
  text: string,
  leading: RegExp,
  placeOf: (reference: string) => string,
  cards: Readonly<Record<string, string>>,
): Pick<Run, 'text' | 'to' | 'card'>[] {
  const parts: Pick<Run, 'text' | 'to' | 'card'>[] = [];
  let last = 0;
  for (const found of text.matchAll(leading)) {
    const card = cards[found[0]] ?? '';
    const to = card ? '' : placeOf(found[0]);
    if (!to && !card) continue;
    parts.push({ text: text.slice(last, found.index), to: '', card: '' }, { text: found[0], to, card });
    last = found.index + found[0].length;
  }
  return [...parts, { text: text.slice(last), to: '', card: '' }];
}

function marked(run: Omit<Run, 'found'>, words: readonly string[]): Run[] {
  const runs: Run[] = [];
  let last = 0;
  for (const [from, to] of hitsIn(run.text, words)) {
    runs.push(
      { ...run, text: run.text.slice(last, from), found: false },
      { ...run, text: run.text.slice(from, to), found: true },
    );
    last = to;
  }
  return [...runs, { ...run, text: run.text.slice(last), found: false }];
}
