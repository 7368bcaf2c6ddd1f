"""Magic piles and the Build Magic Phase (MAGIC, BUILD)."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.cards import BY_ID
from stonehall.games.alliances.piles import lay_on_magic, spend_magic
from stonehall.games.alliances.values import can_pay
from tests.alliances.scenario import example, scenario


@pytest.mark.rule("SW1-MAGIC-1", "SW1-MAGIC-5", "SW1-BUILD-1", "SW1-BUILD-2", "SW1-BUILD-3", "SW1-EX-15")
def test_any_cards_in_any_order_on_top() -> None:
    game = example("EX-15").play("magic savager", "magic wall", "end")
    assert game.magic("south") == ["swamp-orcs-hunter", "savager", "wall"]
    assert game.hand("south") == ["swamp-orcs-shaman", "vine-growth"]
    assert game.side("south").magic_seen == (False, False, False)
    assert example("EX-15").play("end").magic("south") == ["swamp-orcs-hunter"]


@pytest.mark.rule("SW1-BUILD-4", "SW1-EX-15")
def test_the_places_in_hand_are_filled_in_the_next_draw_phase() -> None:
    game = example("EX-15").play("magic savager", "magic wall", "end")
    while game.turn_of == "north":
        game.play("end")
    drawn = 0
    while game.asked == "chance":
        game.play(game.options[0])
        drawn += 1
    assert (drawn, len(game.hand("south"))) == (3, 5)


@pytest.mark.rule("SW1-MAGIC-2", "SW1-MAGIC-3", "SW1-MAGIC-7")
def test_magic_is_spent_from_the_top_and_only_in_full() -> None:
    game = scenario("south magic ranger scout wall")
    assert can_pay(game.state, 0, 3)
    assert not can_pay(game.state, 0, 4)
    spend_magic(game.state, 0, 2)
    assert (game.magic("south"), game.discard("south")) == (["ranger"], ["wall", "scout"])


@pytest.mark.rule("SW1-MAGIC-4")
def test_a_magic_pile_has_no_limit() -> None:
    game = scenario("south c3 boarboon")
    for _ in range(40):
        lay_on_magic(game.state, 0, BY_ID["wall"].number, True)
    assert len(game.magic("south")) == 40


@pytest.mark.rule("SW1-MAGIC-6")
def test_there_is_no_income() -> None:
    game = scenario("turn 3 south magic\nsouth hand wall\nnorth hand wall\nsouth magic wall")
    game.play("end")
    while game.turn_of == "north":
        game.play("end")
    assert len(game.magic("south")) == 1


@pytest.mark.rule("SW1-INFO-2", "SW1-INFO-3", "SW1-EX-15")
def test_nobody_reorders_a_magic_pile() -> None:
    """There is no such play; its owner sees it in its order."""
    game = example("EX-15", ("south magic swamp-orcs-hunter", "south magic ranger brute"))
    assert {text.split()[0] for text in game.options} == {"end", "magic"}
    assert game.state.view(0)["sides"][0]["magic"] == ["ranger", "brute"]
