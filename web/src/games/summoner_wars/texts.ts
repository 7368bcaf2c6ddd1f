/** The rules text of the cards. */
import { Texts } from '../../table/kit/battle/texts';
import { cards } from './cards';

export const texts = new Texts('sw2', (card) => cards.get(card)?.abilities ?? []);
