"""Which attacks are offered, compared with a brute force straight from the rules (ATK-1, ATK-4..10, ATK-17..19).

The brute force looks at the public view only and shares no code with the engine. It knows the first three decks: of
their cards only the Parapet bends the line, and only two goblins attack beyond the three.
"""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.view_shape import PieceView, View
from stonehall.kernel import Chance
from tests.examples import examples
from tests.summoner_wars.scenario import GAME, scenario

DECKS = ("polar-dwarves", "fallen-kingdom", "cave-goblins")
RELENTLESS = ("horde-slinger", "smeg")
SQUARES = [f"{column}{row}" for row in range(1, 9) for column in "abcdef"]

Pair = tuple[str, str]


def place(square: str) -> tuple[int, int]:
    return "abcdef".index(square[0]), int(square[1])


def sees(table: dict[str, PieceView], attacker: PieceView, target: PieceView) -> bool:
    """Whether the attacker can target the card."""
    (column, row), (column_there, row_there) = place(attacker["square"]), place(target["square"])
    across, up = column_there - column, row_there - row
    distance = abs(across) + abs(up)
    if attacker["attack"] == "melee":
        return distance == 1
    if (across != 0 and up != 0) or not 1 <= distance <= 3:
        return False
    for step in range(1, distance):
        between = table.get(f"{'abcdef'[column + step * across // distance]}{row + step * up // distance}")
        own_parapet = (
            between is not None
            and between["card"] == "parapet"
            and between["controller"] == attacker["controller"]
        )  # fmt: skip
        if between is not None and not own_parapet:
            return False
    return True


def brute_force(view: View) -> set[Pair]:
    """Every pair of attacker and target that the rules allow now."""
    table = {piece["square"]: piece for piece in view["pieces"]}
    ready = [
        piece
        for piece in view["pieces"]
        if piece["controller"] == view["active"]
        and "unit" in piece["classes"]
        and not piece["attacked"]
        and (view["attacks_left"] > 0 or piece["card"] in RELENTLESS)
    ]
    return {
        (unit["square"], other["square"])
        for unit in ready
        for other in view["pieces"]
        if other is not unit and sees(table, unit, other)
    }


def offered(state: State) -> set[Pair]:
    assert state.decision is not None
    plays = [state.text_of(option).split() for option in state.decision.options]
    return {(play[1], play[2]) for play in plays if play[0] == "attack"}


def pick(state: State, rng: Random) -> None:
    """A random play that fights when it can and is in no hurry to end a phase."""
    decision = state.decision
    assert decision is not None
    if isinstance(decision, Chance):
        state.apply(decision.sample(rng))
        return
    options = decision.options
    eager = [option for option in options if option.verb in ("attack", "summon", "build", "move")]
    state.apply(rng.choice(eager if eager and rng.random() < 0.7 else options))


@pytest.mark.rule("SW2-ATK-1", "SW2-ATK-4", "SW2-ATK-5", "SW2-ATK-6", "SW2-ATK-7", "SW2-ATK-9", "SW2-ATK-19")
@given(seed=st.integers(0, 2**32), south=st.sampled_from(DECKS), north=st.sampled_from(DECKS))
@settings(max_examples=examples(20))
def test_in_random_games_exactly_the_attacks_of_the_rules_are_offered(seed: int, south: str, north: str) -> None:
    """Forty moments of the Attack Phase, from one game or, when it ends early, from several."""
    rng = Random(seed)
    state = GAME.start(south=south, north=north)
    compared = 0
    while compared < 40:
        if state.decision is None:
            state = GAME.start(south=south, north=north)
        elif state.decision.prompt == "phase-attack":
            assert offered(state) == brute_force(state.view(None))
            compared += 1
        pick(state, rng)


CARDS = (
    "gate", "parapet", "ice-golem", "frost-mage", "bear-cavalry", "jarmund", "undead-archer", "hellfire-cultist",
    "horde-slinger", "smeg", "dragos",
)  # fmt: skip


@st.composite
def positions(draw: st.DrawFn) -> str:
    """The south seat about to attack on a board with up to thirty cards anywhere, some of them spent or captured."""
    count = draw(st.integers(2, 30))
    squares = draw(st.lists(st.sampled_from(SQUARES), min_size=count, max_size=count, unique=True))
    lines = [f"turn 3 south attack attacks {draw(st.integers(0, 3))}", "south hand pile-on"]
    lines += [f"south {squares[0]} svara", f"north {squares[1]} sneeks"]
    for square in squares[2:]:
        seat, owner = draw(st.sampled_from([("south", ""), ("north", ""), ("south", " owner north")]))
        spent = draw(st.sampled_from(["", "", " attacked"]))
        lines.append(f"{seat} {square} {draw(st.sampled_from(CARDS))}{owner}{spent}")
    return "\n".join(lines)


@pytest.mark.rule("SW2-ATK-4", "SW2-ATK-5", "SW2-ATK-6", "SW2-ATK-7", "SW2-ATK-10", "SW2-ATK-17", "SW2-ATK-18")
@given(position=positions())
@settings(max_examples=examples(300))
def test_on_any_board_exactly_the_attacks_of_the_rules_are_offered(position: str) -> None:
    state = scenario(position).state
    assert offered(state) == brute_force(state.view(None))
