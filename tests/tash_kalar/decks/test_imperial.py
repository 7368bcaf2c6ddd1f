"""The beings of the Imperial school, one by one."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario


@pytest.mark.card("swordmaster")
@pytest.mark.rule("TK-CARD-1")
def test_swordmaster_rises_for_a_diagonal_kill_only() -> None:
    game = scenario("""
        south common e4 e6
        south hand swordmaster
        north common d4 d5 e5
        north heroic f4
    """)
    game.play("summon swordmaster e5")
    assert game.piece("e5") == "south common"
    assert game.options == ["destroy d4", "pass"]
    game.play("destroy d4")
    assert game.piece("e5") == "south heroic"
    assert game.lost("north") == [2, 0, 0]


@pytest.mark.card("messenger")
@pytest.mark.rule("TK-CARD-2", "TK-MOVE-5")
def test_messenger_runs_until_an_equal_rank_stands_in_the_way() -> None:
    game = scenario("""
        south common f6 g7
        south heroic c3
        south hand messenger
        north common c5 c6
        north heroic c8
    """)
    game.play("summon messenger e5")
    assert [text for text in game.starting("move c3") if text[-2] == "c"] == [
        "move c3 c1", "move c3 c2", "move c3 c4", "move c3 c5", "move c3 c6", "move c3 c7",
    ]  # fmt: skip
    game.play("move c3 c7")
    assert game.piece("c7") == "south heroic"
    assert game.squares("north") == "c8"
    assert game.lost("north") == [2, 0, 0]


@pytest.mark.card("bomb")
@pytest.mark.rule("TK-CARD-3", "TK-KILL-2")
def test_bomb_needs_an_action_left() -> None:
    table = """
        turn 3 south actions {actions}
        south common e6 e7
        south hand bomb
        south draw knight herald
        north common d4 d5
        north heroic c5
    """
    game = scenario(table.format(actions=2)).play("summon bomb d5")
    assert game.squares("south") == "e7"
    assert game.squares("north") == "c5"
    assert game.lost("north") == [2, 0, 0]
    assert game.points("north") == 0
    quiet = scenario(table.format(actions=1)).play("summon bomb d5")
    assert quiet.piece("d5") == "south common"
    assert quiet.squares("north") == "d4 c5"


@pytest.mark.card("assassin")
@pytest.mark.rule("TK-CARD-4", "TK-SUM-11", "TK-SUM-12")
def test_assassin_strikes_the_mark_of_the_declared_orientation() -> None:
    game = scenario("""
        south common e2 d3 c4
        south hand assassin
        north legendary e4
    """)
    game.play("summon assassin f5")
    assert game.squares("north") == ""
    assert game.lost("north") == [0, 0, 1]
    both = scenario("""
        south common e2 d3 c4 g2 h3 i4
        south hand assassin
        north common e4
    """)
    assert both.summons("assassin") == "f5 right, f5 up"
    both.play("summon assassin f5 right")
    assert both.options == ["move f5 g4", "pass"]
    assert both.squares("north") == "e4"


@pytest.mark.card("hypnotist")
@pytest.mark.rule("TK-CARD-7", "TK-KILL-4")
def test_hypnotist_moves_pieces_of_one_rank_once_each() -> None:
    game = scenario("""
        south common f4 d5 f5 d6
        south hand hypnotist
        north common a4 a5
        north heroic i5
    """)
    game.play("summon hypnotist e5", "move a4 a5")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("cannon")
@pytest.mark.rule("TK-CARD-8", "TK-SUM-9")
def test_cannon_hits_commons_past_upgraded_pieces() -> None:
    game = scenario("""
        south common e5 d5 c6
        south hand cannon
        north common g5 i5
        north heroic f5
    """)
    assert game.summons("cannon") == "e5"
    game.play("summon cannon e5")
    assert game.options == ["pass", "toward e"]
    game.play("toward e")
    assert game.squares("north") == "f5"


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


@pytest.mark.card("herald")
@pytest.mark.rule("TK-EFF-1", "TK-EFF-8")
def test_herald_moves_onto_empty_squares_only() -> None:
    table = """
        south common f5 e6
        south heroic e5
        south legendary h5
        south hand herald
        north common e4 h4
    """
    game = scenario(table).play("summon herald d4")
    assert {text.split()[1] for text in game.starting("move")} == {"d4", "e5", "f5", "e6", "h5"}
    assert game.targets("move e5") == "d5 d6 f4 f6"
    assert "move h5 h4" not in game.options
    game.play("move d4 c3", "move c3 b2")
    assert game.prompt == "actions"
    assert game.squares("south") == "b2 e5 f5 h5 e6"
    assert game.lost("north") == [0, 0, 0]
    split = scenario(table).play("summon herald d4", "move h5 i4", "pass")
    assert split.prompt == "actions"
    assert split.squares("south") == "d4 i4 e5 f5 e6"


@pytest.mark.card("chronicler")
@pytest.mark.rule("TK-EFF-2", "TK-EFF-10")
def test_chronicler_raises_another_common_that_may_move() -> None:
    table = """
        south common e4 d5
        south heroic f5
        south hand chronicler
        north common d4
        north heroic e3
    """
    game = scenario(table).play("summon chronicler e5")
    assert game.options == ["upgrade d5", "upgrade e4"]
    game.play("upgrade e4")
    assert game.piece("e4") == "south heroic"
    assert game.targets("move") == "d3 d4 d5 e5 f3 f4"
    game.play("move e4 d4")
    assert game.piece("d4") == "south heroic"
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"
    still = scenario(table).play("summon chronicler e5", "upgrade d5", "pass")
    assert still.squares("south", "heroic") == "d5 f5"
    alone = scenario("south heroic e4 d5 f5\nsouth hand chronicler").play("summon chronicler e5")
    assert alone.piece("e5") == "south common"
    assert alone.prompt == "actions"


@pytest.mark.card("time-mage")
@pytest.mark.rule("TK-CARD-5", "TK-TURN-7")
def test_time_mage_gains_an_action_and_spares_an_own_piece_on_the_mark() -> None:
    table = """
        south common e4 d5 f5 e6
        south hand time-mage
        {mark} e5
        north common g3
    """
    game = scenario(table.format(mark="north legendary")).play("summon time-mage f4")
    assert game.squares("north") == "g3"
    assert game.lost("north") == [0, 0, 1]
    assert game.actions == 2
    own = scenario(table.format(mark="south common")).play("summon time-mage f4")
    assert own.piece("e5") == "south common"
    assert own.actions == 2


@pytest.mark.card("time-mage", "bomb")
@pytest.mark.rule("TK-CARD-3")
def test_bomb_goes_off_as_the_second_action_if_one_was_gained() -> None:
    game = scenario("""
        south common e4 d5 f5 e6
        south hand time-mage bomb
        north common e2
    """)
    game.play("summon time-mage f4", "summon bomb e3")
    assert game.actions == 1
    assert game.squares("south") == "f4 d5 f5 e6"
    assert game.squares("north") == ""


@pytest.mark.card("summoner")
@pytest.mark.rule("TK-CARD-6", "TK-SUM-12")
def test_summoner_places_two_commons_in_the_fan_of_one_orientation() -> None:
    game = scenario("""
        south common d6 e6 f6
        south hand summoner
        north common d4
    """)
    game.play("summon summoner e5")
    assert game.targets("place") == "c3 c5 d5 e3 e4 f4 f5 g3 g5"
    game.play("place c3", "place g5")
    assert game.prompt == "actions"
    assert game.squares("south", "common") == "c3 g5 d6 e6 f6"
    both = scenario("""
        south common d4 e4 f4 d6 e6 f6
        south hand summoner
    """)
    assert both.summons("summoner") == "e3, e5 down, e5 up, e7"
    both.play("summon summoner e5 down", "place c7")
    assert both.targets("place") == "c5 d5 e7 f5 g5 g7"
    both.play("pass")
    assert both.prompt == "actions"


@pytest.mark.card("summoner")
@pytest.mark.rule("TK-PLACE-3")
def test_summoner_at_the_edge_and_without_discs() -> None:
    edge = scenario("south common d3 e3 f3\nsouth hand summoner").play("summon summoner e2")
    assert edge.targets("place") == "c2 d1 d2 e1 f1 f2 g2"
    short = scenario("""
        south common d6 e6 f6 a3 a4 a5 a6 a7 i3 i4 i5 i6 i7 b2 b3
        south hand summoner
    """)
    short.play("summon summoner e5")
    assert short.prompt == "actions"


@pytest.mark.card("champion")
@pytest.mark.rule("TK-TURN-7", "TK-KILL-2")
def test_champion_dies_with_a_legend_and_gains_an_action() -> None:
    table = """
        south common e4 e5 f5 f6
        south hand champion
        north common c4
        north heroic g4
        north legendary g5
    """
    game = scenario(table).play("summon champion f4")
    assert game.options == ["destroy g4", "destroy g5", "pass"]
    game.play("destroy g5")
    assert game.lost("north") == [0, 0, 1]
    assert game.piece("f4") == ""
    assert game.actions == 2
    lesser = scenario(table).play("summon champion f4", "destroy g4")
    assert lesser.piece("f4") == "south heroic"
    assert lesser.squares("north") == "c4 g5"
    assert lesser.actions == 1
    spared = scenario(table).play("summon champion f4", "pass")
    assert spared.squares("north") == "c4 g4 g5"
    assert spared.piece("f4") == "south heroic"


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
    short = scenario(table).play("summon cavalry-captain e4", "move a4 b5", "pass")
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


@pytest.mark.card("swordmaster")
@pytest.mark.rule("TK-EFF-1")
def test_swordmaster_who_spares_does_not_rise() -> None:
    game = scenario("""
        south common e4 e6
        south hand swordmaster
        north common d4
    """)
    game.play("summon swordmaster e5", "pass")
    assert game.piece("e5") == "south common"
    assert game.piece("d4") == "north common"


@pytest.mark.card("hypnotist")
@pytest.mark.rule("TK-CARD-7", "TK-KILL-4")
def test_hypnotist_keeps_to_one_colour_and_counts_its_pieces() -> None:
    table = """
        settings form melee seats 3
        south common f4 d5 f5 d6
        south hand hypnotist
        north common a3 a5 a7 c2
        north heroic h5 h7
        north legendary i3
        west common b5
        west heroic i5
    """
    game = scenario(table).play("summon hypnotist e5")
    assert not game.starting("move i3")
    game.play("move a5 b5")
    assert game.lost("west") == [1, 0, 0]
    assert {text.split()[1] for text in game.starting("move")} == {"a3", "a7", "c2"}
    game.play("move a3 a4", "move a7 a6")
    assert game.prompt == "actions"
    heroes = scenario(table).play("summon hypnotist e5", "move h5 i5")
    assert {text.split()[1] for text in heroes.starting("move")} == {"h7"}
    heroes.play("move h7 h6")
    assert heroes.prompt == "actions"
    assert heroes.lost("west") == [0, 1, 0]


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


@pytest.mark.card("cannon")
@pytest.mark.rule("TK-CARD-8", "TK-EFF-4")
def test_cannon_spares_the_side_of_its_crew_and_may_hit_own_commons() -> None:
    table = """
        south common e5 d5 c6 e7
        south hand cannon
        north common b5 e8 g7
    """
    game = scenario(table).play("summon cannon e5")
    assert game.options == ["pass", "toward s", "toward se"]
    game.play("toward s")
    assert game.squares("south") == "d5 e5 c6"
    assert game.squares("north") == "b5 g7"
    assert game.lost("north") == [1, 0, 0]


@pytest.mark.card("assassin")
@pytest.mark.rule("TK-CARD-4", "TK-EFF-4")
def test_assassin_kills_an_own_piece_on_the_mark() -> None:
    game = scenario("""
        south common e2 d3 c4
        south heroic e4
        south hand assassin
    """)
    game.play("summon assassin f5")
    assert game.squares("south") == "e2 d3 c4 f5"
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
