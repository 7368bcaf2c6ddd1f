"""Hands and decks (HAND)."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar.cards import BY_ID, CARDS
from stonehall.kernel import Chance
from tests.tash_kalar.scenario import Scenario, scenario


def drawn(game: Scenario) -> str:
    """What luck may draw now."""
    assert isinstance(game.state.decision, Chance)
    return " ".join(text.removeprefix("draw ") for text in game.options)


def ids(cards: list[int]) -> list[str]:
    return [CARDS[card].id for card in cards]


@pytest.mark.rule("TK-HAND-1")
def test_the_hand_is_refilled_to_three_two_and_one() -> None:
    game = scenario("""
        turn 3 south actions 1
        south hand knight
        south draw herald bomb champion
        legends draw titan leviathan hell-bull
        flares draw f4-4a f3-5
        north draw messenger cannon
    """)
    game.play("place e5")
    assert drawn(game) == "bomb champion herald"
    game.play("draw bomb")
    assert drawn(game) == "champion herald"
    game.play("draw herald")
    assert drawn(game) == "hell-bull leviathan titan"
    game.play("draw titan", "draw hell-bull")
    assert drawn(game) == "f3-5 f4-4a"
    game.play("draw f3-5")
    assert game.hand("south") == ["bomb", "f3-5", "hell-bull", "herald", "knight", "titan"]
    assert (game.asked, game.hand("north")) == ("north", []), "only the player of the turn draws"


@pytest.mark.rule("TK-HAND-1")
def test_a_full_hand_draws_nothing() -> None:
    game = scenario("""
        turn 3 south actions 1
        south hand knight herald bomb titan leviathan f4-4a
        south draw champion cannon
        legends draw hell-bull time-elemental
        flares draw f3-5 f5-5
    """)
    game.play("place e5")
    assert (game.asked, len(game.hand("south"))) == ("north", 6)


@pytest.mark.rule("TK-HAND-2")
def test_legends_and_flares_are_shuffled_anew_when_they_run_out() -> None:
    game = scenario("""
        turn 3 south actions 1
        legends draw titan
        legends discard hell-bull leviathan time-elemental
        flares discard f4-4a f3-5
    """)
    game.play("place e5")
    assert game.hand("south") == ["titan"], "first what is left of the deck"
    assert drawn(game) == "hell-bull leviathan time-elemental"
    game.play("draw leviathan")
    assert drawn(game) == "f3-5 f4-4a"
    game.play("draw f4-4a")
    assert game.hand("south") == ["f4-4a", "leviathan", "titan"]
    state = game.state
    assert sorted(ids(state.legends.cards())) == ["hell-bull", "time-elemental"]
    assert ids(state.flares.cards()) == ["f3-5"]
    assert (state.legends_discard, state.flares_discard) == ([], [])


@pytest.mark.rule("TK-HAND-2")
def test_while_the_deck_lasts_the_discard_piles_stay() -> None:
    game = scenario("""
        turn 3 south actions 1
        legends draw titan fire-dragon
        legends discard hell-bull
        flares draw f5-5
        flares discard f4-4a
    """)
    game.play("place e5", "draw titan")
    assert game.hand("south") == ["f5-5", "fire-dragon", "titan"]
    assert ids(game.state.legends_discard + game.state.flares_discard) == ["hell-bull", "f4-4a"]


@pytest.mark.rule("TK-HAND-3")
def test_the_own_deck_is_never_reshuffled() -> None:
    game = scenario("""
        turn 3 south actions 1
        south hand knight
        south draw herald
        south discard bomb champion cannon
    """)
    game.play("place e5")
    assert game.asked == "north"
    assert game.hand("south") == ["herald", "knight"]
    assert game.discard("south") == ["bomb", "champion", "cannon"]


@pytest.mark.rule("TK-HAND-6")
def test_hands_are_secret_and_discard_piles_open() -> None:
    game = scenario("""
        south hand knight titan f4-4a
        south discard bomb
        north hand herald hell-bull f3-5
        north discard cannon champion
        legends discard leviathan
        flares discard f5-5 f3-4
    """)
    own, other, none = (game.state.view(seat) for seat in (0, 1, None))
    assert [own["sides"][0][part] for part in ("hand", "legends", "flares")] == [["knight"], ["titan"], ["f4-4a"]]
    for view in (other, none):
        assert [view["sides"][0][part] for part in ("hand", "legends", "flares")] == [None, None, None]
        assert not {"knight", "titan", "f4-4a"} & set(repr(view).replace("'", " ").split())
    assert not {"herald", "hell-bull", "f3-5"} & set(repr(own).replace("'", " ").split())
    for view in (own, other, none):
        assert [side["discard"] for side in view["sides"]] == [["bomb"], ["cannon", "champion"]]
        assert (view["legends_discard"], view["flares_discard"]) == (["leviathan"], ["f5-5", "f3-4"])
        assert [view["sides"][0][part] for part in ("hand_size", "legends_size", "flares_size")] == [1, 1, 1]


@pytest.mark.rule("TK-HAND-6")
def test_others_are_not_told_what_was_drawn() -> None:
    game = scenario("""
        turn 3 south actions 1
        south draw knight
    """)
    game.play("place e5")
    [event] = game.told("drew")
    assert event.seen_by(0).args == (0, BY_ID["knight"].number)
    assert (event.seen_by(1).id, event.seen_by(1).args) == ("drew-hidden", (0,))
    assert event.seen_by(None).args == (0,)


@pytest.mark.rule("TK-HAND-7")
def test_one_flare_a_turn_since_the_next_comes_at_its_end() -> None:
    game = scenario("""
        south hand f4-4a
        flares draw f4-4b f5-5
        north common c1 d1 e1 f1 g1 c2 d2 e2 f2
    """)
    game.play("flare f4-4a", "place e9")
    assert (game.prompt, game.starting("flare"), game.hand("south")) == ("actions", [], [])
    game.play("place f9")
    assert (game.prompt, game.starting("flare")) == ("actions", [])
    game.play("place g9")
    assert drawn(game) == "f4-4b f5-5"
    game.play("draw f5-5")
    assert (game.asked, game.hand("south")) == ("north", ["f5-5"])
