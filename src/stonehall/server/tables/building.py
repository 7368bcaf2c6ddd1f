"""Decks of one's own: what they are made of, and lists as they are read; every rule is the game's."""

from __future__ import annotations

from functools import cache

from stonehall.kernel import AnyGame
from stonehall.server.tables.catalog import find, refuse_long_deck
from stonehall.server.wire.cards import DeckGroupFacts, DeckPlanFacts, DeckReading
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import DeckText
from stonehall.server.wire.text import complaint, words


@cache
def deck_plan(game: AnyGame) -> DeckPlanFacts:
    """What a deck of a game is made of."""
    plan = game.deck_plan()
    if plan is None:
        raise RequestRefused("not-found", 404)
    return DeckPlanFacts(
        plan.size,
        [DeckGroupFacts(group.id, words(group.name), group.size, group.most) for group in plan.groups],
        dict(plan.group_of),
        {card: list(decks) for card, decks in plan.allowed.items()},
        dict(plan.summoners),
        {deck: dict(cards) for deck, cards in plan.fixed.items()},
        {deck: dict(cards) for deck, cards in plan.ready.items()},
    )


def read_deck(given: DeckText) -> DeckReading:
    """What a list names of what is chosen, and everything that is wrong with it."""
    game = find(given.game)
    refuse_long_deck(given.text)
    chosen = deck_plan(game).group_of
    draft = game.read_draft(given.text)
    cards = {id: count for id, count in draft.cards.items() if id in chosen and count > 0}
    return DeckReading(draft.summoner, cards, draft.deck, [complaint(problem) for problem in draft.problems])
