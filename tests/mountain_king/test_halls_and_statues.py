"""Great halls and the moving of statues."""

from __future__ import annotations

import pytest

from stonehall.games.mountain_king.component_sets import OWN
from stonehall.games.mountain_king.mountain import cell_name, cells_of
from stonehall.games.mountain_king.state import HALL
from tests.mountain_king.scenario import AFTER, Scenario, example, scenario

HALLS = {hall.id: f"hall-{number + 1}" for number, hall in enumerate(OWN.halls)}


def tiles(game: Scenario) -> list[str]:
    return [" ".join(cell_name(cell) for cell in cells_of(tile.mask)) for tile in game.state.tiles]


@pytest.mark.parametrize("hall", HALLS)
@pytest.mark.card(*[hall.id for hall in OWN.halls])
@pytest.mark.rule("MK-HALL-1", "MK-COMP-3")
def test_every_hall_needs_tunnels_in_exactly_its_shape(hall: str) -> None:
    cells = [f"{column}{row}" for row in range(2, 9) for column in "bcd"]  # seven rows of three
    game = scenario(f"south gate a4\ntunnel part {' '.join(cells)}", turn=AFTER)
    game.play(f"dedicate {HALLS[hall]}")
    tile = OWN.halls[int(HALLS[hall][-1]) - 1].tile
    wide, high = _box(hall)
    sizes = [(wide, high) if lying.turn % 2 else (high, wide) for lying in tile.lyings]
    expected = sum((8 - rows) * (4 - columns) for rows, columns in sizes if rows <= 7 and columns <= 3)
    assert len(game.options) == expected
    game.play(game.options[0])
    assert [tile.kind for tile in game.state.tiles].count(HALL) == 1
    assert not game.starting("dedicate")


def _box(hall: str) -> tuple[int, int]:
    rows = OWN.halls[int(HALLS[hall][-1]) - 1].tile.drawing.split("/")
    return max(map(len, rows)), len(rows)


@pytest.mark.rule("MK-HALL-1", "MK-HALL-2")
def test_a_gap_a_gate_or_another_hall_leaves_no_room() -> None:
    ring = "tunnel part j2 j3 h2 h3\ntunnel part i2 g2 g3\n"
    game = scenario(ring, turn=AFTER)
    assert game.refusal(f"dedicate {HALLS['mead-hall']}") == ["MK-HALL-1"]  # i3 is not dug
    game = scenario("tunnel part h1 h2 i1 i2 j2 k1 k2\nwest gate a10", turn=AFTER)
    assert not game.starting("dedicate")  # the gate at j1 is in the middle
    game = scenario("south gate a4\ntunnel part b3 c3 d3 e3\nhall hall-1 b4 c4 d4 e4 b5 c5 d5 e5 altar c5", turn=AFTER)
    assert not game.starting("dedicate")


@pytest.mark.rule("MK-TURN-4", "MK-TURN-5", "MK-HALL-2")
def test_one_hall_a_turn_and_only_before_statues_move() -> None:
    text = "south storage cart 4\ntunnel part j2 j3 j4 k4 l4\nstatue fire j4"
    room = "south gate a4\ntunnel part b4 c4 d4 b5 c5 d5 b6 c6 d6 b7 c7 d7\nsouth storage cart 4\nstatue fire b4"
    game = scenario(room, turn=AFTER)
    assert len(game.starting("dedicate")) >= 2
    game.play("move b4 b5")
    assert not game.starting("dedicate")
    assert game.refusal(f"dedicate {HALLS['mead-hall']}") == ["MK-TURN-4"]
    assert scenario(text).refusal("dedicate hall-1") == ["MK-TURN-4"]


