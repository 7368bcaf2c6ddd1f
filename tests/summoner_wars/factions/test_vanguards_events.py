"""The events of the Vanguards: what they do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import PHASES
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario

# Holy Judgment --------------------------------------------------------------------------------------------------------


@pytest.mark.card("holy-judgment")
def test_holy_judgment_strengthens_friendly_commons_and_enters_with_two_boosts() -> None:
    game = scenario("""
        turn 3 south attack
        south hand holy-judgment
        south a1 sera-eldwyn
        south c3 citadel-paladin
        south d3 valna-stoutheart
        north c4 citadel-paladin
    """)
    game.play("play holy-judgment")
    assert (game.active("south"), game.state.events[0].boosts) == (["holy-judgment"], 2)
    assert [game.strength(square) for square in ("c3", "d3", "a1", "c4")] == [3 + 1, 2 + 1, 2, 3]
    game.play("attack c3 c4", "roll s s s s")
    assert game.card("c4") == ""


@pytest.mark.card("holy-judgment")
def test_holy_judgment_may_be_kept_for_a_boost_at_the_start_of_the_own_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south hand holy-judgment gate gate gate gate gate
        north hand gate gate gate gate gate
        south a1 sera-eldwyn
        south c3 citadel-paladin
        north c4 starting-gate
    """)
    game.play("play holy-judgment")
    while game.prompt != "keep-event":
        game.play("end")
    assert (game.state.turn, game.asked, game.options) == (5, "south", ["pass", "pay 1"])
    gone = Scenario(game.state.clone()).play("pass")
    assert (gone.active("south"), gone.discard("south"), gone.strength("c3")) == ([], ["holy-judgment"], 3)
    game.play("pay 1")
    assert (game.active("south"), game.state.events[0].boosts, game.strength("c3")) == (["holy-judgment"], 1, 4)
    while game.prompt != "keep-event":
        game.play("end")
    game.play("pay 1")
    assert (game.state.turn, game.state.events[0].boosts, game.strength("c3")) == (7, 0, 4)
    while game.state.turn < 9:
        game.play("end")
    assert (game.active("south"), game.prompt) == ([], "phase-move")  # nothing left to pay with


@pytest.mark.card("holy-judgment")
def test_every_destroyed_friendly_unit_costs_holy_judgment_a_boost() -> None:
    game = scenario("""
        turn 2 north attack
        north hand gate
        north b4 bear-cavalry
        north d4 bear-cavalry
        north e4 bear-cavalry
        south b3 temple-priest
        south d3 temple-priest
        south e3 citadel-archer damage 4
        south a1 sera-eldwyn
        south active holy-judgment boosts 2
    """)
    game.play("attack b4 b3", "roll s s s")
    assert game.state.events[0].boosts == 1
    game.play("attack d4 d3", "roll s s s")
    assert game.state.events[0].boosts == 0
    game.play("attack e4 e3", "roll s s s")
    assert (game.active("south"), game.card("e3")) == (["holy-judgment"], "")  # it stays, with nothing on it


