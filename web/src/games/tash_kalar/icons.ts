/** The icons of tasks, by their category, and of cards that lie open, by whose they are. */
import icons from './icons.json';

type Table = Readonly<Record<string, string>>;

export function taskIcon(category: string): string {
  return (icons.tasks as Table)[category] ?? 'scroll-unfurled';
}

export function asideIcon(school: string): string {
  return (icons.aside as Table)[school] ?? 'card-play';
}
