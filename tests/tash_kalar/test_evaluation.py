"""What the numbers of the arena mean: patterns of the own hand, tasks on their way, and how pieces stand."""

from __future__ import annotations

import pytest

from stonehall.bots.experience import experienced
from stonehall.kernel import RULE_OF_THUMB
from tests.tash_kalar.scenario import GAME, scenario

READY = "south common e4 e6\nsouth hand swordmaster"
NEARLY = "south common e4\nsouth hand swordmaster"
FAR = "south common a4\nsouth hand gun-tower"


def judged(position: str, seat: int = 0, **numbers: float) -> float:
    """How much better a position looks for these numbers than for none of them."""
    with_them = {**GAME.weights(), **{name.replace("_", "-"): number for name, number in numbers.items()}}
    state = scenario(position).state
    return GAME.adviser(with_them).evaluate(state, seat) - GAME.evaluate(state, seat)


@pytest.mark.parametrize(("position", "worth"), [(READY, 10.0), (NEARLY, 1.0), (FAR, 0.0)])
def test_a_being_whose_pattern_is_there_or_lacks_a_piece(position: str, worth: float) -> None:
    acting, done = f"turn 3 south actions 1\n{position}", f"turn 3 north actions 2\n{position}"
    assert judged(acting, ready=10.0, nearly=1.0) == pytest.approx(worth)
    assert judged(done, ready=10.0, nearly=1.0) == 0.0, "what will be left of it when it can be used?"
    assert judged(acting, seat=1, ready=10.0, nearly=1.0) == 0.0, "the hand of another is not looked at"


def test_what_is_drawn_when_a_turn_ends_is_no_merit_of_it() -> None:
    """So that a turn without luck is worth the same whatever is drawn, and can be planned."""
    learnt = experienced(GAME)
    assert learnt is not RULE_OF_THUMB
    drawn = [f"south common e4 e6\nsouth hand {card}" for card in ("swordmaster", "gun-tower", "assassin")]
    later, now = [[scenario(f"turn 3 {turn} actions 2\n{hand}").state for hand in drawn] for turn in ("north", "south")]
    assert len({learnt.evaluate(state, 0) for state in later}) == 1
    assert len({learnt.evaluate(state, 0) for state in now}) > 1


def test_how_pieces_stand() -> None:
    pieces = "turn 3 south actions 1\nsouth common e5 e6 c1\nnorth common f5"
    assert judged(pieces, middle=1.0) == pytest.approx(2 - 1)
    assert judged(pieces, edge=1.0) == pytest.approx(1)
    assert judged(pieces, alone=1.0) == pytest.approx(1 - 1)
    assert judged(pieces, in_line=1.0) == pytest.approx(1)
    assert judged(pieces, facing=1.0) == pytest.approx(1 - 2), "squares next to its pieces where others stand"
    assert judged("turn 3 south actions 1\nsouth heroic d4 e5 a5", upgraded_together=1.0) == pytest.approx(1)


def test_a_task_on_its_way_and_one_that_will_be_claimed() -> None:
    table = "settings form high-form\nturn 3 {} actions 1\ntasks current red-conquest\nsouth heroic {}"
    done, begun = table.format("south", "d2 e5\nsouth common h6"), table.format("south", "d2")
    assert judged(done, task=10.0, task_progress=1.0) == pytest.approx(2 * 10 + 2)
    assert 0 < judged(begun, task=10.0, task_progress=1.0) < 2
    assert judged(table.format("north", "d2 e5\nsouth common h6"), task=10.0) == 0.0, "others may yet undo it"
