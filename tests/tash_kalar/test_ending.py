"""The end of the game: what triggers it, the last turns, and who wins."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar.scoring import score_kills
from stonehall.kernel.leaving import CONCEDED, TIME
from tests.tash_kalar.scenario import Scenario, fresh, scenario

FREE = ["a3", "a4", "a5", "a6", "a7", "b3", "b4", "b5", "b6", "b7"]
"""Squares on which nothing stands in these scenarios."""


def play_turn(game: Scenario) -> Scenario:
    """The player whose turn it is places two commons."""
    seat = game.asked
    for _ in range(game.actions):
        game.play(next(f"place {square}" for square in FREE if not game.piece(square)))
        if game.asked == seat and game.prompt == "claim":
            game.play("pass")
    return game


def seats_of_last_turns(game: Scenario) -> list[str]:
    """Who plays until the game is over."""
    seats = []
    while game.asked:
        seats.append(game.asked)
        play_turn(game)
    return seats


def triggered(game: Scenario) -> bool:
    return game.view["last_turns"] >= 0


def winners(game: Scenario) -> list[str]:
    assert game.state.over
    return game.view["winners"]


# What triggers it -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK-END-1")
def test_drawing_the_last_card_of_the_own_deck_triggers_the_end() -> None:
    table = "turn 7 south\nsouth hand knight herald\nsouth top {deck}"
    last = play_turn(scenario(table.format(deck="bomb")))
    assert last.hand("south") == ["bomb", "herald", "knight"]
    assert triggered(last)
    assert [event.args for event in last.told("end-triggered")] == [(0,)]
    assert not triggered(play_turn(scenario(table.format(deck="bomb swordmaster"))))
    assert seats_of_last_turns(last) == ["north", "south"]
    assert last.view["reason"] == "deck"


@pytest.mark.rule("TK-END-1", "TK-HAND-3")
def test_an_empty_deck_from_which_nothing_is_drawn_triggers_nothing() -> None:
    assert not triggered(play_turn(scenario("turn 7 south\nsouth hand knight herald bomb")))


@pytest.mark.rule("TK-END-1", "TK-HAND-2")
def test_shared_decks_that_run_out_trigger_nothing() -> None:
    game = scenario("""
        turn 7 south
        south hand knight herald bomb
        south draw swordmaster messenger
        legends top titan leviathan
        flares top f3-5
    """)
    assert play_turn(game).hand("south") == ["bomb", "f3-5", "herald", "knight", "leviathan", "titan"]
    assert not triggered(game)


@pytest.mark.rule("TK-END-2")
@pytest.mark.parametrize("seat", ["south", "north"])
@pytest.mark.parametrize(("points", "legends", "ends"), [(9, 0, True), (8, 0, False), (7, 2, True), (6, 2, False)])
def test_nine_points_trigger_the_end_of_high_form(seat: str, points: int, legends: int, ends: bool) -> None:
    """Of either side, at the end of any turn; a standing legend counts, a destroyed piece does not."""
    other = "north" if seat == "south" else "south"
    game = scenario(f"""
        settings form high-form
        turn 7 south
        north lost 4 4 2
        {seat} points {other} {points}
        {seat} legendary {" ".join(["i4", "i5"][:legends])}
    """)
    assert triggered(play_turn(game)) == ends


@pytest.mark.rule("TK-END-3")
@pytest.mark.parametrize(("points", "lost", "ends"), [(18, "0 0 0", True), (17, "2 0 0", True), (17, "1 0 0", False)])
def test_eighteen_points_trigger_the_end_of_duel(points: int, lost: str, ends: bool) -> None:
    game = scenario(f"turn 7 south\nsouth points north {points}\nsouth legendary i4 i5\nnorth lost {lost}")
    assert triggered(play_turn(game)) == ends
    assert triggered(play_turn(scenario(f"turn 7 south\nnorth points south {points}"))) == (points >= 18)


@pytest.mark.rule("TK-END-4")
@pytest.mark.parametrize(("seats", "goal"), [(3, 12), (4, 10)])
def test_points_in_one_colour_trigger_the_end_of_melee(seats: int, goal: int) -> None:
    table = f"settings form melee seats {seats}\nturn 7 south\n"
    assert triggered(play_turn(scenario(table + f"south points west {goal}")))
    assert triggered(play_turn(scenario(table + f"north points west {goal}")))
    below = f"south points north {goal - 1} west {goal - 1}"
    assert not triggered(play_turn(scenario(table + below)))


@pytest.mark.rule("TK-END-5")
def test_the_trigger_is_tested_when_the_turn_is_over() -> None:
    game = scenario("""
        turn 7 south
        south points north 17
        south heroic e6 e7
        south common d8 e8 f8
        south hand titan
    """)
    game.play("summon titan e5")
    assert (game.points("south"), game.asked, game.actions) == (18, "south", 1)
    assert not triggered(game)
    game.play("place a5")
    assert triggered(game)
    assert seats_of_last_turns(game) == ["north", "south"]


@pytest.mark.rule("TK-END-5")
def test_a_flare_of_the_opponent_can_bring_the_points() -> None:
    game = scenario("""
        turn 7 south
        south hand f4-4a
        north points south 17
        north common c1 d1 e1 f1
    """)
    game.play("flare f4-4a", "place e5")
    assert game.points("north") == 18
    assert not triggered(game)
    assert triggered(play_turn(game))
    assert seats_of_last_turns(game) == ["north", "south"], "it was south's turn that triggered the end"
    assert game.view["reason"] == "points"


# The last turns -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK-END-6")
@pytest.mark.parametrize(
    ("settings", "active", "last"),
    [
        ("form duel", "north", ["south", "north"]),
        ("form melee seats 3", "north", ["west", "south", "north"]),
        ("form melee seats 4", "west", ["east", "south", "north", "west"]),
        ("form duel teams", "south", ["north", "west", "east", "south"]),
    ],
)
def test_each_player_has_one_more_turn_the_trigger_last(settings: str, active: str, last: list[str]) -> None:
    game = scenario(f"settings {settings}\nturn 7 {active}\nsouth points north 18")
    assert not triggered(game)
    assert seats_of_last_turns(play_turn(game)) == last


@pytest.mark.rule("TK-END-7", "TK-SCORE-10")
def test_the_end_stays_triggered_although_the_points_are_lost() -> None:
    game = scenario("""
        settings form high-form
        turn 7 south
        south points north 8
        south legendary e5
        north common c4 c5 d5 d6
        north hand champion
    """)
    assert triggered(play_turn(game))
    game.play("summon champion d4", "destroy e5")
    assert game.points("south") == 8
    play_turn(game)
    assert triggered(game)
    assert seats_of_last_turns(game) == ["south"]
    assert game.view["winners"] == ["south"]


@pytest.mark.rule("TK-END-7")
def test_a_second_trigger_changes_nothing() -> None:
    game = scenario("""
        turn 7 south
        south points north 18
        north hand knight herald
        north top bomb
    """)
    play_turn(game)
    assert game.view["last_turns"] == 2
    play_turn(game)
    assert game.hand("north") == ["bomb", "herald", "knight"], "north has drawn the last card"
    assert len(game.told("end-triggered")) == 1
    assert seats_of_last_turns(game) == ["south"]


# Who wins -------------------------------------------------------------------------------------------------------------


def last_turn(form: str, lines: str) -> Scenario:
    """The end of a game whose last action is a common that south places on a3."""
    return scenario(f"settings form {form}\nturn 9 south actions 1 last-turns 1\n{lines}").play("place a3")


@pytest.mark.rule("TK-END-8")
def test_the_higher_score_wins() -> None:
    ahead = "north heroic e5 e6 e7\nnorth common f5 f6 f7 f8"
    assert winners(last_turn("duel", "south points north 7\nnorth points south 6\n" + ahead)) == ["south"]
    assert winners(last_turn("duel", "south points north 6\nnorth points south 7")) == ["north"]
    assert winners(last_turn("duel", "south points north 6\nnorth points south 6\nnorth lost 2 0 0")) == ["south"]


@pytest.mark.rule("TK-END-8", "TK-SCORE-9")
def test_standing_legends_count_in_the_score_of_high_form() -> None:
    lines = "south points north 6\nsouth heroic c3 c4 c5\nnorth points south 5\nnorth legendary e5 e6"
    assert winners(last_turn("high-form", lines)) == ["north"]
    assert winners(last_turn("duel", lines)) == ["south"]


@pytest.mark.rule("TK-END-9")
@pytest.mark.parametrize(
    ("south", "north", "west", "best"),
    [
        ("north 5 west 5", "south 9 west 4", "south 4 north 11", "south"),
        ("north 5 west 6", "south 8 west 5", "south 7 north 5", "north"),
        ("north 6 west 6", "south 6 west 6", "south 7 north 6", "west"),
    ],
)
def test_melee_compares_the_lowest_colour_then_the_next(south: str, north: str, west: str, best: str) -> None:
    lines = f"south points {south}\nnorth points {north}\nwest points {west}"
    assert winners(last_turn("melee seats 3", lines)) == [best]


@pytest.mark.rule("TK-END-9")
def test_four_players_compare_the_remaining_colour_too() -> None:
    lines = """
        south points north 4 west 5 east 6
        north points south 7 west 4 east 5
        west points south 4 north 4 east 9
        east points south 3 north 9 west 9
    """
    game = last_turn("melee seats 4", lines)
    assert winners(game) == ["north"]
    outcome = game.state.outcome
    assert outcome is not None
    assert outcome.ranks == (2, 1, 3, 4)


@pytest.mark.rule("TK-END-10")
def test_ties_go_to_upgraded_pieces_then_to_all_pieces() -> None:
    tie = "south points north 5\nnorth points south 5\n"
    upgraded = "south heroic e5\nsouth legendary e6\nnorth heroic f5\nnorth common f6 f7 f8 f9 g5 g6"
    assert winners(last_turn("duel", tie + upgraded)) == ["south"]
    pieces = "south heroic e5\nnorth legendary f5\nnorth common f6 f7"
    assert winners(last_turn("duel", tie + pieces)) == ["north"]
    equal = "south heroic e5\nnorth legendary f5\nnorth common f6"
    assert winners(last_turn("duel", tie + equal)) == []


@pytest.mark.rule("TK-END-10", "TK-END-9")
def test_ties_of_melee_are_broken_in_the_arena_and_the_others_stay_behind() -> None:
    points = "south points north 5 west 4\nnorth points south 4 west 5\nwest points south 3 north 9\n"
    assert winners(last_turn("melee seats 3", points + "north heroic e5")) == ["north"]
    assert winners(last_turn("melee seats 3", points + "north common e5 e6\nwest heroic f5")) == ["north"]
    assert winners(last_turn("melee seats 3", points + "north common e5")) == ["south", "north"]


@pytest.mark.rule("TK-END-13")
def test_only_the_option_limits_the_number_of_turns() -> None:
    ended = play_turn(scenario("settings form duel turn-limit 40\nturn 40 south\nsouth points north 3"))
    assert winners(ended) == [], "nobody has won"
    assert ended.view["reason"] == "turn-limit"
    before = play_turn(scenario("settings form duel turn-limit 40\nturn 39 south\nsouth points north 3"))
    assert before.asked == "north"
    unlimited = play_turn(scenario("settings form duel turn-limit 0\nturn 5000 south\nsouth points north 3"))
    assert unlimited.asked == "north"
    assert fresh(**{"turn-limit": "0"}).state.settings.turn_limit == 0


# Giving up ------------------------------------------------------------------------------------------------------------

MELEE = "settings form melee seats 4\nturn 9 {active} actions 2\n"


@pytest.mark.rule("TK-END-12")
@pytest.mark.parametrize(("settings", "winning"), [("", ["north"]), ("settings form duel teams\n", ["north", "east"])])
def test_in_a_game_of_two_sides_a_side_may_give_up(settings: str, winning: list[str]) -> None:
    game = scenario(f"{settings}turn 7 north\nsouth points north 9")
    game.state.leave(0, CONCEDED)
    assert (winners(game), game.view["reason"]) == (winning, "conceded"), "whatever the points are"
    assert list(game.view["left"]) == (["west", "south"] if settings else ["south"])


@pytest.mark.rule("TK-END-12")
def test_who_leaves_a_melee_has_no_further_turn_and_the_others_play_on() -> None:
    """O-15."""
    game = scenario(MELEE.format(active="south") + "north heroic c3")
    game.state.leave(1, CONCEDED)
    assert game.asked == "south"
    assert game.piece("c3"), "the pieces stay"
    order = []
    for _ in range(4):
        order.append(game.asked)
        play_turn(game)
        if game.prompt == "end":
            game.play("end")
    assert order == ["south", "west", "east", "south"]


@pytest.mark.rule("TK-END-12")
def test_the_turn_of_one_who_leaves_ends_at_once() -> None:
    game = scenario(MELEE.format(active="west"))
    game.state.leave(2, TIME)
    assert (game.asked, game.view["turn"]) == ("east", 10)


@pytest.mark.rule("TK-END-12", "TK-END-9")
def test_the_colour_of_one_who_left_is_neither_scored_nor_compared() -> None:
    points = (
        "south points north 3 west 4 east 0\nwest points south 2 north 9 east 2\neast points south 1 north 1 west 1"
    )
    game = scenario(MELEE.format(active="south") + points)
    assert game.state.score(0) == 0
    game.state.leave(3, CONCEDED)
    assert [game.state.score(side) for side in (0, 2)] == [3, 2]
    game.state.kills[3 * 4 + 3] = 1
    score_kills(game.state)
    assert game.state.points_in(0, 3) == 0, "its pieces can be destroyed, for nothing"


@pytest.mark.rule("TK-END-12", "TK-END-6")
@pytest.mark.parametrize(("leaver", "turns"), [(1, 2), (3, 2), (2, 2)])
def test_a_last_turn_still_to_come_is_not_played(leaver: int, turns: int) -> None:
    """South plays its last turn but three: north, west and east follow."""
    game = scenario("settings form melee seats 4\nturn 9 south actions 2 last-turns 4")
    game.state.leave(leaver, CONCEDED)
    assert game.state.last_turns - 1 == turns


@pytest.mark.rule("TK-END-12")
def test_a_last_turn_already_played_is_not_missed() -> None:
    game = scenario("settings form melee seats 4\nturn 9 south actions 2 last-turns 2")
    game.state.leave(3, CONCEDED)
    assert game.state.last_turns == 2, "north still plays, east has played"


@pytest.mark.rule("TK-END-12")
def test_the_last_one_left_wins_and_whoever_left_comes_last() -> None:
    game = scenario(MELEE.format(active="south") + "east points south 9 north 9 west 9")
    for seat in (3, 0):
        game.state.leave(seat, CONCEDED)
        assert not game.state.over
    game.state.leave(1, TIME)
    assert (winners(game), game.view["reason"]) == (["west"], "time")
    ended = scenario(MELEE.format(active="south") + "east points south 9 north 9 west 9")
    ended.state.leave(3, CONCEDED)
    ended.state.reason = "points"
    ended.state.finish()
    outcome = ended.state.outcome
    assert outcome is not None
    assert outcome.ranks[3] == 4, "although it had the most points"
