"""Recruiting: bribes, the new troll, its pedestal, its place and the cascade (MK-BRIBE-*, MK-PLACE-*, MK-CASC-*)."""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.purse import owned, purse, spend, spend_any, store
from stonehall.games.mountain_king.pyramid import BENEATH, SUPPORTS, TRIANGLE
from stonehall.games.mountain_king.resources import COIN, KINDS, STATUE_CLANS
from stonehall.games.mountain_king.state import (
    BEFORE,
    NO_CARD,
    NO_CLAN,
    PLACES,
    PLACING,
    ROW_OF_PLACE,
    SLOTS,
    State,
)
from stonehall.games.mountain_king.steps import action, offer, step
from stonehall.games.mountain_king.turn import after, crown, is_full, turn_main
from stonehall.kernel.decision import Draw, Option

RETIRES_WITH: Final = 4
"""So many bribes send a troll of the horde away (MK-RETIRE-1)."""
NEXT_DECKS: Final = ((0, 1, 2), (1, 2, 0), (2, 1, 0))
"""For each row of the horde the decks that refill it, if those before are empty: one level higher, then lower (B3)."""


def bribed(s: State, place: int) -> list[int]:
    """The places that must be bribed for a troll; an empty one needs no bribe (MK-BRIBE-1, B4)."""
    return [beneath for beneath in BENEATH[place] if s.horde[beneath] != NO_CARD]


@offer(BEFORE)
def offer_trolls(s: State, options: list[Option]) -> None:
    """Any troll whose bribes can be paid, unless ten stand already (MK-BRIBE-2, MK-TURN-6)."""
    if is_full(s, s.active):
        return
    coins = sum(purse(s, s.active)) if s.any_bribe else owned(s, s.active, COIN)
    for place in range(PLACES):
        if s.horde[place] != NO_CARD and len(bribed(s, place)) <= coins:
            options.append(Option("recruit", (place,)))


@action("recruit")
def recruit(s: State, place: int) -> None:
    s.tell("recruited", s.active, s.horde[place], place)
    s.push(take_troll, place)
    beneath = bribed(s, place)
    if s.any_bribe:
        s.push(bribe_next, tuple(beneath))
        return
    spend(s, s.active, COIN, len(beneath))
    for bribe in beneath:
        s.bribes[bribe] += (COIN,)


@step
def bribe_next(s: State, places: tuple[int, ...]) -> None:
    """Under a spell bribes may be of any kind: asked one by one."""
    if places:
        held = purse(s, s.active)
        kinds = [kind for kind in range(KINDS) if held[kind]]
        s.choose(s.active, "bribe", "bribe", kinds, bribe_with, (places,), places[:1])


@step
def bribe_with(s: State, kind: int, places: tuple[int, ...]) -> None:
    spend_any(s, s.active, kind)
    s.bribes[places[0]] += (kind,)
    s.push(bribe_next, places[1:])


@step
def take_troll(s: State, place: int) -> None:
    """The troll comes with the bribes that lie on it, and with a pedestal (MK-BRIBE-4..7)."""
    card = s.horde[place]
    level = s.settings.components.trolls[card].level
    for kind in s.bribes[place]:
        store(s, s.active, kind, 1)
    s.bribes[place] = ()
    s.horde[place] = NO_CARD
    s.newcomer = card
    s.levels[s.active] += level
    s.recruits[s.active] += 1
    s.push(look_for_place)
    s.push(refill, place)
    if s.pedestals_offered[place] != NO_CLAN:
        _take_pedestal(s, s.pedestals_offered[place])
        s.pedestals_offered[place] = NO_CLAN
    elif level == 3:
        s.push(choose_pedestal)


@step
def choose_pedestal(s: State) -> None:
    """Any that is left in the bag (MK-BRIBE-6)."""
    clans = [clan for clan in range(STATUE_CLANS) if s.bag[clan]]
    s.choose(s.active, "pedestal-of-choice", "take", clans, take_from_bag)


@step
def take_from_bag(s: State, clan: int) -> None:
    s.bag[clan] -= 1
    _take_pedestal(s, clan)


