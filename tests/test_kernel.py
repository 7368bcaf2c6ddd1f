"""The kernel alone, with a toy game: nothing in it knows Summoner Wars."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
from random import Random, SystemRandom

import pytest

import stonehall
from stonehall.bots import BotError, GreedyBot, RandomBot, make_bot
from stonehall.kernel import (
    Chance,
    Die,
    Draw,
    Event,
    GameLog,
    IllegalPlay,
    Match,
    Message,
    Notation,
    Observation,
    Option,
    Outcome,
    Pile,
    Problem,
    Record,
    RecordError,
    SettingsError,
    State,
    StepBook,
    Verb,
    play_randomly,
)
from stonehall.kernel.notation import choice, number
from stonehall.kernel.written_record import WrittenRecord, checksum
from stonehall.toolkit.grid import Grid
from tests.toy import COIN, STONES, Stones, StonesGame, gift


def load(id: str) -> object:
    if id != "stones":
        raise KeyError(f"there is no game {id!r}")
    return STONES


def read(text: str) -> Record:
    return Record.read(text, load)  # type: ignore[arg-type]


# Decisions and the agenda ---------------------------------------------------------------------------------------------


def test_a_game_is_played_by_option_index_or_text() -> None:
    state = STONES.start(stones="6")
    assert state.decision is not None
    state.play(state.decision.options[2])
    assert state.to_position() == "3 1"
    state.play(0)
    assert state.to_position() == "2 0"
    state.play("take 2")
    assert state.over
    assert state.outcome == Outcome((1.0, 0.0), "last-stone")


def test_a_decision_with_one_option_is_not_asked() -> None:
    state = STONES.start(stones="2")
    state.play("take 1")
    assert state.over  # one stone was left, and taking it was the only option


def test_a_decision_that_rests_on_something_private_is_asked_with_one_option_and_with_none() -> None:
    one = Stones(STONES, 6, 0)
    one.ask(0, "turn", [Option("take", (1,))], None, private=True)
    assert one.legal_texts() == ["take 1"]
    none = Stones(STONES, 6, 0)
    none.may_choose(0, "turn", "take", [], gift, private=True)
    assert none.legal_texts() == ["pass"]
    none.play("pass")
    assert none.stones == 6
    none.choose(0, "turn", "take", [], gift, private=True)
    assert none.legal_texts() == ["pass"]
    none.decision = None
    none.may_choose(0, "turn", "take", [], gift)
    assert none.decision is None


def test_options_can_be_left_unlisted_until_somebody_reads_them() -> None:
    listed: list[int] = []

    def listing(s: Stones) -> list[Option]:
        listed.append(s.stones)
        return [Option("take", (count,)) for count in range(1, s.stones + 1)]

    state = Stones(STONES, 3, 0)
    state.ask_unlisted(0, "turn", listing)
    assert state.pending is not None
    assert (state.pending.seat, state.pending.prompt, listed) == (0, "turn", [])
    other = state.clone()
    other.stones = 2  # as an imagined state may differ in what it lists
    assert state.legal_texts() == ["take 1", "take 2", "take 3"]
    assert state.decision is state.decision
    assert listed == [3]
    assert other.legal_texts() == ["take 1", "take 2"]
    assert state.legal_texts() == ["take 1", "take 2", "take 3"]
    leaf = state.clone()
    leaf.ask_unlisted(0, "turn", listing)
    leaf.apply(Option("take", (3,)))
    assert leaf.over
    assert listed == [3, 2]  # what nobody reads is not listed
    over = Stones(STONES, 3, 0)
    over.finish()
    over.ask_unlisted(0, "turn", listing)
    assert over.decision is None


def test_an_illegal_play_teaches_and_changes_nothing() -> None:
    state = STONES.start()
    with pytest.raises(IllegalPlay) as caught:
        state.play("take 4")
    assert "take 1 to 3 stones, as many as there are [ST-TAKE-1]" in str(caught.value)
    assert "legal now: take 1, take 2, take 3, gamble" in str(caught.value)
    for nonsense in ("take", "take x", "steal 1", "", 7, -1, Option("take", (9,))):
        with pytest.raises(IllegalPlay):
            state.play(nonsense)
    assert state.to_position() == "10 0"


def test_nothing_can_be_played_after_the_end() -> None:
    state = STONES.start(stones="1")
    with pytest.raises(IllegalPlay, match="over"):
        state.play("take 1")


def test_chance_is_a_decision_with_odds_that_can_be_sampled() -> None:
    state = STONES.start()
    state.play("gamble")
    roll = state.decision
    assert isinstance(roll, Chance)
    assert roll.is_chance
    assert [(option.args, round(odds, 4)) for option, odds in roll.odds()] == [((0,), 0.3333), ((1,), 0.6667)]
    rng = Random(5)
    twos = sum(roll.sample(rng) == Option("roll", (1,)) for _ in range(3000))
    assert 1900 < twos < 2100
    state.play("roll two")
    assert state.to_position() == "8 1"


def test_a_clone_goes_its_own_way_in_the_middle_of_an_effect() -> None:
    state = STONES.start()
    state.play("gamble")
    other = state.clone()
    state.play("roll one")
    other.play("roll two")
    assert (state.to_position(), other.to_position()) == ("9 1", "8 1")


def test_two_steps_of_one_name_are_refused() -> None:
    book = StepBook()

    @book
    def one(s: Stones) -> None: ...

    with pytest.raises(ValueError, match="one"):
        book(one)


# What a person is told ------------------------------------------------------------------------------------------------


def test_a_game_speaks_in_messages() -> None:
    state = STONES.start(stones="6")
    state.log = []
    assert STONES.prompt(state.view(0), ["Ada", "Bo"]) == Message("stones-left", {"stones": 6})
    option = STONES.choice(state.view(0), "take 2", ["Ada", "Bo"])
    assert (option.text, option.verb, option.label.id) == ("take 2", "take", "stones-option")
    assert option.path == ()
    state.play("take 2")
    assert STONES.log_message(state.log[0], ["Ada", "Bo"]) == Message("stones-took", {"player": "Ada"})
    assert STONES.outcome_message(state.view(0), ["Ada", "Bo"]).id == "stones-none-left"
    assert STONES.why_not(state, 0, [], "a1")[0].message == Message("stones-no-board")


def test_a_game_need_not_have_attacks_cards_and_decks() -> None:
    assert STONES.odds(STONES.start(), 0, "take 2") is None
    assert (STONES.card_catalog(), STONES.deck_catalog(), STONES.decks()) == ([], [], [])


def test_a_problem_within_another_place() -> None:
    problem = Problem("wrong", "line 3", "RULE-1", Message("sw2-why-hand")).at("south")
    assert (str(problem), problem.message) == ("south line 3: wrong [RULE-1]", Message("sw2-why-hand"))
    assert str(Problem("wrong").at("south")) == "south: wrong"


# Piles, dice, grids, notation -----------------------------------------------------------------------------------------


def test_a_pile_has_no_order_but_for_the_cards_at_its_bottom() -> None:
    pile = Pile([5, 3, 5])
    pile.put_at_bottom(9)
    assert (len(pile), pile.cards(), pile.next_known()) == (4, [3, 5, 5, 9], -1)
    copy = pile.clone()
    pile.take(3)
    assert pile.next_known() == -1  # only fives are left on top, but who may not look does not know that
    pile.take(5)
    assert pile.next_known() == 5
    pile.take(5)
    assert pile.next_known() == 9
    assert copy.cards() == [3, 5, 5, 9]
    copy.shuffle()
    assert (copy.bottom, copy.next_known()) == ([], -1)
    pile.take(9)
    assert (len(pile), pile.next_known()) == (0, -1)


def waiting_for_a_gift(stones: int) -> Stones:
    state = Stones(STONES, stones, 0)
    state.log = []
    state.push(gift)
    state.run()
    return state


def test_a_draw_is_told_by_chance_unless_it_is_certain() -> None:
    state = waiting_for_a_gift(10)
    draw = state.decision
    assert isinstance(draw, Draw)
    assert [(option.args[0], round(odds, 3)) for option, odds in draw.odds()] == [(1, 0.667), (2, 0.333)]
    with pytest.raises(IllegalPlay):
        state.play("draw 3")
    state.play("draw 2")
    assert state.stones == 12
    state.push(gift)
    state.run()
    state.play("draw 1")  # both cards left are the same, but that is not for everybody to know
    state.push(gift)
    state.run()
    assert (state.stones, state.decision) == (14, None)  # the last card is certain
    assert state.log is not None
    private = state.log[-1]
    assert repr(private.seen_by(0)) == "Event(gift 0 1)"
    assert repr(private.seen_by(1)) == repr(private.seen_by(None)) == "Event(gift-hidden 0)"
    assert repr(Event("took", (1, 2)).seen_by(None)) == "Event(took 1 2)"


@pytest.mark.parametrize("count", range(7))
def test_the_odds_of_dice_are_complete(count: int) -> None:
    die = Die(["a", "a", "a", "b", "c", "d"])
    outcomes = die.outcomes(count)
    assert sum(odds for _, odds in outcomes) == pytest.approx(1.0)
    assert len({faces for faces, _ in outcomes}) == len(outcomes)
    rolled = die.roll(count, Random(count))
    assert rolled in [faces for faces, _ in outcomes]
    assert COIN.kinds == ["one", "two"]


def test_a_grid_knows_its_neighbours_lines_and_names() -> None:
    grid = Grid(rows=3, columns=2)
    assert [grid.name(square) for square in range(grid.size)] == ["a1", "b1", "a2", "b2", "a3", "b3"]
    assert sorted(grid.name(near) for near in grid.neighbours[grid.square("A2")]) == ["a1", "a3", "b2"]
    assert grid.direction(grid.square("a1"), grid.square("b3")) == -1
    assert [grid.name(square) for square in grid.between(grid.square("a3"), grid.square("a1"))] == ["a2"]
    for wrong in ("c1", "a4", "a0", "1a", "a", ""):
        with pytest.raises(ValueError, match="no square"):
            grid.square(wrong)


def test_notation_names_the_word_it_does_not_understand() -> None:
    notation = Notation({"go": Verb(choice("colour", ["red", "reddish", "blue"]), number()), "stop": Verb()})
    assert notation.read("  GO red 3 ") == Option("go", (0, 3))
    for text, problem in {
        "go rad 3": "no colour 'rad'",
        "go redd 3": "did you mean red or reddish",
        "go red": "go COLOUR NUMBER",
        "stop now": "written: stop",
        "fly": "verbs: go, stop",
    }.items():
        with pytest.raises(ValueError, match=problem):
            notation.read(text)


# Records --------------------------------------------------------------------------------------------------------------


def a_record() -> Record:
    record = Record(STONES, {"stones": "9"})
    for play in ("take 2", "gamble", "roll two", "take 1"):
        record.play(play)
    return record


def test_a_record_writes_reads_and_folds() -> None:
    record = a_record()
    again = read(record.write())
    assert again.write() == record.write()
    assert again.state.to_position() == record.state.to_position() == "4 1"
    assert [play.seat for play in again.plays] == [0, 1, -1, 0]
    seen: list[str] = []
    Record.fold(STONES, {"stones": "9"}, ["take 2", "take 1"], lambda step: seen.append(step.state.to_position()))
    assert seen == ["7 1", "6 0"]


def test_undo_is_free_up_to_the_information_barrier() -> None:
    record = a_record()
    assert record.undo_point(0) == 3
    assert record.undo_point(1) is None
    back = record.truncated(3)
    assert back.state.to_position() == "5 0"
    assert back.undo_point(0) is back.undo_point(1) is None  # a die was rolled
    assert back.last_play_of(0) == 0
    assert back.last_play_of(1) == 1
    assert Record(STONES).last_play_of(0) is None


def test_a_chronicle_knows_what_was_told_and_whose_turn_it_was() -> None:
    game_log = GameLog(STONES, {"stones": "9"})
    assert (game_log.active, game_log.turn, game_log.told) == (-1, 0, [])
    for text in ("TAKE 2", "gamble", "roll two"):
        game_log.play(text)
    told = ["took 0 2", "turn 1 1", "took 1 2", "turn 0 2"]
    assert [f"{event!r}" for event in game_log.told] == [f"Event({event})" for event in told]
    assert [len(game_log.told_by(count)) for count in range(4)] == [0, 2, 0, 2]
    assert [(place, active, turn) for place, _, active, turn in game_log.lines(0)] == [
        (0, -1, 0), (1, 1, 1), (2, 1, 1), (3, 0, 2)
    ]  # fmt: skip
    assert [(place, active, turn) for place, _, active, turn in game_log.lines(2)] == [(2, 1, 1), (3, 0, 2)]
    assert (game_log.active, game_log.turn) == (0, 2)


def test_what_a_chronicle_takes_back_was_never_told() -> None:
    game_log = GameLog.of(a_record())
    before = [repr(event) for event in game_log.told]
    game_log.back_to(1)
    assert (game_log.active, game_log.turn, len(game_log.record.plays)) == (1, 1, 1)
    assert [repr(event) for event in game_log.told] == before[:2]
    for play in a_record().plays[1:]:
        game_log.play(play.text)
    assert [repr(event) for event in game_log.told] == before
    assert (game_log.active, game_log.turn) == game_log.turn_at(len(before))
    with pytest.raises(IllegalPlay):
        game_log.play("take 9")
    assert len(game_log.marks) == 1 + len(game_log.record.plays)


@pytest.mark.parametrize(
    ("edit", "problems"),
    [
        (lambda text: text[:60], ["the line 'sealed …' is missing: the file has been cut off"]),
        (lambda text: text.replace("take 2", "take 3"), ["the seal does not fit the text: the record has been edited"]),
        (lambda text: text.replace("take 2\n", ""), ["the record says 4 plays, but has 3"]),
        (lambda text: text.replace("record 2", "record 7"), ["format '7' is unknown", "the seal does not fit"]),
        (lambda text: text.replace("game stones", "nonsense"), ["'nonsense' is not a line", "'game …' is missing"]),
        (lambda text: text.replace("game stones", "game go"), ["seal"]),
        (lambda text: text + "more\n", ["there is text after the last line"]),
        (lambda text: text.replace("rules 1", "rules 9"), ["seal"]),
        (lambda text: "hello", ["a record begins with"]),
        (lambda text: "", ["a record begins with"]),
    ],
)
def test_a_damaged_record_is_refused_with_all_its_problems(edit: object, problems: list[str]) -> None:
    with pytest.raises(RecordError) as caught:
        read(edit(a_record().write()))  # type: ignore[operator]
    for problem in problems:
        assert problem in str(caught.value)


def test_a_record_against_the_rules_names_the_play() -> None:
    with pytest.raises(RecordError, match=r"play 2 \('take 5'\)[\s\S]*ST-TAKE-1"):
        Record.fold(STONES, {}, ["take 1", "take 5"])


def test_a_record_of_the_first_format_is_read() -> None:
    body = "stonehall record 1\ngame stones\nrules 1\noption stones 9\n\ntake 2\n"
    text = f"{body}sealed 1 {checksum(body)}\n"
    record = read(text)
    assert record.settings["stones"] == "9"
    assert "setting stones 9" in record.write().splitlines()
    with pytest.raises(RecordError, match="'option stones 9' is not a line"):
        read(text.replace("record 1", "record 2"))


def test_a_record_of_other_rules_is_read_if_they_lead_to_the_same_end() -> None:
    record = Record.read(a_record().write(), lambda id: StonesGame(2))
    assert record.state.to_position() == a_record().state.to_position()
    assert "rules 2" in record.write().splitlines()


def test_a_record_of_other_rules_is_refused_unless_it_is_sure_of_its_end() -> None:
    plays = [play.text for play in a_record().plays]
    for position in ("", "0123456789ab"):
        written = WrittenRecord("stones", "1", {"stones": "9"}, plays, position).write()
        assert read(written).write() == a_record().write(), "the own rules need no checksum"
        with pytest.raises(RecordError) as refused:
            Record.read(written, lambda id: StonesGame(2))
        [problem] = refused.value.problems
        assert str(problem) == (
            "head: it is a game of Stones with 4 plays, played by rules 1; "
            "this program plays by rules 2, and they do not surely lead to the same end"
        )


def test_a_record_of_other_rules_that_forbid_a_play_says_what_it_is() -> None:
    with pytest.raises(RecordError, match="a game of Stones with 4 plays, played by rules 1"):
        Record.read(a_record().write(), lambda id: StonesGame(2, most=1))
    written = WrittenRecord.read(a_record().write())
    assert (written.game, written.rules, written.settings["stones"]) == ("stones", "1", "9")
    assert written.plays == ["take 2", "gamble", "roll two", "take 1"]


def test_a_record_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(RecordError, match="no game"):
        Record.read(a_record().write(), stonehall.load)


# Options and outcomes -------------------------------------------------------------------------------------------------


def test_bad_settings_are_reported_together() -> None:
    with pytest.raises(SettingsError) as caught:
        STONES.start(first="2", colour="red", size="9")
    text = str(caught.value)
    assert "first: '2' is not one of 0, 1" in text
    assert "colour: unknown setting (settings: stones, first)" in text
    assert "size: unknown setting" in text


def test_ranks_follow_scores() -> None:
    assert Outcome((3, 1, 3), "x").ranks == (1, 3, 1)
    assert Outcome((3, 1, 3), "x").winners == (0, 2)
    assert Outcome((1, 1), "x").winners == ()


# Matches and bots -----------------------------------------------------------------------------------------------------


def test_a_seeded_match_can_be_repeated_and_an_unseeded_one_is_secure() -> None:
    first = Match(STONES, [RandomBot(1), RandomBot(2)], seed=3)
    second = Match(STONES, [RandomBot(1), RandomBot(2)], seed=3)
    assert first.run() == second.run()
    assert first.record.write() == second.record.write()
    assert isinstance(Match(STONES, [RandomBot(1), RandomBot(2)]).luck, SystemRandom)


def test_the_greedy_bot_wins_where_looking_one_play_ahead_is_enough() -> None:
    for seed in range(20):
        match = Match(STONES, [GreedyBot(seed), RandomBot(seed)], {"stones": "11"}, seed=seed)
        assert match.run().winners == (0,)


def test_the_kernel_makes_the_envelope_of_every_view() -> None:
    state = STONES.start(stones="3", first="1")
    options = ["take 1", "take 2", "take 3"]
    asked = {"seat": "1", "prompt": "turn", "options": options}
    running = {
        "game": "stones",
        "seats": ["0", "1"],
        "turn": 0,
        "active": "1",
        "over": False,
        "winners": [],
        "reason": "",
        "left": {},
    }
    assert state.view(1) == {**running, "seat": "1", "decision": asked, "stones": 3}
    assert state.view(0) == {**running, "seat": "0", "decision": {**asked, "options": []}, "stones": 3}
    assert state.view(None) == {**running, "seat": "", "decision": {**asked, "options": []}, "stones": 3}
    state.play("take 3")
    over = {**running, "over": True, "winners": ["1"], "reason": "last-stone"}
    assert state.view(0) == {**over, "seat": "0", "decision": None, "stones": 0}


def test_an_observation_shows_the_view_and_imagined_states_only() -> None:
    state = STONES.start()
    observation = Observation(state, 0)
    assert observation.view == state.view(0)
    assert observation.text_of(observation.options[0]) == "take 1"
    world = observation.imagine(Random(1))
    world.play("take 3")
    assert state.to_position() == "10 0"


def test_an_unknown_bot_is_refused_with_the_known_names() -> None:
    with pytest.raises(BotError, match="random, page, greedy"):
        make_bot("clever")


def option_left(state: State) -> bool:
    return state.decision is not None


def test_random_play_stops_at_its_limit_or_at_the_end() -> None:
    state = STONES.start(stones="30")
    assert play_randomly(state, Random(1), limit=2).plays == 2
    assert option_left(state)
    played = play_randomly(state, Random(1))
    assert not option_left(state)
    assert played.players > 0
    assert played.first in (0, 1)


# The documentation inside the code ------------------------------------------------------------------------------------

MODULES = [
    module.name
    for module in pkgutil.walk_packages(stonehall.__path__, "stonehall.")
    if not module.name.startswith("stonehall.terminal")
]


@pytest.mark.parametrize("name", ["stonehall", *MODULES])
def test_examples_in_docstrings_are_true(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
