"""README and docs are true: their code runs, their examples are read, their tables say what the code says.

``tests/pages.py`` tells how blocks are marked; ``tests/test_docs_game.py`` follows the page about adding a game.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import pytest
import typer
from packaging.requirements import Requirement

import stonehall
from stonehall.bots import BOTS
from stonehall.cli import app
from stonehall.games.alliances import position as alliances_position
from stonehall.games.alliances import position_reader as alliances_reader
from stonehall.games.mountain_king import position as mountain_king_position
from stonehall.games.mountain_king import position_reader as mountain_king_reader
from stonehall.games.summoner_wars import abilities, position, position_reader
from stonehall.games.summoner_wars.board import GRID, SEATS, SOUTH, square_for
from stonehall.games.summoner_wars.cards import BY_ID, FACTIONS, PHASES, Card
from stonehall.games.summoner_wars.deck import read_deck
from stonehall.games.tash_kalar import position_reader as tash_kalar_reader
from stonehall.games.tash_kalar.cards import CARDS, DECKS, RANKS
from stonehall.games.tash_kalar.position import FLAGS
from stonehall.kernel import AnyGame, Game, State
from stonehall.locale import LANGUAGES, catalogue
from stonehall.server.tables.lesson_reader import WrittenLesson, WrittenStep
from stonehall.server.tables.trial import WrittenExercise, WrittenGoal
from tests.conformance import CHECKS
from tests.pages import BLOCKS, PAGES, ROOT, Block, built_games, is_run, run

GAME = stonehall.load("summoner-wars")
NOTATIONS = {
    "summoner-wars": "notation.md",
    "tash-kalar": "notation-tash-kalar.md",
    "mountain-king": "notation-mountain-king.md",
    "alliances": "notation-alliances.md",
}
"""The page about the notation of each game."""
WORDS = catalogue("en")
WIDTH = 130
"""Lines are wrapped at about 120 columns; a quoted line may be a little longer."""


def of_kind(*kinds: str) -> list[Block]:
    return [block for block in BLOCKS if block.kind in kinds]


def places(blocks: list[Block]) -> list[object]:
    return [pytest.param(block, id=block.place) for block in blocks]


def test_every_block_is_of_a_known_kind() -> None:
    known = {"python", "ftl", "toml", "sh", "position", "plays", "record", "deck", ""}
    assert [block.place for block in BLOCKS if block.kind not in known] == []
    used = {block.kind for block in BLOCKS}
    assert used == known


# Python ---------------------------------------------------------------------------------------------------------------


SESSIONS = sorted({(block.page, block.info) for block in BLOCKS if is_run(block)})


@pytest.mark.parametrize(("page", "name"), SESSIONS, ids=lambda value: getattr(value, "stem", value))
def test_python_runs_and_prints_what_it_says(page: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    blocks = [block for block in BLOCKS if is_run(block) and (block.page, block.info) == (page, name)]
    run(blocks, capsys)
    assert any("#> " in block.text for block in blocks)


def test_the_first_screen_of_the_readme_plays_a_game() -> None:
    first = next(block for block in BLOCKS if block.page.name == "README.md" and is_run(block))
    assert first.line < 25
    assert all(word in first.text for word in ("state.play(", "Match("))


@pytest.mark.parametrize("block", places([block for block in BLOCKS if block.info.startswith("from ")]))
def test_quoted_code_stands_there(block: Block) -> None:
    source = ROOT / block.info.removeprefix("from ")
    assert block.text in source.read_text("utf-8")


def carry_out(block: Block, root: Path) -> None:
    """Do to a copy of the project what a worked example says."""
    path, _, after = block.info.removeprefix("into ").partition(" after ")
    file = root / path
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = file.read_text("utf-8").splitlines(keepends=True) if file.exists() else []
    where = len(lines)
    if after:
        [where] = [number for number, line in enumerate(lines, 1) if line.strip() == after]
    lines.insert(where, block.text)
    file.write_text("".join(lines), "utf-8")


def test_the_worked_card_works(tmp_path: Path) -> None:
    """On a copy, because cards are registered once and for all."""
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    steps = [block for block in BLOCKS if block.info.startswith("into ")]
    for block in steps:
        carry_out(block, tmp_path)
    written = [block.info for block in steps if "/test_" in block.info]
    languages = "tests/test_locale.py::test_cards_abilities_and_factions_have_names_and_texts"
    prompts = "tests/summoner_wars/test_messages.py::test_every_prompt_is_in_the_table"
    said = "tests/test_locale.py::test_what_the_game_can_say_has_words_and_nothing_else_has"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib"]
    done = subprocess.run(
        [*command, *[info.removeprefix("into ") for info in written], languages, prompts, said],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path / "src"), str(tmp_path)])},
        cwd=tmp_path, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert f"{2 + 2 * len(LANGUAGES) + 1} passed" in done.stdout


def test_the_bots_of_the_page_are_those_there_are() -> None:
    page = (ROOT / "docs" / "adding-a-bot.md").read_text("utf-8")
    assert [row[0].strip("`") for row in table(page, "bot")] == list(BOTS)


# Positions, records, decks, plays -------------------------------------------------------------------------------------


def game_of(position: Block) -> AnyGame:
    """The game a position is of."""
    return stonehall.load(position.text.split(maxsplit=1)[0])


@pytest.mark.parametrize("block", places(of_kind("position")))
def test_positions_are_read_and_complete(block: Block) -> None:
    state = game_of(block).from_position(block.text)
    assert state.decision is not None
    again = state.game.from_position(state.to_position())
    assert again.to_position() == state.to_position()
    assert sorted(again.legal_texts()) == sorted(state.legal_texts())


@pytest.mark.parametrize("block", places(of_kind("plays")))
def test_plays_are_legal_from_the_position_above(block: Block) -> None:
    before = [other for other in of_kind("position") if other.page == block.page and other.line < block.line]
    state: State = game_of(before[-1]).from_position(before[-1].text)
    for text in block.text.splitlines():
        assert state.text_of(state.play(text)) == text


@pytest.mark.parametrize("block", places(of_kind("record")))
def test_records_are_read_and_written_the_same(block: Block) -> None:
    assert stonehall.read_record(block.text).write() == block.text


@pytest.mark.parametrize("block", places(of_kind("deck")))
def test_decks_are_read(block: Block) -> None:
    deck = read_deck(block.text)
    assert read_deck(deck.write()).pile == deck.pile
    assert GAME.start(south=block.text).decision is not None


# Tables ---------------------------------------------------------------------------------------------------------------


def tables(text: str) -> list[list[list[str]]]:
    """All tables of a page: rows of cells, the head first."""
    found = []
    for match in re.finditer(r"(?:^\|.*\|\n)+", text, re.MULTILINE):
        rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in match[0].splitlines()]
        found.append([row for row in rows if not set("".join(row)) <= {"-"}])
    return found


def table(text: str, head: str) -> list[list[str]]:
    """The rows of all tables whose first column has this head."""
    return [row for rows in tables(text) if rows[0][0] == head for row in rows[1:]]


def code_words(cells: list[list[str]]) -> set[str]:
    """The words in backticks at the beginning of each row."""
    return {word for row in cells for code in re.findall(r"`([^`]+)`", row[0]) for word in code.split()}


NOTATION_PAGE = (ROOT / "docs" / "notation.md").read_text("utf-8")


def test_every_game_has_a_page_about_its_notation() -> None:
    assert list(NOTATIONS) == stonehall.game_ids()


@pytest.mark.parametrize("game", NOTATIONS)
def test_every_verb_is_described_with_an_example(game: str) -> None:
    notation = stonehall.load(game).notation()
    rows = table((ROOT / "docs" / NOTATIONS[game]).read_text("utf-8"), "verb")
    assert sorted(row[0].strip("`") for row in rows) == sorted(notation.verbs)
    for verb, arguments, example, meaning in rows:
        text = example.strip("`")
        assert notation.write(notation.read(text)) == text
        assert text.split()[0] == verb.strip("`")
        kinds = notation.verbs[verb.strip("`")].kinds
        assert len(kinds) == len(arguments.split(", ")) if kinds else arguments == ""
        assert meaning


def test_every_word_of_a_position_is_described() -> None:
    lines, words = code_words(table(NOTATION_PAGE, "line")), code_words(table(NOTATION_PAGE, "word"))
    assert {*position_reader.PILES, "magic", "summoner", "active", "settings", "turn", "over", "next-id"} <= lines
    assert {"agenda", "waiting", "attack", "fallen"} <= lines
    known = {*position_reader.OF_A_CARD, *position_reader.OF_A_TURN}
    capitals = {word for word in words if word.isupper() or "@" in word}
    assert words - capitals == known
    attack_words = re.search(r"^Words of an attack line:.*?\n\n", NOTATION_PAGE, re.MULTILINE | re.DOTALL)
    assert attack_words is not None
    assert {*position.ATTACK_NUMBERS, "roll", "altering"} <= set(re.findall(r"`(\w+)", attack_words[0]))
    assert all(f"`{phase}`" in NOTATION_PAGE for phase in PHASES)


def test_every_word_of_a_position_of_tash_kalar_is_described() -> None:
    page = (ROOT / "docs" / NOTATIONS["tash-kalar"]).read_text("utf-8")
    lines, words = code_words(table(page, "line")), code_words(table(page, "word"))
    assert {*tash_kalar_reader.PILES, *RANKS[1:], "settings", "turn", "effect", "agenda", "over"} <= lines
    known = {name.replace("_", "-") for name in (*FLAGS, *tash_kalar_reader.NUMBERS, *tash_kalar_reader.NAMED)}
    assert {word for word in words if not word.isupper()} == known


def test_every_word_of_a_position_of_the_mountain_is_described() -> None:
    page = (ROOT / "docs" / NOTATIONS["mountain-king"]).read_text("utf-8")
    lines, words = code_words(table(page, "line")), code_words(table(page, "word"))
    heads = {*mountain_king_reader.OF_A_SEAT, *mountain_king_reader.HEADS} - {
        *stonehall.load("mountain-king").seat_names
    }
    assert heads <= lines
    turn = {*mountain_king_reader.OF_A_TURN, *mountain_king_position.FLAGS, *mountain_king_position.COUNTERS}
    assert {word for word in words if not word.isupper()} == {name.replace("_", "-") for name in turn}


def test_every_word_of_a_position_of_alliances_is_described() -> None:
    page = (ROOT / "docs" / NOTATIONS["alliances"]).read_text("utf-8")
    lines, words = code_words(table(page, "line")), code_words(table(page, "word"))
    heads = {*alliances_reader.OF_A_SEAT, *alliances_reader.HEADS} - {*stonehall.load("alliances").seat_names}
    assert heads <= lines
    values = {*alliances_position.LASTS}
    known = {*alliances_reader.OF_A_CARD, *alliances_reader.OF_A_TURN}
    assert {word for word in words if not (word.isupper() or "@" in word)} - values == known


@pytest.mark.parametrize("game", NOTATIONS)
def test_every_option_of_the_game_is_described(game: str) -> None:
    settings = stonehall.load(game).settings
    rows = table((ROOT / "docs" / NOTATIONS[game]).read_text("utf-8"), "option")
    listed = {name: row for row in rows for name in re.findall(r"`([^`]+)`", row[0])}
    assert list(listed) == [setting.name for setting in settings]
    for setting in settings:
        assert f"`{setting.default}`" in listed[setting.name][2]
        assert all(f"`{value}`" in listed[setting.name][1] for value in setting.values)


def test_every_attribute_of_an_ability_is_described() -> None:
    page = (ROOT / "docs" / "adding-a-card.md").read_text("utf-8")
    attributes = vars(abilities.Ability("none", -1)).keys() - {"id", "number", "triggers", "moments"}
    assert code_words(table(page, "attribute")) == attributes
    hooks = {re.match(r"`@(\w+)", row[0])[1] for row in table(page, "decorator")}  # type: ignore[index]
    made = {
        name
        for name, function in vars(abilities).items()
        if getattr(function, "__annotations__", {}).get("return") == "Callable[[Hook], Hook]"
    }
    assert hooks == made | {"when_played"}


def test_every_check_of_the_conformance_suite_is_described() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    assert [row[0].strip("`") for row in table(page, "check")] == [check.__name__ for check in CHECKS]


def test_the_whole_contract_of_a_game_is_described() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")

    def named(head: str) -> set[str]:
        return {name for row in table(page, head) for name in re.findall(r"`(\w+)(?:\(.*?\))?`", row[0])}

    own = {name: value for name, value in vars(Game).items() if not name.startswith("_")}
    methods = {name for name, value in own.items() if callable(value) and not isinstance(value, type)}
    asked = {name for name in methods if getattr(own[name], "__isabstractmethod__", False)}
    assert named("of the game") == asked
    kernel = {
        "view",
        "start",
        "first_state",
        "complete",
        "accept",
        "from_position",
        "outcome",
        "is_deserted",
        "ending",
        "event_message",
    }
    assert named("more of the game") == methods - asked - kernel
    assert named("attribute") == own.keys() - methods
    state = {name for name, value in vars(State).items() if getattr(value, "__isabstractmethod__", False)}
    assert named("of the state") == state


@pytest.mark.parametrize("game", stonehall.game_ids())
def test_every_file_of_the_game_is_described(game: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    title = stonehall.load(game).title
    page = re.split(r"^## ", page.split(f"## {title}, file by file")[1], flags=re.MULTILINE)[0]
    folder = ROOT / "src" / "stonehall" / "games" / game.replace("-", "_")
    files = {path.name for path in folder.glob("*.py")} - {"__init__.py"}
    assert {word for word in code_words(table(page, "file")) if "/" not in word} == files


def test_every_module_of_the_server_is_described() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    modules = {path.name for path in (ROOT / "src" / "stonehall" / "server").rglob("*.py")} - {"__init__.py"}
    assert code_words([row[1:] for row in table(page, "folder")]) == modules


def test_every_line_of_a_lesson_is_described() -> None:
    of_file, of_step = [rows[1:] for rows in tables((ROOT / "docs" / "lessons.md").read_text("utf-8"))][:2]
    assert {row[0].strip("`").split()[0] for row in of_file} == {*WrittenLesson.__struct_fields__} - {"steps"}
    assert {*WrittenStep.__struct_fields__} == {row[0].strip("`").split()[0] for row in of_step}


def test_every_line_of_an_exercise_is_described() -> None:
    of_file, of_goal = [rows[1:] for rows in tables((ROOT / "docs" / "exercises.md").read_text("utf-8"))][:2]
    assert {row[0].strip("`").split()[0] for row in of_file} == {*WrittenExercise.__struct_fields__}
    assert {row[0].strip("`").split()[0] for row in of_goal} == {*WrittenGoal.__struct_fields__}


# Decks ----------------------------------------------------------------------------------------------------------------


def name(id: str) -> str:
    return WORDS.get(f"sw2-card-{id}" if id in BY_ID else f"sw2-ability-{id}")


def listed(cards: list[Card]) -> str:
    return ", ".join(name(card.id) for card in cards)


def south(place: tuple[int, int]) -> str:
    return GRID.name(square_for(SOUTH, *place))


def test_the_decks_are_those_of_the_code() -> None:
    sure, cards, places, own = [rows[1:] for rows in tables((ROOT / "docs" / "decks.md").read_text("utf-8"))][:4]
    wanted: dict[str, list[list[str]]] = {"sure": [], "cards": [], "places": [], "own": []}
    for id in GAME.decks():
        faction, title = FACTIONS[id], WORDS.get(f"sw2-faction-{id}")
        count = str(len(faction.unverified) or "none")
        confidence = [faction.confidence, faction.setup_confidence, faction.symbols_confidence]
        wanted["sure"].append([f"`{id}`", name(faction.summoner.id), ", ".join(faction.symbols), *confidence, count])
        wanted["cards"].append(
            [title, listed(faction.champions), listed(faction.commons), listed([faction.epic]), listed(faction.events)]
        )
        units = ", ".join(f"{name(unit)} {south(place)}" for unit, place in faction.starting)
        wanted["places"].append([title, south(faction.summoner_at), south(faction.gate_at), units])
        if faction.unverified:
            wanted["own"].append([title, ", ".join(name(id) for id in faction.unverified)])
    assert {"sure": sure, "cards": cards, "places": places, "own": own} == wanted


def test_the_schools_are_those_of_the_code() -> None:
    *_, schools = tables((ROOT / "docs" / "decks.md").read_text("utf-8"))
    assert [row[:2] for row in schools[1:]] == [
        [f"`{school}`", CARDS[DECKS[school][0]].confidence] for school in stonehall.load("tash-kalar").decks()
    ]


# Commands, links, form ------------------------------------------------------------------------------------------------

TARGETS = set(re.findall(r"^([a-z]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
EXTRAS = set(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"])
COMMANDS: Mapping[str, Any] = cast(Any, typer.main.get_command(app)).commands


@pytest.mark.parametrize("block", places(of_kind("sh")))
def test_commands_and_their_options_exist(block: Block) -> None:
    for line in block.text.splitlines():
        words = shlex.split(line, comments=True)
        program = Path(words[0]).name
        assert program in ("make", "pip", "stonehall"), line
        if program == "pip":
            [asked] = words[2:]
            if asked.startswith("./"):
                assert asked.removeprefix("./") in built_games().values(), line
            else:
                assert set(Requirement(asked).extras) <= EXTRAS, line
            continue
        if program == "make":
            assert set(words[1:]) <= TARGETS, line
            continue
        command, rest = COMMANDS[words[1]], words[2:]
        while hasattr(command, "commands"):  # groups such as those of `deck`: first the game, then what is done
            command, rest = command.get_command(None, rest[0]), rest[1:]
        options = {option for parameter in command.params for option in parameter.opts}
        assert {word for word in words if word.startswith("--")} <= options, line
        if words[1] in ("play", "simulate"):
            assert words[2] in [*stonehall.game_ids(), *built_games()]


def test_commands_in_the_text_exist() -> None:
    for page in PAGES:
        text = page.read_text("utf-8")
        assert set(re.findall(r"`make ([a-z]+)", text)) <= TARGETS
        assert set(re.findall(r"`stonehall ([a-z]+)", text)) - {"record"} <= COMMANDS.keys()  # a record begins so


def anchors(page: Path) -> set[str]:
    heads = re.findall(r"^#+ (.*)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)]+)\)", page.read_text("utf-8")):
        if not link.startswith("https://"):
            file, _, anchor = link.partition("#")
            target = page.parent / file if file else page
            assert target.exists(), link
            assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_files_named_in_the_text_exist(page: Path) -> None:
    text = page.read_text("utf-8")
    for path in re.findall(r"`((?:src|docs|tests|tools|bench)/[\w./-]+)`", text):
        assert (ROOT / path).exists(), path


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_lines_are_short(page: Path) -> None:
    lines = [line for line in page.read_text("utf-8").splitlines() if not line.startswith("|")]
    assert [line for line in lines if len(line) > WIDTH] == []


def test_the_seats_are_called_as_in_the_text() -> None:
    assert SEATS == ("south", "north")
    assert all(f"`{seat}`" in NOTATION_PAGE for seat in SEATS)
