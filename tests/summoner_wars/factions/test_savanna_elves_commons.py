"""Miti Mumway and the commons of the Savanna Elves, without the archers: what they do."""

from __future__ import annotations

import pytest

from tests.summoner_wars.scenario import Scenario, scenario

# Miti Mumway and the Rhinoceros ---------------------------------------------------------------------------------------


@pytest.mark.card("miti-mumway")
@pytest.mark.parametrize(("boosted", "strength"), [(0, 1), (3, 4), (5, 6), (9, 6)])
def test_imbued_strength_is_one_per_boost_up_to_five(boosted: int, strength: int) -> None:
    game = scenario(f"turn 3 south attack\nsouth c3 miti-mumway boosts {boosted}\nnorth c4 starting-gate")
    assert game.strength("c3") == strength
    game.play("attack c3 c4", "roll" + " s" * strength)
    assert (game.damage("c4"), game.boosts("c3")) == (strength, boosted)


@pytest.mark.card("rhinoceros")
@pytest.mark.parametrize(("boosted", "spaces"), [(0, 2), (1, 3), (4, 6), (5, 7), (9, 7)])
def test_imbued_speed_is_one_space_per_boost_up_to_five(boosted: int, spaces: int) -> None:
    game = scenario(f"turn 3 south move\nsouth a1 rhinoceros boosts {boosted}\nsouth f1 abua-shi")
    reached = {text.split()[2] for text in game.starting("move a1")}
    assert max(ord(end[0]) - ord("a") + int(end[1]) - 1 for end in reached) == spaces
    assert "a1" in reached


@pytest.mark.card("rhinoceros")
def test_imbued_speed_need_not_be_used_and_keeps_the_boosts() -> None:
    game = scenario("turn 3 south move\nsouth c3 rhinoceros boosts 3\nsouth f1 abua-shi")
    assert game.play("move c3 c4").boosts("c4") == 3


TRAMPLERS = ("miti-mumway", "rhinoceros")


@pytest.mark.card(*TRAMPLERS)
@pytest.mark.parametrize("trampler", TRAMPLERS)
def test_trample_goes_through_commons_of_both_sides_and_hurts_them_after_the_move(trampler: str) -> None:
    game = scenario(f"""
        turn 3 south move
        south f1 abua-shi
        south c3 {trampler}
        north c4 ice-golem
        south b3 border-archer
        north d3 gul-dass
        north c2 gate
    """)
    # Through the golem (a common, though a structure) and the archer; never onto them, not through the others.
    assert game.starting("move c3") == [
        "move c3 a3 b3", "move c3 b2 b3", "move c3 b4 b3", "move c3 b4 c4", "move c3 c3 b3", "move c3 c3 c4",
        "move c3 c5 c4", "move c3 d4 c4",
    ]  # fmt: skip
    game.play("move c3 c5 c4")
    assert (game.card("c5"), game.damage("c4"), game.damage("b3")) == (trampler, 1, 0)
    other = scenario(f"turn 3 south move\nsouth c3 {trampler}\nsouth b3 border-archer damage 3")
    other.play("move c3 a3 b3")
    assert (other.card("b3"), other.magic("south"), other.magic("north")) == ("", 0, 0)


@pytest.mark.card(*TRAMPLERS)
@pytest.mark.parametrize("trampler", TRAMPLERS)
def test_trample_is_one_damage_per_common_and_no_attack(trampler: str) -> None:
    game = scenario(f"""
        turn 3 south move
        south f1 abua-shi
        south a3 {trampler} boosts 1 lent imbued-speed
        north b3 undead-carrier damage 2
        north b4 undead-carrier
        south hand gate
    """)
    game.play("move a3 c4 b3 b4")
    assert (game.card("b3"), game.damage("b4"), game.magic("south")) == ("", 1, 1)
    assert not game.state.targeted_enemy
    free = scenario(f"turn 3 south move\nsouth a3 {trampler}\nnorth b3 undead-carrier\nsouth f1 abua-shi")
    assert {"move a3 b4", "move a3 b4 b3"} <= set(free.options)  # round the common or through it
    assert free.play("move a3 b4").damage("b3") == 0


