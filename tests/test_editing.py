"""Positions are set up by hand: every change is in the text, and what was taken back leaves no trace."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import stonehall
from stonehall.kernel import PositionError, State, play_randomly
from stonehall.kernel.editing import BOARD, YES, Change, Desk, Editing, Field, Standing
from stonehall.server.tables import positions

GAMES = tuple(stonehall.game_ids())
STARTS = [(id, start.form, start.text) for id in GAMES for start in positions.starts(stonehall.load(id))]
EVERY_START = pytest.mark.parametrize(("id", "text"), [(id, text) for id, _, text in STARTS], ids=[
    f"{id} {form}".strip() for id, form, _ in STARTS
])  # fmt: skip


def editing_of(id: str) -> Editing:
    editing = stonehall.load(id).editing()
    assert editing is not None
    return editing


def fields_of(desk: Desk) -> Iterator[Field]:
    yield from desk.fields
    for there in desk.standing:
        yield from there.fields


def on(desk: Desk, square: str) -> list[Standing]:
    return [there for there in desk.standing if there.square == square]


def free_squares(desk: Desk) -> list[str]:
    taken = {there.square for there in desk.standing}
    return [square for square in desk.squares if square not in taken]


@EVERY_START
def test_what_is_put_on_a_free_square_stands_there_and_can_be_erased(id: str, text: str) -> None:
    editing = editing_of(id)
    desk = editing.desk(text)
    rng = Random(3)
    items = [item for group in editing.groups() for item in group.items if item.stands]
    for item in rng.sample(items, min(12, len(items))):
        seat, square = rng.choice(desk.seats), rng.choice(free_squares(desk))
        what = f"{item.id} {rng.choice(item.turns)}" if item.turns else item.id
        try:
            put = editing.change(text, Change("put", square, what, seat))
        except PositionError:
            assert item.turns  # a tile that would not lie on the mountain as a whole
            continue
        [there, *_] = on(editing.desk(put), square)
        assert (there.item, there.seat) == (item.id, seat if item.owned else "")
        if item.id == "gate":
            continue  # a seat has one: the other is gone
        again = editing.change(put, Change("clear", there.id))
        assert sorted(again.splitlines()) == sorted(text.splitlines())


@EVERY_START
def test_what_moves_stands_elsewhere_and_moves_back(id: str, text: str) -> None:
    editing = editing_of(id)
    desk = editing.desk(text)
    for there in desk.standing:
        to = Random(there.id).choice(free_squares(desk))
        moved = editing.change(text, Change("move", there.id, to))
        [now] = [one for one in on(editing.desk(moved), to) if one.item == there.item]
        assert (now.seat, [one.item for one in on(editing.desk(moved), there.square)]) == (there.seat, [])
        back = editing.change(moved, Change("move", now.id, there.square))
        assert [words(line) for line in back.splitlines()] == [words(line) for line in text.splitlines()]


def words(line: str) -> list[str]:
    """Of pieces that are written in one line the order says nothing."""
    return sorted(line.split())


@EVERY_START
def test_every_field_takes_another_value_and_its_own_again(id: str, text: str) -> None:
    editing = editing_of(id)
    fields = list(fields_of(editing.desk(text)))
    for field in Random(1).sample(fields, min(30, len(fields))):
        for value in list(field.values)[-1:] or [str(field.most) if field.most else YES]:
            changed = editing.change(text, Change("set", field.id, value))
            found = {one.id: one.value for one in fields_of(editing.desk(changed))}
            assert found[field.id] == value, field.id
            back = editing.change(changed, Change("set", field.id, field.value))
            assert {one.id: one.value for one in fields_of(editing.desk(back))}[field.id] == field.value


@EVERY_START
def test_cards_come_into_every_pile_and_leave_it(id: str, text: str) -> None:
    editing = editing_of(id)
    for heap in editing.desk(text).heaps:
        groups = [group for group in editing.groups() if not heap.takes or group.id in heap.takes]
        cards = [item.id for group in groups for item in group.items]
        card = next((card for card in cards if card not in heap.cards), None)
        if card is None or heap.id == "horde":  # which is full
            continue
        put = editing.change(text, Change("put", heap.id, card))
        [now] = [one for one in editing.desk(put).heaps if one.id == heap.id]
        assert sorted(now.cards) == sorted([*heap.cards, card])
        again = editing.change(put, Change("clear", heap.id, card))
        assert sorted(again.splitlines()) == sorted(text.splitlines())


@EVERY_START
def test_a_read_position_has_what_was_put_and_shows_it(id: str, text: str) -> None:
    """The text that is made by hand is the text of the engine: reading and writing it changes nothing of its desk."""
    game, editing = stonehall.load(id), editing_of(id)
    rng = Random(5)
    read = 0
    for _ in range(12):
        changed = text
        for _ in range(3):
            changed = editing.change(changed, some_change(editing, editing.desk(changed), rng))
        try:
            state: State = game.from_position(changed)
        except PositionError:
            continue  # what was put there cannot be there
        read += 1
        before, after = editing.desk(changed), editing.desk(state.to_position())
        assert sorted(map(placed, before.standing)) == sorted(map(placed, after.standing))
        assert [(one.id, one.value) for one in before.fields] == [(one.id, one.value) for one in after.fields]
        assert [(one.id, sorted(one.cards)) for one in before.heaps] == [
            (one.id, sorted(one.cards)) for one in after.heaps
        ]
    assert read


def some_change(editing: Editing, desk: Desk, rng: Random) -> Change:
    """A change that makes sense in most positions."""
    items = [item for group in editing.groups() for item in group.items if item.stands and not item.turns]
    free = [square for square in desk.squares if not on(desk, square)]
    if desk.standing and rng.random() < 0.3:
        return Change("move", rng.choice(desk.standing).square, rng.choice(free))
    if rng.random() < 0.5:
        numbers = [field for field in desk.fields if field.most]
        return Change("set", rng.choice(numbers).id, str(rng.randint(1, 3)))
    return Change("put", rng.choice(free), rng.choice(items).id, rng.choice(desk.seats))


def placed(there: Standing) -> tuple[str, str, str]:
    return there.id, there.seat, there.item


@EVERY_START
def test_the_board_is_cleared(id: str, text: str) -> None:
    editing = editing_of(id)
    assert editing.desk(editing.change(text, Change("clear", BOARD))).standing == []


@pytest.mark.parametrize("id", GAMES)
def test_a_moment_in_the_middle_of_an_effect_becomes_quiet(id: str) -> None:
    game, editing = stonehall.load(id), editing_of(id)
    state: State = game.start()
    rng = Random(2)
    while "\nagenda" not in state.to_position() or state.turn < 2:
        play_randomly(state, rng, 1)
    text = state.to_position()
    assert [field.value for field in editing.desk(text).fields if field.id == "agenda"] == [YES]
    quiet = editing.change(text, Change("set", "agenda", ""))
    assert "agenda" not in [field.id for field in editing.desk(quiet).fields]
    assert "\nagenda" not in quiet


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize(
    "change",
    [
        Change("paint", "c3"),
        Change("put", "c3", "nothing", "south"),
        Change("put", "zz99", "gate", "south"),
        Change("clear", "nowhere"),
        Change("clear", "south hand", "nothing"),
        Change("move", "nowhere", "c3"),
        Change("set", "nothing", "3"),
        Change("set", "turn", "many"),
        Change("set", "turn", "-1"),
        Change("set", "active", "nobody"),
    ],
    ids=lambda change: f"{change.do} {change.where} {change.what}".strip(),
)
def test_a_change_that_means_nothing_is_refused(id: str, change: Change) -> None:
    text = positions.starts(stonehall.load(id))[0].text
    with pytest.raises(PositionError) as no:
        editing_of(id).change(text, change)
    assert no.value.problems


@pytest.mark.parametrize("id", GAMES)
def test_a_text_in_the_middle_of_being_written_has_a_desk(id: str) -> None:
    """Cut and mixed up as it may be, something can be made out, and nothing breaks."""
    editing = editing_of(id)
    text = positions.starts(stonehall.load(id))[-1].text
    rng = Random(7)
    for _ in range(120):
        lines = text.splitlines()
        rng.shuffle(lines)
        torn = "\n".join([" ".join(rng.sample(line.split(), rng.randint(0, len(line.split())))) for line in lines])
        desk = editing.desk(torn)
        for there in rng.sample(desk.standing, min(3, len(desk.standing))):
            editing.change(torn, Change("clear", there.id))
    assert editing.desk("").seats


def test_comments_and_what_nobody_understands_stay() -> None:
    text = (
        "summoner-wars position  # a puzzle\n"
        "turn 5 south attack attacks 1 targeted\n"
        "south d1 svara damage 3 moved  # she is safe\n"
        "a line that says nothing\n"
        "north c8 ret-talus\n"
    )
    editing = editing_of("summoner-wars")
    for change in (
        Change("move", "d1", "d2"),
        Change("set", "d2 damage", "0"),
        Change("set", "d2 boosts", "2"),
        Change("set", "phase", "move"),
        Change("put", "c3", "gate", "north"),
        Change("put", "south hand", "gate"),
    ):
        text = editing.change(text, change)
    assert text == (
        "summoner-wars position  # a puzzle\n"
        "turn 5 south move attacks 1 targeted\n"
        "south d2 svara moved boosts 2  # she is safe\n"
        "south hand gate\n"
        "a line that says nothing\n"
        "north c8 ret-talus\n"
        "north c3 gate\n"
    )


def test_two_cards_change_places_and_a_vine_wall_stays_beneath() -> None:
    editing = editing_of("alliances")
    text = "alliances position\nturn 5 south attack\nsouth c3 savager\nsouth c3 vine-wall wounds 1\nnorth c4 brute\n"
    swapped = editing.change(text, Change("move", "c3", "c4"))
    assert [(one.id, one.item) for one in editing.desk(swapped).standing] == [
        ("c4", "savager"), ("c3", "brute"), ("c3-vine", "vine-wall"),
    ]  # fmt: skip
    bare = editing.change(editing.change(swapped, Change("clear", "c3")), Change("clear", "c3"))
    assert [one.id for one in editing.desk(bare).standing] == ["c4"]


def test_what_is_known_of_a_pile_goes_with_its_card() -> None:
    editing = editing_of("summoner-wars")
    text = "summoner-wars position\nsouth discard gate gate\nsouth public gate\n"
    once = editing.change(text, Change("clear", "south discard", "gate"))
    assert once == "summoner-wars position\nsouth discard gate\nsouth public gate\n"
    assert editing.change(once, Change("clear", "south discard", "gate")) == "summoner-wars position\n"


def test_a_tunnel_is_turned_carries_its_pedestal_and_makes_room() -> None:
    editing = editing_of("mountain-king")
    text = "mountain-king position\nsettings seats 2 side autumn\nturn 9 south\nsouth gate j1\nwest gate s14\n"
    laid = editing.change(text, Change("put", "j2", "tunnel domino r90"))
    assert "tunnel domino j2 j3 anchor" in laid or "tunnel domino j2 j3\n" in laid
    stood = editing.change(laid, Change("put", "j3", "pedestal fire"))
    moved = editing.change(stood, Change("move", "tunnel j2", "k2"))
    assert {one.id for one in on(editing.desk(moved), "k3")} == {"pedestal k3", "tunnel k3"}
    over = editing.change(moved, Change("put", "j2", "tunnel i3 r0"))
    assert [one.item for one in on(editing.desk(over), "k3")] == []
    with pytest.raises(PositionError):
        editing.change(text, Change("put", "j1", "tunnel i5 m999"))
