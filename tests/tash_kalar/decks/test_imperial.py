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
