/** Directions: a choice that names one is meant by every square that lies there. */

import type { Choice } from '../../shell/types';
import { ray } from './arena';
import type { Scene } from './types';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  n: [0, -1],
  ne: [1, -1],
  e: [1, 0],
  se: [1, 1],
  s: [0, 1],
  sw: [-1, 1],
  w: [-1, 0],
  nw: [-1, -1],
};

/** The direction a choice names; empty if it names none. */
export function directionOf(choice: Choice): string {
  return choice.verb === 'toward' ? (choice.text.split(' ')[1] ?? '') : '';
}

/** By how many degrees an arrow that points up is turned. */
export function angleOf(direction: string): number {
  const [right, down] = DIRECTIONS[direction] ?? [0, -1];
  return (Math.atan2(right, -down) * 180) / Math.PI;
}

/** The squares in the direction of a choice, the nearest first. */
export function squaresToward(scene: Scene, choice: Choice): string[] {
  const step = DIRECTIONS[directionOf(choice)];
  const from = scene.view.decision?.square ?? '';
  return step && from ? ray(from, step[0], step[1]) : [];
}
