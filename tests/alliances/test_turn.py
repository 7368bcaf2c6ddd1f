"""The turn and its phases, drawing, and what can be done at any time (TURN, DRAW, ANY)."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.abilities import (
    ABILITIES,
    ANY_PHASE,
    END_OF_PHASE,
    END_OF_TURN,
    START_OF_PHASE,
    START_OF_TURN,
    TURN_BEGAN,
    ability,
    at,
    at_any_time,
)
from stonehall.games.alliances.cards import ATTACK, BY_ID, MAGIC, MOVE, PHASES
from stonehall.games.alliances.move import move_up_to
from stonehall.games.alliances.pieces import Piece
from stonehall.games.alliances.state import State
from tests.alliances.scenario import Scenario, example, fresh, pass_turns, scenario, to_phase

# What happens when, in the order in which it happens: an ability that no card has.
NOTED: list[str] = []


def _note(moment: int, name: str) -> None:
    def note(s: State, me: Piece, *payload: int) -> None:
        NOTED.append(name)

    at(moment, "test-diary")(note)


_note(TURN_BEGAN, "began")
_note(START_OF_TURN, "start")
_note(END_OF_TURN, "end")
for _phase, _name in enumerate(PHASES):
    _note(START_OF_PHASE + _phase, f"+{_name}")
    _note(END_OF_PHASE + _phase, f"-{_name}")


def print_on_card(monkeypatch: pytest.MonkeyPatch, card: str, ability: str) -> None:
    """For one test a card has another ability than it has."""
    printed = ABILITIES[ability]
    monkeypatch.setattr(BY_ID[card], "abilities", (printed,))
    monkeypatch.setattr(BY_ID[card], "moments", printed.moments)
    monkeypatch.setattr(BY_ID[card], "live_moments", printed.moments)


def _play_on(game: Scenario, until: int) -> None:
    while game.state.turn < until:
        decision = game.state.decision
        assert decision is not None
        ways = [text for text in game.options if text == "end" or text.startswith(("draw", "resolve"))]
        game.play(ways[0])


@pytest.mark.rule("SW1-TURN-1", "SW1-TURN-3", "SW1-TURN-4", "SW1-TURN-5")
def test_six_phases_in_fixed_order_with_their_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    print_on_card(monkeypatch, "boarboon", "test-diary")
    game = scenario("""
        turn 2 north magic
        south c3 boarboon
        north hand wall
    """)
    NOTED.clear()
    game.play("end")
    _play_on(game, 4)
    assert ["began", "start", *[sign + name for name in PHASES for sign in "+-"], "end", "began"] == NOTED


@pytest.mark.rule("SW1-TURN-2")
def test_then_it_is_the_opponents_turn() -> None:
    game = scenario("turn 3 south magic\nsouth hand wall\nnorth hand wall")
    game.play("end")
    assert (game.turn_of, game.state.turn) == ("north", 4)


@pytest.mark.rule("SW1-TURN-6", "SW1-TURN-7", "SW1-TURN-8", "SW1-TURN-11", "SW1-EX-4")
def test_the_first_turn_is_shortened() -> None:
    fresh_one = fresh("swamp-orcs", "deep-dwarves", first="south").state
    game = example("EX-4")
    assert game.state.to_position() == fresh_one.to_position()
    assert (game.phase, game.hand("south")) == ("move", [])
    assert (game.state.most_moves, game.state.most_attacks) == (2, 3)
    game.play("move b4 b6", "move d2 d3")
    assert game.starting("move") == []


@pytest.mark.rule("SW1-TURN-9", "SW1-EX-4")
def test_the_second_player_has_a_whole_first_turn() -> None:
    game = example("EX-4")
    while game.state.turn < 2:
        game.play("end")
    assert (game.turn_of, game.phase) == ("north", "draw")
    for _ in range(5):
        game.play(game.options[0])
    assert (len(game.hand("north")), game.state.most_moves) == (5, 3)


@pytest.mark.rule("SW1-TURN-10")
def test_the_limit_of_two_is_for_the_movement_phase() -> None:
    """A free move does not count (SW1-SPEC-1)."""
    game = fresh("swamp-orcs", "deep-dwarves", first="south")
    state = game.state
    state.decision = None
    state.push(move_up_to, 0, game.piece("b4").id, 1, 0)
    state.run()
    assert game.prompt == "free-move"
    game.play("move b4 b5")
    assert state.moves == 0


@pytest.mark.rule("SW1-TURN-12")
def test_every_phase_but_the_drawing_may_pass() -> None:
    game = scenario("""
        turn 3 south summon
        south c3 wall
        south hand scout wall
        south d3 boarboon
        north d4 boarboon
    """)
    game.play("end", "end", "end", "end", "end")
    assert game.turn_of == "north"


# Drawing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-DRAW-1", "SW1-DRAW-2", "SW1-DRAW-3", "SW1-DRAW-4", "SW1-DRAW-5", "SW1-EX-5")
@pytest.mark.parametrize(("held", "pile", "after"), [(3, 4, 5), (5, 4, 5), (7, 4, 7), (3, 1, 4), (3, 0, 3)])
def test_drawing_to_five(held: int, pile: int, after: int) -> None:
    game = scenario(f"""
        turn 2 north magic
        south hand {" ".join(["scout"] * held)}
        south draw {" ".join(["wall"] * pile)}
        south discard ranger ranger
        north hand scout
        south c3 wall
    """)
    game.play("end")
    while game.asked == "chance":
        game.play(game.options[0])
    assert (len(game.hand("south")), game.discard("south")) == (after, ["ranger", "ranger"])
    assert not game.state.over


# At any time ----------------------------------------------------------------------------------------------------------


@at_any_time("test-any-time", lambda s, me: [me.square])
def _any_time(s: State, me: Piece, place: int) -> None:
    me.bonus += 1


def with_any_time(lines: str) -> Scenario:
    game = scenario(lines, patient=True)
    game.state.lend(game.piece("f4"), ABILITIES["test-any-time"])
    return game


@pytest.mark.rule("SW1-ANY-1", "SW1-ANY-2", "SW1-ANY-3", "SW1-EX-29")
def test_between_the_phases_of_an_opponent() -> None:
    """Not within a phase, nor between two attacks (O-24)."""
    game = with_any_time("""
        turn 4 north move
        south f4 boarboon
        north c5 boarboon
        south c4 wall
    """)
    assert game.asked == "north"
    game.play("move c5 c5")
    assert game.asked == "north"  # within a phase
    game.play("end")
    assert (game.asked, game.prompt) == ("south", "between-phases")
    decision = game.state.decision
    assert decision is not None
    assert [option.verb for option in decision.options] == ["use", "pass", "pass-on"]
    game.state.play(0)
    assert (game.piece("f4").bonus, game.prompt) == (1, "between-phases")
    game.play("pass")
    assert (game.asked, game.phase) == ("north", "attack")
    game.play("attack c5 c4")
    assert game.asked == "chance"  # not within a roll
    game.play("roll 1 1")
    assert game.asked != "north" or game.phase == "attack"


@pytest.mark.rule("SW1-ANY-3")
def test_between_two_turns_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the last phase of another and before the first of the next player."""
    print_on_card(monkeypatch, "boarboon", "test-any-time")
    game = scenario("""
        turn 4 north magic
        south f4 boarboon
        north hand wall
    """)
    game.play("end")
    assert (game.asked, game.prompt, game.state.turn) == ("south", "between-phases", 4)
    game.play("pass")
    assert game.state.turn == 5


