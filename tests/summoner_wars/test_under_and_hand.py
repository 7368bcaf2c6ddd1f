"""Cards that go under another, and cards that go back to hand (UNDER, HAND)."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario, under

# Under ----------------------------------------------------------------------------------------------------------------

SMITH = """
    turn 3 south move
    south c2 ice-smith boosts 3 damage 1 under hellforged-weapon under ice-golem@north
    south c5 bear-cavalry damage 2 boosts 1
    north e8 ret-talus
"""


@pytest.mark.rule("SW2-UNDER-1", "SW2-UNDER-2")
def test_a_card_goes_under_another_without_its_tokens_and_cards() -> None:
    game = scenario(SMITH).play("move c2 c3", "target c5")
    assert (game.card("c3"), game.card("c5"), under(game, "c5")) == ("", "bear-cavalry", ["ice-smith"])
    assert (game.damage("c5"), game.boosts("c5")) == (2, 1)
    assert (game.discard("south"), game.discard("north")) == (["hellforged-weapon"], ["ice-golem"])
    assert len(game.state.pieces) == 3  # the space holds one top card


@pytest.mark.rule("SW2-UNDER-3", "SW2-MOVE-15")
def test_cards_underneath_follow_every_change_of_position() -> None:
    game = scenario("""
        turn 3 south move
        south hand sneak
        south d1 sneeks
        south c3 horde-climber under hellforged-weapon
        south b3 horde-clinger under ice-smith
        north f7 gate
        north e7 gate
    """)
    game.play("move c3 c5", "to b5")  # moved, placed
    assert (under(game, "c5"), under(game, "b5")) == (["hellforged-weapon"], ["ice-smith"])
    game.play("play sneak", "target b5", "to b6", "done")  # forced
    assert under(game, "b6") == ["ice-smith"]
    game.play("end", "use sly d1 c5")  # exchanged
    assert (under(game, "d1"), under(game, "c5"), game.discard("south")) == (["hellforged-weapon"], [], ["sneak"])


@pytest.mark.rule("SW2-UNDER-4")
def test_cards_underneath_change_control_together_with_the_top_card() -> None:
    game = scenario("""
        turn 3 south summon
        south hand mind-control
        south c3 tacullu
        north c5 bear-cavalry under ice-smith under hellforged-weapon
        north d5 starting-gate
        south a1 gate
        south a2 frost-mage
    """)
    game.play("play mind-control", "target c5", "end", "attack c5 d5", "roll s b* b* b* b*")
    assert (game.piece("c5").controller, under(game, "c5")) == (0, ["ice-smith", "hellforged-weapon"])
    assert game.damage("d5") == 9  # the captured unit has its edge and its weapon …
    assert game.damage("c5") == 4  # … and its curse
    lost = scenario("""
        turn 3 south attack
        south a2 gate
        south c4 ollag
        south c5 bear-cavalry damage 4 owner north under ice-smith@north
    """)
    lost.play("attack c4 c5", "roll s s s")
    assert (lost.discard("north"), lost.discard("south")) == (["bear-cavalry", "ice-smith"], [])


@pytest.mark.rule("SW2-UNDER-5")
def test_cards_underneath_are_no_targets() -> None:
    game = scenario("""
        turn 3 south move
        south hand sneak purge
        south d1 sneeks
        south c4 beast-rider under horde-climber
        north d4 gul-dass under undead-carrier
    """)
    sneak = game.play("play sneak")
    assert (sneak.prompt, sneak.discard("south")) == ("phase-move", ["sneak"])  # no unit of cost 0 to choose
    game.play("play purge", "target c4", "done", "target d4")
    assert (game.damage("d4"), under(game, "d4")) == (2, ["undead-carrier"])


@pytest.mark.rule("SW2-UNDER-6", "SW2-UNDER-7")
@pytest.mark.parametrize(
    ("end", "extra"),
    [("destroyed", ""), ("returned", "south active unrelenting")],
)
def test_cards_underneath_are_discarded_to_their_owners_when_the_top_card_leaves(end: str, extra: str) -> None:
    game = scenario(f"""
        turn 3 north attack
        north f7 gate
        north c5 bear-cavalry
        south c4 undead-archer under hellforged-weapon under ice-smith@north
        {extra}
    """)
    game.play("attack c5 c4", "roll s s s")
    own = ["hellforged-weapon", "undead-archer"] if end == "destroyed" else ["hellforged-weapon"]
    assert (game.discard("south"), game.discard("north")) == (own, ["ice-smith"])
    assert len(game.told(end)) == 1


@pytest.mark.rule("SW2-UNDER-6", "SW2-UNDER-7")
def test_cards_underneath_are_discarded_with_a_discarded_card() -> None:
    game = scenario("""
        turn 3 south attack targeted
        south d1 sneeks
        south e1 gate
        south c4 the-eater under hellforged-weapon under ice-smith@north
    """)
    game.play("end")
    assert game.card("c4") == ""
    assert (game.discard("south"), game.discard("north")) == (["hellforged-weapon", "the-eater"], ["ice-smith"])


@pytest.mark.rule("SW2-UNDER-8")
def test_cards_underneath_count_for_nothing_and_use_no_abilities() -> None:
    game = scenario("""
        turn 3 south attack
        south d1 sneeks
        south e1 gate
        south c4 frost-mage
        south c3 bear-cavalry under ice-golem
        south b4 beast-rider under undead-warrior under horde-climber under undead-archer
        north d4 undead-archer damage 1
    """)
    assert game.strength("c4") == 1  # the golem underneath is no structure next to the mage
    assert game.starting("use") == []  # no unit of cost 0 for Sly
    game.play("attack c4 d4", "roll sb")
    assert (game.card("d4"), game.prompt) == ("", "phase-attack")  # no Soul Shift from underneath
    assert game.told("boosted") == []  # no Blood Fury from underneath


@pytest.mark.rule("SW2-UNDER-8")
def test_text_meant_to_work_from_underneath_does() -> None:
    game = scenario("turn 3 south attack\nsouth a2 gate\nsouth c4 bear-cavalry under ice-smith\nnorth c5 gul-dass")
    game.play("attack c4 c5", "roll b* b* b*")
    assert game.damage("c5") == 6


# Hand -----------------------------------------------------------------------------------------------------------------

RETURN = """
    turn 3 {seat} summon
    south hand blood-summon {hand}
    south active unrelenting
    south a1 ret-talus
    south c3 undead-warrior damage 2 boosts 3 bonus 1 moved attacked under hellforged-weapon
    south e3 undead-warrior
    north active sacrificial-pyre
