"""The beings of the Sylvan school, one by one."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario

FULL = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2"
"""Twelve squares, far from what happens."""


@pytest.mark.card("sapling")
@pytest.mark.rule("TK-CARD-35")
def test_sapling_becomes_heroic_but_is_summoned_as_a_common_being() -> None:
    game = scenario("""
        south common e6 e7
        south hand sapling
        north heroic e8
        north common e5
    """)
    assert game.summons("sapling") == "e5"
    game.play("summon sapling e5")
    assert game.squares("south", "heroic") == "e5"
    assert game.squares("south", "common") == "e6 e7"
    assert game.state.summoned == 1
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("kiskin-farseeders")
def test_kiskin_farseeders_sow_next_to_any_own_piece() -> None:
    game = scenario("""
        south common f5 d6 a5
        south hand kiskin-farseeders
        north common b5
    """)
    game.play("summon kiskin-farseeders e5")
    assert game.targets("place") == "a4 a6 b4 b6 c5 c6 c7 d4 d5 d7 e4 e6 e7 f4 f6 g4 g5 g6"
    game.play("place a6")
    assert game.squares("south", "common") == "a5 e5 f5 a6 d6"
    assert game.prompt == "actions"


@pytest.mark.card("kiskin-farseeders")
@pytest.mark.rule("TK-PLACE-3")
def test_kiskin_farseeders_may_sow_nothing_and_cannot_without_a_disc() -> None:
    table = """
        south common f5 d6 {others}
        south hand kiskin-farseeders
    """
    game = scenario(table.format(others=""))
    game.play("summon kiskin-farseeders e5", "pass")
    assert game.squares("south") == "e5 f5 d6"
    short = scenario(table.format(others=FULL + " b3"))
    short.play("summon kiskin-farseeders e5")
    assert short.prompt == "actions"


@pytest.mark.card("charging-buck")
@pytest.mark.rule("TK-MOVE-4", "TK-DIST-3")
def test_charging_buck_leaps_exactly_two_squares() -> None:
    game = scenario("""
        south common d6 e6 d7
        south hand charging-buck
        north common g3
        north heroic c3
    """)
    game.play("summon charging-buck e5")
    assert game.targets("move e5") == "c4 c5 c6 c7 d3 d7 e3 e7 f3 f7 g3 g4 g5 g6 g7"
    game.play("move e5 g3")
    assert game.lost("north") == [1, 0, 0]
    assert game.targets("move g3") == "e1 e2 e3 e4 e5 f1 f5 g1 g5 h5 i3 i4 i5"
    game.play("move g3 i3")
    assert game.squares("south") == "i3 d6 e6 d7"
    assert game.prompt == "actions"


@pytest.mark.card("charging-buck")
def test_charging_buck_may_stop_after_one_leap() -> None:
    game = scenario("""
        south common d6 e6 d7
        south hand charging-buck
    """)
    game.play("summon charging-buck e5", "move e5 d7", "pass")
    assert game.squares("south") == "d6 e6 d7"
    assert game.prompt == "actions"


@pytest.mark.card("forest-wardens")
@pytest.mark.rule("TK-CARD-19")
def test_forest_wardens_strike_whoever_has_more() -> None:
    game = scenario("""
        south common c5 f5
        south heroic a3
        south hand forest-wardens
        north common a4 a5 a6 b5
        north heroic i5
        north legendary i6
    """)
    game.play("summon forest-wardens e5")
    assert game.options == ["destroy a4", "destroy a5", "destroy a6", "destroy b5"]
    game.play("destroy b5")
    assert game.squares("north") == "a4 a5 a6 i6"
    assert game.lost("north") == [1, 1, 0]
    assert game.prompt == "actions"


@pytest.mark.card("forest-wardens")
def test_forest_wardens_count_themselves_and_spare_legends() -> None:
    game = scenario("""
        south common c5 f5
        south hand forest-wardens
        north common a4 a5 a6
        north legendary i6
    """)
    game.play("summon forest-wardens e5")
    assert game.squares("north") == "a4 a5 a6 i6"
    assert game.prompt == "actions"


@pytest.mark.card("forest-wardens")
@pytest.mark.rule("TK-CARD-19")
def test_forest_wardens_count_upgraded_pieces_even_if_nobody_has_more_commons() -> None:
    game = scenario("""
        south common c5 f5
        south hand forest-wardens
        north common a4
        north heroic i5 i6
    """)
    game.play("summon forest-wardens e5")
    assert game.options == ["destroy i5", "destroy i6"]
    game.play("destroy i6")
    assert game.squares("north") == "a4 i5"


@pytest.mark.card("forest-wardens")
def test_forest_wardens_may_strike_two_opponents_in_melee() -> None:
    game = scenario("""
        settings form melee seats 3
        south common c5 f5
        south heroic a3
        south hand forest-wardens
        north common a4 a5 a6 b5
        north heroic h5
        west common c8 d8 e8
        west heroic i5 i6
    """)
    game.play("summon forest-wardens e5")
    assert game.targets("destroy") == "a4 a5 a6 b5"
    game.play("destroy a4")
    assert game.options == ["destroy i5", "destroy i6"]
    game.play("destroy i5")
    assert game.lost("north") == [1, 0, 0]
    assert game.lost("west") == [0, 1, 0]


@pytest.mark.card("naiad")
@pytest.mark.rule("TK-EFF-8")
def test_naiad_moves_two_neighbours_once_each() -> None:
    game = scenario("""
        south common c6 d6 e6
        south heroic f5
        south hand naiad
        north common e7 g5
    """)
    game.play("summon naiad e5")
    assert not game.starting("move c6")
    assert not game.starting("move e5")
    assert not game.starting("move e6 e7")
    game.play("move e6 f6")
    assert {text.split()[1] for text in game.starting("move")} == {"d6", "f5"}
    game.play("move f5 g5")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("naiad")
@pytest.mark.rule("TK-EFF-7")
def test_naiad_may_be_trampled_and_the_second_neighbour_still_moves() -> None:
    game = scenario("""
        south common c6 d6 e6
        south heroic f5
        south hand naiad
    """)
    game.play("summon naiad e5", "move f5 e5")
    assert game.piece("e5") == "south heroic"
    assert not game.starting("move e5")
    game.play("move d6 d7")
    assert game.squares("south") == "e5 c6 e6 d7"
    assert game.prompt == "actions"


@pytest.mark.card("naiad")
def test_naiad_gives_no_second_move_to_a_piece_that_takes_a_neighbours_place() -> None:
    game = scenario("""
        south common c6 d6 e6
        south heroic f5
        south hand naiad
    """)
    game.play("summon naiad e5", "move f5 e6")
    assert {text.split()[1] for text in game.starting("move")} == {"d6"}
    game.play("pass")
    assert game.squares("south") == "e5 c6 d6 e6"


SPIRIT = """
    {settings}
    turn 3 south actions 1
    south common c5 c6 e6
    south hand kiskin-spirit naiad unicorn
    south draw tree-shepherd forest-mystic dryad
    south discard {discard}
    north draw knight herald
