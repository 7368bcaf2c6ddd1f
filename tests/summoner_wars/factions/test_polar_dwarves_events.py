"""The events of the Polar Dwarves: what they do."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario

# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("ice-ram")
def test_ice_ram_stays_active_until_the_next_own_turn() -> None:
    game = scenario("turn 3 south summon\nsouth hand ice-ram\nsouth draw ice-golem")
    game.play("play ice-ram")
    assert (game.active("south"), game.discard("south"), game.hand("south")) == (["ice-ram"], [], [])
    game.play("end")  # the Move Phase; what follows has nothing to choose
    assert (game.asked, game.active("south")) == ("north", ["ice-ram"])
    game.play("end")
    assert (game.asked, game.active("south"), game.discard("south")) == ("south", [], ["ice-ram"])


@pytest.mark.card("ice-ram")
def test_ice_ram_follows_a_moved_golem_and_hits_any_unit_next_to_it() -> None:
    game = scenario("""
        turn 3 south move
        south c3 ice-golem
        south b4 svara
        south d4 gate
        south active ice-ram
        north c5 ret-talus
        north c2 undead-warrior
    """)
    game.play("move c3 c4")
    assert (game.prompt, game.options) == ("ice-ram", ["pass", "target b4", "target c5"])
    game.play("target c5")
    assert (game.damage("c5"), game.options) == (1, ["pass", "to b5", "to c6", "to d5"])
    game.play("pass")
    assert (game.card("c5"), game.prompt) == ("ret-talus", "phase-move")


@pytest.mark.card("ice-ram")
def test_ice_ram_may_be_declined_pays_for_kills_and_ignores_units_that_are_no_structures() -> None:
    position = """
        turn 3 south move
        south c3 ice-golem
        south e4 frost-mage
        south active ice-ram
        north c5 undead-warrior damage 3
        north e6 undead-warrior
    """
    declined = scenario(position).play("move c3 c4", "pass")
    assert (declined.damage("c5"), declined.prompt) == (3, "phase-move")
    killed = scenario(position).play("move c3 c4", "target c5")
    assert (killed.card("c5"), killed.magic("south"), killed.prompt) == ("", 1, "phase-move")
    mage = scenario(position).play("move e4 e5")
    assert mage.prompt == "phase-move"


@pytest.mark.card("ice-ram")
def test_ice_ram_belongs_to_whoever_moved_or_forced_the_structure() -> None:
    game = scenario("""
        turn 3 south move
        south c3 ice-golem
        south b2 svara
        north active ice-ram
        north c5 undead-warrior
    """)
    assert game.play("move c3 c4").prompt == "phase-move"
    assert game.play("move b2 b3", "target c4", "to d4").prompt == "phase-move"


@pytest.mark.card("ice-ram", "kalal")
def test_ice_ram_hurts_but_does_not_force_a_steadfast_unit() -> None:
    game = scenario("turn 3 south move\nsouth active ice-ram\nsouth c3 ice-golem\nnorth c5 kalal")
    game.play("move c3 c4", "target c5")
    assert (game.damage("c5"), game.card("c5"), game.prompt) == (1, "kalal", "phase-move")


@pytest.mark.card("ice-ram", "ice-golem")
def test_a_golem_forced_by_ice_ram_rams_in_turn() -> None:
    game = scenario("""
        turn 3 south move
        south c3 ice-golem
        south active ice-ram
        north d4 ice-golem
        north e5 undead-warrior
    """)
    game.play("move c3 c4", "target d4", "to d5")
    assert (game.prompt, game.options) == ("ice-ram", ["pass", "target e5"])


@pytest.mark.card("parapet")
def test_a_parapet_is_built_and_stays() -> None:
    game = scenario("turn 3 south build\nsouth hand parapet\nsouth c4 svara\nnorth c8 sneeks")
    squares = [text.split()[-1] for text in game.starting("build")]
    assert len(squares) == 18 + 3
    assert {"b4", "d4", "c5"} < set(squares)
    assert game.starting("play") == []
    with pytest.raises(IllegalPlay, match="SW2-EVT-9]"):
        game.play("play parapet")
    with pytest.raises(IllegalPlay, match="SW2-BUILD-3]"):
        game.play("build parapet a4")
    game.play("build parapet c5")
    assert (game.card("c5"), game.life("c5"), game.active("south"), game.discard("south")) == ("parapet", 5, [], [])


@pytest.mark.card("parapet")
def test_a_parapet_lets_shots_of_its_own_side_pass_and_no_others() -> None:
    position = """
        turn 3 {seat} attack
        south c3 frost-mage
        south c4 parapet
        south d3 bear-cavalry
        south d4 parapet
        north c5 undead-archer
        north c6 undead-warrior
        north d5 undead-warrior
    """
    south = scenario(position.format(seat="south"))
    assert south.starting("attack c3") == ["attack c3 c4", "attack c3 c5", "attack c3 d3"]
    assert south.starting("attack d3") == ["attack d3 c3", "attack d3 d4"]  # a sword does not reach over it
    with pytest.raises(IllegalPlay, match="SW2-ATK-6]"):
        south.play("attack c3 c6")
    north = scenario(position.format(seat="north"))
    assert north.starting("attack c5") == ["attack c5 c4", "attack c5 c6", "attack c5 d5"]
    with pytest.raises(IllegalPlay, match="SW2-ATK-6]"):
        north.play("attack c5 c3")


@pytest.mark.card("parapet")
def test_a_parapet_counts_for_the_reach_and_blocks_moves() -> None:
    shot = "turn 3 south attack\nsouth c3 frost-mage\nsouth c4 parapet\nsouth c5 parapet\nnorth {at} undead-warrior"
    assert scenario(shot.format(at="c6")).starting("attack c3 c6") == ["attack c3 c6"]
    assert scenario(shot.format(at="c7")).starting("attack c3 c7") == []
    walk = scenario("turn 3 south move\nsouth c3 frost-mage\nsouth c4 parapet")
    assert "move c3 c5" not in walk.options


@pytest.mark.card("ice-repair")
def test_ice_repair_heals_two_on_every_friendly_structure() -> None:
    game = scenario("""
        turn 3 south move
        south hand ice-repair
        south f8 starting-gate damage 9
        south c3 gate damage 1
        south d3 ice-golem damage 3
        south e3 parapet damage 2
        south f3 frost-mage damage 2
        north c6 gate damage 2
        north a8 sneeks
    """)
    game.play("play ice-repair")
    assert [game.damage(square) for square in ("f8", "c3", "d3", "e3", "f3", "c6")] == [7, 0, 1, 0, 2, 2]
    assert (game.discard("south"), game.prompt) == (["ice-repair"], "phase-move")


GLACIAL_SHIFT = """
    turn 3 south build
    south hand glacial-shift
    south b2 svara
    south c4 starting-gate
    south b5 ice-golem
    south e2 parapet
    south a3 gate
    south d4 gate
    south c2 frost-mage
    north b4 gate
