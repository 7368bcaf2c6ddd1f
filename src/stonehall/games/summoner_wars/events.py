"""Events, which may be played in the phase printed on them."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.board import NOWHERE
from stonehall.games.summoner_wars.cards import ATTACK, BUILD, CARDS, MAGIC, MOVE, STRUCTURE, SUMMON
from stonehall.games.summoner_wars.effects import discard_played, from_hand, spend_magic
from stonehall.games.summoner_wars.option_cache import PLAY
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import action, offer, step
from stonehall.games.summoner_wars.turn import holds_cards, resume
from stonehall.kernel.decision import Option
from stonehall.toolkit.event_book import EventBook

BOOK: Final = EventBook()
when_played: Final = BOOK.when_played
"""What an event does at once. ``needs``: a compulsory target must exist (SW2-EVT-10)."""
when_laid: Final = BOOK.when_laid
"""How an event gets under a card, where it stays (SW2-EVT-8)."""


@offer("play", SUMMON, MOVE, BUILD, ATTACK, MAGIC, might=holds_cards)
def offer_events(s: State, options: list[Option]) -> None:
    """Events of this phase that can be paid and can do what they must (SW2-EVT-1..6, SW2-EVT-10)."""
    side = s.sides[s.active]
    offered: list[int] = []
    for number in side.hand:
        card = CARDS[number]
        event = card.phase == s.phase and not card.classes & STRUCTURE
        if event and card.cost <= side.magic and number not in offered:
            needs = BOOK.needs.get(card.id)
            if needs is None or needs(s, s.active):
                offered.append(number)
                options.append(PLAY.of(number))


@action("play")
def play_event(s: State, number: int) -> None:
    """Pay, carry out the effect, discard; an ACTIVE event stays in the active area (SW2-EVT-2, SW2-ACT-1)."""
    card = CARDS[number]
    seat = s.active
    owner = _announce(s, number)
    if card.active:
        s.put(card, owner, NOWHERE).controller = seat
    elif card.goes_under:
        BOOK.layings[card.id](s, seat, owner)
    else:
        s.push(put_away, number, owner, seat)
    effect = BOOK.effects.get(card.id)
    if effect is not None:
        effect(s, seat)


def play_without_effect(s: State, number: int) -> None:
    """The same of an event that changes nothing: with it others are compared."""
    s.push(put_away, number, _announce(s, number), s.active)


def _announce(s: State, number: int) -> int:
    """An event is paid and leaves the hand, and everybody sees it; whose card it is."""
    resume(s)
    spend_magic(s, s.active, CARDS[number].cost)
    owner = from_hand(s, s.active, number)
    s.tell("played", number, s.active)
    return owner


@step
def put_away(s: State, number: int, owner: int, player: int) -> None:
    discard_played(s, number, owner, player)
