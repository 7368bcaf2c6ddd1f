"""Moving, checked on many positions against a path search that knows nothing of the engine but the board.

What a unit can reach is searched here straight from the rules: every way of single steps, one after the other.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stonehall.games.summoner_wars.pieces import HAS_MOVED, Piece
from stonehall.games.summoner_wars.state import State
from stonehall.kernel import Chance
from tests.summoner_wars.scenario import fresh, scenario

Move = tuple[int, frozenset[int]]
"""The space where a move ends and the commons a trampling unit crossed."""

DECKS = ["polar-dwarves", "fallen-kingdom", "cave-goblins"]

ROWS, COLUMNS = 8, 6
SPACES = {"ice-golem": 1, "horde-climber": 3, "horde-clinger": 0}
"""How many spaces a unit moves, if not 2."""
CROSSES = {"bear-cavalry": "common", "horde-climber": "structure"}
"""The class of cards a unit may move through."""
CHARGES = {"beast-rider": 4}
"""How far a unit may run in a straight line over empty spaces instead."""
POOL = [
    "frost-mage", "bear-cavalry", "ice-smith", "ice-golem", "ollag", "parapet", "gate", "starting-gate",
    "undead-carrier", "gul-dass", "beast-rider", "horde-climber", "horde-clinger", "horde-slinger",
]  # fmt: skip


# The rules ------------------------------------------------------------------------------------------------------------


def steps(square: int) -> list[int]:
    """The adjacent spaces (SW2-MOVE-3, SW2-MOVE-6, SW2-MOVE-18)."""
    row, column = divmod(square, COLUMNS)
    ways = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return [r * COLUMNS + c for r, c in ways if 0 <= r < ROWS and 0 <= c < COLUMNS]


def distance(start: int, end: int) -> int:
    (row, column), (other_row, other_column) = divmod(start, COLUMNS), divmod(end, COLUMNS)
    return abs(row - other_row) + abs(column - other_column)


def straight(start: int, end: int) -> bool:
    return start // COLUMNS == end // COLUMNS or start % COLUMNS == end % COLUMNS


def spaces(piece: Piece) -> int:
    """How many spaces a card may move; only units move at all (SW2-MOVE-2, SW2-MOVE-10)."""
    return SPACES.get(piece.card.id, 2) if "unit" in piece.card.class_names() else 0


def passable(state: State, piece: Piece, square: int) -> bool:
    """Whether a unit may enter a space on its way: empty, left by itself, or with a card it crosses (SW2-THRU-1)."""
    other = state.board[square]
    return other is None or other is piece or CROSSES.get(piece.card.id, "nothing") in other.card.class_names()


def ways(state: State, piece: Piece) -> set[Move]:
    """Every move of a card, by trying every way step by step."""
    found: set[Move] = set()
    reached: set[Move] = {(piece.square, frozenset())}
    tramples = CROSSES.get(piece.card.id) == "common"
    for _ in range(spaces(piece)):
        onward: set[Move] = set()
        for square, crossed in reached:
            for near in steps(square):
                if passable(state, piece, near):
                    stands_there = state.board[near] not in (None, piece)
                    onward.add((near, crossed | {near} if tramples and stands_there else crossed))
        found |= {(end, crossed) for end, crossed in onward if state.board[end] in (None, piece)}
        reached = onward
    for step in (1, -1, COLUMNS, -COLUMNS):
        square = piece.square
        for _ in range(CHARGES.get(piece.card.id, 0)):
            if square + step not in steps(square) or state.board[square + step] is not None:
                break
            square += step
            found.add((square, frozenset()))
    return found


def offered(state: State) -> dict[int, set[Move]]:
    """The moves on offer, by the space where they begin."""
    assert state.decision is not None
    moves: dict[int, set[Move]] = {}
    for option in state.decision.options:
        if option.verb == "move":
            start, end, *crossed = option.args
            assert (end, frozenset(crossed)) not in moves.setdefault(start, set()), "offered twice"
            moves[start].add((end, frozenset(crossed)))
    return moves


def check(state: State) -> None:
    """Compare the moves on offer with the rules."""
    moves = offered(state)
    for piece in state.pieces.values():
        ready = piece.controller == state.active and not piece.marks & HAS_MOVED and state.moves < 3
        own = moves.pop(piece.square, set())
        assert own == (ways(state, piece) if ready else set()), piece
        for end, _ in own:
            assert end == piece.square or state.board[end] is None
            assert "unit" in piece.card.class_names()
            run = CHARGES.get(piece.card.id, 0) if straight(piece.square, end) else 0
            assert distance(piece.square, end) <= max(run, spaces(piece))
        back = spaces(piece) >= 2 and any(passable(state, piece, near) for near in steps(piece.square))
        assert (piece.square in {end for end, _ in own}) == (ready and back), piece
    assert moves == {}  # nothing moves from a space without a card


# Random games ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-MOVE-1", "SW2-MOVE-2", "SW2-MOVE-3", "SW2-MOVE-4", "SW2-MOVE-7", "SW2-MOVE-9", "SW2-MOVE-18")
@settings(max_examples=20)
@given(seed=st.integers(0, 2**32), south=st.sampled_from(DECKS), north=st.sampled_from(DECKS))
def test_moves_in_random_games_are_those_of_the_rules(seed: int, south: str, north: str) -> None:
    state = fresh(south, north).state
    rng = Random(seed)
    for _ in range(500):
        decision = state.decision
        if decision is None:
            break
        if decision.prompt == "phase-move":
            check(state)
        state.apply(decision.sample(rng) if isinstance(decision, Chance) else rng.choice(decision.options))


# Random boards --------------------------------------------------------------------------------------------------------


@st.composite
def boards(draw: st.DrawFn) -> State:
    """A Move Phase of South on a board with cards strewn about, some of them having moved."""
    squares = draw(st.lists(st.integers(0, ROWS * COLUMNS - 1), min_size=6, max_size=32, unique=True))
    lines = [f"turn 3 south move moves {draw(st.integers(0, 3))}", "south hand ice-repair"]
    for place, square in enumerate(squares):
        seat = draw(st.sampled_from(["south", "south", "north"]))
        name = f"{'abcdef'[square % COLUMNS]}{square // COLUMNS + 1}"
        if place < 2:
            lines.append(["south {} svara", "north {} ret-talus"][place].format(name))
        else:
            marks = draw(st.sampled_from(["", "", "", "moved"]))
            lines.append(f"{seat} {name} {draw(st.sampled_from(POOL))} {marks}")
    return scenario("\n".join(lines)).state


@pytest.mark.rule("SW2-MOVE-4", "SW2-MOVE-5", "SW2-MOVE-7", "SW2-MOVE-9", "SW2-MOVE-10", "SW2-MOVE-12")
@settings(max_examples=200)
@given(boards())
def test_moves_on_random_boards_are_those_of_the_rules(state: State) -> None:
    check(state)


@pytest.mark.rule("SW2-MOVE-2", "SW2-MOVE-9", "SW2-MOVE-10")
@settings(max_examples=50)
@given(boards())
def test_a_move_brings_its_unit_there_and_leaves_the_structures_alone(state: State) -> None:
    assert state.decision is not None
    structures = {id: piece.square for id, piece in state.pieces.items() if "unit" not in piece.card.class_names()}
    for option in state.decision.options:
        if option.verb != "move":
            continue
        after = state.clone()
        after.apply(option)
        start, end = option.args[:2]
        unit = state.on(start)
        assert {id: after.pieces[id].square for id in structures} == structures
        assert after.pieces[unit.id].square == end
        assert start == end or after.board[start] is None
        assert after.moves == state.moves + 1
        assert after.pieces[unit.id].marks & HAS_MOVED
