import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Scene } from '../src/shell/types';
import { Live } from '../src/table/live.svelte';
import { entry, scene, table } from './fakes.svelte';

/** A socket that a test speaks through. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.onclose?.();
  }
  says(frame: object): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

const latest = (): FakeSocket => FakeSocket.all.at(-1)!;
const wire = (moment: number): object => ({ ...scene([], { moment }) });
const snapshot = (seq: number, more: object = {}): object => ({
  type: 'snapshot',
  seq,
  table: table(),
  scene: wire(seq),
  log: [],
  chat: [],
  proposals: [],
  ...more,
});
const update = (seq: number, more: object = {}): object => ({
  type: 'update',
  seq,
  table: table(),
  scene: wire(seq),
  keep: 0,
  log: [],
  chat: [],
  proposals: [],
  ...more,
});
const settled = (): Promise<void> => vi.advanceTimersByTimeAsync(0).then(() => undefined);

let live: Live;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.reject(new Error('unreachable'))),
  );
  FakeSocket.all = [];
  live = new Live('t1');
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table as it happens', () => {
  test('begins with a snapshot', () => {
    expect(latest().address).toMatch(/^ws:.*\/api\/tables\/t1\/live$/);
    latest().says(snapshot(3, { log: [entry('turn')] }));
    expect(live.status).toBe('live');
    expect(live.scene?.moment).toBe(3);
    expect(live.log.length).toBe(1);
  });

  test('that cannot be opened says why and is not asked for again', () => {
    const sockets = FakeSocket.all.length;
    latest().says({ type: 'refused', key: '', code: 'too-fast', problems: [], wait: 1 });
    expect(live.failure).toBeNull();
    latest().says({ type: 'refused', key: '', code: 'table-broken', problems: [], wait: 0 });
    expect(live.failure?.code).toBe('table-broken');
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(sockets);
  });

  test('shows updates one after the other, each by the handler first', async () => {
    latest().says(snapshot(1));
    const seen: (number | undefined)[] = [];
    live.onUpdate(async (before: Scene | null, _, show) => {
      seen.push(before?.moment);
      await Promise.resolve();
      show();
      seen.push(live.scene?.moment);
    });
    latest().says(update(2));
    latest().says(update(3));
    expect(live.busy).toBe(true);
    await settled();
    expect(seen).toEqual([1, 2, 2, 3]);
    expect(live.busy).toBe(false);
  });

  test('is right even if what shows it fails', async () => {
    latest().says(snapshot(1));
    live.onUpdate(() => Promise.reject(new Error('no animation')));
    const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    latest().says(update(2));
    latest().says(update(3));
    await settled();
    expect(live.scene?.moment).toBe(3);
    expect(complained).toHaveBeenCalledTimes(2);
  });

  test('asks for a snapshot when an update is missing, and ignores one it knows', async () => {
    latest().says(snapshot(1));
    latest().says(update(1));
    expect(latest().sent).toEqual([]);
    latest().says(update(3));
    await settled();
    expect(latest().sent).toEqual([{ type: 'resync' }]);
    expect(live.scene?.moment).toBe(1);
  });

  test('keeps as much of the log as an update says', async () => {
    latest().says(snapshot(1, { log: [entry('turn', {}, 1), entry('moved', {}, 2)] }));
    latest().says(update(2, { keep: 1, log: [entry('attacked', {}, 2)] }));
    await settled();
    expect(live.log.map((line) => line.what)).toEqual(['turn', 'attacked']);
  });

  test('knows when something that was shown was taken back, by an update or while it was away', async () => {
    const long = [entry('turn', {}, 1), entry('rolled', {}, 2)];
    latest().says(snapshot(1, { log: long }));
    latest().says(update(2, { keep: 2, log: [entry('moved', {}, 3)] }));
    await settled();
    expect(live.takenBack).toBe(0);
    latest().says(update(3, { keep: 1, log: [] }));
    await settled();
    expect(live.takenBack).toBe(1);
    latest().says(snapshot(9, { log: [] }));
    expect(live.takenBack).toBe(2);
  });

  test('answers and withdraws the very proposal that was read', () => {
    latest().says(snapshot(1));
    const draw = { id: 12, wish: 'draw' as const, seat: 'north', waiting: ['south'] };
    live.answer(draw, false);
    live.withdraw(draw);
    expect(latest().sent.map(({ type, proposal, yes }) => [type, proposal, yes])).toEqual([
      ['answer', 12, false],
      ['withdraw', 12, undefined],
    ]);
  });
});

describe('somebody who watches', () => {
  const watched = async (): Promise<number | undefined> => {
    await settled();
    return live.scene?.moment;
  };

  test('may stop, and goes on where they stopped', async () => {
    latest().says(snapshot(1));
    live.hold(true);
    latest().says(update(2));
    latest().says(update(3));
    expect(await watched()).toBe(1);
    expect(live.waiting).toBe(2);
    const seen: (number | undefined)[] = [];
    live.onUpdate((before, _, show) => {
      seen.push(before?.moment);
      show();
      return Promise.resolve();
    });
    live.hold(false);
    expect(await watched()).toBe(3);
    expect(seen).toEqual([1, 2]);
    expect(live.waiting).toBe(0);
  });

  test('and stopped for long goes on at the present', async () => {
    latest().says(snapshot(1));
    live.hold(true);
    for (let seq = 2; seq < 150; seq++) latest().says(update(seq));
    expect(await watched()).toBe(1);
    expect(latest().sent).toEqual([]);
    expect(live.waiting).toBe(148);
    live.hold(false);
    expect(latest().sent).toEqual([{ type: 'resync' }]);
    latest().says(snapshot(149));
    latest().says(update(150));
    expect(await watched()).toBe(150);
  });
});

describe('what is done', () => {
  test('is sent again after the line was lost, until it is answered', async () => {
    latest().says(snapshot(1));
    live.play('end');
    const [first] = latest().sent;
    expect(first).toMatchObject({ type: 'play', moment: 1, text: 'end' });
    latest().close();
    expect(live.status).toBe('lost');
    await vi.advanceTimersByTimeAsync(600);
    expect(FakeSocket.all.length).toBe(2);
    latest().says(snapshot(1));
    expect(latest().sent).toEqual([first]);
    latest().says({ type: 'ack', key: first?.key, seq: 2, again: false });
    expect(live.pending).toBeNull();
  });

  test('happens once: nothing is played while a play is on its way', () => {
    latest().says(snapshot(1));
    live.play('end');
    live.play('pass');
    expect(latest().sent.length).toBe(1);
  });

  test('may be refused, which is told', () => {
    latest().says(snapshot(1));
    live.play('fly');
    latest().says({ type: 'refused', key: latest().sent[0]?.key, code: 'illegal', problems: [] });
    expect(live.refusal?.code).toBe('illegal');
    expect(live.pending).toBeNull();
  });
});

describe('questions', () => {
  test('about a hint are answered when it is there; of one that comes too late nobody is told', async () => {
    latest().says(snapshot(1));
    const hint = live.hint();
    const [asked] = latest().sent;
    expect(asked).toMatchObject({ type: 'hint', moment: 1 });
    latest().says({ type: 'refused', key: asked?.key, code: 'hint-late', problems: [] });
    expect(await hint).toEqual([]);
    expect(live.refusal).toBeNull();
    const other = live.hint();
    latest().says({ type: 'hint', key: latest().sent[1]?.key, moment: 1, advice: [{ text: 'end', behind: 0, changes: [] }] });
    expect(await other).toMatchObject([{ text: 'end' }]);
  });

  test('are answered by their key', async () => {
    latest().says(snapshot(1));
    const answer = live.why(['b1'], 'b9');
    const question = latest().sent[0];
    expect(question).toMatchObject({ type: 'why', pointed: 'b9' });
    latest().says({ type: 'because', key: question?.key, problems: [{ rule: 'M-1' }] });
    expect(await answer).toEqual([{ rule: 'M-1' }]);
  });

  test('have no answer while the line is lost', async () => {
    expect(await live.why([], 'b9')).toEqual([]);
    latest().says(snapshot(1));
    const answer = live.odds(['attack b1 b2']);
    latest().close();
    expect(await answer).toEqual([]);
  });
});

describe('a line that is lost', () => {
  test('is tried again, later each time, but not for ever longer', async () => {
    latest().says(snapshot(1));
    for (let n = 1; n <= 8; n++) {
      latest().close();
      await vi.advanceTimersByTimeAsync(10_500);
      expect(FakeSocket.all.length).toBe(n + 1);
    }
  });

  test('is noticed by its silence', async () => {
    latest().says(snapshot(1));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  test('is not tried again once the table is left', async () => {
    latest().says(snapshot(1));
    live.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all.length).toBe(1);
  });
});
