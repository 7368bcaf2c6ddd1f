"""Damage, destroying, discarding, and boosts (DMG, DEST, DISC, BOOST)."""

from typing import cast

import pytest

from stonehall.games.summoner_wars.cards import CARDS
from stonehall.games.summoner_wars.view_shape import View
from tests.summoner_wars.scenario import Scenario, scenario


def pass_turns(game: Scenario, until: int) -> Scenario:
    """End every phase until a turn begins."""
    while game.state.turn < until:
        game.play("end")
    return game


# Damage ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-DMG-1", "SW2-DMG-2")
@pytest.mark.parametrize(("roll", "hits"), [("roll s b* b*", 1), ("roll s s b*", 2), ("roll s s s", 3)])
def test_damage_adds_up_and_lowers_life_one_by_one(roll: str, hits: int) -> None:
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        north d5 starting-gate damage 4
    """).play("attack d4 d5", roll)
    assert game.damage("d5") == 4 + hits
    assert game.life("d5") == 6 - hits


@pytest.mark.rule("SW2-DMG-3")
@pytest.mark.parametrize(("before", "left"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_a_card_without_life_is_destroyed(before: int, left: int) -> None:
    """Bear Cavalry has 5 life and takes 2 damage: with none left, or less, it goes."""
    game = scenario(f"""
        turn 3 south attack
        south d4 ice-smith
        north d5 bear-cavalry damage {before}
    """).play("attack d4 d5", "roll s s")
    assert (game.card("d5"), game.discard("north")) == (("bear-cavalry", []) if left else ("", ["bear-cavalry"]))
    if left:
        assert game.life("d5") == left


@pytest.mark.rule("SW2-DMG-3")
def test_a_card_dies_when_the_bonus_that_kept_it_alive_ends() -> None:
    """Ollag gives structures of his side 1 life. When he is destroyed, those that lived on it go with him."""
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        south d2 gate damage 4
        north d5 ollag damage 4
        north b7 gate damage 5
        north c7 gate damage 4
    """)
    assert (game.life("b7"), game.life("d2")) == (1, 1)
    game.play("attack d4 d5", "roll s s s")
    assert (game.card("b7"), game.card("c7"), game.card("d2")) == ("", "gate", "gate")
    assert game.discard("north") == ["gate", "ollag"]


BONUS_ENDS = {
    "its giver is discarded": (
        "turn 3 south attack targeted\nsouth hand gate\nsouth d4 the-eater\nsouth d5 ollag\nsouth b2 gate damage 5",
        ["end", "target d5"],
    ),
    "its giver is returned to hand": (
        "turn 3 south move\nsouth d2 selundar boosts 2\nsouth d4 ollag\nsouth b2 gate damage 5",
        ["use return-to-shadow d2 d4"],
    ),
    "its giver changes sides": (
        "turn 3 south summon\nsouth hand mind-control ice-ram\nsouth d4 tacullu\n"
        "north d5 ollag\nnorth b2 gate damage 5",
        ["play mind-control", "target d5"],
    ),
    "its giver changes back": (
        "turn 3 south magic\nsouth hand gate\nsouth d5 ollag owner north returns north\nsouth b2 gate damage 5",
        ["end"],
    ),
    "its giver loses its abilities": (
        "turn 3 south summon\nsouth hand freeze ice-ram\nsouth d4 grognack\nnorth d5 ollag\nnorth b2 gate damage 5",
        ["play freeze"],
    ),
    "the event that lent it is discarded": (
        "turn 4 north magic\nnorth hand gate\nsouth d4 lioness id 11\nsouth b2 spirit-mage boosts 1 damage 2 id 12\n"
        "south active chant-of-entangling target 11 target 12 id 13\nsouth a1 abua-shi id 14\nnorth f8 svara id 15",
        ["end"],
    ),
}


@pytest.mark.rule("SW2-DMG-3")
@pytest.mark.parametrize(("position", "plays"), BONUS_ENDS.values(), ids=BONUS_ENDS)
def test_a_card_dies_also_when_the_bonus_ends_without_damage(position: str, plays: list[str]) -> None:
    """What stands on b2 has 1 life left, thanks to a bonus that ends."""
    game = scenario(position)
    assert game.life("b2") == 1
    game.play(*plays)
    assert game.card("b2") == ""


