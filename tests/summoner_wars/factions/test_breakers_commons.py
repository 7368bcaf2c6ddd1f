"""The commons of the Breakers: what they do."""

from __future__ import annotations

import pytest

from tests.summoner_wars.scenario import Scenario, scenario

# Mind Witch -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("mind-witch")
def test_mimic_may_copy_a_common_within_three_spaces_at_the_start_of_the_move_phase() -> None:
    game = scenario("""
        turn 3 south summon
        south f1 tacullu
        south c3 mind-witch
        south c6 wind-archer
        south d6 wind-mage
        south d3 gwalark
        north b5 horde-climber
        north c2 gate
    """)
    assert (game.phase, game.asked, game.prompt) == ("move", "south", "mimic")
    # c6 and b5 are 3 away, d6 is 4; Gwalark is no common, and neither is the gate.
    assert game.options == ["pass", "target b5", "target c6"]
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.prompt, declined.seen("c3")["abilities"]) == ("phase-move", ["mimic", "flight"])
    game.play("target c6")
    assert game.seen("c3")["abilities"] == ["mimic", "far-shot", "flight", "swift"]


@pytest.mark.card("mind-witch")
def test_mimic_lasts_until_the_end_of_the_own_turn() -> None:
    game = scenario("""
        turn 3 south summon
        south hand gate gate gate gate gate
        north hand gate gate gate gate gate
        south f1 tacullu
        south c3 mind-witch
        south d3 wind-archer
        north c7 gul-dass
    """)
    game.play("target d3")
    assert "move c3 c6" in game.options  # Swift
    game.play("end", "end")
    assert "attack c3 c7" in game.options  # Far Shot
    game.play("end", "end")
    assert (game.asked, game.seen("c3")["abilities"]) == ("north", ["mimic"])
    while game.asked == "north":
        game.play("end")
    assert (game.phase, game.prompt) == ("move", "mimic")


@pytest.mark.card("mind-witch")
def test_mimic_copies_also_what_the_common_did_not_have_printed() -> None:
    game = scenario("""
        turn 3 south summon
        south f1 tacullu
        south c3 mind-witch
        south d5 wind-mage under hellforged-weapon
        south d7 gwalark
    """)
    game.play("target d5")
    assert sorted(game.seen("c3")["abilities"]) == ["cursed", "flight", "mimic", "push"]
    assert game.strength("c3") == 3  # the weapon's strength is no ability


@pytest.mark.card("mind-witch")
def test_copied_boost_abilities_read_the_boosts_of_the_witch() -> None:
    game = scenario("""
        turn 3 south summon
        south f1 tacullu
        south c3 mind-witch boosts 2
        north c5 undead-warrior boosts 4
    """)
    game.play("target c5")
    assert (game.strength("c3"), game.strength("c5")) == (3 + 2, 2 + 4)
    lioness = scenario("""
        turn 3 south summon
        south f1 tacullu
        south c3 mind-witch boosts 7
        north c5 lioness boosts 1
    """).play("target c5")
    assert (lioness.life("c3"), lioness.life("c5")) == (2 + 5, 2 + 1)


@pytest.mark.card("mind-witch")
def test_a_witch_that_lives_on_a_copied_life_dies_when_the_turn_ends() -> None:
    game = scenario("""
        turn 3 south summon
        south hand gate gate gate gate gate
        south f1 tacullu
        south c3 mind-witch boosts 2
        south c4 wind-mage
        south d3 lioness
        north e8 ret-talus
    """)
    game.play("target d3", "end", "end", "attack c4 c3", "roll sb sb", "pass")
    assert (game.damage("c3"), game.life("c3")) == (2, 2)
    game.play("end", "end")
    assert (game.asked, game.card("c3"), game.discard("south")) == ("north", "", ["mind-witch"])
    assert game.magic("north") == 0


