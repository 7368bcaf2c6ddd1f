"""The commons of the Cave Goblins: what they do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.pieces import HAS_MOVED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario


@pytest.mark.card("beast-rider")
def test_charge_runs_up_to_four_spaces_straight() -> None:
    game = scenario("""
        turn 3 south move
        south d1 sneeks
        south b2 beast-rider
        south d2 horde-climber
        north b7 undead-warrior
    """)
    ends = [text.split()[-1] for text in game.starting("move b2")]
    # Within two steps (and back to b2), and straight on: b5 and b6 to the north; d2 blocks the east.
    assert ends == ["a1", "a2", "a3", "b1", "b2", "b3", "b4", "b5", "b6", "c1", "c2", "c3"]
    with pytest.raises(IllegalPlay, match="SW2-MOVE-2]"):
        game.play("move b2 c5")
    free = scenario("turn 3 south move\nsouth d1 sneeks\nsouth b2 beast-rider")
    assert "move b2 b6" in free.options
    assert "move b2 b7" not in free.options
    assert "move b2 f2" in free.options


@pytest.mark.card("beast-rider")
@pytest.mark.parametrize(("end", "strength"), [("b3", 3), ("b4", 3), ("c3", 3), ("b5", 4), ("b6", 4)])
def test_a_charge_of_three_or_more_gives_strength_until_the_end_of_the_turn(end: str, strength: int) -> None:
    game = scenario("""
        turn 3 south move
        south d1 sneeks
        south b2 beast-rider
        south f1 horde-climber
        north f7 gate
    """)
    game.play(f"move b2 {end}")
    assert (game.strength(end), game.state.moves) == (strength, 1)
    assert game.starting(f"move {end}") == []  # it was its move
    game.play("end")
    assert (game.phase, game.strength(end)) == ("attack", strength)
    game.play("end")
    assert (game.asked, game.strength(end)) == ("north", 3)


LEVITATED = """
    turn 3 south move
    south d1 tacullu
    south c2 gwalark
    south c3 beast-rider owner north
    south a3 gate
"""


@pytest.mark.card("beast-rider", "gwalark")
def test_a_rider_that_can_fly_may_still_charge() -> None:
    game = scenario(LEVITATED)
    assert {"move c3 c6", "move c3 c7", "move c3 d5"} <= set(game.options)
    assert game.play("move c3 c7").strength("c7") == 4


@pytest.mark.card("beast-rider", "gwalark")
def test_a_bent_flight_of_three_is_no_charge() -> None:
    assert scenario(LEVITATED).play("move c3 d5").strength("d5") == 3


@pytest.mark.card("horde-climber")
def test_climb_moves_three_spaces_and_through_structures() -> None:
    game = scenario("""
        turn 3 south move
        south d1 sneeks
        south a1 horde-climber
        south a2 gate
        north b1 ice-golem
        north b2 parapet
        north a4 undead-warrior
    """)
    ends = {text.split()[2] for text in game.starting("move a1")}
    # Over the gate to a3 and b3, over the golem to c1 and c2, over the parapet too; never onto a card.
    assert ends == {"a1", "a3", "b3", "c1", "c2"}
    with pytest.raises(IllegalPlay, match="SW2-MOVE-4]"):
        game.play("move a1 a2")
    blocked = scenario(
        "turn 3 south move\nsouth d1 sneeks\nsouth a1 horde-climber\nnorth a2 dragos\nnorth b1 horde-climber"
    )
    assert blocked.starting("move a1") == []


@pytest.mark.card("horde-climber")
def test_climbing_over_cards_does_no_harm() -> None:
    game = scenario("turn 3 south move\nsouth d1 sneeks\nsouth a1 horde-climber\nnorth a2 ice-golem\nnorth b1 gate")
    open_board = scenario("turn 3 south move\nsouth d1 sneeks\nsouth c4 horde-climber")
    assert {"move c4 c7", "move c4 d6", "move c4 f4"} <= set(open_board.options)
    assert "move c4 c8" not in open_board.options
    game.play("move a1 a3")
    assert (game.card("a3"), game.damage("a2")) == ("horde-climber", 0)


@pytest.mark.card("horde-clinger")
def test_a_clinger_does_not_move_by_itself() -> None:
    game = scenario("turn 3 south move\nsouth d1 sneeks\nsouth c4 horde-clinger")
    assert game.starting("move c4") == []
    with pytest.raises(IllegalPlay, match="SW2-CARD-11]"):
        game.play("move c4 c5")


@pytest.mark.card("horde-clinger", "border-archer")
def test_a_clinger_cannot_act_instead_of_moving() -> None:
    game = scenario("""
        turn 3 south summon
        south hand chant-of-entangling
        south c1 abua-shi
        south c3 horde-clinger
        south d2 border-archer
    """)
    game.play("play chant-of-entangling", "target c3")
    assert game.phase == "move"
    assert game.starting("use") == []  # both are Immobile and both could Prepare: neither may
    plain = scenario("turn 3 south move\nsouth d2 border-archer")
    assert plain.starting("use") == ["use prepare d2 d2"]


CLING = """
    turn 3 south move
    south d1 sneeks
    south b2 beast-rider
    south b1 horde-clinger
    south c2 horde-clinger damage 1
    south c1 horde-clinger
    north b6 undead-warrior
