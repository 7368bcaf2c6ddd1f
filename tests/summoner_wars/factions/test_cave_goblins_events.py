"""The events of the Cave Goblins: what they do."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario

# Events ---------------------------------------------------------------------------------------------------------------

ENRAGE = """
    turn 3 south {phase}
    south magic {magic}
    south hand {hand}
    south d1 sneeks
    south c4 horde-climber attacked
    south d4 blarf boosts 1
    south e3 smeg
    south b4 beast-rider
    south a4 horde-slinger
    south d2 gate
    north c5 undead-archer damage 1
    north d5 gate
    north e5 gate
    north b5 gate
"""


@pytest.mark.card("enrage-the-horde")
def test_enrage_lets_each_unit_of_cost_zero_attack_once_more() -> None:
    game = scenario(ENRAGE.format(phase="magic", magic=1, hand="enrage-the-horde gate"))
    game.play("play enrage-the-horde")
    assert (game.magic("south"), game.asked, game.prompt) == (0, "south", "extra-attack")
    assert game.options == [
        "attack a4 b4",
        "attack c4 b4",
        "attack c4 c5",
        "attack c4 d4",
        "attack d4 c4",
        "attack d4 d5",
        "attack e3 e5",
        "pass",
    ]  # the rider costs 2, Sneeks has no cost
    game.play("attack c4 c5", "roll s")
    assert (game.card("c5"), game.magic("south")) == ("", 1)
    assert game.starting("attack c4") == []
    game.play("attack e3 e5", "roll sb b*")
    assert game.starting("attack e3") == []
    game.play("pass")
    assert (game.discard("south"), game.prompt, game.damage("e5")) == (["enrage-the-horde"], "phase-magic", 2)


@pytest.mark.card("enrage-the-horde")
def test_both_copies_of_enrage_may_be_played_in_one_turn() -> None:
    game = scenario(ENRAGE.format(phase="magic", magic=2, hand="enrage-the-horde enrage-the-horde gate"))
    game.play("play enrage-the-horde", "attack e3 e5", "roll sb sb", "pass")
    game.play("play enrage-the-horde", "attack e3 e5", "roll sb sb", "pass")
    assert (game.damage("e5"), game.magic("south")) == (4, 0)
    poor = scenario(ENRAGE.format(phase="magic", magic=0, hand="enrage-the-horde gate"))
    with pytest.raises(IllegalPlay, match="SW2-COST-2]"):
        poor.play("play enrage-the-horde")


@pytest.mark.card("enrage-the-horde")
def test_enrage_comes_too_late_for_the_inaction_check() -> None:
    game = scenario(ENRAGE.format(phase="attack", magic=1, hand="enrage-the-horde gate"))
    with pytest.raises(IllegalPlay, match="SW2-EVT-1]"):
        game.play("play enrage-the-horde")
    game.play("end")
    assert (game.phase, game.damage("d1")) == ("magic", 1)
    game.play("play enrage-the-horde", "attack e3 e5", "roll sb sb", "pass")
    assert game.damage("d1") == 1


SNEAK = """
    turn 3 south move
    south hand sneak
    south d1 sneeks
    south c4 horde-clinger
    south d4 blarf damage 2 boosts 1
    south b4 beast-rider
    south a1 horde-slinger
    south a2 gate
    south b1 gate
    north c5 horde-climber
"""


@pytest.mark.card("sneak")
def test_sneak_forces_any_number_of_units_of_cost_zero_by_one_space() -> None:
    game = scenario(SNEAK).play("play sneak")
    # b4 costs 2, Sneeks nothing at all, a1 is walled in, c5 is an enemy.
    assert (game.prompt, game.options) == ("sneak", ["done", "target c4", "target d4"])
    game.play("target c4")  # c3 is the only empty space next to it: nothing to ask
    assert (game.card("c3"), game.options) == ("horde-clinger", ["done", "target d4"])  # once each
    game.play("target d4")
    assert game.options == ["to c4", "to d3", "to d5", "to e4"]
    game.play("to d5")
    assert (game.card("d5"), game.damage("d5"), game.boosts("d5")) == ("blarf", 2, 1)
    assert (game.discard("south"), game.prompt, game.state.moves) == (["sneak"], "phase-move", 0)
    assert "move d5 d6" in game.options  # forced, not moved
    assert game.starting("move c3") == []  # Immobile all the same


@pytest.mark.card("sneak")
def test_sneak_may_force_nobody() -> None:
    game = scenario(SNEAK).play("play sneak", "done")
    assert (game.discard("south"), game.card("c4"), game.card("d4")) == (["sneak"], "horde-clinger", "blarf")
    alone = scenario("turn 3 south move\nsouth hand sneak\nsouth d1 sneeks\nsouth b4 beast-rider")
    assert alone.play("play sneak").discard("south") == ["sneak"]


UNRELENTING = """
    turn 4 {seat} attack
    south d1 sneeks
    south d2 gate
    south active unrelenting
    south c4 {victim}
    north c5 bear-cavalry
    north b5 hellfire-cultist damage 1
    south b4 horde-climber
    north f7 gate
    north active sacrificial-pyre
