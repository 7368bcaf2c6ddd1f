/** The rooms of the house: what the bar, the phone's menu and the hall lead to. A page is linked from here alone. */
import type { LineName } from './lines';

interface Listed {
  id: string;
  path: string;
  icon: LineName;
  /** The message that names it in the bar; empty for a room that only the hall leads to. */
  words: string;
  /** It is told about in the hall: `hall-<id>`, with what is there (`.about`) and what one does there (`.go`). */
  told?: boolean;
  /** It has a place at the foot of a phone. */
  foot?: boolean;
  /** The file of a page that may not be built yet: nothing leads to it before it is. */
  page?: string;
}

const LISTED = [
  { id: 'play', path: '/', icon: 'home', words: 'web-nav-play', foot: true },
  { id: 'games', path: '/games', icon: 'log', words: 'mine-nav', foot: true },
  { id: 'learn', path: '/learn', icon: 'bulb', words: 'web-nav-learn', told: true, foot: true, page: '../learn/Courses.svelte' },
  { id: 'exercises', path: '/exercises', icon: 'flag', words: '', told: true },
  { id: 'rules', path: '/rules', icon: 'book', words: 'web-rules', told: true, foot: true },
  { id: 'cards', path: '/cards', icon: 'cards', words: 'web-cards', told: true, foot: true, page: '../cards/Cards.svelte' },
  { id: 'opponents', path: '/opponents', icon: 'seat', words: '', told: true },
  { id: 'record', path: '/replay', icon: 'again', words: '', told: true },
  { id: 'editor', path: '/editor', icon: 'pencil', words: '', told: true },
  { id: 'lab', path: '/ladder', icon: 'bars', words: 'web-nav-lab' },
  { id: 'about', path: '/about', icon: 'info', words: 'web-nav-about' },
] as const satisfies readonly Listed[];

export type RoomId = (typeof LISTED)[number]['id'];
export type Room = Listed & { id: RoomId };

const built = Object.keys(import.meta.glob(['../learn/Courses.svelte', '../cards/Cards.svelte']));

/** The rooms that are there, in their order. */
export function roomsOf(listed: readonly Room[], pages: readonly string[]): Room[] {
  return listed.filter((room) => room.page === undefined || pages.includes(room.page));
}

export const ROOMS: readonly Room[] = roomsOf(LISTED, built);
/** Those the bar and the phone's menu lead to. */
export const NAMED = ROOMS.filter((room) => room.words !== '');
