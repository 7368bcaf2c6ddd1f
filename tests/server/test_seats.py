"""Tables of two to four seats: forms, teams, schools, consent and giving up."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

import stonehall
from stonehall.server.tables.catalog import games
from stonehall.server.tables.table_service import TableService
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.frames import Ack, Refused, Snapshot
from stonehall.server.wire.protocol import Clock, JoinTable, NewTable, SeatPlan
from tests.server.guests import Guest, Time, deciding, newcomer, play_on, run, tables_in

GAME = "tash-kalar"
SCHOOLS = ("northern", "southern", "highland", "sylvan")
NAMES = ("Anna", "Bert", "Cili", "Dora")
SEATS = ("south", "north", "west", "east")


def code(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.code


async def around(
    tables: TableService, count: int, options: dict[str, str], clock: Clock | None = None
) -> tuple[Guest, ...]:
    """So many persons at a table of theirs."""
    users = [await newcomer(tables, name) for name in NAMES[:count]]
    plan = NewTable(GAME, [SeatPlan("me", deck=SCHOOLS[0]), *[SeatPlan("open")] * (count - 1)], clock, settings=options)
    table = await tables.create(users[0], plan)
    for place in range(1, count):
        await tables.join(users[place], table.id, JoinTable(SEATS[place], SCHOOLS[place]))
    return tuple(Guest(tables, user, table.id) for user in users)


FORMS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (2, {"form": "high-form"}),
    (3, {"form": "melee"}),
    (4, {"form": "melee"}),
    (4, {"teams": "yes"}),
    (4, {"form": "high-form", "teams": "yes"}),
]


@pytest.mark.parametrize(("count", "options"), FORMS)
def test_every_form_is_played_by_persons_to_its_end(tmp_path: Path, count: int, options: dict[str, str]) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            guests = await around(tables, count, options, Clock("bank", 6000))
            assert [side["seat"] for side in guests[0].view["sides"]] == list(SEATS[:count])
            assert guests[0].view["game"] == GAME
            await play_on(guests, 2000)
            assert all(guest.ended for guest in guests)
            assert len({guest.scene.ending.reason for guest in guests if guest.scene and guest.scene.ending}) == 1

    run(story())


def test_a_choice_to_summon_tells_the_pieces_it_uses(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            guests = await around(tables, 2, {})
            for seed in range(60):
                await play_on(guests, 1, seed)
                for guest in guests:
                    assert guest.scene is not None
                    for choice in guest.scene.choices:
                        standing = {piece["square"] for piece in guest.view["pieces"]}
                        assert bool(choice.uses) == (choice.verb == "summon")
                        assert standing.issuperset(choice.uses)

    run(story())


def test_who_gives_up_loses_with_a_partner_who_agrees(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            guests = await around(tables, 4, {"teams": "yes"})
            _, north, _, east = guests
            assert north.scene is not None
            assert north.scene.concede == "ask"
            for yes in (False, True):
                assert isinstance(await north.concede(), Ack)
                assert not north.ended, "the partner has a say"
                assert [proposal.waiting for proposal in east.proposals] == [["east"]]
                assert isinstance(await east.answer("concede", yes), Ack)
            for guest in guests:
                assert guest.scene is not None
                assert guest.scene.ending is not None
                assert (guest.scene.ending.reason, guest.scene.ending.winners) == ("conceded", ["south", "west"])
                won = {"winners": 2, "winner": "Anna", "partner": "Cili"}  # told to the partner, whose doing it was not
                assert guest.scene.ending.words.args == {"player": "Bert", **(won if guest is east else {})}

    run(story())


def test_in_a_game_of_several_who_gives_up_is_out_and_the_others_play_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            guests = await around(tables, 4, {"form": "melee"})
            gone = guests[1]
            assert gone.scene is not None
            assert gone.scene.concede == "out"
            assert isinstance(await gone.concede(), Ack)
            assert gone.view["left"] == {"north": "conceded"}
            for frame in (gone.concede, gone.undo):
                assert code(await frame()) == "left-game"
            assert code(await gone.propose("draw")) == "left-game"
            assert isinstance(await gone.say("bye"), Ack)
            others = [guest for guest in guests if guest is not gone]
            await others[0].propose("pause")
            assert "north" not in others[0].proposals[0].waiting, "nobody waits for one who left"
            await others[0].withdraw("pause")
            assert await play_on(tuple(others), 60) == 60
            table = gone.watcher.live.id
            views = [guest.view for guest in guests]
        async with tables_in(tmp_path) as tables:
            again = [Guest(tables, guest.user, table) for guest in guests]
            assert [guest.view for guest in again] == views, "it is folded as it was"
            assert again[1].texts == []
            await again[0].concede()
            assert not again[0].ended
            assert again[2].scene is not None
            assert again[2].scene.concede == "game"
            await again[2].concede()
            for guest in again:
                assert guest.scene is not None
                assert guest.scene.ending is not None
                assert (guest.scene.ending.reason, guest.scene.ending.winners) == ("conceded", ["east"])
            record = stonehall.read_record(tables.record(again[3].user, table))
            assert record.state.outcome is not None
            assert record.state.outcome.winners == (3,)

    run(story())


def test_whose_time_runs_out_is_out_and_the_others_play_on(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with tables_in(tmp_path, now=now) as tables:
            guests = await around(tables, 3, {"form": "melee"}, Clock("bank", 60))
            late = deciding(*guests)
            now.seconds += 61
            tables.turns.ring(late.watcher.live)
            while not late.view["left"]:
                await asyncio.sleep(0.001)
            assert list(late.view["left"].values()) == ["time"]
            others = tuple(guest for guest in guests if guest is not late)
            assert await play_on(others, 20) == 20
            assert not late.ended

    run(story())


def test_all_others_are_asked(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            guests = await around(tables, 4, {"teams": "yes"})
            await guests[2].propose("draw")
            assert guests[0].last().proposals[0].waiting == ["south", "north", "east"]
            for place in (0, 1):
                assert isinstance(await guests[place].answer("draw", True), Ack)
                assert not guests[0].ended
            await guests[3].answer("draw", True)
            assert all(guest.ended for guest in guests)

    run(story())


def test_a_form_is_played_by_as_many_as_it_has_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables)
            alliances = next(one for one in games() if one.id == "alliances")
            assert {form.id: form.seats for form in alliances.forms} == {"two": [2], "three": [4], "four": [4]}
            for form, count in (("two", 4), ("three", 2), ("four", 2)):
                seats = [SeatPlan("me"), *[SeatPlan("open")] * (count - 1)]
                with pytest.raises(RequestRefused, match="settings"):
                    await tables.create(anna, NewTable("alliances", seats, settings={"form": form}))

    run(story())


LONE = ("north", "north-east")


async def three_people(tables: TableService) -> tuple[Guest, Guest, Guest]:
    """Anna and Cili against Bert, who plays both decks of the other team (SW1-TEAM-4)."""
    users = [await newcomer(tables, name) for name in NAMES[:3]]
    pair, single = SeatPlan("open", together=True), SeatPlan("open")
    seats = [SeatPlan("me", deck="benders"), pair, single, pair]
    table = await tables.create(users[0], NewTable("alliances", seats, settings={"form": "three", "first": "south"}))
    decks = {"north-east": "swamp-orcs", "south-east": "sand-goblins"}
    facts = await tables.join(users[1], table.id, JoinTable("north", "shadow-elves", decks))
    assert [seat.seat for seat in facts.seats if seat.you] == list(LONE), "one seat goes with the other, and no third"
    assert [seat.deck for seat in facts.seats] == ["benders", "shadow-elves", "", "swamp-orcs"]
    assert [seat.together for seat in facts.seats] == [False, True, False, True]
    assert facts.stage == "open", "somebody is still waited for"
    with pytest.raises(RequestRefused, match="seat-taken"):
        await tables.join(users[2], table.id, JoinTable("north-east", "benders"))
    assert (await tables.join(users[2], table.id, JoinTable("south-east", "deep-dwarves"))).stage == "running"
    anna, bert, cili = [Guest(tables, user, table.id) for user in users]
    return anna, bert, cili


def test_of_three_people_one_plays_two_decks(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            guests = await three_people(tables)
            anna, bert, cili = guests
            session = anna.watcher.live.table.session
            assert session is not None
            decided: dict[str, set[str]] = {guest.user.name: set() for guest in guests}
            rng = random.Random(3)
            while session.game_log.turn <= 4 or {event.only for event in session.game_log.told} != {-1, 0, 1, 2, 3}:
                mover = deciding(*guests)
                assert mover.scene is not None
                decided[mover.user.name].add(mover.scene.seat)
                assert isinstance(await mover.play(rng.choice(mover.texts)), Ack)
            assert decided == {"Anna": {"south"}, "Bert": set(LONE), "Cili": {"south-east"}}
            assert [guest.scene.partners for guest in guests if guest.scene] == [["south-east"], [], ["south"]]
            for guest, own in ((anna, {0}), (bert, {1, 3}), (cili, {2})):
                shown = Guest(tables, guest.user, guest.watcher.live.id).frames[0]
                assert isinstance(shown, Snapshot)
                for entry, event in zip(shown.log, session.game_log.told, strict=True):
                    hidden = entry.words.id.endswith("-hidden")
                    assert hidden == (event.only >= 0 and event.only not in own), "nobody else reads what a deck tells"

    run(story())


def test_who_plays_two_decks_gives_up_with_both_and_plays_again_with_both(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert, cili = await three_people(tables)
            await bert.concede()
            assert bert.scene is not None
            assert bert.scene.ending is not None
            assert bert.scene.ending.winners == ["south", "south-east"]
            assert bert.scene.ending.words.id == "ending-conceded-lost", "told as to one person"
            await bert.propose("rematch")
            for guest in (anna, cili):
                await guest.answer("rematch", True)
            again = tables.facts(bert.user, bert.last_facts().rematch)
            assert [seat.seat for seat in again.seats if seat.you] == ["south", "south-east"]
            assert [seat.together for seat in again.seats] == [True, False, True, False]

    run(story())


def test_only_seats_of_one_side_and_one_player_go_together(tmp_path: Path) -> None:
    me, open_, bot = SeatPlan("me"), SeatPlan("open"), SeatPlan("bot", "random")
    mine, theirs, its = [SeatPlan(one.player, one.bot, together=True) for one in (me, open_, bot)]
    wrong = [
        [me, theirs, open_, open_],
        [me, theirs, theirs, open_],
        [me, theirs, open_, its],
        [mine, mine, open_, open_],
    ]

    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables)
            for seats in wrong:
                with pytest.raises(RequestRefused, match="settings"):
                    await tables.create(anna, NewTable("alliances", seats, settings={"form": "three"}))
            table = await tables.create(anna, NewTable("alliances", [mine, bot, mine, bot], settings={"form": "three"}))
            assert table.stage == "running"

    run(story())


def test_partners_talk_among_themselves(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            guests = await around(tables, 4, {"teams": "yes"})
            watcher = Guest(tables, await newcomer(tables, "Eva"), guests[0].watcher.live.id)
            scene = guests[0].scene
            assert scene is not None
            partner = SEATS.index(scene.partners[0])
            assert isinstance(await guests[0].say("left flank", team=True), Ack)
            await guests[1].say("good luck")
            for place, guest in enumerate(guests):
                heard = [(line.text, line.team) for frame in guest.frames for line in getattr(frame, "chat", [])]
                private = [("left flank", True)] if place in (0, partner) else []
                assert heard == [*private, ("good luck", False)], place
            assert [line.text for frame in watcher.frames for line in getattr(frame, "chat", [])] == ["good luck"]
            table, users = guests[0].watcher.live.id, [guest.user for guest in guests]
        async with tables_in(tmp_path) as tables:  # it is kept, and still said to the same
            for place, user in enumerate(users):
                shown = Guest(tables, user, table).frames[0]
                assert isinstance(shown, Snapshot)
                assert ("left flank" in [line.text for line in shown.chat]) == (place in (0, partner))

    run(story())


def test_who_has_no_partner_has_no_team_to_talk_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            guests = await around(tables, 2, {})
            scene = guests[0].scene
            assert scene is not None
            assert scene.partners == []
            assert code(await guests[0].say("psst", team=True)) == "bad-chat"

    run(story())


def test_what_cannot_be_played_is_refused_at_once(tmp_path: Path) -> None:
    open_ = SeatPlan("open")
    wrong = [
        NewTable(GAME, [SeatPlan("me"), open_, open_]),
        NewTable(GAME, [SeatPlan("me"), open_], settings={"form": "melee"}),
        NewTable(GAME, [SeatPlan("me"), open_], settings={"form": "chess"}),
        NewTable(GAME, [SeatPlan("me"), open_], settings={"seats": "4"}),
        NewTable(GAME, [SeatPlan("me"), open_], settings={"south": "northern"}),
        NewTable(GAME, [SeatPlan("me"), open_], settings={"colour": "blue"}),
        NewTable(GAME, [SeatPlan("me", deck="northern"), SeatPlan("bot", "random", "northern")]),
    ]

    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables)
            for plan in wrong:
                with pytest.raises(RequestRefused, match="settings"):
                    await tables.create(anna, plan)
            seats = [SeatPlan("me", deck="northern"), open_, open_]
            table = await tables.create(anna, NewTable(GAME, seats, settings={"form": "melee"}))
            bert = await newcomer(tables)
            with pytest.raises(RequestRefused, match="settings"):  # although one more seat is open
                await tables.join(bert, table.id, JoinTable("north", "northern"))
            assert (await tables.join(bert, table.id, JoinTable("north", "sylvan"))).stage == "open"

    run(story())


def test_schools_nobody_chose_are_all_different(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            for _ in range(10):
                bot = SeatPlan("bot", "random")
                table = await tables.create(
                    await newcomer(tables), NewTable(GAME, [SeatPlan("me"), bot, bot, bot], settings={"form": "melee"})
                )
                chosen = {seat.deck for seat in table.seats}
                assert len(chosen) == len(table.seats)
                assert chosen <= set(stonehall.load(GAME).decks())

    run(story())
