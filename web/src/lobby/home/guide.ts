/** The way into the guided first game of a game, and how far somebody has come in it. */
import { gameTitle } from '../../games';
import { progressOf } from '../../learn/progress';
import type { Course } from '../../shell/types';
import { attribute, t } from '../../shell/words.svelte';

export interface Guide {
  path: string;
  /** How far they have come; nothing before they have begun. */
  about?: string;
  go?: string | null;
}

/** To the lesson somebody has left, else to the first they have not done; to those of other games once all are done. */
export function guideTo({ game, lessons }: Course): Guide {
  const kept = lessons.map(({ id }) => progressOf(game, id));
  const left = kept.findIndex(({ at }) => at > 0);
  const n = left < 0 ? kept.findIndex(({ done }) => !done) : left;
  const [lesson, at] = [lessons[n], kept[n]?.at ?? 0];
  if (!lesson) return { path: '/learn', about: t('hall-lessons-done', { game: gameTitle(game) }) };
  const path = `/learn/${game}/${lesson.id}`;
  if (n + at === 0) return { path };
  const about = t('hall-lesson', { game: gameTitle(game), lesson: n + 1, count: lessons.length, step: at + 1 });
  return { path, about, go: attribute('hall-learn', 'on') };
}
