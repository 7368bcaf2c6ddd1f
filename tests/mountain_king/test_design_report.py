"""The report on our components: played, kept, judged, written."""

from __future__ import annotations

from pathlib import Path

import pytest

from stonehall.games.mountain_king.scoring import CATEGORIES
from stonehall.lab.plots import Row, chart
from tools.king_design.__main__ import main as write_report
from tools.king_design.games import Facts, components_in_play, play
from tools.king_design.judge import Judgement


def game(number: int, first: int, winner: int, opening: str = "recruit level 1, dig with iron") -> Facts:
    """A game of two in which everything was used and the winner has a little more of everything."""
    scores = [[43, 3, 11, 1, 15, 38], [43, 3, 11, 1, 15, 38]]
    for category in range(len(CATEGORIES)):
        if (number + category) % 3 == 0:
            scores[winner][category] += 1
    used = dict.fromkeys(components_in_play(), 1)
    gates = ["j1", "a10"] if number // 4 % 2 else ["a10", "j1"]
    return Facts("two", number, 30, first, [winner], scores, [0, 1], [opening, opening], [{}, {}], gates, used)


def games(count: int = 60) -> list[Facts]:
    names = ["recruit level 1, dig with iron", "dig with stone, recruit level 2", "recruit level 2, recruit level 1"]
    return [game(number, number % 2, number // 2 % 2, names[number % 3]) for number in range(count)]


def failing(played: list[Facts]) -> list[str]:
    return [criterion.name for criterion in Judgement({"two": played}, enough=60).criteria() if not criterion.holds]


def test_a_balanced_set_meets_every_criterion() -> None:
    assert failing(games()) == []


def test_each_criterion_can_fail() -> None:
    assert "at least 60 games" in failing(games(59))[0]
    assert "no place in the order of turns" in failing([game(number, 0, 0) for number in range(60)])[0]
    one_gate = games()
    for facts in one_gate:
        facts.gates = ["j1", "a10"] if facts.winners == [0] else ["a10", "j1"]
    assert failing(one_gate) == ["two: no start point wins more than 62.5%"]
    long = games()
    rich = games()
    unused = games()
    for facts in long:
        facts.turns = 60
    for facts in rich:
        facts.scores = [[100, 3, 11, 1, 15, 38 + side] for side in range(2)]
    for facts in unused:
        del facts.used["troll bog-cook"]
    assert "turns of each player" in failing(long)[0]
    assert [name.split(" lies")[0] for name in failing(rich)[:2]] == ["the mean honor", "the example's 43 for tunnels"]
    assert "every card" in failing(unused)[0]
    assert "openings" in failing([game(number, number % 2, number // 2 % 2) for number in range(60)])[0]
    halls = games()
    for facts in halls:
        facts.scores[facts.winners[0]][CATEGORIES.index("halls")] += 30
        facts.scores[1 - facts.winners[0]][CATEGORIES.index("halls")] -= 15
    assert any("correlates with winning" in name for name in failing(halls))


def test_a_game_repeats_from_its_seed() -> None:
    assert play("two", 5, 1) == play("two", 5, 1)
    assert play("two", 5, 1) != play("two", 5, 2)


def test_the_report_is_written_and_goes_on_where_it_was_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--forms", "two", "--jobs", "1", "--keep", str(tmp_path / "kept"), "--docs", str(tmp_path)]
    assert write_report(["--games", "1", *arguments]) == 1  # one game uses few of the cards
    assert "two: 1 of 1" in capsys.readouterr().out
    first = (tmp_path / "mountain-king-design.md").read_text("utf-8")
    assert "python -m tools.king_design --games 1 --seed 1" in first
    for line in first.splitlines():
        if line.startswith("!["):
            assert (tmp_path / line.split("(")[1].rstrip(")")).is_file()
    write_report(["--games", "2", *arguments])
    assert "two: 2 of 2" in capsys.readouterr().out
    write_report(["--games", "1", *arguments])
    assert "two: " not in capsys.readouterr().out.split("ok ")[0]  # nothing was played again
    assert (tmp_path / "mountain-king-design.md").read_text("utf-8") == first


def test_a_chart_shows_values_intervals_and_what_is_wanted() -> None:
    drawing = chart("Wins & losses", [Row("first <seat>", 0.5, 0.4, 0.6, 0.55, "50 %")], bars=False)
    for part in ("<title>Wins &amp; losses", "first &lt;seat&gt;", "<circle", "50 %"):
        assert drawing.count(part) == 1
