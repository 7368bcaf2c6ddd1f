"""What an attack may do: its dice enumerated, each roll carried out by the rules themselves.

A game tells ``rolled`` (card, square, target, its place, hits, dice) once the dice of an attack are counted, and then
what becomes of the target.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

from stonehall.kernel.decision import PASS, Option
from stonehall.kernel.dice import Roll
from stonehall.kernel.odds import Odds
from stonehall.kernel.state import State

MOST_DICE: Final = 7
"""More are rarely rolled, and take long to enumerate."""
MOST_QUESTIONS: Final = 50
"""After so many questions on the way an attack is taken for one that leads nowhere."""

Result = tuple[int, int, bool]
"""How many hits there were, how much harm the target took (or lost, below 0), and whether it is gone."""


class AttackOdds:
    """The odds of the attacks of a game.

    ``verbs`` are the plays that can be the last before the dice of an attack; ``changes`` the events of a card that is
    harmed or healed, whose last number says by how much; ``gone`` those of a card that is no longer there;
    ``is_attack(roll)`` tells whether dice are those of an attack.
    """

    def __init__(
        self, verbs: Sequence[str], changes: Mapping[str, int], gone: Sequence[str], is_attack: Callable[[Roll], bool]
    ) -> None:
        self.verbs = tuple(verbs)
        self.changes = dict(changes)
        self.gone = tuple(gone)
        self.is_attack = is_attack

    def of(self, s: State, seat: int, text: str) -> Odds | None:
        """The odds of an option of the seat's decision; ``None`` if no attack is rolled next, or with too many dice.

        What the seat cannot know is imagined, so that nothing hidden can show through.
        """
        option = _legal(s, seat, text)
        if option is None or option.verb not in self.verbs:
            return None
        world = s.imagine(seat, Random(0))
        world.log = []
        world.apply(option)
        result = self._result(world)
        if result is not None:  # without dice it is over already
            return _sum_up(0, [(result, 1.0)])
        decision = world.decision
        if not isinstance(decision, Roll) or not self.is_attack(decision) or decision.count > MOST_DICE:
            return None
        results: list[tuple[Result, float]] = []
        for roll, chance in decision.odds():
            found = self._carry_out(world, roll)
            if found is None:
                return None
            results.append((found, chance))
        return _sum_up(decision.count, results)

    def _carry_out(self, world: State, roll: Option) -> Result | None:
        """What a roll leads to; on the way nothing is paid, no roll is changed and nobody is spared."""
        s = world.clone()
        s.log = []
        s.apply(roll)
        result = self._result(s)
        for _ in range(MOST_QUESTIONS):
            if result is not None or s.decision is None:
                break
            options = s.decision.options
            if not options:
                return None  # luck again: other dice come before those of the attack are counted
            refusals = [option for option in options if option.verb == PASS]
            s.apply(refusals[0] if refusals else options[0])
            result = self._result(s)
        return result

    def _result(self, s: State) -> Result | None:
        """What was told of the attack, if its dice have been counted."""
        assert s.log is not None
        card = square = hits = -1
        harm = 0
        for event in s.log:
            if event.id == "rolled":
                card, square, hits = event.args[2], event.args[3], event.args[4]
            elif hits >= 0 and event.args[:2] == (card, square):
                if event.id in self.changes:
                    harm += self.changes[event.id] * event.args[2]
                elif event.id in self.gone:
                    return hits, harm, True
        return (hits, harm, False) if hits >= 0 else None


def _legal(s: State, seat: int, text: str) -> Option | None:
    decision = s.decision
    if decision is None or decision.seat != seat:
        return None
    try:
        return decision.find(s.game.notation().read(text))
    except ValueError:
        return None


def _sum_up(dice: int, results: list[tuple[Result, float]]) -> Odds:
    hits = [0.0] * (1 + max([count for (count, _, _), _ in results]))
    mean = destroy = 0.0
    for (count, harm, gone), chance in results:
        hits[count] += chance
        mean += harm * chance
        if gone:
            destroy += chance
    return Odds(dice, tuple(hits), mean, destroy)
