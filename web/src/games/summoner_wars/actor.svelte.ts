/** Acts out the log of Summoner Wars: besides the fight, magic that flies to its track. */

import { play as sound } from '../../shell/sound';
import type { Entry, Scene as AnyScene } from '../../shell/types';
import type { Kinds } from '../../table/kit/acting';
import { FightActor } from '../../table/kit/battle/actor.svelte';
import type { Stage } from '../../table/stage.svelte';
import { DICE } from './dice';
import type { Scene } from './types';

const KINDS: Kinds = {
  moves: ['moved'],
  pushes: ['forced'],
  exchanges: ['exchanged'],
  arrivals: ['summoned', 'built', 'placed'],
  changes: [],
  losses: ['destroyed'],
  departures: ['discarded', 'returned', 'put-under'],
  cards: ['played', 'drew'],
};

export class BattleActor extends FightActor {
  constructor(stage: Stage) {
    super(stage, KINDS, DICE);
  }

  override async act(entry: Entry, before: AnyScene, after: AnyScene | null): Promise<void> {
    if (entry.what !== 'magic-gained') await super.act(entry, before, after);
    else {
      sound('magic', Number(entry.words.args.count));
      if (this.fallen && after) await this.#reward(before as Scene, after as Scene);
    }
  }

  /** Magic for what was destroyed flies to the track of whoever has more of it now. */
  async #reward(before: Scene, after: Scene): Promise<void> {
    const had = before.view.sides;
    const side = after.view.sides.find((one, n) => one.magic > (had[n]?.magic ?? 0));
    const track = document.querySelector(`[data-magic="${side?.seat}"]`);
    if (side && track) await this.fly(track.children[side.magic - 1] ?? track);
  }
}
