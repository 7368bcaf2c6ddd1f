/** Parts of the page that are loaded when they are needed, and tried again until they come. */

const FIRST_WAIT_MS = 1_500;
const LONGEST_WAIT_MS = 60_000;
/** How often this tab was loaded anew for want of a part: each time it waits longer before it does so again. */
const RELOADS = 'stonehall.reloads.';

/** A style sheet that did not come is not asked for again: then only a fresh page helps. */
let isBare = false;
addEventListener('vite:preloadError', (event) => {
  if (/CSS/.test(event.payload.message)) isBare = true;
});

export interface Attempts<T> {
  load: () => Promise<T>;
  loaded: (part: T) => void;
  /** It did not come; called after each attempt. */
  failed: () => void;
  /**
   * A browser may remember that a file did not come: if the server answers and the part still cannot be loaded, the
   * page is loaded anew, for want of what is named here. Everything is in its address.
   */
  afresh?: string;
}

export interface Trying {
  /** Somebody does not want to wait. */
  now: () => void;
  stop: () => void;
}

/** Load a part: if it does not come again and again, later each time, and at once when the network is back. */
export function keepTrying<T>({ load, loaded, failed, afresh = '' }: Attempts<T>): Trying {
  let wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** reloads(afresh));
  let timer = 0;
  let isRunning = false;
  let isOver = false;

  async function attempt(again: boolean): Promise<void> {
    if (isRunning || isOver) return;
    isRunning = true;
    clearTimeout(timer);
    const part = await attempted(load);
    isRunning = false;
    if (isOver) return;
    if (part) {
      stop();
      keepReloads(afresh, 0);
      loaded(part.value);
      return;
    }
    failed();
    timer = setTimeout(now, wait);
    wait = Math.min(LONGEST_WAIT_MS, 2 * wait);
    if (again && afresh && (await isReachable()) && !isOver) {
      keepReloads(afresh, reloads(afresh) + 1);
      location.reload();
    }
  }

  const now = (): void => void attempt(true);
  function stop(): void {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', now);
  }

  addEventListener('online', now);
  void attempt(false);
  return { now, stop };
}

async function attempted<T>(load: () => Promise<T>): Promise<{ value: T } | null> {
  try {
    return isBare ? null : { value: await load() };
  } catch {
    return null;
  }
}

/** Does the server answer at all? What it says of this page does not matter. */
async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function reloads(part: string): number {
  try {
    return Number(sessionStorage.getItem(RELOADS + part)) || 0;
  } catch {
    return 0;
  }
}

function keepReloads(part: string, count: number): void {
  try {
    sessionStorage.setItem(RELOADS + part, String(count));
  } catch {
    // Without storage the page is loaded anew a little more often.
  }
}
