"""The simulation lab: the same games for the same seed, honest counts, and failures that can be found again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import stonehall
from stonehall.bots import BOTS, RandomBot
from stonehall.cli import app
from stonehall.games.summoner_wars.cards import BY_ID
from stonehall.kernel import CHANCE, Observation, Option, Player, play_randomly
from stonehall.lab.invariants import Broken, check_play, check_record
from stonehall.lab.simulate import Failure, NamedDeck, Plan, Result, Summary, match_of, play_one, record_of, run
from stonehall.lab.statistics import Share, Spread, wilson
from tests.summoner_wars.scenario import fresh, scenario

RUNNER = CliRunner()
GOBLINS, DWARVES = NamedDeck("cave-goblins", "cave-goblins"), NamedDeck("polar-dwarves", "polar-dwarves")


def plan(games: int = 6, bots: tuple[str, ...] = ("random", "random"), check: bool = False) -> Plan:
    return Plan("summoner-wars", ("south", "north"), bots, ((GOBLINS, DWARVES),), games, 4, {}, check)


def results(of: Plan, jobs: int = 1) -> list[Result | Failure]:
    with run(of, jobs) as games:
        return list(games)


def simulate(*words: str) -> dict[str, object]:
    """The data of a run, without the speed, which differs every time."""
    done = RUNNER.invoke(app, ["simulate", "summoner-wars", "--json", "-", *words])
    assert done.exit_code == 0, done.output
    data = json.loads(done.stdout)
    assert set(data.pop("speed")) == {
        "seconds", "games_per_second", "decisions_per_second", "chances_per_second",
    }  # fmt: skip
    return dict(data)


# Statistics -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (1, 20, 0.0089, 0.2361)],
)
def test_wilson_gives_the_published_intervals(count: int, total: int, low: float, high: float) -> None:
    assert wilson(count, total) == pytest.approx((low, high), abs=1e-4)


def test_shares_and_spreads_of_nothing() -> None:
    assert (Share(0, 0).rate, Share(0, 0).low, Share(0, 0).high, str(Share(0, 0))) == (0.0, 0.0, 1.0, "no games")
    assert Spread([]).data() == {"mean": 0.0, "min": 0, "max": 0}


# The same seed, the same games ----------------------------------------------------------------------------------------


def test_a_seed_fixes_every_game_and_another_seed_changes_them() -> None:
    words = ("--games", "12", "--jobs", "1")
    assert simulate(*words, "--seed", "3") == simulate(*words, "--seed", "3")
    assert simulate(*words, "--seed", "3")["plays"] != simulate(*words, "--seed", "4")["plays"]


@pytest.mark.parametrize("bots", ["random", "greedy,random"])
def test_the_number_of_processes_changes_nothing(bots: str) -> None:
    words = ("--games", "4", "--bots", bots, "--seed", "9")
    assert simulate(*words, "--jobs", "1") == simulate(*words, "--jobs", "2")


def test_a_game_depends_on_its_number_alone() -> None:
    short, long = plan(games=3), plan(games=6)
    assert results(short) == results(long)[:3]
    with run(long, numbers=[5]) as games:
        assert list(games) == [results(long)[4]]


def test_the_fast_way_the_kernel_and_the_record_play_the_same_game() -> None:
    fast = play_one(plan(), 2)
    record = record_of(plan(), 2)
    assert isinstance(fast, Result)
    assert fast.decisions + fast.chances == len(record.plays)
    assert fast.chances == sum(play.seat == CHANCE for play in record.plays)
    state = stonehall.load("summoner-wars").start(plan().settings_of(2))
    assert play_randomly(state, Random(plan().seed_of(2))).plays == len(record.plays)
    assert state.to_position() == record.state.to_position()
    assert fast == play_one(plan(check=True), 2)


# What the summary says ------------------------------------------------------------------------------------------------


def test_the_summary_counts_what_was_played() -> None:
    of = Plan("summoner-wars", ("south", "north"), ("random", "random"), ((GOBLINS, DWARVES), (DWARVES, DWARVES)), 2, 1)
    played = [
        Result(1, (0,), "summoner-destroyed", 0, 10, 60, 40),
        Result(2, (1,), "summoner-destroyed", 0, 20, 150, 50),
        Result(3, (1,), "summoner-destroyed", 1, 30, 100, 100),
        Result(4, (), "turn-limit", 1, 40, 200, 100),
    ]
    data = Summary(of, played, 2.0).data()
    assert data["games"] == 4
    assert (data["decisions"], data["chances"], data["draws"]) == (510, 290, 1)
    assert data["turns"] == {"mean": 25.0, "min": 10, "max": 40}
    assert data["plays"] == {"mean": 200.0, "min": 100, "max": 300}
    assert data["reasons"] == {"summoner-destroyed": 3, "turn-limit": 1}
    assert (data["seats"]["south"]["count"], data["seats"]["north"]["count"]) == (1, 2)
    assert data["first_player"]["count"] == 2
    assert data["decks"]["cave-goblins"] == Share(1, 2).data()
    assert data["decks"]["polar-dwarves"] == Share(1, 2).data(), "a mirror match says nothing about a deck"
    assert [pair["decks"] for pair in data["pairings"]] == [
        ["cave-goblins", "polar-dwarves"], ["polar-dwarves", "polar-dwarves"],
    ]  # fmt: skip
    assert data["speed"]["games_per_second"] == 2.0
    assert data["speed"]["decisions_per_second"] == 255.0
    assert data["speed"]["chances_per_second"] == 145.0


def test_the_json_file_and_the_table_of_a_run(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    words = ["simulate", "summoner-wars", "--games", "3", "--decks", "cave-goblins,polar-dwarves", "--jobs", "1"]
    done = RUNNER.invoke(app, [*words, "--json", str(file)])
    assert done.exit_code == 0
    data = json.loads(file.read_text("utf-8"))
    assert data["games"] == 3
    assert data["bots"] == ["random", "random"]
    assert set(data["decks"]) == {"cave-goblins", "polar-dwarves"}
    for word in ("games/s", "player decisions/s", "turns", "draws", "south", "first player", "95 %", "cave-goblins"):
        assert word in done.stdout
    assert "--only NUMBER --record FILE" in done.stdout


def test_all_decks_play_every_ordered_pairing() -> None:
    game = stonehall.load("summoner-wars")
    decks = ["polar-dwarves", "fallen-kingdom", "cave-goblins"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(game), "decks", lambda self: decks)
        data = simulate("--games", "1", "--decks", "all", "--jobs", "1")
    pairings = data["pairings"]
    assert isinstance(pairings, list)
    assert sorted(tuple(pair["decks"]) for pair in pairings) == sorted((one, two) for one in decks for two in decks)
    assert data["games"] == 9


def test_one_game_alone_is_recorded(tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ["simulate", "summoner-wars", "--games", "5", "--seed", "4", "--only", "3", "--record", str(file)]
    done = RUNNER.invoke(app, words)
    assert done.exit_code == 0
    record = stonehall.read_record(file.read_text("utf-8"))
    assert record.state.outcome is not None
    with run(Plan("summoner-wars", ("south", "north"), ("random", "random"), (), 5, 4), numbers=[3]) as games:
        [result] = games
    assert isinstance(result, Result)
    assert result.decisions + result.chances == len(record.plays)


# Checking -------------------------------------------------------------------------------------------------------------


def test_checked_games_hold_and_are_the_same_games() -> None:
    assert (
        simulate("--games", "3", "--check", "--jobs", "1")["plays"] == simulate("--games", "3", "--jobs", "1")["plays"]
    )


def test_what_cannot_be_is_noticed() -> None:
    start = fresh().state
    broken = start.clone()
    assert broken.game.invariant_errors(broken, start) == []
    broken.sides[0].magic = 16
    broken.sides[1].hand.append(BY_ID["gate"].number)
    next(iter(broken.pieces.values())).damage = 99
    texts = " ".join(broken.game.invariant_errors(broken, start))
    for word in ("16 magic", "gate", "life"):
        assert word in texts


def test_a_lost_card_is_noticed_between_plays() -> None:
    game = scenario("turn 3 south move\nsouth hand gate\nsouth c3 frost-mage")
    start = game.state.clone()
    game.state.sides[0].hand.clear()
    assert game.state.game.invariant_errors(game.state, start) == ["gate: 1 at the start of the game, 0 now"]


def test_a_record_that_leads_elsewhere_is_noticed() -> None:
    match = match_of(plan(), 1)
    for _ in range(30):
        match.step()
    start = match.state.clone()
    check_play(match.record, start)
    check_record(match.record)
    match.record.plays.pop()
    with pytest.raises(Broken, match="another position"):
        check_record(match.record)


# Failures -------------------------------------------------------------------------------------------------------------


class Stumbling(RandomBot):
    """Plays at random, then breaks."""

    def choose(self, observation: Observation) -> Option:
        if observation.view["turn"] == 3:
            raise ZeroDivisionError("stumbled")
        return super().choose(observation)


@pytest.fixture
def stumbling() -> Iterator[None]:
    def make(seed: int | None) -> Player:
        return Stumbling(seed)

    BOTS["stumbling"] = make
    yield
    del BOTS["stumbling"]


@pytest.mark.usefixtures("stumbling")
def test_a_game_that_breaks_down_can_be_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    words = ["simulate", "summoner-wars", "--bots", "stumbling", "--games", "2", "--seed", "6", "--jobs", "1"]
    done = RUNNER.invoke(app, words)
    assert done.exit_code == 1
    of = Plan("summoner-wars", ("south", "north"), ("stumbling", "stumbling"), (), 2, 6)
    failure = next(game for game in results(of) if isinstance(game, Failure))
    assert f"seed {failure.seed}" in done.stderr
    assert "ZeroDivisionError: stumbled" in done.stderr
    assert f"--only {failure.number}" in done.stderr
    [file] = tmp_path.glob("failed-game-*.record")
    record = stonehall.read_record(file.read_text("utf-8"))
    assert record.state.view(None)["turn"] == 3
    assert file.name in done.stderr


def test_an_illegal_choice_of_a_bot_is_a_failure_of_the_game_not_bad_input(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(RandomBot):
        def choose(self, observation: Observation) -> Option:
            return Option("done")

    monkeypatch.setitem(BOTS, "cheat", Cheat)
    failure = play_one(plan(bots=("cheat", "cheat")), 1)
    assert isinstance(failure, Failure)
    assert failure.error.startswith("IllegalPlay: Not legal now: done.")
    assert failure.record.startswith("stonehall record 2")
