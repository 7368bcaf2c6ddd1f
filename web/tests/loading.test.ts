import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepTrying } from '../src/shell/loading';

let stop: () => void = () => undefined;
const reload = vi.fn();

/** A part that comes after so many failures. */
function part(failures: number, afresh = '') {
  const load = vi.fn(() => (load.mock.calls.length <= failures ? Promise.reject(new Error('no line')) : Promise.resolve('it')));
  const [loaded, failed] = [vi.fn(), vi.fn()];
  const trying = keepTrying({ load, loaded, failed, afresh });
  stop = trying.stop;
  return { load, loaded, failed, trying };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { ...location, reload });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

describe('a part of the page', () => {
  test('that comes at once tells nobody of trouble', async () => {
    const { loaded, failed } = part(0);
    await settled();
    expect(loaded).toHaveBeenCalledExactlyOnceWith('it');
    expect(failed).not.toHaveBeenCalled();
  });

  test('that does not come is tried again by itself, later each time', async () => {
    const { load, loaded, failed } = part(3);
    await settled();
    expect(failed).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(loaded).toHaveBeenCalledExactlyOnceWith('it');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(4);
  });

  test('is tried at once when somebody says so, and when the network is back', async () => {
    const { load, loaded, trying } = part(2);
    await settled();
    trying.now();
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
    dispatchEvent(new Event('online'));
    await settled();
    expect(loaded).toHaveBeenCalledOnce();
  });

  test('that nobody wants any more is left alone', async () => {
    const { load, loaded, trying } = part(1);
    await settled();
    trying.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(load).toHaveBeenCalledTimes(1);
    expect(loaded).not.toHaveBeenCalled();
  });

  test('makes the page load anew if the server answers, and less often each time', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve({ ok: true }));
    part(99, 'page');
    await settled();
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(reload).toHaveBeenCalledTimes(1);
    stop();
    part(99, 'page'); // the page that was loaded anew
    await vi.advanceTimersByTimeAsync(1_500);
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test('never makes a page load anew that nobody could load', async () => {
    part(99, 'page');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(reload).not.toHaveBeenCalled();
  });
});
