"""The Sylvan school: the forest and its creatures."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import (
    ADJACENT,
    BIT,
    DIAGONAL,
    NE,
    NOWHERE,
    NW,
    RAY,
    RAYS,
    SE,
    SW,
    WITHIN,
    next_to,
    squares_of,
    way_of,
)
from stonehall.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY, being, deck, does, effect
from stonehall.games.tash_kalar.effects import (
    ask,
    convert_it,
    convertible,
    destroy,
    destroy_it,
    extra_cards,
    gain_actions,
    itself,
    may,
    may_ask,
    may_ask_more,
    must,
    near,
    own_commons,
    place,
    place_it,
    ranked,
    upgrade,
    upgrade_common_of,
    upgrade_itself,
)
from stonehall.games.tash_kalar.moves import (
    COMBAT,
    OTHERS,
    STANDARD,
    landing,
    move,
    move_options,
    movers,
    moves_of,
    reach,
    run,
)
from stonehall.games.tash_kalar.plays import MOVE, TOWARD, on
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step
from stonehall.kernel.decision import DECLINE, Option

GAIN_ACTION: Final = Option("action")
DIAGONAL_WAYS: Final = (NE, SE, SW, NW)

deck(
    "sylvan",
    [
        being("sapling", COMMON, "X c c", does(upgrade_itself)),
        being("kiskin-farseeders", COMMON, ".Xc c.."),
        being("charging-buck", COMMON, ".X cc c."),
        being("forest-wardens", COMMON, "c.Xc"),
        being("naiad", COMMON, "..X ccc"),
        being("kiskin-spirit", HEROIC, "c.X c.c"),
        being("dryad", HEROIC, "c. .C .c"),
        being("centaur-spearman", HEROIC, "X.. ccc ..c"),
        being("centaur-chieftain", HEROIC, "c... .cX. ..c. ...c"),
        being("unicorn", HEROIC, ".cX cc. c.."),
        being("sylvan-queen", HEROIC, "X.. c.c .c. .c."),
        being("sylvan-princess", HEROIC, "X. c. .c c."),
        being("woodland-druid", HEROIC, "c.c .X. .c."),
        being("forest-ancient", HEROIC, ".c. cXc c.."),
        being("forest-mystic", HEROIC, ".c. cX. ..c", does(extra_cards, 1, 1)),
        being("kiskin-leafsplitter", HEROIC, ".c. cXc .c."),
        being("kiskin-boughrunner", HEROIC, ".X. ccc .c."),
        being("tree-shepherd", HEROIC, "cXc .cc"),
    ],
)


@effect("kiskin-farseeders")
def kiskin_farseeders(s: State) -> None:
    """May place a common next to any own piece."""
    if s.has_free(s.side, COMMON):
        may(s, "place", next_to(s.own) & s.empty, place_it)


@effect("charging-buck")
def charging_buck(s: State) -> None:
    """Up to 2 combat leaps, each to a square at distance 2 (TK-MOVE-4)."""
    s.push(buck_leap, 2)


@step
def buck_leap(s: State, left: int) -> None:
    goes = WITHIN[2][s.being] & ~ADJACENT[s.being] & landing(s, s.rank_on(s.being), COMBAT)
    may_ask_more(s, "may-move", move_options(s.being, goes), buck_leap_on, left)


@step
def buck_leap_on(s: State, start: int, end: int, left: int) -> None:
    move(s, start, end)
    if left > 1:
        s.push(buck_leap, left - 1)


@effect("forest-wardens")
def forest_wardens(s: State) -> None:
    """Destroy a common of an opponent with more commons, then a heroic of one with more upgraded pieces."""
    s.push(ward_off_heroic)
    s.push(ward_off_common)


@step
def ward_off_common(s: State) -> None:
    found = 0
    for side in s.opponents():
        commons = ranked(s, side, COMMON)
        if commons.bit_count() > own_commons(s).bit_count():
            found |= commons
    must(s, "destroy", found, destroy_it)


@step
def ward_off_heroic(s: State) -> None:
    """Counted anew (TK-CARD-19)."""
    found = 0
    for side in s.opponents():
        if s.upgraded[side].bit_count() > s.upgraded[s.side].bit_count():
            found |= ranked(s, side, HEROIC)
    must(s, "destroy", found, destroy_it)


@effect("naiad")
def naiad(s: State) -> None:
    """Up to 2 own pieces next to her may make a standard move each (TK-EFF-8)."""
    s.push(flow, near(s) & s.own, 2)


@step
def flow(s: State, waiting: int, left: int) -> None:
    """``waiting`` stood next to her at the beginning and have not moved."""
    may_ask_more(s, "may-move", moves_of(s, waiting, STANDARD), flow_on, waiting, left)


@step
def flow_on(s: State, start: int, end: int, waiting: int, left: int) -> None:
    move(s, start, end)
    if left > 1:
        s.push(flow, waiting & ~BIT[start] & ~BIT[end], left - 1)


@effect("kiskin-spirit")
def kiskin_spirit(s: State) -> None:
    """May put a discarded card on top of the deck; if so, or if there was none, an extra card (TK-CARD-20)."""
    cards = s.seats[s.active].discard
    if cards:
        may_ask(s, "may-return", [Option("card", (card,)) for card in cards], return_to_deck)
    else:
        extra_cards(s, 1, 0)


@step
def return_to_deck(s: State, card: int) -> None:
    seat = s.seats[s.active]
    seat.discard.remove(card)
    seat.pile.put_on_top(card)
    s.tell("returned", s.active, card)
    extra_cards(s, 1, 0)


@effect("dryad")
def dryad(s: State) -> None:
    """May convert an enemy common or heroic next to her into a common (TK-EFF-12)."""
    may(s, "convert", convertible(s, near(s) & s.lesser, COMMON), convert_it, COMMON)


@effect("centaur-spearman")
def centaur_spearman(s: State) -> None:
    """May make a combat move; if so, the next piece in that direction is destroyed (TK-CARD-21)."""
    may_ask(s, "may-move", moves_of(s, itself(s), COMBAT), charge_with_spear)


@step
def charge_with_spear(s: State, start: int, end: int) -> None:
    move(s, start, end)
    target = nearest_piece(s, end, way_of(start, end))
    if target != NOWHERE and s.rank_on(target) != LEGENDARY:
        destroy(s, target)


def nearest_piece(s: State, square: int, way: int) -> int:
    """The square of the first piece in a direction, or ``NOWHERE``."""
    for there in RAYS[square][way]:
        if s.board[there]:
            return there
    return NOWHERE


@effect("centaur-chieftain")
def centaur_chieftain(s: State) -> None:
    """May make a combat move; if so, up to 3 combat moves of other own pieces in the same direction."""
    may_ask(s, "may-move", moves_of(s, itself(s), COMBAT), lead_herd)


@step
def lead_herd(s: State, start: int, end: int) -> None:
    move(s, start, end)
    s.push(follow_chieftain, way_of(start, end), 3)


@step
def follow_chieftain(s: State, way: int, left: int) -> None:
    options: list[Option] = []
    for square in squares_of(movers(s, OTHERS)):
        options += [MOVE[square][end] for end in run(s, square, way, COMBAT, 1)]
    may_ask_more(s, "may-move", options, follow_on, way, left)


@step
def follow_on(s: State, start: int, end: int, way: int, left: int) -> None:
    move(s, start, end)
    if left > 1:
        s.push(follow_chieftain, way, left - 1)


@effect("unicorn")
def unicorn(s: State) -> None:
    """A combat move, which may be chosen and left undone even if there is none to make, or an action (TK-EFF-9)."""
    ask(s, "move-or-action", [GAIN_ACTION, *moves_of(s, itself(s), COMBAT), DECLINE], unicorn_chose)


@step
def unicorn_chose(s: State, start: int = NOWHERE, end: int = NOWHERE) -> None:
    if start == NOWHERE:
        gain_actions(s, 1)
    else:
        move(s, start, end)


@effect("sylvan-queen")
def sylvan_queen(s: State) -> None:
    """May convert an enemy common or heroic diagonally next to her."""
    may(s, "convert", convertible(s, DIAGONAL[s.being] & s.lesser), convert_it)


@effect("sylvan-princess")
def sylvan_princess(s: State) -> None:
    """May convert an enemy common diagonally next to her."""
    may(s, "convert", convertible(s, DIAGONAL[s.being] & s.commons), convert_it)


@effect("woodland-druid")
def woodland_druid(s: State) -> None:
    """Upgrade a common of every colour (TK-CARD-22)."""
    for side in s.opponents():
        s.push(upgrade_common_of, side)
    s.push(upgrade_common_of, s.side)


@effect("forest-ancient")
def forest_ancient(s: State) -> None:
    """Place 2 enemy commons within 2 spaces; then, for each, destroy one of its colour within 3 (TK-CARD-23)."""
    s.push(sprout, 2)


@step
def sprout(s: State, left: int) -> None:
    options: list[Option] = []
    for side in s.opponents():
        if s.has_free(side, COMMON):
            options += [Option("place-enemy", (square, side)) for square in squares_of(WITHIN[2][s.being] & s.empty)]
    ask(s, "place-enemy", options, sprout_on, left)


@step
def sprout_on(s: State, square: int, side: int, left: int) -> None:
    """The victims come after all have been placed: they wait below on the agenda."""
    place(s, COMMON, square, side)
    s.push(wither, side)
    if left > 1:
        s.push(sprout, left - 1)


@step
def wither(s: State, side: int) -> None:
    must(s, "destroy", WITHIN[3][s.being] & ranked(s, side, COMMON), destroy_it)


@effect("kiskin-leafsplitter")
def kiskin_leafsplitter(s: State) -> None:
    """Up to twice: may destroy the nearest piece on a diagonal (TK-CARD-24)."""
    s.push(split_leaf, 2)


@step
def split_leaf(s: State, left: int) -> None:
    ways = [way for way in DIAGONAL_WAYS if RAY[s.being][way] & s.occupied]
    may_ask_more(s, "may-toward", [TOWARD[way] for way in ways], split_on, left)


@step
def split_on(s: State, way: int, left: int) -> None:
    destroy(s, nearest_piece(s, s.being, way))
    if left > 1:
        s.push(split_leaf, left - 1)


@effect("kiskin-boughrunner")
def kiskin_boughrunner(s: State) -> None:
    """Up to 3 combat moves, each to a square next to another own piece."""
    s.push(run_boughs, 3)


@step
def run_boughs(s: State, left: int) -> None:
    goes = reach(s, s.being, COMBAT) & next_to(s.own & ~itself(s))
    may_ask_more(s, "may-move", move_options(s.being, goes), run_boughs_on, left)


@step
def run_boughs_on(s: State, start: int, end: int, left: int) -> None:
    move(s, start, end)
    if left > 1:
        s.push(run_boughs, left - 1)


@effect("tree-shepherd")
def tree_shepherd(s: State) -> None:
    """Upgrade an own common, or a combat move of a heroic or a standard move of a legendary piece.

    He is heroic himself and may stay where he is (TK-EFF-9): so all of it can be left.
    """
    options = on("upgrade", own_commons(s))
    options += moves_of(s, ranked(s, s.side, HEROIC), COMBAT) + moves_of(s, s.legendary[s.side], STANDARD)
    may_ask(s, "may-move-or-upgrade", options, shepherd)


@step
def shepherd(s: State, square: int, end: int = NOWHERE) -> None:
    if end == NOWHERE:
        upgrade(s, square)
    else:
        move(s, square, end)
