"""Many games, each from its own seed, so that any of them can be played again alone.

A :class:`Plan` says what is played; :func:`run` plays it in one or several processes and yields a :class:`Result` (or a
:class:`Failure`) for each game, in order; :class:`Summary` says what came of it.
"""

from __future__ import annotations

import signal
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from hashlib import blake2b
from random import Random
from typing import Any

import stonehall
from stonehall.bots import RandomBot, make_bot
from stonehall.kernel import CHANCE, Chance, Match, Player, Record, State, play_randomly
from stonehall.lab.invariants import check_play, check_record
from stonehall.lab.statistics import Share, Spread


@dataclass(frozen=True)
class NamedDeck:
    """A deck with the name it has in tables; ``value`` is what the game's option gets."""

    name: str
    value: str


@dataclass(frozen=True)
class Plan:
    """What is to be played. A pairing is one deck for each seat; each pairing is played ``games`` times."""

    game: str
    seats: tuple[str, ...]
    bots: tuple[str, ...]
    pairings: tuple[tuple[NamedDeck, ...], ...]
    games: int
    seed: int
    settings: dict[str, str] = field(default_factory=dict)
    check: bool = False

    @property
    def total(self) -> int:
        return self.games * max(1, len(self.pairings))

    def pairing(self, number: int) -> tuple[NamedDeck, ...]:
        """The decks of a game (games are numbered from 1); empty for a game that is played without decks."""
        return self.pairings[(number - 1) // self.games] if self.pairings else ()

    def settings_of(self, number: int) -> dict[str, str]:
        decks = [deck.value for deck in self.pairing(number)]
        return {**self.settings, **dict(zip(self.seats, decks, strict=False))}

    def seed_of(self, number: int) -> int:
        """The seed of one game: it depends on the seed of the run and the number alone. Fits a JSON number."""
        digest = blake2b(f"{self.seed} {number}".encode(), digest_size=6).digest()
        return int.from_bytes(digest, "big")

    @property
    def is_fast(self) -> bool:
        """Random bots need no views: such games are played without a record."""
        return not self.check and all(name == "random" for name in self.bots)


@dataclass(frozen=True)
class Result:
    """One finished game. ``winners`` is empty for a draw, ``first`` the seat whose turn came first."""

    number: int
    winners: tuple[int, ...]
    reason: str
    first: int
    turns: int
    decisions: int
    chances: int


@dataclass(frozen=True)
class Failure:
    """One game that broke down, with its record up to there."""

    number: int
    seed: int
    error: str
    trace: str
    record: str


# One game -------------------------------------------------------------------------------------------------------------


def match_of(plan: Plan, number: int) -> Match:
    """The match of a game, ready to be played."""
    seed = plan.seed_of(number)
    game = stonehall.load(plan.game)
    bots: list[Player] = [make_bot(name, seed + 1 + seat) for seat, name in enumerate(plan.bots)]
    match = Match(game, bots, plan.settings_of(number), seed)
    if all(name == "random" for name in plan.bots):
        for bot in bots:
            if isinstance(bot, RandomBot) and isinstance(match.luck, Random):
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
        if plan.is_fast:
            game = stonehall.load(plan.game)
            state = game.start(plan.settings_of(number))
            rng = Random(plan.seed_of(number))
            luck = 0
            while isinstance(state.decision, Chance):
                luck += play_randomly(state, rng, 1).luck
            first = _active(state)
            played = play_randomly(state, rng)
            return _result(state, number, played.players, luck + played.luck, first)
        match = match_of(plan, number)
        start = match.state.clone()
        first = CHANCE
        while match.state.decision is not None:
            if first == CHANCE and not match.state.decision.is_chance:
                first = _active(match.state)
            match.step()
            if plan.check:
                check_play(match.record, start)
        if plan.check:
            check_record(match.record)
        seats = [play.seat for play in match.record.plays]
        chances = seats.count(CHANCE)
        return _result(match.state, number, len(seats) - chances, chances, first)
    except Exception as error:
        said = f"{type(error).__name__}: {error}"
        return Failure(number, plan.seed_of(number), said, traceback.format_exc(), _record_until_failure(plan, number))


def _active(state: State) -> int:
    """The seat whose turn it is; another may be asked, as the last player is who sets up the first pieces."""
    return state.game.seat_names.index(str(state.view(None)["active"]))


def _result(state: State, number: int, decisions: int, chances: int, first: int) -> Result:
    outcome = state.outcome
    assert outcome is not None
    turns = state.view(None).get("turn", 0)
    assert isinstance(turns, int)
    return Result(number, outcome.winners, outcome.reason, first, turns, decisions, chances)


def _record_until_failure(plan: Plan, number: int) -> str:
    """The plays of a game that breaks down, up to the one that breaks it; empty when it cannot even begin."""
    try:
        match = match_of(plan, number)
    except Exception:
        return ""
    start = match.state.clone()
    try:
        while match.step():
            if plan.check:
                check_play(match.record, start)
    except Exception:
        pass
    return match.record.write()


# Many games -----------------------------------------------------------------------------------------------------------


@contextmanager
def run(plan: Plan, jobs: int = 1, numbers: Sequence[int] = ()) -> Iterator[Iterator[Result | Failure]]:
    """Play the games of a plan (or only those with these numbers): ``with run(plan, jobs=4) as results: …``.

    The results come in the order of the numbers, whatever the number of processes.
    """
    wanted = numbers or range(1, plan.total + 1)
    work = partial(play_one, plan)
    if jobs <= 1 or len(wanted) == 1:
        yield map(work, wanted)
        return
    chunk = max(1, min(100, len(wanted) // (jobs * 4))) if plan.is_fast else 1
    pool = ProcessPoolExecutor(jobs, initializer=_ignore_interrupts)
    try:
        yield pool.map(work, wanted, chunksize=chunk)
    finally:
        pool.shutdown(cancel_futures=True)


def _ignore_interrupts() -> None:
    """Ctrl-C is the business of the parent, which then gives its workers nothing more to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# What came of it ------------------------------------------------------------------------------------------------------


class Summary:
    """Wins, lengths and speed of the games played. A mirror match says nothing about a deck, so it does not count."""

    def __init__(self, plan: Plan, results: Sequence[Result], seconds: float) -> None:
        self.plan = plan
        self.games = len(results)
        self.seconds = seconds
        self.decisions = sum(result.decisions for result in results)
        self.chances = sum(result.chances for result in results)
        self.turns = Spread([result.turns for result in results])
        self.plays = Spread([result.decisions + result.chances for result in results])
        self.draws = sum(not result.winners for result in results)
        self.reasons = Counter(result.reason for result in results)
        wins = Counter(winner for result in results for winner in result.winners)
        self.seats = {name: Share(wins[seat], self.games) for seat, name in enumerate(plan.seats)}
        self.first = Share(sum(result.first in result.winners for result in results), self.games)
        deck_wins: Counter[str] = Counter()
        deck_games: Counter[str] = Counter()
        pair_wins: Counter[tuple[tuple[str, ...], int]] = Counter()
        pair_games: Counter[tuple[str, ...]] = Counter()
        for result in results:
            names = tuple(deck.name for deck in plan.pairing(result.number))
            pair_games[names] += 1
            pair_wins.update([(names, winner) for winner in result.winners])
            if len(set(names)) == len(names):
                deck_games.update(names)
                deck_wins.update([names[winner] for winner in result.winners] if names else [])
        self.decks = {name: Share(deck_wins[name], count) for name, count in deck_games.items()}
        self.pairings = {
            names: [Share(pair_wins[names, seat], count) for seat in range(len(plan.seats))]
            for names, count in pair_games.items()
            if names
        }

    def speed(self) -> dict[str, float]:
        """Per second: games, decisions of players, decisions of luck."""
        seconds = max(self.seconds, 1e-9)
        return {
            "seconds": self.seconds,
            "games_per_second": self.games / seconds,
            "decisions_per_second": self.decisions / seconds,
            "chances_per_second": self.chances / seconds,
        }

    def data(self) -> dict[str, Any]:
        """All of it as plain data. Everything but ``speed`` is the same for the same plan on any machine."""
        plan = self.plan
        return {
            "game": plan.game,
            "bots": list(plan.bots),
            "seed": plan.seed,
            "settings": plan.settings,
            "checked": plan.check,
            "games": self.games,
            "decisions": self.decisions,
            "chances": self.chances,
            "turns": self.turns.data(),
            "plays": self.plays.data(),
            "draws": self.draws,
            "reasons": dict(sorted(self.reasons.items())),
            "seats": {name: share.data() for name, share in self.seats.items()},
            "first_player": self.first.data(),
            "decks": {name: share.data() for name, share in self.decks.items()},
            "pairings": [
                {
                    "decks": list(names),
                    "wins": {seat: share.data() for seat, share in zip(plan.seats, shares, strict=True)},
                }
                for names, shares in self.pairings.items()
            ],
            "speed": self.speed(),
        }
