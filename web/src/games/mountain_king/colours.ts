/** The colours of the rock and of the clans. Seats have theirs from the house. */

const LEVELS = [
  'transparent',
  'light-dark(#b4ad9f, #282d33)',
  'light-dark(#cbc5b8, #3c434c)',
  'light-dark(#c7a88b, #4a3a30)',
  'light-dark(#dbb077, #654628)',
  'light-dark(#ebd089, #80622b)',
  '#15120c',
];
const CLANS: Readonly<Record<string, string>> = { fire: '#e58a4e', ice: '#8cc4ee', moon: '#e9e4d6', mud: '#a58b6b' };

export const CONTOUR = 'light-dark(#6e6552, #0d0f12)';
export const BURIED = 'light-dark(rgb(42 33 24 / 0.72), rgb(238 231 216 / 0.74))';
export const DARK = '#14110c';
export const HEART_EDGE = '#c9992e';

export function levelColour(level: number): string {
  return LEVELS[level] ?? 'transparent';
}

export function clanColour(clan: string): string {
  return CLANS[clan] ?? '#948f83';
}