@pytest.mark.card("holy-judgment")
def test_holy_judgment_counts_neither_gates_nor_enemies_and_two_of_them_add_up() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 sera-eldwyn
        south c3 citadel-paladin
        south d3 citadel-knight
        south b3 gate damage 4
        north c4 undead-carrier
        south active holy-judgment boosts 2
        south active holy-judgment boosts 1
    """)
    assert game.strength("c3") == 3 + 2
    game.play("attack c3 c4", "roll s s s s s", "attack d3 c3", "roll b* b* b* b*")
    assert [event.boosts for event in game.state.events] == [2, 1]
    gate = scenario("""
        turn 3 south attack
        south a1 sera-eldwyn
        south c3 citadel-paladin
        south d1 citadel-paladin
        south d2 gate
        south b3 gate damage 4
        south active holy-judgment boosts 2
    """).play("attack c3 b3", "roll s s s s")
    assert (gate.card("b3"), gate.state.events[0].boosts) == ("", 2)


# Guarding Spirits -----------------------------------------------------------------------------------------------------


@pytest.mark.card("guarding-spirits")
def test_guarding_spirits_guards_friendly_commons_within_three_of_the_summoner() -> None:
    game = scenario("""
        turn 3 south magic
        south hand guarding-spirits gate
        south c3 sera-eldwyn
        south c6 citadel-knight
        south d6 citadel-knight
        south d3 valna-stoutheart
        north b3 undead-carrier
    """)
    game.play("play guarding-spirits")
    assert game.active("south") == ["guarding-spirits"]
    guarded = [square for square in ("c6", "d6", "d3", "c3", "b3") if "guarded" in game.seen(square)["abilities"]]
    assert guarded == ["c6"]


@pytest.mark.card("guarding-spirits")
def test_guarded_limits_the_first_attack_of_each_turn() -> None:
    game = scenario("""
        turn 2 north attack
        north hand gate gate gate gate gate
        south hand gate gate gate gate gate
        north b6 bear-cavalry
        north d6 bear-cavalry
        north c7 bear-cavalry
        south c6 citadel-knight
        south c3 sera-eldwyn
        south active guarding-spirits
    """)
    game.play("attack b6 c6", "roll s s s")
    assert game.damage("c6") == 1
    game.play("attack d6 c6", "roll s s s")
    assert game.damage("c6") == 4


@pytest.mark.card("guarding-spirits")
def test_guarded_is_fresh_in_each_turn_and_a_miss_or_a_healing_uses_it_up() -> None:
    missed = scenario("""
        turn 2 north attack
        north b6 bear-cavalry
        north d6 bear-cavalry
        south c6 citadel-knight
        south c3 sera-eldwyn
        south active guarding-spirits
    """).play("attack b6 c6", "roll b* b* b*", "attack d6 c6", "roll s s s")
    assert missed.damage("c6") == 3
    healed = scenario("""
        turn 3 south attack
        south hand gate
        south c6 citadel-knight damage 1
        south c3 sera-eldwyn
        south d6 temple-priest
        south b6 citadel-paladin
        south active guarding-spirits
    """).play("open heal d6 c6", "roll s s", "attack b6 c6", "roll s s s")
    assert healed.damage("c6") == 3
    next_turn = scenario("""
        turn 2 north magic
        north hand gate gate gate gate gate
        south hand gate gate gate gate gate
        north c7 sera-eldwyn
        north c8 citadel-knight targeted
        north active guarding-spirits
        south d8 bear-cavalry
    """).play("end", "end", "end", "attack d8 c8", "roll s s s")
    assert next_turn.damage("c8") == 1


@pytest.mark.card("guarding-spirits", "deceiver")
@pytest.mark.parametrize(("first", "dealt"), [("resolve guarded c6", 0), ("resolve stupefy c8", 1)])
def test_the_active_player_orders_guarded_and_stupefy(first: str, dealt: int) -> None:
    game = scenario("""
        turn 3 north attack
        north c7 bear-cavalry
        south c6 citadel-knight
        south c8 deceiver
        south c3 sera-eldwyn
        south active guarding-spirits
    """).play("attack c7 c6", "roll s* s s")
    assert (game.asked, game.prompt, game.options) == ("north", "order", ["resolve guarded c6", "resolve stupefy c8"])
    assert game.play(first).damage("c6") == dealt


# Mass Heal ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("mass-heal")
def test_mass_heal_takes_two_damage_off_friendly_commons_and_champions_within_two_of_the_summoner() -> None:
    game = scenario("""
        turn 3 south move
        south magic 1
        south hand mass-heal
        south c3 sera-eldwyn damage 5
        south c5 citadel-knight damage 3
        south d4 valna-stoutheart damage 1
        south d5 citadel-archer damage 3
        south b3 gate damage 3
        north d3 undead-carrier damage 2
    """)
    game.play("play mass-heal")
    assert [game.damage(square) for square in ("c5", "d4", "d5", "c3", "b3", "d3")] == [1, 0, 3, 5, 3, 2]
    assert (game.magic("south"), game.discard("south")) == (0, ["mass-heal"])


@pytest.mark.card("mass-heal")
def test_mass_heal_costs_one() -> None:
    game = scenario("turn 3 south move\nsouth hand mass-heal\nsouth c3 sera-eldwyn\nsouth c4 citadel-knight damage 1")
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        game.play("play mass-heal")


# Renewed Hope ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("renewed-hope")
def test_renewed_hope_allows_summoning_in_every_phase_and_next_to_the_summoner() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 10
        south hand renewed-hope citadel-knight citadel-knight citadel-knight temple-priest temple-priest
        south draw gate gate gate gate gate gate
        south c3 sera-eldwyn
        south e1 gate
        north d3 undead-carrier
    """)
    without = Scenario(game.state.clone())
    assert without.starting("summon temple-priest") == [f"summon temple-priest {space}" for space in ("d1", "e2", "f1")]
    without.play("end")
    while without.state.turn == 3:
        assert (without.starting("summon"), without.phase != "summon") == ([], True)
        without.play("end")
    game.play("play renewed-hope")
    found = []
    while game.state.turn == 3:
        found.append((game.phase, " ".join(text.split()[2] for text in game.starting("summon temple-priest"))))
        game.play("end")
    assert found == [(phase, "b3 c2 c4 d1 e2 f1") for phase in PHASES]


@pytest.mark.card("renewed-hope")
def test_renewed_hope_is_for_the_own_turn_costs_magic_and_interrupts_nothing() -> None:
    game = scenario("""
        turn 3 south attack
        south magic 2
        south hand citadel-paladin temple-priest
        south draw temple-priest gate
        south c3 sera-eldwyn
        south d3 citadel-paladin
        south active renewed-hope
        north d4 gul-dass
    """)
    game.play("summon citadel-paladin c4")
    assert (game.magic("south"), game.starting("summon citadel")) == (0, [])
    assert "attack c4 d4" in game.options  # it may act at once
    for play in ("attack d3 d4", "roll s* s* s"):  # the attack, then the draws of Intercession
        game.play(play)
        with pytest.raises(IllegalPlay):
            game.play("summon temple-priest b3")
    game.play("draw gate", "summon temple-priest b3")
    enemy = scenario("""
        turn 2 north attack
        north magic 5
        north hand citadel-knight
        north c7 ret-talus
        south active renewed-hope
        north b2 undead-archer
    """)
    assert not enemy.starting("summon")


@pytest.mark.card("renewed-hope")
def test_renewed_hope_ends_at_the_start_of_the_next_own_turn() -> None:
    game = scenario("""
        turn 2 north magic
        north hand gate gate gate gate gate
        south hand temple-priest gate gate gate gate
        south c3 sera-eldwyn
        south active renewed-hope
    """).play("end")
    assert (game.active("south"), game.phase, game.starting("summon")) == ([], "move", [])
