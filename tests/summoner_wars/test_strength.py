"""Strength and abilities: what counts, when it is read, and when an ability works (SW2-STR, SW2-ABIL)."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario

# Strength -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-STR-1")
def test_base_strength_is_what_is_printed() -> None:
    game = scenario("""
        turn 3 south move
        south c3 frost-mage under hellforged-weapon
        south c2 gate
        south b3 gate
        south d5 undead-warrior boosts 9
    """)
    assert (game.seen("c3")["printed_strength"], game.seen("c3")["strength"]) == (1, 1 + 2 + 2)
    assert (game.seen("d5")["printed_strength"], game.seen("d5")["strength"]) == (2, 2 + 5)
    assert (game.seen("c2")["printed_strength"], game.seen("c2")["strength"]) == (-1, -1)  # a gate has none


@pytest.mark.rule("SW2-STR-4")
def test_all_bonuses_are_added_to_the_base_strength() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 sneeks
        south a2 gate
        south active pile-on
        south c4 undead-warrior boosts 2 bonus 1 under hellforged-weapon
        south b5 horde-climber
        south d5 horde-climber
        north c5 gul-dass
    """)
    # 2 printed, 2 boosts, 1 until the end of the turn, 2 from the weapon, 2 from the gang next to the target.
    assert game.strength("c4", "c5") == 9
    game.play("attack c4 c5", "roll s s s s b* b* b* b* b*")
    assert game.damage("c5") == 4


@pytest.mark.rule("SW2-STR-5")
def test_strength_is_read_when_the_dice_are_rolled() -> None:
    position = """
        turn 3 south attack
        south a1 sneeks
        south a2 gate
        south active pile-on
        south c4 dragos
        south b5 horde-climber
        south c3 horde-climber
        north c5 gul-dass
        north d4 gate
    """
    assert scenario(position).strength("c4", "c5") == 5
    game = scenario(position)
    game.play("open life-drain c4 b5", "target c5")  # the sacrifice was the gang
    game.play("roll s s s s")
    assert game.damage("c5") == 4
    other = scenario(position)
    other.play("open life-drain c4 c3", "target c5", "roll s s s s s")
    assert other.damage("c5") == 5


@pytest.mark.rule("SW2-STR-5")
def test_a_bonus_that_is_gone_before_the_roll_does_not_count() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 svara
        south c3 frost-mage
        south b3 gate damage 4
        south b4 ollag
        north c4 gul-dass
        north d8 gate
    """)
    assert game.strength("c3") == 2
    game.play("attack b4 b3", "roll s s b*")  # the own gate falls
    game.play("attack c3 c4", "roll sb")
    assert game.damage("c4") == 1


@pytest.mark.rule("SW2-STR-7")
def test_strength_below_zero_counts_as_zero() -> None:
    game = scenario("turn 3 south attack\nsouth a2 gate\nsouth c4 undead-carrier\nnorth c5 gul-dass")
    game.piece("c4").bonus = -5  # no card of the known decks takes so much away
    assert (game.strength("c4"), game.seen("c4")["strength"]) == (0, 0)
    game.play("attack c4 c5")
    assert (game.asked, game.damage("c5"), game.state.targeted_enemy) == ("south", 0, True)


# Abilities ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-ABIL-1")
def test_abilities_are_seen_by_name_on_unit_cards() -> None:
    game = scenario("turn 3 south move\nsouth c3 ice-golem\nsouth c4 frost-mage under hellforged-weapon\nsouth d3 gate")
    assert game.seen("c3")["abilities"] == ["living-gate", "mobile-structure", "slow"]
    assert game.seen("c4")["abilities"] == ["frost-bolt", "cursed"]
    assert game.seen("d3")["abilities"] == []


@pytest.mark.rule("SW2-ABIL-2")
@pytest.mark.parametrize("where", ["hand", "discard", "draw"])
def test_abilities_do_not_work_from_hands_and_piles(where: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south a1 ret-talus
        south a2 gate
        south {where} undead-warrior undead-archer hellfire-cultist the-eater blarf smeg ice-smith
        south c4 frost-mage
        south c3 gate
        north c5 undead-archer
        north d5 undead-archer damage 1
    """)
    game.play("attack c4 c5", "roll b* b*")
    assert (game.card("c5"), game.prompt) == ("", "phase-attack")  # no Soul Shift, no Immolate
    assert game.told("boosted") == []  # no Blood Fury


