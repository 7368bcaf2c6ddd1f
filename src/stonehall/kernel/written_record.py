"""A record as text: what is written down of a game, before any rule is asked whether it could be played.

As text::

    stonehall record 2
    game GAME
    rules 1
    setting NAME VALUE
    …
    position 8d5e957f2974
    practice

    PLAY
    leaves SEAT REASON
    …
    sealed 312 5f0c2a91d3b4

The line ``position`` is a checksum of the position to which the plays led: by it the rules of another day can tell
whether they lead there, too. The line ``practice`` marks a game in which anything could be taken back; it counts
nowhere. Who gives up or runs out of time leaves, between two plays (:mod:`stonehall.kernel.leaving`). The last line
counts the plays and seals the text above it, so that a cut or edited file is noticed. Format 1 had no such checksum and
called settings options; it is still read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final

from stonehall.kernel.errors import Problem, RecordError
from stonehall.kernel.message import Message, Value

FORMAT: Final = 2
PRACTICE: Final = "practice"
LONGEST_QUOTE: Final = 60
"""So much is repeated of a line that is not understood."""
SETTING: Final = {"1": "option", "2": "setting"}
"""What a line with a setting begins with, in each format."""


def checksum(text: str) -> str:
    """Twelve letters that tell a text from others."""
    return blake2b(text.encode(), digest_size=6).hexdigest()


def _wrong(said: str, where: str, id: str, **args: Value) -> Problem:
    return Problem(said, where, message=Message(id, args))


class WrittenRecord:
    """What a record says: the id of its game, the rules it was played by, settings and plays.

    ``position`` is the checksum of the position the plays led to, empty where nobody wrote it down. ``practice``:
    anything could be taken back.
    """

    def __init__(
        self, game: str, rules: str, settings: Mapping[str, str], plays: Sequence[str], position: str = "",
        practice: bool = False,
    ) -> None:  # fmt: skip
        self.game = game
        self.rules = rules
        self.settings = dict(settings)
        self.plays = list(plays)
        self.position = position
        self.practice = practice

    def write(self) -> str:
        head = [f"stonehall record {FORMAT}", f"game {self.game}", f"rules {self.rules}"]
        head += [f"setting {name} {value}" for name, value in self.settings.items()]
        if self.position:
            head.append(f"position {self.position}")
        if self.practice:
            head.append(PRACTICE)
        body = "\n".join([*head, "", *self.plays]) + "\n"
        return f"{body}sealed {len(self.plays)} {checksum(body)}\n"

    @classmethod
    def read(cls, text: str) -> WrittenRecord:
        """What a text says; :class:`RecordError` lists everything that is wrong with its form."""
        lines = text.replace("\r\n", "\n").split("\n")
        first = lines[0].split()
        if first[:2] != ["stonehall", "record"]:
            problem = _wrong(
                f"a record begins with 'stonehall record {FORMAT}'", "line 1", "record-none", format=FORMAT
            )
            raise RecordError("This is not a record.", [problem])
        problems: list[Problem] = []
        version = " ".join(first[2:])
        if version not in SETTING:
            known = f"this program reads formats 1 to {FORMAT}"
            said = f"format {version!r} is unknown; {known}"
            problems.append(_wrong(said, "line 1", "record-format", format=version, known=FORMAT))
        setting = SETTING.get(version, SETTING[str(FORMAT)])
        found = cls("", "", {}, [])
        end: list[str] = []
        in_head = True
        for number, line in enumerate(lines[1:], 2):
            words = line.split()
            where = f"line {number}"
            if end and words:
                said = "there is text after the last line of the record"
                problems.append(_wrong(said, where, "record-after-end", line=number))
                break
            if in_head:
                if not words:
                    in_head = False
                elif words[0] == setting and len(words) >= 2:
                    found.settings[words[1]] = " ".join(words[2:])
                elif words[0] == "game" and len(words) == 2:
                    found.game = words[1]
                elif words[0] == "rules" and len(words) == 2:
                    found.rules = words[1]
                elif words[0] == "position" and len(words) == 2:
                    found.position = words[1]
                elif words == [PRACTICE]:
                    found.practice = True
                else:
                    known = f"game, rules, {setting}, position, {PRACTICE}"
                    said = f"{line!r} is not a line of a record's head ({known})"
                    problems.append(_wrong(said, where, "record-head", line=number, text=line[:LONGEST_QUOTE]))
            elif words and words[0] == "sealed":
                end = words
            elif words:
                found.plays.append(line.strip())
        if not found.game:
            problems.append(_wrong("the line 'game …' is missing", "head", "record-no-game"))
        if not end:
            said = "the line 'sealed …' is missing: the file has been cut off"
            problems.append(_wrong(said, f"line {len(lines)}", "record-cut", line=len(lines)))
        elif len(end) != 3 or end[1] != str(len(found.plays)):
            counted = end[1] if len(end) > 1 else "nothing of"
            said = f"the record says {counted} plays, but has {len(found.plays)}"
            problems.append(_wrong(said, "last line", "record-count", count=len(found.plays)))
        else:
            body = text.replace("\r\n", "\n")
            if checksum(body[: body.rindex("sealed ")]) != end[2]:
                said = "the seal does not fit the text: the record has been edited"
                problems.append(_wrong(said, "last line", "record-seal"))
        if problems:
            raise RecordError("The record cannot be read.", problems)
        return found
