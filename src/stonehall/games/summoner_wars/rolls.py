"""Rolling dice for attacks and abilities, with re-rolls (SW2-ROLL-1..3)."""

from __future__ import annotations

from typing import Any, Final

from stonehall.games.summoner_wars import dice
from stonehall.games.summoner_wars.abilities import REROLLS, ability
from stonehall.games.summoner_wars.board import DISTANCE, NOWHERE
from stonehall.games.summoner_wars.effects import remove_boosts
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import has
from stonehall.kernel.decision import Option, Step
from stonehall.kernel.dice import Roll

INFLUENCE: Final = ability("influence")
INFLUENCE.moments |= 1 << REROLLS


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
    """The faces, then the arguments of :func:`roll_dice` without the count.

    Whoever can influence the roll may have it made again, as often as it can be paid (SW2-ROLL-2).
    """
    *faces, roller, then, args = answer
    piece = s.piece(roller)
    influence = _influence(s, piece) if piece is not None and s.heard & (1 << REROLLS) else None
    if piece is not None and (influence is not None or then != "land"):
        s.tell("threw", piece.card.number, piece.square, *faces)
    if influence is None:
        s.push(step.by_name[then], tuple(faces), *args)
    else:
        about = (influence.card.number, influence.square)
        options = [Option("target", (roller_square(piece),)), Option("refuse")]
        s.ask(
            influence.controller,
            "influence",
            options,
            influenced,
            (influence.id, tuple(faces), roller, then, args),
            about,
        )


def roller_square(roller: Piece | None) -> int:
    return NOWHERE if roller is None else roller.square


@step
def influenced(s: State, *answer: Any) -> None:
    """Keep the roll, or (when a square comes first) pay a boost and make the whole roll again (SW2-ROLL-1)."""
    *again, payer, faces, roller, then, args = answer
    if again:
        s.push(roll_dice, roller, len(faces), then, args)
        remove_boosts(s, s.pieces[payer], 1)
    else:
        s.push(step.by_name[then], faces, *args)


def _influence(s: State, roller: Piece) -> Piece | None:
    """A card that may have a friendly unit's roll made again in its player's turn."""
    for other in s.field:
        if (
            other.controller == s.active
            and s.are_friends(other, roller)
            and other is not roller
            and other.boosts
            and DISTANCE[other.square][roller.square] <= 3
            and has(s, other, INFLUENCE)
        ):
            return other
    return None
