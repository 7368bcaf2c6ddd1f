"""The Movement Phase and ways (MOVE, THRU, ADJ, DIAG, PLACE)."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.board import SMALL
from stonehall.games.alliances.effects import exchange, place
from stonehall.games.alliances.pieces import HAS_MOVED
from stonehall.games.alliances.reach import are_adjacent, next_to_square, units_in_line, within
from tests.alliances.scenario import example, pass_turns, scenario

FOUR = """
    south b3 swamp-beast
    south c3 swamp-beast
    south d3 swamp-beast
    south e3 swamp-beast
"""


@pytest.mark.rule("SW1-MOVE-1", "SW1-MOVE-18")
def test_three_units_move_and_no_fourth() -> None:
    game = scenario(FOUR + "north b6 savager")
    assert game.moves("b6") == ""  # not under control
    game.play("move b3 b4", "move c3 c4", "move a1 a2")  # summoners move like others
    assert game.moves("d3") == ""


@pytest.mark.rule("SW1-MOVE-2", "SW1-MOVE-3", "SW1-MOVE-4", "SW1-EX-8")
def test_a_unit_moves_two_squares_and_may_bend() -> None:
    """Twelve squares within 2 steps, and the move of none (O-02)."""
    assert example("EX-8").moves("c4") == "a4 b3 b4 b5 c2 c3 c4 c5 c6 d3 d4 d5 e4"
    blocked = scenario("""
        south c4 boarboon
        north c5 wall
    """)
    assert blocked.moves("c4") == "a4 b3 b4 b5 c2 c3 c4 d3 d4 d5 e4"  # round the corner
    cornered = scenario("""
        south c4 boarboon
        north c5 wall
        south d4 wall
    """)
    assert "d5" not in cornered.moves("c4").split()
    assert "c7" not in scenario("south c4 boarboon").moves("c4").split()
    assert "f4" not in scenario("south a4 boarboon").moves("a4").split()


@pytest.mark.rule("SW1-MOVE-6", "SW1-VINE-12")
def test_a_move_ends_on_an_unoccupied_square_or_vine_wall() -> None:
    game = scenario("""
        south c4 boarboon
        north c5 vine-wall
        north d4 vine-wall
        north d4 savager
    """)
    assert "c5" in game.moves("c4").split()
    assert "d4" not in game.moves("c4").split()


@pytest.mark.rule("SW1-MOVE-7")
def test_no_unit_moves_twice() -> None:
    game = scenario(FOUR)
    game.play("move b3 b4")
    assert game.moves("b4") == ""
    assert game.moves("c3") != ""


@pytest.mark.rule("SW1-MOVE-8", "SW1-MOVE-9", "SW1-EX-9")
def test_a_move_of_no_squares_uses_a_mover() -> None:
    """It may be declared for any unit (O-30)."""
    game = example("EX-9")
    game.play("move b3 b3", "move c3 c3", "move d3 d3")
    assert game.moves("e3") == ""
    assert [game.card(square) for square in ("b3", "c3", "d3")] == ["swamp-beast"] * 3
    first = example("EX-9", ("turn 3 south move", "turn 3 south move most-moves 2"))
    first.play("move b3 b3", "move c3 c3")
    assert first.moves("d3") == ""


@pytest.mark.rule("SW1-MOVE-10")
def test_out_and_back() -> None:
    """It is worth telling apart from not moving only where something happens on the way."""
    game = scenario("""
        south c4 boarboon
        south c5 vine-wall
    """)
    assert "move c4 c4 c5" in game.options
    game.play("move c4 c4 c5", "roll 4")
    assert game.card("c4") == "boarboon"
    assert game.piece("c4").squares == 2


@pytest.mark.rule("SW1-MOVE-11", "SW1-SPEC-5", "SW1-PLACE-6")
def test_an_earlier_move_outside_the_phase_does_not_count() -> None:
    game = scenario("south c4 boarboon squares 2")
    assert game.moves("c4") != ""


@pytest.mark.rule("SW1-MOVE-12", "SW1-PLACE-1", "SW1-PLACE-2", "SW1-PLACE-3", "SW1-PLACE-5", "SW1-EX-19")
def test_placing_and_exchanging_are_no_moves() -> None:
    teleported = example("EX-19").play("play teleport", "target c3", "target e5")
    assert (teleported.card("c3"), teleported.card("e5"), teleported.state.moves) == ("deep-dragon", "geopath", 0)
    teleported.play("end")
    assert "e7" in teleported.moves("e5").split()
    assert "c5" in teleported.moves("c3").split()
    game = scenario("""
        south c4 boarboon
        north c6 savager wounds 1
        south e5 vine-wall
        south e3 wall
    """)
    state = game.state
    place(state, game.piece("c4"), SMALL.square("e5"))
    place(state, game.piece("e5"), SMALL.square("e3"))  # occupied: nothing happens
    exchange(state, game.piece("e5"), game.piece("c6"))
    assert (game.card("c6"), game.card("e5"), game.vine("e5")) == ("boarboon", "savager", True)
    assert (state.moves, game.piece("c6").squares, game.piece("c6").marks & HAS_MOVED) == (0, 0, 0)
    assert not state.waiting
    state.ask_again()
    assert len(game.moves("c6").split()) > 6


@pytest.mark.rule("SW1-PLACE-4", "SW1-VINE-16", "SW1-VINE-28")
def test_exchanged_units_keep_what_is_theirs_and_vine_walls_stay() -> None:
    game = scenario("""
        south c4 blerg wounds 2 under ranger
        south c4 vine-wall
        north c6 savager wounds 1
    """)
    exchange(game.state, game.piece("c4"), game.piece("c6"))
    assert (game.wounds("c6"), game.under("c6"), game.wounds("c4")) == (2, ["ranger"], 1)
    assert (game.vine("c4"), game.vine("c6")) == (True, False)


@pytest.mark.rule("SW1-MOVE-13", "SW1-UNDER-1")
def test_wounds_and_cards_beneath_travel_along() -> None:
    game = scenario("""
        south c4 blerg wounds 2 poison 1 under ranger
        south b2 vine-wall
    """)
    game.play("move c4 c6")
    assert (game.wounds("c6"), game.under("c6")) == (3, ["ranger"])


@pytest.mark.rule("SW1-MOVE-14", "SW1-QUOTE-1", "SW1-EX-16", "SW1-ABIL-1")
def test_swift_units_move_three_squares_if_they_like() -> None:
    """An ability overrides the rules; its extra square need not be used."""
    moves = example("EX-16").moves("c4").split()
    assert {"c7", "c6", "c5", "c4", "b6", "d6"} <= set(moves)
    assert "c8" not in moves


@pytest.mark.rule("SW1-MOVE-16")
def test_the_mover_chooses_the_way_where_it_matters() -> None:
    """A Savager frightens Commons that come near it: by c5 or by d4."""
    game = scenario("""
        south c4 boarboon
        north b5 savager
    """)
    ways = game.starting("move", "c4", "d5")
    assert ways == ["move c4 d5", "move c4 d5 c5"]


@pytest.mark.rule("SW1-MOVE-17", "SW1-TEAM-11")
def test_nobody_leaves_the_board() -> None:
    game = scenario("south a4 boarboon")
    assert game.moves("a4") == "a2 a3 a4 a5 a6 b3 b4 b5 c4"
    assert "a8" not in scenario("south a2 boarboon").moves("a2").split()


@pytest.mark.rule("SW1-MOVE-19")
def test_one_move_is_finished_before_the_next() -> None:
    game = scenario("""
        south c4 boarboon
        south c4 vine-wall
        south e4 boarboon
    """)
    game.play("move c4 c5")
    assert game.asked == "chance"
    game.play("roll 6")
    assert game.asked == "south"
    assert game.card("c5") == "boarboon"


# Adjacency and distance -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-ADJ-1", "SW1-ADJ-2", "SW1-EX-7")
def test_four_neighbours_and_no_diagonal_ones() -> None:
    near = {SMALL.name(square) for square in SMALL.neighbours[SMALL.square("d3")]}
    assert near == {"d2", "d4", "c3", "e3"}
    assert set(example("EX-7").summons("swamp-orcs-shaman").split()) == near
    assert len(SMALL.neighbours[SMALL.square("a1")]) == 2
    assert len(SMALL.neighbours[SMALL.square("c1")]) == 3


@pytest.mark.rule("SW1-ADJ-3", "SW1-ABIL-10")
def test_nothing_is_near_itself() -> None:
    game = scenario("""
        south c4 boarboon
        south c5 boarboon
    """)
    me = game.piece("c4")
    assert not are_adjacent(game.state, me, me)
    assert within(game.state, me, 2) == [game.piece("c5")]


@pytest.mark.rule("SW1-ADJ-4", "SW1-VINE-30")
def test_a_unit_is_adjacent_to_the_vine_wall_it_stands_on() -> None:
    game = scenario("""
        south c4 boarboon
        north c4 vine-wall
    """)
    assert are_adjacent(game.state, game.piece("c4"), game.piece("c4-vine"))


@pytest.mark.rule("SW1-DIAG-1", "SW1-DIAG-2", "SW1-DIAG-3", "SW1-EX-24")
def test_squares_are_counted_like_a_move_whatever_lies_between() -> None:
    center = SMALL.square("c4")
    near = [SMALL.name(square) for square in range(SMALL.size) if 0 < SMALL.distance[center][square] <= 2]
    assert len(near) == 12
    assert {"d5", "c6"} <= set(near)
    assert "d6" not in near
    assert example("EX-24").starting("use") == ["use drive-on c4 c6", "use drive-on c4 d5"]
    game = scenario("""
        south c4 boarboon
        south c5 wall
        north c6 savager
        north d6 savager
    """)
    assert game.piece("c6") in within(game.state, game.piece("c4"), 2)
    assert game.piece("d6") not in within(game.state, game.piece("c4"), 2)


@pytest.mark.rule("SW1-DIAG-4")
def test_clear_straight_squares() -> None:
    game = scenario("""
        south c4 boarboon
        north c7 savager
        south b4 wall
        north a4 savager
        north e4 vine-wall
        north f4 savager
        north d5 savager
    """)
    assert units_in_line(game.state, game.piece("c4"), 3) == [game.piece("c7")]


def test_the_cards_around_a_square() -> None:
    game = scenario("""
        south c4 boarboon
        south d5 vine-wall
    """)
    around = next_to_square(game.state, SMALL.square("d4"))
    assert sorted(piece.card.id for piece in around) == ["boarboon", "vine-wall"]


# Through --------------------------------------------------------------------------------------------------------------

TRAMPLER = """
    south c4 torodin
    north c5 boarboon wounds {wounds}
    {more}
