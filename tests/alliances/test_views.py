"""What a seat sees, how it is drawn and told: piles, layers, teams, the picture, the board in a terminal."""

from __future__ import annotations

import io
import re
from typing import cast
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console

from stonehall.games.alliances.board import SEATS
from stonehall.games.alliances.svg import THEMES, picture
from stonehall.games.alliances.view_shape import SideView, View
from stonehall.locale import LANGUAGES, catalogue
from stonehall.terminal.displays import display_for
from stonehall.terminal.layout import Marks, layout_for
from tests.alliances.scenario import GAME, Scenario, fresh, scenario

PILES = """
    turn 5 south move
    south hand savager wall
    south draw hunter-of-nothing
    south magic savager swamp-beast
    south discard wall savager
    south vine-walls 14
    south c3 savager wounds 1
    south c3 vine-wall wounds 1
    south d3 swamp-beast under savager
    north hand vine-growth
    north magic wall
    north discard savager
"""


def table(lines: str = PILES, **more: int) -> Scenario:
    return scenario(lines.replace("hunter-of-nothing", "swamp-orcs-hunter"), **more)  # type: ignore[arg-type]


def seen(game: Scenario, seat: int | None) -> View:
    return GAME.view(game.state, seat)


def side(game: Scenario, viewer: int | None, owner: str) -> SideView:
    return seen(game, viewer)["sides"][SEATS.index(owner)]


@pytest.mark.rule("SW1-INFO-1", "SW1-INFO-2", "SW1-INFO-4")
def test_piles_are_for_those_who_may_look() -> None:
    game = table()
    own, other, watched = (side(game, viewer, "south") for viewer in (0, 1, None))
    assert own["hand"] == ["savager", "wall"]
    assert own["magic"] == ["savager", "swamp-beast"]  # from the bottom to the top, never in another order
    assert own["draw_size"] == 1
    for hidden in (other, watched):
        assert (hidden["hand"], hidden["magic"], hidden["draw_size"], hidden["declines"]) == (None, None, None, None)
        assert (hidden["hand_size"], hidden["magic_size"]) == (2, 2)
        assert hidden["discard"] == own["discard"] == ["wall", "savager"]
        assert hidden["vine_walls"] == 14


def test_vine_walls_are_a_layer_below_the_cards() -> None:
    view = seen(table(), 0)
    assert [vine["square"] for vine in view["vines"]] == ["c3"]
    assert "vine-wall" not in {piece["card"] for piece in view["pieces"]}
    by_square = {piece["square"]: piece for piece in view["pieces"]}
    assert by_square["c3"]["under"] == []
    assert by_square["d3"]["under"] == ["savager"]
    assert (by_square["c3"]["life"], by_square["c3"]["full_life"], by_square["c3"]["wounds"]) == (2, 3, 1)


def test_two_boards_with_joined_edges_and_two_teams() -> None:
    small, large = seen(table(), 0), seen(fresh(form="four"), 0)
    assert (small["columns"], small["joined"]) == (6, False)
    assert (large["columns"], large["joined"]) == (12, True)
    assert [one["team"] for one in large["sides"]] == ["south", "north", "south", "north"]


def test_a_picture_shows_everything_the_viewer_knows_and_nothing_else() -> None:
    game = table()
    for viewer, theme in ((0, "dark"), (1, "light"), (None, "dark")):
        text = picture(seen(game, viewer), theme)
        image = ElementTree.fromstring(text)
        ids = {one.attrib["id"] for one in image.iter() if "id" in one.attrib}
        wanted = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', text))
        assert {first or second for first, second in wanted} <= ids
        assert 'data-vine="c3"' in text
        assert ("Vine Growth" in text) == (viewer == 1)
        assert text == picture(seen(game, viewer), theme)
    with pytest.raises(ValueError, match="dark, light"):
        picture(seen(game, 0), "sepia")
    assert set(THEMES) == {"dark", "light"}


def test_a_picture_of_teams_has_four_panels_and_fades_who_is_out() -> None:
    game = fresh(form="four")
    text = picture(seen(game, None))
    assert [f'data-seat="{seat}"' in text for seat in SEATS] == [True] * 4
    assert 'opacity="0.55"><g data-seat' not in text
    game.state.sides[1].eliminated = True
    assert 'opacity="0.55"><g data-seat="north"' in picture(seen(game, None))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (100, 40), (132, 50)])
@pytest.mark.parametrize("form", ["two", "four"])
def test_a_terminal_of_any_size_shows_the_board(form: str, width: int, height: int, language: str) -> None:
    game = table() if form == "two" else fresh(form="four")
    names = game.state.seat_names
    display = display_for(GAME, catalogue(language, GAME), names)
    out = Console(width=width, height=height, file=io.StringIO(), color_system=None, legacy_windows=False)
    out.print(
        display.frame(game.state.view(0), layout_for(width, height), Marks(), ["— a line"], dict.fromkeys(names, ""))
    )
    lines = cast(io.StringIO, out.file).getvalue().splitlines()
    assert max(cell_len(line) for line in lines) <= width
    assert any("♥" in line or "/7" in line for line in lines)
    assert display.help() is not None


def test_a_card_is_found_by_its_square_the_vine_wall_below_it_too() -> None:
    game = table()
    display = display_for(GAME, catalogue("en", GAME), game.state.seat_names)

    def shown(name: str) -> str:
        out = Console(width=90, file=io.StringIO(), color_system=None)
        out.print(display.card(game.state.view(0), name))
        return cast(io.StringIO, out.file).getvalue()

    assert "Savager" in shown("c3")
    assert "Vine Wall" in shown("c3-vine").splitlines()[0]
    assert "Mugglug" in shown("mugglug")
