import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { log as battle } from '../src/games/summoner_wars/log';
import { texts } from '../src/games/summoner_wars/texts';
import { log as arena } from '../src/games/tash_kalar/log';
import { addWords, bundled, LANGUAGES, setLanguage } from '../src/shell/words.svelte';
import { cardsUnder } from '../src/table/kit/battle/fighter';
import { shownCard } from '../src/table/showing.svelte';
import { entry, game, seat, table } from './fakes.svelte';

beforeAll(() => addWords('summoner_wars', (code) => bundled(code, 'summoner_wars')));
afterEach(() => setLanguage('en'));

describe('what the other one plays is shown as its card', () => {
  test.each([
    ['an event', battle, 'played', 'freeze'],
    ['a unit', battle, 'summoned', 'ice-golem'],
    ['a being', arena, 'summoned', 'knight'],
    ['a flare', arena, 'flare', 'f3-6a'],
    ['a thawed card', arena, 'thawed', 'knight'],
    ['a warped card', arena, 'warped', 'knight'],
  ])('%s', (_, log, what, card) => {
    const told = entry(what, { card: { term: `toy-card-${card}`, args: {} } });
    expect(shownCard(game({ log }), table(), { ...told, seat: 'north' })?.card).toBe(card);
  });
});

describe('a card tells', () => {
  test.each(LANGUAGES)('what gates are for: %s', async (code) => {
    await setLanguage(code);
    for (const gate of ['gate', 'starting-gate']) {
      const [rule] = texts.printed(gate);
      expect(rule?.text.length ?? 0).toBeGreaterThan(60);
    }
  });

  test('whose a card under it is, if it is not its own player’s', () => {
    const people = table([seat('south', { you: true, name: 'Ann' }), seat('north', { name: 'Bert' })]);
    const piece = { controller: 'south', under: ['gate', 'freeze'], under_owners: ['south', 'north'] };
    expect(cardsUnder(people, 'sw2', piece)).toBe('Gate, Freeze (Bert)');
  });
});
