"""What the engine says, in the form it travels in."""

from __future__ import annotations

from stonehall.kernel import Choice, Message, Problem, StonehallError, Term
from stonehall.server import protocol
from stonehall.server.protocol import Complaint, Named, Words


def words(message: Message) -> Words:
    args: dict[str, str | int | Named] = {
        name: Named(value.message_id, value.args) if isinstance(value, Term) else value
        for name, value in message.args.items()
    }
    return Words(message.id, args, list(message.squares))


def choice(offered: Choice) -> protocol.Choice:
    return protocol.Choice(
        offered.text, offered.verb, words(offered.label), offered.card, offered.source, offered.target, offered.pile,
        list(offered.uses),
    )  # fmt: skip


def complaint(problem: Problem) -> Complaint:
    """A problem in the reader's language; what only the engine can say is passed on as it says it."""
    if problem.message is not None:
        return Complaint(words(problem.message), problem.rule)
    where = f"{problem.where}: " if problem.where else ""
    return Complaint(Words("problem-text", {"text": f"{where}{problem.text}"}), problem.rule)


def complaints(error: StonehallError) -> list[Complaint]:
    """Everything that is wrong; the headline if nothing else is said."""
    return [complaint(problem) for problem in error.problems or [Problem(error.headline)]]
