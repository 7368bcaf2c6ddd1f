"""Paying with magic and with more than magic (COST)."""

import pytest

from stonehall.kernel import IllegalPlay
from tests.summoner_wars.scenario import scenario


@pytest.mark.rule("SW2-COST-1")
@pytest.mark.parametrize(
    ("phase", "card", "play", "cost"),
    [
        ("summon", "nadiana", "summon nadiana d4", 6),
        ("summon", "undead-archer", "summon undead-archer d4", 2),
        ("summon", "horde-climber", "summon horde-climber d4", 0),
        ("summon", "sacrificial-pyre", "play sacrificial-pyre", 1),
        ("summon", "ice-ram", "play ice-ram", 0),
        ("build", "ice-golem", "build ice-golem a2", 2),
        ("build", "parapet", "build parapet a2", 0),
        ("build", "gate", "build gate a2", 0),
        ("magic", "unrelenting", "play unrelenting", 1),
    ],
)
def test_playing_a_card_costs_what_is_printed_on_it(phase: str, card: str, play: str, cost: int) -> None:
    game = scenario(f"""
        turn 3 south {phase}
        south magic 9
        north magic 9
        south hand {card} blarf
        south d3 gate
    """).play(play)
    assert (game.magic("south"), game.magic("north")) == (9 - cost, 9)


@pytest.mark.rule("SW2-COST-2", "SW2-COST-3")
def test_a_cost_is_paid_in_full_or_not_at_all_and_nothing_is_always_payable() -> None:
    """With 1 magic the Frost Mage is within reach, the warrior for 2 is not; with 0 only what is free."""
    hand = "south hand undead-warrior frost-mage horde-climber blood-summon sacrificial-pyre\nsouth d3 gate"
    rich = scenario(f"turn 3 south summon\nsouth magic 1\n{hand}")
    offered = {" ".join(text.split()[:2]) for text in rich.options}
    assert offered == {
        "summon frost-mage", "summon horde-climber", "play blood-summon", "play sacrificial-pyre", "end",
    }  # fmt: skip
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        rich.play("summon undead-warrior d4")
    poor = scenario(f"turn 3 south summon\nsouth magic 0\n{hand}")
    offered = {" ".join(text.split()[:2]) for text in poor.options}
    assert offered == {"summon horde-climber", "play blood-summon", "end"}
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        poor.play("play sacrificial-pyre")
    poor.play("summon horde-climber d4")
    assert poor.magic("south") == 0


@pytest.mark.rule("SW2-COST-2")
def test_structures_too_are_built_only_for_the_full_cost() -> None:
    game = scenario("""
        turn 3 south build
        south magic 1
        south hand ice-golem gate
    """)
    assert game.starting("build gate")
    assert not game.starting("build ice-golem")
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        game.play("build ice-golem a2")


@pytest.mark.rule("SW2-COST-2")
def test_without_magic_an_upkeep_cannot_be_paid() -> None:
    """At 1 magic Smeg's player is asked; at 0 there is nothing to ask and Smeg goes."""
    position = "turn 3 south magic\nsouth magic {}\nsouth hand gate\nsouth d4 smeg\nsouth draw gate gate gate gate"
    rich = scenario(position.format(1)).play("end")
    assert rich.options == ["pass", "pay 1"]
    rich.play("pay 1")
    assert (rich.magic("south"), rich.card("d4")) == (0, "smeg")
    poor = scenario(position.format(0)).play("end")
    assert poor.asked == "north"
    assert (poor.magic("south"), poor.card("d4")) == (0, "")


@pytest.mark.rule("SW2-COST-4")
def test_a_price_besides_magic_belongs_to_the_cost() -> None:
    """Elut-Bal needs 6 magic and a friendly unit, in whose space he arrives: no gate, no structure, no enemy."""
    position = """
        turn 3 south summon
        south magic {}
        south hand elut-bal horde-climber
        south b1 ret-talus
        south d3 gate
        south e5 frost-mage
        south c5 hellfire-cultist owner north
        north e6 frost-mage
    """
    game = scenario(position.format(6))
    assert game.starting("summon elut-bal") == ["summon elut-bal b1", "summon elut-bal c5", "summon elut-bal e5"]
    game.play("summon elut-bal e5")
    assert game.card("e5") == "elut-bal"
    assert game.discard("south") == ["frost-mage"]
    assert game.magic("south") == 0
    poor = scenario(position.format(5))
    assert not poor.starting("summon elut-bal")
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        poor.play("summon elut-bal e5")


@pytest.mark.rule("SW2-COST-4")
def test_a_price_that_cannot_be_paid_forbids_the_summon() -> None:
    """The only unit of south is in foreign hands: there is nothing to destroy for Elut-Bal."""
    game = scenario("""
        turn 3 south summon
        south magic 9
        south hand elut-bal horde-climber
        south d3 gate
        north c5 svara owner south
        north f8 ret-talus
    """, summoners=False)  # fmt: skip
    assert [text.split()[1] for text in game.starting("summon")] == ["horde-climber"] * 4


@pytest.mark.rule("SW2-COST-5")
def test_the_cost_is_paid_before_the_effect() -> None:
    """With 15 magic the order shows: 1 paid, then 1 gained for a kill gives 15; gained first would be lost."""
    game = scenario("""
        turn 3 south magic
        south magic 15
        south hand enrage-the-horde gate
        south d4 horde-climber
        north d5 frost-mage damage 3
    """).play("play enrage-the-horde")
    assert game.magic("south") == 14
    game.play("attack d4 d5", "roll s")
    assert game.magic("south") == 15
