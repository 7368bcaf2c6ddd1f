"""Decks of one's own: what they are made of, and lists as they are read; every rule is the game's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from stonehall.kernel import AnyGame
from stonehall.kernel.deck_plan import DeckDraft, DeckPlan
from stonehall.server.tables.catalog import find, refuse_long_deck
from stonehall.server.wire.cards import DeckGroupFacts, DeckPlanFacts, DeckReading
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import DeckText
from stonehall.server.wire.text import complaint, words


@cache
def deck_plan(game: AnyGame) -> DeckPlanFacts:
    """What a deck of a game is made of."""
    plan = _plan(game)
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
    return _reading(_plan(game), game.read_draft(given.text))


def fill_deck(given: DeckText) -> DeckReading:
    """A legal deck with as much of a list as may stay in it, filled up from the ready deck of its summoner.

    The game says what is legal: as long as it minds something, the last card that is not of the ready deck goes. A
    list without a summoner is read as it is.
    """
    game = find(given.game)
    refuse_long_deck(given.text)
    plan, draft = _plan(game), game.read_draft(given.text)
    home = next((deck for deck, summoner in plan.summoners.items() if summoner == draft.summoner), None)
    if home is None or draft.deck:
        return _reading(plan, draft)
    kept = [id for id in draft.cards if home in plan.allowed.get(id, ())]
    while True:
        cards = _filled(plan, home, {id: draft.cards[id] for id in kept})
        lines = [f"1 {draft.summoner}", *[f"{count} {id}" for id, count in cards.items()]]
        filled = game.read_draft("\n".join(lines))
        strange = [id for id in kept if id not in plan.ready[home]]
        if filled.deck or not strange:
            return _reading(plan, filled)
        kept.remove(strange[-1])


def _filled(plan: DeckPlan, home: str, chosen: Mapping[str, int]) -> dict[str, int]:
    """What is chosen, as far as there is room in each part of a deck, then what the ready deck has."""
    cards: dict[str, int] = {}
    for group in plan.groups:
        room = group.size
        for wanted in (chosen, plan.ready[home]):
            for id, count in wanted.items():
                if plan.group_of[id] == group.id:
                    more = max(0, min(count, group.most) - cards.get(id, 0))
                    cards[id] = cards.get(id, 0) + min(more, room)
                    room -= min(more, room)
    return {id: count for id, count in cards.items() if count}


def _plan(game: AnyGame) -> DeckPlan:
    plan = game.deck_plan()
    if plan is None:
        raise RequestRefused("not-found", 404)
    return plan


def _reading(plan: DeckPlan, draft: DeckDraft) -> DeckReading:
    cards = {id: count for id, count in draft.cards.items() if id in plan.group_of and count > 0}
    return DeckReading(draft.summoner, cards, draft.deck, [complaint(problem) for problem in draft.problems])
