/**
 * What the worker keeps of what the server sends, decided by the address alone.
 *
 * Only what everybody may read is kept: rules, cards, words, lessons, and games that are over. What is about the visitor
 * (who they are, their lists, their notes) and how a table stands goes by unseen; a running game speaks through a socket,
 * which no worker hears. So nobody who uses the same device later finds a hand of cards.
 */
export type Treatment = 'page' | 'asset' | 'kept' | 'pass';

/** Below these everything is of the house and the same for everybody. A new kind of such data is a line here. */
const PUBLIC = ['/api/games', '/api/ladders', '/api/lessons', '/api/exercises', '/api/rules'];
const REPLAY = /^\/api\/tables\/[^/]+\/(?:replay(?:\/\d+)?|cards|words\/[a-z]+)$/;
const MOMENT = /^\/api\/tables\/[^/]+\/replay\/(\d+)$/;
const MOST = 64;
const FILE = /\.[a-z0-9]+$/;

export interface Asked {
  method: string;
  url: string;
  /** Whether it is for a page that is gone to. */
  isPage: boolean;
}

export function treatmentOf({ method, url, isPage }: Asked, origin: string): Treatment {
  const { origin: from, pathname } = new URL(url);
  if (method !== 'GET' || from !== origin) return 'pass';
  if (pathname.startsWith('/assets/')) return 'asset';
  if (isPage) return pathname.startsWith('/api/') || FILE.test(pathname) ? 'pass' : 'page';
  if (PUBLIC.some((place) => pathname === place || pathname.startsWith(`${place}/`))) return 'kept';
  return REPLAY.test(pathname) ? 'kept' : 'pass';
}

/** Moments of a replay are asked for in runs of any length, and kept one by one: the addresses of a run. */
export function momentsOf(url: string): string[] {
  const address = new URL(url);
  const first = MOMENT.exec(address.pathname)?.[1];
  if (first === undefined) return [];
  const count = Math.min(MOST, Number(address.searchParams.get('count') ?? '1'));
  return Array.from({ length: count }, (_, n) => {
    const one = new URL(url);
    one.pathname = one.pathname.replace(/\d+$/, String(Number(first) + n));
    one.searchParams.set('count', '1');
    return one.href;
  });
}
