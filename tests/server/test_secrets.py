"""Nothing that leaves the hall tells anybody what they may not know."""

from __future__ import annotations

from pathlib import Path

import msgspec

from stonehall.server.wire.frames import Snapshot, Update
from stonehall.server.wire.protocol import NewTable, SeatPlan
from tests.server.guests import GAME, Guest, deciding, newcomer, play_on, run, tables_in, two_at_a_table

PUBLIC = {"gate"}


def test_no_frame_shows_a_hand_to_another(tmp_path: Path) -> None:
    """In any frame, a card of a side appears only if it lies or lay open: on the board, or in a line all may read."""

    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            eve = Guest(tables, await newcomer(tables), anna.watcher.live.id)
            await play_on((anna, bert), 150, 3)
            for guest, own in ((anna, "south"), (bert, "north"), (eve, "")):
                for frame in guest.frames:
                    if not isinstance(frame, Snapshot | Update):
                        continue
                    if frame.scene is not None:
                        for side in msgspec.to_builtins(frame.scene.view)["sides"]:
                            assert (side["hand"] is not None) == (side["seat"] == own)
                            assert (side["discard"] is not None) == (side["seat"] == own)
                        decision = msgspec.to_builtins(frame.scene.view)["decision"]
                        if decision is not None and decision["seat"] != own:
                            assert (frame.scene.choices, decision["options"], decision["card"]) == ([], [], "")
                    for entry in frame.log:
                        if entry.what in ("drew", "discarded-for-magic", "discarded-from-hand", "put-at-bottom"):
                            by_me = entry.words.args["player"] == {"south": "Anna", "north": "Bert"}.get(own)
                            assert ("card" in entry.words.args) == by_me, entry

    run(story())


def test_cards_nobody_has_shown_are_named_to_their_owner_alone(tmp_path: Path) -> None:
    """Each side has cards the other cannot have. Until they are shown, their ids are in no frame of the other."""

    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            eve = Guest(tables, await newcomer(tables), anna.watcher.live.id)
            open_to_all: set[str] = set()
            checked = 0
            for _ in range(60):
                if anna.ended:
                    break
                for piece in anna.view["pieces"]:
                    open_to_all.add(piece["card"])
                for side in anna.view["sides"]:
                    open_to_all.update(piece["card"] for piece in side["active"])
                guest = deciding(anna, bert)
                await guest.play("end" if "end" in guest.texts else guest.texts[0])
                hands = [set(anna.view["sides"][0]["hand"]), set(bert.view["sides"][1]["hand"])]
                for hand, others in ((hands[0] - hands[1], (bert, eve)), (hands[1] - hands[0], (anna, eve))):
                    for card in hand - open_to_all - PUBLIC:
                        for other in others:
                            checked += 1
                            assert all(f'"{card}"' not in raw.decode() for raw in other.raw), card
                            assert all(f'sw2-card-{card}"' not in raw.decode() for raw in other.raw), card
            assert checked > 200

    run(story())


def test_a_shared_screen_shows_one_hand_and_a_log_for_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables)
            facts = await tables.create(anna, NewTable(GAME, [SeatPlan("me"), SeatPlan("me")]))
            guest = Guest(tables, anna, facts.id)
            seen = set()
            for _ in range(60):
                assert guest.scene is not None
                seen.add(guest.scene.seat)
                hands = [side["seat"] for side in guest.view["sides"] if side["hand"] is not None]
                assert hands == [guest.scene.seat]
                await guest.play("end" if "end" in guest.texts else guest.texts[0])
            assert seen == {"south", "north"}
            lines = [entry for frame in guest.frames if isinstance(frame, Snapshot | Update) for entry in frame.log]
            drawn = [entry for entry in lines if entry.what == "drew"]
            assert len(drawn) >= 10
            assert {entry.words.id for entry in drawn} == {"sw2-log-drew-hidden"}

    run(story())
