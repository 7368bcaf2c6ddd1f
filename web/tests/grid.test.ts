import { describe, expect, test } from 'vitest';
import type { Pointed } from '../src/games/ui';
import { Gesture } from '../src/table/gesture.svelte';
import { Grid } from '../src/table/kit/grid.svelte';
import { choice, sitting } from './fakes.svelte';

const SQUARES = ['b1', 'b2', 'b3', 'c1', 'c2'];

/** A board on which an owl stands on b1, and what is shown of it in full. */
function board(choices: Parameters<typeof sitting>[0]): {
  grid: Grid;
  gesture: Gesture;
  hand: ReturnType<typeof sitting>['hand'];
  shown: Pointed[];
} {
  const { hand, stage } = sitting(choices, { autoPick: () => false });
  const shown: Pointed[] = [];
  const gesture = new Gesture(hand, stage, (pointed) => void shown.push(pointed));
  const grid = new Grid(hand, gesture, {
    cardOn: (square) => (square === 'b1' ? { card: 'owl', square } : null),
    neighbour: (square) => square,
    entrance: () => 'c2',
  });
  return { grid, gesture, hand, shown };
}

/** A click, or a tap, on a square as it is drawn. */
function on(square: string, pointerType: string, grid: Grid): void {
  const cell = document.createElement('div');
  cell.setAttribute('role', 'gridcell');
  cell.dataset.square = square;
  cell.addEventListener('pointerdown', grid.press as EventListener);
  cell.addEventListener('click', grid.click);
  cell.dispatchEvent(new PointerEvent('pointerdown', { button: 0, isPrimary: true, pointerType }));
  dispatchEvent(new PointerEvent('pointerup', { pointerType }));
  cell.dispatchEvent(new MouseEvent('click'));
}

describe('the Tab key', () => {
  test('walks what may be chosen and nothing else: first the pieces, then where the picked one may go', () => {
    const { grid, hand } = board([choice('move b1 b3', 'p:b1 p:b3'), choice('move b2 c1', 'p:b2 p:c1')]);
    expect(SQUARES.filter((square) => grid.isTabStop(square))).toEqual(['b1', 'b2']);
    hand.pressPlace('b1');
    expect(SQUARES.filter((square) => grid.isTabStop(square))).toEqual(['b3']);
  });

  test('reaches the board where nothing may be chosen', () => {
    const { grid } = board([choice('end', '')]);
    expect(SQUARES.filter((square) => grid.isTabStop(square))).toEqual(['c2']);
  });
});

describe('a card on the board', () => {
  test('can be read by a button once a finger has touched it', () => {
    const { grid, shown } = board([choice('move b1 b3', 'p:b1 p:b3')]);
    expect(grid.readable).toBeNull();
    on('b1', 'touch', grid);
    expect(grid.readable).toEqual({ card: 'owl', square: 'b1' });
    grid.read();
    expect(shown).toEqual([{ card: 'owl', square: 'b1' }]);
  });

  test('needs no such button under a mouse, nor where no card is', () => {
    const { grid } = board([choice('move b1 b3', 'p:b1 p:b3')]);
    on('b1', 'mouse', grid);
    expect(grid.readable).toBeNull();
    on('c2', 'touch', grid);
    expect(grid.readable).toBeNull();
  });
});
