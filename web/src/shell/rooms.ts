/** The rooms of the house: what the bar, the phone's menu and the hall lead to. A page is linked from here alone. */
import type { LineName } from './lines';

interface Room {
  id: string;
  path: string;
  icon: LineName;
  /** The message that names it. */
  words: string;
}

export const ROOMS = [
  { id: 'play', path: '/', icon: 'home', words: 'web-nav-play' },
  { id: 'games', path: '/games', icon: 'log', words: 'mine-nav' },
  { id: 'rules', path: '/rules', icon: 'book', words: 'web-rules' },
  { id: 'lab', path: '/ladder', icon: 'bars', words: 'web-nav-lab' },
  { id: 'about', path: '/about', icon: 'info', words: 'web-nav-about' },
] as const satisfies readonly Room[];

export type RoomId = (typeof ROOMS)[number]['id'];
