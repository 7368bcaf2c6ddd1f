/**
 * What a battle shows later: the odds and the line of an attack that is aimed, a number over what was hit, what is won on
 * its way, cards that lie in front of somebody.
 */
import { Later } from '../../../shell/later';

export const panel = new Later(() => import('./OddsPanel.svelte'));
export const line = new Later(() => import('./AimLine.svelte'));
export const token = new Later(() => import('./Token.svelte'));
export const flight = new Later(() => import('./Flight.svelte'));
export const laid = new Later(() => import('./LaidCards.svelte'));
