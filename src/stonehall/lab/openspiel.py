"""OpenSpiel's own searches as players of our games: a yardstick that others know (the extra ``bench`` installs it).

``MCTSBot`` and ``ISMCTSBot`` of ``open_spiel.python.algorithms`` search as they are. What they get of us is a
:class:`Position`, which looks to them like a state of OpenSpiel, and :class:`Playouts`, which plays leaves on to the
end at random, as their own evaluator does, but inside our engine and so much faster. The constant of exploration is
that of their examples.

They are honest: a :class:`Position` is made of an imagined state only. MCTS knows no hidden information, so it searches
one imagined state as if everything lay open in it; IS-MCTS imagines another for each of its simulations, and tells its
nodes apart by the view of the one who decides.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any, Final

from stonehall.kernel import Chance, Observation, Option, Problem, State, StonehallError, play_randomly
from stonehall.kernel.game import AnyGame

SECONDS: Final = 0.25
"""What a decision takes, unless it is said."""
EXPLORATION: Final = 2.0
FEWEST: Final = 2
"""Simulations without which a search of OpenSpiel has no answer: the first one only looks at the root."""
FIRST_GUESS: Final = 16
MEMORY: Final = 0.5
"""How much the cost of a simulation, as it was seen, counts against that of the last search."""
MOST_CHANGE: Final = 4.0
"""A search has at most so many times the simulations of the one before."""
CHANCE_PLAYER: Final = -1
TERMINAL_PLAYER: Final = -4
"""As OpenSpiel numbers them."""


class SpielGame:
    """A game of ours, as far as OpenSpiel's searches ask."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        self.game = game
        self.seats = seats

    def get_type(self) -> SpielGame:
        """Turns one after the other, hidden information, and what it is worth is known at the end."""
        return self

    @property
    def dynamics(self) -> Any:
        return _spiel().GameType.Dynamics.SEQUENTIAL

    @property
    def information(self) -> Any:
        return _spiel().GameType.Information.IMPERFECT_INFORMATION

    @property
    def reward_model(self) -> Any:
        return _spiel().GameType.RewardModel.TERMINAL

    def num_players(self) -> int:
        return self.seats

    def max_utility(self) -> float:
        return 1.0

    def min_utility(self) -> float:
        return -1.0


