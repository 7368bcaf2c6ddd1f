/** The visitor's games as they are listed: what is wanted, the pages that were turned, and how often they won. */
import { api, refusalOf } from '../shell/api';
import { renamePlace } from '../shell/router.svelte';
import type { PlayedGame, PlayedSum, Refusal } from '../shell/types';
import { namesWith } from './telling';
import { addressOf, said, type Wanted, wantedIn } from './wanted';

export class Played {
  wanted = $state.raw<Wanted>(wantedIn(location.search));
  games = $state.raw<PlayedGame[] | null>(null);
  /** How many are wanted in all. */
  count = $state(0);
  sum = $state.raw<PlayedSum | null>(null);
  refusal = $state.raw<Refusal | null>(null);

  #more = $state('');
  /** What the pages are asked for with. */
  #terms: Record<string, string> = {};
  /** An answer that comes after a later question is not heard. */
  #asked = 0;

  get hasMore(): boolean {
    return this.#more !== '';
  }

  want(wanted: Wanted): void {
    this.wanted = wanted;
    renamePlace(addressOf(wanted));
    void this.load();
  }

  async load(): Promise<void> {
    const asked = ++this.#asked;
    const { wanted } = this;
    try {
      const summed = api.mySum(wanted.game);
      const terms = said(wanted);
      if (wanted.words) terms.names = namesWith(wanted.words, (await summed).rates);
      const [page, sum] = await Promise.all([api.myGames(terms), summed]);
      if (asked !== this.#asked) return;
      this.#terms = terms;
      this.games = page.games;
      this.count = page.count;
      this.#more = page.more;
      this.sum = sum;
      this.refusal = null;
    } catch (error) {
      if (asked === this.#asked) this.refusal = refusalOf(error);
    }
  }

  async showMore(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const page = await api.myGames({ ...this.#terms, after: this.#more });
      if (asked !== this.#asked) return;
      const listed = new Set(this.games?.map((game) => game.table.id));
      this.games = [...(this.games ?? []), ...page.games.filter((game) => !listed.has(game.table.id))];
      this.#more = page.more;
      this.refusal = null;
    } catch (error) {
      if (asked === this.#asked) this.refusal = refusalOf(error);
    }
  }
}
