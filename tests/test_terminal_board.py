"""The board and the menus of a terminal can be read at any size, with colours and without."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console

import stonehall
from stonehall.locale import LANGUAGES, catalogue
from stonehall.terminal.battlefield import short_name
from stonehall.terminal.displays import display_for
from stonehall.terminal.layout import Layout, Marks, layout_for
from stonehall.terminal.menu import Menu
from tests.summoner_wars.scenario import scenario

GAME = stonehall.load("summoner-wars")
NAMES = {"south": "You", "north": "Bot"}

CROWDED = """
    turn 5 south move
    south magic 4
    south hand ice-golem nadiana ice-ram parapet gate
    south d1 svara damage 3 boosts 4
    south c3 frost-mage boosts 2
    south d3 ice-golem
    south active ice-ram
    north c8 ret-talus
    north d6 undead-warrior boosts 5 damage 1
    north e6 hellfire-cultist
    north c6 gate damage 4
"""


def picture(layout: Layout, seat: int = 0, colour: bool = False, marks: Marks | None = None, lang: str = "en") -> str:
    output = io.StringIO()
    console = Console(
        file=output, width=layout.width, height=layout.height, force_terminal=colour, color_system="truecolor" if colour
        else None, legacy_windows=False,
    )  # fmt: skip
    table = display_for(GAME, catalogue(lang))
    log = ["— Turn 5: South.", "A long line about what happened on the battlefield a moment ago, in words."]
    console.print(table.frame(scenario(CROWDED).state.view(seat), layout, marks or Marks(), log, NAMES))
    return output.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 30), (76, 24), (80, 24), (80, 34), (80, 50), (100, 30), (100, 40), (132, 60)])
def test_no_frame_is_wider_than_its_terminal(size: tuple[int, int], lang: str) -> None:
    for seat in (0, 1):
        lines = picture(layout_for(*size), seat, lang=lang).splitlines()
        assert max(cell_len(line.rstrip()) for line in lines) <= size[0]
        assert any("SVARA" in line for line in lines)


def test_100_by_40_shows_everything_with_room_for_the_options() -> None:
    lines = picture(layout_for(100, 40)).splitlines()
    assert len(lines) <= 30
    for words in (
        "[Move 3]", "Polar Dwarves", "Svara 9/12♥", "Magic 4♦", "hand 5 · draw 0 · discard 0", "» Ice Ram",
        "Frost Mage", "♦2 2† 5♥", "♦0 Summon", "♦0 ∩ 5♥", "♦0 ■ 5♥", "— Turn 5: South.",
    ):  # fmt: skip
        assert any(words in line for line in lines), words


def test_80_by_24_leaves_room_for_a_prompt_and_three_lines_of_options() -> None:
    assert len(picture(layout_for(80, 24)).splitlines()) <= 24 - 5 + 1


def test_without_colour_owner_and_kind_are_told_by_signs() -> None:
    plain = picture(layout_for(100, 40))
    assert "\x1b" not in plain
    for words in ("▲3→ 9/12+4", "▲2→ 4/4♥+2", "▲2†∩ 5/5♥", "▼∩ 1/5♥", "▼7† 3/4♥+5", "═"):
        assert words in plain, words


def test_colours_are_used_where_there_are_any() -> None:
    assert "\x1b[" in picture(layout_for(100, 40), colour=True)


def test_no_color_is_respected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("FORCE_COLOR", "")
    output = io.StringIO()
    console = Console(file=output, width=100, height=40, force_terminal=True, color_system="truecolor")
    table = display_for(GAME, catalogue("en"))
    console.print(table.frame(scenario(CROWDED).state.view(0), layout_for(100, 40), Marks(), [], NAMES))
    assert not re.search(r"\x1b\[[0-9;]*(?:3[0-7]|4[0-7]|38|48)[;m]", output.getvalue())


def test_each_seat_sits_at_the_bottom_of_its_own_board() -> None:
    south, north = picture(layout_for(100, 40), 0), picture(layout_for(100, 40), 1)
    assert south.index("RET-TALUS") < south.index("SVARA")
    assert north.index("SVARA") < north.index("RET-TALUS")
    assert "────a─────┬────b" in south
    assert "────f─────┬────e" in north
    assert "Nadiana" in south
    assert "Nadiana" not in north


def test_squares_to_choose_from_bear_their_numbers() -> None:
    shown = picture(layout_for(100, 40), marks=Marks({"c4": "1", "d6": "2"}))
    assert "[1]" in shown
    assert "[2]U" in shown


def test_a_menu_of_many_moves_is_grouped_by_unit_and_a_small_one_is_not() -> None:
    table = display_for(GAME, catalogue("en"))
    view = scenario(CROWDED).state.view(0)
    texts = table.options(view)
    menu = Menu.of(table, view, texts, 9)
    assert len(texts) > 9
    assert len(menu.entries) < 6
    assert sorted(text for entry in menu.entries for text in entry.texts) == sorted(texts)
    assert menu.marks().actors >= {"c3", "d1", "d3"}
    few = Menu.of(table, view, texts[:5], 9)
    assert [entry.texts for entry in few.entries] == [(text,) for text in texts[:5]]


@pytest.mark.parametrize(("width", "height"), [(100, 12), (100, 4), (80, 3), (40, 3)])
def test_every_entry_of_a_menu_is_shown_in_any_room(width: int, height: int) -> None:
    table = display_for(GAME, catalogue("en"))
    view = scenario(CROWDED).state.view(0)
    menu = Menu.of(table, view, table.options(view), 9)
    shown = menu.draw(width, height).plain
    for number, entry in enumerate(menu.entries, 1):
        assert f"{number} {entry.label}" in shown


@pytest.mark.parametrize(("name", "width", "short"), [
    ("Gate", 10, "Gate"), ("Undead Warrior", 10, "U. Warrior"), ("Undead Archer", 8, "U.Archer"),
    ("Nieumarły Wojownik", 10, "N.Wojownik"), ("Ret-Talus", 8, "Ret-Tal…"),
])  # fmt: skip
def test_names_are_shortened_to_fit(name: str, width: int, short: str) -> None:
    assert short_name(name, width) == short
