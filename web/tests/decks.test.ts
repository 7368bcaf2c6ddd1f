import { describe, expect, it } from 'vitest';
import { changed, curveOf, type Deck, fromLink, linkOf, sizeOf, textOf } from '../src/decks/deck';
import { kept } from '../src/decks/kept.svelte';

const DECK: Deck = { name: 'Frost & wall ~ 1', leader: 'svara', cards: { 'ice-golem': 4, parapet: 2 } };

describe('a deck', () => {
  it('is the same again after a link', () => {
    expect(fromLink(linkOf(DECK))).toEqual({ ...DECK, name: DECK.name });
    expect(fromLink('svara~')).toEqual({ name: '', leader: 'svara', cards: {} });
  });

  it('is not read from what is no link', () => {
    for (const wrong of ['', 'polar-dwarves', '~4x', 'svara~x4', 'svara~400parapet', 'svara~%'])
      expect(fromLink(wrong)).toBeNull();
    expect(fromLink('svara~!%E0')?.name).toBe('');
  });

  it('is written as the server reads it, for people with names', () => {
    expect(textOf(DECK)).toBe('1 svara\n4 ice-golem\n2 parapet\n');
    expect(textOf(DECK, (card) => card.toUpperCase())).toContain('4 ice-golem  # ICE-GOLEM');
  });

  it('gets and loses copies', () => {
    expect(changed(DECK, 'parapet', -2).cards).toEqual({ 'ice-golem': 4 });
    expect(changed(DECK, 'gate', 1).cards.gate).toBe(1);
    expect(changed(DECK, 'gate', -1).cards).toEqual(DECK.cards);
    expect(sizeOf(DECK.cards)).toBe(6);
  });

  it('has a curve of costs', () => {
    expect(curveOf(DECK.cards, (card) => ({ 'ice-golem': 2, parapet: 0 })[card])).toEqual([2, 0, 4]);
    expect(curveOf(DECK.cards, () => undefined)).toEqual([]);
  });
});

describe('kept decks', () => {
  it('stay under their ids until they are forgotten', () => {
    const id = kept.keep('toy', DECK, '');
    const other = kept.keep('toy', { ...DECK, name: 'Other' }, '');
    expect(other).not.toBe(id);
    kept.keep('toy', { ...DECK, name: 'New' }, id);
    expect(kept.of('toy').map(({ name }) => name)).toEqual(['New', 'Other']);
    expect(JSON.parse(localStorage.getItem('stonehall.decks') ?? '{}')).toMatchObject({
      toy: [{ name: 'New' }, { name: 'Other' }],
    });
    kept.forget('toy', id);
    expect(kept.find('toy', id)).toBeUndefined();
  });
});
