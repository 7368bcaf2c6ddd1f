"""What players may do besides playing: take back, agree, give up, talk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import get_args

import pytest

from stonehall.kernel import CHANCE
from stonehall.server.tables import commands, events
from stonehall.server.wire.frames import Ack, Answer, Refused, Snapshot
from stonehall.server.wire.protocol import Clock, Proposal, SeatPlan, Wish, Words
from tests.server.guests import (
    GAME,
    Guest,
    Time,
    alone_at_a_table,
    code,
    ending,
    newcomer,
    pair,
    play_on,
    run,
    tables_in,
    two_at_a_table,
    undo,
)  # fmt: skip


def proposals(guest: Guest) -> list[Proposal]:
    return guest.last().proposals


def board(guest: Guest) -> dict[str, object]:
    return guest.view


# Taking back ----------------------------------------------------------------------------------------------------------


async def play_until(guests: tuple[Guest, Guest], undo_of_mover: str) -> tuple[Guest, Guest]:
    """Play until the one who made the last play may take it back like this; they, then the other."""
    for seed in range(200):
        mover, other = pair(*guests)
        assert isinstance(await mover.play(mover.texts[seed % len(mover.texts)]), Ack)
        if not mover.ended and undo(mover) == undo_of_mover:
            return mover, other
    raise AssertionError("never")


def test_undo_is_free_while_nothing_was_revealed(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            assert undo(anna) == undo(bert) == "none"
            assert code(await anna.undo()) == "nothing-to-undo"
            mover, other = pair(anna, bert)
            before, lines, moment = board(mover), mover.lines, mover.moment
            free = next(text for text in mover.texts if text == "end")
            await mover.play(free)
            assert undo(mover) == "free"
            assert isinstance(await mover.undo(), Ack)
            assert (board(mover), mover.lines) == (before, lines)
            assert mover.moment == moment + 2, "moments never come back"
            assert code(await mover.undo()) == "nothing-to-undo"
            assert other.moment == mover.moment

    run(story())


def test_beyond_that_the_other_has_to_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            mover, other = await play_until((anna, bert), "ask")
            moment = mover.moment
            assert isinstance(await mover.undo(), Ack)
            assert mover.moment == moment
            names = [side["seat"] for side in board(mover)["sides"]]  # type: ignore[attr-defined]
            seats = dict(zip((anna, bert), names, strict=True))
            assert proposals(other) == [Proposal(mover.seq, "undo", seats[mover], [seats[other]])]
            assert code(await mover.undo()) == "already-proposed"
            assert code(await mover.answer("undo", True)) == "not-asked"
            assert isinstance(await other.answer("undo", False), Ack)
            assert proposals(mover) == []
            assert mover.moment == moment
            assert code(await other.answer("undo", True)) == "no-proposal"
            await mover.propose("undo")
            assert isinstance(await other.answer("undo", True), Ack)
            assert mover.moment == moment + 1
            assert proposals(mover) == []
            assert mover.texts, "they decide again"

    run(story())


def test_a_new_play_ends_what_was_proposed(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            mover, other = pair(anna, bert)
            await other.propose("draw")
            await other.propose("pause")
            assert [proposal.wish for proposal in proposals(mover)] == ["draw", "pause"]
            await mover.play("end")
            assert [proposal.wish for proposal in proposals(mover)] == ["pause"]

    run(story())


def test_one_who_plays_both_sides_needs_nobodys_consent(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            guest = await alone_at_a_table(tables, SeatPlan("me"))
            assert undo(guest) == "none"
            await guest.play("end")
            while guest.scene is not None and guest.scene.seat == "south":  # until the other seat decides
                assert isinstance(await guest.play("end" if "end" in guest.texts else guest.texts[-1]), Ack)
            assert undo(guest) == "free", "the last play was theirs, on whichever seat"
            moment = guest.moment
            assert isinstance(await guest.undo(), Ack)
            assert guest.moment == moment + 1
            assert isinstance(await guest.propose("draw"), Ack)
            assert guest.scene is not None
            assert guest.scene.ending is not None
            assert guest.scene.ending.words.id == "ending-agreed"

    run(story())


async def until_luck(guest: Guest) -> None:
    """Play on until dice or cards have spoken after the last play, and it is for this one to decide again."""
    rng, table = Random(3), guest.watcher.live.table
    assert table.session is not None
    record = table.session.record
    while not (guest.texts and record.plays and record.plays[-1].seat == CHANCE and undo_place(guest) >= 0):
        if guest.texts:
            attacks = [text for text in guest.texts if text.startswith("attack")]
            assert isinstance(await guest.play(rng.choice(attacks or guest.texts)), Ack)
        else:
            await asyncio.sleep(0.001)
        assert not guest.ended


def undo_place(guest: Guest) -> int:
    table = guest.watcher.live.table
    assert table.session is not None
    place = table.session.record.last_play_of(*table.seats_of(guest.user.id))
    return -1 if place is None else place


@pytest.mark.parametrize("other", [SeatPlan("bot", "random"), SeatPlan("me")], ids=["a computer", "both sides"])
def test_nobody_rolls_again(tmp_path: Path, other: SeatPlan) -> None:
    """Undo stops before dice and draws whoever the others are."""

    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            guest = await alone_at_a_table(tables, other)
            await until_luck(guest)
            moment = guest.moment
            assert undo(guest) == "none"
            assert code(await guest.undo()) == "cannot-undo"
            assert code(await guest.propose("undo")) == "cannot-undo"
            assert guest.moment == moment

    run(story())


def test_a_computer_s_play_is_not_taken_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            guest = await alone_at_a_table(tables, SeatPlan("bot", "random"))
            assert code(await guest.propose("draw")) == "bot-declines"
            turn = guest.view["turn"]
            while guest.view["turn"] < turn + 2 or not guest.texts:
                if guest.texts:
                    await guest.play("end" if "end" in guest.texts else guest.texts[-1])
                else:
                    await asyncio.sleep(0.001)
            assert undo(guest) == "none"

    run(story())


def test_in_practice_anything_is_taken_back_and_all_see_that(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            guest = await alone_at_a_table(tables, SeatPlan("bot", "random"), practice=True)
            await until_luck(guest)
            place = undo_place(guest)
            assert undo(guest) == "free"
            assert isinstance(await guest.undo(), Ack)
            assert guest.watcher.live.table.plays == place
            assert guest.texts, "they decide again"
            table = guest.watcher.live.id
            assert tables.facts(guest.user, table).practice
            assert tables.lists.lobby(guest.user).mine[0].practice
            await guest.concede()
            assert "\npractice\n" in tables.record(guest.user, table)
        async with tables_in(tmp_path) as tables:
            assert tables.lists.lobby(guest.user).mine[0].practice, "it is kept"
            assert Guest(tables, guest.user, table).last_facts().practice

    run(story())


# Wishes ---------------------------------------------------------------------------------------------------------------


def test_a_late_answer_accepts_no_other_wish(tmp_path: Path) -> None:
    """An answer names the wish it answers: what has come in its place meanwhile is another question."""

    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            await anna.propose("pause")
            seen = bert.proposed("pause")
            await anna.withdraw("pause")
            await anna.propose("draw")
            assert code(await bert.act(Answer("late", seen, True))) == "no-proposal"
            assert [proposal.wish for proposal in bert.proposals] == ["draw"]
            assert not anna.ended
            await anna.withdraw("draw")
            await anna.propose("pause")
            assert code(await bert.act(Answer("later", seen, True))) == "no-proposal", "the same kind, another time"
            assert not tables.facts(anna.user, anna.watcher.live.id).paused

    run(story())


def test_asking_for_one_s_own_undo_does_not_grant_that_of_the_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            mover, other = await play_until(await two_at_a_table(tables), "ask")
            while undo(other) != "ask":
                mover, other = await play_until((mover, other), "ask")
            moment = mover.moment
            await mover.propose("undo")
            assert code(await other.propose("undo")) == "already-proposed"
            assert mover.moment == moment

    run(story())


@pytest.mark.parametrize("wish", ["draw", "undo", "pause"])
def test_a_wish_can_be_withdrawn_by_the_one_who_has_it(tmp_path: Path, wish: Wish) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            mover, other = await play_until((anna, bert), "ask") if wish == "undo" else (anna, bert)
            await mover.propose(wish)
            assert code(await other.withdraw(wish)) == "not-your-proposal"
            assert isinstance(await mover.withdraw(wish), Ack)
            assert mover.proposals == other.proposals == []
            assert code(await mover.withdraw(wish)) == "no-proposal"
            table, moment = anna.watcher.live.id, anna.moment
        async with tables_in(tmp_path) as tables:
            again = Guest(tables, anna.user, table)
            assert (again.proposals, again.moment) == ([], moment)

    run(story())


def test_a_refused_draw_is_not_offered_again_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            await anna.propose("draw")
            await bert.answer("draw", False)
            refused = await anna.propose("draw")
            assert code(refused) == "draw-too-soon"
            assert isinstance(refused, Refused)
            assert [problem.words for problem in refused.problems] == [Words("draw-wait", {"turns": 6})]
            assert isinstance(await bert.propose("draw"), Ack), "the other may"
            await bert.withdraw("draw")
            turn = anna.view["turn"]
            while anna.view["turn"] < turn + 6:
                mover, _ = pair(anna, bert)
                await mover.play("end" if "end" in mover.texts else mover.texts[-1])
                assert not anna.ended
            assert isinstance(await anna.propose("draw"), Ack), "three turns of each have passed"

    run(story())


# Ends, pauses, rematches ----------------------------------------------------------------------------------------------


def test_conceding(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            eve = Guest(tables, await newcomer(tables), anna.watcher.live.id)
            assert isinstance(await anna.concede(), Ack)
            for guest, form in ((anna, "lost"), (bert, "won"), (eve, "seen")):
                assert guest.scene is not None
                assert guest.scene.ending is not None
                assert (guest.scene.ending.reason, guest.scene.ending.winners) == ("conceded", ["north"])
                assert guest.scene.ending.words.id == f"ending-conceded-{form}"
                seen = {"winners": 1, "winner": "Bert", "partner": ""} if form == "seen" else {}
                assert guest.scene.ending.words.args == {"player": "Anna", **seen}
                assert (guest.texts, undo(guest)) == ([], "none")
            assert code(await bert.concede()) == "over"
            assert code(await bert.play("end")) == "over"
            assert tables.record(eve.user, anna.watcher.live.id).startswith("stonehall record")

    run(story())


def test_a_draw_by_agreement(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            await anna.propose("draw")
            assert isinstance(await bert.propose("draw"), Ack), "to propose the same is to agree"
            assert anna.scene is not None
            assert anna.scene.ending is not None
            assert (anna.scene.ending.reason, anna.scene.ending.winners) == ("agreed", [])

    run(story())


def test_a_pause_stops_plays_and_clocks(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with tables_in(tmp_path, now=now) as tables:
            anna, bert = await two_at_a_table(tables, Clock("bank", 60))
            mover, other = pair(anna, bert)
            assert code(await mover.propose("resume")) == "not-paused"
            now.seconds += 20
            await other.propose("pause")
            assert isinstance(await mover.answer("pause", True), Ack)
            assert tables.facts(anna.user, anna.watcher.live.id).paused
            assert mover.texts == []
            assert code(await mover.play("end")) == "paused"
            assert code(await mover.undo()) == "paused"
            now.seconds += 1000
            assert isinstance(await other.propose("resume"), Ack)
            now.seconds += 5
            await mover.play("end")
            assert mover.scene is not None
            assert sorted(face.left_ms for face in mover.scene.clocks) == [35_000, 60_000]

    run(story())


def test_a_rematch_is_a_new_table_with_seats_swapped(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables, Clock("bank", 60))
            await play_on((anna, bert), 4)
            assert code(await anna.propose("rematch")) == "not-over"
            await bert.concede()
            old, lines = anna.watcher.live.id, anna.lines
            await anna.propose("rematch")
            assert isinstance(await bert.answer("rematch", True), Ack)
            new = anna.last_facts().rematch
            assert new
            assert new == bert.last_facts().rematch != old
            assert code(await bert.propose("rematch")) == "rematch-open"
            again = Guest(tables, anna.user, new)
            facts = again.last_facts()
            assert [(seat.name, seat.deck) for seat in facts.seats] == [
                ("Bert", "fallen-kingdom"), ("Anna", "polar-dwarves"),
            ]  # fmt: skip
            assert (facts.stage, facts.clock, facts.host) == ("running", Clock("bank", 60), anna.user.id)
            await play_on((again, Guest(tables, bert.user, new)), 4)
        async with tables_in(tmp_path) as tables:
            mine = {facts.id: facts for facts in tables.lists.lobby(bert.user).mine}
            assert (mine[new].stage, mine[old].stage) == ("running", "over")
            assert (mine[old].reason, mine[old].winners, mine[old].rematch) == ("conceded", ["south"], new)
            finished = Guest(tables, bert.user, old)
            assert ending(finished) == "conceded"
            assert finished.lines == lines, "it stays as it was"

    run(story())


def test_rematches_of_earlier_days_are_read(tmp_path: Path) -> None:
    """They were another game at the same table."""

    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            await play_on((anna, bert), 30)
            await anna.watcher.live.happen(events.Conceded(0))
            assert ending(bert) == "conceded", "so it was written down"
            started = commands.start(anna.watcher.live.table.game, anna.watcher.live.table.chairs[::-1], {})
            await anna.watcher.live.happen(
                events.Rematch(started.rules, started.settings, started.chairs, started.plays, started.position)
            )
            await play_on((anna, bert), 10)
            assert anna.last_facts().game_number == 2
            table, seq, moment = anna.watcher.live.id, anna.seq, anna.moment
        async with tables_in(tmp_path) as tables:
            again = Guest(tables, anna.user, table)
            assert (again.seq, again.moment, again.lines) == (seq, moment, anna.lines)
            assert again.view == anna.view

    run(story())


# Talking --------------------------------------------------------------------------------------------------------------


def test_chat(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            assert isinstance(await anna.say("  good \n day "), Ack)
            assert isinstance(await bert.say(phrase="hello"), Ack)
            assert [line.phrase for line in anna.last().chat] == ["hello"]
            for text, phrase in (("", ""), ("x" * 301, ""), ("a\x07b", ""), ("", "swear"), ("both", "hello")):
                assert code(await anna.say(text, phrase)) == "bad-chat"
            for n in range(250):
                await anna.say(str(n))
            table = anna.watcher.live.id
        async with tables_in(tmp_path) as tables:
            shown = Guest(tables, bert.user, table).frames[0]
            assert isinstance(shown, Snapshot)
            assert [(line.n, line.name, line.text) for line in shown.chat][-1] == (252, "Anna", "249")
            assert len(shown.chat) == 200

    run(story())


def test_every_event_can_be_written_and_read() -> None:
    kinds = get_args(events.TableEvent)
    chair = events.Chair("person", "u")
    samples: list[events.TableEvent] = [
        events.Created("u", GAME, [chair], Clock("bank", 60, 5), True), events.Joined(1, chair),
        events.Started(1, {"south": "x"}, [chair], ["first south"]), events.Rematch(1, {}, [chair], []),
        events.Rematched("t"), events.Played(0, ["end"], 12), events.Undone(3, 4), events.Proposed(0, "undo", 2),
        events.Withdrawn(0, "undo"), events.Answered(1, "pause", False), events.Conceded(0, ["leaves south conceded"]),
        events.Drawn(), events.Flagged(1), events.Closed(), events.Cancelled("expired"), events.Paused(5),
        events.Resumed(), events.Chatted(0, "u", "hi", ""),
    ]  # fmt: skip
    assert [type(sample) for sample in samples] == list(kinds)
    assert [events.read(events.write(sample)) for sample in samples] == samples
