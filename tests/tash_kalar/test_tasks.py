"""The tasks of High Form, one by one: the last action of a turn fulfils the condition, or just misses it."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar.cards import CARDS, DECKS, TASKS
from tests.tash_kalar.scenario import Scenario, scenario


def claimed(task: str, table: str, *plays: str, actions: int = 1) -> int:
    """The points of this task, the only one on the board, if south can claim it after these last actions; else 0."""
    game = scenario(f"settings form high-form\nturn 3 south actions {actions}\ntasks current {task}\n{table}")
    game.play(*plays)
    if game.prompt != "claim":
        assert game.asked == "north"
        return 0
    assert game.options == [f"claim {task}", "pass"]
    return game.play(f"claim {task}").points("south", "north")


# Destruction ----------------------------------------------------------------------------------------------------------

SWORDMASTER = """
    south common e4 e6
    south hand swordmaster
    {victim} e5
    north lost {lost}
"""
"""The swordmaster lands on e5 and destroys what stands there."""
GUN_TOWER = """
    south common e6 f6 e7 f7
    south hand gun-tower
    {victim} e5
    north lost {lost}
"""
"""The gun tower lands on e5 and destroys what stands there, a heroic piece too."""


def strike(task: str, victim: str, lost: str) -> int:
    return claimed(task, SWORDMASTER.format(victim=victim, lost=lost), "summon swordmaster e5")


def strike_hard(task: str, victim: str, lost: str) -> int:
    return claimed(task, GUN_TOWER.format(victim=victim, lost=lost), "summon gun-tower e5")


@pytest.mark.card("destruction")
@pytest.mark.rule("TK-TASK-1")
def test_destruction_needs_three_enemy_pieces() -> None:
    assert strike("destruction", "north common", "2 0 0") == 1
    assert strike("destruction", "north common", "0 1 1") == 1
    assert strike("destruction", "north common", "1 0 0") == 0
    assert strike("destruction", "south common", "2 0 0") == 0


@pytest.mark.card("devastation")
def test_devastation_needs_four_enemy_pieces() -> None:
    assert strike("devastation", "north common", "3 0 0") == 2
    assert strike("devastation", "north common", "2 0 0") == 0


@pytest.mark.card("heroic-destruction")
def test_heroic_destruction_needs_an_upgraded_piece_among_three() -> None:
    assert strike_hard("heroic-destruction", "north heroic", "2 0 0") == 2
    assert strike_hard("heroic-destruction", "north common", "1 0 1") == 2
    assert strike_hard("heroic-destruction", "north common", "2 0 0") == 0
    assert strike_hard("heroic-destruction", "north heroic", "1 0 0") == 0


@pytest.mark.card("heroic-devastation")
def test_heroic_devastation_needs_two_upgraded_pieces_among_four() -> None:
    assert strike_hard("heroic-devastation", "north heroic", "2 1 0") == 3
    assert strike_hard("heroic-devastation", "north heroic", "2 0 1") == 3
    assert strike_hard("heroic-devastation", "north heroic", "3 0 0") == 0
    assert strike_hard("heroic-devastation", "north heroic", "1 1 0") == 0


@pytest.mark.card("end-of-legends")
def test_end_of_legends_needs_a_legendary_or_two_heroic_pieces() -> None:
    assassin = """
        south common e2 d3 c4
        south hand assassin
        north legendary e4
    """
    assert claimed("end-of-legends", assassin, "summon assassin f5") == 2
    assert strike_hard("end-of-legends", "north heroic", "0 1 0") == 2
    assert strike_hard("end-of-legends", "north heroic", "5 0 0") == 0


# Coloured squares -----------------------------------------------------------------------------------------------------


@pytest.mark.card("red-conquest")
@pytest.mark.rule("TK-COMP-2", "TK-COMP-4")
def test_red_conquest() -> None:
    assert claimed("red-conquest", "south heroic d2 e5", "place h6") == 2
    assert claimed("red-conquest", "south heroic d2\nsouth legendary c8", "place e5") == 2
    assert claimed("red-conquest", "south heroic d2 e5", "place g3") == 0
    assert claimed("red-conquest", "south heroic d2 g3\nsouth common e5", "place h6") == 0


@pytest.mark.card("green-conquest")
@pytest.mark.rule("TK-COMP-3")
def test_green_conquest() -> None:
    assert claimed("green-conquest", "south heroic c3 g3", "place a5") == 2
    assert claimed("green-conquest", "south heroic f8\nsouth legendary i4", "place c3") == 2
    assert claimed("green-conquest", "south heroic c3 g3", "place e5") == 0
    assert claimed("green-conquest", "south heroic c3 d2\nsouth common g3", "place a5") == 0


@pytest.mark.card("color-conquest")
def test_color_conquest_takes_both_colours_together() -> None:
    assert claimed("color-conquest", "south heroic d2 c3\nsouth legendary g3\nsouth common e5", "place f8") == 3
    assert claimed("color-conquest", "south heroic d2 c3\nsouth legendary g3\nsouth common e5", "place f7") == 0
    assert claimed("color-conquest", "south heroic d2 c3 e4\nsouth common e5 g3", "place f8") == 0


@pytest.mark.card("red-legends")
def test_red_legends_needs_its_legend_on_red() -> None:
    assert claimed("red-legends", "south legendary d2\nsouth heroic e5", "place e1") == 3
    assert claimed("red-legends", "south legendary d2 h6", "place e1") == 3
    assert claimed("red-legends", "south legendary d2\nsouth common e5", "place h6") == 0
    assert claimed("red-legends", "south legendary c3\nsouth heroic d2 e5", "place h6") == 0


@pytest.mark.card("green-legends")
def test_green_legends_needs_its_legend_on_green() -> None:
    assert claimed("green-legends", "south legendary c3\nsouth heroic i4", "place e1") == 3
    assert claimed("green-legends", "south legendary c3\nsouth common i4", "place f8") == 0
    assert claimed("green-legends", "south legendary d2\nsouth heroic c3 i4", "place f8") == 0


@pytest.mark.card("rainbow-dominance")
@pytest.mark.rule("TK-CARD-37")
def test_rainbow_dominance_needs_a_majority_on_both_colours() -> None:
    assert claimed("rainbow-dominance", "south heroic d2 c3", "place e1") == 2
    assert claimed("rainbow-dominance", "south heroic d2 c3\nnorth common e5 g3", "place e1") == 2
    assert claimed("rainbow-dominance", "south heroic d2 c3\nnorth heroic e5", "place h6") == 0
    assert claimed("rainbow-dominance", "south heroic d2 e5", "place c3") == 0


# Summoning ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("red-summoning")
@pytest.mark.rule("TK-TASK-8")
def test_red_summoning_needs_two_beings_one_of_them_on_red() -> None:
    table = """
        south common e4 e6 f6
        south hand swordmaster messenger
    """
    one_on_red = ("summon swordmaster e5", "summon messenger d4")
    assert claimed("red-summoning", table, *one_on_red, "pass", actions=2) == 1
    assert claimed("red-summoning", table, *one_on_red, "move e5 d5", actions=2) == 1
    assert claimed("red-summoning", table, "summon swordmaster e5", "place d4", actions=2) == 0
    aside = """
        south common f4 f6 g6
        south hand swordmaster messenger
    """
    assert claimed("red-summoning", aside, "summon swordmaster f5", "summon messenger e4", "pass", actions=2) == 0


@pytest.mark.card("green-summoning")
def test_green_summoning_needs_two_beings_one_of_them_on_green() -> None:
    table = """
        south common c2 c4 d4
        south hand swordmaster messenger
    """
    assert claimed("green-summoning", table, "summon swordmaster c3", "summon messenger b2", "pass", actions=2) == 1
    assert claimed("green-summoning", table, "summon swordmaster c3", "place b2", actions=2) == 0
    red = """
        south common e4 e6 f6
        south hand swordmaster messenger
    """
    assert claimed("green-summoning", red, "summon swordmaster e5", "summon messenger d4", "pass", actions=2) == 0


@pytest.mark.card("colored-summoning")
@pytest.mark.rule("TK-CARD-36")
def test_colored_summoning_accepts_one_square_twice() -> None:
    table = """
        south common e4 e6 f6 g7
        south hand swordmaster messenger
    """
    assert claimed("colored-summoning", table, "summon swordmaster e5", "summon messenger e5", "pass", actions=2) == 2
    assert claimed("colored-summoning", table, "summon swordmaster e5", "summon messenger d4", "pass", actions=2) == 0
    red_and_green = """
        south common d4 e4 e5 e6
        south hand swordmaster messenger
    """
    plays = ("summon messenger c3", "pass", "summon swordmaster e5")
    assert claimed("colored-summoning", red_and_green, *plays, actions=2) == 2


@pytest.mark.card("legendary-summoning")
@pytest.mark.rule("TK-CARD-35")
def test_legendary_summoning_needs_a_legend_summoned() -> None:
    table = """
        south common d6 e6 f6
        south heroic e4 e5
        south hand swordmaster sapling titan
    """
    assert claimed("legendary-summoning", table, "summon swordmaster e6", "summon titan e3", actions=2) == 2
    assert claimed("legendary-summoning", table, "summon sapling g6", "summon titan e3", actions=2) == 2
    assert claimed("legendary-summoning", table, "place a5", "summon titan e3", actions=2) == 0
    standing = table + "south legendary a5\n"
    assert claimed("legendary-summoning", standing, "summon swordmaster e6", "summon sapling g6", actions=2) == 0


# Positions ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("central-dominance")
def test_central_dominance() -> None:
    assert claimed("central-dominance", "south heroic d4 e5\nsouth common d6 f6", "place e4") == 1
    assert claimed("central-dominance", "south heroic d4 e5\nsouth common d6 f6", "place e3") == 0
    assert claimed("central-dominance", "south heroic d4 e3\nsouth common d6 e5 f6", "place e4") == 0


@pytest.mark.card("center-cross")
def test_center_cross_is_a_plus_or_a_diagonal_cross() -> None:
    assert claimed("center-cross", "south common e4 d5 e5 f5", "place e6") == 2
    assert claimed("center-cross", "south common d4 f4 e5 d6", "place f6") == 2
    assert claimed("center-cross", "south common e4 d5 e5 f5", "place d6") == 0
    assert claimed("center-cross", "south common e4 d5 f5\nnorth common e5", "place e6") == 0


@pytest.mark.card("line-dominance")
@pytest.mark.rule("TK-CARD-37")
def test_line_dominance_takes_the_difference() -> None:
    assert claimed("line-dominance", "south common a5 b5 d5 f5 i5", "place g5") == 2
    assert claimed("line-dominance", "south common f1 f2 f3 f4 f9", "place f6") == 2
    assert claimed("line-dominance", "south common a5 b5 d5 f5 i5\nnorth common c5", "place g5") == 0
    assert claimed("line-dominance", "south common a5 b5 d5 f5 h5 i5\nnorth common c5", "place g5") == 2
    assert claimed("line-dominance", "south common a3 b3 c3 d3 e3 f3", "place g3") == 0


@pytest.mark.card("diagonals")
def test_diagonals_share_the_centre() -> None:
    assert claimed("diagonals", "south heroic e5\nsouth common b2 c3 d4 b8 c7", "place d6") == 3
    assert claimed("diagonals", "south heroic f6 f4\nsouth common b2 c3 d4 b8 c7", "place d6") == 3
    assert claimed("diagonals", "south heroic b2\nsouth common c3 d4 e5 b8 c7", "place d6") == 0
    assert claimed("diagonals", "south heroic e5\nsouth common b2 c3 d4 b8 c7", "place c6") == 0


@pytest.mark.card("side-chain")
@pytest.mark.rule("TK-TASK-6")
def test_side_chain_hangs_together_by_edges_and_corners() -> None:
    assert claimed("side-chain", "south common a5 b4 c5 d4 f4 g5 h4 i5\nsouth heroic e5", "place a3") == 3
    assert claimed("side-chain", "south common a5 b4 c5 d4 f4 g5 h4 i5\nnorth common e5", "place a3") == 0
    assert claimed("side-chain", "south common e1 e2 e3 e4\nsouth legendary e5\nsouth heroic e6 f7 f8", "place g9") == 3
    assert claimed("side-chain", "south common a3 b2", "place c1") == 0


@pytest.mark.card("corner-chain")
@pytest.mark.rule("TK-TASK-6", "TK-TASK-7")
def test_corner_chain_joins_opposite_corners() -> None:
    assert claimed("corner-chain", "south common b2 c3 d4 f6 g7\nsouth heroic e5", "place h8") == 3
    assert claimed("corner-chain", "south common g1 f2 e3 d4 c5 b6", "place a7") == 3
    assert claimed("corner-chain", "south common g1 f2 e3 d4 c5 b6", "place a6") == 0
    assert claimed("corner-chain", "south common c1 d1 e1 f1", "place g1") == 0


# The enemy ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("imprisonment")
def test_imprisonment_needs_six_around_one_enemy() -> None:
    assert claimed("imprisonment", "south common d4 e4 f4 d5 f5\nnorth heroic e5", "place d6") == 1
    assert claimed("imprisonment", "south common d4 e4 f4 d5 f5\nnorth heroic e5", "place d7") == 0
    assert claimed("imprisonment", "south common d4 e4 f4 d5 e5 f5", "place d6") == 0


@pytest.mark.card("envelopment")
def test_envelopment_needs_seven_around_one_enemy() -> None:
    assert claimed("envelopment", "south common d4 e4 f4 d5 f5 d6\nnorth common e5", "place e6") == 2
    assert claimed("envelopment", "south common d4 e4 f4 d5 f5\nnorth common e5 f6", "place e6") == 0


@pytest.mark.card("isolation")
@pytest.mark.rule("TK-CARD-38", "TK-DIST-3")
def test_isolation_parts_an_enemy_from_a_comrade_two_squares_away() -> None:
    wall = "south common c2 d2 e2 f2\n"
    assert claimed("isolation", wall + "north common e1 e3", "place g2") == 2
    assert claimed("isolation", wall + "north common e1 e3", "place g9") == 0, "e1, f1, g2, f3: three moves"
    assert claimed("isolation", wall + "north common d1 e1 e3 e4", "place g2") == 0, "each has company already"
    assert claimed("isolation", wall + "north common e1 e4", "place g2") == 0, "nobody is near"
    assert claimed("isolation", wall + "north common e1 e3 b3", "place g2") == 0, "b3 can be joined"


# How far somebody has come --------------------------------------------------------------------------------------------


def progress(game: Scenario, side: str) -> str:
    """How far a side has come with the only task on the board: ``pieces 2/3 upgraded 0/1``."""
    (task,) = game.view["tasks"]
    parts = task["progress"][side]
    assert all(0 <= part["reached"] <= part["needed"] for part in parts)
    if side == game.view["active"]:
        assert task["fulfilled"] == all(part["reached"] == part["needed"] for part in parts)
    return " ".join(f"{part['of']} {part['reached']}/{part['needed']}" for part in parts)


PROGRESS = [
    # the task, what happened this turn, the table, how far south has come, how far north
    ("destruction", "", "north lost 1 1 0", "pieces 2/3", "pieces 0/3"),
    ("destruction", "", "north lost 5 0 0", "pieces 3/3", "pieces 0/3"),
    ("devastation", "", "north lost 1 1 1", "pieces 3/4", "pieces 0/4"),
    ("heroic-destruction", "", "north lost 2 0 0", "pieces 2/3 upgraded 0/1", "pieces 0/3 upgraded 0/1"),
    ("heroic-devastation", "", "north lost 1 1 1", "pieces 3/4 upgraded 2/2", "pieces 0/4 upgraded 0/2"),
    ("end-of-legends", "", "north lost 3 0 0", "legendary 0/1", "legendary 0/1"),
    ("end-of-legends", "", "north lost 0 1 0", "heroic 1/2", "heroic 0/2"),
    ("end-of-legends", "", "north lost 0 0 1", "legendary 1/1", "legendary 0/1"),
    ("red-conquest", "", "south heroic d2\nsouth common e5 e4\nnorth common h6", "pieces 2/3 upgraded 1/2",
     "pieces 1/3 upgraded 0/2"),
    ("green-conquest", "", "south heroic c3 g3\nsouth common i4 a5", "pieces 3/3 upgraded 2/2",
     "pieces 0/3 upgraded 0/2"),
    ("color-conquest", "", "south heroic d2 c3\nnorth legendary e5", "pieces 2/5 upgraded 2/3",
     "pieces 1/5 upgraded 1/3"),
    ("red-legends", "", "south legendary d2\nnorth heroic e5 h6", "pieces 1/2 upgraded 1/2 legendary 1/1",
     "pieces 2/2 upgraded 2/2 legendary 0/1"),
    ("green-legends", "", "south common c3\nsouth legendary d2", "pieces 1/2 upgraded 0/2 legendary 0/1",
     "pieces 0/2 upgraded 0/2 legendary 0/1"),
    ("rainbow-dominance", "", "south heroic d2 e5\nnorth heroic h6 c3", "red 1/1 green 0/1", "red 0/1 green 1/1"),
    ("red-summoning", "summoned 1 summoned-on-red 1", "", "beings 1/2 red 1/1", "beings 0/2 red 0/1"),
    ("green-summoning", "summoned 2 summoned-on-red 1", "", "beings 2/2 green 0/1", "beings 0/2 green 0/1"),
    ("colored-summoning", "summoned 3 summoned-on-red 1", "", "beings 1/2", "beings 0/2"),
    ("legendary-summoning", "summoned 3 summoned-legends 1", "", "beings 2/2 legendary 1/1",
     "beings 0/2 legendary 0/1"),
    ("central-dominance", "", "south heroic d4\nsouth common e5 e6 g6", "pieces 3/5 upgraded 1/2",
     "pieces 0/5 upgraded 0/2"),
    ("center-cross", "", "south common e4 d5 e5 d4\nnorth common d6 f6", "pieces 3/5", "pieces 2/5"),
    ("line-dominance", "", "south common a5 b5 c5 e5 f4\nnorth common d5", "pieces 3/6", "pieces 1/6"),
    ("diagonals", "", "south heroic e5\nsouth common b2 c3\nnorth common h2",
     "pieces 3/4 upgraded 1/1 pieces 1/4 upgraded 1/1", "pieces 0/4 upgraded 0/1 pieces 1/4 upgraded 0/1"),
    ("side-chain", "", "south common a5 b5 c5 f5 g4\nnorth common e1 e2 e3 e4 e5 e6 e7 e8", "pieces 5/9", "pieces 8/9"),
    ("side-chain", "", "south common a5 b4 c5 d4 e5 f4 g5 h4 i5", "pieces 9/9", "pieces 0/9"),
    ("side-chain", "", "south common e5 a3 i3", "pieces 3/9", "pieces 0/9"),
    ("corner-chain", "", "south common b2 c3 e5\nnorth common a7 b6 c5 d4 e3 f2", "pieces 3/7", "pieces 6/7"),
    ("imprisonment", "", "south common d4 e4 f4\nnorth common e5 a5", "pieces 3/6", "pieces 1/6"),
    ("envelopment", "", "south common d4 e4 f4 d5 f5 d6 e6\nnorth common e5", "pieces 7/7", "pieces 1/7"),
    ("isolation", "", "south common c2 d2 e2 f2 g2\nnorth common e1 e3", "pieces 1/1", "pieces 0/1"),
]  # fmt: skip


@pytest.mark.rule("TK-TASK-1")
@pytest.mark.parametrize(("task", "turn", "table", "south", "north"), PROGRESS)
def test_a_task_says_how_far_both_sides_have_come(task: str, turn: str, table: str, south: str, north: str) -> None:
    game = scenario(f"settings form high-form\nturn 3 south actions 1 {turn}\ntasks current {task}\n{table}")
    assert progress(game, "south") == south
    assert progress(game, "north") == north


def test_the_progress_of_every_task_is_tested() -> None:
    assert {task for task, *_ in PROGRESS} == {CARDS[number].id for number in DECKS[TASKS]}
