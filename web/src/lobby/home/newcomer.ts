/** Whether somebody is new here, as far as this device knows: then learning comes before everything else they have. */
import { recall, remember } from '../../shell/memory';
import type { TableFacts } from '../../shell/types';

const NAME = 'been-here';

/** Whoever has begun no game; until the tables are known, what this device remembers. A lesson that was left is gone on with. */
export function isNewcomer(mine: readonly TableFacts[] | undefined): boolean {
  if (mine && mine.length > 0) remember(NAME, true);
  return !recall(NAME, false);
}
