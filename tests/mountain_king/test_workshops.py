"""Workshops and trading."""

from __future__ import annotations

from typing import cast

import pytest

import stonehall
from stonehall.games.mountain_king.components import WORKSHOPS
from stonehall.games.mountain_king.mountain import cell_named
from stonehall.games.mountain_king.workshops import open_entrances
from tests.mountain_king.scenario import AFTER, FIRST_ROW, example, row, scenario

BESIDE = "tunnel part j2 j3 j4\nworkshop {} j5\n"
"""The network of south touches the workshop from above."""

USES = [
    ("cartwright", "heartstone 1", ["use 1 heartstone 1 cart"], "cart 1"),
    ("cartwright", "cart 1", ["use 1 cart 1 heartstone"], "heartstone 1"),
    ("runesmith", "stone 1", ["use 1 stone 1 rune"], "rune 1"),
    ("runesmith", "iron 1", ["use 1 iron 1 rune"], "rune 1"),
    ("runesmith", "rune 1", ["use 1 rune 1 iron", "use 1 rune 1 stone"], "iron 1"),
    ("charmer", "coin 1", ["use 1 coin 1 rune"], "rune 1"),
    ("charmer", "rune 1", ["use 1 rune 1 coin"], "coin 1"),
    ("stone-grinder", "heartstone 1", ["use 1 heartstone 2 stone"], "stone 2"),
    ("stone-grinder", "stone 2", ["use 2 stone 1 heartstone"], "heartstone 1"),
    ("coin-press", "iron 1", ["use 1 iron 1 coin"], "coin 1"),
    ("coin-press", "heartstone 1", ["use 1 heartstone 1 coin"], "coin 1"),
    ("coin-press", "coin 1", ["use 1 coin 1 heartstone", "use 1 coin 1 iron"], "heartstone 1"),
    ("millstone", "stone 1", ["use 1 stone 1 iron"], "iron 1"),
    ("millstone", "iron 1", ["use 1 iron 1 stone"], "stone 1"),
    ("metal-foundry", "heartstone 1", ["use 1 heartstone 1 iron"], "iron 1"),
    ("metal-foundry", "iron 1", ["use 1 iron 1 heartstone"], "heartstone 1"),
    ("tool-foundry", "heartstone 1", ["use 1 heartstone 1 hammer"], "hammer 1"),
    ("tool-foundry", "hammer 1", ["use 1 hammer 1 heartstone"], "heartstone 1"),
    ("picksmith", "rune 2", ["use 2 any 1 hammer"], "hammer 1"),
    ("wheelwright", "rune 2", ["use 2 any 1 cart"], "cart 1"),
]


@pytest.mark.parametrize(("kind", "held", "uses", "gained"), USES)
@pytest.mark.card(*WORKSHOPS)
@pytest.mark.rule("MK-SHOP-5", "MK-SHOP-4", "MK-TERM-5")
def test_every_workshop_makes_its_exchanges(kind: str, held: str, uses: list[str], gained: str) -> None:
    game = scenario(f"{BESIDE.format(kind)}south storage {held}")
    game.play("visit j5")
    assert game.starting("use") == uses
    game.play(uses[0])
    assert game.storage() == gained


@pytest.mark.rule("MK-SHOP-5", "MK-TERM-7")
def test_the_quartermaster_stores_a_token_and_a_clans_cart_turns_wild() -> None:
    game = scenario(f"{BESIDE.format('quartermaster')}{row(FIRST_ROW + ' ember-child', tokens='1 0 0 0 101')}")
    game.play("visit j5")
    assert game.starting("unload") == ["unload coin", "unload fire-cart", "unload iron"]
    game.play("unload fire-cart")
    assert game.storage() == "cart 1"
    assert game.tokens("2a") == "100"


@pytest.mark.rule("MK-SHOP-5", "MK-TERM-7")
def test_the_cartwright_takes_no_cart_of_a_clan() -> None:
    game = scenario(f"{BESIDE.format('cartwright')}{row(FIRST_ROW + ' ember-child', tokens='0 0 0 0 001')}")
    assert not game.starting("visit")
    assert game.refusal("visit j5") == ["MK-SHOP-4"]


