import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notifyingObstacle, wishToBeNotified } from '../src/shell/attention.svelte';
import { settings } from '../src/shell/settings.svelte';
import type { Scene, TableFacts } from '../src/shell/types';
import { callViewer, tabTitle } from '../src/table/calling.svelte';
import type { Live } from '../src/table/live.svelte';
import { scene, seat, table, words } from './fakes.svelte';

const mine = scene();
const theirs = scene([], { view: { ...mine.view, decision: { seat: 'north', prompt: 'x', options: [] } } });

class Note {
  static permission: NotificationPermission = 'granted';
  static asked = 0;
  static shown: Note[] = [];
  onclick: (() => void) | null = null;
  closed = false;
  constructor(
    readonly title: string,
    readonly options: NotificationOptions,
  ) {
    Note.shown.push(this);
  }
  static requestPermission(): Promise<NotificationPermission> {
    Note.asked++;
    return Promise.resolve(Note.permission);
  }
  close(): void {
    this.closed = true;
  }
}

let hidden = true;
let stop: () => void = () => undefined;

/** A table whose scenes follow each other. */
function watch(first: Scene | null, facts: TableFacts = table()): (next: Scene) => void {
  const live = $state({ table: facts, scene: first });
  stop = $effect.root(() => callViewer(() => live as unknown as Live));
  flushSync();
  return (next) => {
    live.scene = next;
    flushSync();
  };
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="x" />';
  Note.shown = [];
  Note.asked = 0;
  Note.permission = 'granted';
  hidden = true;
  settings.notify = true;
  vi.stubGlobal('Notification', Note);
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const icon = (): string => document.querySelector('link')?.getAttribute('href') ?? '';

describe('a tab', () => {
  test('says whose turn it is', () => {
    expect(tabTitle(null, null)).toBe('Table');
    expect(tabTitle(table(), null)).toBe('Waiting · toy');
    expect(tabTitle(table(), mine)).toBe('Your turn · toy');
    expect(tabTitle(table(), theirs)).toBe('north to play · toy');
    const ending = { winners: [], words: words('table-title') } as unknown as Scene['ending'];
    expect(tabTitle(table(), scene([], { ending }))).toBe('Over · toy');
  });

  test('has a dot on its icon as long as the viewer is waited for', () => {
    const show = watch(theirs);
    const calm = icon();
    show(mine);
    expect(icon()).toMatch(/mark-turn/);
    show(theirs);
    expect(icon()).toBe(calm);
  });

  test('of a shared device calls nobody', () => {
    const both = table([seat('south', { you: true }), seat('north', { you: true })]);
    const show = watch(theirs, both);
    show(mine);
    expect(icon()).not.toMatch(/mark-turn/);
    expect(Note.shown).toEqual([]);
  });
});

describe('a notification', () => {
  test('comes when the turn does, and says the game and the opponent only', () => {
    const show = watch(theirs);
    show(mine);
    show(scene([], { moment: 2 })); // still the same turn
    expect(Note.shown.map((note) => [note.title, note.options.body])).toEqual([['It is your turn', 'toy, against north']]);
  });

  test('goes away when the page is seen again', () => {
    const show = watch(theirs);
    show(mine);
    hidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Note.shown[0]?.closed).toBe(true);
  });

  test('does not come when a page is opened, nor while it is seen, nor unasked', () => {
    watch(mine);
    stop();
    hidden = false;
    watch(theirs)(mine);
    stop();
    hidden = true;
    settings.notify = false;
    watch(theirs)(mine);
    stop();
    settings.notify = true;
    Note.permission = 'denied';
    watch(theirs)(mine);
    expect(Note.shown).toEqual([]);
    expect(Note.asked).toBe(0);
  });

  test('is asked for when it is wished for, and not without the leave of the browser', async () => {
    await wishToBeNotified(true);
    expect([Note.asked, settings.notify]).toEqual([1, true]);
    await wishToBeNotified(false);
    expect([Note.asked, settings.notify]).toEqual([1, false]);
    Note.permission = 'denied';
    await wishToBeNotified(true);
    expect(settings.notify).toBe(false);
    expect(notifyingObstacle()).toBe('denied');
    vi.stubGlobal('isSecureContext', false);
    expect(notifyingObstacle()).toBe('insecure');
  });
});
