/** The log of a replay in its turns, as far as it was seen. A jump changes those that are near where it leads or were near before. */
import type { Entry } from '../shell/types';
import { type LogLine, logLines } from '../table/log';
import { turnsTold } from './moments';

/** About so many lines are drawn at once where there is time: nobody who clicks meanwhile waits for them. */
const AT_ONCE = 16;

export class ToldTurn {
  /** Where its entries begin and end. */
  readonly from: number;
  readonly until: number;
  readonly lines: readonly LogLine[];
  /** How many lines are before it. */
  readonly after: number;
  /** Whether its lines are in the page; then they stay. */
  drawn = $state(false);
  /** Whether one sees it after the jump. */
  near = $state(false);
  /** The key of its line that was told last of all; -1 if that is in another turn. */
  current = $state(-1);

  constructor(log: readonly Entry[], from: number, until: number, after: number) {
    this.from = from;
    this.until = until;
    this.after = after;
    this.lines = logLines(log.slice(from, until), Infinity);
  }
}

export class ToldLog {
  turns = $state.raw<readonly ToldTurn[]>([]);
  #log: readonly Entry[] = [];
  /** Whether anything was told yet. */
  begun = $state(false);
  /** How many lines are before the one that was told last. */
  #at = 0;
  #near: readonly ToldTurn[] = [];

  /**
   * So many entries were told at the moment that is shown, and so many at the furthest that was seen. Near are so many lines
   * before and after the one that was told last.
   */
  show(log: readonly Entry[], told: number, seen: number, reach: number): void {
    if (log !== this.#log || seen !== (this.turns.at(-1)?.until ?? 0)) this.#reach(log, seen);
    const here = this.turns.findLast(({ lines: [first] }) => first && first.entry.n < told);
    const line = here?.lines.findLast(({ entry }) => entry.n < told);
    const at = (this.#at = here && line ? here.after + here.lines.indexOf(line) : 0);
    this.begun = line !== undefined;
    const near = this.turns.filter(({ after, lines }) => after <= at + reach && after + lines.length > at - reach);
    for (const turn of new Set([...this.#near, ...near])) {
      turn.near = near.includes(turn);
      turn.drawn ||= turn.near;
      turn.current = turn === here && line ? line.key : -1;
    }
    this.#near = near;
  }

  /** There is time for what is further away: draw some more lines, the nearest first; false if all are drawn. */
  drawMore(): boolean {
    const left = this.turns.filter((turn) => !turn.drawn);
    left.sort((one, other) => Math.abs(one.after - this.#at) - Math.abs(other.after - this.#at));
    let lines = 0;
    for (const turn of left) {
      if (lines >= AT_ONCE) return true;
      turn.drawn = true;
      lines += turn.lines.length;
    }
    return false;
  }

  #reach(log: readonly Entry[], seen: number): void {
    const same = log === this.#log ? this.turns : [];
    let after = 0;
    this.turns = turnsTold(log, seen).map(({ from, until }, n) => {
      const known = same[n];
      const turn = known?.until === until ? known : new ToldTurn(log, from, until, after);
      after += turn.lines.length;
      return turn;
    });
    this.#log = log;
  }
}
