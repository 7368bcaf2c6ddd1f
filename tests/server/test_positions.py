"""Positions that somebody sets up: changed, drawn even where they cannot be, complained about line by line, played."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import stonehall
from stonehall.kernel import State, play_randomly
from stonehall.locale import LANGUAGES, catalogue
from stonehall.server.tables import positions
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.positions import PlayPosition, PositionChange, WrittenPosition
from stonehall.server.wire.protocol import SeatPlan
from tests.server.guests import newcomer, run, tables_in

GAMES = tuple(stonehall.game_ids())


@pytest.mark.parametrize("id", GAMES)
def test_every_way_to_play_has_a_first_turn_to_begin_with(id: str) -> None:
    game = stonehall.load(id)
    starts = positions.starts(game)
    assert [start.form for start in starts] == list(game.forms())
    for start in starts:
        look = positions.look(game, WrittenPosition(start.text))
        assert (look.problems, look.text) == ([], start.text)
        assert look.view is not None
        assert look.view["turn"] == 1
        same = [form for form in starts if form.text.splitlines()[1] == start.text.splitlines()[1]]
        assert look.form == same[-1].form  # three people play the cards of four
        assert len(look.seats) == len(game.seats_of(game.complete(game.forms()[start.form])))
        assert look.to_move in [seat.seat for seat in look.seats]
        assert all(seat.deck for seat in look.seats) == bool(game.decks())
        if len(starts) > 1:
            assert all(catalogue(language, game).has(f"{game.prefix}-form-{start.form}") for language in LANGUAGES)


def test_everything_wrong_is_told_with_its_line_and_the_rest_is_drawn() -> None:
    game = stonehall.load("summoner-wars")
    text = "summoner-wars position\nturn 3 south move\nsouth c3 frost-mag\nsouth c3 gate\nnorth z9 gate\n"
    look = positions.look(game, WrittenPosition(text))
    told = [(problem.line, problem.squares, problem.complaint.rule) for problem in look.problems]
    assert told == [(3, ["c3"], ""), (5, [], ""), (0, [], "SW2-END-1"), (0, [], "SW2-END-1")]
    assert look.view is not None
    assert [(piece["square"], piece["card"]) for piece in look.view["pieces"]] == [("c3", "gate")]
    assert [seat.seat for seat in look.seats] == ["south", "north"]
    assert (look.form, look.to_move) == ("", "")


def test_what_is_no_position_at_all_has_nothing_to_draw() -> None:
    look = positions.look(stonehall.load("tash-kalar"), WrittenPosition("once upon a time"))
    assert (len(look.problems), look.view, look.seats) == (1, None, [])
    assert look.desk is not None


@pytest.mark.parametrize("id", GAMES)
def test_a_position_that_cannot_be_is_drawn_as_far_as_it_goes(id: str) -> None:
    """Whatever is taken away from a first turn, and whatever numbers are set: there is a board to look at."""
    game = stonehall.load(id)
    for start in positions.starts(game):
        desk = positions.look(game, WrittenPosition(start.text)).desk
        assert desk is not None
        changes = [PositionChange("clear", there.id) for there in desk.standing]
        changes += [PositionChange("set", field.id, str(field.most)) for field in desk.fields if field.most]
        for change in Random(1).sample(changes, min(12, len(changes))):
            assert positions.look(game, WrittenPosition(start.text, change)).view is not None, change


def test_a_change_is_answered_with_the_text_it_leads_to() -> None:
    game = stonehall.load("summoner-wars")
    text = positions.starts(game)[0].text
    look = positions.look(game, WrittenPosition(text, PositionChange("put", "d4", "frost-mage", "north")))
    assert look.text.splitlines() == [*text.splitlines(), "north d4 frost-mage"]
    assert look.view is not None
    [piece] = [piece for piece in look.view["pieces"] if piece["square"] == "d4"]
    assert (piece["card"], piece["controller"]) == ("frost-mage", "north")
    assert look.problems == []


@pytest.mark.parametrize("id", GAMES)
def test_a_change_that_means_nothing_is_refused_with_its_reason(id: str) -> None:
    game = stonehall.load(id)
    text = positions.starts(game)[0].text
    with pytest.raises(RequestRefused) as no:
        positions.look(game, WrittenPosition(text, PositionChange("put", "nowhere", "nothing")))
    assert (no.value.code, no.value.status) == ("position", 422)
    assert no.value.problems


@pytest.mark.parametrize("id", GAMES)
def test_all_that_can_be_put_anywhere_has_a_name(id: str) -> None:
    game = stonehall.load(id)
    for language in LANGUAGES:
        spoken = catalogue(language, game)
        for group in positions.box(game).groups:
            assert spoken.has(group.name.id), group.name.id
            assert [item.name.id for item in group.items if not spoken.has(item.name.id)] == []
        for start in positions.starts(game):
            desk = positions.look(game, WrittenPosition(start.text)).desk
            assert desk is not None
            fields = [*desk.fields, *[field for there in desk.standing for field in there.fields]]
            names = [field.name.id for field in fields] + [heap.name.id for heap in desk.heaps]
            names += [value.name.id for field in fields for value in field.values]
            assert [name for name in set(names) if not spoken.has(name)] == []


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
