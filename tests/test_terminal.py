"""A game played by typing: whole games by script, undo, saving, going on."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner, Result

import stonehall
from stonehall.bots import BOTS, RandomBot
from stonehall.cli import app
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.kernel import CHANCE, GameLog, Match, Observation, Option, Record
from stonehall.locale import LANGUAGES, catalogue
from stonehall.terminal.displays import display_for
from stonehall.terminal.files import new_record_path, write_record
from stonehall.terminal.menu import matching
from stonehall.terminal.play import TerminalGame
from stonehall.terminal.replay import step_through
from stonehall.terminal.screen import Screen
from tests.summoner_wars.scenario import scenario

RUNNER = CliRunner()
GAME = stonehall.load("summoner-wars")
NAMES = {"south": "You", "north": "Bot"}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of this test alone."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "old"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home" / "stonehall" / "games"


def play(*typed: str, words: str = "", columns: int = 100, lines: int = 40) -> Result:
    """``stonehall play summoner-wars`` with these lines typed; the input ends after them."""
    command = ["play", "summoner-wars", "--seed", "1", "--first", "south", *words.split()]
    size = {"COLUMNS": str(columns), "LINES": str(lines)}
    done = RUNNER.invoke(app, command, input="".join(f"{line}\n" for line in typed), env=size)
    assert done.exit_code == 0, done.output
    return done


def kept(home: Path) -> Record:
    """The one game that was kept."""
    [file] = home.glob("*.record")
    return stonehall.read_record(file.read_text("utf-8"))


def own_plays(record: Record) -> list[str]:
    return [play.text for play in record.plays if play.seat == 0]


# Whole games ----------------------------------------------------------------------------------------------------------


def test_a_whole_game_by_script_always_the_first_option(home: Path) -> None:
    done = play(*["1", "1"] * 400, words="--bot random")
    record = kept(home)
    assert record.state.outcome is not None
    assert re.search(r"► You (win!|lose\.) ", done.stdout)
    assert f"stonehall replay {next(home.glob('*.record'))}" in done.stdout
    assert re.search(r"North draws (a card|\d cards)\.", done.stdout)
    assert len(own_plays(record)) > 10


def test_a_whole_game_as_north_in_hungarian_at_80_columns(home: Path) -> None:
    done = play(*["1", "1"] * 400, words="--seat north --lang hu --bot random", columns=80, lines=24)
    assert kept(home).state.outcome is not None
    assert "Győztél" in done.stdout or "Vesztettél" in done.stdout


def test_two_people_at_one_keyboard_never_see_each_other_s_hand(home: Path) -> None:
    done = play(*["1"] * 1500, words="--hot-seat")
    assert kept(home).state.outcome is not None
    assert "South decides now. Pass the keyboard" in done.stdout
    assert "North decides now. Pass the keyboard" in done.stdout
    for frame in re.split(r"^ Turn \d+", done.stdout, flags=re.MULTILINE):
        assert not (re.search(r"South draws (?!a card)", frame) and re.search(r"North draws (?!a card)", frame))


# Typing ---------------------------------------------------------------------------------------------------------------


def opening() -> list[str]:
    """The options of the first decision of the seeded game."""
    record = Record(GAME, {"first": "south"})
    match = Match(GAME, [RandomBot(1)], seed=1, record=record)
    while match.state.decision is not None and match.state.decision.seat == CHANCE:
        match.step()
    return [match.state.text_of(option) for option in match.state.decision.options] if match.state.decision else []


def test_plays_can_be_typed_in_full_in_part_and_by_number(home: Path) -> None:
    summons = [text for text in opening() if text.startswith("summon")]
    _, card, square = summons[0].split()
    for line in (summons[0], f"{card} {square}", f"sum {card} {square}", summons[0].upper()):
        play(line)
        [file] = home.glob("*.record")
        assert own_plays(kept(home))[0] == summons[0]
        file.unlink()


def first_group(home: Path) -> tuple[str, str, list[str]]:
    """Number, unit and squares of the first group in the Move Phase of the seeded game."""
    shown = play("end").stdout.rsplit("► Moves left: 3", 1)[1]
    number, unit, squares = re.findall(r"^ +(\d+) Move (.+?): (.+)$", shown, re.MULTILINE)[0]
    for file in home.iterdir():
        file.unlink()
    return number, unit, squares.split()


def test_a_group_is_opened_by_its_number_and_left_by_enter(home: Path) -> None:
    number, unit, squares = first_group(home)
    done = play("end", number, "", number, "1")
    assert done.stdout.count(f"► Move {unit}: choose a number or a space.") == 2
    assert own_plays(kept(home)) == ["end", f"move {unit.split()[-1]} {squares[0]}"]


@pytest.mark.parametrize("second", ["square", "number"])
def test_a_group_and_its_square_in_one_line(home: Path, second: str) -> None:
    number, unit, squares = first_group(home)
    play("end", f"{number} {squares[-1] if second == 'square' else len(squares)}")
    assert own_plays(kept(home)) == ["end", f"move {unit.split()[-1]} {squares[-1]}"]


def test_the_beginning_of_several_plays_offers_them(home: Path) -> None:
    done = play("end", "move")
    assert "► Several plays begin like this. Which one?" in done.stdout
    assert own_plays(kept(home)) == ["end"]


def test_what_is_not_legal_is_explained_and_the_game_goes_on(home: Path) -> None:
    done = play("move c3 c5", "fly home", "summon unicorn c3", "99", "end")
    reason = "This belongs to the Move Phase; this is the Summon Phase. [SW2-TURN-2]"
    assert f"Not legal now: move c3 c5\n  - {reason}" in done.stdout
    assert "Not understood: fly home. “help” lists the commands." in done.stdout
    assert "there is no verb 'fly'" in done.stdout
    assert "there is no card 'unicorn'" in done.stdout
    assert "There is no option 99." in done.stdout
    assert own_plays(kept(home)) == ["end"]


def test_the_rules_are_explained_in_the_language_of_the_player(home: Path) -> None:
    done = play("move c3 c5", words="--lang hu")
    assert "Most nem szabályos: move c3 c5" in done.stdout
    assert "Erre a mozgásfázisban van lehetőség; most az idézésfázis tart. [SW2-TURN-2]" in done.stdout


def test_matching_prefers_the_exact_end() -> None:
    plays = ["target c4", "target c40"]
    assert matching(["c4"], plays) == ["target c4"]
    assert matching(["x"], plays) == []


# Commands -------------------------------------------------------------------------------------------------------------


def test_help_explains_signs_plays_and_commands() -> None:
    said = play("help").stdout
    for words in ("CAPITALS: summoner", "attack a card: attack c5 c7", "take back your last decision", "concede"):
        assert words in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_speaks_every_language(language: str) -> None:
    words = catalogue(language)
    said = play("help", "options", "log", "log all", "hint", "board", "show svara", "undo", "end", "undo", "concede",
                "concede", words=f"--practice --lang {language}").stdout  # fmt: skip
    for id in ("command-undo", "terminal-command-concede", "sw2-ability-structural-shift", "shell-nothing-to-undo"):
        assert words.get(id) in said
    assert words.get("shell-undone", play="end") in said
    for id in ("terminal-concede-game", "terminal-practice", "terminal-practice-over", "ending-conceded-lost"):
        assert " ".join(words.get(id).split()) in " ".join(said.split()), id


def test_card_shows_the_full_text_of_a_card() -> None:
    said = play("card ice golem", "show FROST-MAGE", "? Ice Ram", "card d1").stdout
    for words in ("Living Gate", "you may summon units adjacent to", "Frost Bolt", "ACTIVE – After you move", "▲ d1"):
        assert words in said


def test_a_card_that_does_not_exist_names_near_ones() -> None:
    said = play("card frost mag", "card icee gollem", "card undead", "card qqq").stdout
    assert "Frost Bolt" in said, "a part of a name is enough when it is clear"
    assert "Living Gate" in said, "so is a name with a slip"
    assert "Did you mean: Undead Warrior, Undead Archer, Undead Carrier?" in said
    assert "There is no card qqq." in said


def test_options_lists_every_play() -> None:
    said = play("options").stdout
    for text in opening():
        assert re.search(rf"^(> )* {re.escape(text)} ", said, re.MULTILINE)


def test_a_hint_is_one_of_the_options() -> None:
    said = play("hint", "options").stdout
    hint = re.findall(r"^(?:> )*Hint: (.+)$", said, re.MULTILINE)[0].strip()
    assert hint in said.split("Hint:")[1].split("\n", 1)[1]


def test_the_log_is_told_in_words_and_hides_what_is_hidden() -> None:
    said = play("end", "end", "end", "end", "end", "log all").stdout
    log = said[said.rindex("— Turn 1: South.") :]
    assert "Inaction" in log
    assert "North draws a card." in said
    assert not re.search(r"North draws (?!a card|\d cards)", said)
    assert re.search(r"South draws (?!a card)", said)


# Undo -----------------------------------------------------------------------------------------------------------------


def test_undo_takes_back_the_own_last_decision(home: Path) -> None:
    done = play("end", "undo")
    assert "Taken back: end" in done.stdout
    assert own_plays(kept(home)) == []
    assert done.stdout.count("[Summon]") == 2


def test_undo_goes_back_play_by_play_and_then_says_why_not(home: Path) -> None:
    done = play("end", "end", "undo", "undo", "undo")
    assert done.stdout.count("Taken back: end") == 2
    assert "There is nothing to take back." in done.stdout
    assert own_plays(kept(home)) == []


def at_terminal(position: str, typed: str, plays: list[str], monkeypatch: pytest.MonkeyPatch) -> tuple[str, Record]:
    """A game from a position: plays (luck too) are made first, then lines are typed by south."""
    state = scenario(position).state
    record = Record(GAME)
    record.state = state
    for text in plays:
        record.play(text)
    game_log = GameLog(GAME)
    game_log.record = record
    record.state.log = []
    output = io.StringIO()
    words = catalogue("en")
    screen = Screen(Console(file=output, width=100, height=40), display_for(GAME, words), words, NAMES)
    match = Match(GAME, [RandomBot(1), RandomBot(1)], seed=1, record=record)
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    TerminalGame(match, game_log, [0], screen, ("south", "north"), Path("kept.record"), "stonehall play").run()
    return output.getvalue(), game_log.record


def test_undo_stops_at_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    position = "turn 3 south attack\nsouth c3 frost-mage\nsouth d3 ice-golem\nnorth c5 undead-warrior"
    said, record = at_terminal(position, "undo\n", ["attack c3 c5", "roll s s"], monkeypatch)
    assert "luck has decided something since your last decision (roll s s)" in said
    assert len(record.plays) == 2


def test_own_cards_are_told_from_enemies_among_the_targets(monkeypatch: pytest.MonkeyPatch) -> None:
    position = "turn 3 south attack\nsouth c3 ice-smith\nsouth d3 gate\nnorth c4 gate"
    said, _ = at_terminal(position, "attack c3\n", [], monkeypatch)
    assert "your own Gate d3" in said
    assert said.index("Gate c4") < said.index("your own Gate d3")


def test_giving_up_is_told_before_it_is_done_and_is_part_of_the_record(home: Path) -> None:
    record = kept_after(home, "concede", "end", "concede", "quit")
    assert record.state.outcome is None, "a play in between, and it is asked anew"
    record = kept_after(home, "concede", "concede")
    assert [play.text for play in record.plays][-1] == "leaves south conceded"
    assert record.state.outcome is not None
    assert (record.state.outcome.winners, record.state.outcome.reason) == ((1,), "conceded")


def kept_after(home: Path, *typed: str) -> Record:
    """The record of a game in which this was typed."""
    for file in home.glob("*.record"):
        file.unlink()
    play(*typed)
    return kept(home)


@pytest.mark.usefixtures("dawdler")
def test_in_practice_what_the_opponent_and_luck_did_is_taken_back(home: Path) -> None:
    done = play(*["end"] * 6, "undo", "quit", words="--practice --bot dawdler")  # once more for the warning of inaction
    assert "Taken back: end" in done.stdout
    assert kept(home).practice
    assert own_plays(kept(home)) == ["end"] * 4
    refused = RUNNER.invoke(app, ["play", "summoner-wars", "--practice", "--resume", str(next(home.glob("*.record")))])
    assert (refused.exit_code, "--practice are part of the saved game" in refused.output) == (2, True)


class Dawdler(RandomBot):
    """Ends every phase."""

    def choose(self, observation: Observation) -> Option:
        return observation.options[-1]


@pytest.fixture
def dawdler() -> Iterator[None]:
    BOTS["dawdler"] = Dawdler
    yield
    del BOTS["dawdler"]


@pytest.mark.usefixtures("dawdler")
def test_undo_does_not_reach_over_the_opponent_s_turn(home: Path) -> None:
    done = play(*["end"] * 6, "undo", words="--bot dawdler")  # once more for the warning of inaction
    assert "This cannot be taken back: North has played since your last decision (end)." in done.stdout
    assert own_plays(kept(home)) == ["end"] * 5


# Saving, leaving, going on --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("last", [["quit"], ["q"], []])
def test_leaving_saves_and_says_how_to_go_on(home: Path, last: list[str]) -> None:
    done = play("end", *last)
    [file] = home.glob("*.record")
    assert f"Game saved in {file}." in done.stdout
    assert f"Continue with: stonehall play summoner-wars --resume {file}" in done.stdout
    assert own_plays(kept(home)) == ["end"]


def test_ctrl_c_saves_too(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["end"])

    def interrupt(screen: Screen, mark: str = "") -> str:
        for line in answers:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", interrupt)
    assert "Game saved in" in play().stdout
    assert own_plays(kept(home)) == ["end"]


def test_a_fault_inside_the_game_keeps_the_plays_up_to_it(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Stumbling(RandomBot):
        def choose(self, observation: Observation) -> Option:
            raise ZeroDivisionError("stumbled")

    monkeypatch.setitem(BOTS, "stumbling", Stumbling)
    words = ["play", "summoner-wars", "--seed", "1", "--first", "south", "--bot", "stumbling"]
    done = RUNNER.invoke(app, words, input="end\n" * 9)
    assert isinstance(done.exception, ZeroDivisionError)
    assert "Game saved in" in done.stdout
    assert own_plays(kept(home)) == ["end"] * 5


def test_a_saved_game_goes_on_where_it_was(home: Path, tmp_path: Path) -> None:
    play("end", "save mine.record", "quit")
    before = stonehall.read_record((tmp_path / "mine.record").read_text("utf-8"))
    assert own_plays(before) == ["end"]
    command = ["play", "summoner-wars", "--resume", "mine.record", "--seed", "2"]
    done = RUNNER.invoke(app, command, input="undo\nend\nend\nquit\n", env={"COLUMNS": "100", "LINES": "40"})
    assert done.exit_code == 0
    assert "Game loaded from mine.record." in done.stdout
    assert "Both players draw" in done.stdout, "the log of the first sitting is told again"
    assert "Taken back: end" in done.stdout
    after = stonehall.read_record((tmp_path / "mine.record").read_text("utf-8"))
    assert own_plays(after) == ["end", "end"]


def test_the_way_to_go_on_keeps_seat_bot_and_language() -> None:
    said = play("quit", words="--seat north --bot random --lang pl").stdout
    assert "stonehall play summoner-wars --lang pl --seat north --bot random --resume " in said
    assert "stonehall play summoner-wars --hot-seat --resume " in play("quit", words="--hot-seat").stdout


def test_no_file_but_a_record_is_written_over(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("dear diary", "utf-8")
    said = play("save diary.txt", "quit").stdout
    assert "could not be saved in diary.txt: the file exists and is not a record" in said
    assert diary.read_text("utf-8") == "dear diary"


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where a folder should be", "utf-8")
    done = play("end", "save mine.record", "quit")
    assert done.stdout.count("The game could not be saved") == 2, "once at the start and once when leaving"
    assert own_plays(stonehall.read_record((tmp_path / "mine.record").read_text("utf-8"))) == ["end"]


def test_two_games_of_one_second_have_two_files(home: Path) -> None:
    first = new_record_path(GAME)
    write_record(Record(GAME), first)
    assert new_record_path(GAME) != first
    assert [path.name for path in home.iterdir()] == [first.name], "no draft is left behind"


def test_a_deck_from_a_file(home: Path, tmp_path: Path) -> None:
    (tmp_path / "mine.deck").write_text(ready_deck("cave-goblins").write(), "utf-8")
    said = play("quit", words="--deck mine.deck").stdout
    assert "You are South, Cave Goblins; North is Fallen Kingdom." in said
    assert kept(home).settings["south"].startswith("summoner: sneeks;")


# Replay ---------------------------------------------------------------------------------------------------------------


def test_stepping_through_a_record_forwards_back_and_by_number(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(GAME, [RandomBot(1), RandomBot(2)], seed=7)
    match.run()
    count = len(match.record.plays)
    output = io.StringIO()
    words = catalogue("en")
    screen = Screen(
        Console(file=output, width=100, height=40), display_for(GAME, words), words, {"south": "", "north": ""}
    )
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\nb\n20\n99999\n\nq\n"))
    step_through(match.record, screen, 0, count)
    places = re.findall(r"► Play (\d+) of (\d+)", output.getvalue())
    assert [int(place) for place, _ in places] == [0, 1, 2, 1, 20, count, count]
    assert {int(total) for _, total in places} == {count}
    assert "wins: the other summoner is destroyed" in output.getvalue()


# Warnings, and several phases at once ---------------------------------------------------------------------------------

IDLE = "turn 3 south {}\nsouth hand gate\nsouth c3 frost-mage\nnorth c5 undead-warrior\nnorth hand gate"


def test_a_warning_is_read_before_the_phase_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    said, record = at_terminal(IDLE.format("attack"), "end\nboard\nend\nquit\n", [], monkeypatch)
    assert "your summoner Svara takes 1 damage" in " ".join(said.split())
    assert "Enter it again" in said
    assert own_plays(record) == ["end"]
    _, record = at_terminal(IDLE.format("attack"), "end\nquit\n", [], monkeypatch)
    assert own_plays(record) == []


def test_phases_are_ended_up_to_one(monkeypatch: pytest.MonkeyPatch) -> None:
    said, record = at_terminal(IDLE.format("move"), "end to attack\nquit\n", [], monkeypatch)
    assert own_plays(record) == ["end", "end"]
    assert record.state.view(0)["phase"] == "attack"
    assert "Enter it again" not in said


def test_ending_several_phases_stops_at_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    said, record = at_terminal(IDLE.format("move"), "end to draw\nquit\n", [], monkeypatch)
    assert record.state.view(0)["phase"] == "attack"
    assert "Enter it again" in said
    _, record = at_terminal(IDLE.format("move"), "end to draw\nend\nquit\n", [], monkeypatch)
    assert record.state.view(0)["phase"] == "magic"


def test_there_is_no_way_back_to_a_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    said, record = at_terminal(IDLE.format("attack"), "end to move\nend to\nquit\n", [], monkeypatch)
    assert "There is no move to go to from here. Still to come: magic, draw" in said
    assert own_plays(record) == []
    helped, _ = at_terminal(IDLE.format("attack"), "help\nquit\n", [], monkeypatch)
    assert "end to draw" in helped
