"""How plays are written, and which arguments the messages of the game carry (see docs/notation.md)."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.board import GRID, NOWHERE, SEATS
from stonehall.games.summoner_wars.dice import DIE
from stonehall.games.summoner_wars.factions import all_abilities, all_cards
from stonehall.kernel.notation import Kind, Notation, Verb, choice, number


def _write_square(square: int) -> str:
    return "-" if square == NOWHERE else GRID.name(square)


def _read_square(word: str) -> int:
    return NOWHERE if word == "-" else GRID.square(word)


SQUARE: Final = Kind("square", _write_square, _read_square)
CARD: Final = choice("card", [card.id for card in all_cards()])
ABILITY: Final = choice("ability", [ability.id for ability in all_abilities()])
SEAT: Final = choice("seat", SEATS)
NUMBER: Final = number()
FACE: Final = choice("face", DIE.kinds)

NOTATION: Final = Notation(
    {
        "summon": Verb(CARD, SQUARE),
        "move": Verb(SQUARE, SQUARE, SQUARE, rest=True),
        "build": Verb(CARD, SQUARE),
        "attack": Verb(SQUARE, SQUARE),
        "play": Verb(CARD),
        "use": Verb(ABILITY, SQUARE, SQUARE),
        "open": Verb(ABILITY, SQUARE, SQUARE),
        "discard": Verb(CARD),
        "end": Verb(),
        "target": Verb(SQUARE),
        "to": Verb(SQUARE),
        "card": Verb(CARD),
        "resolve": Verb(ABILITY, SQUARE),
        "yes": Verb(),
        "pass": Verb(),
        "pay": Verb(NUMBER),
        "amount": Verb(NUMBER),
        "done": Verb(),
        "first": Verb(SEAT),
        "draw": Verb(CARD),
        "roll": Verb(FACE, rest=True),
    }
)

OPTION_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "summon": ("card", "to"),
    "move": ("from", "to"),
    "build": ("card", "to"),
    "attack": ("from", "to"),
    "play": ("card",),
    "use": ("ability", "from", "to"),
    "open": ("ability", "from", "to"),
    "discard": ("card",),
    "end": (),
    "target": ("to",),
    "to": ("to",),
    "card": ("card",),
    "resolve": ("ability", "to"),
    "yes": (),
    "pass": (),
    "pay": ("amount",),
    "amount": ("amount",),
    "done": (),
    "first": ("seat",),
    "draw": ("card",),
    "roll": (),
}
"""The names under which the messages ``option-<verb>`` receive the arguments of an option."""
