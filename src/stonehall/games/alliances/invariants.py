"""What must be true after every play, whatever the cards did."""
# interpreted: checked in simulations only

from __future__ import annotations

from collections import Counter

from stonehall.games.alliances.board import VINES
from stonehall.games.alliances.cards import CARDS, VINE_WALL, VINE_WALL_CARD
from stonehall.games.alliances.pieces import PASSING
from stonehall.games.alliances.state import State
from stonehall.games.alliances.turn import phase_main
from stonehall.games.alliances.values import life
from stonehall.toolkit.invariants import not_conserved


def invariant_errors(s: State, start: State) -> list[str]:
    """Cards are conserved wherever they are, no dead card stays in play, the layers of the board agree."""
    return _cards(s, start) + _pieces(s) + _piles(s) + _edges(s)


def _cards(s: State, start: State) -> list[str]:
    # An event being carried out lies between hand and discard pile; between two plays of a phase nothing may.
    between_plays = not s.over and s.is_asked_in(phase_main)
    return not_conserved(all_cards(start), all_cards(s), between_plays, CARDS)


def all_cards(s: State) -> Counter[int]:
    """Every card of all players, wherever it is: hands, piles, on the board, under other cards, out of the game."""
    found: Counter[int] = Counter()
    for side in s.sides:
        for pile in (side.hand, side.pile.cards(), side.magic, side.discard, side.conjurations, side.prison):
            found.update(pile)
        found.update(side.removed)
        found[VINE_WALL_CARD.number] += side.vine_walls
    for piece in s.field:
        found[piece.card.number] += 1
        found.update([card for card, _, _ in piece.under])
    return found


def _pieces(s: State) -> list[str]:
    wrong = []
    for piece in s.field:
        if life(s, piece) <= 0 and not s.over and s.is_asked_in(phase_main):
            wrong.append(f"{piece.card.id} is in play with {life(s, piece)} life")
        layer = s.vines if piece.card.classes & VINE_WALL else s.board
        if layer[piece.square] is not piece and not piece.marks & PASSING:
            wrong.append(f"{piece.card.id} is not on the square it says it is on")
        if s.sides[piece.controller].eliminated and not s.over:
            wrong.append(f"{piece.card.id} is under the control of a player who is out")
    for layer in (s.board, s.vines):
        for square, piece_there in enumerate(layer):
            if piece_there is not None and (piece_there.square != square or piece_there.id not in s.pieces):
                wrong.append(f"{piece_there.card.id} lies on a square it does not know of")
    if s.vine_count != sum(vine is not None for vine in s.vines):
        wrong.append(f"{s.vine_count} Vine Walls are counted, and there are others on the battlefield")
    return wrong


def _piles(s: State) -> list[str]:
    """Magic is the size of its pile, so whatever is known of its cards is known card by card (SW1-MAGIC-1)."""
    wrong = []
    for seat, side in enumerate(s.sides):
        if len(side.magic) != len(side.magic_seen):
            wrong.append(f"seat {seat} has {len(side.magic)} magic, but {len(side.magic_seen)} of it are remembered")
        if Counter(side.shown) - Counter(side.hand):
            wrong.append(f"everybody knows cards in the hand of seat {seat} that are not there")
        if side.vine_walls < 0:
            wrong.append(f"seat {seat} has {side.vine_walls} Vine Walls")
        if side.eliminated and (side.hand or side.magic or side.discard or len(side.pile)) and not s.over:
            wrong.append(f"seat {seat} is out and still has cards")
    return wrong


def _edges(s: State) -> list[str]:
    """Whatever lies next to something has it next to itself, over the joined edges too (SW1-TEAM-9, SW1-TEAM-10)."""
    wrong = []
    for square, near in enumerate(s.neighbours):
        wrong += [
            f"{square} is next to {other}, but not the other way round"
            for other in near
            if square not in s.neighbours[other]
        ]
        wrong += [
            f"{square} and {other} are next to each other and not 1 apart"
            for other in near
            if s.distance[square][other] != 1
        ]
    return wrong if s.grid.size <= VINES else ["the board is larger than its places"]
