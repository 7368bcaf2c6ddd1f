"""Setting up positions by hand: units and Walls on the battlefield, hands and piles, wounds, poison and boosts."""
# interpreted: words, not speed

from __future__ import annotations

from functools import cache

from stonehall.games.alliances.board import SEATS, grid_for
from stonehall.games.alliances.cards import CARDS, PHASES, UNIT, VINE_WALL, WALL
from stonehall.games.alliances.library import card_library
from stonehall.games.alliances.position_reader import MOST
from stonehall.kernel.editing import Editing, ItemGroup
from stonehall.kernel.message import Message
from stonehall.toolkit.battle_editing import BattleEditing, BattlePlan, card_groups
from stonehall.toolkit.editing import seats_said
from stonehall.toolkit.grid import Grid
from stonehall.toolkit.position_text import PositionText

BOARDS = (2, 4)
"""So many seats a battlefield is for."""


@cache
def editing() -> Editing:
    return BattleEditing(_groups(), PLAN)


def _groups() -> list[ItemGroup]:
    standing = {card.id for card in CARDS if card.classes & (UNIT | WALL)}
    homes = list(dict.fromkeys([card.faction for card in CARDS if card.faction]))
    return card_groups("al", card_library(), homes, standing, Message("al-library-wall"))


def _seats(lines: PositionText) -> tuple[str, ...]:
    count = len(seats_said(lines, SEATS, BOARDS[0]))
    return SEATS[: count if count in BOARDS else BOARDS[0]]


def _grid(lines: PositionText) -> Grid:
    return grid_for(len(_seats(lines)))


PLAN = BattlePlan(
    prefix="al",
    phases=PHASES,
    counters={
        "wounds": Message("al-word-wounds"),
        "boosts": Message("al-word-boosts"),
        "poison": Message("al-word-poison"),
    },
    marks={"moved": Message("editing-moved"), "attacked": Message("editing-attacked")},
    piles={
        "hand": Message("al-word-hand"),
        "magic": Message("al-word-magic-pile"),
        "draw": Message("al-word-draw-pile"),
        "discard": Message("al-word-discard-pile"),
        "conjurations": Message("al-word-conjurations"),
        "prison": Message("al-word-prison"),
    },
    known={"hand": ("shown", "glimpsed")},
    beside="lasting",
    asides="al-edit-lasting",
    numbers={"vine-walls": (Message("al-word-vine-walls"), MOST)},
    below={card.id: "-vine" for card in CARDS if card.classes & VINE_WALL},
    seats=_seats,
    grid=_grid,
)