"""


@pytest.mark.rule("SW1-THRU-1", "SW1-THRU-2", "SW1-THRU-3", "SW1-THRU-4", "SW1-QUOTE-5", "SW1-EX-18")
def test_trampled_commons_are_hurt_when_they_are_left() -> None:
    game = example("EX-18")
    assert "c5" not in game.moves("c4").split()
    assert "move c4 c6 c5" in game.options
    game.play("move c4 c6 c5")
    assert (game.wounds("c5"), game.card("c6")) == (1, "torodin")
    dying = scenario(TRAMPLER.format(wounds=2, more="")).play("move c4 c6 c5")
    assert (dying.card("c5"), dying.magic("south")) == ("", ["boarboon"])
    around = scenario(TRAMPLER.format(wounds=0, more="north c6 wall"))
    through = [text for text in around.starting("move", "c4") if text.endswith(" c5")]
    assert through == ["move c4 b5 c5", "move c4 c4 c5", "move c4 d5 c5"]  # or back to where it came from


@pytest.mark.rule("SW1-THRU-5", "SW1-VINE-18")
def test_only_the_cards_named_and_never_units_on_vine_walls() -> None:
    champion = scenario("""
        south c4 torodin
        north c5 glarg
    """)
    assert champion.starting("move", "c4", "c6") == []
    rooted = scenario(TRAMPLER.format(wounds=0, more="north c5 vine-wall"))
    assert rooted.starting("move", "c4", "c6") == []


@pytest.mark.rule("SW1-THRU-6")
def test_the_squares_passed_count() -> None:
    game = scenario(TRAMPLER.format(wounds=0, more="")).play("move c4 c6 c5")
    assert game.piece("c6").squares == 2
    assert "c7" not in scenario(TRAMPLER.format(wounds=0, more="")).moves("c4").split()


def test_marks_are_forgotten_in_the_next_turn() -> None:
    game = scenario("south c4 boarboon").play("move c4 c6")
    pass_turns(game, 4)
    assert (game.piece("c6").squares, game.piece("c6").marks) == (0, 0)