"""


@pytest.mark.card("kiskin-spirit")
@pytest.mark.rule("TK-CARD-20", "TK-SUM-13", "TK-HAND-4")
def test_kiskin_spirit_returns_a_card_and_draws_an_extra_one_after_the_refill() -> None:
    game = scenario(SPIRIT.format(settings="", discard="sapling sylvan-queen"))
    game.play("summon kiskin-spirit e5")
    assert game.options == ["card sapling", "card sylvan-queen", "pass"]
    game.play("card sapling")
    assert game.discard("south") == ["sylvan-queen", "kiskin-spirit"]
    assert game.hand("south") == ["naiad", "sapling", "unicorn"]
    game.play("draw dryad")
    assert game.hand("south") == ["dryad", "naiad", "sapling", "unicorn"]
    assert len(game.state.seats[0].pile) == 2
    assert [event.args[:1] for event in game.told("returned")] == [(0,)]


@pytest.mark.card("kiskin-spirit")
@pytest.mark.rule("TK-CARD-20")
def test_kiskin_spirit_draws_nothing_extra_if_it_leaves_the_pile_alone() -> None:
    game = scenario(SPIRIT.format(settings="", discard="sapling sylvan-queen"))
    game.play("summon kiskin-spirit e5", "pass", "draw dryad")
    assert game.hand("south") == ["dryad", "naiad", "unicorn"]
    assert game.discard("south") == ["sapling", "sylvan-queen", "kiskin-spirit"]
    assert len(game.state.seats[0].pile) == 2


@pytest.mark.card("kiskin-spirit")
@pytest.mark.rule("TK-CARD-20")
def test_kiskin_spirit_draws_an_extra_card_if_nothing_was_discarded() -> None:
    game = scenario(SPIRIT.format(settings="", discard=""))
    game.play("summon kiskin-spirit e5")
    assert game.discard("south") == ["kiskin-spirit"]
    game.play("draw dryad", "draw tree-shepherd")
    assert game.hand("south") == ["dryad", "naiad", "tree-shepherd", "unicorn"]


@pytest.mark.card("kiskin-spirit")
@pytest.mark.rule("TK-TEAM-8")
def test_kiskin_spirit_speaks_of_the_deck_of_its_player_also_after_handing_over() -> None:
    game = scenario(
        SPIRIT.format(settings="settings form duel teams", discard="sapling sylvan-queen").strip()
        + "\nwest discard bomb"
    )
    game.play("summon kiskin-spirit e5", "hand-over")
    assert game.asked == "west"
    assert game.options == ["card sapling", "card sylvan-queen", "pass"]
    game.play("card sapling")
    assert game.hand("south") == ["naiad", "sapling", "unicorn"]
    game.play("draw dryad")
    assert game.hand("south") == ["dryad", "naiad", "sapling", "unicorn"]
    assert game.discard("west") == ["bomb"]


@pytest.mark.card("dryad")
@pytest.mark.rule("TK-EFF-12", "TK-KILL-3", "TK-SUM-9")
def test_dryad_turns_a_heroic_neighbour_into_an_own_common() -> None:
    game = scenario("""
        south common d4 e5 e6 a5
        south hand dryad
        north common f4 g5
        north heroic f5
        north legendary d5
    """)
    assert game.summons("dryad") == "e5"
    game.play("summon dryad e5")
    assert game.options == ["convert f4", "convert f5", "pass"]
    game.play("convert f5")
    assert game.piece("f5") == "south common"
    assert game.squares("north") == "f4 d5 g5"
    assert game.lost("north") == [0, 1, 0]


@pytest.mark.card("dryad")
@pytest.mark.rule("TK-EFF-12")
def test_dryad_may_convert_nothing_and_cannot_without_a_disc() -> None:
    table = """
        south common d4 e5 e6 {others}
        south hand dryad
        north common f4
    """
    game = scenario(table.format(others="")).play("summon dryad e5", "pass")
    assert game.piece("f4") == "north common"
    short = scenario(table.format(others=FULL + " b3")).play("summon dryad e5")
    assert short.piece("e5") == "south heroic"
    assert short.prompt == "actions"


SPEARMAN = """
    south common e6 f6 g6 g7
    south hand centaur-spearman
    north common b5 a5 e1
    north heroic d5
    north legendary e2
