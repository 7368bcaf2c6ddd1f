"""The commons of the Shadow Elves: what they do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.pieces import HAS_MOVED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario

# Commons --------------------------------------------------------------------------------------------------------------

KNOWLEDGE = """
    turn 3 south move
    south a1 selundar
    south c3 shadow-mage {tokens}
    south b4 gate
    south c5 true-seeker
    north d4 gate damage 4
    south draw sneak purge
    south f1 true-seeker
"""


@pytest.mark.card("shadow-mage")
def test_forbidden_knowledge_buys_a_card_with_a_damage_on_the_mage_or_a_gate_next_to_it() -> None:
    game = scenario(KNOWLEDGE.format(tokens="")).play("move c3 c4")
    assert (game.asked, game.prompt) == ("south", "forbidden-knowledge")
    assert game.options == ["pass", "target b4", "target c4", "target d4"]
    game.play("target b4")
    assert (game.damage("b4"), game.asked, game.options) == (1, "chance", ["draw purge", "draw sneak"])
    game.play("draw sneak")
    assert (game.hand("south"), game.prompt, game.damage("c4")) == (["sneak"], "phase-move", 0)
    declined = scenario(KNOWLEDGE.format(tokens="")).play("move c3 c4", "pass")
    assert (declined.hand("south"), declined.prompt) == ([], "phase-move")


@pytest.mark.card("shadow-mage")
def test_forbidden_knowledge_may_kill_what_pays_for_it() -> None:
    mage = scenario(KNOWLEDGE.format(tokens="damage 3")).play("move c3 c4", "target c4", "draw purge")
    assert (mage.card("c4"), mage.hand("south"), mage.magic("north")) == ("", ["purge"], 0)
    gate = scenario(KNOWLEDGE.format(tokens="")).play("move c3 c4", "target d4", "draw purge")
    assert (gate.card("d4"), gate.hand("south"), gate.magic("south")) == ("", ["purge"], 1)
    alone = scenario(KNOWLEDGE.format(tokens="")).play("move c3 d2")
    assert alone.options == ["pass", "target d2"]  # no gate beside it


@pytest.mark.card("true-seeker")
def test_onslaught_lasts_for_the_turn_in_which_the_seeker_was_summoned() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 1
        south hand true-seeker
        south c2 selundar
        south c3 gate
        south d4 true-seeker
        south draw gate gate gate gate gate
    """)
    game.play("summon true-seeker c4")
    assert (game.strength("c4"), game.strength("d4")) == (1 + 2, 1)
    while game.asked == "south":
        game.play("end")
    assert (game.strength("c4"), game.state.turn) == (1, 4)
    placed = scenario("""
        turn 3 south summon
        south hand true-seeker blood-summon
        south c2 selundar
    """).play("play blood-summon", "target c2", "to c3")
    assert placed.strength("c3") == 1  # placed, not summoned


@pytest.mark.card("true-seeker")
@pytest.mark.parametrize("target", ["north c4 gul-dass", "north c4 gate", "south c4 shadow-mage"])
def test_feint_forces_the_seeker_one_or_two_spaces_after_any_attack(target: str) -> None:
    position = f"""
        turn 3 south attack
        south a1 selundar
        south c3 true-seeker
        {target}
        north e3 gate
        south f1 true-seeker
        north f2 gate
    """
    game = scenario(position).play("attack c3 c4", "roll b*")
    # One or two spaces in a straight line: b3, a3, c2, c1, d3; e3 is taken, corners are not reached.
    assert (game.asked, game.prompt) == ("south", "may-force-to")
    assert game.options == ["pass", "to a3", "to b3", "to c1", "to c2", "to d3"]
    game.play("to a3")
    assert (game.card("a3"), game.prompt) == ("true-seeker", "phase-attack")
    assert not game.piece("a3").marks & HAS_MOVED
    declined = scenario(position).play("attack c3 c4", "roll b*", "pass")
    assert (declined.card("c3"), declined.prompt) == ("true-seeker", "phase-attack")


KNIGHT = """
    turn 3 south summon
    south magic {magic}
    south hand shadow-knight shadow-knight
    south a1 selundar {damage}
    south d5 true-seeker {tokens}
    south f3 shadow-knight
    south b2 gate
    north d3 gate
    north c4 undead-warrior
"""


