"""What can be chosen: games, bots, decks, cards."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import msgspec
import pytest

import stonehall
from stonehall.bots import LEVELS, registry
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.lab.ladder import Ladder, Pair, in_package, measured
from stonehall.lab.ladder.pairs import Conduct
from stonehall.server.tables import catalog
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import DeckText, FormFacts
from tests.server.guests import GAME


def test_games_and_their_decks() -> None:
    assert [game.id for game in catalog.games()] == stonehall.game_ids()
    for game in catalog.games():
        assert game.seats == list(stonehall.load(game.id).seat_names)
        assert game.bots == list(LEVELS)
        assert game.thinking == LEVELS
        assert [deck.id for deck in game.decks] == stonehall.load(game.id).decks()


def test_the_forms_of_a_game_and_by_how_many_they_are_played() -> None:
    wars, arena, mountain, alliances = catalog.games()
    assert (wars.forms, wars.usual, wars.own_decks, wars.one_of_each) == ([FormFacts("", [2], [])], "", True, False)
    assert arena.forms == [
        FormFacts("high-form", [2], [4]), FormFacts("duel", [2], [4]), FormFacts("melee", [3, 4], [])
    ]  # fmt: skip
    assert (arena.usual, arena.own_decks, arena.one_of_each) == ("duel", False, True)
    assert mountain.forms == [FormFacts("", [2, 3, 4, 5], [4])]
    assert (mountain.usual, mountain.own_decks, mountain.one_of_each) == ("", False, False)
    assert alliances.forms == [FormFacts("two", [2], []), FormFacts("three", [4], []), FormFacts("four", [4], [])]
    assert (alliances.usual, alliances.own_decks, alliances.one_of_each) == ("two", True, False)


@pytest.mark.parametrize("id", stonehall.game_ids())
def test_every_card_of_a_game(id: str) -> None:
    game = catalog.find(id)
    assert [card["id"] for card in catalog.cards(game)] == [card.id for card in game.cards()]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(RequestRefused, match="no-game"):
        catalog.find("chess")


@pytest.mark.parametrize("id", stonehall.game_ids())
def test_what_is_sent_of_a_card_is_what_its_game_says(id: str) -> None:
    """Field by field: the shapes of facts are declared by the protocol alone."""
    game = stonehall.load(id)
    assert msgspec.to_builtins(catalog.cards(game)) == list(game.card_catalog())
    for deck, said in zip(catalog.decks(game), game.deck_catalog(), strict=True):
        assert said.items() <= msgspec.to_builtins(deck).items()


def test_ready_decks_and_decks_as_text() -> None:
    game = stonehall.load(GAME)
    for id in game.decks():
        assert catalog.check_deck(DeckText(GAME, id)).deck == id
    assert catalog.deck_of(game, "north", "tundra-orcs") == ("tundra-orcs", "tundra-orcs")
    assert catalog.deck_of(game, "north", "  ") == ("", "")
    text = ready_deck("polar-dwarves").write()
    checked = catalog.check_deck(DeckText(GAME, text.replace("; ", "\n")))
    assert (checked.deck, checked.problems) == (text, [])
    assert catalog.deck_of(game, "north", text) == (text, "polar-dwarves")
    wrong = catalog.check_deck(DeckText(GAME, "Summoner: Nobody\n99 Ice Golem"))
    assert wrong.deck == ""
    assert len(wrong.problems) >= 2
    with pytest.raises(RequestRefused, match="deck-too-long"):
        catalog.check_deck(DeckText(GAME, "4 Ice Golem\n" * 2000))


def test_bots_of_other_packages_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("hasty", "stonehall.bots.random:RandomBot", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry])
    registry.installed_bots.cache_clear()
    try:
        assert all(game.bots == [*LEVELS, "hasty"] for game in catalog.games())
    finally:
        registry.installed_bots.cache_clear()


def test_how_strong_the_bots_are_is_told_as_it_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    ladder = Ladder("tash-kalar", ["squire", "page", "openspiel-mcts"], 1)
    pairs = [
        Pair(*meeting.bots, 1, [1.0, 0.5], [9, 9], {bot: Conduct(2, 0.5, 0.3, {"idle": 1}) for bot in meeting.bots})
        for meeting in ladder.meetings
    ]
    found = measured(ladder, pairs, "2026-11-16")
    monkeypatch.setattr(catalog, "in_package", lambda: [found])
    (told,) = catalog.ladders()
    data = found.data()
    for score in data["scores"]:
        del score["conduct"]  # of each bot in all its games it is told
    assert msgspec.to_builtins(told) == data
    head, first, *others = catalog.ladder_sheet().splitlines()
    assert head == "game,form,first,rating,error,second,rating,error,games,score,share,low,high,seed,day,version"
    assert first.startswith("tash-kalar,duel,squire,1200,")
    assert len(others) == 2
    assert ",openspiel-mcts,,," in others[0]  # it has no rating


def test_what_the_package_holds_can_be_told() -> None:
    assert [(told.game, told.form) for told in catalog.ladders()] == [(one.game, one.form) for one in in_package()]