"""


@pytest.mark.card("centaur-spearman")
@pytest.mark.rule("TK-CARD-21")
def test_centaur_spearman_pierces_the_next_piece_in_his_way() -> None:
    game = scenario(SPEARMAN).play("summon centaur-spearman e5", "move e5 d5")
    assert game.squares("north") == "e1 e2 a5"
    assert game.lost("north") == [1, 1, 0]
    assert game.prompt == "actions"


@pytest.mark.card("centaur-spearman")
@pytest.mark.rule("TK-CARD-21")
def test_centaur_spearman_is_stopped_by_a_legend() -> None:
    game = scenario(SPEARMAN).play("summon centaur-spearman e5", "move e5 e4")
    assert game.squares("north") == "e1 e2 a5 b5 d5"
    assert game.squares("south", "heroic") == "e4"


@pytest.mark.card("centaur-spearman")
@pytest.mark.rule("TK-EFF-4", "TK-EFF-5")
def test_centaur_spearman_pierces_own_pieces_too_unless_he_stays() -> None:
    game = scenario(SPEARMAN).play("summon centaur-spearman e5", "move e5 f6")
    assert game.squares("south") == "e6 f6 g6"
    assert game.lost("north") == [0, 0, 0]
    quiet = scenario(SPEARMAN).play("summon centaur-spearman e5", "pass")
    assert quiet.squares("south") == "e5 e6 f6 g6 g7"
    assert quiet.squares("north") == "e1 e2 a5 b5 d5"
    nothing_there = scenario(SPEARMAN).play("summon centaur-spearman e5", "move e5 d4")
    assert nothing_there.squares("north") == "e1 e2 a5 b5 d5"


CHIEFTAIN = """
    south common c4 e6 f7 i6
    south heroic d5
    south hand centaur-chieftain
    north common d4
