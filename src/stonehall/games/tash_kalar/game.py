"""The game itself: settings, setup, and what a state of it can be asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from stonehall.games.tash_kalar import (
    actions,
    aside,
    catalog,
    counting,
    editing,
    evaluation,
    explain,
    flare,
    folly,
    imagination,
    impression,
    invariants,
    library,
    log_lines,
    messages,
    position,
    position_reader,
    summon,
    svg,
    text_board,
    turn,
    view,
    why_not,
)
from stonehall.games.tash_kalar.adviser import ArenaAdviser
from stonehall.games.tash_kalar.cards import CARDS, DECKS, FLARES, LEGENDS, TASKS, Card
from stonehall.games.tash_kalar.catalog_shape import BeingCard, FlareCard, LegendCard, TaskCard
from stonehall.games.tash_kalar.decks import SCHOOLS
from stonehall.games.tash_kalar.notation import NOTATION
from stonehall.games.tash_kalar.prompt_rules import PROMPT_RULES
from stonehall.games.tash_kalar.seating import FORMS, HIGH_FORM, MELEE, SEATS, TURN_LIMIT, Seat, Settings
from stonehall.games.tash_kalar.setup import first_player
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.view_shape import View
from stonehall.games.tash_kalar.weights import GUESSED, Weights
from stonehall.games.tash_kalar.words import WORDS_FOLDER
from stonehall.kernel.adviser import Adviser
from stonehall.kernel.errors import Problem, SettingsError
from stonehall.kernel.game import Setting
from stonehall.kernel.notation import Notation
from stonehall.kernel.pile import Pile
from stonehall.toolkit.game_parts import GameParts
from stonehall.toolkit.modular_game import ModularGame
from stonehall.toolkit.settings import first_seat, turn_limit

OFFERING = (summon, actions, flare, aside)
"""What the active player may do stands in these modules."""

USUAL_SEATS = "usual"

SETTINGS = (
    Setting("form", "the form of the game", "duel", FORMS),
    Setting("teams", "two teams of two (not in melee)", "no", ("no", "yes")),
    Setting("seats", "how many play: usually 2, in teams 4, in melee 3", USUAL_SEATS, (USUAL_SEATS, "2", "3", "4")),
    *[Setting(seat, f"school of the {seat} seat", SCHOOLS[place], SCHOOLS) for place, seat in enumerate(SEATS)],
    Setting("first", "who begins", "random", ("random", *SEATS)),
    Setting("turn-limit", "turns after which the game is a draw; 0: none, as in the rules", str(TURN_LIMIT)),
)

WAYS_TO_PLAY = {
    "duel": {"form": "duel"},
    "high-form": {"form": "high-form"},
    "melee-3": {"form": "melee", "seats": "3"},
    "melee-4": {"form": "melee", "seats": "4"},
    "duel-teams": {"form": "duel", "teams": "yes"},
    "high-form-teams": {"form": "high-form", "teams": "yes"},
}
"""The forms, each with every number of players it is for (TK-FORM-1..4)."""


PARTS = GameParts(
    position, position_reader, view, imagination, explain, why_not, messages, log_lines, evaluation, counting,
    folly, svg, text_board, catalog, impression, library, editing,
)  # fmt: skip


class TashKalar(ModularGame[State, View]):
    """Tash-Kalar: Arena of Legends."""

    prefix = "tk"
    words_folder = WORDS_FOLDER
    lessons_folder = "stonehall/games/tash_kalar/lessons"
    exercises_folder = "stonehall/games/tash_kalar/exercises"
    prompt_rules = PROMPT_RULES
    display = "stonehall.terminal.tash_kalar:TashKalarDisplay"
    view_type = View
    card_types = (BeingCard, LegendCard, FlareCard, TaskCard)
    reveals = ("discarded",)
    foreseeable = True

    def __init__(self) -> None:
        super().__init__(
            PARTS, "tash-kalar", "Tash-Kalar", rules_version=2, seat_names=SEATS, seat_counts=[2, 3, 4],
            settings=SETTINGS,
        )  # fmt: skip

    def seats_of(self, chosen: Mapping[str, str]) -> tuple[str, ...]:
        return SEATS[: read_settings(chosen)[0].seats]

    def seats_in(self, state: State) -> tuple[str, ...]:
        return SEATS[: state.settings.seats]

    def allies(self, state: State, seat: int) -> Sequence[int]:
        return state.settings.seating.allies(seat)

    def weights(self) -> Mapping[str, float]:
        return GUESSED

    def adviser(self, weights: Mapping[str, float], wide: bool = False) -> Adviser[State]:
        return ArenaAdviser(Weights(weights))

    def goal_counts(self, state: State, seat: int) -> Mapping[str, int]:
        return counting.goal_counts(state, seat)

    def go_on_without(self, state: State, seat: int) -> None:
        turn.go_on_without(state, seat)

    def new_state(self, chosen: Mapping[str, str]) -> State:
        settings, problems = read_settings(chosen)
        first = first_seat(chosen, SEATS, settings.seats, problems)
        self.accept(problems)
        state = State(self, settings, [Seat(Pile(DECKS[school])) for school in settings.schools])
        state.legends = Pile(DECKS[LEGENDS])
        state.flares = Pile(DECKS[FLARES])
        if settings.form == HIGH_FORM:
            state.tasks = Pile(DECKS[TASKS])
        state.push(first_player, first)
        state.run()
        return state

    def board_picture(self, view: View, theme: str, name: Callable[[str], str]) -> str:
        return svg.board(view, theme)

    def invariant_errors(self, state: State, start: State) -> list[str]:
        return invariants.invariant_errors(state)

    def notation(self) -> Notation:
        return NOTATION

    def cards(self) -> Sequence[Card]:
        return CARDS

    def forms(self) -> Mapping[str, Mapping[str, str]]:
        return WAYS_TO_PLAY

    def decks(self) -> list[str]:
        return list(SCHOOLS)

    def deck_setting(self, text: str, name: str) -> str:
        school = " ".join(text.split()).lower()
        if school not in SCHOOLS:
            raise SettingsError("There is no such school.", [Problem(f"schools: {', '.join(SCHOOLS)}", name)])
        return school


def read_settings(chosen: Mapping[str, str]) -> tuple[Settings, list[Problem]]:
    """The settings that were chosen, and what is wrong with them (TK-FORM-1..4, TK-COMP-13)."""
    problems: list[Problem] = []
    form = FORMS.index(chosen["form"])
    teams = chosen["teams"] == "yes"
    usual = 4 if teams else 3 if form == MELEE else 2
    seats = usual if chosen["seats"] == USUAL_SEATS else int(chosen["seats"])
    if teams and form == MELEE:
        problems.append(Problem("there are no teams in melee", "teams", "TK-FORM-4"))
    elif form == MELEE and seats < 3:
        problems.append(Problem("melee is for 3 or 4 players", "seats", "TK-FORM-3"))
    elif form != MELEE and seats != usual:
        rule = "TK-FORM-1" if form == HIGH_FORM else "TK-FORM-2"
        problems.append(Problem(f"{chosen['form']} is for 2 players, or 4 in teams", "seats", rule))
    schools = tuple([chosen[seat] for seat in SEATS[:seats]])
    for place, school in enumerate(schools):
        if school in schools[:place]:
            other = SEATS[schools.index(school)]
            problems.append(Problem(f"{school} is played by {other}", SEATS[place], "TK-COMP-13"))
    limit = turn_limit(chosen, TURN_LIMIT, problems)
    return Settings(form, seats, teams, schools, limit), problems
