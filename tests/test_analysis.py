"""Analysis of a record: chances of winning and how sure they are, what had been better, and marks that are no noise."""

from __future__ import annotations

from random import Random

import pytest

import stonehall
from stonehall.bots import RandomBot
from stonehall.bots.analysis import FOLLY, MARKS, Analyst, Compared, Estimate, Stopped, analyse
from stonehall.bots.chances import ASSUMED, NET, Chances, chances_of, form_of, sides_of
from stonehall.kernel import CHANCE, Match, Message, Observation, Option, Record, State, play_randomly
from stonehall.locale import catalogue
from tests.test_judgement import favouring
from tests.test_turn_search import GAMES, moment
from tests.toy import STONES, Stones, StonesGame

CHANCES = Chances(2.0)
"""For stones, where half a point is much."""
GENTLE = Chances(0.05)


def played(*texts: str, stones: str = "3") -> Record:
    return Record.fold(STONES, {"stones": stones}, texts)


def beginning(id: str, plays: int) -> Record:
    game = stonehall.load(id)
    match = Match(game, [RandomBot(seed) for seed in range(len(game.seats_of(game.complete({}))))], seed=4)
    while len(match.record.plays) < plays and match.step():
        pass
    return match.record


# Plays ----------------------------------------------------------------------------------------------------------------


def test_who_lets_a_won_game_go_has_done_a_folly_and_is_told_what_won() -> None:
    [found] = analyse(played("take 1")).plays
    assert found.mark == FOLLY
    assert found.loss is not None
    assert found.loss.value > MARKS[FOLLY]
    assert [found.better[0].text, found.better[0].wins] == ["take 3", 1.0]
    assert [message.id for message in found.better[0].reasons(STONES)] == ["hint-wins"]


def test_the_best_play_is_not_marked_and_the_end_is_certain() -> None:
    [found] = analyse(played("take 3")).plays
    assert (found.mark, found.seat, found.place) == ("", 0, 1)
    assert found.loss is not None
    assert found.loss.value == 0
    assert [(chance.value, chance.error) for chance in found.chances] == [(1.0, 0.0), (0.0, 0.0)]


class CoinGame(StonesGame):
    """All is noise: how good a state looks is drawn by lot whenever somebody looks."""

    def __init__(self) -> None:
        super().__init__()
        self.luck = Random(1)

    def evaluate(self, state: Stones, seat: int) -> float:
        return self.luck.choice([-1.0, 1.0])


def test_what_is_noise_is_not_marked() -> None:
    """With one look a play seems to lose much in every second game; with standard errors hardly ever."""
    analyst, state = Analyst(CHANCES), CoinGame().at(9, 0)
    found = [analyst.look_at(state, "take 1", place) for place in range(1, 101)]
    assert sum(one.loss is not None and one.loss.value > MARKS["slip"] for one in found) > 20
    assert sum(one.mark != "" for one in found) <= 4


def test_few_looks_are_not_trusted_for_a_mark() -> None:
    found = Analyst(CHANCES, tries=4).look_at(STONES.at(3, 0), "take 1", 1)
    assert found.loss is not None
    assert found.loss.value > MARKS[FOLLY]
    assert found.mark == ""


def test_options_are_compared_in_the_same_worlds() -> None:
    """The difference of two options that fare alike has no error, however much both vary."""
    one, other = Compared(Option("take", (1,)), True), Compared(Option("take", (2,)), True)
    one.chances = [[0.1, 0.9], [0.9, 0.1]]
    other.chances = [[0.0, 1.0], [0.8, 0.2]]
    loss = other.behind(one, 0)
    assert loss.value == pytest.approx(0.1)
    assert loss.error == pytest.approx(0.0)


def test_luck_has_chances_alone() -> None:
    found = analyse(played("gamble", "roll one", "take 3", stones="5")).plays
    assert [one.seat for one in found] == [0, CHANCE, 1]
    assert [bool(one.better) for one in found] == [True, False, True]
    assert [one.loss is None for one in found] == [False, True, False]


def test_a_play_without_a_choice_has_chances_alone() -> None:
    state = moment("summoner-wars")
    while state.decision is not None and (state.decision.is_chance or len(state.decision.options) > 1):
        play_randomly(state, Random(3), limit=1)
    assert state.decision is not None
    found = Analyst(GENTLE, 4).look_at(state, state.legal_texts()[0], 1)
    assert found.seat == state.decision.seat
    assert (found.better, found.loss, found.mark) == ([], None, "")
    assert 0 < found.chances[0].value < 1


