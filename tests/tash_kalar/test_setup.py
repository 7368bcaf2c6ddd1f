"""Setting up a game (SETUP)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from stonehall.games.tash_kalar.cards import CARDS, DECKS
from stonehall.kernel import Chance
from tests.tash_kalar.scenario import Scenario, fresh, scenario


def ids(deck: str) -> list[str]:
    return sorted(CARDS[card].id for card in DECKS[deck])


def odds(game: Scenario) -> dict[str, Fraction]:
    """What luck may bring now, and how likely it is."""
    decision = game.state.decision
    assert isinstance(decision, Chance)
    return {game.state.text_of(option): Fraction(chance).limit_denominator(1000) for option, chance in decision.odds()}


def evenly(verb: str, cards: list[str]) -> dict[str, Fraction]:
    return {f"{verb} {card}": Fraction(1, len(cards)) for card in cards}


def dealt(**options: str) -> Scenario:
    """A game after the first hands were drawn."""
    game = fresh(**{"first": "south", **options})
    while game.prompt == "draw":
        game.play(game.options[0])
    return game


def hand_sizes(game: Scenario) -> list[tuple[int, int, int]]:
    return [(side["hand_size"], side["legends_size"], side["flares_size"]) for side in game.view["sides"]]


def tasks(*drawn: str) -> Scenario:
    """High Form after these tasks were turned up."""
    game = dealt(form="high-form")
    assert game.prompt == "task"
    return game.play(*(f"task {task}" for task in drawn))


def current(game: Scenario) -> list[str]:
    return [task["card"] for task in game.view["tasks"]]


@pytest.mark.rule("TK-SETUP-1")
def test_legends_and_flares_are_shuffled_decks_for_all() -> None:
    game = fresh(first="south").play("draw knight", "draw herald", "draw bomb")
    assert odds(game) == evenly("draw", ids("legends"))
    game.play("draw titan", "draw hell-bull")
    assert odds(game) == evenly("draw", ids("flares"))
    game.play("draw f4-4a")
    assert odds(game) == evenly("draw", ids("southern"))
    game.play("draw knight", "draw herald", "draw bomb")
    assert odds(game) == evenly("draw", [card for card in ids("legends") if card not in ("titan", "hell-bull")])
    game.play("draw leviathan", "draw fire-dragon")
    assert odds(game) == evenly("draw", [card for card in ids("flares") if card != "f4-4a"])


@pytest.mark.rule("TK-SETUP-2")
def test_each_player_has_a_deck_and_each_side_a_colour() -> None:
    game = fresh(first="south", south="sylvan", north="highland")
    assert odds(game) == evenly("draw", ids("sylvan"))
    while len(game.hand("south")) < 6:
        game.play(game.options[0])
    assert odds(game) == evenly("draw", ids("highland"))
    game = dealt(form="melee", seats="4")
    for side in game.view["sides"]:
        own = [card for card in game.hand(side["seat"]) if card in ids(side["school"])]
        assert (len(own), side["draw_size"], side["owner"]) == (3, 15, side["seat"])
    teams = dealt(teams="yes")
    assert [(side["draw_size"], side["owner"]) for side in teams.view["sides"]] == [
        (15, "south"), (15, "north"), (15, "south"), (15, "north"),
    ]  # fmt: skip


@pytest.mark.rule("TK-SETUP-3")
def test_luck_or_the_players_choose_who_begins() -> None:
    assert odds(fresh()) == evenly("first", ["south", "north"])
    assert odds(fresh(form="melee")) == evenly("first", ["south", "north", "west"])
    game = fresh(form="high-form").play("first north")
    while game.asked == "chance":
        game.play(game.options[0])
    assert (game.asked, game.view["active"], game.view["turn"]) == ("north", "north", 1)
    assert dealt(first="south").view["active"] == "south"
    assert dealt(first="north").view["active"] == "north"


@pytest.mark.rule("TK-SETUP-3")
def test_turns_go_round_from_the_starting_player() -> None:
    game = dealt(form="melee", seats="4", first="west")
    while game.prompt == "start":
        game.play(game.options[0])
    order: list[str] = []
    while len(order) < 6:
        if not order or order[-1] != game.view["active"]:
            order.append(game.view["active"])
        game.play(game.starting("place")[0] if game.prompt == "actions" else game.options[0])
    assert order == ["west", "east", "south", "north", "west", "east"]


@pytest.mark.rule("TK-SETUP-4")
def test_each_player_draws_three_beings_two_legends_and_a_flare() -> None:
    assert hand_sizes(dealt()) == [(3, 2, 1)] * 2
    assert hand_sizes(dealt(form="high-form")) == [(3, 2, 1)] * 2
    assert hand_sizes(dealt(form="melee", seats="4", first="east")) == [(3, 2, 1)] * 4


@pytest.mark.rule("TK-SETUP-5")
def test_high_form_begins_with_an_empty_arena() -> None:
    game = dealt(form="high-form")
    while game.prompt == "task":
        game.play(game.options[0])
    assert (game.asked, game.prompt, game.view["pieces"]) == ("south", "actions", [])
    assert len(game.starting("place")) == 69


@pytest.mark.rule("TK-SETUP-6")
@pytest.mark.parametrize(("first", "second"), [("south", "north"), ("north", "south")])
def test_the_second_player_of_a_duel_says_which_colour_stands_where(first: str, second: str) -> None:
    game = dealt(first=first)
    assert game.asked == second
    assert game.options == [f"start c5 {second}", f"start g5 {second}"]  # where the own piece stands
    game.play(f"start c5 {second}")
    assert (game.piece("c5"), game.piece("g5")) == (f"{second} common", f"{first} common")
    assert len(game.view["pieces"]) == 2
    assert len(game.told("first-piece")) == 2, "the log tells where both stand"
    assert game.asked == first
    other = dealt(first=first).play(f"start g5 {second}")
    assert (other.piece("c5"), other.piece("g5")) == (f"{first} common", f"{second} common")


@pytest.mark.rule("TK-SETUP-6")
def test_in_a_team_duel_it_is_the_fourth_player() -> None:
    assert dealt(teams="yes").asked == "east"
    game = dealt(teams="yes", first="north")
    assert (game.asked, game.options) == ("south", ["start c5 south", "start g5 south"])
    game.play("start g5 south")
    assert (game.piece("c5"), game.piece("g5")) == ("north common", "south common")


@pytest.mark.rule("TK-SETUP-7")
def test_the_last_of_three_puts_each_colour_at_a_symbol() -> None:
    game = dealt(form="melee")
    assert game.asked == "west"
    assert game.options == [f"start {square} south" for square in ("b7", "c7", "f2", "g2", "g6", "g7")]
    game.play("start g6 south")
    assert game.asked == "west"
    assert game.options == [f"start {square} north" for square in ("b7", "c7", "f2", "g2")]
    game.play("start b7 north")
    assert game.options == [f"start {square} west" for square in ("f2", "g2")]
    game.play("start g2 west")
    pieces = [(piece["square"], piece["owner"], piece["rank"]) for piece in game.view["pieces"]]
    assert pieces == [("g2", "west", "common"), ("g6", "south", "common"), ("b7", "north", "common")]
    assert (game.asked, game.prompt) == ("south", "actions")
    assert dealt(form="melee", first="west").asked == "north"


@pytest.mark.rule("TK-SETUP-8")
def test_of_four_the_second_gets_no_piece() -> None:
    game = dealt(form="melee", seats="4")
    assert game.asked == "east"
    game.play("start f2 south", "start g7 west", "start c7 east")
    assert [(piece["square"], piece["owner"]) for piece in game.view["pieces"]] == [
        ("f2", "south"), ("c7", "east"), ("g7", "west"),
    ]  # fmt: skip
    other = dealt(form="melee", seats="4", first="west")
    assert other.asked == "north"
    other.play("start f2 west", "start g7 south", "start c7 north")
    assert (other.squares("east"), other.asked) == ("", "west")


# Tasks ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK-SETUP-9")
def test_advanced_tasks_are_set_aside_until_three_normal_ones_lie_there() -> None:
    game = dealt(form="high-form")
    assert odds(game) == evenly("task", ids("tasks"))
    game.play("task diagonals", "task red-conquest", "task isolation", "task envelopment", "task destruction")
    assert current(game) == ["red-conquest", "destruction"]
    assert len(odds(game)) == 19, "what was set aside does not come again"
    game.play("task legendary-summoning", "task side-chain")
    assert current(game) == ["red-conquest", "destruction", "side-chain"]
    assert game.view["next_task"] == ""


@pytest.mark.rule("TK-SETUP-10")
def test_a_third_task_of_one_category_is_set_aside() -> None:
    game = tasks("destruction", "devastation", "heroic-destruction")
    assert current(game) == ["destruction", "devastation"]
    game.play("task red-conquest")
    assert current(game) == ["destruction", "devastation", "red-conquest"]
    again = tasks("red-conquest", "green-conquest", "color-conquest", "rainbow-dominance", "imprisonment")
    assert current(again) == ["red-conquest", "green-conquest", "imprisonment"]


@pytest.mark.rule("TK-SETUP-11")
def test_what_was_set_aside_is_shuffled_back_before_the_next_task() -> None:
    game = tasks("diagonals", "destruction", "devastation", "heroic-destruction", "red-conquest")
    left = [card for card in ids("tasks") if card not in ("destruction", "devastation", "red-conquest")]
    assert odds(game) == evenly("task", left)
    game.play("task diagonals")
    assert (game.view["next_task"], game.view["tasks_size"]) == ("diagonals", 20)
    assert game.prompt == "actions"


@pytest.mark.rule("TK-SETUP-12")
def test_a_next_task_of_a_crowded_category_goes_under_the_deck() -> None:
    game = tasks("destruction", "devastation", "red-conquest", "heroic-destruction")
    assert (game.prompt, game.view["next_task"], game.view["tasks_size"]) == ("task", "", 21)
    assert "task heroic-destruction" not in game.options
    game.play("task end-of-legends", "task red-summoning")
    assert (game.view["next_task"], game.view["tasks_size"]) == ("red-summoning", 20)
    assert [CARDS[card].id for card in game.state.tasks.bottom] == ["heroic-destruction", "end-of-legends"]
    two = tasks("destruction", "devastation", "red-conquest", "green-conquest")
    assert two.view["next_task"] == "green-conquest", "two and two is no crowd"


@pytest.mark.rule("TK-SETUP-12")
def test_if_all_tasks_left_are_of_the_crowded_category_one_stays() -> None:
    game = scenario("""
        settings form high-form
        turn 3 south actions 1
        tasks current central-dominance destruction devastation
        tasks next red-conquest
        tasks draw heroic-destruction heroic-devastation
        south heroic d4 e5
        south common d6 f6
    """)
    game.play("place e4", "claim central-dominance", "task heroic-destruction")
    assert current(game) == ["destruction", "devastation", "red-conquest"]
    assert (game.view["next_task"], game.asked) == ("heroic-devastation", "north")
    assert [CARDS[card].id for card in game.state.tasks.cards()] == ["heroic-destruction"]
