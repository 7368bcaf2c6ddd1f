"""Resources are conserved: what a play changes in storages, on trolls and in bribes, something told accounts for.

All resources of all players, and the bribes on the horde, are counted before and after a play; what was told in
between says what came in and what went to the supply (MK-TERM-3..5).
"""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.components import WORKSHOPS
from stonehall.games.mountain_king.dig import price
from stonehall.games.mountain_king.resources import CART, HAMMER, KINDS, RESOURCES, RUNE, STONE, resource_of
from stonehall.games.mountain_king.state import State
from stonehall.games.mountain_king.trade import PRICE, give, traded
from stonehall.games.mountain_king.workshops import ANY_TWO, EXCHANGES, gained
from stonehall.kernel.decision import Step
from stonehall.kernel.state import Event

PAID_OF_ANY: Final = 2
"""So many resources of any kinds are paid in some workshops (MK-SHOP-5)."""


class Account:
    """What a play should have changed: by kind where the rules fix it, and so many that were paid of any kinds."""

    def __init__(self) -> None:
        self.kinds: list[int] = [0] * KINDS
        self.any = 0


def ledger_errors(before: State, after: State) -> list[str]:
    """What has come or gone, since a state before the last play, that nothing which was told accounts for."""
    account = Account()
    for event in after.log or []:
        _enter(account, before, event)
    account.any += _given(before, after)
    change = [now - then for now, then in zip(_owned(after), _owned(before), strict=True)]
    missing = [due - real for due, real in zip(account.kinds, change, strict=True)]
    if min(missing) < 0 or sum(missing) != account.any:
        told = [event.id for event in after.log or []]
        counts = ", ".join([f"{name} {amount:+}" for name, amount in zip(RESOURCES, change, strict=True) if amount])
        return [f"resources are not conserved: {counts or 'no change'} after {', '.join(told) or 'nothing told'}"]
    return []


def _owned(s: State) -> list[int]:
    """All that the players own, and all bribes."""
    trolls = s.settings.components.trolls
    found = [sum(s.storage[kind::KINDS]) for kind in range(KINDS)]
    for slot, held in enumerate(s.tokens):
        for place in range(held.bit_length()):
            if held >> place & 1:
                found[resource_of(trolls[s.trolls[slot]].symbols[place])] += 1
    for bribes in s.bribes:
        for kind in bribes:
            found[kind] += 1
    return found


def _enter(account: Account, before: State, event: Event) -> None:
    """What one event brings or costs."""
    components, args, kinds = before.settings.components, event.args, account.kinds
    match event.id:
        case "lined-up" | "bonus":
            for kind in components.trolls[args[1]].lower:
                kinds[kind] += 1
        case "yielded":
            for place, symbol in enumerate(components.trolls[args[1]].symbols):
                kinds[resource_of(symbol)] += args[3] >> place & 1
        case "unearthed":
            kinds[args[1]] += args[2]
        case "gained":
            kinds[args[1]] += args[2]
            account.any += _price_in_workshop(before, args[2], args[1])
        case "traded":
            kinds[args[1]] += 1
        case "lifted":
            kinds[STONE] += components.tunnels[components.stack_of[args[1]]].tile.size
        case "cast":
            kinds[RUNE] -= 1
        case "dug":
            account.any += price(before, components.tunnels[components.stack_of[args[2]]].tile.size)
            kinds[HAMMER] -= args[5]
        case "moved":
            kinds[CART] -= 0 if before.free_moves else 1
        case "retired":
            for kind in before.bribes[args[1]]:
                kinds[kind] -= 1


def _price_in_workshop(before: State, amount: int, wanted: int) -> int:
    """What an exchange costs; the kind is fixed, but for the workshops that take two of them."""
    exchanges = EXCHANGES.get(WORKSHOPS[before.founded[before.workshop]], []) if before.workshop >= 0 else []
    return next((pay for pay, _, gain, kind in exchanges if (gain, kind) == (amount, wanted)), 0)


def _given(before: State, after: State) -> int:
    """How many resources of any kinds were given away, for a trade or in a workshop."""
    log = after.log or []
    trades = _waiting(after, traded) - _waiting(before, traded) + [event.id for event in log].count("traded")
    started = PRICE * trades
    if before.workshop >= 0 and WORKSHOPS[before.founded[before.workshop]] in ANY_TWO:
        uses = _waiting(after, gained) - _waiting(before, gained) + [event.id for event in log].count("gained")
        started += PAID_OF_ANY * uses
    return started + _still_to_give(before) - _still_to_give(after)


def _waiting(s: State, step: Step) -> int:
    return sum([1 for frame in s.agenda if frame[0] is step])


def _still_to_give(s: State) -> int:
    frames = [*s.agenda, *([s.asking_frame] if s.pending is not None and s.asking_frame is not None else [])]
    return sum([frame[1][0] for frame in frames if frame[0] is give])
