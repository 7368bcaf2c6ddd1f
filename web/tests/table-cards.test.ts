/** The cards of a game, and of tables that have their own. */

import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../src/shell/api';
import { cardsOf, loadCards } from '../src/table/cards.svelte';

afterEach(() => vi.restoreAllMocks());

/** Which of all cards that are printed anywhere are known. */
function known(game: string): string[] {
  const cards = cardsOf(game);
  return ['ant', 'owl', 'elk', 'lark-one', 'lark-two'].filter((id) => cards.get(id));
}

it('shows the cards of the table that was opened last, and the usual ones at all others', async () => {
  vi.spyOn(api, 'cards').mockResolvedValue([{ id: 'owl' }, { id: 'elk' }]);
  vi.spyOn(api, 'tableCards').mockImplementation((table) => Promise.resolve([{ id: 'owl' }, { id: `lark-${table}` }]));
  await loadCards('hoot');
  expect(known('hoot')).toEqual(['owl', 'elk']);
  await loadCards('hoot', 'one');
  expect(known('hoot')).toEqual(['owl', 'lark-one']);
  const slow = loadCards('hoot', 'two');
  await Promise.all([slow, loadCards('hoot')]);
  expect(known('hoot')).toEqual(['owl', 'elk']);
});

it('asks again for cards that did not come', async () => {
  const ask = vi
    .spyOn(api, 'cards')
    .mockRejectedValueOnce(new Error('no line'))
    .mockResolvedValue([{ id: 'ant' }]);
  await expect(loadCards('hill')).rejects.toThrow('no line');
  await loadCards('hill');
  expect(ask).toHaveBeenCalledTimes(2);
  expect(known('hill')).toEqual(['ant']);
});
