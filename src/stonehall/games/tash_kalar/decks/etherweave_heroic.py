"""The heroic beings of the Etherweave school; those that speak of the pending being are in ``etherweave.py``."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import ADJACENT, BIT, NEXT, NOWHERE, WITHIN, next_to, squares_of, way_of
from stonehall.games.tash_kalar.aside import do_warp
from stonehall.games.tash_kalar.cards import COMMON, being_of, effect, warp
from stonehall.games.tash_kalar.decks.etherweave import LESSER_TWIN, UNCOLOURED, without_merchant
from stonehall.games.tash_kalar.effects import (
    ask,
    destroy,
    destroy_all,
    destroy_it,
    itself,
    marked,
    may,
    may_ask,
    may_ask_more,
    must,
    near,
    own_commons,
    place,
    place_it,
    shape,
    upgradable,
    upgrade,
)
from stonehall.games.tash_kalar.moves import (
    COMBAT,
    OWN_LESSER,
    STANDARD,
    may_move,
    move,
    move_along,
    move_it,
    move_options,
    movers,
    moves_of,
    reach,
    run,
)
from stonehall.games.tash_kalar.plays import MOVE, on
from stonehall.games.tash_kalar.scoring import score_legend
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step
from stonehall.kernel.decision import Option

BLANKS: Final = 2
"""How many empty squares the Void Summoner turns into commons (TK-WARP-13)."""
MOST_OF_A_COLOUR: Final = 2
"""How many pieces of one colour the Dark Sphere moves."""


@effect("gate-of-oblivion")
def gate_of_oblivion(s: State) -> None:
    """Destroy what stands on the purple square; then may destroy a common or heroic on a marked one."""
    s.push(may_destroy_marked)
    destroy_all(s, shape(s).purple_at(s.square) & s.occupied)


@step
def may_destroy_marked(s: State) -> None:
    may(s, "destroy", marked(s) & s.lesser, destroy_it)


@warp("gate-of-oblivion")
def gate_of_oblivion_warp(s: State) -> None:
    """What is destroyed counts twice for the rest of the turn (TK-WARP-10)."""
    s.doubled = True


@effect("time-traveler")
def time_traveler(s: State) -> None:
    """May destroy a common next to it; if so, the top card of the discard pile goes onto the deck."""
    may(s, "destroy", near(s) & s.commons, turn_back_time)


@step
def turn_back_time(s: State, square: int) -> None:
    destroy(s, square)
    seat = s.seats[s.active]
    if seat.discard:
        card = seat.discard.pop()
        seat.pile.put_on_top(card)
        s.tell("returned", s.active, card)


@effect("greater-shadow-twin")
def greater_shadow_twin(s: State) -> None:
    """With the lesser twin in the discard pile: may destroy a heroic that is next to two own pieces or more."""
    if LESSER_TWIN in s.seats[s.active].discard:
        found = [square for square in squares_of(s.heroics) if (ADJACENT[square] & s.own).bit_count() > 1]
        may(s, "destroy", sum([BIT[square] for square in found]), destroy_it)


@effect("dark-sphere")
def dark_sphere(s: State) -> None:
    """Up to 3 commons or heroics, at most 2 of a colour, may each make a combat move to distance 2 (TK-EFF-8)."""
    s.push(attract, 3, 0, 0)


@step
def attract(s: State, left: int, moved: int, counts: int) -> None:
    """``moved`` are the squares of those that have moved, ``counts`` how many of each colour: two bits each."""
    ring = WITHIN[2][s.being] & ~ADJACENT[s.being]
    options: list[Option] = []
    for square in squares_of(s.lesser & ~itself(s) & ~moved):
        if counts >> 2 * s.side_on(square) & 3 < MOST_OF_A_COLOUR:
            options += move_options(square, reach(s, square, COMBAT) & ring)
    may_ask_more(s, "may-move", options, attract_on, left, moved, counts)


@step
def attract_on(s: State, start: int, end: int, left: int, moved: int, counts: int) -> None:
    counts += 1 << 2 * s.side_on(start)
    move(s, start, end)
    if left > 1:
        s.push(attract, left - 1, moved | BIT[end], counts)


@effect("void-summoner")
def void_summoner(s: State) -> None:
    """Empty squares serve the next being of this turn (TK-WARP-13)."""
    s.wild_empties = BLANKS


@warp("void-summoner")
def void_summoner_warp(s: State) -> None:
    """A standard move with an own common or heroic."""
    ask(s, "move", moves_of(s, movers(s, OWN_LESSER), STANDARD), move_it)


@effect("eternal-emperor")
def eternal_emperor(s: State) -> None:
    """May do what the warp effect does, unless the card was warped this turn."""
    if s.card not in s.warped:
        may_ask(s, "may-place-or-move", emperor_options(s), emperor_chose)


@warp("eternal-emperor")
def eternal_emperor_warp(s: State) -> None:
    """Place an own common, or move an own piece: a common by a combat move, an upgraded one by a standard move."""
    ask(s, "place-or-move", emperor_options(s), emperor_chose)


def emperor_options(s: State) -> list[Option]:
    options = on("place", s.empty if s.has_free(s.side, COMMON) else 0)
    return options + moves_of(s, own_commons(s), COMBAT) + moves_of(s, s.upgraded[s.side], STANDARD)


@step
def emperor_chose(s: State, square: int, end: int = NOWHERE) -> None:
    if end == NOWHERE:
        place(s, COMMON, square, s.side)
    else:
        move(s, square, end)


@effect("polarity-queen")
def polarity_queen(s: State) -> None:
    """Two other own commons or heroics make a combat move each, in opposite directions.

    It is a linked effect (TK-WARP-7): a first move is offered only if a second one can follow.
    """
    options: list[Option] = []
    for start in squares_of(movers(s, OWN_LESSER) & ~itself(s)):
        options += [MOVE[start][end] for end in squares_of(reach(s, start, COMBAT)) if is_answered(s, start, end)]
    ask(s, "move", options, repel)


def is_answered(s: State, start: int, end: int) -> bool:
    """Whether another piece could make a combat move the opposite way, once this one has moved."""
    opposite = (way_of(start, end) + 4) % 8
    for other in squares_of(movers(s, OWN_LESSER) & ~itself(s) & ~BIT[start] & ~BIT[end]):
        there = NEXT[other][opposite]
        if there == NOWHERE:
            continue
        if s.rank_on(start if there == end else there) <= s.rank_on(other):
            return True
    return False


@step
def repel(s: State, start: int, end: int) -> None:
    move(s, start, end)
    s.push(repel_other, end, (way_of(start, end) + 4) % 8)


@step
def repel_other(s: State, moved: int, way: int) -> None:
    options: list[Option] = []
    for start in squares_of(movers(s, OWN_LESSER) & ~itself(s) & ~BIT[moved]):
        options += [MOVE[start][end] for end in run(s, start, way, COMBAT, 1)]
    ask(s, "move", options, move_it)


@warp("polarity-queen")
def polarity_queen_warp(s: State) -> None:
    """Place an own common next to an enemy piece."""
    if s.has_free(s.side, COMMON):
        must(s, "place", next_to(s.enemies) & s.empty, place_it)


@effect("singularity")
def singularity(s: State) -> None:
    """All commons next to an empty uncoloured square move onto it; the one that moves last remains.

    A square without commons beside it may be chosen too: then nothing happens.
    """
    goals = UNCOLOURED & s.empty
    options: list[Option] = []
    for square in squares_of(s.commons):
        options += move_options(square, ADJACENT[square] & goals)
    if goals & ~next_to(s.commons):
        may_ask(s, "may-collapse", options, collapse)
    else:
        ask(s, "collapse", options, collapse)


@step
def collapse(s: State, last: int, square: int) -> None:
    """The order of the others makes no difference: each destroys the one before."""
    for other in squares_of(ADJACENT[square] & s.commons & ~BIT[last]):
        move(s, other, square)
    move(s, last, square)


@effect("ziggurat-sentinel")
def ziggurat_sentinel(s: State) -> None:
    """May copy a warp effect of the discard pile, or run up to 3 combat moves in the indicated direction."""
    cards = [card for card in without_merchant(s.seats[s.active].discard) if being_of(card).warp is not None]
    options = [Option("card", (card,)) for card in cards]
    for way in shape(s).ways:
        options += [MOVE[s.being][end] for end in run(s, s.being, way, COMBAT, 3)]
    may_ask(s, "may-copy-or-move", options, sentinel_chose)


@step
def sentinel_chose(s: State, first: int, end: int = NOWHERE) -> None:
    if end == NOWHERE:
        do_warp(s, first)
    else:
        move_along(s, first, end)


@warp("ziggurat-sentinel")
def ziggurat_sentinel_warp(s: State) -> None:
    """An own common or heroic makes a combat move or two standard moves (TK-MOVE-7)."""
    ask(s, "move", moves_of(s, movers(s, OWN_LESSER), COMBAT), sentinel_sent)


@step
def sentinel_sent(s: State, start: int, end: int) -> None:
    was_combat = s.rank_on(end) == s.rank_on(start)
    move(s, start, end)
    if not was_combat:
        s.push(may_move, end, STANDARD)


@effect("iris-of-eternity")
def iris_of_eternity(s: State) -> None:
    """May destroy a legendary piece next to it, or be upgraded."""
    options = on("destroy", near(s) & s.all_legendary) + on("upgrade", upgradable(s, itself(s)))
    may_ask(s, "may-destroy-or-upgrade", options, iris_chose)


@step
def iris_chose(s: State, square: int) -> None:
    """Legendary, it counts as a legend summoned (TK-SCORE-3), and the legends of the hand are discarded."""
    if square != s.being:
        destroy(s, square)
        return
    upgrade(s, square)
    s.summoned_legends += 1
    s.push(score_legend)
    for number in s.settings.seating.seats_of[s.side]:
        seat = s.seats[number]
        for card in seat.legends:
            s.legends_discard.append(card)
            s.tell("discarded", number, card)
        seat.legends = []
