/** A rulebook as it is read: what stands where, what refers to what, what is found. */
import type { Rulebook, RuleChapter, RulePart } from '../shell/types';
import { matches } from './search';
import { plain } from './text';

/** The first column of a table that lists choices of ours. */
const CHOICE = /^[A-Z]-\d+$/;

export class Book {
  /** The chapter of each place: of chapters, rules, examples and choices. */
  readonly #chapters = new Map<string, RuleChapter>();
  /** The examples that show a rule, the first of which stands beside it. */
  readonly #examples = new Map<string, RulePart[]>();
  /** All that has an address of its own, in order. */
  readonly places: string[] = [];

  constructor(readonly text: Rulebook) {
    for (const chapter of text.chapters) {
      this.#chapters.set(chapter.id, chapter);
      for (const part of chapter.parts) {
        for (const id of idsOf(part)) {
          this.#chapters.set(id, chapter);
          this.places.push(id);
        }
        for (const rule of part.rules) this.#examples.set(rule, [...(this.#examples.get(rule) ?? []), part]);
      }
    }
  }

  chapterOf(place: string): RuleChapter | undefined {
    return this.#chapters.get(place);
  }

  /** The place a reference means, in full (`SW2-ATK-9`) or without the letters of the game (`ATK-9`); empty for none. */
  placeOf = (reference: string): string => {
    const names = [reference, `${this.text.prefix}-${reference}`, reference.replace(`${this.text.prefix}-EX`, 'EX')];
    return names.find((name) => this.#chapters.has(name)) ?? '';
  };

  /** The examples that stand beside a rule: those of which it is the first that they show. */
  examplesBeside(rule: string): RulePart[] {
    return this.#examplesOf(rule).filter((example) => example.rules[0] === rule);
  }

  /** The examples that show a rule and stand in another chapter: those of its own are in sight. */
  examplesElsewhere(rule: string): RulePart[] {
    const here = this.chapterOf(rule);
    return this.#examplesOf(rule).filter((example) => this.chapterOf(example.rules[0] ?? '') !== here);
  }

  #examplesOf(rule: string): RulePart[] {
    return this.#examples.get(rule) ?? [];
  }

  /** The cards that touch a place: those it names come first. */
  cardsOf(place: string): readonly string[] {
    return this.text.cards[place] ?? [];
  }

  /** The cards that touch a chapter, each with the first of its places: those that are named there come first. */
  cardsIn(chapter: RuleChapter): [card: string, place: string][] {
    const places = chapter.parts.flatMap((part) => [...idsOf(part), ...this.examplesBeside(part.id).map(({ id }) => id)]);
    const named = places.flatMap((place) => Object.values(this.text.links[place] ?? {}).map((card) => [card, place] as const));
    const found = new Map<string, string>();
    for (const [card, place] of [...named, ...places.flatMap((one) => this.cardsOf(one).map((card) => [card, one] as const))])
      if (!found.has(card)) found.set(card, place);
    return [...found];
  }

  /** How a rule is called in the book of its game: without the letters of the game. */
  short(id: string): string {
    return id.replace(`${this.text.prefix}-`, '');
  }

  /** The place before or after another, within the whole book. */
  beside(place: string, step: 1 | -1): string {
    const at = this.places.indexOf(place);
    if (at < 0) {
      const own = this.#chapters.get(place);
      return (own && this.places.find((one) => this.#chapters.get(one) === own)) ?? this.places[0] ?? '';
    }
    return this.places[at + step] ?? place;
  }

  /** The places where all words occur, by chapters. */
  find(words: readonly string[]): Map<string, string[]> {
    const found = new Map<string, string[]>();
    for (const chapter of this.text.chapters) {
      const here = chapter.parts.flatMap((part) => foundIn(part, words));
      if (here.length > 0) found.set(chapter.id, here);
    }
    return found;
  }
}

/** How many rules a chapter has. */
export function ruleCount(chapter: RuleChapter): number {
  return chapter.parts.filter((part) => part.kind === 'rule').length;
}

/** The choice of ours that a row of a table is about; empty for other rows. */
export function choiceOf(row: readonly string[]): string {
  return CHOICE.test(row[0] ?? '') ? (row[0] ?? '') : '';
}

function idsOf(part: RulePart): string[] {
  return part.id ? [part.id] : part.rows.map(choiceOf).filter(Boolean);
}

/** Rules and examples as wholes, choices row by row. */
function foundIn(part: RulePart, words: readonly string[]): string[] {
  if (part.id) return matches(plain([part.id, part.title, part.text, ...part.items].join(' ')), words) ? [part.id] : [];
  return part.rows.filter((row) => choiceOf(row) && matches(plain(row.join(' ')), words)).map(choiceOf);
}