@pytest.mark.rule("SW2-DMG-4")
def test_only_a_card_with_damage_is_damaged() -> None:
    """The Pyre heals a damaged unit: those without a token, and structures, are no choice."""
    game = scenario("""
        turn 4 north magic
        north hand gate
        south active sacrificial-pyre boosts 1
        south d4 gul-dass damage 1
        south e4 gul-dass
        north d5 dragos damage 7
        north e5 dragos
        south c2 gate damage 3
    """).play("end")
    assert game.options == ["target d4", "target d5"]


@pytest.mark.rule("SW2-DMG-4")
def test_an_undamaged_gate_is_not_damaged() -> None:
    """Shadow Pulse reaches units next to a damaged gate."""
    game = scenario("""
        turn 3 south attack
        south hand shadow-pulse gate
        south b4 gate damage 1
        south e4 gate
        north b5 frost-mage
        north e5 frost-mage
    """).play("play shadow-pulse")
    assert game.options == ["done", "target b5"]


@pytest.mark.rule("SW2-DMG-5")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_removing_damage_takes_what_is_there(before: int, after: int) -> None:
    """Ice Repair removes 2."""
    game = scenario(f"""
        turn 3 south move
        south hand ice-repair
        south d3 gate damage {before}
    """).play("play ice-repair")
    assert game.damage("d3") == after


@pytest.mark.rule("SW2-DMG-6")
def test_nothing_heals_by_itself() -> None:
    game = scenario("""
        turn 3 south move
        south hand gate
        south d4 bear-cavalry damage 2
        south d3 gate damage 4
        north d5 dragos damage 3
        north hand gate
    """).play("move d4 e4")
    pass_turns(game, 6)
    assert (game.damage("e4"), game.damage("d3"), game.damage("d5")) == (2, 4, 3)


@pytest.mark.rule("SW2-DMG-6")
def test_damage_is_gone_when_the_card_leaves_the_battlefield() -> None:
    """The climber returns to hand with 3 damage and comes back with none."""
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        north d5 horde-climber damage 2
        north c7 gate
        north active unrelenting
        north hand gate
    """).play("attack d4 d5", "roll s b* b*")
    pass_turns(game, 4)
    game.play("summon horde-climber c6")
    assert (game.damage("c6"), game.life("c6")) == (0, 3)


@pytest.mark.rule("SW2-DMG-7")
def test_damage_beyond_the_last_life_has_no_further_effect() -> None:
    """Five hits on a slinger with 1 life: one card, one magic, nobody else hurt."""
    game = scenario("""
        turn 3 south attack
        south magic 3
        south d4 the-eater
        north d5 horde-slinger
        north d6 horde-slinger
        north e5 horde-slinger
        north c4 gate
    """).play("attack d4 d5", "roll s s s s s")
    assert game.discard("north") == ["horde-slinger"]
    assert game.magic("south") == 4
    assert (game.damage("d6"), game.damage("e5"), game.damage("f8")) == (0, 0, 0)


@pytest.mark.rule("SW2-DMG-8")
@pytest.mark.parametrize("structure", ["gate", "parapet", "ice-golem"])
def test_structures_take_damage_and_are_destroyed_like_units(structure: str) -> None:
    """All three have 5 life."""
    game = scenario(f"""
        turn 3 south attack
        south d4 bear-cavalry
        south e5 bear-cavalry
        north d5 {structure}
    """).play("attack d4 d5", "roll s s s")
    assert game.life("d5") == 2
    game.play("attack e5 d5", "roll s s s")
    assert (game.card("d5"), game.discard("north")) == ("", [structure])


def shattered_cultists() -> Scenario:
    """Ice Shards destroys two cultists at once; each burns those next to it when it is destroyed."""
    return scenario("""
        turn 3 south build
        south hand gate
        south b2 jarmund boosts 1
        south d4 gate
        north d5 hellfire-cultist damage 1
        north e4 hellfire-cultist damage 1
        south e5 bear-cavalry
        south f4 ice-smith
    """).play("end", "yes")


@pytest.mark.rule("SW2-DMG-9")
def test_one_effect_puts_all_damage_then_destroys_all_then_come_the_triggers() -> None:
    game = shattered_cultists()
    steps = [event.id for event in game.log if event.id in ("damaged", "destroyed")]
    assert steps == ["damaged", "damaged", "destroyed", "destroyed"]
    assert (game.card("d5"), game.card("e4")) == ("", "")
    assert (game.damage("e5"), game.damage("f4")) == (0, 0)


@pytest.mark.rule("SW2-DMG-9")
def test_the_active_player_orders_the_triggers_of_the_group() -> None:
    """Both belong to north, but it is south's turn."""
    game = shattered_cultists()
    assert (game.asked, game.options) == ("south", ["resolve immolate d5", "resolve immolate e4"])
    game.play("resolve immolate e4")
    assert (game.damage("e5"), game.damage("f4")) == (2, 1)


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
    seen = cast(View, game.state.view(1))["sides"][0]
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


