"""Invoking flares (TK-FLARE-1..8)."""

from __future__ import annotations

from stonehall.games.tash_kalar.cards import flare_of
from stonehall.games.tash_kalar.effects import forget_effect
from stonehall.games.tash_kalar.scoring import score_flare
from stonehall.games.tash_kalar.seating import MELEE
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import action, might_offer, offer, step
from stonehall.games.tash_kalar.turn import turn_main
from stonehall.kernel.decision import Option


def more_upgraded(s: State, opponent: int) -> int:
    """How many upgraded pieces an opponent has more: what upper halves ask for (TK-FLARE-2)."""
    return s.upgraded[opponent].bit_count() - s.upgraded[s.side].bit_count()


def more_pieces(s: State, opponent: int) -> int:
    """How many pieces an opponent has more: what lower halves ask for (TK-FLARE-3)."""
    return s.pieces[opponent].bit_count() - s.pieces[s.side].bit_count()


def upper_applies(s: State, card: int, opponent: int) -> bool:
    return more_upgraded(s, opponent) >= flare_of(card).upper


def lower_applies(s: State, card: int, opponent: int) -> bool:
    return more_pieces(s, opponent) >= flare_of(card).lower


@might_offer
def might_invoke(s: State) -> bool:
    """Whether the flare in hand, which everybody sees from behind, could be one with a half that applies (TK-HAND-6).

    What has been discarded lies open, so that everybody knows which flares are left.
    """
    if not s.seats[s.active].flares:
        return False
    left = s.flares.cards()
    for seat in s.seats:
        left += seat.flares
    for opponent in s.opponents():
        upgraded, pieces = more_upgraded(s, opponent), more_pieces(s, opponent)
        for card in left:
            flare = flare_of(card)
            if upgraded >= flare.upper or pieces >= flare.lower:
                return True
    return False


@offer
def offer_flares(s: State, options: list[Option]) -> None:
    """The flares of the hand with a half that applies, in Melee for each opponent to compare with."""
    for card in s.seats[s.active].flares:
        for opponent in s.rivals(s.side):
            if upper_applies(s, card, opponent) or lower_applies(s, card, opponent):
                args = (card, opponent) if s.settings.form == MELEE else (card,)
                options.append(Option("flare", args))


@action("flare")
def invoke(s: State, card: int, opponent: int = -1) -> None:
    """Both halves are measured now; those that apply are carried out, the upper first (TK-FLARE-4, TK-FLARE-5)."""
    if opponent < 0:
        opponent = 1 - s.side
    flare = flare_of(card)
    upper = upper_applies(s, card, opponent)
    lower = lower_applies(s, card, opponent)
    s.seats[s.active].flares.remove(card)
    s.tell("flare", s.active, card)
    s.card = card
    s.push(turn_main)
    s.push(end_flare)
    if lower:
        for effect, args in reversed(flare.lower_effects):
            s.push(effect, *args)
    if upper:
        for effect, args in reversed(flare.upper_effects):
            s.push(effect, *args)
    score_flare(s, opponent)


@step
def end_flare(s: State) -> None:
    """The flare is discarded (TK-FLARE-7)."""
    s.flares_discard.append(s.card)
    forget_effect(s)
