"""The legends, a deck shared by all players."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import (
    ADJACENT,
    BIT,
    COLOURED,
    DIAGONAL,
    GREEN,
    ORTHOGONAL,
    RAY,
    RAYS,
    RED,
    WITHIN,
    next_to,
)
from stonehall.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY, being, deck, does, effect
from stonehall.games.tash_kalar.effects import (
    PLACE,
    ask,
    destroy,
    destroy_all,
    destroy_it,
    downgradable,
    downgrade,
    enemy_commons,
    enemy_lesser,
    extra_turn,
    itself,
    may,
    may_ask,
    may_ask_more,
    may_more,
    must,
    near,
    own_commons,
    place,
    shape,
    upgradable,
    upgrade,
    upgrade_it,
)
from stonehall.games.tash_kalar.moves import COMBAT, move, move_along, move_it, move_options, reach, run_it, runs_of
from stonehall.games.tash_kalar.plays import MOVE, TOWARD, on
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step
from stonehall.kernel.decision import Option

deck(
    "legends",
    [
        being("fire-dragon", LEGENDARY, "h.h .c. .h. .X. ...", marks="... ... ... dXd ddd"),
        being("hell-bull", LEGENDARY, "c.c hCh .c."),
        being("angel-of-death", LEGENDARY, ".c.c. c.H.c ..c.."),
        being("the-eldest-tree", LEGENDARY, "...h. c.X.c .h..."),
        being("bone-catapult", LEGENDARY, "c.. .X. hhh", marks=".dd dXd ..."),
        being("fire-elemental", LEGENDARY, "..X.. .h.c. h.c.c"),
        being("leviathan", LEGENDARY, "....X ..hh. hc..."),
        being("two-headed-dragon", LEGENDARY, "X.h. .h.. h.c. ...c", uses_pieces=True),
        being("earth-elemental", LEGENDARY, ".Xc. .cc. h..h"),
        being("time-elemental", LEGENDARY, ".X. h.h .h. c.c", does(extra_turn)),
        being("storm-elemental", LEGENDARY, "h.. h.h .C."),
        being("titan", LEGENDARY, ".X. .h. .h. ccc"),
    ],
)

NEAR_RED: Final = RED | next_to(RED)
NEAR_GREEN: Final = GREEN | next_to(GREEN)
NEAR: Final = 0
FAR: Final = 1
STORM_MOVES: Final = (0, 5, 3, 1)
"""How many moves the piece of each rank has that the Storm Elemental throws."""


@effect("fire-dragon")
def fire_dragon(s: State) -> None:
    """Choose one of the directions: all commons and heroics in its fire are destroyed (TK-CARD-25)."""
    ways = shape(s).ways
    if any(in_the_fire(s, way) for way in ways):
        ask(s, "toward", [TOWARD[way] for way in ways], breathe_fire)


def in_the_fire(s: State, way: int) -> int:
    """The commons and heroics up to distance 2 in a direction and in the two beside it."""
    rays = RAY[s.being]
    cone = rays[way - 1] | rays[way] | rays[(way + 1) % 8]
    return cone & WITHIN[2][s.being] & s.lesser


@step
def breathe_fire(s: State, way: int) -> None:
    destroy_all(s, in_the_fire(s, way))


@effect("hell-bull")
def hell_bull(s: State) -> None:
    """May run in one direction over everything, at most onto the first legendary piece (TK-CARD-26)."""
    options: list[Option] = []
    for way in range(8):
        for end in RAYS[s.being][way]:
            options.append(MOVE[s.being][end])
            if s.rank_on(end) == LEGENDARY:
                break
    may_ask(s, "may-move", options, run_it)


@effect("angel-of-death")
def angel_of_death(s: State) -> None:
    """May leap onto any other piece, which is upgraded first (TK-CARD-27)."""
    may_ask(s, "may-move", move_options(s.being, s.occupied & ~itself(s)), reap)


@step
def reap(s: State, start: int, end: int) -> None:
    upgrade(s, end)
    move(s, start, end)


@effect("the-eldest-tree")
def the_eldest_tree(s: State) -> None:
    """May treat up to 3 squares next to it, each by what it holds (TK-CARD-28)."""
    s.push(grow, 3, 0)


@step
def grow(s: State, left: int, treated: int) -> None:
    around = near(s) & ~treated
    options = on("destroy", around & enemy_lesser(s)) + on("upgrade", around & own_commons(s))
    if s.has_free(s.side, COMMON):
        options += on("place", around & s.empty)
    may_ask_more(s, "may-treat", options, grow_on, left, treated)


@step
def grow_on(s: State, square: int, left: int, treated: int) -> None:
    if not s.board[square]:
        place(s, COMMON, square, s.side)
    elif s.own & BIT[square]:
        upgrade(s, square)
    else:
        destroy(s, square)
    if left > 1:
        s.push(grow, left - 1, treated | BIT[square])


@effect("bone-catapult")
def bone_catapult(s: State) -> None:
    """May destroy a piece anywhere on its rays, and the commons next to that piece (TK-CARD-29)."""
    targets = 0
    for way in shape(s).ways:
        targets |= RAY[s.being][way]
    may(s, "destroy", targets & s.occupied, bombard)


@step
def bombard(s: State, square: int) -> None:
    destroy_all(s, BIT[square] | (ADJACENT[square] & s.commons))


@effect("fire-elemental")
def fire_elemental(s: State) -> None:
    """Destroy the enemy commons and heroics next to it, or the enemy commons up to distance 2 (TK-EFF-9)."""
    ask(s, "near-or-far", [Option("reach", (how,)) for how in (NEAR, FAR) if in_the_blaze(s, how)], blaze)


def in_the_blaze(s: State, how: int) -> int:
    return near(s) & enemy_lesser(s) if how == NEAR else WITHIN[2][s.being] & enemy_commons(s)


@step
def blaze(s: State, how: int) -> None:
    destroy_all(s, in_the_blaze(s, how))


@effect("leviathan")
def leviathan(s: State) -> None:
    """Downgrade up to 3 pieces, or destroy up to 4 commons, that hang together (TK-CARD-30).

    The group is chosen one by one, each next to one already ``chosen``.
    """
    options = on("downgrade", downgradable(s, s.occupied)) + on("destroy", s.commons)
    may_ask_more(s, "may-downgrade-or-destroy", options, surface)


@step
def surface(s: State, square: int) -> None:
    """The first piece says which of the two it is."""
    if s.rank_on(square) == COMMON:
        s.push(drown, square, 0, 4)
    else:
        s.push(drag_down, square, 0, 3)


@step
def drag_down(s: State, square: int, chosen: int, left: int) -> None:
    downgrade(s, square)
    if left > 1:
        s.push(may_drag_down, chosen | BIT[square], left - 1)


@step
def may_drag_down(s: State, chosen: int, left: int) -> None:
    may_more(s, "downgrade", downgradable(s, next_to(chosen) & ~chosen), drag_down, chosen, left)


@step
def drown(s: State, square: int, chosen: int, left: int) -> None:
    destroy(s, square)
    if left > 1:
        s.push(may_drown, chosen | BIT[square], left - 1)


@step
def may_drown(s: State, chosen: int, left: int) -> None:
    may_more(s, "destroy", next_to(chosen) & s.commons, drown, chosen, left)


@effect("two-headed-dragon")
def two_headed_dragon(s: State) -> None:
    """May upgrade a piece used for it; if so, may destroy a heroic next to that piece (TK-CARD-31)."""
    may(s, "upgrade", upgradable(s, s.used), first_head)


@step
def first_head(s: State, square: int) -> None:
    upgrade(s, square)
    s.push(second_head, square)


@step
def second_head(s: State, square: int) -> None:
    may(s, "destroy", ADJACENT[square] & s.heroics, destroy_it)


@effect("earth-elemental")
def earth_elemental(s: State) -> None:
    """Destroy by the red squares, upgrade by the green ones, whosever; then may move onto a coloured square."""
    s.push(tread)
    s.push(raise_by_green)
    s.push(bury_by_red)


@step
def bury_by_red(s: State) -> None:
    must(s, "destroy", NEAR_RED & s.lesser, destroy_it)


@step
def raise_by_green(s: State) -> None:
    must(s, "upgrade", NEAR_GREEN & s.commons, upgrade_it)


@step
def tread(s: State) -> None:
    may_ask(s, "may-move", move_options(s.being, reach(s, s.being, COMBAT) & COLOURED), move_it)


@effect("storm-elemental")
def storm_elemental(s: State) -> None:
    """May place an own piece of any rank, run with it in one direction, and destroy it (TK-CARD-32)."""
    if WITHIN[3][s.being] & s.empty:
        ranks = [rank for rank in (COMMON, HEROIC, LEGENDARY) if s.has_free(s.side, rank)]
        may_ask(s, "may-place-any", [Option("rank", (rank,)) for rank in ranks], gather_storm)


@step
def gather_storm(s: State, rank: int) -> None:
    must(s, PLACE[rank], WITHIN[3][s.being] & s.empty, unleash, rank)


@step
def unleash(s: State, square: int, rank: int) -> None:
    place(s, rank, square, s.side)
    s.push(fade, square)
    s.push(may_rage, square, STORM_MOVES[rank])


@step
def may_rage(s: State, square: int, most: int) -> None:
    may_ask(s, "may-move", runs_of(s, BIT[square], COMBAT, most), rage)


@step
def rage(s: State, start: int, end: int) -> None:
    move_along(s, start, end)
    destroy(s, end)


@step
def fade(s: State, square: int) -> None:
    """The piece that did not move is destroyed where it was placed."""
    if s.board[square]:
        destroy(s, square)


@effect("titan")
def titan(s: State) -> None:
    """Destroy all around it but legendary pieces on the diagonals; nothing of it counts (TK-CARD-33)."""
    destroy_all(s, (ORTHOGONAL[s.being] & s.occupied) | (DIAGONAL[s.being] & s.lesser), counts=False)
