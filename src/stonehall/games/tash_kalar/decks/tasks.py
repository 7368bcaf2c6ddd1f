"""The tasks of High Form: what must hold at the end of the claiming player's turn.

A task states what it counts, how much of it is there and how much is needed; it holds once nothing is lacking.
"""

from __future__ import annotations

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
    Measure,
    Part,
    Task,
    deck,
)
from stonehall.games.tash_kalar.effects import killed
from stonehall.games.tash_kalar.state import State

PIECES: Final = "pieces"
UPGRADED: Final = "upgraded"
HEROICS: Final = "heroic"
LEGENDARIES: Final = "legendary"
BEINGS: Final = "beings"
ON_RED: Final = "red"
ON_GREEN: Final = "green"

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


# Parts of a measure ---------------------------------------------------------------------------------------------------


def _part(of: str, reached: int, needed: int) -> Part:
    return of, min(max(reached, 0), needed), needed


def _lacking(parts: list[Part]) -> int:
    return sum([needed - reached for _, reached, needed in parts])


def _nearest(ways: list[list[Part]]) -> list[Part]:
    """Of several ways to fulfil a task the one that lacks least."""
    return min(ways, key=_lacking)


# Measures -------------------------------------------------------------------------------------------------------------


def _this_turn(measure: Measure) -> Measure:
    """What counts within a turn: the side that is not on turn has done nothing (TK-TASK-1)."""

    def of_turn(s: State, side: int) -> list[Part]:
        parts: list[Part] = measure(s)
        return parts if side == s.side else [(of, 0, needed) for of, _, needed in parts]

    return of_turn


def _kills(all: int, upgraded: int = 0) -> Measure:
    def measure(s: State) -> list[Part]:
        strong = killed(s, HEROIC) + killed(s, LEGENDARY)
        parts = [_part(PIECES, killed(s, COMMON) + strong, all)]
        return [*parts, _part(UPGRADED, strong, upgraded)] if upgraded else parts

    return _this_turn(measure)


def end_of_legends(s: State) -> list[Part]:
    return _nearest([[_part(HEROICS, killed(s, HEROIC), 2)], [_part(LEGENDARIES, killed(s, LEGENDARY), 1)]])


def _on(squares: int, pieces: int, upgraded: int, legendary: int = 0) -> Measure:
    """So many own pieces on some squares, so many of them upgraded, so many legendary."""

    def measure(s: State, side: int) -> list[Part]:
        parts = [
            _part(PIECES, (s.pieces[side] & squares).bit_count(), pieces),
            _part(UPGRADED, (s.upgraded[side] & squares).bit_count(), upgraded),
        ]
        return (
            [*parts, _part(LEGENDARIES, (s.legendary[side] & squares).bit_count(), legendary)] if legendary else parts
        )

    return measure


def rainbow_dominance(s: State, side: int) -> list[Part]:
    """Strictly more upgraded pieces on both colours (TK-CARD-37)."""
    own, other = s.upgraded[side], s.upgraded[1 - side]
    return [
        _part(of, (own & squares).bit_count() - (other & squares).bit_count(), 1)
        for of, squares in ((ON_RED, RED), (ON_GREEN, GREEN))
    ]


def red_summoning(s: State) -> list[Part]:
    return [_part(BEINGS, s.summoned, 2), _part(ON_RED, s.summoned_on_red, 1)]


def green_summoning(s: State) -> list[Part]:
    return [_part(BEINGS, s.summoned, 2), _part(ON_GREEN, s.summoned_on_green, 1)]


def colored_summoning(s: State) -> list[Part]:
    return [_part(BEINGS, s.summoned_on_red + s.summoned_on_green, 2)]


def legendary_summoning(s: State) -> list[Part]:
    return [_part(BEINGS, s.summoned, 2), _part(LEGENDARIES, s.summoned_legends, 1)]


def center_cross(s: State, side: int) -> list[Part]:
    return _nearest([[_part(PIECES, (s.pieces[side] & cross).bit_count(), 5)] for cross in (PLUS, CROSS)])


