import { describe, expect, test } from 'vitest';
import { settings } from '../src/shell/settings.svelte';
import type { FakeActor } from './fakes.svelte';
import { choice, scene, sitting } from './fakes.svelte';
import { type Step } from '../src/table/way';

const card = (id: string, n = 0): Step => ({ kind: 'card', id, slot: `hand-${id}-${n}` });
const open = (id: string): Step => ({ kind: 'open', id, slot: `tray-${id}-0` });
const way = (steps: readonly Step[]): string => steps.map((step) => step.id).join(' ');

/** Dig with a card: from where, to where, which way turned, and for how much. */
const DIG = [
  choice('dig a b1 b2 left 1', 'c:axe p:b1 p:b2 w:left w:1'),
  choice('dig a b1 b2 left 2', 'c:axe p:b1 p:b2 w:left w:2'),
  choice('dig a b1 b2 right 1', 'c:axe p:b1 p:b2 w:right w:1'),
  choice('dig a b1 b3', 'c:axe p:b1 p:b3'),
  choice('dig a c1 c2', 'c:axe p:c1 p:c2'),
  choice('wait', ''),
];

describe('one step', () => {
  test('a choice without picks is a button', () => {
    const { live, hand } = sitting([choice('end', ''), choice('pass', '')]);
    expect(hand.offers.map((offer) => offer.key)).toEqual(['end', 'pass']);
    hand.take(hand.offers[1]!);
    expect(live.played).toEqual(['pass']);
  });

  test('a place that means one thing is played at once', () => {
    const { live, hand } = sitting([choice('place d4', 'p:d4'), choice('place e5', 'p:e5')]);
    expect([...hand.targets.keys()]).toEqual(['d4', 'e5']);
    hand.pressPlace('e5');
    expect(live.played).toEqual(['place e5']);
  });

  test('a place that means several things asks beside the place', () => {
    const { live, hand } = sitting([choice('crush d4', 'p:d4'), choice('push d4', 'p:d4')]);
    hand.pressPlace('d4');
    expect(hand.menu).toMatchObject({ place: 'd4' });
    expect(live.played).toEqual([]);
    hand.take(hand.menu!.offers[1]!);
    expect(live.played).toEqual(['push d4']);
  });

  test('a card is picked first, then played by its button or a second click', () => {
    const { live, hand } = sitting([choice('play rune', 'c:rune w:play'), choice('play song', 'c:song w:play')]);
    hand.pressCard(card('rune'));
    expect(live.played).toEqual([]);
    expect(hand.offers.map((offer) => offer.key)).toEqual(['play rune']);
    hand.pressCard(card('rune'));
    expect(live.played).toEqual(['play rune']);
  });

  test('what a piece does by itself needs its button or a second click', () => {
    const { live, hand } = sitting([choice('use heal c3', 'p:c3 w:use'), choice('use heal d3', 'p:d3 w:use')]);
    expect([...hand.sources]).toEqual(['c3', 'd3']);
    hand.pressPlace('c3');
    expect(live.played).toEqual([]);
    expect(hand.offers.map((offer) => offer.key)).toEqual(['use heal c3']);
    hand.pressPlace('c3');
    expect(live.played).toEqual(['use heal c3']);
  });

  test('choices that end with the same word are told apart by their own', () => {
    const { live, hand } = sitting([choice('use heal c3', 'p:c3 w:use'), choice('use sing c3', 'p:c3 w:use'), choice('end', '')]);
    hand.pressPlace('c3');
    expect(hand.offers.map((offer) => offer.label.id)).toEqual(['table-help', 'table-help']);
    hand.pressPlace('c3');
    expect(hand.menu?.offers.length).toBe(2);
    hand.take(hand.menu!.offers[1]!);
    expect(live.played).toEqual(['use sing c3']);
  });

  test('what is lost for good needs its button', () => {
    const { live, hand } = sitting([choice('discard rune', 'c:rune w:discard'), choice('end', '')], {
      caution: ({ verb }) => (verb === 'discard' ? 'button' : ''),
    });
    hand.pressCard(card('rune'));
    hand.pressCard(card('rune'));
    expect(live.played).toEqual([]);
    expect(hand.way).toEqual([]);
  });

  test('a card that could do more is put back by the second click rather than thrown away', () => {
    const choices = [choice('discard rune', 'c:rune w:discard'), choice('summon rune b1', 'c:rune p:b1')];
    const { live, hand } = sitting(choices, { caution: ({ verb }) => (verb === 'discard' ? 'alone' : '') });
    hand.pressCard(card('rune'));
    hand.pressCard(card('rune'));
    expect(live.played).toEqual([]);
    expect(hand.way).toEqual([]);
  });
});

