import { afterEach, describe, expect, it, vi } from 'vitest';
import { Hand } from '../src/editor/hand.svelte';
import { packed, unpacked } from '../src/editor/link';
import { lineAt, Sketch } from '../src/editor/sketch.svelte';
import { Recorded } from '../src/replay/recorded.svelte';
import { api } from '../src/shell/api';
import type { EditItem, PositionChange, PositionLook } from '../src/shell/types';
import { Stage } from '../src/table/stage.svelte';
import { game, words } from './fakes.svelte';

const ui = game();

describe('a position in a link', () => {
  it('comes back as it was, in letters that an address bears', async () => {
    const text = 'summoner-wars position\nturn 3 south move\nsouth c3 frost-mage\nnorth c8 ret-talus – ő\n';
    const letters = await packed(text.repeat(40));
    expect(letters).toMatch(/^[\w-]+$/);
    expect(letters.length).toBeLessThan(400);
    expect(await unpacked(letters)).toBe(text.repeat(40));
  });

  it('is nothing where the link was cut', async () => {
    const letters = await packed('tash-kalar position');
    expect(await unpacked(letters.slice(0, -6))).toBe('');
    expect(await unpacked('%%%')).toBe('');
  });
});

it('finds a line of a text', () => {
  const text = 'one\ntwo\n\nfour';
  expect([1, 2, 3, 4].map((line) => text.slice(...lineAt(text, line)))).toEqual(['one', 'two', '', 'four']);
});

// A server that writes every change down as a line of the text; what stands where is what the text says last.
function look(text: string): PositionLook {
  const standing = text.split('\n').flatMap((line) => {
    const [, square] = /^put (\w+)/.exec(line) ?? [];
    return square ? [{ id: square, square, name: words('x'), seat: '', item: 'x', fields: [] }] : [];
  });
  return {
    text,
    problems: [],
    view: null,
    form: '',
    seats: [],
    to_move: '',
    desk: { seats: ['south'], squares: [], standing, fields: [], heaps: [] },
  };
}

function serve(): PositionChange[] {
  const seen: PositionChange[] = [];
  vi.spyOn(api, 'lookAtPosition').mockImplementation((_, text, change) => {
    if (change) seen.push(change);
    return Promise.resolve(look(change ? `${text}\n${change.do} ${change.where} ${change.what}`.trim() : text));
  });
  return seen;
}

const item: EditItem = { id: 'gate', name: words('x'), card: 'gate', stands: true, owned: true, turns: [] };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the text of a sketch', () => {
  it('follows every change, step by step back and on again', async () => {
    serve();
    const sketch = new Sketch('toy');
    sketch.begin('start');
    await Promise.all(['a1', 'b2'].map((where) => sketch.edit({ do: 'put', where, what: 'x', seat: '' })));
    expect(sketch.text).toBe('start\nput a1 x\nput b2 x');
    sketch.undo();
    expect([sketch.text, sketch.mayUndo, sketch.mayRedo]).toEqual(['start\nput a1 x', true, true]);
    sketch.undo();
    sketch.undo();
    expect([sketch.text, sketch.mayUndo]).toEqual(['start', false]);
    sketch.redo();
    sketch.redo();
    expect([sketch.text, sketch.mayRedo]).toEqual(['start\nput a1 x\nput b2 x', false]);
    sketch.close();
  });

  it('takes what is typed in one go back in one go', () => {
    serve();
    const sketch = new Sketch('toy');
    sketch.begin('start');
    for (const text of ['start ', 'start a', 'start ab']) sketch.write(text, true);
    sketch.undo();
    expect(sketch.text).toBe('start');
    sketch.close();
  });

  it('keeps what somebody types while a change is on its way', async () => {
    serve();
    const sketch = new Sketch('toy');
    sketch.begin('start');
    const edited = sketch.edit({ do: 'put', where: 'a1', what: 'x', seat: '' });
    await Promise.resolve();
    sketch.write('typed', true);
    expect([await edited, sketch.text]).toEqual([false, 'typed']);
    sketch.close();
  });
});

describe('a hand', () => {
  async function hand(): Promise<{ hand: Hand; seen: PositionChange[] }> {
    const seen = serve();
    const sketch = new Sketch('toy');
    sketch.begin('start');
    await sketch.edit({ do: 'put', where: 'a1', what: 'x', seat: '' });
    seen.length = 0;
    const made = new Hand(new Recorded(), new Stage(ui), ui, sketch);
    made.seat = 'south';
    return { hand: made, seen };
  }

  it('puts what it holds, as it is turned, and lays it down', async () => {
    const { hand: own, seen } = await hand();
    own.grab({ ...item, id: 'tunnel', owned: false, turns: ['r0', 'r90'] });
    own.turnItem();
    own.pressPlace('b2');
    await vi.waitFor(() => expect(own.selected).toBe('b2'));
    own.grab(item);
    own.pressPlace('c3');
    await vi.waitFor(() => expect(own.selected).toBe('c3'));
    expect(seen).toEqual([
      { do: 'put', where: 'b2', what: 'tunnel r90', seat: '' },
      { do: 'put', where: 'c3', what: 'gate', seat: 'south' },
    ]);
    expect(own.back()).toBe(true);
    expect([own.item, own.selected]).toEqual([null, 'c3']);
    own.back();
    expect([own.selected, own.back()]).toEqual(['', false]);
  });

  it('moves and erases only what is there', async () => {
    const { hand: own, seen } = await hand();
    own.choose('move');
    own.pressPlace('a1');
    own.pressPlace('d4');
    await vi.waitFor(() => expect(own.selected).toBe('d4'));
    own.choose('clear');
    own.pressPlace('e5');
    own.drop({ kind: 'place', id: 'e5', slot: '' }, 'a2');
    own.pressPlace('a1');
    await vi.waitFor(() => expect(seen.length).toBe(2));
    expect(seen.map((change) => `${change.do} ${change.where} ${change.what}`)).toEqual(['move a1 d4', 'clear a1 ']);
    expect([own.allows({ kind: 'place', id: 'e5', slot: '' }), own.allows({ kind: 'place', id: 'a1', slot: '' })]).toEqual([
      false,
      true,
    ]);
  });
});
