/** How strong the computers are, as it was measured: asked for once. */
import { api } from '../shell/api';
import { levelName } from '../shell/people.svelte';
import type { LadderFacts, StandingFacts } from '../shell/types';
import { has, t } from '../shell/words.svelte';

class Ladders {
  /** Nothing until the server has answered. */
  all = $state.raw<LadderFacts[] | null>(null);
  #loading: Promise<LadderFacts[]> | null = null;

  /** Learn what was measured; throws what the server says if it cannot be asked. */
  async learn(): Promise<void> {
    this.#loading ??= api.ladders();
    try {
      this.all = await this.#loading;
    } catch (error) {
      this.#loading = null; // so that the next page tries again
      throw error;
    }
  }
}

export const ladders = new Ladders();

/** The ladder of a game as it is played here; none where it was not measured. `count` is 0 where there is no choice. */
export function ladderOf(all: readonly LadderFacts[], game: string, form: string, count: number): LadderFacts | undefined {
  return all.find(
    ({ game: id, settings }) =>
      id === game && (settings.form ?? form) === form && Number(settings.seats ?? count) === count && settings.teams !== 'yes',
  );
}

export interface Rated extends StandingFacts {
  rating: number;
  error: number;
}

/** Those with a rating, the strongest first. */
export function rated(ladder: LadderFacts): Rated[] {
  return ladder.bots.filter((one): one is Rated => one.rating !== null && one.error !== null);
}

/** Whether a bot thinks as long as whom it meets, and so is no single player that could have a rating. */
export function isPeer({ bot }: StandingFacts): boolean {
  return bot.startsWith('openspiel-');
}

/** From where to where the meetings of a ladder go that were measured by themselves: games of each, days, versions. */
export function extentOf({ scores }: LadderFacts) {
  const inTime = scores.toSorted((one, other) => one.day.localeCompare(other.day));
  const games = scores.map((one) => one.games);
  return {
    games: [Math.min(...games), Math.max(...games)] as const,
    days: [inTime[0]?.day ?? '', inTime.at(-1)?.day ?? ''] as const,
    versions: [...new Set(inTime.map((one) => one.version))],
  };
}

export interface Axis {
  low: number;
  high: number;
  ticks: number[];
}

const USUAL = { low: 700, high: 2050 };
const STEP = 400;
/** More of them would run into each other. */
const MOST_TICKS = 5;
const MARGIN = 50;

/** One scale for all, wide enough for every rating with its interval. */
export function axisOf(all: readonly Rated[]): Axis {
  const low = Math.min(USUAL.low, ...all.map((one) => one.rating - one.error - MARGIN));
  const high = Math.max(USUAL.high, ...all.map((one) => one.rating + one.error + MARGIN));
  let step = STEP;
  while (high - low > MOST_TICKS * step) step *= 2;
  const ticks = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  return { low, high, ticks };
}

/** Where a rating lies on the axis, in percent of its length. */
export function along(axis: Axis, rating: number): number {
  return (100 * (rating - axis.low)) / (axis.high - axis.low);
}

export interface Cell {
  /** Wins in a hundred games, and how far that may be off. */
  wins: number;
  error: number;
  side: 'row' | 'column' | 'even';
  /** How strong its colour is, from 0 (nearly even) to 1 (all or nothing). */
  strength: number;
}

const EVEN = 4;

/** What a bot has scored against another; nothing where they did not meet. */
export function cellOf(ladder: LadderFacts, row: string, column: string): Cell | undefined {
  const score = ladder.scores.find(
    (one) => (one.first === row && one.second === column) || (one.first === column && one.second === row),
  );
  if (!score) return undefined;
  const share = 100 * (score.first === row ? score.share : 1 - score.share);
  const ahead = share - 50;
  return {
    wins: Math.round(share),
    error: Math.round(50 * (score.high - score.low)),
    side: Math.abs(ahead) <= EVEN ? 'even' : ahead > 0 ? 'row' : 'column',
    strength: Math.min(1, Math.abs(ahead) / 50),
  };
}

/** What a computer is called on a ladder, also one that nobody is offered. */
export function botName(bot: string): string {
  return has(`web-yardstick-${bot}`) ? t(`web-yardstick-${bot}`) : levelName(bot);
}