describe('two steps', () => {
  const MOVES = [choice('move b1 b2', 'p:b1 p:b2'), choice('move c1 c2', 'p:c1 p:c2'), choice('attack b1 b5', 'p:b1 p:b5')];

  test('a source, then a target', () => {
    const { live, hand } = sitting(MOVES);
    expect([...hand.sources]).toEqual(['b1', 'c1']);
    hand.pressPlace('b1');
    expect([...hand.targets.keys()]).toEqual(['b2', 'b5']);
    hand.pressPlace('b5');
    expect(live.played).toEqual(['attack b1 b5']);
  });

  test('another source instead', () => {
    const { hand } = sitting(MOVES);
    hand.pressPlace('b1');
    hand.pressPlace('c1');
    expect(way(hand.way)).toBe('c1');
  });

  test('the picked thing again takes it back', () => {
    const { hand } = sitting(MOVES);
    hand.pressPlace('b1');
    hand.pressPlace('b1');
    expect(hand.way).toEqual([]);
  });

  test('the only source is picked for the viewer, unless the game says otherwise', () => {
    const only = [choice('to b1 b2', 'p:b1 p:b2'), choice('to b1 b3', 'p:b1 p:b3')];
    expect(way(sitting(only).hand.way)).toBe('b1');
    expect(sitting(only, { autoPick: () => false }).hand.way).toEqual([]);
    expect(sitting([...only, choice('play rune', 'c:rune w:play')]).hand.way).toEqual([]);
  });

  test('who stays where it is, is clicked twice', () => {
    const { live, hand } = sitting([choice('move b1 b1', 'p:b1 p:b1')], { autoPick: () => false });
    hand.pressPlace('b1');
    expect(hand.here.length).toBe(1);
    hand.pressPlace('b1');
    expect(live.played).toEqual(['move b1 b1']);
  });

  test('direct targets stay lit beside a picked piece, but not beside a card', () => {
    const { live, hand } = sitting([...MOVES, choice('heal e5', 'p:e5'), choice('build wall f1', 'c:wall p:f1')]);
    hand.pressPlace('b1');
    expect(hand.targets.has('e5')).toBe(true);
    hand.pressCard(card('wall'));
    expect([...hand.targets.keys()]).toEqual(['f1']);
    hand.back();
    hand.pressPlace('e5');
    expect(live.played).toEqual(['heal e5']);
  });

  test('dragging is two picks', () => {
    const { live, hand } = sitting(MOVES);
    const step: Step = { kind: 'place', id: 'c1', slot: '' };
    expect(hand.allows(step)).toBe(true);
    hand.pick(step);
    hand.drop(step, 'c2');
    expect(live.played).toEqual(['move c1 c2']);
  });

  test('who may also end where it stands pushes nothing aside, and is asked beside the piece', () => {
    const { live, hand } = sitting([...MOVES, choice('move b1 b1', 'p:b1 p:b1'), choice('end', '')]);
    hand.pressPlace('b1');
    expect(hand.chosen).toBe(false);
    expect(hand.offers.map((offer) => offer.key)).toEqual(['end', 'move b1 b1']);
    hand.pressPlace('b1');
    expect(hand.menu?.offers.map((offer) => offer.key)).toEqual(['move b1 b1']);
    hand.take(hand.menu!.offers[0]!);
    expect(live.played).toEqual(['move b1 b1']);
  });

  test('an empty place that means nothing is where one lets go', async () => {
    const { live, hand } = sitting(MOVES);
    live.complaints = [{ words: { id: 'x', args: {}, squares: [] }, rule: 'M-1', place: '' }] as never;
    hand.pressPlace('f8');
    hand.pressPlace('b1');
    hand.pressPlace('f8');
    expect(hand.way).toEqual([]);
    await Promise.resolve();
    expect(live.asked).toEqual([]);
    expect(hand.complaint).toBeNull();
  });

  test('what is dragged to an empty place is asked about: that was meant', () => {
    const { live, hand } = sitting(MOVES);
    hand.drop({ kind: 'place', id: 'b1', slot: '' }, 'f8');
    expect(live.asked).toEqual([[['b1'], 'f8']]);
  });

  test('what is not offered is asked about, with everything that is picked', async () => {
    const { live, hand } = sitting(MOVES, { pieces: () => [{ id: 1, place: 'f8' }] });
    live.complaints = [{ words: { id: 'x', args: {}, squares: [] }, rule: 'M-1', place: '' }] as never;
    hand.pressPlace('b1');
    hand.pressPlace('f8');
    await Promise.resolve();
    expect(live.asked).toEqual([[['b1'], 'f8']]);
    await Promise.resolve();
    expect(hand.complaint).not.toBeNull();
  });

  test('equal cards are told apart by where they lie', () => {
    const { live, hand } = sitting([choice('pay x x', 'c:coin c:coin w:pay'), choice('keep', '')]);
    hand.pressCard(card('coin', 0));
    hand.pressCard(card('coin', 1));
    expect(way(hand.way)).toBe('coin coin');
    hand.take(hand.offers[0]!);
    expect(live.played).toEqual(['pay x x']);
  });

  test('cards that lie open are shown in the tray', () => {
    const { live, hand } = sitting([choice('take owl b1', 'o:owl p:b1'), choice('take elk b2', 'o:elk p:b2')]);
    expect(hand.tray).toEqual(['owl', 'elk']);
    expect(hand.mayPick('owl', 'open')).toBe(true);
    expect(hand.mayPick('owl', 'card')).toBe(false);
    hand.pressCard(open('owl'));
    hand.pressPlace('b1');
    expect(live.played).toEqual(['take owl b1']);
  });
});

