"""What must be true after every play, whatever the cards did: checked by ``stonehall simulate --check``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import cast

import stonehall
from stonehall.games.summoner_wars.cards import CARDS
from stonehall.games.summoner_wars.state import MAGIC_LIMIT
from stonehall.games.summoner_wars.state import State as SummonerWarsState
from stonehall.games.summoner_wars.turn import phase_main
from stonehall.games.summoner_wars.values import life
from stonehall.kernel import Problem, Record, State, StonehallError

Test = Callable[[State, State], list[str]]
"""What is wrong with a state, given the state its game began with."""


class Broken(StonehallError):
    """A rule of the engine itself does not hold."""


def check_play(record: Record, start: State) -> None:
    """Raise :class:`Broken` if the state of a record cannot be."""
    test = TESTS.get(record.game.id)
    wrong = test(record.state, start) if test is not None else []
    if wrong:
        raise Broken(f"After play {len(record.plays)} something cannot be.", [Problem(text) for text in wrong])


def check_record(record: Record) -> None:
    """Raise :class:`Broken` unless the written record, read back, leads to the same position."""
    again = stonehall.read_record(record.write())
    if again.state.to_position() != record.state.to_position():
        raise Broken("The record, read back and replayed, leads to another position.")


def summoner_wars(state: State, start: State) -> list[str]:
    """Cards are conserved, no dead card stays in play, magic stays on its track."""
    s = cast(SummonerWarsState, state)
    wrong = []
    before, now = all_cards(cast(SummonerWarsState, start)), all_cards(s)
    # An event being carried out lies between hand and discard pile; between two plays of a phase nothing may.
    between_plays = not s.over and s.asker is not None and s.asker[0] is phase_main
    for card in sorted(before | now):
        if now[card] > before[card] or (between_plays and now[card] < before[card]):
            wrong.append(f"{CARDS[card].id}: {before[card]} at the start of the game, {now[card]} now")
    for piece in s.field:
        if life(s, piece) <= 0:
            wrong.append(f"{piece.card.id} is in play with {life(s, piece)} life")
        if s.board[piece.square] is not piece:
            wrong.append(f"{piece.card.id} is not on the square it says it is on")
    for seat, side in enumerate(s.sides):
        if not 0 <= side.magic <= MAGIC_LIMIT:
            wrong.append(f"seat {seat} has {side.magic} magic")
    return wrong


def all_cards(s: SummonerWarsState) -> Counter[int]:
    """Every card of both players, wherever it is."""
    found: Counter[int] = Counter()
    for side in s.sides:
        found.update(side.hand)
        found.update(side.pile.cards())
        found.update(side.discard)
    for piece in s.field + s.events:
        found[piece.card.number] += 1
        found.update([card for card, _ in piece.under])
    return found


TESTS: dict[str, Test] = {"summoner-wars": summoner_wars}
