/** The icons of tasks, by their category, and of cards that lie open, by whose they are. */

const TASKS: Readonly<Record<string, string>> = {
  destruction: 'crossed-swords', colour: 'star-formation', summoning: 'polar-star', position: 'boot-prints', enemy: 'target-dummy',
};

export function taskIcon(category: string): string {
  return TASKS[category] ?? 'scroll-unfurled';
}

const ASIDE: Readonly<Record<string, string>> = { everfrost: 'snowflake-1', etherweave: 'magic-swirl' };

export function asideIcon(school: string): string {
  return ASIDE[school] ?? 'card-play';
}
