"""Twenty rules that are easily read wrong, one test each."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar.arena import GRID
from tests.tash_kalar.scenario import scenario


@pytest.mark.rule("TK-SUM-12", "TK-CARD-6")
def test_01_if_several_orientations_fit_the_marks_of_one_of_them_count() -> None:
    """Both commons of the Summoner stand in the marks of the declared orientation, not in those of all that fit."""
    game = scenario("""
        south common d6 e6 f6 d4 e4 f4
        south hand summoner
    """)
    ways = game.summons("summoner").split(", ")
    assert [way for way in ways if way.startswith("e5")] == ["e5 down", "e5 up"]
    up = scenario("south common d6 e6 f6\nsouth hand summoner").play("summon summoner e5").targets("place").split()
    both = game.play("summon summoner e5 up")
    assert both.targets("place").split() == [square for square in up if square not in ("d4", "e4", "f4")]
    assert "c7" not in both.targets("place").split(), "marked by the other orientation alone"


@pytest.mark.rule("TK-SUM-9", "TK-SUM-8")
def test_02_a_drawn_summoning_square_needs_an_own_piece_and_a_legendary_one_still_blocks() -> None:
    table = "south common d5 c6\nsouth hand cannon\n{piece}"
    for piece, fits in (("", ""), ("north common e5", ""), ("south common e5", "e5"), ("south heroic e5", "e5"),
                        ("south legendary e5", "")):  # fmt: skip
        assert scenario(table.format(piece=piece)).summons("cannon") == fits
    game = scenario(table.format(piece="south heroic e5")).play("summon cannon e5", "place a5")
    assert game.squares("south") == "a5 d5 e5 c6", "the old piece is replaced"
    assert (game.points("south"), game.points("north")) == (0, 0)


@pytest.mark.rule("TK-SUM-8", "TK-SUM-7")
def test_03_a_common_being_never_lands_on_a_heroic_piece_not_even_an_own_one() -> None:
    table = "south common e4 e6\nsouth hand swordmaster\n{piece} e5"
    for piece in ("south heroic", "north heroic", "south legendary", "north legendary"):
        game = scenario(table.format(piece=piece))
        assert game.summons("swordmaster") == ""
        assert game.refusal("summon swordmaster e5") == ["TK-SUM-8"]
    for piece in ("south common", "north common"):
        assert scenario(table.format(piece=piece)).summons("swordmaster") == "e5"


@pytest.mark.rule("TK-SUM-4", "TK-SUM-5")
def test_04_squares_that_are_not_drawn_may_hold_anything_or_lie_outside() -> None:
    crowded = scenario("""
        south common e6 f6 e7 f7
        south hand gun-tower
        north legendary d5 f5 d6
    """)
    assert "e5" in crowded.summons("gun-tower").split(", ")
    edge = scenario("south common c1 d2\nsouth hand ritual-keeper")
    assert edge.summons("ritual-keeper") == "c2, d1"
    corner = scenario("south common a3 b4\nsouth hand ritual-keeper")
    assert corner.summons("ritual-keeper") == "a4, b3"
    outside = scenario("south common c1 d1\nsouth hand sapling")
    assert outside.summons("sapling") == "e1", "b1 is no square of the arena"


@pytest.mark.rule("TK-SUM-14", "TK-SUM-15", "TK-SUM-18")
def test_05_a_fourth_legend_lands_on_an_own_legendary_piece_or_picks_one_up() -> None:
    table = """
        south heroic e6 e7
        south common d8 e8 f8
        south hand titan
        south legendary {legends}
    """
    again = scenario(table.format(legends="e5 a3 a5"))
    again.play("summon titan e5")
    assert (again.prompt, again.actions) == ("actions", 1), "the piece that stands there is used, nothing is picked up"
    assert again.squares("south", "legendary") == "a3 a5 e5"
    picked = scenario(table.format(legends="a3 a5 i5")).play("summon titan e5")
    assert picked.options == ["pick-up a3", "pick-up a5", "pick-up i5"]
    picked.play("pick-up a5")
    assert picked.squares("south", "legendary") == "a3 e5 i5"
    bound = scenario("""
        south legendary e6 e7 d8
        south common e8 f8
        south hand titan
    """)
    assert bound.summons("titan") == "", "all three are part of the pattern"


@pytest.mark.rule("TK-SUM-17", "TK-SCORE-10")
def test_06_picking_up_is_neither_destroying_nor_downgrading_but_costs_the_point_of_the_piece() -> None:
    game = scenario("""
        settings form high-form
        south heroic e6 e7
        south common d8 e8 f8
        south hand titan
        south legendary a3 a5 i5
    """)
    assert game.points("south") == 3
    game.play("summon titan e5", "pick-up a5")
    assert game.points("south") == 3, "one lost, one won"
    assert game.told("picked-up")
    assert [GRID.name(event.args[2]) for event in game.told("destroyed")] == ["e6"], "by Titan; nobody destroyed a5"
    assert not game.told("downgraded")
    assert game.state.kills == [0] * len(game.state.kills)


@pytest.mark.rule("TK-SUM-13", "TK-CARD-20")
def test_07_a_card_is_in_no_pile_while_its_effect_is_carried_out() -> None:
    """Kiskin Spirit is not among the discarded cards it can return."""
    game = scenario("""
        south school sylvan
        south common c5 c6 e6
        south hand kiskin-spirit
        south discard sapling
    """)
    game.play("summon kiskin-spirit e5")
    assert game.options == ["card sapling", "pass"]
    assert game.hand("south") == []
    game.play("pass")
    assert game.discard("south") == ["sapling", "kiskin-spirit"]


@pytest.mark.rule("TK-EFF-5", "TK-EFF-1", "TK-KILL-2")
def test_08_what_is_not_optional_hits_own_pieces_if_there_is_nothing_else() -> None:
    game = scenario("""
        south common f4 f5 d6 e6
        south hand blood-shaman
    """)
    game.play("summon blood-shaman e5")
    assert game.options == ["destroy d6", "destroy e5", "destroy e6", "destroy f4", "destroy f5"]
    game.play("destroy f4")
    assert game.lost("south") == [0, 0, 0]
    game.play("place a5")
    assert game.squares("south") == "a5 e5 f5 d6 e6"
    assert (game.points("south"), game.points("north")) == (0, 0)


@pytest.mark.rule("TK-EFF-7")
def test_09_a_being_destroyed_in_its_own_effect_is_left_out_and_the_rest_goes_on() -> None:
    """A piece that the Warlord leads destroys him: the second move is still made, the third, his own, is not."""
    table = """
        south common d6 e6 f6 c7 g7
        south heroic d5
        south hand warlord
    """
    game = scenario(table).play("summon warlord e5", "move d5 e5")
    assert game.lost("north") == [0, 0, 0]
    assert game.starting("move c7")
    game.play("move c7 b7")
    assert game.prompt == "actions"
    alive = scenario(table).play("summon warlord e5", "move d5 d4", "move c7 b7")
    assert alive.starting("move e5") == alive.starting("move")


@pytest.mark.rule("TK-EFF-8")
def test_10_moves_are_split_freely_but_one_move_each_is_one_move_each() -> None:
    captain = scenario("south common c6 d6 f6 g6\nsouth hand infantry-captain").play("summon infantry-captain e5")
    captain.play("move c6 b6")
    assert "move b6 a6" in captain.options, "up to two moves: one piece may make both"
    naiad = scenario("south common c6 d6 e6\nsouth hand naiad").play("summon naiad e5")
    naiad.play("move d6 d5")
    assert naiad.starting("move e6"), "up to two pieces, one move each: another piece"
    assert not naiad.starting("move d5")


@pytest.mark.rule("TK-MOVE-6", "TK-MOVE-7")
def test_11_only_a_step_onto_an_equal_rank_is_the_combat_move() -> None:
    riders = """
        south common d6 f6 d7 f7
        south heroic c3
        south hand cavalry-captain
        north common b3 a4
        north heroic b5 c4
    """
    game = scenario(riders).play("summon cavalry-captain e5", "move c3 b3")
    assert "move b3 c4" in game.options, "a heroic onto a common was no combat move"
    game.play("move b3 c4")
    assert "move c4 b5" not in game.options, "this one was"
    assert "move c4 c5" in game.options
    drummer = """
        south common d5 e5 d6 e6
        south common b7
        south hand war-drummer
        north common a7
    """
    hit = scenario(drummer).play("summon war-drummer d5", "move b7 a7")
    assert hit.prompt == "actions", "one combat move or two standard ones"
    assert scenario(drummer).play("summon war-drummer d5", "move b7 b6").starting("move b6")


@pytest.mark.rule("TK-MOVE-5", "TK-CARD-2")
def test_12_a_run_jumps_over_nothing() -> None:
    game = scenario("""
        south common f6 g7
        south heroic c3
        south hand messenger
        north common c5
        north heroic c7
    """)
    game.play("summon messenger e5")
    assert [text for text in game.starting("move c3") if text[-2] == "c"] == [
        "move c3 c1", "move c3 c2", "move c3 c4", "move c3 c5", "move c3 c6",
    ]  # fmt: skip
    game.play("move c3 c6")
    assert game.lost("north") == [1, 0, 0], "the common on the way, too"
    assert game.squares("north") == "c7"


@pytest.mark.rule("TK-CARD-27", "TK-SCORE-3")
def test_13_the_victim_of_the_angel_of_death_dies_at_its_raised_rank_and_nobody_summoned_a_legend() -> None:
    table = """
        south common d4 f4 c5 g5 e6
        south heroic e5
        south hand angel-of-death
        north {rank} a5
        {more}
    """
    game = scenario(table.format(rank="heroic", more="")).play("summon angel-of-death e5", "move e5 a5")
    assert game.lost("north") == [0, 0, 1]
    assert game.points("north") == 0
    assert game.play("place i5").points("south") == 1 + 2
    common = scenario(table.format(rank="common", more="")).play("summon angel-of-death e5", "move e5 a5")
    assert common.lost("north") == [0, 1, 0]
    crowned = scenario(table.format(rank="heroic", more="north legendary i3 i4 i6"))
    crowned.play("summon angel-of-death e5", "move e5 a5")
    assert crowned.lost("north") == [0, 1, 0], "without a free legendary piece it cannot rise"


@pytest.mark.rule("TK-CARD-33", "TK-SUM-7")
def test_14_what_titan_destroys_counts_for_nobody_but_his_landing_counts() -> None:
    game = scenario("""
        south heroic e6 e7
        south common d8 e8 f8
        south hand titan
        north heroic e5 d4
        north legendary e4
    """)
    game.play("summon titan e5")
    assert game.squares("north") == ""
    assert game.lost("north") == [0, 1, 0]
    assert game.play("place a5").points("south") == 1 + 1, "the legend, and the heroic he landed on"


@pytest.mark.rule("TK-CARD-3")
def test_15_the_bomb_counts_the_actions_left_not_those_used() -> None:
    table = """
        turn 3 south actions {actions}
        south common f6 f7 f2 f4 h4
        south hand bomb ritual-master
        north common d5 d4
    """
    last = scenario(table.format(actions=1)).play("summon bomb e5")
    assert last.squares("north") == "d4 d5"
    assert last.piece("e5") == "south common"
    gained = scenario(table.format(actions=2)).play("summon ritual-master g3", "place a5")
    assert gained.actions == 2, "two are used, two were gained"
    gained.play("summon bomb e5")
    assert gained.squares("north") == ""
    assert gained.actions == 1


@pytest.mark.rule("TK-KILL-3", "TK-EFF-12", "TK-KILL-1")
def test_16_a_converted_piece_counts_with_the_rank_it_had() -> None:
    game = scenario("""
        south school sylvan
        south common d4 e5 e6
        south hand dryad
        north heroic f5
    """)
    game.play("summon dryad e5", "convert f5")
    assert game.piece("f5") == "south common"
    assert game.lost("north") == [0, 1, 0]
    assert game.play("place a5").points("south") == 1


@pytest.mark.rule("TK-KILL-4", "TK-CARD-7")
def test_17_what_enemy_pieces_destroy_when_you_move_them_is_destroyed_by_you() -> None:
    game = scenario("""
        settings form melee seats 3
        south common f4 d5 f5 d6
        south hand hypnotist
        south improvised north west
        north common a4 b3 i5
        west heroic i6
        west common a5 h5
    """)
    game.play("summon hypnotist e5", "move a4 a5", "move i5 h5", "done", "place c9")
    assert game.points("south", "west") == 1
    assert game.points("north", "west") == 0


@pytest.mark.rule("TK-SCORE-2", "TK-SCORE-5", "TK-SCORE-6")
def test_18_commons_are_paired_over_the_turn_within_a_colour_and_a_lone_one_is_lost() -> None:
    table = "settings form melee seats 4\nturn 5 south actions 1\n{lost}"
    mixed = scenario(table.format(lost="north lost 1 0 0\nwest lost 1 0 0\neast lost 1 0 0")).play("place e5")
    assert mixed.prompt == "odd-colour"
    mixed.play("colour east")
    assert [mixed.points("south", seat) for seat in ("north", "west", "east")] == [0, 0, 1]
    lone = scenario(table.format(lost="north lost 3 0 0\nwest lost 2 0 0")).play("place e5")
    assert [lone.points("south", seat) for seat in ("north", "west", "east")] == [1, 1, 0]
    assert lone.asked == "north"


@pytest.mark.rule("TK-FLARE-5", "TK-TURN-8")
def test_19_both_halves_of_a_flare_are_measured_when_it_is_invoked_and_its_action_must_be_used() -> None:
    game = scenario("""
        south hand f4-4a
        north heroic c1 d1 e1 f1
    """)
    game.play("flare f4-4a", "place e5")
    assert game.prompt == "place", "north now has only three more pieces, but there were four"
    late = scenario("""
        south hand f4-5b
        south common a5
        north heroic c1 d1 e1 f1 g1
    """)
    late.play("place a6", "place a7")
    assert late.options == ["end", "flare f4-5b"]
    late.play("flare f4-5b")
    assert late.actions == 1
    assert late.refusal("end") == ["TK-TURN-3"]


@pytest.mark.rule("TK-END-11", "TK-END-6", "TK-CARD-34")
def test_20_an_extra_turn_is_none_of_the_last_turns() -> None:
    table = """
        turn 8 south last-turns {left}
        south heroic d6 f6 e7
        south common d8 f8
        south hand time-elemental
    """
    game = scenario(table.format(left=2)).play("summon time-elemental e5", "place a3")
    assert (game.asked, game.actions, game.view["last_turns"]) == ("south", 2, 1)
    game.play("place a4", "place a5")
    assert (game.asked, game.view["last_turns"]) == ("north", 1), "north still has the last turn"
    game.play("place i4", "place i5")
    assert game.state.over
    last = scenario(table.format(left=1)).play("summon time-elemental e5", "place a3")
    assert last.asked == "south", "played although the last turn is over"
    assert last.play("place a4", "place a5").state.over
