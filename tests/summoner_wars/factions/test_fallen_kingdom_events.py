"""The events of the Fallen Kingdom: what they do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import CARDS
from stonehall.games.summoner_wars.pieces import WAS_SUMMONED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario

# Events ---------------------------------------------------------------------------------------------------------------


PYRE = """
    turn 3 {seat} attack
    south a1 ret-talus damage 5
    south a2 gate
    south c4 undead-carrier damage 2
    south active sacrificial-pyre
    north f8 sneeks
    north f7 gate damage 4
    north e8 frost-mage
    north c5 undead-archer damage 1
"""


@pytest.mark.card("sacrificial-pyre")
def test_sacrificial_pyre_is_paid_and_stays_active() -> None:
    position = "turn 3 south summon\nsouth magic {magic}\nsouth hand sacrificial-pyre hellfire-cultist\nsouth b3 gate"
    game = scenario(position.format(magic=3)).play("play sacrificial-pyre")
    assert (game.magic("south"), game.active("south"), game.discard("south")) == (2, ["sacrificial-pyre"], [])
    with pytest.raises(IllegalPlay, match="SW2-COST-2]"):
        scenario(position.format(magic=0)).play("play sacrificial-pyre")


@pytest.mark.card("sacrificial-pyre")
@pytest.mark.parametrize(
    ("seat", "plays", "gone"),
    [
        ("south", ["attack c4 c5", "roll s s"], "c5"),  # an enemy in the own turn
        ("north", ["attack c5 c4", "roll b* sb sb"], "c4"),  # a friend in the turn of the opponent
    ],
)
def test_sacrificial_pyre_gains_a_boost_for_every_destroyed_unit(seat: str, plays: list[str], gone: str) -> None:
    game = scenario(PYRE.format(seat=seat)).play(*plays)
    assert (game.card(gone), game.state.events[0].boosts) == ("", 1)


@pytest.mark.card("sacrificial-pyre")
def test_sacrificial_pyre_does_not_count_a_gate() -> None:
    gate = scenario(PYRE.format(seat="north") + "north f6 undead-archer").play("attack f6 f7", "roll s b* s")
    assert (gate.card("f7"), gate.state.events[0].boosts) == ("", 0)


@pytest.mark.card("sacrificial-pyre")
def test_sacrificial_pyre_heals_one_unit_when_it_is_discarded_at_the_start_of_the_next_turn() -> None:
    position = """
        turn 4 north magic
        north hand gate
        north f8 sneeks damage 1
        north c5 undead-warrior
        south a1 ret-talus damage 5
        south c4 gul-dass damage 1
        south d4 gate damage 3
        south active sacrificial-pyre boosts {boosts}
    """
    game = scenario(position.format(boosts=3)).play("end")
    assert (game.asked, game.prompt, game.active("south")) == ("south", "sacrificial-pyre", [])
    assert game.options == ["target a1", "target c4", "target f8"]  # damaged units of both sides; it is not optional
    game.play("target a1")
    assert (game.damage("a1"), game.discard("south"), game.phase) == (2, ["sacrificial-pyre"], "move")
    assert scenario(position.format(boosts=3)).play("end", "target c4").damage("c4") == 0
    cold = scenario(position.format(boosts=0)).play("end")
    assert (cold.prompt, cold.discard("south"), cold.damage("a1")) == ("phase-move", ["sacrificial-pyre"], 5)


WEAPON = """
    turn 3 south build
    south hand hellforged-weapon
    south a1 ret-talus
    south c3 gul-dass
    south b3 undead-carrier
    south d3 undead-warrior boosts 1
    south a2 gate
    north c5 undead-carrier
"""


@pytest.mark.card("hellforged-weapon")
def test_hellforged_weapon_slides_under_a_friendly_common() -> None:
    game = scenario(WEAPON).play("play hellforged-weapon")
    assert (game.prompt, game.options) == ("hellforged-weapon", ["target b3", "target d3"])
    game.play("target d3")
    assert [CARDS[card].id for card, _, _ in game.piece("d3").under] == ["hellforged-weapon"]
    assert (game.strength("d3"), game.boosts("d3"), game.discard("south")) == (2 + 1 + 2, 1, [])
    alone = scenario(
        "turn 3 south build\nsouth hand hellforged-weapon gate\nsouth c3 gul-dass\nnorth c5 undead-carrier"
    )
    assert "play hellforged-weapon" not in alone.options
    with pytest.raises(IllegalPlay, match="SW2-EVT-10]"):
        alone.play("play hellforged-weapon")


CURSED = """
    turn 3 south attack
    south a1 ret-talus
    south a2 gate
    south c4 undead-carrier {under}
    {target}