"""


@pytest.mark.rule("SW2-HAND-1")
def test_only_cards_of_the_hand_are_played() -> None:
    game = scenario("turn 3 south summon\nsouth magic 9\nsouth hand frost-mage\nsouth discard ollag\nsouth c3 gate")
    assert sorted({text.split()[1] for text in game.starting("summon")}) == ["frost-mage"]
    with pytest.raises(IllegalPlay, match="SW2-HAND-1]"):
        game.play("summon ollag c4")


@pytest.mark.rule("SW2-HAND-2", "SW2-HAND-3")
def test_a_card_returned_to_hand_loses_all_it_carried_and_is_neither_destroyed_nor_discarded() -> None:
    game = scenario(RETURN.format(seat="south", hand="undead-carrier"))
    game.play("play blood-summon", "target c3", "to c4")
    assert (game.card("c3"), game.hand("south")) == ("", ["undead-warrior"])
    assert game.told("destroyed") == []
    assert game.state.events[1].boosts == 0  # the enemy's pyre counts destroyed units
    assert (game.boosts("e3"), game.magic("north")) == (0, 0)
    game.play("done")
    assert game.discard("south") == ["blood-summon", "hellforged-weapon"]


@pytest.mark.rule("SW2-HAND-2")
def test_a_card_may_be_returned_to_hand_by_an_ability() -> None:
    game = scenario("""
        turn 3 south move
        south c3 selundar boosts 2
        south c5 bear-cavalry damage 3 boosts 2 under ice-smith
    """)
    game.play("use return-to-shadow c3 c5")
    assert (game.card("c5"), game.hand("south"), game.discard("south")) == ("", ["bear-cavalry"], ["ice-smith"])
    assert game.boosts("c3") == 0


@pytest.mark.rule("SW2-HAND-4")
def test_a_card_that_comes_back_from_the_hand_is_a_new_card() -> None:
    game = scenario(RETURN.format(seat="south", hand="undead-carrier"))
    game.play("play blood-summon", "target c3", "to c4", "target c4", "to d4")
    back = game.piece("d4")
    assert (back.card.id, back.damage, back.boosts, back.bonus, back.under) == ("undead-warrior", 0, 0, 0, ())
    assert (back.marks, back.used) == (0, ())
    assert "move d4 d5" in game.options


@pytest.mark.rule("SW2-HAND-5")
def test_a_card_returns_to_the_hand_of_its_owner() -> None:
    game = scenario("""
        turn 3 north attack
        north f7 gate
        north c5 bear-cavalry
        south active unrelenting
        south c4 undead-archer owner north
    """)
    game.play("attack c5 c4", "roll s s s")
    assert (game.hand("north"), game.hand("south"), game.magic("north")) == (["undead-archer"], [], 0)
