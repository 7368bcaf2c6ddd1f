"""The one way to say no: a code for the message ``refused-<code>``, and what exactly is wrong."""

from __future__ import annotations

from collections.abc import Iterable

from stonehall.server.wire.protocol import Complaint, Refusal


class RequestRefused(Exception):
    """Something that was asked cannot be done. ``status`` is the HTTP status it is answered with."""

    def __init__(self, code: str, status: int = 409, problems: Iterable[Complaint] = ()) -> None:
        self.code = code
        self.status = status
        self.problems = list(problems)
        super().__init__(code)

    def body(self) -> Refusal:
        return Refusal(self.code, self.problems)
