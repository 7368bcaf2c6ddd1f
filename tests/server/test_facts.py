"""What can be chosen: games, bots, decks, cards."""

from __future__ import annotations

import pytest

import stonehall
from stonehall.bots import BOTS
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.server import facts
from stonehall.server.protocol import DeckText
from stonehall.server.refuse import Refuse
from tests.server.guests import GAME


def test_games_and_their_decks() -> None:
    [game] = facts.games()
    assert (game.id, game.seats, game.bots) == (GAME, ["south", "north"], list(BOTS))
    assert [deck.id for deck in game.decks] == stonehall.load(GAME).decks()


def test_every_card_of_a_game() -> None:
    cards = facts.cards(GAME)
    assert [card.id for card in cards] == [card.id for card in stonehall.load(GAME).cards()]
    with pytest.raises(Refuse, match="no-game"):
        facts.cards("chess")


def test_ready_decks_and_decks_as_text() -> None:
    game = stonehall.load(GAME)
    for id in game.decks():
        assert facts.check_deck(DeckText(GAME, id)).deck == id
    assert facts.deck_of(game, "north", "tundra-orcs") == ("tundra-orcs", "tundra-orcs")
    assert facts.deck_of(game, "north", "  ") == ("", "")
    text = ready_deck("polar-dwarves").write()
    checked = facts.check_deck(DeckText(GAME, text.replace("; ", "\n")))
    assert (checked.deck, checked.problems) == (text, [])
    assert facts.deck_of(game, "north", text) == (text, "polar-dwarves")
    wrong = facts.check_deck(DeckText(GAME, "Summoner: Nobody\n99 Ice Golem"))
    assert wrong.deck == ""
    assert len(wrong.problems) >= 2
    assert facts.check_deck(DeckText(GAME, "4 Ice Golem\n" * 2000)).deck == ""
