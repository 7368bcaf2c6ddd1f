/** Ending a part of a turn: what is warned of, and several parts at once. */

import { describe, expect, test } from 'vitest';
import type { Choice, Scene } from '../src/shell/types';
import type { Interaction } from '../src/table/interaction.svelte';
import type { FakeLive } from './fakes.svelte';
import { choice, scene, sitting, words } from './fakes.svelte';
import { type Step } from '../src/table/way';

const card = (id: string, n = 0): Step => ({ kind: 'card', id, slot: `hand-${id}-${n}` });

describe('a warning', () => {
  const flare = choice('flare f4', 'c:f4 w:flare', [], { warning: words('table-paused') });
  const ending = choice('end', '', [], { warning: words('table-paused') });

  test('is read first, and the same button plays then', () => {
    const { live, hand } = sitting([ending]);
    hand.take(hand.offers[0]!);
    expect(live.played).toEqual([]);
    expect(hand.unconfirmed?.text).toBe('end');
    expect(hand.offers.map((offer) => offer.key)).toEqual(['end']);
    hand.take(hand.offers[0]!);
    expect(live.played).toEqual(['end']);
  });

  test('is read by the key as well, and taken back like any choice', () => {
    const { live, hand } = sitting([ending, choice('place d4', 'p:d4')]);
    hand.end();
    expect(hand.back()).toBe(true);
    expect(hand.unconfirmed).toBeNull();
    hand.end();
    hand.end();
    expect(live.played).toEqual(['end']);
  });

  test('stands before what a card does', () => {
    const { live, hand } = sitting([flare, choice('end', '')]);
    hand.pressCard(card('f4'));
    hand.pressCard(card('f4'));
    expect(live.played).toEqual([]);
    expect(hand.unconfirmed?.text).toBe('flare f4');
    hand.take(hand.offers[0]!);
    expect(live.played).toEqual(['flare f4']);
  });

  test('is read once in a turn', () => {
    const { live, hand } = sitting([ending]);
    hand.end();
    hand.end();
    live.scene = scene([ending], { moment: 2 });
    hand.renew();
    hand.end();
    expect(live.played).toEqual(['end', 'end']);
    live.scene = scene([ending], { moment: 3, view: { ...scene().view, turn: 3 } });
    hand.renew();
    hand.end();
    expect(live.played).toEqual(['end', 'end']);
  });
});

describe('ending several parts of a turn', () => {
  const END = choice('end', '');
  const moment = (n: number, choices: Choice[], turn = 1): Scene =>
    scene(choices, { moment: n, view: { ...scene().view, turn } });

  function reach(hand: Interaction, live: FakeLive, next: Scene): void {
    live.scene = next;
    hand.renew();
    hand.goOn();
  }

  test('goes on until the part that was meant', () => {
    const { live, hand } = sitting([END, choice('move c3 c5', 'p:c3 p:c5')]);
    expect(hand.endUntil((reached) => reached.moment >= 3)).toBe(true);
    reach(hand, live, moment(2, [END]));
    reach(hand, live, moment(3, [END]));
    reach(hand, live, moment(4, [END]));
    expect(live.played).toEqual(['end', 'end']);
  });

  test('goes on to the end of the turn, and not into the next one', () => {
    const { live, hand } = sitting([END]);
    hand.endUntil();
    reach(hand, live, moment(2, [END]));
    reach(hand, live, moment(3, [END], 3));
    expect(live.played).toEqual(['end', 'end']);
  });

  test('stops where something else is asked', () => {
    const { live, hand } = sitting([END]);
    hand.endUntil();
    reach(hand, live, moment(2, [choice('yes', ''), choice('pass', '')]));
    reach(hand, live, moment(3, [END]));
    expect(live.played).toEqual(['end']);
  });

  test('stops at a warning, and where a play is refused', () => {
    const { live, hand } = sitting([END]);
    hand.endUntil();
    reach(hand, live, moment(2, [choice('end', '', [], { warning: words('table-paused') })]));
    expect(live.played).toEqual(['end']);
    expect(hand.unconfirmed?.text).toBe('end');
    reach(hand, live, moment(3, [END]));
    expect(live.played).toEqual(['end']);
    hand.endUntil();
    live.refusal = { type: 'refused', key: 'k', code: 'stale', problems: [], wait: 0 };
    hand.goOn();
    live.refusal = null;
    hand.goOn();
    expect(live.played).toEqual(['end', 'end']);
  });

  test('waits until the table is ready', () => {
    const { live, hand } = sitting([END]);
    live.busy = true;
    expect(hand.endUntil()).toBe(false);
    live.busy = false;
    hand.endUntil();
    live.busy = true;
    live.scene = moment(2, [END]);
    hand.goOn();
    live.busy = false;
    hand.goOn();
    expect(live.played).toEqual(['end', 'end']);
  });

  test('is not offered where nothing can be ended', () => {
    const { live, hand } = sitting([choice('place d4', 'p:d4')]);
    expect(hand.endUntil()).toBe(false);
    expect(live.played).toEqual([]);
  });
});
