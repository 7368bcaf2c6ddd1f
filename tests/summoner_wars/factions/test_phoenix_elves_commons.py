"""The commons of the Phoenix Elves: what they do."""

from __future__ import annotations

import pytest

from tests.summoner_wars.scenario import Scenario, scenario

# Ember Archer ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("ember-archer")
def test_quick_shot_may_hurt_any_unit_within_three_clear_straight_spaces_after_a_move() -> None:
    game = scenario("""
        turn 3 south move
        south a8 queen-maldaria
        south c2 ember-archer
        south b3 ember-mage
        north a3 gul-dass
        north c6 horde-slinger
        north d3 gate
        north e3 gul-dass
        north d4 gul-dass
        north c1 undead-carrier
    """)
    game.play("move c2 c3")
    assert (game.asked, game.prompt) == ("south", "quick-shot")
    # A friend next to it, c6 three away, c1 two; a gate is no unit and hides e3, b3 hides a3, d4 is not in line.
    assert game.options == ["pass", "target b3", "target c1", "target c6"]
    declined = Scenario(game.state.clone()).play("pass")
    assert declined.damage_on("b3 c1 c6") == [0, 0, 0]
    game.play("target c6")
    assert (game.card("c6"), game.magic("south"), game.prompt) == ("", 1, "phase-move")


@pytest.mark.card("ember-archer")
def test_quick_shot_reaches_not_four_spaces_and_is_no_attack() -> None:
    far = scenario(
        "turn 3 south move\nsouth c2 ember-archer\nsouth f1 queen-maldaria\nnorth c7 gul-dass\nnorth a7 lioness"
    )
    assert far.play("move c2 c3").prompt == "phase-move"
    game = scenario("""
        turn 3 south move
        south hand gate
        south c2 ember-archer
        south f1 queen-maldaria
        north c6 fanessa
    """).play("move c2 c3", "target c6")
    assert (game.damage("c6"), game.damage("c3"), game.state.targeted_enemy) == (1, 0, False)
    game.play("end", "end", "end")
    assert (game.phase, game.damage("f1")) == ("magic", 1)  # inaction


# Ember Beast ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("ember-beast")
def test_born_of_fire_opens_the_spaces_next_to_friendly_ember_units_for_itself() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 9
        south hand ember-beast ember-beast ember-mage
        south a1 queen-maldaria
        south e1 gate
        south c4 ember-archer
        north c5 undead-carrier
        north b7 ember-mage
        south e5 royal-guardian
    """)
    assert game.summons("ember-beast") == "b4 c3 d1 d4 e2 f1"
    assert game.summons("ember-mage") == "d1 e2 f1"
    game.play("summon ember-beast d4")
    assert (game.magic("south"), game.summons("ember-beast")) == (7, "b4 c3 d1 d3 d5 e2 e4 f1")  # a beast is an ember


@pytest.mark.card("ember-beast")
def test_wildfire_burns_all_enemy_units_next_to_it_at_the_start_of_the_move_phase() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 1
        south hand ember-mage
        south a1 queen-maldaria
        south f1 gate
        south c4 ember-beast
        south b4 ember-archer
        north c5 gul-dass
        north d4 horde-slinger
        north c3 gate
        north d5 gul-dass
    """)
    assert game.damage_on("c5 d4 d5") == [0, 0, 0]
    game.play("end")
    assert (game.phase, game.card("d4"), game.magic("south")) == ("move", "", 2)  # dead at once, and paid for
    assert game.damage_on("c5 c3 b4 d5") == [1, 0, 0, 0]


@pytest.mark.card("ember-beast")
def test_wildfire_is_for_the_own_move_phase_only() -> None:
    game = scenario("""
        turn 2 north summon
        north c5 gul-dass
        south c4 ember-beast
    """)
    assert (game.phase, game.damage("c5")) == ("move", 0)


# Ember Mage -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("ember-mage")
def test_the_ember_mage_is_guarded_against_the_first_attack_of_each_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south b4 bear-cavalry
        south d4 bear-cavalry
        north c4 ember-mage
    """)
    game.play("attack b4 c4", "roll s s s")
    assert game.damage("c4") == 1
    game.play("attack d4 c4", "roll s s s")
    assert game.card("c4") == ""


@pytest.mark.card("ember-mage")
def test_guarded_is_about_the_mage_itself_and_about_attacks() -> None:
    other = scenario("""
        turn 3 south attack
        south b4 bear-cavalry
        north c4 ember-mage
        north b5 gul-dass
    """).play("attack b4 b5", "roll s s s")
    assert other.damage("b5") == 3
    burnt = scenario("""
        turn 3 south move
        south hand burn
        south c3 queen-maldaria
        north c4 ember-mage
    """).play("play burn")
    assert burnt.card("c4") == ""


@pytest.mark.card("ember-mage")
def test_a_mage_that_was_attacked_is_guarded_again_in_the_next_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate gate gate gate gate
        north hand gate gate gate gate gate
        south b4 bear-cavalry
        north c4 ember-mage
    """)
    game.play("attack b4 c4", "roll b* b* b*")
    while game.state.turn < 5:
        game.play("end")
    game.play("end", "end", "attack b4 c4", "roll s s s")
    assert game.damage("c4") == 1


# Royal Guardian -------------------------------------------------------------------------------------------------------


@pytest.mark.card("royal-guardian")
def test_shove_may_force_the_attacked_enemy_common_or_champion_one_space() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 queen-maldaria
        south hand gate
        south c4 royal-guardian
        north c5 gul-dass
        north b5 gate
    """)
    game.play("attack c4 c5", "roll b*")  # a miss is an attack
    assert (game.asked, game.prompt, game.options) == ("south", "may-force-to", ["pass", "to c6", "to d5"])
    declined = Scenario(game.state.clone()).play("pass")
    assert declined.card("c5") == "gul-dass"
    game.play("to d5")
    assert (game.card("d5"), game.damage("d5")) == ("gul-dass", 1)  # forced away: Engage
    assert game.phase == "magic"


@pytest.mark.card("royal-guardian")
@pytest.mark.parametrize(
    "target",
    ["north c5 ret-talus", "north c5 gate", "south c5 fanessa attacked", "north c5 kalal", "north c5 horde-slinger"],
)
def test_no_shove_for_summoners_structures_friends_the_steadfast_and_the_dead(target: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south a1 queen-maldaria
        south hand gate
        south c4 royal-guardian
        {target}
    """).play("attack c4 c5", "roll s")
    assert game.phase == "magic"


@pytest.mark.card("royal-guardian")
def test_shove_is_for_adjacent_targets_only() -> None:
    """A ranged witch that copied it shoves what stands next to her, not what she shoots from afar."""
    position = """
        turn 3 south attack
        south a1 tacullu
        south hand gate
        south c4 mind-witch lent engage lent shove
        north {square} gul-dass
    """
    far = scenario(position.format(square="c6")).play("attack c4 c6", "roll s s s")
    assert far.phase == "magic"
    near = scenario(position.format(square="c5")).play("attack c4 c5", "roll s s s")
    assert near.options == ["pass", "to b5", "to c6", "to d5"]


@pytest.mark.card("royal-guardian")
def test_the_guardians_engage() -> None:
    game = scenario("""
        turn 3 south move
        south c3 bear-cavalry
        south e4 bear-cavalry
        north c4 royal-guardian
    """)
    game.play("move c3 c2", "move e4 d4")
    assert game.damage_on("c2 d4") == [1, 0]
