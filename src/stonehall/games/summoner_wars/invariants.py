"""What must be true after every play, whatever the cards did."""
# interpreted: checked in simulations only

from __future__ import annotations

from collections import Counter

from stonehall.games.summoner_wars.cards import CARDS
from stonehall.games.summoner_wars.state import MAGIC_LIMIT, State
from stonehall.games.summoner_wars.turn import phase_main
from stonehall.games.summoner_wars.values import life
from stonehall.toolkit.invariants import not_conserved


def invariant_errors(s: State, start: State) -> list[str]:
    """Cards are conserved, no dead card stays in play, magic stays on its track."""
    # An event being carried out lies between hand and discard pile; between two plays of a phase nothing may.
    between_plays = not s.over and s.is_asked_in(phase_main)
    wrong = not_conserved(all_cards(start), all_cards(s), between_plays, CARDS)
    for piece in s.field:
        if life(s, piece) <= 0:
            wrong.append(f"{piece.card.id} is in play with {life(s, piece)} life")
        if s.board[piece.square] is not piece:
            wrong.append(f"{piece.card.id} is not on the square it says it is on")
    for seat, side in enumerate(s.sides):
        if not 0 <= side.magic <= MAGIC_LIMIT:
            wrong.append(f"seat {seat} has {side.magic} magic")
    return wrong


def all_cards(s: State) -> Counter[int]:
    """Every card of both players, wherever it is."""
    found: Counter[int] = Counter()
    for side in s.sides:
        found.update(side.hand)
        found.update(side.pile.cards())
        found.update(side.discard)
    for piece in s.field + s.events:
        found[piece.card.number] += 1
        found.update([card for card, _, _ in piece.under])
    return found
