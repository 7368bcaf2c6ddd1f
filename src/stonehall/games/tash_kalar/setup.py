"""The start of a game: the starting player, the first hands, tasks, and the first pieces (TK-SETUP-1..8)."""

from __future__ import annotations

from stonehall.games.tash_kalar.arena import DUEL_START, MELEE_START, squares_of
from stonehall.games.tash_kalar.cards import COMMON
from stonehall.games.tash_kalar.draw import draw_beings, draw_flares, draw_legends
from stonehall.games.tash_kalar.seating import DUEL, HIGH_FORM, MELEE
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step
from stonehall.games.tash_kalar.task import set_up_tasks
from stonehall.games.tash_kalar.turn import begin_turn
from stonehall.kernel.decision import Draw, Option


@step
def first_player(s: State, fixed: int) -> None:
    """Picked at random, unless the options say who (TK-SETUP-3, O-02)."""
    if fixed >= 0:
        s.push(open_game, fixed)
    else:
        s.decision = Draw("first", "first", list(range(s.settings.seats)), open_game, (), ())


@step
def open_game(s: State, first: int) -> None:
    """Hands for all, in the order of turns; in a team the partner who plays first gets the legends (TK-TEAM-3)."""
    seating = s.settings.seating
    s.active = first
    s.player = first
    s.side = seating.side_of[first]
    s.push(begin_turn, first)
    s.push(start_pieces, first)
    if s.settings.form == HIGH_FORM:
        s.push(set_up_tasks)
    order = seating.seats_from(first)
    for place in range(len(order) - 1, -1, -1):
        seat = order[place]
        s.push(draw_flares, seat)
        if not s.settings.teams or place < seating.sides:
            s.push(draw_legends, seat)
        s.push(draw_beings, seat)


@step
def start_pieces(s: State, first: int) -> None:
    """Duel: one of each colour; Melee: three colours at the three symbols. The last player places them."""
    settings = s.settings
    order = settings.seating.seats_from(first)
    last = order[-1]
    if settings.form == DUEL:
        own = settings.seating.side_of[last]
        s.ask(last, "start", [Option("start", (square, own)) for square in DUEL_START], start_duel)
    elif settings.form == MELEE:
        if len(order) == 4:
            del order[1]
        s.push(start_melee, last, tuple(order))


@step
def start_duel(s: State, square: int, side: int) -> None:
    """The own piece stands on one of the two squares, that of the opponent on the other (TK-SETUP-6)."""
    here, there = DUEL_START if square == DUEL_START[0] else (DUEL_START[1], DUEL_START[0])
    (opponent,) = s.settings.seating.other_sides(side)
    put_first(s, side, here)
    put_first(s, opponent, there)


@step
def start_melee(s: State, last: int, colours: tuple[int, ...]) -> None:
    """The next colour goes to a symbol that is still free (TK-SETUP-7, TK-SETUP-8)."""
    if colours:
        free = [square for pair in MELEE_START if not pair & s.occupied for square in squares_of(pair)]
        options = [Option("start", (square, colours[0])) for square in free]
        s.ask(last, "start", options, start_one, (last, colours[1:]))


@step
def start_one(s: State, square: int, side: int, last: int, colours: tuple[int, ...]) -> None:
    put_first(s, side, square)
    s.push(start_melee, last, colours)


def put_first(s: State, side: int, square: int) -> None:
    """A piece that stands in the arena before anybody has had a turn."""
    s.tell("first-piece", side, square)
    s.put(side, COMMON, square)
