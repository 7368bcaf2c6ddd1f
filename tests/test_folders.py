"""Where things are kept, and that what earlier versions kept is found."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from stonehall import folders
from stonehall.server.run import data_directory
from stonehall.terminal.files import new_record_path
from tests.toy import STONES

System = Callable[..., platformdirs.PlatformDirs]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def use(monkeypatch: pytest.MonkeyPatch, system: type[Unix | MacOS]) -> None:
    """Keep data as on another system."""
    for name in ("user_data_path", "user_config_path"):
        monkeypatch.setattr(folders, name, lambda *args, name=name, **more: getattr(system(*args, **more), name))


def test_data_are_kept_where_the_user_keeps_data(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Unix)
    assert data_directory() == home / ".local" / "share" / "stonehall"
    assert new_record_path(STONES).parent == home / ".local" / "share" / "stonehall" / "games"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "mine"))
    assert data_directory() == home / "mine" / "stonehall"
    assert new_record_path(STONES).parent == home / "mine" / "stonehall" / "games"


def test_tables_of_an_earlier_version_are_found(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, MacOS)
    old, new = home / ".local" / "share" / "stonehall", home / "Library" / "Application Support" / "stonehall"
    (new / "games").mkdir(parents=True)
    old.mkdir(parents=True)
    assert data_directory() == new, "an empty folder holds nothing"
    (old / folders.DATABASE).touch()
    assert data_directory() == old
    (new / folders.DATABASE).touch()
    assert data_directory() == new


def test_games_of_an_earlier_version_are_found(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, Unix)
    old, new = home / ".config" / "stonehall" / "games", home / ".local" / "share" / "stonehall" / "games"
    old.mkdir(parents=True)
    assert new_record_path(STONES).parent == old
    new.mkdir(parents=True)
    assert new_record_path(STONES).parent == new
