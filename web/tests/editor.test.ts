import { describe, expect, it } from 'vitest';
import { packed, unpacked } from '../src/editor/link';
import { lineAt } from '../src/editor/sketch.svelte';

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
