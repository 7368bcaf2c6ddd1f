/** Who drew an icon. The icon set does not say; this is what we know for certain of those we use. */
import authors from './authors.json';

const byIcon = new Map(Object.entries(authors).flatMap(([author, icons]) => icons.map((icon) => [icon, author])));

/** The author of an icon; empty where we only know that a contributor of the set drew it. */
export function authorOf(icon: string): string {
  return byIcon.get(icon) ?? '';
}
