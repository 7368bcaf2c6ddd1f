"""What is to be played: which bots meet in which game, with which decks, how often."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from importlib import import_module
from itertools import product
from typing import Any, Literal

import stonehall
from stonehall.bots import BotFactory, find_bot
from stonehall.kernel import AnyGame, Problem, SettingsError, StonehallError
from stonehall.lab import playing
from stonehall.lab.results import BrokenGame, Failure, Result
from stonehall.lab.summary import Summary

Bot = str | BotFactory
"""A bot by its name, by ``package.module:Class``, or whatever makes one of a seed."""

Progress = Callable[[int, int], None]
"""Told after every game: how many are done, and how many there are."""


@dataclass(frozen=True)
class NamedDeck:
    """A deck with the name it has in tables; ``value`` is what the game's setting gets."""

    name: str
    value: str


Pairing = Sequence[str | NamedDeck]
"""A deck for each seat."""


class Plan:
    """So many games (of each pairing of decks) between some bots. The seats follow from the game and its settings.

    ``bots`` are one for all seats or one for each; ``pairings`` are decks for each seat, or ``"all"`` that may meet;
    none for a game without decks, and where the decks of the settings are played. ``check`` looks after every play for
    what cannot be.

    >>> plan = Plan("summoner-wars", ["greedy", "random"], games=5, settings={"first": "south"})
    >>> plan.seats, plan.total, plan.seed_of(1) == plan.seed_of(1)
    (('south', 'north'), 5, True)
    """

    def __init__(
        self,
        game: str,
        bots: Bot | Sequence[Bot] = "random",
        games: int = 100,
        *,
        seed: int = 1,
        pairings: Sequence[Pairing] | Literal["all"] = (),
        settings: Mapping[str, str] | None = None,
        check: bool = False,
    ) -> None:
        self.game = game
        self.games = games
        self.seed = seed
        self.settings = dict(settings or {})
        self.check = check
        self.seats = self._game.seats_of(self._game.complete(self.settings))
        each = [bots] if isinstance(bots, str) or callable(bots) else list(bots)
        self.bots: tuple[Bot, ...] = tuple(each * len(self.seats) if len(each) == 1 else each)
        met = every_pairing(self._game, self.settings) if pairings == "all" else pairings
        self.pairings = tuple(
            tuple(NamedDeck(deck, deck) if isinstance(deck, str) else deck for deck in pairing) for pairing in met
        )
        self._verify()

    def _verify(self) -> None:
        wrong = []
        if self.games < 1:
            wrong.append(Problem(f"{self.games} is too few; at least 1", "games"))
        if len(self.bots) != len(self.seats):
            wrong.append(
                Problem(f"give one bot, or {len(self.seats)}, one for each seat; not {len(self.bots)}", "bots")
            )
        for pairing in self.pairings:
            if len(pairing) != len(self.seats):
                wrong.append(
                    Problem(f"give {len(self.seats)} decks, one for each seat; not {len(pairing)}", "pairings")
                )
        for bot in self.bots:
            if isinstance(bot, str):
                find_bot(bot)
        if wrong:
            raise StonehallError("This cannot be simulated.", wrong)

    @property
    def _game(self) -> AnyGame:
        return stonehall.load(self.game)

    @property
    def bot_names(self) -> tuple[str, ...]:
        """What the bots are called, seat by seat."""
        return tuple(bot if isinstance(bot, str) else getattr(bot, "__name__", repr(bot)) for bot in self.bots)

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together; each is a side of its own in most games."""
        state = self._game.start(self.settings_of(1))
        return tuple(dict.fromkeys(tuple(sorted(self._game.allies(state, seat))) for seat in range(len(self.seats))))

    # The games --------------------------------------------------------------------------------------------------------

    @property
    def total(self) -> int:
        return self.games * max(1, len(self.pairings))

    def pairing(self, number: int) -> tuple[NamedDeck, ...]:
        """The decks of a game (games are numbered from 1); empty where the settings say what is played."""
        return self.pairings[(number - 1) // self.games] if self.pairings else ()

    def settings_of(self, number: int) -> dict[str, str]:
        decks = [deck.value for deck in self.pairing(number)]
        return {**self.settings, **dict(zip(self.seats, decks, strict=False))}

    def seed_of(self, number: int) -> int:
        """The seed of one game: it depends on the seed of the plan and the number alone. Fits a JSON number."""
        digest = blake2b(f"{self.seed} {number}".encode(), digest_size=6).digest()
        return int.from_bytes(digest, "big")

    @property
    def is_fast(self) -> bool:
        """Random bots need no views: such games are played without a record."""
        return not self.check and all(bot == "random" for bot in self.bots)

    # Playing ----------------------------------------------------------------------------------------------------------

    def run(self, jobs: int = 1, progress: Progress | None = None) -> Summary:
        """Play all games and say what came of them; :class:`~stonehall.lab.BrokenGame` if one breaks down.

        ``jobs`` processes share the work (0: one for each core). Then the bots must be such that another process can
        import them: not functions inside functions, nor classes of a notebook.

        >>> summary = Plan("summoner-wars", games=2).run(progress=lambda done, total: print(f"{done} of {total}"))
        1 of 2
        2 of 2
        """
        begun = time.perf_counter()
        played: list[Result] = []
        with self.results(jobs) as results:
            for result in results:
                if isinstance(result, Failure):
                    raise BrokenGame(result)
                played.append(result)
                if progress is not None:
                    progress(len(played), self.total)
        return Summary(self, played, time.perf_counter() - begun)

    @contextmanager
    def results(self, jobs: int = 1, numbers: Sequence[int] = ()) -> Iterator[Iterator[Result | Failure]]:
        """The games one by one (or only those with these numbers): ``with plan.results(jobs=4) as results: …``.

        They come in the order of the numbers, whatever the number of processes.
        """
        wanted = numbers or range(1, self.total + 1)
        workers = min(jobs or os.cpu_count() or 1, len(wanted))
        if workers > 1:
            stuck = [name for bot, name in zip(self.bots, self.bot_names, strict=True) if not can_travel(bot)]
            if stuck:
                reason = "it stands in no module that another process could import; play with jobs=1"
                raise StonehallError("This needs one process.", [Problem(reason, name) for name in stuck])
        with playing.played(self, wanted, workers) as results:
            yield results


def every_pairing(game: AnyGame, settings: Mapping[str, str]) -> list[tuple[NamedDeck, ...]]:
    """All ready decks against all, on every seat, as far as the game lets them meet."""
    seats = game.seats_of(game.complete(settings))
    decks = [NamedDeck(id, id) for id in game.decks()]
    return [pairing for pairing in product(decks, repeat=len(seats)) if _may_meet(game, settings, seats, pairing)]


def _may_meet(game: AnyGame, settings: Mapping[str, str], seats: Sequence[str], pairing: Sequence[NamedDeck]) -> bool:
    try:
        game.start({**settings, **dict(zip(seats, [deck.value for deck in pairing], strict=True))})
    except SettingsError:
        return False
    return True


def can_travel(bot: Bot) -> bool:
    """Whether another process can make this bot: by a name, or by what can be imported from a module."""
    if isinstance(bot, str):
        return True
    module, path = getattr(bot, "__module__", None), getattr(bot, "__qualname__", "")
    if not module or module == "__main__":
        return False
    found: Any = import_module(module)
    for name in path.split("."):
        found = getattr(found, name, None)
    return found is bot
