"""Rolling dice for attacks and abilities, with re-rolls (SW2-ROLL-1..3)."""

from __future__ import annotations

from typing import Any, Final

from stonehall.games.summoner_wars import dice
from stonehall.games.summoner_wars.abilities import BY_NUMBER, REROLLS, Ability
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.kernel.decision import AGREE, DECLINE, PASS, YES, Step
from stonehall.kernel.dice import Roll


def throw(s: State, roller: Piece, count: int, then: Step, *args: int) -> None:
    """Roll dice for a unit's attack or ability; ``then`` gets the roll, then ``args``."""
    if count > 0:
        s.push(roll_dice, roller.id, count, then.__name__, args)
    else:
        s.push(then, (), *args)


@step
def roll_dice(s: State, roller: int, count: int, then: str, args: tuple[int, ...]) -> None:
    piece = s.piece(roller)
    about = () if piece is None else (piece.card.number, piece.square)
    s.decision = Roll(dice.DIE, count, rolled, (roller, then, args), about)


@step
def rolled(s: State, *answer: Any) -> None:
    """As many faces as there are dice, then the arguments of :func:`roll_dice` without the count.

    Whose ability allows it may have the roll made again, as often as it can be paid (SW2-ROLL-2).
    """
    faces: tuple[int, ...] = answer[:-3]
    roller: int = answer[-3]
    then: str = answer[-2]
    args: tuple[int, ...] = answer[-1]
    piece = s.piece(roller)
    again = _reroll(s, piece) if piece is not None and s.live_moments & (1 << REROLLS) else None
    if piece is not None and (again is not None or then != "land"):
        s.tell("threw", piece.card.number, piece.square, *faces)
    if again is None:
        s.push(step.by_name[then], faces, *args)
    else:
        payer, own = again
        about = (payer.card.number, payer.square)
        kept = (payer.id, faces, own.number, roller, then, args)
        s.ask(payer.controller, own.id, [AGREE, DECLINE], AGAIN_OR_NOT, kept, about)


@step
def roll_again(
    s: State, payer: int, faces: tuple[int, ...], number: int, roller: int, then: str, args: tuple[int, ...]
) -> None:
    """Pay and make the whole roll again (SW2-ROLL-1)."""
    s.push(roll_dice, roller, len(faces), then, args)
    pay = BY_NUMBER[number].reroll_price
    assert pay is not None
    pay(s, s.pieces[payer])


@step
def keep_roll(
    s: State, payer: int, faces: tuple[int, ...], number: int, roller: int, then: str, args: tuple[int, ...]
) -> None:
    s.push(step.by_name[then], faces, *args)


AGAIN_OR_NOT: Final[dict[str, Step]] = {YES: roll_again, PASS: keep_roll}
"""The answers of whoever is shown a roll that can be made again; the faces are the second of their arguments."""


def _reroll(s: State, roller: Piece) -> tuple[Piece, Ability] | None:
    """A card that can have the roll of a unit made again, and its ability."""
    for other, own in s.answers(REROLLS):
        if own.rerolls is not None and own.rerolls(s, other, roller):
            return other, own
    return None
