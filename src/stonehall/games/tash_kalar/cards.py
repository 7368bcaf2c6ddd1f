"""Everything printed: beings, legends, flares and tasks, and the book in which they are registered.

A deck file lists its beings as a table (:func:`being`) and defines their effects below it (:func:`effect`); an effect
that is one of the common ones stands in the table itself (:func:`does`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stonehall.games.tash_kalar.patterns import Shape, has_summoning_square, shapes_of
from stonehall.games.tash_kalar.steps import step
from stonehall.kernel.decision import Step
from stonehall.kernel.state import Frame
from stonehall.toolkit.registry import Printed, Registry

COMMON: Final = 1
HEROIC: Final = 2
LEGENDARY: Final = 3
RANKS: Final = ("", "common", "heroic", "legendary")

LEGENDS: Final = "legends"
FLARES: Final = "flares"
TASKS: Final = "tasks"
NETHERVOID: Final = "nethervoid"

HIGH: Final = "high"
MEDIUM: Final = "medium"

DESTRUCTION: Final = "destruction"
COLOUR: Final = "colour"
SUMMONING: Final = "summoning"
POSITION: Final = "position"
ENEMY: Final = "enemy"

Part = tuple[str, int, int]
"""What a task counts, how much of it there is, at most as much as is needed, and how much is needed."""
Measure = Callable[..., list[Part]]


class Card(Printed):
    """A card as printed: shared by all games, never changed. ``deck`` is its school, or one of the shared decks."""

    def __init__(self, id: str) -> None:
        super().__init__(id)
        self.deck = ""
        self.confidence = HIGH
        """How sure we are that it is printed like this (docs/decks.md)."""

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


class Being(Card):
    """A being or a legend.

    ``oriented``: its effect asks for marks, directions or the pieces used, so that it matters which of several fitting
    orientations was declared (TK-SUM-12). ``anywhere``: its pattern has no summoning square, so that it comes onto any
    empty square without a colour (TK-WARP-12). ``frozen`` and ``warp`` are the second effects of two schools, which are
    carried out while the card lies open (TK-FROST-1, TK-WARP-1).
    """

    def __init__(self, id: str, rank: int, pattern: str, marks: str, uses_pieces: bool, effect: Frame | None) -> None:
        super().__init__(id)
        self.rank = rank
        self.pattern = pattern
        self.marks = marks
        self.oriented = bool(marks) or uses_pieces
        self.anywhere = not has_summoning_square(pattern)
        self.landing = LEGENDARY if self.anywhere else rank
        """It lands on squares without a piece of higher rank; any, if the pattern does not say where (TK-SUM-8)."""
        self.shapes: list[Shape] = shapes_of(pattern, marks)
        self.effect = effect
        self.frozen: Frame | None = None
        self.warp: Frame | None = None


class Flare(Card):
    """A flare: how many more pieces the opponent needs, and what then happens, for each half."""

    def __init__(self, id: str, upper: int, upper_effects: list[Frame], lower: int, lower_effects: list[Frame]) -> None:
        super().__init__(id)
        self.upper = upper
        self.upper_effects = upper_effects
        self.lower = lower
        self.lower_effects = lower_effects


class Task(Card):
    """A task: ``measure(s, side)`` says how far a side has come; its condition holds when nothing is lacking."""

    def __init__(self, id: str, category: str, points: int, advanced: bool, measure: Measure) -> None:
        super().__init__(id)
        self.category = category
        self.points = points
        self.advanced = advanced
        self.measure = measure

    def holds(self, s: Any, side: int) -> bool:
        return all(reached == needed for _, reached, needed in self.measure(s, side))


BOOK: Final[Registry[Card]] = Registry()
CARDS: Final[list[Card]] = BOOK.cards
BY_ID: Final[dict[str, Card]] = BOOK.by_id
DECKS: Final[dict[str, list[int]]] = {}
"""The schools and the shared decks: the numbers of their cards."""


def being_of(number: int) -> Being:
    card = CARDS[number]
    assert isinstance(card, Being)
    return card


def flare_of(number: int) -> Flare:
    card = CARDS[number]
    assert isinstance(card, Flare)
    return card


def task_of(number: int) -> Task:
    card = CARDS[number]
    assert isinstance(card, Task)
    return card


def deck(names: str, cards: list[Card], confidence: str = HIGH) -> None:
    """A deck of these cards; several names if there are several copies of it."""
    for card in cards:
        card.deck = names.split(maxsplit=1)[0]
        card.confidence = confidence
        BOOK.register(card)
    for name in names.split():
        DECKS[name] = [card.number for card in cards]


def being(
    id: str,
    rank: int,
    pattern: str,
    effect: Frame | None = None,
    marks: str = "",
    uses_pieces: bool = False,
    frozen: Frame | None = None,
    warp: Frame | None = None,
) -> Being:
    card = Being(id, rank, pattern, marks, uses_pieces, effect)
    card.frozen = frozen
    card.warp = warp
    return card


def does(action: Step, *args: Any) -> Frame:
    """An effect that is one step with these arguments."""
    return action, args


def effect(id: str) -> Callable[[Step], Step]:
    """The effect of a being: a step without arguments."""
    return _part(id, "effect")


def frozen(id: str) -> Callable[[Step], Step]:
    """The frozen effect of a being (TK-FROST-1)."""
    return _part(id, "frozen")


def warp(id: str) -> Callable[[Step], Step]:
    """The warp effect of a being (TK-WARP-1)."""
    return _part(id, "warp")


def _part(id: str, part: str) -> Callable[[Step], Step]:
    def book(function: Step) -> Step:
        card = BY_ID[id]
        assert isinstance(card, Being)
        assert getattr(card, part) is None, f"{id} has two of these: {part}"
        setattr(card, part, (step(function), ()))
        return function

    return book
