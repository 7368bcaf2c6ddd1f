"""Positions as text: whatever is written, it is a position or is refused with a reason, in words of our own."""

from __future__ import annotations

import random
import re
from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import stonehall
from stonehall.games.summoner_wars import invariants as of_summoner_wars
from stonehall.games.tash_kalar import invariants as of_tash_kalar
from stonehall.games.tash_kalar.state import State as Arena
from stonehall.kernel import POSITION, AnyGame, GameLog, PositionError, Record, SettingsError, State
from stonehall.kernel.state import play_randomly
from tests.examples import examples

GAMES = ("summoner-wars", "tash-kalar")
FORMS = {
    "summoner-wars": [{}, {"south": "eternal-council", "north": "tundra-orcs"}, {"south": "breakers"}],
    "tash-kalar": [{}, {"form": "high-form"}, {"form": "melee", "seats": "3"}, {"teams": "yes"},
                   {"south": "nethervoid", "north": "etherweave"}],
}  # fmt: skip
STRAY = ("-3", "0", "1", "7", "99", "12345678901234567890", "x", "@", "(1,2", "()", "é", "३", "-", "id", "target", "#")
FOREIGN = re.compile(
    r"Error|index out|invalid literal|NoneType|object|attribute|unpack|Traceback|not in list|tuple|expected|argument \d"
)
"""What only Python says."""


@cache
def moments(id: str) -> list[str]:
    """Positions from games played at random: quiet ones, and some in the middle of an effect."""
    game = stonehall.load(id)
    found = []
    for place, options in enumerate(FORMS[id]):
        rng = random.Random(place)
        state = game.start(options)
        for _ in range(5):
            play_randomly(state, rng, rng.randrange(5, 60))
            found.append(state.to_position())
    return found


@cache
def vocabulary() -> list[str]:
    """The words of the positions of all games, and some of none."""
    words = {word for id in GAMES for text in moments(id) for word in text.split()}
    return [*sorted(words), *STRAY]


def changed(text: str, data: st.DataObject) -> str:
    """The text after one slip of whoever wrote it."""
    lines = [line.split() for line in text.splitlines()]
    at = data.draw(st.integers(1, len(lines) - 1))
    line = lines[at]
    kind = data.draw(st.sampled_from(["drop", "twice", "move", "cut", "word", "word", "lose", "slip in"]))
    if kind == "drop":
        del lines[at]
    elif kind == "twice":
        lines.insert(at, list(line))
    elif kind == "move":
        lines.insert(data.draw(st.integers(1, len(lines) - 1)), lines.pop(at))
    elif kind == "cut":
        lines[at] = line[: data.draw(st.integers(0, len(line)))]
    elif line:
        place = data.draw(st.integers(0, len(line) - 1))
        if kind == "lose":
            del line[place]
        elif kind == "word":
            line[place] = data.draw(st.sampled_from(vocabulary()))
        else:
            line.insert(place, data.draw(st.sampled_from(vocabulary())))
    return "\n".join(" ".join(line) for line in lines) + "\n"


def errors(state: State) -> list[str]:
    """What cannot be in any state, whatever cards a position leaves out."""
    if isinstance(state, Arena):
        parts = (of_tash_kalar.pieces, of_tash_kalar.points, of_tash_kalar.summonings, of_tash_kalar.turn)
        return [wrong for part in parts for wrong in part(state)]
    return [] if state.over else list(of_summoner_wars.invariant_errors(state, state))  # type: ignore[arg-type]


@pytest.mark.parametrize("id", GAMES)
@given(data=st.data())
@settings(max_examples=examples(150), deadline=None)
def test_what_is_written_is_a_position_or_is_refused_in_words_of_our_own(id: str, data: st.DataObject) -> None:
    game = stonehall.load(id)
    text = data.draw(st.sampled_from(moments(id)))
    for _ in range(data.draw(st.integers(1, 3))):
        text = changed(text, data)
    state, problems = read(game, text)
    if state is None:
        assert problems
        assert not [problem for problem in problems if FOREIGN.search(problem)]
    else:
        assert errors(state) == []
        written = state.to_position()
        assert game.from_position(written).to_position() == written


def read(game: AnyGame, text: str) -> tuple[State | None, list[str]]:
    """The state a text describes, or what is wrong with it."""
    try:
        return game.from_position(text), []
    except PositionError as refused:
        return None, [problem.text for problem in refused.problems]


