"""Cards that are destroyed and cards that are discarded (DEST, DISC)."""

import pytest

from stonehall.games.summoner_wars.cards import CARDS
from tests.summoner_wars.scenario import Scenario, pass_turns, scenario

# Destroying -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-DEST-1")
@pytest.mark.parametrize(
    ("target", "pile"), [("north d5 ice-smith", "north"), ("north d5 ice-smith owner south", "south")]
)
def test_a_destroyed_card_goes_to_its_owners_pile(target: str, pile: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south d4 bear-cavalry
        {target}
    """).play("attack d4 d5", "roll s s s")
    other = "south" if pile == "north" else "north"
    assert (game.card("d5"), game.discard(pile), game.discard(other)) == ("", ["ice-smith"], [])


@pytest.mark.rule("SW2-DEST-2")
def test_its_tokens_are_lost_and_the_cards_under_it_are_discarded_to_their_owners() -> None:
    """The warrior is raised again later: nothing of what it carried is left."""
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        north d5 undead-warrior damage 1 boosts 4 under hellforged-weapon under ice-smith@south
        north hand gate
    """).play("attack d4 d5", "roll s s s")
    assert game.discard("north") == ["hellforged-weapon", "undead-warrior"]
    assert game.discard("south") == ["ice-smith"]
    pass_turns(game, 4)
    game.play("use raise-the-dead f8 f8", "to f7")
    risen = game.piece("f7")
    assert (risen.card.id, risen.damage, risen.boosts, risen.under) == ("undead-warrior", 0, 0, ())


@pytest.mark.rule("SW2-DEST-3")
def test_cards_under_it_are_not_destroyed() -> None:
    """One magic, one boost on the Pyre, and the cultist underneath does not burn anybody."""
    game = scenario("""
        turn 3 south attack
        south magic 4
        south hand gate
        south d4 bear-cavalry
        south e5 ice-smith
        south active sacrificial-pyre
        north d5 frost-mage damage 3 under hellfire-cultist under undead-warrior
    """).play("attack d4 d5", "roll s b* b*")
    assert game.discard("north") == ["frost-mage", "hellfire-cultist", "undead-warrior"]
    assert game.magic("south") == 5
    assert [event.boosts for event in game.state.events] == [1]
    assert (game.damage("d4"), game.damage("e5")) == (0, 0)


@pytest.mark.rule("SW2-DEST-4")
def test_destroying_without_damage_is_destroying_in_the_full_sense() -> None:
    """Dragos drains an undamaged cultist: it burns its enemies, the Pyre and Blood Fury count it, it is discarded."""
    game = scenario("""
        turn 3 south attack
        south hand gate
        south b1 ret-talus
        south d4 dragos
        south c4 hellfire-cultist under ice-smith
        south a4 undead-warrior
        south active sacrificial-pyre
        north c5 frost-mage
        north d5 starting-gate
    """).play("open life-drain d4 c4", "roll b* b* b* b*")
    assert game.discard("south") == ["hellfire-cultist", "ice-smith"]
    assert game.damage("c5") == 1
    assert game.boosts("a4") == 1
    assert [event.boosts for event in game.state.events] == [1]


@pytest.mark.rule("SW2-DEST-5")
def test_a_destroyed_card_still_works_from_the_space_it_had() -> None:
    """Immolate: enemy units next to that space take 1 damage; not friends, structures, or what stands diagonally."""
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        south c5 ice-golem
        south e5 gate
        south c4 ice-smith
        north d5 hellfire-cultist
        north d6 frost-mage
    """).play("attack d4 d5", "roll s s s")
    assert game.card("d5") == ""
    assert {square: game.damage(square) for square in ("d4", "c5", "e5", "c4", "d6")} == {
        "d4": 1, "c5": 1, "e5": 0, "c4": 0, "d6": 0,
    }  # fmt: skip


@pytest.mark.rule("SW2-DEST-5")
def test_only_abilities_about_its_destruction_still_work() -> None:
    """The smith dies of the knight's Engage after its move: its own ability after a move is gone with it."""
    game = scenario("""
        turn 3 south move
        south d4 ice-smith damage 1
        south a4 bear-cavalry
        north d5 citadel-knight
    """).play("move d4 d3", "resolve engage d5")
    assert (game.card("d3"), game.discard("south")) == ("", ["ice-smith"])
    assert (game.asked, game.prompt) == ("south", "phase-move")


@pytest.mark.rule("SW2-DEST-6")
@pytest.mark.parametrize(("seat", "other"), [("south", "north"), ("north", "south")])
def test_a_destroyed_summoner_loses_the_game(seat: str, other: str) -> None:
    game = scenario(f"""
        turn 3 {seat} attack
        {seat} d4 bear-cavalry
        {seat} b1 svara
        {other} d5 sneeks damage 8
    """).play("attack d4 d5", "roll s s s")
    assert game.state.over
    assert game.winner == seat


