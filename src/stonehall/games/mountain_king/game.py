"""The game itself: settings, setup, and what a state of it can be asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from stonehall.games.mountain_king import (
    catalog,
    counting,
    dig,
    editing,
    evaluation,
    explain,
    folly,
    halls,
    imagination,
    impression,
    invariants,
    ledger,
    library,
    log_lines,
    messages,
    position,
    position_reader,
    promise,
    recruit,
    spells,
    statues,
    svg,
    svg_example,
    text_board,
    trade,
    turn,
    view,
    why_not,
    workshops,
)
from stonehall.games.mountain_king.adviser import KingAdviser
from stonehall.games.mountain_king.catalog_shape import HallCard, SpellCard, TrollCard, TunnelCard, WorkshopCard
from stonehall.games.mountain_king.component_names import words_of
from stonehall.games.mountain_king.component_sets import OWN, components_of, own_files, value_of
from stonehall.games.mountain_king.components import Components, Printed
from stonehall.games.mountain_king.notation import NOTATION
from stonehall.games.mountain_king.prompt_rules import PROMPT_RULES
from stonehall.games.mountain_king.seating import AUTUMN, MAPS, SEATS, TEAM_SEATS, TURN_LIMIT, WINTER, Settings
from stonehall.games.mountain_king.setup import first_player
from stonehall.games.mountain_king.state import State
from stonehall.games.mountain_king.view_shape import View
from stonehall.games.mountain_king.weights import BROAD, GUESSED, WIDE, Weights
from stonehall.games.mountain_king.words import WORDS_FOLDER
from stonehall.kernel.adviser import Adviser
from stonehall.kernel.card_library import CardLibrary
from stonehall.kernel.choice import Choice
from stonehall.kernel.decision import Decision, Option
from stonehall.kernel.editing import Editing
from stonehall.kernel.errors import Problem, SettingsError
from stonehall.kernel.game import Game, Setting
from stonehall.kernel.impression import Impression, Vocabulary
from stonehall.kernel.log_line import LogLine
from stonehall.kernel.message import Message, Value
from stonehall.kernel.notation import Notation
from stonehall.kernel.state import Event
from stonehall.toolkit.settings import first_seat, turn_limit

OFFERING = (spells, workshops, recruit, dig, trade, halls, statues)
"""What the active player may do stands in these modules."""

USUAL = "usual"
"""The map that is meant for a number of players."""

SETTINGS = (
    Setting("seats", "how many play", "2", ("2", "3", "4", "5")),
    Setting("teams", "two teams of two", "no", ("no", "yes")),
    Setting("map", "the side of the board: winter for 4 and 5, autumn for 3, either for 2", USUAL, (USUAL, *MAPS)),
    Setting("first", "who begins", "random", ("random", *SEATS)),
    Setting("clan-carts", "whether carts of clans pay where any resource will do", "yes", ("yes", "no")),
    Setting("components", "another set of cards, tiles and maps: a folder or a file with its text", "", text=True),
    Setting("turn-limit", "turns after which the game is a draw; 0: none, as in the rules", str(TURN_LIMIT)),
)

WAYS_TO_PLAY = {
    "two": {"seats": "2"},
    "three": {"seats": "3"},
    "four": {"seats": "4"},
    "five": {"seats": "5"},
    "teams": {"seats": "4", "teams": "yes"},
}


class MountainKing(Game[State, View]):
    """In the Hall of the Mountain King. Each set of components is an edition of it."""

    prefix = "mk"
    words_folder = WORDS_FOLDER
    lessons_folder = "stonehall/games/mountain_king/lessons"
    exercises_folder = "stonehall/games/mountain_king/exercises"
    prompt_rules = PROMPT_RULES
    display = "stonehall.terminal.mountain_king:MountainKingDisplay"
    view_type = View
    reveals = ("bonus",)
    card_types = (TrollCard, SpellCard, HallCard, TunnelCard, WorkshopCard)

    def __init__(self, components: Components = OWN) -> None:
        self.components = components
        super().__init__(
            "mountain-king",
            "In the Hall of the Mountain King",
            rules_version=6,
            seat_names=SEATS,
            seat_counts=[2, 3, 4, 5],
            settings=SETTINGS,
        )

    def edition(self, settings: Mapping[str, str]) -> MountainKing:
        return self.printed_with(components_of(settings["components"]))

    def printed_with(self, components: Components) -> MountainKing:
        """The edition with a set of components: itself, if this is its own."""
        return self if components is self.components else MountainKing(components)

    def seats_of(self, chosen: Mapping[str, str]) -> tuple[str, ...]:
        return SEATS[: int(chosen["seats"])]

    def seats_in(self, state: State) -> tuple[str, ...]:
        return SEATS[: state.settings.seats]

    def allies(self, state: State, seat: int) -> Sequence[int]:
        return state.settings.seating.allies(seat)

    def go_on_without(self, state: State, seat: int) -> None:
        turn.go_on_without(state, seat)

    def new_state(self, chosen: Mapping[str, str]) -> State:
        settings, problems = read_settings(chosen)
        first = first_seat(chosen, SEATS, settings.seats, problems)
        self.accept(problems)
        state = State(self.printed_with(settings.components), settings)
        state.lay_out()
        state.push(first_player, first)
        state.run()
        return state

    def read_position(self, text: str) -> State:
        return position_reader.read(self, text)

    def write_position(self, state: State) -> str:
        return position.write(state)

    def see(self, state: State, seat: int | None) -> Mapping[str, object]:
        return view.see(state, seat)

    def see_decision(self, state: State, decision: Decision, mine: bool) -> Mapping[str, object]:
        return view.see_decision(state, decision, mine)

    def imagine(self, state: State, seat: int, rng: Random) -> State:
        return imagination.imagine(state, seat, rng)

    def explain(self, state: State, option: Option) -> list[Problem]:
        return explain.explain(state, option)

    def why_not(self, state: State, seat: int, picked: Sequence[str], pointed: str) -> list[Problem]:
        return why_not.why_not(state, seat, picked, pointed)

    def prompt(self, view_: View, players: Sequence[Value]) -> Message:
        return messages.prompt(view_, players)

    def choice(self, view_: View, text: str, players: Sequence[Value]) -> Choice:
        return messages.choice(view_, text, self.components, players)

    def log_message(self, event: Event, players: Sequence[Value]) -> Message:
        return messages.event(event, self.components, players)

    def log_line(self, told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
        return log_lines.line(told, place, self.components, players)

    def outcome_message(self, view_: View, players: Sequence[Value]) -> Message:
        return messages.outcome(view_, players)

    def invariant_errors(self, state: State, start: State) -> list[str]:
        return invariants.invariant_errors(state)

    def play_errors(self, before: State, after: State) -> list[str]:
        return ledger.ledger_errors(before, after)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def vocabulary(self) -> Vocabulary:
        return impression.VOCABULARY

    def impression(self, state: State, seat: int) -> Impression | None:
        return impression.impression(state, seat)

    def counts(self, state: State, seat: int) -> Mapping[str, int]:
        return counting.counts(state, seat)

    def goal_counts(self, state: State, seat: int) -> Mapping[str, int]:
        return counting.goal_counts(state, seat)

    def follies(self, state: State, option: Option) -> Sequence[str]:
        return folly.follies(state, option)

    def promising(self, state: State) -> Sequence[Option]:
        return promise.promising(state)

    def weights(self) -> Mapping[str, float]:
        return GUESSED

    def adviser(self, weights: Mapping[str, float], wide: bool = False) -> Adviser[State]:
        return KingAdviser(Weights(weights, WIDE if wide else BROAD))

    def is_quiet(self, state: State) -> bool:
        return state.pending is None or state.pending.prompt in ("before", "after")

    def picture(self, view_: View) -> str:
        return svg.picture(view_)

    def board_picture(self, view_: View, theme: str, name: Callable[[str], str]) -> str:
        return svg.picture(view_, theme)

    def example_picture(self, view_: View, theme: str, name: Callable[[str], str]) -> str:
        return svg_example.picture(view_, theme, name)

    def text(self, view_: View) -> str:
        return text_board.draw(view_)

    def card_library(self) -> CardLibrary:
        return library.card_library(self.components)

    def editing(self) -> Editing:
        return editing.editing(self.components)

    def notation(self) -> Notation:
        return NOTATION

    def cards(self) -> Sequence[Printed]:
        return self.components.printed()

    def forms(self) -> Mapping[str, Mapping[str, str]]:
        return WAYS_TO_PLAY

    def card_catalog(self) -> Sequence[Mapping[str, object]]:
        return catalog.card_catalog(self.components)

    def further_words(self, language: str) -> str:
        return words_of(self.components, OWN, language)

    def text_value(self, setting: str, files: Mapping[str, str], title: str) -> str:
        return value_of(files, title)

    def text_title(self, setting: str, value: str) -> str:
        return components_of(value).title

    def text_files(self, setting: str) -> Mapping[str, str]:
        return own_files()


def read_settings(chosen: Mapping[str, str]) -> tuple[Settings, list[Problem]]:
    """The settings that were chosen, and what is wrong with them (MK-SETUP-1, MK-TEAM-1)."""
    problems: list[Problem] = []
    seats, teams = int(chosen["seats"]), chosen["teams"] == "yes"
    usual = WINTER if seats > 3 else AUTUMN
    side = usual if chosen["map"] == USUAL else chosen["map"]
    if side != usual and seats > 2:
        problems.append(Problem(f"{side} is not for {seats} players", "map", "MK-SETUP-1"))
        side = usual
    if teams and seats != TEAM_SEATS:
        problems.append(Problem("teams are for four players", "teams", "MK-TEAM-1"))
        teams = False
    components = OWN
    try:
        components = components_of(chosen["components"])
    except SettingsError as wrong:
        problems += wrong.problems
    limit = turn_limit(chosen, TURN_LIMIT, problems)
    return Settings(seats, teams, side, components, chosen["clan-carts"] == "yes", limit), problems
