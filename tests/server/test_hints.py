"""Hints: for one who plays against computers, about the present decision, told to nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

import stonehall
from stonehall.bots.chances import Chances, chances_of
from stonehall.kernel import AnyGame
from stonehall.server.bots import worker
from stonehall.server.bots.hints import told
from stonehall.server.bots.pool import BotPool, NoAnswer
from stonehall.server.bots.worker import Advised, Question, think
from stonehall.server.wire.frames import Ack, AskHint, Hint, Refused
from stonehall.server.wire.protocol import JoinTable, NewTable, SeatPlan, Words
from tests.server.guests import (
    GAME,
    Brains,
    Guest,
    alone_at_a_table,
    code,
    newcomer,
    pair,
    run,
    tables_in,
    two_at_a_table,
)
from tests.server.test_bot_pool import LEGAL, POSITION, SEAT, with_pool

BOT = SeatPlan("bot", "random")


def ask(guest: Guest, moment: int | None = None) -> AskHint:
    return AskHint("hint", guest.moment if moment is None else moment)


async def answered(guest: Guest) -> Hint | Refused:
    """What comes of a question that was not refused at once."""
    answer = await guest.act(ask(guest))
    assert answer is None, answer
    return await heard(guest)


async def heard(guest: Guest) -> Hint | Refused:
    """The answer, once it has come."""
    while True:
        for frame in guest.frames:
            if isinstance(frame, Hint | Refused):
                guest.frames.remove(frame)
                return frame
        await asyncio.sleep(0.001)


def test_the_one_who_asks_is_told_up_to_three_of_the_choices(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_in(tmp_path) as tables:
            guest = await alone_at_a_table(tables, BOT)
            hint = await answered(guest)
            assert isinstance(hint, Hint)
            assert (hint.key, hint.moment) == ("hint", guest.moment)
            assert 1 <= len(hint.advice) <= 3
            assert {one.text for one in hint.advice} <= set(guest.texts)
            assert hint.advice[0].behind == 0
            assert isinstance(await guest.play(hint.advice[0].text), Ack)

    run(work())


def test_there_are_no_hints_where_people_play(tmp_path: Path) -> None:
    async def work() -> None:
        brains = Brains()
        async with tables_in(tmp_path, brains=brains) as tables:
            mover, other = pair(*await two_at_a_table(tables))
            for guest in (mover, other):
                assert code(await guest.act(ask(guest))) == "hint-people"
            await other.concede()
            assert code(await mover.act(ask(mover))) == "over"
            shared = await alone_at_a_table(tables, SeatPlan("me", deck="fallen-kingdom"))
            assert code(await shared.act(ask(shared))) == "hint-people"
            assert brains.advised == []

    run(work())


def test_who_was_a_person_stays_one_after_leaving(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await newcomer(tables, "Anna"), await newcomer(tables, "Bert")
            seats = [SeatPlan("me"), SeatPlan("open"), BOT]
            table = await tables.create(anna, NewTable("tash-kalar", seats, settings={"form": "melee"}))
            await tables.join(bert, table.id, JoinTable("north"))
            guest, leaving = Guest(tables, anna, table.id), Guest(tables, bert, table.id)
            assert isinstance(await leaving.concede(), Ack)
            assert not guest.ended
            assert code(await guest.act(ask(guest))) == "hint-people"

    run(work())


def test_one_with_both_seats_of_a_side_is_helped(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables, "Anna")
            mine = SeatPlan("me", together=True)
            plan = NewTable("alliances", [BOT, mine, BOT, mine], settings={"form": "three", "first": "north"})
            guest = Guest(tables, anna, (await tables.create(anna, plan)).id)
            await until(lambda: bool(guest.texts))
            assert isinstance(await answered(guest), Hint)

    run(work())


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.001)


def test_only_the_one_who_decides_now_is_answered(tmp_path: Path) -> None:
    async def work() -> None:
        brains = Brains()
        async with tables_in(tmp_path, brains=brains) as tables:
            guest = await alone_at_a_table(tables, BOT)
            watcher = Guest(tables, await newcomer(tables, "Cili"), guest.watcher.live.id)
            assert code(await watcher.act(ask(watcher))) == "not-your-seat"
            assert code(await guest.act(ask(guest, guest.moment - 1))) == "hint-late"
            assert code(await guest.act(ask(guest, guest.moment + 1))) == "hint-late"
            brains.gone = True  # the computer thinks for ever
            while guest.texts:
                assert isinstance(await guest.play("end" if "end" in guest.texts else guest.texts[0]), Ack)
            assert code(await guest.act(ask(guest))) == "not-your-turn"
            assert isinstance(await guest.propose("pause"), Ack)
            assert code(await guest.act(ask(guest))) == "paused"
            assert isinstance(await guest.concede(), Ack)
            assert code(await guest.act(ask(guest))) == "over"
            assert brains.advised == []

    run(work())


def test_at_a_table_that_waits_there_is_nothing_to_advise(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables, "Anna")
            table = await tables.create(anna, NewTable(GAME, [SeatPlan("me"), SeatPlan("open")]))
            assert code(await Guest(tables, anna, table.id).act(AskHint("hint", 0))) == "not-started"

    run(work())


def test_one_hint_at_a_time_and_playing_goes_on_meanwhile(tmp_path: Path) -> None:
    async def work() -> None:
        brains = Brains()
        async with tables_in(tmp_path, brains=brains) as tables:
            guest = await alone_at_a_table(tables, BOT)
            brains.may_advise.clear()
            assert await guest.act(ask(guest)) is None
            assert code(await guest.act(ask(guest))) == "hint-busy"
            asked = guest.moment
            assert isinstance(await guest.play("end"), Ack)
            assert guest.moment > asked
            assert await guest.act(AskHint("later", guest.moment)) is None  # what was asked before is wanted no more
            brains.may_advise.set()
            answers = {answer.key: answer for answer in (await heard(guest), await heard(guest))}
            assert code(answers["hint"]) == "hint-late"
            assert isinstance(answers["later"], Hint)

    run(work())


def test_a_hint_for_a_moment_that_has_passed_is_dropped_even_if_it_was_thought_out(tmp_path: Path) -> None:
    async def work() -> None:
        class Slow(Brains):
            async def advise(
                self, game: str, form: str, position: str, seat: int, owner: str, wanted: Callable[[], bool]
            ) -> list[Advised]:
                await self.may_advise.wait()
                return [Advised("end", 0.0, 0.0, {})]

        brains = Slow()
        async with tables_in(tmp_path, brains=brains) as tables:
            guest = await alone_at_a_table(tables, BOT)
            brains.may_advise.clear()
            assert await guest.act(ask(guest)) is None
            assert isinstance(await guest.play("end"), Ack)
            brains.may_advise.set()
            assert code(await heard(guest)) == "hint-late"

    run(work())


def test_trouble_is_told_and_the_next_question_is_free(tmp_path: Path) -> None:
    async def work() -> None:
        brains = Brains()
        async with tables_in(tmp_path, brains=brains) as tables:
            guest = await alone_at_a_table(tables, BOT)
            brains.failing = True
            assert code(await answered(guest)) == "hint-failed"
            brains.failing = False
            brains.advice = [Advised("no such play", 0.0, 0.0, {})]
            assert code(await answered(guest)) == "hint-failed"
            brains.advice = [Advised("no such play", 0.0, 0.0, {}), Advised("end", 0.5, 0.0, {})]
            hint = await answered(guest)
            assert isinstance(hint, Hint)
            assert [one.text for one in hint.advice] == ["end"]

    run(work())


def test_nobody_else_learns_of_it_and_nothing_is_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_in(tmp_path) as tables:
            guest = await alone_at_a_table(tables, BOT)
            table = guest.watcher.live.id
            watcher = Guest(tables, await newcomer(tables, "Cili"), table)
            again = Guest(tables, guest.user, table)  # the same person at another screen
            before, seen = tables.store.events(table), [list(one.raw) for one in (watcher, again)]
            assert isinstance(await answered(guest), Hint)
            assert tables.store.events(table) == before
            assert [one.raw for one in (watcher, again)] == seen

    run(work())


def test_closing_the_hall_does_not_wait_for_a_hint(tmp_path: Path) -> None:
    async def work() -> None:
        brains = Brains()
        async with tables_in(tmp_path, brains=brains) as tables:
            guest = await alone_at_a_table(tables, BOT)
            brains.may_advise.clear()
            assert await guest.act(ask(guest)) is None

    run(work())


def test_reasons_are_the_weightiest_changes_in_words_of_the_game() -> None:
    game = stonehall.load(GAME)
    changes = {"enemy-life": -1.6, "own-life": -0.4, "enemy-units": -0.5, "units": 1.0, "magic": -3.0}
    said = told(game, Advised("end", 0.25, 0.0, changes))
    assert (said.text, said.behind) == ("end", 0.25)
    assert said.changes == [
        Words("sw2-change-enemy-life-less", {"count": 2}),
        Words("sw2-change-enemy-units-less", {"count": 1}),
        Words("sw2-change-units-more", {"count": 1}),
    ]
    assert told(game, Advised("end", 0.0, 1.0, changes)).changes == [Words("hint-wins")]
    assert told(game, Advised("end", 0.0, 0.5, changes)).changes[0] == Words("hint-may-win")


def test_a_worker_thinks_about_advice_unless_nobody_wants_it_any_more() -> None:
    async def work(pool: BotPool) -> None:
        advice = await pool.advise(GAME, "", POSITION, SEAT, "Anna", lambda: True)
        assert {one.text for one in advice} <= set(LEGAL)
        assert advice[0].changes
        try:
            await pool.advise(GAME, "", POSITION, SEAT, "Anna", lambda: False)
        except NoAnswer:
            return
        raise AssertionError("it was thought about in vain")

    assert len(with_pool(work)) == 1


def test_what_is_behind_is_told_as_a_chance() -> None:
    """Whatever a game counts its states in: the page compares it with bounds that fit all games."""
    position = stonehall.load(GAME).start().to_position()
    advice = think(Question(GAME, position, 0)).advice
    assert advice[0].behind == 0
    assert all(0 <= one.behind <= 0.5 for one in advice)


def test_a_chance_is_that_of_the_form_that_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A lead of ten is worth more in one form of a game than in another."""
    asked: list[str] = []

    def listening(game: AnyGame, form: str) -> Chances:
        asked.append(form)
        return chances_of(game, form)

    monkeypatch.setattr(worker, "chances_of", listening)

    async def work() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables, "Anna")
            plan = NewTable("tash-kalar", [SeatPlan("me"), BOT], settings={"form": "high-form", "first": "south"})
            guest = Guest(tables, anna, (await tables.create(anna, plan)).id)
            assert isinstance(await answered(guest), Hint)

    run(work())
    assert asked == ["high-form"]
