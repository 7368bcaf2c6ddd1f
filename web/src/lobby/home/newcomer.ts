/** Whether somebody is new here, as far as this device knows: then learning comes before everything else they have. */
import { recall, remember } from '../../shell/memory';
import type { TableFacts } from '../../shell/types';

const NAME = 'been-here';

/** Until the tables are known, what this device remembers; a lesson that was begun counts as having been here. */
export function isNewcomer(mine: readonly TableFacts[] | undefined): boolean {
  if (mine && mine.length > 0) remember(NAME, true);
  return !recall(NAME, false) && recall<object | null>('lessons', null) === null;
}
