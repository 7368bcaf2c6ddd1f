"""Games for the judgement: played, told in a few facts each, and kept in files so that nothing is played twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import stonehall
from stonehall.bots import find_bot
from stonehall.games.mountain_king.component_sets import OWN
from stonehall.games.mountain_king.components import WORKSHOPS
from stonehall.games.mountain_king.mountain import cell_name
from stonehall.games.mountain_king.resources import RESOURCES
from stonehall.games.mountain_king.scoring import by_category
from stonehall.games.mountain_king.state import State
from stonehall.kernel import Chance, Observation, Option
from stonehall.lab import Plan
from stonehall.lab.keeping import Kept, edition

GAME = "mountain-king"
BOT = "greedy"
OPENING = 2
"""So many recruits and digs make an opening."""
SLICE = 20
"""So many games are played before they are written down."""


@dataclass
class Facts:
    """What a finished game says about the components. Places count from the player who began."""

    form: str
    number: int
    turns: int
    first: int
    """The seat that began."""
    winners: list[int]
    scores: list[list[int]]
    """For each side its honor by category."""
    side_of: list[int]
    openings: list[str] = field(default_factory=list)
    """For each seat its first recruits and digs."""
    plays: list[dict[str, int]] = field(default_factory=list)
    """For each seat how often it recruited, dug, cast and so on."""
    gates: list[str] = field(default_factory=list)
    """For each seat the start point of its gate."""
    used: dict[str, int] = field(default_factory=dict)
    """How often each component was used: ``troll``, ``spell``, ``tunnel``, ``hall``, ``workshop`` and its name."""


def plan_of(form: str, seed: int) -> Plan:
    game = stonehall.load(GAME)
    return Plan(GAME, BOT, games=1, seed=seed, settings=game.forms()[form])


def play(form: str, seed: int, number: int) -> Facts:
    """One game; it depends on the form, the seed and the number alone."""
    plan = plan_of(form, seed)
    luck = plan.seed_of(number)
    state = stonehall.load(GAME).start(plan.settings)
    assert isinstance(state, State)
    seats = len(plan.seats)
    rng, bots = Random(luck), [find_bot(BOT)(luck + 1 + seat) for seat in range(seats)]
    used: Counter[str] = Counter()
    openings: list[list[str]] = [[] for _ in range(seats)]
    plays: list[Counter[str]] = [Counter() for _ in range(seats)]
    while (decision := state.decision) is not None:
        if isinstance(decision, Chance):
            state.apply(decision.sample(rng))
            continue
        option = bots[decision.seat].choose(Observation(state, decision.seat))
        plays[decision.seat][option.verb] += 1
        if name := _component(state, option):
            used[name] += 1
        if option.verb in ("recruit", "dig") and len(openings[decision.seat]) < OPENING:
            openings[decision.seat].append(_step(state, option))
        state.apply(option)
    outcome = state.outcome
    assert outcome is not None
    settings = state.settings
    return Facts(
        form,
        number,
        state.turn,
        state.first,
        list(outcome.winners),
        [by_category(state, side) for side in range(settings.sides)],
        list(settings.seating.side_of),
        [", ".join(opening) for opening in openings],
        [dict(count) for count in plays],
        [cell_name(gate) for gate in state.gates],
        dict(used),
    )


def _component(s: State, option: Option) -> str:
    """The component that an option uses, if it does."""
    components = s.settings.components
    match option.verb:
        case "line-up":
            return f"starter {components.trolls[option.args[0]].id}"
        case "recruit":
            return f"troll {components.trolls[s.horde[option.args[0]]].id}"
        case "cast":
            return f"spell {components.spells[s.spellbook[option.args[0]]].id}"
        case "dig":
            return f"tunnel {components.tunnels[components.stack_of[option.args[1]]].id}"
        case "dedicate":
            return f"hall {components.halls[option.args[0]].id}"
        case "found":
            return f"founded {WORKSHOPS[option.args[0]]}"
        case "visit":
            site = s.settings.mountain.workshop_sites.index(option.args[0])
            return f"workshop {WORKSHOPS[s.founded[site]]}"
    return ""


def _step(s: State, option: Option) -> str:
    """A step of an opening: the level of the troll, or the mineral of the tunnel."""
    if option.verb == "recruit":
        return f"recruit level {s.settings.components.trolls[s.horde[option.args[0]]].level}"
    return f"dig with {RESOURCES[option.args[0]]}"


def components_in_play() -> list[str]:
    """Everything that should be used at some time."""
    return [
        *[f"{'troll' if troll.level else 'starter'} {troll.id}" for troll in OWN.trolls],
        *[f"spell {spell.id}" for spell in OWN.spells],
        *[f"tunnel {tunnel.id}" for tunnel in OWN.tunnels],
        *[f"hall {hall.id}" for hall in OWN.halls],
        *[f"founded {name}" for name in WORKSHOPS],
        *[f"workshop {name}" for name in WORKSHOPS],
    ]


# Keeping games --------------------------------------------------------------------------------------------------------


class Store:
    """The games of one edition and seed, a file for each form."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder / f"{edition(['games/mountain_king', 'bots'])}-{seed}"
        self.seed = seed

    def kept(self, form: str) -> dict[int, Facts]:
        """The games that were played, by number."""
        return {facts.number: facts for facts in (Facts(**data) for data in self._file(form).read())}

    def play(self, form: str, numbers: Sequence[int], jobs: int) -> Iterator[int]:
        """Play these games and keep them; says after every slice how many are done."""
        done = 0
        fresh: list[dict[str, Any]] = []
        with ProcessPoolExecutor(jobs) as pool:
            for facts in pool.map(partial(play, form, self.seed), numbers, chunksize=SLICE // 4):
                fresh.append(asdict(facts))
                done += 1
                if done % SLICE == 0 or done == len(numbers):
                    self._file(form).add(fresh)
                    fresh.clear()
                    yield done

    def _file(self, form: str) -> Kept:
        return Kept(self.folder / f"{form}.jsonl")


def sides_by_place(facts: Facts) -> Mapping[int, int]:
    """For each place in the order of turns (of sides, where teams play) its side."""
    in_turn = facts.side_of[facts.first :] + facts.side_of[: facts.first]
    return dict(enumerate(dict.fromkeys(in_turn)))
