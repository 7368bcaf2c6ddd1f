"""Golden records: games of earlier days still replay to the same end (``tools/golden.py`` made them)."""

from __future__ import annotations

from pathlib import Path

import pytest

import stonehall

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))


def test_there_is_a_golden_record_for_every_ready_deck() -> None:
    decks = stonehall.load("summoner-wars").decks()
    assert {option for file in GOLDEN for option in decks if file.name.startswith(option)} == set(decks)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: str(file.stem))
def test_a_golden_record_replays_to_its_end(file: Path) -> None:
    text = file.read_text("utf-8")
    record = stonehall.read_record(text)
    assert record.write() == text
    assert record.state.outcome is not None
    assert record.state.to_position() == file.with_suffix(".position").read_text("utf-8")
