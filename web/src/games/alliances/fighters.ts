/** Cards in play as the battlefield shows them. */
import { type Fighter, UNTOUCHED } from '../../table/kit/battle/fighter';
import { texts } from './cards';
import { chargeOf, rangeIcon } from './icons';
import type { CardFacts, Piece, Scene } from './types';

const RANKS: Readonly<Record<string, string>> = { summoner: 'queen-crown', champion: 'polar-star' };

const known = new WeakMap<Piece, Fighter>();

/** The same piece looks the same: then nothing of it is drawn anew. */
export function fighterOf(piece: Piece): Fighter {
  const found = known.get(piece) ?? drawnFrom(piece);
  known.set(piece, found);
  return found;
}

function drawnFrom(piece: Piece): Fighter {
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

/** A card as it is printed, as if it stood on the battlefield. */
export function printedFighter({ id: card, attack, range, life, classes, wall }: CardFacts): Fighter {
  return {
    ...UNTOUCHED,
    card,
    name: texts.name(card),
    charge: chargeOf(card),
    attack: classes.includes('unit') ? { icon: rangeIcon(range), dice: attack, printed: attack } : null,
    life,
    fullLife: life,
    structure: classes.includes('vine-wall') ? 'grown' : wall && !classes.includes('unit') ? 'built' : '',
    rank: RANKS[classes.find((one) => one in RANKS) ?? ''] ?? '',
  };
}

/** The unit or Wall on a square, and the Vine Wall beneath it or alone. */
export function unitOn(scene: Scene, square: string): Piece | undefined {
  return scene.view.pieces.find((piece) => piece.square === square);
}

export function vineWallOn(scene: Scene, square: string): Piece | undefined {
  return scene.view.vines.find((piece) => piece.square === square);
}
