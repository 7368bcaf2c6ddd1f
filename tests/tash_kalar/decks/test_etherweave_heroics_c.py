"""The heroic beings of the Etherweave school, one by one: from the Polarity Queen to the Iris of Eternity."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar.cards import BY_ID, task_of
from tests.tash_kalar.scenario import FULL, scenario

QUEEN = """
    turn 5 south
    south school etherweave
    south common d6 f6 e7 e8
    south heroic b4
    south legendary b3
    south hand polarity-queen
    north common g5 c4
    north heroic c7
"""


@pytest.mark.card("polarity-queen")
@pytest.mark.rule("TK-WARP-7", "TK-MOVE-3")
def test_polarity_queen_sends_two_others_in_opposite_directions() -> None:
    game = scenario(QUEEN).play("summon polarity-queen e5")
    assert game.options == game.starting("move")
    assert {option.split()[1] for option in game.options} == {"d6", "f6", "e7", "e8", "b4"}
    game.play("move f6 g5")
    assert game.lost("north") == [1, 0, 0]
    assert game.options == ["move b4 a5", "move e7 d8", "move e8 d9"]  # a heroic stands on c7
    game.play("move b4 a5")
    assert game.squares("south") == "b3 a5 e5 g5 d6 e7 e8"
    assert game.prompt == "actions"


@pytest.mark.card("polarity-queen")
@pytest.mark.rule("TK-WARP-7")
def test_polarity_queen_offers_no_first_move_without_an_answer() -> None:
    game = scenario("""
        turn 5 south
        south school etherweave
        south common d7 f7 e8 e9
        south hand polarity-queen
        north heroic d8 f8
    """)
    game.play("summon polarity-queen e6")
    # Only e8 could go down after a move up.
    assert "move d7 d6" in game.options
    assert "move e9 e8" not in game.options
    assert "move e8 e7" not in game.options
    game.play("move d7 d6")
    assert game.squares("south") == "d6 e6 f7 e9"
    assert game.prompt == "actions"


@pytest.mark.card("polarity-queen")
@pytest.mark.rule("TK-WARP-7", "TK-MOVE-3")
def test_polarity_queen_lets_the_second_piece_hit_the_first_unless_that_outranks_it() -> None:
    table = """
        turn 5 south
        south school etherweave
        south common f6 e7 e8
        south {rank} d6
        south hand polarity-queen
        north heroic d7 d8
    """
    # After a move to the right only f6 can go to the left, onto e6.
    game = scenario(table.format(rank="common")).play("summon polarity-queen e5", "move d6 e6")
    assert game.squares("south") == "e5 e6 e7 e8"
    assert game.squares("south", "common") == "e6 e7 e8"
    assert game.prompt == "actions"
    higher = scenario(table.format(rank="heroic")).play("summon polarity-queen e5")
    assert "move d6 e6" not in higher.options
    assert "move d6 c6" in higher.options


@pytest.mark.card("polarity-queen")
@pytest.mark.rule("TK-EFF-1", "TK-PLACE-3")
def test_polarity_queen_warped_places_a_common_next_to_an_enemy() -> None:
    table = """
        turn 3 south
        south school etherweave
        south common a4 {more}
        south hand polarity-queen
        north common a5
        north heroic i5
    """
    game = scenario(table.format(more="")).play("warp polarity-queen")
    assert game.targets("place") == "a6 b4 b5 b6 h4 h5 h6 i4 i6"
    assert game.options == game.starting("place")
    game.play("place i6")
    assert game.piece("i6") == "south common"
    short = scenario(table.format(more=f"{FULL} a3 b3 d3")).play("warp polarity-queen")
    assert short.prompt == "actions"


SINGULARITY = """
    turn 5 south
    south school etherweave
    south common d4 f4 d6 f6
    south hand singularity
    north common d3
    north heroic e3
