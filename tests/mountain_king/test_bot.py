"""The bot that plays for points does what a person who knows the rules expects of it."""

from __future__ import annotations

from random import Random

import pytest

import stonehall
from stonehall.bots import GreedyBot
from stonehall.games.mountain_king.journeys import Roads, carts_of
from stonehall.games.mountain_king.promise import waits_for_tunnel
from stonehall.games.mountain_king.scoring import honor
from stonehall.games.mountain_king.state import State
from stonehall.kernel import Chance, Observation
from tests.mountain_king.scenario import AFTER, FIRST_ROW, Scenario, row, scenario


def advised(game: Scenario) -> str:
    """What the bot plays here."""
    state = game.state
    assert state.decision is not None
    return state.text_of(GreedyBot(1).choose(Observation(state, state.decision.seat)))


def play_on(game: Scenario) -> list[str]:
    """What the bot plays until the turn is another's or the game is over."""
    played = []
    seat = game.state.active
    while game.state.decision is not None and game.state.active == seat:
        played.append(advised(game))
        game.play(played[-1])
    return played


def test_where_it_begins_is_a_matter_of_taste() -> None:
    state = stonehall.load("mountain-king").start({"seats": "5"})
    while isinstance(state.decision, Chance):
        state.apply(state.decision.sample(Random(1)))
    assert state.decision is not None
    chosen = {state.text_of(GreedyBot(seed).choose(Observation(state, state.decision.seat))) for seed in range(40)}
    assert chosen == set(state.legal_texts())
    assert len(chosen) == 5


def test_it_brings_a_statue_to_its_pedestal_over_several_tunnels() -> None:
    game = scenario(
        "south storage cart 3\ntunnel part j2 j3\ntunnel part j4 i4\ntunnel part i5 i6 anchor i6\npedestal fire i6\n"
        "statue fire j2",
        turn=AFTER,
    )
    play_on(game)
    assert game.statue("i6") == "fire"


def test_it_ends_a_game_that_is_lost_instead_of_moving_statues_to_and_fro() -> None:
    game = scenario(
        "west honor tunnel 50\nsouth storage cart 3\ntunnel part j2 j3\nstatue fire j3", turn=f"{AFTER} turns-left 0"
    )
    assert play_on(game) == ["end"]


def test_it_lays_a_hall_and_puts_a_statue_on_the_altar() -> None:
    game = scenario(
        "south gate a4\ntunnel part b4 c4 d4 e4\ntunnel part b5 c5 d5 e5\nsouth storage cart 2\nstatue fire b4",
        turn=AFTER,
    )
    play_on(game)
    assert game.honor("halls") == 15


def test_it_trades_what_it_cannot_use_for_the_last_mineral_of_a_large_tunnel() -> None:
    game = scenario(
        f"{row(FIRST_ROW)}\nsouth storage heartstone 4 rune 5 hammer 5",
        turn="moment before spells-left 0 workshops-left 0 hall-allowed turns-left 0",
    )
    assert advised(game) == "trade heartstone"


def test_it_does_not_trade_what_it_needs() -> None:
    game = scenario(f"{row(FIRST_ROW)}\nsouth storage heartstone 5 iron 5", turn="")
    assert "trade" not in " ".join(play_on(game))


def test_in_the_last_turn_it_trades_for_a_cart_that_brings_a_statue_home() -> None:
    game = scenario(
        "south storage stone 4\ntunnel part j2 j3\ntunnel part j4 i4 anchor i4\npedestal fire i4\nstatue fire j2",
        turn=f"{AFTER} turns-left 0",
    )
    assert advised(game) == "trade cart"
    play_on(game)
    assert game.statue("i4") == "fire"


def test_a_spell_that_waits_for_a_tunnel_is_cast_by_nobody_who_recruits_then() -> None:
    """Such a spell is weighed against trolls and tunnels; once it is cast there are tunnels alone."""
    weighed, kept = 0, 0
    for seed in range(8):
        rng, state = Random(seed), stonehall.load("mountain-king").start({"seats": "2"})
        assert isinstance(state, State)
        while (decision := state.decision) is not None:
            if isinstance(decision, Chance):
                state.apply(decision.sample(rng))
                continue
            promising = state.game.promising(state)
            verbs = {option.verb for option in promising}
            can_dig = any(option.verb == "dig" for option in decision.options)
            if decision.prompt == "before" and waits_for_tunnel(state) and can_dig:
                assert "recruit" not in verbs
                kept += 1
            elif {"cast", "recruit"} <= verbs:
                weighed += 1
            state.apply(rng.choice(promising))
    assert weighed
    assert kept


