"""The events of the Savanna Elves: what they do."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario

# Chant of Power -------------------------------------------------------------------------------------------------------


@pytest.mark.card("chant-of-power")
def test_chant_of_power_gives_imbued_strength_within_three_of_the_summoner_for_the_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south magic 1
        south hand chant-of-power gate gate gate gate gate
        north hand gate gate gate gate gate
        south c3 abua-shi
        south c6 lioness boosts 2
        south d6 rhinoceros boosts 2
        south b3 gate
        north d3 undead-carrier boosts 1
    """)
    game.play("play chant-of-power")
    # c6 is 3 away, d6 is 4; no summoner, no gate; an enemy would be legal.
    assert (game.prompt, game.options) == ("chant-of-power", ["target c6", "target d3"])
    game.play("target c6")
    assert (game.strength("c6"), game.strength("d6"), game.magic("south")) == (3 + 2, 2, 0)
    assert game.discard("south") == ["chant-of-power"]
    while game.asked == "south":
        game.play("end")
    assert game.strength("c6") == 3


@pytest.mark.card("chant-of-power")
def test_chant_of_power_does_not_double_imbued_strength() -> None:
    game = scenario("""
        turn 3 south attack
        south magic 1
        south hand chant-of-power
        south c3 abua-shi
        south c4 miti-mumway boosts 2
        north c5 gate
    """).play("play chant-of-power")
    assert game.strength("c4") == 1 + 2


@pytest.mark.card("chant-of-power")
def test_chant_of_power_needs_its_price_and_a_target() -> None:
    poor = scenario(
        "turn 3 south attack\nsouth hand chant-of-power\nsouth c3 abua-shi\nsouth c4 lioness\nnorth c5 gate"
    )
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        poor.play("play chant-of-power")
    alone = scenario("""
        turn 3 south attack
        south magic 1
        south hand chant-of-power
        south c3 abua-shi
        south d6 lioness
        north c5 gate
    """)
    with pytest.raises(IllegalPlay, match=r"\[SW2-EVT-10\]"):
        alone.play("play chant-of-power")


# Chant of Entangling --------------------------------------------------------------------------------------------------


@pytest.mark.card("chant-of-entangling")
def test_chant_of_entangling_lets_exactly_two_friendly_commons_share_printed_abilities() -> None:
    game = scenario("""
        turn 3 south summon
        south hand chant-of-entangling
        south c3 abua-shi
        south c6 lioness boosts 1
        south d6 rhinoceros
        south b3 rhinoceros boosts 2 under hellforged-weapon lent flight
        south d3 miti-mumway
        south c4 border-archer
        north c2 undead-carrier
    """)
    game.play("play chant-of-entangling")
    assert (game.prompt, game.options) == ("chant-of-entangling", ["target b3", "target c4", "target c6"])
    game.play("target b3")
    assert game.options == ["target c4", "target c6"]  # another one, and none can be left out
    game.play("target c6")
    assert game.active("south") == ["chant-of-entangling"]
    # Lent abilities and those of cards underneath are not printed ones.
    assert game.seen("c6")["abilities"] == ["momentum", "imbued-life", "imbued-speed", "trample"]
    shared = game.seen("b3")["abilities"]
    assert sorted(shared) == ["cursed", "flight", "imbued-life", "imbued-speed", "momentum", "trample"]
    assert (game.life("b3"), game.life("c6")) == (5 + 2, 2 + 1)  # each counts its own boosts
    assert game.seen("c4")["abilities"] == ["prepare", "swift-shot"]


@pytest.mark.card("chant-of-entangling")
def test_chant_of_entangling_needs_two_commons() -> None:
    game = scenario("""
        turn 3 south summon
        south hand chant-of-entangling chant-of-weaving
        south c3 abua-shi
        south c6 lioness
        south d6 rhinoceros
        south d3 miti-mumway
    """)
    assert game.starting("play") == ["play chant-of-weaving"]


ENTANGLED = """
    turn 3 south attack
    south a1 abua-shi
    south hand gate
    south c3 rhinoceros id 60 boosts 3 {state}
    south e3 lioness id 61
    south e4 gul-dass
    north c7 undead-carrier
    south active chant-of-entangling target 60 target 61
"""


@pytest.mark.card("chant-of-entangling")
def test_chant_of_entangling_is_discarded_when_one_of_the_two_leaves() -> None:
    game = scenario(ENTANGLED.format(state=""))
    assert "imbued-life" in game.seen("c3")["abilities"]
    game.play("attack e4 e3", "roll s s")
    assert (game.card("e3"), game.active("south")) == ("", [])
    assert game.discard("south") == ["chant-of-entangling", "lioness"]
    assert game.seen("c3")["abilities"] == ["imbued-speed", "trample"]


