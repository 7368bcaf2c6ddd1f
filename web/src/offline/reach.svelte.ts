/** Whether the server can be reached, as the last answer told, or its absence; and what this device keeps of it. */
import { recall, remember } from '../shell/memory';

const AGAIN_MS = 5_000;
const KEPT = 'stonehall-kept-';
const FROM_KEPT = 'x-kept';

export const reach = $state({ lost: false });
let timer = 0;

/** The server answered; or its worker did, with what was kept. */
export function heard(answer: Response): void {
  if (answer.headers.has(FROM_KEPT)) lose();
  else find();
}

/** The server did not answer: ask until it does. */
export function lose(): void {
  reach.lost = true;
  clearTimeout(timer);
  timer = setTimeout(() => void ask(), AGAIN_MS);
}

function find(): void {
  reach.lost = false;
  clearTimeout(timer);
}

export async function ask(): Promise<void> {
  try {
    await fetch('/healthz', { cache: 'no-store' });
    find();
  } catch {
    lose();
  }
}

/** Let the worker keep what is opened; browsers allow it only where the address is secure. */
export function letKeep(): void {
  addEventListener('offline', lose);
  addEventListener('online', () => void ask());
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/worker.js').catch(() => undefined); // then everything needs the server, as before
}

/** Forget what was kept of what the visitor opened. */
export async function forgetKept(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(KEPT)).map((name) => caches.delete(name)));
}

/** Whoever is somebody else than the last one on this device finds nothing of what that one opened. */
export async function keepFor(visitor: string): Promise<void> {
  const last = recall('visitor', '');
  remember('visitor', visitor);
  if (last !== '' && last !== visitor) await forgetKept();
}
