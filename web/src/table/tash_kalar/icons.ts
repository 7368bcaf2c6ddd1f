/** The icons of tasks, by their category. */

const TASKS: Readonly<Record<string, string>> = {
  destruction: 'crossed-swords', colour: 'star-formation', summoning: 'polar-star', position: 'boot-prints', enemy: 'target-dummy',
};

export function taskIcon(category: string): string {
  return TASKS[category] ?? 'scroll-unfurled';
}
