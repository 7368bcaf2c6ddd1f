"""The flares, a deck shared by all players. Their ids are their two numbers: upper half, lower half."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import BIT
from stonehall.games.tash_kalar.cards import COMMON, FLARES, HEROIC, Flare, deck, does
from stonehall.games.tash_kalar.effects import (
    ask,
    convert,
    convertible,
    gain_actions,
    must_place,
    must_upgrade_common,
    own_commons,
    place,
    upgrade,
)
from stonehall.games.tash_kalar.moves import (
    COMBAT,
    OWN_COMMONS,
    OWN_LESSER,
    STANDARD,
    combat_or_two,
    may_leap_with_common,
    mixed_moves,
    move,
    moves,
    moves_of,
)
from stonehall.games.tash_kalar.plays import on
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step

A_COMMON: Final = does(must_place, COMMON, 1)
TWO_COMMONS: Final = does(must_place, COMMON, 2)
A_HEROIC: Final = does(must_place, HEROIC, 1)
AN_ACTION: Final = does(gain_actions, 1)


@step
def place_or_convert(s: State) -> None:
    """Place an own common on any empty square, or convert an enemy common."""
    options = on("place", s.empty if s.has_free(s.side, COMMON) else 0)
    options += on("convert", convertible(s, s.commons, COMMON))
    ask(s, "place-or-convert", options, placed_or_converted)


@step
def placed_or_converted(s: State, square: int) -> None:
    if s.board[square]:
        convert(s, square)
    else:
        place(s, COMMON, square, s.side)


@step
def move_or_upgrade(s: State) -> None:
    """One standard move with an own common, or upgrade one."""
    options = moves_of(s, own_commons(s), STANDARD) + on("upgrade", own_commons(s))
    ask(s, "move-or-upgrade", options, moved_or_upgraded)


@step
def moved_or_upgraded(s: State, square: int, end: int = -1) -> None:
    if end < 0:
        upgrade(s, square)
    else:
        move(s, square, end)


@step
def place_or_upgrade(s: State) -> None:
    """Place an own common on any empty square, or upgrade one."""
    options = on("place", s.empty if s.has_free(s.side, COMMON) else 0) + on("upgrade", own_commons(s))
    ask(s, "place-or-upgrade", options, placed_or_upgraded)


@step
def placed_or_upgraded(s: State, square: int) -> None:
    if s.own & BIT[square]:
        upgrade(s, square)
    else:
        place(s, COMMON, square, s.side)


deck(
    FLARES,
    [
        Flare("f3-6a", 3, [A_COMMON], 6, [A_HEROIC]),
        Flare("f4-4a", 4, [A_COMMON], 4, [A_COMMON]),
        Flare("f3-5", 3, [does(moves, OWN_COMMONS, STANDARD, 3)], 5, [AN_ACTION]),
        Flare("f4-5a", 4, [A_COMMON], 5, [does(place_or_convert)]),
        Flare("f3-6b", 3, [does(move_or_upgrade)], 6, [TWO_COMMONS]),
        Flare("f4-4b", 4, [does(place_or_upgrade)], 4, [does(may_leap_with_common, COMBAT)]),
        Flare("f4-6", 4, [A_COMMON], 6, [does(must_upgrade_common), AN_ACTION]),
        Flare("f4-5b", 4, [AN_ACTION], 5, [A_COMMON]),
        Flare("f5-4", 5, [A_HEROIC], 4, [does(mixed_moves, OWN_COMMONS, 2, 1)]),
        Flare("f5-5", 5, [TWO_COMMONS], 5, [A_COMMON]),
        Flare("f3-4", 3, [A_COMMON], 4, [does(combat_or_two, OWN_LESSER)]),
        Flare("f2-5", 2, [does(may_leap_with_common, STANDARD)], 5, [AN_ACTION]),
    ],
)
