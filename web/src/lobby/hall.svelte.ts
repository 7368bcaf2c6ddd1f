/** What the hall offers: the games, loaded once, and the tables, asked for again while somebody looks. */
import { knownGames } from '../games';
import { api, refusalOf } from '../shell/api';
import type { GameFacts, ListName, Lobby, Refusal, TableFacts } from '../shell/types';

const EVERY_MS = 4_000;
/** A tab in the background tells by its title whose turn it is; for that it need not look often. */
const HIDDEN_TIMES = 8;
const LISTS: readonly ListName[] = ['mine', 'open', 'running'];

class Hall {
  games = $state.raw<GameFacts[] | null>(null);
  tables = $state.raw<Lobby | null>(null);
  /** Why the tables are not up to date. */
  refusal = $state.raw<Refusal | null>(null);

  /** How many pages of each list somebody wants to see. */
  #pages: Record<ListName, number> = { mine: 1, open: 1, running: 1 };
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
      const tables = await api.lobby();
      for (const name of LISTS) await this.#turnPages(tables, name);
      this.tables = tables;
      if (!this.games) await this.learn();
      this.refusal = null;
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  /** Show a further page of a list. */
  async showMore(name: ListName): Promise<void> {
    this.#pages[name] += 1;
    await this.look();
  }

  /** Add the further pages of a list to its first. Tables that moved on meanwhile are not listed twice. */
  async #turnPages(tables: Lobby, name: ListName): Promise<void> {
    for (let page = 1; page < this.#pages[name] && tables.more[name] > 0; page += 1) {
      const next = await api.list(name, tables.more[name]);
      const listed = new Set(tables[name].map((table) => table.id));
      tables[name] = [...tables[name], ...next.tables.filter((table: TableFacts) => !listed.has(table.id))];
      tables.more[name] = next.more;
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
