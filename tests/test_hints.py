"""What is advised to a player: what the bot ranks first, from what the seat knows, with what it changes in words."""

from __future__ import annotations

from random import Random

import pytest

import stonehall
from stonehall.bots import TurnSearchBot
from stonehall.bots.hints import Advice, advise
from stonehall.kernel import Message, Observation, State
from stonehall.locale import catalogue
from tests.test_turn_search import GAMES, moment
from tests.toy import STONES

LANGUAGES = ["en", "hu", "pl"]


def advised(state: State, seed: int = 3, tries: int = 12) -> list[Advice]:
    assert state.decision is not None
    return advise(Observation(state, state.decision.seat), TurnSearchBot(seed, seconds=0, tries=tries))


def told(advice: list[Advice]) -> list[tuple[object, ...]]:
    return [(one.option, one.behind, one.changes, one.wins) for one in advice]


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_is_what_the_bot_ranks_first(id: str) -> None:
    state = moment(id)
    assert state.decision is not None
    before = state.to_position()
    advice = advised(state)
    ranked = TurnSearchBot(3, seconds=0, tries=12).rank(Observation(state, state.decision.seat))
    assert 1 <= len(advice) <= 3
    assert [one.option for one in advice] == [one.option for one in ranked[: len(advice)]]
    assert advice[0].behind == 0
    assert all(one.behind >= 0 for one in advice)
    assert all(state.decision.find(one.option) is not None for one in advice)
    assert state.to_position() == before


@pytest.mark.parametrize("id", GAMES)
def test_what_looks_the_same_to_a_seat_leads_to_the_same_hint(id: str) -> None:
    state = moment(id)
    assert state.decision is not None
    seat = state.decision.seat
    hint = told(advised(state))
    others = [state.imagine(seat, Random(seed)) for seed in (70, 71)]
    if id != "mountain-king":  # where everything lies open after the draft
        assert all(other.to_position() != state.to_position() for other in others)
    for other in others:
        assert other.view(seat) == state.view(seat)
        assert told(advised(other)) == hint


def test_it_says_what_changes_by_the_end_of_the_turn_and_how_often_that_wins() -> None:
    decision = STONES.at(3, 0).decision
    assert decision is not None
    advice = Advice(decision.options[0], 0.0)
    advice.saw({"points": 3, "pieces": 5}, {"points": 5, "pieces": 5}, won=False)
    advice.saw({"points": 3, "pieces": 5}, {"points": 4, "pieces": 3}, won=True)
    assert advice.changes == {"points": 1.5, "pieces": -1.0}
    assert advice.wins == 0.5


def test_a_play_that_wins_is_seen_to_win() -> None:
    [best, *_] = advised(STONES.at(3, 0), tries=30)
    assert best.option.args == (3,)
    assert best.wins == 1.0


@pytest.mark.parametrize("id", GAMES)
def test_a_seat_can_count_everything_it_is_told_of(id: str) -> None:
    """The numbers are those of the view: no imagined state of the same view has others."""
    state = moment(id)
    assert state.decision is not None
    seat = state.decision.seat
    counts = state.game.counts(state, seat)
    assert counts
    for seed in range(10):
        assert state.game.counts(state.imagine(seat, Random(seed)), seat) == counts


@pytest.mark.parametrize("id", GAMES)
def test_every_change_has_words(id: str) -> None:
    game = stonehall.load(id)
    names = list(game.counts(game.start(), 0))
    for language in LANGUAGES:
        words = catalogue(language, game)
        for name in names:
            for way in ("more", "less"):
                said = [words.text(Message(f"{game.prefix}-change-{name}-{way}", {"count": n})) for n in (1, 2, 5)]
                assert all(str(n) in text for n, text in zip((1, 2, 5), said, strict=True))
                assert not any(text.endswith(".") for text in said)