"""


@pytest.mark.card("singularity")
@pytest.mark.rule("TK-EFF-4", "TK-KILL-4", "TK-WARP-9")
def test_singularity_draws_all_commons_onto_one_square_and_the_last_remains() -> None:
    game = scenario(SINGULARITY).play("summon singularity e5")
    assert game.targets("move d3") == "c2 c4 e2 e4"  # c3 is green, d2 is red
    assert game.starting("move e3") == game.starting("move e5") == []
    assert "pass" in game.options
    game.play("move d3 e4")
    assert game.squares("north") == "e3 e4"
    assert game.squares("south") == "e5 d6 f6"
    assert game.lost("north") == [0, 0, 0]
    assert game.prompt == "actions"
    own = scenario(SINGULARITY).play("summon singularity e5", "move f4 e4")
    assert own.squares("south") == "e4 e5 d6 f6"
    assert own.squares("north") == "e3"
    assert own.lost("north") == [1, 0, 0]


@pytest.mark.card("singularity")
@pytest.mark.rule("TK-EFF-1")
def test_singularity_does_nothing_if_a_square_without_commons_around_is_chosen() -> None:
    game = scenario(SINGULARITY).play("summon singularity e5", "pass")
    assert game.squares("south") == "d4 f4 e5 d6 f6"
    assert game.squares("north") == "d3 e3"
    assert game.prompt == "actions"


@pytest.mark.card("singularity")
@pytest.mark.rule("TK-EFF-1", "TK-EFF-2")
def test_singularity_must_draw_commons_if_no_square_is_quiet() -> None:
    table = """
        turn 5 south
        south school etherweave
        south {rank} d4 f4 d6 f6
        south hand singularity
        north {rank} b2 e2 h2 b5 h5 b8 e8 {last}
    """
    game = scenario(table.format(rank="common", last="h8")).play("summon singularity e5")
    assert game.prompt == "collapse"
    assert game.options == game.starting("move")
    quiet = scenario(table.format(rank="common", last="")).play("summon singularity e5")
    assert quiet.prompt == "may-collapse"
    no_commons = scenario(table.format(rank="heroic", last="h8")).play("summon singularity e5")
    assert no_commons.prompt == "actions"


SENTINEL = """
    turn 5 south
    south school etherweave
    south common f5 e6 f6 d7 e7
    south hand ziggurat-sentinel
    south discard doppelganger translocationist paradox-worm
    {north}
"""


@pytest.mark.card("ziggurat-sentinel")
@pytest.mark.rule("TK-SUM-11", "TK-MOVE-3", "TK-MOVE-5")
def test_ziggurat_sentinel_runs_up_to_three_moves_in_the_indicated_direction() -> None:
    game = scenario(SENTINEL.format(north="north heroic d6")).play("summon ziggurat-sentinel f4")
    assert game.options == [
        "card paradox-worm", "card translocationist", "move f4 c7", "move f4 d6", "move f4 e5", "pass",
    ]  # fmt: skip
    game.play("move f4 c7")
    assert game.piece("c7") == "south heroic"
    assert game.lost("north") == [0, 1, 0]
    assert game.prompt == "actions"
    blocked = scenario(SENTINEL.format(north="north legendary d6")).play("summon ziggurat-sentinel f4")
    assert blocked.targets("move") == "e5"
    quiet = scenario(SENTINEL.format(north="")).play("summon ziggurat-sentinel f4", "pass")
    assert quiet.piece("f4") == "south heroic"
    assert quiet.actions == 1


@pytest.mark.card("ziggurat-sentinel")
@pytest.mark.rule("TK-WARP-8", "TK-EFF-9")
def test_ziggurat_sentinel_copies_a_warp_effect_of_the_discard_pile() -> None:
    game = scenario(SENTINEL.format(north="")).play("summon ziggurat-sentinel f4", "card translocationist")
    assert game.actions == 2
    assert game.piece("f4") == "south heroic"
    assert game.discard("south") == ["doppelganger", "translocationist", "paradox-worm", "ziggurat-sentinel"]
    table = SENTINEL.format(north="north common a5 a4\nsouth aside void-summoner")
    other = scenario(table).play("summon ziggurat-sentinel f4", "card paradox-worm", "upgrade a5")
    assert other.options == ["discard void-summoner", "pass"]
    assert other.squares("north", "heroic") == "a5"


@pytest.mark.card("ziggurat-sentinel")
@pytest.mark.rule("TK-MOVE-7", "TK-EFF-1")
def test_ziggurat_sentinel_warped_gives_one_piece_a_combat_move_or_two_standard_moves() -> None:
    table = """
        turn 3 south
        south school etherweave
        south common d4
        south heroic f4
        south legendary h4
        south hand ziggurat-sentinel
        north common c4
        north heroic g4 e3
    """
    game = scenario(table).play("warp ziggurat-sentinel")
    assert {option.split()[1] for option in game.options} == {"d4", "f4"}
    assert {"move d4 c4", "move f4 g4"} <= set(game.options)
    assert "move d4 e3" not in game.options
    game.play("move d4 c4")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"
    two = scenario(table).play("warp ziggurat-sentinel", "move f4 f3")
    assert two.targets("move f3") == "e2 e4 f2 f4 g2 g3"  # no combat move any more
    assert two.options == [*two.starting("move f3"), "pass"]
    two.play("move f3 f2")
    assert two.piece("f2") == "south heroic"
    assert two.prompt == "actions"
    one = scenario(table).play("warp ziggurat-sentinel", "move f4 f3", "pass")
    assert one.piece("f3") == "south heroic"


IRIS = """
    {settings}
    turn 5 south
    south school etherweave
    south common c4 d4 b5 c6 d6 {more}
    south legendary e4 {crowns}
    south hand iris-of-eternity titan hell-bull doppelganger f3-5
    north heroic f6
    north legendary f5 g8
    legends draw leviathan
