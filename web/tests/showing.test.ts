import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../src/shell/settings.svelte';
import type { Moment } from '../src/shell/types';
import type { Live } from '../src/table/live.svelte';
import { Replay } from '../src/table/again.svelte';
import { Showing, shownCard } from '../src/table/showing.svelte';
import { Stage } from '../src/table/stage.svelte';
import { entry, FakeActor, game, scene, table } from './fakes.svelte';

const OWL = { card: { term: 'toy-card-owl', args: {} } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.motion = 'normal';
});

describe('what somebody else plays', () => {
  const ui = game({ log: { icons: {}, shows: ['played'] } });
  const theirs = { ...entry('played', OWL), seat: 'north' };

  test('is shown by its card, but not what the viewer plays, nor what is no card', () => {
    expect(shownCard(ui, table(), theirs)?.card).toBe('owl');
    expect(shownCard(ui, table(), entry('played', OWL))).toBeNull();
    expect(shownCard(ui, table(), { ...theirs, what: 'moved' })).toBeNull();
    expect(shownCard(ui, table(), { ...theirs, words: { id: 'x', args: {}, squares: [] } })).toBeNull();
  });

  test('is shown for a moment, one card after the other', () => {
    const showing = new Showing();
    const card = (n: number) => ({ n, card: `c${n}`, seat: 'north', words: theirs.words });
    showing.show(card(1));
    showing.show(card(2));
    expect(showing.now?.n).toBe(1);
    vi.advanceTimersByTime(2700);
    expect(showing.now?.n).toBe(2);
    vi.advanceTimersByTime(2700);
    expect(showing.now).toBeNull();
  });

  test('is shown more briefly where everything goes faster', () => {
    settings.motion = 'fast';
    const showing = new Showing();
    showing.show({ n: 1, card: 'owl', seat: 'north', words: theirs.words });
    vi.advanceTimersByTime(1200);
    expect(showing.now).not.toBeNull();
    vi.advanceTimersByTime(200);
    expect(showing.now).toBeNull();
  });

  test('stays once it is clicked, and goes with the next click', () => {
    const showing = new Showing();
    showing.show({ n: 1, card: 'owl', seat: 'north', words: theirs.words });
    showing.press();
    vi.advanceTimersByTime(60_000);
    showing.clear();
    expect(showing.now?.n).toBe(1);
    showing.press();
    expect(showing.now).toBeNull();
  });

  test('is gone when the viewer goes on', () => {
    const showing = new Showing();
    for (const n of [1, 2, 3]) showing.show({ n, card: 'owl', seat: 'north', words: theirs.words });
    showing.clear();
    expect(showing.now).toBeNull();
    vi.advanceTimersByTime(10_000);
    expect(showing.now).toBeNull();
  });
});

describe('the last turn again', () => {
  const moment = (turn: number, ...log: string[]): Moment => {
    const now = scene();
    return { scene: { ...now, view: { ...now.view, turn } }, log: log.map((what) => entry(what)) };
  };

  function replaying(moments: Moment[]): { replay: Replay; actor: FakeActor } {
    const actor = new FakeActor();
    const stage = new Stage(game({ createActor: () => actor }));
    const replay = new Replay({ again: () => Promise.resolve(moments) } as unknown as Live, stage);
    return { replay, actor };
  }

  test('is acted out from moment to moment, and ends in the present', async () => {
    const { replay, actor } = replaying([moment(4), moment(4, 'moved'), moment(5, 'rolled', 'turn')]);
    const done = replay.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(replay.scene?.view.turn).toBe(4);
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(actor.acted).toEqual(['moved', 'rolled', 'turn']);
    expect(replay.scene).toBeNull();
  });

  test('can be stopped at any moment', async () => {
    const { replay, actor } = replaying([moment(4), moment(4, 'moved'), moment(5, 'turn')]);
    void replay.start();
    await vi.advanceTimersByTimeAsync(10);
    const stopped = replay.stop();
    await vi.advanceTimersByTimeAsync(0);
    await stopped;
    expect(replay.scene).toBeNull();
    expect(actor.acted).toEqual([]);
  });

  test('says so where there is none', async () => {
    const { replay } = replaying([]);
    await replay.start();
    expect(replay.empty).toBe(true);
    expect(replay.scene).toBeNull();
  });
});
