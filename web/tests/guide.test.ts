/** The way from the first page into the guided game. */
import { beforeEach, expect, it } from 'vitest';
import { keepProgress } from '../src/learn/progress';
import { guideTo } from '../src/lobby/home/guide';
import type { Course } from '../src/shell/types';

const course: Course = {
  game: 'toy',
  prefix: 'toy',
  lessons: ['one', 'two', 'three'].map((id) => ({ id, minutes: 1, steps: 4 })),
};

beforeEach(() => localStorage.clear());

it('begins with the first lesson, and says nothing of progress', () => {
  expect(guideTo(course)).toEqual({ path: '/learn/toy/one' });
});

it('goes on with the lesson that was left, else with the first that was not done', () => {
  keepProgress('toy', 'one', 4, 4);
  expect(guideTo(course)).toMatchObject({ path: '/learn/toy/two', go: expect.any(String) as string });
  keepProgress('toy', 'three', 2, 4);
  expect(guideTo(course)?.path).toBe('/learn/toy/three');
});

it('leads to all lessons once those of the game are done, and says so', () => {
  for (const { id } of course.lessons) keepProgress('toy', id, 4, 4);
  expect(guideTo(course)).toEqual({ path: '/learn', about: expect.stringContaining('all lessons done') as string });
});
