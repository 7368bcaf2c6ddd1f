/** Which of the visitor's games are wanted: kept in the address, so that a choice can be linked and reloaded. */
import type { PlayedGame } from '../shell/types';

export const RESULTS: readonly PlayedGame['result'][] = ['running', 'won', 'lost', 'draw', 'none'];
const NAMES = ['game', 'form', 'result', 'deck', 'bot', 'person', 'noted', 'words'] as const;

/** What is empty does not matter. */
export type Wanted = Readonly<Record<(typeof NAMES)[number], string>>;

export const ALL: Wanted = { game: '', form: '', result: '', deck: '', bot: '', person: '', noted: '', words: '' };

export function isAll(wanted: Wanted): boolean {
  return NAMES.every((name) => wanted[name] === '');
}

/** What an address asks for; what it cannot mean is as if it were not there. */
export function wantedIn(search: string): Wanted {
  const said = new URLSearchParams(search);
  const found = Object.fromEntries(NAMES.map((name) => [name, said.get(name) ?? ''])) as Record<keyof Wanted, string>;
  if (!RESULTS.some((result) => result === found.result)) found.result = '';
  if (found.noted !== 'true') found.noted = '';
  return found;
}

/** Only what matters. */
export function said(wanted: Wanted): Record<string, string> {
  return Object.fromEntries(NAMES.filter((name) => wanted[name] !== '').map((name) => [name, wanted[name]]));
}

export function addressOf(wanted: Wanted): string {
  const search = String(new URLSearchParams(said(wanted)));
  return search ? `/games?${search}` : '/games';
}

/** A game and perhaps its form, as one choice. */
export const gameChoice = (wanted: Wanted): string => joined(wanted.game, wanted.form);

export function withGame(wanted: Wanted, choice: string): Wanted {
  const [game = '', form = ''] = choice.split(' ');
  return { ...wanted, game, form, deck: game === wanted.game ? wanted.deck : '' };
}

/** A deck is of a game: to choose it is to choose that game. */
export const deckChoice = (wanted: Wanted): string => (wanted.deck ? joined(wanted.game, wanted.deck) : '');

export function withDeck(wanted: Wanted, choice: string): Wanted {
  const [game = '', deck = ''] = choice.split(' ');
  return { ...wanted, game: game || wanted.game, form: game && game !== wanted.game ? '' : wanted.form, deck };
}

/** A computer or a person, as one choice. */
export function opponentChoice(wanted: Wanted): string {
  if (wanted.bot) return joined('bot', wanted.bot);
  return wanted.person ? joined('person', wanted.person) : '';
}

export function withOpponent(wanted: Wanted, choice: string): Wanted {
  const [kind = '', id = ''] = choice.split(' ');
  return { ...wanted, bot: kind === 'bot' ? id : '', person: kind === 'person' ? id : '' };
}

function joined(first: string, second: string): string {
  return second ? `${first} ${second}` : first;
}