"""


@pytest.mark.card("horde-clinger")
def test_clingers_follow_a_friend_that_began_its_move_next_to_them() -> None:
    game = scenario(CLING).play("move b2 b5")
    # b1 and c2 stood next to the rider, c1 only at a corner; the active player orders them.
    assert game.options == ["resolve cling b1", "resolve cling c2"]
    game.play("resolve cling c2")
    assert (game.asked, game.prompt, game.options) == ("south", "cling", ["pass", "to a5", "to b4", "to c5"])
    game.play("to c5")
    assert (game.card("c5"), game.damage("c5"), game.card("c2")) == ("horde-clinger", 1, "")
    assert game.options == ["pass", "to a5", "to b4"]
    game.play("pass")
    assert (game.card("b1"), game.state.moves, game.prompt) == ("horde-clinger", 1, "phase-move")
    assert not game.piece("c5").marks & HAS_MOVED


@pytest.mark.card("horde-clinger")
def test_clingers_do_not_follow_clingers_enemies_or_forced_units() -> None:
    chain = scenario(CLING).play("move b2 b5", "resolve cling c2", "to c5", "to b4")
    assert chain.prompt == "phase-move"  # c1 touched both followers; being placed is not moving
    sneak = scenario(CLING + "south hand sneak\nsouth a1 horde-climber").play("play sneak", "target a1", "done")
    assert sneak.prompt == "phase-move"
    enemy = scenario("turn 3 north move\nnorth c3 undead-warrior\nsouth c2 horde-clinger\nsouth d1 sneeks")
    assert enemy.play("move c3 c4", "end").prompt != "cling"


@pytest.mark.card("horde-clinger")
def test_a_clinger_without_room_stays_and_one_that_is_still_near_may_change_sides() -> None:
    boxed = scenario("""
        turn 3 south move
        south d1 sneeks
        south b1 beast-rider
        south c1 horde-clinger
        south a2 gate
        south e2 horde-climber
    """)
    boxed.play("move b1 a1")
    assert (boxed.options, boxed.card("c1")) == (["pass", "to b1"], "horde-clinger")
    full = scenario("""
        turn 3 south move
        south d1 sneeks
        south b1 horde-climber
        south c1 horde-clinger
        south b2 gate
        south a3 gate
        south c3 gate
        south b4 gate
    """)
    full.play("move b1 b3")  # over the gate on b2, to a space without an empty neighbour
    assert (full.card("c1"), full.prompt) == ("horde-clinger", "phase-move")
