"""Moments, the effects that wait for them, and the order in which they are resolved.

Effects triggered while something is being resolved wait until it is finished. Then the active player picks one after
the other; what is triggered meanwhile joins those that wait. There is one pool and no nesting. Nobody is asked where
the order cannot matter.

A game books the steps below (:func:`book_steps`), has the verb ``resolve`` (an ability and a square) and the prompt
``order``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stonehall.kernel.decision import Option
from stonehall.kernel.state import StepBook
from stonehall.toolkit.pieces import P
from stonehall.toolkit.table import B, CardTable, Waiting


def _told(hook: Callable[..., Any], s: CardTable[P, B], me: P, payload: tuple[int, ...]) -> Any:
    """Tell a hook of its moment. A call with so many arguments is quicker than one that unpacks them."""
    match len(payload):
        case 0:
            return hook(s, me)
        case 1:
            return hook(s, me, payload[0])
        case 2:
            return hook(s, me, payload[0], payload[1])
        case 3:
            return hook(s, me, payload[0], payload[1], payload[2])
        case _:
            return hook(s, me, *payload)


def trigger(s: CardTable[P, B], piece: P, moment: int, payload: tuple[int, ...] = ()) -> None:
    """A moment of one card: its own abilities that react to it, and can, wait from now on."""
    bit = 1 << moment
    if s.may_have(piece, bit):
        for own in s.abilities_of(piece):
            if own.moments & bit:
                when = own.triggers[moment].when
                if when is None or _told(when, s, piece, payload):
                    s.waiting.append((moment, own.number, piece.id, payload))


def trigger_all(s: CardTable[P, B], moment: int, payload: tuple[int, ...]) -> None:
    """A moment that every card in play may watch."""
    bit = 1 << moment
    if s.live_moments & bit:
        lent = s.lent_moments & bit != 0  # then any card may react
        for piece in s.field:
            if lent or piece.moments & bit:
                trigger(s, piece, moment, payload)
        for event in s.events:
            if lent or event.moments & bit:
                trigger(s, event, moment, payload)


def is_watched(s: CardTable[P, B], moment: int, payload: tuple[int, ...]) -> bool:
    """Whether a card in play would react to a moment that every card may watch, were it now."""
    bit = 1 << moment
    if s.live_moments & bit:
        for piece in [*s.field, *s.events]:
            if s.may_have(piece, bit):
                for own in s.abilities_of(piece):
                    if own.moments & bit:
                        when = own.triggers[moment].when
                        if when is None or _told(when, s, piece, payload):
                            return True
    return False


def trigger_active(s: CardTable[P, B], moment: int) -> None:
    """A moment of the active player's turn: the cards that player controls may react."""
    bit = 1 << moment
    if s.live_moments & bit:
        lent = s.lent_moments & bit != 0  # then any card may react
        for piece in s.field:
            if piece.controller == s.active and (lent or piece.moments & bit):
                trigger(s, piece, moment)
        for event in s.events:
            if event.controller == s.active and (lent or event.moments & bit):
                trigger(s, event, moment)


def _source(s: CardTable[P, B], entry: Waiting) -> P | None:
    """The card of a waiting effect: in play, or just gone if the effect is about that."""
    source = s.piece(entry[2])
    if source is not None and source.id in s.fallen and not s.parting & (1 << entry[0]):
        return None
    return source


def _order_free(s: CardTable[P, B], entry: Waiting, source: P) -> bool:
    """Whether it makes no difference when an effect comes."""
    reaction = s.by_number[entry[1]].triggers[entry[0]]
    if reaction.order_free_when is not None:
        return reaction.order_free_when(s, source)
    return reaction.order_free


def _label(s: CardTable[P, B], entry: Waiting, source: P) -> Option:
    """How the active player names a waiting effect."""
    moment, number, _, _ = entry
    if s.by_number[number].triggers[moment].by_card:
        printed: tuple[B, ...] = source.printed
        number = printed[0].number
    return Option("resolve", (number, source.square))


# Steps ----------------------------------------------------------------------------------------------------------------


def settle(s: CardTable[P, B]) -> None:
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
        option = _label(s, entry, source)
        if option not in options:
            options.append(option)
    if len(options) == 1:
        _fire(s, 0)
    else:
        s.ask(s.active, "order", options, resolve_next)


def resolve_next(s: CardTable[P, B], ability: int, square: int) -> None:
    """The active player has picked which effect comes next."""
    wanted = Option("resolve", (ability, square))
    for place, entry in enumerate(s.waiting):
        source = _source(s, entry)
        if source is not None and _label(s, entry, source) == wanted:
            _fire(s, place)
            return


def _fire(s: CardTable[P, B], place: int) -> None:
    moment, number, id, payload = s.waiting.pop(place)
    s.push(settle)
    s.push(resolve_effect, moment, number, id, payload)


def resolve_effect(s: CardTable[P, B], moment: int, number: int, id: int, payload: tuple[int, ...]) -> None:
    """Carry out one triggered effect, if its card is still there."""
    source = _source(s, (moment, number, id, payload))
    if source is not None:
        if s.log is not None:
            s.tell_triggered(number, source)
        _told(s.by_number[number].triggers[moment].effect, s, source, payload)


def book_steps(step: StepBook) -> None:
    """The steps of this file join those of a game."""
    for known in (settle, resolve_next, resolve_effect):
        step(known)
