"""What somebody new to the game might give away unawares is said before it is done."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar.messages import PLAYERS
from stonehall.kernel import Message, Term
from tests.tash_kalar.scenario import Scenario, scenario

FLARE = """
    {settings}
    south common f6 g7
    south hand messenger f4-4a
    north common c1 d1 e1 f1 g1 c2 d2 e2
"""


def warning(game: Scenario, text: str) -> Message | None:
    assert text in game.options
    return game.state.game.choice(game.state.view(0), text, PLAYERS).warning


@pytest.mark.rule("TK-SCORE-4")
def test_a_flare_gives_a_point_to_the_opponent() -> None:
    game = scenario(FLARE.format(settings=""))
    assert warning(game, "flare f4-4a") == Message("tk-warning-flare", {"player": Term("seat", "north")})
    assert warning(game, "place a5") is None


@pytest.mark.rule("TK-SCORE-8")
def test_in_melee_to_the_opponent_it_is_compared_with() -> None:
    game = scenario(FLARE.format(settings="settings form melee seats 3"))
    assert warning(game, "flare f4-4a north") == Message("tk-warning-flare", {"player": Term("seat", "north")})


@pytest.mark.rule("TK-FLARE-8")
def test_in_high_form_a_flare_gives_nothing_away() -> None:
    assert warning(scenario(FLARE.format(settings="settings form high-form")), "flare f4-4a") is None


@pytest.mark.rule("TK-TEAM-9")
def test_who_hands_over_summons_nothing_more() -> None:
    game = scenario("settings form duel teams\nsouth common d4\nsouth hand messenger")
    assert warning(game, "hand-over") == Message("tk-warning-hand-over", {"actions": 2})


@pytest.mark.rule("TK-TASK-1")
def test_a_task_that_is_not_claimed_now_is_not_claimed_this_turn() -> None:
    game = scenario("""
        settings form high-form
        turn 3 south actions 1
        tasks current destruction
        north lost 1 2 0
    """).play("place a5")
    assert game.prompt == "claim"
    said = warning(game, "pass")
    assert said is not None
    assert (said.id, warning(game, "claim destruction")) == ("tk-warning-claim", None)
