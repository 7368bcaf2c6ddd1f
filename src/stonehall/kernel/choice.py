"""An option as a person meets it: in words, and by what they click or tap to mean it."""

from __future__ import annotations

from typing import Literal

from stonehall.kernel.message import Message

Pile = Literal["hand", "open", ""]
"""Where the card of a choice lies: in the hand of who chooses, or open on the table; empty if there is none."""


class Choice:
    """First ``card`` or ``source`` (a place) is picked, then ``target`` (a place); what is empty is not.

    A choice with none of them is a button with its ``label`` on it; choices that are picked alike are told apart by
    their labels. ``pile`` is where the card lies. ``uses`` are the places it needs besides, such as those of a
    pattern: they are lit up.
    """

    __slots__ = ("card", "label", "pile", "source", "target", "text", "uses", "verb")

    def __init__(
        self,
        text: str,
        verb: str,
        label: Message,
        card: str = "",
        source: str = "",
        target: str = "",
        pile: Pile = "",
        uses: tuple[str, ...] = (),
    ) -> None:
        self.text = text
        self.verb = verb
        self.label = label
        self.card = card
        self.source = source
        self.target = target
        self.pile = pile
        self.uses = uses

    def __repr__(self) -> str:
        return f"<Choice {self.text}>"
