"""Options as a person meets them, and everything printed as plain data."""

from __future__ import annotations

import json
from collections import Counter

import stonehall
from stonehall.games.tash_kalar.cards import CARDS, DECKS
from stonehall.kernel import Choice
from stonehall.locale import catalogue
from tests.tash_kalar.scenario import GAME, scenario

SEATS = ("Ada", "Bea", "Cyd", "Dan")


def picks(choice: Choice) -> str:
    return ", ".join(f"{pick.kind} {pick.id}" for pick in choice.path)


def test_a_summoning_is_a_card_and_a_square_and_shows_the_pieces_it_uses() -> None:
    game = scenario("south common c4 c6 e5\nsouth hand swordmaster\nnorth common d4")
    choice = GAME.choice(game.state.view(0), "summon swordmaster c5", SEATS)
    assert picks(choice) == "card swordmaster, place c5"
    assert choice.uses == ("c4", "c6")
    assert catalogue("en").text(choice.label) == "Summon Swordmaster on c5"
    assert GAME.choice(game.state.view(0), "place d5", SEATS).uses == ()


def test_orientations_share_card_and_square_and_differ_in_label() -> None:
    game = scenario("south common d3 c4 e4 d5 f5 e6 g6 f7\nsouth hand time-mage")
    view = game.state.view(0)
    choices = [GAME.choice(view, text, SEATS) for text in game.starting("summon", "time-mage")]
    clicks = Counter(picks(choice) for choice in choices)
    assert max(clicks.values()) > 1
    assert len({catalogue("en").text(choice.label) for choice in choices}) == len(choices)
    assert all(len(choice.uses) == 4 for choice in choices)


def test_only_the_one_who_is_asked_sees_what_a_summoning_would_use() -> None:
    game = scenario("south common c4 c6\nsouth hand swordmaster")
    used = [decision["uses"] for seat in (0, 1, None) if (decision := game.state.view(seat)["decision"])]
    assert used == [{"summon swordmaster c5": [["c4", "c6"]]}, {}, {}]


def test_a_summoning_tells_every_pattern_it_fits() -> None:
    """Above and below, or left and right: the play names neither, since it makes no difference."""
    game = scenario("south common c4 c6 b5 d5\nsouth hand swordmaster")
    view = game.state.view(0)
    assert view["decision"] is not None
    assert view["decision"]["uses"]["summon swordmaster c5"] == [["c4", "c6"], ["b5", "d5"]]
    assert sorted(GAME.choice(view, "summon swordmaster c5", SEATS).uses) == ["b5", "c4", "c6", "d5"]


def test_the_other_clicks() -> None:
    game = scenario("south common c4 c6\nsouth hand messenger")
    view = game.state.view(0)
    for text, clicks in {
        "place d5": "place d5", "discard messenger": "card messenger, word discard", "move c4 d4": "place c4, place d4",
        "pick-up c4": "place c4, word pick-up", "toward ne": "", "end": "",
        "flare f3-6a north": "open f3-6a, word flare",
    }.items():  # fmt: skip
        choice = GAME.choice(view, text, SEATS)
        assert picks(choice) == clicks


def test_facts_tell_what_is_printed() -> None:
    facts = {str(card["id"]): card for card in GAME.card_catalog()}
    assert len(facts) == len(CARDS)
    assert Counter(card["kind"] for card in facts.values()) == {"being": 108, "legend": 12, "flare": 12, "task": 24}
    assert facts["knight"]["pattern"] == [".X.", "ccc", "c.."]
    assert (facts["knight"]["school"], facts["knight"]["rank"]) == ("northern", "heroic")
    assert (facts["gun-tower"]["marks"], facts["knight"]["marks"]) == (["dXd", "...", "..."], [])
    assert (facts["hell-bull"]["kind"], facts["hell-bull"]["school"]) == ("legend", "")
    assert facts["f3-6a"] == {"id": "f3-6a", "kind": "flare", "upper": 3, "lower": 6}
    assert (facts["side-chain"]["points"], facts["side-chain"]["category"]) == (3, "position")
    assert json.loads(json.dumps(facts)) == facts


def test_every_school_has_eighteen_beings() -> None:
    assert [deck["id"] for deck in GAME.deck_catalog()] == GAME.decks()
    assert all(len(DECKS[school]) == 18 for school in GAME.decks())
    assert DECKS["northern"] == DECKS["southern"]


def test_the_seats_that_play_follow_from_the_options() -> None:
    game = stonehall.load("tash-kalar")
    for count, options in {
        2: {}, 3: {"form": "melee"}, 4: {"form": "melee", "seats": "4"},
    }.items():  # fmt: skip
        assert game.seats_of(game.complete(options)) == game.seat_names[:count]
    assert len(game.seats_of(game.complete({"teams": "yes"}))) == 4
