"""The Python of README and docs is typed as strictly as the project itself."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.pages import BLOCKS, ROOT, is_run, write_files


def write_sessions(root: Path) -> list[Path]:
    """Each namespace of a page as one file, its blocks on the lines where they stand on the page."""
    sessions: dict[Path, list[str]] = {}
    for block in BLOCKS:
        if is_run(block) or block.info.startswith("with "):
            name = "_".join([block.page.stem, *block.info.split()]).replace("-", "_").lower()
            lines = sessions.setdefault(root / f"{name}.py", [])
            lines += [""] * (block.line - len(lines)) + block.text.splitlines()
    for file, lines in sessions.items():
        file.write_text("\n".join(lines) + "\n", "utf-8")
    return list(sessions)


def test_examples_pass_the_type_checker(tmp_path: Path) -> None:
    """Once over all of them; what is known of the project itself is taken from the cache that ``make lint`` fills."""
    files = [file for file in write_files(tmp_path) if file.suffix == ".py"] + write_sessions(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--no-error-summary", *map(str, files)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout.replace(str(tmp_path), "docs") + done.stderr
