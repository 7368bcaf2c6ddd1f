"""Adjacency (DIST)."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario


def blessed(square: str, pieces: str, commons: str) -> list[str]:
    """The commons of north that the High Priestess, summoned on a square, may upgrade: those next to her."""
    game = scenario(f"""
        south heroic {square} {pieces}
        south hand high-priestess
        north common {commons}
    """)
    return game.play(f"summon high-priestess {square}", "pass").targets("upgrade").split()


@pytest.mark.rule("TK-DIST-1")
def test_adjacent_are_the_eight_squares_around() -> None:
    around = ["d4", "d5", "d6", "e4", "e6", "f4", "f5", "f6"]
    assert blessed("e5", "d7 f7", "d4 e4 f4 d5 f5 d6 e6 f6 c3 e3 g3 c5") == around
    assert blessed("e5", "d7 f7", "c3 e3 g3 c5 g5 d3 f3 c4 g4 c6 g6 e7") == []


@pytest.mark.rule("TK-DIST-1")
def test_at_the_edge_fewer_squares_are_adjacent() -> None:
    assert blessed("a5", "c4 c6", "a4 b4 b5 a6 b6 a3 i4 i5 i6") == ["a4", "a6", "b4", "b5", "b6"]
    assert blessed("b2", "a4 c4", "c1 c2 a3 b3 c3 d1 h2 i3") == ["a3", "b3", "c1", "c2", "c3"]


@pytest.mark.rule("TK-DIST-1")
def test_orthogonal_is_by_an_edge_and_diagonal_by_a_corner() -> None:
    axeman = scenario("""
        south common f4 d6
        south hand clan-axeman
        north common d4 e4 d5 f5 e6 f6 e3 c5
    """)
    assert axeman.play("summon clan-axeman e5").targets("destroy") == "d5 e4 e6 f5"
    swordmaster = scenario("""
        south common e4 e6
        south hand swordmaster
        north common d4 f4 d5 f5 d6 f6 c3 g7
    """)
    assert swordmaster.play("summon swordmaster e5").targets("destroy") == "d4 d6 f4 f6"


@pytest.mark.rule("TK-DIST-2")
def test_adjacent_means_next_to_the_being_just_summoned() -> None:
    game = scenario("""
        south common d5 d6 e6 e7 a5
        south hand champion
        north common d4 c5 f7 b5 e8
        north heroic f6
    """)
    # c5, f7 and e8 touch pieces of the pattern, b5 another own piece: only d4 and f6 touch e5.
    assert game.play("summon champion e5").targets("destroy") == "d4 f6"

    bomb = scenario("""
        south common e6 e7 a5
        south hand bomb
        north common d4 d6 f6 d8 a4
    """)
    bomb.play("summon bomb d5")
    assert (bomb.squares("south"), bomb.squares("north")) == ("a5 e7", "a4 f6 d8")
