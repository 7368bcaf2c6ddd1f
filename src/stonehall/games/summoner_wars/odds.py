"""What an attack may do: its dice enumerated, each roll carried out by the rules themselves."""

from __future__ import annotations

from random import Random
from typing import Final, cast

from stonehall.games.summoner_wars.notation import NOTATION
from stonehall.games.summoner_wars.state import State
from stonehall.kernel.decision import PASS, Option
from stonehall.kernel.dice import Roll
from stonehall.kernel.odds import Odds

MOST_DICE: Final = 7
"""More are rarely rolled, and take long to enumerate."""

VERBS: Final = ("attack", "open", "target")
"""The plays that can be the last before the dice of an attack."""

CHANGES: Final = {"damaged": 1, "healed": -1}
"""The events of a card whose damage changes: the last number says by how much."""

GONE: Final = ("destroyed", "returned")
"""The events of a card whose life has run out."""

Result = tuple[int, int, bool]
"""How many hits there were, how much damage the target took (or lost, below 0), and whether it is gone."""


def odds(s: State, seat: int, text: str) -> Odds | None:
    """The odds of an option of the seat's decision; ``None`` if no attack is rolled next, or with too many dice.

    What the seat cannot know is imagined, so that nothing hidden can show through.
    """
    option = _legal(s, seat, text)
    if option is None or option.verb not in VERBS:
        return None
    world = cast(State, s.imagine(seat, Random(0)))
    world.log = []
    world.apply(option)
    result = _result(world)
    if result is not None:  # without dice it is over already
        return _sum_up(0, [(result, 1.0)])
    decision = world.decision
    if not isinstance(decision, Roll) or decision.args[1] != "land" or decision.count > MOST_DICE:
        return None
    return _sum_up(decision.count, [(_carry_out(world, roll), chance) for roll, chance in decision.odds()])


def _legal(s: State, seat: int, text: str) -> Option | None:
    decision = s.decision
    if decision is None or decision.seat != seat:
        return None
    try:
        return decision.find(NOTATION.read(text))
    except ValueError:
        return None


def _carry_out(world: State, roll: Option) -> Result:
    """What a roll leads to; on the way nothing is paid, no roll is made again and nobody is spared."""
    s = world.clone()
    s.log = []
    s.apply(roll)
    result = _result(s)
    while result is None:
        assert s.decision is not None
        options = s.decision.options
        refusals = [option for option in options if option.verb == PASS]
        s.apply(refusals[0] if refusals else options[0])
        result = _result(s)
    return result


def _result(s: State) -> Result | None:
    """What was told of the attack, if its dice have been counted."""
    assert s.log is not None
    card = square = hits = -1
    damage = 0
    for event in s.log:
        if event.id == "rolled":
            card, square, hits = event.args[2], event.args[3], event.args[4]
        elif hits >= 0 and event.args[:2] == (card, square):
            if event.id in CHANGES:
                damage += CHANGES[event.id] * event.args[2]
            elif event.id in GONE:
                return hits, damage, True
    return (hits, damage, False) if hits >= 0 else None


def _sum_up(dice: int, results: list[tuple[Result, float]]) -> Odds:
    hits = [0.0] * (1 + max([count for (count, _, _), _ in results]))
    mean = destroy = 0.0
    for (count, damage, gone), chance in results:
        hits[count] += chance
        mean += damage * chance
        if gone:
            destroy += chance
    return Odds(dice, tuple(hits), mean, destroy)
