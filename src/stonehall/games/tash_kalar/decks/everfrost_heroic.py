"""The heroic beings of the Everfrost school; its table stands in ``everfrost.py``."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import (
    ADJACENT,
    BIT,
    COLUMNS,
    NEXT,
    NOWHERE,
    RAYS,
    WITHIN,
    next_to,
    squares_of,
    way_of,
)
from stonehall.games.tash_kalar.aside import put_aside
from stonehall.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY, being_of, effect, frozen
from stonehall.games.tash_kalar.effects import (
    ask,
    banish,
    convert_it,
    convertible,
    destroy,
    destroy_all,
    destroy_it,
    discard_flare,
    downgrade,
    enemy_commons,
    gain_actions,
    itself,
    may,
    may_ask,
    may_ask_more,
    must,
    near,
    own_commons,
    place_it,
    ranked,
    shape,
    take_away,
)
from stonehall.games.tash_kalar.moves import (
    COMBAT,
    STANDARD,
    TO_EMPTY,
    landing,
    move,
    move_along,
    move_options,
    moves_of,
    run,
    run_it,
)
from stonehall.games.tash_kalar.plays import MOVE
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step
from stonehall.kernel.decision import AGREE, Option

BEAR_MOVES: Final = (COMBAT, STANDARD, TO_EMPTY)
"""The moves of the Polar Bear: each but the first only if the one before destroyed a piece."""
SLED_MOVES: Final = 3
HELPERS: Final = (0, 0, 1, 3)
"""How many other own pieces the Deathbringer needs next to a victim of each rank."""


@frozen("frostweave-summoner")
def frostweave_loan(s: State) -> None:
    """The next being of this turn may borrow an enemy piece (TK-FROST-6)."""
    s.loan = True


@frozen("winter-whisperer")
def winter_whisper(s: State) -> None:
    """May destroy an own common; may discard the own flare; both together give an action."""
    s.push(may_give_flare, own_commons(s).bit_count())
    s.push(may_give_common)


@step
def may_give_common(s: State) -> None:
    may(s, "destroy", own_commons(s), destroy_it)


@step
def may_give_flare(s: State, commons: int) -> None:
    """``commons`` is how many there were at first. The flare is not named: a partner who goes on does not know it."""
    if s.seats[s.active].flares:
        may_ask(s, "may-discard-flare-too", [AGREE], give_flare, commons)


@step
def give_flare(s: State, commons: int) -> None:
    discard_flare(s)
    if own_commons(s).bit_count() < commons:
        gain_actions(s, 1)


@effect("frozen-chest")
def frozen_chest(s: State) -> None:
    """May lay a discarded card with a frozen effect open again (TK-FROST-5)."""
    cards = [card for card in s.seats[s.active].discard if being_of(card).frozen is not None]
    may_ask(s, "may-freeze", [Option("card", (card,)) for card in cards], freeze_again)


@step
def freeze_again(s: State, card: int) -> None:
    s.seats[s.active].discard.remove(card)
    put_aside(s, card)


@effect("everfrost-sentinel")
def everfrost_sentinel(s: State) -> None:
    """If it landed on an enemy piece, it may be downgraded to slow all others down (TK-FROST-7)."""
    if s.crushed and s.crushed >> 2 != s.side:
        may(s, "downgrade", itself(s), slow_others)


@step
def slow_others(s: State, square: int) -> None:
    downgrade(s, square)
    for side in s.opponents():
        s.slowed_sides |= 1 << side
        s.tell("slowed", side)


@effect("glacier-giant")
def glacier_giant(s: State) -> None:
    """May run in an indicated direction with combat moves."""
    options: list[Option] = []
    for way in shape(s).ways:
        options += [MOVE[s.being][end] for end in run(s, s.being, way, COMBAT, COLUMNS)]
    may_ask(s, "may-move", options, giant_ran)


@step
def giant_ran(s: State, start: int, end: int) -> None:
    move_along(s, start, end)
    for way in shape(s).ways:
        if end in RAYS[start][way]:
            s.push(may_ram, way)


@step
def may_ram(s: State, way: int) -> None:
    """The run may go on onto a legendary piece; neither survives."""
    target = NEXT[s.being][way]
    if target != NOWHERE and s.rank_on(target) == LEGENDARY:
        may_ask(s, "may-ram", [MOVE[s.being][target]], ram)


@step
def ram(s: State, start: int, end: int) -> None:
    destroy(s, end)
    destroy(s, start)


@effect("polar-bear")
def polar_bear(s: State) -> None:
    """A combat move; if that destroyed a piece, a standard move; if that did too, a move to an empty square."""
    s.push(prowl, 0)


@step
def prowl(s: State, done: int) -> None:
    may_ask(s, "may-move", moves_of(s, itself(s), BEAR_MOVES[done]), prowl_on, done)


@step
def prowl_on(s: State, start: int, end: int, done: int) -> None:
    is_fed = s.board[end] != 0
    move(s, start, end)
    if is_fed:
        s.push(prowl, done + 1)


@effect("war-sled")
def war_sled(s: State) -> None:
    """Up to 3 combat moves: the first in an indicated direction, then turning by at most 45 degrees each time."""
    options: list[Option] = []
    for way in shape(s).ways:
        options += [MOVE[s.being][end] for end in run(s, s.being, way, COMBAT, 1)]
    may_ask_more(s, "may-move", options, slide_on, SLED_MOVES - 1)


@step
def slide_on(s: State, start: int, end: int, left: int) -> None:
    move(s, start, end)
    if left:
        s.push(slide, way_of(start, end), left)


@step
def slide(s: State, way: int, left: int) -> None:
    options: list[Option] = []
    for turned in (way - 1, way, way + 1):
        options += [MOVE[s.being][end] for end in run(s, s.being, turned % 8, COMBAT, 1)]
    may_ask_more(s, "may-move", options, slide_on, left - 1)


@effect("snow-monster")
def snow_monster(s: State) -> None:
    """Destroy every enemy common within 2 spaces that is next to an own piece."""
    destroy_all(s, WITHIN[2][s.being] & enemy_commons(s) & next_to(s.own))


@effect("frost-imp")
def frost_imp(s: State) -> None:
    """May send a common next to it, of any colour, as far in one direction as it goes."""
    options: list[Option] = []
    for square in squares_of(near(s) & s.commons):
        for way in range(8):
            path = run(s, square, way, STANDARD, COLUMNS)
            if path:
                options.append(MOVE[square][path[-1]])
    may_ask(s, "may-slide", options, run_it)


@effect("ice-wyvern")
def ice_wyvern(s: State) -> None:
    """May make a combat leap; if that destroys a piece, the Wyvern is destroyed too."""
    goes = landing(s, s.rank_on(s.being), COMBAT) & ~itself(s)
    may_ask(s, "may-move", move_options(s.being, goes), swoop)


@step
def swoop(s: State, start: int, end: int) -> None:
    is_hit = s.board[end] != 0
    move(s, start, end)
    if is_hit:
        destroy(s, end)


@frozen("ice-wyvern")
def wyvern_brood(s: State) -> None:
    """Place a common next to an own heroic."""
    if s.has_free(s.side, COMMON):
        must(s, "place", next_to(ranked(s, s.side, HEROIC)) & s.empty, place_it)


@effect("deathbringer")
def deathbringer(s: State) -> None:
    """May destroy a piece next to it for good, if enough other own pieces are next to that one (TK-FROST-8)."""
    victims = 0
    for square in squares_of(near(s) & s.occupied):
        helpers = ADJACENT[square] & s.own & ~itself(s)
        if helpers.bit_count() >= HELPERS[s.rank_on(square)]:
            victims |= BIT[square]
    may(s, "destroy", victims, banish_it)


@step
def banish_it(s: State, square: int) -> None:
    banish(s, square)


@effect("frostweave-illusionist")
def frostweave_illusionist(s: State) -> None:
    """Becomes a common of an enemy colour that has a free disc."""
    sides = [side for side in s.opponents() if s.has_free(side, COMMON)]
    ask(s, "change-colour", [Option("colour", (side,)) for side in sides], change_colour)


@step
def change_colour(s: State, side: int) -> None:
    """Not destroyed, and no more the piece of this effect."""
    square = s.being
    take_away(s, square)
    s.put(side, COMMON, square)
    s.tell("converted", side, COMMON, square)


@frozen("frostweave-illusionist")
def dispel(s: State) -> None:
    """Convert an enemy common."""
    must(s, "convert", convertible(s, s.commons, COMMON), convert_it)
