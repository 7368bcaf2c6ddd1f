import { describe, expect, test } from 'vitest';
import { handleKey } from '../src/table/keys';
import type { Live } from '../src/table/live.svelte';
import { choice, scene, sitting } from './fakes.svelte';

/** Press keys one after the other; which of them meant something. */
function press(seated: ReturnType<typeof sitting>, ...keys: string[]): string[] {
  const open = { help: () => undefined, inspect: () => undefined, hint: () => false };
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

  describe('from 1 to 6', () => {
    const hand = [{ card: 'wall' }, { card: 'hunter' }, { card: 'hunter' }];
    const keys = { handKeys: 6, hand: () => hand };

    test('picks a card of the hand, and the other of two equal ones', () => {
      const seated = sitting([choice('summon', 'c:hunter p:d4'), choice('end', '')], keys);
      expect(press(seated, '3')).toEqual(['3']);
      expect(seated.hand.picked).toEqual({ kind: 'card', id: 'hunter', slot: 'hand-hunter-1' });
      expect(press(seated, '2')).toEqual(['2']);
      expect(seated.hand.picked?.slot).toBe('hand-hunter-0');
    });

    test('never presses a button instead of a card that may not be picked or is not there', () => {
      const seated = sitting([choice('summon', 'c:hunter p:d4'), choice('end', '')], keys);
      expect(press(seated, '1', '6')).toEqual(['1', '6']);
      expect(seated.live.played).toEqual([]);
      expect(seated.live.asked, 'why not is said').toEqual([[[], 'wall']]);
    });

    test('presses the buttons where no card may be picked, or where they belong to the card that is', () => {
      const asked = sitting([choice('yes', ''), choice('pass', '')], keys);
      expect(press(asked, '2')).toEqual(['2']);
      expect(asked.live.played).toEqual(['pass']);
      const played = sitting([choice('play', 'c:wall w:play'), choice('end', '')], keys);
      press(played, '1', '1');
      expect(played.live.played).toEqual(['play']);
    });

    test('are the buttons in a game that has no such keys', () => {
      const seated = sitting([choice('summon', 'c:hunter p:d4'), choice('end', '')], { hand: () => hand });
      press(seated, '1');
      expect(seated.live.played).toEqual(['end']);
    });
  });
});