@pytest.mark.card("mind-witch")
def test_copied_abilities_are_kept_by_a_written_position() -> None:
    """The lioness is gone, the witch still lives on what it copied, also in a state read from text."""
    game = scenario("""
        turn 3 south attack
        south hand gate
        south f1 tacullu
        south c3 mind-witch boosts 2 damage 3 lent imbued-life
        north c4 gate
    """)
    assert game.life("c3") == 1
    game.play("attack c3 c4", "roll sb s s")
    assert (game.damage("c4"), game.card("c3")) == (1, "mind-witch")


@pytest.mark.card("mind-witch", "gwalark")
def test_a_levitated_witch_that_copied_charge_can_still_charge() -> None:
    game = scenario("""
        turn 3 south summon
        south f1 tacullu
        south c1 mind-witch
        south d2 gwalark
        north b2 beast-rider
    """)
    game.play("target b2")
    assert "move c1 c5" in game.options  # a straight run of 4
    bent = Scenario(game.state.clone()).play("move c1 b3")
    assert bent.strength("b3") == 3  # 3 spaces, but not straight: no run
    straight = game.play("move c1 c5")
    assert straight.strength("c5") == 3 + 1


# Deceiver -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("deceiver")
@pytest.mark.parametrize(
    ("attacker", "deceiver", "roll", "dealt"),
    [
        ("south c4 bear-cavalry", "north b4 deceiver", "s* s* s", 2),  # one less, however many specials
        ("south c4 bear-cavalry", "north b4 deceiver", "s s sb", 3),  # no special, no effect
        ("south c4 bear-cavalry", "north b4 deceiver", "b* b* b*", 0),  # never below 0
        ("south c4 bear-cavalry", "north b5 deceiver", "s* s s", 3),  # the attacker is not next to it
        ("south c4 bear-cavalry", "south b4 deceiver", "s* s s", 3),  # its own side
        ("south c4 bear-cavalry", "north b4 deceiver\n        north c3 deceiver", "s* s s", 1),  # two of them
        ("south c3 svara", "north b3 deceiver", "b* sb sb", 2),  # ranged attacks too
    ],
)
def test_stupefy_weakens_attacks_of_adjacent_enemies_on_any_card(
    attacker: str, deceiver: str, roll: str, dealt: int
) -> None:
    game = scenario(f"""
        turn 3 south attack
        {attacker}
        {deceiver}
        north c5 starting-gate
        north f7 gate
    """)
    game.play(f"attack {attacker.split()[1]} c5", f"roll {roll}")
    assert game.damage("c5") == dealt


