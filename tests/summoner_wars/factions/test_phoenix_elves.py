"""Every card of the Phoenix Elves as printed, the ready deck, and what the summoner and champions do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import MELEE, NO_COST, RANGED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.factions import facts
from tests.summoner_wars.scenario import Scenario, scenario

PRINTED = facts.cards_of(
    "phoenix-elves",
    # id, classes, cost, strength, attack, life, symbols, abilities
    facts.unit("queen-maldaria", "summoner unit", NO_COST, 4, RANGED, 9, "crossed-axes divine fire",
               "call-protection momentum"),
    facts.unit("holleas", "champion unit", 5, 3, RANGED, 7, "fire", "fiery-summon ignite"),
    facts.unit("fire-drake", "champion unit", 8, 4, RANGED, 10, "divine fire", "fire-breath protector"),
    facts.unit("fanessa", "champion unit", 5, 3, MELEE, 9, "divine", "riposte"),
    facts.unit("ember-archer", "common unit", 1, 2, RANGED, 2, "fire", "quick-shot"),
    facts.unit("ember-beast", "common unit", 2, 3, MELEE, 3, "fire", "born-of-fire wildfire"),
    facts.unit("ember-mage", "common unit", 1, 2, RANGED, 2, "divine", "guarded"),
    facts.unit("royal-guardian", "common unit", 2, 1, MELEE, 4, "divine", "engage shove"),
    # id, classes, cost, phase, active, symbols
    facts.event("spirit-of-the-phoenix", "epic event", 0, "summon", True, ""),
    facts.event("blinding-flare", "event standard", 1, "magic", True, "divine"),
    facts.event("burn", "event standard", 0, "move", False, "fire"),
    facts.event("divine-retribution", "event standard", 0, "magic", True, "divine fire"),
)  # fmt: skip
DECK = facts.ReadyDeck(
    symbols=("fire", "divine"),
    setup={
        "queen-maldaria": ("d1", "c8"), "starting-gate": ("d2", "c7"),
        "ember-archer": ("c3", "d6"), "royal-guardian": ("d3", "c6"),
    },
    pile={
        "gate": 3, "spirit-of-the-phoenix": 2, "blinding-flare": 2, "burn": 2, "divine-retribution": 2, "holleas": 1,
        "fire-drake": 1, "fanessa": 1, "ember-archer": 4, "ember-beast": 4, "ember-mage": 4, "royal-guardian": 4,
    },
)  # fmt: skip


@pytest.mark.parametrize("card", facts.each(PRINTED))
def test_printed(card: facts.Printed) -> None:
    assert facts.printed(card.id) == card


@pytest.mark.card("queen-maldaria", "ember-archer", "royal-guardian")
def test_setup_and_ready_deck() -> None:
    assert facts.ready_deck_of("phoenix-elves") == DECK


# Queen Maldaria -------------------------------------------------------------------------------------------------------


@pytest.mark.card("queen-maldaria")
@pytest.mark.parametrize(
    ("target", "boosts"), [("north c5 gul-dass", 2), ("north c5 gate", 1), ("south c5 fanessa", 1)]
)
def test_the_queens_momentum_comes_from_enemy_units(target: str, boosts: int) -> None:
    game = scenario(f"turn 3 south attack\nsouth c3 queen-maldaria boosts 1\nsouth hand gate\n{target}")
    game.play("attack c3 c5", "roll s s s s")
    assert game.boosts("c3") == boosts


@pytest.mark.card("queen-maldaria")
def test_the_queens_momentum_comes_once_per_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 queen-maldaria used momentum
        south hand gate
        north c5 gul-dass
    """).play("attack c3 c5", "roll s s s s")
    assert game.boosts("c3") == 0


@pytest.mark.card("queen-maldaria")
def test_call_protection_places_any_friendly_common_next_to_her_for_a_boost() -> None:
    game = scenario("""
        turn 3 south attack targeted
        south hand gate
        south c3 queen-maldaria boosts 2 attacked
        south c4 ember-archer attacked
        south f8 royal-guardian
        south d8 fanessa
        south b3 gate
        north e1 undead-carrier
        north a8 ret-talus
    """)
    assert (game.phase, game.asked, game.prompt) == ("attack", "south", "call-protection")
    assert game.options == ["pass", "target c4", "target f8"]  # the whole battlefield; no champion, no enemy
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.boosts("c3"), declined.card("f8"), declined.phase) == (2, "royal-guardian", "magic")
    game.play("target f8")
    assert (game.prompt, game.options) == ("place-card", ["to c2", "to d3"])
    game.play("to d3")
    assert (game.card("d3"), game.card("f8"), game.boosts("c3"), game.phase) == ("royal-guardian", "", 1, "magic")


