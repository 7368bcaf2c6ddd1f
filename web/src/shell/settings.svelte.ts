/** The visitor's settings, kept on this device. */
import { MediaQuery } from 'svelte/reactivity';
import { recall, remember } from './memory';

export type Theme = 'auto' | 'dark' | 'light';
export type Motion = 'normal' | 'fast' | 'off';

export const THEMES: readonly Theme[] = ['auto', 'dark', 'light'];
export const MOTIONS: readonly Motion[] = ['normal', 'fast', 'off'];

interface Kept {
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** On a touch screen the second tap only proposes a play; a third confirms it. */
  confirmTouch: boolean;
  /** Ids or names of those whose free text is not shown. */
  muted: string[];
}

const FIRST_VISIT: Kept = { theme: 'auto', motion: 'normal', sound: true, confirmTouch: false, muted: [] };

const calm = new MediaQuery('(prefers-reduced-motion: reduce)');
const daylight = new MediaQuery('(prefers-color-scheme: light)');

export const settings: Kept = $state({ ...FIRST_VISIT, ...recall<Partial<Kept>>('settings', {}) });

/** Whether the device asks for as little movement as possible. */
export function prefersCalm(): boolean {
  return calm.current;
}

/** The theme that is shown now. */
export function shownTheme(): 'dark' | 'light' {
  if (settings.theme !== 'auto') return settings.theme;
  return daylight.current ? 'light' : 'dark';
}

/** How long something that should last `ms` lasts with these settings; a calm device gets short fades. */
export function pace(ms: number): number {
  if (settings.motion === 'off') return 0;
  if (calm.current) return Math.min(ms, 100);
  return settings.motion === 'fast' ? ms / 2 : ms;
}

/** Keep the settings and show the theme. Called once, by the application. */
export function keepSettings(): void {
  $effect(() => remember('settings', $state.snapshot(settings)));
  $effect(() => {
    const root = document.documentElement;
    if (settings.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = settings.theme;
    root.dataset.motion = settings.motion;
  });
}
