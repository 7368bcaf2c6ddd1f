"""The game itself: settings, setup, and what a state of it can be asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from stonehall.games.summoner_wars import (
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
from stonehall.games.summoner_wars.adviser import WarsAdviser
from stonehall.games.summoner_wars.board import NORTH, SEATING, SEATS, SOUTH, square_for
from stonehall.games.summoner_wars.cards import BY_ID, CARDS, STARTING_GATE, Card
from stonehall.games.summoner_wars.catalog_shape import SummonerWarsCard
from stonehall.games.summoner_wars.deck import Deck, deck_named
from stonehall.games.summoner_wars.effects import draw_cards
from stonehall.games.summoner_wars.factions import READY_DECKS
from stonehall.games.summoner_wars.notation import NOTATION
from stonehall.games.summoner_wars.prompt_rules import PROMPT_RULES
from stonehall.games.summoner_wars.state import HAND_SIZE, TURN_LIMIT, Settings, Side, State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.turn import begin_turn
from stonehall.games.summoner_wars.view_shape import View
from stonehall.games.summoner_wars.weights import GUESSED, Weights
from stonehall.games.summoner_wars.words import WORDS_FOLDER
from stonehall.kernel.adviser import Adviser
from stonehall.kernel.decision import Draw, Option
from stonehall.kernel.errors import Problem
from stonehall.kernel.game import Setting
from stonehall.kernel.notation import Notation
from stonehall.kernel.pile import Pile
from stonehall.toolkit.battle_game import BattleGame
from stonehall.toolkit.game_parts import BattleParts
from stonehall.toolkit.settings import decks_of, first_seat, turn_limit

PHASE_MODULES = (summon, move, attack, magic, events)
FIRST_PLAYER_MAGIC = 2
SECOND_PLAYER_MAGIC = 3


SETTINGS = (
    Setting("south", "deck of the south seat: a ready deck, or a deck written as text", "polar-dwarves"),
    Setting("north", "deck of the north seat", "fallen-kingdom"),
    Setting("first", "who begins", "random", ("random", *SEATS)),
    Setting("both-summoners", "when one effect destroys both summoners (O-02)", "active-wins", ("active-wins", "draw")),
    Setting("turn-limit", "turns after which the game is a draw; 0: none, as in the rulebook", str(TURN_LIMIT)),
)


PARTS = BattleParts(
    position, position_reader, view, imagination, explain, why_not, messages, log_lines, evaluation, counting,
    folly, svg, text_board, catalog, impression, library, editing, odds, invariants, deck, deck_plan,
)  # fmt: skip


class SummonerWars(BattleGame[State, View]):
    """Summoner Wars, second edition."""

    prefix = "sw2"
    words_folder = WORDS_FOLDER
    lessons_folder = "stonehall/games/summoner_wars/lessons"
    exercises_folder = "stonehall/games/summoner_wars/exercises"
    prompt_rules = PROMPT_RULES
    display = "stonehall.terminal.summoner_wars:SummonerWarsDisplay"
    view_type = View
    card_types = (SummonerWarsCard,)

    def __init__(self) -> None:
        super().__init__(
            PARTS, "summoner-wars", "Summoner Wars", rules_version=2, seat_names=SEATS, seat_counts=[2],
            settings=SETTINGS,
        )  # fmt: skip

    def new_state(self, chosen: Mapping[str, str]) -> State:
        problems: list[Problem] = []
        decks = decks_of(chosen, SEATS, deck_named, problems)
        first = first_seat(chosen, SEATS, len(SEATS), problems)
        limit = turn_limit(chosen, TURN_LIMIT, problems)
        self.accept(problems)
        settings = Settings(chosen["both-summoners"] == "draw", limit)
        state = State(self, settings, [Side(Pile(own.pile)) for own in decks])
        for seat, own in enumerate(decks):
            set_up(state, seat, own)
        state.push(first_player, first)
        state.run()
        return state

    def weights(self) -> Mapping[str, float]:
        return GUESSED

    def adviser(self, weights: Mapping[str, float], wide: bool = False) -> Adviser[State]:
        return WarsAdviser(Weights(weights))

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def promising(self, state: State) -> Sequence[Option]:
        return promise.promising(state)

    def looming(self, state: State, seat: int) -> float:
        return evaluation.looming(state, seat)

    def notation(self) -> Notation:
        return NOTATION

    def cards(self) -> Sequence[Card]:
        return CARDS

    def decks(self) -> list[str]:
        return list(READY_DECKS)


def set_up(s: State, seat: int, own: Deck) -> None:
    """Summoner, two starting units and the starting gate, in the seat's own orientation (SW2-SETUP-3, SW2-SETUP-4)."""
    faction = own.faction
    s.put(faction.summoner, seat, square_for(seat, *faction.summoner_at))
    s.put(STARTING_GATE, seat, square_for(seat, *faction.gate_at))
    for id, place in faction.starting:
        s.put(BY_ID[id], seat, square_for(seat, *place))


@step
def first_player(s: State, fixed: int) -> None:
    """Picked at random (SW2-SETUP-7), unless the settings say who."""
    if fixed >= 0:
        s.push(open_game, fixed)
    else:
        s.decision = Draw("first", "first", [SOUTH, NORTH], open_game, (), ())


@step
def open_game(s: State, first: int) -> None:
    """Magic for both, five cards each, no mulligan; then the first player's turn (SW2-SETUP-5..8)."""
    s.active = first
    s.sides[first].magic = FIRST_PLAYER_MAGIC
    s.sides[SEATING.next_seat(first)].magic = SECOND_PLAYER_MAGIC
    s.push(begin_turn, first)
    s.push(draw_cards, NORTH, HAND_SIZE)
    s.push(draw_cards, SOUTH, HAND_SIZE)
