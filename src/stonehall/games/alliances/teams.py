"""Defeat: who is out, what becomes of their cards, and how the game ends."""

from __future__ import annotations

from stonehall.games.alliances.cards import VINE_WALL, VINE_WALL_CARD
from stonehall.games.alliances.piles import give_magic, shuffle_pile
from stonehall.games.alliances.state import NOBODY, State


def check_defeat(s: State) -> bool:
    """Those whose summoners fell are out; the game ends when a side has none left. Whether the active player is out."""
    slain = s.slain
    s.slain = ()
    s.attack = None
    for seat in slain:
        s.sides[seat].eliminated = True
        s.tell("defeated", seat)
    standing = [side for side in range(s.seating.sides) if not _is_beaten(s, side)]
    if len(standing) > 1:
        for seat in slain:
            _clear_away(s, seat)
        return s.active in slain
    s.reason = "summoners-destroyed"
    if standing:
        s.winner = standing[0]
    elif not s.settings.last_summoners_draw:
        s.winner = s.side_of[s.active]
    else:
        s.reason = "last-summoners-destroyed"  # SW1-END-5, O-20
    s.finish()
    return False


def _is_beaten(s: State, side: int) -> bool:
    """Whether all summoners of a side are gone (SW1-END-1, SW1-END-2)."""
    return all(s.sides[seat].eliminated for seat in s.seating.seats_of[side])


def _clear_away(s: State, seat: int) -> None:
    """The cards of a player who is out (SW1-ELIM-1..6, SW1-ELIM-10): discarded, nobody gains by it.

    Hand and all cards under the player's control leave the game, so do the draw and the discard pile and the piles
    beside the board; the magic pile goes on top of the partner's.
    """
    side = s.sides[seat]
    for piece in s.own(seat):
        s.take_off(piece)
        if piece.card.classes & VINE_WALL:
            s.sides[piece.owner].vine_walls += 1
        else:
            side.removed += (piece.card.number,)
        side.removed += tuple([card for card, _, _ in piece.under])
    side.removed += (*side.hand, *side.discard, *side.pile.cards(), *side.conjurations, *side.prison)
    side.hand = side.shown = side.discard = side.conjurations = side.prison = ()
    side.glimpsed = ()
    shuffle_pile(s, seat)
    side.pile.loose.clear()
    side.removed += (VINE_WALL_CARD.number,) * side.vine_walls
    side.vine_walls = 0
    partner = s.partner(seat)
    if partner != NOBODY:
        give_magic(s, seat, partner, len(side.magic))
