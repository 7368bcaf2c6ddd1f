import { beforeAll, describe, expect, test } from 'vitest';
import { isVine, placesOn, squareOf, vineOn } from '../src/games/alliances/aims';
import { diceOf } from '../src/games/alliances/faces';
import { cell, edges, farNeighbour, fieldFor, gate, neighbour, overEdge, rows } from '../src/games/alliances/field';
import { chanceOf, leastHit } from '../src/games/alliances/odds';
import { holdAlt, releaseAlt } from '../src/games/alliances/own';
import { pilesOf } from '../src/games/alliances/piles';
import { battleSentence } from '../src/games/alliances/sentence';
import { around, cardsIn, handedOver, isOut, pileName, roleOf } from '../src/games/alliances/sides';
import type { Scene, Side } from '../src/games/alliances/types';
import { addWords, bundled, term } from '../src/shell/words.svelte';
import type { Choice, Odds } from '../src/shell/types';
import { choice, seat, sitting as sittingWith, table, words } from './fakes.svelte';

beforeAll(() => addWords('alliances', (code) => bundled(code, 'alliances')));

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 375, height: 560 };
const duel = fieldFor(6, false, false, false, DESK);
const teams = fieldFor(12, true, false, false, DESK);
const upright = fieldFor(12, true, false, true, PHONE);

describe('the board', () => {
  test('of two has no joined edges', () => {
    expect(farNeighbour(duel, 'a4')).toBe('');
    expect(edges(duel)).toEqual([]);
    expect(neighbour(duel, 'a4', -1, 0)).toBe('a4');
  });

  test('of teams is joined at its outer columns, both ways', () => {
    for (let row = 1; row <= 8; row++) {
      expect(farNeighbour(teams, `a${row}`)).toBe(`l${row}`);
      expect(farNeighbour(teams, `l${row}`)).toBe(`a${row}`);
    }
    expect(farNeighbour(teams, 'f4')).toBe('');
    expect(neighbour(teams, 'a4', -1, 0)).toBe('l4');
    expect(neighbour(teams, 'l4', 1, 0)).toBe('a4');
    expect(neighbour(teams, 'a1', 0, 1)).toBe('a1');
  });

  test('knows which ways lead over the edge', () => {
    expect(overEdge(teams, 'l4', 'b4')).toBe(true);
    expect(overEdge(teams, 'a4', 'c4')).toBe(false);
    expect(overEdge(teams, 'k2', 'a2-vine')).toBe(true);
    expect(overEdge(duel, 'a1', 'f1')).toBe(false);
  });

  test('is turned on a phone: files run down, the own side is left', () => {
    expect(upright.down).toBe(true);
    expect(rows(upright)[0]).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7', 'a8']);
    expect(rows(upright).at(-1)?.[0]).toBe('l1');
    expect(neighbour(upright, 'a4', 0, -1)).toBe('l4');
    expect(neighbour(upright, 'c4', 1, 0)).toBe('c5');
  });

  test('is seen from the other side by the north', () => {
    const other = fieldFor(12, true, true, true, PHONE);
    expect(rows(other)[0]?.[0]).toBe('l8');
    const desk = fieldFor(12, true, true, false, DESK);
    expect(rows(desk)[0]?.[0]).toBe('l1');
  });

  test('lies as on the desk where a phone lies on its side', () => {
    expect(fieldFor(12, true, false, true, { width: 470, height: 330 }).down).toBe(false);
  });

  test('shows all 96 squares without leaving the room of a phone', () => {
    const boxes = rows(upright)
      .flat()
      .map((square) => cell(upright, square));
    expect(boxes).toHaveLength(96);
    expect(Math.max(...boxes.map((box) => box.x + box.width))).toBeLessThanOrEqual(PHONE.width);
    expect(Math.max(...boxes.map((box) => box.y + box.height))).toBeLessThanOrEqual(PHONE.height);
  });

  test('has gates at the edges beside the squares', () => {
    expect(gate(teams, 'l4')[0]).toBe(teams.width - teams.echo);
    expect(gate(teams, 'b4')[0]).toBe(teams.echo);
    expect(gate(upright, 'l4')[1]).toBe(upright.height - upright.echo);
  });
});

