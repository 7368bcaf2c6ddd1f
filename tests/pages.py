"""The pages of README and docs, block by block.

Blocks are marked by what stands after the three backticks:

``python``                         run, all of a page in one namespace; what it prints stands below it as ``#> …``
``python NAME``                    the same, in a namespace of that name
``python with PACKAGE``            the same, after the files of the package have been written and installed
``python from FILE``               quoted: it stands in that file
``python into FILE [after LINE]``  a worked example: carried out on a copy of the project
``python file FILE``               a whole file of a package that the page builds; so are ``toml`` and ``ftl``
``position``, ``record``, ``deck`` read with the real readers; ``plays`` are played from the position above
``sh``                             commands that exist, with options that exist
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest

from stonehall import PLUGINS

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


@dataclass(frozen=True)
class Block:
    """A fenced block: the page and line where it begins, the words after the backticks, and its text."""

    page: Path
    line: int
    kind: str
    info: str
    text: str

    @property
    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks_of(page: Path) -> list[Block]:
    found = []
    fence = re.compile(r"^```(\S*) ?([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    text = page.read_text("utf-8")
    for match in fence.finditer(text):
        line = text.count("\n", 0, match.start()) + 1
        found.append(Block(page, line, match[1], match[2].strip(), match[3]))
    return found


BLOCKS = [block for page in PAGES for block in blocks_of(page)]


def is_run(block: Block) -> bool:
    """Whether it is Python that runs as the page stands there."""
    return block.kind == "python" and not block.info.startswith(("from ", "into ", "file ", "with "))


def write_files(root: Path) -> list[Path]:
    """Write the files of the packages that pages build, where the pages say."""
    written = []
    for block in BLOCKS:
        if block.info.startswith("file "):
            file = root / block.info.removeprefix("file ")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, "utf-8")
            written.append(file)
    return written


def built_games() -> dict[str, str]:
    """The games that pages build, by their ids, with the folders of their packages."""
    projects = [block for block in BLOCKS if block.kind == "toml" and block.info.startswith("file ")]
    return {
        id: Path(block.info.removeprefix("file ")).parent.name
        for block in projects
        for id in tomllib.loads(block.text)["project"]["entry-points"].get(PLUGINS, {})
    }


def run(blocks: list[Block], capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    """Run blocks in one namespace; each must print exactly its own ``#>`` lines."""
    names: dict[str, object] = {"__name__": "docs"}
    for block in blocks:
        exec(compile("\n" * block.line + block.text, str(block.page), "exec"), names)
        wanted = [line.removeprefix("#> ") for line in block.text.splitlines() if line.startswith("#> ")]
        assert capsys.readouterr().out.splitlines() == wanted, block.place
    return names
