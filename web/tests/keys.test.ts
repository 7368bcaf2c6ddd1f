import { describe, expect, test } from 'vitest';
import { handleKey } from '../src/table/keys';
import type { Live } from '../src/table/live.svelte';
import { choice, scene, sitting } from './fakes.svelte';

/** Press keys one after the other; which of them meant something. */
function press(seated: ReturnType<typeof sitting>, ...keys: string[]): string[] {
  const open = { help: () => undefined, inspect: () => undefined };
  return keys.filter((key) =>
    handleKey(new KeyboardEvent('keydown', { key }), seated.live as unknown as Live, seated.hand, open),
  );
}

describe('a key', () => {
  test('ends all that is left of the turn', () => {
    const seated = sitting([choice('end', '')]);
    expect(press(seated, 't')).toEqual(['t']);
    seated.live.scene = scene([choice('end', '')], { moment: 2 });
    seated.hand.renew();
    seated.hand.goOn();
    expect(seated.live.played).toEqual(['end', 'end']);
  });

  test.each(['pass', 'done'])('says no and enough alike: %s', (word) => {
    const seated = sitting([choice(word, ''), choice('place d4', 'p:d4')]);
    expect(press(seated, 'p')).toEqual(['p']);
    expect(seated.live.played).toEqual([word]);
  });
});
