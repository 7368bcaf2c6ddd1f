"""What was learnt by playing: who knows it, how it is learnt, and that nothing is kept that does not win."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import stonehall
from stonehall.bots import GreedyBot, KnightBot, StewardBot, TurnSearchBot
from stonehall.bots.experience import FILE, experienced, learnt_weights, widely_experienced, write
from stonehall.games.mountain_king.component_sets import OWN
from stonehall.kernel import RULE_OF_THUMB, Chance, Observation, State
from tests.mountain_king.scenario import FIRST_ROW, row, scenario
from tests.toy import STONES
from tools.learn.plays import Hasty, settings_of
from tools.tune import Climb, Step, main, meet, player

KING = "mountain-king"
ANCHORED = "south storage stone 2\nsouth pedestals fire 1\ntrack - - - 5 4 3 - - - - - - - - -"
MANY = 24
"""Random games in which every number counts somewhere."""
LEARNT = [game for game in stonehall.game_ids() if learnt_weights(stonehall.load(game)) is not None]


@cache
def states(seed: int) -> list[State]:
    """The decisions of a game between two who look one play ahead."""
    rng, found = Random(seed), []
    state = stonehall.load(KING).start()
    bots = [GreedyBot(seed), GreedyBot(seed + 1)]
    while (decision := state.decision) is not None:
        if isinstance(decision, Chance):
            state.apply(decision.sample(rng))
            continue
        found.append(state.clone())
        state.apply(bots[decision.seat].choose(Observation(state, decision.seat)))
    return found


# Who knows it ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", stonehall.game_ids())
def test_knights_know_what_was_learnt_and_stewards_look_at_more(id: str) -> None:
    game = stonehall.load(id)
    assert KnightBot(1).adviser(game) is experienced(game)
    assert StewardBot(1).adviser(game) is widely_experienced(game)
    assert (experienced(game) is RULE_OF_THUMB) == (id not in LEARNT)
    assert GreedyBot(1).adviser is RULE_OF_THUMB, "what was measured with it still holds"


def test_what_was_learnt_judges_otherwise_and_who_sees_more_sees_what_the_others_see() -> None:
    """At the same numbers: those that were learnt may put other options first."""
    game, told = stonehall.load(KING), states(3)
    usual, wide, plain = experienced(game), widely_experienced(game), game.weights()
    assert any(usual.evaluate(state, state.active) != game.evaluate(state, state.active) for state in told)
    assert all(usual.evaluate(state, state.active) == wide.evaluate(state, state.active) for state in told)
    guessing = [RULE_OF_THUMB, game.adviser(plain), game.adviser(plain, wide=True)]
    for less, more in [*pairwise(guessing), (usual, wide)]:
        further = [state for state in told if len(more.promising(state)) > len(less.promising(state))]
        assert len(further) > 10
        assert all({*less.promising(state)} <= {*more.promising(state)} for state in further)


def test_a_game_that_is_judged_by_other_numbers_than_were_learnt_has_its_rule_of_thumb(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = stonehall.load(KING)
    kept = {**game.weights()}
    monkeypatch.setattr("stonehall.bots.experience.files", lambda package: tmp_path)
    assert learnt_weights(game) is None, "there is no file"
    (tmp_path / FILE).write_text(write(kept, {}), "utf-8")
    assert learnt_weights(game) == kept
    (tmp_path / FILE).write_text(write({**kept, "luck": 1.0}, {}), "utf-8")
    assert learnt_weights(game) is None
    assert learnt_weights(STONES) is None, "it names no numbers"


def rare() -> list[State]:
    """States of the mountain that hardly come up by themselves."""
    effects = [spell.effect for spell in OWN.spells]
    cast = [effects.index(effect) for effect in ("cheaper-dig", "free-hammers", "dig-points")]
    return [
        *[scenario(f"spell {spell} runes 0\nsouth storage rune 1 stone 4").play("cast s1").state for spell in cast],
        scenario("south storage stone 20 iron 5").state,
        scenario("tunnel part j2").state,
        scenario(f"{ANCHORED}\ntunnel part j2 j3 j4 i4 h4").play("dig stone domino").state,
        scenario(row(FIRST_ROW + " marsh-hauler")).state,
    ]


def random_states(id: str) -> Iterator[State]:
    """Of random games, one after the other, each with other decks: what cards can bring about comes up somewhere."""
    game = stonehall.load(id)
    for number in range(MANY):
        rng = Random(number)
        state = game.start(settings_of(game, list(game.forms())[number % len(game.forms())], rng))
        while (decision := state.decision) is not None:
            if not isinstance(decision, Chance):
                yield state
            state.apply(decision.sample(rng) if isinstance(decision, Chance) else rng.choice(decision.options))


@pytest.mark.parametrize("id", stonehall.game_ids())
def test_every_number_counts(id: str) -> None:
    """None is without effect: some state is judged otherwise by it, or other options are worth a look."""
    game = stonehall.load(id)
    plain = game.weights()
    advisers = {
        name: [game.adviser({**plain, name: other}, wide=True) for other in others(weight)]
        for name, weight in plain.items()
    }
    guessed = game.adviser(plain, wide=True)
    told = [*rare(), *states(3), *states(4)] if id == KING else random_states(id)
    for state in told:
        seat = state.active
        usual = guessed.evaluate(state, seat), guessed.promising(state)
        for name, changed in [*advisers.items()]:
            if any((one.evaluate(state, seat), one.promising(state)) != usual for one in changed):
                del advisers[name]
        if not advisers:
            break
    assert list(advisers) == []


def others(weight: float) -> list[float]:
    """Numbers far from one that was guessed, or any instead of none."""
    return [20 * weight, weight / 20] if weight else [1.0]


# How it is learnt -----------------------------------------------------------------------------------------------------


def test_a_climb_goes_where_steps_gain_and_goes_on_where_it_was_left() -> None:
    def climbed(climb: Climb, steps: range) -> Climb:
        for number in steps:
            tried = [climb.direction(f"{number} {pair}") for pair in range(20)]
            climb.go([(step, step[0] - step[1] - step[3]) for step in tried], 1 - number / 40)
        return climb

    start = {"right": 1.0, "wrong": 1.0, "idle": 1.0, "unguessed": 0.0}
    whole = climbed(Climb(start), range(40))
    found = whole.numbers()
    assert found["right"] > 2.0
    assert found["wrong"] < 0.5
    assert 0.5 < found["idle"] < 2.0
    assert found["unguessed"] < -0.5, "it may go either way"
    again = Climb(start)
    again.read(climbed(Climb(start), range(17)).write())
    assert climbed(again, range(17, 40)).numbers() == found
    with pytest.raises(ValueError, match="other numbers"):
        Climb({"right": 1.0}).read(whole.write())


def test_equal_players_gain_nothing_from_each_other_and_a_step_gains_what_its_opposite_loses() -> None:
    game = stonehall.load(KING)
    same = meet(game, "three", "3", game.adviser(game.weights()), game.adviser(game.weights()))
    assert (same.ahead, same.won) == (0.0, 0.5)
    climb = Climb(game.weights())
    step = climb.direction("1 0 0")
    up, down = [game.adviser(climb.beside(step, way)) for way in (1, -1)]
    gain = meet(game, "two", "1 0 0", up, down)
    assert gain.ahead == -meet(game, "two", "1 0 0", down, up).ahead != 0.0
    assert Step(KING, ("two",), climb, "1 0").try_out(0) == gain.ahead


def test_who_learns_may_search_its_turns() -> None:
    game = stonehall.load("tash-kalar")
    same = meet(game, "duel", "4", RULE_OF_THUMB, game.adviser(game.weights()), tries=1)
    assert (same.ahead, same.won) == (0.0, 0.5)
    adviser = experienced(game)
    thoughtful = player(1, adviser, 5)
    assert isinstance(thoughtful, TurnSearchBot)
    assert (thoughtful.budget.tries, thoughtful.budget.seconds) == (5, 0.0)
    assert (thoughtful.adviser(game), thoughtful.learnt(game)) == (adviser, None)
    assert isinstance(player(1, adviser, 0), Hasty)


FORMS = {KING: ["two", "three", "four"], "tash-kalar": ["duel", "high-form"], "alliances": ["two"]}
"""The forms in which something was learnt."""


def test_all_that_was_learnt_is_judged() -> None:
    assert FORMS.keys() == {*LEARNT}


@pytest.mark.parametrize("id", LEARNT)
def test_what_was_learnt_beats_the_rule_of_thumb(id: str) -> None:
    game = stonehall.load(id)
    forms = FORMS[id] * (6 // len(FORMS[id]))
    pairs = [
        meet(game, form, f"judged {number} {form}", experienced(game), RULE_OF_THUMB)
        for number, form in enumerate(forms)
    ]
    assert sum(pair.ahead for pair in pairs) > 0
    assert sum(pair.won for pair in pairs) / len(pairs) > 0.5


def test_nothing_is_kept_that_does_not_win(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out, keep = tmp_path / FILE, tmp_path / "way.json"
    run = [KING, "--forms", "two", "--steps", "1", "--pairs", "1", "--contest", "1", "--jobs", "1"]
    assert main([*run, "--out", str(out), "--keep", str(keep)]) == 1
    assert not out.exists(), "two games prove nothing"
    assert len(json.loads(keep.read_text())["way"]) == 1
    assert "step 1 of 1" in capsys.readouterr().out
    assert main([*run, "--out", str(out), "--keep", str(keep)]) == 1
    assert "step" not in capsys.readouterr().out, "the way is there already"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ([KING, "--forms", "six"], "there is two, three, four, five, teams"),
        ([KING, "--keep", __file__], "is no way of these numbers"),
        ([KING, "--steps", "0"], "at least 1"),
        ([KING, "--tries", "-1"], "0 or more"),
    ],
)
def test_what_cannot_be_learnt_is_said(wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(wrong)
    assert said in capsys.readouterr().err


def test_a_game_that_names_no_numbers_learns_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stonehall, "load", lambda id: STONES)
    with pytest.raises(SystemExit):
        main(["stones"])
    assert "no numbers that could be learnt" in capsys.readouterr().err
