"""What must be true after every play, whatever the cards did."""
# interpreted: checked in simulations only

from __future__ import annotations

from collections import Counter

from stonehall.games.summoner_wars.cards import CARDS
from stonehall.games.summoner_wars.state import MAGIC_LIMIT, State
from stonehall.games.summoner_wars.turn import phase_main
from stonehall.games.summoner_wars.values import life


def invariant_errors(s: State, start: State) -> list[str]:
    """Cards are conserved, no dead card stays in play, magic stays on its track."""
    wrong = []
    before, now = all_cards(start), all_cards(s)
    # An event being carried out lies between hand and discard pile; between two plays of a phase nothing may.
    between_plays = not s.over and s.asking_frame is not None and s.asking_frame[0] is phase_main
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
