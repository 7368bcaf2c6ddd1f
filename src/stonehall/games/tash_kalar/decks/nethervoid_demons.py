"""The seven demons of the Nethervoid school: what they do. Their patterns: nethervoid.py."""

from __future__ import annotations

from stonehall.games.tash_kalar.arena import BIT, squares_of
from stonehall.games.tash_kalar.cards import COMMON, HEROIC, effect
from stonehall.games.tash_kalar.effects import (
    destroy,
    destroy_all,
    enemy_commons,
    gain_actions,
    itself,
    may_ask,
    may_ask_more,
    must,
    place,
    ranked,
    upgrade,
)
from stonehall.games.tash_kalar.gateway import gateway, make_gateway, near_gateway, nearer_to_gateway
from stonehall.games.tash_kalar.moves import (
    COMBAT,
    SELF,
    STANDARD,
    move,
    move_it,
    move_options,
    moves_of,
    one_move,
    reach,
)
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step
from stonehall.kernel.decision import Option


@effect("demon-of-gluttony")
def demon_of_gluttony(s: State) -> None:
    """May make a combat move; a first piece eaten upgrades it for another move, a second makes it the Gateway."""
    may_ask(s, "may-move", moves_of(s, itself(s), COMBAT), first_bite)


@step
def first_bite(s: State, start: int, end: int) -> None:
    eaten = s.board[end]
    move(s, start, end)
    if eaten:
        upgrade(s, s.being)
        s.push(eat_more)


@step
def eat_more(s: State) -> None:
    may_ask(s, "may-move", moves_of(s, itself(s), COMBAT), second_bite)


@step
def second_bite(s: State, start: int, end: int) -> None:
    eaten = s.board[end]
    move(s, start, end)
    if eaten:
        make_gateway(s, s.being)


@effect("demon-of-pride")
def demon_of_pride(s: State) -> None:
    """Is upgraded and becomes the Gateway; then it may make a combat move."""
    upgrade(s, s.being)
    make_gateway(s, s.being)
    s.push(one_move, SELF, COMBAT)


@effect("demon-of-wrath")
def demon_of_wrath(s: State) -> None:
    """Destroy all enemy commons next to the Gateway, which may make a standard move first if there are none."""
    s.push(vent_wrath)
    if not near_gateway(s) & enemy_commons(s):
        s.push(seek_prey)


@step
def seek_prey(s: State) -> None:
    may_ask(s, "may-move", moves_of(s, gateway(s), STANDARD), move_it)


@step
def vent_wrath(s: State) -> None:
    destroy_all(s, near_gateway(s) & enemy_commons(s))


@effect("demon-of-greed")
def demon_of_greed(s: State) -> None:
    """Destroy an own common and an own heroic, but not the Gateway; an action for each."""
    s.push(sell, HEROIC)
    s.push(sell, COMMON)


@step
def sell(s: State, rank: int) -> None:
    must(s, "destroy", ranked(s, s.side, rank) & ~gateway(s), sold)


@step
def sold(s: State, square: int) -> None:
    destroy(s, square)
    gain_actions(s, 1)


@effect("demon-of-lust")
def demon_of_lust(s: State) -> None:
    """Up to 2 pieces of any colour may make a combat move each, nearer to the Gateway but not onto it."""
    s.push(lure, 0, 2)


@step
def lure(s: State, lured: int, left: int) -> None:
    """``lured`` has been moved already (TK-EFF-8)."""
    options: list[Option] = []
    for square in squares_of(s.occupied & ~lured):
        goes = nearer_to_gateway(s, square, reach(s, square, COMBAT) & ~gateway(s))
        options += move_options(square, goes)
    may_ask_more(s, "may-move", options, lure_on, lured, left)


@step
def lure_on(s: State, start: int, end: int, lured: int, left: int) -> None:
    move(s, start, end)
    if left > 1:
        s.push(lure, lured | BIT[end], left - 1)


@effect("demon-of-sloth")
def demon_of_sloth(s: State) -> None:
    """Spends an action for nothing; without one the Gateway is destroyed."""
    if s.actions:
        s.actions -= 1
        s.tell("spent", s.player)
    else:
        destroy(s, s.gateway)


@effect("demon-of-envy")
def demon_of_envy(s: State) -> None:
    """Place commons next to the Gateway: one, and more until no opponent has more pieces."""
    s.push(envy)


@step
def envy(s: State) -> None:
    if s.has_free(s.side, COMMON):
        must(s, "place", near_gateway(s) & s.empty, envy_on)


@step
def envy_on(s: State, square: int) -> None:
    place(s, COMMON, square, s.side)
    if max([s.pieces[side].bit_count() for side in s.opponents()]) > s.own.bit_count():
        s.push(envy)