def _take_pedestal(s: State, clan: int) -> None:
    s.pedestals[s.side * STATUE_CLANS + clan] += 1
    s.tell("pedestal-taken", s.active, clan)


# Refilling the horde --------------------------------------------------------------------------------------------------


@step
def refill(s: State, place: int) -> None:
    """A new troll of the same level; without one the next level up or down gives it, or the place stays empty."""
    for level in NEXT_DECKS[ROW_OF_PLACE[place] - 1]:
        deck = s.decks[level]
        if len(deck):
            s.draw_from(deck, "deal", dealt, (level, place))
            return
    _return_pedestal(s, place)


@step
def dealt(s: State, card: int, level: int, place: int) -> None:
    s.decks[level].take(card)
    s.horde[place] = card
    s.tell("joined-horde", card, place)
    if s.settings.components.trolls[card].level != 2:
        _return_pedestal(s, place)
    elif s.pedestals_offered[place] == NO_CLAN:
        s.push(offer_pedestal, place)


def _return_pedestal(s: State, place: int) -> None:
    """What lay on a retired troll goes back into the bag if no level 2 troll follows (B2)."""
    clan = s.pedestals_offered[place]
    if clan != NO_CLAN:
        s.bag[clan] += 1
        s.pedestals_offered[place] = NO_CLAN


@step
def offer_pedestal(s: State, place: int) -> None:
    """A random pedestal for a level 2 troll, as long as there are any (MK-BRIBE-7, MK-BRIBE-9)."""
    clans = [clan for clan in range(STATUE_CLANS) for _ in range(s.bag[clan])]
    if clans:
        if clans[0] == clans[-1]:
            s.push(pedestal_drawn, clans[0], place)
        else:
            s.decision = Draw("pedestal-drawn", "bag", clans, pedestal_drawn, (place,), ())


@step
def pedestal_drawn(s: State, clan: int, place: int) -> None:
    s.bag[clan] -= 1
    s.pedestals_offered[place] = clan


# The place and the cascade --------------------------------------------------------------------------------------------


@step
def look_for_place(s: State) -> None:
    s.moment = PLACING
    s.push(turn_main)


def free_slots(s: State, seat: int) -> list[int]:
    """Above and between two neighbours (MK-PLACE-1)."""
    base = seat * SLOTS
    return [
        slot
        for slot in range(4, SLOTS)
        if s.trolls[base + slot] == NO_CARD
        and s.trolls[base + SUPPORTS[slot][0]] != NO_CARD
        and s.trolls[base + SUPPORTS[slot][1]] != NO_CARD
    ]


@offer(PLACING)
def offer_slots(s: State, options: list[Option]) -> None:
    options += [Option("seat", (slot,)) for slot in free_slots(s, s.active)]


@action("seat")
def seat_troll(s: State, slot: int) -> None:
    """The troll takes its place, and everything it stands on yields (MK-CASC-1)."""
    seat = s.active
    s.trolls[seat * SLOTS + slot] = s.newcomer
    s.tell("placed", seat, s.newcomer, slot)
    s.newcomer = NO_CARD
    for below in TRIANGLE[slot]:
        activate(s, seat, below)
    s.push(after)
    s.push(retire, 0)
    if is_full(s, seat):
        crown(s, seat)


def activate(s: State, seat: int, slot: int) -> None:
    """A token for each empty symbol; the others yield nothing (MK-CASC-2, MK-CASC-3)."""
    place = seat * SLOTS + slot
    full = s.settings.components.trolls[s.trolls[place]].full
    fresh = full & ~s.tokens[place]
    if fresh:
        s.tokens[place] = full
        s.tell("yielded", seat, s.trolls[place], slot, fresh)


@step
def retire(s: State, place: int) -> None:
    """After the recruitment trolls with four bribes retire, one after the other (MK-RETIRE-1)."""
    while place < PLACES and len(s.bribes[place]) < RETIRES_WITH:
        place += 1
    if place == PLACES:
        return
    card = s.horde[place]
    s.bribes[place] = ()
    s.horde[place] = NO_CARD
    s.decks[s.settings.components.trolls[card].level - 1].put_at_bottom(card)
    s.tell("retired", card, place)
    s.push(retire, place + 1)
    s.push(refill, place)
