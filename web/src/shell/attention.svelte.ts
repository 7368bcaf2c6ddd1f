/** Calling somebody who looks elsewhere: by the icon of the tab, and by a notification if they wished for it. */
import calm from '../styles/mark.svg?url';
import calling from '../styles/mark-turn.svg?url';
import { settings } from './settings.svelte';

/** Show in the icon of the tab whether the visitor is waited for. To be called while a component starts. */
export function showInIcon(waitedFor: () => boolean): void {
  $effect(() => {
    setIcon(waitedFor() ? calling : calm);
    return () => setIcon(calm);
  });
}

function setIcon(address: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link && link.getAttribute('href') !== address) link.href = address;
}

/** Why nobody can be notified here: the browser cannot, or the visitor has forbidden it. */
export function notifyingObstacle(): '' | 'insecure' | 'denied' {
  if (!isSecureContext || !('Notification' in window)) return 'insecure';
  return Notification.permission === 'denied' ? 'denied' : '';
}

/** Wish for notifications, or not any more. The browser asks the visitor, so only a press of theirs may lead here. */
export async function wishToBeNotified(wished: boolean): Promise<void> {
  settings.notify = wished;
  if (!wished || notifyingObstacle() === 'insecure') {
    settings.notify = false;
    return;
  }
  settings.notify = (await Notification.requestPermission()) === 'granted';
}

/** Tell somebody who does not see the page; `tag` is what it is about, of which only the last word counts. */
export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !settings.notify || notifyingObstacle() || Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body, tag, icon: calm });
    const seen = (): void => {
      if (document.hidden) return;
      note.close();
      document.removeEventListener('visibilitychange', seen);
    };
    note.onclick = () => {
      window.focus();
      note.close();
    };
    document.addEventListener('visibilitychange', seen);
  } catch {
    // Browsers of phones have the word and not the deed; icon and title call as well.
  }
}
