"""How a game begins: starting cards, piles beside the board, and who begins (SW1-SETUP-1..9, SW1-TEAM-1..7)."""

from __future__ import annotations

from typing import Any

from stonehall.games.alliances.board import square_for
from stonehall.games.alliances.cards import BY_ID, Faction
from stonehall.games.alliances.dice import DIE
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.turn import begin_turn
from stonehall.kernel.decision import Option
from stonehall.kernel.dice import Roll


def set_up(s: State, seat: int, faction: Faction) -> None:
    """The starting cards of a reference card and the piles it lists (SW1-SETUP-3, -4, -7)."""
    side = s.sides[seat]
    for id, (column, row) in faction.starting:
        s.put(BY_ID[id], seat, seat, square_for(seat, column, row))
    side.vine_walls = faction.vine_walls
    for card in faction.conjurations:
        side.conjurations += (card.number,) * card.copies


@step
def first_player(s: State, fixed: int) -> None:
    """The dice say who begins, or who chooses that; unless the settings do: then that seat just begins."""
    if fixed >= 0:
        s.ask(fixed, "begin", [Option("first", (fixed,))], open_game, private=True)
    else:
        s.push(roll_for_first, tuple(range(len(s.sides))), ())


@step
def roll_for_first(s: State, seats: tuple[int, ...], results: tuple[int, ...]) -> None:
    """Each of these seats rolls a die; those who tie for the best roll again (SW1-SETUP-8, SW1-TEAM-5, O-07)."""
    if len(results) < len(seats):
        s.decision = Roll(DIE, 1, rolled_for_first, (seats, results), (seats[len(results)],))
        return
    best = max(results)
    ahead = tuple([seat for seat, result in zip(seats, results, strict=True) if result == best])
    if len(ahead) > 1:
        s.push(roll_for_first, ahead, ())
    elif len(s.sides) == 2:
        s.push(choose_first, ahead[0])
    else:
        s.push(open_game, ahead[0])  # teams: the highest roller begins


@step
def rolled_for_first(s: State, face: int, *answer: Any) -> None:
    seats, results = answer
    s.tell("rolled-for-first", seats[len(results)], face + 1)
    s.push(roll_for_first, seats, (*results, face + 1))


@step
def choose_first(s: State, seat: int) -> None:
    """The higher roller chooses who begins."""
    s.choose(seat, "begin", "first", [seat, *s.opponents(seat)], open_game)


@step
def open_game(s: State, first: int) -> None:
    """Hands start empty, and there is no mulligan (SW1-SETUP-6, SW1-SETUP-9)."""
    s.push(begin_turn, first)