@pytest.mark.card("queen-maldaria")
def test_call_protection_needs_a_boost_and_a_free_space() -> None:
    poor = scenario("""
        turn 3 south attack targeted
        south hand gate
        south c3 queen-maldaria
        south f7 royal-guardian attacked
    """)
    assert (poor.phase, poor.card("f7")) == ("magic", "royal-guardian")
    crowded = scenario("""
        turn 3 south attack targeted
        south hand gate
        south a1 queen-maldaria boosts 1 attacked
        south a2 ember-archer attacked
        south b1 fanessa attacked
        south f7 royal-guardian attacked
    """)
    assert (crowded.phase, crowded.boosts("a1")) == ("magic", 1)


@pytest.mark.card("queen-maldaria")
def test_call_protection_and_inaction_come_in_the_order_the_player_picks() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south c3 queen-maldaria boosts 1
        south f7 royal-guardian attacked
        north a8 ret-talus
    """)
    assert (game.prompt, game.options) == ("order", ["resolve call-protection c3", "resolve inaction c3"])
    game.play("resolve call-protection c3", "target f7", "to c4")
    assert (game.card("c4"), game.damage("c3"), game.phase) == ("royal-guardian", 1, "magic")


@pytest.mark.card("queen-maldaria")
def test_call_protection_is_neither_a_move_nor_a_force() -> None:
    game = scenario("""
        turn 3 south attack targeted
        south hand gate
        south c3 queen-maldaria boosts 1
        south e6 ember-archer attacked
        north e7 deceiver
    """).play("target e6", "to c4")
    assert (game.card("c4"), game.damage("c4"), game.phase) == ("ember-archer", 0, "magic")


# Holleas --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("holleas")
def test_fiery_summon_opens_the_spaces_next_to_her_for_ember_units() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 9
        south hand ember-mage ember-archer royal-guardian fanessa
        south a1 queen-maldaria
        south e1 gate
        south c4 holleas
        north c5 undead-carrier
    """)
    assert game.summons("ember-mage") == "b4 c3 d1 d4 e2 f1"
    assert game.summons("ember-archer") == "b4 c3 d1 d4 e2 f1"
    assert game.summons("royal-guardian") == "d1 e2 f1"
    assert game.summons("fanessa") == "d1 e2 f1"
    game.play("summon ember-mage d4")
    assert (game.card("d4"), game.magic("south")) == ("ember-mage", 8)


@pytest.mark.card("holleas")
def test_fiery_summon_needs_her_on_the_own_side_and_unfrozen() -> None:
    enemy = scenario("turn 3 south summon\nsouth magic 9\nsouth hand ember-mage\nsouth e1 gate\nnorth c4 holleas")
    assert enemy.summons("ember-mage") == "d1 e2 f1"
    frozen = scenario("""
        turn 3 south summon
        south magic 9
        south hand ember-mage
        south e1 gate
        south c4 holleas id 60
        north active freeze target 60
    """)
    assert frozen.summons("ember-mage") == "d1 e2 f1"


@pytest.mark.card("holleas")
def test_ignite_strengthens_friendly_ember_units_next_to_her() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 queen-maldaria
        south c4 holleas
        south c3 ember-mage
        south d4 ember-beast
        south d5 ember-archer
        south b4 royal-guardian
        north c5 ember-archer
        north d3 starting-gate
    """)
    found = {square: game.strength(square) for square in ("c3", "d4", "d5", "b4", "c5", "c4")}
    assert found == {"c3": 3, "d4": 4, "d5": 2, "b4": 1, "c5": 2, "c4": 3}
    game.play("attack d4 d3", "roll s s s s")
    assert game.damage("d3") == 4


# Fire Drake -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("fire-drake")
def test_protector_lets_the_drake_be_summoned_next_to_the_summoner() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 8
        south hand fire-drake ember-mage
        south c3 queen-maldaria
        south e1 gate
        north c4 undead-carrier
    """)
    assert game.summons("fire-drake") == "b3 c2 d1 d3 e2 f1"
    assert game.summons("ember-mage") == "d1 e2 f1"  # it is for the drake alone
    game.play("summon fire-drake d3")
    assert (game.card("d3"), game.magic("south")) == ("fire-drake", 0)
    poor = scenario("turn 3 south summon\nsouth magic 7\nsouth hand fire-drake spirit-of-the-phoenix\nsouth e1 gate")
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        poor.play("summon fire-drake e2")


