/** Searching the rules of one game: accents and capitals do not matter, every word must occur. */

/** A text in which only what matters for searching is left, and where each character of it comes from. */
interface Folded {
  text: string;
  /** For each character of `text` its place in the original. */
  from: number[];
}

/** A letter that has no accent to lose, but is typed without its stroke. */
const STROKES: Readonly<Record<string, string>> = { ł: 'l', Ł: 'l', '\u00a0': ' ' };
const ACCENTS = /\p{Mn}/gu;
/** A shorter word would be found everywhere. */
const SHORTEST = 2;

function fold(text: string): Folded {
  let folded = '';
  const from: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = (STROKES[letter] ?? letter).normalize('NFD').replace(ACCENTS, '').toLowerCase();
    folded += plain;
    for (let n = 0; n < plain.length; n += 1) from.push(place);
    place += letter.length;
  }
  return { text: folded, from: [...from, place] };
}

/** The words that are looked for. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .text.split(/\s+/)
    .filter((word) => word.length >= SHORTEST);
}

/** Whether all words occur in a text. */
export function matches(text: string, words: readonly string[]): boolean {
  const { text: folded } = fold(text);
  return words.length > 0 && words.every((word) => folded.includes(word));
}

/** Where words occur in a text, from and to, in order and without overlaps. */
export function hitsIn(text: string, words: readonly string[]): [from: number, to: number][] {
  if (words.length === 0) return [];
  const folded = fold(text);
  const found: [number, number][] = [];
  for (const word of words) {
    for (let at = folded.text.indexOf(word); at >= 0; at = folded.text.indexOf(word, at + word.length)) {
      found.push([folded.from[at] ?? 0, folded.from[at + word.length] ?? text.length]);
    }
  }
  found.sort(([one], [other]) => one - other);
  const joined: [number, number][] = [];
  for (const [from, to] of found) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}
