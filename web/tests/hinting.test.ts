import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { flushSync } from 'svelte';
import type { AtTable } from '../src/games/ui';
import { settings } from '../src/shell/settings.svelte';
import type { Advised } from '../src/shell/types';
import { say, t } from '../src/shell/words.svelte';
import { handleKey } from '../src/table/keys';
import type { Live } from '../src/table/live.svelte';
import { isAgainstComputers } from '../src/table/seating';
import { sentence } from '../src/table/sentence';
import { choice, scene, seat, sitting, table, words } from './fakes.svelte';

const COMPUTER = table([seat('south', { you: true }), seat('north', { kind: 'bot', bot: 'toy' })]);
const CHOICES = [
  choice('move b1 b2', 'p:b1 p:b2'),
  choice('summon rune c1', 'c:rune p:c1', ['d1', 'd2']),
  choice('end', '', [], { warning: words('table-paused') }),
];

test('another hint says how far it is behind the first', async () => {
  const far = [0.01, 0.06, 0.3];
  for (const [n, how] of ['even', 'little', 'clear'].entries()) {
    sat = sitting(CHOICES);
    sat.live.table = COMPUTER;
    sat.live.advice = [advised('summon rune c1'), { ...advised('move b1 b2'), behind: far[n]! }];
    press('h');
    await settled();
    expect(said()).not.toContain(t('table-hint-behind', { how }));
    press('h');
    expect(said()).toContain(t('table-hint-behind', { how }));
  }
});

test('what is told in a word stands beside what was asked', async () => {
  sat = sitting([choice('yes', ''), choice('pass', '')]);
  sat.live.table = COMPUTER;
  sat.live.advice = [advised('yes')];
  press('h');
  await settled();
  const { choices, prompt } = sat.live.scene!;
  const says = t('table-hint-says', { play: say(choices[0]!.label) });
  expect(said()).toBe(`hint: ${say(prompt)} ${says}|`);
});

function advised(text: string, ...changes: Advised['changes']): Advised {
  return { text, behind: 0, changes };
}

let sat: ReturnType<typeof sitting>;

beforeEach(() => {
  sat = sitting(CHOICES);
  sat.live.table = COMPUTER;
  sat.live.advice = [advised('summon rune c1', words('hint-wins')), advised('move b1 b2'), advised('end')];
});
afterEach(() => {
  settings.hints = 'ask';
});

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const press = (key: string): boolean =>
  handleKey(new KeyboardEvent('keydown', { key }), sat.live as unknown as Live, sat.hand, {
    help: () => undefined,
    inspect: () => undefined,
    hint: () => sat.hand.hint(true),
  });

function said(): string {
  const at = { live: sat.live, table: COMPUTER, scene: sat.live.scene, interaction: sat.hand, stage: sat.stage };
  const { lead, rest, mood } = sentence(at as unknown as AtTable, sat.ui, false);
  return `${mood}: ${lead}|${rest}`;
}

