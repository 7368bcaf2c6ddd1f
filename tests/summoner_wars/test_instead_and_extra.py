"""What is done instead of moving, attacking or being destroyed, and extra attacks (INST, EXTRA)."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, controllers, scenario

# Instead --------------------------------------------------------------------------------------------------------------

PREPARED = """
    turn 3 south move {moves}
    south hand gate
    south a1 abua-shi
    south c3 border-archer {state}
    south e3 lioness
"""


@pytest.mark.rule("SW2-INST-1")
def test_instead_takes_the_place_of_what_would_have_happened() -> None:
    capture = scenario("""
        turn 3 south attack
        south c3 tacullu
        south e3 lioness
        south e4 gate
        north c5 undead-archer
    """).play("attack c3 c5", "roll sb sb sb", "yes")
    assert (capture.card("c5"), capture.damage("c5")) == ("undead-archer", 0)  # no damage at all
    prepare = scenario(PREPARED.format(moves="", state="")).play("use prepare c3 c3")
    assert (prepare.card("c3"), prepare.boosts("c3"), prepare.told("moved")) == ("border-archer", 1, [])


@pytest.mark.rule("SW2-INST-2", "SW2-EX-18")
def test_no_after_move_effects_follow_instead_of_moving() -> None:
    """The entangled mage has Commune with Spirits and Prepare; a clinger and an enemy watch for moves."""
    game = scenario("""
        turn 3 south move
        south a1 abua-shi
        south c3 spirit-mage id 60
        south e3 border-archer id 61
        south c4 horde-clinger
        north b3 deceiver
        south active chant-of-entangling target 60 target 61
    """)
    moved = Scenario(game.state.clone()).play("move c3 d3")
    assert moved.prompt == "order"  # Commune, Cling and Engage
    game.play("use prepare c3 c3")
    assert (game.prompt, game.boosts("c3"), game.damage("c3"), game.card("c4")) == ("phase-move", 1, 0, "horde-clinger")


@pytest.mark.rule("SW2-INST-3", "SW2-EX-18")
def test_a_card_that_returned_instead_of_being_destroyed_was_not_destroyed() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south c3 bear-cavalry
        south e3 undead-warrior
        north c4 hellfire-cultist boosts 1
        north active unrelenting
        north active sacrificial-pyre
    """).play("attack c3 c4", "roll s s s")
    assert (game.card("c4"), game.hand("north"), game.discard("north")) == ("", ["hellfire-cultist"], [])
    assert (game.magic("south"), game.damage("c3"), game.boosts("e3")) == (0, 0, 0)  # no Immolate, no Blood Fury
    assert [event.boosts for event in game.state.events] == [0, 0]
    killed = scenario("""
        turn 3 south attack
        south hand gate
        south c3 bear-cavalry
        south e3 undead-warrior
        north c4 hellfire-cultist
        north active sacrificial-pyre
    """).play("attack c3 c4", "roll s s s")
    assert (killed.magic("south"), killed.damage("c3"), killed.boosts("e3")) == (1, 1, 1)


@pytest.mark.rule("SW2-INST-4", "SW2-EX-18")
def test_instead_of_moving_and_instead_of_attacking_use_one_of_the_three() -> None:
    moves = scenario(PREPARED.format(moves="moves 2", state=""))
    assert moves.starting("move e3")
    moves.play("use prepare c3 c3")
    assert (moves.state.moves, moves.phase) == (3, "build")
    attacks = scenario("""
        turn 3 south attack attacks 2
        south hand gate
        south a1 tacullu
        south c3 wind-mage
        south e3 lioness
        north d3 undead-carrier
    """)
    assert attacks.starting("attack e3") == ["attack e3 d3"]
    attacks.play("use push c3 d3", "to d4")
    assert (attacks.state.attacks, attacks.phase) == (3, "magic")
    spent = scenario("turn 3 south attack attacks 3\nsouth hand gate\nsouth c3 wind-mage\nnorth d3 undead-carrier")
    assert spent.phase == "magic"  # none left to use it with


@pytest.mark.rule("SW2-INST-5", "SW2-EX-18")
def test_a_unit_that_used_it_cannot_act_any_more_and_one_that_acted_cannot_use_it() -> None:
    used = scenario(PREPARED.format(moves="", state="")).play("use prepare c3 c3")
    assert not [text for text in used.options if " c3" in text]
    with pytest.raises(IllegalPlay, match=r"\[SW2-MOVE-2\]"):
        used.play("move c3 c4")
    acted = scenario(PREPARED.format(moves="moves 1", state="moved"))
    assert not acted.starting("use")
    push = """
        turn 3 south attack
        south a1 tacullu
        south c3 wind-mage
        south e3 lioness
        north c5 gul-dass
        north e4 gate
    """
    pushed = scenario(push).play("use push c3 c5", "to c6")
    assert pushed.options == ["attack e3 e4", "end"]
    attacked = scenario(push).play("attack c3 c5", "roll s s", "pass")
    assert attacked.options == ["attack e3 e4", "end"]


@pytest.mark.rule("SW2-INST-6", "SW2-EX-18")
def test_instead_of_moving_is_legal_without_an_empty_space_around() -> None:
    game = scenario("""
        turn 3 south move
        south f1 abua-shi
        south a1 border-archer
        north a2 gate
        south b1 gate
    """)
    assert (game.starting("move a1"), game.starting("use")) == ([], ["use prepare a1 a1"])


@pytest.mark.rule("SW2-INST-7", "SW2-EX-18")
def test_instead_of_attacking_is_legal_without_a_target_in_reach() -> None:
    game = scenario("turn 3 south attack\nsouth c3 wind-mage\nnorth d4 undead-carrier")
    assert game.options == ["end", "use push c3 d4"]