"""


@pytest.mark.card("iris-of-eternity")
@pytest.mark.rule("TK-EFF-4", "TK-EFF-9")
def test_iris_of_eternity_destroys_an_adjacent_legendary_piece() -> None:
    table = IRIS.format(settings="", more="", crowns="")
    game = scenario(table).play("summon iris-of-eternity e5")
    assert game.options == ["destroy e4", "destroy f5", "pass", "upgrade e5"]
    game.play("destroy f5")
    assert game.lost("north") == [0, 0, 1]
    assert game.piece("e5") == "south heroic"
    assert game.hand("south") == ["doppelganger", "f3-5", "hell-bull", "titan"]
    assert game.prompt == "actions"
    quiet = scenario(table).play("summon iris-of-eternity e5", "pass")
    assert quiet.squares("north") == "f5 f6 g8"
    assert quiet.points("south") == 0


@pytest.mark.card("iris-of-eternity")
@pytest.mark.rule("TK-SCORE-3", "TK-EFF-10")
def test_iris_of_eternity_becomes_a_legend_and_costs_those_of_the_hand() -> None:
    game = scenario(IRIS.format(settings="", more="", crowns="")).play("summon iris-of-eternity e5", "upgrade e5")
    assert game.piece("e5") == "south legendary"
    assert game.points("south") == 1
    assert (game.state.summoned, game.state.summoned_legends) == (1, 1)
    assert game.hand("south") == ["doppelganger", "f3-5"]
    assert sorted(game.view["legends_discard"]) == ["hell-bull", "titan"]
    assert game.discard("south") == ["iris-of-eternity"]
    assert game.prompt == "actions"


@pytest.mark.card("iris-of-eternity")
@pytest.mark.rule("TK-EFF-10")
def test_iris_of_eternity_needs_a_free_legendary_piece() -> None:
    game = scenario(IRIS.format(settings="", more="", crowns="h2 h8")).play("summon iris-of-eternity e5")
    assert game.options == ["destroy e4", "destroy f5", "pass"]


@pytest.mark.card("iris-of-eternity")
@pytest.mark.rule("TK-SCORE-7")
def test_iris_of_eternity_scores_in_a_colour_of_choice_in_melee() -> None:
    game = scenario(IRIS.format(settings="settings form melee seats 3", more="", crowns=""))
    game.play("summon iris-of-eternity e5", "upgrade e5")
    assert game.options == ["colour north", "colour west"]
    game.play("colour west")
    assert game.points("south", "west") == 1
    assert game.hand("south") == ["doppelganger", "f3-5"]


@pytest.mark.card("iris-of-eternity")
@pytest.mark.rule("TK-CARD-35", "TK-SCORE-9")
def test_iris_of_eternity_counts_for_the_legendary_summoning() -> None:
    game = scenario(IRIS.format(settings="settings form high-form", more="d5", crowns=""))
    task = task_of(BY_ID["legendary-summoning"].number)
    game.play("summon doppelganger c5", "summon iris-of-eternity e5")
    assert not task.holds(game.state, 0)
    game.play("upgrade e5")
    assert task.holds(game.state, 0)
    assert game.points("south") == 2


@pytest.mark.card("iris-of-eternity")
@pytest.mark.rule("TK-TEAM-3", "TK-TEAM-8")
def test_iris_of_eternity_costs_the_one_hand_of_legends_of_a_team() -> None:
    game = scenario(IRIS.format(settings="settings form duel teams", more="", crowns=""))
    game.play("summon iris-of-eternity e5", "hand-over")
    assert game.hand("west") == ["hell-bull", "titan"]
    game.play("upgrade e5")
    assert game.hand("west") == []
    assert sorted(game.view["legends_discard"]) == ["hell-bull", "titan"]