@pytest.mark.rule("SW2-ABIL-2")
def test_an_ability_works_directly_after_the_destruction_of_its_card() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 ret-talus
        south a2 gate
        south c4 frost-mage damage 2
        north c5 hellfire-cultist damage 1
    """)
    game.play("attack c4 c5", "roll sb")
    assert (game.card("c5"), game.damage("c4")) == ("", 3)


@pytest.mark.rule("SW2-ABIL-3")
def test_leaving_in_another_way_is_no_destruction() -> None:
    returned = scenario("""
        turn 3 south attack
        south a1 ret-talus
        south a2 gate
        south c4 frost-mage
        north c5 hellfire-cultist damage 1
        north active unrelenting
    """)
    returned.play("attack c4 c5", "roll sb")
    assert (returned.hand("north"), returned.damage("c4")) == (["hellfire-cultist"], 0)


@pytest.mark.rule("SW2-ABIL-2", "SW2-ABIL-3")
def test_an_ability_that_waits_for_the_summoning_does_not_work_on_placing() -> None:
    position = "turn 3 south summon\nsouth magic 1\nsouth hand spirit-mage blood-summon\nsouth c3 ice-golem"
    summoned = scenario(position).play("summon spirit-mage c4")
    assert summoned.boosts("c4") == 1  # Charged
    placed = scenario(position).play("play blood-summon", "target c3", "to c4")
    assert (placed.card("c4"), placed.boosts("c4")) == ("spirit-mage", 0)


@pytest.mark.rule("SW2-ABIL-4")
def test_an_ability_waits_until_the_running_effect_is_finished() -> None:
    game = scenario("""
        turn 3 south move
        south hand purge
        south c3 undead-carrier
        south d4 undead-carrier damage 2
        south f1 frost-mage
        north c4 hellfire-cultist
        north d5 undead-warrior
        north b1 undead-warrior
    """)
    game.play("play purge", "target c3", "target d4", "done", "target c4")
    # The cultist is gone; its fire would kill d4, but Purge comes first: d4 still strikes.
    assert (game.card("c4"), game.card("d4"), game.prompt) == ("", "undead-carrier", "purge-strike")
    game.play("target d5")
    assert (game.damage("d5"), game.discard("south")) == (2, ["purge", "undead-carrier", "undead-carrier"])


@pytest.mark.rule("SW2-ABIL-5")
def test_base_abilities_are_the_printed_ones() -> None:
    game = scenario("""
        turn 3 south summon
        south hand chant-of-entangling
        south c1 abua-shi
        south c3 undead-carrier under hellforged-weapon
        south d2 frost-mage
    """)
    game.play("play chant-of-entangling", "target c3")
    assert game.seen("c3")["abilities"] == ["soulless", "infect", "cursed", "frost-bolt"]
    assert game.seen("d2")["abilities"] == ["frost-bolt", "infect", "soulless"]  # Cursed is not shared


@pytest.mark.rule("SW2-ABIL-6", "SW2-ABIL-7")
def test_a_doubled_ability_counts_once_but_flat_bonuses_add_up() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 sneeks
        south a2 gate
        south active pile-on
        south active pile-on
        south c4 frost-mage under hellforged-weapon under hellforged-weapon
        south b5 horde-climber
        north c5 gul-dass
    """)
    assert game.seen("c4")["abilities"] == ["frost-bolt", "cursed", "gang-up"]
    assert game.strength("c4", "c5") == 1 + 2 + 2 + 1
    game.play("attack c4 c5", "roll b* b* s s s s")
    assert (game.damage("c5"), game.damage("c4")) == (2, 2)