@pytest.mark.card("fire-drake")
def test_fire_breath_shoots_past_units_but_not_past_structures() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 queen-maldaria
        south c3 fire-drake
        south c4 ember-beast attacked
        north c5 undead-carrier
        north c6 gul-dass
        north c7 gul-dass
        north d3 gate
        north e3 gul-dass
        north b3 ice-golem
        north a3 gul-dass
    """)
    assert game.starting("attack c3") == [
        "attack c3 a3", "attack c3 b3", "attack c3 c4", "attack c3 c5", "attack c3 c6", "attack c3 d3",
    ]  # fmt: skip
    game.play("attack c3 c6", "roll b* sb s* s")
    # Two bows on the target; two specials on each unit before it, the own beast too; nothing beyond.
    assert game.damage_on("c6 c4 c5 c7") == [2, 2, 2, 0]


@pytest.mark.card("fire-drake")
def test_fire_breath_burns_by_specials_only_and_pays_for_enemies() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 queen-maldaria
        south c3 fire-drake
        south hand gate
        north c4 horde-slinger
        north c5 gul-dass
    """)
    none = Scenario(game.state.clone()).play("attack c3 c5", "roll sb sb sb sb")
    assert none.damage_on("c5 c4") == [4, 0]
    near = Scenario(game.state.clone()).play("attack c3 c4", "roll s* s* s* s*")
    assert near.damage_on("c4 c5 c3") == [0, 0, 0]  # nobody stands before the target
    game.play("attack c3 c5", "roll b* s s s")
    assert (game.damage("c5"), game.card("c4"), game.magic("south")) == (1, "", 1)


@pytest.mark.card("fire-drake")
def test_fire_breath_burns_also_when_the_target_is_destroyed_or_goes_back_to_hand() -> None:
    position = """
        turn 3 south attack
        south a1 queen-maldaria
        south c3 fire-drake
        south hand gate
        north c4 gul-dass
        north c5 horde-climber
        {event}
    """
    for event, hand in (("", []), ("north active unrelenting", ["horde-climber"])):
        game = scenario(position.format(event=event)).play("attack c3 c5", "roll b* b* sb s")
        assert (game.card("c5"), game.hand("north"), game.damage("c4")) == ("", hand, 2)


# Fanessa --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("fanessa")
@pytest.mark.parametrize(
    ("attacker", "fanessa", "hurt"),
    [
        ("south c3 bear-cavalry", "north c4 fanessa", 1),
        ("south c3 svara", "north c4 fanessa", 1),  # a ranged attacker next to her
        ("south c3 svara", "north c5 fanessa", 0),  # not adjacent
        ("south c3 bear-cavalry", "south c4 fanessa attacked", 0),  # a friend
        ("south c3 bear-cavalry", "north c4 fanessa damage 6", 0),  # she did not survive
    ],
)
def test_riposte_hurts_an_adjacent_enemy_that_attacked_her_in_vain(attacker: str, fanessa: str, hurt: int) -> None:
    game = scenario(f"turn 3 south attack\nsouth hand gate\n{attacker}\n{fanessa}\n")
    game.play(f"attack c3 {fanessa.split()[1]}", "roll sb sb sb")
    assert (game.damage("c3"), game.phase) == (hurt, "magic")  # compulsory


@pytest.mark.card("fanessa")
def test_riposte_is_for_her_alone_and_answers_every_attack() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south b4 bear-cavalry
        south d4 bear-cavalry
        south e5 bear-cavalry
        north c4 fanessa
        north d5 gul-dass
    """)
    game.play("attack b4 c4", "roll b* b* b*", "attack d4 c4", "roll s s s", "attack e5 d5", "roll s s s")
    assert game.damage_on("b4 d4 e5") == [1, 1, 0]
