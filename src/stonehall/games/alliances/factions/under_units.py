"""Events that lie under units and give them abilities: laying them there and moving them about.

Rune Events and Event Abilities are such cards. They are discarded when their unit leaves (SW1-UNDER-7).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from stonehall.games.alliances.abilities import BOOK, BY_NUMBER
from stonehall.games.alliances.cards import BY_ID, UNIT, Card, matches
from stonehall.games.alliances.effects import discard_from_under, put_under, shift_under
from stonehall.games.alliances.events import when_laid
from stonehall.games.alliances.factions.shared import about, places
from stonehall.games.alliances.pieces import Piece
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import is_unit

Bearers = Callable[[State, int], list[Piece]]


class Gift:
    """A kind of event that lies under units: its cards, and whether a unit can hold only one of them."""

    def __init__(self, id: str, cards: Sequence[Card], only_one: bool) -> None:
        self.id = id
        self.cards = tuple(cards)
        self.only_one = only_one
        self.numbers = frozenset([card.number for card in cards])
        self.number = len(_GIFTS)
        _GIFTS.append(self)

    def under(self, piece: Piece) -> list[int]:
        """Those that lie under a card, by number."""
        return [card for card, _, _ in piece.under if card in self.numbers]


_GIFTS: Final[list[Gift]] = []


def is_own_unit_of(me: Piece, unit: Piece, faction: str) -> bool:
    """Whether a unit is of a faction (SW1-FACT-7) and controlled by the same player as a card."""
    return unit.controller == me.controller and unit.card.classes & UNIT != 0 and matches(unit.card, faction)


def units_around(s: State, me: Piece, squares: int) -> list[Piece]:
    """A unit and the other units within so many squares of it."""
    row = s.distance[me.square]
    return [piece for piece in s.field if is_unit(piece) and row[piece.square] <= squares]


# Laying them under units ----------------------------------------------------------------------------------------------


def lay_under(gift: Gift, bearers: Bearers) -> None:
    """Its cards are put under one of the ``bearers(s, seat)``; the prompt is the id of the kind."""
    for card in gift.cards:
        _lay_under(gift, card.id, bearers)


def _lay_under(gift: Gift, id: str, bearers: Bearers) -> None:
    @when_laid(id, lambda s, seat: bool(bearers(s, seat)))
    def lay(s: State, seat: int, owner: int) -> None:
        card = BY_ID[id].number
        s.choose(seat, gift.id, "target", places(bearers(s, seat)), laid, (gift.number, card, owner, seat), (card,))


@step
def laid(s: State, square: int, gift: int, card: int, owner: int, seat: int) -> None:
    bearer = s.on(square)
    _make_room(s, bearer, _GIFTS[gift], seat)
    put_under(s, card, owner, seat, bearer)


def _make_room(s: State, bearer: Piece, gift: Gift, by: int) -> None:
    if gift.only_one:
        discard_gifts(s, bearer, gift, by)


def discard_gifts(s: State, bearer: Piece, gift: Gift, by: int) -> None:
    """All events of a kind are discarded from under a unit."""
    for place in reversed(range(len(bearer.under))):
        if bearer.under[place][0] in gift.numbers:
            discard_from_under(s, bearer, place, by)


# Moving them about ----------------------------------------------------------------------------------------------------


def may_shift(s: State, me: Piece, ability: str, bearers: list[Piece], gift: Gift) -> None:
    """By an ability a player may take such an event from under one of some units and put it under another of them."""
    givers = [unit for unit in bearers if gift.under(unit)]
    if len(bearers) > 1:
        args = (me.controller, BOOK.mention(ability).number, tuple([unit.id for unit in bearers]), gift.number)
        s.may_choose(me.controller, ability, "target", places(givers), choose_gift, args, about(me))


@step
def choose_gift(s: State, square: int, seat: int, ability: int, bearers: tuple[int, ...], gift: int) -> None:
    giver = s.on(square)
    cards = sorted(set(_GIFTS[gift].under(giver)))
    args = (giver.id, seat, ability, bearers, gift)
    s.choose(seat, f"{BY_NUMBER[ability].id}-card", "card", cards, choose_bearer, args, about(giver))


@step
def choose_bearer(
    s: State, card: int, giver: int, seat: int, ability: int, bearers: tuple[int, ...], gift: int
) -> None:
    others = [s.pieces[bearer] for bearer in bearers if bearer != giver]
    s.choose(seat, f"{BY_NUMBER[ability].id}-to", "target", places(others), shifted, (card, giver, seat, gift), (card,))


@step
def shifted(s: State, square: int, card: int, giver: int, seat: int, gift: int) -> None:
    top, bearer = s.pieces[giver], s.on(square)
    _make_room(s, bearer, _GIFTS[gift], seat)
    shift_under(s, top, [number for number, _, _ in top.under].index(card), bearer)
