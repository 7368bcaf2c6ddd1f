"""Discarding (DISC)."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar.cards import CARDS
from stonehall.kernel import Pile
from tests.tash_kalar.scenario import Scenario, scenario

TABLE = """
    south hand knight herald bomb titan leviathan f4-4a
    south draw champion cannon
    legends draw hell-bull time-elemental
    flares draw f5-5 f3-4
    legends discard storm-elemental
    flares discard f4-6
    north hand messenger
"""


def ids(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards]


def beneath(pile: Pile) -> list[str]:
    """The cards known to lie at the bottom of a deck, the uppermost first."""
    return ids(pile.bottom)


def discards(game: Scenario) -> tuple[list[str], list[str], list[str]]:
    """The discard piles of south, of the legends and of the flares."""
    return game.discard("south"), ids(game.state.legends_discard), ids(game.state.flares_discard)


@pytest.mark.rule("TK-DISC-1")
def test_a_being_of_the_own_deck_is_discarded() -> None:
    game = scenario(TABLE)
    assert game.targets("discard") == "bomb herald knight"
    assert game.refusal("discard champion") == ["TK-DISC-1"]
    assert game.refusal("discard messenger") == ["TK-DISC-1"]
    game.play("discard herald")
    assert game.actions == 1
    assert game.discard("south") == ["herald"]
    assert game.hand("south") == ["bomb", "f4-4a", "knight", "leviathan", "titan"]


@pytest.mark.rule("TK-DISC-2")
def test_any_number_of_other_cards_may_go_under_their_decks() -> None:
    game = scenario(TABLE).play("discard herald")
    assert game.options == [
        "done", "under bomb", "under f4-4a", "under knight", "under leviathan", "under titan",
    ]  # fmt: skip
    game.play("under titan", "under knight", "under f4-4a")
    assert game.options == ["done", "under bomb", "under leviathan"]
    game.play("done")
    assert (game.prompt, game.actions, game.hand("south")) == ("actions", 1, ["bomb", "leviathan"])

    none = scenario(TABLE).play("discard herald", "done")
    assert (none.prompt, len(none.hand("south"))) == ("actions", 5)

    everything = scenario(TABLE).play("discard herald")
    everything.play("under titan", "under knight", "under f4-4a", "under bomb", "under leviathan")
    assert (everything.prompt, everything.hand("south")) == ("actions", [])


@pytest.mark.rule("TK-DISC-3")
def test_discarding_is_possible_once_a_turn() -> None:
    game = scenario(TABLE).play("discard herald", "done")
    assert game.starting("discard") == []
    assert game.refusal("discard knight") == ["TK-DISC-3"]
    game.play("place e5")
    while game.asked == "chance":
        game.play(game.options[0])
    assert game.asked == "north"
    assert game.targets("discard") == "messenger", "a new turn, a new discard"


@pytest.mark.rule("TK-DISC-4")
def test_legends_and_flares_cannot_be_discarded() -> None:
    game = scenario(TABLE)
    for card in ("titan", "leviathan", "f4-4a"):
        assert game.refusal(f"discard {card}") == ["TK-DISC-4"]
    without_beings = scenario("south hand titan leviathan f4-4a")
    assert without_beings.starting("discard") == []


@pytest.mark.rule("TK-DISC-5")
def test_cards_put_back_lie_under_their_own_decks() -> None:
    game = scenario(TABLE).play("discard herald")
    game.play("under titan", "under knight", "under f4-4a", "under bomb", "done")
    state = game.state
    assert beneath(state.seats[0].pile) == ["knight", "bomb"]
    assert beneath(state.legends) == ["titan"]
    assert beneath(state.flares) == ["f4-4a"]
    assert discards(game) == (["herald"], ["storm-elemental"], ["f4-6"])
    game.play("place e5", "draw champion")  # cannon is then the last one above the two
    assert game.hand("south") == ["cannon", "champion", "knight", "leviathan"]


@pytest.mark.rule("TK-DISC-5")
def test_others_do_not_see_which_cards_are_put_back() -> None:
    game = scenario(TABLE).play("discard herald")
    game.play("under titan", "under knight", "done")
    own = [event.seen_by(0) for event in game.told("put-under")]
    assert [CARDS[event.args[1]].id for event in own] == ["titan", "knight"]
    for seat in (1, None):
        seen = [event.seen_by(seat) for event in game.told("put-under")]
        assert [(event.id, event.args) for event in seen] == [("put-under-hidden", (0,))] * 2
        assert "knight" not in repr(game.state.view(seat))
