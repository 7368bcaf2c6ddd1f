/**
 * The service worker: what was opened before can be opened without the server. The build fills in what it is called and
 * what every page needs (`web/tools/offline.mjs`).
 */
import { momentsOf, treatmentOf } from './keeping';

/** As much of a worker's world as is used here; TypeScript's own description of it would hide that of a page. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface Asking extends WorkerEvent {
  readonly request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'install' | 'activate', heard: (event: WorkerEvent) => void) => void) &
    ((type: 'fetch', heard: (event: Asking) => void) => void);
}

declare const self: WorkerScope;
declare const BUILD: string;
declare const SHELL: readonly string[];

const ASSETS = `stonehall-assets-${BUILD}`;
const KEPT = `stonehall-kept-${BUILD}`;
const HOME = '/';
const MOST_KEPT = 600;
/** How often the oldest of what is kept goes: to count it each time would take longer than to keep it. */
const EACH = 40;
/** The worker before this one may still be at an answer, and keep it in a place of its own that is swept already. */
const LATER_MS = 3000;
/** Tells the page that this is what was kept, and that the server did not answer. */
const FROM_KEPT = 'x-kept';

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const asked = { method: request.method, url: request.url, isPage: request.mode === 'navigate' };
  const treatment = treatmentOf(asked, self.location.origin);
  if (treatment === 'asset') event.respondWith(asset(request));
  else if (treatment === 'page') event.respondWith(page(request));
  else if (treatment === 'kept') event.respondWith(kept(event));
});

/** Fetch what every page needs. A page of another build than this one would ask for files that are not here. */
async function install(): Promise<void> {
  const cache = await caches.open(ASSETS);
  const home = await fetch(HOME, { cache: 'reload' });
  const text = await home.clone().text();
  if (!home.ok || !SHELL.some((file) => text.includes(file))) throw new Error('The server has another build.');
  await cache.addAll(SHELL);
  await cache.put(HOME, home);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await sweep();
  await self.clients.claim();
  setTimeout(() => void sweep(), LATER_MS);
}

/** Nothing of another build stays: neither its files nor what it kept, which this one might not understand. */
async function sweep(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== ASSETS && name !== KEPT).map((name) => caches.delete(name)));
}

/** A place of this build; none once another has swept it: to open it would make it anew, and nobody would sweep again. */
async function placeOf(name: string): Promise<Cache | null> {
  return (await caches.has(ASSETS)) ? caches.open(name) : null;
}

/** The name of a file changes with its content: one that is here is the right one. */
async function asset(request: Request): Promise<Response> {
  const cache = await placeOf(ASSETS);
  const found = await cache?.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await (await placeOf(ASSETS))?.put(request, answer.clone());
  return answer;
}

/** A page comes from the server, so that a new build is seen at once; without it, from here: all pages are one. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (unreachable) {
    const home = await (await placeOf(ASSETS))?.match(HOME, { ignoreVary: true });
    if (home) return home;
    throw unreachable;
  }
}

/** Whoever asks does not wait until the answer is kept. */
async function kept(event: Asking): Promise<Response> {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keep(request.url, answer.clone()));
    return answer;
  } catch (unreachable) {
    const place = await placeOf(KEPT);
    const found = place && (await recalled(place, request.url));
    if (found) return found;
    throw unreachable;
  }
}

let timesKept = 0;

async function keep(url: string, answer: Response): Promise<void> {
  const cache = await placeOf(KEPT);
  if (!cache) return;
  const moments = momentsOf(url);
  if (moments.length === 0) await cache.put(url, answer);
  else {
    const told = (await answer.json()) as unknown[];
    await Promise.all(moments.slice(0, told.length).map((address, n) => cache.put(address, Response.json([told[n]]))));
  }
  if (timesKept++ % EACH !== 0) return;
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_KEPT)).map((oldest) => cache.delete(oldest)));
}

/** What was kept; of a run of moments as many as follow each other. */
async function recalled(cache: Cache, url: string): Promise<Response | null> {
  const moments = momentsOf(url);
  const found: Response[] = [];
  for (const address of moments.length > 0 ? moments : [url]) {
    const one = await cache.match(address, { ignoreVary: true });
    if (!one) break;
    found.push(one);
  }
  const [first] = found;
  if (!first) return null;
  const headers = { 'content-type': first.headers.get('content-type') ?? '', [FROM_KEPT]: 'yes' };
  if (moments.length === 0) return new Response(await first.blob(), { headers });
  const told = await Promise.all(found.map((one) => one.json() as Promise<unknown[]>));
  return new Response(JSON.stringify(told.flat()), { headers });
}