@pytest.mark.rule("SW2-INST-8", "SW2-EX-18")
def test_instead_is_illegal_for_a_unit_that_is_forbidden_to_act() -> None:
    shared = """
        turn 3 south move
        south a1 abua-shi
        south c3 border-archer id 60
        south e3 {partner} id 61
        south active chant-of-entangling target 60 target 61
    """
    golem = scenario(shared.format(partner="ice-golem"))
    assert golem.starting("use") == ["use prepare c3 c3", "use prepare e3 e3"]  # a structure that may move
    slowed = scenario(shared.format(partner="ice-golem") + "north active perplexing-tempest")
    assert slowed.starting("use") == []  # both are Slow now: 0 spaces
    clinger = scenario(shared.format(partner="horde-clinger"))
    assert clinger.starting("use") == []  # both are Immobile
    frozen = scenario("""
        turn 3 south attack
        south hand gate
        south c3 wind-mage id 60
        north d3 undead-carrier
        north active freeze target 60
    """)
    assert frozen.phase == "magic"


@pytest.mark.rule("SW2-INST-9")
def test_the_active_player_picks_one_of_two_replacements() -> None:
    """Lethal damage on a common under Unrelenting: captured by Tacullu, or back to hand; never both."""
    game = scenario("""
        turn 3 south attack
        south hand gate
        south c3 tacullu
        north c5 horde-climber
        north active unrelenting
    """).play("attack c3 c5", "roll sb sb sb")
    assert (game.asked, game.options) == ("south", ["pass", "yes"])
    returned = Scenario(game.state.clone()).play("pass")
    assert (returned.card("c5"), returned.hand("north"), returned.magic("south")) == ("", ["horde-climber"], 0)
    game.play("yes")
    assert (controllers(game, "c5"), game.hand("north"), game.damage("c5")) == (["south"], [], 0)


@pytest.mark.rule("SW2-INST-10", "SW2-EX-18")
def test_instead_of_attacking_targets_no_enemy_with_an_attack() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south a1 tacullu
        south c3 wind-mage
        north c5 gul-dass
    """).play("use push c3 c5", "to c6")
    assert (game.phase, game.damage("a1"), game.state.targeted_enemy) == ("magic", 1, False)


# Extra ----------------------------------------------------------------------------------------------------------------

LINE = """
    turn 3 south attack {attacks}
    south hand gate
    south a1 abua-shi
    south b3 {first}
    south c3 lioness
    south d3 lioness
    south e3 {last}
    north b4 starting-gate
    north c4 starting-gate
    north d4 starting-gate
    north e4 starting-gate
"""


@pytest.mark.rule("SW2-EXTRA-1", "SW2-EXTRA-3")
def test_an_extra_attack_goes_beyond_the_three_attacks_and_may_be_the_second_of_its_unit() -> None:
    game = scenario(LINE.format(attacks="", first="border-archer boosts 1", last="lioness"))
    game.play("attack c3 c4", "roll s s s", "attack d3 d4", "roll s s s", "attack b3 b4", "roll sb sb", "yes")
    game.play("attack b3 b4", "roll sb sb")  # the fourth attack, by one of three units
    assert [game.damage(square) for square in ("b4", "c4", "d4", "e4")] == [4, 3, 3, 0]
    assert (game.state.attacks, game.phase) == (3, "magic")  # the last lioness stays without


@pytest.mark.rule("SW2-EXTRA-2")
def test_a_unit_whose_attack_is_extra_uses_none_of_the_three() -> None:
    game = scenario(LINE.format(attacks="", first="horde-slinger", last="lioness"))
    game.play("attack b3 b4", "roll s s")
    assert game.state.attacks == 0
    game.play("attack c3 c4", "roll s s s", "attack d3 d4", "roll s s s", "attack e3 e4", "roll s s s")
    assert [game.damage(square) for square in ("c4", "d4", "e4")] == [3, 3, 3]
    late = scenario(LINE.format(attacks="attacks 3", first="horde-slinger", last="lioness"))
    assert late.starting("attack") == ["attack b3 b4", "attack b3 c3"]


@pytest.mark.rule("SW2-EXTRA-4")
def test_a_unit_whose_attack_is_extra_attacks_once_all_the_same() -> None:
    game = scenario(LINE.format(attacks="", first="horde-slinger", last="lioness")).play("attack b3 b4", "roll s s")
    assert not game.starting("attack b3")
    with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-19\]"):
        game.play("attack b3 b4")


@pytest.mark.rule("SW2-EXTRA-5")
def test_extra_attacks_follow_the_normal_steps_and_trigger_attack_effects() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south a1 tacullu
        south c3 gulldune
        south b5 lioness
        north c4 starting-gate
        north b6 gul-dass
        north b7 gul-dass
        north a6 gul-dass
    """).play("attack c3 c4", "roll s s s s", "target b5")
    assert game.options == ["attack b5 b6", "pass"]  # in reach only
    game.play("attack b5 b6", "roll s sb b*")
    assert (game.damage("b6"), game.boosts("b5")) == (2, 1)  # rolled for its strength; Momentum
    assert game.starting("attack") == ["attack b5 b6"]  # its own attack of the phase is still there


@pytest.mark.rule("SW2-EXTRA-5")
def test_an_extra_attack_counts_against_inaction() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south a1 abua-shi
        south c3 border-archer boosts 1
        south c5 gate
        north e3 gate
    """).play("attack c3 c5", "roll s s", "yes")
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.phase, declined.damage("a1")) == ("magic", 1)
    game.play("attack c3 e3", "roll s s")
    assert (game.phase, game.damage("a1")) == ("magic", 0)