class Position:
    """A state of ours, as far as OpenSpiel's searches ask. Actions are the places of options in the decision.

    >>> import stonehall
    >>> position = Position(stonehall.load("summoner-wars").start())
    >>> position.is_chance_node(), position.chance_outcomes()
    (True, [(0, 0.5), (1, 0.5)])
    >>> after = position.clone()
    >>> after.apply_action(0)
    >>> after.chance_outcomes()[0], after.is_terminal(), after.returns()
    ((0, 0.1), False, [0.0, 0.0])
    """

    __slots__ = ("_options", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self._options: list[Option] | None = None

    @property
    def options(self) -> list[Option]:
        if self._options is None:
            decision = self.state.decision
            self._options = [] if decision is None else list(decision.options)
        return self._options

    def get_game(self) -> SpielGame:
        return SpielGame(self.state.game, len(self.state.seat_names))

    def clone(self) -> Position:
        return Position(self.state.clone())

    def is_terminal(self) -> bool:
        return self.state.decision is None

    def is_chance_node(self) -> bool:
        return isinstance(self.state.decision, Chance)

    def current_player(self) -> int:
        decision = self.state.decision
        return TERMINAL_PLAYER if decision is None else CHANCE_PLAYER if decision.is_chance else decision.seat

    def legal_actions(self, player: int | None = None) -> list[int]:
        return list(range(len(self.options)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        decision = self.state.decision
        assert isinstance(decision, Chance)
        return [(place, odds) for place, (_, odds) in enumerate(decision.odds())]

    def apply_action(self, action: int) -> None:
        option = self.options[action]
        self._options = None
        self.state.apply(option)

    def returns(self) -> list[float]:
        """1 for those who won, −1 for those who did not, 0 for all where nobody did."""
        outcome = self.state.outcome
        seats = range(len(self.state.seat_names))
        if outcome is None or not outcome.winners:
            return [0.0 for _ in seats]
        return [1.0 if seat in outcome.winners else -1.0 for seat in seats]

    def information_state_string(self, player: int | None = None) -> str:
        """What the one who decides may see, options included: states that look alike to them are one node."""
        return repr(self.state.view(self.current_player() if player is None else player))


class Playouts:
    """OpenSpiel's random playouts, played by our engine: what a leaf is worth, and that no option is preferred."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def evaluate(self, position: Position) -> Any:
        end = position.state.clone()
        play_randomly(end, self.rng)
        return _numpy().array(Position(end).returns())

    def prior(self, position: Position) -> list[tuple[int, float]]:
        if position.is_chance_node():
            return position.chance_outcomes()
        actions = position.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class SpielBot(ABC):
    """What both have in common: their time.

    OpenSpiel's searches count simulations, not seconds. How many a decision gets follows from what those before took,
    so that over a game it thinks as many seconds of processor time a decision as it was given. With ``tries`` each
    decision has so many simulations, and repeats from its seed.
    """

    algorithm = ""
    """The module of OpenSpiel in which the search stands."""

    def __init__(self, seed: int | None = None, seconds: float = SECONDS, tries: int = 0) -> None:
        self.rng = Random(seed)
        self.seconds = seconds
        self.tries = tries
        self.simulations = tries or FIRST_GUESS
        self.cost = 0.0
        """Seconds of a simulation, as far as is known."""
        self.numbers = _numpy().random.RandomState(self.rng.getrandbits(32))
        """Luck as OpenSpiel wants it; it follows from the seed."""
        _algorithm(self.algorithm)  # to import it is no thought

    def choose(self, observation: Observation) -> Option:
        if len(observation.options) == 1:
            return observation.options[0]
        begun = process_time()
        action = self.search(observation, Position(observation.imagine(self.rng)))
        self.learn(process_time() - begun)
        return observation.options[action]

    @abstractmethod
    def search(self, observation: Observation, position: Position) -> int:
        """The action that OpenSpiel's search chooses."""

    def learn(self, spent: float) -> None:
        """The next search has as many simulations as fit into the time, if they cost as much as so far."""
        if self.tries:
            return
        cost = spent / self.simulations
        self.cost = MEMORY * self.cost + (1 - MEMORY) * cost if self.cost else cost
        fitting = self.seconds / max(self.cost, 1e-9)
        self.simulations = max(FEWEST, int(min(fitting, MOST_CHANGE * self.simulations)))


class MctsBot(SpielBot):
    """OpenSpiel's ``MCTSBot`` in one imagined state."""

    algorithm = "mcts"

    def search(self, observation: Observation, position: Position) -> int:
        bot = _algorithm(self.algorithm).MCTSBot(
            position.get_game(), EXPLORATION, self.simulations, Playouts(self.rng), random_state=self.numbers
        )
        return int(bot.step(position))


class IsMctsBot(SpielBot):
    """OpenSpiel's ``ISMCTSBot``, which imagines a state for each of its simulations."""

    algorithm = "ismcts"

    def search(self, observation: Observation, position: Position) -> int:
        bot = _algorithm(self.algorithm).ISMCTSBot(
            position.get_game(), Playouts(self.rng), EXPLORATION, self.simulations, random_state=self.numbers
        )
        bot.set_resampler(lambda *_: Position(observation.imagine(self.rng)))
        return int(bot.step(position))


PEERS: Final[dict[str, Callable[[int, float], SpielBot]]] = {"openspiel-mcts": MctsBot, "openspiel-ismcts": IsMctsBot}
"""By the names that a ladder gives them."""


def are_installed() -> bool:
    return find_spec("pyspiel") is not None and find_spec("open_spiel") is not None


def _spiel() -> Any:
    return _imported("pyspiel")


def _numpy() -> Any:
    return _imported("numpy")


def _algorithm(name: str) -> Any:
    return _imported(f"open_spiel.python.algorithms.{name}")


def _imported(module: str) -> Any:
    """A module of those that need not be there."""
    try:
        return import_module(module)
    except ImportError as missing:
        hint = Problem("pip install 'stonehall[bench]'")
        raise StonehallError("OpenSpiel is not installed.", [hint]) from missing
