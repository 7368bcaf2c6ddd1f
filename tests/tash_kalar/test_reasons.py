"""Why a play is not legal, and why nothing comes of a click: the rule, and words in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import stonehall.games.tash_kalar
from stonehall.kernel import IllegalPlay
from stonehall.locale import LANGUAGES, catalogue
from tests.tash_kalar.scenario import GAME, Scenario, scenario

FOLDER = Path(stonehall.games.tash_kalar.__file__).parent

TABLE = """
    settings form melee seats 3
    turn 9 south actions 2
    south common c4 c6 g3 g4
    south heroic e7
    south hand swordmaster knight hell-bull f3-6a
    north common d4 d8 e8
    north heroic c7
    west legendary g7
"""


def refused(game: Scenario, play: str) -> tuple[str, str]:
    """The message and the rule of the first problem of a play."""
    with pytest.raises(IllegalPlay) as caught:
        game.state.play(play)
    problem = caught.value.problems[0]
    assert problem.message is not None
    for language in LANGUAGES:
        assert catalogue(language).text(problem.message)
    assert catalogue("en").text(problem.message) == problem.text
    return problem.message.id.removeprefix("tk-why-"), problem.rule


def why(game: Scenario, picked: str, pointed: str, seat: int = 0) -> str:
    message = GAME.why_not(game.state, seat, [picked] if picked else [], pointed)[0].message
    assert message is not None
    return message.id.removeprefix("tk-why-")


@pytest.mark.parametrize(
    ("play", "reason", "rule"),
    [
        ("end", "actions-left", "TK-TURN-3"),
        ("place d4", "not-empty", "TK-PLACE-1"),
        ("pick-up c4", "disc-left", "TK-PLACE-2"),
        ("discard f3-6a", "discard", "TK-DISC-4"),
        ("discard herald", "hand", "TK-DISC-1"),
        ("flare f3-6a north", "flare", "TK-FLARE-4"),
        ("flare knight", "no-flare", "TK-FLARE-1"),
        ("flare f5-5 north", "hand", "TK-FLARE-1"),
        ("claim isolation", "claim-later", "TK-TASK-1"),
        ("summon herald c5", "hand", "TK-SUM-1"),
        ("summon f3-6a c5", "no-being", "TK-SUM-1"),
        ("summon swordmaster e7", "higher-rank", "TK-SUM-8"),
        ("summon swordmaster e5", "pattern", "TK-SUM-3"),
        ("summon swordmaster c5 up", "turn-needless", "TK-SUM-12"),
        ("summon swordmaster c5 d4", "borrow-needless", "TK-IMP-1"),
        ("yes", "not-offered", ""),
    ],
)
def test_the_reason_is_the_rule_that_forbids_it(play: str, reason: str, rule: str) -> None:
    assert refused(scenario(TABLE), play) == (reason, rule)


@pytest.mark.rule("TK-SUM-12")
def test_an_orientation_is_asked_for_where_several_fit_and_only_there() -> None:
    cross = scenario("south common d3 c4 e4 d5 f5 e6 g6 f7\nsouth hand time-mage")
    assert cross.summons("time-mage") == "c3, c5, d4, d6, e3, e5 left, e5 right, e7, f4, f6, g5, g7"
    assert refused(cross, "summon time-mage e5") == ("turn", "TK-SUM-12")
    assert refused(cross, "summon time-mage e5 up-mirrored") == ("turned", "TK-SUM-3")
    assert refused(cross, "summon time-mage c3 up") == ("turn-needless", "TK-SUM-12")
    cross.play("summon time-mage e5 left")


def test_borrowing_has_its_own_reasons() -> None:
    game = scenario(
        """
        settings form melee seats 3
        turn 9 south actions 2
        south common c4
        south hand swordmaster
        north common c6
        west common g7
        """
    )
    assert game.summons("swordmaster") == "c5 c6"
    assert refused(game, "summon swordmaster c5") == ("borrow-which", "TK-IMP-1")
    assert refused(game, "summon swordmaster c5 g7") == ("borrow", "TK-IMP-1")
    game.play("summon swordmaster c5 c6")


def test_in_an_effect_and_after_a_hand_over() -> None:
    game = scenario("south common c4 c6\nsouth hand swordmaster\nnorth common d4 b4 h5").play("summon swordmaster c5")
    assert refused(game, "place e5") == ("effect", "TK-TURN-6")
    assert refused(game, "destroy h5") == ("choice", "TK-EFF-2")
    team = scenario("settings form duel teams\nturn 3 south\nsouth common c4\nnorth common d4").play("hand-over")
    assert refused(team, "end") == ("partner", "TK-TEAM-9")


@pytest.mark.parametrize(
    ("picked", "pointed", "reason"),
    [
        ("", "swordmaster", "allowed"),
        ("swordmaster", "c5", "allowed"),
        ("swordmaster", "e5", "pattern"),
        ("", "knight", "allowed"),  # it can be discarded
        ("knight", "d4", "pattern"),
        ("", "hell-bull", "nowhere"),
        ("", "f3-6a", "flare"),
        ("f3-6a", "e5", "flare"),
        ("", "herald", "hand"),
        ("", "isolation", "claim-later"),
        ("", "d4", "not-empty"),
        ("", "e5", "allowed"),
        ("c4", "c5", "move"),
        ("", "nonsense", "not-offered"),
    ],
)
def test_why_nothing_comes_of_a_click(picked: str, pointed: str, reason: str) -> None:
    assert why(scenario(TABLE), picked, pointed) == reason


def test_those_who_are_not_asked_are_told_so() -> None:
    game = scenario(TABLE)
    assert why(game, "", "e5", seat=1) == "turn-of"
    game.state.finish()
    assert why(game, "", "e5") == "over"


def test_every_reason_is_used_and_has_words() -> None:
    source = "".join((FOLDER / name).read_text("utf-8") for name in ("explain.py", "why_not.py"))
    used = set(re.findall(r'"(tk-why-[a-z-]+)"', source))
    for language in LANGUAGES:
        assert {id for id in catalogue(language).ids() if id.startswith("tk-why-")} == used
