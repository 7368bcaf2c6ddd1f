import { describe, expect, test } from 'vitest';
import { ownerOf } from '../src/table/kit/battle/sides';

const none = { hand: null as string[] | null, discard: null as string[] | null, active: [] as { card: string }[] };
const area = (seat: string, faction: string, more: Partial<typeof none>) => ({ seat, faction, ...none, ...more });

describe('whose a card is that is not on the board', () => {
  const sides = [
    area('south', 'dwarves', { hand: ['smith', 'hired'], discard: ['lent'] }),
    area('north', 'goblins', { active: [{ card: 'horde' }] }),
  ];
  const owner = (card: string, faction?: string) => ownerOf({ view: { sides } }, 'active', card, faction);

  test('theirs in whose hand or discard pile it lies, and for whom it is in force, whatever its faction', () => {
    expect([owner('hired', 'goblins'), owner('lent', 'goblins'), owner('horde', 'dwarves')]).toEqual(['south', 'south', 'north']);
  });

  test('theirs who play its faction, when it has just left the board and nobody sees where it lies', () => {
    expect([owner('slinger', 'goblins'), owner('warrior', 'dwarves')]).toEqual(['north', 'south']);
  });

  test("nobody's that belongs to neither", () => {
    expect([owner('mercenary', 'mercenaries'), owner('unknown')]).toEqual([undefined, undefined]);
  });
});
