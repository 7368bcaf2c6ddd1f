"""A simple judgement of a position, for bots: points, pieces by rank, and where they stand."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import ARENA, CENTRAL_NINE, COLOURED, EDGE
from stonehall.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY, being_of, task_of
from stonehall.games.tash_kalar.patterns import BoardMask
from stonehall.games.tash_kalar.search import PatternFinder
from stonehall.games.tash_kalar.seating import HIGH_FORM, MELEE, MOST_SIDES, NO_CARD, PENDING_COST
from stonehall.games.tash_kalar.standing import alone, common, count, facing, pairs_aslant, pairs_in, pairs_in_line
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.weights import PLAIN, Weights

WON: Final = 1000.0
ON_COLOUR: Final = BoardMask(COLOURED)
IN_THE_MIDDLE: Final = BoardMask(CENTRAL_NINE)
AT_THE_EDGE: Final = BoardMask(EDGE)


def evaluate(s: State, seat: int, weights: Weights = PLAIN) -> float:
    """How good the state looks for a seat; 0 is even."""
    outcome = s.outcome
    if outcome is not None:
        return WON * (2 * outcome.scores[seat] - 1)
    seating = s.settings.seating
    own = seating.side_of[seat]
    best = -WON
    for side in seating.other_sides(own):
        best = max(best, _side(s, side, weights))
    total = _side(s, own, weights) - best
    if weights.sees_patterns and s.active == seat and s.actions:
        total += _prospects(s, seat, weights)
    if weights.sees_tasks and s.active == seat:
        total += _tasks(s, own, weights)
    return total


def _side(s: State, side: int, weights: Weights) -> float:
    points = 0
    for place in range(side * MOST_SIDES, (side + 1) * MOST_SIDES):
        points += s.points[place]
    total = weights.point * points
    if s.settings.form == MELEE:
        total += weights.lowest_colour * s.score(side) - weights.point * 0.5 * points
    elif s.settings.form == HIGH_FORM:
        total += weights.point * s.legendary[side].bit_count()
    if side == s.side:
        total += weights.point * _promised(s)
    pieces = BoardMask(s.pieces[side])
    upgraded = BoardMask(s.upgraded[side])
    in_line = pairs_in_line(pieces)
    total += weights.piece * count(pieces) + weights.upgraded * count(upgraded)
    coloured = common(upgraded, ON_COLOUR)
    total += weights.legendary * s.legendary[side].bit_count() + weights.on_colour * coloured
    total += weights.together * (in_line + pairs_aslant(pieces))
    if weights.sees_places:
        total += _places(s, pieces, upgraded, in_line, weights)
    for seat in s.settings.seating.seats_of[side]:
        own = s.seats[seat]
        held: int = len(own.hand)
        total += weights.card * held
        if own.aside != NO_CARD:
            total -= (weights.pending if s.last_turns < 0 else weights.point * PENDING_COST) * len(own.pending())
    return total


def _places(s: State, pieces: BoardMask, upgraded: BoardMask, in_line: int, weights: Weights) -> float:
    """Where the pieces of a side stand, and how they stand to each other."""
    total = weights.middle * common(pieces, IN_THE_MIDDLE) + weights.edge * common(pieces, AT_THE_EDGE)
    total += weights.alone * alone(pieces) + weights.in_line * in_line
    total += weights.upgraded_together * pairs_in(upgraded)
    return total + weights.facing * facing(pieces, BoardMask(s.occupied))


def _prospects(s: State, seat: int, weights: Weights) -> float:
    """What the own hand may become this turn, as far as the patterns are there.

    After the turn nobody knows what will be left of them; and a judgement of what was just drawn would be one of luck.
    """
    side = s.settings.seating.side_of[seat]
    pieces, upgraded = s.pieces[side], s.upgraded[side]
    free = BoardMask(ARENA & ~s.all_legendary)
    here = PatternFinder(pieces, upgraded)
    short = PatternFinder(pieces, upgraded, ARENA & ~pieces, ARENA & ~upgraded, 1)
    total = 0.0
    for number in s.seats[seat].summonable():
        being = being_of(number)
        is_legend = being.rank == LEGENDARY
        if here.find(being.shapes, free):
            total += weights.ready_legend if is_legend else weights.ready
        elif short.find(being.shapes, free):
            total += weights.nearly_legend if is_legend else weights.nearly
    return total


def _tasks(s: State, side: int, weights: Weights) -> float:
    """The task that will be claimed if nothing gets in between, and how far the others are."""
    best = 0
    progress = 0.0
    for number in s.current_tasks:
        task = task_of(number)
        there = wanted = 0
        holds = True
        for _, reached, needed in task.measure(s, side):
            there += reached
            wanted += needed
            holds = holds and reached == needed
        progress += task.points * there / wanted
        if holds:
            best = max(best, task.points)
    return weights.task * best + weights.task_progress * progress


def _promised(s: State) -> float:
    """Points for what was destroyed this turn, which are scored when it ends."""
    if s.settings.form == HIGH_FORM:
        return 0.0
    total = 0.0
    for colour in s.opponents():
        row = colour * MOST_SIDES
        total += s.kills[row + COMMON] / 2 + s.kills[row + HEROIC] + 2 * s.kills[row + LEGENDARY]
    return total
