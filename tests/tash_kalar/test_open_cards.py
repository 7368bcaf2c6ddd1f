"""The card that lies open in front of a player, frozen or pending: how the terminal and the picture show it."""

from __future__ import annotations

import io
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from stonehall.games.tash_kalar.cards import BY_ID, Being
from stonehall.games.tash_kalar.svg import THEMES, picture
from stonehall.games.tash_kalar.view_shape import View
from stonehall.locale import LANGUAGES, catalogue
from stonehall.terminal.displays import display_for
from stonehall.terminal.layout import Marks, layout_for
from stonehall.terminal.tash_kalar.cards import pattern_rows
from stonehall.terminal.tash_kalar.panels import open_line, playable_cards
from tests.tash_kalar.scenario import GAME, scenario

TABLE = """
    settings form melee seats 3
    turn 9 {active} actions 1 {kept}
    south school everfrost
    north school etherweave
    west school nethervoid
    south common c4 e6 e7
    south hand snow-fox hell-bull
    south aside winter-whisperer
    north heroic d4
    north aside merchant-of-time
    west common a5
"""


def view(seat: int | None, active: str = "south", kept: str = "") -> View:
    return scenario(TABLE.format(active=active, kept=kept)).state.view(seat)


# The terminal ---------------------------------------------------------------------------------------------------------


def frame(shown: View, columns: int, lines: int, language: str = "en") -> str:
    layout = layout_for(columns, lines)
    console = Console(file=io.StringIO(), width=layout.width, color_system=None)
    table = display_for(GAME, catalogue(language))
    console.print(table.frame(shown, layout, Marks(), [], dict.fromkeys(GAME.seat_names, "")))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.rule("TK-FROST-1", "TK-WARP-1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "lines"), [(132, 50), (100, 40), (80, 24), (60, 24)])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_reads_which_cards_lie_open(seat: int | None, columns: int, lines: int, language: str) -> None:
    drawn = frame(view(seat), columns, lines, language)
    spoken = catalogue(language)
    assert max(cell_len(line) for line in drawn.splitlines()) <= columns
    for sign, how, id in (("❄", "frozen", "winter-whisperer"), ("◌", "pending", "merchant-of-time")):
        line = f"{sign} {spoken.get(f'tk-aside-{how}')} · {spoken.get(f'tk-card-{id}')}"
        assert drawn.count(line) == 1
    west = [line for line in drawn.splitlines() if spoken.get("tk-school-nethervoid") in line]
    assert len(west) == 1


@pytest.mark.parametrize(("columns", "lines"), [(132, 50), (80, 24)])
def test_its_player_has_it_beside_the_hand_with_its_pattern(columns: int, lines: int) -> None:
    own = frame(view(0), columns, lines)
    assert "❄ ★ Winter Whisperer" in own
    assert "◌ ★ Merchant of Time" not in own
    other = frame(view(1), columns, lines)
    assert "◌ ★ Merchant of Time" in other
    assert "❄ ★" not in other
    assert "❄ ★" not in frame(view(None), columns, lines)


def test_the_piece_on_the_card_is_shown_with_it() -> None:
    words = catalogue("en")
    assert open_line(view(0, kept="kept west-heroic"), "merchant-of-time", words).plain.endswith("Time ◀★")
    assert open_line(view(0, kept="kept west-heroic"), "winter-whisperer", words).plain.endswith("Whisperer")
    assert open_line(view(0), "merchant-of-time", words).plain.endswith("Time")


def test_what_can_be_thawed_or_warped_is_bright() -> None:
    options = ["place a4", "thaw ice-queen", "warp void-summoner", "summon knight e5", "discard snow-fox", "end"]
    assert playable_cards(options) == {"ice-queen", "void-summoner", "knight"}


def test_thawing_is_listed_before_placing() -> None:
    listed = [text.split()[0] for text in display_for(GAME, catalogue("en")).options(view(0))]
    assert listed.index("thaw") < listed.index("place") < listed.index("discard")


def test_all_kinds_of_marks_are_drawn() -> None:
    def rows(id: str) -> list[str]:
        card = BY_ID[id]
        assert isinstance(card, Being)
        return pattern_rows(card, marked=True)

    assert rows("crystal-mirror") == ["+ + ● · ·", "+ + ◇ · ·", "+ + ● · ·"]
    assert "×" in "".join(rows("gate-of-oblivion"))
    assert Text("".join(rows("glacier-giant"))).plain.count("↔") == 2


# The picture ----------------------------------------------------------------------------------------------------------


def nodes(drawn: str, name: str) -> list[str]:
    return [node.attrib[name] for node in ElementTree.fromstring(drawn).iter() if name in node.attrib]


@pytest.mark.rule("TK-FROST-1", "TK-WARP-1")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_panels_name_the_open_cards(seat: int | None, theme: str, language: str) -> None:
    spoken = catalogue(language)
    drawn = picture(view(seat), theme, spoken.get)
    panels = [node for node in ElementTree.fromstring(drawn).iter() if "data-seat" in node.attrib]
    opened = {
        panel.attrib["data-seat"]: (node.attrib["data-open"], node.attrib["data-how"])
        for panel in panels
        for node in panel.iter()
        if "data-open" in node.attrib
    }
    assert opened == {"south": ("winter-whisperer", "frozen"), "north": ("merchant-of-time", "pending")}
    for id in ("tk-aside-frozen", "tk-aside-pending", "tk-card-merchant-of-time"):
        assert spoken.get(id) in drawn


def test_the_viewer_has_the_own_open_card_beside_the_hand() -> None:
    assert nodes(picture(view(0)), "data-card") == ["snow-fox", "hell-bull", "winter-whisperer"]
    assert nodes(picture(view(0)), "data-tab") == ["frozen"]
    assert nodes(picture(view(1)), "data-card") == ["merchant-of-time"], "also with an empty hand"
    assert nodes(picture(view(1)), "data-tab") == ["pending"]
    assert nodes(picture(view(2)), "data-card") == nodes(picture(view(None)), "data-tab") == []


def test_an_open_card_that_can_be_thawed_is_framed() -> None:
    frame_of = f'stroke="{THEMES["dark"]["legal"]}" stroke-width="2.4"'
    assert picture(view(0)).count(frame_of) == 1
    assert picture(view(0, active="north")).count(frame_of) == 0


def test_the_piece_on_the_card_is_drawn_with_it() -> None:
    assert nodes(picture(view(None, kept="kept west-heroic")), "data-kept") == ["west heroic"]
    assert nodes(picture(view(None)), "data-kept") == []