# Boosts ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-BOOST-1")
@pytest.mark.parametrize("unit", ["bear-cavalry", "ice-golem", "frost-mage", "ollag", "dragos", "undead-archer"])
def test_boosts_do_nothing_by_themselves(unit: str) -> None:
    """None of these cards speaks of boosts: strength, life, moves and targets stay as they are."""
    position = f"turn 3 south move\nsouth c3 gate\nnorth d6 gate\nnorth d5 gate\nsouth d4 {unit}"
    plain, boosted = scenario(position), scenario(f"{position} boosts 7")
    assert boosted.boosts("d4") == 7
    assert boosted.strength("d4") == plain.strength("d4")
    assert boosted.life("d4") == plain.life("d4")
    assert boosted.options == plain.options
    assert boosted.play("end").options == plain.play("end").options


@pytest.mark.rule("SW2-BOOST-2", "SW2-BOOST-3")
def test_the_number_of_boosts_is_the_sum_and_has_no_limit() -> None:
    """Blood Fury adds to 30 boosts; Imbued Strength stops at five, the boosts do not."""
    game = scenario("""
        turn 3 south attack
        south d4 bear-cavalry
        south b4 undead-warrior boosts 30
        south c4 undead-warrior boosts 2
        north d5 horde-slinger
    """).play("attack d4 d5", "roll s s s")
    assert (game.boosts("b4"), game.boosts("c4")) == (31, 3)
    assert (game.strength("b4"), game.strength("c4")) == (7, 5)


@pytest.mark.rule("SW2-BOOST-4", "SW2-BOOST-6")
@pytest.mark.parametrize(("boosts", "asked"), [(0, False), (1, True), (2, True)])
def test_without_a_boost_an_effect_that_spends_one_is_not_offered(boosts: int, asked: bool) -> None:
    """Ice Shards of Jarmund."""
    game = scenario(f"""
        turn 3 south build
        south hand gate
        south c3 jarmund boosts {boosts}
        south c5 gate
        north c6 frost-mage
    """).play("end")
    assert (game.prompt == "ice-shards") == asked
    assert game.damage("c6") == 0


@pytest.mark.rule("SW2-BOOST-4", "SW2-BOOST-6")
@pytest.mark.parametrize(("boosts", "options"), [(0, ["pass", "yes"]), (1, ["pass", "target d5", "yes"])])
def test_an_unboosted_smith_cannot_go_under_a_common(boosts: int, options: list[str]) -> None:
    game = scenario(f"""
        turn 3 south move
        south d3 ice-smith boosts {boosts}
        south d5 bear-cavalry
    """).play("move d3 d4")
    assert game.options == options


@pytest.mark.rule("SW2-BOOST-4")
def test_a_condition_on_unboosted_cards_leaves_boosted_ones_out() -> None:
    """Freeze takes an unboosted common or champion."""
    game = scenario("""
        turn 3 south summon
        south hand freeze
        south d4 grognack
        north d5 dragos
        north c4 frost-mage boosts 1
        north e4 frost-mage
    """).play("play freeze")
    assert game.options == ["target d5", "target e4"]


@pytest.mark.rule("SW2-BOOST-5")
def test_boosts_are_taken_from_the_card_that_spends_them_before_its_effect() -> None:
    """Jarmund spends one of his; a boosted warrior keeps its own."""
    game = scenario("""
        turn 3 south build
        south hand gate
        south c3 jarmund boosts 2
        south d3 undead-warrior boosts 4
        south c5 gate
        north c6 frost-mage
    """).play("end", "yes")
    assert (game.boosts("c3"), game.boosts("d3")) == (1, 4)
    assert game.damage("c6") == 1
    spent = [event.id for event in game.log if event.id in ("boosts-removed", "damaged")]
    assert spent == ["boosts-removed", "damaged"]


@pytest.mark.rule("SW2-BOOST-5")
def test_declining_spends_nothing() -> None:
    game = scenario("""
        turn 3 south build
        south hand gate
        south c3 jarmund boosts 2
        south c5 gate
        north c6 frost-mage
    """).play("end", "pass")
    assert (game.boosts("c3"), game.damage("c6")) == (2, 0)


