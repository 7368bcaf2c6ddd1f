"""Decks of one's own: what they are made of, and lists as they are read; every rule is the game's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache

from stonehall.kernel import AnyGame
from stonehall.kernel.deck_plan import DeckDraft, DeckPlan
from stonehall.kernel.message import Term
from stonehall.server.tables.catalog import find, refuse_long_deck
from stonehall.server.wire.cards import DeckFilling, DeckGroupFacts, DeckPlanFacts, DeckReading, TakenCard
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


def fill_deck(given: DeckText) -> DeckFilling:
    """A legal deck with as much of a list as may stay in it, filled up from the ready deck of its summoner.

    What goes is what the game minds, copies beyond the most, and the last of what there is no room for. A list without
    a summoner is read as it is.
    """
    game = find(given.game)
    refuse_long_deck(given.text)
    plan, draft = _plan(game), game.read_draft(given.text)
    home = next((deck for deck, summoner in plan.summoners.items() if summoner == draft.summoner), None)
    if home is None or draft.deck:
        return _filling(plan, draft, draft)
    chosen = {id: count for id, count in draft.cards.items() if home in plan.allowed.get(id, ())}
    tries = [_filled(plan, home, chosen, bound) for bound in (False, True)]
    drafts = [game.read_draft(_written(draft.summoner, cards)) for cards in tries]
    return _filling(plan, draft, next((filled for filled in drafts if filled.deck), drafts[-1]))


def _filled(plan: DeckPlan, home: str, chosen: Mapping[str, int], bound: bool) -> dict[str, int]:
    """What every deck needs, then what is chosen, then what the ready deck has, as far as there is room.

    The parts of a deck are ``bound`` to their usual sizes where the game insists on them; else what is chosen may take
    room from another part.
    """
    groups = {group.id: group for group in plan.groups}
    room = sum(group.size for group in plan.groups)
    cards: Counter[str] = Counter()
    held: Counter[str] = Counter()
    for wanted, is_bound in ((plan.needed[home], True), (chosen, bound), (plan.ready[home], True)):
        for id, count in wanted.items():
            group = groups[plan.group_of[id]]
            left = min(room, group.size - held[group.id]) if is_bound else room
            more = max(0, min(min(count, group.most) - cards[id], left))
            cards[id] += more
            held[group.id] += more
            room -= more
    return {id: count for id, count in cards.items() if count}


def _written(summoner: str, cards: Mapping[str, int]) -> str:
    return "\n".join([f"1 {summoner}", *[f"{count} {id}" for id, count in cards.items()]])


def _filling(plan: DeckPlan, before: DeckDraft, after: DeckDraft) -> DeckFilling:
    reading = _reading(plan, after)
    gone = {id: before.cards[id] - reading.cards.get(id, 0) for id in before.cards if id in plan.group_of}
    taken = [TakenCard(id, count, _rule_about(id, before)) for id, count in gone.items() if count > 0]
    return DeckFilling(reading.leader, reading.cards, reading.deck, reading.problems, taken)


def _rule_about(card: str, draft: DeckDraft) -> str:
    """The rule that a card of a list breaks; nothing where it is only one too many."""
    for problem in draft.problems:
        args = problem.message.args.values() if problem.message else ()
        if any(isinstance(value, Term) and value.id == card for value in args):
            return problem.rule
    return ""


def _plan(game: AnyGame) -> DeckPlan:
    plan = game.deck_plan()
    if plan is None:
        raise RequestRefused("not-found", 404)
    return plan


def _reading(plan: DeckPlan, draft: DeckDraft) -> DeckReading:
    cards = {id: count for id, count in draft.cards.items() if id in plan.group_of and count > 0}
    return DeckReading(draft.summoner, cards, draft.deck, [complaint(problem) for problem in draft.problems])
