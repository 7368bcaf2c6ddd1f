"""A game from outside, without a display of its own, with two to five seats: played, shown, replayed, simulated."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

import stonehall
from stonehall.bots import GreedyBot, RandomBot
from stonehall.kernel import Match, StonehallError
from stonehall.lab import Plan, Summary
from stonehall.locale import LANGUAGES, catalogue
from stonehall.terminal.display import Display
from stonehall.terminal.displays import display_class, display_for
from stonehall.terminal.fallback import FallbackDisplay
from stonehall.terminal.files import read_state
from stonehall.terminal.layout import Marks, layout_for
from stonehall.terminal.menu import Menu
from tests import garden
from tests.keyboard import kept, run

GAME = garden.GardenGame()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The game is known, and games are kept in a folder of this test alone."""
    monkeypatch.setitem(stonehall._loaded, "garden", GAME)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home" / "stonehall" / "games"


def display(language: str = "en", seats: int = 5) -> Display:
    return display_for(GAME, catalogue(language, GAME), garden.SEATS[:seats])


def begun(seats: str = "5", plays: tuple[str, ...] = ()) -> garden.Garden:
    state = GAME.start(seats=seats)
    for text in ("first ash", *plays):
        state.play(text)
    return state


# Playing --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "3", "4", "5"])
def test_a_whole_game_by_script(home: Path, seats: str, language: str) -> None:
    words = ["play", "garden", "--seed", "1", "--bot", "random", "--set", f"seats={seats}", "--lang", language]
    done = run(*words, typed="1\n1\n1\n" * 4)
    assert kept(home).state.outcome is not None
    assert "► The garden is full." in done.stdout
    assert catalogue(language, GAME).get("player-you") in done.stdout


def test_steps_are_chosen_one_after_the_other(home: Path) -> None:
    done = run("play", "garden", "--seed", "1", "--seat", "birch", "--bot", "greedy", typed="2\n5\n2\nquit\n")
    assert "► green: choose a number or a space." in done.stdout
    assert "► green · b2: choose a number or a space." in done.stdout
    assert " 1 small   2 tall" in done.stdout
    assert [play.text for play in kept(home).plays if play.seat == 1] == ["plant green b2 tall"]


@pytest.mark.parametrize("typed", ["2 b2 tall", "2 b2\n2", "plant green b2 tall", "green b2 tall", "2\nb2\ntall"])
def test_steps_may_be_typed_at_once(home: Path, typed: str) -> None:
    run("play", "garden", "--seed", "1", "--seat", "birch", typed=f"{typed}\nquit\n")
    assert [play.text for play in kept(home).plays if play.seat == 1] == ["plant green b2 tall"]


def test_every_command_works() -> None:
    typed = "help\noptions\nlog\nhint\nboard\ncard oak\nundo\nrest\nfly\nconcede\nconcede\n"
    said = run("play", "garden", "--seed", "1", "--seat", "elm", "--set", "seats=5", typed=typed).stdout
    for words in ("plant COLOUR BED SIZE", "Rest", "Hint: Plant a tall", "There is no card oak.", "elm concedes."):
        assert words in said
    assert "show NAME" not in said, "there are no cards to show"


def test_people_on_all_seats_and_the_seat_that_wins_when_the_other_concedes() -> None:
    said = run("play", "garden", "--hot-seat", "--set", "seats=4", "--set", "pairs=yes", "--seed", "1",
               typed="\nrest\n\nconcede\nconcede\n").stdout  # fmt: skip
    assert "All of you share this keyboard." in said
    lost = next(seat for seat in garden.SEATS if f"{seat} concedes." in said)
    won = ("birch", "dogwood") if lost in ("ash", "cedar") else ("ash", "cedar")
    assert {line.split()[1] for line in said.splitlines() if line.startswith("★")} == set(won)
    assert f"{won[0]} and {won[1]} win: {lost} concedes." in said


# Showing --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(60, 30), (80, 24), (100, 40), (140, 50)])
def test_frames_fit_their_terminal(size: tuple[int, int], language: str) -> None:
    match = Match(GAME, [RandomBot(seat) for seat in range(5)], {"seats": "5"}, seed=1)
    match.run()
    layout = layout_for(*size)
    console = Console(file=io.StringIO(), width=layout.width, color_system=None)
    shown = display(language).frame(
        match.state.view(0), layout, Marks(), ["— Turn 3"], dict.fromkeys(garden.SEATS, "Bot")
    )
    console.print(shown)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert max(cell_len(line.rstrip()) for line in lines) <= size[0]
    assert len(lines) < 40


