"""Judgements that were learnt: honest impressions, files that belong to their words, and a search that uses them."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import stonehall
from stonehall.bots import KnightBot, TurnSearchBot, judgement
from stonehall.bots.judgement import Judgement, fingerprint, judge, read, write
from stonehall.bots.judgement import judgement_of as learnt
from stonehall.kernel import Observation, State, play_randomly
from stonehall.kernel.impression import Impression, Vocabulary
from stonehall.lab import Share

GAMES = ("summoner-wars", "alliances", "tash-kalar", "mountain-king")
FORMS = [
    ("summoner-wars", ""), ("alliances", "two"), ("tash-kalar", "duel"), ("tash-kalar", "high-form"),
    ("mountain-king", "two"), ("mountain-king", "teams"),
]  # fmt: skip
VOCABULARY = Vocabulary(["points"])
VOCABULARY.add("stands", ("mine", "theirs"))


def ends_of_turns(id: str, form: str, seed: int) -> list[tuple[State, int]]:
    """Some states of a random game in which a turn has just ended, with the seat that played it."""
    game = stonehall.load(id)
    state: State = game.start(game.forms()[form])
    found: list[tuple[State, int]] = []
    rng = Random(seed)
    while not state.over and len(found) < 6:
        turn, seat = state.turn, state.active
        play_randomly(state, rng, limit=1)
        if state.turn != turn and not state.over:
            found.append((state.clone(), seat))
    return found


def favouring(value: float) -> Judgement:
    """Of Summoner Wars: a chance that grows or falls with the first number, the rule of thumb."""
    vocabulary = stonehall.load("summoner-wars").vocabulary()
    assert vocabulary is not None
    words, numbers = [[0.0] for _ in vocabulary.words], [[0.0] for _ in vocabulary.numbers]
    numbers[0] = [value]
    direct = [0.0 for _ in vocabulary.numbers]
    return Judgement([words, numbers, [[10.0]], [[1.0]], [[0.0]], [[1.0]], [direct], [[-10.0]]])


@pytest.mark.parametrize(("id", "form"), FORMS)
def test_an_impression_tells_nothing_that_its_seat_cannot_know(id: str, form: str) -> None:
    vocabulary = stonehall.load(id).vocabulary()
    assert vocabulary is not None
    for state, seat in ends_of_turns(id, form, 5):
        told = state.game.impression(state, seat)
        assert told is not None
        assert len(told.numbers) == len(vocabulary.numbers)
        assert all(0 <= word < len(vocabulary.words) for word in told.words)
        for luck in range(3):
            other = state.game.impression(state.imagine(seat, Random(luck)), seat)
            assert other is not None
            assert (sorted(other.words), other.numbers) == (sorted(told.words), told.numbers)


@pytest.mark.parametrize(("id", "form"), FORMS)
def test_impressions_change_as_the_game_goes_on(id: str, form: str) -> None:
    told = [state.game.impression(state, seat) for state, seat in ends_of_turns(id, form, 6)]
    assert len({tuple(sorted(one.words)) for one in told if one is not None}) == len(told)


def test_a_file_says_what_was_written_to_those_with_the_same_words_alone() -> None:
    layers = [[[0.5], [-0.5]], [[0.25]], [[0.125]], [[1.0]], [[0.0]], [[2.0]], [[0.75]], [[-1.0]]]
    text = write(layers, VOCABULARY, {"games": 3})
    found = read(text, VOCABULARY)
    assert found is not None
    told = Impression([0, 0, 1], [2.0])
    assert found.chance(told) == Judgement(layers).chance(told)
    assert json.loads(text)["made"] == {"games": 3}
    longer = Vocabulary(VOCABULARY.numbers)
    longer.add("stands", ("mine", "theirs", "nobody's"))
    assert fingerprint(longer) != fingerprint(VOCABULARY)
    assert read(text, longer) is None


def test_the_search_knows_what_lies_in_the_package_of_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = stonehall.load("summoner-wars")
    vocabulary = game.vocabulary()
    assert vocabulary is not None
    layers = [
        [[0.0] for _ in vocabulary.words],
        [[0.0] for _ in vocabulary.numbers],
        [[0.0]],
        [[0.0]],
        [[0.0]],
        [[0.0]],
    ]
    (tmp_path / judgement.FILE).write_text(
        write([*layers, [[0.0 for _ in vocabulary.numbers]], [[1.0]]], vocabulary, {}), "utf-8"
    )
    monkeypatch.setattr(judgement, "files", lambda _: tmp_path)
    learnt.cache_clear()
    found = TurnSearchBot().learnt(game)
    learnt.cache_clear()
    assert found is not None
    assert found.outer_bias == 1.0


@pytest.mark.parametrize("id", GAMES)
def test_what_is_kept_has_won_and_belongs_to_the_cards_of_today(id: str) -> None:
    """Its lead over the rule of thumb is no luck; whoever changes a card learns here that it must be learnt anew."""
    game = stonehall.load(id)
    file = files(type(game).__module__.rpartition(".")[0]).joinpath(judgement.FILE)
    if not file.is_file():
        assert learnt(game) is None
        return
    made = json.loads(file.read_text("utf-8"))["made"]
    assert Share(round(made["won against the rule of thumb"]), made["of"]).low > 0.5
    assert TurnSearchBot().learnt(game) is not None
    assert KnightBot().learnt(game) is None


def test_a_game_that_is_over_is_judged_by_its_result() -> None:
    state: State = stonehall.load("summoner-wars").start()
    play_randomly(state, Random(3))
    assert state.outcome is not None
    [winner] = state.outcome.winners
    assert judge(state, winner, favouring(1.0)) == 1.0
    assert judge(state, 1 - winner, favouring(1.0)) == 0.0


def test_where_nothing_was_learnt_the_rule_of_thumb_judges() -> None:
    game = stonehall.load("alliances")
    state: State = game.start(game.forms()["four"])
    play_randomly(state, Random(3), limit=200)
    assert state.game.impression(state, 0) is None
    assert judge(state, 0, favouring(1.0)) == judge(state, 0, None) == state.game.evaluate(state, 0)
    assert learnt(stonehall.load("mountain-king")) is None


def test_the_search_follows_what_was_learnt() -> None:
    """A judgement that wants what the rule of thumb loathes leads to another choice."""
    for state, _ in ends_of_turns("summoner-wars", "", 8):
        play_randomly(state, Random(1), limit=8)
        decision = state.decision
        if decision is None or decision.is_chance or len(decision.options) < 4:
            continue
        seen = Observation(state, decision.seat)
        wise = TurnSearchBot(1, 0, 40, lambda _: favouring(4.0)).choose(seen)
        if TurnSearchBot(1, 0, 40, lambda _: favouring(-4.0)).choose(seen) != wise:
            return
    raise AssertionError("it made no difference")
