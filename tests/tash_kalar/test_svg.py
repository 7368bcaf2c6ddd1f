"""The picture: well-formed, self-contained, in both themes and every language, and true to the view."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from stonehall.games.tash_kalar.decks import SCHOOLS
from stonehall.games.tash_kalar.svg import THEMES, picture
from stonehall.games.tash_kalar.svg.arena import plate
from stonehall.games.tash_kalar.svg.pen import FIELDS
from stonehall.games.tash_kalar.view_shape import View
from stonehall.locale import LANGUAGES, catalogue
from tests.tash_kalar.scenario import GAME, fresh, scenario

TABLE = """
    settings form melee seats 4
    turn 9 south actions 1
    south common c4 c6
    south legendary e8
    south hand swordmaster hell-bull f3-6a
    north heroic d4
    west common a5
    east common h6
"""


def view(seat: int | None = 0) -> View:
    return scenario(TABLE).state.view(seat)


def marked(drawn: str, name: str) -> list[str]:
    return [node.attrib[name] for node in ElementTree.fromstring(drawn).iter() if name in node.attrib]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_one_image_in_the_words_of_the_viewer(theme: str, language: str) -> None:
    spoken = catalogue(language)
    drawn = picture(view(), theme, spoken.get)
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")
    for id in ("tk-school-highland", "seat-west", "tk-form-melee", "tk-card-hell-bull"):
        assert spoken.get(id) in drawn
    ElementTree.fromstring(drawn)


def test_every_piece_stands_where_it_stands() -> None:
    drawn = picture(view())
    assert marked(drawn, "data-square") == [piece["square"] for piece in view()["pieces"]]
    assert sorted(marked(drawn, "data-rank")) == ["common"] * 4 + ["heroic", "legendary"]
    assert marked(drawn, "data-seat") == ["south", "north", "west", "east"]


@pytest.mark.rule("TK-GATE-1")
def test_the_gateway_has_an_arch() -> None:
    table = "turn 3 south gateway {gateway}\nsouth school nethervoid\nsouth common c4\nsouth heroic e5\nnorth common e6"
    for gateway in ("c4", "e5"):
        drawn = picture(scenario(table.format(gateway=gateway)).state.view(None))
        pieces = [node for node in ElementTree.fromstring(drawn).iter() if "data-square" in node.attrib]
        arched = [piece for piece in pieces if any(node.get("data-mark") == "gateway" for node in piece.iter())]
        assert [piece.attrib["data-square"] for piece in arched] == [gateway]
    assert "data-mark" not in picture(view())


def test_every_school_has_a_plate_of_its_own() -> None:
    plates = {plate(school, 0, 0, 10) for school in SCHOOLS}
    assert len(plates) == len(SCHOOLS)
    for school, other in zip(SCHOOLS, SCHOOLS[1:] + SCHOOLS[:1], strict=True):
        shown = scenario(f"south school {school}\nnorth school {other}\nsouth common c4\nnorth heroic e5").state.view(0)
        for theme in THEMES:
            assert FIELDS[school] in picture(shown, theme)


def test_only_the_own_hand_is_shown() -> None:
    assert marked(picture(view(0)), "data-card") == ["swordmaster", "hell-bull", "f3-6a"]
    assert marked(picture(view(1)), "data-card") == marked(picture(view(None)), "data-card") == []


def test_where_something_can_be_summoned_is_framed() -> None:
    frame = f'stroke="{THEMES["dark"]["legal"]}" stroke-width="2.4"'
    assert picture(view(0)).count(frame) == 1 + 1, "the square c5 and the card"
    assert picture(view(1)).count(frame) == 0


@pytest.mark.parametrize("form", ["duel", "high-form", "melee"])
def test_the_game_draws_itself_in_english(form: str) -> None:
    assert "Turn 0" in GAME.picture(fresh(form=form).state.view(None))


def test_an_unknown_theme_is_named() -> None:
    with pytest.raises(ValueError, match="no theme 'pink'"):
        picture(view(), "pink")
