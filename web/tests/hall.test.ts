/** The hall: further pages of a list are kept while the tables are asked for again and again. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hall } from '../src/lobby/hall.svelte';

const PAGE = 3;

/** A server with tables `t9`, `t8`, … of which the newest come first. */
function serve(count: () => number): string[] {
  const asked: string[] = [];
  const page = (after: number) => {
    const newest = after > 0 ? after - 1 : count();
    const numbers = Array.from({ length: PAGE }, (_, n) => newest - n).filter((n) => n > 0);
    return { tables: numbers.map((n) => ({ id: `t${n}` })), more: (numbers.at(-1) ?? 0) > 1 ? numbers.at(-1) : 0 };
  };
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const after = Number(new URL(path, 'http://localhost').searchParams.get('after') ?? 0);
    const { tables, more } = page(after);
    const lobby = { mine: [], open: tables, running: [], more: { mine: 0, open: more, running: 0 } };
    const body = path.startsWith('/api/lists/') ? { tables, more } : path === '/api/games' ? [] : lobby;
    return Promise.resolve(new Response(JSON.stringify(body)));
  });
  return asked;
}

const open = (): string[] => hall.tables?.open.map((table) => table.id) ?? [];

describe('further pages', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('are added to the first, and stay when a table is added in front of them', async () => {
    let count = 8;
    const asked = serve(() => count);
    await hall.look();
    expect(open()).toEqual(['t8', 't7', 't6']);
    await hall.showMore('open');
    expect(open()).toEqual(['t8', 't7', 't6', 't5', 't4', 't3']);
    expect(asked).toContain('/api/lists/open?after=6');
    count = 9;
    await hall.look();
    expect(open()).toEqual(['t9', 't8', 't7', 't6', 't5', 't4']);
    await hall.showMore('open');
    expect(open()).toHaveLength(9);
    expect(hall.tables?.more.open).toBe(0);
  });
});
