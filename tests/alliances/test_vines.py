"""Vine Walls (VINE)."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.board import SMALL
from stonehall.games.alliances.cards import BY_ID, VINE_WALL_CARD
from stonehall.games.alliances.effects import destroy, discard, put_vine_wall, wound
from stonehall.games.alliances.move import move_up_to
from stonehall.games.alliances.reach import next_to, vine_squares, walls_of
from stonehall.games.alliances.turn import resume
from stonehall.games.alliances.values import is_wall
from tests.alliances.scenario import example, fresh, scenario

ON_VINES = """
    turn 3 south move
    south c4 boarboon wounds {wounds}
    north c4 vine-wall
    north vine-walls 5
"""


@pytest.mark.rule("SW1-VINE-1", "SW1-VINE-3")
def test_vine_walls_lie_beside_the_board_of_those_who_have_them() -> None:
    game = fresh("swamp-orcs", "deep-dwarves", first="south")
    assert [side.vine_walls for side in game.state.sides] == [15, 0]
    assert VINE_WALL_CARD.number not in game.state.sides[0].pile.cards()
    assert not put_vine_wall(game.state, 1, SMALL.square("c5"))


@pytest.mark.rule("SW1-VINE-2", "SW1-VINE-6", "SW1-VINE-7", "SW1-VINE-8", "SW1-EX-35")
def test_where_vine_walls_are_put() -> None:
    game = scenario("""
        south c2 wall
        south c3 vine-wall
        north c6 savager
        south vine-walls 2
    """)
    state = game.state
    assert put_vine_wall(state, 0, SMALL.square("d7"))  # an empty square of the enemy side
    assert not put_vine_wall(state, 0, SMALL.square("c2"))
    assert not put_vine_wall(state, 0, SMALL.square("c3"))
    assert put_vine_wall(state, 0, SMALL.square("c6"))  # under an enemy unit
    assert (game.vine("d7"), game.vine("c6"), game.card("c6")) == (True, True, "savager")
    assert state.sides[0].vine_walls == 0
    assert not put_vine_wall(state, 0, SMALL.square("e5"))
    squares = vine_squares(state)
    assert len(squares) == 48 - 4


@pytest.mark.card("vine-wall")
@pytest.mark.rule("SW1-VINE-4", "SW1-VINE-5", "SW1-SUM-8")
def test_vine_walls_are_walls_with_two_life() -> None:
    game = scenario("south c3 vine-wall")
    vine = game.piece("c3-vine")
    assert (is_wall(game.state, vine), game.life("c3-vine"), walls_of(game.state, 0)) == (True, 2, [vine])


@pytest.mark.rule("SW1-VINE-10", "SW1-EX-35")
def test_summoning_next_to_vine_walls_but_not_onto_them() -> None:
    game = example("EX-35")
    assert game.summons("swamp-orcs-shaman") == "b3 b4 c2 c5 c6 d3 d4 d5 e6"


@pytest.mark.rule("SW1-VINE-6", "SW1-VINE-7", "SW1-VINE-8", "SW1-EX-35")
def test_vine_growth_puts_them_on_empty_squares_and_under_units() -> None:
    game = example("EX-35").play("end", "play vine-growth")
    offered = [text.split()[1] for text in game.options]
    assert offered == ["b3", "b4", "c2", "c5", "c6", "d3", "d4", "d5", "d7", "e6"]  # neither c3 nor c4
    game.play("to d7", "play vine-growth", "to c5")
    assert (game.vine("d7"), game.card("d7"), game.vine("c5")) == (True, "brute", True)
    assert game.side("south").vine_walls == 11


@pytest.mark.rule("SW1-VINE-11")
def test_no_wall_is_played_onto_a_vine_wall() -> None:
    game = scenario("""
        turn 3 south event
        south c3 vine-wall
        south hand wall
    """)
    squares = [text.split()[2] for text in game.starting("build wall")]
    assert "c3" not in squares
    assert "c2" in squares


@pytest.mark.rule("SW1-VINE-12")
@pytest.mark.parametrize("owner", ["south", "north"])
def test_every_side_may_stand_on_a_vine_wall(owner: str) -> None:
    game = scenario(f"""
        south c3 boarboon
        {owner} c4 vine-wall
    """)
    game.play("move c3 c4")
    assert (game.card("c4"), game.vine("c4")) == ("boarboon", True)


@pytest.mark.rule("SW1-VINE-13", "SW1-VINE-14", "SW1-VINE-20", "SW1-EX-36")
def test_leaving_a_vine_wall() -> None:
    free = example("EX-36").play("move c4 c6", "roll 4")
    assert (free.card("c6"), free.wounds("c6"), free.vine("c4")) == ("boarboon", 0, True)
    held = scenario(ON_VINES.format(wounds=0)).play("move c4 c6", "roll 3")
    assert (held.card("c4"), held.wounds("c4"), held.state.moves) == ("boarboon", 1, 1)
    assert held.moves("c4") == ""
    dying = scenario(ON_VINES.format(wounds=2)).play("move c4 c6", "roll 1")
    assert (dying.card("c4"), dying.magic("north"), dying.vine("c4")) == ("", ["boarboon"], True)


@pytest.mark.rule("SW1-VINE-14")
def test_after_a_failed_roll_only_the_move_of_no_squares_is_left() -> None:
    """Held in the move of an event, for example: it may not try again this turn (O-12)."""
    game = scenario("""
        turn 3 south event
        south c4 boarboon
        north c4 vine-wall
        south hand wall
    """)
    state = game.state
    state.decision = None
    resume(state)
    state.push(move_up_to, 0, game.piece("c4").id, 2, 0)
    state.run()
    game.play("move c4 c5", "roll 2", "end")
    assert (game.phase, game.moves("c4")) == ("move", "c4")


@pytest.mark.rule("SW1-VINE-15")
def test_a_roll_for_every_vine_wall_left() -> None:
    game = scenario("""
        south c3 boarboon
        south c3 vine-wall
        south c4 vine-wall
    """)
    game.play("move c3 c5 c4", "roll 5", "roll 2")
    assert (game.card("c4"), game.wounds("c4"), game.piece("c4").squares) == ("boarboon", 1, 1)


@pytest.mark.rule("SW1-VINE-17")
def test_no_roll_for_a_move_of_no_squares() -> None:
    game = scenario(ON_VINES.format(wounds=0)).play("move c4 c4")
    assert game.told("threw") == []
    assert game.wounds("c4") == 0


@pytest.mark.rule("SW1-VINE-19")
def test_flyers_roll_too() -> None:
    """O-13."""
    game = scenario("""
        south c3 boarboon lent flight
        north c4 vine-wall
        north d3 wall
    """)
    game.play("move c3 c5 c4", "roll 2")
    assert game.card("c4") == "boarboon"


@pytest.mark.rule("SW1-VINE-21", "SW1-VINE-22", "SW1-VINE-23", "SW1-VINE-24", "SW1-EX-37")
def test_fire_over_and_at_vine_walls() -> None:
    assert example("EX-37").targets("c3") == "c5 c5-vine"
    turned = scenario("""
        turn 4 north attack
        south c3 murk
        north c5 vine-wall
        north c5 murk
        south c8 boarboon
    """)
    assert turned.targets("c5") == "c3 c5-vine c8"
    sword = scenario("""
        turn 3 south attack
        south c3 boarboon
        north c3 vine-wall
    """)
    assert sword.targets("c3") == "c3-vine"


@pytest.mark.rule("SW1-VINE-25", "SW1-VINE-26", "SW1-DEST-5", "SW1-EX-37")
def test_a_destroyed_vine_wall_goes_back_to_its_pile() -> None:
    """To the pile it came from (O-14), also when it is discarded."""
    game = scenario("""
        turn 3 south attack
        south c3 murk
        north c5 vine-wall
        north c5 boarboon
        north d8 vine-wall
        north vine-walls 3
        south vine-walls 7
    """)
    game.play("attack c3 c5-vine", "roll 3 3")
    assert (game.vine("c5"), game.card("c5"), game.magic("south")) == (False, "boarboon", [])
    assert [side.vine_walls for side in game.state.sides] == [7, 4]
    discard(game.state, game.piece("d8-vine"), 0)
    assert ([side.vine_walls for side in game.state.sides], game.discard("south")) == ([7, 5], [])


@pytest.mark.rule("SW1-VINE-27", "SW1-UNDER-5", "SW1-QUOTE-8", "SW1-EX-23")
def test_a_vine_wall_is_no_card_under_the_unit() -> None:
    game = scenario("""
        south c4 blerg under ranger under scout
        south c4 vine-wall
    """)
    assert game.under("c4") == ["ranger", "scout"]
    assert game.attack("c4") == 4


@pytest.mark.rule("SW1-VINE-28")
def test_the_vine_wall_stays_when_the_unit_on_it_is_gone() -> None:
    game = scenario(ON_VINES.format(wounds=0))
    destroy(game.state, [game.piece("c4")], 1)
    assert game.vine("c4")


@pytest.mark.rule("SW1-VINE-29")
def test_effects_on_cards_touch_both_effects_on_units_one() -> None:
    """O-15."""
    game = scenario("""
        south c3 boarboon
        north c4 savager
        north c4 vine-wall
    """)
    around = next_to(game.state, game.piece("c3"))
    assert [piece.card.id for piece in around] == ["savager", "vine-wall"]
    wound(game.state, around, 1, 0)
    assert game.wounds_on("c4 c4-vine") == [1, 1]


def test_a_vine_wall_has_no_abilities() -> None:
    assert BY_ID["vine-wall"].abilities == ()
