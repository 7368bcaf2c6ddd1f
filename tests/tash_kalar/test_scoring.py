"""Points: for kills, for legends, and the score of each form."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario

# Duel -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK-SCORE-1", "TK-SCORE-2")
@pytest.mark.parametrize(
    ("commons", "heroics", "legendary", "points"),
    [(0, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 1), (3, 0, 0, 1), (4, 0, 0, 2), (0, 1, 0, 1), (0, 3, 0, 3), (0, 0, 1, 2),
     (0, 0, 2, 4), (1, 1, 1, 3), (5, 2, 1, 6)],
)  # fmt: skip
def test_what_kills_are_worth_in_duel(commons: int, heroics: int, legendary: int, points: int) -> None:
    game = scenario(f"turn 3 south actions 1\nsouth points north 3\nnorth lost {commons} {heroics} {legendary}")
    assert game.points("south") == 3, "nothing before the end of the turn"
    game.play("place e5")
    assert (game.points("south"), game.points("north")) == (3 + points, 0)


@pytest.mark.rule("TK-SCORE-1", "TK-KILL-1")
def test_a_turn_of_killing_scores_at_its_end() -> None:
    game = scenario("""
        south common e6 f6 e7 f7 e2 d3 c4
        south hand gun-tower assassin
        north heroic e5
        north legendary e4
        north common g5
    """)
    game.play("summon gun-tower e5", "toward e")
    assert game.lost("north") == [1, 1, 0]
    assert game.points("south") == 0
    game.play("summon assassin f5")
    assert game.points("south") == 1 + 2, "a heroic and a legendary piece; the odd common is lost"


PAIR = """
    south common e4 e6
    south hand swordmaster sapling
    north common e5 e3 a3
"""


@pytest.mark.rule("TK-SCORE-2")
def test_a_pair_of_commons_is_formed_over_the_whole_turn() -> None:
    game = scenario(PAIR).play("summon swordmaster e5")
    assert game.lost("north") == [1, 0, 0]
    game.play("summon sapling e3")
    assert game.points("south") == 1


@pytest.mark.rule("TK-SCORE-2")
def test_an_odd_common_does_not_carry_over() -> None:
    game = scenario(PAIR).play("summon swordmaster e5", "place i5")
    assert (game.asked, game.lost("north")) == ("north", [0, 0, 0])
    game.play("place a4", "place a5", "summon sapling e3", "place i6")
    assert game.asked == "north"
    assert game.points("south") == 0


# Melee ----------------------------------------------------------------------------------------------------------------


MELEE = """
    settings form melee seats {seats}
    turn 5 south actions 1
    {lost}
"""


@pytest.mark.rule("TK-SCORE-5", "TK-SCORE-6")
def test_melee_kills_score_in_the_colour_of_the_victim() -> None:
    lost = "north lost 2 1 0\nwest lost 1 0 1"
    game = scenario(MELEE.format(seats=3, lost=lost)).play("place e5")
    assert game.asked == "north", "a single odd common gives nothing, and nothing is asked"
    assert (game.points("south", "north"), game.points("south", "west")) == (2, 2)
    assert game.points("south") == 2
    assert (game.points("north"), game.points("west")) == (0, 0)


@pytest.mark.rule("TK-SCORE-5")
def test_melee_kills_land_in_their_colour_by_play() -> None:
    game = scenario("""
        settings form melee seats 3
        south common e4 e6
        south hand swordmaster sapling
        north common e5 d4
        west common e3
        west heroic a5
    """)
    game.play("summon swordmaster e5", "destroy d4", "summon sapling e3")
    assert game.asked == "north"
    assert (game.points("south", "north"), game.points("south", "west")) == (1, 0)


@pytest.mark.rule("TK-SCORE-6")
@pytest.mark.parametrize(
    ("seats", "lost", "odd"),
    [
        (3, "north lost 1 0 0\nwest lost 1 0 0", ["north", "west"]),
        (3, "north lost 3 0 0\nwest lost 1 0 0", ["north", "west"]),
        (4, "north lost 2 0 0\nwest lost 1 0 0\neast lost 1 0 0", ["east", "west"]),
        (4, "north lost 1 0 0\nwest lost 3 0 0\neast lost 1 0 0", ["east", "north", "west"]),
    ],
)
def test_odd_commons_of_several_colours_give_one_point_in_one_of_them(seats: int, lost: str, odd: list[str]) -> None:
    game = scenario(MELEE.format(seats=seats, lost=lost)).play("place e5")
    assert (game.prompt, game.asked) == ("odd-colour", "south")
    assert game.options == [f"colour {seat}" for seat in odd]
    before = {seat: game.points("south", seat) for seat in odd}
    game.play("colour west")
    assert game.asked == "north", "one point, also for three odd commons"
    assert {seat: game.points("south", seat) - before[seat] for seat in odd} == {
        seat: int(seat == "west") for seat in odd
    }


@pytest.mark.rule("TK-SCORE-6")
def test_a_single_odd_common_gives_nothing() -> None:
    for seat in ("north", "west", "east"):
        game = scenario(MELEE.format(seats=4, lost=f"{seat} lost 1 0 0")).play("place e5")
        assert game.asked == "north"
        assert game.points("south", seat) == 0


@pytest.mark.rule("TK-SCORE-7")
def test_a_legend_summoned_in_melee_scores_at_once_in_a_colour_of_choice() -> None:
    game = scenario("""
        settings form melee seats 3
        south heroic d2 f2 e4
        south common e3
        south hand fire-dragon
        north common e6
    """)
    game.play("summon fire-dragon e5")
    assert (game.prompt, game.options) == ("legend-colour", ["colour north", "colour west"])
    game.play("colour west")
    assert (game.points("south", "west"), game.points("south", "north")) == (1, 0)
    assert game.prompt == "toward", "the point comes before the effect"


# High Form ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK-SCORE-9")
def test_the_score_of_high_form_is_claimed_tasks_and_standing_legends() -> None:
    game = scenario("""
        settings form high-form
        turn 3 south actions 1
        south common e4 e6
        south hand swordmaster
        south legendary a5
        north common e5
        north legendary i4 i5
        north lost 0 2 0
        tasks current end-of-legends destruction
    """)
    assert (game.points("south"), game.points("north")) == (1, 2)
    game.play("summon swordmaster e5", "claim end-of-legends")
    assert game.points("south") == 2 + 1
    assert game.points("south", "north") == 2, "the task alone"
    assert (game.view["sides"][0]["score"], game.view["sides"][1]["score"]) == (3, 2)


@pytest.mark.rule("TK-SCORE-9", "TK-SCORE-10")
def test_a_legend_counts_however_it_came_and_only_while_it_stands() -> None:
    game = scenario("""
        settings form high-form
        south heroic g5 f6 e7
        south common g7 h8
        south hand two-headed-dragon
        north common c4 c5 d5 d6
        north hand champion
        north heroic e6
    """)
    game.play("summon two-headed-dragon e5")
    assert game.points("south") == 1, "for the standing legend, nothing more for summoning it"
    game.play("upgrade f6", "pass", "place a5")
    assert game.points("south") == 2, "upgraded is as good as summoned"
    game.play("summon champion d4", "destroy e5")
    assert game.points("south") == 1
    assert game.points("north") == 0, "destroying scores nothing in High Form"
