import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { StandingPiece } from '../src/games/ui';
import { BattleActor } from '../src/games/summoner_wars/actor.svelte';
import { settings } from '../src/shell/settings.svelte';
import { actUsual, type Kinds } from '../src/table/kit/acting';
import { Stage } from '../src/table/stage.svelte';
import { entry, FakeActor, game, scene } from './fakes.svelte';

const KINDS: Kinds = {
  moves: ['moved'],
  pushes: ['forced'],
  exchanges: ['exchanged'],
  arrivals: ['summoned'],
  changes: ['upgraded'],
  losses: ['destroyed'],
  departures: ['returned'],
  cards: ['drew'],
};

let animated: string[];

/** A board with these pieces, and a stage whose actor does what is usual. */
function board(pieces: StandingPiece[]): Stage {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const { id, place } of pieces) {
    const piece = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    piece.setAttribute('class', 'piece');
    piece.dataset.piece = String(id);
    piece.dataset.square = place;
    piece.animate = ((frames: Keyframe[]) => {
      animated.push(`${id} ${String(frames[0]?.transform ?? frames[0]?.opacity)}`);
      return { finished: Promise.resolve(), finish: vi.fn(), cancel: vi.fn() };
    }) as never;
    svg.append(piece);
  }
  document.body.replaceChildren(svg);
  const stage: Stage = new Stage(
    game({
      pieces: () => pieces,
      createActor: (made) => ({
        act: (line, before) => actUsual(made, KINDS, line, before),
        finish: () => undefined,
        clear: () => undefined,
      }),
    }),
  );
  stage.mount(svg, (place) => [place.charCodeAt(0), Number(place.slice(1))]);
  return stage;
}

beforeEach(() => {
  animated = [];
  settings.motion = 'off';
});

describe('the stage', () => {
  test('lets an actor act out every line, and always ends', async () => {
    const actor = new FakeActor();
    const stage = new Stage(game({ createActor: () => actor }));
    await stage.perform(scene(), [entry('turn'), entry('moved')], null);
    expect(actor.acted).toEqual(['turn', 'moved']);
    expect(actor.finished).toBe(1);
    actor.act = () => Promise.reject(new Error('forgot the line'));
    await expect(stage.perform(scene(), [entry('moved')], null)).rejects.toThrow();
    expect(stage.running).toBe(false);
    expect(actor.finished).toBe(2);
  });

  test('forgets what was taken back: the marks of the last play, and what the actor shows of it', async () => {
    const actor = new FakeActor();
    const stage = new Stage(game({ createActor: () => actor }));
    stage.last = ['b3'];
    stage.forget();
    expect([stage.last, actor.cleared, actor.finished]).toEqual([[], 1, 1]);
    const battle = new Stage({ pieces: () => [], createActor: (made: Stage) => new BattleActor(made) });
    await battle.perform(scene(), [entry('rolled', { dice: 's m' })], null);
    expect(battle.actor.roll).not.toBeNull();
    battle.forget();
    expect(battle.actor.roll).toBeNull();
  });

  test('slides a piece, and knows where it stands then', async () => {
    const stage = board([{ id: 7, place: 'b1' }]);
    await stage.perform(scene(), [entry('moved', { from: 'b1', to: 'b3' }), entry('moved', { from: 'b3', to: 'c3' })], null);
    expect(animated).toEqual(['7 translate(0px, 2px)', '7 translate(1px, 2px)']);
    expect(stage.last).toEqual(['b3', 'c3']);
    expect(stage.piecesOn('c3')).toEqual([7]);
  });

  test('lets two pieces change places', async () => {
    const stage = board([
      { id: 1, place: 'b1' },
      { id: 2, place: 'b2' },
    ]);
    await stage.perform(scene(), [entry('exchanged', { from: 'b1', to: 'b2' })], null);
    expect([stage.piecesOn('b1'), stage.piecesOn('b2')]).toEqual([[2], [1]]);
  });

  test('takes away what is destroyed', async () => {
    const stage = board([{ id: 1, place: 'b1' }]);
    await stage.perform(scene(), [entry('destroyed', { square: 'b1' })], null);
    expect(stage.piecesOn('b1')).toEqual([]);
    expect(animated.length).toBe(1);
  });

  test('a place may hold several pieces', async () => {
    const stage = board([
      { id: 1, place: 'b1' },
      { id: 2, place: 'b1' },
      { id: 3, place: 'w23' },
    ]);
    await stage.perform(scene(), [entry('moved', { from: 'b1', to: 'w23' })], null);
    expect(stage.piecesOn('b1')).toEqual([2]);
    expect(stage.piecesOn('w23')).toEqual([1, 3]);
  });

  test('lets what is new settle when it is drawn', async () => {
    const stage = board([{ id: 1, place: 'b1' }]);
    await stage.perform(scene(), [entry('summoned', { square: 'b1' })], null);
    expect(animated).toEqual([]);
    stage.settle();
    expect(animated.length).toBe(1);
    stage.settle();
    expect(animated.length).toBe(1);
  });

  test('does not stumble over a line about nothing', async () => {
    const stage = board([]);
    await stage.perform(
      scene(),
      [entry('moved', { from: 'b1', to: 'b2' }), entry('destroyed', { square: 'c1' }), entry('sang')],
      null,
    );
    expect(stage.running).toBe(false);
  });

  test('waits, unless somebody hurries', async () => {
    vi.useFakeTimers();
    settings.motion = 'normal';
    const stage = board([]);
    stage.hurried = false;
    const done = vi.fn();
    void stage.pause(5000).then(done);
    await vi.advanceTimersByTimeAsync(100);
    expect(done).not.toHaveBeenCalled();
    stage.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalled();
    vi.useRealTimers();
  });
});
