"""Does a game keep its secrets? Two worlds that are equal in what a seat may know must go on looking equal to it.

Whatever somebody cannot see must not show in what they can: not in a view, a prompt or a line of the log, nor in who is
asked, what about, and whether anybody is asked at all. So a state and an imagined one are followed side by side, with
plays that look alike, and what the seat is shown of them is compared after each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from stonehall.kernel import CHANCE, Event, Option, Problem, Roll, State, StonehallError
from stonehall.kernel.message import Value

FOLLOWED: Final = 60
"""So many plays at most are followed in two worlds."""

Shown = dict[str, object]
"""What a seat is shown at a moment, by its parts."""

Witness = Callable[[State, int | None, list[Event]], Shown]
"""What a seat (``None``: a spectator) is shown of a state, and of what was told on the way to it."""


class SecretTold(StonehallError):
    """A seat can tell two worlds apart that differ only in what it may not know."""


def see(state: State, seat: int | None, told: list[Event]) -> Shown:
    """All that the engine has to show to a seat, or to a spectator."""
    game = state.game
    view = state.view(seat)
    players: list[Value] = [game.seat_term(name) for name in state.seat_names]
    decision = state.decision
    asked = decision is not None and decision.seat == seat
    return {
        "asked": None if decision is None else (decision.seat, decision.prompt),
        "view": dict(view),
        "prompt": game.prompt(view, players),
        "choices": [repr(game.choice(view, text, players)) for text in state.legal_texts()] if asked else [],
        "log": [game.event_message(event.seen_by(seat), players) for event in told],
    }


def compare_worlds(state: State, seat: int, rng: Random, witness: Witness = see, most: int = FOLLOWED) -> int:
    """Follow a state and an imagined one until no play is possible in both; how many plays that were.

    Raises :class:`SecretTold` where the seat is shown different things. The worlds may part where the rules show the
    seat, or its allies, a card that nobody knew, which spectators must not notice; and where the rules lay a card open
    (``Game.reveals``), which may change nothing but that card. The state itself is left as it is.
    """
    here, there = state.clone(), state.imagine(seat, rng)
    if there.to_position() == here.to_position():
        return 0  # nothing is hidden from the seat: there is only one world
    allies = state.game.allies(state, seat)
    told, other_told = _listen(here), _listen(there)
    played: list[str] = []
    while True:
        parted = _learnt(told, allies) != _learnt(other_told, allies)
        viewer = None if parted else seat
        wrong = _differences(witness(here, viewer, told), witness(there, viewer, other_told))
        if wrong and _revealed(here, told) != _revealed(there, other_told):
            parted = True
            wrong = _differences(_outline(here, told), _outline(there, other_told))
        if wrong:
            who = "A spectator" if viewer is None else state.seat_names[viewer]
            last = f" and {played[-1]!r}" if played else ""
            raise SecretTold(f"{who} can tell two worlds apart after {len(played)} plays{last}.", wrong)
        play = None if parted or len(played) == most else _common_play(here, there, rng)
        if play is None:
            return len(played)
        told, other_told = _listen(here), _listen(there)
        played.append(here.text_of(play))
        here.apply(play)
        there.apply(play)


def _listen(state: State) -> list[Event]:
    """What will be told from now on."""
    told: list[Event] = []
    state.log = told
    return told


def _learnt(told: list[Event], seats: Sequence[int]) -> list[tuple[int, ...]]:
    """What only these seats were told."""
    return [event.args for event in told if event.only in seats]


def _revealed(state: State, told: list[Event]) -> list[tuple[int, ...]]:
    """What the rules have laid open."""
    return [event.args for event in told if event.id in state.game.reveals]


def _outline(state: State, told: list[Event]) -> Shown:
    """What does not depend on the cards that were laid open: who is asked what, and what kind of thing happened."""
    decision = state.decision
    asked = None if decision is None else (decision.seat, decision.prompt)
    return {"asked": asked, "log": [event.id for event in told]}


def _differences(one: Shown, other: Shown) -> list[Problem]:
    return [Problem(_first_difference(one[part], other[part]), part) for part in one if one[part] != other[part]]


def _first_difference(one: object, other: object) -> str:
    """Where two pieces of plain data first differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            if one[key] != other[key]:
                return f"{key}: {_first_difference(one[key], other[key])}"
    if isinstance(one, list) and isinstance(other, list):
        for place, (first, second) in enumerate(zip(one, other, strict=False)):
            if first != second:
                return f"{place}: {_first_difference(first, second)}"
        return f"{len(one)} or {len(other)} of them: {one[len(other) :] or other[len(one) :]}"
    return f"{one!r} or {other!r}"


def _common_play(here: State, there: State, rng: Random) -> Option | None:
    """A play that can be made in both worlds; ``None`` if there is none."""
    one, other = here.decision, there.decision
    if one is None or other is None:
        return None
    if isinstance(one, Roll):
        return one.sample(rng)
    common = [option for option in one.options if other.find(option) is not None]
    return rng.choice(common) if common else None


def check_secrets(state: State, rng: Random) -> int:
    """Compare the worlds of each seat from a state on; how many plays were followed."""
    decision = state.decision
    if decision is None or decision.seat == CHANCE:
        return 0
    return sum([compare_worlds(state, seat, rng) for seat in range(len(state.seat_names))])
