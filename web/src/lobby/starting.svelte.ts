/** The one click that begins a game with what was chosen for a quick one. */
import { preload } from '../games';
import { api, refusalOf } from '../shell/api';
import { navigate } from '../shell/router.svelte';
import { settings } from '../shell/settings.svelte';
import type { GameFacts, Refusal, SeatPlan } from '../shell/types';
import { hall } from './hall.svelte';
import { quick } from './home/quick.svelte';
import { anybody, computer, deckOrAny, filled, least, mine, quietTable } from './tables';

type Seats = (game: GameFacts) => SeatPlan[];

/** Who sits down: the visitor and whom they chose to play with. */
export const againstComputer: Seats = () => [mine(quick.deck), computer(quick.bot, quick.against)];
export const withFriend: Seats = () => [mine(quick.deck), anybody()];
export const bothSides: Seats = (game) => [mine(quick.deck), mine(deckOrAny(game, quick.against, quick.deck))];
export const twoComputers: Seats = () => [computer(quick.bot, quick.deck), computer(quick.bot, quick.against)];

export class Start {
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);

  /** Open a table and go there. What was not chosen, or has not even been loaded, is decided here. */
  async begin(seats: Seats, practice = false): Promise<void> {
    this.busy = true;
    this.refusal = null;
    try {
      const game = await hall.game(quick.id);
      const count = quick.count || least(game, quick.form || game.usual);
      const planned = quietTable(game, filled(count, seats(game), quick.bot), quick.form);
      const table = await api.create({ ...planned, practice, brisk: settings.answers === 'brisk' });
      preload(table.game);
      navigate(`/table/${table.id}`);
    } catch (error) {
      this.refusal = refusalOf(error);
    } finally {
      this.busy = false;
    }
  }
}