@pytest.mark.card("deceiver")
def test_stupefy_protects_the_deceiver_itself_and_even_cards_of_the_attacker() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 bear-cavalry
        south d4 starting-gate
        north c5 deceiver
    """)
    own = Scenario(game.state.clone()).play("attack c4 d4", "roll s* s s")
    assert own.damage("d4") == 2
    game.play("attack c4 c5", "roll s* s s")
    assert game.damage("c5") == 2


@pytest.mark.card("deceiver")
@pytest.mark.parametrize(
    ("end", "hurt"),
    [
        ("c6", 1),  # away
        ("d4", 1),  # away and next to it again: one step led away
        ("c5", 1),  # out and back
    ],
)
def test_engage_hurts_an_enemy_that_moves_away(end: str, hurt: int) -> None:
    game = scenario("""
        turn 3 south move
        south c5 bear-cavalry
        south a3 horde-climber
        north c4 deceiver
    """)
    game.play(f"move c5 {end}")
    assert (game.damage(end), game.prompt) == (hurt, "phase-move")  # compulsory: nobody is asked


@pytest.mark.card("deceiver")
def test_engage_counts_for_each_deceiver_and_only_for_enemies_that_stood_next_to_it() -> None:
    game = scenario("""
        turn 3 south move
        south c5 bear-cavalry
        south a4 wind-mage
        south f6 deceiver
        south f5 horde-climber
        north c4 deceiver
        north b5 deceiver
    """)
    game.play("move c5 c6", "resolve engage b5", "move a4 a5", "move f5 e5")
    assert game.damage("c6") == 2
    assert (game.damage("a5"), game.damage("e5")) == (0, 0)  # came nearer; is a friend


@pytest.mark.card("deceiver")
def test_engage_works_in_the_own_turn_against_forced_enemies() -> None:
    game = scenario("""
        turn 3 south attack
        south f1 tacullu
        south c4 deceiver
        south c3 wind-mage
        north c5 undead-carrier damage 2
        north d4 gul-dass
    """)
    game.play("use push c3 d4", "to e4")
    assert (game.damage("e4"), game.damage("c5")) == (1, 2)
    deadly = scenario("""
        turn 3 south attack
        south f1 tacullu
        south c4 deceiver
        south b4 wind-mage
        north c5 undead-carrier damage 2
    """)
    deadly.play("use push b4 c5", "to c6")
    assert (deadly.card("c6"), deadly.magic("south")) == ("", 1)


@pytest.mark.card("deceiver")
def test_engage_does_not_answer_an_exchange_or_a_placing() -> None:
    exchange = scenario("""
        turn 3 south attack
        south c5 sneeks
        south e7 horde-climber
        north c4 deceiver
        north d5 gate
    """)
    exchange.play("use sly c5 e7")
    assert (exchange.card("e7"), exchange.damage("e7"), exchange.damage("c5")) == ("sneeks", 0, 0)
    placing = scenario("""
        turn 3 south move
        south c6 horde-climber
        south c5 horde-clinger
        north c4 deceiver
    """)
    placing.play("move c6 c8", "to d8")
    assert (placing.card("d8"), placing.damage("d8")) == ("horde-clinger", 0)


@pytest.mark.card("deceiver")
def test_engage_is_about_units_not_structures() -> None:
    game = scenario("""
        turn 3 south move
        south b3 svara
        south c5 starting-gate
        north c4 deceiver
    """)
    game.play("move b3 b4", "target c5", "to c6")
    assert (game.card("c6"), game.damage("c6")) == ("starting-gate", 0)


@pytest.mark.card("deceiver")
def test_an_attacker_killed_by_engage_does_not_use_its_after_move_ability() -> None:
    """The active player may let Engage come first; a destroyed unit has no after-move ability left."""
    game = scenario("""
        turn 3 south move
        south c5 ember-archer damage 1
        south e1 gate
        north c4 deceiver
        north c8 gul-dass
    """)
    game.play("move c5 c6")
    assert game.options == ["resolve engage c4", "resolve quick-shot c6"]
    game.play("resolve engage c4")
    assert (game.card("c6"), game.prompt, game.damage("c8")) == ("", "phase-move", 0)


# Wind Archer ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("wind-archer")
def test_swift_is_one_more_space_over_empty_spaces_only() -> None:
    game = scenario("""
        turn 3 south move
        south f8 tacullu
        south a1 wind-archer
        south a3 gate
        north a8 ret-talus
    """)
    assert game.moves("a1") == "a1 a2 b1 b2 b3 c1 c2 d1"


@pytest.mark.card("wind-archer")
def test_far_shot_reaches_four_clear_straight_spaces() -> None:
    game = scenario("""
        turn 3 south attack
        south b3 wind-archer
        south a1 tacullu
        north b7 gul-dass
        north e3 gate
        north f3 gul-dass
        north c4 gul-dass
    """)
    assert game.starting("attack b3") == ["attack b3 b7", "attack b3 e3"]
    far = scenario("""
        turn 3 south attack
        south b3 wind-archer
        south a1 tacullu
        south c3 wind-mage
        north b8 gul-dass
        north c7 gul-dass
        north c5 gul-dass
    """)
    assert far.starting("attack") == ["attack b3 c3", "attack c3 b3", "attack c3 c5"]
