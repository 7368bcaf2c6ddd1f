"""OpenSpiel's searches play our games: legally, from what their seat may know, in their time."""

from __future__ import annotations

from random import Random

import pytest

import stonehall
from stonehall.bots import LEVELS
from stonehall.kernel import Chance, Observation, Option, State, play_randomly
from stonehall.lab import openspiel
from stonehall.lab.ladder import Ladder, pairs
from stonehall.lab.openspiel import PEERS, IsMctsBot, MctsBot, Playouts, Position, SpielBot
from tests.test_turn_search import GAMES, moment

BOTS = [MctsBot, IsMctsBot]
NOW_OR_NEVER = """\
summoner-wars position
turn 5 south attack
south d1 svara damage 11
south d4 frost-mage
south c4 ice-golem
north d5 ret-talus damage 11
north c8 undead-warrior
"""
"""The own summoner is as good as dead if the turn ends without an attack on an enemy."""


def chosen(bot: SpielBot, state: State) -> Option:
    assert state.decision is not None
    return bot.choose(Observation(state, state.decision.seat))


def test_they_are_there_and_ladders_let_them_play() -> None:
    assert openspiel.are_installed()
    assert set(PEERS) <= {*Ladder("tash-kalar").peers}


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("id", GAMES)
def test_what_looks_the_same_to_a_seat_leads_to_the_same_choice(id: str, bot: type[SpielBot]) -> None:
    state = moment(id)
    before = state.to_position()
    assert state.decision is not None
    other = state.imagine(state.decision.seat, Random(77))
    first = chosen(bot(3, tries=4), state)
    assert state.decision.find(first) is not None
    assert chosen(bot(3, tries=4), other) == first
    assert state.to_position() == before


@pytest.mark.parametrize("bot", BOTS)
def test_they_see_what_saves_them(bot: type[SpielBot]) -> None:
    state = stonehall.load("summoner-wars").from_position(NOW_OR_NEVER)
    assert state.text_of(chosen(bot(1, tries=120), state)) == "attack d4 d5"


def test_a_position_counts_its_options_and_its_odds() -> None:
    position = Position(stonehall.load("summoner-wars").start())
    rng = Random(3)
    while not position.is_terminal():
        decision = position.state.decision
        assert decision is not None
        if isinstance(decision, Chance):
            outcomes = position.chance_outcomes()
            assert sum(odds for _, odds in outcomes) == pytest.approx(1)
            position.apply_action(rng.choice(outcomes)[0])
        else:
            assert position.current_player() == decision.seat
            assert position.legal_actions() == list(range(len(decision.options)))
            option = decision.options[-1]
            after = position.clone()
            after.apply_action(len(decision.options) - 1)
            position.state.play(option)
            position = Position(position.state)
            assert after.state.to_position() == position.state.to_position()
            play_randomly(position.state, rng, 20)
            position = Position(position.state)
    outcome = position.state.outcome
    assert outcome is not None
    assert [seat for seat, value in enumerate(position.returns()) if value == 1.0] == list(outcome.winners)
    assert sum(position.returns()) == 0


def test_a_leaf_is_played_on_to_the_end_and_left_alone() -> None:
    state = moment("tash-kalar")
    before = state.to_position()
    values = Playouts(Random(1)).evaluate(Position(state))
    assert sorted(values) in ([-1.0, 1.0], [0.0, 0.0])
    assert state.to_position() == before


def test_as_many_simulations_as_fit_into_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a hundredth of a second with every playout."""
    playouts = 0
    play = Playouts.evaluate

    def evaluate(self: Playouts, position: Position) -> object:
        nonlocal playouts
        playouts += 1
        return play(self, position)

    monkeypatch.setattr(Playouts, "evaluate", evaluate)
    monkeypatch.setattr(openspiel, "process_time", lambda: playouts / 100)
    state, bot, spent = moment("tash-kalar"), MctsBot(1, seconds=0.1), []
    for _ in range(4):
        before = playouts
        chosen(bot, state)
        spent.append(playouts - before)
    assert spent == [16, 10, 10, 10]


def test_they_think_as_long_as_the_level_they_meet() -> None:
    for name in PEERS:
        met = pairs.player(name, "page", 1)
        assert isinstance(met, SpielBot)
        assert met.seconds == LEVELS["page"]
