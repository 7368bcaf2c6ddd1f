/** Shows what happened, one line of the log after the other, before the new scene is drawn. */

import { tick } from 'svelte';
import type { Actor, StandingPiece } from '../games/ui';
import { pace, prefersCalm } from '../shell/settings.svelte';
import type { Entry, Scene } from '../shell/types';

/** The middle of a place in the units of a drawing. */
type Centre = (place: string) => [number, number];
type PieceId = StandingPiece['id'];

/** What a stage wants to know from a game. */
interface Cast<A extends Actor> {
  createActor: (stage: Stage<A>) => A;
  pieces: (scene: never) => StandingPiece[];
}

export class Stage<A extends Actor = Actor> {
  /** What acts for the game at the table. */
  readonly actor: A;
  running = $state(false);
  /** The places the last play was about. */
  last = $state.raw<readonly string[]>([]);
  /** The piece that is drawn above all others, because it moves. */
  raised = $state.raw<PieceId>('');
  /** Somebody does not want to wait. */
  hurried = false;
  /** Hears of every line before it is acted out. */
  ontell: (entry: Entry) => void = () => undefined;

  readonly #pieces: (scene: Scene) => StandingPiece[];
  #board: SVGSVGElement | null = null;
  #centre: Centre | null = null;
  #standing = new Map<PieceId, string>();
  #arrived = new Set<string>();
  #animations: Animation[] = [];
  #pauses: (() => void)[] = [];

  constructor(game: Cast<A>) {
    this.#pieces = game.pieces as (scene: Scene) => StandingPiece[];
    this.actor = game.createActor(this);
  }

  /** The board that is drawn now. */
  mount(board: SVGSVGElement, centre: Centre): void {
    this.#board = board;
    this.#centre = centre;
  }

  /** Act out the new lines on the old scene; `after` is what they led to. */
  async perform(before: Scene, entries: Entry[], after: Scene | null): Promise<void> {
    this.hurried = document.hidden;
    this.#standing = new Map(this.#pieces(before).map((piece) => [piece.id, piece.place]));
    this.running = entries.length > 0;
    this.last = [];
    try {
      for (const entry of entries) {
        this.ontell(entry);
        await this.actor.act(entry, before, after);
      }
    } finally {
      this.running = false;
      this.actor.finish();
    }
  }

  /** The new scene is drawn: what was moved is in its place, and what is new settles. */
  settle(): void {
    for (const animation of this.#animations) animation.cancel();
    this.#animations = [];
    for (const place of this.#arrived) this.#settleOn(place);
    this.#arrived.clear();
  }

  /** What was shown last has not happened: nothing of it stays. */
  forget(): void {
    this.last = [];
    this.actor.finish();
    this.actor.clear();
  }

  /** Hurry through what is being shown. */
  skip(): void {
    this.hurried = true;
    for (const animation of this.#animations) animation.finish();
    for (const resume of this.#pauses.splice(0)) resume();
  }

  // For the actor -----------------------------------------------------------------------------------------------------

  /** The pieces on a place, as far as the log was acted out. */
  piecesOn(place: string): PieceId[] {
    return [...this.#standing].filter(([, where]) => where === place).map(([piece]) => piece);
  }

  /** Slide a piece to a place; it stays there until the scene is drawn anew. */
  async slide(piece: PieceId, to: string, ms: number, easing: string): Promise<void> {
    this.#standing.set(piece, to);
    this.raised = piece;
    await tick();
    const element = this.elementOf(piece);
    const centre = this.#centre;
    const home = element?.dataset.square;
    if (element === null || centre === null || home === undefined) return;
    const [x0, y0] = centre(home);
    const [x1, y1] = centre(to);
    await this.animate(element, [{ transform: `translate(${x1 - x0}px, ${y1 - y0}px)` }], ms, easing);
  }

  /** A piece leaves the board. */
  async vanish(piece: PieceId): Promise<void> {
    const element = this.elementOf(piece);
    this.#standing.delete(piece);
    if (element === null) return;
    const moved = getComputedStyle(element).transform;
    const smaller = moved === 'none' ? 'scale(.96)' : `${moved} scale(.96)`;
    await this.animate(element, [{ opacity: 0, transform: smaller }], 260, 'ease-in');
  }

  /** What stands on a place once the new scene is drawn settles there. */
  arrive(place: string): void {
    this.#arrived.add(place);
    this.last = [place];
  }

  elementOf(piece: PieceId): SVGGElement | null {
    return this.#board?.querySelector<SVGGElement>(`[data-piece="${piece}"]`) ?? null;
  }

  /** Where a place is on the screen; null while no board is drawn. */
  onScreen(place: string): [number, number] | null {
    const matrix = this.#board?.getScreenCTM();
    if (!matrix || !this.#centre) return null;
    const point = new DOMPoint(...this.#centre(place)).matrixTransform(matrix);
    return [point.x, point.y];
  }

  async animate(element: Element, to: Keyframe[], ms: number, easing: string): Promise<void> {
    const animation = element.animate(to, { duration: this.hurried ? 0 : pace(ms), easing, fill: 'forwards' });
    this.#animations.push(animation);
    await animation.finished.catch(() => undefined);
  }

  /** Wait, but not longer than until somebody hurries. */
  pause(ms: number): Promise<void> {
    const time = this.hurried ? 0 : pace(ms);
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.#pauses.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  #settleOn(place: string): void {
    const from = prefersCalm() ? { opacity: 0 } : { opacity: 0, transform: 'scale(1.06)' };
    for (const element of this.#board?.querySelectorAll(`.piece[data-square="${place}"]`) ?? [])
      element.animate([from, {}], { duration: pace(160), easing: 'ease-out' });
  }
}
