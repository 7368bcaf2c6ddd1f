"""Golden records: games of earlier days still replay to the same end (``tools/golden.py`` made them)."""

from __future__ import annotations

from pathlib import Path

import pytest

import stonehall
from stonehall.kernel import WrittenRecord

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.record"))


@pytest.mark.parametrize("game", stonehall.game_ids())
def test_there_is_a_golden_record_for_every_ready_deck(game: str) -> None:
    records = [stonehall.read_record(file.read_text("utf-8")) for file in GOLDEN]
    played = {
        record.settings[seat]
        for record in records
        if record.game.id == game
        for seat in record.game.seats_of(record.settings)
        if seat in record.settings
    }
    assert played == set(stonehall.load(game).decks())


@pytest.mark.parametrize("game", stonehall.game_ids())
def test_there_is_a_golden_record_for_every_form(game: str) -> None:
    records = [stonehall.read_record(file.read_text("utf-8")) for file in GOLDEN]
    for form in stonehall.load(game).forms().values():
        assert any(record.game.id == game and record.settings.items() >= form.items() for record in records), form


def test_there_is_a_golden_record_for_every_number_of_seats_of_tash_kalar() -> None:
    records = [stonehall.read_record(file.read_text("utf-8")) for file in GOLDEN]
    ways = {
        (record.settings["form"], len(record.game.seats_of(record.settings)))
        for record in records
        if record.game.id == "tash-kalar"
    }
    assert ways == {("duel", 2), ("duel", 4), ("high-form", 2), ("high-form", 4), ("melee", 3), ("melee", 4)}


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: str(file.stem))
def test_a_golden_record_replays_to_its_end(file: Path) -> None:
    text = file.read_text("utf-8")
    record = stonehall.read_record(text)
    written, again = WrittenRecord.read(text), WrittenRecord.read(record.write())
    assert (again.game, again.settings, again.plays) == (written.game, written.settings, written.plays)
    assert record.state.outcome is not None
    assert record.state.to_position() == file.with_suffix(".position").read_text("utf-8")
