"""The Etherweave school: beings that can be warped before they are summoned (TK-WARP-1..13).

Patterns and effects are known from the cards; the rules of the mechanic are of medium confidence. Here are the common
beings and those that speak of the pending being; the other heroic ones are in ``etherweave_heroic.py``.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import (
    ADJACENT,
    ARENA,
    BIT,
    COLOURED,
    NEXT,
    NOWHERE,
    mask_of,
    next_to,
    squares_of,
    way_of,
)
from stonehall.games.tash_kalar.aside import discard_aside, do_warp
from stonehall.games.tash_kalar.cards import BY_ID, COMMON, HEROIC, MEDIUM, being, deck, does, effect, warp
from stonehall.games.tash_kalar.effects import (
    ask,
    destroy,
    enemy_commons,
    gain_actions,
    itself,
    may,
    may_ask,
    may_ask_more,
    may_more,
    must,
    must_upgrade_common,
    own_commons,
    place,
    ranked,
    take_away,
    upgrade_it,
)
from stonehall.games.tash_kalar.moves import STANDARD, landing, move, moves_of, swap
from stonehall.games.tash_kalar.plays import MOVE, on
from stonehall.games.tash_kalar.seating import NO_CARD
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step
from stonehall.kernel.decision import DECLINE, Option

UNCOLOURED: Final = ARENA & ~COLOURED
"""Neither red nor green (TK-WARP-9)."""

deck(
    "etherweave",
    [
        being("doppelganger", COMMON, "cX c."),
        being("paradox-worm", COMMON, "..cX cc.."),
        being("lesser-shadow-twin", COMMON, "X.. ccc", warp=does(must_upgrade_common)),
        being("translocationist", COMMON, "..c cX. cc.", warp=does(gain_actions, 1)),
        being("antimatter-spirit", COMMON, "..c .X. c.."),
        being("merchant-of-time", HEROIC, "..X. .c.c c.c."),
        being("gate-of-oblivion", HEROIC, "..... .cXc. .c.c.", marks=".mmm. m.X.m m.p.m"),
        being("time-traveler", HEROIC, "c.. .c. ..c"),
        being("greater-shadow-twin", HEROIC, "Xccc", warp=does(must_upgrade_common)),
        being("warpmaster", HEROIC, ".c. ... c.X .c."),
        being("dark-sphere", HEROIC, "cC cc"),
        being("void-summoner", HEROIC, ".Xc .c. c.c"),
        being("eternal-emperor", HEROIC, "c. cX cc"),
        being("reality-patch", HEROIC, ".c. cXc .c."),
        being("polarity-queen", HEROIC, ".X. c.c .c. .c."),
        being("singularity", HEROIC, "c.c .X. c.c"),
        being("ziggurat-sentinel", HEROIC, "..X ..c .cc cc.", marks="..X .d. ... ..."),
        being("iris-of-eternity", HEROIC, ".cc. c..X .cc."),
    ],
    confidence=MEDIUM,
)

MERCHANT: Final = BY_ID["merchant-of-time"].number
LESSER_TWIN: Final = BY_ID["lesser-shadow-twin"].number
GREATER_TWIN: Final = BY_ID["greater-shadow-twin"].number


# The pending being ----------------------------------------------------------------------------------------------------


def without_merchant(cards: list[int]) -> list[int]:
    """Those that can be copied, discarded and taken back: not the Merchant of Time (TK-WARP-11)."""
    return [card for card in cards if card != MERCHANT]


def loose_pending(s: State) -> list[int]:
    """The pending being, if there is one that is not bound."""
    return without_merchant(s.seats[s.active].pending())


@step
def may_discard_pending(s: State) -> None:
    may_ask(s, "may-discard-pending", [Option("discard", (card,)) for card in loose_pending(s)], discard_pending)


@step
def discard_pending(s: State, _card: int) -> None:
    discard_aside(s)


# The common beings ----------------------------------------------------------------------------------------------------


@effect("doppelganger")
def doppelganger(s: State) -> None:
    """Repeat the warp effect of the pending being (TK-WARP-8)."""
    for card in loose_pending(s):
        do_warp(s, card)


@effect("paradox-worm")
def paradox_worm(s: State) -> None:
    """May swap an own common or heroic with an enemy piece of the same rank."""
    options: list[Option] = []
    for rank, alike in ((COMMON, s.commons), (HEROIC, s.heroics)):
        enemies = squares_of(alike & s.enemies)
        options += [Option("swap", (own, enemy)) for own in squares_of(ranked(s, s.side, rank)) for enemy in enemies]
    may_ask(s, "may-swap", options, swap_them)


@step
def swap_them(s: State, one: int, other: int) -> None:
    swap(s, one, other)


@warp("paradox-worm")
def paradox_worm_warp(s: State) -> None:
    """Upgrade an enemy common, then the pending being may be discarded."""
    s.push(may_discard_pending)
    s.push(must_upgrade_enemy)


@step
def must_upgrade_enemy(s: State) -> None:
    must(s, "upgrade", enemy_commons(s), upgrade_it)


@effect("lesser-shadow-twin")
def lesser_shadow_twin(s: State) -> None:
    """With the greater twin in the discard pile: up to 2 commons next to one own piece are destroyed."""
    if GREATER_TWIN in s.seats[s.active].discard:
        may(s, "pick", s.own & next_to(s.commons), twin_strike, 2)


@step
def twin_strike(s: State, square: int, left: int) -> None:
    may_more(s, "destroy", ADJACENT[square] & s.commons, twin_strike_on, square, left)


@step
def twin_strike_on(s: State, victim: int, square: int, left: int) -> None:
    destroy(s, victim)
    if left > 1:
        s.push(twin_strike, square, left - 1)


@effect("translocationist")
def translocationist(s: State) -> None:
    """May swap up to 2 own heroics with own commons."""
    s.push(translocate, 2, 0)


@step
def translocate(s: State, left: int, swapped: int) -> None:
    """The pieces on ``swapped`` have changed places already."""
    commons = squares_of(own_commons(s) & ~swapped)
    heroics = squares_of(ranked(s, s.side, HEROIC) & ~swapped)
    options = [Option("swap", (heroic, common)) for heroic in heroics for common in commons]
    may_ask_more(s, "may-swap", options, translocate_on, left, swapped)


@step
def translocate_on(s: State, heroic: int, common: int, left: int, swapped: int) -> None:
    swap(s, heroic, common)
    if left > 1:
        s.push(translocate, left - 1, swapped | BIT[heroic] | BIT[common])


@warp("antimatter-spirit")
def antimatter_spirit_warp(s: State) -> None:
    """An own common is born and moves; one of another colour is born there and moves the opposite way.

    It is a linked effect (TK-WARP-7): only what can be completed is offered.
    """
    if s.has_free(s.side, COMMON):
        squares = [square for square in squares_of(UNCOLOURED & s.empty) if matter_ends(s, square)]
        must(s, "place", mask_of(squares), place_matter)


def matter_ends(s: State, square: int) -> list[int]:
    """Where an own common may move from a square so that another can be placed there and move the opposite way."""
    found: list[int] = []
    for way in range(8):
        end, opposite = NEXT[square][way], NEXT[square][(way + 4) % 8]
        if NOWHERE in (end, opposite) or (BIT[end] | BIT[opposite]) & s.all_upgraded:
            continue
        if [side for side in s.opponents() if s.has_free(side, COMMON) or s.board[end] == side * 4 + COMMON]:
            found.append(end)
    return found


@step
def place_matter(s: State, square: int) -> None:
    place(s, COMMON, square, s.side)
    s.push(matter_moves, square)


@step
def matter_moves(s: State, square: int) -> None:
    ask(s, "move", [MOVE[square][end] for end in matter_ends(s, square)], matter_moved)


@step
def matter_moved(s: State, start: int, end: int) -> None:
    move(s, start, end)
    s.push(place_antimatter, start, NEXT[start][(way_of(start, end) + 4) % 8])


@step
def place_antimatter(s: State, square: int, end: int) -> None:
    sides = [side for side in s.opponents() if s.has_free(side, COMMON)]
    ask(s, "place-enemy", [Option("place-enemy", (square, side)) for side in sides], antimatter_moves, end)


@step
def antimatter_moves(s: State, square: int, side: int, end: int) -> None:
    place(s, COMMON, square, side)
    move(s, square, end)


# Heroic beings that speak of the pending being ------------------------------------------------------------------------


@effect("merchant-of-time")
def merchant_of_time(s: State) -> None:
    """The piece on the card makes a standard leap to an uncoloured square (TK-WARP-11)."""
    if s.kept:
        ask(s, "leap", on("leap", landing(s, s.kept & 3, STANDARD) & UNCOLOURED), release)


@step
def release(s: State, square: int) -> None:
    code = s.kept
    if s.board[square]:
        destroy(s, square)
    s.kept = 0
    s.give_back(code)
    place(s, code & 3, square, code >> 2)


@warp("merchant-of-time")
def merchant_of_time_warp(s: State) -> None:
    """A piece of any colour and rank is taken from an uncoloured square and kept on the card (TK-WARP-11).

    A piece that found no square when it had to leave still lies there: then there is no room for another.
    """
    if not s.kept:
        ask(s, "keep-piece", on("pick", s.occupied & UNCOLOURED), keep_piece)


@step
def keep_piece(s: State, square: int) -> None:
    s.kept = s.board[square]
    s.tell("picked-up", s.active, square)
    take_away(s, square)
    s.withhold(s.kept)


@effect("warpmaster")
def warpmaster(s: State) -> None:
    """May take the pending being back to hand, or make a standard move."""
    options = [Option("card", (card,)) for card in loose_pending(s)] + moves_of(s, itself(s), STANDARD)
    may_ask(s, "may-take-back-or-move", options, warpmaster_chose)


@step
def warpmaster_chose(s: State, first: int, end: int = NOWHERE) -> None:
    if end != NOWHERE:
        move(s, first, end)
        return
    seat = s.seats[s.active]
    seat.aside = NO_CARD
    seat.hand.append(first)
    s.tell("taken-back", s.active, first)


@effect("reality-patch")
def reality_patch(s: State) -> None:
    """May destroy a heroic of each enemy colour, discard the pending being, and discard a card of the hand."""
    s.push(may_discard_card)
    s.push(may_discard_pending)
    s.push(patch_reality, sum([1 << side for side in s.opponents()]))


@step
def patch_reality(s: State, sides: int) -> None:
    """``sides`` are those, as bits, that have lost no heroic yet."""
    found = 0
    for side in s.opponents():
        if sides >> side & 1:
            found |= s.pieces[side] & s.heroics
    may(s, "destroy", found, patch_reality_on, sides)


@step
def patch_reality_on(s: State, square: int, sides: int) -> None:
    left = sides & ~(1 << s.side_on(square))
    destroy(s, square)
    s.push(patch_reality, left)


@step
def may_discard_card(s: State) -> None:
    """The own hand is asked about, also after handing over: a partner does not know it (TK-TEAM-11)."""
    cards = s.seats[s.active].cards()
    if cards:
        options = [Option("discard", (card,)) for card in cards]
        s.ask(s.active, "may-discard-card", [*options, DECLINE], discard_card, (), (s.card, s.being))


@step
def discard_card(s: State, card: int) -> None:
    s.seats[s.active].let_go(card)
    s.discard_of(card).append(card)
    s.tell("discarded", s.active, card)
