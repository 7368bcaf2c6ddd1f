/** How tiles of the mountain lie, are turned, held and put down. */

import { describe, expect, it } from 'vitest';
import { Laying } from '../src/games/mountain_king/laying.svelte';
import { beneath, findsUnder, HORDE_ROWS, neighbour, readTerrain, SMOOT_ROWS } from '../src/games/mountain_king/mountain';
import { canonical, flipped, gripOf, laidAt, lyingOf, outlineOf, turnedRight, TURNS } from '../src/games/mountain_king/tiles';
import type { Choice } from '../src/shell/types';

const L4 = ['xox', 'x..'];
const SQUARE = ['xo', 'xx'];

function choice(text: string): Choice {
  return { text, verb: 'lay', label: { id: text, args: {}, squares: [] }, path: [], uses: [], deliberate: false, warning: null };
}

describe('a tile that lies in some way', () => {
  it('is turned to the right as the engine turns it', () => {
    expect(lyingOf(['xx', '.o'], 'r0')).toEqual({ cells: [[0, 0], [0, 1], [1, 1]], mark: [1, 1] }); // prettier-ignore
    expect(lyingOf(['xx', '.o'], 'r90').cells).toEqual([[0, 0], [1, -1], [1, 0]]); // prettier-ignore
  });

  it('comes back after four turns, and after two flips', () => {
    for (const turn of TURNS) {
      expect(turnedRight(turnedRight(turnedRight(turnedRight(turn))))).toBe(turn);
      expect(flipped(flipped(turn))).toBe(turn);
    }
  });

  it('is flipped as in a mirror beside it, however it was turned', () => {
    for (const turn of TURNS) {
      const columns = (one: readonly (readonly [number, number])[]): string => {
        const left = Math.min(...one.map((cell) => cell[1]));
        return JSON.stringify(one.map(([row, column]) => [row, column - left]).sort());
      };
      const mirrored = lyingOf(L4, turn).cells.map(([row, column]): [number, number] => [row, -column]);
      expect(columns(lyingOf(L4, flipped(turn)).cells)).toBe(columns(mirrored));
    }
  });

  it('is called by the first of the turns after which it looks the same', () => {
    expect(canonical(['xo'], 'm0')).not.toBe('m0');
    expect(new Set(TURNS.map((turn) => canonical(SQUARE, turn))).size).toBe(4);
    expect(new Set(TURNS.map((turn) => canonical(L4, turn))).size).toBe(8);
  });

  it('is held by its mark, else by its middle', () => {
    expect(gripOf(lyingOf(L4, 'r0'))).toEqual([0, 1]);
    expect(gripOf(lyingOf(['xxx', '.x.'], 'r0'))).toEqual([0, 1]);
    const lying = lyingOf(L4, 'r0');
    expect(laidAt(lying, gripOf(lying), 'c3')).toEqual({ cells: ['b3', 'c3', 'd3', 'b4'], mark: 'c3', first: 'b3' });
    expect(laidAt(lying, gripOf(lying), 'a1').first).toBe('');
  });

  it('has one outline, of as many corners as it has', () => {
    const corners = (path: string): number => path.split('A').length - 1;
    expect(corners(outlineOf([[0, 0]], 10, 0, 1))).toBe(4);
    expect(corners(outlineOf([[0, 0], [1, 0], [1, 1]], 10, 0, 1))).toBe(6); // prettier-ignore
    const ring: [number, number][] = [[0, 0], [1, 0], [2, 0], [0, 1], [2, 1], [0, 2], [1, 2], [2, 2]]; // prettier-ignore
    expect(outlineOf(ring, 10, 0, 1).split('M').length - 1).toBe(2);
  });
});

describe('the ghost of a tile', () => {
  const squares = ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2'];

  function begun(...texts: string[]): Laying {
    const laying = new Laying();
    laying.begin(L4, texts.map(choice), '1');
    return laying;
  }

  it('begins in the way that has most places, and follows the pointer', () => {
    const laying = begun('lay a1 r0', 'lay b1 m0', 'lay a1 m0');
    expect(laying.turn).toBe('m0');
    expect(laying.ghost('')).toBeNull();
    expect(laying.ghost('b1')?.choice?.text).toBe('lay a1 m0');
    expect(laying.ghost('c2')?.choice).toBeNull();
  });

  it('stays where it was put down, turns there, and is legal only where the server says so', () => {
    const laying = begun('lay b1 r90');
    laying.put('b2', false, squares);
    expect(laying.ghost('d1')?.cells).toContain('b2');
    laying.flip();
    expect(laying.ghost('')?.choice).toBeNull();
    laying.flip();
    expect(laying.ghost('')?.text).toBe('lay a1 r90');
    expect(laying.release()).toBe(true);
    expect(laying.ghost('')).toBeNull();
  });

  it('slips under a finger to the nearest legal place that covers the cell', () => {
    const laying = begun('lay a1 r0');
    laying.right();
    laying.put('a2', true, squares);
    expect(laying.ghost('')?.choice?.text).toBe('lay a1 r0');
    laying.put('d2', true, squares);
    expect(laying.ghost('')?.choice).toBeNull();
  });

  it('goes from one legal place to the next by a key', () => {
    const laying = begun('lay a1 r0', 'lay b1 r0');
    const seen = [1, 2, 3].map(() => {
      laying.next(squares, 1);
      return laying.ghost('')?.choice?.text;
    });
    expect(seen).toEqual(['lay a1 r0', 'lay b1 r0', 'lay a1 r0']);
  });

  it('is put away when nothing is laid any more', () => {
    const laying = begun('lay a1 r0');
    laying.begin([], [], '2');
    expect(laying.active).toBe(false);
    expect(laying.ghost('b1')).toBeNull();
  });
});

describe('the mountain', () => {
  const terrain = readTerrain(['-- 1. 1S 1w', '2r 3f ^^ 2c']);

  it('is read from its drawing', () => {
    expect(terrain.at.has('a1')).toBe(false);
    expect(terrain.at.get('c1')).toMatchObject({ level: 1, rubble: true, buried: 'stone' });
    expect(terrain.at.get('d1')).toMatchObject({ site: true, rubble: false });
    expect(terrain.at.get('c2')).toMatchObject({ level: 6, buried: '' });
  });

  it('tells what a tile costs in hammers and what it finds', () => {
    expect(findsUnder(terrain, ['a2', 'c1', 'd2', 'b1'])).toEqual({ hammers: 2, found: { stone: 1, coin: 1 } });
  });

  it('ends at its edge for who walks on it', () => {
    expect(neighbour(terrain, 'b1', -1, 0)).toBe('b1');
    expect(neighbour(terrain, 'b1', 100, 0)).toBe('d1');
  });
});

describe('both pyramids', () => {
  it('know who stands beneath whom', () => {
    expect(beneath(HORDE_ROWS, 'c2').sort()).toEqual(['a2', 'a3', 'a4', 'b2', 'b3']);
    expect(beneath(SMOOT_ROWS, '2b').sort()).toEqual(['1b', '1c']);
    expect(beneath(HORDE_ROWS, 'a0')).toEqual([]);
  });
});
