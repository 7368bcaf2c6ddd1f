"""What a person is told, before it is put into words: a message id with arguments.

Nothing in the engine writes a sentence. A viewer renders messages in their own language, replays too.
"""

from __future__ import annotations


class Term:
    """An argument that is translated itself: it stands for a message, whose arguments are ``args``, if it has any.

    >>> Term("sw2-card", "gate").message_id
    'sw2-card-gate'
    """

    __slots__ = ("args", "id", "kind")

    def __init__(self, kind: str, id: str, args: dict[str, str | int] | None = None) -> None:
        self.kind = kind
        self.id = id
        self.args = args or {}

    @property
    def message_id(self) -> str:
        return f"{self.kind}-{self.id}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Term) and self.message_id == other.message_id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.message_id)

    def __repr__(self) -> str:
        return f"Term({self.kind!r}, {self.id!r})"


Value = str | int | Term


class Message:
    """A message id with named arguments; ``squares`` are the places on the board it speaks of (to highlight them)."""

    __slots__ = ("args", "id", "squares")

    def __init__(self, id: str, args: dict[str, Value] | None = None, squares: tuple[str, ...] = ()) -> None:
        self.id = id
        self.args = args or {}
        self.squares = squares

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return f"Message({self.id!r}, {self.args!r})"
