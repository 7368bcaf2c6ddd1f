import { beforeEach, describe, expect, test } from 'vitest';
import type { AtTable } from '../src/games/ui';
import { say, t } from '../src/shell/words.svelte';
import { sentence, told } from '../src/table/sentence';
import { choice, scene, seat, sitting, table, words } from './fakes.svelte';

const CHOICES = [choice('move b1 b2', 'p:b1 p:b2'), choice('move c1 c2', 'p:c1 p:c2')];

let sat: ReturnType<typeof sitting>;
let at: AtTable;

beforeEach(() => {
  sat = sitting(CHOICES);
  at = { live: sat.live, table: table(), scene: sat.live.scene!, interaction: sat.hand, stage: sat.stage } as unknown as AtTable;
});

const said = (slow = false): string => {
  const { lead, rest, mood } = sentence(at, sat.ui, slow);
  return `${mood}: ${lead}|${rest}`;
};

describe('the sentence of the prompt bar', () => {
  test('is the prompt for whoever is asked', () => {
    expect(said()).toBe(`asked: |${t('table-choose')}`);
  });

  test('says so where nothing can be chosen, which others must not know', () => {
    at.scene = scene([choice('pass', 'w:pass')]);
    expect(said()).toContain(t('table-nothing-to-choose'));
    at.scene = scene([choice('pass', 'w:pass'), choice('card wall', 'o:wall')]);
    expect(said()).not.toContain(t('table-nothing-to-choose'));
  });

  test('does not list what could be done where the turn can only be ended', () => {
    const end = choice('end', 'w:end');
    at.scene = scene([end]);
    expect(said()).toBe(`asked: ${t('table-lone-end', { end: say(end.label) }).replace('. ', '.|')}`);
    at.scene = scene([end, ...CHOICES]);
    expect(said()).toBe(`asked: |${t('table-choose')}`);
  });

  test('tells what ending costs where nothing else can be done', () => {
    at.scene = scene([choice('end', 'w:end', [], { warning: words('table-no-cards') })]);
    expect(said()).toBe(`asked: |${t('table-no-cards')}`);
  });

  test('leads whoever is asked to the rule that explains it, whatever is picked', () => {
    at.scene = scene(CHOICES, { rule: 'M-2' });
    expect(sentence(at, sat.ui, false).rule).toBe('M-2');
    sat.hand.pressPlace('b1');
    expect(sentence(at, sat.ui, false)).toMatchObject({ mood: 'asked', rule: 'M-2' });
    sat.hand.complaint = { words: words('table-no-cards'), rule: '' };
    expect(sentence(at, sat.ui, false).rule).toBe('');
  });

  test('names whom the others wait for', () => {
    at.table = table([seat('south', { name: 'Ada' }), seat('north', { you: true })]);
    at.scene = scene([], { seat: 'north' });
    expect(said()).toBe(`waiting: |${t('table-thinking', { player: 'Ada' })}`);
  });

  test('does not say of one who is away that they think', () => {
    at.table = table([seat('south', { name: 'Ada', present: false }), seat('north', { you: true })]);
    at.scene = scene([], { seat: 'north' });
    expect(said()).toBe(`told: |${t('table-awaited-away', { player: 'Ada' })}`);
  });

  test('tells those who watch that they do, and where they have stopped', () => {
    at.table = table([seat('south', { kind: 'bot', bot: 'toy', present: true }), seat('north', { name: 'Bo' })]);
    at.scene = scene([], { seat: '' });
    expect(said()).toBe(`waiting: ${t('table-watching')}|${t('table-thinking', { player: 'toy' })}`);
    sat.live.held = true;
    sat.live.waiting = 2;
    expect(said().replace('|', '')).toContain(t('table-held', { count: 2 }));
  });

  test('tells of a lost line before all else', () => {
    sat.live.status = 'lost';
    sat.live.retryIn = 3;
    expect(said()).toContain('trouble:');
    expect(said()).toContain('Connection lost.');
  });

  test('tells how the game ended', () => {
    at.scene = scene([], { ending: { reason: 'x', winners: [], words: words('table-paused') } });
    expect(said()).toContain('told: The game is paused.');
  });

  test('tells why something cannot be done, with its rule', () => {
    sat.hand.complaint = { words: words('table-no-cards'), rule: 'M-1' };
    expect(said()).toBe('trouble: |There are no cards here.');
    expect(sentence(at, sat.ui, false).rule).toBe('M-1');
  });

  test('says what a pick leads to, in general words or in those of the game', () => {
    sat.hand.pressPlace('b1');
    expect(said()).toBe(`asked: b1:|${t('table-picked-then')}`);
    sat.ui.sentence = () => ({ lead: 'Golem moves:', rest: 'where?', mood: 'asked' });
    expect(said()).toBe('asked: Golem moves:|where?');
  });

  test('asks to confirm a tap', () => {
    sat.hand.unconfirmed = CHOICES[0]!;
    expect(said()).toContain(t('table-confirm'));
  });

  test('warns of what a choice costs, and says that it is to be made once more', () => {
    const [move] = CHOICES;
    sat.hand.play({ ...move!, warning: words('table-no-cards') });
    expect(said()).toBe(`trouble: There are no cards here.|${t('table-warned')}`);
    expect(sat.live.played).toEqual([]);
  });

  test('says that a play is still on its way', () => {
    expect(said(true)).toContain('waiting:');
  });

  test('says of a practice game that it counts nowhere', () => {
    at.table = { ...table(), practice: true };
    at.scene = scene([], { ending: { reason: 'x', winners: [], words: words('table-no-cards') } });
    expect(said()).toContain(t('table-practice-over'));
  });

  test('reminds of what was proposed', () => {
    sat.live.proposals = [{ id: 7, wish: 'draw', seat: 'south', waiting: ['north'] }];
    expect(said()).toContain(t('table-wished-draw'));
  });
});

describe('what stands out', () => {
  test.each([
    ['Choose a card.', '', 'Choose a card.'],
    ['2 actions left. Place a common.', '2 actions left.', 'Place a common.'],
    ['Golem: choose a space.', 'Golem:', 'choose a space.'],
  ])('of %j it is %j', (text, lead, rest) => {
    expect(told(text, 'asked')).toEqual({ lead, rest, mood: 'asked' });
  });
});
