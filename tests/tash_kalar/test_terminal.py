"""Tash-Kalar at a terminal: whole games in every form, a board that can be read anywhere, and the commands."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from stonehall.locale import LANGUAGES, catalogue
from stonehall.terminal.displays import display_for
from stonehall.terminal.layout import Marks, layout_for
from stonehall.terminal.menu import Menu
from tests.keyboard import kept, run
from tests.tash_kalar.scenario import GAME, fresh, scenario

FORMS = {
    "duel": "", "high-form": "--set form=high-form", "melee": "--set form=melee --seat west",
    "melee-4": "--set form=melee --set seats=4", "teams": "--set teams=yes --seat east",
}  # fmt: skip
ARENA = """
    south common c4 d2 g3
    south heroic e5
    south legendary e8
    north common c3 d4
    north heroic h6
    south hand swordmaster knight hell-bull f3-6a
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of this test alone."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "old"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home" / "stonehall" / "games"


def frame(text: str, columns: int, lines: int, language: str = "en", marks: Marks | None = None) -> str:
    state = scenario(text).state
    layout = layout_for(columns, lines)
    console = Console(file=io.StringIO(), width=layout.width, color_system=None)
    seats = GAME.seat_names
    table = display_for(GAME, catalogue(language))
    console.print(table.frame(state.view(0), layout, marks or Marks(), ["— Turn 3"], dict.fromkeys(seats, "")))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("form", FORMS)
def test_whole_games_by_script(form: str, home: Path) -> None:
    words = f"play tash-kalar --seed 3 --bot random {FORMS[form]}"
    done = run(*words.split(), typed="1\n1\n" * 900, columns=80, lines=24)
    assert kept(home).state.outcome is not None
    assert "stonehall replay" in done.stdout


def test_people_on_all_seats_share_the_keyboard(home: Path) -> None:
    done = run("play", "tash-kalar", "--hot-seat", "--seed", "1", "--set", "form=melee", typed="1\n" * 4000)
    assert kept(home).state.outcome is not None
    for seat in ("South", "North", "West"):
        assert f"{seat} decides now. Pass the keyboard" in done.stdout
    assert "East" not in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("columns", "lines"), [(132, 50), (100, 40), (80, 24), (70, 40), (60, 24)])
def test_the_frame_fits_and_tells_owner_rank_and_coloured_squares(columns: int, lines: int, language: str) -> None:
    drawn = frame(ARENA, columns, lines, language)
    assert max(cell_len(line) for line in drawn.splitlines()) <= columns
    for sign in ("▲●", "▲★", "▲♛", "▼●", "▼★"):
        assert sign in drawn
    assert catalogue(language).get("tk-card-swordmaster") in drawn


def test_coloured_squares_are_told_apart_by_shape() -> None:
    drawn = frame(ARENA, 80, 24)
    rows = {line[0]: line for line in drawn.splitlines() if line[:1].isdigit()}
    assert "◆▲●◆" in rows["2"]  # a south common on the red d2
    assert "○▼●○" in rows["3"]  # a north common on the green c3
    assert "○  ○" in rows["4"]
    assert "◆▲★◆" in rows["5"]


@pytest.mark.rule("TK-GATE-1")
@pytest.mark.parametrize(("columns", "lines"), [(132, 50), (80, 24)])
def test_the_gateway_is_told_by_an_open_sign(columns: int, lines: int) -> None:
    common = frame("turn 3 south gateway c4\nsouth common c4 d2\nsouth heroic e5", columns, lines)
    assert ("▲◎" in common, "▲●" in common, "▲★" in common, "▲☆" in common) == (True, True, True, False)
    heroic = frame("turn 3 south gateway e5\nsouth common c4\nsouth heroic e5", columns, lines)
    assert ("▲◎" in heroic, "▲●" in heroic, "▲★" in heroic, "▲☆" in heroic) == (False, True, False, True)
    numbered = frame("turn 3 south gateway c4\nsouth common c4", 80, 24, marks=Marks({"c4": "7"}, frozenset()))
    assert " 7▲◎" in numbered


def test_choices_are_numbered_on_the_board() -> None:
    marks = Marks({"c4": "7", "a4": "12"}, frozenset())
    assert " 7▲●" in frame(ARENA, 80, 24, marks=marks)
    assert "[12]" in frame(ARENA, 80, 24, marks=marks)
    assert " 12 " in frame(ARENA, 132, 50, marks=marks)


def test_the_menu_groups_many_places_and_lists_few_summonings() -> None:
    state = scenario("south common c4 c6\nsouth hand swordmaster\nnorth common h5").state
    table = display_for(GAME, catalogue("en"))
    view = state.view(0)
    menu = Menu.of(table, view, table.options(view), 9)
    assert [entry.label for entry in menu.entries] == [
        "Summon Swordmaster on c5", "Place a common on an empty square", "Discard Swordmaster",
    ]  # fmt: skip
    places = Menu.within(table, view, menu.entries[1].texts, "", 1)
    assert places.entries[0].label == "a3"
    assert len(places.marks().choices) == 66


