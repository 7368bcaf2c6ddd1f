"""Building decks: what a deck is made of, and lists read with every reason why they are no deck."""

from __future__ import annotations

from random import Random

import pytest

import stonehall
from stonehall.server.tables.building import deck_plan, fill_deck, read_deck
from stonehall.server.wire.cards import DeckFilling, DeckReading
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import DeckText

BUILT = ["summoner-wars", "alliances"]


def read(game: str, text: str) -> DeckReading:
    return read_deck(DeckText(game, text))


def written(summoner: str, cards: dict[str, int]) -> str:
    return "\n".join([f"1 {summoner}", *[f"{count} {card}" for card, count in cards.items()]])


def rules(reading: DeckReading) -> list[tuple[str, str]]:
    return [(problem.words.id, problem.rule) for problem in reading.problems]


@pytest.mark.parametrize("game", BUILT)
def test_every_ready_deck_is_what_its_plan_says(game: str) -> None:
    plan = deck_plan(stonehall.load(game))
    assert list(plan.leaders) == stonehall.load(game).decks()
    for deck, summoner in plan.leaders.items():
        chosen = plan.ready[deck]
        reading = read(game, written(summoner, chosen))
        assert (reading.leader, reading.cards, reading.problems) == (summoner, chosen, [])
        assert read(game, reading.deck).cards == chosen, "what a seat takes is read the same again"
        assert sum(chosen.values()) + sum(plan.fixed[deck].values()) == plan.size
        assert all(deck in plan.allowed[card] for card in chosen)


@pytest.mark.parametrize("game", BUILT)
def test_what_is_allowed_is_what_the_game_accepts(game: str) -> None:
    plan = deck_plan(stonehall.load(game))
    deck, summoner = next(iter(plan.leaders.items()))
    strangers = {"sw2-deck-symbol-none", "sw2-deck-symbol-one", "sw2-deck-symbol-two", "al-deck-faction"}
    for card in plan.group_of:
        told = {problem.words.id for problem in read(game, written(summoner, {card: 1})).problems}
        assert (deck in plan.allowed[card]) == told.isdisjoint(strangers), card


def test_every_reason_is_told_with_its_rule() -> None:
    short = read(
        "summoner-wars", written("svara", {"ollag": 2, "ice-smith": 5, "parapet": 3, "ret-talus": 2, "dragos": 1})
    )
    assert short.deck == ""
    assert rules(short) == [
        ("sw2-deck-size-all", "SW2-DECK-2"),
        ("sw2-deck-size-standard", "SW2-DECK-2"),
        ("sw2-deck-size-commons", "SW2-DECK-2"),
        ("deck-copies", "SW2-DECK-5"),
        ("deck-copies", "SW2-DECK-6"),
        ("deck-copies", "SW2-DECK-4"),
        ("sw2-deck-not-in-pile", "SW2-DECK-2"),
        ("sw2-deck-symbol-one", "SW2-DECK-8"),
    ]
    nobody = read("alliances", "4 Nobody\n")
    assert [id for id, _ in rules(nobody)][:2] == ["deck-no-card", "deck-summoner-missing"]
    assert nobody.leader == ""


def test_games_without_decks_of_ones_own_and_endless_lists_are_refused() -> None:
    with pytest.raises(RequestRefused):
        deck_plan(stonehall.load("tash-kalar"))
    with pytest.raises(RequestRefused):
        read("summoner-wars", "1 gate\n" * 500)


# Filled by the server -------------------------------------------------------------------------------------------------


def fill(game: str, text: str) -> DeckFilling:
    return fill_deck(DeckText(game, text))


@pytest.mark.parametrize("game", BUILT)
def test_a_summoner_alone_is_filled_with_its_ready_deck(game: str) -> None:
    plan = deck_plan(stonehall.load(game))
    for deck, summoner in plan.leaders.items():
        filled = fill(game, f"1 {summoner}")
        assert (filled.leader, filled.problems) == (summoner, [])
        assert filled.deck
        assert filled.cards == plan.ready[deck]