"""


@pytest.mark.card("unrelenting")
def test_unrelenting_is_paid_and_covers_the_turn_of_the_opponent() -> None:
    position = "turn 3 south magic\nsouth magic {magic}\nsouth hand unrelenting gate\nsouth d1 sneeks"
    game = scenario(position.format(magic=1)).play("play unrelenting", "end")
    assert (game.asked, game.active("south"), game.magic("south")) == ("north", ["unrelenting"], 0)
    game.play("end")
    assert (game.asked, game.active("south"), game.discard("south")) == ("south", [], ["unrelenting"])
    with pytest.raises(IllegalPlay, match="SW2-COST-2]"):
        scenario(position.format(magic=0)).play("play unrelenting")


@pytest.mark.card("unrelenting")
@pytest.mark.parametrize(("victim", "damage"), [("beast-rider", 2), ("ice-golem", 2), ("hellfire-cultist", 1)])
def test_unrelenting_returns_a_friendly_common_to_hand_instead(victim: str, damage: int) -> None:
    hurt = f"{victim} damage {damage} boosts 2 under hellforged-weapon"
    game = scenario(UNRELENTING.format(seat="north", victim=hurt))
    game.play("attack c5 c4", "roll s s s")
    assert (game.card("c4"), game.hand("south"), game.discard("south")) == ("", [victim], ["hellforged-weapon"])
    assert (game.magic("north"), game.told("destroyed"), game.told("boosted")) == (0, [], [])
    assert game.damage("c5") == 0  # no Immolate


@pytest.mark.card("unrelenting")
def test_unrelenting_saves_neither_champions_nor_enemies_nor_plain_structures() -> None:
    champion = scenario(UNRELENTING.format(seat="north", victim="smeg damage 1"))
    champion.play("attack c5 c4", "roll s s s")
    assert (champion.discard("south"), champion.hand("south"), champion.magic("north")) == (["smeg"], [], 1)
    gate = scenario(UNRELENTING.format(seat="north", victim="gate damage 2"))
    gate.play("attack c5 c4", "roll s s s")
    assert (gate.discard("south"), gate.hand("south"), gate.magic("north")) == (["gate"], [], 1)
    enemy = scenario(UNRELENTING.format(seat="south", victim="beast-rider"))
    enemy.play("attack b4 b5", "roll s")
    assert (enemy.discard("north"), enemy.hand("north"), enemy.magic("south")) == (["hellfire-cultist"], [], 1)


@pytest.mark.card("unrelenting")
def test_unrelenting_works_in_the_own_turn_and_against_own_effects() -> None:
    game = scenario(UNRELENTING.format(seat="south", victim="horde-slinger"))
    game.play("attack b4 c4", "roll s")
    assert (game.hand("south"), game.magic("south"), game.magic("north")) == (["horde-slinger"], 0, 0)


PILE_ON = """
    turn 3 south attack
    south hand {hand}
    south d1 sneeks
    south c4 horde-climber
    south b5 beast-rider
    south d5 gate
    south e6 horde-slinger
    south b6 horde-climber
    south c8 horde-slinger
    south d2 gate
    north c5 gul-dass
    north c6 undead-warrior
    {more}
"""


@pytest.mark.card("pile-on")
def test_pile_on_gives_all_friendly_units_gang_up() -> None:
    game = scenario(PILE_ON.format(hand="pile-on", more="north a5 undead-carrier"))
    assert (game.strength("c4", "c5"), game.strength("c8", "c6")) == (1, 2)
    game.play("play pile-on")
    assert (game.active("south"), game.magic("south")) == (["pile-on"], 0)
    # Next to c5: c4 itself, b5 (a unit), d5 (no unit), c6 (an enemy). Next to c6: b6; the slinger is far away.
    assert (game.strength("c4", "c5"), game.strength("b5", "c5"), game.strength("c8", "c6")) == (1 + 1, 3 + 1, 2 + 1)
    assert game.strength("c5", "b5") == 2  # not the enemy's
    game.play("attack c4 c5", "roll s s")
    assert game.damage("c5") == 2
    game.play("attack c8 c6", "roll sb sb sb")
    assert game.damage("c6") == 3


@pytest.mark.card("pile-on")
def test_two_pile_ons_give_gang_up_once() -> None:
    game = scenario(PILE_ON.format(hand="gate", more="south active pile-on\nsouth active pile-on"))
    assert game.strength("c4", "c5") == 1 + 1


@pytest.mark.card("pile-on")
def test_pile_on_counts_against_a_friendly_target_and_lasts_until_the_next_own_turn() -> None:
    game = scenario(
        PILE_ON.format(hand="gate", more="south active pile-on\nsouth e4 ice-golem\nsouth e5 horde-climber")
    )
    assert game.strength("e5", "e6") == 1  # only the attacker stands next to its friend
    assert game.strength("e6", "e5") == 2 + 1  # the golem is a unit next to e5
    foreign = scenario("turn 4 north attack\nsouth active pile-on\nsouth d1 sneeks\nnorth e8 ice-golem\nnorth e7 gate")
    assert foreign.active("south") == ["pile-on"]
    foreign.play("end")
    assert (foreign.asked, foreign.active("south")) == ("south", [])
