"""Movement: how far, which way, and what stops a unit (SW1-MOVE)."""

from tests.alliances.scenario import scenario


def test_a_unit_moves_two_squares_and_may_bend() -> None:
    """SW1-MOVE-2, SW1-MOVE-3, SW1-MOVE-4, EX-8: twelve squares, and the move of none."""
    game = scenario("south c4 savager")
    assert game.moves("c4") == "a4 b3 b4 b5 c2 c3 c4 c5 c6 d3 d4 d5 e4"
