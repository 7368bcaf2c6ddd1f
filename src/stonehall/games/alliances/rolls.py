"""Rolling dice for attacks, abilities and Vine Walls; cards that change dice which lie."""

from __future__ import annotations

from typing import Any

from stonehall.games.alliances.abilities import BY_NUMBER, CHANGES_ROLLS
from stonehall.games.alliances.dice import DIE
from stonehall.games.alliances.pieces import Piece
from stonehall.games.alliances.state import Rolling, State
from stonehall.games.alliances.steps import step
from stonehall.kernel.decision import Step
from stonehall.kernel.dice import Roll


def throw(s: State, seat: int, roller: Piece | None, count: int, then: Step, *args: Any) -> None:
    """A seat rolls dice for an ability of a card; ``then`` gets the results (a tuple of numbers), then ``args``."""
    _throw(s, seat, roller, count, False, then, args)


def throw_for_attack(s: State, attacker: Piece, count: int, then: Step) -> None:
    """The dice of an attack; all must be rolled (SW1-ATK-13)."""
    _throw(s, attacker.controller, attacker, count, True, then, ())


def _throw(
    s: State, seat: int, roller: Piece | None, count: int, attack: bool, then: Step, args: tuple[Any, ...]
) -> None:
    if count > 0:
        s.push(roll_dice, seat, -1 if roller is None else roller.id, count, int(attack), then.__name__, args)
    else:
        s.push(then, (), *args)


@step
def roll_dice(s: State, seat: int, roller: int, count: int, attack: int, then: str, args: tuple[Any, ...]) -> None:
    piece = s.piece(roller)
    about = () if piece is None else (piece.card.number, piece.place)
    s.decision = Roll(DIE, count, rolled, (seat, roller, attack, then, args), about)


@step
def rolled(s: State, *answer: Any) -> None:
    """As many faces as there are dice, then the arguments of :func:`roll_dice` without the count."""
    *faces, seat, roller, attack, then, args = answer
    dice = tuple([face + 1 for face in faces])
    if not attack and s.log is not None:
        piece = s.piece(roller)
        if piece is not None:
            s.tell("threw", piece.card.number, piece.place, *dice)
    changers: list[tuple[int, int]] = []
    if s.live_moments & (1 << CHANGES_ROLLS):
        rolling = Rolling(seat, roller, attack != 0, dice)
        s.rolling = rolling
        for other, own in s.answers(CHANGES_ROLLS):
            if own.may_change_roll is None or own.may_change_roll(s, other):
                changers.append((other.id, own.number))
        if not changers:
            s.rolling = None
    if not changers:
        s.push(step.by_name[then], dice, *args)
        return
    s.push(use_roll, then, args)
    for id, number in reversed(changers):
        s.push(change_roll, id, number)


@step
def change_roll(s: State, id: int, number: int) -> None:
    """A card may change the dice that lie, if it is still there and still can."""
    own = BY_NUMBER[number]
    piece = s.on_board(id)
    able = own.may_change_roll is None or (piece is not None and own.may_change_roll(s, piece))
    if piece is not None and able and own.changes_roll is not None:
        own.changes_roll(s, piece)


@step
def use_roll(s: State, then: str, args: tuple[Any, ...]) -> None:
    """Nobody changes the dice any more."""
    rolling = s.rolling
    assert rolling is not None
    s.rolling = None
    s.push(step.by_name[then], tuple(sorted(rolling.dice)), *args)


@step
def roll_again(s: State, place: int) -> None:
    """One of the dice that lie is rolled again; the new result counts. For ``Ability.changes_roll``."""
    s.decision = Roll(DIE, 1, rolled_again, (place,), ())


@step
def rolled_again(s: State, face: int, place: int) -> None:
    set_die(s, place, face + 1)


def set_die(s: State, place: int, result: int) -> None:
    """One of the dice that lie shows something else from now on."""
    rolling = s.rolling
    if rolling is not None:
        s.tell("die-changed", rolling.dice[place], result)
        rolling.dice = (*rolling.dice[:place], result, *rolling.dice[place + 1 :])