@pytest.mark.parametrize("id", GAMES)
def test_all_problems_are_told_at_once_each_with_its_line(id: str) -> None:
    lines = moments(id)[0].splitlines()
    with pytest.raises(PositionError) as refused:
        stonehall.load(id).from_position("\n".join([*lines, "", "nonsense 3", "suoth magic 2", "turn -3 south"]))
    places = [problem.where for problem in refused.value.problems]
    assert places == [f"line {len(lines) + 2}", f"line {len(lines) + 3}", f"line {len(lines) + 4}"]
    assert "did you mean south?" in refused.value.problems[1].text


BATTLE = "turn 5 south attack\nsouth a1 svara\nnorth f8 ret-talus\n"


# What is read as it is written ----------------------------------------------------------------------------------------


def test_written_ids_count_first_and_other_cards_are_numbered_above_them() -> None:
    """The second card once got the id of the third, and one of the two vanished."""
    game = stonehall.load("summoner-wars")
    state = game.from_position(
        f"summoner-wars position\n{BATTLE}south c3 gate\nsouth c4 frost-mage id 2\nsouth c5 ice-golem id 1\n"
    )
    assert {piece.card.id: piece.id for piece in state.field} == {
        "frost-mage": 2, "ice-golem": 1, "svara": 3, "ret-talus": 4, "gate": 5,
    }  # fmt: skip
    assert state.next_id == 6


@pytest.mark.parametrize("id", GAMES)
def test_settings_may_stand_anywhere(id: str) -> None:
    game = stonehall.load(id)
    for text in moments(id):
        head, options, *rest = text.splitlines()
        assert options.startswith("settings ")
        moved = game.from_position("\n".join([head, *rest, options]))
        assert moved.to_position() == text


def test_a_turn_without_actions_is_shown_and_not_played_on() -> None:
    state = stonehall.load("tash-kalar").from_position(
        "tash-kalar position\nturn 5 south actions 0\nsouth common c4\nsouth draw knight bomb cannon\n"
    )
    assert (state.turn, state.actions, state.legal_texts()) == (5, 0, ["end"])
    assert state.clone().decision is state.decision
    again = stonehall.load("tash-kalar").from_position(state.to_position())
    assert again.legal_texts() == ["end"]


def test_an_empty_phase_is_shown_and_not_played_on() -> None:
    state = stonehall.load("summoner-wars").from_position(f"summoner-wars position\n{BATTLE}")
    for shown in (state, state.imagine(1, random.Random(1))):
        assert (shown.view(None)["phase"], shown.legal_texts()) == ("attack", ["end"])


def test_a_finished_attack_leaves_no_line() -> None:
    game = stonehall.load("summoner-wars")
    cards = "south c3 bear-cavalry\nsouth active freeze target 9\nnorth c4 gate\nnorth e7 smeg id 9\n"
    state = game.from_position(f"summoner-wars position\n{BATTLE}{cards}")
    state.play("attack c3 c4")
    assert "\nattack " in state.to_position()
    state.play("roll s s s")
    assert "\nattack " not in state.to_position()
    assert "agenda" in state.to_position()


# A game that begins from one ------------------------------------------------------------------------------------------

BEGUN = [
    ("summoner-wars", {}), ("tash-kalar", {"form": "melee", "seats": "3"}), ("mountain-king", {"seats": "4"}),
    ("alliances", {"form": "four"}),
]  # fmt: skip


@pytest.mark.parametrize(("id", "form"), BEGUN)
def test_a_game_begins_from_a_position_and_its_record_tells_it(id: str, form: dict[str, str]) -> None:
    """In the middle of a turn, too: whose turn it is and its number are known from the first moment on."""
    game = stonehall.load(id)
    state = game.start(form)
    rng = random.Random(8)
    while state.turn < 3:
        play_randomly(state, rng, 1)
    play_randomly(state, rng, 3)
    position = state.to_position()
    record = Record(game, {**form, POSITION: position})
    assert record.state.to_position() == position
    log = GameLog.of(record)
    assert (log.active, log.turn) == (state.active, state.turn)
    assert log.turn_at(0) == (state.active, state.turn)
    record.play(0)
    again = stonehall.read_record(record.write())
    assert again.state.to_position() == record.state.to_position()
    assert again.truncated(0).state.to_position() == position
    assert again.write() == record.write()


def test_a_position_with_other_seats_is_refused() -> None:
    game = stonehall.load("alliances")
    position = game.start({"form": "four"}).to_position()
    with pytest.raises(SettingsError, match="the position is one of 4 seats"):
        Record(game, {POSITION: position})


def test_a_position_that_cannot_be_set_up_says_why() -> None:
    with pytest.raises(PositionError, match="ice-golm"):
        stonehall.load("summoner-wars").start({POSITION: "summoner-wars position\nsouth c3 ice-golm"})
