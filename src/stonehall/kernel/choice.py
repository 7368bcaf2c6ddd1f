"""An option as a person meets it: in words, and by what they click or tap to mean it."""

from __future__ import annotations

from typing import Literal

from stonehall.kernel.message import Message

Pile = Literal["hand", "discard", ""]
"""Where the card of a choice lies; empty if there is none."""


class Choice:
    """First ``card`` or ``source`` (a place) is picked, then ``target`` (a place); what is empty is not.

    A choice with none of them is a button with its ``label`` on it. ``pile`` is where the card lies.
    """

    __slots__ = ("card", "label", "pile", "source", "target", "text", "verb")

    def __init__(
        self, text: str, verb: str, label: Message, card: str = "", source: str = "", target: str = "", pile: Pile = ""
    ) -> None:
        self.text = text
        self.verb = verb
        self.label = label
        self.card = card
        self.source = source
        self.target = target
        self.pile = pile

    def __repr__(self) -> str:
        return f"<Choice {self.text}>"
