import { beforeEach, describe, expect, it } from 'vitest';
import { isNewcomer } from '../src/lobby/home/newcomer';
import { remember } from '../src/shell/memory';
import { type Room, ROOMS, roomsOf } from '../src/shell/rooms';
import type { TableFacts } from '../src/shell/types';

describe('the rooms of the house', () => {
  const rooms: Room[] = [
    { id: 'play', path: '/', icon: 'home', words: 'web-nav-play' },
    { id: 'learn', path: '/learn', icon: 'bulb', words: 'web-nav-learn', page: '../learn/Courses.svelte' },
  ];

  it('are linked once their pages are built', () => {
    expect(roomsOf(rooms, []).map((room) => room.id)).toEqual(['play']);
    expect(roomsOf(rooms, ['../learn/Courses.svelte']).map((room) => room.id)).toEqual(['play', 'learn']);
  });

  it('are each at an address of their own', () => {
    expect(new Set(ROOMS.map((room) => room.path)).size).toBe(ROOMS.length);
  });
});

describe('a newcomer', () => {
  beforeEach(() => localStorage.clear());

  it('is whoever has no games, on this device, and stays one while they learn', () => {
    expect(isNewcomer(undefined)).toBe(true);
    expect(isNewcomer([])).toBe(true);
    remember('lessons', {});
    expect(isNewcomer([])).toBe(true);
  });

  it('is none any more once a game was begun', () => {
    expect(isNewcomer([{ id: 't' } as TableFacts])).toBe(false);
    expect(isNewcomer(undefined)).toBe(false);
  });
});