describe('a hint', () => {
  test('is asked for by key, lights its places and card, and is told with its reason', async () => {
    expect(press('h')).toBe(true);
    expect(said()).toBe(`waiting: |${t('table-hint-thinking')}`);
    await settled();
    expect(sat.hand.hints.shown?.choice.text).toBe('summon rune c1');
    expect(sat.hand.lit).toEqual(['c1', 'd1', 'd2']);
    expect(sat.hand.hints.cards).toEqual(['rune']);
    const play = say(CHOICES[1]!.label);
    const brings = t('table-hint-brings', { changes: t('hint-wins') });
    expect(said()).toBe(`hint: ${t('table-hint-says', { play })}|${brings}`);
  });

  test('gives way to the next one, the last to none, and is not asked for twice', async () => {
    press('h');
    await settled();
    press('H');
    expect(sat.hand.hints.shown).toMatchObject({ choice: CHOICES[0], first: false, last: false });
    expect(said()).toBe(
      `hint: ${t('table-hint-other', { play: say(CHOICES[0]!.label) })}|${t('table-hint-behind', { how: 'even' })}`,
    );
    press('h');
    expect(sat.hand.hints.shown?.last).toBe(true);
    press('h');
    expect(sat.hand.hints.shown).toBeNull();
    press('h');
    expect(sat.hand.hints.shown?.choice.text).toBe('summon rune c1');
    expect(sat.live.hinted).toBe(1);
  });

  test('is played at once: nobody is warned of what comes first of all that is advised', async () => {
    sat.live.advice = [advised('end'), advised('move b1 b2')];
    press('h');
    await settled();
    sat.hand.play(sat.hand.hints.shown!.choice);
    expect(sat.live.played).toEqual(['end']);
  });

  test('is warned of as any other play if it comes later', async () => {
    sat.live.advice = [advised('move b1 b2'), advised('end')];
    press('h');
    await settled();
    press('h');
    sat.hand.play(sat.hand.hints.shown!.choice);
    expect(sat.live.played).toEqual([]);
    expect(sat.hand.unconfirmed?.text).toBe('end');
    sat.hand.play(sat.hand.unconfirmed!);
    expect(sat.live.played).toEqual(['end']);
  });

  test.each(['Escape', 'a pick', 'a play', 'a new moment'])('is let go by %s', async (what) => {
    press('h');
    await settled();
    if (what === 'Escape') press('Escape');
    else if (what === 'a pick') sat.hand.pressPlace('b1');
    else if (what === 'a play') sat.hand.play(CHOICES[0]!);
    else sat.live.scene = scene(CHOICES, { moment: 2 });
    expect(sat.hand.hints.shown).toBeNull();
    expect(sat.hand.lit).toEqual([]);
  });

  test('is not shown to somebody who went on before it came', async () => {
    sat.live.slow = true;
    press('h');
    sat.hand.pressPlace('b1');
    expect(said()).toContain(t('table-picked-then'));
    sat.live.answer?.();
    await settled();
    expect(sat.hand.hints.shown).toBeNull();
    expect(said()).toContain(t('table-picked-then'));
  });

  test('that is asked for again is waited for, and about another moment another one is', async () => {
    sat.live.slow = true;
    press('h');
    press('Escape');
    press('h');
    expect(sat.live.hinted).toBe(1);
    const first = sat.live.answer;
    sat.live.scene = scene(CHOICES, { moment: 2 });
    press('h');
    expect(sat.live.hinted).toBe(2);
    first?.();
    await settled();
    expect(sat.hand.hints.thinking).toBe(true);
    sat.live.answer?.();
    await settled();
    expect(sat.hand.hints.shown?.choice.text).toBe('summon rune c1');
  });

  test('for a moment that has passed is not shown', async () => {
    sat.live.slow = true;
    press('h');
    sat.live.scene = scene(CHOICES, { moment: 2 });
    sat.live.answer?.();
    await settled();
    expect(sat.hand.hints.shown).toBeNull();
  });

  test('is not offered between people, at a shared device, to those who watch, or to those who want none', () => {
    const own = seat('south', { you: true });
    const bot = seat('east', { kind: 'bot', bot: 'toy' });
    expect(isAgainstComputers(table([own, bot]))).toBe(true);
    expect(isAgainstComputers(table([own, seat('north', { you: true })]))).toBe(false);
    expect(isAgainstComputers(table([own, seat('north'), bot]))).toBe(false);
    expect(isAgainstComputers(table([bot, bot]))).toBe(false);
    const both = [seat('south', { you: true, together: true }), seat('north', { you: true, together: true })];
    expect(isAgainstComputers(table([...both, bot]))).toBe(true);
    settings.hints = 'never';
    expect(press('h')).toBe(false);
    settings.hints = 'ask';
    sat.live.table = table();
    expect(press('h')).toBe(false);
    expect(sat.live.hinted).toBe(0);
  });
});

describe('who always wants a hint', () => {
  test('is given one at each decision, once, and reads the prompt until it is there', async () => {
    settings.hints = 'always';
    sat.live.slow = true;
    sat.hand.hints.offer();
    sat.hand.hints.offer();
    expect(sat.live.hinted).toBe(1);
    expect(said()).toBe(`asked: |${t('table-choose')}`);
    sat.live.answer?.();
    await settled();
    flushSync();
    expect(sat.hand.hints.shown?.choice.text).toBe('summon rune c1');
    sat.live.scene = scene(CHOICES, { moment: 2 });
    sat.hand.renew();
    sat.hand.hints.offer();
    expect(sat.live.hinted).toBe(2);
  });

  test('is given none where there is nothing to choose, and not told that there is none', async () => {
    settings.hints = 'always';
    sat.live.scene = scene([CHOICES[0]!]);
    sat.hand.hints.offer();
    expect(sat.live.hinted).toBe(0);
    sat.live.scene = scene(CHOICES);
    sat.live.advice = [];
    sat.hand.hints.offer();
    sat.live.refusal = { type: 'refused', key: 'k', code: 'hint-failed', problems: [], wait: 0 };
    await settled();
    expect(sat.live.refusal).toBeNull();
  });

  test('is asked by nobody else', () => {
    sat.hand.hints.offer();
    expect(sat.live.hinted).toBe(0);
  });
});