describe('many steps', () => {
  test('each step narrows what is offered', () => {
    const { live, hand } = sitting(DIG);
    hand.pressCard(card('axe'));
    expect([...hand.targets.keys()]).toEqual(['b1', 'c1']);
    hand.pressPlace('b1');
    expect([...hand.targets.keys()]).toEqual(['b2', 'b3']);
    hand.pressPlace('b2');
    expect(hand.menu?.offers.map((offer) => offer.label.args.turn)).toEqual(['left', 'right']);
    hand.take(hand.menu!.offers[0]!);
    expect(way(hand.way)).toBe('axe b1 b2 left');
    expect(hand.offers.map((offer) => offer.label.args.turn)).toEqual(['1', '2']);
    hand.take(hand.offers[1]!);
    expect(live.played).toEqual(['dig a b1 b2 left 2']);
  });

  test('a path that ends earlier is played when it ends', () => {
    const { live, hand } = sitting(DIG);
    hand.pressCard(card('axe'));
    hand.pressPlace('b1');
    hand.pressPlace('b3');
    expect(live.played).toEqual(['dig a b1 b3']);
  });

  test('the last word of a path plays it', () => {
    const { live, hand } = sitting(DIG);
    hand.pressCard(card('axe'));
    hand.pressPlace('b1');
    hand.pressPlace('b2');
    hand.take(hand.menu!.offers[1]!);
    hand.take(hand.offers[0]!);
    expect(live.played).toEqual(['dig a b1 b2 right 1']);
  });

  test('without a board words are buttons, not a menu', () => {
    const { hand } = sitting(DIG);
    hand.pressCard(card('axe'));
    hand.pressPlace('b1', { onBoard: false });
    hand.pressPlace('b2', { onBoard: false });
    expect(hand.menu).toBeNull();
    expect(way(hand.way)).toBe('axe b1 b2');
    expect(hand.offers.length).toBe(2);
  });

  test('the way back is one step at a time, and free', () => {
    const { live, hand } = sitting(DIG);
    hand.pressCard(card('axe'));
    hand.pressPlace('b1');
    hand.pressPlace('b2');
    hand.take(hand.menu!.offers[0]!);
    for (const left of ['axe b1 b2', 'axe b1', 'axe', '']) {
      expect(hand.back()).toBe(true);
      expect(way(hand.way)).toBe(left);
    }
    expect(hand.back()).toBe(false);
    expect(live.played).toEqual([]);
  });

  test('a menu closes before anything is taken back', () => {
    const { hand } = sitting(DIG);
    hand.pressCard(card('axe'));
    hand.pressPlace('b1');
    hand.pressPlace('b2');
    hand.back();
    expect(hand.menu).toBeNull();
    expect(way(hand.way)).toBe('axe b1');
  });

  test('something earlier on the way, pressed again, goes back to it', () => {
    const { hand } = sitting(DIG);
    hand.pressCard(card('axe'));
    hand.pressPlace('b1');
    hand.pressCard(card('axe'));
    expect(way(hand.way)).toBe('axe');
  });

  test('a place of an earlier step instead of the one that was picked', () => {
    const { hand } = sitting(DIG);
    hand.pressCard(card('axe'));
    hand.pressPlace('b1');
    hand.pressPlace('c1');
    expect(way(hand.way)).toBe('axe c1');
  });

  test('a choice that ends where others go on is a button', () => {
    const { live, hand } = sitting([
      choice('march b1 b2', 'p:b1 p:b2'),
      choice('march b1 b2 b3', 'p:b1 p:b2 p:b3'),
      choice('rest c1', 'p:c1 p:c2'),
    ]);
    hand.pressPlace('b1');
    hand.pressPlace('b2');
    expect(hand.offers.map((offer) => offer.key)).toEqual(['march b1 b2']);
    expect([...hand.targets.keys()]).toEqual(['b3']);
    hand.take(hand.offers[0]!);
    expect(live.played).toEqual(['march b1 b2']);
  });

  test('cards that come next outshine those one could begin with', () => {
    const { hand } = sitting([
      choice('pay a b', 'c:a c:b p:d4'),
      choice('pay a c', 'c:a c:c p:d4'),
      choice('play d', 'c:d w:play'),
    ]);
    expect(hand.mayPick('d', 'card')).toBe(true);
    hand.pressCard(card('a'));
    expect(['b', 'c', 'd'].map((one) => hand.mayPick(one, 'card'))).toEqual([true, true, false]);
  });

  test('a word that is all that is left is a button, and said by a second click', () => {
    const { live, hand } = sitting([choice('build b1 for 2', 'c:wall p:b1 w:two'), choice('build b2', 'c:wall p:b2')]);
    hand.pressCard(card('wall'));
    hand.pressPlace('b1');
    expect(live.played).toEqual([]);
    expect(hand.offers.map((offer) => offer.label.args.turn)).toEqual(['two']);
    hand.pressPlace('b1');
    expect(live.played).toEqual(['build b1 for 2']);
  });

  test('words one can begin with are buttons beside those without picks', () => {
    const { live, hand } = sitting([choice('buy 1', 'w:one p:b1'), choice('buy 2', 'w:two p:b1'), choice('end', '')]);
    expect(hand.offers.map((offer) => offer.key)).toEqual(['end', 'word one', 'word two']);
    hand.take(hand.offers[2]!);
    hand.pressPlace('b1');
    expect(live.played).toEqual(['buy 2']);
  });

  test('everything that is picked is known to the server when it is asked why', () => {
    const { live, hand } = sitting(DIG, { pieces: () => [{ id: 1, place: 'h8' }] });
    hand.pressCard(card('axe'));
    hand.pressPlace('b1');
    hand.pressPlace('h8');
    expect(live.asked).toEqual([[['axe', 'b1'], 'h8']]);
  });
});

