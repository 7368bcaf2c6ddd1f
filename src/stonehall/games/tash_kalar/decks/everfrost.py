"""The Everfrost school: beings that leave a frozen effect behind (TK-FROST-1..8).

Patterns and effects are known from the cards; the rules of the mechanic are of medium confidence.
"""

from __future__ import annotations

from stonehall.games.tash_kalar.arena import ADJACENT, BIT, COLUMNS, GRID, NOWHERE, WITHIN, beside, squares_of
from stonehall.games.tash_kalar.cards import COMMON, HEROIC, MEDIUM, being, deck, does, effect
from stonehall.games.tash_kalar.effects import (
    ask,
    itself,
    marked,
    may_ask,
    may_ask_more,
    may_more,
    must_upgrade_common,
    place,
    place_it,
    ranked,
    shape,
    upgrade,
    upgrade_common_of,
)
from stonehall.games.tash_kalar.moves import COMBAT, SELF, STANDARD, landing, move_it, move_options, moves, moves_of
from stonehall.games.tash_kalar.plays import on
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step

# Used by two beings ---------------------------------------------------------------------------------------------------


@step
def may_send_other(s: State, rank: int) -> None:
    """An own piece of this rank, but not the being itself, may make a combat move."""
    may_ask(s, "may-move", moves_of(s, ranked(s, s.side, rank) & ~itself(s), COMBAT), move_it)


@step
def must_send(s: State, rank: int) -> None:
    """An own piece of this rank makes a standard move."""
    ask(s, "move", moves_of(s, ranked(s, s.side, rank), STANDARD), move_it)


deck(
    "everfrost",
    [
        being("snow-fox", COMMON, "Xc. ..c", does(moves, SELF, STANDARD, 2)),
        being("royal-reindeer", COMMON, ".X. cc. ..c"),
        being("crystal-mirror", COMMON, "..c.. ..X.. ..c..", marks="yy.vv yyXvv yy.vv"),
        being("crystal-grower", COMMON, ".X cc", frozen=does(must_upgrade_common)),
        being("ice-princess", COMMON, ".X. .c. c.c", does(may_send_other, COMMON), frozen=does(must_send, COMMON)),
        being("ice-queen", HEROIC, ".C. .c. c.c", does(may_send_other, HEROIC), frozen=does(must_send, HEROIC)),
        being("frostweave-summoner", HEROIC, "c. .X .c .c"),
        being("winter-whisperer", HEROIC, ".X.. cccc"),
        being("frozen-chest", HEROIC, "cCc"),
        being("everfrost-sentinel", HEROIC, "X. c. cc .c"),
        being("glacier-giant", HEROIC, ".X. .c. ccc", marks=".X. d.d ..."),
        being("polar-bear", HEROIC, "Xcc. .c.c"),
        being("war-sled", HEROIC, ".... c.X. ccc.", marks="...d ..Xd ...d"),
        being("snow-monster", HEROIC, ".Cc. c..c"),
        being("frost-imp", HEROIC, "cX. .c. ..c"),
        being("ice-wyvern", HEROIC, "Xc. c.. .cc"),
        being("deathbringer", HEROIC, ".cX ... ccc"),
        being("frostweave-illusionist", HEROIC, "cXc ... .c."),
    ],
    confidence=MEDIUM,
)


@effect("royal-reindeer")
def royal_reindeer(s: State) -> None:
    """A combat leap to distance 2; if neither landing nor leap destroyed anything, it is upgraded."""
    s.push(rise_in_peace, s.occupied.bit_count())
    s.push(reindeer_leap)


@step
def reindeer_leap(s: State) -> None:
    goes = WITHIN[2][s.being] & ~ADJACENT[s.being] & landing(s, s.rank_on(s.being), COMBAT)
    may_ask(s, "may-move", move_options(s.being, goes), move_it)


@step
def rise_in_peace(s: State, pieces: int) -> None:
    """``pieces`` stood in the arena before the leap."""
    if not s.crushed and s.occupied.bit_count() == pieces:
        upgrade(s, s.being)


@effect("crystal-mirror")
def crystal_mirror(s: State) -> None:
    """A heroic or up to 2 commons on marked squares are mirrored by own pieces of the same rank."""
    options = on("place", mirror_images(s, COMMON)) + on("place-heroic", mirror_images(s, HEROIC))
    may_ask_more(s, "may-mirror", options, mirror)


@step
def mirror(s: State, image: int) -> None:
    rank = s.rank_on(mirror_square(s, image))
    place(s, rank, image, s.side)
    if rank == COMMON:
        s.push(mirror_second)


@step
def mirror_second(s: State) -> None:
    may_more(s, "place", mirror_images(s, COMMON), place_it)


def mirror_images(s: State, rank: int) -> int:
    """The empty squares on which pieces of a rank on marked squares are mirrored."""
    images = 0
    if s.has_free(s.side, rank):
        for square in squares_of(marked(s) & s.occupied):
            image = mirror_square(s, square)
            if s.rank_on(square) == rank and image != NOWHERE:
                images |= BIT[image]
    return images & s.empty


def mirror_square(s: State, square: int) -> int:
    """The square on the other side of the line of the pattern; ``NOWHERE`` if that is not in the arena."""
    if abs(shape(s).pieces[0]) == COLUMNS:
        return beside(square, 2 * (GRID.column_of[s.square] - GRID.column_of[square]), 0)
    return beside(square, 0, 2 * (GRID.row_of[s.square] - GRID.row_of[square]))


@effect("crystal-grower")
def crystal_grower(s: State) -> None:
    """Upgrade a common of each enemy colour."""
    for side in s.opponents():
        s.push(upgrade_common_of, side)
