"""Files that nobody but their owner may read: tables with hidden cards, hashes of tokens, keys."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

FILE: Final = 0o600
FOLDER: Final = 0o700


def make_folder(path: Path) -> None:
    """Make a folder if there is none; one that is there belongs to somebody who knows why it is as it is."""
    path.mkdir(FOLDER, parents=True, exist_ok=True)


def make_file(path: Path) -> None:
    """Make an empty file if there is none; one that is there is closed to all but its owner."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE))
    if path.stat().st_mode & 0o077:
        path.chmod(FILE)