describe('two cards on one square', () => {
  test('have places of their own', () => {
    expect(vineOn('d6')).toBe('d6-vine');
    expect([isVine('d6'), isVine('d6-vine'), squareOf('d6-vine')]).toEqual([false, true, 'd6']);
    expect(placesOn('d6', false)).toEqual(['d6', 'd6-vine']);
    expect(placesOn('d6', true)).toEqual(['d6-vine', 'd6']);
    expect(placesOn('d6-vine', false)).toEqual(['d6-vine']);
  });

  const targets = [choice('attack d4 d6', 'p:d4 p:d6'), choice('attack d4 d6-vine', 'p:d4 p:d6-vine')];

  test('a click means the one that is aimed at', () => {
    for (const [wall, played] of [
      [false, 'attack d4 d6'],
      [true, 'attack d4 d6-vine'],
    ] as const) {
      const { hand: at, live } = sittingWith(targets, { autoPick: () => false });
      at.layers = (place) => placesOn(place, wall);
      at.pressPlace('d4');
      at.pressPlace('d6');
      expect(live.played).toEqual([played]);
    }
  });

  test('a finger is asked which', () => {
    const { hand: at, live } = sittingWith(targets, { autoPick: () => false });
    at.layers = (place) => placesOn(place, false);
    at.pressPlace('d4', { touch: true });
    at.pressPlace('d6', { touch: true });
    expect(live.played).toEqual([]);
    expect(at.menu?.offers.map((offer) => offer.choice?.text)).toEqual(['attack d4 d6', 'attack d4 d6-vine']);
  });

  test('a Vine Wall alone is meant by its square', () => {
    const { hand: at, live } = sittingWith([choice('attack d4 e4-vine', 'p:d4 p:e4-vine'), choice('end', '')], {
      autoPick: () => false,
    });
    at.layers = (place) => placesOn(place, false);
    at.pressPlace('d4');
    at.pressPlace('e4');
    expect(live.played).toEqual(['attack d4 e4-vine']);
  });
});

describe('an ability that is picked with its card', () => {
  const use = choice('use insight d4 d4', 'p:d4 w:use', [], {
    label: words('al-option-use', {
      ability: term('al-ability-insight'),
      card: term('al-card-deep-dwarves-scholar'),
      from: 'd4',
    }),
  });
  const sentenceOf = (choices: Choice[]): string => {
    const { hand, live, stage } = sittingWith(choices, { autoPick: () => false });
    hand.pressPlace('d4');
    const scene = { prompt: words('al-prompt-phase-draw'), view: { pieces: [], vines: [], sides: [], joined: false } };
    const at = { live, table: table(), scene, interaction: hand, stage } as unknown as Parameters<typeof battleSentence>[0];
    const said = battleSentence(at);
    return `${said?.lead} ${said?.rest}`;
  };

  test('is named, so that nobody pays for what they do not know', () => {
    expect(sentenceOf([use, choice('end', '')])).toBe('Insight: choose Scholar again to use it.');
  });

  test('is one of several things its card may do', () => {
    expect(sentenceOf([use, choice('attack d4 d5', 'p:d4 p:d5')])).not.toContain('Insight');
  });
});

describe('own cards', () => {
  const own = { deliberate: true };
  const choices = [choice('attack d4 d5', 'p:d4 p:d5'), choice('attack d4 c4', 'p:d4 w:own p:c4', [], own)];
  const alt = (type: string): KeyboardEvent => new KeyboardEvent(type, { key: 'Alt' });

  test('are targets only as long as Alt is held', () => {
    const { hand: at } = sittingWith(choices, { autoPick: () => false });
    at.pressPlace('d4');
    expect([...at.targets.keys()]).toEqual(['d5']);
    holdAlt(alt('keydown'), at);
    expect([...at.targets.keys()]).toEqual(['c4']);
    releaseAlt(alt('keyup'), at);
    expect([...at.targets.keys()]).toEqual(['d5']);
  });
});

describe('dice', () => {
  test('of 3 and more hit, or of what the number of hits tells', () => {
    const hits = (dice: string, count: number): boolean[] => diceOf(words('x', { dice, count })).map((die) => die.hit);
    expect(hits('5 3 1', 2)).toEqual([true, true, false]);
    expect(hits('5 3 1', 1)).toEqual([true, false, false]);
    expect(hits('2 1', 0)).toEqual([false, false]);
  });

  const odds = (dice: number, hits: number[], destroy = 0): Odds => ({ text: '', dice, hits, damage: 1, destroy });

  test('are told by the least that wounds', () => {
    expect(leastHit(odds(1, [1 / 3, 2 / 3]))).toBe(3);
    expect(leastHit(odds(2, [1 / 4, 1 / 2, 1 / 4]))).toBe(4);
    expect(leastHit(odds(2, [0.1, 0.2, 0.7]))).toBe(0);
    expect(leastHit(odds(0, [1]))).toBe(0);
  });

  test('promise destruction on the chip, or the wounds to expect', () => {
    expect(chanceOf(odds(1, [], 0.96))).toBe('96%');
    expect(chanceOf(odds(1, [], 0))).toBe('−1');
  });
});

describe('piles', () => {
  const side = {
    seat: 'south',
    team: 'south',
    draw_size: null,
    magic: ['hunter', 'wall'],
    magic_size: 2,
    discard: ['savager', 'vine-growth'],
    has_vine_walls: true,
    vine_walls: 10,
    has_conjurations: false,
    conjurations: [],
    has_prison: true,
    prison: ['prisoner'],
  } as unknown as Side;
  const at = (...sides: Side[]): Scene => ({ view: { sides } }) as unknown as Scene;

  test('lie there as the deck has them, and an enemy’s draw pile has no number', () => {
    expect(pilesOf(side).map(({ id, count, top }) => [id, count, top])).toEqual([
      ['draw', null, ''],
      ['magic', 2, ''],
      ['discard', 2, 'vine-growth'],
      ['vines', 10, ''],
      ['prison', 1, 'prisoner'],
    ]);
  });

  test('are looked through from the top; the magic of others is not', () => {
    expect(cardsIn(at(side), 'south')).toEqual(['vine-growth', 'savager']);
    expect(cardsIn(at(side), 'magic south')).toEqual(['wall', 'hunter']);
    expect(pileName('south')).toBe('');
    expect(pileName('magic south')).toContain('magic');
    const other = { ...side, magic: null };
    expect(pilesOf(other)[1]?.look).toBe('');
    expect(cardsIn(at(other), 'magic south')).toEqual([]);
  });
});

