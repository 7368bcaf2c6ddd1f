"""The game itself: settings, setup, and what a state of it can be asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from stonehall.games.alliances import attack, events, magic, move, summon
from stonehall.games.alliances.board import SEATS
from stonehall.games.alliances.cards import CARDS, FACTIONS, WALL_CARD, WALLS_IN_DECK, Card, Faction
from stonehall.games.alliances.factions import READY_DECKS
from stonehall.games.alliances.notation import NOTATION
from stonehall.games.alliances.reactions import moments_of
from stonehall.games.alliances.setup import first_player, set_up
from stonehall.games.alliances.state import TURN_LIMIT, Settings, Side, State
from stonehall.games.alliances.view_shape import View
from stonehall.kernel.errors import Problem, SettingsError
from stonehall.kernel.game import Game, Setting
from stonehall.kernel.notation import Notation
from stonehall.kernel.pile import Pile

PHASE_MODULES = (summon, events, move, attack, magic)

FORMS: Final = ("two", "three", "four")
"""How many people play; three people play the cards of four seats, one of them two decks (SW1-TEAM-4)."""

SETTINGS = (
    Setting("form", "how many play: two, or two teams of three or four people", "two", FORMS),
    *[Setting(seat, f"deck of the {seat} seat", READY_DECKS[place]) for place, seat in enumerate(SEATS)],
    Setting("first", "who begins: as the dice say, or a seat", "dice", ("dice", *SEATS)),
    Setting(
        "last-summoners", "when the last summoners of both sides fall at once (O-20)", "draw", ("draw", "active-wins")
    ),
    Setting("turn-limit", "turns after which the game is a draw; 0: none, as in the rulebook", str(TURN_LIMIT)),
)


class Alliances(Game[State, View]):
    """Summoner Wars: Alliances, first edition."""

    prefix = "al"
    view_type = View

    def __init__(self) -> None:
        super().__init__(
            "alliances", "Summoner Wars: Alliances", rules_version=1, seat_names=SEATS, seat_counts=[2, 4],
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
        factions = [FACTIONS[chosen[name]] for name in SEATS[:seats]]
        first = SEATS.index(chosen["first"]) if chosen["first"] in SEATS else -1
        if first >= seats:
            problems.append(Problem(f"{chosen['first']} does not play: there are {seats} seats", "first"))
        limit = chosen["turn-limit"]
        if not limit.isdigit():
            problems.append(Problem(f"{limit!r} is not a number of turns", "turn-limit"))
        if problems:
            raise SettingsError(f"{self.title} cannot be set up like this.", problems)
        settings = Settings(seats, chosen["last-summoners"] == "draw", int(limit))
        state = State(self, settings, [Side(Pile(ready_pile(own)), kinds_of(own)) for own in factions])
        for seat, own in enumerate(factions):
            set_up(state, seat, own)
        state.reactions = moments_of(state)
        state.push(first_player, first)
        state.run()
        return state

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


def ready_pile(faction: Faction) -> list[int]:
    """The draw pile of a ready deck: its 34 cards without those of the starting setup (SW1-SETUP-5)."""
    pile = [WALL_CARD.number] * WALLS_IN_DECK
    for card in [faction.summoner, *faction.champions, *faction.commons, *faction.mutations, *faction.events]:
        pile += [card.number] * card.copies
    for id, _ in faction.starting:
        pile.remove(next(card.number for card in CARDS if card.id == id))
    return pile


def kinds_of(faction: Faction) -> frozenset[int]:
    return frozenset([card.number for card in faction.cards() if card.copies] + [WALL_CARD.number])
