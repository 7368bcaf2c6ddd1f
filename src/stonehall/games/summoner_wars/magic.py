"""Magic Phase: discard cards for magic."""

from __future__ import annotations

from stonehall.games.summoner_wars.cards import MAGIC
from stonehall.games.summoner_wars.effects import from_hand_hidden, gain_magic
from stonehall.games.summoner_wars.option_cache import DISCARD
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import action, offer
from stonehall.games.summoner_wars.turn import resume
from stonehall.kernel.decision import Option


@offer("discard", MAGIC)
def offer_discards(s: State, options: list[Option]) -> None:
    """Any card of the hand may be discarded for 1 magic (SW2-MPH-1..4)."""
    last = -1
    for number in sorted(s.sides[s.active].hand):
        if number != last:
            options.append(DISCARD.of(number))
        last = number


@action("discard")
def discard_for_magic(s: State, number: int) -> None:
    """Face down: from now on the opponent cannot be sure of anything in this hand and this pile (SW2-MPH-1)."""
    resume(s)
    owner = from_hand_hidden(s, s.active, number)
    s.sides[owner].discard += (number,)
    s.tell_only(s.active, "discarded-for-magic", s.active, number)
    gain_magic(s, s.active, 1)