@pytest.mark.card("chant-of-entangling")
def test_a_life_that_was_only_shared_ends_with_the_partner() -> None:
    """5 printed life, 3 boosts, 6 damage: without Imbued Life the rhinoceros is dead."""
    game = scenario(ENTANGLED.format(state="damage 6"))
    assert game.life("c3") == 2
    game.play("attack e4 e3", "roll s s")
    assert (game.card("c3"), game.magic("north")) == ("", 0)
    assert game.discard("south") == ["chant-of-entangling", "lioness", "rhinoceros"]


@pytest.mark.card("chant-of-entangling")
def test_a_life_that_was_only_shared_ends_with_the_chant() -> None:
    game = scenario("""
        turn 2 north magic
        north hand gate gate gate gate gate
        south hand gate gate gate gate gate
        south a1 abua-shi
        south c3 rhinoceros id 60 boosts 3 damage 6
        south e3 lioness id 61
        south active chant-of-entangling target 60 target 61
    """)
    assert game.life("c3") == 2
    game.play("end")
    assert (game.state.turn, game.active("south"), game.card("c3")) == (3, [], "")
    assert game.magic("north") == 0


# Chant of Growth ------------------------------------------------------------------------------------------------------


@pytest.mark.card("chant-of-growth")
def test_chant_of_growth_boosts_a_friendly_unit_and_its_friendly_neighbours() -> None:
    game = scenario("""
        turn 3 south move
        south hand chant-of-growth
        south c3 abua-shi
        south c7 lioness boosts 1
        south b7 rhinoceros
        south d6 spirit-mage
        south c6 gate
        north d7 undead-carrier
    """)
    game.play("play chant-of-growth")
    assert (game.prompt, game.options) == ("chant-of-growth", ["target b7", "target c3", "target c7", "target d6"])
    game.play("target c7")
    assert game.boosts_on("c7 b7 d6 c6 d7 c3") == [2, 1, 0, 0, 0, 0]
    assert game.discard("south") == ["chant-of-growth"]


# Chant of Weaving -----------------------------------------------------------------------------------------------------


@pytest.mark.card("chant-of-weaving")
def test_chant_of_weaving_opens_spaces_next_to_a_friendly_unit_which_grows() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 4
        south hand chant-of-weaving lioness spirit-mage spirit-mage rhinoceros
        south c1 abua-shi
        south e2 gate
        south c5 border-archer
        north d5 undead-carrier
    """)
    game.play("play chant-of-weaving")
    assert (game.prompt, game.options) == ("chant-of-weaving", ["target c1", "target c5"])
    game.play("target c5")
    assert game.active("south") == ["chant-of-weaving"]
    assert game.starting("summon lioness") == [
        f"summon lioness {square}" for square in ("b5", "c4", "c6", "d2", "e1", "e3", "f2")
    ]
    game.play("summon lioness c6")
    assert (game.boosts("c5"), game.magic("south")) == (1, 2)
    game.play("summon spirit-mage d2")
    assert (game.boosts("c5"), game.boosts("d2")) == (1, 1)  # only its own Charged
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        game.play("summon rhinoceros c4")  # the price stays


@pytest.mark.card("chant-of-weaving")
def test_chant_of_weaving_grows_also_from_a_summon_next_to_a_gate_there() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 4
        south hand lioness rhinoceros
        south a1 abua-shi
        south c4 gate
        south c6 border-archer id 60
        south active chant-of-weaving target 60
    """)
    game.play("summon lioness c5")
    assert game.boosts("c6") == 1
    game.play("summon rhinoceros b4")
    assert game.boosts("c6") == 1


@pytest.mark.card("chant-of-weaving")
def test_chant_of_weaving_follows_its_unit_ends_with_it_and_gives_nothing_for_placing() -> None:
    moved = scenario("""
        turn 3 south move
        south magic 4
        south hand lioness
        south a1 sera-eldwyn
        south c5 border-archer id 60
        south active chant-of-weaving target 60
        south active renewed-hope
    """).play("move c5 c6")
    assert [text.split()[2] for text in moved.starting("summon")] == ["a2", "b1", "b6", "c5", "c7", "d6"]
    gone = scenario("""
        turn 3 south summon
        south magic 4
        south hand blood-summon lioness
        south a1 abua-shi
        south c5 border-archer id 60 damage 2
        south active chant-of-weaving target 60
    """)
    assert gone.starting("summon")
    gone.play("play blood-summon", "target c5", "to c6")  # placed, not summoned; and the price kills the archer
    assert (gone.card("c5"), gone.card("c6"), gone.active("south")) == ("", "lioness", ["chant-of-weaving"])
    assert not gone.starting("summon")
