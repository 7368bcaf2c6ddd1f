"""Questions in which hidden cards or other people's turns play a part."""

from __future__ import annotations

from typing import Any, Final

from stonehall.games.alliances.cards import CARDS
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.kernel.decision import DECLINE, Option, Step

PASS_ON: Final = "pass-on"
"""The verb of a standing answer: not until my next turn."""


def ask_reaction(
    s: State,
    seat: int,
    ability: int,
    prompt: str,
    options: list[Option],
    then: dict[str, Step],
    args: tuple[Any, ...] = (),
    about: tuple[int, ...] = (),
    private: bool = False,
) -> None:
    """Ask a seat whether it reacts with an ability (or event, by the number of the ability with its id).

    Declining is always possible, and in the turn of another for good, until the next own turn begins; then nobody is
    asked. What follows, follows in any case: it waits on the agenda. ``private`` as in :meth:`State.ask`.
    """
    if ability in s.sides[seat].standing or s.sides[seat].eliminated or not (options or private):
        return
    offered = [*options, DECLINE]
    if s.active != seat:
        offered.append(Option(PASS_ON, (ability, seat)))
    s.ask(seat, prompt, offered, {**then, PASS_ON: pass_on}, args, about, private)


@step
def pass_on(s: State, ability: int, seat: int, *args: Any) -> None:
    """The seat is not asked about this ability again before its next turn. Nobody else is told."""
    s.sides[seat].standing += (ability,)


def could_hold(s: State, seat: int, card: int) -> bool:
    """Whether a seat may have an event in hand, as far as everybody knows.

    Everybody knows the reference cards, which list the events of each deck (SW1-CARD-12), and what lies face up.
    """
    side = s.sides[seat]
    if card in side.shown:
        return True
    return card in side.kinds and len(side.hand) > len(side.shown) and _seen(s, card) < _copies(s, card)


def _copies(s: State, card: int) -> int:
    return CARDS[card].copies * sum([1 for side in s.sides if card in side.kinds])


def _seen(s: State, card: int) -> int:
    """How many copies of a card everybody knows where to find."""
    total = 0
    for side in s.sides:
        total += side.discard.count(card) + side.removed.count(card) + side.shown.count(card)
        for place, held in enumerate(side.magic):
            if held == card and side.magic_seen[place]:
                total += 1
    for piece in s.field:
        for number, _, _ in piece.under:
            if number == card:
                total += 1
    return total


def choose_opponent(
    s: State, seat: int, prompt: str, then: Step, args: tuple[Any, ...] = (), about: tuple[int, ...] = ()
) -> None:
    """An opponent in a text is one enemy player of your choice (SW1-TEAM-15); ``then`` gets the seat first."""
    s.choose(seat, prompt, "seat", s.opponents(seat), then, args, about)
