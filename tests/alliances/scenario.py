"""Scenarios: a position, plays, and what came of it, in the words of the game.

game = scenario('''
    turn 3 south move
    south a1 mugglug
    south c3 savager wounds 1
    south c4 vine-wall
    south hand vine-growth wall
    south magic wall wall wall
    north c8 sunderved
''')
game.play("move c3 c5")
assert game.card("c5") == "savager"

A pile is written from its bottom to its top. Chance is played, too: ``roll 2 4 6``, ``draw wall``. Without summoners
the seats get Sunderved, in the corners a1 and f8.
"""

from __future__ import annotations

import stonehall
from stonehall.games.alliances.abilities import BY_NUMBER
from stonehall.games.alliances.board import SEATS
from stonehall.games.alliances.cards import BY_ID, CARDS, FACTIONS, PHASES, SUMMONER
from stonehall.games.alliances.deck import kinds_of
from stonehall.games.alliances.notation import read_place
from stonehall.games.alliances.pieces import Piece
from stonehall.games.alliances.state import Side, State
from stonehall.games.alliances.values import attack_value, life, wounds_on
from stonehall.kernel import Event
from tests.scenario import Table, example_position

GAME = stonehall.load("alliances")

DEFAULTS = ("a1", "f8", "g1", "l8")
"""Where the summoners stand that a scenario does not mention."""


class Scenario(Table[State]):
    """A state with questions a test wants to ask."""

    # Playing ----------------------------------------------------------------------------------------------------------

    def starting(self, *beginning: str) -> list[str]:
        """The legal plays that begin with these words."""
        return [text for text in self.options if (text + " ").startswith(" ".join(beginning) + " ")]

    def moves(self, square: str) -> str:
        """Where the unit on a square can move, each end once, sorted."""
        return " ".join(sorted({text.split()[2] for text in self.starting("move", square)}))

    def summons(self, card: str) -> str:
        """The squares on which a card of the hand can be summoned."""
        return " ".join(text.split()[2] for text in self.starting("summon", card))

    def targets(self, square: str) -> str:
        """The places the unit on a square can attack."""
        return " ".join(text.split()[2] for text in self.starting("attack", square))

    # Looking ----------------------------------------------------------------------------------------------------------

    def piece(self, place: str) -> Piece:
        return self.state.on(read_place(place))

    def card(self, square: str) -> str:
        """The id of the card on a square, Vine Walls left aside; empty for an empty square."""
        piece = self.state.board[read_place(square)]
        return "" if piece is None else piece.card.id

    def vine(self, square: str) -> bool:
        return self.state.vines[read_place(square)] is not None

    def wounds(self, place: str) -> int:
        return wounds_on(self.piece(place))

    def wounds_on(self, places: str) -> list[int]:
        return [self.wounds(place) for place in places.split()]

    def life(self, place: str) -> int:
        """Life left."""
        return life(self.state, self.piece(place))

    def attack(self, place: str, against: str = "") -> int:
        """The attack value now."""
        return attack_value(self.state, self.piece(place), self.piece(against) if against else None)

    def abilities(self, place: str) -> list[str]:
        return sorted(own.id for own in self.state.abilities_of(self.piece(place)))

    def under(self, place: str) -> list[str]:
        return [CARDS[card].id for card, _, _ in self.piece(place).under]

    def controller(self, place: str) -> str:
        return SEATS[self.piece(place).controller]

    def side(self, seat: str) -> Side:
        return self.state.sides[SEATS.index(seat)]

    def hand(self, seat: str) -> list[str]:
        return sorted(CARDS[card].id for card in self.side(seat).hand)

    def magic(self, seat: str) -> list[str]:
        """The magic pile from its bottom to its top."""
        return [CARDS[card].id for card in self.side(seat).magic]

    def discard(self, seat: str) -> list[str]:
        """The discard pile from its bottom to its top."""
        return [CARDS[card].id for card in self.side(seat).discard]

    def prison(self, seat: str) -> list[str]:
        return [CARDS[card].id for card in self.side(seat).prison]

    def draw_pile(self, seat: str) -> list[str]:
        return [CARDS[card].id for card in self.side(seat).pile.cards()]

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def turn_of(self) -> str:
        return SEATS[self.state.active]

    @property
    def winner(self) -> str:
        """The seats that have won."""
        outcome = self.state.outcome
        return "" if outcome is None else " ".join(SEATS[seat] for seat in outcome.winners)

    def told(self, id: str) -> list[Event]:
        return [event for event in self.log if event.id == id]

    def triggered(self) -> list[str]:
        """The abilities that reacted, in the order in which they were resolved."""
        return [BY_NUMBER[event.args[0]].id for event in self.told("triggered")]


def to_phase(game: Scenario, phase: str) -> Scenario:
    """End phases until the active player is in this one."""
    while game.phase != phase:
        game.play("end")
    return game


def pass_turns(game: Scenario, until: int) -> Scenario:
    """End every phase until a turn begins; what is drawn is the first that can be."""
    while game.state.turn < until:
        decision = game.state.decision
        assert decision is not None
        game.play("end" if not decision.is_chance else game.state.text_of(decision.options[0]))
    return game


# Beginning ------------------------------------------------------------------------------------------------------------


def scenario(lines: str, summoners: bool = True, patient: bool = False, seats: int = 2) -> Scenario:
    """A scenario from the lines of a position (without its head line); ``seats`` is 4 for teams. See above.

    The deck of a seat is that of its summoner, with whatever else it has.
    """
    told = [line.strip() for line in lines.strip().splitlines()]
    if not any(line.startswith("turn ") for line in told):
        told.insert(0, "turn 3 south move")
    for seat in SEATS[:seats]:
        own = [line.split() for line in told if line.startswith(seat + " ")]
        summoner = next((BY_ID[words[2]] for words in own if len(words) > 2 and _is_summoner(words[2])), None)
        if summoner is None and summoners:
            summoner = BY_ID["sunderved"]
            told.append(f"{seat} {DEFAULTS[SEATS.index(seat)]} sunderved")
        if summoner is not None:
            kinds = {CARDS[card].id for card in kinds_of(FACTIONS[summoner.faction])}
            held = [word for words in own for word in words[2:] if words[1] in ("hand", "draw", "conjurations")]
            fielded = [words[2] for words in own if len(words) > 2 and words[1][-1].isdigit() and "owner" not in words]
            told.append(" ".join([seat, "deck", *sorted(kinds.union(held, fielded))]))
    text = "\n".join(["alliances position", f"settings seats {seats}", *told]) + "\n"
    return Scenario(GAME.from_position(text), patient)


def example(id: str, *changes: tuple[str, str]) -> Scenario:
    """A worked example of the rulebook, as the rules show it, perhaps with some lines altered."""
    return Scenario(GAME.from_position(example_position("alliances", id, *changes)))


def _is_summoner(id: str) -> bool:
    return id in BY_ID and BY_ID[id].is_a(SUMMONER)


def fresh(south: str = "swamp-orcs", north: str = "deep-dwarves", **settings: str) -> Scenario:
    """A game at its very beginning."""
    return Scenario(GAME.start({"south": south, "north": north, **settings}))


__all__ = ["GAME", "Scenario", "example", "fresh", "pass_turns", "scenario", "to_phase"]