# Lioness --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("lioness")
def test_momentum_is_a_boost_after_attacking_an_enemy_unit_once_per_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 lioness boosts 1
        south e3 lioness used momentum
        south b3 lioness
        north c4 gul-dass
        north e4 gul-dass
        north b4 undead-carrier
    """)
    game.play("attack c3 c4", "roll b* b* b*", "attack e3 e4", "roll s s s", "attack b3 b4", "roll s s s")
    # A miss counts, a kill counts, a second time in the turn does not.
    assert game.boosts_on("c3 e3 b3") == [2, 0, 1]
    assert game.card("b4") == ""


@pytest.mark.card("lioness")
def test_an_extra_attack_gives_no_second_momentum_in_the_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south b3 gulldune
        south c3 lioness
        north b4 gate
        north c4 gul-dass
    """)
    game.play("attack c3 c4", "roll b* b* b*", "attack b3 b4", "roll s s s s", "target c3")
    game.play("attack c3 c4", "roll s s s")
    assert (game.boosts("c3"), game.damage("c4")) == (1, 3)


@pytest.mark.card("lioness")
@pytest.mark.parametrize("target", ["north c4 gate", "south c4 border-archer"])
def test_no_momentum_from_a_gate_or_a_friend(target: str) -> None:
    game = scenario(f"turn 3 south attack\nsouth c3 lioness\n{target}").play("attack c3 c4", "roll s s s")
    assert game.boosts("c3") == 0


@pytest.mark.card("lioness")
def test_momentum_follows_an_attack_whose_target_went_back_to_hand() -> None:
    """Unrelenting replaces the destruction, not the attack."""
    game = scenario("""
        turn 3 south attack
        south c3 lioness
        north c4 horde-climber
        north active unrelenting
    """)
    game.play("attack c3 c4", "roll s s s")
    assert (game.hand("north"), game.magic("south"), game.boosts("c3")) == (["horde-climber"], 0, 1)


@pytest.mark.card("lioness")
@pytest.mark.parametrize(("boosted", "life"), [(0, 2), (2, 4), (5, 7), (8, 7)])
def test_imbued_life_is_one_per_boost_up_to_five(boosted: int, life: int) -> None:
    game = scenario(f"turn 3 south attack\nsouth c3 lioness boosts {boosted}")
    assert game.life("c3") == life


@pytest.mark.card("lioness")
def test_a_damaged_lioness_dies_with_her_boosts() -> None:
    """Transmission takes her boosts away: 2 damage on 2 printed life."""
    game = scenario("""
        turn 3 south move
        south f1 abua-shi
        south c3 blood-shaman
        south c5 lioness boosts 1 damage 2
        south d4 rhinoceros
    """)
    game.play("move c3 c4", "target c5")  # to the only other friend in reach
    assert (game.card("c5"), game.discard("south"), game.boosts("d4")) == ("", ["lioness"], 1)
    assert (game.magic("south"), game.magic("north")) == (0, 0)


# Spirit Mage ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("spirit-mage")
def test_charged_is_a_boost_for_a_real_summon_only() -> None:
    summoned = scenario("""
        turn 3 south summon
        south magic 1
        south hand spirit-mage
        south c3 gate
    """).play("summon spirit-mage c4")
    assert summoned.boosts("c4") == 1
    placed = scenario("""
        turn 3 south summon
        south hand blood-summon spirit-mage
        south c3 rhinoceros
        south c2 gate
    """).play("play blood-summon", "target c3", "to c4")
    assert (placed.card("c4"), placed.boosts("c4")) == ("spirit-mage", 0)


@pytest.mark.card("spirit-mage")
def test_commune_is_a_boost_for_itself_or_hands_one_over_within_three_spaces() -> None:
    game = scenario("""
        turn 3 south move
        south f1 abua-shi
        south c3 spirit-mage boosts 1
        south c7 lioness
        south d7 rhinoceros
        south a3 makeinda-ru
        south b4 gate
        north d4 undead-carrier
    """)
    game.play("move c3 c4")
    assert (game.asked, game.prompt) == ("south", "commune-with-spirits")
    assert game.options == ["target a3", "target c7", "yes"]  # one of the two must happen
    own = Scenario(game.state.clone()).play("yes")
    assert (own.boosts_on("c4 c7 a3"), own.prompt) == ([2, 0, 0], "phase-move")
    game.play("target c7")
    assert (game.boosts_on("c4 c7 a3"), game.prompt) == ([0, 1, 0], "phase-move")  # once for one move


@pytest.mark.card("spirit-mage")
def test_commune_without_a_boost_to_hand_over_just_gains_one() -> None:
    game = scenario("""
        turn 3 south move
        south f1 abua-shi
        south c3 spirit-mage
        south c5 lioness
    """).play("move c3 c4")
    assert (game.prompt, game.boosts_on("c4 c5")) == ("phase-move", [1, 0])
