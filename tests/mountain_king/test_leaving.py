"""Somebody gives up or has no time left, and the others play on."""

from __future__ import annotations

import pytest

from stonehall.kernel.leaving import CONCEDED, TIME
from tests.mountain_king.scenario import AFTER, GAME, Scenario, row, scenario
from tests.mountain_king.test_end_and_scoring import FOUR, GATES, NINE, crown, turns_to_the_end

TEN = f"{NINE} bog-cook"
THREE = "seats 3 side autumn"


def winners(game: Scenario) -> list[str]:
    outcome = game.state.outcome
    assert outcome is not None
    return [game.state.seat_names[seat] for seat in outcome.winners]


@pytest.mark.rule("MK-END-5")
@pytest.mark.parametrize(
    ("settings", "gates", "left"),
    [("seats 2 side autumn", "", ["west"]), ("seats 4 side winter teams", GATES, ["north", "west"])],
)
def test_the_last_side_has_won(settings: str, gates: str, left: list[str]) -> None:
    game = scenario(f"{gates}west honor tunnel 40", settings=settings)
    game.state.leave(1, CONCEDED)
    assert list(game.state.view(None)["left"]) == left  # type: ignore[call-overload]
    assert winners(game) == [seat for seat in game.state.seat_names if seat not in left]


@pytest.mark.rule("MK-END-5")
def test_the_others_play_on_without_the_one_who_left() -> None:
    game = scenario(f"{GATES}west honor tunnel 40", turn=AFTER, settings=FOUR)
    game.state.leave(1, CONCEDED)
    assert game.asked == "south"
    game.play("end")
    assert (game.asked, game.state.turn) == ("north", 10)
    assert game.network("west") == "w12", "its network stays, and nobody may touch it"


@pytest.mark.rule("MK-END-5")
def test_the_running_turn_of_one_who_leaves_ends() -> None:
    game = scenario(f"{GATES}west storage stone 2", settings=FOUR, seat="west")
    game.play("dig stone domino")
    game.state.leave(1, TIME)
    assert (game.asked, game.state.turn) == ("north", 10)
    assert (game.storage("west"), game.network("west")) == ("stone 2", "w12"), "nothing was dug"


@pytest.mark.rule("MK-END-5")
def test_a_workshop_is_left_with_the_turn() -> None:
    game = scenario(
        f"{GATES}workshop charmer i6\ntunnel part l2 l3 l4 k4 j4 i4 i5\nsouth storage coin 4", settings=FOUR
    )
    game.play("visit i6")
    game.state.leave(0, CONCEDED)
    assert (game.asked, game.state.workshop, game.state.uses_left) == ("west", -1, 0)


@pytest.mark.rule("MK-END-5")
def test_a_troll_already_recruited_takes_its_place_but_crowns_nobody_who_left() -> None:
    game = scenario(f"{GATES}horde a0 @bog-cook\n{row(NINE)}", settings=FOUR)
    game.play("recruit a0")
    game.state.leave(0, CONCEDED)
    assert (game.troll("4a"), game.asked) == ("bog-cook", "west")
    assert (game.state.crowned, game.honor("coronation")) == (0, 0)


@pytest.mark.rule("MK-END-5", "MK-END-3", "MK-END-4")
@pytest.mark.parametrize(
    ("leaver", "order"),
    [
        (3, ["south", "west", "north"] * 2),
        (0, ["east", *["west", "north", "east"] * 2]),
        (2, ["east", *["south", "west", "east"] * 2]),
    ],
)
def test_last_turns_of_one_who_left_are_not_played(leaver: int, order: list[str]) -> None:
    """North has begun the end; whether somebody leaves after that, or had left before, makes no difference."""
    game = crown("north", 1)
    game.state.leave(leaver, CONCEDED)
    if leaver == 2:
        assert game.asked == "east"
        assert [game.asked, *turns_after(game)] == order
    else:
        assert turns_to_the_end(game) == order


def turns_after(game: Scenario) -> list[str]:
    """Who has a turn after the running one, which has just begun."""
    while game.prompt != "after":
        game.play(game.options[0])
    return turns_to_the_end(game)


@pytest.mark.rule("MK-END-5", "MK-END-3")
def test_the_end_counts_those_who_are_there() -> None:
    game = scenario(f"{GATES}horde a0 @bog-cook\n{row(NINE)}", turn="moment before crowned 1", settings=FOUR)
    game.state.leave(2, CONCEDED)
    game.play("recruit a0", "seat 4a")
    assert turns_to_the_end(game) == ["west", "east", *["south", "west", "east"] * 2]


@pytest.mark.rule("MK-END-5", "MK-END-2")
def test_where_two_remain_one_coronation_begins_the_end() -> None:
    game = scenario(f"horde a0 @bog-cook\n{row(NINE)}", settings=THREE)
    game.state.leave(1, CONCEDED)
    game.play("recruit a0", "seat 4a")
    assert game.honor("coronation") == 5, "both tokens lie there; it is the first to take one"
    assert turns_to_the_end(game) == ["north", *["south", "north"] * 2]


@pytest.mark.rule("MK-END-5")
def test_the_end_begins_if_one_of_the_two_who_remain_is_crowned() -> None:
    moment = f"{AFTER} crowned 1"
    crowned = scenario(row(TEN, "north"), turn=moment, settings=THREE)
    crowned.state.leave(1, CONCEDED)
    assert turns_to_the_end(crowned) == ["north", *["south", "north"] * 2]
    gone = scenario(row(TEN, "west"), turn=moment, settings=THREE)
    gone.state.leave(1, CONCEDED)
    assert gone.state.turns_left == -1, "who was crowned has gone: the others go on until one of them is"


@pytest.mark.rule("MK-END-5", "MK-DRAFT-1")
def test_who_leaves_before_the_first_turn_holds_nobody_up() -> None:
    state = GAME.start(seats="3", first="south")
    while state.decision is not None and state.decision.prompt != "gate":
        state.play(0)
    state.leave(1, CONCEDED)
    while state.decision is not None and state.turn == 0:
        assert state.decision.seat != 1
        state.play(0)
    assert state.active == 0
