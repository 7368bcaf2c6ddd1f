"""The heroic beings of the Everfrost school, one by one: from the War Sled to the Frostweave Illusionist."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import FULL, scenario

SLED = """
    south common c5 c6 d6 e6
    south hand war-sled
    north heroic f3 f4
    north legendary f6
"""


@pytest.mark.card("war-sled")
@pytest.mark.rule("TK-MOVE-3", "TK-SUM-11")
def test_war_sled_makes_three_combat_moves_and_never_turns_sharply() -> None:
    game = scenario(SLED).play("summon war-sled e5")
    assert game.options == ["done", "move e5 f4", "move e5 f5"]
    game.play("move e5 f4")
    assert game.options == ["done", "move f4 f3", "move f4 g3", "move f4 g4"]
    game.play("move f4 f3")
    assert game.options == ["done", "move f3 e2", "move f3 f2", "move f3 g2"]
    game.play("move f3 e2")
    assert game.piece("e2") == "south heroic"
    assert game.lost("north") == [0, 2, 0]
    assert game.prompt == "actions"


@pytest.mark.card("war-sled")
@pytest.mark.parametrize(
    ("plays", "sled"),
    [(["done"], "e5"), (["move e5 f5", "done"], "f5"), (["move e5 f5", "move f5 g6", "done"], "g6")],
)
def test_war_sled_may_stop_at_any_time(plays: list[str], sled: str) -> None:
    game = scenario(SLED).play("summon war-sled e5", *plays)
    assert (game.squares("south", "heroic"), game.prompt) == (sled, "actions")


@pytest.mark.card("war-sled")
@pytest.mark.rule("TK-SUM-11")
def test_war_sled_turned_runs_the_other_way() -> None:
    game = scenario("south common g5 g4 f4 e4\nsouth hand war-sled\nnorth common a5").play("summon war-sled e5")
    assert game.options == ["done", "move e5 d4", "move e5 d5", "move e5 d6"]
    game.play("move e5 d4")
    assert game.targets("move d4") == "c3 c4 d3"


@pytest.mark.card("snow-monster")
@pytest.mark.rule("TK-EFF-1", "TK-DIST-3", "TK-SUM-9")
def test_snow_monster_destroys_near_enemy_commons_next_to_own_pieces() -> None:
    game = scenario("""
        south common e5 f5 d6 g6 b4
        south hand snow-monster
        north common d4 g4 c3 d3 e3 h5 c8
        north heroic e4
        north legendary e6
    """)
    assert game.summons("snow-monster") == "e5, f5"
    game.play("summon snow-monster e5")
    assert game.squares("north") == "d3 e3 e4 h5 e6 c8", "d3 and e3 have no own neighbour, h5 and c8 are too far away"
    assert game.squares("south") == "b4 e5 f5 d6 g6"
    assert game.lost("north") == [3, 0, 0]
    assert game.prompt == "actions"


IMP = """
    south common d5 e6 f7
    south hand frost-imp
    north common f4 g4
    north heroic e4
"""


@pytest.mark.card("frost-imp")
@pytest.mark.rule("TK-MOVE-5", "TK-EFF-4")
def test_frost_imp_sends_a_common_as_far_as_it_goes() -> None:
    game = scenario(IMP).play("summon frost-imp e5")
    assert {text.split()[1] for text in game.starting("move")} == {"d5", "e6", "f4"}
    assert game.targets("move f4") == "c1 f1 f6 h2 i7"
    assert game.targets("move d5") == "a5 b3 b7 d1 d9"
    game.play("move f4 f6")
    assert game.squares("north") == "e4 g4 f6"
    assert game.prompt == "actions"


@pytest.mark.card("frost-imp")
def test_frost_imp_may_send_an_own_common_or_none() -> None:
    game = scenario(IMP).play("summon frost-imp e5", "move d5 d9")
    assert game.squares("south") == "e5 e6 f7 d9"
    quiet = scenario(IMP).play("summon frost-imp e5", "pass")
    assert quiet.squares("south") == "d5 e5 e6 f7"
    assert quiet.squares("north") == "e4 f4 g4"


WYVERN = """
    south common f5 e6 f7 g7
    south hand ice-wyvern
    north common b4
    north heroic h4
    north legendary c8
"""


@pytest.mark.card("ice-wyvern")
@pytest.mark.rule("TK-MOVE-4")
@pytest.mark.parametrize(("leap", "lost"), [("b4", [1, 0, 0]), ("h4", [0, 1, 0]), ("f5", [0, 0, 0])])
def test_ice_wyvern_that_destroys_a_piece_is_destroyed_too(leap: str, lost: list[int]) -> None:
    game = scenario(WYVERN).play("summon ice-wyvern e5")
    assert "move e5 c8" not in game.options
    assert len(game.starting("move e5")) == 69 - 2
    game.play(f"move e5 {leap}")
    assert game.piece(leap) == ""
    assert game.squares("south", "heroic") == ""
    assert game.lost("north") == lost
    assert game.aside("south") == "ice-wyvern"


@pytest.mark.card("ice-wyvern")
def test_ice_wyvern_survives_a_leap_onto_an_empty_square_and_may_stay() -> None:
    game = scenario(WYVERN).play("summon ice-wyvern e5", "move e5 a5")
    assert game.squares("south", "heroic") == "a5"
    landed = scenario(WYVERN + "north common e5").play("summon ice-wyvern e5", "move e5 a5")
    assert landed.squares("south", "heroic") == "a5", "only what the leap destroys matters"
    quiet = scenario(WYVERN).play("summon ice-wyvern e5", "pass")
    assert quiet.squares("south", "heroic") == "e5"


@pytest.mark.card("ice-wyvern")
@pytest.mark.rule("TK-EFF-1", "TK-PLACE-3")
def test_ice_wyvern_thawed_must_place_a_common_next_to_an_own_heroic() -> None:
    table = """
        south common f5 b3 {others}
        south heroic a4
        south legendary h5
        south aside ice-wyvern
        north common b5
        north heroic h8
    """
    game = scenario(table.format(others="")).play("thaw ice-wyvern")
    assert game.options == ["place a3", "place a5", "place b4"]
    game.play("place a5")
    assert game.piece("a5") == "south common"
    assert game.discard("south") == ["ice-wyvern"]
    short = scenario(table.format(others=FULL + " g5")).play("thaw ice-wyvern")
    assert short.prompt == "actions"
    assert short.discard("south") == ["ice-wyvern"]


DEATH = """
    south common d5 c7 d7 e7 {helpers}
    south hand deathbringer
    north common f6 g6
    north heroic f5
    north legendary e4
