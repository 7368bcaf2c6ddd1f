"""Improvised summoning (IMP)."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario

TABLE = """
    settings form {form}
    south common e4 a4
    south hand swordmaster
    {extra}
    north {rank} e6
"""


@pytest.mark.rule("TK-IMP-1")
def test_only_in_melee_an_enemy_piece_serves_in_a_pattern() -> None:
    melee = scenario(TABLE.format(form="melee", extra="", rank="common"))
    assert melee.summons("swordmaster") == "e5 e6"
    for form in ("duel", "high-form"):
        game = scenario(TABLE.format(form=form, extra="", rank="common"))
        assert game.refusal("summon swordmaster e5") == ["TK-SUM-3"]
        assert game.summons("swordmaster") == ""


@pytest.mark.rule("TK-IMP-1")
def test_once_in_the_game_for_each_colour() -> None:
    game = scenario("""
        settings form melee
        south common e4 b6
        south hand swordmaster messenger
        north common e6 c7
        west common c5
    """)
    assert game.summons("messenger") == "a5 c7, a7 c5, d4 c5, d8 c7"
    game.play("summon swordmaster e5 e6")
    assert game.view["sides"][0]["improvised"] == ["west"]
    assert game.view["sides"][1]["improvised"] == ["south", "west"], "others have their own chances"
    assert game.summons("messenger") == "a7 c5, d4 c5"
    game.play("place i7")
    for square in ("c1", "d1", "e1", "f1"):
        game.play(f"place {square}")
    assert (game.asked, game.summons("messenger")) == ("south", "a7 c5, d4 c5"), "also in later turns"


@pytest.mark.rule("TK-IMP-1")
def test_a_colour_used_is_used_for_good() -> None:
    table = "settings form melee\nsouth common e4\nsouth hand swordmaster\nnorth common e6\nwest common c4\n"
    assert scenario(table).summons("swordmaster") == "d4 c4, e5 e6"
    assert scenario(table + "south improvised north").summons("swordmaster") == "d4 c4"
    used = scenario(table + "south improvised north west")
    assert used.summons("swordmaster") == ""
    assert used.refusal("summon swordmaster d4") == used.refusal("summon swordmaster d4 c4") == ["TK-IMP-1"]
    assert used.refusal("summon swordmaster h5") == ["TK-SUM-3"]
    assert scenario(table + "north improvised south west").summons("swordmaster") == "d4 c4, e5 e6"


@pytest.mark.rule("TK-IMP-1")
def test_a_summoning_with_own_pieces_uses_no_colour() -> None:
    game = scenario("""
        settings form melee
        south common e4 e6
        south hand swordmaster
        north common c4
    """)
    assert game.summons("swordmaster") == "d4 c4, e5"
    game.play("summon swordmaster e5")
    assert game.view["sides"][0]["improvised"] == ["north", "west"]


@pytest.mark.rule("TK-IMP-1")
def test_the_borrowed_piece_has_its_own_rank() -> None:
    titan = """
        settings form melee
        south heroic e5
        south common d6 e6 f6
        south hand titan
        north {rank} e4
    """
    assert scenario(titan.format(rank="common")).summons("titan") == ""
    assert scenario(titan.format(rank="heroic")).summons("titan") == "e3 e4"
    assert scenario(titan.format(rank="legendary")).summons("titan") == "e3 e4"


@pytest.mark.rule("TK-IMP-2")
def test_one_piece_at_most_is_borrowed_for_a_being() -> None:
    table = """
        settings form melee
        south common d6 {own}
        south hand hill-giant
        north common {north}
        west common {west}
    """
    assert scenario(table.format(own="e5 e6", north="f6", west="")).summons("hill-giant") == "e4 f6"
    assert scenario(table.format(own="e5", north="e6 f6", west="")).summons("hill-giant") == ""
    two_colours = scenario(table.format(own="e5", north="e6", west="f6"))
    assert two_colours.summons("hill-giant") == ""
    assert two_colours.refusal("summon hill-giant e4 e6") == ["TK-SUM-3"]


@pytest.mark.rule("TK-IMP-4")
def test_the_piece_drawn_on_the_summoning_square_may_be_borrowed() -> None:
    table = """
        settings form melee
        south common d5 c6
        south hand cannon
        north {rank} e5
    """
    game = scenario(table.format(rank="heroic"))
    assert game.summons("cannon") == "e5 e5"
    game.play("summon cannon e5 e5")
    assert game.piece("e5") == "south heroic"
    assert game.squares("north") == ""
    assert game.lost("north") == [0, 1, 0]
    assert game.view["sides"][0]["improvised"] == ["west"]
    higher = scenario(table.format(rank="legendary"))
    assert higher.summons("cannon") == ""
    assert higher.refusal("summon cannon e5 e5") == ["TK-SUM-8"]
