"""Reads a file of ``docs/rules``: chapters with rules, worked examples, texts and tables.

Numbered sections (``## 9. Attack Phase (ATK)``) are chapters; what stands in the others is for those who write the
program.
"""

from __future__ import annotations

import re
from typing import Final, Literal

from stonehall.server.wire.protocol import Rulebook, RuleChapter, RulePart

TITLE: Final = re.compile(r"^# (.+?)(?:: [^:]+)?$")
CHAPTER: Final = re.compile(r"^## (\d+)\. (.+)$")
HEADING: Final = re.compile(r"^### (.+)$")
RULE: Final = re.compile(r"^- \*\*(([A-Z0-9]+)-[A-Z]+-\d+)\*\* (.+)$")
EXAMPLE: Final = re.compile(r"^\*\*(EX-\d+) (.+?)\.?\*\*(?: \(([A-Z0-9][^)]*)\))?[.:]? ?(.*)$")
AREAS: Final = re.compile(r" \([A-Z]+(?:, [A-Z]+)*\)")
CHOICES: Final = re.compile(r"\s*\bOPEN ([A-Z]-\d+(?:, [A-Z]-\d+)*)\.?")
REMARKS: Final = re.compile(r"\s*(?:\[(?:RB|RS|INF|DATA|IMPL|CARD|SET)[^\]]*\]|\bT: .*)")
"""Where a rule comes from and how it is tested: for those who write the program."""
REFERENCE: Final = re.compile(r"(?:(?:([A-Z0-9]+)-)?([A-Z]+)-)?(\d+)(?:\.\.(\d+))?")
SQUARE: Final = re.compile(r"\br(\d)c(\d{1,2})\b")
"""A square by row and column, as rulebooks are quoted; players know it as ``c4``."""
RULED_LINE: Final = re.compile(r"^\|[\s|:-]+\|$")


def read(game: str, text: str, language: str) -> Rulebook:
    """The rules in a file.

    >>> rule = "- **TOY-ATK-9** Friends\\n  may be *hit*. OPEN O-1. [RB-]"
    >>> [chapter] = read("toy", f"# Toy: the rules\\n## 9. Attack Phase (ATK)\\n{rule}", "en").chapters
    >>> chapter.id, chapter.title, chapter.parts[0].text, chapter.parts[0].choices
    ('attack-phase', 'Attack Phase', 'Friends may be *hit*.', ['O-1'])
    """
    reader = _Reader(Rulebook(game, "", "", language, [], [], {}, {}, {}))
    for line in text.splitlines():
        reader.read(line.rstrip())
    for part in reader.all_parts:
        _tidy(part)
    return reader.book


def rules_named(text: str, prefix: str) -> list[str]:
    """The rules that a list of references means.

    >>> rules_named("TOY-SUM-2..4, ATK-6, 9", "TOY")
    ['TOY-SUM-2', 'TOY-SUM-3', 'TOY-SUM-4', 'TOY-ATK-6', 'TOY-ATK-9']
    """
    found: list[str] = []
    area = ""
    for named in REFERENCE.finditer(text):
        area = named[2] or area
        first, last = int(named[3]), int(named[4] or named[3])
        found += [f"{named[1] or prefix}-{area}-{number}" for number in range(first, last + 1)]
    return found


class _Reader:
    """Takes one line after the other."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.parts: list[RulePart] | None = book.introduction
        self.all_parts: list[RulePart] = []
        self.open: RulePart | None = None
        """What the next line may go on with."""

    def read(self, line: str) -> None:
        if line.startswith("#"):
            self.read_heading(line)
        elif self.parts is None or not line or set(line) == {"-"}:
            self.open = None
        elif rule := RULE.match(line):
            self.book.prefix = rule[2]
            self.add("rule", rule[1]).text = rule[3]
        elif example := EXAMPLE.match(line):
            part = self.add("example", example[1])
            part.title, part.text = example[2], example[4]
            part.rules = rules_named(example[3] or "", self.book.prefix)
        elif line.startswith("|"):
            self.read_row(line)
        elif line.startswith("- "):
            self.going_on("example", "text").items.append(line.removeprefix("- "))
        else:
            self.go_on(line.strip())

    def read_heading(self, line: str) -> None:
        self.open = None
        if title := TITLE.match(line):
            self.book.title = title[1]
        elif chapter := CHAPTER.match(line):
            name = AREAS.sub("", chapter[2])
            self.parts = []
            self.book.chapters.append(
                RuleChapter(_address(name), int(chapter[1]), name, self.book.language, self.parts)
            )
        elif (heading := HEADING.match(line)) and self.parts is not None:
            self.add("heading").text = AREAS.sub("", heading[1])
            self.open = None
        else:
            self.parts = None

    def read_row(self, line: str) -> None:
        if not RULED_LINE.match(line):
            self.going_on("table").rows.append([cell.strip() for cell in line.strip("|").split("|")])

    def go_on(self, line: str) -> None:
        part = self.open or self.add("text")
        if part.items:
            part.items[-1] += f" {line}"
        else:
            part.text = f"{part.text} {line}".strip()

    def going_on(self, *kinds: Literal["example", "text", "table"]) -> RulePart:
        """What is open, if it is of one of these kinds, else something new of the last kind."""
        return self.open if self.open is not None and self.open.kind in kinds else self.add(kinds[-1])

    def add(self, kind: Literal["rule", "example", "heading", "text", "table"], id: str = "") -> RulePart:
        assert self.parts is not None
        part = RulePart(kind, id, "", "", [], [], [], [], [], self.book.language)
        self.parts.append(part)
        self.all_parts.append(part)
        self.open = part
        return part


def _tidy(part: RulePart) -> None:
    """Take out what is said to those who write the program."""
    part.choices = [choice for named in CHOICES.findall(part.text) for choice in named.split(", ")]
    part.text = _clean(part.text)
    part.items = [_clean(item) for item in part.items]
    part.rows = [[_clean(cell) for cell in row] for row in part.rows]


def _clean(text: str) -> str:
    """A text as players read it.

    >>> _clean("A shot from `r4c3` to r8c12. [RB]")
    'A shot from c4 to l8.'
    """
    told = REMARKS.sub("", CHOICES.sub("", text)).replace("`", "").strip()
    return SQUARE.sub(lambda square: f"{chr(ord('a') + int(square[2]) - 1)}{square[1]}", told)


def _address(title: str) -> str:
    """A title as a part of an address.

    >>> _address("Magic pile and Build Magic Phase")
    'magic-pile-and-build-magic-phase'
    """
    return "-".join(re.findall(r"[a-z0-9]+", title.lower()))
