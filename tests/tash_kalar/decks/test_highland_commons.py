"""The common beings of the Highland school, one by one."""

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
    one.play("summon clan-healer e5", "place h5", "done")
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
    tired = scenario(table).play("summon dire-wolf e4", "move e4 f4", "done")
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
