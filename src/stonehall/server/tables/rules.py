"""The rules of a game by their ids, for those who are told that a play breaks one.

They stand once, in ``docs/rules/<game>.md``; a wheel holds the same files in ``stonehall/rules``.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from stonehall.server.wire.protocol import RuleText

SECTION: Final = re.compile(r"^## (?:\d+\. )?(.+?)(?: \([A-Z]+\))?$")
RULE: Final = re.compile(r"^- \*\*([A-Z0-9]+-[A-Z]+-\d+)\*\* (.+)$")
REMARKS: Final = re.compile(r"\s*(?:\bOPEN O-\d+\.?|\bT: .*|\[(?:RB|RS|INF|DATA|IMPL)[^\]]*\])")
"""Where a rule comes from and how it is tested: for those who write the program."""
MARKS: Final = re.compile(r"[`*]|(?<!\w)_|_(?!\w)")


def folder() -> Path | None:
    """Where the rules are: in the package as it is installed, else in the source tree around it."""
    for parent in Path(__file__).resolve().parents:
        for place in (parent / "rules", parent / "docs" / "rules"):
            if place.is_dir() and any(place.glob("*.md")):
                return place
    return None


@cache
def rules_of(game: str) -> dict[str, RuleText]:
    """All rules of a game by their ids; none for a game that brings no rules."""
    place = folder()
    file = place / f"{game}.md" if place is not None else None
    return read(file.read_text("utf-8")) if file is not None and file.is_file() else {}


def read(text: str) -> dict[str, RuleText]:
    """The rules of a file.

    >>> found = read("## 9. Attack Phase (ATK)\\n- **SW2-ATK-9** Friendly cards\\n  may be `targeted`. [RB-, DATA]\\n")
    >>> found["SW2-ATK-9"].section, found["SW2-ATK-9"].text
    ('Attack Phase', 'Friendly cards may be targeted.')
    """
    found: dict[str, RuleText] = {}
    section = ""
    rule: RuleText | None = None
    for line in text.splitlines():
        if begins := RULE.match(line):
            rule = found[begins[1]] = RuleText(begins[1], section, begins[2])
        elif rule is not None and line.startswith("  "):
            rule.text += " " + line.strip()
        else:
            rule = None
            section = heads[1] if (heads := SECTION.match(line)) else section
    for rule in found.values():
        rule.text = MARKS.sub("", REMARKS.sub("", rule.text)).strip()
    return found
