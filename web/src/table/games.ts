/** Which game is on the table, so that its own parts are shown. */
import { attribute, t } from '../lib/words.svelte';
import type { ArenaScene, Scene, SummonerWarsScene, TableFacts } from '../lib/types';

export function isSummonerWars(scene: Scene): scene is SummonerWarsScene {
  return scene.view.game === 'summoner-wars';
}

export function isArena(scene: Scene): scene is ArenaScene {
  return scene.view.game === 'tash-kalar';
}

const PREFIXES: Readonly<Record<TableFacts['game'], string>> = { 'summoner-wars': 'card', 'tash-kalar': 'tk-card' };

function messageOf(game: string, card: string): string {
  return `${PREFIXES[game] ?? 'card'}-${card}`;
}

/** Is it the name of a card, of whichever game? */
export function isCardName(term: string): boolean {
  return Object.values(PREFIXES).some((prefix) => term.startsWith(`${prefix}-`));
}

/** What a printed card of a game is called. */
export function cardName(game: string, card: string): string {
  return t(messageOf(game, card));
}

/** What a printed card of a game says as a whole. */
export function cardText(game: string, card: string): string {
  return attribute(messageOf(game, card), 'text') ?? '';
}
