"""Every card of the Vargath Vanguard as its table has it, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.cards import FACTIONS
from tests.alliances.factions import printed
from tests.alliances.scenario import Scenario, pass_turns, scenario

UNITS = {
    "moyra-skylark": ("moyra-skylark", "summoner", -1, "sword", 3, 7, "divine-presence", 1),
    "father-benjamin": ("father-benjamin", "champion", 5, "sword", 2, 5, "shield-of-light", 1),
    "korbolden": ("korbolden", "champion", 7, "bow", 2, 5, "electrocute", 1),
    "qayla": ("qayla", "champion", 6, "sword", 2, 6, "battle-orders", 1),
    "vargath-vanguard-defender": ("defender", "common", 2, "sword", 1, 3, "hold-the-line", 6),
    "cherub": ("cherub", "common", 1, "sword", 1, 2, "wings-of-light", 6),
    "crusader": ("crusader", "common", 3, "sword", 2, 3, "holy-banner", 6),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.card("moyra-skylark", "wall", "vargath-vanguard-defender", "crusader", "cherub")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("vargath-vanguard") == (
        "b2:cherub c3:wall d2:moyra-skylark d4:vargath-vanguard-defender e3:crusader e4:vargath-vanguard-defender"
    )
    assert printed.events("vargath-vanguard") == {
        "divine-intervention": 2, "blinding-light": 2, "change-form": 2, "lightning-strike": 1, "radiant-charge": 2,
    }  # fmt: skip
    assert printed.deck("vargath-vanguard") == {"summoner": 1, "champion": 3, "common": 18, "event": 9, "wall": 3}
    assert FACTIONS["vargath-vanguard"].parts == ("mountain-vargath", "vanguards")


# Moyra Skylark --------------------------------------------------------------------------------------------------------


@pytest.mark.card("moyra-skylark")
def test_divine_presence_strengthens_and_moves_a_common_near_her_at_the_start_of_the_turn() -> None:
    game = scenario("""
        turn 3 north magic
        north hand wall
        south hand wall
        south c3 moyra-skylark
        south c5 cherub
        south d3 crusader
        south c2 korbolden
        south f3 cherub
        north b3 savager
    """).play("end")
    assert (game.turn_of, game.prompt, game.options) == ("south", "divine-presence", ["target c5", "target d3"])
    game.play("target d3")
    assert (game.attack("d3"), game.prompt) == (3, "free-move")
    assert game.moves("d3") == "d2 d4 e3"
    game.play("move d3 e3")
    assert (game.card("e3"), game.attack("e3")) == ("crusader", 3)
    pass_turns(game, 5)
    assert game.attack("e3") == 2


# Champions ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("father-benjamin")
def test_shield_of_light_protects_commons_near_father_benjamin() -> None:
    game = scenario("""
        turn 3 north attack
        north c5 savager
        north e4 savager
        north hand wall
        south c3 father-benjamin
        south c4 cherub
        south e3 cherub
        south f3 cherub
    """).play("attack c5 c4", "roll 3 3 4", "attack e4 e3", "roll 3 1 1")
    assert game.wounds_on("c4 e3") == [1, 0]


def korbolden_attacks(hand: str = "wall cherub") -> Scenario:
    return scenario(f"""
        turn 3 south attack
        south c3 korbolden
        south hand {hand}
        north c5 savager
        north d3 savager
        north f3 savager
        north a3 warden
    """).play("attack c3 c5", "roll 1 1")


@pytest.mark.card("korbolden")
def test_electrocute_wounds_a_unit_for_a_discarded_card() -> None:
    game = korbolden_attacks()
    assert (game.prompt, game.options) == ("electrocute", ["pass", "target a3", "target c5", "target d3"])
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.hand("south"), declined.wounds_on("c5 d3")) == (["cherub", "wall"], [0, 0])
    near = Scenario(game.state.clone()).play("target d3", "card wall")
    assert (near.wounds("d3"), near.discard("south")) == (2, ["wall"])
    game.play("target c5")
    assert (game.prompt, game.options) == ("electrocute-card", ["card cherub", "card wall"])
    game.play("card cherub")
    assert (game.wounds("c5"), game.discard("south"), game.hand("south")) == (1, ["cherub"], ["wall"])


@pytest.mark.card("korbolden")
def test_electrocute_works_once_per_turn_and_needs_a_card() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 korbolden lent swift-strike
        south hand wall cherub cherub
        north c5 splub
    """).play("attack c3 c5", "roll 1 1")
    if game.prompt == "order":
        game.play("resolve electrocute c3")
    game.play("target c5", "card wall", "attack c3 c5", "roll 1 1")
    assert (game.phase, game.wounds("c5"), game.hand("south")) == ("magic", 1, ["cherub", "cherub"])
    empty = scenario("""
        turn 3 south attack
        south c3 korbolden
        south c2 cherub
        north c5 splub
        north d2 savager
    """).play("attack c3 c5", "roll 1 1")
    assert empty.prompt == "phase-attack"