describe('around the choices', () => {
  test('nothing may be chosen while a play is on its way, or behind a veil', () => {
    const { live, hand } = sitting([choice('place d4', 'p:d4')]);
    live.pending = { key: 'k', text: 'x' };
    hand.pressPlace('d4');
    expect(hand.choices).toEqual([]);
    live.pending = null;
    hand.veiled = true;
    hand.pressPlace('d4');
    expect(live.played).toEqual([]);
  });

  test('a tap is confirmed where that is wished', () => {
    const { live, hand } = sitting([choice('place d4', 'p:d4'), choice('place e5', 'p:e5')]);
    settings.confirmTouch = true;
    hand.pressPlace('d4', { touch: true });
    expect(hand.unconfirmed?.text).toBe('place d4');
    expect(live.played).toEqual([]);
    hand.back();
    expect(hand.unconfirmed).toBeNull();
    hand.pressPlace('d4', { touch: true });
    hand.pressPlace('d4', { touch: true });
    settings.confirmTouch = false;
    expect(live.played).toEqual(['place d4']);
  });

  test('a direction is meant by the places that lie there', () => {
    const { live, hand } = sitting([choice('toward n', ''), choice('toward s', '')], {
      alsoAt: (_, { text }) => (text === 'toward n' ? ['d5', 'd6'] : ['d3']),
    });
    expect([...hand.targets.keys()]).toEqual(['d5', 'd6', 'd3']);
    hand.pressPlace('d6');
    expect(live.played).toEqual(['toward n']);
  });

  test('odds are asked for what the game weighs, and shown at the place', async () => {
    const { live, hand } = sitting(
      [choice('attack b1 b5', 'p:b1 p:b5'), choice('move b1 b2', 'p:b1 p:b2'), choice('move c1 c2', 'p:c1 p:c2')],
      {
        weighed: (_, choices) => choices.filter(({ verb }) => verb === 'attack'),
      },
    );
    hand.pressPlace('b1');
    expect(live.weighed.at(-1)).toEqual(['attack b1 b5']);
    await Promise.resolve();
    await Promise.resolve();
    expect(hand.oddsAt('b5')?.destroy).toBe(0.5);
    expect(hand.oddsAt('b2')).toBeUndefined();
  });

  describe('what is hardly ever meant', () => {
    const onFriend = choice('attack b1 b2', 'p:b1 w:own p:b2', [], { deliberate: true });

    test('lights nothing up', () => {
      const { hand } = sitting([onFriend]);
      expect([...hand.sources]).toEqual([]);
      expect([...hand.targets.keys()]).toEqual([]);
    });

    test('does not stand among the targets of a piece that may act', () => {
      const pieces = () => ['b1', 'b2', 'b5'].map((place) => ({ id: place, place }));
      const { live, hand } = sitting([choice('attack b1 b5', 'p:b1 p:b5'), onFriend], { pieces });
      expect([...hand.sources]).toEqual(['b1']);
      hand.pressPlace('b1');
      expect([...hand.targets.keys()]).toEqual(['b5']);
      hand.pressPlace('b2');
      expect(live.played).toEqual([]);
      expect(live.asked).toEqual([[['b1'], 'b2']]);
    });

    test('is reached by its word, and played once it is confirmed', () => {
      const { live, hand } = sitting([onFriend, choice('end', '')]);
      hand.pressPlace('b1');
      const [friend] = hand.offers;
      expect(friend?.way.at(-1)?.id).toBe('own');
      if (friend) hand.take(friend);
      expect([...hand.targets.keys()]).toEqual(['b2']);
      hand.pressPlace('b2');
      expect(live.played).toEqual([]);
      expect(hand.unconfirmed?.text).toBe('attack b1 b2');
      hand.pressPlace('b2');
      expect(live.played).toEqual(['attack b1 b2']);
    });
  });

  test('a piece that serves cards says so when nothing is picked', () => {
    const { hand } = sitting([choice('summon knight e5', 'c:knight p:e5', ['d4', 'd5'])]);
    expect([...hand.servedBy('d4')]).toEqual(['knight']);
    hand.pressPlace('d4');
    expect(hand.explained).toBe('d4');
  });

  test('keys skip and end what may be skipped or ended', () => {
    const { live, hand } = sitting([choice('pass', ''), choice('end', ''), choice('place d4', 'p:d4')]);
    expect(hand.decline()).toBe(true);
    expect(hand.end()).toBe(true);
    expect(live.played).toEqual(['pass', 'end']);
    expect(sitting([choice('place d4', 'p:d4')]).hand.decline()).toBe(false);
  });

  test('a new scene forgets the way', () => {
    const { live, hand } = sitting(DIG);
    hand.pressCard(card('axe'));
    live.scene = scene([choice('place d4', 'p:d4')]);
    hand.renew();
    expect(hand.way).toEqual([]);
    expect([...hand.targets.keys()]).toEqual(['d4']);
  });

  test('what lies there to be looked at is put away when somebody goes on', () => {
    const { stage, hand } = sitting(DIG);
    hand.pressCard(card('axe'));
    expect((stage.actor as FakeActor).cleared).toBe(1);
  });
});
