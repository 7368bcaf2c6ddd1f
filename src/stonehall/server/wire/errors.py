"""The one way to say no: a code for the message ``refused-<code>``, and what exactly is wrong."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from stonehall.server.wire.protocol import Complaint, Refusal


class RequestRefused(Exception):
    """Something that was asked cannot be done. ``status`` is the HTTP status it is answered with.

    ``wait``: after so many seconds it may be tried again.
    """

    def __init__(self, code: str, status: int = 409, problems: Iterable[Complaint] = (), wait: float = 0) -> None:
        self.code = code
        self.status = status
        self.problems = list(problems)
        self.wait = ceil(wait)
        super().__init__(code)

    def body(self) -> Refusal:
        return Refusal(self.code, self.problems, self.wait)