"""


@pytest.mark.card("centaur-chieftain")
@pytest.mark.rule("TK-EFF-7", "TK-EFF-8")
def test_centaur_chieftain_leads_the_others_in_his_direction() -> None:
    game = scenario(CHIEFTAIN).play("summon centaur-chieftain e5", "move e5 f5")
    assert game.options == ["move c4 d4", "move d5 e5", "move e6 f6", "move f7 g7", "pass"]
    game.play("move d5 e5", "move e5 f5")
    assert game.squares("south", "heroic") == "f5"
    assert game.options == ["move c4 d4", "move e6 f6", "move f5 g5", "move f7 g7", "pass"]
    game.play("move c4 d4")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("centaur-chieftain")
def test_centaur_chieftain_leads_nobody_if_he_stays() -> None:
    game = scenario(CHIEFTAIN).play("summon centaur-chieftain e5", "pass")
    assert game.prompt == "actions"
    alone = scenario(CHIEFTAIN).play("summon centaur-chieftain e5", "move e5 e4", "pass")
    assert alone.squares("south") == "c4 e4 d5 e6 i6 f7"
    assert alone.prompt == "actions"


@pytest.mark.card("unicorn")
@pytest.mark.rule("TK-EFF-9", "TK-TURN-7")
def test_unicorn_moves_or_gains_an_action() -> None:
    table = """
        south common d5 c6 d6 c7
        south hand unicorn
        north heroic e4
        north legendary f4
    """
    game = scenario(table).play("summon unicorn e5")
    assert game.targets("move e5") == "d4 d5 d6 e4 e6 f5 f6"
    assert game.options == ["action", *game.starting("move e5"), "pass"]
    game.play("action")
    assert game.actions == 2
    assert game.piece("e5") == "south heroic"
    moved = scenario(table).play("summon unicorn e5", "move e5 e4")
    assert moved.actions == 1
    assert moved.lost("north") == [0, 1, 0]
    quiet = scenario(table).play("summon unicorn e5", "pass")
    assert quiet.actions == 1
    assert quiet.prompt == "actions"


@pytest.mark.card("unicorn")
@pytest.mark.rule("TK-EFF-9")
def test_unicorn_that_cannot_move_gains_an_action() -> None:
    game = scenario("""
        south common e2 e3
        south legendary d1 d2
        south hand unicorn
        north legendary b2 c2
    """)
    game.play("summon unicorn c1")
    assert game.actions == 2
    assert game.prompt == "actions"


@pytest.mark.card("sylvan-queen")
@pytest.mark.rule("TK-EFF-12", "TK-KILL-3")
def test_sylvan_queen_converts_diagonal_neighbours_at_their_rank() -> None:
    table = """
        south common e6 g6 f7 f8
        south hand sylvan-queen
        north common e4 f4 c3
        north heroic d4
        north legendary d6
    """
    game = scenario(table).play("summon sylvan-queen e5")
    assert game.options == ["convert d4", "convert f4", "pass"]
    game.play("convert d4")
    assert game.piece("d4") == "south heroic"
    assert game.lost("north") == [0, 1, 0]
    common = scenario(table).play("summon sylvan-queen e5", "convert f4")
    assert common.piece("f4") == "south common"
    assert common.lost("north") == [1, 0, 0]
    quiet = scenario(table).play("summon sylvan-queen e5", "pass")
    assert quiet.squares("north") == "c3 d4 e4 f4 d6"


@pytest.mark.card("sylvan-queen")
def test_sylvan_queen_at_the_edge_converts_what_is_diagonal_there() -> None:
    game = scenario("""
        south common b5 b7 c6 d6
        south hand sylvan-queen
        north heroic a4 b4
    """)
    game.play("summon sylvan-queen a5")
    assert game.options == ["convert b4", "pass"]
    game.play("convert b4")
    assert game.squares("south", "heroic") == "b4 a5"


@pytest.mark.card("sylvan-princess")
@pytest.mark.rule("TK-EFF-12", "TK-KILL-1")
def test_sylvan_princess_converts_a_diagonal_common() -> None:
    table = """
        south common e6 f7 e8
        south hand sylvan-princess
        north common e4 f4 f6
        north heroic d4
    """
    game = scenario(table).play("summon sylvan-princess e5")
    assert game.options == ["convert f4", "convert f6", "pass"]
    game.play("convert f4")
    assert game.piece("f4") == "south common"
    assert game.lost("north") == [1, 0, 0]
    quiet = scenario(table).play("summon sylvan-princess e5", "pass")
    assert quiet.squares("north") == "d4 e4 f4 f6"


@pytest.mark.card("woodland-druid")
@pytest.mark.rule("TK-CARD-22", "TK-KILL-2")
def test_woodland_druid_must_upgrade_enemy_commons_too() -> None:
    game = scenario("""
        south common d4 f4 e6
        south hand woodland-druid
        north common a5 a6
        north heroic i5
    """)
    game.play("summon woodland-druid e5")
    assert game.options == ["upgrade d4", "upgrade e6", "upgrade f4"]
    game.play("upgrade d4")
    assert game.options == ["upgrade a5", "upgrade a6"]
    game.play("upgrade a6")
    assert game.squares("south", "heroic") == "d4 e5"
    assert game.squares("north", "heroic") == "i5 a6"
    assert game.lost("north") == [0, 0, 0]


@pytest.mark.card("woodland-druid")
@pytest.mark.rule("TK-CARD-22", "TK-EFF-2")
def test_woodland_druid_upgrades_one_of_each_colour_that_has_commons() -> None:
    game = scenario("""
        settings form melee seats 4
        south heroic d4 f4 e6
        south hand woodland-druid
        north common a5
        west heroic i5
        east common i4 i6
    """)
    game.play("summon woodland-druid e5")
    assert game.options == ["upgrade i4", "upgrade i6"]
    game.play("upgrade i4")
    assert game.squares("north", "heroic") == "a5"
    assert game.squares("west", "heroic") == "i5"
    assert game.squares("east", "common") == "i6"
    assert game.squares("south", "legendary") == ""


@pytest.mark.card("forest-ancient")
@pytest.mark.rule("TK-CARD-23", "TK-EFF-6", "TK-KILL-1")
def test_forest_ancient_sows_enemies_and_fells_others() -> None:
    game = scenario("""
        south common e4 d5 f5 d6
        south hand forest-ancient
        north common b5 h5 i5
        north heroic e7
    """)
    game.play("summon forest-ancient e5")
    squares = "c3 c4 c5 c6 c7 d3 d4 d7 e3 e6 f3 f4 f6 f7 g3 g4 g5 g6 g7"
    assert game.options == [f"place-enemy {square} north" for square in squares.split()]
    game.play("place-enemy c3 north", "place-enemy g7 north")
    assert game.options == ["destroy b5", "destroy c3", "destroy g7", "destroy h5"]
    game.play("destroy b5", "destroy c3")
    assert game.squares("north") == "h5 i5 e7 g7"
    assert game.lost("north") == [2, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("forest-ancient")
@pytest.mark.rule("TK-CARD-23", "TK-PLACE-3")
def test_forest_ancient_needs_enemy_discs() -> None:
    table = """
        south common e4 d5 f5 d6
        south hand forest-ancient
        north common b5 {others}
    """
    one = scenario(table.format(others="h5 i5 " + FULL)).play("summon forest-ancient e5", "place-enemy c4 north")
    assert one.starting("destroy b5")
    one.play("destroy b5")
    assert one.piece("c4") == "north common"
    assert one.lost("north") == [1, 0, 0]
    assert one.prompt == "actions"
    none = scenario(table.format(others="h5 i5 i6 " + FULL)).play("summon forest-ancient e5")
    assert none.piece("b5") == "north common"
    assert none.lost("north") == [0, 0, 0]
    assert none.prompt == "actions"


@pytest.mark.card("forest-ancient")
@pytest.mark.rule("TK-CARD-23")
def test_forest_ancient_fells_the_colours_it_sowed() -> None:
    game = scenario("""
        settings form melee seats 3
        south common e4 d5 f5 d6
        south hand forest-ancient
        north common b5
        west common h5
    """)
    game.play("summon forest-ancient e5", "place-enemy c3 north", "place-enemy g7 west")
    assert game.options == ["destroy g7", "destroy h5"]
    game.play("destroy h5")
    assert game.options == ["destroy b5", "destroy c3"]
    game.play("destroy b5")
    assert game.lost("north") == [1, 0, 0]
    assert game.lost("west") == [1, 0, 0]


@pytest.mark.card("forest-mystic")
@pytest.mark.rule("TK-HAND-4", "TK-HAND-5")
def test_forest_mystic_draws_a_being_and_a_legend_beyond_the_limit() -> None:
    game = scenario("""
        turn 3 south actions 1
        south common e4 d5 f6
        south hand forest-mystic naiad unicorn titan leviathan
        south draw dryad tree-shepherd sapling
        north draw knight herald
        legends draw fire-dragon hell-bull bone-catapult
    """)
    game.play("summon forest-mystic e5", "draw dryad")
    assert game.hand("south") == ["dryad", "leviathan", "naiad", "titan", "unicorn"]
    game.play("draw sapling", "draw hell-bull")
    assert game.hand("south") == ["dryad", "hell-bull", "leviathan", "naiad", "sapling", "titan", "unicorn"]
    assert game.state.extra_beings == 0


@pytest.mark.card("kiskin-leafsplitter")
@pytest.mark.rule("TK-CARD-24", "TK-EFF-4")
def test_kiskin_leafsplitter_hits_the_nearest_piece_whatever_it_is() -> None:
    table = """
        south common e4 d5 f5 e6 b2
        south heroic g7
        south hand kiskin-leafsplitter
        north common e2 h8
        north legendary c3
    """
    game = scenario(table).play("summon kiskin-leafsplitter e5")
    assert game.options == ["pass", "toward nw", "toward se"]
    game.play("toward nw")
    assert game.lost("north") == [0, 0, 1]
    assert game.piece("b2") == "south common"
    game.play("toward nw")
    assert game.piece("b2") == ""
    assert game.squares("north") == "e2 h8"
    assert game.prompt == "actions"
    once = scenario(table).play("summon kiskin-leafsplitter e5", "toward se", "pass")
    assert once.squares("south") == "b2 e4 d5 e5 f5 e6"
    assert once.squares("north") == "e2 c3 h8"
    assert once.prompt == "actions"


@pytest.mark.card("kiskin-leafsplitter")
@pytest.mark.rule("TK-SUM-10")
def test_kiskin_leafsplitter_without_a_target_shoots_nothing() -> None:
    game = scenario("""
        south common e4 d5 f5 e6
        south hand kiskin-leafsplitter
        north common e2
    """)
    game.play("summon kiskin-leafsplitter e5")
    assert game.prompt == "actions"
    assert game.squares("north") == "e2"


@pytest.mark.card("kiskin-boughrunner")
def test_kiskin_boughrunner_stays_next_to_own_pieces() -> None:
    game = scenario("""
        south common d6 e6 f6 e7 h4
        south hand kiskin-boughrunner
        north heroic f5
        north common e4
    """)
    game.play("summon kiskin-boughrunner e5")
    assert game.options == ["move e5 d5", "move e5 d6", "move e5 e6", "move e5 f5", "move e5 f6", "pass"]
    game.play("move e5 f5")
    assert game.lost("north") == [0, 1, 0]
    game.play("move f5 g5")
    assert game.targets("move g5") == "f5 f6 g4 g6 h5"
    game.play("move g5 g4")
    assert game.squares("south") == "g4 h4 d6 e6 f6 e7"
    assert game.prompt == "actions"


@pytest.mark.card("kiskin-boughrunner")
def test_kiskin_boughrunner_may_stop_at_any_time() -> None:
    game = scenario("""
        south common d6 e6 f6 e7
        south hand kiskin-boughrunner
    """)
    game.play("summon kiskin-boughrunner e5", "move e5 e6", "pass")
    assert game.squares("south") == "d6 e6 f6 e7"
    assert game.prompt == "actions"


SHEPHERD = """
    south common d5 f5 e6 f6
    south heroic h5
    south legendary a5
    south hand tree-shepherd
    north heroic i5 b4
    north legendary a4
