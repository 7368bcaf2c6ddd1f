/** What belongs to one player. */

export const MAGIC_TRACK = 15;
