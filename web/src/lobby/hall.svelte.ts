/** What the hall offers: the games, loaded once, and the tables, asked for again while somebody looks. */
import { knownGames } from '../games';
import { api, refusalOf } from '../shell/api';
import type { GameFacts, Lobby, Refusal } from '../shell/types';

const EVERY_MS = 4_000;
/** A tab in the background tells by its title whose turn it is; for that it need not look often. */
const HIDDEN_TIMES = 8;

class Hall {
  games = $state.raw<GameFacts[] | null>(null);
  tables = $state.raw<Lobby | null>(null);
  /** Why the tables are not up to date. */
  refusal = $state.raw<Refusal | null>(null);

  #loading: Promise<GameFacts[]> | null = null;

  /** The games that can be played, known ones first, by their ids; before the server has answered those we know. */
  get offered(): string[] {
    const known = knownGames();
    const offered = this.games?.map((game) => game.id);
    if (!offered) return known;
    return [...known.filter((id) => offered.includes(id)), ...offered.filter((id) => !known.includes(id))];
  }

  /** Learn which games can be played; throws what the server says if it cannot be asked. */
  async learn(): Promise<GameFacts[]> {
    this.#loading ??= api.games();
    try {
      this.games = await this.#loading;
    } catch (error) {
      this.#loading = null; // so that the next click tries again
      throw error;
    }
    return this.games;
  }

  /** A game that can be played. */
  async game(id: string): Promise<GameFacts> {
    const game = (await this.learn()).find((one) => one.id === id);
    if (!game) throw new Error(`The server has no ${id}.`);
    return game;
  }

  async look(): Promise<void> {
    try {
      this.tables = await api.lobby();
      if (!this.games) await this.learn();
      this.refusal = null;
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  /** Keep looking, rarely while nobody sees the page; returns how to stop. */
  watch(): () => void {
    let times = 0;
    const look = (): void => {
      if (!document.hidden) void this.look();
    };
    look();
    const timer = setInterval(() => {
      if (!document.hidden || ++times % HIDDEN_TIMES === 0) void this.look();
    }, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const hall = new Hall();
