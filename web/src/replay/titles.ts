/** What is said of a replay: who played, how it ended, through whose eyes it is seen. */
import { gameTitle } from '../games';
import { resultWords } from '../lobby/tables';
import { onePerPlayer, seatName } from '../shell/people.svelte';
import type { Scene, TableFacts } from '../shell/types';
import { t } from '../shell/words.svelte';
import { nameOf } from '../table/seating';
import { ALL, WATCH } from './playback.svelte';

/** Those who played. */
export function playersOf(table: TableFacts): string {
  const players = onePerPlayer(table.seats);
  const names = players.map(seatName);
  const clear = new Set(names).size === names.length;
  return (clear ? names : players.map((seat) => nameOf(table, seat.seat))).join(' – ');
}

export function titleOf(table: TableFacts): string {
  return `${playersOf(table)} · ${gameTitle(table.game)}`;
}

/** The game, and how it ended once that is known. */
export function aboutOf(table: TableFacts, isKnown: boolean): string {
  return isKnown ? `${gameTitle(table.game)} · ${resultWords(table)}` : gameTitle(table.game);
}

/** Where one is: the turn, and how many moments there are. */
export function placeOf(scene: Scene, moment: number, last: number): string {
  const place = t('replay-place', { moment, last });
  return scene.view.turn > 0 ? `${t('table-turn', { turn: scene.view.turn })} · ${place}` : place;
}

/** All eyes one can look through. */
export function eyesOf(table: TableFacts): string[] {
  return [...table.seats.map((seat) => seat.seat), WATCH, ALL];
}

export function eyesName(table: TableFacts, eyes: string): string {
  if (eyes === WATCH || eyes === ALL) return t(`replay-eyes-${eyes}`);
  return t('replay-eyes-of', { player: nameOf(table, eyes) });
}

/** The table as it lies before these eyes: their seat is at the lower edge. Nobody is away from a game that is over. */
export function seenBy(table: TableFacts, eyes: string): TableFacts {
  const nobodys = eyes === WATCH || eyes === ALL;
  const seats = table.seats.map((seat) => ({ ...seat, you: nobodys ? seat.you : seat.seat === eyes, present: true }));
  return { ...table, seats };
}
