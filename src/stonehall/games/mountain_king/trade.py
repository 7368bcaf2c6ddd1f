"""Trading: any four resources for one, at any moment of the own turn (MK-TURN-7).

First comes what is wanted, then what is given, one after the other: kinds are asked for only while there is a choice.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.purse import purse, spend_any, store
from stonehall.games.mountain_king.resources import KINDS
from stonehall.games.mountain_king.state import AFTER, BEFORE, PLACING, WORKING, State
from stonehall.games.mountain_king.steps import action, offer, step
from stonehall.games.mountain_king.turn import turn_main
from stonehall.kernel.decision import Option

PRICE: Final = 4
TRADES: Final = [Option("trade", (kind,)) for kind in range(KINDS)]


@offer(BEFORE, WORKING, PLACING, AFTER)
def offer_trades(s: State, options: list[Option]) -> None:
    if sum(purse(s, s.active)) >= PRICE:
        options += TRADES


@action("trade")
def trade(s: State, wanted: int) -> None:
    s.push(turn_main)
    s.push(traded, wanted)
    s.push(give, PRICE)


@step
def give(s: State, left: int) -> None:
    """So many more resources are given away, of kinds the player names."""
    held = purse(s, s.active)
    s.choose(s.active, "give", "give", [kind for kind in range(KINDS) if held[kind]], given, (left,))


@step
def given(s: State, kind: int, left: int) -> None:
    spend_any(s, s.active, kind)
    if left > 1:
        s.push(give, left - 1)


@step
def traded(s: State, wanted: int) -> None:
    store(s, s.active, wanted, 1)
    s.tell("traded", s.active, wanted)
