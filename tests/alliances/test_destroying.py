"""Destroying, discarding, cards beneath, Conjurations, prisons (DEST, DISC, UNDER, CONJ, PRIS)."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.board import SMALL
from stonehall.games.alliances.cards import BY_ID, CHAMPION, COMMON, SUMMONER, UNIT
from stonehall.games.alliances.effects import (
    destroy,
    discard,
    discard_from_under,
    imprison,
    place_card,
    put_conjuration,
    put_under,
    return_to_hand,
    take_destroyed,
    wound,
)
from stonehall.games.alliances.piles import discard_from_hand, discard_magic
from tests.alliances.scenario import example, fresh, scenario


@pytest.mark.rule("SW1-DEST-1", "SW1-DISC-1", "SW1-DISC-2", "SW1-EX-17")
def test_whoever_does_it_gets_the_card() -> None:
    game = scenario("""
        north c5 ranger
        north d5 brute
    """)
    discard(game.state, game.piece("c5"), 0)
    destroy(game.state, [game.piece("d5")], 0)
    assert (game.discard("south"), game.magic("south")) == (["ranger"], ["brute"])
    assert (game.discard("north"), game.magic("north")) == ([], [])


@pytest.mark.rule("SW1-DEST-1", "SW1-DISC-1", "SW1-EX-17")
def test_fear_discards_and_an_attack_destroys() -> None:
    """Kynder pushes a Rusher next to the Savager of South, who pays a magic for it."""
    game = example("EX-17").play("use mage-push c3 c5", "move c5 d4", "roll 5")
    assert (game.card("d4"), game.discard("south"), game.magic("south")) == ("", ["wall", "rusher"], [])
    game.play("end", "pass", "attack e4 f4", "roll 3 3 3")
    assert (game.card("f4"), game.magic("south")) == ("", ["mountain-vargath-warrior"])
    assert (game.discard("north"), game.magic("north")) == ([], [])


@pytest.mark.rule("SW1-DEST-4")
def test_a_death_by_the_own_ability_feeds_the_own_pile() -> None:
    game = scenario("south c4 storm-mage wounds 1")
    wound(game.state, [game.piece("c4")], 1, 0, game.piece("c4").id)
    assert game.magic("south") == ["storm-mage"]


@pytest.mark.rule("SW1-DEST-6")
def test_a_card_that_goes_elsewhere_was_destroyed_all_the_same() -> None:
    """A Scavenger puts what it destroys under itself."""
    game = scenario("""
        turn 3 south attack
        south c4 scavenger
        north c5 ranger
    """)
    game.play("attack c4 c5", "roll 6")
    assert (game.under("c4"), game.magic("south"), len(game.told("destroyed"))) == (["ranger"], [], 1)


@pytest.mark.rule("SW1-DEST-7", "SW1-DISC-7")
def test_a_card_that_comes_back_is_new() -> None:
    """O-31: without wounds, markers and memory."""
    game = scenario("north c5 savager wounds 1 poison 1 attacked moved")
    savager = game.piece("c5")
    destroy(game.state, [savager], 0)
    assert take_destroyed(game.state, savager)
    assert game.magic("south") == []
    place_card(game.state, savager.card.number, 1, 1, SMALL.square("c5"))
    again = game.piece("c5")
    assert (again.wounds, again.poison, again.marks, again.id != savager.id) == (0, 0, 0, True)


@pytest.mark.rule("SW1-DEST-9")
def test_destroying_without_wounds() -> None:
    game = scenario("""
        south c4 parasite wounds 1
        north c5 savager
    """)
    destroy(game.state, [game.piece("c5")], 0, game.piece("c4").id)
    assert game.magic("south") == ["savager"]
    assert len(game.state.waiting) == 1  # Life Drain


@pytest.mark.rule("SW1-DEST-10")
def test_it_does_not_matter_whose_turn_it_is() -> None:
    game = scenario("turn 4 north move\nnorth c5 ranger")
    destroy(game.state, [game.piece("c5")], 0)
    assert game.magic("south") == ["ranger"]


@pytest.mark.rule("SW1-DISC-3", "SW1-UNDER-7")
def test_cards_may_say_otherwise() -> None:
    """Runes under a unit are discarded by whoever put them there."""
    game = scenario("south c4 boarboon under rune-of-frost under ranger")
    destroy(game.state, [game.piece("c4")], 1)
    assert (game.magic("north"), game.discard("south")) == (["boarboon", "ranger"], ["rune-of-frost"])


@pytest.mark.rule("SW1-DISC-4")
def test_discarding_is_not_destroying() -> None:
    game = scenario("""
        south a1 mugglug
        south c4 wall
        south vine-walls 5
        north c5 swamp-beast
        north vine-walls 5
    """)
    discard(game.state, game.piece("c5"), 0)
    assert (game.magic("south"), game.state.waiting, game.told("destroyed")) == ([], [], [])


@pytest.mark.rule("SW1-DISC-6")
def test_forced_discards_go_to_whoever_orders_them() -> None:
    """O-27: what one chooses to pay goes to the own pile."""
    game = scenario("""
        south hand wall
        north hand scout brute
        north magic ranger
    """)
    discard_from_hand(game.state, 1, BY_ID["scout"].number, 0)
    discard_magic(game.state, 1, 1, 0)
    discard_from_hand(game.state, 1, BY_ID["brute"].number, 1)
    assert (game.discard("south"), game.discard("north")) == (["scout", "ranger"], ["brute"])


# Beneath --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-UNDER-2", "SW1-UNDER-3", "SW1-UNDER-4", "SW1-EX-23")
def test_cards_beneath_follow_one_by_one() -> None:
    """Destroyed: to the magic pile; discarded: to the discard pile (O-01)."""
    destroyed = example("EX-23").play("attack c4 c5", "roll 3 3 3")
    assert destroyed.magic("south") == ["blerg", "ranger", "scout"]
    discarded = example("EX-23")
    discard(discarded.state, discarded.piece("c5"), 0)
    assert (discarded.discard("south"), discarded.magic("south")) == (["blerg", "ranger", "scout"], [])
    moved = example("EX-23", ("turn 3 south attack", "turn 4 north move")).play("move c5 d6")
    assert moved.under("d6") == ["ranger", "scout"]


@pytest.mark.rule("SW1-UNDER-6", "SW1-ABIL-7")
def test_cards_beneath_are_no_units_and_do_nothing() -> None:
    game = scenario("""
        turn 4 north attack
        south c4 blerg under savager
        north c5 boarboon
    """)
    assert game.targets("c5") == "c4"
    assert "fear" not in game.abilities("c4")
    put_under(game.state, BY_ID["scout"].number, 0, 0, game.piece("c4"))
    discard_from_under(game.state, game.piece("c4"), 0, 0)
    assert (game.under("c4"), game.discard("south")) == (["scout"], ["savager"])


def test_returning_to_a_hand_leaves_wounds_and_cards_behind() -> None:
    game = scenario("south c4 blerg wounds 2 under ranger")
    return_to_hand(game.state, game.piece("c4"), 0)
    assert (game.hand("south"), game.discard("south"), game.card("c4")) == (["blerg"], ["ranger"], "")


# Conjurations and prisons ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-CONJ-1", "SW1-CONJ-2", "SW1-CONJ-6")
def test_conjurations_come_from_their_pile_without_cost() -> None:
    game = fresh("deep-benders", first="south")
    gorgon = BY_ID["gorgon"]
    state = game.state
    assert state.sides[0].conjurations == (gorgon.number,) * gorgon.copies
    assert put_conjuration(state, 0, gorgon.number, SMALL.square("c5")) is not None
    assert (len(state.sides[0].conjurations), state.sides[0].magic) == (gorgon.copies - 1, ())
    assert put_conjuration(state, 1, gorgon.number, SMALL.square("c6")) is None


@pytest.mark.rule("SW1-CONJ-3")
def test_conjurations_are_units_and_nothing_more() -> None:
    gorgon = BY_ID["gorgon"]
    assert gorgon.is_a(UNIT)
    assert not gorgon.is_a(COMMON | CHAMPION | SUMMONER)


@pytest.mark.rule("SW1-CONJ-4", "SW1-CONJ-5")
def test_a_destroyed_conjuration_feeds_enemies_only() -> None:
    game = scenario("""
        south c4 gorgon
        south d4 gorgon
    """)
    destroy(game.state, [game.piece("c4")], 1)
    destroy(game.state, [game.piece("d4")], 0)
    assert (game.magic("north"), game.magic("south"), game.discard("south")) == (["gorgon"], [], ["gorgon"])


@pytest.mark.rule("SW1-PRIS-1")
def test_a_prison_pile_lies_face_up_beside_the_board() -> None:
    game = scenario("""
        south a1 the-warden
        north c5 ranger
    """)
    imprison(game.state, game.piece("c5"), 0)
    assert (game.prison("south"), game.state.view(None)["sides"][0]["prison"]) == (["ranger"], ["ranger"])