@pytest.mark.parametrize("game", BUILT)
def test_whatever_is_there_a_legal_deck_comes_of_it(game: str) -> None:
    plan = deck_plan(stonehall.load(game))
    luck = Random(15)
    for summoner in plan.leaders.values():
        for _ in range(6):
            cards = luck.sample(sorted(plan.group_of), luck.randint(1, 14))
            given = {card: luck.randint(1, 6) for card in cards}
            filled = fill(game, written(summoner, given))
            assert filled.problems == []
            assert filled.leader == summoner
            assert read(game, filled.deck).cards == filled.cards, "what the game says is what is sent"


def test_what_may_stay_stays() -> None:
    filled = fill("summoner-wars", written("svara", {"smasher": 4, "targan": 1, "ice-golem": 2, "undead-warrior": 3}))
    assert filled.deck
    assert {"smasher": 4, "targan": 1}.items() <= filled.cards.items()
    assert filled.cards["ice-golem"] >= 2
    assert "undead-warrior" not in filled.cards, "it shows no symbol of Svara (SW2-DECK-8)"


def taken(filled: DeckFilling) -> list[tuple[str, int, str]]:
    return [(one.card, one.count, one.rule) for one in filled.taken]


def test_what_breaks_a_rule_goes_with_its_rule() -> None:
    filled = fill(
        "summoner-wars", written("svara", {"smasher": 5, "undead-warrior": 3, "ice-golem": 4, "dragos": 1, "ollag": 1})
    )
    assert taken(filled) == [
        ("smasher", 1, "SW2-DECK-6"),
        ("undead-warrior", 3, "SW2-DECK-8"),
        ("dragos", 1, "SW2-DECK-8"),
    ]
    assert {"smasher": 4, "ice-golem": 4, "ollag": 1}.items() <= filled.cards.items()
    foreign = fill("alliances", written("marek", {"bomber": 2, "shadow": 2, "grizzle": 1, "silts": 2}))
    assert taken(foreign) == [("shadow", 2, "SW1-DECK-11"), ("silts", 1, "SW1-DECK-8")]
    assert {"bomber": 2, "grizzle": 1, "silts": 1}.items() <= foreign.cards.items()


def test_the_starting_setup_needs_room_and_the_last_that_was_chosen_makes_it() -> None:
    chosen = {"scavenger": 6, "bomber": 7, "javelineer": 5, "kreep": 1}
    filled = fill("alliances", written("marek", chosen))
    needed = {"sand-cloaks-hunter": 1, "tinkerer": 1, "sand-cloaks-scholar": 2}
    assert taken(filled) == [("javelineer", 4, "")], "18 Commons, four of them stand on the board (SW1-DECK-4)"
    assert {**needed, "scavenger": 6, "bomber": 7, "javelineer": 1, "kreep": 1}.items() <= filled.cards.items()


def test_with_a_mutation_commons_may_stand_in_for_champions() -> None:
    """Then only the units in all are counted (SW1-DECK-17)."""
    chosen = {"prisoner": 10, "taskmaster": 9, "bone-mutant": 1}
    filled = fill("alliances", written("the-warden", chosen))
    assert taken(filled) == []
    assert filled.deck
    assert filled.cards == {**chosen, "hester": 1}


def test_a_legal_deck_and_a_list_without_a_summoner_stay_as_they_are() -> None:
    plan = deck_plan(stonehall.load("summoner-wars"))
    own = {**plan.ready["polar-dwarves"], "ice-smith": 3, "smasher": 1}
    text = written("svara", own)
    assert (filled := fill("summoner-wars", text)).deck == read("summoner-wars", text).deck
    assert (filled.cards, filled.taken) == (own, [])
    unled = fill("summoner-wars", "4 ice-smith")
    assert (unled.deck, unled.cards, unled.taken) == ("", {"ice-smith": 4}, [])
    assert unled.problems == read("summoner-wars", "4 ice-smith").problems


def test_only_games_with_decks_of_ones_own_fill_them() -> None:
    with pytest.raises(RequestRefused):
        fill("tash-kalar", "1 bomb")