"""


@pytest.mark.card("tree-shepherd")
@pytest.mark.rule("TK-EFF-9")
def test_tree_shepherd_serves_each_rank_in_its_way() -> None:
    game = scenario(SHEPHERD).play("summon tree-shepherd e5")
    assert game.targets("upgrade") == "d5 e6 f5 f6"
    assert {text.split()[1] for text in game.starting("move")} == {"a5", "e5", "h5"}
    assert game.starting("move a5 b4")
    assert not game.starting("move a5 a4")
    game.play("upgrade d5")
    assert game.squares("south", "heroic") == "d5 e5 h5"
    assert game.prompt == "actions"


@pytest.mark.card("tree-shepherd")
@pytest.mark.rule("TK-EFF-9", "TK-MOVE-2", "TK-MOVE-3")
def test_tree_shepherd_moves_one_piece_once_or_none() -> None:
    heroic = scenario(SHEPHERD).play("summon tree-shepherd e5", "move h5 i5")
    assert heroic.lost("north") == [0, 1, 0]
    assert heroic.prompt == "actions"
    legendary = scenario(SHEPHERD).play("summon tree-shepherd e5", "move a5 b4")
    assert legendary.squares("south", "legendary") == "b4"
    himself = scenario(SHEPHERD).play("summon tree-shepherd e5", "move e5 e4")
    assert himself.piece("e4") == "south heroic"
    quiet = scenario(SHEPHERD).play("summon tree-shepherd e5", "pass")
    assert quiet.squares("south", "heroic") == "e5 h5"
    assert quiet.prompt == "actions"
