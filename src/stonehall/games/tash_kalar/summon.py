"""Summoning: which beings fit where, the landing, and what follows it (TK-SUM-1..18, TK-IMP-1..4).

An option names the card and the summoning square. Two details are added where they matter:

* the orientation, if several fit that square and the effect asks for marks or pieces used, or a disc has to be picked
  up that is not part of the pattern;
* the enemy piece that is borrowed by improvised summoning, since its colour is used up by that.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import ARENA, BIT, COLOURED, NOWHERE, squares_of
from stonehall.games.tash_kalar.aside import freeze
from stonehall.games.tash_kalar.cards import COMMON, LEGENDARY, NETHERVOID, Being, being_of
from stonehall.games.tash_kalar.effects import destroy, forget_effect, take_away
from stonehall.games.tash_kalar.gateway import open_gateway
from stonehall.games.tash_kalar.patterns import BoardMask
from stonehall.games.tash_kalar.plays import WITH_CARD, on
from stonehall.games.tash_kalar.scoring import count_summoned
from stonehall.games.tash_kalar.search import PatternFinder
from stonehall.games.tash_kalar.seating import MELEE, NO_CARD, NOBODY
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import action, offer, step
from stonehall.games.tash_kalar.turn import forget_loans, turn_main
from stonehall.kernel.decision import Option

TURNED: Final = 1000
"""An orientation among the details of a play is this number more (others are squares)."""

ANYWHERE: Final = BoardMask(ARENA)

Fit = tuple[int, int, int, int]
"""A way to summon a being: summoning square, place in its list of shapes, square of the improvised piece, and all
squares of the pattern."""


@offer
def offer_summons(s: State, options: list[Option]) -> None:
    """Everything the active player could summon."""
    if not s.actions:
        return
    usual = not is_unusual(s)
    seen = serving(s)
    free = [_landing_mask(s, rank) for rank in range(LEGENDARY + 1)]
    for card in s.seats[s.active].summonable():
        being = being_of(card)
        allowed = free[being.landing]
        found = seen.find(being.shapes, allowed)
        if not found:
            continue
        if not usual or being.anywhere:
            options += [option for option, _ in named_fits(s, being, seen)]
        elif not s.has_free(s.side, being.rank):
            _add_in_shortage(s, options, being, [seen.find_one(shape, allowed) for shape in being.shapes])
        elif being.oriented:
            _add_turned(options, being, [seen.find_one(shape, allowed) for shape in being.shapes], ARENA)
        else:
            plays = WITH_CARD.of("summon", card)
            for square in squares_of(found):
                options.append(plays[square])


def _add_in_shortage(s: State, options: list[Option], being: Being, found: list[int]) -> None:
    """The options of a being for which an own piece is used again: the one there, or one outside the pattern."""
    same = _same_kind(s, being.rank)
    for place, shape in enumerate(being.shapes):
        if found[place] and same.bit_count() <= shape.size:
            for square in squares_of(found[place] & ~same):
                if not same & ~shape.pattern_at(square):
                    found[place] ^= BIT[square]
    _add_turned(options, being, found, ARENA if being.oriented else ARENA & ~same)


def _add_turned(options: list[Option], being: Being, found: list[int], matters: int) -> None:
    """The options of a being that fits on these squares, orientation by orientation.

    Where several fit one of the squares on which that ``matters``, they are named. What :func:`named_fits` does
    wherever own pieces alone serve, in the same order and without a list of the fits.
    """
    plays = WITH_CARD.of("summon", being.number)
    seen = 0
    several = 0
    for mask in found:
        several |= seen & mask
        seen |= mask
    several &= matters
    seen = 0
    for place, mask in enumerate(found):
        for square in squares_of(mask & ~seen):
            bit = BIT[square]
            if not several & bit:
                options.append(plays[square])
                continue
            for later in range(place, len(found)):
                if found[later] & bit:
                    turn = TURNED + being.shapes[later].turn
                    options.append(Option("summon", (being.number, square, turn)))
        seen |= mask


def landing_squares(s: State, rank: int) -> int:
    """The squares without a piece of higher rank (TK-SUM-8)."""
    return ARENA & ~_higher(s, rank)


def _landing_mask(s: State, rank: int) -> BoardMask:
    """The same for the search; often nothing is in the way."""
    higher = _higher(s, rank)
    return BoardMask(ARENA & ~higher) if higher else ANYWHERE


def _higher(s: State, rank: int) -> int:
    """The pieces of higher rank."""
    return 0 if rank == LEGENDARY else s.all_upgraded if rank == COMMON else s.all_legendary


def serving(s: State) -> PatternFinder:
    """The pieces that may serve in a pattern: own ones, and those that are lent."""
    side = s.side if s.lender == NOBODY else s.lender
    own = s.pieces[side] | (s.empty if s.wild_empties else 0)
    foreign = s.enemies if lenders(s) else 0
    most = int(s.loan) + int(s.settings.form == MELEE)
    return PatternFinder(own, s.upgraded[side], foreign, foreign & s.all_upgraded, most)


def is_unusual(s: State) -> bool:
    """Whether anything but own pieces may serve in a pattern."""
    return s.loan or s.wild_empties > 0 or s.lender != NOBODY or lenders(s) != 0


def lenders(s: State) -> int:
    """The enemy pieces one of which could serve as an own one: by a loan any, else those of colours not yet used."""
    if s.lender != NOBODY:
        return 0
    if s.loan:
        return s.enemies
    mask = 0
    if s.settings.form == MELEE:
        for side in s.opponents():
            if not s.improvised[s.side] >> side & 1:
                mask |= s.pieces[side]
    return mask


def named_fits(s: State, being: Being, seen: PatternFinder) -> list[tuple[Option, Fit]]:
    """Every different way to summon a being, with the option that names it."""
    fits = find_fits(s, being, seen)
    several: dict[tuple[int, int], list[Fit]] = {}
    for fit in fits:
        several.setdefault((fit[0], fit[2]), []).append(fit)
    named: list[tuple[Option, Fit]] = []
    for (square, improvised), ways in several.items():
        borrowed = () if improvised == NOWHERE else (improvised,)
        if len(ways) == 1 or being.anywhere or not (being.oriented or _needs_pick(s, being, square)):
            named.append((Option("summon", (being.number, square, *borrowed)), ways[0]))
        else:
            for way in ways:
                turn = TURNED + being.shapes[way[1]].turn
                named.append((Option("summon", (being.number, square, turn, *borrowed)), way))
    return named


def uses_of(s: State) -> list[tuple[Option, list[int]]]:
    """The options to summon among those that are offered, with the squares of the pieces of every fitting pattern."""
    decision = s.decision
    if decision is None or not any(option.verb == "summon" for option in decision.options):
        return []
    found: list[tuple[Option, list[int]]] = []
    seen = serving(s)
    for card in s.seats[s.active].summonable():
        being = being_of(card)
        fits = find_fits(s, being, seen)
        for option, fit in named_fits(s, being, seen):
            says_turn = any(detail >= TURNED for detail in option.args[2:])
            same = [other[3] for other in fits if (other[0], other[2]) == (fit[0], fit[2])]
            found.append((option, [fit[3]] if says_turn else same))
    return found


def find_fits(s: State, being: Being, seen: PatternFinder) -> list[Fit]:
    """Where the pattern of a being fits, with own and borrowed pieces, and there is a piece for it."""
    allowed = BoardMask(landing_squares(s, being.landing))
    is_simple = not is_unusual(s) and not being.anywhere and s.has_free(s.side, being.rank)
    found: list[Fit] = []
    for place, shape in enumerate(being.shapes):
        for anchor in squares_of(seen.find_one(shape, allowed)):
            pattern = shape.pattern_at(anchor)
            if is_simple:
                found.append((anchor, place, NOWHERE, pattern))
                continue
            borrowings = _borrowings(s, pattern)
            for square in squares_of(s.empty & ~COLOURED) if being.anywhere and borrowings else [anchor]:
                if _has_piece(s, being, pattern, square):
                    found += [(square, place, improvised, pattern) for improvised in borrowings]
    return found


def _borrowings(s: State, pattern: int) -> list[int]:
    """The piece borrowed by improvised summoning (``NOWHERE``: none), in each way in which that can be."""
    if (pattern & s.empty).bit_count() > s.wild_empties:
        return []
    borrowed = squares_of(pattern & s.enemies)
    if not borrowed or s.lender != NOBODY:
        return [NOWHERE]
    if s.loan and len(borrowed) == 1:
        return [NOWHERE]
    if len(borrowed) > int(s.loan) + 1:
        return []
    return [piece for piece in borrowed if may_improvise(s, s.side_on(piece))]


def may_improvise(s: State, colour: int) -> bool:
    return s.settings.form == MELEE and not s.improvised[s.side] >> colour & 1


def _same_kind(s: State, rank: int) -> int:
    """The own pieces that could become one of this rank: legendary ones, or discs."""
    return s.legendary[s.side] if rank == LEGENDARY else s.own & ~s.all_legendary


def _needs_pick(s: State, being: Being, square: int) -> bool:
    """Whether a piece has to be picked up elsewhere (TK-SUM-14, TK-SUM-15)."""
    return not s.has_free(s.side, being.rank) and not _same_kind(s, being.rank) & BIT[square]


def _spare(s: State, being: Being, pattern: int) -> int:
    """The own pieces of the needed kind that are not part of the pattern."""
    return _same_kind(s, being.rank) & ~pattern


def _has_piece(s: State, being: Being, pattern: int, square: int) -> bool:
    return not _needs_pick(s, being, square) or _spare(s, being, pattern) != 0


# The play -------------------------------------------------------------------------------------------------------------


@action("summon")
def summon(s: State, card: int, square: int, *details: int) -> None:
    """A card is shown and its pattern declared; the action is spent."""
    place, improvised, pattern = _declared(s, card, square, details)
    seat = s.seats[s.active]
    if card == seat.aside:
        seat.aside = NO_CARD
    else:
        (seat.legends if being_of(card).rank == LEGENDARY else seat.hand).remove(card)
    s.actions -= 1
    forget_loans(s)
    if improvised != NOWHERE:
        s.improvised[s.side] |= 1 << s.side_on(improvised)
        s.tell("improvised", s.active, s.side_on(improvised), improvised)
    s.tell("summoned", s.active, card, square)
    s.push(turn_main)
    s.push(pick_piece if _needs_pick(s, being_of(card), square) else land, card, square, place, pattern)


def _declared(s: State, card: int, square: int, details: tuple[int, ...]) -> tuple[int, int, int]:
    """The place of the declared orientation among the shapes, the improvised piece, and the squares of the pattern."""
    being = being_of(card)
    if not details and not being.anywhere and not is_unusual(s):
        seen = serving(s)
        allowed = BoardMask(landing_squares(s, being.landing) & BIT[square])
        for place, shape in enumerate(being.shapes):
            if seen.find_one(shape, allowed):
                pattern = shape.pattern_at(square)
                if _has_piece(s, being, pattern, square):
                    return place, NOWHERE, pattern
    wanted = (card, square, *details)
    seen = serving(s)
    _, place, improvised, pattern = next(fit for option, fit in named_fits(s, being, seen) if option.args == wanted)
    if being.anywhere:
        # Which of its patterns it is makes no difference: only what all of them need cannot be picked up (TK-SUM-15).
        for other in find_fits(s, being, seen):
            if other[2] == improvised:
                pattern &= other[3]
    return place, improvised, pattern


@step
def pick_piece(s: State, card: int, square: int, place: int, pattern: int) -> None:
    """Shortage: an own piece that is not part of the pattern is picked up (TK-SUM-15)."""
    spare = _spare(s, being_of(card), pattern)
    s.ask(s.player, "pick-up", on("pick-up", spare), picked, (card, square, place, pattern), (card, square))


@step
def picked(s: State, from_square: int, card: int, square: int, place: int, pattern: int) -> None:
    s.tell("picked-up", s.active, from_square)
    take_away(s, from_square)
    s.push(land, card, square, place, pattern)


@step
def land(s: State, card: int, square: int, place: int, pattern: int) -> None:
    """The new piece comes onto the summoning square, destroying what stands there (TK-SUM-6, TK-SUM-7).

    Without a free piece it is an own one of that kind, which is used again and not destroyed (TK-SUM-14, TK-SUM-17).
    """
    being = being_of(card)
    s.card = card
    s.shape = place
    s.square = square
    s.used = pattern & s.occupied
    if not s.has_free(s.side, being.rank):
        take_away(s, square)
    elif s.board[square]:
        s.crushed = s.board[square]
        destroy(s, square)
    s.put(s.side, being.rank, square)
    s.being = square
    if being.deck == NETHERVOID:
        open_gateway(s, square)
    s.push(end_effect)
    if being.effect is not None:
        s.push(being.effect[0], *being.effect[1])
    count_summoned(s, being.rank, square)


@step
def end_effect(s: State) -> None:
    """The card is discarded (TK-SUM-13), or it freezes or goes under its deck instead."""
    if being_of(s.card).frozen is not None:
        s.push(freeze)
        return
    if s.goes_under:
        s.pile_of(s.card).put_at_bottom(s.card)
        s.tell("put-under", s.active, s.card)
    else:
        s.discard_of(s.card).append(s.card)
    forget_effect(s)