@pytest.mark.card("shadow-knight")
def test_shadow_summon_puts_the_knight_next_to_any_friendly_card_which_bleeds_for_it() -> None:
    game = scenario(KNIGHT.format(magic=2, damage="", tokens=""))
    spaces = [text.split()[-1] for text in game.starting("summon shadow-knight")]
    # Next to Selundar, the own gate and the seeker; not next to the other knight only, nor next to an enemy gate.
    assert spaces == ["a2", "b1", "b3", "c2", "c5", "d4", "d6", "e5"]
    game.play("summon shadow-knight d6")
    assert (game.card("d6"), game.damage("d5"), game.damage("d6"), game.magic("south")) == ("shadow-knight", 1, 0, 1)
    assert game.boosts("a1") == 0  # seven spaces away: no Blood Magic
    game.play("summon shadow-knight a2")  # both Selundar and the gate stand next to it
    assert (game.asked, game.prompt, game.options) == ("south", "shadow-summon", ["target a1", "target b2"])
    game.play("target b2")
    assert (game.damage("b2"), game.damage("a1"), game.boosts("a1"), game.card("a2")) == (1, 0, 1, "shadow-knight")


@pytest.mark.card("shadow-knight")
def test_shadow_summon_may_take_the_last_life_of_the_friend() -> None:
    game = scenario(KNIGHT.format(magic=2, damage="", tokens="damage 2")).play("summon shadow-knight d6")
    assert (game.card("d6"), game.card("d5"), game.magic("north")) == ("shadow-knight", "", 0)
    suicide = scenario(KNIGHT.format(magic=2, damage="damage 10", tokens=""))
    suicide.play("summon shadow-knight a2", "target a1")
    assert suicide.winner == "north"
    poor = scenario(KNIGHT.format(magic=0, damage="", tokens="") + "south hand onyx-tome tundra-charger")
    with pytest.raises(IllegalPlay, match="SW2-COST-2]"):
        poor.play("summon shadow-knight d6")


@pytest.mark.card("shadow-knight")
def test_death_pact_hurts_the_own_summoner_when_the_knight_is_destroyed() -> None:
    position = """
        turn 4 north attack
        south a1 selundar {damage}
        south c3 shadow-knight damage 4
        north c4 undead-warrior
        north f7 undead-carrier
        south f6 gate
    """
    game = scenario(position.format(damage="")).play("attack c4 c3", "roll s b*")
    assert (game.damage("a1"), game.magic("north"), game.damage("f8")) == (1, 1, 0)
    lost = scenario(position.format(damage="damage 10")).play("attack c4 c3", "roll s b*")
    assert lost.winner == "north"
    survived = scenario(position.format(damage="")).play("attack c4 c3", "roll b* b*")
    assert survived.damage("a1") == 0
    returned = scenario("turn 3 south move\nsouth a1 selundar boosts 2\nsouth a3 shadow-knight")
    returned.play("use return-to-shadow a1 a3")
    assert (returned.hand("south"), returned.damage("a1")) == (["shadow-knight"], 0)


RANGER = """
    turn 3 south attack
    south a1 selundar
    south c2 sage-ranger {mark}
    south c3 true-seeker
    north c4 ice-golem
    north c5 undead-warrior
    north b2 gate
    north a2 undead-warrior
    north d2 undead-warrior
    north e2 undead-archer
    north f2 gate
"""


@pytest.mark.card("sage-ranger")
def test_piercing_light_shoots_through_units_in_the_turn_of_its_summoning() -> None:
    summoned = scenario(RANGER.format(mark="summoned"))
    targets = [text.split()[-1] for text in summoned.starting("attack c2")]
    # North: the seeker, the golem (a unit, too), the warrior, three spaces at most. The gate on b2 covers a2.
    assert targets == ["b2", "c3", "c4", "c5", "d2", "e2", "f2"]
    summoned.play("attack c2 c5", "roll sb s")
    assert (summoned.damage("c5"), summoned.damage("c3"), summoned.damage("c4")) == (1, 0, 0)
    later = scenario(RANGER.format(mark=""))
    assert [text.split()[-1] for text in later.starting("attack c2")] == ["b2", "c3", "d2"]
    with pytest.raises(IllegalPlay, match="SW2-ATK-6]"):
        later.play("attack c2 c4")


@pytest.mark.card("sage-ranger")
def test_rush_forces_a_summoned_ranger_one_space() -> None:
    position = """
        turn 3 south summon
        south magic 1
        south hand sage-ranger
        south a1 selundar
        south c3 gate
        south d4 true-seeker
        north c6 undead-warrior
        north c7 undead-warrior
    """
    game = scenario(position).play("summon sage-ranger c4")
    assert (game.asked, game.prompt, game.options) == ("south", "may-force-to", ["pass", "to b4", "to c5"])
    game.play("to c5")
    assert (game.card("c5"), game.damage("c5"), game.phase) == ("sage-ranger", 0, "move")
    game.play("end")
    assert "attack c5 c7" in game.options  # Piercing Light, over c6
    declined = scenario(position).play("summon sage-ranger c4", "pass")
    assert (declined.card("c4"), declined.phase) == ("sage-ranger", "move")
