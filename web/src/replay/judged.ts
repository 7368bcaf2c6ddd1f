/** What an analysis says of a game, from decision to decision, as a replay goes. */
import type { AnalysedPlay, TableFacts, Words } from '../shell/types';

/** How things stood at a moment, and what was decided there: nothing at the end, or where it is not known yet. */
export interface Judged {
  /** The chance of each seat to win; none before the first play. */
  chances: readonly number[];
  errors: readonly number[];
  play: AnalysedPlay | null;
}

/** What luck brought belongs to the moment after it. */
export function byMoment(plays: readonly AnalysedPlay[]): Judged[] {
  const found: Judged[] = [];
  let before: AnalysedPlay | null = null;
  for (const play of plays) {
    if (play.seat !== '') found.push({ chances: before?.chances ?? [], errors: before?.errors ?? [], play });
    before = play;
  }
  if (before) found.push({ chances: before.chances, errors: before.errors, play: null });
  return found;
}

/** A point of the curve: the moment, the chance of the one whose curve it is, and how unsure it is. */
export interface Point {
  moment: number;
  chance: number;
  error: number;
}

/** The curve of a seat, as far as the game has been seen. */
export function curve(judged: readonly Judged[], seat: number, reached: number): Point[] {
  return judged.slice(0, reached + 1).flatMap(({ chances, errors }, moment) => {
    const chance = chances[seat];
    return chance === undefined ? [] : [{ moment, chance, error: errors[seat] ?? 0 }];
  });
}

/** How many sides may win: partners win together. */
export function sidesIn(chances: readonly number[]): number {
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return all > 0 ? Math.round(chances.length / all) : 2;
}

/**
 * The curve as the data of an SVG path in a box of 1000 by 100, and the area between it and one half; among more than two
 * sides between it and none, for who has less than a half may well be ahead.
 */
export function paths(points: readonly Point[], last: number, sides = 2): { line: string; area: string; band: string } {
  const [first, final] = [points[0], points.at(-1)];
  if (!first || !final) return { line: '', area: '', band: '' };
  const ground = sides > 2 ? 100 : 50;
  const x = (moment: number): number => round((1000 * moment) / Math.max(1, last));
  const y = (chance: number): number => round(100 - 100 * Math.min(1, Math.max(0, chance)));
  const through = (of: readonly Point[], side: number): string =>
    of.map(({ moment, chance, error }) => `${x(moment)} ${y(chance + side * error)}`).join('L');
  return {
    line: `M${through(points, 0)}`,
    area: `M${x(first.moment)} ${ground}L${through(points, 0)}L${x(final.moment)} ${ground}Z`,
    band: `M${through(points, 1)}L${through(points.toReversed(), -1)}Z`,
  };
}

const round = (value: number): number => Math.round(10 * value) / 10;

/** The moments at which something was lost, once it has been seen what was played there. */
export function mistakes(judged: readonly Judged[], reached: number): { moment: number; play: AnalysedPlay }[] {
  return judged.flatMap(({ play }, moment) => (play?.mark && moment < reached ? [{ moment, play }] : []));
}

/** An option that was there: the chance it gave, and whether it was played. */
export interface Ranked {
  text: string;
  label: Words;
  chance: number;
  played: boolean;
  changes: Words[];
}

/** The options of a decision, the best first; what was played among them, or after them. */
export function ranked(play: AnalysedPlay, seat: number): Ranked[] {
  const after = play.chances[seat] ?? 0;
  const best = after + play.loss;
  const found = play.better.map(({ text, label, behind, changes }) => ({
    text,
    label,
    chance: text === play.text ? after : best - behind,
    played: text === play.text,
    changes,
  }));
  const own = { text: play.text, label: play.label, chance: after, played: true, changes: [] };
  return found.some((one) => one.played) || own.label === null ? found : [...found, { ...own, label: own.label }];
}

/** The whole points that stand for a part of one. */
export function points(part: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, part)));
}

/** The numbers of the seats as they lie in a bar of chances: first one seat and whoever wins with it, so that their part is one. */
export function bySides(chances: readonly number[], home: number): number[] {
  const rank = (seat: number): number => (seat === home ? 0 : chances[seat] === chances[home] ? 1 : 2);
  return [...chances.keys()].sort((one, other) => rank(one) - rank(other));
}

/** Whether one with these eyes may know what a seat had to choose from: its own, or everybody's hands. */
export function mayKnow(eyes: string, seat: string): boolean {
  return eyes === 'all' || eyes === seat;
}

/** The number of a seat in the order in which chances are told. */
export function placeOfSeat(table: TableFacts, seat: string): number {
  return table.seats.findIndex((one) => one.seat === seat);
}
