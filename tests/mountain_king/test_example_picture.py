"""A worked example as a picture: the part of the mountain it is about, and the trolls it names."""

from __future__ import annotations

import re
from xml.etree.ElementTree import fromstring

import pytest

from stonehall.server.tables.rules import example_picture, rulebook
from tests.mountain_king.scenario import GAME, example
from tests.scenario import EXAMPLES

BOARDS = sorted(file.stem for file in (EXAMPLES / "mountain-king").glob("*.txt"))


def written(id: str) -> set[str]:
    """All that is written on the picture of an example: names of columns, rows, places and trolls."""
    drawn = example_picture(GAME, id, "en", "dark")
    assert drawn is not None
    return {one.text or "" for one in fromstring(drawn).iter() if one.tag.endswith("text")}


@pytest.mark.parametrize("id", BOARDS)
def test_every_cell_and_place_an_example_names_is_shown(id: str) -> None:
    book = rulebook("mountain-king")
    assert book is not None
    [text] = [part.text for chapter in book.chapters for part in chapter.parts if part.id == id]
    shown = written(id)
    for named in re.findall(r"\b[a-w]\d+\b", text):
        assert named in shown or {named[0], named[1:]} <= shown, named


def test_only_a_part_of_the_mountain_and_the_trolls_of_who_is_to_play_are_shown() -> None:
    shown = written("EX-3")
    assert {"j", "1", "Bog Cook", "Lady Eclipse", "Coal Carrier", "Tinker", "c2", "2c", "3b"} <= shown
    assert not {"a", "s", "19", "4a"} & shown
    assert "Tinker" not in written("EX-5")


def test_the_board_of_a_turn_is_the_whole_mountain() -> None:
    drawn = GAME.board_picture(GAME.view(example("EX-3").state, None), "dark", str)
    assert {"a", "s", "1", "19"} <= {one.text for one in fromstring(drawn).iter() if one.text}
    assert "Bog Cook" not in drawn
