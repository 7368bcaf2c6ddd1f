/** What is loaded with the layout of a table that shows it. */
import { Later } from '../../shell/later';

export const wide = new Later(() => import('./wide'));
export const phone = new Later(() => import('./phone'));

/** What is drawn only where teams play, on the double board. */
export const teams = new Later(() => import('./teams'));

/** A card that is dragged. */
export const ghosts = new Later(() => import('./Ghost.svelte'));

/** Which faces of the die hit; asked for with the odds. */
export const hits = new Later(() => import('./HitRow.svelte'));

/** A Vine Wall over the feet of the unit that stands on it. */
export const creepers = new Later(() => import('./Creeper.svelte'));

/** A Vine Wall that may be aimed at. */
export const vineAims = new Later(() => import('./VineAim.svelte'));

/** The dice beside the prompt. */
export const rolls = new Later(() => import('./PromptDice.svelte'));