def test_what_is_said_of_each_seat_stands_beside_it(tmp_path: Path) -> None:
    state = begun(plays=("plant red a1 tall", "plant blue c3 small"))
    file = tmp_path / "garden.txt"
    file.write_text(state.to_position(), "utf-8")
    said = run("show", str(file)).stdout
    rows = {line.split()[0]: line.split()[1:] for line in said.replace("►", " ").splitlines() if line.split()}
    assert rows["apples"] == ["favourite"]
    assert rows["ash"] == ["3", "red"]
    assert rows["birch"] == ["1", "green"], "the whole position shows what every seat knows"
    assert rows["weather"] == ["sun", "3", "·", "rain", "0"]
    assert ["c3", "birch", "blue", "–"] in [line.split() for line in said.splitlines()]
    assert rows["free"][:3] == ["beds", "b1,", "c1,"]
    own = run("show", str(file), "--seat", "birch").stdout
    assert "?" in own, "the favourites of the others are hidden"
    assert run("show", str(file), "--svg", "-").stdout.startswith("<svg")


def test_positions_are_found_by_the_first_word_or_by_asking_every_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "position.txt"
    file.write_text(begun().to_position(), "utf-8")
    assert read_state(str(file)).game is GAME
    file.write_text("lawn " + begun().to_position().split(maxsplit=1)[1], "utf-8")
    assert read_state(str(file)).game is GAME
    file.write_text("garden nine\n", "utf-8")
    with pytest.raises(StonehallError, match="This is not a garden"):
        read_state(str(file))


def test_a_record_is_replayed(tmp_path: Path) -> None:
    match = Match(GAME, [GreedyBot(1), RandomBot(2)], {"seats": "2"}, seed=1)
    match.run()
    file = tmp_path / "game.record"
    file.write_text(match.record.write(), "utf-8")
    said = run("replay", str(file), "--lang", "hu").stdout
    assert "   2 ash: plant" in said or "   2 birch: plant" in said
    assert "The garden is full. Winners: 1." in said


def test_seats_the_shell_knows_have_their_names_in_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert display("hu").seat_name("ash") == "ash"
    assert display("hu").seat_name("south") == "Dél"


def test_many_plays_are_grouped_by_the_step_in_which_they_differ() -> None:
    state = begun()
    view = state.view(0)
    shown = display()
    menu = Menu.of(shown, view, shown.options(view), 9)
    assert [entry.label for entry in menu.entries] == ["red", "green", "blue", "Rest"]
    red = menu.entries[0]
    inner = Menu.within(shown, view, red.texts, "", red.depth, few=9)
    assert [entry.label for entry in inner.entries] == sorted(garden.BEDS)
    assert inner.entries[0].texts == ("plant red a1 small", "plant red a1 tall")
    assert inner.marks().actors >= {"red", "a1"}
    only = Menu.within(shown, view, inner.entries[0].texts, "", inner.entries[0].depth, few=9)
    assert [entry.label for entry in only.entries] == ["small", "tall"]


# Simulating -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", ["2", "3", "4", "5"])
def test_games_of_any_number_of_seats_are_simulated(seats: str) -> None:
    words = ["simulate", "garden", "--games", "6", "--jobs", "1", "--check", "--set", f"seats={seats}"]
    data = json.loads(run(*words, "--json", "-").stdout)
    assert list(data["seats"]) == list(garden.SEATS[: int(seats)])
    assert data["pairings"] == []
    assert data["decks"] == {}
    assert data["turns"] == {"mean": 2.0 * int(seats), "min": 2 * int(seats), "max": 2 * int(seats)}
    assert 0 < data["first_player"]["of"] == 6
    table = run(*words).stdout
    assert f"{garden.SEATS[int(seats) - 1]} " in table
    assert "first player" in table


def test_pairs_win_together() -> None:
    plan = Plan("garden", ["greedy", "random", "greedy", "random"], 4, settings={"seats": "4", "pairs": "yes"})
    summary = plan.run()
    assert isinstance(summary, Summary)
    assert list(summary.sides) == ["ash + cedar (greedy + greedy)", "birch + dogwood (random + random)"]
    assert summary.seats["ash"].count == summary.seats["cedar"].count == 4


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("cards garden", "Garden has no cards."),
        ("deck garden new", "Garden has no decks that could be built."),
        ("cards gardn", "did you mean garden?"),
        ("play garden --deck oak", "--deck: Garden is played without decks"),
        ("play garden --first ash", "--first: who begins is not a setting of Garden"),
        ("play garden --seat elm", "--seat: 'elm' is not one of ash, birch, cedar"),
        ("simulate garden --decks all", "--decks: Garden is played without decks"),
        ("simulate garden --set pairs=yes", "pairs: pairs are four"),
        ("simulate garden --bots random,random", "give one bot, or 3, one for each seat; not 2"),
    ],
)
def test_what_the_game_has_not_is_said_in_one_sentence(words: str, problem: str) -> None:
    assert problem in run(*words.split(), code=2).stderr


def test_a_game_chooses_its_display() -> None:
    assert display_class(GAME) is FallbackDisplay
    for id in ("summoner-wars", "tash-kalar"):
        assert display_class(stonehall.load(id)).__module__ == f"stonehall.terminal.{id.replace('-', '_')}"