def line_dominance(s: State, side: int) -> list[Part]:
    """Six more own than enemy pieces on a line (TK-CARD-37)."""
    own, other = s.pieces[side], s.pieces[1 - side]
    return [_part(PIECES, max([(own & line).bit_count() - (other & line).bit_count() for line in LINES]), 6)]


def diagonals(s: State, side: int) -> list[Part]:
    return [part for line in DIAGONALS for part in _on(line, 4, 1)(s, side)]


def _chain(ends: tuple[tuple[int, int], ...], shortest: int) -> Measure:
    """Own pieces hang together from one end to the opposite one (TK-TASK-6); at least so many are needed."""

    def measure(s: State, side: int) -> list[Part]:
        gaps = min([gaps_between(s.pieces[side], start, end) for start, end in ends])
        return [_part(PIECES, shortest - gaps, shortest)]

    return measure


def gaps_between(pieces: int, start: int, end: int) -> int:
    """How many squares without such a piece a way from one end to the other crosses at the least."""
    gaps = 0
    reached = _joined(start & pieces, pieces)
    while not reached & end:
        gaps += 1
        reached = _joined(reached | next_to(reached) | start, pieces)
    return gaps


def _joined(squares: int, pieces: int) -> int:
    """Some squares and all pieces that hang together with them."""
    more = squares | (next_to(squares) & pieces)
    while more != squares:
        squares = more
        more = squares | (next_to(squares) & pieces)
    return squares


def _surrounded(count: int) -> Measure:
    """An enemy piece has so many own pieces around it."""

    def measure(s: State, side: int) -> list[Part]:
        own = s.pieces[side]
        around = [(ADJACENT[square] & own).bit_count() for square in squares_of(s.pieces[1 - side])]
        return [_part(PIECES, max(around, default=0), count)]

    return measure


def isolation(s: State, side: int) -> list[Part]:
    return [_part(PIECES, int(_isolates(s, side)), 1)]


def _isolates(s: State, side: int) -> bool:
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


def _task(id: str, category: str, points: int, measure: Measure, advanced: bool = False) -> Task:
    return Task(id, category, points, advanced, measure)


deck(
    TASKS,
    [
        _task("destruction", DESTRUCTION, 1, _kills(3)),
        _task("devastation", DESTRUCTION, 2, _kills(4)),
        _task("heroic-destruction", DESTRUCTION, 2, _kills(3, upgraded=1)),
        _task("heroic-devastation", DESTRUCTION, 3, _kills(4, upgraded=2), advanced=True),
        _task("end-of-legends", DESTRUCTION, 2, _this_turn(end_of_legends), advanced=True),
        _task("red-conquest", COLOUR, 2, _on(RED, 3, 2)),
        _task("green-conquest", COLOUR, 2, _on(GREEN, 3, 2)),
        _task("color-conquest", COLOUR, 3, _on(COLOURED, 5, 3)),
        _task("red-legends", COLOUR, 3, _on(RED, 2, 2, 1), advanced=True),
        _task("green-legends", COLOUR, 3, _on(GREEN, 2, 2, 1), advanced=True),
        _task("rainbow-dominance", COLOUR, 2, rainbow_dominance),
        _task("red-summoning", SUMMONING, 1, _this_turn(red_summoning)),
        _task("green-summoning", SUMMONING, 1, _this_turn(green_summoning)),
        _task("colored-summoning", SUMMONING, 2, _this_turn(colored_summoning)),
        _task("legendary-summoning", SUMMONING, 2, _this_turn(legendary_summoning), advanced=True),
        _task("central-dominance", POSITION, 1, _on(CENTRAL_NINE, 5, 2)),
        _task("center-cross", POSITION, 2, center_cross),
        _task("line-dominance", POSITION, 2, line_dominance),
        _task("diagonals", POSITION, 3, diagonals, advanced=True),
        _task("side-chain", POSITION, 3, _chain(SIDES, 9)),
        _task("corner-chain", POSITION, 3, _chain(CORNERS, 7)),
        _task("imprisonment", ENEMY, 1, _surrounded(6)),
        _task("envelopment", ENEMY, 2, _surrounded(7), advanced=True),
        _task("isolation", ENEMY, 2, isolation, advanced=True),
    ],
)
