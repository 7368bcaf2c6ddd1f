"""What a good bot would do in a player's place, and what comes of it: for those who ask."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from stonehall.bots.budget import Budget
from stonehall.bots.experience import widely_experienced
from stonehall.bots.playing_on import end_of_turn
from stonehall.bots.registry import make_bot
from stonehall.bots.turn_search import TurnSearchBot
from stonehall.kernel.decision import Option
from stonehall.kernel.game import AnyGame
from stonehall.kernel.match import Observation
from stonehall.kernel.message import Message
from stonehall.kernel.state import State

ADVISER: Final = "steward"
"""The bot whose advice is given unless another is asked: the strongest there is."""
MOST: Final = 3
"""So many options are advised."""
LOOKS: Final = 8
"""So often each of them is played on to the end of the turn, to see what it changes."""
SURE: Final = 0.95
LIKELY: Final = 0.2
"""How often the game has to be won for it to be called won, and for it to be worth a word."""
MOST_CHANGES: Final = 3
"""So many changes are told of each advice: the weightiest."""
LEAST: Final = 0.5
"""A number that changes less on average is not told."""


class Advice:
    """An option, how far it is behind the best one in the eyes of the bot, and what it changes by the end of the turn.

    ``changes`` are the numbers the game counts, by their names, and by how much they grow on average; ``wins`` is how
    often the game was won by then.
    """

    __slots__ = ("_looks", "_totals", "_won", "behind", "option")

    def __init__(self, option: Option, behind: float) -> None:
        self.option = option
        self.behind = behind
        self._looks = 0
        self._won = 0
        self._totals: dict[str, int] = {}

    def saw(self, before: Mapping[str, int], after: Mapping[str, int], won: bool) -> None:
        """It was played on to the end of the turn once more."""
        self._looks += 1
        self._won += won
        for name, count in before.items():
            self._totals[name] = self._totals.get(name, 0) + after.get(name, count) - count

    @property
    def wins(self) -> float:
        return self._won / self._looks if self._looks else 0.0

    @property
    def changes(self) -> dict[str, float]:
        return {name: total / self._looks for name, total in self._totals.items()}


def advise(observation: Observation, bot: TurnSearchBot) -> list[Advice]:
    """The options a bot would choose, the best first: from what the seat may know, and imagined states.

    It thinks as long as the bot does, and looks at what its advice leads to for no longer than that.
    """
    ranked = bot.rank(observation)[:MOST]
    best = ranked[0]
    advised = [Advice(one.option, max(0.0, best.value - one.value)) for one in ranked if one is best or one.tries]
    _look_ahead(observation, advised, bot.rng, Budget(bot.budget.seconds, LOOKS * len(advised)))
    return advised


def adviser() -> TurnSearchBot:
    """The one who is asked for hints."""
    bot = make_bot(ADVISER)
    assert isinstance(bot, TurnSearchBot)
    return bot


def look(observation: Observation, advice: Advice, rng: Random) -> State:
    """Play an option on to the end of its turn once, in an imagined state; how that ended."""
    seat = observation.seat
    state = observation.imagine(rng)
    game, before = state.game, state.game.counts(state, seat)
    turn = state.turn
    state.apply(advice.option)
    state = end_of_turn(state, seat, turn, rng, adviser=widely_experienced(game))
    outcome = state.outcome
    advice.saw(before, game.counts(state, seat), outcome is not None and seat in outcome.winners)
    return state


def reasons(game: AnyGame, wins: float, changes: Mapping[str, float]) -> list[Message]:
    """What a play brings by the end of the turn. A game that is won needs no other reason."""
    if wins >= SURE:
        return [Message("hint-wins")]
    found = [Message("hint-may-win")] if wins >= LIKELY else []
    for name, change in changes.items():
        if abs(change) >= LEAST and len(found) < MOST_CHANGES:
            way = "more" if change > 0 else "less"
            found.append(Message(f"{game.prefix}-change-{name}-{way}", {"count": max(1, round(abs(change)))}))
    return found


def _look_ahead(observation: Observation, advised: list[Advice], rng: Random, budget: Budget) -> None:
    """Play each on to the end of the turn, in turn, until the budget is spent."""
    budget.begin()
    while not budget.is_spent():
        for advice in advised:
            look(observation, advice, rng)
            budget.made += 1
