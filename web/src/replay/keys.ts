/** The keys of a replay. The board has arrows of its own while it has the focus. */
import { type Playback, SPEEDS } from './playback.svelte';

interface Openers {
  help: () => void;
  share: () => void;
  eyes: () => void;
}

/** What the help says of them. */
export const KEYS = [
  ['← →', 'replay-key-step'],
  ['[ ]', 'replay-key-turn'],
  ['Space', 'replay-key-play'],
  ['Home, End', 'replay-key-ends'],
  ['1 – 4', 'replay-key-speed'],
  ['V', 'replay-key-eyes'],
  ['C', 'replay-key-share'],
  ['?', 'table-key-help'],
] as const;

const TYPING = 'input:not([type=range]), textarea, select, dialog';
/** Space presses these, whatever else it may mean. */
const PRESSED = 'button, a, [role=tab], summary';

/** Do what a key means; true if it meant something. */
export function handleKey(event: KeyboardEvent, playback: Playback, open: Openers): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const on = event.target instanceof Element ? event.target : null;
  if (on?.closest(TYPING)) return false;
  switch (event.key) {
    case 'ArrowLeft':
      void playback.step(-1);
      return true;
    case 'ArrowRight':
      void playback.step(1);
      return true;
    case '[':
    case 'PageUp':
      void playback.turn(-1);
      return true;
    case ']':
    case 'PageDown':
      void playback.turn(1);
      return true;
    case 'Home':
      void playback.step(-playback.last);
      return true;
    case 'End':
      void playback.step(playback.last);
      return true;
    case ' ':
      if (on?.closest(PRESSED)) return false;
      playback.toggle();
      return true;
    case 'v':
    case 'V':
      open.eyes();
      return true;
    case 'c':
    case 'C':
      open.share();
      return true;
    case '?':
      open.help();
      return true;
  }
  const speed = SPEEDS[Number(event.key) - 1];
  if (speed === undefined) return false;
  playback.setSpeed(speed);
  return true;
}
