"""Whether a turn ends by itself tells nothing of the cards in hand (TK-HAND-6)."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import Scenario, scenario

BEHIND = """
    turn 3 south actions 1
    south common f6 g7
    south hand {hand}
    south draw knight
    north common c1 d1 e1 f1 g1 c2
    {more}
"""
"""South has four pieces fewer: enough for some flares and not for others."""


def behind(hand: str, more: str = "flares draw f3-4 f4-4b") -> Scenario:
    """The last action of a turn, with questions of a single option left open."""
    return scenario(BEHIND.format(hand=f"messenger knight {hand}", more=more), patient=True).play(
        "discard messenger", "done"
    )


@pytest.mark.rule("TK-FLARE-1", "TK-FLARE-3", "TK-HAND-6")
@pytest.mark.parametrize("flare", ["f4-4a", "f5-5"])
def test_who_holds_a_flare_that_could_apply_is_asked_before_the_turn_ends(flare: str) -> None:
    """Four pieces fewer: that is what one of them asks for, and nobody else knows which of them it is."""
    game = behind(flare)
    assert (game.asked, game.prompt) == ("south", "end")
    assert ("flare f4-4a" in game.options) is (flare == "f4-4a")


@pytest.mark.rule("TK-FLARE-3")
def test_a_turn_ends_by_itself_where_no_flare_could_apply() -> None:
    """With one piece more the difference is three, and all flares ask for four."""
    assert behind("f5-5", "flares draw f3-4 f4-4b\nsouth common a5").prompt != "end"


@pytest.mark.rule("TK-FLARE-7")
def test_a_turn_ends_by_itself_once_all_flares_that_could_apply_lie_open() -> None:
    assert behind("f5-5", "flares draw f4-4b f4-5a\nflares discard f3-4").prompt == "end"  # one of them is still unseen
    assert behind("f5-5", "flares draw f4-5a\nflares discard f3-4 f4-4b").prompt != "end"


@pytest.mark.rule("TK-FLARE-1")
def test_a_turn_ends_by_itself_without_a_flare() -> None:
    assert behind("").prompt != "end"


@pytest.mark.rule("TK-WARP-1", "TK-HAND-6")
@pytest.mark.parametrize("aside", ["", "south aside lesser-shadow-twin"])
def test_who_may_hold_a_warp_is_asked_before_the_turn_ends(aside: str) -> None:
    """Not all cards of the school have a warp effect; while a being is pending none can be used (TK-WARP-3)."""
    lines = f"""
        turn 3 south actions 1
        south school etherweave
        south hand warpmaster
        south draw {"" if aside else "lesser-shadow-twin"} translocationist
        north common g4
        {aside}
    """
    game = scenario(lines, patient=True).play("place a5")
    assert (game.prompt == "end") is (not aside)
    if not aside:
        assert game.options == ["end"]
