"""The coronation, the last turns, and what everything is worth."""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from random import Random

import pytest

from stonehall.games.mountain_king.component_sets import OWN
from stonehall.games.mountain_king.scoring import best_sets
from tests.mountain_king.scenario import AFTER, FIRST_ROW, Scenario, example, row, scenario

NINE = f"{FIRST_ROW} clay-roller marsh-hauler ember-child soot-sweeper spark-catcher"
FOUR = "seats 4 side winter"
GATES = "south gate l1\nwest gate w12\nnorth gate l23\neast gate a12\n"


def crown(seat: str, crowned: int, settings: str = FOUR, gates: str = GATES) -> Scenario:
    """A seat places its tenth troll."""
    game = scenario(
        f"{gates}horde a0 @bog-cook\n{row(NINE, seat)}",
        turn=f"moment before crowned {crowned}" if crowned else "",
        settings=settings,
        seat=seat,
    )
    return game.play("recruit a0", "seat 4a")


def turns_to_the_end(game: Scenario) -> list[str]:
    """Who has a turn after this one, until the game is over."""
    order = []
    game.play("end")
    while game.state.decision is not None:
        order.append(game.asked)
        while game.prompt != "after":
            game.play(game.options[0])
        game.play("end")
    return order


@pytest.mark.rule("MK-END-1", "MK-SETUP-5", "MK-SCORE-1")
def test_the_first_tenth_troll_takes_the_5_the_second_the_3_which_begins_the_end() -> None:
    game = crown("south", 0)
    assert game.honor("coronation") == 5
    assert game.state.turns_left == -1
    game = crown("west", 1)
    assert game.honor("coronation", "west") == 3
    assert game.state.turns_left == 10
    late = crown("north", 2)
    assert late.honor("coronation", "north") == 0


@pytest.mark.rule("MK-END-2", "MK-SETUP-5")
def test_with_two_players_there_is_only_the_3() -> None:
    game = crown("south", 0, settings="seats 2 side autumn", gates="")
    assert game.honor("coronation") == 3
    assert turns_to_the_end(game) == ["west", "south", "west", "south", "west"]


@pytest.mark.rule("MK-END-3", "MK-END-4", "MK-EX-11")
def test_the_round_is_finished_and_two_more_are_played() -> None:
    assert turns_to_the_end(crown("north", 1)) == ["east", *["south", "west", "north", "east"] * 2]
    assert turns_to_the_end(crown("east", 1)) == ["south", "west", "north", "east"] * 2
    assert turns_to_the_end(crown("south", 1)) == ["west", "north", "east", *["south", "west", "north", "east"] * 2]


# Scoring --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-SCORE-5", "MK-SCORE-6", "MK-DIG-8")
def test_statues_count_by_level_twice_on_their_pedestal_one_for_each_tunnel() -> None:
    tunnels = "tunnel part j2 j3 j4 anchor j4\ntunnel part k4 l4\n"
    assert scenario(f"{tunnels}statue fire j2", turn=AFTER).honor("statues") == 4
    assert scenario(f"{tunnels}statue fire j4", turn=AFTER).honor("statues") == 6
    assert scenario(f"{tunnels}statue fire j4\npedestal fire j4", turn=AFTER).honor("statues") == 12
    assert scenario(f"{tunnels}statue fire j4\npedestal ice j4", turn=AFTER).honor("statues") == 6
    assert scenario(f"{tunnels}statue fire j2\nstatue ice j4", turn=AFTER).honor("statues") == 6
    assert scenario(f"{tunnels}statue fire j2\nstatue ice k4", turn=AFTER).honor("statues") == 10
    assert scenario(f"{tunnels}statue fire j1", turn=AFTER).honor("statues") == 2
    assert scenario("statue fire j2", turn=AFTER).honor("statues") == 0
    assert OWN.statue_points == [0, 2, 4, 6, 8, 10]


@pytest.mark.rule("MK-SCORE-3", "MK-EX-10")
def test_leftovers_are_traded_in_the_best_way() -> None:
    # stone 3, iron 2, coin 2, hammer 1, rune 1, cart 3
    assert best_sets([3, 2, 0, 2, 1, 1, 3]) == 3
    game = scenario("south storage stone 3 iron 2 coin 2 hammer 1 rune 1 cart 3", turn=AFTER)
    assert game.honor("leftovers") == 3
    smoot = row(f"{FIRST_ROW} ember-child marsh-hauler moth-herder", tokens="0 0 0 0 001 01 01")
    assert scenario(smoot, turn=AFTER).honor("leftovers") == 1  # carts of all kinds are one kind


def all_trades(amounts: tuple[int, ...], known: dict[tuple[int, ...], int]) -> int:
    """The most sets that any trades can lead to, tried out one by one."""
    found = known.get(amounts)
    if found is not None:
        return found
    best = sum(amount // 3 for amount in amounts)
    if sum(amounts) >= 4:
        for paid in combinations_with_replacement(range(len(amounts)), 4):
            left = list(amounts)
            for kind in paid:
                left[kind] -= 1
            if min(left) < 0:
                continue
            for gained in range(len(amounts)):
                left[gained] += 1
                best = max(best, all_trades(tuple(left), known))
                left[gained] -= 1
    known[amounts] = best
    return best


@pytest.mark.rule("MK-SCORE-3")
def test_no_trading_is_better_than_the_best() -> None:
    known: dict[tuple[int, ...], int] = {}
    for amounts in product(range(4), repeat=4):
        assert best_sets(list(amounts)) == all_trades(amounts, known), amounts
    rng = Random(1)
    for _ in range(6):
        amounts = tuple(rng.choice((0, 1, 1, 2, 2)) for _ in range(7))
        assert best_sets(list(amounts)) == all_trades(amounts, known), amounts


@pytest.mark.rule("MK-SCORE-1", "MK-SCORE-2", "MK-SCORE-4", "MK-EX-13")
def test_the_final_example_of_the_rulebook() -> None:
    """43 from tunnels, 3, 11, 1 for leftovers, halls 0 and 15, statues 20, 10 and 8: 111."""
    game = example("EX-13")
    assert [game.honor(name) for name in ("tunnels", "coronation", "pedestals", "leftovers")] == [43, 3, 11, 1]
    assert game.honor("halls") == 15
    assert game.honor("statues") == 20 + 10 + 8
    sides = game.state.view(None)["sides"]
    assert isinstance(sides, list)
    assert sides[0]["total"] == 111


@pytest.mark.rule("MK-SCORE-7")
def test_ties_go_to_the_lower_sum_of_levels_and_then_are_shared() -> None:
    text = "south honor tunnel 9\nwest honor tunnel 9\nsouth recruited 2 levels 5\nwest recruited 3 levels {}"
    winners = {}
    for levels in (4, 5, 6):
        game = scenario(text.format(levels), turn="moment after turns-left 0")
        game.play("end")
        assert game.state.outcome is not None
        winners[levels] = game.state.outcome.winners
    assert winners == {4: (1,), 5: (), 6: (0,)}


@pytest.mark.rule("MK-TERM-8")
def test_the_supply_does_not_run_out() -> None:
    game = scenario("spell 7 runes 0\nsouth storage rune 1 stone 40")
    game.play("cast s1")
    assert game.storage() == "stone 42"
