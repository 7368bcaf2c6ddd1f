/** What may be chosen now, seen from the picks that were made: each leaves fewer choices. */

import type { GameUI } from '../games/ui';
import type { Choice } from '../shell/types';
import type { TableLine } from './live.svelte';
import { begins, cardOf, endsHere, isCard, isComplete, keyOf, nextPicks, placeOf, type Step } from './way';

/** One and the same wherever nothing may be chosen, so that no square has to be looked at again. */
const NONE: readonly Choice[] = [];

export class Choosing {
  protected readonly live: TableLine;
  protected readonly ui: GameUI;

  /** What was picked so far. */
  way = $state.raw<readonly Step[]>([]);
  /** The place under the pointer, or the one that has the focus. */
  hovered = $state('');
  /** The card of the hand that is under the pointer or has the focus. */
  over = $state('');
  /** A device that is passed on is covered. */
  veiled = $state(false);
  /** The result of a game that is over is looked at. */
  result = $state(false);
  /** A turn is shown again: whose, and how that is stopped. */
  again = $state.raw<{ turn: number; seat: string; stop: () => void } | null>(null);

  constructor(live: TableLine, ui: GameUI) {
    this.live = live;
    this.ui = ui;
  }

  readonly locked = $derived.by(() => this.live.busy || this.live.pending !== null || this.veiled || this.again !== null);
  readonly choices = $derived.by<readonly Choice[]>(() => {
    const choices = this.locked ? undefined : this.live.scene?.choices;
    return choices?.length ? choices : NONE;
  });
  /** Choices without any pick but a word. */
  readonly buttons = $derived(this.choices.filter((choice) => isComplete(choice, [])));
  /** Everything a choice may begin with. */
  readonly first = $derived(nextPicks(this.choices, []));
  /** The last thing that was picked. */
  readonly picked = $derived(this.way.at(-1) ?? null);
  /** The card that was picked on the way; empty if there is none. */
  readonly held = $derived(this.way.findLast(isCard)?.id ?? '');
  /** The places that were picked on the way. */
  readonly pickedPlaces = $derived(this.way.filter((step) => step.kind === 'place').map((step) => step.id));

  /** The choices that begin with what is picked. */
  readonly begun = $derived(this.way.length > 0 ? this.choices.filter((choice) => begins(choice, this.way)) : []);
  /** Of those the ones that need nothing more: buttons, or a second click on the same thing. */
  readonly here = $derived(this.begun.filter((choice) => isComplete(choice, this.way)));
  /** Of these again the ones by which a piece ends where it stands: rarely meant, they push nothing else aside. */
  readonly staying = $derived(this.here.filter((choice) => endsHere(choice, this.way)));
  /** What may be picked next. */
  readonly next = $derived(nextPicks(this.begun, this.way));

  /** Places that mean a choice by themselves, whatever else may be picked. */
  readonly direct = $derived.by<ReadonlyMap<string, Choice[]>>(() => {
    const found = new Map<string, Choice[]>();
    for (const { pick, choices } of this.first.values()) if (this.#isDirect(pick.kind, choices)) found.set(pick.id, choices);
    return found;
  });
  /** Places a choice begins with that needs more than one pick; what is hardly ever meant does not make one glow. */
  readonly sources = $derived.by<ReadonlySet<string>>(() => {
    const begins = [...this.first.values()].filter((next) => next.choices.some((choice) => !choice.deliberate));
    const places = begins.filter((next) => next.pick.kind === 'place');
    return new Set(places.filter((next) => !this.direct.has(next.pick.id)).map((next) => next.pick.id));
  });

  /** What a click on each marked place may mean now. */
  readonly targets = $derived.by<ReadonlyMap<string, Choice[]>>(() => {
    const found = new Map<string, Choice[]>();
    const add = (place: string, choices: readonly Choice[]): void =>
      void found.set(place, [...(found.get(place) ?? []), ...choices]);
    for (const { pick, choices } of this.next.values()) if (pick.kind === 'place') add(pick.id, choices);
    if (this.way.every((step) => step.kind === 'place')) for (const [place, choices] of this.direct) add(place, choices);
    for (const choice of this.buttons) for (const place of this.#alsoAt(choice)) add(place, [choice]);
    return found;
  });

  /** Cards to choose from that lie open on the table: they are shown in a tray. */
  readonly tray = $derived.by<string[]>(() => {
    const levels = [this.first, ...this.way.map((_, n) => nextPicks(this.begun, this.way.slice(0, n + 1)))];
    const open = levels.flatMap((level) => [...level.values()]).filter((next) => next.pick.kind === 'open');
    return [...new Set(open.map((next) => next.pick.id))];
  });

  /** May a card be picked where it lies? Cards that come next outshine those one could begin with instead. */
  mayPick(card: string, kind: 'card' | 'open'): boolean {
    const nextCards = [...this.next.values()].some((next) => isCard(next.pick));
    return (nextCards ? this.next : this.first).has(keyOf({ kind, id: card }));
  }

  /** The choices a card of the hand could begin: of the one that is picked, else of the one under the pointer. */
  readonly shown = $derived.by<Choice[]>(() => {
    const card = this.held || this.over;
    return card ? this.choices.filter((choice) => cardOf(choice) === card && placeOf(choice)) : [];
  });

  /** The cards of the hand that make use of what stands on the place that is pointed at. */
  readonly served = $derived.by(() => this.servedBy(this.hovered));

  servedBy(place: string): ReadonlySet<string> {
    return new Set(this.choices.filter((choice) => choice.uses.includes(place)).map(cardOf));
  }

  /** The way with this step after what is picked, else after as much of it as can be kept; null if it leads nowhere. */
  protected wayTo(step: Step): readonly Step[] | null {
    for (let kept = this.way.length; kept >= 0; kept--) {
      const way = this.way.slice(0, kept);
      if (nextPicks(this.choices, way).has(keyOf(step))) return [...way, step];
    }
    return null;
  }

  #isDirect(kind: string, choices: readonly Choice[]): boolean {
    return kind === 'place' && choices.every((choice) => choice.path.length === 1);
  }

  #alsoAt(choice: Choice): readonly string[] {
    const scene = this.live.scene;
    return (scene && this.ui.alsoAt?.(scene, choice)) ?? [];
  }
}