@pytest.mark.rule("SW2-ABIL-8")
def test_once_per_turn_belongs_to_each_card_and_ends_with_the_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 svara
        south a2 gate
        south c3 jarmund used momentum
        south d3 jarmund
        north c5 gul-dass
        north d5 gul-dass
    """)
    game.play("attack c3 c5", "roll sb sb sb", "attack d3 d5", "roll sb sb sb")
    assert (game.boosts("c3"), game.boosts("d3")) == (0, 1)
    sly = scenario("""
        turn 3 south attack targeted
        south c3 sneeks used sly
        south c2 gate
        south a4 horde-climber
    """)
    assert sly.starting("use") == []
    sly.play("end")
    while sly.asked == "north":
        sly.play("end")
    sly.play("end")
    assert (sly.phase, sly.starting("use")) == ("attack", ["use sly c3 a4"])


@pytest.mark.rule("SW2-ABIL-8")
def test_a_card_that_comes_back_as_a_new_card_starts_fresh() -> None:
    position = """
        turn 3 south summon
        south hand blood-summon undead-carrier
        south active unrelenting
        south a1 ret-talus
        south c3 lioness used momentum
        north d5 gul-dass
    """
    tired = scenario(position.replace("blood-summon undead-carrier", "gate"))
    tired.play("move c3 c5", "end", "end", "attack c5 d5", "roll s s s")
    assert tired.boosts("c5") == 0
    game = scenario(position)
    game.play("play blood-summon", "target c3", "to c4", "target c4", "to d4", "end", "attack d4 d5", "roll s s s")
    assert (game.card("d4"), game.boosts("d4")) == ("lioness", 1)


@pytest.mark.rule("SW2-ABIL-10")
def test_an_ability_of_a_phase_may_be_used_at_any_time_in_it_but_not_in_the_middle_of_something() -> None:
    position = """
        turn 3 south summon
        south magic 5
        south hand undead-carrier undead-carrier blood-summon
        south discard undead-warrior
        south c1 ret-talus
        south e2 gate
        south a4 hellfire-cultist
    """
    use = "use raise-the-dead c1 c1"
    assert use in scenario(position).options
    later = scenario(position).play("summon undead-carrier e3")
    assert use in later.options
    later.play(use, "to d1")
    assert later.card("d1") == "undead-warrior"
    middle = scenario(position).play("play blood-summon")
    with pytest.raises(IllegalPlay, match="SW2-TURN-9]"):
        middle.play(use)
    middle.play("done")
    assert use in middle.options


@pytest.mark.rule("SW2-ABIL-10")
def test_an_ability_of_another_phase_is_refused_with_the_rule() -> None:
    game = scenario("turn 3 south move\nsouth c1 ret-talus\nsouth discard undead-warrior")
    with pytest.raises(IllegalPlay, match="SW2-ABIL-10]"):
        game.play("use raise-the-dead c1 c1")


@pytest.mark.rule("SW2-ABIL-11", "SW2-WORD-7")
def test_abilities_without_may_happen_as_far_as_they_can() -> None:
    momentum = scenario("turn 3 south attack\nsouth a2 gate\nsouth c3 jarmund\nnorth c5 gul-dass")
    momentum.play("attack c3 c5", "roll s s s")
    assert (momentum.prompt, momentum.boosts("c3")) == ("phase-attack", 1)
    runes = scenario("turn 3 south build\nsouth hand gate\nsouth magic 1\nsouth c4 blarf\nsouth a2 gate").play("end")
    assert runes.options == ["pass", "pay 1"]  # one of both, not neither
    fury = scenario("turn 3 south magic\nsouth hand gate\nsouth c4 undead-warrior boosts 1").play("end")
    assert (fury.asked, fury.boosts("c4")) == ("north", 0)  # two should go, one was there
