"""What the engine says, in the form it travels in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stonehall.kernel import Choice, Message, Problem, StonehallError, Term
from stonehall.kernel.message import Value
from stonehall.server.wire import protocol
from stonehall.server.wire.protocol import Complaint, Named, Words

Called = Mapping[Term, Value]
"""What terms are called by those who read them: players by their names instead of their seats."""
UNCALLED: Final[Called] = {}


def words(message: Message, called: Called = UNCALLED) -> Words:
    args = {name: argument(value, called) for name, value in message.args.items()}
    return Words(message.id, args, list(message.squares))


def argument(value: Value, called: Called = UNCALLED) -> str | int | Named:
    """An argument of a message, or whatever else is told by a value."""
    if isinstance(value, Term):
        value = called.get(value, value)
    return Named(value.message_id, value.args) if isinstance(value, Term) else value


def choice(offered: Choice) -> protocol.Choice:
    path = [protocol.Pick(pick.kind, pick.id, words(pick.label) if pick.label else None) for pick in offered.path]
    label, uses = words(offered.label), list(offered.uses)
    warning = words(offered.warning) if offered.warning else None
    return protocol.Choice(offered.text, offered.verb, label, path, uses, offered.deliberate, warning)


def complaint(problem: Problem, called: Called = UNCALLED) -> Complaint:
    """A problem in the reader's language; what only the engine can say is passed on as it says it."""
    if problem.message is not None:
        return Complaint(words(problem.message, called), problem.rule)
    where = f"{problem.where}: " if problem.where else ""
    return Complaint(Words("problem-text", {"text": f"{where}{problem.text}"}), problem.rule)


def complaints(error: StonehallError, called: Called = UNCALLED) -> list[Complaint]:
    """Everything that is wrong; the headline if nothing else is said."""
    return [complaint(problem, called) for problem in error.problems or [Problem(error.headline)]]