# Discarding -----------------------------------------------------------------------------------------------------------


def feeding(food: str, more: str = "") -> Scenario:
    """At the end of its Attack Phase the Eater, which has destroyed nothing, eats what stands on d5."""
    return scenario(f"""
        turn 3 south attack targeted
        south magic 4
        north magic 4
        south hand gate
        south d4 the-eater
        {food}
        north f4 gate
        {more}
    """).play("end", "target d5")


@pytest.mark.rule("SW2-DISC-1")
def test_a_discarded_card_lies_face_down_on_top_of_its_owners_pile() -> None:
    game = feeding("south d5 ice-smith", "south discard purge frost-mage")
    assert [CARDS[card].id for card in game.state.sides[0].discard] == ["purge", "frost-mage", "ice-smith"]
    seen = game.state.view(1)["sides"][0]
    assert (seen["discard"], seen["discard_size"]) == (None, 3)


@pytest.mark.rule("SW2-DISC-2")
def test_discarding_from_the_battlefield_takes_tokens_and_cards_underneath_along() -> None:
    """The warrior comes back without what it carried."""
    food = "south d5 undead-warrior damage 2 boosts 3 under hellforged-weapon under frost-mage@north"
    game = feeding(food, "south b1 ret-talus")
    assert game.discard("south") == ["hellforged-weapon", "undead-warrior"]
    assert game.discard("north") == ["frost-mage"]
    pass_turns(game, 5)
    game.play("use raise-the-dead b1 b1", "to b2")
    risen = game.piece("b2")
    assert (risen.card.id, risen.damage, risen.boosts, risen.under) == ("undead-warrior", 0, 0, ())


@pytest.mark.rule("SW2-DISC-3")
def test_discarding_is_not_destroying() -> None:
    """No fire from the cultist, no boost for Blood Fury or the Pyre, no Soul Shift, no magic for anybody."""
    game = feeding(
        "south d5 hellfire-cultist",
        "south e4 undead-warrior\nsouth c4 undead-archer\nsouth active sacrificial-pyre\nnorth d6 frost-mage",
    )
    assert game.discard("south") == ["hellfire-cultist"]
    assert game.damage("d6") == 0
    assert game.boosts("e4") == 0
    assert [event.boosts for event in game.state.events] == [0]
    assert game.prompt == "phase-magic"
    assert not game.told("destroyed")
    assert (game.magic("south"), game.magic("north")) == (4, 4)


@pytest.mark.rule("SW2-DISC-4")
def test_the_pile_is_the_owners_even_if_the_opponent_controlled_the_card() -> None:
    game = feeding("south d5 ice-smith owner north")
    assert (game.discard("south"), game.discard("north")) == ([], ["ice-smith"])


@pytest.mark.rule("SW2-DISC-5")
def test_a_card_that_comes_back_in_the_same_turn_may_attack_again() -> None:
    """The first Carrier attacks, dies of its cursed weapon, and comes back through the second one's Infect."""
    game = scenario("""
        turn 3 south attack
        south hand pile-on
        south b1 ret-talus
        south c4 undead-carrier damage 2 under hellforged-weapon
        south d4 undead-carrier
        north c5 starting-gate
        north d5 horde-slinger
        north d6 starting-gate
    """).play("attack c4 c5", "roll b* s s s")
    assert game.card("c4") == ""
    game.play("attack d4 d5", "roll s s", "card undead-carrier")
    newcomer = game.piece("d5")
    assert (newcomer.card.id, newcomer.damage, newcomer.under) == ("undead-carrier", 0, ())
    assert game.starting("attack d5") == ["attack d5 c5", "attack d5 d4", "attack d5 d6"]
    game.play("attack d5 d6", "roll s s")
    assert game.damage("d6") == 2
    assert game.options == ["end", "play pile-on"]


@pytest.mark.rule("SW2-DISC-5")
def test_a_card_that_comes_back_remembers_nothing() -> None:
    """Blood Summon kills the warrior, Raise the Dead brings it back in the same Summon Phase."""
    game = scenario("""
        turn 3 south summon
        south b1 ret-talus
        south hand blood-summon horde-climber
        south d4 undead-warrior damage 2 boosts 3 bonus 1 moved attacked
        north b3 gate
    """)
    assert game.strength("d4") == 6
    game.play("play blood-summon", "target d4", "to d5")
    assert game.discard("south") == ["blood-summon", "undead-warrior"]
    game.play("use raise-the-dead b1 b1", "to b2")
    assert (game.strength("b2"), game.damage("b2"), game.boosts("b2")) == (2, 0, 0)
    assert (game.phase, len(game.starting("move b2"))) == ("move", 8)
    game.play("end")
    assert game.starting("attack b2") == ["attack b2 b1", "attack b2 b3"]
