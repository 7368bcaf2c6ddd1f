"""Build Magic Phase: cards of the hand onto the magic pile, and magic for the partner (SW1-BUILD-1..5)."""

from __future__ import annotations

from stonehall.games.alliances.cards import MAGIC
from stonehall.games.alliances.piles import from_hand_hidden, give_magic, lay_on_magic
from stonehall.games.alliances.state import NOBODY, State
from stonehall.games.alliances.steps import action, offer
from stonehall.games.alliances.turn import holds_cards, resume
from stonehall.kernel.decision import Option


@offer("magic", MAGIC, might=holds_cards)
def offer_building(s: State, options: list[Option]) -> None:
    """Any card of the hand, one after another in the order the player likes (SW1-BUILD-1..3)."""
    for number in sorted(set(s.sides[s.active].hand)):
        options.append(Option("magic", (number,)))


@action("magic")
def build_magic(s: State, number: int) -> None:
    """Face down on top of the own magic pile."""
    resume(s)
    from_hand_hidden(s, s.active, number)
    lay_on_magic(s, s.active, number, False)
    s.tell_only(s.active, "built-magic", s.active, number)


@offer("give", MAGIC)
def offer_giving(s: State, options: list[Option]) -> None:
    """In team games any number of cards of the magic pile may go to the partner (SW1-TEAM-12)."""
    if s.partner(s.active) != NOBODY:
        for amount in range(1, len(s.sides[s.active].magic) + 1):
            options.append(Option("give", (amount,)))


@action("give")
def give(s: State, amount: int) -> None:
    resume(s)
    give_magic(s, s.active, s.partner(s.active), amount)
