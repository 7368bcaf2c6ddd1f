"""Boosts: gained, spent, and where they go with their card (BOOST)."""

import pytest

from stonehall.games.summoner_wars.cards import CARDS
from tests.summoner_wars.scenario import pass_turns, scenario


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
    """).play("play mind-control", "target d6", "done")
    assert (game.piece("d6").controller, game.boosts("d6")) == (0, 3)
    game.play("end", "end", "attack d4 d5", "roll sb sb sb", "yes")
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
    assert [CARDS[card].id for card, _, _ in game.piece("d5").under] == ["ice-smith"]
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
