/** What the hall offers: the games, loaded once, and the tables, asked for again while somebody looks. */
import { api, refusalOf } from './api';
import { GAMES } from './tables';
import type { GameFacts, Lobby, Refusal } from './types';

const EVERY_MS = 4_000;

class Hall {
  games = $state.raw<GameFacts[] | null>(null);
  tables = $state.raw<Lobby | null>(null);
  /** Why the tables are not up to date. */
  refusal = $state.raw<Refusal | null>(null);

  #loading: Promise<GameFacts[]> | null = null;

  /** A game that can be played; throws what the server says if it cannot be had. */
  async game(id: string): Promise<GameFacts> {
    this.#loading ??= api.games();
    try {
      this.games = await this.#loading;
    } catch (error) {
      this.#loading = null; // so that the next click tries again
      throw error;
    }
    const game = this.games.find((one) => one.id === id);
    if (!game) throw new Error(`The server has no ${id}.`);
    return game;
  }

  async look(): Promise<void> {
    try {
      this.tables = await api.lobby();
      if (!this.games) await this.game(GAMES[0]);
      this.refusal = null;
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  /** Keep looking while the page is visible; returns how to stop. */
  watch(): () => void {
    const look = (): void => {
      if (!document.hidden) void this.look();
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }
}

export const hall = new Hall();
