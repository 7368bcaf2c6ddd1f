"""Positions that somebody writes: looked at in three languages, complained about line by line, played, and no more."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Literal

import pytest

import stonehall
from stonehall.kernel import State, play_randomly
from stonehall.locale import LANGUAGES
from stonehall.server.tables import positions
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.positions import PlayPosition, WrittenPosition
from stonehall.server.wire.protocol import SeatPlan
from tests.server.guests import newcomer, run, tables_in

GAMES = tuple(stonehall.game_ids())
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


@pytest.mark.parametrize("id", GAMES)
def test_every_way_to_play_has_a_first_turn_to_begin_with(id: str) -> None:
    game = stonehall.load(id)
    starts = positions.starts(game)
    assert [start.form for start in starts] == list(game.forms())
    for start in starts:
        look = positions.look(game, WrittenPosition(start.text))
        assert (look.problems, look.picture[:4]) == ([], "<svg")
        same = [form for form in starts if form.text.splitlines()[1] == start.text.splitlines()[1]]
        assert look.form == same[-1].form  # three people play the cards of four
        assert len(look.seats) == len(game.seats_of(game.complete(game.forms()[start.form])))
        assert look.to_move in [seat.seat for seat in look.seats]
        assert all(seat.deck for seat in look.seats) == bool(game.decks())


@pytest.mark.parametrize("id", ["summoner-wars", "alliances"])
def test_the_board_is_drawn_in_every_language_and_light(id: str) -> None:
    game = stonehall.load(id)
    text = positions.starts(game)[0].text
    drawn = {
        positions.look(game, WrittenPosition(text, language, theme)).picture
        for language in LANGUAGES
        for theme in THEMES
    }
    assert len(drawn) == len(LANGUAGES) * len(THEMES)


def test_everything_wrong_is_told_with_its_line() -> None:
    game = stonehall.load("summoner-wars")
    text = "summoner-wars position\nturn 3 south move\nsouth c3 frost-mag\nsouth c3 gate\nnorth z9 gate\n"
    look = positions.look(game, WrittenPosition(text))
    assert [problem.line for problem in look.problems] == [3, 5]
    assert (look.picture, look.seats) == ("", [])


@pytest.mark.parametrize("id", GAMES)
def test_a_position_from_the_middle_of_a_game_is_played_to_the_end(tmp_path: Path, id: str) -> None:
    game = stonehall.load(id)
    state: State = game.start()
    rng = Random(4)
    while state.turn < 4:
        play_randomly(state, rng, 1)
    text = state.to_position()

    async def scene() -> None:
        async with tables_in(tmp_path) as tables:
            user = await newcomer(tables)
            seats = [SeatPlan("me") for _ in game.seats_in(state)]
            facts = await positions.play(tables, user, game, PlayPosition(text, seats))
            live = tables.residence.find(facts.id)
            session = live.table.session
            assert session is not None
            assert session.state.to_position() == text
            assert (facts.turn, facts.practice, live.table.stage) == (state.turn, True, "running")
            assert "position" not in facts.settings
            again = stonehall.read_record(session.record.write())
            play_randomly(again.state, rng)
            assert again.state.over

    run(scene())


def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    game = stonehall.load("summoner-wars")
    text = positions.starts(game)[0].text
    ended: State = game.start()
    play_randomly(ended, Random(1))

    async def scene() -> None:
        async with tables_in(tmp_path) as tables:
            user = await newcomer(tables)
            for plan, code in (
                (PlayPosition("nothing", [SeatPlan("me"), SeatPlan("me")]), "position"),
                (PlayPosition(text, [SeatPlan("me")]), "bad-seats"),
                (PlayPosition(ended.to_position(), [SeatPlan("me"), SeatPlan("me")]), "over"),
            ):
                with pytest.raises(RequestRefused) as no:
                    await positions.play(tables, user, game, plan)
                assert no.value.code == code

    run(scene())
