/** The computers one can play against: helm, style and thinking time of each, as far as they are known. */
import house from '../shell/icons/house.json';
import { UNKNOWN } from '../shell/icons/icons.svelte';
import type { GameFacts } from '../shell/types';
import { attribute, has, t } from '../shell/words.svelte';

const HELMS: Partial<Record<string, string>> = house.helms;

/** The helm that tells the rank; a computer that another package brings has none of ours. */
export function helmOf(bot: string): string {
  return HELMS[bot] ?? UNKNOWN;
}

/** How it plays, in a sentence; empty for one of another package. */
export function styleOf(bot: string): string {
  return has(`web-style-${bot}`) ? t(`web-style-${bot}`) : '';
}

/** How long it thinks at most; empty where nobody knows. */
export function thinkingOf(game: GameFacts | undefined, bot: string): string {
  const seconds = game?.thinking[bot];
  return seconds === undefined ? '' : t('web-thinks-at-most', { seconds });
}

/** What the button says that begins a game against it. */
export function playWords(bot: string): string {
  return attribute(`web-level-${bot}`, 'play') ?? t('web-play-computer');
}
