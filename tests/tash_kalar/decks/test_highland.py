"""The beings of the Highland school, one by one."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario


@pytest.mark.card("wild-eagle")
@pytest.mark.rule("TK-MOVE-3", "TK-MOVE-4")
def test_wild_eagle_leaps_anywhere_but_onto_upgraded_pieces() -> None:
    table = """
        south common b7 d6 f6
        south hand wild-eagle
        north common a4
        north heroic i5
        north legendary a5
    """
    game = scenario(table).play("summon wild-eagle e5")
    assert len(game.starting("move e5")) == 69 - 3
    assert not {"move e5 e5", "move e5 i5", "move e5 a5"} & set(game.options)
    assert {"move e5 b7", "move e5 e4"} <= set(game.options)
    game.play("move e5 a4")
    assert game.squares("south") == "a4 d6 f6 b7"
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"
    stays = scenario(table).play("summon wild-eagle e5", "pass")
    assert stays.squares("south") == "e5 d6 f6 b7"
    assert stays.squares("north") == "a4 a5 i5"


@pytest.mark.card("clan-axeman")
@pytest.mark.rule("TK-EFF-1", "TK-EFF-4", "TK-KILL-2")
def test_clan_axeman_may_strike_any_lesser_piece_beside_him() -> None:
    table = """
        south common f4 d6 e6
        south hand clan-axeman
        north common d4
        north heroic e4
        north legendary d5
    """
    game = scenario(table).play("summon clan-axeman e5")
    assert game.options == ["destroy e4", "destroy e6", "pass"]
    game.play("destroy e4")
    assert game.squares("north") == "d4 d5"
    assert game.lost("north") == [0, 1, 0]
    assert game.prompt == "actions"
    own = scenario(table).play("summon clan-axeman e5", "destroy e6")
    assert own.squares("south") == "f4 e5 d6"
    assert own.lost("north") == [0, 0, 0]
    spared = scenario(table).play("summon clan-axeman e5", "pass")
    assert spared.squares("north") == "d4 e4 d5"


@pytest.mark.card("clan-axeman")
@pytest.mark.rule("TK-SUM-10")
def test_clan_axeman_at_the_edge_may_find_nobody() -> None:
    table = """
        south common c1 a3
        south hand clan-axeman
        north common {north}
    """
    game = scenario(table.format(north="b2 c2")).play("summon clan-axeman b2")
    assert game.options == ["destroy c2", "pass"]
    assert game.lost("north") == [1, 0, 0]
    alone = scenario(table.format(north="c3")).play("summon clan-axeman b2")
    assert alone.prompt == "actions"
    assert alone.squares("south") == "c1 b2 a3"


@pytest.mark.card("clan-healer")
@pytest.mark.rule("TK-CARD-13")
def test_clan_healer_places_next_to_green_squares_never_on_them() -> None:
    game = scenario("""
        south common f4 d5 f5
        south hand clan-healer
        north common b3
    """)
    game.play("summon clan-healer e5")
    around = "a4 a6 b2 b4 b5 b6 c2 c4 d2 d3 d4 e7 e8 e9 f2 f3 f7 f9 g2 g4 g7 g8 g9 h2 h3 h4 h5 i3 i5"  # not b3, not f4
    assert game.targets("place") == around
    game.play("place b2", "place e9")
    assert game.squares("south", "common") == "b2 f4 d5 e5 f5 e9"
    assert game.prompt == "actions"
    assert game.actions == 1
    one = scenario("""
        south common f4 d5 f5
        south hand clan-healer
    """)
    one.play("summon clan-healer e5", "place h5", "pass")
    assert one.squares("south") == "f4 d5 e5 f5 h5"


@pytest.mark.card("clan-healer")
@pytest.mark.rule("TK-PLACE-3")
def test_clan_healer_places_no_more_than_the_supply_holds() -> None:
    table = """
        south common f4 d5 f5 {others}
        south hand clan-healer
    """
    one = scenario(table.format(others="c7 d7 e7 f7 g7 c9 d9 e9 f9 g9 a6"))
    one.play("summon clan-healer e5", "place b2")
    assert one.prompt == "actions"
    none = scenario(table.format(others="c7 d7 e7 f7 g7 c9 d9 e9 f9 g9 a6 a7"))
    none.play("summon clan-healer e5")
    assert none.prompt == "actions"


@pytest.mark.card("dire-wolf")
@pytest.mark.rule("TK-MOVE-1", "TK-MOVE-3")
def test_dire_wolf_makes_two_combat_moves() -> None:
    table = """
        south common d5 e5 c6
        south hand dire-wolf
        north common f4 g4 g5
        north heroic e3
    """
    game = scenario(table).play("summon dire-wolf e4")
    assert game.targets("move e4") == "d3 d4 d5 e5 f3 f4 f5"
    assert not game.starting("move d5")
    game.play("move e4 f4", "move f4 g4")
    assert game.piece("g4") == "south common"
    assert game.squares("north") == "e3 g5"
    assert game.lost("north") == [2, 0, 0]
    assert game.prompt == "actions"
    tired = scenario(table).play("summon dire-wolf e4", "move e4 f4", "pass")
    assert tired.squares("north") == "e3 g4 g5"


@pytest.mark.card("ritual-keeper")
@pytest.mark.rule("TK-CARD-14")
def test_ritual_keeper_on_green_must_upgrade_an_own_common() -> None:
    table = """
        south common f7 e8
        south heroic a6
        south hand ritual-keeper
        north common i5
    """
    game = scenario(table).play("summon ritual-keeper f8")
    assert game.options == ["upgrade e8", "upgrade f7", "upgrade f8"]
    game.play("upgrade f8")
    assert game.squares("south", "heroic") == "a6 f8"
    assert game.prompt == "actions"


@pytest.mark.card("ritual-keeper")
@pytest.mark.rule("TK-CARD-14")
def test_ritual_keeper_on_red_may_move_one_own_piece() -> None:
    table = """
        south common c7 b8
        south heroic e5
        south hand ritual-keeper
        north common d8 e6
        north heroic e4
        north legendary d4
    """
    game = scenario(table).play("summon ritual-keeper c8")
    assert {"move c8 d8", "move e5 e4", "move b8 b7", "pass"} <= set(game.options)
    assert not {"move e5 d4", "move e4 e3"} & set(game.options)
    game.play("move e5 e4")
    assert game.lost("north") == [0, 1, 0]
    assert game.prompt == "actions"
    still = scenario(table).play("summon ritual-keeper c8", "pass")
    assert still.lost("north") == [0, 0, 0]
    assert still.prompt == "actions"


@pytest.mark.card("ritual-keeper")
@pytest.mark.rule("TK-CARD-14")
def test_ritual_keeper_knows_the_centre_as_red_and_no_other_square() -> None:
    table = """
        south common e4 d5 d7 c8
        south hand ritual-keeper
    """
    assert scenario(table).play("summon ritual-keeper e5").prompt == "may-move"
    assert scenario(table).play("summon ritual-keeper d8").prompt == "actions"


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
    assert scenario(table).play("summon wolf-rider e4", "pass").squares("north") == "c3 d3 d4"


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
    assert {"move f5 g5", "move f6 g5", "move f6 e5", "pass"} <= set(game.options)
    game.play("move f5 g5")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"
    two = scenario(table).play("summon war-drummer e5", "move f5 f4")
    assert not {"move f4 g4", "move e5 e4", "move f4 e5"} & set(two.options)
    assert {"move f4 g3", "move f6 g5", "move f6 e5", "pass"} <= set(two.options)
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
    declined = scenario(table).play("summon warlord e4", "move c6 c7", "pass")
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


@pytest.mark.card("ritual-master")
@pytest.mark.rule("TK-CARD-14", "TK-TURN-7")
def test_ritual_master_on_green_gains_two_actions() -> None:
    game = scenario("""
        south common f2 f4 h4 d6 d8
        south common b8
        south hand ritual-master ritual-keeper
        north common i5
    """)
    assert game.summons("ritual-master") == "c7, g3"
    game.play("summon ritual-master g3")
    assert game.actions == 3
    assert game.squares("north") == "i5"
    plain = scenario("""
        south common d6 d8 b8
        south hand ritual-master
        north common i5
    """)
    plain.play("summon ritual-master c7")
    assert plain.prompt == "actions"
    assert plain.actions == 1


@pytest.mark.card("ritual-master")
@pytest.mark.rule("TK-CARD-14")
def test_ritual_master_on_red_destroys_one_of_each_rank_at_most() -> None:
    table = """
        south common b7 d7 d9
        south hand ritual-master
        north common a5 a6
        north heroic i5 i6
        north legendary i4
    """
    game = scenario(table).play("summon ritual-master c8")
    assert game.options == [
        "destroy a5", "destroy a6", "destroy b7", "destroy c8", "destroy d7", "destroy d9", "destroy i5", "destroy i6",
        "pass",
    ]  # fmt: skip
    game.play("destroy i5")
    assert game.options == ["destroy a5", "destroy a6", "destroy b7", "destroy d7", "destroy d9", "pass"]
    game.play("destroy a6")
    assert game.squares("north") == "i4 a5 i6"
    assert game.lost("north") == [1, 1, 0]
    assert game.prompt == "actions"
    common_first = scenario(table).play("summon ritual-master c8", "destroy a5")
    assert common_first.options == ["destroy c8", "destroy i5", "destroy i6", "pass"]
    assert common_first.play("pass").lost("north") == [1, 0, 0]
    nobody = scenario(table).play("summon ritual-master c8", "pass")
    assert nobody.lost("north") == [0, 0, 0]
    assert nobody.prompt == "actions"
    assert nobody.actions == 1


@pytest.mark.card("ritual-master")
@pytest.mark.rule("TK-CARD-14")
def test_ritual_master_knows_the_centre_as_red() -> None:
    game = scenario("""
        south common d4 d6 f6
        south hand ritual-master
    """)
    assert game.play("summon ritual-master e5").prompt == "may-destroy"


@pytest.mark.card("legend-slayer")
@pytest.mark.rule("TK-EFF-4")
def test_legend_slayer_kills_one_legend_or_two_others() -> None:
    table = """
        south common e5 f5 e6 g6
        south heroic d5
        south hand legend-slayer
        north common f3 e3
        north legendary d3
    """
    game = scenario(table).play("summon legend-slayer e4")
    assert game.options == ["destroy d3", "destroy d5", "destroy f3", "destroy f5", "pass"]
    game.play("destroy d3")
    assert game.lost("north") == [0, 0, 1]
    assert game.prompt == "actions"
    two = scenario(table).play("summon legend-slayer e4", "destroy f3")
    assert two.options == ["destroy d5", "destroy f5", "pass"]
    two.play("destroy d5")
    assert two.squares("south") == "e4 e5 f5 e6 g6"
    assert two.squares("north") == "d3 e3"
    assert two.prompt == "actions"
    one = scenario(table).play("summon legend-slayer e4", "destroy f3", "pass")
    assert one.lost("north") == [1, 0, 0]
    assert one.piece("d5") == "south heroic"
    assert scenario(table).play("summon legend-slayer e4", "pass").squares("north") == "d3 e3 f3"


@pytest.mark.card("mountain-troll")
@pytest.mark.rule("TK-CARD-18")
def test_mountain_troll_gains_an_action_for_two_commons_around_him() -> None:
    table = """
        south common d5 e5 e6 f6
        south hand mountain-troll
        north common {commons}
        north heroic d4
    """
    game = scenario(table.format(commons="d3 f5 g4")).play("summon mountain-troll e4")
    assert game.squares("north") == "d4 g4"
    assert game.squares("south") == "e4 d5 e5 e6 f6"
    assert game.lost("north") == [2, 0, 0]
    assert game.actions == 2
    crushed = scenario(table.format(commons="d3 e4")).play("summon mountain-troll e4")
    assert crushed.lost("north") == [2, 0, 0]
    assert crushed.actions == 1
    assert scenario(table.format(commons="a5")).play("summon mountain-troll e4").actions == 1


@pytest.mark.card("hungry-bear")
@pytest.mark.rule("TK-CARD-17", "TK-MOVE-2")
def test_hungry_bear_goes_on_after_a_meal_only() -> None:
    table = """
        south common f5 e6 f6
        south hand hungry-bear
        north common d5 d4 c4
        north heroic e4
    """
    game = scenario(table).play("summon hungry-bear e5")
    assert game.targets("move e5") == "d4 d5 d6 e6 f4 f5 f6"
    game.play("move e5 d5")
    assert "move d5 e4" not in game.options
    game.play("move d5 d4")
    assert game.piece("d4") == "south heroic"
    assert game.lost("north") == [2, 0, 0]
    assert game.prompt == "actions"
    empty = scenario(table).play("summon hungry-bear e5", "move e5 d6")
    assert empty.prompt == "actions"
    assert empty.lost("north") == [0, 0, 0]
    own = scenario(table).play("summon hungry-bear e5", "move e5 f5", "move f5 g5")
    assert own.squares("south") == "g5 e6 f6"
    assert own.lost("north") == [0, 0, 0]
    assert own.prompt == "actions"
    assert scenario(table).play("summon hungry-bear e5", "pass").piece("e5") == "south heroic"


@pytest.mark.card("werewolf")
@pytest.mark.rule("TK-CARD-14")
def test_werewolf_runs_wild_from_a_coloured_square() -> None:
    table = """
        south common d7 c8 d9
        south hand werewolf
        north common g6
        north heroic g8 g7
        north legendary f7
    """
    game = scenario(table).play("summon werewolf f8")
    assert "move f8 f7" not in game.options
    assert {text.split()[1] for text in game.starting("move")} == {"f8"}
    game.play("move f8 g8", "move g8 g7", "move g7 g6")
    assert game.piece("g6") == "south heroic"
    assert game.lost("north") == [1, 2, 0]
    assert game.prompt == "actions"
    assert scenario(table).play("summon werewolf f8", "move f8 g8", "pass").lost("north") == [0, 1, 0]
    red = scenario("""
        south common e7 f8 e9
        south hand werewolf
        north heroic b7
    """)
    red.play("summon werewolf c8", "move c8 b7", "move b7 b6", "move b6 b5")
    assert red.lost("north") == [0, 1, 0]
    assert red.prompt == "actions"


@pytest.mark.card("werewolf")
@pytest.mark.rule("TK-CARD-14")
@pytest.mark.parametrize("square", ["e5", "f5"])
def test_werewolf_makes_one_standard_move_from_the_centre_and_plain_squares(square: str) -> None:
    game = scenario("""
        south common c4 b5 c6 d4 d6
        south heroic c5
        south hand werewolf
        north common e6
        north heroic e4
    """)
    game.play(f"summon werewolf {square}")
    assert f"move {square} e4" not in game.options
    assert "pass" in game.options
    game.play(f"move {square} e6")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("clan-guardian")
@pytest.mark.rule("TK-CARD-31", "TK-SUM-12")
def test_clan_guardian_upgrades_a_common_of_the_declared_pattern() -> None:
    game = scenario("""
        south common d5 f5 a5
        south heroic c5
        south hand clan-guardian
    """)
    game.play("summon clan-guardian e5")
    assert game.options == ["pass", "upgrade d5", "upgrade f5"]
    game.play("upgrade d5")
    assert game.squares("south", "heroic") == "c5 d5 e5"
    assert game.prompt == "actions"
    table = """
        south common c5 d5 f5 g5
        south hand clan-guardian
    """
    assert scenario(table).summons("clan-guardian") == "e5 down, e5 up"
    up = scenario(table).play("summon clan-guardian e5 up")
    assert up.options == ["pass", "upgrade c5", "upgrade d5", "upgrade f5"]
    down = scenario(table).play("summon clan-guardian e5 down")
    assert down.options == ["pass", "upgrade d5", "upgrade f5", "upgrade g5"]
    assert down.play("pass").squares("south", "heroic") == "e5"
    high = scenario("""
        south heroic c5 d5 f5
        south hand clan-guardian
    """)
    assert high.play("summon clan-guardian e5").prompt == "actions"


@pytest.mark.card("clan-guardian", "war-summoner")
@pytest.mark.rule("TK-IMP-3", "TK-CARD-15")
def test_clan_guardian_may_upgrade_a_borrowed_piece() -> None:
    game = scenario("""
        south common d4 f4 e5 e6 e8 f8
        south hand war-summoner clan-guardian
        north common h8
    """)
    game.play("summon war-summoner e4", "summon clan-guardian g8")
    assert game.options == ["pass", "upgrade e8", "upgrade f8", "upgrade h8"]
    game.play("upgrade h8")
    assert game.piece("h8") == "north heroic"
    assert game.lost("north") == [0, 0, 0]
