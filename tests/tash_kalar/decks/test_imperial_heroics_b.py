"""The heroic beings of the Imperial school, one by one: from the Infantry Captain to the Gun Tower."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario


@pytest.mark.card("infantry-captain")
@pytest.mark.rule("TK-MOVE-3", "TK-EFF-8")
def test_infantry_captain_leads_the_others() -> None:
    table = """
        south common c5 d5 f5
        south heroic g5
        south hand infantry-captain
        north common c6
        north heroic g6
    """
    game = scenario(table).play("summon infantry-captain e4")
    assert not game.starting("move e4")
    assert "move d5 c6" in game.options
    assert "move f5 g6" not in game.options
    game.play("move g5 g6", "move g6 g7")
    assert game.lost("north") == [0, 1, 0]
    assert game.prompt == "actions"
    split = scenario(table).play("summon infantry-captain e4", "move g5 g6", "move d5 c6")
    assert split.lost("north") == [1, 1, 0]
    assert split.prompt == "actions"


@pytest.mark.card("infantry-captain")
@pytest.mark.rule("TK-EFF-7", "TK-MOVE-1")
def test_infantry_captain_may_fall_to_his_own_men() -> None:
    game = scenario("""
        south common c5 d5 g5
        south heroic f5
        south hand infantry-captain
        north common e3
    """)
    game.play("summon infantry-captain e4", "move f5 e4")
    assert game.squares("south", "heroic") == "e4"
    game.play("move e4 e3")
    assert game.squares("south") == "e3 c5 d5 g5"
    assert game.lost("north") == [1, 0, 0]
    assert game.lost("south") == [0, 0, 0]


@pytest.mark.card("cavalry-captain")
@pytest.mark.rule("TK-MOVE-6")
def test_cavalry_captain_sends_one_piece_on_a_ride() -> None:
    table = """
        south common d5 f5 d6 f6
        south heroic a4
        south hand cavalry-captain
        north common a6
        north heroic a5 a7
    """
    game = scenario(table).play("summon cavalry-captain e4")
    assert not game.starting("move e4")
    game.play("move a4 a5")
    assert not game.starting("move d5")
    assert "move a5 a6" in game.options
    game.play("move a5 a6")
    assert "move a6 a7" not in game.options
    game.play("move a6 b7")
    assert game.prompt == "actions"
    assert game.lost("north") == [1, 1, 0]
    late = scenario(table).play("summon cavalry-captain e4", "move a4 b5", "move b5 a6", "move a6 a7")
    assert late.lost("north") == [1, 1, 0]
    assert late.squares("north") == "a5"
    short = scenario(table).play("summon cavalry-captain e4", "move a4 b5", "done")
    assert short.prompt == "actions"


@pytest.mark.card("gryphon-rider")
@pytest.mark.rule("TK-CARD-11", "TK-MOVE-4", "TK-EFF-6", "TK-EFF-11")
def test_gryphon_rider_lands_anywhere_and_may_dismount_there() -> None:
    table = """
        south common d4 c5 e5 f6
        south hand gryphon-rider
        north common a5
        north heroic i5
        north legendary i4
    """
    game = scenario(table).play("summon gryphon-rider e4")
    assert "move e4 a5" in game.options
    assert "move e4 i4" not in game.options
    game.play("move e4 i5")
    assert game.lost("north") == [0, 1, 0]
    assert game.options == ["downgrade i5", "pass"]
    game.play("downgrade i5")
    assert game.piece("i5") == "south common"
    assert game.options == ["place h4", "place h5", "place h6", "place i6"]
    game.play("place h5")
    assert game.squares("south") == "d4 c5 e5 h5 i5 f6"
    mounted = scenario(table).play("summon gryphon-rider e4", "move e4 i5", "pass")
    assert mounted.piece("i5") == "south heroic"
    assert mounted.prompt == "actions"
    stayed = scenario(table).play("summon gryphon-rider e4", "pass")
    assert stayed.piece("e4") == "south heroic"
    assert stayed.prompt == "actions"


@pytest.mark.card("knight")
@pytest.mark.rule("TK-CARD-10")
def test_knight_fights_heroics_but_tramples_no_commons() -> None:
    game = scenario("""
        south common d5 e5 f5 d6
        south hand knight
        north common d4
        north heroic e3 e2
        north legendary f3
    """)
    game.play("summon knight e4")
    assert game.targets("move") == "d3 e3 f4"
    game.play("move e4 e3", "move e3 e2", "move e2 e1")
    assert game.lost("north") == [0, 2, 0]
    assert game.prompt == "actions"
    ringed = scenario("""
        south common d5 e5 f5 d6
        south hand knight
        north common d3 e3 f3 d4 f4
    """)
    ringed.play("summon knight e4")
    assert ringed.prompt == "actions"
    assert ringed.squares("north") == "d3 e3 f3 d4 f4"


@pytest.mark.card("high-priestess")
@pytest.mark.rule("TK-SUM-9", "TK-EFF-4", "TK-EFF-6", "TK-KILL-2")
def test_high_priestess_walks_and_blesses_any_common_there() -> None:
    table = """
        south common e4 d6 f6
        south hand high-priestess
        north common f4
        north heroic d4
    """
    game = scenario(table)
    assert game.summons("high-priestess") == "e4"
    game.play("summon high-priestess e4")
    assert "move e4 f4" in game.options
    assert "move e4 d4" not in game.options
    game.play("move e4 e5")
    assert game.options == ["pass", "upgrade d6", "upgrade f4", "upgrade f6"]
    game.play("upgrade d6")
    assert game.squares("south", "heroic") == "e5 d6"
    stayed = scenario(table).play("summon high-priestess e4", "pass")
    assert stayed.options == ["pass", "upgrade f4"]
    stayed.play("upgrade f4")
    assert stayed.piece("f4") == "north heroic"
    assert stayed.lost("north") == [0, 0, 0]
    quiet = scenario(table).play("summon high-priestess e4", "pass", "pass")
    assert quiet.prompt == "actions"


@pytest.mark.card("master-of-intrigue")
@pytest.mark.rule("TK-CARD-12")
def test_master_of_intrigue_moves_the_pieces_he_used() -> None:
    game = scenario("""
        south common d4 f4 d6
        south legendary f6
        south common a5
        south hand master-of-intrigue
        north common c4
    """)
    game.play("summon master-of-intrigue e5")
    assert not game.starting("move f6")
    assert not game.starting("move a5")
    game.play("move d4 c4", "move c4 c5", "move c5 c6")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("master-of-intrigue")
@pytest.mark.rule("TK-CARD-12", "TK-IMP-3", "TK-EFF-7")
def test_master_of_intrigue_moves_a_borrowed_piece() -> None:
    game = scenario("""
        settings form melee seats 3
        south common d4 f4 d6
        south hand master-of-intrigue
        north heroic f6
        west common g6
    """)
    game.play("summon master-of-intrigue e5 f6")
    assert not game.starting("move g6")
    game.play("move f6 g6")
    assert game.lost("west") == [1, 0, 0]
    assert "move e5 d4" in game.options
    game.play("move g6 f6", "move f6 e5")
    assert game.piece("e5") == "north heroic"
    assert game.squares("south") == "d4 f4 d6"
    assert game.prompt == "actions"


@pytest.mark.card("gun-tower")
@pytest.mark.rule("TK-CARD-9")
def test_gun_tower_counts_pieces_and_stops_at_a_legend() -> None:
    game = scenario("""
        south common e6 f6 e7 f7
        south hand gun-tower
        north common g5
        north heroic h5
        north common i5
        north legendary c5
        north common b5
    """)
    game.play("summon gun-tower e5")
    assert game.options == ["pass", "toward e"]
    game.play("toward e")
    assert game.squares("north") == "b5 c5 i5"


@pytest.mark.card("gun-tower")
@pytest.mark.rule("TK-CARD-9", "TK-EFF-4")
def test_gun_tower_hits_own_pieces_too_and_may_hold_fire() -> None:
    table = """
        south common e6 f6 e7 f7
        south heroic g5
        south hand gun-tower
        north common i5
        north heroic b5
    """
    game = scenario(table).play("summon gun-tower e5")
    assert game.options == ["pass", "toward e", "toward w"]
    game.play("toward e")
    assert game.squares("south") == "e5 e6 f6 e7 f7"
    assert game.lost("north") == [1, 0, 0]
    calm = scenario(table).play("summon gun-tower e5", "pass")
    assert calm.squares("north") == "b5 i5"
