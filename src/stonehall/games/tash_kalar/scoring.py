"""Points: for kills, legends and flares (TK-SCORE-1..8), and when the end is triggered (TK-END-1..5)."""

from __future__ import annotations

from stonehall.games.tash_kalar.arena import BIT, GREEN, RED
from stonehall.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY
from stonehall.games.tash_kalar.seating import HIGH_FORM, MELEE, MOST_SIDES
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step


def add_points(s: State, side: int, colour: int, count: int) -> None:
    """A side scores in the colour of another."""
    if count:
        s.points[side * MOST_SIDES + colour] += count
        if s.settings.form == MELEE:
            s.tell("scored-in", side, colour, count)
        else:
            s.tell("scored", side, count)


def count_summoned(s: State, rank: int, square: int) -> None:
    """A being counts as summoned on a square, for the tasks (TK-TASK-8); a legend scores next (TK-SCORE-3)."""
    s.summoned += 1
    s.summoned_on_red += int(RED & BIT[square] != 0)
    s.summoned_on_green += int(GREEN & BIT[square] != 0)
    if rank == LEGENDARY:
        s.summoned_legends += 1
        s.push(score_legend)


@step
def score_legend(s: State) -> None:
    """A legend was summoned: a point at once, in Melee in a colour of choice (TK-SCORE-3, TK-SCORE-7)."""
    if s.settings.form != HIGH_FORM:
        s.choose(s.player, "legend-colour", "colour", s.rivals(s.side), score_in, (1,))


@step
def score_in(s: State, colour: int, count: int) -> None:
    add_points(s, s.side, colour, count)


def score_flare(s: State, opponent: int) -> None:
    """The opponent scores in the colour of the invoker (TK-SCORE-4, TK-SCORE-8)."""
    if s.settings.form != HIGH_FORM:
        add_points(s, opponent, s.side, 1)


@step
def score_kills(s: State) -> None:
    """What was destroyed this turn, colour by colour (TK-SCORE-1, TK-SCORE-2, TK-SCORE-5)."""
    odd = []
    for colour in s.rivals(s.side):
        commons = s.kills[colour * 4 + COMMON]
        points = s.kills[colour * 4 + HEROIC] + 2 * s.kills[colour * 4 + LEGENDARY] + commons // 2
        add_points(s, s.side, colour, points)
        if commons % 2:
            odd.append(colour)
    if len(odd) > 1:
        s.push(score_odd, tuple(odd))


@step
def score_odd(s: State, colours: tuple[int, ...]) -> None:
    """Odd commons of several colours: one point in one of them (TK-SCORE-6)."""
    s.choose(s.active, "odd-colour", "colour", list(colours), score_in, (1,))


def goal_reached(s: State) -> bool:
    """Whether some side has the points that trigger the end (TK-END-2..4)."""
    if s.settings.form == MELEE:
        there = [side for side in range(s.settings.sides) if side not in s.left]
        most = max([s.points_in(side, colour) for side in there for colour in there])
    else:
        most = max(s.score(0), s.score(1))
    return most >= s.settings.goal
