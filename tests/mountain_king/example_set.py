"""The example of the documentation: a set of components that somebody typed in."""

from __future__ import annotations

from pathlib import Path

from stonehall.games.mountain_king.component_sets import value_of
from stonehall.terminal.files import read_texts

FOLDER = Path(__file__).parents[2] / "docs" / "examples" / "drowned-mountain"
TITLE = "The Drowned Mountain"
FILES = read_texts(str(FOLDER))
VALUE = value_of(FILES, "")
