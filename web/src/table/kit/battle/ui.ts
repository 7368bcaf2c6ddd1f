/** What battles bring to the table alike. */

import type { GameUI } from '../../../games/ui';
import type { Scene, View } from '../../../shell/types';
import { t } from '../../../shell/words.svelte';
import { homeSeat } from '../../seating';
import type { FightActor } from './actor.svelte';
import { isMainPrompt } from './sentence';
import { sideOf } from './sides';

/** Choices of these verbs are attacks, or open one. */
const ATTACKS = ['attack', 'open'];

interface BattleView extends View {
  sides: { seat: string; hand: string[] | null }[];
  pieces: { owner: string; classes: string[]; square: string; life: number }[];
  decision: (View['decision'] & { dice: readonly unknown[] }) | null;
}

type Shared =
  | 'prefix'
  | 'turnWords'
  | 'atRest'
  | 'hand'
  | 'help'
  | 'hasPromptMark'
  | 'standing'
  | 'caution'
  | 'autoPick'
  | 'weighed'
  | 'buttonWords'
  | 'phone';

/** Whoever must not fall: the card, and the piece while it stands. */
export interface Chief {
  card: string;
  piece: { square: string; life: number } | undefined;
}

/** `givesUp` is the verb by which a card of the hand becomes magic, `chiefOf` tells who must not fall. */
export function battleUI<S extends Scene<BattleView>, A extends FightActor>(
  prefix: string,
  givesUp: string,
  chiefOf: (scene: S, seat: string) => Chief | null,
): Pick<Required<GameUI<S, A>>, Shared> {
  return {
    prefix,
    turnWords: (scene) => t('table-turn', { turn: scene.view.turn }),
    /** The chief at the lower edge. */
    atRest(table, scene) {
      const chief = chiefOf(scene, homeSeat(table));
      return chief && { card: chief.card, square: chief.piece?.square ?? '' };
    },
    hand: (scene) => (sideOf(scene, scene.seat)?.hand ?? []).map((card) => ({ card })),
    help: () => t(`${prefix}-help-turn`),
    hasPromptMark({ scene, stage, compact, mood }) {
      if (mood === 'asked' && (scene.view.decision?.dice ?? []).length > 0) return true;
      return stage.actor.roll !== null && !scene.ending && !(compact && mood === 'asked'); // a question needs the room for its words
    },
    standing: (scene, seat) => t(`${prefix}-table-standing`, { life: Math.max(0, chiefOf(scene, seat)?.piece?.life ?? 0) }),
    caution: (choice) => (choice.verb === givesUp ? 'alone' : ''), // who only puts a card back does not give it up
    autoPick: (scene) => !isMainPrompt(scene, prefix),
    weighed(scene, choices) {
      const aimed = scene.prompt.id === `${prefix}-prompt-attack-target`;
      const meant = choices.filter((choice) => !choice.deliberate); // a friend is weighed once one is to be attacked
      return (meant.length > 0 ? meant : choices).filter((choice) => aimed || ATTACKS.includes(choice.verb));
    },
    buttonWords: (choice) => (choice.verb === 'card' ? { ...choice.label, id: 'table-choose-card' } : null),
    phone: { boardRatio: 8 / 6, cardsAtOnce: 5 },
  };
}
