"""The common beings of the Everfrost school, one by one."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import FULL, scenario


@pytest.mark.card("snow-fox")
@pytest.mark.rule("TK-MOVE-2")
def test_snow_fox_makes_up_to_two_standard_moves() -> None:
    table = """
        south common f5 g6
        south hand snow-fox
        north common d4 e4
    """
    game = scenario(table).play("summon snow-fox e5")
    assert game.targets("move e5") == "d5 d6 e6 f4 f6"
    assert game.options == ["done", *game.starting("move e5")]
    game.play("move e5 d5", "move d5 c4")
    assert game.squares("south") == "c4 f5 g6"
    assert game.squares("north") == "d4 e4"
    assert game.prompt == "actions"
    once = scenario(table).play("summon snow-fox e5", "move e5 e6", "done")
    assert once.squares("south") == "f5 e6 g6"
    quiet = scenario(table).play("summon snow-fox e5", "done")
    assert (quiet.squares("south"), quiet.prompt) == ("e5 f5 g6", "actions")


REINDEER = """
    south common d6 e6 f7
    south hand royal-reindeer
    north common c5
    north heroic g5
"""


@pytest.mark.card("royal-reindeer")
@pytest.mark.rule("TK-MOVE-4")
def test_royal_reindeer_leaps_exactly_two_squares_and_rises_in_peace() -> None:
    game = scenario(REINDEER).play("summon royal-reindeer e5")
    assert game.targets("move e5") == "c3 c4 c5 c6 c7 d3 d7 e3 e7 f3 f7 g3 g4 g6 g7"
    game.play("move e5 e3")
    assert game.piece("e3") == "south heroic"
    assert game.prompt == "actions"
    quiet = scenario(REINDEER).play("summon royal-reindeer e5", "pass")
    assert quiet.piece("e5") == "south heroic"


@pytest.mark.card("royal-reindeer")
@pytest.mark.parametrize(("leap", "lost"), [("c5", [1, 0, 0]), ("f7", [0, 0, 0])])
def test_royal_reindeer_stays_common_if_its_leap_destroys_any_piece(leap: str, lost: list[int]) -> None:
    game = scenario(REINDEER).play("summon royal-reindeer e5", f"move e5 {leap}")
    assert game.piece(leap) == "south common"
    assert game.lost("north") == lost


@pytest.mark.card("royal-reindeer")
@pytest.mark.parametrize("owner", ["south", "north"])
@pytest.mark.parametrize("leap", ["pass", "move e5 e3"])
def test_royal_reindeer_stays_common_if_its_landing_destroys_any_piece(owner: str, leap: str) -> None:
    game = scenario(f"{REINDEER}\n{owner} common e5").play("summon royal-reindeer e5", leap)
    assert game.squares("south", "heroic") == ""


@pytest.mark.card("royal-reindeer")
@pytest.mark.rule("TK-SUM-17")
def test_royal_reindeer_made_of_an_own_disc_has_destroyed_nothing() -> None:
    game = scenario(f"{REINDEER}\nsouth common e5 {FULL}").play("summon royal-reindeer e5", "pass")
    assert game.piece("e5") == "south heroic"


MIRROR = """
    south common e4 e6 c5
    south hand crystal-mirror
    north common c4 d5 c6 g6
    north heroic d6
    north legendary d4
