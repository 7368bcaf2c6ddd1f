"""The game itself: settings, setup, and what a state of it can be asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stonehall.games.alliances import (
    attack,
    catalog,
    counting,
    deck,
    deck_plan,
    editing,
    evaluation,
    events,
    explain,
    folly,
    imagination,
    impression,
    invariants,
    library,
    log_lines,
    magic,
    messages,
    move,
    odds,
    position,
    position_reader,
    promise,
    summon,
    svg,
    text_board,
    view,
    why_not,
)
from stonehall.games.alliances.adviser import AlliancesAdviser
from stonehall.games.alliances.board import SEATS
from stonehall.games.alliances.cards import CARDS, Card
from stonehall.games.alliances.catalog_shape import AlliancesCard
from stonehall.games.alliances.deck import deck_named
from stonehall.games.alliances.factions import READY_DECKS
from stonehall.games.alliances.notation import NOTATION
from stonehall.games.alliances.prompt_rules import PROMPT_RULES
from stonehall.games.alliances.reactions import moments_of
from stonehall.games.alliances.setup import first_player, set_up
from stonehall.games.alliances.state import TURN_LIMIT, Settings, Side, State
from stonehall.games.alliances.view_shape import View
from stonehall.games.alliances.weights import GUESSED, Weights
from stonehall.games.alliances.words import WORDS_FOLDER
from stonehall.kernel.adviser import Adviser
from stonehall.kernel.decision import Option
from stonehall.kernel.errors import Problem
from stonehall.kernel.game import Setting
from stonehall.kernel.notation import Notation
from stonehall.kernel.pile import Pile
from stonehall.toolkit.battle_game import BattleGame
from stonehall.toolkit.game_parts import BattleParts
from stonehall.toolkit.settings import decks_of, first_seat, turn_limit

PHASE_MODULES = (summon, events, move, attack, magic)

FORMS: Final = ("two", "three", "four")
"""How many people play; three people play the cards of four seats, one of them two decks (SW1-TEAM-4)."""

SETTINGS = (
    Setting("form", "how many play: two, or two teams of three or four people", "two", FORMS),
    *[
        Setting(seat, f"deck of the {seat} seat: a ready deck, or a deck written as text", READY_DECKS[place])
        for place, seat in enumerate(SEATS)
    ],
    Setting("first", "who begins: as the dice say, or a seat", "dice", ("dice", *SEATS)),
    Setting(
        "last-summoners", "when the last summoners of both sides fall at once (O-20)", "draw", ("draw", "active-wins")
    ),
    Setting("turn-limit", "turns after which the game is a draw; 0: none, as in the rulebook", str(TURN_LIMIT)),
)


PARTS = BattleParts(
    position, position_reader, view, imagination, explain, why_not, messages, log_lines, evaluation, counting,
    folly, svg, text_board, catalog, impression, library, editing, odds, invariants, deck, deck_plan,
)  # fmt: skip


class Alliances(BattleGame[State, View]):
    """Summoner Wars: Alliances, first edition."""

    prefix = "al"
    words_folder = WORDS_FOLDER
    lessons_folder = "stonehall/games/alliances/lessons"
    exercises_folder = "stonehall/games/alliances/exercises"
    prompt_rules = PROMPT_RULES
    display = "stonehall.terminal.alliances:AlliancesDisplay"
    view_type = View
    card_types = (AlliancesCard,)
    reveals = ("magic-spent", "magic-discarded", "revealed", "discarded-from-pile")

    def __init__(self) -> None:
        super().__init__(
            PARTS, "alliances", "Summoner Wars: Alliances", rules_version=2, seat_names=SEATS, seat_counts=[2, 4],
            settings=SETTINGS,
        )  # fmt: skip

    def seats_of(self, chosen: Mapping[str, str]) -> tuple[str, ...]:
        return SEATS[: seats_for(chosen["form"])]

    def seats_in(self, state: State) -> tuple[str, ...]:
        return SEATS[: state.settings.seats]

    def allies(self, state: State, seat: int) -> Sequence[int]:
        return state.seating.allies(seat)

    def new_state(self, chosen: Mapping[str, str]) -> State:
        problems: list[Problem] = []
        seats = seats_for(chosen["form"])
        decks = decks_of(chosen, SEATS[:seats], deck_named, problems)
        first = first_seat(chosen, SEATS, seats, problems)
        limit = turn_limit(chosen, TURN_LIMIT, problems)
        self.accept(problems)
        settings = Settings(seats, chosen["last-summoners"] == "draw", limit)
        state = State(self, settings, [Side(Pile(own.draw_pile()), own.kinds()) for own in decks])
        for seat, own in enumerate(decks):
            set_up(state, seat, own.faction)
        state.reactions = moments_of(state)
        state.push(first_player, first)
        state.run()
        return state

    def weights(self) -> Mapping[str, float]:
        return GUESSED

    def adviser(self, weights: Mapping[str, float], wide: bool = False) -> Adviser[State]:
        return AlliancesAdviser(Weights(weights))

    def promising(self, state: State) -> Sequence[Option]:
        return promise.promising(state)

    def notation(self) -> Notation:
        return NOTATION

    def cards(self) -> Sequence[Card]:
        return CARDS

    def forms(self) -> Mapping[str, Mapping[str, str]]:
        return {form: {"form": form} for form in FORMS}

    def decks(self) -> list[str]:
        return list(READY_DECKS)


def seats_for(form: str) -> int:
    return 2 if form == "two" else 4
