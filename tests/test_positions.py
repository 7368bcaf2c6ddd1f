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
@settings(max_examples=150, deadline=None)
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


# What is impossible ---------------------------------------------------------------------------------------------------

BATTLE = "turn 5 south attack\nsouth a1 svara\nnorth f8 ret-talus\n"
ARENA = "settings form duel\nturn 5 south\nsouth common c4\n"
MELEE = "settings form melee seats 3\nturn 5 south\n"


def reasons(id: str, lines: str) -> list[str]:
    """Everything that is said against a position."""
    with pytest.raises(PositionError) as refused:
        stonehall.load(id).from_position(f"{id} position\n{lines}")
    return [problem.text for problem in refused.value.problems]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("settings form duel", "there is no setting 'form' (both-summoners, turn-limit)"),
        ("settings both-summoners duel", "there is no value of both-summoners 'duel' (active-wins, draw)"),
        ("settings turn-limit 3", "turn 5 comes after the last one: turn-limit is 3"),
        ("settings turn-limit 9\nsettings turn-limit 9", "the line settings is said for the second time"),
        ("turn 6 north move", "the turn is said for the second time"),
        ("south magic 2\nsouth magic 3", "the magic of south is said for the second time"),
        ("south magic", "magic is missing at the end of the line"),
        ("south magic 2 3", "the line should have ended before '3'"),
        ("south magic x", "magic is a number, not 'x'"),
        ("south hand ice-golm", "there is no card 'ice-golm'; did you mean ice-golem?"),
        ("south hnad gate", "there is no square 'hnad'; did you mean hand?"),
        ("south hand swordmaster", "there is no card 'swordmaster'"),
        ("south hand ret-talus", "ret-talus cannot be in a hand or a pile while the game goes on"),
        ("south foreign gate\nsouth hand gate", "south: gate is foreign, but only events come into another hand"),
        ("south shown gate", "south: gate is shown but not in the hand"),
        ("south summoner gate", "gate is no summoner"),
        ("south c3 frost-mage damage 9", "frost-mage on the battlefield has no life left (-5)"),
        ("south c3 frost-mage damage -1", "damage of frost-mage goes from 0 to 10000000, not -1"),
        ("south c3 frost-mage dmage 1", "'dmage' says nothing about frost-mage; did you mean damage?"),
        ("south c3 frost-mage lent fly", "there is no ability 'fly'"),
        ("south c3 frost-mage under gate", "gate cannot lie under a card"),
        ("south c3 frost-mage target 1", "frost-mage is no event, so it was played on no target"),
        ("south c3 frost-mage returns south", "frost-mage returns to the seat that controls it anyway"),
        ("south c3 sneak", "sneak cannot lie on the battlefield"),
        ("south active sneak", "sneak cannot lie in the active area"),
        ("south active freeze target 99",
         "the target of freeze is no card of the battlefield: there is no id 99"),
        ("south c3 gate id 4\nsouth c4 gate id 4", "two cards have the id 4"),
        ("south c3 gate id 4\nnext-id 4", "next-id must be greater than every id, so 5 or more"),
        ("attack 1 77", "the attack speaks of the id 77, which no card has"),
        ("waiting 3 immolate 99", "an effect waits whose card has the id 99, which no card has"),
        ("waiting 4 immolate 1", "immolate does not react to the moment 4"),
        ("agenda phase_mian", "there is no step 'phase_mian'; did you mean phase_main?"),
        ("agenda choose_force 0",
         "what the lines 'agenda' and 'waiting' say is still to be done cannot be done here"),
        ("over south points", "there is no reason 'points'"),
    ],
)  # fmt: skip
def test_what_cannot_be_in_summoner_wars(lines: str, reason: str) -> None:
    assert [text.split(" (summoner")[0] for text in reasons("summoner-wars", BATTLE + lines)] == [reason]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        ("turn -3 south attack", "the turn goes from 0 to 10000000, not -3"),
        ("turn 3 south atack", "there is no phase 'atack'; did you mean attack?"),
        ("turn 3 west attack", "there is no seat 'west' (south, north)"),
        ("turn 3 south attack moves 4", "moves goes from 0 to 3, not 4"),
        ("turn 3 south attack actions 2",
         "there is no word of a turn line 'actions' (moves, attacks, targeted)"),
    ],
)  # fmt: skip
def test_what_no_turn_of_summoner_wars_says(lines: str, reason: str) -> None:
    assert reasons("summoner-wars", "south a1 svara\nnorth f8 ret-talus\n" + lines) == [reason]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (ARENA + "settings form duel", "the line settings is said for the second time"),
        ("settings both-summoners draw", "there is no setting 'both-summoners' (form, seats, turn-limit, teams)"),
        ("turn -3 south", "the turn goes from 0 to 10000000, not -3"),
        ("turn 3 south actions -1", "actions goes from 0 to 10000000, not -1"),
        ("turn 3 west", "there is no seat 'west' (south, north)"),
        (ARENA + "west hand knight", "west does not play: there are 2 seats"),
        (ARENA + "south school northern\nnorth school northern", "two seats cannot have the same school: northern"),
        (ARENA + "south school nothern", "there is no school 'nothern'; did you mean northern or southern?"),
        (ARENA + "south hand f3-6a f3-5", "south holds 2 flares, but only one can be held"),
        (ARENA + "south hand side-chain", "side-chain is a task: nobody holds it"),
        (ARENA + "south hand gate-golem", "there is no card 'gate-golem'"),
        (ARENA + "south draw titan", "titan belongs to the legends, not here"),
        (ARENA + "legends draw knight", "knight does not belong to the legends"),
        (ARENA + "south hand titan\nlegends draw titan", "titan is there 2 times"),
        (ARENA + "south aside knight", "knight of south has no frozen effect and no warp effect"),
        (ARENA + "south points south 2", "there is no colour of an opponent 'south' (north)"),
        (ARENA + "south points north -2", "points goes from 0 to 10000000, not -2"),
        (ARENA + "south lost 1 0 0", "south has destroyed [0, 1, 0, 0, 0, 0, 0, 0], own pieces among them"),
        (ARENA + "north lost 1", "heroic pieces lost is missing at the end of the line"),
        (ARENA + "south improvised north", "only Melee knows improvised summoning"),
        (MELEE + "south improvised south", "there is no colour of an opponent 'south' (north, west)"),
        (ARENA + "tasks current side-chain", "only the High Form has tasks"),
        (ARENA + "south claimed side-chain", "only the High Form has tasks"),
        (ARENA + "south common a1", "there is no square 'a1' in the arena"),
        (ARENA + "south heroic c4", "two pieces on c4"),
        ("turn 3 south kept south-king", "there is no rank 'king' (common, heroic, legendary)"),
        ("turn 3 south gateway e5", "the Gateway is a common or heroic piece"),
        ("turn 3 south lender south", "south lends its pieces to itself"),
        ("turn 3 south player north", "north acts in the turn of south for south"),
        ("turn 3 south last-turns 9", "9 last turns are left"),
        (ARENA + "effect knight square e5", "an effect is carried out, but nothing is left to do (agenda)"),
        (ARENA + "effect f3-5 square e5", "f3-5 stands nowhere"),
        (ARENA + "over summoner-destroyed", "there is no reason 'summoner-destroyed' (points, deck, turn-limit, left)"),
    ],
)  # fmt: skip
def test_what_cannot_be_in_tash_kalar(lines: str, reason: str) -> None:
    assert reasons("tash-kalar", lines) == [reason]


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
