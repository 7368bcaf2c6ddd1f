/** Who sits where: one seat, several seats of one player, or a device that is passed on. */

import { describe, expect, test } from 'vitest';
import { onePerPlayer } from '../src/shell/people.svelte';
import { homeSeat, isHotSeat, nameOf, playerName, seatTone } from '../src/table/seating';
import { seat, table } from './fakes.svelte';

const names = ['south', 'north', 'south-east', 'north-east'] as const;
const held = (name: string) => name.startsWith('north');

/** Ada and Cili against Bert, who has two seats; the seats of one of them are the viewer's. */
function three(viewer: string) {
  const who = { south: 'Ada', north: 'Bert', 'south-east': 'Cili', 'north-east': 'Bert' };
  return table(names.map((one) => seat(one, { name: who[one], you: who[one] === viewer, together: held(one) })));
}

describe('a player with two seats', () => {
  test('does not pass the device on, and sits at the lower edge with the first of them', () => {
    expect(isHotSeat(three('Bert'))).toBe(false);
    expect(homeSeat(three('Bert'))).toBe('north');
    expect(seatTone(three('Bert'), 'north-east')).toBe('argent');
    expect(onePerPlayer(three('Bert').seats).map((one) => one.name)).toEqual(['Ada', 'Bert', 'Cili']);
  });

  test('has one name, and the log tells the seats apart', () => {
    const at = three('Ada');
    expect(names.map((one) => playerName(at, one))).toEqual(['Ada', 'Bert', 'Cili', 'Bert']);
    expect(nameOf(at, 'north-east')).not.toBe(nameOf(at, 'north'));
  });

  test('is another than several people at one device', () => {
    const shared = table(names.map((one) => seat(one, { you: true })));
    expect(isHotSeat(shared)).toBe(true);
    expect(homeSeat(shared)).toBe('south');
    const against = table(names.map((one) => seat(one, { you: true, together: held(one) })));
    expect(isHotSeat(against), 'one against two, all at one device').toBe(true);
  });
});