"""


@pytest.mark.card("crystal-mirror")
@pytest.mark.rule("TK-SUM-11", "TK-SUM-12", "TK-EFF-4")
def test_crystal_mirror_mirrors_two_commons_of_any_colour() -> None:
    game = scenario(MIRROR)
    assert game.summons("crystal-mirror") == "e5 down, e5 up"
    game.play("summon crystal-mirror e5 up")
    assert game.options == ["done", "place f5", "place g4", "place g5", "place-heroic f6"]
    game.play("place g5")
    assert game.options == ["done", "place f5", "place g4"]
    game.play("place g4")
    assert game.squares("south", "common") == "e4 g4 c5 e5 g5 e6"
    assert game.squares("north") == "c4 d4 d5 c6 d6 g6"
    assert game.prompt == "actions"


@pytest.mark.card("crystal-mirror")
def test_crystal_mirror_mirrors_one_heroic_or_as_few_as_wished() -> None:
    game = scenario(MIRROR).play("summon crystal-mirror e5 up", "place-heroic f6")
    assert game.piece("f6") == "south heroic"
    assert game.prompt == "actions"
    one = scenario(MIRROR).play("summon crystal-mirror e5 up", "place f5", "done")
    assert one.squares("south") == "e4 c5 e5 f5 e6"
    none = scenario(MIRROR).play("summon crystal-mirror e5 up", "done")
    assert none.squares("south") == "e4 c5 e5 e6"


@pytest.mark.card("crystal-mirror")
@pytest.mark.rule("TK-SUM-12")
def test_crystal_mirror_looks_at_one_side_only() -> None:
    """On the right stands nothing but the common on g6, whose mirror square is taken."""
    game = scenario(MIRROR).play("summon crystal-mirror e5 down")
    assert game.squares("south") == "e4 c5 e5 e6"
    assert game.prompt == "actions"


@pytest.mark.card("crystal-mirror")
@pytest.mark.rule("TK-SUM-11")
@pytest.mark.parametrize(("turn", "offered"), [("right", ["d7", "f6"]), ("left", ["e3"])])
def test_crystal_mirror_turned_mirrors_up_and_down(turn: str, offered: list[str]) -> None:
    game = scenario("""
        south common d5 f5
        south hand crystal-mirror
        north common d3 f4 e7 b4 h6
    """)
    assert game.summons("crystal-mirror") == "e5 left, e5 right"
    game.play(f"summon crystal-mirror e5 {turn}")
    assert game.options == ["done", *(f"place {square}" for square in offered)]


@pytest.mark.card("crystal-mirror")
@pytest.mark.parametrize(
    ("own", "summoning", "north", "offered"),
    [
        ("b4 b6", "b5 down", "c5 d5 d4", "a5"),
        ("h4 h6", "h5 up", "g5 f5 f6", "i5"),
        ("d2 f2", "e2 left", "e3 e4 d4", "e1"),
        ("d8 f8", "e8 right", "e7 e6 f6", "e9"),
    ],
)
def test_crystal_mirror_at_the_edge_mirrors_nothing_out_of_the_arena(
    own: str, summoning: str, north: str, offered: str
) -> None:
    game = scenario(f"south common {own}\nsouth hand crystal-mirror\nnorth common {north}")
    game.play(f"summon crystal-mirror {summoning}")
    assert game.options == ["done", f"place {offered}"]
    game.play(f"place {offered}")
    assert game.piece(offered) == "south common"


@pytest.mark.card("crystal-mirror")
@pytest.mark.rule("TK-PLACE-3")
def test_crystal_mirror_needs_free_discs() -> None:
    table = "south common e4 e6 {others}\nsouth hand crystal-mirror\nnorth common c4 d5\nnorth heroic d6"
    game = scenario(table.format(others=FULL)).play("summon crystal-mirror e5 up", "place f5")
    assert game.prompt == "actions"
    assert game.piece("g4") == ""
    none = scenario(table.format(others=FULL + " b3")).play("summon crystal-mirror e5 up")
    assert none.prompt == "actions"


@pytest.mark.card("crystal-grower")
@pytest.mark.rule("TK-EFF-1", "TK-FROST-1")
def test_crystal_grower_must_upgrade_an_enemy_common() -> None:
    game = scenario("""
        south common d6 e6
        south hand crystal-grower
        north common b5 c5
        north heroic h5
    """)
    game.play("summon crystal-grower e5")
    assert game.options == ["upgrade b5", "upgrade c5"]
    game.play("upgrade c5")
    assert game.squares("north", "heroic") == "c5 h5"
    assert game.squares("south", "heroic") == ""
    assert game.aside("south") == "crystal-grower"


@pytest.mark.card("crystal-grower")
def test_crystal_grower_upgrades_one_common_of_every_enemy_colour() -> None:
    game = scenario("""
        settings form melee seats 4
        south common d6 e6
        south hand crystal-grower
        north common b5 c5
        west common h5 h7
        east heroic e2
    """)
    game.play("summon crystal-grower e5")
    assert game.options == ["upgrade h5", "upgrade h7"]
    game.play("upgrade h7")
    assert game.options == ["upgrade b5", "upgrade c5"]
    game.play("upgrade b5")
    assert [game.squares(seat, "heroic") for seat in ("north", "west", "east")] == ["b5", "h7", "e2"]


@pytest.mark.card("crystal-grower")
@pytest.mark.rule("TK-FROST-4")
def test_crystal_grower_thawed_must_upgrade_an_own_common() -> None:
    game = scenario("""
        south common d6 e6
        south heroic e7
        south aside crystal-grower
        north common b5
    """)
    game.play("thaw crystal-grower")
    assert game.options == ["upgrade d6", "upgrade e6"]
    game.play("upgrade d6")
    assert game.squares("south", "heroic") == "d6 e7"
    assert game.squares("north", "common") == "b5"


PRINCESS = """
    south common e6 d7
    south heroic f7
    south hand ice-princess
    north common f6
    north heroic d6
"""


@pytest.mark.card("ice-princess")
@pytest.mark.rule("TK-MOVE-3")
def test_ice_princess_sends_another_common_into_combat() -> None:
    game = scenario(PRINCESS).play("summon ice-princess e5")
    assert {text.split()[1] for text in game.starting("move")} == {"e6", "d7"}
    assert game.targets("move e6") == "d5 d7 e5 e7 f5 f6"
    game.play("move e6 f6")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"
    quiet = scenario(PRINCESS).play("summon ice-princess e5", "pass")
    assert quiet.squares("south") == "e5 e6 d7 f7"
    assert quiet.aside("south") == "ice-princess"


@pytest.mark.card("ice-princess")
@pytest.mark.rule("TK-EFF-1", "TK-MOVE-2")
def test_ice_princess_thawed_must_move_an_own_common_onto_an_empty_square() -> None:
    game = scenario("""
        south common a3
        south heroic f7
        south aside ice-princess
        north common b3
    """)
    game.play("thaw ice-princess")
    assert game.options == ["move a3 a4", "move a3 b2", "move a3 b4"]
    game.play("move a3 b4")
    assert game.squares("south") == "b4 f7"
    assert game.prompt == "actions"
