/** Where things are in a replay: turns, lines of the log, numbers in an address. */
import type { Entry, ReplayMark } from '../shell/types';

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** The first moment of each turn: where it begins. */
export function turnsOf(marks: readonly ReplayMark[]): { turn: number; moment: number }[] {
  const found: { turn: number; moment: number }[] = [];
  marks.forEach(({ turn }, moment) => {
    if (turn > 0 && turn !== found.at(-1)?.turn) found.push({ turn, moment });
  });
  return found;
}

/** Where the next turn begins, or going back this one; from its beginning, the one before it. */
export function nextTurn(marks: readonly ReplayMark[], at: number, by: 1 | -1): number {
  const begins = turnsOf(marks).map((one) => one.moment);
  if (by === 1) return begins.find((moment) => moment > at) ?? marks.length - 1;
  return begins.findLast((moment) => moment < at) ?? 0;
}

/** The first moment at which a line of the log had been told. */
export function momentOf(marks: readonly ReplayMark[], line: number): number {
  const found = marks.findIndex((mark) => mark.told > line);
  return found < 0 ? Math.max(0, marks.length - 1) : found;
}

/** Which entries of a log belong to each turn, as far as so many of them were told; what is told before the first is one too. */
export function turnsTold(log: readonly Entry[], told: number): { from: number; until: number }[] {
  const begins = log.slice(0, told).flatMap(({ what }, n) => (n === 0 || what === 'turn' ? [n] : []));
  return begins.map((from, n) => ({ from, until: begins[n + 1] ?? told }));
}

/** The numbers of turns that are written: round ones if there are many, and none in the room of another. */
export function labelled(turns: readonly { turn: number; moment: number }[], room: number, last: number): Set<number> {
  const every = [1, 2, 5, 10, 20, 50, 100].find((step) => turns.length / step <= room) ?? 200;
  const found = new Set<number>();
  let before = -Infinity;
  for (const { turn, moment } of turns) {
    if ((turn > 1 && turn % every !== 0) || (moment - before) * room < last) continue;
    found.add(turn);
    before = moment;
  }
  return found;
}

/** The address of a moment. */
export function addressOf(table: string, moment: number): string {
  return `/replay/${table}${moment > 0 ? `/${moment}` : ''}`;
}