@pytest.mark.card("qayla")
def test_battle_orders_move_up_to_two_commons_near_her_before_the_attacks() -> None:
    game = scenario("""
        turn 3 south move
        south c3 qayla
        south c4 cherub moved
        south e3 crusader
        south c6 cherub
        south f1 cherub
        south hand wall
        north e5 warden
    """).play("end")
    assert (game.prompt, game.options) == ("battle-orders", ["done", "target c4", "target c6", "target e3"])
    stopped = Scenario(game.state.clone()).play("done")
    assert stopped.prompt == "phase-attack"
    game.play("target e3", "move e3 e4")
    assert game.options == ["done", "target c4", "target c6"]
    game.play("target c4", "move c4 b4")
    assert (game.card("e4"), game.card("b4"), game.prompt) == ("crusader", "cherub", "phase-attack")


# Commons --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("vargath-vanguard-defender")
def test_hold_the_line_protects_a_defender_next_to_another_own_unit() -> None:
    game = scenario("""
        turn 3 north attack
        north c5 savager
        north e5 savager
        north a5 savager
        north hand wall
        south c4 vargath-vanguard-defender
        south c3 cherub
        south e4 vargath-vanguard-defender
        south e3 wall
        south a4 vargath-vanguard-defender
        north b4 warden
    """).play("attack c5 c4", "roll 3 3 4", "attack e5 e4", "roll 3 3 1", "attack a5 a4", "roll 3 1 1")
    assert game.wounds_on("c4 e4 a4") == [1, 2, 1]


@pytest.mark.card("cherub")
def test_wings_of_light_carry_a_cherub_through_units_only() -> None:
    game = scenario("""
        turn 3 south move
        south c3 cherub
        south c4 qayla
        south d3 wall
        north b3 warden
        north b4 warden
        north c2 warden
        north d2 warden
        north b2 warden
    """)
    assert game.moves("c3") == "a3 c1 c3 c5 d4"


@pytest.mark.card("crusader")
def test_holy_banner_strengthens_own_units_that_bear_the_light_once() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 crusader
        south d4 crusader
        south c4 cherub
        south d3 father-benjamin
        south b3 vargath-vanguard-defender
        south c5 cherub
        south hand wall
        north e4 cherub
    """)
    assert [game.attack(square) for square in ("c4", "d3", "b3", "c5", "e4", "c3")] == [2, 3, 1, 1, 1, 2]


@pytest.mark.card("crusader")
def test_lightning_is_not_light() -> None:
    game = scenario("turn 3 south attack\nsouth c3 crusader\nsouth c4 storm-mage\nsouth c5 quen\nsouth hand wall")
    assert [game.attack(square) for square in ("c4", "c5")] == [1, 2]


# Events ---------------------------------------------------------------------------------------------------------------


INTERVENTION = """
    turn 3 north attack
    north c5 savager
    north e5 savager
    north a5 savager
    north hand wall
    south c1 moyra-skylark
    south c4 qayla
    south e4 cherub
    south a4 wall
    south hand {hand}
