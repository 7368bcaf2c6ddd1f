/** Whose colours, and what a side owns. */
import type { Tincture } from '../../shell/heraldry';
import type { TableFacts } from '../../shell/types';
import { seatTone } from '../../table/seating';
import { trollFacts } from './names';
import type { Scene, Side } from './types';

export const RESOURCES = ['stone', 'iron', 'heartstone', 'coin', 'hammer', 'rune', 'cart'] as const;
export const CLANS = ['fire', 'ice', 'moon'] as const;
export const CATEGORIES = ['tunnels', 'pedestals', 'statues', 'halls', 'leftovers', 'coronation'] as const;

export function toneOf(table: TableFacts, seat: string): Tincture {
  return seatTone(table, seat);
}

export function sideOf(scene: Scene, seat: string): Side | undefined {
  return scene.view.sides.find((side) => side.seat === seat);
}

/** The one whose trolls are shown: the viewer, or for those who only look on whoever is on turn. */
export function ownSide(scene: Scene): Side | undefined {
  return sideOf(scene, scene.seat || scene.view.active) ?? scene.view.sides[0];
}

/** Everything a seat could pay with, by resource: its storage and the tokens on its trolls. */
export function purse(side: Side): Record<string, number> {
  const found: Record<string, number> = { ...side.storage };
  for (const troll of side.trolls) {
    const symbols = trollFacts(troll.card)?.symbols ?? [];
    troll.tokens.forEach((full, n) => {
      const kind = (symbols[n] ?? '').endsWith('cart') ? 'cart' : (symbols[n] ?? '');
      if (full && kind) found[kind] = (found[kind] ?? 0) + 1;
    });
  }
  return found;
}
