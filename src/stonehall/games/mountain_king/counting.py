"""What players count to see how things stand."""

from __future__ import annotations

from stonehall.games.mountain_king.scoring import honor, network_of, possessions
from stonehall.games.mountain_king.state import NO_CARD, SLOTS, State


def counts(s: State, seat: int) -> dict[str, int]:
    """The honor of the own side if the game ended now, its trolls, the cells of its network and its resources."""
    seating = s.settings.seating
    side = seating.side_of[seat]
    trolls = [s.trolls[own * SLOTS : (own + 1) * SLOTS] for own in seating.seats_of[side]]
    return {
        "honor": honor(s, side),
        "trolls": sum([card != NO_CARD for smoot in trolls for card in smoot]),
        "cells": network_of(s, side).bit_count(),
        "resources": sum(possessions(s, side)),
    }
