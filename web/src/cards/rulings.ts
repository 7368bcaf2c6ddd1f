/** What stands at a place of the rules, in one paragraph, for those who read about a card. */
import type { Book } from '../rules/book';
import { plain } from '../rules/text';

/** The text of a rule, the title of a worked example, what we chose at an open point; empty while it is not known. */
export function textAt(book: Book | null, place: string): string {
  for (const part of book?.chapterOf(place)?.parts ?? []) {
    if (part.id === place) return plain(part.kind === 'example' ? part.title : part.text);
    const row = part.kind === 'table' ? part.rows.find(([first]) => first === place) : undefined;
    if (row) return row.slice(1, 3).map(plain).join(' → '); // the question and the choice
  }
  return '';
}
