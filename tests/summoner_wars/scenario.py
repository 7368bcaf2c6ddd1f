"""Scenarios: a position, plays, and what came of it, in the words of the game.

game = scenario('''
    turn 3 south move
    south d1 svara
    south c3 frost-mage
    north c8 ret-talus
''')
game.play("move c3 c5")
assert game.card("c5") == "frost-mage"
"""

from __future__ import annotations

import stonehall
from stonehall.games.summoner_wars.abilities import BY_NUMBER
from stonehall.games.summoner_wars.board import GRID, SEATS
from stonehall.games.summoner_wars.cards import CARDS, SUMMONER
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.values import life, strength
from stonehall.games.summoner_wars.view_shape import PieceView, View
from stonehall.kernel import Event, Problem, Term
from tests.scenario import Table, example_position

GAME = stonehall.load("summoner-wars")


class Scenario(Table[State]):
    """A state with questions a test wants to ask."""

    # Playing ----------------------------------------------------------------------------------------------------------

    def starting(self, *beginning: str) -> list[str]:
        """The legal plays that begin with these words."""
        return [text for text in self.options if text.startswith(" ".join(beginning))]

    def moves(self, square: str) -> str:
        """Where the unit on a square can move, in the order of the board's columns."""
        return " ".join(text.split()[2] for text in self.starting("move", square + " "))

    def summons(self, card: str) -> str:
        """The spaces on which a card of the hand can be summoned."""
        return " ".join(text.split()[2] for text in self.starting("summon", card + " "))

    # Looking ----------------------------------------------------------------------------------------------------------

    def piece(self, square: str) -> Piece:
        return self.state.on(GRID.square(square))

    def card(self, square: str) -> str:
        """The id of the card on a square; empty for an empty square."""
        piece = self.state.board[GRID.square(square)]
        return "" if piece is None else piece.card.id

    def seen(self, square: str, seat: int | None = None) -> PieceView:
        """The card on a square as a seat sees it; without one, as everybody does."""
        return next(piece for piece in view_of(self, seat)["pieces"] if piece["square"] == square)

    def damage(self, square: str) -> int:
        return self.piece(square).damage

    def damage_on(self, squares: str) -> list[int]:
        return [self.damage(square) for square in squares.split()]

    def boosts(self, square: str) -> int:
        return self.piece(square).boosts

    def boosts_on(self, squares: str) -> list[int]:
        return [self.boosts(square) for square in squares.split()]

    def life(self, square: str) -> int:
        return life(self.state, self.piece(square))

    def strength(self, square: str, against: str = "") -> int:
        target = self.piece(against) if against else None
        return strength(self.state, self.piece(square), target)

    def magic(self, seat: str) -> int:
        return self.state.sides[SEATS.index(seat)].magic

    def hand(self, seat: str) -> list[str]:
        return sorted(CARDS[card].id for card in self.state.sides[SEATS.index(seat)].hand)

    def discard(self, seat: str) -> list[str]:
        return sorted(CARDS[card].id for card in self.state.sides[SEATS.index(seat)].discard)

    def draw_pile(self, seat: str) -> list[str]:
        return [CARDS[card].id for card in self.state.sides[SEATS.index(seat)].pile.cards()]

    def active(self, seat: str) -> list[str]:
        """The ids of a seat's active events."""
        return sorted(event.card.id for event in self.state.events if event.controller == SEATS.index(seat))

    @property
    def phase(self) -> str:
        return str(self.state.view(None)["phase"])

    @property
    def winner(self) -> str:
        return "".join(self.state.view(None)["winners"])

    def told(self, id: str) -> list[Event]:
        return [event for event in self.log if event.id == id]


# Asking more ----------------------------------------------------------------------------------------------------------


def view_of(game: Scenario, seat: int | None = None) -> View:
    """The game as a seat sees it; without one, as everybody does."""
    return game.state.view(seat)


def controllers(game: Scenario, squares: str) -> list[str]:
    """The seats that control the cards on these squares."""
    return [game.seen(square)["controller"] for square in squares.split()]


def under(game: Scenario, square: str) -> list[str]:
    """The cards that lie under the card on a square."""
    return [CARDS[card].id for card, _, _ in game.piece(square).under]


def triggered(game: Scenario) -> list[str]:
    """The abilities that reacted, in the order in which they were resolved."""
    return [BY_NUMBER[event.args[0]].id for event in game.told("triggered")]


def pass_turns(game: Scenario, until: int) -> Scenario:
    """End every phase until a turn begins."""
    while game.state.turn < until:
        game.play("end")
    return game


def card_of(problem: Problem) -> str:
    """The id of the card a problem speaks of, or empty."""
    assert problem.message is not None
    card = problem.message.args.get("card")
    return card.id if isinstance(card, Term) else ""


# Beginning ------------------------------------------------------------------------------------------------------------


def scenario(lines: str, summoners: bool = True, patient: bool = False) -> Scenario:
    """A scenario from the lines of a position (without its head line).

    With ``summoners`` a seat whose summoner is not mentioned gets one in its corner: Svara on a1, Ret-Talus on f8.
    """
    text = "\n".join(line.strip() for line in lines.strip().splitlines())
    if summoners:
        owners = {"south": "south a1 svara", "north": "north f8 ret-talus"}
        known = {card.id for card in CARDS if card.is_a(SUMMONER)}
        for seat, default in owners.items():
            own = [line.split() for line in text.splitlines() if line.startswith(seat + " ")]
            if not any(len(words) > 2 and words[2] in known for words in own):
                text += "\n" + default
    return Scenario(GAME.from_position("summoner-wars position\n" + text), patient)


def example(id: str, *changes: tuple[str, str], more: str = "") -> Scenario:
    """A worked example of the rulebook, as the rules show it: some lines altered, others added."""
    return Scenario(GAME.from_position(example_position("summoner-wars", id, *changes) + more))


def fresh(south: str = "polar-dwarves", north: str = "fallen-kingdom", **options: str) -> Scenario:
    """A game at its very beginning."""
    return Scenario(GAME.start({"south": south, "north": north, **options}))
