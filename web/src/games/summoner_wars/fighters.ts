/** Cards in play as the battlefield shows them. */
import { t } from '../../shell/words.svelte';
import { type Fighter, UNTOUCHED } from '../../table/kit/battle/fighter';
import { attackIcon, chargeOf } from './icons';
import type { CardFacts, Piece } from './types';

const RANKS: Readonly<Record<string, string>> = { summoner: 'queen-crown', champion: 'polar-star' };

export function fighterOf(piece: Piece): Fighter {
  const { attack, strength, printed_strength: printed } = piece;
  return {
    ...piece,
    name: t(`sw2-card-${piece.card}`),
    charge: chargeOf(piece.card),
    attack: attack ? { icon: attackIcon(attack), dice: strength, printed } : null,
    fullLife: piece.full_life,
    wounds: 0, // the bar tells what is lost
    structure: piece.classes.includes('structure') && !attack ? 'built' : '',
    rank: RANKS[piece.classes.find((one) => one in RANKS) ?? ''] ?? '',
  };
}

/** A card as it is printed, as if it stood on the battlefield. */
export function printedFighter({ id: card, attack, strength, life, classes }: CardFacts): Fighter {
  return {
    ...UNTOUCHED,
    card,
    name: t(`sw2-card-${card}`),
    charge: chargeOf(card),
    attack: attack ? { icon: attackIcon(attack), dice: strength, printed: strength } : null,
    life,
    fullLife: life,
    structure: classes.includes('structure') && !attack ? 'built' : '',
    rank: RANKS[classes.find((one) => one in RANKS) ?? ''] ?? '',
  };
}
