"""What the games are made of, for those who choose: games, decks, cards."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

import stonehall
from stonehall.bots import BOTS
from stonehall.kernel import Game, OptionsError
from stonehall.server.protocol import CardFacts, DeckCheck, DeckFacts, DeckText, GameFacts
from stonehall.server.refuse import Refuse
from stonehall.server.words import complaints

LONGEST_DECK: Final = 8000


def find(game_id: str) -> Game:
    """The game with this id."""
    if game_id not in stonehall.game_ids():
        raise Refuse("no-game", 404)
    return stonehall.load(game_id)


@cache
def games() -> list[GameFacts]:
    """Every game with what can be chosen at a new table of it."""
    return [_game(stonehall.load(id)) for id in stonehall.game_ids()]


def _game(game: Game) -> GameFacts:
    decks = msgspec.convert(list(game.deck_facts()), list[DeckFacts])
    return GameFacts(game.id, list(game.seat_names), decks, list(BOTS))


def cards(game_id: str) -> list[CardFacts]:
    """Every printed card of a game."""
    return _cards(find(game_id))


@cache
def _cards(game: Game) -> list[CardFacts]:
    return msgspec.convert(list(game.facts()), list[CardFacts])


def check_deck(deck: DeckText) -> DeckCheck:
    """The deck in the form a seat takes, or everything that is wrong with it."""
    game = find(deck.game)
    try:
        return DeckCheck(deck_of(game, game.seat_names[0], deck.text)[0], [])
    except Refuse as wrong:
        return DeckCheck("", wrong.problems)


def deck_of(game: Game, seat: str, text: str) -> tuple[str, str]:
    """The option a deck stands for, and the faction it is of; both are empty where the deck is left to luck."""
    if not text.strip():
        return "", ""
    if text in game.decks():
        return text, next(str(deck["faction"]) for deck in game.deck_facts() if deck["id"] == text)
    if len(text) > LONGEST_DECK:
        raise Refuse("deck", 422)
    try:
        option = game.deck_option(text, seat)
        sides = game.start({seat: option}).view(None)["sides"]
    except OptionsError as wrong:
        raise Refuse("deck", 422, complaints(wrong)) from None
    assert isinstance(sides, list)
    return option, str(sides[game.seat_names.index(seat)]["faction"])
