"""A game from another package: whatever Stonehall can do with its own games, it can do with this one.

``tests/plugin`` holds it: three seats, hands nobody else sees, wind, and plays of three picks. It is installed as
anybody would install it, and found by its entry point.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

import stonehall
from stonehall.locale import LANGUAGES
from tests.conformance import CHECKS
from tests.outside import LANTERNS, SOURCE, at_home, install, python_says, stonehall_says
from tests.server.serving import Live, Serving, Visitor, run_serve, serving

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"
SEATS = ("south", "west", "north")
TABLE = {"game": "lanterns", "seats": [{"player": "me"}, {"player": "open"}, {"player": "open"}], "public": True}


@pytest.fixture(scope="module", autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    place = install(LANTERNS, tmp_path_factory.mktemp("outside"))
    with at_home(place):
        yield place


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of this test alone."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_it_is_found_where_it_was_installed(home: Path) -> None:
    assert "lanterns" in stonehall.game_ids()
    module = __import__(type(stonehall.load("lanterns")).__module__)
    assert str(module.__file__).startswith(str(home))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__).removeprefix("check_"))
def test_it_conforms(check: Callable[[str, dict[str, str], int], None]) -> None:
    for seed in range(3):
        check("lanterns", {}, seed)


# The command line -----------------------------------------------------------------------------------------------------


def test_the_list_of_games_has_it() -> None:
    assert "lanterns  Lanterns, 3 players (south, west, north)" in stonehall_says("games")


SIMULATE = ("simulate", "lanterns", "--games", "6", "--seed", "3", "--jobs", "1", "--check")


def test_it_is_simulated_shown_and_replayed(folder: Path) -> None:
    summary = json.loads(stonehall_says(*SIMULATE, "--bots", "greedy,random,random", "--json", "-"))
    assert (summary["games"], summary["reasons"]) == (6, {"all-lit": 6})
    assert list(summary["seats"]) == list(SEATS)

    stonehall_says(*SIMULATE, "--only", "2", "--record", "game.record")
    record = stonehall.read_record((folder / "game.record").read_text("utf-8"))
    assert record.state.over
    told = stonehall_says("replay", "game.record", "--lang", "hu")
    assert "csepp olajjal" in told
    (folder / "middle.position").write_text(record.truncated(20).state.to_position(), "utf-8")
    assert "aa1" in stonehall_says("show", "middle.position")
    assert stonehall_says("show", "middle.position", "--svg", "-").startswith("<svg ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_at_the_keyboard(language: str, folder: Path) -> None:
    told = stonehall_says(
        "play", "lanterns", "--seed", "4", "--seat", "west", "--bot", "random", "--lang", language, typed="1\n" * 40
    )
    [file] = folder.rglob("*.record")
    record = stonehall.read_record(file.read_text("utf-8"))
    assert record.state.over
    assert len([play for play in record.plays if play.seat == SEATS.index("west")]) == 4
    assert {"en": "Turn 12", "hu": "12. kör", "pl": "Tura 12"}[language] in told


def test_three_people_share_a_keyboard(folder: Path) -> None:
    told = stonehall_says("play", "lanterns", "--seed", "4", "--hot-seat", typed="1\n" * 80)
    [file] = folder.rglob("*.record")
    assert stonehall.read_record(file.read_text("utf-8")).state.over
    assert all(f"{seat} decides now. Pass the keyboard" in told for seat in ("South", "West", "North"))


# Packages that are broken ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("raise RuntimeError('out of order')", "RuntimeError: out of order"),
        ("class Other: ...", "AttributeError: module 'broken' has no attribute 'Broken'"),
        ("class Broken: ...", "this is not that game"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_named(
    source: str, wrong: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Registered by hand: the files that an installed package leaves behind."""
    (folder / "broken.py").write_text(source, "utf-8")
    facts = folder / "broken-1.0.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n", "utf-8")
    (facts / "entry_points.txt").write_text("[stonehall.games]\nbroken = broken:Broken\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), str(SOURCE)]))
    done = run_serve("--data", str(folder / "data"), "--port", "0")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"The game 'broken' cannot be loaded. broken:Broken: {wrong}\n"
    assert wrong in stonehall_says("games", status=2)
    assert "turns" in stonehall_says("simulate", stonehall.game_ids()[0], "--games", "1", "--jobs", "1")  # as before


# The compiled engine --------------------------------------------------------------------------------------------------

INHERITED = {
    "kernel.game": ["Game"],
    "kernel.state": ["State"],
    "kernel.decision": ["Decision", "Chance"],
    "toolkit.abilities": ["Ability"],
    "toolkit.cards": ["AbilityCard"],
    "toolkit.pieces": ["CardInPlay"],
    "toolkit.position": ["PositionReader"],
    "toolkit.registry": ["Printed", "Registry"],
    "toolkit.table": ["CardTable"],
}
"""What a game may inherit from, whichever way the engine was built."""
INHERIT = """
from importlib import import_module
for name, classes in {inherited!r}.items():
    module = import_module(f"stonehall.{{name}}")
    assert module.__file__.endswith(".so"), "build the engine first: make compile"
    for one in classes:
        heir = type("Heir", (getattr(module, one),), {{}})
        assert isinstance(heir.__new__(heir), getattr(module, one))
import sys
assert "mypy_extensions" not in sys.modules
print("all")
"""


@pytest.fixture
def compiled(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes that are started take the compiled engine."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(home), str(COMPILED)]))


@pytest.mark.usefixtures("compiled")
def test_compiled_classes_can_be_inherited_from() -> None:
    assert python_says(INHERIT.format(inherited=INHERITED)) == "all"


def test_the_compiled_engine_plays_the_same_games(request: pytest.FixtureRequest) -> None:
    """An interpreted game on compiled classes."""
    plan = (*SIMULATE, "--bots", "greedy", "--json", "-")
    plain = json.loads(stonehall_says(*plan))
    request.getfixturevalue("compiled")
    assert {**json.loads(stonehall_says(*plan)), "speed": {}} == {**plain, "speed": {}}


# The hall -------------------------------------------------------------------------------------------------------------


class Person:
    """Somebody with an open page: the socket of a table, and the scene they saw last."""

    def __init__(self, visitor: Visitor, table: str, stack: ExitStack) -> None:
        self.live: Live = stack.enter_context(visitor.live(table))
        self.read()

    def play(self, text: object) -> None:
        answer = self.live.ask(type="play", key=f"k{self.scene['moment']}", moment=self.scene["moment"], text=text)
        assert answer["type"] == "ack", answer

    def look(self) -> None:
        """Ask for everything anew."""
        self.live.send(type="resync")
        self.read()

    def read(self) -> None:
        shown = self.live.until("snapshot")
        self.scene, self.log = shown["scene"], shown["log"]


def play_on(people: list[Person], plays: int, rng: Random) -> int:
    """Random plays by whoever is asked, until the end or so many have been made; how many were."""
    for made in range(plays):
        if people[0].scene["ending"] is not None:
            return made
        [asked] = [person for person in people if person.scene["choices"]]
        asked.play(rng.choice(asked.scene["choices"])["text"])
        for person in people:
            person.look()
    return plays


def check_what_is_seen(people: list[Person], watcher: Person) -> None:
    """Everybody sees their own hand and nobody else's; a play is picked in three steps; a click is answered."""
    for own, person in enumerate([*people, watcher]):
        shown = person.scene["view"]["people"]
        assert [bool(one["hand"]) for one in shown] == [seat == own for seat in range(len(SEATS))]
        drawn = [line["words"]["id"] for line in person.log if line["what"] == "drew"]
        assert len(drawn) == drawn.count("lan-drew") + drawn.count("lan-drew-hidden") == 11
        assert (drawn.count("lan-drew") > 0) == (own < len(SEATS))
    [asked] = [person for person in people if person.scene["choices"]]
    choice = asked.scene["choices"][0]
    assert [pick["kind"] for pick in choice["path"]] == ["card", "place", "word"]
    assert " ".join([choice["verb"], *[pick["id"] for pick in choice["path"]]]) == choice["text"]
    because = asked.live.ask(type="why", key="why", picked=[choice["path"][0]["id"]], pointed="zz99")
    assert [problem["words"]["id"] for problem in because["problems"]] == ["lan-not-offered"]
    refused = asked.live.ask(type="play", key="no", moment=asked.scene["moment"], text="light red zz99 2")
    assert (refused["type"], refused["code"]) == ("refused", "illegal")


def test_three_people_play_a_game_in_the_hall(folder: Path) -> None:
    rng = Random(1)
    with serving(folder / "data") as server:
        visitors = [server.visitor() for _ in SEATS]
        watcher = server.visitor()
        [facts] = [game for game in watcher.get("/api/games").json() if game["id"] == "lanterns"]
        assert (facts["seats"], facts["decks"], facts["prefix"]) == (list(SEATS), [], "lan")
        assert [form["seats"] for form in facts["forms"]] == [[3]]
        assert "LanternsGameView" in watcher.get("/schema.json").json()["components"]["schemas"]
        table = visitors[0].new_table(TABLE)
        assert [one["id"] for one in watcher.get("/api/tables").json()["open"]] == [table]
        for visitor, seat in zip(visitors[1:], SEATS[1:], strict=True):
            assert visitor.post(f"/api/tables/{table}/join", {"seat": seat}).status_code == 200
        with ExitStack() as stack:
            people = [Person(visitor, table, stack) for visitor in visitors]
            assert play_on(people, 5, rng) == 5
            check_what_is_seen(people, Person(watcher, table, stack))
            before = [person.scene for person in people]
        port = server.address.rsplit(":", 1)[1]
        assert server.stop() == 0

    server = Serving(folder / "data", "--port", port)
    try:
        with ExitStack() as stack:
            people = [Person(visitor, table, stack) for visitor in visitors]
            assert [person.scene for person in people] == before
            assert play_on(people, 100, rng) == 7
            seen = Person(watcher, table, stack)
            assert {seen.scene["ending"]["reason"], people[0].scene["view"]["reason"]} == {"all-lit"}
            assert [line["words"]["id"] for line in seen.log].count("lan-turn") == 12
        written = watcher.get(f"/api/tables/{table}/record")
        record = stonehall.read_record(written.text)
        assert (record.game.id, record.state.over) == ("lanterns", True)
        assert record.write() == written.text
    finally:
        server.stop()
