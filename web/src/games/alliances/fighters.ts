/** Cards in play as the battlefield shows them. */
import type { Fighter } from '../../table/kit/battle/fighter';
import { texts } from './cards';
import { chargeOf, rangeIcon } from './icons';
import type { Piece, Scene } from './types';

const RANKS: Readonly<Record<string, string>> = { summoner: 'queen-crown', champion: 'polar-star' };

export function fighterOf(piece: Piece): Fighter {
  return {
    ...piece,
    name: texts.name(piece.card),
    charge: chargeOf(piece.card),
    attack: piece.attack < 0 ? null : { icon: rangeIcon(piece.range), dice: piece.attack, printed: piece.printed_attack },
    fullLife: piece.full_life,
    structure: piece.classes.includes('vine-wall') ? 'grown' : piece.wall && piece.attack < 0 ? 'built' : '',
    rank: RANKS[piece.classes.find((one) => one in RANKS) ?? ''] ?? '',
  };
}

/** The unit or Wall on a square, and the Vine Wall beneath it or alone. */
export function unitOn(scene: Scene, square: string): Piece | undefined {
  return scene.view.pieces.find((piece) => piece.square === square);
}

export function vineWallOn(scene: Scene, square: string): Piece | undefined {
  return scene.view.vines.find((piece) => piece.square === square);
}
