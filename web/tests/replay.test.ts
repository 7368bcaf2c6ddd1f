import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { handleKey } from '../src/replay/keys';
import { addressOf, labelled, momentOf, nextTurn, turnsOf, turnsTold } from '../src/replay/moments';
import { Notebook } from '../src/replay/notebook.svelte';
import { ALL, Playback } from '../src/replay/playback.svelte';
import { seatsAgainst } from '../src/replay/playing';
import { eyesOf, seenBy } from '../src/replay/titles';
import { api } from '../src/shell/api';
import { pace, settings, tempo } from '../src/shell/settings.svelte';
import type { Entry, Replay, ReplayMark, ReplayMoment } from '../src/shell/types';
import type { Stage } from '../src/table/stage.svelte';
import { scene, seat, table, words } from './fakes.svelte';

const mark = (turn: number, told: number): ReplayMark => ({ turn, told, active: 'south', seat: 'south' });
/** Two moments before the first turn, three of the first, one of the second, two of the third. */
const MARKS = [mark(0, 1), mark(0, 2), mark(1, 3), mark(1, 3), mark(1, 5), mark(2, 6), mark(3, 8), mark(3, 9)];

describe('where things are', () => {
  test('turns begin at their first moment', () => {
    expect(turnsOf(MARKS)).toEqual([
      { turn: 1, moment: 2 },
      { turn: 2, moment: 5 },
      { turn: 3, moment: 6 },
    ]);
  });

  test.each([
    [0, 1, 2],
    [2, 1, 5],
    [6, 1, 7],
    [7, 1, 7],
    [7, -1, 6],
    [6, -1, 5],
    [4, -1, 2],
    [2, -1, 0],
    [0, -1, 0],
  ] as const)('from %i by a turn %i: %i', (at, by, to) => {
    expect(nextTurn(MARKS, at, by)).toBe(to);
  });

  test('a line of the log leads to where it had just been told', () => {
    expect([0, 2, 3, 4, 8, 99].map((line) => momentOf(MARKS, line))).toEqual([0, 2, 4, 4, 7, 7]);
  });

  test('the log is cut where turns begin, as far as it was told', () => {
    const log = ['begins', 'drew', 'turn', 'moved', 'turn', 'turn', 'moved'].map((what, n) => ({ n, what }) as Entry);
    const cut = (told: number): number[][] => turnsTold(log, told).map(({ from, until }) => [from, until]);
    expect(cut(0)).toEqual([]);
    expect(cut(4)).toEqual([
      [0, 2],
      [2, 4],
    ]);
    expect(cut(7)).toEqual([
      [0, 2],
      [2, 4],
      [4, 5],
      [5, 7],
    ]);
  });

  test('no number of a turn is written over another', () => {
    const turns = Array.from({ length: 40 }, (_, n) => ({ turn: n + 1, moment: n < 20 ? 10 * n : 200 + n }));
    const shown = labelled(turns, 12, 240);
    const at = turns.filter((one) => shown.has(one.turn)).map((one) => one.moment);
    expect(at.length).toBeGreaterThan(4);
    expect(at.every((moment, n) => n === 0 || moment - (at[n - 1] ?? 0) >= 240 / 12)).toBe(true);
  });

  test('the beginning needs no number in its address', () => {
    expect([addressOf('t', 0), addressOf('t', 12)]).toEqual(['/replay/t', '/replay/t/12']);
  });
});

