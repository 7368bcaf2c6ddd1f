"""The game itself: settings, setup, and what a state of it can be asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from stonehall.games.tash_kalar import (
    actions,
    aside,
    catalog,
    evaluation,
    explain,
    flare,
    imagination,
    invariants,
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
from stonehall.games.tash_kalar.cards import CARDS, DECKS, FLARES, LEGENDS, TASKS, Card
from stonehall.games.tash_kalar.catalog_shape import BeingCard, FlareCard, LegendCard, TaskCard
from stonehall.games.tash_kalar.decks import SCHOOLS
from stonehall.games.tash_kalar.notation import NOTATION
from stonehall.games.tash_kalar.seating import FORMS, HIGH_FORM, MELEE, SEATS, TURN_LIMIT, Seat, Settings
from stonehall.games.tash_kalar.setup import first_player
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.view_shape import View
from stonehall.games.tash_kalar.words import WORDS_FOLDER
from stonehall.kernel.choice import Choice
from stonehall.kernel.decision import Decision, Option
from stonehall.kernel.errors import Problem, SettingsError
from stonehall.kernel.game import Game, Setting
from stonehall.kernel.log_line import LogLine
from stonehall.kernel.message import Message, Value
from stonehall.kernel.notation import Notation
from stonehall.kernel.pile import Pile
from stonehall.kernel.state import Event

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


class TashKalar(Game[State, View]):
    """Tash-Kalar: Arena of Legends."""

    prefix = "tk"
    words_folder = WORDS_FOLDER
    display = "stonehall.terminal.tash_kalar:TashKalarDisplay"
    view_type = View
    card_types = (BeingCard, LegendCard, FlareCard, TaskCard)
    reveals = ("discarded",)

    def __init__(self) -> None:
        super().__init__(
            "tash-kalar", "Tash-Kalar", rules_version=2, seat_names=SEATS, seat_counts=[2, 3, 4], settings=SETTINGS
        )

    def seats_of(self, chosen: Mapping[str, str]) -> tuple[str, ...]:
        return SEATS[: read_settings(chosen)[0].seats]

    def seats_in(self, state: State) -> tuple[str, ...]:
        return SEATS[: state.settings.seats]

    def allies(self, state: State, seat: int) -> Sequence[int]:
        return state.settings.seating.allies(seat)

    def go_on_without(self, state: State, seat: int) -> None:
        turn.go_on_without(state, seat)

    def new_state(self, chosen: Mapping[str, str]) -> State:
        settings, problems = read_settings(chosen)
        first = SEATS.index(chosen["first"]) if chosen["first"] in SEATS else -1
        if first >= settings.seats:
            problems.append(Problem(f"{chosen['first']} does not play: there are {settings.seats} seats", "first"))
        if problems:
            raise SettingsError(f"{self.title} cannot be set up like this.", problems)
        state = State(self, settings, [Seat(Pile(DECKS[school])) for school in settings.schools])
        state.legends = Pile(DECKS[LEGENDS])
        state.flares = Pile(DECKS[FLARES])
        if settings.form == HIGH_FORM:
            state.tasks = Pile(DECKS[TASKS])
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
        return messages.choice(view_, text, players)

    def log_message(self, event: Event, players: Sequence[Value]) -> Message:
        return messages.event(event, players)

    def log_line(self, told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
        return log_lines.line(told, place, players)

    def outcome_message(self, view_: View, players: Sequence[Value]) -> Message:
        return messages.outcome(view_, players)

    def invariant_errors(self, state: State, start: State) -> list[str]:
        return invariants.invariant_errors(state)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def picture(self, view_: View) -> str:
        return svg.picture(view_)

    def text(self, view_: View) -> str:
        return text_board.draw(view_)

    def notation(self) -> Notation:
        return NOTATION

    def cards(self) -> Sequence[Card]:
        return CARDS

    def forms(self) -> Mapping[str, Mapping[str, str]]:
        return WAYS_TO_PLAY

    def card_catalog(self) -> Sequence[Mapping[str, object]]:
        return catalog.card_catalog()

    def deck_catalog(self) -> Sequence[Mapping[str, object]]:
        return catalog.deck_catalog()

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
    limit = chosen["turn-limit"]
    if not limit.isdigit():
        problems.append(Problem(f"{limit!r} is not a number of turns", "turn-limit"))
    return Settings(form, seats, teams, schools, int(limit) if limit.isdigit() else TURN_LIMIT), problems
