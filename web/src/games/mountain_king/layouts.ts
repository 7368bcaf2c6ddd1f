/** What is loaded with the layout of a table that shows it. */
import { Later } from '../../shell/later';

export const wide = new Later(() => import('./wide'));
export const phone = new Later(() => import('./phone'));

/** All points of everybody: at the end, and earlier where three or more play or a phone asks for it. */
export const scores = new Later(() => import('./scores'));
/** A card by itself, as it is shown once somebody takes it. */
export const card = new Later(() => import('./KingCard.svelte'));
/** A tile that is about to be laid. */
export const ghosts = new Later(() => import('./GhostTile.svelte'));