describe('through a game', () => {
  const entry = (n: number): Entry => ({ n, what: 'moved', turn: 1, seat: 'south', words: words('x'), line: null, covers: 1 });
  const facts = (eyes: string): Replay => ({
    table: table(),
    eyes,
    moments: MARKS,
    log: Array.from({ length: 9 }, (_, n) => entry(n)),
    outdated: false,
  });
  const moment = (n: number, eyes: string): ReplayMoment => ({
    moment: n,
    scene: scene([], { moment: n, seat: eyes }),
    seats: [],
  });

  const asked: [number, string, number][] = [];
  const perform = vi.fn(() => Promise.resolve());
  const stage = { perform, skip: vi.fn(), forget: vi.fn(), settle: vi.fn() };
  let playback: Playback;

  beforeEach(async () => {
    vi.useFakeTimers();
    asked.length = 0;
    perform.mockClear();
    vi.spyOn(api, 'replay').mockImplementation((_, eyes) => Promise.resolve(facts(eyes || 'south')));
    vi.spyOn(api, 'moments').mockImplementation((_, first, eyes, count) => {
      asked.push([first, eyes, count]);
      const found = Array.from({ length: count }, (_, n) => moment(first + n, eyes));
      return Promise.resolve(found.filter((one) => one.moment < MARKS.length));
    });
    playback = new Playback('t');
    playback.stage = stage as unknown as Stage;
    await playback.open();
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    playback.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test('it is opened through the eyes the server thinks best, and what follows is asked for', () => {
    expect([playback.eyes, playback.at, playback.last, playback.reached]).toEqual(['south', 0, 7, 0]);
    expect(asked).toEqual([
      [0, 'south', 1],
      [1, 'south', 8],
    ]);
  });

  test('a step acts out what was told on the way, a jump does not', async () => {
    await playback.step(1);
    expect(perform).toHaveBeenCalledOnce();
    expect(perform.mock.calls[0]).toMatchObject([{ moment: 0 }, [{ n: 1 }], { moment: 1 }]);
    await playback.go(6);
    await playback.step(-1);
    expect(perform).toHaveBeenCalledOnce();
    expect([playback.at, playback.shown?.moment, playback.reached]).toEqual([5, 5, 6]);
    expect(asked).toHaveLength(2);
  });

  test('the log follows with what is drawn, and a step tells its line before it is acted out', async () => {
    const gone = playback.go(6);
    expect([playback.at, playback.told]).toEqual([0, 0]);
    await gone;
    expect([playback.at, playback.told]).toEqual([6, 6]);
    perform.mockImplementationOnce(() => Promise.resolve(expect([playback.told, playback.shown?.moment]).toEqual([7, 6])));
    await playback.step(1);
    expect(perform).toHaveBeenCalledOnce();
  });

  test('whoever steps is a run of moments ahead, and after a jump it is asked for when there is time', async () => {
    vi.mocked(api.replay).mockResolvedValue({ ...facts('south'), moments: Array.from({ length: 40 }, () => MARKS[0]!) });
    vi.mocked(api.moments).mockImplementation((_, first, eyes, count) => {
      asked.push([first, eyes, count]);
      return Promise.resolve(Array.from({ length: count }, (_, n) => moment(first + n, eyes)));
    });
    await playback.open();
    asked.length = 0;
    for (let steps = 0; steps < 20; steps++) await playback.step(1);
    expect(asked.map(([first, , count]) => [first, count])).toEqual([
      [9, 8],
      [17, 8],
    ]);
    asked.length = 0;
    await playback.go(30);
    expect(asked.map(([first, , count]) => [first, count])).toEqual([[30, 1]]);
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked.map(([first, , count]) => [first, count])).toEqual([
      [30, 1],
      [31, 8],
    ]);
  });

  test('where the server takes its time, the place in the game goes ahead of what is drawn', async () => {
    vi.mocked(api.moments).mockImplementation(async (_, first, eyes) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      return [moment(first, eyes)];
    });
    void playback.open(ALL, 0);
    await vi.advanceTimersByTimeAsync(1000);
    void playback.go(6);
    await vi.advanceTimersByTimeAsync(100);
    expect([playback.at, playback.shown?.moment, playback.told]).toEqual([6, 0, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    expect([playback.at, playback.shown?.moment, playback.told]).toEqual([6, 6, 6]);
  });

  test('nothing lies beyond the ends', async () => {
    await playback.go(99);
    expect(playback.at).toBe(7);
    await playback.step(-99);
    expect(playback.at).toBe(0);
  });

  test('while one moment is on its way only the last wish is carried out', async () => {
    await playback.open(ALL, 0);
    asked.length = 0;
    await Promise.all([playback.go(3), playback.go(6), playback.go(4)]);
    expect(playback.shown?.moment).toBe(4);
    expect(asked.filter(([, , count]) => count === 1).map(([first]) => first)).not.toContain(6);
  });

  test('other eyes look at the same moment, and remember nothing of what the first saw', async () => {
    await playback.go(4);
    await playback.open('north');
    expect([playback.at, playback.shown?.scene.seat]).toEqual([4, 'north']);
    await playback.go(2);
    expect(playback.shown?.scene.seat).toBe('north');
  });

  test('it plays to its end, and from there once more', async () => {
    playback.play();
    await vi.advanceTimersByTimeAsync(500);
    expect([playback.playing, playback.at]).toEqual([true, 1]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect([playback.playing, playback.at]).toEqual([false, 7]);
    playback.toggle();
    await vi.advanceTimersByTimeAsync(10);
    expect([playback.playing, playback.at]).toEqual([true, 0]);
    await playback.step(1);
    expect(playback.playing).toBe(false);
  });

  test('its speed is that of everything that moves, as long as it is looked at', async () => {
    settings.motion = 'normal';
    playback.setSpeed(4);
    expect(pace(400)).toBe(100);
    playback.play();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(playback.at).toBe(7);
    playback.close();
    expect([tempo.speed, pace(400)]).toEqual([1, 400]);
  });

  test('what the server refuses is told, and the rest stays', async () => {
    await playback.open(ALL, 0);
    vi.spyOn(api, 'moments').mockRejectedValue(new Error('gone'));
    await playback.open('north');
    expect(playback.trouble?.code).toBe('unreachable');
    expect([playback.eyes, playback.shown?.moment]).toEqual([ALL, 0]);
  });

  test('keys step, turn, play, and leave what is typed alone', async () => {
    const opened: string[] = [];
    const open = { help: () => opened.push('help'), share: () => opened.push('share'), eyes: () => opened.push('eyes') };
    const press = (key: string, target: Element = document.body): boolean => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true });
      Object.defineProperty(event, 'target', { value: target });
      return handleKey(event, playback, open);
    };
    for (const [key, at] of [
      ['ArrowRight', 1],
      [']', 2],
      ['End', 7],
      ['ArrowLeft', 6],
      ['[', 5],
      ['Home', 0],
    ] as const) {
      expect(press(key)).toBe(true);
      await vi.advanceTimersByTimeAsync(0);
      expect(playback.at).toBe(at);
    }
    press('3');
    expect(playback.speed).toBe(2);
    for (const key of ['?', 'c', 'v']) press(key);
    expect(opened).toEqual(['help', 'share', 'eyes']);
    expect(press(' ', document.createElement('button'))).toBe(false);
    expect(press('ArrowRight', document.createElement('textarea'))).toBe(false);
    press(' ');
    expect(playback.playing).toBe(true);
  });
});

