"""How plays are written, and which arguments the messages of the game carry (see docs/notation.md)."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar import decks
from stonehall.games.tash_kalar.arena import GRID, WAYS, square_named
from stonehall.games.tash_kalar.cards import CARDS, RANKS
from stonehall.games.tash_kalar.patterns import TURNS
from stonehall.games.tash_kalar.seating import SEATS
from stonehall.games.tash_kalar.summon import TURNED
from stonehall.kernel.notation import Kind, Notation, Verb, choice


def _write_detail(value: int) -> str:
    return TURNS[value - TURNED] if value >= TURNED else GRID.name(value)


def _read_detail(word: str) -> int:
    return TURNED + TURNS.index(word) if word in TURNS else square_named(word)


SCHOOLS: Final = decks.SCHOOLS
SQUARE: Final = Kind("square", GRID.name, square_named)
DETAIL: Final = Kind("orientation", _write_detail, _read_detail)
CARD: Final = choice("card", [card.id for card in CARDS])
SEAT: Final = choice("seat", SEATS)
WAY: Final = choice("direction", WAYS)
RANK: Final = choice("rank", RANKS)
REACH: Final = choice("reach", ("near", "far"))

NOTATION: Final = Notation(
    {
        # actions
        "place": Verb(SQUARE),
        "pick-up": Verb(SQUARE),
        "summon": Verb(CARD, SQUARE, DETAIL, rest=True),
        "discard": Verb(CARD),
        "under": Verb(CARD),
        "flare": Verb(CARD, SEAT, rest=True),
        "thaw": Verb(CARD),
        "warp": Verb(CARD),
        "hand-over": Verb(),
        "end": Verb(),
        "claim": Verb(CARD),
        # inside effects
        "move": Verb(SQUARE, SQUARE),
        "destroy": Verb(SQUARE),
        "upgrade": Verb(SQUARE),
        "downgrade": Verb(SQUARE),
        "convert": Verb(SQUARE),
        "place-heroic": Verb(SQUARE),
        "place-legendary": Verb(SQUARE),
        "place-enemy": Verb(SQUARE, SEAT),
        "swap": Verb(SQUARE, SQUARE),
        "leap": Verb(SQUARE),
        "pick": Verb(SQUARE),
        "toward": Verb(WAY),
        "rank": Verb(RANK),
        "reach": Verb(REACH),
        "action": Verb(),
        "card": Verb(CARD),
        "colour": Verb(SEAT),
        "yes": Verb(),
        "pass": Verb(),
        "done": Verb(),
        # setup and luck
        "start": Verb(SQUARE, SEAT),
        "first": Verb(SEAT),
        "draw": Verb(CARD),
        "task": Verb(CARD),
    }
)

OPTION_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "place": ("to",),
    "pick-up": ("from",),
    "summon": ("card", "to"),
    "discard": ("card",),
    "under": ("card",),
    "flare": ("card", "seat"),
    "thaw": ("card",),
    "warp": ("card",),
    "hand-over": (),
    "end": (),
    "claim": ("card",),
    "move": ("from", "to"),
    "destroy": ("to",),
    "upgrade": ("to",),
    "downgrade": ("to",),
    "convert": ("to",),
    "place-heroic": ("to",),
    "place-legendary": ("to",),
    "place-enemy": ("to", "seat"),
    "swap": ("from", "to"),
    "leap": ("to",),
    "pick": ("to",),
    "toward": ("way",),
    "rank": ("rank",),
    "reach": ("reach",),
    "action": (),
    "card": ("card",),
    "colour": ("seat",),
    "yes": (),
    "pass": (),
    "done": (),
    "start": ("to", "seat"),
    "first": ("seat",),
    "draw": ("card",),
    "task": ("card",),
}
"""The names under which the messages ``tk-option-<verb>`` receive the arguments of an option."""
