"""Setting up positions by hand: cards on the battlefield, hands and piles, magic, damage and boosts."""
# interpreted: words, not speed

from __future__ import annotations

from functools import cache

from stonehall.games.summoner_wars.board import GRID, SEATS
from stonehall.games.summoner_wars.cards import CARDS, PHASES, STRUCTURE, UNIT
from stonehall.games.summoner_wars.factions import READY_DECKS
from stonehall.games.summoner_wars.library import card_library
from stonehall.games.summoner_wars.state import MAGIC_LIMIT
from stonehall.kernel.editing import Editing, ItemGroup
from stonehall.kernel.message import Message
from stonehall.toolkit.battle_editing import BattleEditing, BattlePlan, card_groups


@cache
def editing() -> Editing:
    return BattleEditing(_groups(), PLAN)


def _groups() -> list[ItemGroup]:
    standing = {card.id for card in CARDS if card.classes & (UNIT | STRUCTURE)}
    return card_groups("sw2", card_library(), READY_DECKS, standing, Message("sw2-library-gate"))


PLAN = BattlePlan(
    prefix="sw2",
    phases=PHASES,
    counters={"damage": Message("sw2-edit-damage"), "boosts": Message("sw2-word-boosts")},
    marks={"moved": Message("editing-moved"), "attacked": Message("editing-attacked")},
    piles={
        "hand": Message("sw2-word-hand"),
        "draw": Message("sw2-word-draw-pile"),
        "bottom": Message("sw2-edit-bottom"),
        "discard": Message("sw2-word-discard-pile"),
    },
    known={"hand": ("shown", "foreign"), "discard": ("public",)},
    beside="active",
    asides="sw2-edit-active",
    numbers={"magic": (Message("sw2-word-magic"), MAGIC_LIMIT)},
    below={},
    seats=lambda lines: SEATS,
    grid=lambda lines: GRID,
)
