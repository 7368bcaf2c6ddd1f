import { beforeEach, describe, expect, it, vi } from 'vitest';
import { momentsOf, treatmentOf } from '../src/offline/keeping';
import { heard, keepFor, lose, reach } from '../src/offline/reach.svelte';
import { api } from '../src/shell/api';

const HOME = 'http://hall.test';
const asked = (path: string, isPage = false, method = 'GET') => treatmentOf({ method, url: HOME + path, isPage }, HOME);

describe('what is kept', () => {
  it('is what everybody may read', () => {
    for (const path of [
      '/api/games',
      '/api/games/chess/rulebook/hu',
      '/api/games/chess/examples/one/en/dark',
      '/api/lessons/chess/first',
      '/api/rules/chess',
      '/api/tables/a1/replay?eyes=',
      '/api/tables/a1/replay/17?eyes=watch&count=8',
      '/api/tables/a1/words/pl',
    ])
      expect(asked(path), path).toBe('kept');
  });

  it('is nothing of the visitor, and nothing of a game that runs', () => {
    for (const path of [
      '/api/me',
      '/api/my/games?result=won',
      '/api/my/sum',
      '/api/my/games.zip',
      '/api/tables',
      '/api/lists/mine?after=0',
      '/api/tables/a1',
      '/api/tables/a1/live',
      '/api/tables/a1/notes',
      '/api/tables/a1/analysis?since=0',
      '/api/tables/a1/record',
      '/api/gamesome',
      '/healthz',
    ])
      expect(asked(path), path).toBe('pass');
    expect(asked('/api/games/chess/cards', false, 'POST')).toBe('pass');
    expect(treatmentOf({ method: 'GET', url: 'http://other.test/assets/a.js', isPage: false }, HOME)).toBe('pass');
  });

  it('is every file, and the page around everything', () => {
    expect(asked('/assets/index-1.js')).toBe('asset');
    expect(asked('/rules/chess/R-1.2-a', true)).toBe('page');
    expect(asked('/table/a1', true)).toBe('page');
    expect(asked('/api/my/games.zip', true)).toBe('pass');
    expect(asked('/preview.png', true)).toBe('pass');
  });

  it('is kept moment by moment', () => {
    const run = momentsOf(`${HOME}/api/tables/a1/replay/7?eyes=south&count=2`);
    expect(run).toEqual([
      `${HOME}/api/tables/a1/replay/7?eyes=south&count=1`,
      `${HOME}/api/tables/a1/replay/8?eyes=south&count=1`,
    ]);
    expect(momentsOf(`${HOME}/api/tables/a1/replay/7?eyes=south`)).toEqual([run[0]]);
    expect(momentsOf(`${HOME}/api/tables/a1/replay?eyes=south`)).toEqual([]);
  });
});

describe('the server', () => {
  beforeEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
    heard(new Response());
  });

  it('is lost when it does not answer, or when what was kept answers for it', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(api.games()).rejects.toThrow();
    expect(reach.lost).toBe(true);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
    await api.games();
    expect(reach.lost).toBe(false);
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]', { headers: { 'x-kept': 'yes' } })));
    await api.games();
    expect(reach.lost).toBe(true);
  });

  it('is asked again until it answers', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')));
    lose();
    expect(reach.lost).toBe(true);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(reach.lost).toBe(false);
    vi.useRealTimers();
  });

  it('leaves nothing to the next person on this device', async () => {
    const gone: string[] = [];
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve(['stonehall-assets-1', 'stonehall-kept-1']),
      delete: (name: string) => Promise.resolve(gone.push(name)),
    });
    await keepFor('anna');
    await keepFor('anna');
    expect(gone).toEqual([]);
    await keepFor('bert');
    expect(gone).toEqual(['stonehall-kept-1']);
  });
});