@pytest.mark.rule("SW2-BOOST-7")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0), (3, 1), (9, 7)])
def test_removing_boosts_takes_what_is_there(before: int, after: int) -> None:
    """Blood Fury loses two at the end of the turn."""
    game = scenario(f"""
        turn 3 south magic
        south hand gate
        south d4 undead-warrior boosts {before}
    """).play("end")
    assert game.state.turn == 4
    assert game.boosts("d4") == after


@pytest.mark.rule("SW2-BOOST-8")
def test_the_controller_decides_about_spending() -> None:
    """Jarmund fights for north: at the end of north's Build Phase north is asked, at the end of south's nobody."""
    game = scenario("""
        turn 4 north build
        north hand gate
        south hand gate
        north c3 jarmund boosts 2 owner south
        north c5 gate
        south c6 frost-mage
    """).play("end")
    assert (game.asked, game.prompt) == ("north", "ice-shards")
    game.play("yes")
    assert (game.boosts("c3"), game.damage("c6")) == (1, 1)
    while (game.state.turn, game.phase) != (5, "build"):
        game.play("end")
    assert (game.asked, game.play("end").prompt) == ("south", "phase-attack")


@pytest.mark.rule("SW2-BOOST-9")
@pytest.mark.parametrize(
    ("position", "plays", "square"),
    [
        pytest.param("turn 3 south move\nsouth d4 blarf boosts 3", ["move d4 d6"], "d6", id="moved"),
        pytest.param(
            "turn 3 south move\nsouth hand sneak\nsouth d4 blarf boosts 3",
            ["play sneak", "target d4", "to d5"],
            "d5",
            id="forced",
        ),
        pytest.param(
            "turn 3 south attack\nsouth a1 sneeks\nsouth d4 blarf boosts 3\nnorth d5 gate",
            ["use sly a1 d4"],
            "a1",
            id="exchanged",
        ),
        pytest.param(
            "turn 3 south attack\nsouth d4 undead-archer boosts 3\nsouth c4 bear-cavalry\nnorth c5 horde-slinger",
            ["attack c4 c5", "roll s s s", "yes"],
            "c5",
            id="placed",
        ),
    ],
)
def test_boosts_go_with_the_card_when_it_changes_place(position: str, plays: list[str], square: str) -> None:
    assert scenario(position).play(*plays).boosts(square) == 3


@pytest.mark.rule("SW2-BOOST-9")
def test_boosts_stay_when_the_card_changes_control() -> None:
    """For a turn and back again (Mind Control), and for good (Mind Capture)."""
    game = scenario("""
        turn 3 south summon
        south hand mind-control gate
        south d4 tacullu
        north d6 blarf boosts 3
        north d5 gul-dass damage 7 boosts 2
    """).play("play mind-control", "target d6", "pass")
    assert (game.piece("d6").controller, game.boosts("d6")) == (0, 3)
    game.play("end", "end", "attack d4 d5", "roll sb sb sb", "target d5")
    assert (game.piece("d5").controller, game.boosts("d5")) == (0, 2)
    pass_turns(game, 4)
    assert (game.piece("d6").controller, game.boosts("d6")) == (1, 3)


@pytest.mark.rule("SW2-BOOST-9")
def test_boosts_are_lost_under_another_card() -> None:
    """The smith spends one of three boosts to go under the cavalry; the other two do not pass on."""
    game = scenario("""
        turn 3 south move
        south d3 ice-smith boosts 3
        south d5 bear-cavalry boosts 1
    """).play("move d3 d4", "target d5")
    assert game.card("d4") == ""
    assert [CARDS[card].id for card, _ in game.piece("d5").under] == ["ice-smith"]
    assert game.boosts("d5") == 1


@pytest.mark.rule("SW2-BOOST-9")
def test_boosts_are_lost_when_the_card_leaves_the_battlefield() -> None:
    game = scenario("""
        turn 3 south attack
        north c7 horde-climber boosts 5
        south c6 bear-cavalry
        north b7 gate
        north hand gate
        north active unrelenting
    """).play("attack c6 c7", "roll s s s")
    assert game.hand("north") == ["gate", "horde-climber"]
    pass_turns(game, 4)
    game.play("summon horde-climber b6")
    assert game.boosts("b6") == 0
