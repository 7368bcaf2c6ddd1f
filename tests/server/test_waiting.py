"""Open tables: they are closed by their host, or expire; taking back costs no fold from the start."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stonehall.kernel import State
from stonehall.server.tables import events
from stonehall.server.tables.table import Table
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.frames import Ack
from stonehall.server.wire.protocol import Clock, JoinTable, NewTable, SeatPlan
from tests.server.guests import GAME, Guest, Time, newcomer, play_on, run, tables_in, two_at_a_table

DAY = 24 * 3600
WAITING = NewTable(GAME, [SeatPlan("me"), SeatPlan("open")], public=True)


def test_a_host_closes_a_waiting_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await newcomer(tables), await newcomer(tables)
            table = (await tables.create(anna, WAITING)).id
            watching = Guest(tables, bert, table)
            with pytest.raises(RequestRefused, match="not-host"):
                await tables.close_table(bert, table)
            assert (await tables.close_table(anna, table)).stage == "closed"
            assert (watching.last_facts().stage, watching.last_facts().closed) == ("closed", "closed")
            for again in (tables.join(bert, table, JoinTable("north")), tables.close_table(anna, table)):
                with pytest.raises(RequestRefused, match="table-closed"):
                    await again
        async with tables_in(tmp_path) as tables:
            lobby = tables.lists.lobby(anna)
            assert (lobby.mine, tables.lists.lobby(bert).open) == ([], []), "it is listed nowhere"
            assert tables.facts(bert, table).closed == "closed", "its address says what became of it"

    run(story())


def test_a_game_that_has_begun_is_not_closed(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, _ = await two_at_a_table(tables)
            with pytest.raises(RequestRefused, match="table-begun"):
                await tables.close_table(anna.user, anna.watcher.live.id)

    run(story())


@pytest.mark.parametrize("watched", [True, False])
def test_an_open_table_expires(tmp_path: Path, watched: bool) -> None:
    """Whether its host looks at it, or it is in the database alone; the time the house is closed does not count."""

    async def story() -> None:
        now = Time()
        async with tables_in(tmp_path, now=now) as tables:
            anna, bert = await newcomer(tables), await newcomer(tables)
            facts = await tables.create(anna, WAITING)
            assert facts.until > DAY
            now.seconds += DAY / 2
            await tables.residence.wake()
            assert tables.lists.lobby(bert).open
        async with tables_in(tmp_path, now=now) as tables:
            if watched:
                Guest(tables, anna, facts.id)
            now.seconds += DAY / 2 - 10
            await tables.residence.wake()
            assert tables.facts(anna, facts.id).stage == "open"
            now.seconds += 20
            await tables.residence.wake()
            assert (tables.facts(anna, facts.id).stage, tables.facts(anna, facts.id).closed) == ("closed", "expired")
            with pytest.raises(RequestRefused, match="table-expired"):
                await tables.join(bert, facts.id, JoinTable("north"))

    run(story())


def test_a_table_with_a_game_never_expires(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with tables_in(tmp_path, now=now) as tables:
            anna, bert = await two_at_a_table(tables)
            assert anna.last_facts().until == 0
            now.seconds += 2 * DAY
            await tables.residence.wake()
            assert await play_on((anna, bert), 3) == 3

    run(story())


# Undo is cheap --------------------------------------------------------------------------------------------------------


def test_taking_back_does_not_fold_the_game_from_its_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = counted(monkeypatch)

    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            await play_on((anna, bert), 60)
            free: list[Guest] = []
            for seed in range(50):
                free = free or [guest for guest in (anna, bert) if guest.scene and guest.scene.undo == "free"]
                if not free:
                    await play_on((anna, bert), 1, seed)
            assert anna.watcher.live.table.plays > 60
            played.clear()
            assert isinstance(await free[0].undo(), Ack)
            assert len(played) < 10

    run(story())


def test_plays_taken_back_are_not_played_when_a_table_is_folded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables)
            seats = [SeatPlan("me"), SeatPlan("me")]
            table = await tables.create(anna, NewTable(GAME, seats, Clock("bank", 600), practice=True))
            guest = Guest(tables, anna, table.id)
            for cycle in range(40):
                await guest.play(guest.texts[cycle % len(guest.texts)])
                await guest.play(guest.texts[-1])
                await guest.undo()
                await guest.undo()
            await play_on((guest,), 3)
            plays = guest.watcher.live.table.plays
            log = [events.read(body) for body in tables.store.events(table.id)]
            played = counted(monkeypatch)
            again = Table.fold(table.id, log)
            assert len(played) == plays, "no more than those that stand"
            assert again.session is not None
            live = guest.watcher.live.table
            assert live.session is not None
            assert again.session.position() == live.session.position()
            assert (again.moment, again.seq, again.plays) == (live.moment, live.seq, live.plays)
            assert again.clocks is not None
            assert live.clocks is not None
            assert again.clocks.left == live.clocks.left
            await asyncio.sleep(0)

    run(story())


def counted(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Everything that is played on any state from now on."""
    found: list[object] = []
    apply = State.apply

    def counting(self: State, option: object) -> None:
        found.append(option)
        apply(self, option)  # type: ignore[arg-type]

    monkeypatch.setattr(State, "apply", counting)
    return found