@pytest.mark.rule("SW1-ANY-1", "SW1-EX-29")
def test_at_any_moment_of_the_own_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south f4 boarboon
        south c4 boarboon
        north c5 wall
        north f5 wall
    """)
    game.state.lend(game.piece("f4"), ABILITIES["test-any-time"])
    game.state.ask_again()
    decision = game.state.decision
    assert decision is not None
    assert "use" in [option.verb for option in decision.options]
    game.play("attack c4 c5")
    assert game.asked == "chance"
    game.play("roll 3 3")
    assert "use" in [option.verb for option in game.state.decision.options]  # type: ignore[union-attr]


def test_a_standing_answer_lasts_until_the_own_next_turn() -> None:
    game = with_any_time("""
        turn 4 north move
        south f4 boarboon
        north c5 boarboon
        south c4 wall
        north hand wall
    """)
    game.play("end")
    decision = game.state.decision
    assert decision is not None
    game.state.play(decision.options[-1])
    assert len(game.side("south").standing) == 1
    game.play("end")
    assert game.asked == "north"  # not asked again
    game.play("end")
    assert (game.turn_of, game.side("south").standing) == ("south", ())


@pytest.mark.rule("SW1-ANY-4")
def test_a_text_that_names_its_moment_goes_by_it() -> None:
    """An event for the moment a unit is destroyed is asked for in the middle of another's Attack Phase."""
    game = scenario(
        """
        turn 3 south attack
        south c4 savager
        north f8 selundar
        north c5 ranger
        north hand wall
    """,
        patient=True,
    )
    game.play("attack c4 c5", "roll 3 3 3")
    assert (game.asked, game.prompt) == ("north", "shadows")
    assert game.options == ["pass", "pass-on shadows north"]  # the hand does not tell


def test_any_phase_is_no_phase() -> None:
    assert len(PHASES) == ANY_PHASE
    assert (MOVE, ATTACK, MAGIC) == (3, 4, 5)
    assert ability("test-any-time").any_time
    assert to_phase(scenario("turn 3 south move\nsouth hand wall"), "magic").phase == "magic"
    assert pass_turns(scenario("turn 3 south move"), 4).turn_of == "north"
