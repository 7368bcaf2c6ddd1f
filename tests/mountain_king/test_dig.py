"""Digging, networks, pedestals and the founding of workshops."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from bench.games.mountain_king import plain_places
from stonehall.games.mountain_king.component_sets import OWN
from stonehall.games.mountain_king.dig import Site
from stonehall.games.mountain_king.mountain import around, cell_named
from stonehall.games.mountain_king.shapes import TURNS
from stonehall.games.mountain_king.view_shape import View
from stonehall.kernel import play_randomly
from tests.mountain_king.scenario import AFTER, GAME, example, scenario

WHERE = {tunnel.id: tunnel for tunnel in OWN.tunnels}


@pytest.mark.rule("MK-DIG-1", "MK-NET-1")
def test_a_tunnel_costs_a_mineral_for_each_cell_all_of_one_kind() -> None:
    game = scenario("south storage stone 2 iron 1")
    assert game.starting("dig") == ["dig stone domino"]
    assert game.refusal("dig iron domino") == ["MK-DIG-1"]
    game.play("dig stone domino", "lay j2 r90")
    assert game.storage() == "iron 1"
    assert game.network() == "j1 j2 j3"


@pytest.mark.parametrize(
    ("mineral", "points"), [("stone", (0, 2, 4, 6)), ("iron", (0, 3, 6, 8)), ("heartstone", (0, 4, 7, 10))]
)
@pytest.mark.rule("MK-DIG-2")
def test_tunnels_score_at_once_by_size_and_mineral(mineral: str, points: tuple[int, ...]) -> None:
    for shape, honor in zip(("domino", "i3", "i4", "l5"), points, strict=True):
        game = scenario(f"south storage {mineral} 5")
        game.play(f"dig {mineral} {shape}")
        decision = cast("View", game.state.view(0))["decision"]
        assert decision is not None
        assert (decision["price"], decision["points"]) == (WHERE[shape].tile.size, honor), "told before it is laid"
        game.play(game.options[0])
        assert game.honor("tunnels") == honor, shape


@pytest.mark.parametrize("shape", WHERE)
@pytest.mark.card("domino", "i3", "l3", "i4", "l4", "s4", "t4", "o4", "l5", "p5", "n5", "t5", "v5", "u5", "y5", "w5")
@pytest.mark.rule("MK-DIG-3", "MK-COMP-3")
def test_every_shape_lies_in_all_its_ways_on_free_ground(shape: str) -> None:
    """The places found by shifting whole boards are those found cell by cell."""
    game = scenario("south storage stone 5\ntunnel i3 j2 j3 j4")
    tile, mountain = WHERE[shape].tile, OWN.maps["autumn"]
    network, dug = game.state.networks[0], game.state.dug
    beside = around(game.state.networks[1])
    expected = set()
    for lying in tile.lyings:
        for cell in range(mountain.size):
            cells = [cell + shift for shift in lying.shifts]
            mask = sum(1 << one for one in cells)
            free = all(mountain.ground >> one & 1 and not dug >> one & 1 for one in cells)
            if free and mask & around(network) and not mask & (beside | mountain.rubble):
                expected.add((cell, lying.turn))
    game.play(f"dig stone {shape}")
    decision = game.state.decision
    assert decision is not None
    assert {option.args for option in decision.options} == expected
    assert expected


def test_mirror_images_and_turns_are_counted_once() -> None:
    ways = {shape: len(tunnel.tile.lyings) for shape, tunnel in WHERE.items()}
    # Anchors count: a domino lies in four ways, because its anchor is at one end.
    assert ways == {
        "domino": 4, "i3": 2, "l3": 8, "i4": 4, "l4": 8, "s4": 4, "t4": 4, "o4": 4,
        "l5": 8, "p5": 8, "n5": 8, "t5": 4, "v5": 4, "u5": 4, "y5": 8, "w5": 4,
    } | {"l3": ways["l3"], "s4": ways["s4"]}  # fmt: skip


@pytest.mark.rule("MK-DIG-3")
def test_no_tile_covers_a_tile_a_site_the_heart_or_leaves_the_mountain() -> None:
    game = scenario("south storage stone 5\ntunnel i3 j2 j3 j4")
    game.play("dig stone domino")
    assert game.refusal("lay j4 r0") == ["MK-DIG-3"]  # j4 is dug
    assert game.refusal("lay j4 r90") == ["MK-DIG-3", "MK-DIG-3"]  # j4 is dug, j5 is the site of a workshop
    assert game.refusal("lay a1 r0") == ["MK-DIG-3", "MK-DIG-4"]


@pytest.mark.rule("MK-DIG-4", "MK-TERM-6")
def test_a_tunnel_shares_an_edge_with_the_own_network() -> None:
    game = scenario("south storage stone 2")
    game.play("dig stone domino")
    assert "lay k1 r0" in game.options
    assert game.refusal("lay k2 r0") == ["MK-DIG-4"]  # only a corner touches j1


@pytest.mark.rule("MK-DIG-5", "MK-TERM-6")
def test_a_tunnel_never_touches_a_network_of_an_opponent_but_corners_may() -> None:
    game = scenario("south storage stone 2\nwest gate l1")
    game.play("dig stone domino")
    assert game.refusal("lay k1 r90") == ["MK-DIG-5"]  # k1 lies beside both gates
    assert "lay j2 r0" in game.options  # j2 k2: only a corner of k2 touches l1
    assert "lay j2 r90" in game.options


@pytest.mark.rule("MK-DIG-6", "MK-EX-6")
def test_three_cells_of_rubble_cost_three_hammers() -> None:
    game = example("EX-6")
    game.play("dig stone i4")
    assert _rubble("lay h6 r0", "i4") == 3
    game.play("lay h6 r0")
    assert game.storage() == "heartstone 2 coin 1"  # all that was found; stone and hammers are paid


@pytest.mark.rule("MK-DIG-6")
def test_each_cell_of_rubble_costs_a_hammer() -> None:
    text = "south storage stone 4 hammer {}\ntunnel i3 j2 h4 h3"
    game = scenario(text.format(2).replace("i3 j2 h4 h3", "part j2 j3 j4 i4 h4"))
    game.play("dig stone s4")
    rubble = [text for text in game.options if _rubble(text, "s4") == 2]
    assert rubble
    assert not [text for text in game.options if _rubble(text, "s4") > 2]
    game.play(rubble[0])
    assert "hammer" not in game.storage().replace("hammer 1", "")  # both were paid; one may have been found


def _rubble(text: str, shape: str) -> int:
    _, cell, turn = text.split()
    mask = WHERE[shape].tile.lying(TURNS.index(turn)).mask << cell_named(cell)
    return (mask & OWN.maps["autumn"].rubble).bit_count()


@pytest.mark.rule("MK-DIG-6")
def test_hammers_found_under_the_tunnel_come_too_late() -> None:
    """f4 holds a hammer under rubble: without one in hand it cannot be dug (B-07)."""
    game = scenario("south storage stone 2\ntunnel part j2 j3 j4 i4 h4 h5 h3 g3 f3")
    game.play("dig stone domino")
    assert game.refusal("lay f4 r180") == ["MK-DIG-6"] or game.refusal("lay e4 r0") == ["MK-DIG-6"]
    game = scenario("south storage stone 2 hammer 1\ntunnel part j2 j3 j4 i4 h4 h5 h3 g3 f3")
    game.play("dig stone domino", "lay e4 r0")
    assert game.storage() == "hammer 1"


@pytest.mark.rule("MK-DIG-7", "MK-DIG-8", "MK-DIG-9", "MK-TERM-5", "MK-EX-5")
def test_what_lies_under_a_tunnel_is_found_and_uncovered() -> None:
    """Over e3 (iron) and g3, where a statue stands: the iron to storage, the statue on its cell."""
    game = example("EX-5")
    game.play("dig stone i4", "lay d3 r0")
    assert game.storage() == "iron 1"
    assert game.honor("tunnels") == 4
    assert game.statue("g3") == "fire"
    assert game.honor("statues") == 4


@pytest.mark.rule("MK-DIG-8")
def test_statues_outside_the_own_network_cannot_be_moved() -> None:
    game = scenario("south storage cart 4\nstatue fire g3\nstatue ice s15\ntunnel part s15 s16", turn=AFTER)
    assert not game.starting("move")
    assert game.refusal("move g3 j1") == ["MK-DIG-8"]


@pytest.mark.rule("MK-NET-3")
def test_what_belongs_to_nobody_joins_whoever_connects_to_it() -> None:
    game = scenario("south storage stone 2\ntunnel part j4 k4 l4\nstatue moon k4")
    assert game.network() == "j1"
    game.play("dig stone domino", "lay j2 r90")
    assert game.network() == "j1 j2 j3 j4 k4 l4"
    assert game.honor("statues") == 6


@pytest.mark.rule("MK-NET-2")
def test_a_workshop_joins_nothing() -> None:
    game = scenario("tunnel part j2 j3 j4\ntunnel part j6 j7\nworkshop millstone j5")
    assert game.network() == "j1 j2 j3 j4"


# Pedestals ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-PED-1", "MK-PED-2", "MK-PED-3")
def test_a_pedestal_goes_on_the_anchor_and_takes_its_token() -> None:
    game = scenario("south storage stone 2\nsouth pedestals fire 1\ntrack - - - 5 4 3 - - - - - - - - -")
    game.play("dig stone domino", "lay j2 r90")
    assert game.options == ["pass", "pedestal fire"]
    game.play("pedestal fire")
    assert game.pedestals() == ""
    assert game.honor("pedestals") == 5
    assert game.state.track[3] == -1
    assert list(game.state.pedestals_on.values()) == [0]


@pytest.mark.rule("MK-PED-2", "MK-EX-7")
def test_a_clan_with_a_pedestal_on_a_level_is_closed_there_for_all() -> None:
    game = example("EX-7")
    game.play("dig stone domino", "lay j2 r90")
    assert game.options == ["pass", "pedestal fire"]


@pytest.mark.rule("MK-PED-1")
def test_an_anchor_left_empty_stays_empty() -> None:
    game = scenario("south storage stone 2\nsouth pedestals fire 1\ntrack 1 1 1 5 4 3 1 1 1 1 1 1 1 1 1")
    game.play("dig stone domino", "lay j2 r90", "pass")
    assert game.prompt == "after"
    assert not game.starting("pedestal")
    assert game.pedestals() == "fire 1"


@pytest.mark.rule("MK-PED-4")
def test_tunnels_of_five_cells_have_no_anchor() -> None:
    assert all(tunnel.tile.mark is None for tunnel in OWN.tunnels if tunnel.tile.size == 5)
    game = scenario("south storage stone 5\nsouth pedestals fire 1\ntrack 1 1 1 5 4 3 1 1 1 1 1 1 1 1 1")
    game.play("dig stone v5")
    game.play(game.options[0])
    assert game.prompt != "pedestal"


# Workshops ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-FOUND-1", "MK-FOUND-2", "MK-SHOP-6")
def test_beside_an_empty_site_a_workshop_may_be_founded_on_each() -> None:
    game = scenario("south storage stone 2 iron 4\ntunnel part j2 j3 j4 k4 k5 k6\noffered millstone 1 charmer 1")
    game.play("dig stone domino", "lay j6 r90")
    assert (game.prompt, game.options) == ("found", ["found charmer", "found millstone", "pass"])
    game.play("found millstone")
    assert game.options == ["found charmer", "pass"]  # j5 lies beside j6, j8 beside j7
    game.play("pass")
    assert game.prompt == "after"
    assert not game.starting("visit")


@pytest.mark.rule("MK-FOUND-3")
def test_only_the_new_tunnel_founds_and_workshops_run_out() -> None:
    game = scenario("south storage stone 2\ntunnel part j2 j3\noffered millstone 1")
    game.play("dig stone domino", "lay k1 r0")
    assert game.prompt == "after"  # j3 beside the site is older
    game = scenario("south storage stone 2")
    game.play("dig stone domino", "lay j2 r90")
    assert game.prompt == "after"


@pytest.mark.rule("MK-DIG-3", "MK-DIG-4", "MK-DIG-5", "MK-DIG-6")
def test_bits_find_the_places_that_a_look_at_each_cell_finds() -> None:
    """In random games for five, for every tunnel in every way it can lie."""
    state, rng, found = GAME.start(seats="5"), Random(3), 0
    for _ in range(6):
        play_randomly(state, rng, limit=100)
        site = Site(state, state.active)
        for tunnel in state.settings.components.tunnels:
            for lying in tunnel.tile.lyings:
                places = site.places(lying)
                assert places == plain_places(state, site, lying)
                found += places.bit_count()
    assert found > 1000
