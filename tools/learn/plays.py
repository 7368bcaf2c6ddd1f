"""Games from which is learnt: searched for the most part, with quick turns and chance plays between for variety."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import TypeVar

import stonehall
from stonehall.bots import TurnSearchBot
from stonehall.bots.experience import widely_experienced
from stonehall.bots.judgement import Judgement
from stonehall.bots.playing_on import WIDTH, best_next
from stonehall.kernel import AnyAdviser, AnyGame, Chance, Observation, Option, Player, State

T = TypeVar("T")

QUICK = 0.4
"""So many turns of a searched game are played without much thought."""
LIGHT = 0.3
"""What the end of a turn counts in a game that was quick all along."""
ANY = 0.02
"""So many plays are any."""
DECISIONS = 3000
"""A game that lasts longer is given up: nothing is learnt from it."""


@dataclass(frozen=True)
class Task:
    """What all games of a generation have in common."""

    game: str
    forms: tuple[str, ...]
    """Ways to play, in turns."""
    seed: int
    tries: int
    """Tries of a decision in a turn that is thought over; 0: none is, the game is quick all along."""
    layers: list[list[list[float]]] | None = None
    """The net of the generation before; ``None``: the rule of thumb judges."""


@dataclass
class Sample:
    """The end of a turn, as the one who played it knows it, and how the game ended for them: 1 won, 0 lost."""

    words: list[int]
    numbers: list[float]
    won: float
    weight: float = 1.0


@dataclass
class Played:
    """A game from which is learnt: its samples, and the decks with which it was won and lost (none in a draw)."""

    samples: list[Sample]
    won_with: list[str]
    lost_with: list[str]


def knowing(judgement: Judgement | None) -> Callable[[AnyGame], Judgement | None]:
    """What a bot has learnt of any game: this, and not what its package knows."""
    return lambda _: judgement


def layers_of(net: Judgement) -> list[list[list[float]]]:
    """The weights of a net, as it was made of them."""
    return [
        net.words, net.numbers, [net.bias], net.inner, [net.inner_bias], [net.outer], [net.direct], [[net.outer_bias]],
    ]  # fmt: skip


class Hasty:
    """Takes what looks best next to an adviser, of a few plays."""

    def __init__(self, seed: int, adviser: AnyAdviser) -> None:
        self.rng = Random(seed)
        self.adviser = adviser

    def choose(self, observation: Observation) -> Option:
        if len(observation.options) == 1:
            return observation.options[0]
        world = observation.imagine(self.rng)
        options = self.adviser.promising(world)
        return best_next(world, options, observation.seat, self.rng, WIDTH, self.adviser)[0]


def settings_of(game: AnyGame, form: str, rng: Random) -> dict[str, str]:
    """The form with decks drawn at random."""
    settings = dict(game.forms()[form])
    decks = game.decks()
    if decks:
        seats = game.seats_of(game.complete(settings))
        settings.update(zip(seats, rng.sample(decks, len(seats)), strict=True))
    return settings


def play(task: Task, number: int) -> Played:
    """One game; it depends on the task and the number alone."""
    game = stonehall.load(task.game)
    rng = Random(f"{task.game} {task.seed} {number}")
    settings = settings_of(game, task.forms[number % len(task.forms)], rng)
    state = game.start(settings)
    judgement = Judgement(task.layers) if task.layers is not None else None
    seed = rng.randrange(1 << 30)
    thoughtful = TurnSearchBot(seed, 0, task.tries, knowing(judgement))
    hasty = Hasty(seed + 1, widely_experienced(game))
    found: list[tuple[int, Sample]] = []
    turn = -1
    bot: Player = hasty
    for _ in range(DECISIONS):
        decision = state.decision
        if decision is None:
            break
        if state.turn != turn:
            turn, bot = state.turn, hasty if rng.random() < (QUICK if task.tries else 1.0) else thoughtful
        seat = state.active
        if isinstance(decision, Chance):
            state.apply(decision.sample(rng))
        elif rng.random() < ANY:
            state.apply(rng.choice(game.promising(state)))
        else:
            state.apply(bot.choose(Observation(state, decision.seat)))
        if state.turn != turn and turn > 0 and not state.over:  # what was before the first turn was no turn
            told = game.impression(state, seat)
            assert told is not None, "this form tells no impressions"
            found.append((seat, Sample(told.words, told.numbers, 0.5, 1.0 if task.tries else LIGHT)))
    outcome = state.outcome
    if outcome is None:
        return Played([], [], [])
    winners = outcome.winners
    for seat, sample in found:
        if winners:
            sample.won = 1.0 if seat in winners else 0.0
    decks = [settings.get(name, "") for name in game.seats_in(state)]
    return Played(
        [sample for _, sample in found],
        [deck for seat, deck in enumerate(decks) if seat in winners],
        [deck for seat, deck in enumerate(decks) if winners and seat not in winners],
    )


def play_many(task: Task, games: int, jobs: int) -> Iterator[Played]:
    """Each game, as they come; whoever has enough may stop listening."""
    return spread(partial(play, task), games, jobs)


# Matches --------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Effort:
    """What a decision takes at most: processor time, and tries if these are counted."""

    seconds: float
    tries: int = 0


@dataclass(frozen=True)
class Contest:
    """The net against the rule of thumb, in the same search."""

    game: str
    forms: tuple[str, ...]
    seed: int
    layers: list[list[list[float]]]
    effort: Effort
    """Of the net; the rival has its own, so that a net can be tried as the level it might become."""
    rival: Effort


def meet(contest: Contest, number: int) -> float:
    """Two games with the same decks and luck, the seats exchanged: how many of them the net won."""
    game = stonehall.load(contest.game)
    judgement = Judgement(contest.layers)
    form = contest.forms[number % len(contest.forms)]
    settings = settings_of(game, form, Random(f"contest {contest.seed} {number}"))
    won = 0.0
    for exchanged in (False, True):
        luck = Random(f"luck {contest.seed} {number}")
        state = game.start(settings)
        seats = range(len(game.seats_in(state)))
        mine = {seat for seat in seats if (seat in game.allies(state, 0)) != exchanged}
        bots = [
            thinker(luck.randrange(1 << 30), *((judgement, contest.effort) if seat in mine else (None, contest.rival)))
            for seat in seats
        ]
        play_out(state, bots, luck)
        outcome = state.outcome
        winners = set(outcome.winners) if outcome is not None else set()
        won += 0.5 if not winners else 1.0 if mine & winners else 0.0
    return won


def thinker(seed: int, judgement: Judgement | None, effort: Effort) -> Player:
    """Searches its turn with this effort, and judges by this net or by the rule of thumb."""
    return TurnSearchBot(seed, effort.seconds, effort.tries, knowing(judgement))


def play_out(state: State, bots: Sequence[Player], luck: Random) -> None:
    """Let bots play a game to its end, or as long as anybody listens."""
    for _ in range(DECISIONS):
        decision = state.decision
        if decision is None:
            break
        if isinstance(decision, Chance):
            state.apply(decision.sample(luck))
        else:
            state.apply(bots[decision.seat].choose(Observation(state, decision.seat)))


def meet_often(contest: Contest, pairs: int, jobs: int) -> Iterator[float]:
    """How many of its two games the net won, for each pair."""
    return spread(partial(meet, contest), pairs, jobs)


def spread(work: Callable[[int], T], times: int, jobs: int) -> Iterator[T]:
    pool = ProcessPoolExecutor(jobs)
    try:
        yield from pool.map(work, range(times), chunksize=2)
    finally:
        pool.shutdown(cancel_futures=True)
