"""Games from which is learnt: they repeat, their samples know how it ended, and matches are fair."""

from __future__ import annotations

import stonehall
from stonehall.bots.judgement import Judgement
from stonehall.kernel.impression import Vocabulary
from tools.learn.plays import LIGHT, Contest, Effort, Task, layers_of, meet, play

GAME = "summoner-wars"
TASK = Task(GAME, ("",), seed=3, tries=0)


def plain_net(vocabulary: Vocabulary) -> list[list[list[float]]]:
    """The rule of thumb as a net."""
    words, numbers = [[0.0] for _ in vocabulary.words], [[0.0] for _ in vocabulary.numbers]
    direct = [1.0] + [0.0] * (len(numbers) - 1)
    return [words, numbers, [[0.0]], [[0.0]], [[0.0]], [[0.0]], [direct], [[0.0]]]


def test_a_game_repeats_and_its_samples_know_who_won() -> None:
    played = play(TASK, 1)
    assert played == play(TASK, 1)
    assert played != play(TASK, 2)
    assert len(played.won_with) == len(played.lost_with) == 1
    assert {sample.won for sample in played.samples} == {0.0, 1.0}
    assert all(sample.won != after.won for sample, after in zip(played.samples, played.samples[1:], strict=False))
    assert {sample.weight for sample in played.samples} == {LIGHT}


def test_a_net_can_be_learnt_on() -> None:
    layers = [[[float(place)]] for place in range(8)]
    assert layers_of(Judgement(layers)) == layers


def test_the_same_judgement_wins_one_game_of_two() -> None:
    """With the seats exchanged and the same decks, dice and thoughts, equal players win as often as their seats."""
    vocabulary = stonehall.load(GAME).vocabulary()
    assert vocabulary is not None
    hardly = Effort(1e-9)
    assert meet(Contest(GAME, ("",), 1, plain_net(vocabulary), hardly, hardly), 1) == 1.0
