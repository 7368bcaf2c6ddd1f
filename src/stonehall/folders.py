"""Where the program keeps what it makes, unless told otherwise: in the user's folder for the data of programs.

Earlier versions chose other folders on some systems. What they kept there is found: the old folder is used on as long
as it holds something and the new one does not.
"""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_config_path, user_data_path

NAME = "stonehall"
DATABASE = "stonehall.db"


def server_folder() -> Path:
    """Where a server keeps its tables."""
    new = user_data_path(NAME, appauthor=False)
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    old = Path(base) / NAME
    return old if (old / DATABASE).exists() and not (new / DATABASE).exists() else new


def games_folder() -> Path:
    """Where the terminal keeps the records of games that nobody gave a name."""
    new = user_data_path(NAME, appauthor=False) / "games"
    old = user_config_path(NAME, appauthor=False, roaming=True) / "games"
    return old if old.exists() and not new.exists() else new


def ladder_folder() -> Path:
    """Where the games of ladders are kept, so that a run that was stopped goes on."""
    return user_data_path(NAME, appauthor=False) / "ladder"