"""


@pytest.mark.card("hellforged-weapon")
@pytest.mark.parametrize("target", ["north c5 gul-dass", "south c5 gul-dass", "north c5 gate"])
def test_cursed_hurts_its_bearer_for_each_special_after_any_attack(target: str) -> None:
    game = scenario(CURSED.format(under="under hellforged-weapon", target=target))
    game.play("attack c4 c5", "roll s* b* s s")
    assert (game.damage("c5"), game.damage("c4")) == (3, 2)
    clean = scenario(CURSED.format(under="under hellforged-weapon", target=target))
    assert clean.play("attack c4 c5", "roll sb s s s").damage("c4") == 0


@pytest.mark.card("hellforged-weapon")
@pytest.mark.rule("SW2-ABIL-6", "SW2-ABIL-7")
def test_two_hellforged_weapons_give_four_strength_and_cursed_once() -> None:
    two = CURSED.format(under="under hellforged-weapon under hellforged-weapon", target="north c5 gul-dass")
    game = scenario(two)
    assert game.strength("c4") == 2 + 4
    game.play("attack c4 c5", "roll s* s s s s s")
    assert (game.damage("c5"), game.damage("c4")) == (6, 1)


@pytest.mark.card("hellforged-weapon")
def test_a_bearer_destroyed_by_cursed_pays_nobody_and_takes_the_weapon_along() -> None:
    doomed = CURSED.format(under="damage 2 under hellforged-weapon", target="north c5 gul-dass")
    game = scenario(doomed).play("attack c4 c5", "roll s* s s s")
    assert (game.card("c4"), game.damage("c5")) == ("", 4)
    assert game.discard("south") == ["hellforged-weapon", "undead-carrier"]
    assert (game.magic("south"), game.magic("north")) == (0, 0)


PURGE = """
    turn 3 south move
    south hand purge
    south a1 ret-talus
    south c3 undead-carrier
    south d4 undead-carrier
    south e4 gul-dass
    south f1 frost-mage
    north c4 undead-archer
    north d5 undead-warrior
    north d3 gate
    north b1 undead-warrior
"""


@pytest.mark.card("purge")
def test_purge_lets_each_chosen_unit_strike_a_neighbour_and_destroys_the_chosen() -> None:
    game = scenario(PURGE).play("play purge")
    assert game.options == ["done", "target a1", "target c3", "target d4", "target e4", "target f1"]
    game.play("target c3", "target d4")
    assert game.options == ["done", "target a1", "target e4", "target f1"]
    game.play("done")
    assert (game.prompt, game.options) == ("purge-strike", ["pass", "target c4"])  # c3 strikes; a gate is no unit
    game.play("target c4")
    assert (game.card("c4"), game.magic("south")) == ("", 1)
    assert game.options == ["pass", "target d5", "target e4"]  # friends, too
    game.play("target e4")
    assert (game.damage("e4"), game.card("c3"), game.card("d4")) == (2, "", "")
    assert (game.magic("south"), game.magic("north")) == (1, 0)  # nobody is paid for the chosen ones
    assert game.discard("south") == ["purge", "undead-carrier", "undead-carrier"]


@pytest.mark.card("purge")
def test_purge_may_choose_nobody_and_strike_nobody() -> None:
    none = scenario(PURGE).play("play purge", "done")
    assert (none.discard("south"), none.card("c3"), none.prompt) == (["purge"], "undead-carrier", "phase-move")
    kept = scenario(PURGE).play("play purge", "target c3", "done", "pass")
    assert (kept.card("c4"), kept.damage("c4"), kept.card("c3")) == ("undead-archer", 0, "")
    lonely = scenario(PURGE).play("play purge", "target f1", "done")
    assert (lonely.card("f1"), lonely.prompt) == ("", "phase-move")


@pytest.mark.card("purge")
def test_purge_strikes_before_the_chosen_units_fall() -> None:
    game = scenario(PURGE).play("play purge", "target d4", "target e4", "done")
    assert (game.card("d4"), game.card("e4")) == ("undead-carrier", "gul-dass")
    game.play("target d5", "target d4")
    assert [game.card(at) for at in ("d4", "e4")] == ["", ""]
    assert game.damage("d5") == 2


@pytest.mark.card("purge")
def test_purge_may_end_the_game_of_its_own_player() -> None:
    game = scenario(PURGE).play("play purge", "target a1", "done", "pass")
    assert game.winner == "north"


BLOOD_SUMMON = """
    turn 3 south summon
    south hand blood-summon undead-warrior undead-carrier dragos gate
    south a1 ret-talus
    south c3 undead-warrior
    south e3 undead-archer
    south b1 undead-carrier
    south b2 gate
    south a2 gate
    south c1 gate
    south c2 gate
    north d6 undead-warrior
"""


@pytest.mark.card("blood-summon")
def test_blood_summon_places_cheap_units_next_to_friends_who_bleed() -> None:
    game = scenario(BLOOD_SUMMON).play("play blood-summon")
    # a1 and b1 have no empty space next to them; the enemy is no friend.
    assert (game.prompt, game.options) == ("blood-summon", ["done", "target c3", "target e3"])
    game.play("target c3")
    assert game.options == ["card undead-carrier", "card undead-warrior"]  # Dragos costs 6, a gate is no unit
    game.play("card undead-warrior")
    assert game.options == ["to b3", "to c4", "to d3"]
    game.play("to c4")
    assert (game.card("c4"), game.damage("c3"), game.damage("c4"), game.magic("south")) == ("undead-warrior", 2, 0, 0)
    assert not game.piece("c4").marks & WAS_SUMMONED
    assert game.options == ["done", "target c3", "target c4", "target e3"]  # again, the newcomer too
    game.play("target e3", "to e4")  # the carrier is the only unit left
    assert (game.card("e4"), game.card("e3"), game.magic("north")) == ("undead-carrier", "", 0)
    assert game.discard("south") == ["blood-summon", "undead-archer"]
    assert game.hand("south") == ["dragos", "gate"]
    assert game.prompt == "phase-move"  # no unit of cost 2 or less is left


@pytest.mark.card("blood-summon")
def test_blood_summon_may_stop_at_once() -> None:
    game = scenario(BLOOD_SUMMON).play("play blood-summon", "done")
    assert (game.discard("south"), game.damage("c3")) == (["blood-summon"], 0)