"""


@pytest.mark.card("glacial-shift")
def test_glacial_shift_forces_up_to_three_structures_near_the_summoner_one_or_two_spaces() -> None:
    game = scenario(GLACIAL_SHIFT)
    game.play("play glacial-shift")
    # d4 is four away from b2; b4 is the enemy's.
    assert game.prompt == "glacial-shift"
    assert game.options == ["done", "target a3", "target b5", "target c4", "target e2"]
    game.play("target c4")
    assert game.options == ["to c3", "to c5", "to c6"]  # straight on; c3 only, since c2 is taken
    game.play("to c6")
    assert game.options == ["done", "target a3", "target b5", "target e2"]
    game.play("target e2", "to e4")
    game.play("target b5", "to b6")
    assert game.prompt != "glacial-shift"  # three are done
    assert [game.card(at) for at in ("c6", "e4", "b6", "a3")] == ["starting-gate", "parapet", "ice-golem", "gate"]
    assert game.discard("south") == ["glacial-shift"]


@pytest.mark.card("glacial-shift")
def test_glacial_shift_may_force_none_or_stop_early() -> None:
    none = scenario(GLACIAL_SHIFT).play("play glacial-shift", "done")
    assert (none.discard("south"), none.card("c4")) == (["glacial-shift"], "starting-gate")
    one = scenario(GLACIAL_SHIFT).play("play glacial-shift", "target a3", "to a4", "done")
    assert (one.card("a4"), one.discard("south")) == ("gate", ["glacial-shift"])
    idle = scenario("turn 3 south build\nsouth hand glacial-shift\nsouth f8 gate\nnorth a8 sneeks")
    assert idle.play("play glacial-shift").discard("south") == ["glacial-shift"]  # nothing in reach: still playable


@pytest.mark.card("glacial-shift", "ice-ram")
def test_each_force_of_glacial_shift_can_trigger_ice_ram() -> None:
    game = scenario("""
        turn 3 south build
        south hand glacial-shift gate
        south b2 svara
        south c3 gate
        south d2 gate
        south active ice-ram
        north c5 undead-warrior
        north f2 undead-warrior
    """)
    game.play("play glacial-shift", "target c3", "to c4", "target d2", "to e2")
    rammed = 0
    while game.prompt in ("order", "ice-ram"):
        if game.prompt == "order":
            game.play(game.options[0])
        else:
            game.play(next(text for text in game.options if text.startswith("target")), "pass")
            rammed += 1
    assert (rammed, game.damage("c5"), game.damage("f2")) == (2, 1, 1)