describe('who looks and who plays on', () => {
  test('the seat whose eyes these are lies at the lower edge, and nobody is away', () => {
    const played = table([seat('south', { you: true, present: false }), seat('north', { present: false })]);
    expect(seenBy(played, 'north').seats.map((one) => [one.you, one.present])).toEqual([
      [false, true],
      [true, true],
    ]);
    expect(seenBy(played, ALL).seats.map((one) => one.you)).toEqual([true, false]);
    expect(eyesOf(played)).toEqual(['south', 'north', 'watch', 'all']);
  });

  test('seats that go together have one player', () => {
    const seats = [seat('south'), seat('north', { together: true }), seat('east'), seat('west', { together: true })];
    expect(seatsAgainst(seats, 'north', 'bot', 'squire').map((one) => one.player + one.bot)).toEqual([
      'botsquire',
      'me',
      'botsquire',
      'me',
    ]);
    expect(seatsAgainst(seats, 'south', 'open', 'squire').map((one) => one.player + one.bot)).toEqual([
      'me',
      'open',
      'open',
      'open',
    ]);
    expect(seatsAgainst(seats, 'south', 'me', 'squire').every((one) => one.player === 'me')).toBe(true);
  });
});

describe('notes', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test('they are sent once nothing more is typed, or nobody waits', async () => {
    vi.spyOn(api, 'notes').mockResolvedValue([{ moment: 7, text: 'old' }]);
    const sent = vi.spyOn(api, 'note').mockResolvedValue(undefined);
    const notebook = new Notebook('t');
    await vi.advanceTimersByTimeAsync(0);
    expect([notebook.moments, notebook.at(7)]).toEqual([[7], 'old']);
    notebook.write(3, 'n');
    notebook.write(3, 'new');
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent.mock.calls).toEqual([['t', 3, 'new']]);
    notebook.write(7, ' ');
    notebook.flush();
    expect(sent.mock.calls[1]).toEqual(['t', 7, '']);
    expect(notebook.moments).toEqual([3]);
  });
});