@pytest.mark.rule("MK-HALL-3", "MK-HALL-4", "MK-HALL-5", "MK-HALL-6", "MK-EX-8")
def test_a_hall_buries_pedestals_keeps_statues_and_leaves_the_rest_as_tunnels() -> None:
    game = example("EX-8")
    game.play(f"dedicate {HALLS['mead-hall']}")
    assert game.options == ["lay b4 m0", "lay b4 m180", "lay b4 r0", "lay b4 r180"]  # four places of the altar
    game.play("lay b4 r0")
    assert sorted(tiles(game)) == ["a4", "b4 c4 d4 e4 b5 c5 d5 e5", "d6", "f4", "s10"]
    assert game.state.pedestals_on == {}
    assert game.honor("pedestals") == 4
    assert game.statue("b4") == "moon"
    assert game.honor("halls") == 5
    game.play(f"move b4 {cell_name(game.state.tiles[-1].anchor)}")
    assert game.honor("halls") == 15


@pytest.mark.rule("MK-HALL-7", "MK-SCORE-4", "MK-SCORE-6")
def test_halls_score_their_larger_value_with_a_statue_on_the_altar_and_nothing_by_level() -> None:
    for hall in OWN.halls:
        number = HALLS[hall.id]
        cells = [f"{chr(ord('c') + column)}{row + 2}" for row, column in hall.tile.cells]
        assert hall.tile.mark is not None
        altar = f"{chr(ord('c') + hall.tile.mark[1])}{hall.tile.mark[0] + 2}"
        other = next(cell for cell in cells if cell != altar)
        text = f"south gate {_beside(cells)}\nhall {number} {' '.join(cells)} altar {altar}\nstatue fire {{}}"
        assert scenario(text.format(altar), turn=AFTER).honor("halls") == hall.large
        off = scenario(text.format(other), turn=AFTER)
        assert (off.honor("halls"), off.honor("statues")) == (hall.small, 0)


def _beside(cells: list[str]) -> str:
    """A cell above the first one."""
    return f"{cells[0][0]}{int(cells[0][1:]) - 1}"


# Statues --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-MOVE-1", "MK-MOVE-2", "MK-MOVE-4", "MK-MOVE-6", "MK-GATE-3")
def test_a_cart_takes_a_statue_through_its_tunnel_or_into_the_next() -> None:
    tunnels = "tunnel part j2 j3\ntunnel part j4 k4\ntunnel part l4 l5\nstatue fire j2\nstatue ice j4\n"
    game = scenario(f"south storage cart 2\n{tunnels}", turn=AFTER)
    assert game.starting("move", "j2") == ["move j2 j1", "move j2 j3", "move j2 k4"]
    assert game.refusal("move j2 j4") == ["MK-MOVE-4"]
    assert game.refusal("move j2 l4") == ["MK-MOVE-1"]
    assert game.refusal("move j2 m4") == ["MK-MOVE-6"]
    game.play("move j2 k4", "move k4 l5")
    assert game.statue("l5") == "fire"
    assert not game.starting("move")
    assert game.refusal("move j4 j1") == ["MK-MOVE-3"]


@pytest.mark.rule("MK-MOVE-6", "MK-NET-2")
def test_nothing_crosses_a_workshop() -> None:
    text = "south storage cart 1\ntunnel part j2 j3 j4\ntunnel part j6 j7\nworkshop millstone j5\nstatue fire j4\n"
    assert scenario(text, turn=AFTER).starting("move") == ["move j4 j1", "move j4 j2", "move j4 j3"]


@pytest.mark.rule("MK-MOVE-3", "MK-MOVE-5", "MK-TERM-7", "MK-EX-9")
def test_carts_of_clans_move_their_statues_and_wild_ones_any() -> None:
    """A fire, a moon and a wild cart on trolls and one in storage: three moves for fire, one for the moon."""
    game = example("EX-9")
    game.play("move j2 j3")
    assert (game.tokens("2a"), game.tokens("2b"), game.storage()) == ("000", "01", "cart 1")
    game.play("move j3 j2")
    assert (game.tokens("2b"), game.storage()) == ("00", "cart 1")
    game.play("move j2 j3")
    assert game.storage() == ""
    assert game.starting("move", "j3") == []
    game.play("move j4 j2")
    assert game.tokens("2c") == "00"
    assert not game.starting("move")
