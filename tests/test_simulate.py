"""The simulation lab: the same games for the same seed, honest counts, and failures that can be found again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import stonehall
from stonehall.bots import BOTS, RandomBot, bot_names, find_bot, make_bot, registry
from stonehall.cli import app
from stonehall.games.summoner_wars.cards import BY_ID
from stonehall.games.summoner_wars.game import SummonerWars
from stonehall.kernel import CHANCE, TURN, AnyGame, Observation, Option, Player, State, StonehallError, play_randomly
from stonehall.lab import BrokenGame, Failure, Plan, Result, Summary, match_of, play_one, record_of
from stonehall.lab.invariants import Broken, check_play, check_record
from stonehall.lab.statistics import Share, Spread, wilson
from tests.summoner_wars.scenario import fresh, scenario

RUNNER = CliRunner()
GOBLINS, DWARVES = "cave-goblins", "polar-dwarves"


def plan(games: int = 6, bots: tuple[str, ...] = ("random", "random"), check: bool = False) -> Plan:
    return Plan("summoner-wars", bots, games, seed=4, pairings=[(GOBLINS, DWARVES)], check=check)


def results(of: Plan, jobs: int = 1) -> list[Result | Failure]:
    with of.results(jobs) as games:
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
    with long.results(numbers=[5]) as games:
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
    of = Plan("summoner-wars", games=2, pairings=[(GOBLINS, DWARVES), (DWARVES, DWARVES)])
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
    with Plan("summoner-wars", games=5, seed=4).results(numbers=[3]) as games:
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
    broken.sides[1].hand += (BY_ID["gate"].number,)
    next(iter(broken.pieces.values())).damage = 99
    texts = " ".join(broken.game.invariant_errors(broken, start))
    for word in ("16 magic", "gate", "life"):
        assert word in texts


def test_a_lost_card_is_noticed_between_plays() -> None:
    game = scenario("turn 3 south move\nsouth hand gate\nsouth c3 frost-mage")
    start = game.state.clone()
    game.state.sides[0].hand = ()
    assert game.state.game.invariant_errors(game.state, start) == ["gate: 1 at the start of the game, 0 now"]


def test_what_a_play_cannot_have_done_is_noticed_and_what_was_told_of_it_is_known(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[list[str]] = []

    def no_fourth_turn(game: AnyGame, before: State, after: State) -> list[str]:
        told.append([event.id for event in after.log or []])
        return ["a fourth turn"] if (before.turn, after.turn) == (3, 4) else []

    monkeypatch.setattr(SummonerWars, "play_errors", no_fourth_turn)
    failure = play_one(Plan("summoner-wars", games=1, check=True), 0)
    assert isinstance(failure, Failure)
    assert "a fourth turn" in failure.error
    assert [events.count(TURN) for events in told].count(1) == 4 * 2, "each turn once, and the game was played twice"


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
    of = Plan("summoner-wars", "stumbling", games=2, seed=6)
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


# Plans of one's own ---------------------------------------------------------------------------------------------------


class Hasty:
    """Takes the first option there is; may be imported from this module."""

    def __init__(self, seed: int | None) -> None:
        self.seed = seed

    def choose(self, observation: Observation) -> Option:
        return observation.options[0]


class Silent:
    """No bot: it never chooses."""


def test_any_class_or_function_that_makes_a_bot_may_play() -> None:
    def make(seed: int | None) -> Player:
        return RandomBot(seed)

    told: list[tuple[int, int]] = []
    own = Plan("summoner-wars", [Hasty, make], 2, settings={"turn-limit": "4"})
    summary = own.run(progress=lambda done, total: told.append((done, total)))
    assert own.bot_names == ("Hasty", "make")
    assert told == [(1, 2), (2, 2)]
    assert "south (Hasty)" in str(summary)
    assert summary.data()["bots"] == ["Hasty", "make"]
    with pytest.raises(StonehallError, match="make: it stands in no module that another process could import"):
        own.run(jobs=2)


def test_bots_that_can_be_imported_play_in_several_processes() -> None:
    place = f"{__name__}:Hasty"
    by_name = Plan("summoner-wars", [place, "random"], 3, settings={"turn-limit": "4"})
    by_class = Plan("summoner-wars", [Hasty, "random"], 3, settings={"turn-limit": "4"})
    one, two, three = by_name.run().data(), by_name.run(jobs=2).data(), by_class.run(jobs=2).data()
    for data in (one, two, three):
        del data["speed"], data["bots"]
    assert one == two == three


def test_a_bot_from_anywhere_at_the_command_line() -> None:
    data = simulate("--bots", f"{__name__}:Hasty,random", "--games", "1", "--set", "turn-limit=2", "--jobs", "1")
    assert data["bots"] == [f"{__name__}:Hasty", "random"]


@pytest.mark.parametrize(
    ("bot", "problem"),
    [
        ("nowhere.at_all:Bot", "--bots: The bot 'nowhere.at_all:Bot' cannot be imported (nowhere.at_all: No module"),
        (f"{__name__}:Nobody", "there is no 'Nobody' in it"),
        (f"{__name__}:Silent", "it has no method choose(observation)"),
        (f"{__name__}:RUNNER", "a bot is a class, or a function that makes one of a seed"),
        ("gredy", "did you mean greedy?"),
    ],
)
def test_what_is_no_bot_is_refused(bot: str, problem: str) -> None:
    done = RUNNER.invoke(app, ["simulate", "summoner-wars", "--bots", bot])
    assert done.exit_code == 2
    assert problem in done.stderr


def test_packages_bring_bots_by_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("hasty", f"{__name__}:Hasty", "stonehall.bots")
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry] if group == "stonehall.bots" else [])
    registry.installed_bots.cache_clear()
    try:
        assert bot_names() == ["random", "page", "greedy", "squire", "knight", "steward", "hasty"]
        assert make_bot("hasty", 3).choose is not None
        assert find_bot("hasty") is find_bot(f"{__name__}:Hasty")
    finally:
        registry.installed_bots.cache_clear()


def test_a_plan_names_what_is_wrong_with_it() -> None:
    with pytest.raises(StonehallError) as caught:
        Plan("summoner-wars", ["random"] * 3, games=0, pairings=[(GOBLINS,)])
    for words in ("games: 0 is too few", "give one bot, or 2", "give 2 decks, one for each seat; not 1"):
        assert words in caught.value.text()


def test_a_broken_game_is_raised_with_its_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stumbling", Stumbling)
    with pytest.raises(BrokenGame, match="ZeroDivisionError: stumbled") as caught:
        Plan("summoner-wars", "stumbling", 1).run()
    assert caught.value.failure.record.startswith("stonehall record 2")
    assert "Traceback" in caught.value.__notes__[0]


def test_seats_that_win_together_are_one_side() -> None:
    teams = Plan("tash-kalar", games=1, settings={"form": "duel", "teams": "yes"})
    assert teams.sides == ((0, 2), (1, 3))
    table = str(Summary(teams, [Result(1, (0, 2), "deck", 2, 40, 100, 50)], 1.0))
    assert "south + west      1    1  100.0%" in table
    assert "first player      1    1  100.0%" in table
    melee = Plan("tash-kalar", games=2, settings={"form": "melee"})
    results = [Result(1, (0, 2), "deck", 2, 40, 100, 50), Result(2, (), "deck", 0, 40, 100, 50)]
    summary = Summary(melee, results, 1.0)
    assert (summary.shared, summary.draws) == (1, 1)
    assert list(summary.sides) == ["south", "north", "west"]