def test_tasks_are_shown_with_those_that_are_fulfilled() -> None:
    tasks = "tasks current isolation red-conquest\ntasks next diagonals"
    drawn = frame(f"settings form high-form\nsouth common c4\n{tasks}", 100, 40)
    assert "· Isolation (2)" in drawn
    assert "Next: Diagonals" in drawn


def test_replay_show_and_simulate(tmp_path: Path) -> None:
    file = str(tmp_path / "melee.record")
    words = f"simulate tash-kalar --games 3 --set form=melee --jobs 1 --only 2 --record {file} --check --json -"
    data = json.loads(run(*words.split()).stdout)
    assert list(data["seats"]) == ["south", "north", "west"]
    assert data["bots"] == ["random"] * 3
    told = run("replay", file, "--lang", "hu").stdout
    assert "Nyugat" in told
    assert "Deathmatch Melee" in run("show", file).stdout
    assert run("show", file, "--svg", "-").stdout.startswith("<svg")
    assert "'east' is not one of south, north, west" in run("show", file, "--seat", "east", code=2).output


def test_all_pairings_are_those_that_may_meet() -> None:
    data = json.loads(run("simulate", "tash-kalar", "--games", "1", "--decks", "all", "--json", "-").stdout)
    assert data["games"] == 42
    assert all(len(set(pair["decks"])) == 2 for pair in data["pairings"])


def test_both_partners_of_the_winning_team_have_won() -> None:
    data = json.loads(run("simulate", "tash-kalar", "--games", "5", "--set", "teams=yes", "--json", "-").stdout)
    wins = {seat: share["count"] for seat, share in data["seats"].items()}
    assert wins["south"] == wins["west"]
    assert wins["north"] == wins["east"]
    assert wins["south"] + wins["north"] + data["draws"] == 5


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("play tash-kalar --seat west", "--seat: 'west' is not one of south, north"),
        ("play tash-kalar --deck southern", "north: southern is played by south"),
        ("play tash-kalar --set form=chess", "form: 'chess' is not one of high-form, duel, melee"),
        ("play tash-kalar --set form=melee --opponent-deck sylvan", "give 2 decks, one for each opponent; not 1"),
        ("simulate tash-kalar --bots greedy,random --set form=melee", "give one bot, or 3, one for each seat; not 2"),
        ("simulate tash-kalar --set form=melee --set seats=2", "seats: melee is for 3 or 4 players"),
        ("deck tash-kalar new", "Tash-Kalar has no decks that could be built."),
        ("cards tash-kalar --school silvan", "did you mean sylvan?"),
    ],
)
def test_wrong_words_are_explained(words: str, problem: str) -> None:
    assert problem in run(*words.split(), code=2).output


def test_schools_of_all_players_can_be_chosen(home: Path) -> None:
    words = "play tash-kalar --set form=melee --deck sylvan --opponent-deck southern,northern --seed 1"
    run(*words.split())
    assert kept(home).settings | {"south": "sylvan", "north": "southern", "west": "northern"} == kept(home).settings


def test_cards_are_listed_and_shown_in_full() -> None:
    assert "12 cards" in run("cards", "tash-kalar", "--class", "legend").stdout
    shown = run("cards", "tash-kalar", "--text", "gryphon", "--lang", "en").stdout
    assert "· ● ◇ ·" in shown
    assert "Northern Empire / Southern Empire" in shown
    assert "3★ 6●" in run("cards", "tash-kalar", "--class", "flare").stdout


def test_the_greedy_bot_beats_the_random_one() -> None:
    words = "simulate tash-kalar --games 2 --bots greedy,random --jobs 1 --json -"
    assert json.loads(run(*words.split()).stdout)["seats"]["south"]["count"] == 2


def test_help_and_hint_and_cards_at_the_table() -> None:
    done = run(
        "play", "tash-kalar", "--first", "south", "--seed", "1", typed="1\nhelp\nshow knight\nhint\nsummon knight e5\n"
    )
    assert "◆ red square" in done.stdout
    assert "◎ ☆ Gateway" in done.stdout
    assert "never onto a common" in done.stdout
    assert "Hint: " in done.stdout
    assert "TK-SUM" in done.stdout


def test_the_open_view_shows_all_hands() -> None:
    state = fresh(form="melee", first="south").state
    while state.decision is not None and state.decision.is_chance:
        state.apply(state.decision.options[0])
    view = display_for(GAME, catalogue("en")).open_view(state)
    assert all(side["hand"] for side in view["sides"])  # type: ignore[attr-defined]
