"""Games that are over, looked at again: every moment as it was seen, nothing more, and played on from there."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from html import unescape
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest

import stonehall
from stonehall.kernel import Record
from stonehall.kernel.state import Event
from stonehall.locale import catalogue
from stonehall.server.store.users import User
from stonehall.server.tables import replays as replays_module
from stonehall.server.tables.render import Renderer
from stonehall.server.tables.replays import ALL, WATCH, Replays
from stonehall.server.tables.table_service import TableService
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.frames import Ack, Snapshot, Update
from stonehall.server.wire.protocol import Entry, JoinTable, PlayOn, ReplayMoment, SeatPlan, TableFacts
from stonehall.toolkit.moving_picture import elements
from tests.conformance import random_record
from tests.server.guests import Guest, deciding, newcomer, play_on, run, tables_in, two_at_a_table, undo
from tests.server.test_other_rules import Rules, at_the_stones, play, rules  # noqa: F401
from tests.toy import StonesGame

GAMES: list[tuple[str, dict[str, str]]] = [
    ("summoner-wars", {}),
    ("tash-kalar", {"form": "melee", "seats": "3"}),
    ("mountain-king", {}),
    ("alliances", {"form": "two"}),
]
FORMS = [
    pytest.param(game, settings, id=f"{game}-{form}" if form else game)
    for game in stonehall.game_ids()
    for form, settings in stonehall.load(game).forms().items()
]
"""Every way to play every game."""


def record_of(game: str, settings: dict[str, str], seed: int, most: int = 20_000) -> Record:
    """A game that somebody played who cannot, or the beginning of one."""
    for record in random_record(game, settings, seed):
        if len(record.plays) >= most:
            break
    return record


async def refused(work: Awaitable[object]) -> RequestRefused:
    with pytest.raises(RequestRefused) as no:
        await work
    return no.value


def code_of(ask: Callable[[], object]) -> str:
    with pytest.raises(RequestRefused) as no:
        ask()
    return no.value.code


def plain(view: object) -> object:
    return msgspec.to_builtins(view)


# Looking --------------------------------------------------------------------------------------------------------------


def test_everybody_is_shown_what_they_saw_then(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            eve = Guest(tables, await newcomer(tables), anna.watcher.live.id)
            assert code_of(lambda: Replays(tables).open(anna.user, anna.watcher.live.id, WATCH)) == "replay-hidden"
            assert code_of(lambda: Replays(tables).moments(anna.watcher.live.id, 0, WATCH, 1)) == "replay-hidden"
            assert code_of(lambda: Replays(tables).position(anna.watcher.live.id, 0)) == "replay-hidden"
            picture = Replays(tables).turn_picture(anna.watcher.live.id, 0, WATCH, "en", "dark")
            assert (await refused(picture)).code == "replay-hidden"
            await play_on((anna, bert), 4000, 2)
            assert anna.ended
            replays, table = Replays(tables), anna.watcher.live.id
            for guest, eyes in ((anna, "south"), (bert, "north"), (eve, WATCH)):
                seen = [
                    frame.scene
                    for frame in guest.frames
                    if isinstance(frame, Snapshot | Update) and frame.scene is not None
                ]
                opened = replays.open(guest.user, table, "")
                assert opened.eyes == eyes
                assert len(opened.moments) == len(seen)
                assert opened.log == guest_log(guest)
                assert opened.moments[-1].told == len(opened.log)
                assert not opened.outdated
                for first in range(0, len(seen), 16):
                    for shown in replays.moments(table, first, eyes, 16):
                        then, mark = seen[shown.moment], opened.moments[shown.moment]
                        assert plain(shown.scene.view) == plain(then.view)
                        assert shown.scene.prompt == then.prompt
                        assert shown.scene.ending == then.ending
                        assert (shown.seats, shown.scene.choices) == ([], [])
                        assert mark.turn == then.view["turn"]
                        assert mark.seat == ((then.view["decision"] or {}).get("seat") or "")

    run(story())


def guest_log(guest: Guest) -> list[Entry]:
    """The log as the client holds it."""
    log: list[Entry] = []
    for frame in guest.frames:
        if isinstance(frame, Snapshot):
            log = frame.log
        elif isinstance(frame, Update):
            log = [*log[: frame.keep], *frame.log]
    return log


@pytest.mark.parametrize(("game", "settings"), FORMS)
def test_a_moment_tells_only_what_its_eyes_may_know(tmp_path: Path, game: str, settings: dict[str, str]) -> None:
    """At random moments and the last, for random eyes: as the engine shows it, and as in any world that looks alike."""

    async def story() -> None:
        rng = Random(f"{game} {settings}")
        record = record_of(game, settings, rng.randrange(100), 400)
        async with tables_in(tmp_path) as tables:
            user, replays = await newcomer(tables), Replays(tables)
            table = (await replays.bring(user, record.write())).id
            names = record.state.seat_names
            every = replays.open(user, table, ALL)
            counts = replays_module._counts(session_of(tables, table))
            assert len(counts) == len(every.moments)
            logs = {eyes: replays.open(user, table, eyes).log for eyes in (WATCH, *names)}
            then = Record(record.game, record.settings)
            for moment in [*sorted(rng.sample(range(len(counts) - 1), 4)), len(counts) - 1]:
                for play in record.plays[len(then.plays) : counts[moment]]:
                    then.replay(play.text)
                seat = rng.choice([None, *range(len(names))])
                eyes = WATCH if seat is None else names[seat]
                [shown] = replays.moments(table, moment, eyes, 1)
                assert plain(shown.scene.view) == plain(then.state.view(seat))
                log = logs[eyes][: every.moments[moment].told]
                assert log == live_log(tables, table, seat)[: len(log)]
                if seat is not None and then.state.decision is not None:
                    other = record.game.imagine(then.state, seat, rng)
                    assert plain(shown) == plain(again(tables, table, other, moment, seat, counts))
                [whole] = replays.moments(table, moment, ALL, 1)
                assert [plain(scene.view) for scene in whole.seats] == [
                    plain(then.state.view(one)) for one in range(len(names))
                ]

    run(story())


def session_of(tables: TableService, table: str) -> Any:
    return tables.residence.find(table).table.session


def live_log(tables: TableService, table: str, seat: int | None) -> list[Entry]:
    """The log as one on a seat of the living table would be sent it."""
    live = tables.residence.find(table)
    return Renderer(live.table, live.attendance(), 0).entries(() if seat is None else (seat,), 0)


def again(tables: TableService, table: str, state: Any, moment: int, seat: int, counts: list[int]) -> ReplayMoment:
    """The moment as it would be told of another state."""
    live = tables.residence.find(table)
    shown = Renderer(live.table, live.attendance(), 0)
    last = moment == len(counts) - 1
    return replays_module._moment(shown, state, moment, last, (seat,), shown.names[seat])


def test_there_is_nothing_beyond_the_ends(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            user, replays = await newcomer(tables), Replays(tables)
            table = (await replays.bring(user, record_of("tash-kalar", {}, 1).write())).id
            last = len(replays.open(user, table, WATCH).moments) - 1
            assert [one.moment for one in replays.moments(table, last - 1, WATCH, 16)] == [last - 1, last]
            assert code_of(lambda: replays.moments(table, last + 1, WATCH, 1)) == "no-moment"
            assert code_of(lambda: replays.moments(table, -1, WATCH, 1)) == "no-moment"
            assert code_of(lambda: replays.moments(table, 0, "nobody", 1)) == "no-seat"
            assert code_of(lambda: replays.moments(table, 0, WATCH, 17)) == "malformed"
            assert code_of(lambda: replays.open(user, "nowhere", WATCH)) == "no-table"

    run(story())


def test_a_game_of_other_rules_shows_its_last_scene_and_says_why(tmp_path: Path, rules: Rules) -> None:  # noqa: F811
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await at_the_stones(tables)
            await play((anna, bert), "take 3", "take 3", "take 3")
            table, seen = anna.watcher.live.id, anna.scene
            assert seen is not None
            whole = Replays(tables).open(anna.user, table, "0")
            assert (len(whole.moments), whole.outdated) == (4, False)
        rules(StonesGame(2, most=1))
        async with tables_in(tmp_path) as tables:
            replays = Replays(tables)
            opened = replays.open(anna.user, table, "0")
            assert (len(opened.moments), opened.outdated) == (1, True)
            assert opened.log == whole.log
            [shown] = replays.moments(table, 0, "0", 1)
            assert (plain(shown.scene.view), shown.scene.ending) == (plain(seen.view), seen.ending)
            [all_] = replays.moments(table, 0, ALL, 1)
            assert [scene.seat for scene in all_.seats] == ["0", "1"]
            plan = PlayOn([SeatPlan("me"), SeatPlan("me")])
            assert (await refused(replays.play_on(anna.user, table, 0, plan))).code == "replay-outdated"
            assert (await refused(replays.turn_picture(table, 0, WATCH, "en", "dark"))).code == "replay-outdated"

    run(story())


@pytest.mark.parametrize(("game", "settings"), FORMS)
def test_a_turn_is_drawn_with_no_more_than_its_eyes_may_see(
    tmp_path: Path, game: str, settings: dict[str, str]
) -> None:
    """The turn in which most is told to some alone, drawn for those who look on, for a random seat and for all."""

    async def story() -> None:
        record = record_of(game, settings, 6, 60)
        rng = Random(f"{game} {settings}")
        async with tables_in(tmp_path) as tables:
            user, replays = await newcomer(tables), Replays(tables)
            table = (await replays.bring(user, record.write())).id
            log = session_of(tables, table).game_log
            counts = replays_module._counts(session_of(tables, table))
            turns = [(moment, *log.turn_around(count)) for moment, count in enumerate(counts)]
            moment, first, last = max(
                turns, key=lambda turn: secrets_in(log.told[log.marks[turn[1]] : log.marks[turn[2]]])
            )
            after = record.truncated(last).state
            players = Renderer((live := tables.residence.find(table)).table, live.attendance(), 0).players
            words = catalogue("pl", record.game)
            names = record.state.seat_names
            said = {}
            for eyes in (WATCH, ALL, rng.choice(names)):
                seat = names.index(eyes) if eyes not in (WATCH, ALL) else None
                drawn = await replays.turn_picture(table, moment, eyes, "pl", "light")
                board = record.game.board_picture(
                    after.view(seat), "light", lambda card: words.get(f"{record.game.prefix}-card-{card}")
                )
                shown = [part for part in elements(board) if not part.startswith(("<title>", "<defs>"))]
                assert all(part in drawn for part in shown)
                seen = [
                    event if eyes == ALL else event.seen_by(seat)
                    for event in log.told[log.turn_begin(log.marks[first]) : log.marks[last]]
                ]
                told = [record.game.event_message(event, players) for event in seen]
                lines = [record.game.log_line(seen, place, players) for place in range(len(seen))]
                told += [line.message for line in lines if line]
                said[eyes] = said_below(drawn)
                assert {*said[eyes]} <= {word for message in told for word in words.text(message).split()}
            assert said[ALL] != said[WATCH], "what is told to some alone is drawn for nobody"
            assert (await refused(replays.turn_picture(table, len(counts), WATCH, "en", "dark"))).code == "no-moment"
            assert (await refused(replays.turn_picture(table, 0, "nobody", "en", "dark"))).code == "no-seat"

    run(story())


def secrets_in(told: list[Event]) -> int:
    """How many kinds of things were told to some alone."""
    return len({event.id for event in told if event.seen_by(None) != event})


def said_below(drawn: str) -> list[str]:
    """The words that stand below a picture of a turn and its title; not those that found no room."""
    _, *told = re.findall(r"<text[^>]*>([^<]*)</text>", drawn.rsplit("</svg>", 2)[1])
    return [word for line in told for word in unescape(line).split() if not word.endswith("…")]


# Records from files ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_a_record_from_a_file_loses_nothing(tmp_path: Path, game: str, settings: dict[str, str]) -> None:
    async def story() -> None:
        text = record_of(game, settings, 4).write()
        async with tables_in(tmp_path) as tables:
            user, replays = await newcomer(tables), Replays(tables)
            facts = await replays.bring(user, text)
            assert (facts.stage, facts.practice, facts.public) == ("over", True, False)
            assert facts.origin is not None
            assert [one.id for one in tables.lists.lobby(user).mine] == [facts.id]
            assert all(seat.kind == "person" and not seat.name and not seat.you for seat in facts.seats)
            written = tables.record(user, facts.id)
        async with tables_in(tmp_path) as tables:
            assert tables.record(user, facts.id) == written
            assert stonehall.read_record(written).plays[-1].text == stonehall.read_record(text).plays[-1].text
            assert tables.facts(user, facts.id) == facts
            assert tables.store.archive(facts.id, 1) is not None

    run(story())


def test_a_record_that_is_not_over_is_shown_as_far_as_it_goes(tmp_path: Path) -> None:
    async def story() -> None:
        record = record_of("summoner-wars", {}, 1, most=60)
        async with tables_in(tmp_path) as tables:
            user, replays = await newcomer(tables), Replays(tables)
            table = (await replays.bring(user, record.write())).id
            last = len(replays.open(user, table, WATCH).moments) - 1
            [shown] = replays.moments(table, last, "south", 1)
            assert shown.scene.ending is not None
            assert shown.scene.ending.words.id == "ending-unfinished"
            assert plain(shown.scene.view) == plain(record.state.view(0))
            facts = await replays.play_on(user, table, last, PlayOn([SeatPlan("me"), SeatPlan("me")]))
            assert facts.stage == "running"

    run(story())


def test_everything_that_is_wrong_with_a_file_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        good = record_of("summoner-wars", {}, 1, most=40).write()
        lines = good.splitlines()
        async with tables_in(tmp_path) as tables:
            user, replays = await newcomer(tables), Replays(tables)

            async def told(text: str) -> list[str]:
                no = await refused(replays.bring(user, text))
                assert (no.code, no.status) == ("record", 422)
                return [complaint.words.id for complaint in no.problems]

            assert await told("") == ["record-none"]
            assert await told("Dear diary") == ["record-none"]
            assert await told("stonehall record 9\nnonsense\nmore nonsense") == [
                "record-format", "record-head", "record-head", "record-no-game", "record-cut",
            ]  # fmt: skip
            assert await told(good.replace("game summoner-wars", "game chess")) == ["record-seal"]
            assert await told("\n".join(lines[:-1])) == ["record-cut"]
            assert await told("\n".join([*lines[:-3], lines[-1]])) == ["record-count"]
            written = stonehall.kernel.WrittenRecord.read(good)
            written.plays[20] = "fly to the moon"
            assert (await told(written.write()))[0] == "record-play"
            written.game = "chess"
            assert await told(written.write()) == ["record-game"]
            written = stonehall.kernel.WrittenRecord.read(good)
            written.settings["south"] = "teapots"
            assert await told(written.write())
            assert tables.lists.lobby(user).mine == []

    run(story())


# Playing on -----------------------------------------------------------------------------------------------------------


DECKS = {"south": "polar-dwarves", "north": "fallen-kingdom"}


async def over(tables: TableService) -> tuple[User, User, str]:
    """Anna, Bert, and the table of a game that is over."""
    anna, bert = await newcomer(tables, "Anna"), await newcomer(tables, "Bert")
    return anna, bert, (await Replays(tables).bring(anna, record_of("summoner-wars", DECKS, 3).write())).id


async def played_on(tables: TableService, user: User, source: str, moment: int, *seats: SeatPlan) -> TableFacts:
    return await Replays(tables).play_on(user, source, moment, PlayOn(list(seats)))


def test_a_game_is_played_on_from_its_middle_to_another_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, _, source = await over(tables)
            replays = Replays(tables)
            middle = len(replays.open(anna, source, WATCH).moments) // 2
            facts = await played_on(tables, anna, source, middle, SeatPlan("me"), SeatPlan("me"))
            assert (facts.stage, facts.practice) == ("running", True)
            assert facts.origin is not None
            assert (facts.origin.table, facts.origin.moment) == (source, middle)
            assert [seat.deck for seat in facts.seats] == ["polar-dwarves", "fallen-kingdom"]
            [then] = replays.moments(source, middle, WATCH, 1)
            alone = Guest(tables, anna, facts.id)
            watching = Guest(tables, await newcomer(tables), facts.id)
            assert plain(watching.view) == plain(then.scene.view)
            assert undo(alone) == "none", "what was played elsewhere is not taken back here"
            given = len(session_of(tables, facts.id).record.plays)
            await alone.play(alone.texts[0])
            assert undo(alone) == "free"
            await alone.undo()
            assert len(session_of(tables, facts.id).record.plays) == given
            await play_on((alone,), 4000, 8)
            assert alone.ended
            written = tables.record(anna, facts.id)
        async with tables_in(tmp_path) as tables:
            assert tables.record(anna, facts.id) == written
            assert tables.facts(anna, facts.id).origin == facts.origin
            before = [play.text for play in stonehall.read_record(tables.record(anna, source)).plays]
            after = [play.text for play in stonehall.read_record(written).plays]
            assert after[:given] == before[:given]
            assert after != before

    run(story())


def test_a_friend_or_a_computer_may_sit_down_to_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert, source = await over(tables)
            facts = await played_on(tables, anna, source, 30, SeatPlan("me"), SeatPlan("open"))
            assert facts.stage == "open"
            assert facts.until > 0
            await tables.join(bert, facts.id, JoinTable("north"))
            guests = Guest(tables, anna, facts.id), Guest(tables, bert, facts.id)
            mover = deciding(*guests)
            assert isinstance(await mover.play(mover.texts[0]), Ack)
            with_bot = await played_on(tables, bert, source, 30, SeatPlan("bot", "random"), SeatPlan("me"))
            assert [seat.bot for seat in with_bot.seats] == ["random", ""]
            assert with_bot.stage == "running"

    run(story())


def test_nobody_plays_on_where_there_is_nothing_to_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, _, source = await over(tables)
            last = len(Replays(tables).open(anna, source, WATCH).moments) - 1
            me, bot = SeatPlan("me"), SeatPlan("bot", "random")
            assert (await refused(played_on(tables, anna, source, last, me, me))).code == "over"
            assert (await refused(played_on(tables, anna, source, last + 1, me, me))).code == "no-moment"
            assert (await refused(played_on(tables, anna, source, 3, me))).code == "bad-seats"
            nobody = SeatPlan("bot", "nobody")
            assert (await refused(played_on(tables, anna, source, 3, me, nobody))).code == "no-bot"
            running = await played_on(tables, anna, source, 3, me, me)
            assert (await refused(played_on(tables, anna, running.id, 0, me, bot))).code == "replay-hidden"

    run(story())


# Notes ----------------------------------------------------------------------------------------------------------------


def test_notes_are_kept_for_their_writer_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert, table = await over(tables)
            replays = Replays(tables)
            await replays.note(anna, table, 7, "  Here I should have waited.\nReally. ")
            await replays.note(anna, table, 3, "The first mistake")
            await replays.note(anna, table, 3, "The first one")
            await replays.note(bert, table, 3, "Mine")
        async with tables_in(tmp_path) as tables:
            replays = Replays(tables)
            notes = [(note.moment, note.text) for note in replays.notes(anna, table)]
            assert notes == [(3, "The first one"), (7, "Here I should have waited.\nReally.")]
            await replays.note(anna, table, 3, " ")
            assert [note.moment for note in replays.notes(anna, table)] == [7]
            assert [note.text for note in replays.notes(bert, table)] == ["Mine"]
            assert cast(Any, await refused(replays.note(anna, table, -1, "x"))).code == "no-moment"

    run(story())


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_a_moment_can_be_taken_along_as_a_position(tmp_path: Path, game: str, settings: dict[str, str]) -> None:
    """It holds everything, as the record does; there is none beyond the last moment."""
    record = record_of(game, settings, 2)

    async def scene() -> None:
        async with tables_in(tmp_path) as tables:
            user, replays = await newcomer(tables), Replays(tables)
            table = (await replays.bring(user, record.write())).id
            counts = [count for count, play in enumerate(record.plays) if play.seat >= 0]
            for moment in (0, len(counts) // 2, len(counts)):
                count = [*counts, len(record.plays)][moment]
                assert replays.position(table, moment).text == record.truncated(count).state.to_position()
            assert code_of(lambda: replays.position(table, len(counts) + 1)) == "no-moment"

    run(scene())
