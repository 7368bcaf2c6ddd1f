"""Games of a plan played, each from its own seed, so that any of them can be played again alone."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final

import stonehall
from stonehall.bots import RandomBot, find_bot
from stonehall.kernel import CHANCE, Chance, Match, Player, Record, State, play_randomly
from stonehall.lab.invariants import check_change, check_play, check_record
from stonehall.lab.results import Failure, Result
from stonehall.lab.secrets import check_secrets

if TYPE_CHECKING:
    from stonehall.lab.plan import Plan


SECRETS_CHECKED: Final = 0.01
"""How often the worlds of all seats are compared in a checked game: it takes as long as playing on from there."""


class Checks:
    """What is looked at after every play of a checked game; its luck is its own, so that the game stays the same."""

    def __init__(self, match: Match, seed: int) -> None:
        self.match = match
        self.start = match.state.clone()
        self.rng = Random(seed)
        self.listen()

    def listen(self) -> None:
        """What the next play changes will be compared with what is told of it."""
        self.before = self.match.state.clone()
        self.match.state.log = []

    def check(self) -> None:
        check_play(self.match.record, self.start)
        check_change(self.match.record, self.before)
        self.listen()
        if self.rng.random() < SECRETS_CHECKED:
            check_secrets(self.match.state, self.rng)


# One game -------------------------------------------------------------------------------------------------------------


def match_of(plan: Plan, number: int) -> Match:
    """The match of a game, ready to be played."""
    seed = plan.seed_of(number)
    game = stonehall.load(plan.game)
    makers = [find_bot(bot) if isinstance(bot, str) else bot for bot in plan.bots]
    bots: list[Player] = [make(seed + 1 + seat) for seat, make in enumerate(makers)]
    match = Match(game, bots, plan.settings_of(number), seed)
    if all(bot == "random" for bot in plan.bots):
        for bot in bots:
            if isinstance(bot, RandomBot):
                bot.rng = match.luck  # one generator for all, as in play_randomly: the same game, move by move
    return match


def record_of(plan: Plan, number: int) -> Record:
    """The record of one game of a plan."""
    match = match_of(plan, number)
    match.run()
    return match.record


def play_one(plan: Plan, number: int) -> Result | Failure:
    """Play one game of a plan. Whatever goes wrong inside is told, not raised."""
    try:
        return _played_fast(plan, number) if plan.is_fast else _played(plan, number)
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        return Failure(number, plan.seed_of(number), said, traceback.format_exc(), _record_until_failure(plan, number))


def _played_fast(plan: Plan, number: int) -> Result:
    """Random bots, without a record."""
    state = stonehall.load(plan.game).start(plan.settings_of(number))
    rng = Random(plan.seed_of(number))
    luck = 0
    while isinstance(state.decision, Chance):
        luck += play_randomly(state, rng, 1).luck
    first = state.active  # another may be asked, as the last player is who sets up the first pieces
    played = play_randomly(state, rng)
    return _result(state, number, played.players, luck + played.luck, first)


def _played(plan: Plan, number: int) -> Result:
    match = match_of(plan, number)
    checks = Checks(match, plan.seed_of(number)) if plan.check else None
    first = CHANCE
    while match.state.decision is not None:
        if first == CHANCE and not match.state.decision.is_chance:
            first = match.state.active
        match.step()
        if checks is not None:
            checks.check()
    if plan.check:
        check_record(match.record)
    seats = [play.seat for play in match.record.plays]
    chances = seats.count(CHANCE)
    return _result(match.state, number, len(seats) - chances, chances, first)


def _result(state: State, number: int, decisions: int, chances: int, first: int) -> Result:
    outcome = state.outcome
    assert outcome is not None
    return Result(number, outcome.winners, outcome.reason, first, state.turn, decisions, chances)


def _record_until_failure(plan: Plan, number: int) -> str:
    """The plays of a game that breaks down, up to the one that breaks it; empty when it cannot even begin."""
    try:
        match = match_of(plan, number)
    except Exception:
        return ""
    checks = Checks(match, plan.seed_of(number)) if plan.check else None
    try:
        while match.step():
            if checks is not None:
                checks.check()
    except Exception:
        pass
    return match.record.write()


# Many games -----------------------------------------------------------------------------------------------------------


@contextmanager
def played(plan: Plan, numbers: Sequence[int], workers: int) -> Iterator[Iterator[Result | Failure]]:
    """The games with these numbers, played one after the other in some processes."""
    work = partial(play_one, plan)
    if workers <= 1:
        yield map(work, numbers)
        return
    chunk = max(1, min(100, len(numbers) // (workers * 4))) if plan.is_fast else 1
    pool = ProcessPoolExecutor(workers, initializer=_ignore_interrupts)
    try:
        yield pool.map(work, numbers, chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is the business of the parent, which then gives its workers nothing more to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