"""


def intervention(hand: str = "divine-intervention wall", patient: bool = False) -> Scenario:
    return scenario(INTERVENTION.format(hand=hand), patient=patient)


@pytest.mark.card("divine-intervention")
def test_divine_intervention_spares_a_unit_for_a_wound_on_moyra() -> None:
    game = intervention().play("attack c5 c4", "roll 3 3 3")
    assert (game.asked, game.prompt) == ("south", "divine-intervention")
    assert game.options == ["pass", "pass-on divine-intervention south", "play divine-intervention"]
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.wounds("c4"), declined.wounds("c1")) == (3, 0)
    game.play("play divine-intervention")
    assert (game.wounds("c4"), game.wounds("c1")) == (0, 1)
    assert (game.discard("south"), game.hand("south")) == (["divine-intervention"], ["wall"])
    assert game.asked == "north"


@pytest.mark.card("divine-intervention")
def test_divine_intervention_is_asked_whatever_the_hand_holds_until_it_is_declined_for_good() -> None:
    game = intervention("wall", patient=True).play("attack c5 c4", "roll 3 3 3")
    assert (game.prompt, game.options) == ("divine-intervention", ["pass", "pass-on divine-intervention south"])
    game.play("pass-on divine-intervention south", "attack e5 e4", "roll 3 1 1")
    assert (game.asked, game.wounds("e4")) == ("north", 1)


@pytest.mark.card("divine-intervention")
def test_divine_intervention_is_about_wounds_of_attacks_on_commons_and_champions() -> None:
    assert intervention().play("attack c5 c4", "roll 1 2 2").asked == "north", "no wounds"
    assert intervention().play("attack a5 a4", "roll 3 3 3").asked == "north", "a Wall"
    moyra = scenario("""
        turn 3 north attack
        north c5 savager
        north hand wall
        south c4 moyra-skylark
        south hand divine-intervention
    """).play("attack c5 c4", "roll 3 3 3")
    assert (moyra.asked, moyra.wounds("c4")) == ("north", 3)
    effect = scenario("""
        turn 3 north event
        north hand vine-lash wall
        north a8 glurblub
        north c5 vine-wall
        south c4 qayla
        south a1 moyra-skylark
        south hand divine-intervention
    """).play("play vine-lash")
    assert (effect.asked, effect.wounds("c4")) == ("north", 1)


@pytest.mark.card("divine-intervention")
def test_an_intervention_that_kills_moyra_loses_the_game() -> None:
    game = scenario("""
        turn 3 north attack
        north c5 savager
        north hand wall
        south c1 moyra-skylark wounds 6
        south c4 qayla
        south hand divine-intervention
    """).play("attack c5 c4", "roll 3 3 3", "play divine-intervention")
    assert game.winner == "north"


@pytest.mark.card("blinding-light")
def test_blinding_light_makes_enemies_near_moyra_reckless_until_her_next_turn() -> None:
    game = scenario("""
        turn 3 south event
        south c3 moyra-skylark
        south c4 qayla
        south e3 qayla
        south hand blinding-light wall
        north c5 savager
        north e4 savager
        north hand wall
    """).play("play blinding-light")
    assert (game.abilities("c5"), game.abilities("e4"), game.abilities("c4")) == (
        ["fear", "reckless"], ["fear"], ["battle-orders"],
    )  # fmt: skip
    pass_turns(game, 4)
    while game.phase != "attack":
        game.play("end")
    game.play("attack c5 c4", "roll 3 3 4", "pass-on divine-intervention south", "attack e4 e3", "roll 3 3 4")
    assert game.wounds_on("c4 e3") == [1, 3]
    pass_turns(game, 5)
    assert game.abilities("c5") == ["fear"]


@pytest.mark.card("change-form")
def test_change_form_exchanges_moyra_and_a_common() -> None:
    game = scenario("""
        turn 3 south event
        south a1 moyra-skylark wounds 2
        south c5 cherub
        south e5 crusader
        south c4 qayla
        south hand change-form wall
        north c6 savager
    """).play("play change-form")
    assert (game.prompt, game.options) == ("change-form", ["target c5", "target e5"])
    game.play("target c5")
    assert (game.card("c5"), game.wounds("c5"), game.card("a1")) == ("moyra-skylark", 2, "cherub")


@pytest.mark.card("lightning-strike")
def test_lightning_strike_puts_three_wounds_on_a_card_near_moyra() -> None:
    game = scenario("""
        turn 3 south event
        south c3 moyra-skylark
        south b3 cherub
        south hand lightning-strike wall
        north c5 wall wounds 6
        north d4 savager
        north c6 splub
        north c7 savager
        north e3 glurblub
    """).play("play lightning-strike")
    assert (game.prompt, game.options) == (
        "lightning-strike", ["target b3", "target c5", "target c6", "target d4"],
    )  # fmt: skip
    game.play("target c5")
    assert (game.card("c5"), game.magic("south")) == ("", ["wall"])


@pytest.mark.card("radiant-charge")
def test_radiant_charge_strengthens_all_who_bear_the_light_this_turn() -> None:
    game = scenario("""
        turn 3 south event
        south a1 moyra-skylark
        south c3 cherub
        south f3 father-benjamin
        south e1 crusader
        south hand radiant-charge radiant-charge wall
        north c5 cherub
    """).play("play radiant-charge")
    assert [game.attack(square) for square in ("c3", "f3", "e1", "c5", "a1")] == [2, 3, 2, 1, 3]
    assert game.play("play radiant-charge").attack("c3") == 3, "effects of events add up"
    pass_turns(game, 4)
    assert game.attack("c3") == 1
