/** What is put, moved and erased on a board that is edited: the same clicks, taps, drags and keys as at a table. */

import type { GameUI } from '../games/ui';
import type { EditItem } from '../shell/types';
import type { Recorded } from '../replay/recorded.svelte';
import { Gesture } from '../table/gesture.svelte';
import { Interaction } from '../table/interaction.svelte';
import type { Stage } from '../table/stage.svelte';
import { placeStep, type Step } from '../table/way';
import type { Sketch } from './sketch.svelte';

export const TOOLS = ['put', 'move', 'clear'] as const;
export type Tool = (typeof TOOLS)[number];

/** What was done last, for those who cannot see it. */
export interface Done {
  what: Tool;
  item: EditItem | null;
  square: string;
}

export class Hand extends Interaction {
  readonly sketch: Sketch;
  tool = $state<Tool>('put');
  /** What is put by the next click; null: a click selects what is there. */
  item = $state.raw<EditItem | null>(null);
  /** For whom. */
  seat = $state('');
  done = $state.raw<Done | null>(null);
  #turn = $state(0);

  constructor(live: Recorded, stage: Stage, ui: GameUI, sketch: Sketch) {
    super(live, stage, ui);
    this.sketch = sketch;
  }

  /** The square whose things are changed. */
  get selected(): string {
    return this.pickedPlaces[0] ?? '';
  }

  /** How the item lies; empty for one that cannot be turned. */
  get turn(): string {
    const turns = this.item?.turns ?? [];
    return turns[this.#turn % Math.max(1, turns.length)] ?? '';
  }

  /** Take an item into the hand; once more lays it down. */
  grab(item: EditItem | null): void {
    if (this.item?.id !== item?.id) this.#turn = 0;
    this.item = this.item?.id === item?.id ? null : item;
    if (this.item) this.tool = 'put';
  }

  turnItem(): void {
    this.#turn += 1;
  }

  choose(tool: Tool): void {
    this.tool = tool;
    if (tool !== 'put') this.item = null;
  }

  select(square: string): void {
    this.way = square ? [placeStep(square)] : [];
  }

  put(item: EditItem, where: string): Promise<boolean> {
    const what = this.item?.id === item.id && this.turn ? `${item.id} ${this.turn}` : item.id;
    return this.#make('put', where, what, item);
  }

  erase(where: string): void {
    if (this.sketch.on(where).length > 0) void this.#make('clear', where, '', null);
  }

  move(from: string, to: string): void {
    if (from !== to && this.sketch.on(from).length > 0) void this.#make('move', from, to, null);
  }

  override pressPlace(place: string): void {
    if (this.tool === 'clear') this.erase(place);
    else if (this.tool === 'put' && this.item?.stands) void this.put(this.item, place);
    else if (this.tool === 'move' && this.selected && this.selected !== place) this.move(this.selected, place);
    else this.select(this.selected === place ? '' : place);
  }

  override pressCard(): void {
    // nothing is picked from hands here
  }

  override allows(step: Step): boolean {
    return step.kind === 'open' || this.sketch.on(step.id).length > 0;
  }

  override pick(step: Step): void {
    if (step.kind === 'place') this.select(step.id);
  }

  /** Something was dragged onto a square: what stands elsewhere, or what is in the hand. */
  override drop(step: Step, place: string): void {
    if (step.kind === 'place') this.move(step.id, place);
    else if (this.item?.stands) void this.put(this.item, place);
  }

  /** Let go of what is in the hand, else of what is selected. */
  override back(): boolean {
    const held = this.item !== null || this.selected !== '';
    if (this.item) this.item = null;
    else this.select('');
    return held;
  }

  async #make(what: Tool, where: string, on: string, item: EditItem | null): Promise<boolean> {
    const square = what === 'move' ? on : where;
    const made = await this.sketch.edit({ do: what, where, what: on, seat: item?.owned ? this.seat : '' });
    if (!made) return false;
    this.done = { what, item, square };
    this.select(what === 'clear' ? '' : square);
    return true;
  }
}

/** A finger that rests on a piece is about to drag it: no card is shown in full. */
export class Dragging extends Gesture {
  constructor(hand: Hand, stage: Stage) {
    super(hand, stage, () => undefined);
  }

  override down(event: PointerEvent, step: Step): void {
    super.down(event, step, null);
  }
}