def test_three_trolls_come_before_the_first_tunnel() -> None:
    """Whoever digs earlier has fewer tokens for all that follows."""
    rng, state = Random(5), stonehall.load("mountain-king").start({"seats": "2"})
    assert isinstance(state, State)
    chosen = {False: set[str](), True: set[str]()}
    while (decision := state.decision) is not None and state.turn < 14:
        if isinstance(decision, Chance):
            state.apply(decision.sample(rng))
            continue
        if decision.prompt == "before" and any(option.verb == "dig" for option in decision.options):
            early = state.recruits[decision.seat] < 3
            chosen[early] |= {option.verb for option in state.game.promising(state)}
        state.apply(rng.choice(state.game.promising(state)))
    assert "dig" in chosen[False]
    assert chosen[True]
    assert "dig" not in chosen[True]


@pytest.mark.parametrize("form", ["three", "teams"])
def test_nobody_has_less_honor_after_the_last_turn_than_before_its_moves(form: str) -> None:
    """Carts are not burnt, and nothing is traded away, for journeys that lead nowhere."""
    game = stonehall.load("mountain-king")
    rng, state = Random(7), game.start(game.forms()[form])
    assert isinstance(state, State)
    side_of = state.settings.seating.side_of
    bots = [GreedyBot(seat) for seat in range(len(side_of))]
    before: dict[int, int] = {}
    while (decision := state.decision) is not None:
        if isinstance(decision, Chance):
            state.apply(decision.sample(rng))
            continue
        seat = decision.seat
        if 0 <= state.turns_left < len(side_of) and decision.prompt == "after":
            before.setdefault(seat, honor(state, side_of[seat]))
        state.apply(bots[seat].choose(Observation(state, seat)))
        if seat in before and state.active != seat:
            assert honor(state, side_of[seat]) >= before[seat]
    assert len(before) == len(side_of)


def test_a_statue_makes_way_for_none_that_would_gain_less() -> None:
    """Of two statues in a tunnel the better one scores: it stays, and the other goes where it adds something."""
    game = scenario(
        "south storage cart 1\ntunnel part j2 j3 anchor j3\ntunnel part j4 i4\npedestal fire j3\n"
        "statue fire j3\nstatue ice j2",
        turn=f"{AFTER} turns-left 0",
    )
    play_on(game)
    assert game.statue("j3") == "fire"
    assert game.statue("j4") == "ice" or game.statue("i4") == "ice"


def test_it_takes_two_short_ways_rather_than_one_long_one_where_carts_are_few() -> None:
    game = scenario(
        "south storage cart 3\ntunnel part j2 j3 anchor j3\ntunnel part k2 l2 anchor l2\ntunnel part j4 i4\n"
        "tunnel part i5 i6\ntunnel part i7 i8\npedestal fire j3\npedestal ice l2\nstatue fire j2\nstatue ice k2",
        turn=f"{AFTER} turns-left 0",
    )
    state = game.state
    roads = Roads(state, state.networks[state.active])
    assert [journey.gain for journey in roads.best(carts_of(state, [state.active], state.side)).certain] == [4, 4]
    play_on(game)
    assert game.statue("j3") == "fire"
    assert game.statue("l2") == "ice"


def test_no_turn_has_shapes_of_its_own() -> None:
    """Which shapes are tried hangs on what a player has, or each place in the order of turns would have its own."""
    game = scenario(f"{row(FIRST_ROW)}\nsouth storage stone 5 iron 5", turn="")
    tried = set()
    for later in range(6):
        state = game.state.clone()
        state.turn += later
        state.recruits[state.active] = 3
        tried.add(tuple(state.text_of(option) for option in state.game.promising(state) if option.verb == "dig"))
    assert len(tried) == 1
    assert tried != {()}
