"""How often the cards of a game are played, and how often those win who play them: counted in games of computers.

What was counted is data of a game (``card_results.json`` in its package), made by ``python -m tools.card_results``. It
says what goes together, not what a card is worth: who is ahead has more to play with.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass, field
from functools import cache
from importlib.resources import files
from typing import Final

from stonehall.kernel import CHANCE, AnyGame
from stonehall.kernel.card_library import CardLibrary
from stonehall.kernel.game_log import GameLog
from stonehall.kernel.message import Term, Value

FILE: Final = "card_results.json"


@dataclass
class CardResult:
    """Of all players in all games: how many had a card in reach, how many of those won; how many played it, and won.

    A card counts once for a player and game, however often it was played.
    """

    held: int = 0
    held_won: int = 0
    played: int = 0
    played_won: int = 0


@dataclass
class CardResults:
    """What was counted, card by card, in games of one kind of bot; ``command`` is the run that made it."""

    bot: str
    games: int
    command: str
    version: str
    day: str
    cards: dict[str, CardResult] = field(default_factory=dict)

    def write(self) -> str:
        """As it is kept: a card on a line; those that nobody could have played say nothing."""
        made = {name: value for name, value in vars(self).items() if name != "cards"}
        lines = [f"  {json.dumps(id)}: {list(astuple(one))}" for id, one in sorted(self.cards.items())]
        cards = ",\n".join(lines)
        return f'{{\n "made": {json.dumps(made)},\n "cards": {{\n{cards}\n }}\n}}\n'

    @classmethod
    def read(cls, text: str) -> CardResults:
        data = json.loads(text)
        return cls(**data["made"], cards={id: CardResult(*counts) for id, counts in data["cards"].items()})


@cache
def results_of(game: AnyGame) -> CardResults | None:
    """What was counted of a game; ``None`` where nobody did."""
    package = type(game).__module__.rpartition(".")[0]
    file = files(package) / FILE if package else None
    return CardResults.read(file.read_text("utf-8")) if file is not None and file.is_file() else None


def _told(log: GameLog, wanted: Mapping[str, str]) -> Iterator[tuple[int, int, str]]:
    """Of each event that is wanted: who it names (``CHANCE``: nobody), whose turn it was, and the card."""
    game = log.record.game
    seats: list[Value] = [str(seat) for seat in range(len(game.seats_in(log.record.state)))]
    for _, event, active, _ in log.lines(0):
        if event.id in wanted:
            args = game.event_message(event, seats).args
            card = args[wanted[event.id]]
            if isinstance(card, Term):
                yield int(str(args.get("player", CHANCE))), active, card.id


def count_game(results: CardResults, log: GameLog, decks: Sequence[str], library: CardLibrary) -> None:
    """Add a game that is over: ``decks`` are those of its seats, empty in a game without decks.

    There everything lies open to everybody.
    """
    state = log.record.state
    seats = range(len(log.record.game.seats_in(state)))
    known = {card.id for card in library.cards}
    played: list[set[str]] = [set() for _ in seats]
    for named, active, card in _told(log, library.plays):
        played[active if named == CHANCE else named].add(card)  # who is not named is on turn
    held = [{card.id for card in library.cards if not decks or decks[seat] in card.decks} for seat in seats]
    for named, _, card in _told(log, library.deals):
        for seat in seats if named == CHANCE else [named]:
            held[seat].add(card)
    winners = state.outcome.winners if state.outcome is not None else ()
    for seat in seats:
        for card in (held[seat] | played[seat]) & known:
            one = results.cards.setdefault(card, CardResult())
            one.held += 1
            one.held_won += seat in winners
            one.played += card in played[seat]
            one.played_won += card in played[seat] and seat in winners
    results.games += 1
