"""How plays are written, and which arguments the messages of the game carry (see docs/notation.md)."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.board import LARGE, NOWHERE, SEATS, VINES
from stonehall.games.alliances.dice import DIE
from stonehall.games.alliances.factions import all_abilities, all_cards
from stonehall.kernel.notation import Kind, Notation, Verb, choice, number

VINE: Final = "-vine"


def write_place(place: int) -> str:
    """A square, or that of a Vine Wall, which is written with ``-vine`` behind it."""
    if place == NOWHERE:
        return "-"
    return LARGE.name(place - VINES) + VINE if place >= VINES else LARGE.name(place)


def read_place(word: str) -> int:
    if word == "-":
        return NOWHERE
    return LARGE.square(word.removesuffix(VINE)) + VINES if word.endswith(VINE) else LARGE.square(word)


PLACE: Final = Kind("place", write_place, read_place)
SQUARE: Final = Kind("square", write_place, read_place)
CARD: Final = choice("card", [card.id for card in all_cards()])
ABILITY: Final = choice("ability", [ability.id for ability in all_abilities()])
SEAT: Final = choice("seat", SEATS)
NUMBER: Final = number()
FACE: Final = choice("face", DIE.kinds)

NOTATION: Final = Notation(
    {
        "summon": Verb(CARD, SQUARE),
        "boosted": Verb(CARD, SQUARE),
        "mutate": Verb(CARD, SQUARE),
        "build": Verb(CARD, SQUARE),
        "play": Verb(CARD),
        "move": Verb(SQUARE, SQUARE, SQUARE, rest=True),
        "attack": Verb(SQUARE, PLACE),
        "use": Verb(ABILITY, SQUARE, PLACE),
        "open": Verb(ABILITY, SQUARE, PLACE),
        "magic": Verb(CARD),
        "give": Verb(NUMBER),
        "end": Verb(),
        "target": Verb(PLACE),
        "to": Verb(SQUARE),
        "card": Verb(CARD),
        "seat": Verb(SEAT),
        "resolve": Verb(ABILITY, PLACE),
        "yes": Verb(),
        "pass": Verb(),
        "pass-on": Verb(ABILITY, SEAT),
        "pay": Verb(NUMBER),
        "amount": Verb(NUMBER),
        "die": Verb(NUMBER),
        "done": Verb(),
        "first": Verb(SEAT),
        "draw": Verb(CARD),
        "roll": Verb(FACE, rest=True),
    }
)

OPTION_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "summon": ("card", "to"),
    "boosted": ("card", "to"),
    "mutate": ("card", "to"),
    "build": ("card", "to"),
    "play": ("card",),
    "move": ("from", "to"),
    "attack": ("from", "to"),
    "use": ("ability", "from", "to"),
    "open": ("ability", "from", "to"),
    "magic": ("card",),
    "give": ("amount",),
    "end": (),
    "target": ("to",),
    "to": ("to",),
    "card": ("card",),
    "seat": ("seat",),
    "resolve": ("ability", "to"),
    "yes": (),
    "pass": (),
    "pass-on": ("ability", "seat"),
    "pay": ("amount",),
    "amount": ("amount",),
    "die": ("amount",),
    "done": (),
    "first": ("seat",),
    "draw": ("card",),
    "roll": (),
}
"""The names under which the messages ``option-<verb>`` receive the arguments of an option."""