"""


@pytest.mark.card("deathbringer")
@pytest.mark.parametrize(
    ("helpers", "victims"),
    [
        ("", "d5 f6"),
        ("g5", "d5 f5 f6"),
        ("d3", "d5 f6"),
        ("d3 f3", "d5 e4 f6"),
    ],
)
def test_deathbringer_needs_helpers_next_to_a_strong_victim(helpers: str, victims: str) -> None:
    game = scenario(DEATH.format(helpers=helpers)).play("summon deathbringer e5")
    assert game.options == [*(f"destroy {square}" for square in victims.split()), "pass"]


@pytest.mark.card("deathbringer")
@pytest.mark.rule("TK-FROST-8")
@pytest.mark.parametrize(("victim", "lost"), [("f6", [2, 0, 0]), ("f5", [0, 2, 0]), ("e4", [0, 0, 2])])
def test_deathbringer_counts_its_victim_twice_and_removes_it_for_good(victim: str, lost: list[int]) -> None:
    game = scenario(DEATH.format(helpers="g5 d3 f3")).play("summon deathbringer e5")
    before = (game.state.discs[1], game.state.legendary_supply[1])
    game.play(f"destroy {victim}")
    assert game.piece(victim) == ""
    assert game.lost("north") == lost
    assert (game.state.discs[1], game.state.legendary_supply[1]) == before, "nothing comes back to the supply"
    assert len(game.told("banished")) == 1
    assert game.prompt == "actions"


@pytest.mark.card("deathbringer")
@pytest.mark.rule("TK-KILL-2")
def test_deathbringer_may_remove_an_own_piece_or_none() -> None:
    game = scenario(DEATH.format(helpers="")).play("summon deathbringer e5", "destroy d5")
    assert game.squares("south") == "e5 c7 d7 e7"
    assert game.state.discs[0] == 16 - 4 - 1
    assert game.lost("south") == game.lost("north") == [0, 0, 0]
    quiet = scenario(DEATH.format(helpers="")).play("summon deathbringer e5", "pass")
    assert quiet.squares("north") == "e4 f5 f6 g6"


@pytest.mark.card("frostweave-illusionist")
@pytest.mark.rule("TK-KILL-2", "TK-EFF-1")
def test_frostweave_illusionist_becomes_an_enemy_common() -> None:
    game = scenario("south common d5 f5 e7\nsouth hand frostweave-illusionist\nnorth common h5")
    game.play("summon frostweave-illusionist e5")
    assert game.piece("e5") == "north common"
    assert game.lost("north") == [0, 0, 0]
    assert (game.state.discs[0], game.state.discs[1]) == (16 - 3, 16 - 2)
    assert game.aside("south") == "frostweave-illusionist"
    assert game.prompt == "actions"


@pytest.mark.card("frostweave-illusionist")
@pytest.mark.rule("TK-EFF-2")
def test_frostweave_illusionist_takes_a_colour_with_a_free_disc() -> None:
    table = """
        settings form melee seats 3
        south common d5 f5 e7
        south hand frostweave-illusionist
        north common {north}
        west common h5
    """
    game = scenario(table.format(north="h6")).play("summon frostweave-illusionist e5")
    assert game.options == ["colour north", "colour west"]
    game.play("colour west")
    assert game.piece("e5") == "west common"
    short = scenario(table.format(north=FULL + " b3 c3 d3")).play("summon frostweave-illusionist e5")
    assert short.piece("e5") == "west common"
    duel = scenario(f"""
        south common d5 f5 e7
        south hand frostweave-illusionist
        north common {FULL} b3 c3 d3 e3
    """)
    duel.play("summon frostweave-illusionist e5")
    assert duel.piece("e5") == "south heroic"


@pytest.mark.card("frostweave-illusionist")
@pytest.mark.rule("TK-EFF-12", "TK-KILL-3")
def test_frostweave_illusionist_thawed_must_convert_an_enemy_common() -> None:
    table = """
        south common d5 {others}
        south aside frostweave-illusionist
        north common h5 h6
        north heroic h7
    """
    game = scenario(table.format(others="")).play("thaw frostweave-illusionist")
    assert game.options == ["convert h5", "convert h6"]
    game.play("convert h6")
    assert game.squares("south", "common") == "d5 h6"
    assert game.lost("north") == [1, 0, 0]
    short = scenario(table.format(others=FULL + " b3 c3 d3")).play("thaw frostweave-illusionist")
    assert (short.prompt, short.squares("north")) == ("actions", "h5 h6 h7")
