"""The ladder: balanced pairs, results that outlive an interruption, ratings that mean what they say, its report."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import stonehall
from stonehall.bots import LEVELS, RandomBot
from stonehall.cli import app
from stonehall.kernel import Observation, Option, Player, StonehallError
from stonehall.lab.keeping import Kept
from stonehall.lab.ladder import Ladder, Measurement, Meeting, Pair, Results, in_package, measured, report
from stonehall.lab.ladder import pairs as playing
from stonehall.lab.ladder.elo import rated
from stonehall.lab.ladder.pairs import Conduct, play_pair
from stonehall.lab.ladder.standings import ANCHORED
from stonehall.lab.openspiel import Position, SpielBot

ROOT = Path(__file__).parent.parent
RUNNER = CliRunner()
DAY = "2026-11-16"
HASTY = "tests.test_ladder:Hasty"
TWINS = ["random", HASTY]


class Hasty:
    """Takes whatever stands first, until there is something to end."""

    def __init__(self, seed: int | None) -> None:
        "Luck is of no use to it."

    def choose(self, observation: Observation) -> Option:
        return observation.options[0]


def tiny() -> Ladder:
    return Ladder("tash-kalar", TWINS, 3, seed=4)


def without_clocks(pair: Pair) -> Pair:
    """The same pair as if nobody had needed any time."""
    conduct = {bot: replace(told, seconds=0.0, longest=0.0) for bot, told in pair.conduct.items()}
    return replace(pair, conduct=conduct)


# Who meets whom, where ------------------------------------------------------------------------------------------------


def test_every_two_bots_meet_and_those_of_openspiel_meet_whoever_thinks() -> None:
    ladder = Ladder("summoner-wars", ["page", "random", "squire", "greedy", "openspiel-mcts"], 2)
    met = {frozenset(meeting.bots) for meeting in ladder.meetings}
    own = {"page", "random", "squire", "greedy"}
    assert met == {frozenset((one, other)) for one in own for other in own if one != other} | {
        frozenset(("page", "openspiel-mcts")), frozenset(("squire", "openspiel-mcts"))
    }  # fmt: skip
    assert len(met) == len(ladder.meetings)
    assert ladder.games == 2 * 2 * 8


def test_neighbours_meet_each_other_and_nobody_else() -> None:
    ladder = Ladder("tash-kalar", ["stonehall.bots.random:RandomBot", *TWINS], 1, neighbours=True)
    first, second, third = ladder.bots
    assert [meeting.bots for meeting in ladder.meetings] == [(first, second), (second, third)]
    found = measured(ladder, [play_pair(ladder, (meeting, 0)) for meeting in ladder.meetings], DAY)
    assert found.against(first, third) is None
    assert all(standing.rating is not None for standing in found.bots)
    assert Measurement.read(found.published()) == found


def test_further_meetings_have_numbers_of_their_own_and_those_named_for_them_meet_nobody_else() -> None:
    first, second = TWINS
    extra = "stonehall.bots.random:RandomBot"
    ladder = Ladder("tash-kalar", TWINS, 1, also=[Meeting(first, extra, 2)])
    assert ladder.meetings == [Meeting(first, second, 1), Meeting(first, extra, 2)]
    assert ladder.games == 2 * 3
    found = measured(ladder, [play_pair(ladder, (meeting, 1)) for meeting in ladder.meetings], DAY)
    assert {standing.bot for standing in found.bots} == {first, second, extra}
    with pytest.raises(StonehallError) as wrong:
        Ladder("tash-kalar", TWINS, 1, also=[Meeting(second, first, 0)])
    assert [problem.where for problem in wrong.value.problems] == ["pairs", "also"]


@pytest.mark.parametrize("game", ["summoner-wars", "tash-kalar", "alliances"])
def test_every_deck_comes_to_every_seat_before_one_comes_again(game: str) -> None:
    ladder = Ladder(game, TWINS, 1)
    decks = stonehall.load(game).decks()
    allowed = len(ladder.deals) // len(decks)
    for start in range(allowed):
        block = ladder.deals[start * len(decks) : (start + 1) * len(decks)]
        for seat in block[0]:
            assert Counter(deal[seat] for deal in block) == Counter(decks)
    assert len({tuple(deal.values()) for deal in ladder.deals}) == len(ladder.deals) >= len(decks) * (len(decks) - 1)


@pytest.mark.parametrize(
    ("game", "form", "halves"),
    [
        ("mountain-king", "two", [{0}]),
        ("mountain-king", "three", [{0}, {1}, {2}]),
        ("mountain-king", "four", [{0, 1}, {0, 2}, {0, 3}]),
        ("mountain-king", "teams", [{0, 3}]),
        ("alliances", "four", [{0, 2}]),
    ],
)
def test_at_larger_tables_each_bot_has_half_of_the_sides_everywhere(
    game: str, form: str, halves: list[set[int]]
) -> None:
    ladder = Ladder(game, TWINS, 3, form=form)
    state = stonehall.load(game).start(ladder.settings)
    assert [set(seats) for seats in ladder.seatings] == halves
    for seats in ladder.seatings:
        assert all(set(stonehall.load(game).allies(state, seat)) <= set(seats) for seat in seats)


def test_both_games_of_a_pair_have_the_same_table_with_seats_exchanged(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[tuple[str, int]] = []

    def player(bot: str, opponent: str, seed: int) -> RandomBot:
        seated.append((bot, seed))
        return RandomBot(seed)

    monkeypatch.setattr(playing, "player", player)
    ladder = tiny()
    pair = play_pair(ladder, (ladder.meetings[0], 1))
    (first, luck), (second, other), *exchanged = seated
    assert (first, second) == ("random", HASTY)
    assert exchanged == [(second, luck), (first, other)]
    # the same luck and the same thoughts on the same seats: the same game, won by the other
    assert pair.turns[0] == pair.turns[1]
    assert sum(pair.scores) == 1


def test_pairs_follow_from_seed_and_number_alone() -> None:
    one, other = tiny(), tiny()
    meeting = one.meetings[0]
    assert without_clocks(play_pair(one, (meeting, 2))) == without_clocks(play_pair(other, (meeting, 2)))
    assert one.table(meeting, 1) != one.table(meeting, 2) != Ladder("tash-kalar", TWINS, 3, seed=5).table(meeting, 2)
    assert one.table(meeting, 1).luck != one.table(Meeting(HASTY, "random"), 1).luck


def test_winning_seats_are_shared_at_larger_tables() -> None:
    ladder = Ladder("tash-kalar", TWINS, 1, form="melee-3", seed=2)
    pair = play_pair(ladder, (ladder.meetings[0], 1))
    assert all(score in (0.0, 0.5, 1.0) for score in pair.scores)
    assert pair.conduct["random"].decisions > 0 < pair.conduct[HASTY].decisions


def test_what_cannot_be_measured_is_told_at_once() -> None:
    with pytest.raises(StonehallError) as wrong:
        Ladder("tash-kalar", ["random"], 0, form="chess")
    assert [problem.where for problem in wrong.value.problems] == ["pairs", "bots", "form"]


def test_a_search_of_openspiel_thinks_as_long_as_whom_it_meets_did(monkeypatch: pytest.MonkeyPatch) -> None:
    thought: list[float] = []

    class Peer(SpielBot):
        algorithm = "mcts"

        def choose(self, observation: Observation) -> Option:
            thought.append(self.seconds)
            return observation.options[0]

        def search(self, observation: Observation, position: Position) -> int:
            raise AssertionError("it only counts")

    def player(bot: str, opponent: str, seed: int) -> Player:
        return Peer(seed, 9.0) if bot == "openspiel-mcts" else RandomBot(seed)

    monkeypatch.setattr(playing, "player", player)
    ticks = count()
    monkeypatch.setattr(playing, "process_time", lambda: next(ticks) / 4)
    ladder = Ladder("tash-kalar", ["random"], also=[Meeting("random", "openspiel-mcts", 1)])
    play_pair(ladder, (ladder.meetings[0], 1))
    assert set(thought) <= {9.0, 0.25}  # as long as the other may, and then what it took
    assert thought[-1] == 0.25


# Results are kept -----------------------------------------------------------------------------------------------------


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ladder = tiny()
    run = Results(ladder, tmp_path).play()
    assert [next(run), next(run)] == [1, 2]
    del run
    kept = Results(ladder, tmp_path)
    before = kept.played()
    with kept.kept.file.open("a", encoding="utf-8") as file:
        file.write('{"first":"random","sec')  # the plug was pulled
    played: list[int] = []
    one = play_pair

    def noted(ladder: Ladder, task: tuple[Meeting, int]) -> Pair:
        played.append(task[1])
        return one(ladder, task)

    monkeypatch.setattr(playing, "play_pair", noted)
    again = Results(ladder, tmp_path)
    assert list(again.play()) == [3]
    assert played == [3]
    assert again.played()[:2] == before
    assert [pair.number for pair in again.played()] == [1, 2, 3]
    assert list(Results(ladder, tmp_path).play()) == []


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    ladder = Ladder("tash-kalar", ["random", "stonehall.bots.random:RandomBot"], 3, seed=4)
    for jobs in (1, 2):
        assert list(Results(ladder, tmp_path / str(jobs)).play(jobs)) == [1, 2, 3]
    alone, shared = (Results(ladder, tmp_path / str(jobs)).played() for jobs in (1, 2))
    assert [without_clocks(pair) for pair in alone] == [without_clocks(pair) for pair in shared]


def test_results_of_another_edition_are_not_mixed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    list(Results(tiny(), tmp_path).play())
    monkeypatch.setattr(playing, "edition", lambda folders: f"{folders}"[:2] + "other")
    assert Results(tiny(), tmp_path).played() == []


def test_lines_are_kept_whole(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "deep" / "file.jsonl")
    assert kept.read() == []
    kept.add([{"a": 1}, {"a": 2}])
    assert kept.read() == [{"a": 1}, {"a": 2}]


# Ratings --------------------------------------------------------------------------------------------------------------


def results_of(strengths: list[float], games: int, rng: Random) -> Iterator[tuple[tuple[int, int], tuple[float, int]]]:
    for one in range(len(strengths)):
        for other in range(one + 1, len(strengths)):
            chance = 1 / (1 + 10 ** ((strengths[other] - strengths[one]) / 400))
            yield (one, other), (float(sum(rng.random() < chance for _ in range(games))), games)


def test_ratings_find_the_strengths_that_made_the_results() -> None:
    strengths = [-310.0, -100.0, 60.0, 350.0]
    found = rated(4, dict(results_of(strengths, 20_000, Random(1))))
    assert [rating.points for rating in found] == pytest.approx(strengths, abs=12)


def test_intervals_hold_the_truth_nineteen_times_in_twenty() -> None:
    strengths = [-200.0, -50.0, 50.0, 200.0]
    rng = Random(2)
    held = 0
    for _ in range(250):
        found = rated(4, dict(results_of(strengths, 100, rng)))
        held += sum(
            abs(rating.points - strength) <= rating.error for rating, strength in zip(found, strengths, strict=True)
        )
    assert 0.93 < held / 1000 < 0.97


def test_whoever_won_everything_has_a_rating_all_the_same() -> None:
    best, middle, worst = rated(3, {(0, 1): (400.0, 400), (0, 2): (400.0, 400), (1, 2): (400.0, 400)})
    assert 1500 > best.points - middle.points > 400
    assert best.points > middle.points > worst.points
    assert best.error > 100  # nobody knows how much stronger
    assert sum(rating.points for rating in (best, middle, worst)) == pytest.approx(0, abs=1e-6)


# What was measured ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def measurement(tmp_path_factory: pytest.TempPathFactory) -> Measurement:
    results = Results(tiny(), tmp_path_factory.mktemp("ladder"))
    list(results.play())
    return measured(tiny(), results.played(), DAY)


def test_a_measurement_tells_ratings_scores_and_conduct(measurement: Measurement) -> None:
    assert (measurement.game, measurement.form, measurement.games) == ("tash-kalar", "duel", 6)
    strong, weak = measurement.bots
    assert strong.rating is not None
    assert weak.rating is not None
    assert strong.rating >= weak.rating
    assert strong.rating + weak.rating == pytest.approx(2 * ANCHORED, abs=1)  # there is no squire
    score = measurement.against("random", HASTY)
    turned = measurement.against(HASTY, "random")
    assert score is not None
    assert turned is not None
    assert score.score + turned.score == score.games == 6
    assert (turned.low, turned.high) == pytest.approx((1 - score.high, 1 - score.low))
    assert score.low <= score.share <= score.high
    assert (score.games, score.seed, score.day, score.version) == (6, 4, DAY, stonehall.__version__)
    assert measurement.against("random", "page") is None
    assert all(one.games == 6 and 0 < one.mean <= one.longest for one in measurement.bots)
    assert any(one.follies.get("summon-left-out") for one in measurement.bots)
    assert Measurement.read(measurement.published()) == measurement


def test_the_squire_is_the_zero_point_and_openspiel_has_no_rating() -> None:
    ladder = Ladder("tash-kalar", ["squire", "page", "openspiel-mcts"], 1)
    results = {("squire", "page"): [1.0, 0.0], ("squire", "openspiel-mcts"): [1.0, 1.0]}
    pairs = [
        Pair(*meeting.bots, 1, results.get(meeting.bots, [1.0, 1.0]), [9, 9],
             {bot: Conduct(1, 0.1, 0.1) for bot in meeting.bots})
        for meeting in ladder.meetings
    ]  # fmt: skip
    found = {one.bot: one for one in measured(ladder, pairs, DAY).bots}
    assert found["squire"].rating == ANCHORED
    assert found["page"].rating == ANCHORED
    assert (found["openspiel-mcts"].rating, found["openspiel-mcts"].games) == (None, 4)
    assert found["page"].limit == LEVELS["page"]


# The command ----------------------------------------------------------------------------------------------------------


def ladder(folder: Path, *words: str) -> str:
    done = RUNNER.invoke(
        app, ["ladder", "tash-kalar", "--bots", "random,stonehall.bots.random:RandomBot", "--pairs", "1", "--jobs", "1",
              "--keep", str(folder / "kept"), *words]
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    return done.stdout


def test_the_command_prints_and_writes_what_it_measured(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    data = json.loads(ladder(tmp_path, "--form", "high-form", "--json", "-", "--publish", str(tmp_path)))
    assert (data["form"], data["games"]) == ("high-form", 2)
    assert "random" in ladder(tmp_path, "--publish", str(tmp_path))
    folder = tmp_path / "src" / "stonehall" / "lab" / "measured"
    assert sorted(file.name for file in folder.iterdir()) == ["tash-kalar.duel.json", "tash-kalar.high-form.json"]
    kept = Measurement.read((folder / "tash-kalar.high-form.json").read_text("utf-8"))
    assert json.loads(kept.text()) == data
    page = (tmp_path / "docs" / "strength.md").read_text("utf-8")
    assert page.index("## Tash-Kalar, duel") < page.index("## Tash-Kalar, high-form")
    for form in ("duel", "high-form"):
        drawn = f"pictures/strength/tash-kalar.{form}.svg"
        assert drawn in page
        assert (tmp_path / "docs" / drawn).read_text("utf-8").startswith("<svg ")
    assert "stonehall ladder tash-kalar --form high-form --bots " in page
    assert "summon left out" in page


def test_the_command_refuses_what_it_cannot_measure(tmp_path: Path) -> None:
    done = RUNNER.invoke(
        app, ["ladder", "tash-kalar", "--bots", "page,nobody", "--form", "chess", "--pairs", "0", "--publish",
              str(tmp_path), "--also", "page squire, page someone 3"]
    )  # fmt: skip
    assert done.exit_code == 2
    for word in ("--bots", "nobody", "--also page squire", "someone", "--form", "--pairs", "--publish"):
        assert word in done.stderr
    assert "Traceback" not in done.stderr


def test_the_page_of_the_docs_tells_what_the_package_holds() -> None:
    assert (ROOT / "docs" / "strength.md").read_text("utf-8") == report(in_package())