@pytest.mark.rule("MK-SHOP-1", "MK-SHOP-2", "MK-SHOP-3", "MK-EX-4", "MK-NET-2")
def test_a_workshop_is_used_as_often_as_it_has_open_entrances_of_anybody() -> None:
    game = scenario(f"{BESIDE.format('tool-foundry')}west gate h5\ntunnel part i5\ntunnel part j6")
    # South touches it from above, west from the left; the tunnel below belongs to nobody.
    assert open_entrances(game.state, game.state.settings.mountain.workshop_sites.index(cell_named("j5"))) == 2
    game = example("EX-4")
    game.play("visit j5")
    assert game.state.uses_left == 3
    game.play("use 1 heartstone 1 hammer", "use 1 hammer 1 heartstone", "use 1 heartstone 1 hammer")
    assert game.storage() == "heartstone 1 hammer 1"
    assert game.options == ["done"]
    game.play("done")
    assert not game.starting("visit")
    assert game.refusal("visit j5") == ["MK-SHOP-2"]


@pytest.mark.rule("MK-SHOP-3")
def test_uses_may_be_left() -> None:
    game = scenario(f"{BESIDE.format('millstone')}south storage stone 3")
    game.play("visit j5", "done")
    assert game.storage() == "stone 3"
    assert game.prompt == "before"


@pytest.mark.rule("MK-SHOP-2", "MK-TURN-2")
def test_a_workshop_that_is_not_touched_cannot_be_visited() -> None:
    game = scenario("workshop millstone j5\nsouth storage stone 3")
    assert game.refusal("visit j5") == ["MK-SHOP-2"]
    assert game.refusal("visit k3") == ["MK-SHOP-1"]
    after = scenario(f"{BESIDE.format('millstone')}south storage stone 3", turn=AFTER)
    assert after.refusal("visit j5") == ["MK-TURN-2"]


# Trading --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-TURN-7", "MK-TERM-3")
def test_any_four_resources_buy_one_at_every_moment_of_the_turn() -> None:
    held = f"south storage stone 2 coin 1\n{row(FIRST_ROW, tokens='1 1 0 0')}"
    for turn in ("", AFTER):
        game = scenario(held, turn=turn)
        game.play("trade hammer")
        assert game.prompt == "give"
        game.play("give stone", "give coin", "give heartstone", "give coin")
        assert game.storage() == "stone 1 hammer 1"
        assert game.prompt == ("after" if turn else "before")
    placing = scenario(f"{held}\nhorde a0 @bog-cook")
    placing.play("recruit a0")
    assert len(placing.starting("trade")) == 7
    working = scenario(f"{BESIDE.format('millstone')}{held}")
    working.play("visit j5")
    assert len(working.starting("trade")) == 7


@pytest.mark.rule("MK-TURN-7")
def test_three_resources_buy_nothing() -> None:
    game = scenario("south storage stone 2 coin 1")
    assert game.refusal("trade iron") == ["MK-TURN-7"]


@pytest.mark.rule("MK-TERM-7", "MK-TURN-7")
def test_carts_of_clans_pay_where_anything_will_do_unless_the_table_says_no() -> None:
    smoot = row(FIRST_ROW + " ember-child", tokens="0 0 0 0 001")
    game = scenario(f"south storage stone 3\n{smoot}")
    assert game.starting("trade")
    game.play("trade coin", "give cart")  # the rest can only be stone
    assert game.storage() == "coin 1"
    apart = scenario(f"south storage stone 3\n{smoot}", settings="seats 2 side autumn clan-carts-apart")
    assert not apart.starting("trade")


def test_the_catalogue_tells_what_every_workshop_exchanges() -> None:
    told = {
        str(card["id"]): card["exchanges"]
        for card in stonehall.load("mountain-king").card_catalog()
        if card["kind"] == "workshop"
    }
    for workshop in WORKSHOPS:
        exchanges = cast(list[dict[str, object]], told[workshop])
        texts = {f"use {one['paid']} {one['give']} {one['gained']} {one['gain']}" for one in exchanges}
        assert texts == {
            text for kind, _, uses, _ in USES if kind == workshop for text in uses if text.startswith("use")
        }
