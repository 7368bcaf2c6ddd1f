"""A game: what it is called, which settings it takes, and how a state of it comes to be."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from stonehall.kernel.choice import Choice
from stonehall.kernel.decision import Option
from stonehall.kernel.errors import Problem, SettingsError
from stonehall.kernel.message import Message, Value
from stonehall.kernel.notation import Notation
from stonehall.kernel.odds import Odds
from stonehall.kernel.state import Event, State


class Outcome:
    """How a game ended: a score and a rank (1 = best; equal ranks are a tie) for each seat."""

    def __init__(self, scores: Sequence[float], reason: str) -> None:
        self.scores = tuple(scores)
        self.ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
        self.reason = reason

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first rank; empty when everybody does (a draw)."""
        best = tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
        return best if len(best) < len(self.ranks) else ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.scores == other.scores and self.reason == other.reason

    def __hash__(self) -> int:
        return hash((self.scores, self.reason))

    def __repr__(self) -> str:
        return f"Outcome({self.scores}, {self.reason!r})"


class Setting:
    """One setting of a game: its name, what it means, its default and, where they are few, its possible values."""

    def __init__(self, name: str, help: str, default: str, values: Sequence[str] = ()) -> None:
        self.name = name
        self.help = help
        self.default = default
        self.values = tuple(values)


class Game:
    """The contract every game keeps: what stands here, and the event ``TURN`` whenever a turn begins."""

    def __init__(
        self,
        id: str,
        title: str,
        rules_version: int,
        seat_names: Sequence[str],
        seat_counts: Sequence[int],
        settings: Sequence[Setting],
    ) -> None:
        self.id = id
        self.title = title
        self.rules_version = rules_version
        self.seat_names = tuple(seat_names)
        self.seat_counts = tuple(seat_counts)
        self.settings = tuple(settings)

    def seats_of(self, settings: Mapping[str, str]) -> tuple[str, ...]:
        """The names of the seats that play with complete settings, in the order of their numbers."""
        return self.seat_names

    @abstractmethod
    def new_state(self, settings: Mapping[str, str]) -> State:
        """The first moment of a game with complete, known names; :class:`SettingsError` for bad values."""

    @abstractmethod
    def from_position(self, text: str) -> State:
        """The state a position text describes; :class:`~stonehall.kernel.errors.PositionError` lists what is wrong."""

    @abstractmethod
    def write_position(self, state: State) -> str:
        """The position text of a state."""

    @abstractmethod
    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        """Everything a seat (``None``: a spectator) may see of a state, as plain data."""

    @abstractmethod
    def imagine(self, state: State, seat: int, rng: Random) -> State:
        """A clone of a state in which everything the seat cannot know is dealt afresh."""

    @abstractmethod
    def explain(self, state: State, option: Option) -> list[Problem]:
        """Why an option that is not among the legal ones is not legal, in terms of the rules."""

    @abstractmethod
    def why_not(self, state: State, seat: int, picked: str, pointed: str) -> list[Problem]:
        """Why a seat may not do what it seems to want: at least one reason, none that it could not know.

        ``picked`` is what it acts with (a place, a card of its hand, or empty), ``pointed`` what it pointed at then.
        """

    @abstractmethod
    def prompt(self, view: Mapping[str, object], players: Sequence[Value]) -> Message:
        """What the viewer is asked, or whom they wait for; once the game is over, how it ended."""

    @abstractmethod
    def choice(self, view: Mapping[str, object], text: str, players: Sequence[Value]) -> Choice:
        """An option of the viewer's decision as a person meets it."""

    @abstractmethod
    def log_message(self, event: Event, players: Sequence[Value]) -> Message:
        """A line of the log, for an event as its reader may know it (:meth:`~stonehall.kernel.Event.seen_by`)."""

    @abstractmethod
    def outcome_message(self, view: Mapping[str, object], players: Sequence[Value]) -> Message:
        """How a game that is over ended, for this viewer."""

    def allies(self, state: State, seat: int) -> Sequence[int]:
        """The seats that win and lose together with a seat, itself included."""
        return (seat,)

    def odds(self, state: State, seat: int, text: str) -> Odds | None:
        """What an attack may do, as far as the seat can know; ``None`` for plays that are none, and for long sums."""
        return None

    def invariant_errors(self, state: State, start: State) -> list[str]:
        """What cannot be in a state of a game that began with ``start``: looked for after every checked play."""
        return []

    @abstractmethod
    def evaluate(self, state: State, seat: int) -> float:
        """How good a state looks for a seat: a bot's rule of thumb."""

    @abstractmethod
    def picture(self, view: Mapping[str, object]) -> str:
        """An SVG picture of a view."""

    @abstractmethod
    def notation(self) -> Notation:
        """How plays are written."""

    @abstractmethod
    def cards(self) -> Sequence[Any]:
        """Everything printed: each has an ``id``."""

    def forms(self) -> Mapping[str, Mapping[str, str]]:
        """The ways in which the game is played, by name, each as its settings; the usual one first."""
        return {"": {}}

    def card_catalog(self) -> Sequence[Mapping[str, object]]:
        """Everything printed, as plain data."""
        return []

    def deck_catalog(self) -> Sequence[Mapping[str, object]]:
        """The ready decks, as plain data."""
        return []

    def decks(self) -> list[str]:
        """The ids of the ready decks, which the settings named like the seats take; none for a game without decks."""
        return []

    def deck_setting(self, text: str, name: str) -> str:
        """The value of the setting of a deck written as text; :class:`SettingsError` lists what is wrong with it."""
        raise SettingsError(f"{self.title} is played without decks.", [Problem("a deck was given", name)])

    def start(self, settings: Mapping[str, str] | None = None, **more: str) -> State:
        """Begin a game; what is not given takes its default.

        >>> import stonehall
        >>> state = stonehall.load("summoner-wars").start(north="cave-goblins")
        >>> state.decision
        <Decision first of seat -1, 2 options>
        """
        return self.new_state(self.complete({**(settings or {}), **more}))

    def complete(self, given: Mapping[str, str]) -> dict[str, str]:
        """The settings with the defaults filled in; unknown names and values are refused, all at once."""
        known = {setting.name: setting for setting in self.settings}
        problems = [
            Problem(f"unknown setting (settings: {', '.join(known)})", name) for name in given if name not in known
        ]
        complete = {setting.name: str(given.get(setting.name, setting.default)) for setting in self.settings}
        complete = {name: _in_one_line(value) for name, value in complete.items()}
        problems += [
            Problem(f"{complete[name]!r} is not one of {', '.join(setting.values)}", name)
            for name, setting in known.items()
            if setting.values and complete[name] not in setting.values
        ]
        if problems:
            raise SettingsError(f"{self.title} cannot be set up like this.", problems)
        return complete


def _in_one_line(value: str) -> str:
    """A value as a record keeps it, so that a record that is read again is written the same.

    >>> _in_one_line("Summoner:  Svara\\n\\n4 Ice Golem\\n")
    'Summoner: Svara; 4 Ice Golem'
    """
    return "; ".join(" ".join(line.split()) for line in value.splitlines() if line.strip())
