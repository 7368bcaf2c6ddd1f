"""The tasks of High Form: what must hold at the end of the claiming player's turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stonehall.games.tash_kalar.arena import (
    ADJACENT,
    CENTRAL_NINE,
    COLOURED,
    GREEN,
    GRID,
    RED,
    SQUARES,
    WITHIN,
    mask_of,
    named,
    next_to,
    squares_of,
)
from stonehall.games.tash_kalar.cards import (
    COLOUR,
    COMMON,
    DESTRUCTION,
    ENEMY,
    HEROIC,
    LEGENDARY,
    POSITION,
    SUMMONING,
    TASKS,
    Task,
    Test,
    deck,
)
from stonehall.games.tash_kalar.effects import killed
from stonehall.games.tash_kalar.state import State

PLUS: Final = named("e4 d5 e5 f5 e6")
CROSS: Final = named("d4 f4 e5 d6 f6")
DIAGONALS: Final = (named("b2 c3 d4 e5 f6 g7 h8"), named("b8 c7 d6 e5 f4 g3 h2"))
LINES: Final = [mask_of([square for square in SQUARES if GRID.row_of[square] == row - 1]) for row in (4, 5, 6)] + [
    mask_of([square for square in SQUARES if GRID.column_of[square] == column - 1]) for column in (4, 5, 6)
]
SIDES: Final = (
    (named("a3 a4 a5 a6 a7"), named("i3 i4 i5 i6 i7")),
    (named("c1 d1 e1 f1 g1"), named("c9 d9 e9 f9 g9")),
)
CORNERS: Final = ((named("a3 b2 c1"), named("g9 h8 i7")), (named("g1 h2 i3"), named("a7 b8 c9")))


def destroyed(s: State) -> int:
    return killed(s, COMMON) + killed(s, HEROIC) + killed(s, LEGENDARY)


def destroyed_upgraded(s: State) -> int:
    return killed(s, HEROIC) + killed(s, LEGENDARY)


def _kills(all: int, upgraded: int = 0) -> Test:
    return lambda s, side: destroyed(s) >= all and destroyed_upgraded(s) >= upgraded


def _on(squares: int, pieces: int, upgraded: int, legendary: int = 0) -> Test:
    """So many own pieces on some squares, so many of them upgraded, so many legendary."""

    def holds(s: State, side: int) -> bool:
        return (
            (s.pieces[side] & squares).bit_count() >= pieces
            and (s.upgraded[side] & squares).bit_count() >= upgraded
            and (s.legendary[side] & squares).bit_count() >= legendary
        )

    return holds


def end_of_legends(s: State, side: int) -> bool:
    return killed(s, LEGENDARY) >= 1 or killed(s, HEROIC) >= 2


def rainbow_dominance(s: State, side: int) -> bool:
    """Strictly more upgraded pieces on both colours (TK-CARD-37)."""
    for squares in (RED, GREEN):
        if (s.upgraded[side] & squares).bit_count() <= (s.upgraded[1 - side] & squares).bit_count():
            return False
    return True


def red_summoning(s: State, side: int) -> bool:
    return s.summoned >= 2 and s.summoned_on_red >= 1


def green_summoning(s: State, side: int) -> bool:
    return s.summoned >= 2 and s.summoned_on_green >= 1


def colored_summoning(s: State, side: int) -> bool:
    return s.summoned_on_red + s.summoned_on_green >= 2


def legendary_summoning(s: State, side: int) -> bool:
    return s.summoned >= 2 and s.summoned_legends >= 1


def center_cross(s: State, side: int) -> bool:
    own = s.pieces[side]
    return own & PLUS == PLUS or own & CROSS == CROSS


def line_dominance(s: State, side: int) -> bool:
    """Six more own than enemy pieces on a line (TK-CARD-37)."""
    return any((s.pieces[side] & line).bit_count() - (s.pieces[1 - side] & line).bit_count() >= 6 for line in LINES)


def diagonals(s: State, side: int) -> bool:
    return all(_on(line, 4, 1)(s, side) for line in DIAGONALS)


def _chain(ends: tuple[tuple[int, int], ...]) -> Test:
    """Own pieces hang together from one end to the opposite one (TK-TASK-6)."""

    def holds(s: State, side: int) -> bool:
        return any(is_chain(s.pieces[side], start, end) for start, end in ends)

    return holds


def is_chain(pieces: int, start: int, end: int) -> bool:
    """Whether a group of pieces touches both ends."""
    reached = pieces & start
    while True:
        if reached & end:
            return True
        more = reached | (next_to(reached) & pieces)
        if more == reached:
            return False
        reached = more


def _surrounded(count: int) -> Test:
    """An enemy piece has so many own pieces around it."""

    def holds(s: State, side: int) -> bool:
        own = s.pieces[side]
        return any((ADJACENT[square] & own).bit_count() >= count for square in squares_of(s.pieces[1 - side]))

    return holds


def isolation(s: State, side: int) -> bool:
    """An enemy piece near another that cannot come next to any of its own in three moves (TK-CARD-38)."""
    enemies = s.pieces[1 - side]
    for square in squares_of(enemies):
        others = enemies & ~mask_of([square])
        if WITHIN[2][square] & others and not _can_join(s, square, others):
            return True
    return False


def _can_join(s: State, square: int, others: int) -> bool:
    goal = next_to(others)
    reached = mask_of([square])
    for _ in range(3):
        if reached & goal:
            return True
        reached |= next_to(reached) & s.empty
    return reached & goal != 0


def _task(id: str, category: str, points: int, holds: Callable[..., bool], advanced: bool = False) -> Task:
    return Task(id, category, points, advanced, holds)


deck(
    TASKS,
    [
        _task("destruction", DESTRUCTION, 1, _kills(3)),
        _task("devastation", DESTRUCTION, 2, _kills(4)),
        _task("heroic-destruction", DESTRUCTION, 2, _kills(3, upgraded=1)),
        _task("heroic-devastation", DESTRUCTION, 3, _kills(4, upgraded=2), advanced=True),
        _task("end-of-legends", DESTRUCTION, 2, end_of_legends, advanced=True),
        _task("red-conquest", COLOUR, 2, _on(RED, 3, 2)),
        _task("green-conquest", COLOUR, 2, _on(GREEN, 3, 2)),
        _task("color-conquest", COLOUR, 3, _on(COLOURED, 5, 3)),
        _task("red-legends", COLOUR, 3, _on(RED, 2, 2, 1), advanced=True),
        _task("green-legends", COLOUR, 3, _on(GREEN, 2, 2, 1), advanced=True),
        _task("rainbow-dominance", COLOUR, 2, rainbow_dominance),
        _task("red-summoning", SUMMONING, 1, red_summoning),
        _task("green-summoning", SUMMONING, 1, green_summoning),
        _task("colored-summoning", SUMMONING, 2, colored_summoning),
        _task("legendary-summoning", SUMMONING, 2, legendary_summoning, advanced=True),
        _task("central-dominance", POSITION, 1, _on(CENTRAL_NINE, 5, 2)),
        _task("center-cross", POSITION, 2, center_cross),
        _task("line-dominance", POSITION, 2, line_dominance),
        _task("diagonals", POSITION, 3, diagonals, advanced=True),
        _task("side-chain", POSITION, 3, _chain(SIDES)),
        _task("corner-chain", POSITION, 3, _chain(CORNERS)),
        _task("imprisonment", ENEMY, 1, _surrounded(6)),
        _task("envelopment", ENEMY, 2, _surrounded(7), advanced=True),
        _task("isolation", ENEMY, 2, isolation, advanced=True),
    ],
)
