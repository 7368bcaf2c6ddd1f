"""Whole games in the hall, as the clients of two people and of a spectator live through them."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest

import stonehall
from stonehall.server.tables.events import Played, read
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.frames import (
    Ack,
    AskOdds,
    Because,
    Chat,
    Closing,
    OddsAre,
    Ping,
    Play,
    Pong,
    Presence,
    Refused,
    Resync,
    Snapshot,
    Update,
    Why,
)
from stonehall.server.wire.protocol import JoinTable, Named, NewTable, SeatPlan, Words
from tests.server.guests import (
    GAME,
    Brains,
    Guest,
    deciding,
    newcomer,
    play_on,
    run,
    tables_in,
    two_at_a_table,
)


def code(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.code


def snapshot_of(guest: Guest) -> bytes:
    """What a new socket of the same user is shown first."""
    found = Guest(guest.tables, guest.user, guest.watcher.live.id)
    found.watcher.close()
    return found.raw[0]


# Whole games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [2, 3, 4])
def test_a_whole_game_is_the_same_after_a_restart(tmp_path: Path, seed: int) -> None:
    """At every point of it: memory, a client that followed the updates, and a new server show the same."""

    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            table = anna.watcher.live.id
            eve = Guest(tables, await newcomer(tables, "Eve"), table)
            at_once = 7
            while not anna.ended:
                await play_on((anna, bert), at_once, seed)
                shown = [msgspec.json.decode(snapshot_of(guest), type=Snapshot) for guest in (anna, bert, eve)]
                for guest, snapshot in zip((anna, bert, eve), shown, strict=True):
                    assert (guest.seq, guest.lines) == (snapshot.seq, len(snapshot.log))
                    assert guest.scene == snapshot.scene
            for guest in (anna, bert, eve):
                guest.watcher.close()
            before = [snapshot_of(guest) for guest in (anna, bert, eve)]
            record = tables.record(anna.user, table)
            lobby = tables.lists.lobby(anna.user)
        assert [facts.stage for facts in lobby.mine] == ["over"]
        again = stonehall.read_record(record)
        assert again.state.over

        async with tables_in(tmp_path) as tables:
            assert tables.residence.live == {}, "finished games are read when somebody asks"
            after = []
            for guest in (anna, bert, eve):
                guest.tables = tables
                after.append(snapshot_of(guest))
            assert after == before
            assert tables.record(anna.user, table) == record
            assert tables.lists.lobby(anna.user) == lobby

    run(story())


def test_a_running_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            table = anna.watcher.live.id
            await play_on((anna, bert), 9)
            for guest in (anna, bert):
                guest.watcher.close()
            before = [snapshot_of(guest) for guest in (anna, bert)]
        async with tables_in(tmp_path) as tables:
            assert tables.running() == 1
            with pytest.raises(RequestRefused, match="record-hidden"):
                tables.record(anna.user, table)
            again = [Guest(tables, guest.user, table) for guest in (anna, bert)]
            for guest in again:
                guest.watcher.close()
            assert [snapshot_of(guest) for guest in again] == before
            again = [Guest(tables, guest.user, table) for guest in (anna, bert)]
            assert await play_on((again[0], again[1]), 5, 8) == 5

    run(story())


def test_a_game_against_the_computer_is_played_to_the_end_and_taken_up_again(tmp_path: Path) -> None:
    async def story() -> None:
        brains = Brains()
        async with tables_in(tmp_path, brains=brains) as tables:
            anna = await newcomer(tables)
            plan = NewTable(GAME, [SeatPlan("me"), SeatPlan("bot", "greedy")])
            facts = await tables.create(anna, plan)
            assert facts.stage == "running"
            assert all(seat.deck in stonehall.load(GAME).decks() for seat in facts.seats), "left to luck"
            guest = Guest(tables, anna, facts.id)
            await until_my_turn(guest)
            await guest.play("end" if "end" in guest.texts else guest.texts[0])
        brains.failing = True
        async with tables_in(tmp_path, brains=brains) as tables:
            guest = Guest(tables, anna, facts.id)
            await until_my_turn(guest)
            brains.failing = False
            for _ in range(1000):
                await until_my_turn(guest)
                if guest.ended:
                    break
                await guest.play(guest.texts[-1])
            assert guest.ended
            assert brains.asked > 3

    run(story())


async def until_my_turn(guest: Guest) -> None:
    for _ in range(20_000):
        if guest.texts or guest.ended:
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the bot does not play")


def test_bots_among_themselves_play_only_while_somebody_watches(tmp_path: Path) -> None:
    async def story() -> None:
        brains = Brains()
        async with tables_in(tmp_path, brains=brains) as tables:
            anna = await newcomer(tables)
            facts = await tables.create(anna, NewTable(GAME, [SeatPlan("bot", "random"), SeatPlan("bot", "random")]))
            assert facts.public
            await asyncio.sleep(0.02)
            assert brains.asked == 0
            guest = Guest(tables, anna, facts.id)
            while not guest.ended:
                assert guest.texts == []
                await asyncio.sleep(0.001)
            assert code(await guest.concede()) == "not-your-seat"
            assert [table.id for table in tables.lists.lobby(anna).mine] == [facts.id]

    run(story())


def test_a_bot_that_has_a_plan_is_not_asked_again_while_all_goes_by_it(tmp_path: Path) -> None:
    async def two_turns(folder: Path, plan: list[str]) -> tuple[int, int, int]:
        """How often the bot was asked and played in its first turn, and how often it was asked in its second."""
        brains = Brains()
        brains.plan = plan
        async with tables_in(folder, brains=brains) as tables:
            anna = await newcomer(tables)
            seats = [SeatPlan("bot", "random"), SeatPlan("me")]
            facts = await tables.create(anna, NewTable(GAME, seats, settings={"first": "south"}))
            guest = Guest(tables, anna, facts.id)
            await until_my_turn(guest)
            asked, played = brains.asked, guest.moment - 1  # the first moment is the beginning
            while guest.texts:
                await guest.play("end" if "end" in guest.texts else guest.texts[0])
            await until_my_turn(guest)
            return asked, played, brains.asked - asked

    async def story() -> None:
        asked, played, again = await two_turns(tmp_path / "plan", ["end"] * 20)
        assert 0 < asked < played
        assert again > 0, "others have played since: it thinks again"
        asked, played, _ = await two_turns(tmp_path / "none", ["burn everything"])
        assert 0 < asked == played, "what is not legal was no plan"

    run(story())


def test_a_bot_that_cannot_decide_plays_something_legal(tmp_path: Path) -> None:
    async def story() -> None:
        brains = Brains()
        brains.failing = True
        async with tables_in(tmp_path, brains=brains) as tables:
            anna = await newcomer(tables)
            facts = await tables.create(anna, NewTable(GAME, [SeatPlan("bot", "random"), SeatPlan("me")]))
            guest = Guest(tables, anna, facts.id)
            await until_my_turn(guest)
            await guest.play("end")
            for _ in range(30):
                await until_my_turn(guest)
                await guest.play("end" if "end" in guest.texts else guest.texts[0])
                if brains.asked >= 6:
                    break
            assert brains.asked >= 6

    run(story())


# At most once, and only what is allowed -------------------------------------------------------------------------------


def test_a_play_sent_again_is_carried_out_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            guest = deciding(anna, bert)
            frame = Play("the-key", guest.moment, guest.texts[0])
            first, second = await asyncio.gather(guest.act(frame), guest.act(frame))
            assert isinstance(first, Ack)
            assert second == Ack("the-key", first.seq, again=True)
            assert await guest.act(frame) == second
            said = [await guest.act(Chat("another", "hi")) for _ in range(2)]
            assert said == [Ack("another", guest.seq), Ack("another", guest.seq, again=True)]
        assert plays_kept(tmp_path) == 1

    run(story())


def plays_kept(directory: Path) -> int:
    with sqlite3.connect(directory / "stonehall.db") as database:
        bodies = database.execute("SELECT body FROM event").fetchall()
    return sum(isinstance(read(body), Played) for (body,) in bodies)


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            eve = Guest(tables, await newcomer(tables), anna.watcher.live.id)
            mover = deciding(anna, bert)
            waiter = bert if mover is anna else anna
            before = [snapshot_of(guest) for guest in (anna, bert, eve)]
            text = mover.texts[0]
            assert code(await mover.act(Play("k", mover.moment - 1, text))) == "stale"
            assert isinstance(mover.frames[-1], Snapshot), "and is shown what is"
            assert code(await waiter.play(text)) == "not-your-turn"
            assert code(await eve.play(text)) == "not-your-seat"
            assert code(await eve.concede()) == "not-your-seat"
            assert code(await eve.say("hello")) == "not-your-seat"
            refused = await mover.play("move a1 f8")
            assert code(refused) == "illegal"
            assert isinstance(refused, Refused)
            assert refused.problems
            for nonsense in ("", "dance", "move", "move 1 2 3", "draw ice-golem", "\x00", "é" * 2000, "first south"):
                assert code(await mover.play(nonsense)) == "illegal"
            assert code(await mover.act(Play("", mover.moment, text))) == "malformed"
            assert code(await mover.act(Play("k" * 65, mover.moment, text))) == "malformed"
            assert [snapshot_of(guest) for guest in (anna, bert, eve)] == before

    run(story())


def test_seats_and_decks_at_a_new_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await newcomer(tables), await newcomer(tables)

            async def refused(plan: NewTable) -> str:
                with pytest.raises(RequestRefused) as refused:
                    await tables.create(anna, plan)
                return refused.value.code

            me, other = SeatPlan("me"), SeatPlan("open")
            assert await refused(NewTable("chess", [me, other])) == "no-game"
            assert await refused(NewTable(GAME, [me])) == "bad-seats"
            assert await refused(NewTable(GAME, [me, SeatPlan("bot", "genius")])) == "no-bot"
            assert await refused(NewTable(GAME, [SeatPlan("me", deck="4 Ice Golem"), other])) == "deck"
            assert tables.lists.lobby(anna).mine == []
            facts = await tables.create(anna, NewTable(GAME, [SeatPlan("me", deck="tundra-orcs"), other], public=True))
            assert [(seat.kind, seat.deck, seat.you) for seat in facts.seats] == [
                ("person", "tundra-orcs", True), ("open", "", False),
            ]  # fmt: skip
            assert [table.id for table in tables.lists.lobby(bert).open] == [facts.id]
            for seat, problem in (("west", "no-seat"), ("south", "seat-taken")):
                with pytest.raises(RequestRefused, match=problem):
                    await tables.join(bert, facts.id, JoinTable(seat))
            with pytest.raises(RequestRefused, match="deck"):
                await tables.join(bert, facts.id, JoinTable("north", "no such deck"))
            with pytest.raises(RequestRefused, match="no-table"):
                await tables.join(bert, "nowhere", JoinTable("north"))
            watching = Guest(tables, anna, facts.id)
            assert watching.texts == []
            assert code(await watching.concede()) == "not-started"
            joined = await tables.join(bert, facts.id, JoinTable("north", "vanguards"))
            assert [(seat.deck, seat.you) for seat in joined.seats] == [("tundra-orcs", False), ("vanguards", True)]
            assert joined.stage == "running"
            assert watching.view["turn"] == 1, "the game has begun before the eyes of the one who waited"
            assert tables.lists.lobby(bert).open == []
            eve = await newcomer(tables)
            assert [table.id for table in tables.lists.lobby(eve).running] == [facts.id]

    run(story())


def test_private_tables_are_found_by_their_link_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await newcomer(tables), await newcomer(tables)
            facts = await tables.create(anna, NewTable(GAME, [SeatPlan("me"), SeatPlan("open")]))
            assert tables.lists.lobby(bert).open == []
            assert tables.facts(bert, facts.id).seats[1].kind == "open"
            assert [table.id for table in tables.lists.lobby(anna).mine] == [facts.id]

    run(story())


# Presence, questions, the end -----------------------------------------------------------------------------------------


def test_the_others_see_who_is_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            assert isinstance(anna.frames[-1], Presence)
            second = Guest(tables, bert.user, anna.watcher.live.id)
            bert.watcher.close()
            assert tables.facts(anna.user, anna.watcher.live.id).seats[1].present, "another tab is open"
            second.watcher.close()
            last = anna.frames[-1]
            assert isinstance(last, Presence)
            assert [seat.present for seat in last.table.seats] == [True, False]
            Guest(tables, await newcomer(tables), anna.watcher.live.id)
            last = anna.frames[-1]
            assert isinstance(last, Presence)
            assert last.table.watching == 1

    run(story())


def test_questions(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            guest = deciding(anna, bert)
            assert await guest.act(Ping()) == Pong()
            assert await guest.act(Resync()) is None
            assert isinstance(guest.frames[-1], Snapshot)
            because = await guest.act(Why("k", ["a1"], "f8"))
            assert isinstance(because, Because)
            assert because.problems
            waiter = bert if guest is anna else anna
            wait = await waiter.act(Why("k", [], "a1"))
            assert isinstance(wait, Because)
            assert wait.problems[0].words == Words("sw2-why-turn", {"player": guest.user.name}), (
                "players go by their names"
            )
            odds = await guest.act(AskOdds("k", ["end", "attack a1 a2", "nonsense"]))
            assert isinstance(odds, OddsAre)
            eve = Guest(tables, await newcomer(tables), anna.watcher.live.id)
            assert code(await eve.act(Why("k", ["a1"], "f8"))) == "not-your-seat"

    run(story())


def test_a_hall_that_closes_says_so_and_takes_nothing_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            guest = deciding(anna, bert)
            playing = asyncio.create_task(guest.play(guest.texts[0]))
            await asyncio.sleep(0)
            await tables.close()
            assert isinstance(await playing, Ack), "what was begun is finished"
            assert isinstance(anna.frames[-1], Closing)
            assert [type(frame) for frame in anna.frames].count(Update) >= 1
            assert code(await anna.say("still there?")) == "closing"
            with pytest.raises(RequestRefused, match="closing"):
                tables.watch(anna.user, anna.watcher.live.id, lambda frame: None)

    run(story())


# Names ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("names", [("Anna", "Bert"), ("Anna", ""), ("", ""), ("Anna", "Anna")])
def test_lines_call_players_by_name_or_number_and_by_seat_if_these_are_the_same(
    tmp_path: Path, names: tuple[str, str]
) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            users = [await newcomer(tables) for _ in names]
            table = (await tables.create(users[0], NewTable(GAME, [SeatPlan("me"), SeatPlan("open")]))).id
            await tables.join(users[1], table, JoinTable("north"))
            for user, name in zip(users, names, strict=True):
                if name:  # in earlier days two at a table could have the same
                    await tables.users.rename(user, name)
            guests = tuple(Guest(tables, user, table) for user in users)
            await play_on(guests, 60)
            expected = [user.name if user.named else Named("web-guest", {"number": user.name}) for user in users]
            if expected[0] == expected[1]:
                expected = [Named("seat-south"), Named("seat-north")]
            log = msgspec.json.decode(snapshot_of(guests[0]), type=Snapshot).log
            turns = [entry.words.args["player"] for entry in log if entry.what == "turn"]
            assert turns[:2] in (expected, expected[::-1])

    run(story())
