/** What cards are called, by the convention that `<prefix>-card-<id>` is the message of a card. */
import { attribute, has, t } from '../../shell/words.svelte';

/** The prefixes of the games that were opened without a look of their own. */
const prefixes = new Set<string>();

export function addPrefix(prefix: string): void {
  prefixes.add(prefix);
}

function messageOf(card: string): string {
  return [...prefixes].map((prefix) => `${prefix}-card-${card}`).find(has) ?? '';
}

export function cardName(card: string): string {
  const message = messageOf(card);
  return message ? t(message) : card;
}

export function cardText(card: string): string {
  const message = messageOf(card);
  return message ? (attribute(message, 'text') ?? '') : '';
}
