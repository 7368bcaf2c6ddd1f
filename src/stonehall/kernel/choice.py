"""An option as a person meets it: in words, and by what they pick, one thing after the other, to mean it."""

from __future__ import annotations

from typing import Literal

from stonehall.kernel.message import Message

PickKind = Literal["card", "open", "place", "word"]
"""A card of the own hand; a card that lies open on the table; a place on the board; something a button says."""


class Pick:
    """One step of a choice. A ``word`` has a ``label``; cards and places are known by their ids."""

    __slots__ = ("id", "kind", "label")

    def __init__(self, kind: PickKind, id: str, label: Message | None = None) -> None:
        self.kind = kind
        self.id = id
        self.label = label

    def __repr__(self) -> str:
        return f"<Pick {self.kind} {self.id}>"


class Choice:
    """An option with the picks that mean it, in their order; each narrows what is offered next.

    A choice without picks is a button with its ``label`` on it; choices that are picked alike are told apart by their
    labels. A card or piece that acts without a target is not played by picking it: a ``word`` follows. ``uses`` are the
    places it needs besides, such as those of a pattern: they are lit up.

    ``deliberate``: legal, but hardly ever meant, such as an attack on an own card. Nothing lights up for it; it is
    reached by a ``word`` of its path, and confirmed. ``warning`` says what one who takes it pays or gives up by the
    rules and may not be aware of: it is shown first, and the choice is to be made once more.
    """

    __slots__ = ("deliberate", "label", "path", "text", "uses", "verb", "warning")

    def __init__(
        self, text: str, verb: str, label: Message, path: tuple[Pick, ...] = (), uses: tuple[str, ...] = (),
        deliberate: bool = False, warning: Message | None = None,
    ) -> None:  # fmt: skip
        self.text = text
        self.verb = verb
        self.label = label
        self.path = path
        self.uses = uses
        self.deliberate = deliberate
        self.warning = warning

    def __repr__(self) -> str:
        return f"<Choice {self.text}>"
