"""Forcing in positions reached by random play: an independent reading of the rules must agree (SW2-FORCE).

The decks are those without cards that protect themselves from being forced.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from stonehall.games.summoner_wars.abilities import FORCED
from stonehall.games.summoner_wars.board import GRID
from stonehall.games.summoner_wars.cards import BY_ID
from stonehall.games.summoner_wars.effects import force
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.reach import force_squares
from stonehall.games.summoner_wars.state import State
from stonehall.kernel.state import play_randomly
from tests.summoner_wars.scenario import GAME, Scenario

DECKS = st.sampled_from(["polar-dwarves", "fallen-kingdom", "cave-goblins"])
AFTER_MOVE = {"structural-shift", "frost-axe", "cling"}


@st.composite
def reached(draw: st.DrawFn) -> State:
    """A moment of a random game that is not over."""
    state = GAME.start(south=draw(DECKS), north=draw(DECKS))
    play_randomly(state, Random(draw(st.integers(0, 2**32 - 1))), draw(st.integers(12, 500)))
    assume(not state.over)
    return state


def occupied(state: State) -> set[str]:
    """The squares with cards, read from the position as it is written down."""
    words = [line.split() for line in state.to_position().splitlines()]
    return {line[1] for line in words if line[0] in ("south", "north") and line[1][1:].isdigit()}


def ends(square: str, taken: set[str], least: int, most: int) -> set[str]:
    """Where a card can be forced by the rules: straight, in full, over empty spaces of the battlefield."""
    column, row = "abcdef".index(square[0]), int(square[1])
    found = set()
    for over, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        for distance in range(least, most + 1):
            way = [(column + over * step, row + up * step) for step in range(1, distance + 1)]
            if all(0 <= x < 6 and 1 <= y <= 8 and f"{'abcdef'[x]}{y}" not in taken for x, y in way):
                found.add(f"{'abcdef'[way[-1][0]]}{way[-1][1]}")
    return found


def carried(piece: Piece) -> tuple[object, ...]:
    """Everything of a card but its place."""
    return (
        piece.card.id, piece.owner, piece.controller, piece.damage, piece.boosts, piece.bonus, piece.marks, piece.under,
        piece.used,
    )  # fmt: skip


@pytest.mark.rule("SW2-FORCE-1", "SW2-FORCE-2", "SW2-FORCE-5", "SW2-FORCE-7")
@given(reached(), st.sampled_from([(1, 1), (1, 2), (2, 2), (1, 3), (3, 3)]))
def test_the_spaces_of_a_force_follow_from_the_rules(state: State, distance: tuple[int, int]) -> None:
    taken = occupied(state)
    for piece in state.pieces.values():
        found = [GRID.name(square) for square in force_squares(state, piece, *distance)]
        assert len(found) == len(set(found))
        assert set(found) == ends(GRID.name(piece.square), taken, *distance)


@pytest.mark.rule("SW2-FORCE-3", "SW2-FORCE-4", "SW2-FORCE-7", "SW2-FORCE-9")
@given(reached(), st.randoms(use_true_random=False))
def test_a_forced_card_takes_all_along_and_has_not_moved(state: State, rng: Random) -> None:
    movable = [piece.id for piece in state.pieces.values() if force_squares(state, piece, 1, 2)]
    assume(movable)
    piece = state.pieces[rng.choice(movable)]
    piece.boosts += rng.randrange(3)
    piece.lay_under(BY_ID["ice-smith"].number, 1, 1)
    others = {id: (carried(other), other.square) for id, other in state.pieces.items() if id != piece.id}
    before = carried(piece)
    sides = [(side.magic, list(side.hand), list(side.discard)) for side in state.sides]
    counters = (state.moves, state.attacks, state.active, state.phase, state.targeted_enemy)
    start, waiting = piece.square, len(state.waiting)
    end = rng.choice(force_squares(state, piece, 1, 2))

    force(state, piece, end, state.active)

    assert (piece.square, state.board[end] is piece, state.board[start]) == (end, True, None)
    assert carried(piece) == before
    assert {id: (carried(other), other.square) for id, other in state.pieces.items() if id != piece.id} == others
    assert all(state.board[other.square] is other for other in state.pieces.values())
    assert [(side.magic, list(side.hand), list(side.discard)) for side in state.sides] == sides
    assert (state.moves, state.attacks, state.active, state.phase, state.targeted_enemy) == counters
    assert {moment for moment, *_ in state.waiting[waiting:]} <= {FORCED}  # nobody reacts as to a move


def turned_to(state: State, phase: str, event: str) -> Scenario:
    """The same table in a phase of the south seat, which holds nothing but one event."""
    text = state.to_position().splitlines()
    kept = [line for line in text if not line.startswith(("turn ", "south hand", "south shown"))]
    position = "\n".join([*kept, f"turn 3 south {phase}", f"south hand {event}"])
    return Scenario(GAME.from_position(position))


@pytest.mark.rule("SW2-FORCE-3", "SW2-FORCE-6", "SW2-FORCE-8", "SW2-FORCE-9")
@given(
    reached(), st.sampled_from([("build", "glacial-shift", 2), ("move", "sneak", 1)]), st.randoms(use_true_random=False)
)
def test_events_force_by_the_rules_and_trigger_no_after_move_ability(
    state: State, kind: tuple[str, str, int], rng: Random
) -> None:
    phase, event, most = kind
    assume(state.decision is not None and state.decision.prompt.startswith("phase-"))
    game = turned_to(state, phase, event).play(f"play {event}")
    forced = []
    while game.prompt == event:
        assert game.asked == "south"
        choice = rng.choice(game.options)
        if choice == "done":
            game.play(choice)
            break
        square = choice.split()[1]
        before, legal = carried(game.piece(square)), ends(square, occupied(game.state), 1, most)
        game.play(choice)
        if game.prompt == "force-to":
            assert set(game.options) == {f"to {end}" for end in legal}
            end = rng.choice(sorted(legal))
            game.play(f"to {end}")
        else:  # a single way is not asked for
            assert len(legal) == 1
            end = legal.pop()
        forced.append(end)
        assert carried(game.piece(end)) == before
    assert game.prompt not in AFTER_MOVE
    assert game.told("moved") == []
    assert len(game.told("forced")) == len(forced)
