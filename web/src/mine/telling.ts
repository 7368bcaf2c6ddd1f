/** What is said of a game in the list: how it ended, against whom, how long it took and when. */
import { deckName, formName, gameTitle } from '../games';
import { levelName, onePerPlayer, personName, seatWord } from '../shell/people.svelte';
import { isMyTurn } from '../lobby/tables';
import { matches, wordsOf } from '../rules/search';
import type { GameFacts, PlayedGame, SeatFacts, WinRate } from '../shell/types';
import { language, t } from '../shell/words.svelte';
import type { LineName } from '../shell/lines';

const HOUR = 3_600;
const DAY = 24 * HOUR;

export interface Told {
  words: string;
  icon: LineName;
  tone: 'good' | 'bad' | 'turn' | 'plain';
}

/** How it ended for the visitor, or that it goes on. Where everybody plays alone the place tells more than a loss. */
export function resultOf(played: PlayedGame): Told {
  const { table, result, place } = played;
  if (result === 'running') {
    const mine = isMyTurn(table);
    return { words: t(mine ? 'shell-your-turn' : 'mine-result-running'), icon: 'play', tone: mine ? 'turn' : 'plain' };
  }
  if (result === 'lost' && place > 1 && table.seats.length > 2 && table.winners.length === 1)
    return { words: t('mine-place', { place, count: table.seats.length }), icon: 'flag', tone: 'plain' };
  if (!own(played) && table.seats.length > 0) return { words: t('mine-result-seen'), icon: 'eye', tone: 'plain' };
  if (result === 'won') return { words: t('mine-result-won'), icon: 'check', tone: 'good' };
  if (result === 'lost') return { words: t('mine-result-lost'), icon: 'x', tone: 'bad' };
  return { words: t(`mine-result-${result}`), icon: 'minus', tone: 'plain' };
}

export function own(played: PlayedGame): SeatFacts | undefined {
  return played.table.seats.find((seat) => seat.you);
}

export function others(played: PlayedGame): SeatFacts[] {
  return played.table.seats.filter((seat) => !seat.you);
}

/** Whether it came from a file: nobody sat there, and how long it took is not known. */
function isBrought(played: PlayedGame): boolean {
  const { practice, seats } = played.table;
  return practice && seats.length > 0 && seats.every((seat) => seat.kind === 'person' && !seat.you && !seat.name);
}

/** Who it is played against. */
export function opponentsOf(played: PlayedGame): string {
  const { seats } = played.table;
  if (seats.length === 0) return t('web-stage-broken');
  const names = onePerPlayer(others(played)).map((seat) =>
    seat.kind === 'bot' ? levelName(seat.bot) : personName(seat.name) || seatWord(seat.seat),
  );
  return names.join(own(played) ? ', ' : ' – ') || t('mine-oneself');
}

/** What is to be known beside the names: the level of a computer, how many play, where it is from, that it counts nowhere. */
export function remarksOf(played: PlayedGame, game: GameFacts | undefined): string[] {
  const { table } = played;
  const theirs = others(played);
  const level = theirs.length === 1 && theirs[0]?.kind === 'bot' ? (game?.bots.indexOf(theirs[0].bot) ?? -1) + 1 : 0;
  const form = table.settings.form ? formName(table.game, table.settings.form) : '';
  return [
    level > 0 ? t('mine-computer', { level }) : '',
    table.seats.length > 2 ? t('web-players-count', { count: table.seats.length }) : '',
    form,
    isBrought(played) ? t('mine-brought') : table.practice ? t('web-practice') : '',
  ].filter(Boolean);
}

/** How long it took by the clock on the wall, where one was looked at. */
export function lastedWords(played: PlayedGame): string {
  const seconds = played.ended - played.began;
  if (played.ended === 0 || isBrought(played)) return '';
  if (seconds >= 2 * DAY) return t('mine-days', { count: Math.round(seconds / DAY) });
  if (seconds >= 2 * HOUR) return t('mine-hours', { count: Math.round(seconds / HOUR) });
  return t('web-minutes', { count: Math.max(1, Math.round(seconds / 60)) });
}

/** Days as they are written: in English as in Europe. */
const locale = (): string => (language.code === 'en' ? 'en-GB' : language.code);

/** The day it ended, or began if it still runs; the year only where it is another. */
export function dayWords(played: PlayedGame, now: number = Date.now()): string {
  const day = new Date(1000 * (played.ended || played.began));
  const year = day.getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  return day.toLocaleDateString(locale(), { day: 'numeric', month: 'short', year });
}

/** The month of the first game, with its year where that is another. */
export function sinceWords(since: number, now: number = Date.now()): string {
  const day = new Date(1000 * since);
  const year = day.getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  return day.toLocaleDateString(locale(), { month: 'long', year });
}

/** Who or what a rate is about. */
export function rateName(rate: WinRate, deckName: (game: string, deck: string) => string): string {
  if (rate.kind === 'deck') return deckName(rate.game, rate.id);
  return rate.kind === 'bot' ? levelName(rate.id) : personName(rate.name);
}

/** The decks and opponents in whose names these words occur, for the server, which knows no names in this language. */
export function namesWith(words: string, rates: readonly WinRate[]): string {
  const sought = wordsOf(words);
  const found = rates.filter((rate) => matches(rateName(rate, deckName), sought));
  return found.map((rate) => `${rate.kind}:${rate.id}`).join();
}

/** A game, with its form where one is meant. */
export function gameChoiceName(game: string, form: string, facts: GameFacts | undefined): string {
  return form ? `${gameTitle(game, facts)}, ${formName(game, form)}` : gameTitle(game, facts);
}
