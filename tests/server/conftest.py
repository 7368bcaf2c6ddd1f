"""What the tests of the server share: the same luck on every run."""

from __future__ import annotations

from random import Random

import pytest

from stonehall.server.tables import commands


@pytest.fixture(autouse=True)
def _same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "LUCK", Random(7))
