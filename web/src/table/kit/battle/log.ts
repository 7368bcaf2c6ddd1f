/** How lines of the log of a battle look: dice are drawn, not written. */

import type { GameUI } from '../../../games/ui';
import type { Words } from '../../../shell/types';

type Log = GameUI['log'];

const hasDice = (words: Words): boolean => Boolean(words.args.dice);

/** `<prefix>-table-log-rolled` leaves the dice to be drawn that `<prefix>-log-rolled` writes. */
export function battleLog(prefix: string, log: Pick<Log, 'icons' | 'shows' | 'Extra'>): Log {
  const written = ['rolled', 'threw'].map((kind) => `${prefix}-log-${kind}`);
  return {
    ...log,
    message: ({ id, args }) => (args.dice && written.includes(id) ? id.replace('-log-', '-table-log-') : id),
    hasExtra: hasDice,
  };
}