def test_who_leaves_loses() -> None:
    record = played("take 1", stones="9")
    record.leave(1, "conceded")
    found = analyse(record).plays
    assert (found[1].seat, found[1].text) == (1, "leaves 1 conceded")
    assert [chance.value for chance in found[1].chances] == [1.0, 0.0]


@pytest.mark.parametrize("id", GAMES)
def test_it_repeats_and_leaves_the_game_alone(id: str) -> None:
    state = moment(id)
    assert state.decision is not None
    text, position = state.legal_texts()[0], state.to_position()
    first = Analyst(GENTLE, 4).look_at(state, text, 5)
    assert first.data() == Analyst(GENTLE, 4).look_at(state, text, 5).data()
    if id == "alliances":  # where luck has still a part in this turn
        assert first.data() != Analyst(GENTLE, 4, seed=1).look_at(state, text, 5).data()
    assert state.to_position() == position
    assert 1 <= len(first.better) <= 3
    assert first.better[0].behind == 0
    assert sum(chance.value for chance in first.chances) == pytest.approx(1.0)


@pytest.mark.parametrize("id", GAMES)
def test_nothing_is_used_that_the_one_who_decided_could_not_know(id: str) -> None:
    state = moment(id)
    assert state.decision is not None
    text = state.legal_texts()[0]
    other = state.imagine(state.decision.seat, Random(70))
    told = Analyst(GENTLE, 4).look_at(state, text, 5).data()
    assert Analyst(GENTLE, 4).look_at(other, text, 5).data() == told


class Sealed(Stones):
    """Stones with a number in a sealed envelope."""

    number = 0.0

    def clone(self) -> Sealed:
        copy = Sealed(self.game, self.stones, self.active)
        copy.copy_pending_from(self)
        copy.number = self.number
        return copy


class SealedGame(StonesGame):
    """The number decides everything, and nobody has seen it."""

    def with_number(self, number: float) -> Sealed:
        known = self.at(9, 0)
        state = Sealed(self, 9, 0)
        state.copy_pending_from(known)
        state.number = number
        return state

    def imagine(self, state: Stones, seat: int, rng: Random) -> Sealed:
        assert isinstance(state, Sealed)
        other = state.clone()
        other.number = rng.uniform(-1, 1)
        return other

    def evaluate(self, state: Stones, seat: int) -> float:
        assert isinstance(state, Sealed)
        return state.number if seat == 0 else -state.number


def test_what_lies_in_a_sealed_envelope_does_not_show() -> None:
    game = SealedGame()
    told = [Analyst(CHANCES).look_at(game.with_number(number), "take 1", 1).data() for number in (1.0, -1.0)]
    assert told[0] == told[1]
    assert told[0]["errors"][0] > 0
    for number in (1.0, -1.0):
        state = game.with_number(number)
        state.play("gamble")
        told.append(Analyst(CHANCES).look_at(state, "roll one", 2).data())
    assert told[2] == told[3]


def test_a_play_that_ends_the_turn_is_not_followed_into_the_next_one() -> None:
    found = Analyst(CHANCES).look_at(STONES.at(9, 0), "take 1", 1)
    assert found.chances[0].value == pytest.approx(CHANCES.of([0.5, -0.5], 0, 0)[0])
    assert found.chances[0].error == pytest.approx(0)


# Records --------------------------------------------------------------------------------------------------------------


def test_it_tells_how_far_it_is_and_stops_at_once() -> None:
    record = beginning("summoner-wars", 30)
    told: list[tuple[int, int]] = []
    asked = 0

    def enough() -> bool:
        nonlocal asked
        asked += len(told) >= 14
        return asked > 1

    analysis = analyse(record, 4, progress=lambda done, total: told.append((done, total)), stop=enough)
    assert told == [(done, 30) for done in range(1, 15)]
    assert len(analysis.plays) == 14
    assert not analysis.is_whole
    assert asked <= 10


def test_who_has_lost_interest_before_it_begins_waits_for_nothing() -> None:
    with pytest.raises(Stopped):
        Analyst(CHANCES, stop=lambda: True).look_at(moment("summoner-wars"), "end", 1)


def test_time_limits_it() -> None:
    """A thousandth of a second a play: the fewest tries are made, far fewer than were allowed."""
    record = beginning("summoner-wars", 16)
    hurried = analyse(record, tries=10**6, seconds=0.016)
    assert hurried.is_whole
    assert all(play.mark == "" for play in hurried.plays)


