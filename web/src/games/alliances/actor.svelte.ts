/** Acts out the log of Alliances: besides the fight, ways over the joined edges and cards that go to magic piles. */

import { play as sound } from '../../shell/sound';
import type { Entry, Scene as AnyScene } from '../../shell/types';
import { type Kinds, textOf } from '../../table/kit/acting';
import { FightActor, middle } from '../../table/kit/battle/actor.svelte';
import type { Interaction } from '../../table/interaction.svelte';
import type { Stage } from '../../table/stage.svelte';
import { isVine } from './aims';
import { DICE } from './dice';
import { centre, type Field, gate, overEdge } from './field';
import { handedOver } from './sides';
import type { Scene, Side } from './types';

const KINDS: Kinds = {
  moves: ['moved'],
  pushes: ['placed'],
  exchanges: ['exchanged'],
  arrivals: ['summoned', 'built', 'put', 'grown', 'mutated'],
  changes: ['controlled'],
  losses: ['destroyed'],
  departures: ['discarded', 'returned', 'imprisoned', 'put-under'],
  cards: ['played', 'drew', 'taken'],
};

/** The magic pile of a player, where it is drawn. */
function pileOf(side: Side | undefined): Element | null {
  return side ? document.querySelector(`[data-magic="${side.seat}"]`) : null;
}

export class BattleActor extends FightActor {
  /** Where a Vine Wall lies under a unit: is the Wall aimed at? */
  aimsAtVine = $state(false);
  /** The board as it is drawn. */
  field: Field | null = null;

  constructor(stage: Stage) {
    super(stage, KINDS, DICE);
  }

  /** The key V aims at the other card where two on one square may be attacked. */
  switchAim(event: KeyboardEvent, interaction: Interaction): void {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, dialog') !== null;
    if (event.key.toLowerCase() !== 'v' || typing || event.ctrlKey || event.metaKey) return;
    if ([...interaction.targets.keys()].some(isVine)) this.aimsAtVine = !this.aimsAtVine;
  }

  override async act(entry: Entry, before: AnyScene, after: AnyScene | null): Promise<void> {
    const [from, to] = [textOf(entry, 'from'), textOf(entry, 'to')];
    const [was, is] = [before as Scene, after as Scene | null];
    if (entry.what === 'to-magic') await this.#enrich(was, is);
    else if (entry.what === 'magic-given' || entry.what === 'magic-left') await this.#handOver(entry, was, is);
    else if (KINDS.moves.includes(entry.what) && this.field && overEdge(this.field, from, to)) await this.#cross(from, to);
    else await super.act(entry, before, after);
  }

  override clear(): void {
    super.clear();
    this.aimsAtVine = false;
  }

  /** What was destroyed joins the magic pile of whoever has more of it now. */
  async #enrich(before: Scene, after: Scene | null): Promise<void> {
    sound('magic', 1);
    const had = before.view.sides;
    const side = after?.view.sides.find((one, n) => one.magic_size > (had[n]?.magic_size ?? 0));
    const pile = pileOf(side);
    if (pile && this.fallen) await this.fly(pile);
  }

  /** Magic goes from one pile of a team to the other, all of it when its owner is out. */
  async #handOver(entry: Entry, before: Scene, after: Scene | null): Promise<void> {
    sound('magic', 1);
    const [giver, taker] = (after && handedOver(before, after, entry.what === 'magic-left')) ?? [];
    const [from, to] = [pileOf(giver), pileOf(taker)];
    if (from && to) await this.carry(middle(from), to, Number(entry.words.args.count), 420);
  }

  /** Out at one edge of the board, and in again at the other. */
  async #cross(from: string, to: string): Promise<void> {
    const [piece] = this.stage.piecesOn(from);
    const element = piece === undefined ? null : this.stage.elementOf(piece);
    this.stage.last = [from, to];
    if (piece === undefined || element === null || this.field === null) return;
    sound('move', 1);
    const field = this.field;
    const [x0, y0] = centre(field, from);
    const by = ([x, y]: [number, number], opacity: number): Keyframe => ({
      transform: `translate(${x - x0}px, ${y - y0}px)`,
      opacity,
    });
    const [out, inside] = [gate(field, from), gate(field, to)];
    await this.stage.animate(element, [by([x0, y0], 1), by(out, 0)], 160, 'ease-in');
    await this.stage.animate(element, [by(inside, 0), by(centre(field, to), 1)], 200, 'ease-out');
    await this.stage.slide(piece, to, 0, 'linear');
  }
}
