/** Cards in play as the battlefield shows them. */
import { t } from '../../shell/words.svelte';
import type { Fighter } from '../../table/kit/battle/fighter';
import { attackIcon, chargeOf } from './icons';
import type { Piece } from './types';

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
