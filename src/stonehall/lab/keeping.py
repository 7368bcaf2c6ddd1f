"""Results kept in files while they come in, so that a run that was stopped goes on where it was."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

import stonehall

MADE = (".pyc", ".pyd", ".so")
"""What is made of sources."""


def edition(folders: Sequence[str]) -> str:
    """Tells one state of some folders of this package from another: results of different editions never mix.

    >>> edition(["bots"]) == edition(["bots"]) != edition(["kernel"])
    True
    """
    package = Path(stonehall.__file__).parent
    digest = sha256()
    for path in sorted(path for folder in folders for path in (package / folder).rglob("*")):
        if path.is_file() and path.suffix not in MADE:
            digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


class Kept:
    """Results in a file, a line of JSON each."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def read(self) -> list[dict[str, Any]]:
        """All that were kept. A last line that was cut off when somebody pulled the plug is as if it never was."""
        if not self.file.exists():
            return []
        whole = self.file.read_text("utf-8").rpartition("\n")[0]
        return [json.loads(line) for line in whole.splitlines()]

    def add(self, results: Iterable[Mapping[str, Any]]) -> None:
        """Keep some more."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        text = self.file.read_text("utf-8") if self.file.exists() else ""
        if text and not text.endswith("\n"):
            self.file.write_text(text[: text.rfind("\n") + 1], "utf-8")
        with self.file.open("a", encoding="utf-8") as file:
            file.write("".join([json.dumps(result, separators=(",", ":")) + "\n" for result in results]))
