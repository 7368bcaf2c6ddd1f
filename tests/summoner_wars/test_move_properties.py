"""Moving, checked on many positions against a search that knows the rules and the cards but not the engine.

What a unit can reach is found here by trying every way, one step after the other.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stonehall.games.summoner_wars.abilities import BY_NUMBER
from stonehall.games.summoner_wars.cards import FACTIONS
from stonehall.games.summoner_wars.pieces import HAS_MOVED, Piece
from stonehall.games.summoner_wars.state import State
from stonehall.kernel import Chance
from tests.examples import examples
from tests.summoner_wars.scenario import fresh, scenario

Move = tuple[int, frozenset[int]]
"""The space where a move ends and the commons that a trampling unit crossed."""

ROWS, COLUMNS = 8, 6

# What stands on the cards about moving.
PRINTED = {
    "ice-golem": {"mobile-structure", "slow"},
    "bear-cavalry": {"trample"},
    "miti-mumway": {"trample"},
    "rhinoceros": {"trample", "imbued-speed"},
    "horde-climber": {"climb"},
    "horde-clinger": {"immobile"},
    "beast-rider": {"charge"},
    "wind-archer": {"swift"},
    "gwalark": {"flight"},
}
MORE_SPACES = {"slow": -1, "climb": 1, "swift": 1, "flight": 1}
CROSSES = {"trample": {"common"}, "climb": {"structure"}, "flight": {"unit", "structure"}}


# The rules ------------------------------------------------------------------------------------------------------------


def steps(square: int) -> list[int]:
    """The adjacent spaces (SW2-MOVE-3, SW2-MOVE-6, SW2-MOVE-18)."""
    row, column = divmod(square, COLUMNS)
    near = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
    return [r * COLUMNS + c for r, c in near if 0 <= r < ROWS and 0 <= c < COLUMNS]


def distance(start: int, end: int) -> int:
    (row, column), (other_row, other_column) = divmod(start, COLUMNS), divmod(end, COLUMNS)
    return abs(row - other_row) + abs(column - other_column)


class Mover:
    """A unit and what the rules and the cards in play say about its moves."""

    def __init__(self, state: State, piece: Piece) -> None:
        self.board = state.board
        self.piece = piece
        self.classes = set(piece.card.class_names())
        self.abilities = set(PRINTED.get(piece.card.id, set())) | {BY_NUMBER[number].id for number in piece.lent}
        events = [(event.card.id, event.targets) for event in state.events]
        for id, targets in events:
            if id == "chant-of-entangling" and piece.id in targets:
                for target in targets:
                    self.abilities |= PRINTED.get(state.pieces[target].card.id, set())
        frozen = {target for id, targets in events if id == "freeze" for target in targets}
        for other in state.pieces.values():
            levitates = other.card.id == "gwalark" and other.controller == piece.controller and other.id not in frozen
            if levitates and "common" in self.classes and distance(other.square, piece.square) <= 2:
                self.abilities.add("flight")
        tempests = sum(id == "perplexing-tempest" for id, _ in events)
        self.more = sum(more for id, more in MORE_SPACES.items() if id in self.abilities) - tempests
        if "imbued-speed" in self.abilities:
            self.more += min(piece.boosts, 5)
        able = "unit" in self.classes and piece.id not in frozen and "immobile" not in self.abilities
        if "structure" in self.classes and "mobile-structure" not in self.abilities:
            able = False
        self.spaces = max(0, 2 + self.more) if able else 0
        self.crosses = {kind for id in self.abilities for kind in CROSSES.get(id, set())}

    @property
    def run(self) -> int:
        """How far it may charge in a straight line: 4, and no farther for wings."""
        return max(0, 4 + min(0, self.more)) if self.spaces and "charge" in self.abilities else 0

    def is_free(self, square: int) -> bool:
        """Whether it may stop there: empty, or the space it has left."""
        return self.board[square] in (None, self.piece)

    def may_enter(self, square: int) -> bool:
        """Whether its way may lead there: free, or held by a card it may move through (SW2-THRU-1)."""
        other = self.board[square]
        return self.is_free(square) or (other is not None and bool(self.crosses & set(other.card.class_names())))

    def moves(self) -> set[Move]:
        found: set[Move] = set()
        reached: set[Move] = {(self.piece.square, frozenset())}
        for _ in range(self.spaces):
            reached = {
                (near, crossed | self.trampled(near))
                for square, crossed in reached
                for near in steps(square)
                if self.may_enter(near)
            }
            found |= {(end, crossed) for end, crossed in reached if self.is_free(end)}
        for way in (1, -1, COLUMNS, -COLUMNS):
            square = self.piece.square
            for _ in range(self.run):
                if square + way not in steps(square) or not self.may_enter(square + way):
                    break
                square += way
                found |= {(square, frozenset[int]())} if self.is_free(square) else set()
        return found

    def trampled(self, square: int) -> frozenset[int]:
        other = self.board[square]
        hit = "trample" in self.abilities and other not in (None, self.piece)
        return frozenset({square} if hit and other is not None and "common" in other.card.class_names() else ())


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
        mover = Mover(state, piece)
        ready = piece.controller == state.active and not piece.marks & HAS_MOVED and state.moves < 3
        own = moves.pop(piece.square, set())
        assert own == (mover.moves() if ready else set()), piece
        ends = {end for end, _ in own}
        for end in ends:
            assert end == piece.square or state.board[end] is None
            assert distance(piece.square, end) <= max(mover.spaces, mover.run)
        assert not ends or "unit" in mover.classes
        out = any(mover.may_enter(near) for near in steps(piece.square))
        assert (piece.square in ends) == (ready and out and mover.spaces >= 2), piece
    assert moves == {}  # nothing moves from a space without a card


# Random games ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-MOVE-1", "SW2-MOVE-2", "SW2-MOVE-3", "SW2-MOVE-4", "SW2-MOVE-7", "SW2-MOVE-9", "SW2-MOVE-18")
@settings(max_examples=examples(40))
@given(seed=st.integers(0, 2**32), south=st.sampled_from(list(FACTIONS)), north=st.sampled_from(list(FACTIONS)))
def test_moves_in_random_games_are_those_of_the_rules(seed: int, south: str, north: str) -> None:
    state = fresh(south, north).state
    rng = Random(seed)
    for _ in range(400):
        decision = state.decision
        if decision is None:
            break
        if decision.prompt == "phase-move":
            check(state)
        state.apply(decision.sample(rng) if isinstance(decision, Chance) else rng.choice(decision.options))


# Random boards --------------------------------------------------------------------------------------------------------

EVERYBODY = [
    "frost-mage", "bear-cavalry", "ice-smith", "ice-golem", "ollag", "parapet", "gate", "starting-gate",
    "undead-carrier", "gul-dass", "horde-climber", "horde-clinger", "horde-slinger", "rhinoceros boosts 1",
    "rhinoceros boosts 2", "miti-mumway", "wind-archer", "beast-rider", "gwalark",
]  # fmt: skip


@st.composite
def boards(draw: st.DrawFn) -> State:
    """A Move Phase of South on a board with cards strewn about, some of which have moved."""
    squares = draw(st.lists(st.integers(0, ROWS * COLUMNS - 1), min_size=6, max_size=32, unique=True))
    lines = [f"turn 3 south move moves {draw(st.integers(0, 3))}", "south hand ice-repair"]
    lines += draw(st.sampled_from([[], [], ["north active perplexing-tempest"]]))
    for place, square in enumerate(squares):
        name = f"{'abcdef'[square % COLUMNS]}{square // COLUMNS + 1}"
        seat = draw(st.sampled_from(["south", "south", "north"]))
        if place < 2:
            lines.append(["south {} svara", "north {} ret-talus"][place].format(name))
        else:
            marks = draw(st.sampled_from(["", "", "", "moved"]))
            lines.append(f"{seat} {name} {draw(st.sampled_from(EVERYBODY))} {marks}")
    return scenario("\n".join(lines)).state


@pytest.mark.rule("SW2-MOVE-4", "SW2-MOVE-5", "SW2-MOVE-7", "SW2-MOVE-9", "SW2-MOVE-10", "SW2-MOVE-12", "SW2-MOVE-13")
@settings(max_examples=examples(200))
@given(boards())
def test_moves_on_random_boards_are_those_of_the_rules(state: State) -> None:
    check(state)


@pytest.mark.rule("SW2-MOVE-2", "SW2-MOVE-9", "SW2-MOVE-10")
@settings(max_examples=examples(50))
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
        unit = after.pieces[state.on(start).id]
        assert unit.square == end
        assert start == end or after.board[start] is None
        assert unit.marks & HAS_MOVED
        assert after.moves == state.moves + 1
        assert {id: after.pieces[id].square for id in structures} == structures
