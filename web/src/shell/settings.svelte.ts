/** The visitor's settings, kept on this device. */
import { MediaQuery } from 'svelte/reactivity';
import { recall, remember } from './memory';

export type Theme = 'auto' | 'dark' | 'light';
export type Motion = 'slow' | 'normal' | 'fast' | 'off';

/** Hints against computers: none, when they are asked for, or at each decision. */
export type Hints = 'never' | 'ask' | 'always';

/** Computers answer at a pace that can be followed, or at once, in the games that are begun from now on. */
export type Answers = 'calm' | 'brisk';

export const THEMES: readonly Theme[] = ['auto', 'dark', 'light'];
export const MOTIONS: readonly Motion[] = ['slow', 'normal', 'fast', 'off'];
export const ANSWERS: readonly Answers[] = ['calm', 'brisk'];
export const HINTS: readonly Hints[] = ['never', 'ask', 'always'];

const TIMES: Record<Motion, number> = { slow: 2, normal: 1, fast: 0.5, off: 0 };

interface Kept {
  theme: Theme;
  motion: Motion;
  hints: Hints;
  answers: Answers;
  sound: boolean;
  /** How loud, from 0 to 1: what happens at the table, and what calls the visitor. */
  volume: number;
  bell: number;
  /** What the coach of a lesson says is read aloud. */
  aloud: boolean;
  /** Notifications were wished for, and the browser allowed them. */
  notify: boolean;
  /** On a touch screen the second tap only proposes a play; a third confirms it. */
  confirmTouch: boolean;
  /** The computer that was played last, or chosen; empty for who has chosen none. */
  level: string;
  /** Ids or names of those whose free text is not shown. */
  muted: string[];
}

const FIRST_VISIT: Kept = {
  theme: 'auto',
  motion: 'normal',
  hints: 'ask',
  answers: 'calm',
  sound: true,
  volume: 0.7,
  bell: 0.7,
  aloud: false,
  notify: false,
  confirmTouch: false,
  level: '',
  muted: [],
};

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

/** How fast a replay goes, where one is looked at. */
export const tempo = $state({ speed: 1 });

/** How long something that should last `ms` lasts with these settings; a calm device gets short fades. */
export function pace(ms: number): number {
  const time = (ms * TIMES[settings.motion]) / tempo.speed;
  return calm.current ? Math.min(time, 100) : time;
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
