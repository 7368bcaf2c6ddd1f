"""The heroic beings of the Highland school, one by one: from the Eagle Lord to the War Summoner."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario


@pytest.mark.card("eagle-lord")
@pytest.mark.rule("TK-MOVE-4")
def test_eagle_lord_leaps_onto_anything_but_legends() -> None:
    table = """
        south common c5 g5 d6 f6
        south hand eagle-lord
        north common a4
        north heroic a5
        north legendary i5
    """
    game = scenario(table).play("summon eagle-lord e5")
    assert {"move e5 a4", "move e5 a5", "move e5 c5", "move e5 i4"} <= set(game.options)
    assert "move e5 i5" not in game.options
    game.play("move e5 a5")
    assert game.piece("a5") == "south heroic"
    assert game.piece("e5") == ""
    assert game.lost("north") == [0, 1, 0]
    assert game.prompt == "actions"
    assert scenario(table).play("summon eagle-lord e5", "pass").piece("e5") == "south heroic"


@pytest.mark.card("wolf-rider")
@pytest.mark.rule("TK-MOVE-3")
def test_wolf_rider_makes_two_combat_moves() -> None:
    table = """
        south common e5 f5 g5 e6
        south hand wolf-rider
        north common c3
        north heroic d3
        north legendary d4
    """
    game = scenario(table).play("summon wolf-rider e4")
    assert game.targets("move e4") == "d3 d5 e3 e5 f3 f4 f5"
    game.play("move e4 d3", "move d3 c3")
    assert game.piece("c3") == "south heroic"
    assert game.squares("north") == "d4"
    assert game.lost("north") == [1, 1, 0]
    assert game.prompt == "actions"
    assert scenario(table).play("summon wolf-rider e4", "done").squares("north") == "c3 d3 d4"


@pytest.mark.card("blood-shaman")
def test_blood_shaman_sheds_blood_around_a_red_square() -> None:
    table = """
        south common f4 f5 d6 e6 b8
        south hand blood-shaman
        north common c7 a5 a6
        north heroic c8 d8
        north legendary i5
    """
    game = scenario(table).play("summon blood-shaman e5")
    assert game.targets("destroy") == "a5 a6 b8 c7 c8 d6 d8 e5 e6 f4 f5"
    assert "pass" not in game.options
    game.play("destroy c8")
    assert game.squares("north") == "a5 i5 a6 d8"
    assert game.squares("south") == "f4 e5 f5 d6 e6"
    assert game.lost("north") == [1, 1, 0]
    green = scenario(table).play("summon blood-shaman e5", "destroy a5")
    assert green.squares("north") == "i5 a6 c7 c8 d8"
    assert green.squares("south") == "f4 e5 f5 d6 e6 b8"
    beside = scenario(table).play("summon blood-shaman e5", "destroy d8")
    assert beside.squares("north") == "a5 i5 a6 c7 c8"


@pytest.mark.card("blood-shaman")
@pytest.mark.rule("TK-EFF-5", "TK-EFF-7")
def test_blood_shaman_alone_must_turn_on_his_own() -> None:
    game = scenario("""
        south common f4 f5 d6
        south heroic e6
        south hand blood-shaman
        north legendary d4
    """)
    game.play("summon blood-shaman e5")
    assert game.options == ["destroy d6", "destroy e5", "destroy e6", "destroy f4", "destroy f5"]
    game.play("destroy e5")
    assert game.squares("south") == "e6"
    assert game.squares("north") == "d4"
    assert game.lost("north") == [0, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("war-drummer")
@pytest.mark.rule("TK-MOVE-7", "TK-SUM-9")
def test_war_drummer_gives_one_combat_move_or_two_standard_moves() -> None:
    table = """
        south common e5 f5 e6
        south legendary f6
        south hand war-drummer
        north common g4 g5
        north heroic e4
    """
    game = scenario(table)
    assert game.summons("war-drummer") == "e5, e6, f5"
    game.play("summon war-drummer e5")
    assert game.piece("e5") == "south heroic"
    assert not game.starting("move e5")
    assert {"move f5 g5", "move f6 g5", "move f6 e5", "done"} <= set(game.options)
    game.play("move f5 g5")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"
    two = scenario(table).play("summon war-drummer e5", "move f5 f4")
    assert not {"move f4 g4", "move e5 e4", "move f4 e5"} & set(two.options)
    assert {"move f4 g3", "move f6 g5", "move f6 e5", "done"} <= set(two.options)
    two.play("move f6 g5")
    assert two.lost("north") == [1, 0, 0]
    assert two.prompt == "actions"
    one = scenario(table).play("summon war-drummer e5", "move f6 g5", "move g5 g4")
    assert one.lost("north") == [2, 0, 0]
    assert one.prompt == "actions"


@pytest.mark.card("hill-giant")
@pytest.mark.rule("TK-EFF-5")
def test_hill_giant_destroys_all_lesser_pieces_beside_him() -> None:
    table = """
        south common d6 e6 f6
        south {rank} e5
        south hand hill-giant
        north common f4 d3
        north heroic e3
        north legendary d4
    """
    game = scenario(table.format(rank="common")).play("summon hill-giant e4")
    assert game.squares("south") == "e4 d6 e6 f6"
    assert game.squares("north") == "d3 d4"
    assert game.lost("north") == [1, 1, 0]
    assert game.prompt == "actions"
    assert scenario(table.format(rank="heroic")).play("summon hill-giant e4").piece("e5") == ""
    assert scenario(table.format(rank="legendary")).play("summon hill-giant e4").piece("e5") == "south legendary"


@pytest.mark.card("warlord")
@pytest.mark.rule("TK-CARD-16", "TK-EFF-8")
def test_warlord_leaves_the_third_move_to_himself() -> None:
    table = """
        south common d5 e5 f5 c6 g6
        south hand warlord
        north common c7
        north heroic e3
    """
    game = scenario(table).play("summon warlord e4", "move c6 c7", "move c7 c8")
    assert game.starting("move") == game.starting("move e4")
    game.play("move e4 e3")
    assert game.lost("north") == [1, 1, 0]
    assert game.prompt == "actions"
    first = scenario(table).play("summon warlord e4", "move e4 e3", "move c6 c7")
    assert first.starting("move f5")
    assert first.starting("move e3")
    first.play("move f5 f4")
    assert first.prompt == "actions"
    assert first.lost("north") == [1, 1, 0]
    second = scenario(table).play("summon warlord e4", "move c6 c7", "move e4 e3")
    assert second.starting("move f5")
    declined = scenario(table).play("summon warlord e4", "move c6 c7", "done")
    assert declined.prompt == "actions"
    assert declined.squares("north") == "e3"


@pytest.mark.card("warlord")
@pytest.mark.rule("TK-CARD-16", "TK-EFF-7")
def test_warlord_struck_down_by_his_own_makes_no_third_move() -> None:
    table = """
        south common d5 e5 f5 c6 g6
        south heroic e3
        south hand warlord
    """
    game = scenario(table).play("summon warlord e4", "move e3 e4", "move c6 c7")
    assert game.prompt == "actions"
    led = scenario(table).play("summon warlord e4", "move e4 f4", "move e3 f4")
    assert led.piece("f4") == "south heroic"
    assert led.starting("move c6")


@pytest.mark.card("war-summoner")
@pytest.mark.rule("TK-CARD-15", "TK-TURN-7")
def test_war_summoner_lends_one_enemy_piece_to_the_next_being() -> None:
    game = scenario("""
        south common d4 f4 e5 e6 b5 h7
        south hand war-summoner ritual-keeper hungry-bear
        north common c4 c5
        north heroic i6
    """)
    assert not {"b4", "c5", "i7"} & set(game.summons("ritual-keeper").split(", "))
    game.play("summon war-summoner e4")
    assert game.actions == 2
    assert {"b4", "c5", "i7"} <= set(game.summons("ritual-keeper").split(", "))
    assert "b4" not in game.summons("hungry-bear").split(", ")  # it would need two enemy pieces
    game.play("summon ritual-keeper b4")
    assert game.piece("c4") == "north common"
    assert game.actions == 1
    assert game.summons("hungry-bear") == "d5, f5"  # with another loan c4 and c5, too


@pytest.mark.card("war-summoner")
@pytest.mark.rule("TK-CARD-15")
def test_a_lent_piece_serves_with_its_own_rank() -> None:
    table = """
        south common d4 f4 e5 e6 d7 f7 e8 e9
        south heroic f8
        south hand war-summoner hell-bull
        north {rank} d8
    """
    assert scenario(table.format(rank="common")).play("summon war-summoner e4").summons("hell-bull") == ""
    for rank in ("heroic", "legendary"):
        game = scenario(table.format(rank=rank))
        assert game.summons("hell-bull") == ""
        assert game.play("summon war-summoner e4").summons("hell-bull") == "e8"


@pytest.mark.card("war-summoner")
@pytest.mark.rule("TK-CARD-15")
def test_war_summoners_loan_is_spent_by_the_next_being_and_by_the_end_of_the_turn() -> None:
    table = """
        south common d4 f4 e5 e6 b5
        south hand war-summoner ritual-keeper hungry-bear
        north common c4
    """
    game = scenario(table).play("summon war-summoner e4", "summon hungry-bear d5", "pass")
    assert game.actions == 1
    assert "c5" not in game.summons("ritual-keeper").split(", ")
    placed = scenario(table).play("summon war-summoner e4", "place a6")
    assert "c5" in placed.summons("ritual-keeper").split(", ")
    placed.play("place a7", "place h7", "place h5")
    assert placed.asked == "south"
    assert "c5" not in placed.summons("ritual-keeper").split(", ")


@pytest.mark.card("war-summoner")
@pytest.mark.rule("TK-CARD-15", "TK-IMP-3")
def test_war_summoners_loan_is_added_to_an_improvised_piece() -> None:
    table = """
        settings form melee seats 3
        south common d4 f4 e5 e6
        south improvised {colours}
        south hand war-summoner clan-axeman
        north common b7
        west common d9 d8
    """
    game = scenario(table.format(colours=""))
    assert not game.starting("summon clan-axeman c8")
    game.play("summon war-summoner e4")
    assert game.starting("summon clan-axeman c8") == ["summon clan-axeman c8 b7", "summon clan-axeman c8 d9"]
    game.play("summon clan-axeman c8 b7", "destroy d8")
    assert game.lost("west") == [1, 0, 0]
    assert game.piece("b7") == "north common"
    assert game.piece("d9") == "west common"
    one = scenario(table.format(colours="north")).play("summon war-summoner e4")
    assert one.starting("summon clan-axeman c8") == ["summon clan-axeman c8 d9"]
    none = scenario(table.format(colours="north west")).play("summon war-summoner e4")
    assert not none.starting("summon clan-axeman c8")
