"""What the words of an effect mean (EFF)."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar.cards import CARDS, Being
from stonehall.locale import catalogue
from tests.tash_kalar.scenario import scenario


@pytest.mark.rule("TK-EFF-3")
def test_a_beings_name_means_its_piece() -> None:
    game = scenario("""
        south common e4 e6 c5 a5
        south hand swordmaster
        north common d4
    """)
    game.play("summon swordmaster e5", "destroy d4")
    assert game.squares("south", "heroic") == "e5", "the Swordmaster is upgraded, no other piece"

    knight = scenario("""
        south common d6 e6 f6 d7
        south heroic a5
        south hand knight
    """)
    knight.play("summon knight e5")
    assert {text.split()[1] for text in knight.starting("move")} == {"e5"}, "the Knight moves, no other piece"
    knight.play("move e5 e4")
    assert {text.split()[1] for text in knight.starting("move")} == {"e4"}, "wherever it stands now"

    sapling = scenario("south common e6 e7 a5\nsouth hand sapling").play("summon sapling e5")
    assert sapling.squares("south", "heroic") == "e5"


@pytest.mark.rule("TK-EFF-13")
def test_destroying_takes_the_piece_off_the_arena() -> None:
    game = scenario("""
        south common e2 d3 c4
        south hand assassin
        north legendary e4
        north common i5
    """)
    game.play("summon assassin f5")
    assert game.piece("e4") == ""
    assert game.squares("north") == "i5"
    assert [piece["square"] for piece in game.view["pieces"]] == ["e2", "d3", "c4", "f5", "i5"]
    assert "place e4" in game.options

    heroic = scenario("""
        south common d5 d6 e6 e7
        south hand champion
        north heroic f6
    """)
    heroic.play("summon champion e5", "destroy f6")
    assert heroic.piece("f6") == "", "taken off whatever its rank, not turned to its other face"


@pytest.mark.rule("TK-EFF-14")
def test_marks_do_not_matter_for_the_pattern() -> None:
    table = "south common e2 d3 c4\nsouth hand assassin\n"
    for mark in ("", "south common e4", "south legendary e4", "north common e4", "north legendary e4"):
        assert "f5" in scenario(table + mark).summons("assassin").split(", ")


@pytest.mark.rule("TK-EFF-14")
def test_only_cards_that_speak_of_marks_have_any() -> None:
    words = catalogue("en")
    for card in CARDS:
        if isinstance(card, Being):
            text = words.attribute(f"tk-card-{card.id}", "text")
            speaks = "marked" in text or "indicated" in text
            has = {bool(shape.marks or shape.ways) for shape in card.shapes}
            assert has == {speaks}, card.id


@pytest.mark.rule("TK-EFF-14")
def test_a_text_without_marks_does_not_ask_for_the_orientation() -> None:
    # Both beings fit e5 twice. The text of the Time Mage speaks of a mark, that of the Hungry Bear of none.
    bear = scenario("south common e4 f4 f5 d4 d5\nsouth hand hungry-bear")
    assert bear.starting("summon hungry-bear e5") == ["summon hungry-bear e5"]
    mage = scenario("south common d5 c6 e6 d7 f5 g6 f7\nsouth hand time-mage")
    assert len(mage.starting("summon time-mage e5")) == 2
