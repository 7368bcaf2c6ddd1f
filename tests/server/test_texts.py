"""Settings that are texts: components somebody brings to a table, for everybody who sits at it or watches."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

import stonehall
from stonehall.games.mountain_king import component_sets
from stonehall.games.mountain_king.component_sets import own_files
from stonehall.server.tables import catalog
from stonehall.server.tables.catalog import LONGEST_TEXT, check_text
from stonehall.server.tables.table_service import TableService
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import (
    Complaint,
    JoinTable,
    Named,
    NewTable,
    SeatPlan,
    TextCheck,
    TextFile,
    TextFiles,
    Words,
)
from tests.mountain_king.example_set import FILES, TITLE, VALUE
from tests.server.guests import Guest, newcomer, play_on, run, tables_in

GAME = "mountain-king"
SMALL = 2000
"""Bytes that a table may take up in a list."""


def checked(files: dict[str, str], title: str = "", setting: str = "components") -> TextCheck:
    return check_text(TextFiles(GAME, setting, [TextFile(name, text) for name, text in files.items()], title))


async def two_in_the_mountain(tables: TableService) -> tuple[Guest, Guest]:
    anna, bert = await newcomer(tables, "Anna"), await newcomer(tables, "Bert")
    plan = NewTable(GAME, [SeatPlan("me"), SeatPlan("open")], None, True, {"components": VALUE})
    table = await tables.create(anna, plan)
    await tables.join(bert, table.id, JoinTable("west"))
    return Guest(tables, anna, table.id), Guest(tables, bert, table.id)


def test_only_games_that_take_texts_say_so() -> None:
    assert {game.id: game.texts for game in catalog.games() if game.texts} == {GAME: ["components"]}


def test_files_are_made_the_value_of_a_setting() -> None:
    assert checked(FILES, "files") == TextCheck(VALUE, TITLE, [])
    assert checked(own_files(), "my set").title == "my set"


def test_everything_that_is_wrong_with_the_files_is_said_at_once_in_words_of_the_game() -> None:
    found = checked({"a.txt": "trol a\nspell word wish 1", "b.txt": "hall h 1 2 xxx"})
    assert (found.value, found.title) == ("", "")
    near: dict[str, str | int | Named] = {"line": "a.txt:1", "name": "trol", "near": "troll"}
    assert found.problems[0] == Complaint(Words("mk-set-unknown-near", near))
    assert [problem.words.args["line"] for problem in found.problems] == ["a.txt:1", "a.txt:2", "b.txt:1"]
    assert found.problems[2].rule == "MK-HALL-6"


@pytest.mark.parametrize("setting", ["seats", "turn-limit", "nothing"])
def test_no_other_setting_takes_files(setting: str) -> None:
    with pytest.raises(RequestRefused, match="settings"):
        checked(FILES, setting=setting)


def test_a_text_that_nobody_would_read_is_refused_before_it_is_read(tmp_path: Path) -> None:
    with pytest.raises(RequestRefused, match="text-too-long"):
        checked({"a.txt": "#" * LONGEST_TEXT, "b.txt": "#"})

    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables, "Anna")
            for value, code in (("#" * (LONGEST_TEXT + 1), "text-too-long"), ("trol a; spell b", "settings")):
                plan = NewTable(GAME, [SeatPlan("me"), SeatPlan("open")], settings={"components": value})
                with pytest.raises(RequestRefused, match=code) as refused:
                    await tables.create(anna, plan)
                assert len(refused.value.problems) == (2 if code == "settings" else 0)

    run(story())


def test_a_table_shows_the_title_of_its_set_and_never_its_text(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_in_the_mountain(tables)
            watching = await newcomer(tables, "Cili")
            spectator = Guest(tables, watching, anna.watcher.live.id)
            for guest in (anna, bert, spectator):
                assert guest.last_facts().texts == {"components": TITLE}
                assert all(b"lake-mother 3" not in frame for frame in guest.raw)
            [listed] = tables.lists.lobby(watching).running
            assert listed.texts == {"components": TITLE}
            assert listed.settings == {}
            assert len(msgspec.json.encode(listed)) < SMALL
            await play_on((anna, bert), 30)
            assert len(msgspec.json.encode(anna.last_facts())) < SMALL

    run(story())


def test_the_names_and_cards_of_the_set_are_there_for_whoever_comes_to_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_in_the_mountain(tables)
            edition = tables.edition(anna.watcher.live.id)
            cards = {card["id"] for card in catalog.cards(edition)}
            assert {"lake-mother", "reed-cutter", "bog-cook"} < cards
            assert 'mk-card-lake-mother = { "Tóanya" }' in edition.further_words("hu")
            await play_on((anna, bert), 60)
            assert anna.scene is not None
            shown = {troll["card"] for side in anna.view["sides"] for troll in side["trolls"]}
            assert shown <= cards
            assert shown & {"reed-cutter", "eel-catcher", "mud-sifter", "pearl-diver", "bell-ringer", "dam-mender"}

    run(story())


def test_a_foreign_set_survives_a_restart_and_its_record_needs_nothing_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_in_the_mountain(tables)
            await play_on((anna, bert), 25)
            id, users = anna.watcher.live.id, (anna.user, bert.user)
            before = anna.view
        component_sets._known.clear()
        async with tables_in(tmp_path) as tables:
            assert tables.facts(users[0], id).texts == {"components": TITLE}
            guests = tuple(Guest(tables, user, id) for user in users)
            assert guests[0].view == before
            await play_on(guests, 3000)
            assert guests[0].ended
            text = tables.record(users[0], id)
            await guests[0].propose("rematch")
            await guests[1].answer("rematch", True)
            rematch = tables.facts(users[0], guests[0].last_facts().rematch)
            assert rematch.texts == {"components": TITLE}
        component_sets._known.clear()
        record = stonehall.read_record(text)
        assert record.state.over
        assert record.settings["components"] == VALUE

    run(story())


def test_bots_play_with_a_foreign_set(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables, "Anna")
            plan = NewTable(GAME, [SeatPlan("me"), SeatPlan("bot", "random")], settings={"components": VALUE})
            guest = Guest(tables, anna, (await tables.create(anna, plan)).id)
            for _ in range(8):
                while not guest.texts:  # the computer plays
                    await asyncio.sleep(0.01)
                await guest.play(guest.texts[0])
            assert guest.lines > 8

    run(story())
