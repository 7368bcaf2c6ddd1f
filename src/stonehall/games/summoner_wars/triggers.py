"""Moments, the effects that wait for them, and the order in which they are resolved.

Effects triggered while something is being resolved wait until it is finished (SW2-TIME-10). Then the active player
picks one after the other (SW2-TIME-8); what is triggered meanwhile joins those that wait (SW2-TIME-15).
"""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import BY_NUMBER, DESTROYED, DISCARDED
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.state import State, Waiting
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import abilities_of, may_have
from stonehall.kernel.decision import Option


def trigger(s: State, piece: Piece, moment: int, payload: tuple[int, ...] = ()) -> None:
    """A moment of one card: its own abilities that react to it, and can, wait from now on."""
    if not may_have(s, piece, 1 << moment):
        return
    for own in abilities_of(s, piece):
        reaction = own.triggers.get(moment)
        if reaction is not None:
            when = reaction.when
            if when is None or when(s, piece, *payload):
                s.waiting.append((moment, own.number, piece.id, payload))


def trigger_all(s: State, moment: int, payload: tuple[int, ...]) -> None:
    """A moment that every card in play may watch."""
    if s.live_moments & (1 << moment):
        for piece in s.field:
            trigger(s, piece, moment, payload)
        for event in s.events:
            trigger(s, event, moment, payload)


def trigger_active(s: State, moment: int) -> None:
    """A moment of the active player's turn: the cards that player controls may react."""
    if s.live_moments & (1 << moment):
        for piece in s.field:
            if piece.controller == s.active:
                trigger(s, piece, moment)
        for event in s.events:
            if event.controller == s.active:
                trigger(s, event, moment)


def _source(s: State, entry: Waiting) -> Piece | None:
    """The card of a waiting effect: in play, or just gone if the effect is about that (SW2-ABIL-2)."""
    source = s.piece(entry[2])
    if source is not None and source.id in s.fallen and entry[0] not in (DESTROYED, DISCARDED):
        return None
    return source


def _order_free(s: State, entry: Waiting, source: Piece) -> bool:
    """Whether it makes no difference when an effect comes."""
    reaction = BY_NUMBER[entry[1]].triggers[entry[0]]
    if reaction.order_free_when is not None:
        return reaction.order_free_when(s, source)
    return reaction.order_free


def _label(entry: Waiting, source: Piece) -> Option:
    """How the active player names a waiting effect."""
    by_card = BY_NUMBER[entry[1]].triggers[entry[0]].by_card
    return Option("resolve", (source.card.abilities[0].number if by_card else entry[1], source.square))


@step
def settle(s: State) -> None:
    """Resolve what waits, one effect at a time; the order is asked for only where it can matter."""
    waiting = s.waiting
    if not waiting:
        if s.fallen:
            s.fallen.clear()
        return
    if len(waiting) == 1:
        _fire(s, 0)
        return
    options: list[Option] = []
    for place, entry in enumerate(waiting):
        source = _source(s, entry)
        if source is None or _order_free(s, entry, source):
            _fire(s, place)
            return
        option = _label(entry, source)
        if option not in options:
            options.append(option)
    if len(options) == 1:
        _fire(s, 0)
    else:
        s.ask(s.active, "order", options, resolve_next)


@step
def resolve_next(s: State, ability: int, square: int) -> None:
    """The active player has picked which effect comes next."""
    wanted = Option("resolve", (ability, square))
    for place, entry in enumerate(s.waiting):
        source = _source(s, entry)
        if source is not None and _label(entry, source) == wanted:
            _fire(s, place)
            return


def _fire(s: State, place: int) -> None:
    moment, number, id, payload = s.waiting.pop(place)
    s.push(settle)
    s.push(resolve_effect, moment, number, id, payload)


@step
def resolve_effect(s: State, moment: int, number: int, id: int, payload: tuple[int, ...]) -> None:
    """Carry out one triggered effect, if its card is still there."""
    source = _source(s, (moment, number, id, payload))
    if source is not None:
        if s.log is not None:
            s.tell("triggered", number, source.card.number, source.square)
        BY_NUMBER[number].triggers[moment].effect(s, source, *payload)