def test_it_can_be_kept_as_plain_data() -> None:
    record = played("gamble", "roll one", "take 1", stones="5")
    data = analyse(record).data()
    assert (data["game"], data["seats"], data["measured"]) == ("stones", ["0", "1"], False)
    decided, rolled, _ = data["plays"]
    assert set(rolled) == {"place", "turn", "seat", "text", "chances", "errors"}
    assert set(decided) == {*rolled, "loss", "loss_error", "mark", "better"}
    assert set(decided["better"][0]) == {"text", "behind", "wins", "changes"}


def test_every_mark_has_words() -> None:
    for language in ("en", "hu", "pl"):
        words = catalogue(language)
        assert len({words.text(Message(f"mark-{mark}")) for mark in MARKS}) == len(MARKS)


def test_an_estimate_knows_how_sure_it_is() -> None:
    assert Estimate([0.5]).error == 0
    sure, unsure = Estimate([0.5, 0.51] * 8), Estimate([0.1, 0.91] * 8)
    assert sure.value == pytest.approx(unsure.value)
    assert 20 * sure.error < unsure.error


# Chances --------------------------------------------------------------------------------------------------------------


def team_state() -> State:
    state: State = stonehall.load("tash-kalar").start(form="duel", teams="yes")
    return state


def test_those_of_one_side_win_together_and_all_chances_make_one() -> None:
    state = team_state()
    sides = sides_of(state)
    assert sorted(len(side) for side in sides) == [2, 2]
    chances = CHANCES.at(state, 0, 1)
    assert sum(chances[side[0]] for side in sides) == pytest.approx(1.0)
    assert all(chances[one] == chances[other] for one, other in sides)


def test_a_turn_that_was_just_played_and_late_leads_count() -> None:
    assert Chances(0.1, tempo=-0.5).of([0, 0], 3, 0)[0] < 0.5 < Chances(0.1, tempo=-0.5).of([0, 0], 3, 1)[0]
    growing = Chances(0.1, growth=0.01)
    assert growing.of([5, 0], 1, -1)[0] < growing.of([5, 0], 20, -1)[0] < 1
    assert 0.5 < Chances(0.1, growth=-0.1).of([5, 0], 40, -1)[0] < 0.51, "a lead never counts against its side"
    assert Chances(0.1, due=0.5).of([0, 0], 3, 0)[0] < 0.5, "the other has a turn of this round to come"
    assert Chances(0.1, due=0.5).of([0, 0], 4, 0) == [0.5, 0.5]


def test_who_has_left_wins_no_more_and_a_draw_is_shared() -> None:
    state: State = stonehall.load("mountain-king").start(seats="3")
    state.leave(2, "conceded")
    chances = CHANCES.at(state, 0, 0)
    assert chances[2] == 0
    assert sum(chances) == pytest.approx(1.0)


def test_a_form_is_known_by_its_settings() -> None:
    game = stonehall.load("tash-kalar")
    for name, settings in game.forms().items():
        assert form_of(game, game.complete(settings)) == name
    assert form_of(STONES, STONES.complete({})) == ""


def test_where_nothing_was_measured_little_is_claimed_and_it_is_said() -> None:
    chances = chances_of(STONES, "")
    assert (chances.slope, chances.measured) == (ASSUMED, False)
    observation = Observation(STONES.at(3, 0), 0)
    assert not analyse(Record(observation.game)).measured


def test_where_a_judgement_was_learnt_it_is_taken_at_its_word_until_that_is_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = stonehall.load("summoner-wars")
    state = moment("summoner-wars")
    judgement = favouring(0.4)
    monkeypatch.setattr("stonehall.bots.chances.judgement_of", lambda _: judgement)
    monkeypatch.setattr("stonehall.bots.chances._measured", lambda _: {"": Chances(0.5)})
    chances = chances_of(game, "")
    assert (chances.slope, chances.measured, chances.judge) == (1.0, False, NET)
    for seat in (0, 1):
        impression = state.game.impression(state, seat)
        assert impression is not None
        said = judgement.chance(impression)
        assert chances.at(state, seat, state.turn)[seat] == pytest.approx(said)
        assert sum(chances.at(state, seat, state.turn)) == pytest.approx(1)
    monkeypatch.setattr("stonehall.bots.chances._measured", lambda _: {"": Chances(0.9, judge=NET)})
    assert chances_of(game, "").measured


def test_where_a_learnt_judgement_has_nothing_to_say_the_rule_of_thumb_does() -> None:
    learnt = Chances(1.0, judge=NET)
    state = team_state()
    assert learnt.at(state, 0, 1) == Chances(ASSUMED).at(state, 0, 1)
