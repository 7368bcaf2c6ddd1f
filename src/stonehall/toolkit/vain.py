"""Plays of which nothing comes: found by carrying them out in a copy, so that no card has to say it of itself."""

from __future__ import annotations

from typing import Final

from stonehall.kernel.decision import Decision, Option, Step
from stonehall.kernel.state import State

MOST_WAYS: Final = 200
"""So many ways of answering what a play asks are tried; one with more is taken to do something."""

Ending = tuple[str, list[str]]
"""The position that a play leads to, and what was told on the way."""


def plays_in_vain(s: State, decision: Decision, verb: str, without_effect: Step) -> list[str]:
    """The options of a main decision that change nothing, whatever is answered to what they ask.

    ``without_effect(s, *args)`` is such a play as far as it is not its effect: the card is paid and put away. What ends
    like that, and tells no more than that, was in vain. Where luck or another player has a say nothing is foretold;
    whoever looks at hidden cards is told so, which is something, and what they would see does not show.
    """
    if decision.then is not None:
        return []
    played = [option for option in decision.options if option.verb == verb]
    return [s.text_of(option) for option in played if _is_vain(s, option, without_effect)]


def _is_vain(s: State, option: Option, without_effect: Step) -> bool:
    idle = _listening(s)
    idle.decision = None
    without_effect(idle, *option.args)
    idle.run()
    end = _ending(idle)
    first = _listening(s)
    first.apply(option)
    ways, seen = [first], 1
    while ways:
        way = ways.pop()
        asked = way.decision
        if asked is None or asked.then is None or asked.seat != s.active:
            if _ending(way) != end:
                return False
        else:
            seen += len(asked.options)
            if seen > MOST_WAYS:
                return False
            for answer in asked.options:
                ways.append(_listening(way))
                ways[-1].apply(answer)
    return True


def _listening(s: State) -> State:
    """A copy that goes on noting what is told."""
    copy = s.clone()
    copy.log = [] if s.log is None else s.log.copy()
    return copy


def _ending(s: State) -> Ending:
    return s.to_position(), [repr(event) for event in s.log or ()]