describe('seats of two teams', () => {
  const SEATS = ['south', 'north', 'south-east', 'north-east'];
  const sitting = (...own: string[]) => table(SEATS.map((one) => seat(one, { you: own.includes(one), name: one })));
  const scene = {
    view: { joined: true, sides: SEATS.map((one) => ({ seat: one, team: one.split('-')[0] })) },
  } as unknown as Scene;

  test('stand behind their halves', () => {
    expect(around(sitting('south'), scene, false)).toMatchObject({
      above: ['north', 'north-east'],
      below: ['south', 'south-east'],
    });
    expect(around(sitting('north'), scene, false)).toMatchObject({
      above: ['south-east', 'south'],
      below: ['north-east', 'north'],
    });
  });

  test('have the corners of a phone: the own team left', () => {
    expect(around(sitting('south'), scene, true)).toMatchObject({
      above: ['south', 'north'],
      below: ['south-east', 'north-east'],
    });
    expect(around(sitting('north-east'), scene, true)).toMatchObject({
      above: ['north-east', 'south-east'],
      below: ['north', 'south'],
    });
  });

  /** South is on turn; those named are out. */
  const playing = (...out: string[]) =>
    ({
      view: { ...scene.view, active: 'south', sides: scene.view.sides.map((one) => ({ ...one, out: out.includes(one.seat) })) },
    }) as Scene;
  const roles = (viewer: string, ...out: string[]) => SEATS.map((one) => roleOf(sitting(viewer), playing(...out), one));

  test('are told what they are to the viewer, who is out and who is next', () => {
    expect(roles('south')).toEqual(['your-turn', 'next', 'partner', '']);
    expect(roles('north-east')).toEqual(['', 'partner', '', '']);
    expect(roles('south', 'north')).toEqual(['your-turn', 'out', 'partner', '']);
    expect(roles('', 'north', 'south-east'), 'for those who watch nobody is a partner').toEqual(['', 'out', 'out', 'next']);
  });

  test('of one player are no partners', () => {
    const both = table(SEATS.map((one) => seat(one, { you: one.startsWith('south'), together: one.startsWith('south') })));
    expect(SEATS.map((one) => roleOf(both, playing(), one))).toEqual(['your-turn', 'next', '', '']);
    expect(isOut(both, playing('south')), 'one deck is left').toBe(false);
    expect(isOut(both, playing('south', 'south-east'))).toBe(true);
  });

  test('say so when they are out and only look on', () => {
    const out = { ...playing('south-east'), prompt: words('al-prompt-waiting') };
    const at = { live: { busy: false }, table: sitting('south-east'), scene: out } as Parameters<typeof battleSentence>[0];
    expect(battleSentence(at)).toMatchObject({ mood: 'told', rest: expect.stringContaining('south') as string });
    expect(isOut(sitting('south'), out)).toBe(false);
    expect(isOut(sitting(), out), 'who watches was never in it').toBe(false);
  });

  test('sit at the side in a game of two', () => {
    expect(around(sitting('south'), { view: { joined: false } } as unknown as Scene, false)).toBeNull();
  });
});

describe('magic that changes hands', () => {
  const sides = (...of: [string, string, number, boolean][]): Scene =>
    ({ view: { sides: of.map(([seat, team, magic_size, out]) => ({ seat, team, magic_size, out })) } }) as unknown as Scene;
  const before = sides(
    ['south', 's', 3, false],
    ['north', 'n', 4, false],
    ['south-east', 's', 1, false],
    ['north-east', 'n', 0, false],
  );
  const seats = (found: [Side, Side] | null): string[] | undefined => found?.map((side) => side.seat);

  test('goes from whoever has less of it to the partner', () => {
    const after = sides(
      ['south', 's', 1, false],
      ['north', 'n', 4, false],
      ['south-east', 's', 3, false],
      ['north-east', 'n', 0, false],
    );
    expect(seats(handedOver(before, after, false))).toEqual(['south', 'south-east']);
  });

  test('is left by whoever is out, and by nobody whose partner is out as well', () => {
    const after = sides(
      ['south', 's', 4, false],
      ['north', 'n', 0, true],
      ['south-east', 's', 1, false],
      ['north-east', 'n', 4, false],
    );
    expect(seats(handedOver(before, after, true))).toEqual(['north', 'north-east']);
    const both = sides(
      ['south', 's', 4, false],
      ['north', 'n', 0, true],
      ['south-east', 's', 1, false],
      ['north-east', 'n', 0, true],
    );
    expect(handedOver(before, both, true)).toBeNull();
  });
});
