"""A judgement of a position, for bots: honor so far, what is owned, and what can still come of it, in honor.

Only the own side is judged: nobody can take much from another here. Everything that is not honor yet fades as the end
comes near.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.components import LARGEST
from stonehall.games.mountain_king.mountain import around
from stonehall.games.mountain_king.preview import cascade
from stonehall.games.mountain_king.prospects import ground_prospects, hall_prospects, statue_prospects
from stonehall.games.mountain_king.pyramid import OPEN_ABOVE
from stonehall.games.mountain_king.recruit import free_slots
from stonehall.games.mountain_king.resources import COIN, MINERALS, STATUE_CLANS, resource_of
from stonehall.games.mountain_king.scoring import best_sets, halls, network_of, possessions, statues
from stonehall.games.mountain_king.state import NO_CARD, SLOTS, State
from stonehall.games.mountain_king.weights import PLAIN, Weights
from stonehall.games.mountain_king.worth import BRIBE, MANY_TURNS, RECRUITS, resources_worth, turns_to_come

LARGE: Final = 4
"""A tunnel of this size is worth a spell."""


def evaluate(s: State, seat: int, weights: Weights = PLAIN) -> float:
    """How much honor the side of a seat may expect."""
    return Prospects(s, s.settings.seating.side_of[seat], weights).total


class Prospects:
    """What a judgement of a side is made of, in honor; what can only come later counts as if there were time for it."""

    def __init__(self, s: State, side: int, weights: Weights = PLAIN) -> None:
        seats = s.settings.seating.seats_of[side]
        self.cells = cells = network_of(s, side)
        self.amounts = amounts = possessions(s, side)
        self.halls, self.statues = halls(s, side), statues(s, side)
        self.sets = best_sets(amounts)
        self.turns = turns = turns_to_come(s, side)
        self.left = left = _time_left(s, side, turns, weights)
        self.certain = self.hoped = self.hall = self.resources = self.ground = self.yields = 0.0
        self.pedestals = sum(s.pedestals[side * STATUE_CLANS : (side + 1) * STATUE_CLANS])
        honor = s.tunnel_honor[side] + s.pedestal_honor[side] + s.coronation_honor[side] + self.halls + self.statues
        self.total = total = float(honor + self.sets)
        if s.over:
            return
        total = honor + self.sets * (1 - left if turns == MANY_TURNS else weights.sets_to_come if turns else 1.0)
        on_turn = s.side == side
        self.certain, self.hoped = statue_prospects(s, side, seats, weights)
        now = 0.0
        if on_turn:
            # Whoever is on turn moves only what they can reach, and pays with their own trolls (MK-TEAM-5).
            now = self.certain
            if len(seats) > 1:
                now = min(now, statue_prospects(s, side, [s.active], weights)[0])
        total += now + left * (self.certain - now)
        if turns or (on_turn and s.hall_allowed):
            self.hall = hall_prospects(s, side, cells, weights)
        if turns == 0:
            self.total = total + self.hall
            return
        self.resources = resources_worth(s, side, amounts, turns, weights)
        if cells.bit_count() > len(seats):  # of gates alone none is better: start points are made equal
            self.ground = ground_prospects(s, cells, weights)
        for seat in seats:
            self.yields += _yields(s, seat, weights)
        if on_turn:
            total += _newcomer(s, side, amounts, turns, weights) + _this_turn(s, cells, amounts, weights)
        future = self.hoped + self.hall + self.ground + weights.pedestal * self.pedestals + self.yields
        self.total = total + self.resources + left * future


def _time_left(s: State, side: int, turns: int, weights: Weights) -> float:
    """From 1 at the beginning to 0 after the last turn: how much of what is planned can still be done."""
    if turns < MANY_TURNS:
        return min(weights.last_turn * turns / len(s.settings.seating.seats_of[side]), 0.65)
    return 1.0 - weights.open_end * max(s.recruits) / 6


def _yields(s: State, seat: int, weights: Weights) -> float:
    """What the symbols of a trollsmoot will still yield; a token that lies there must be spent first."""
    trolls, base = s.settings.components.trolls, seat * SLOTS
    yields, later = weights.yields, weights.later
    total = 0.0
    for slot in range(SLOTS):
        card = s.trolls[base + slot]
        if card != NO_CARD:
            hopes = 0
            for above in OPEN_ABOVE[slot]:
                if s.trolls[base + above] == NO_CARD:
                    hopes += 1
            if hopes:
                held = s.tokens[base + slot]
                for place, symbol in enumerate(trolls[card].symbols):
                    total += yields[symbol] * later[hopes - 1 if held >> place & 1 else hopes]
    return total


def _newcomer(s: State, side: int, amounts: list[int], turns: int, weights: Weights) -> float:
    """What the troll that looks for its place will bring."""
    if s.newcomer == NO_CARD:
        return 0.0
    before = resources_worth(s, side, amounts, turns, weights)
    best = 0.0
    for slot in free_slots(s, s.active):
        after = amounts.copy()
        for symbol, gained in enumerate(cascade(s, s.active, s.newcomer, slot).gained):
            after[resource_of(symbol)] += gained
        best = max(best, resources_worth(s, side, after, turns, weights) - before)
    open_above = min(SLOTS - 4 - s.recruits[s.active], len(weights.later) - 1)
    for symbol in s.settings.components.trolls[s.newcomer].symbols:
        best += weights.yields[symbol] * weights.later[open_above] * weights.newcomer_later
    return weights.newcomer * best


def _this_turn(s: State, cells: int, amounts: list[int], weights: Weights) -> float:
    """What spells have promised for the rest of the turn, as far as it can be used."""
    total = 0.0
    if max([amounts[mineral] for mineral in MINERALS]) + s.cheaper >= LARGE:
        hammers = min(s.free_hammers, 2)
        total += weights.cheaper_dig * s.cheaper + weights.free_hammer * hammers + weights.dig_point * s.dig_bonus
    if s.mixed and sum([amounts[mineral] for mineral in MINERALS]) >= LARGEST:
        total += 1.3
    if s.recruits[s.active] < RECRUITS:
        if s.any_bribe and amounts[COIN] < BRIBE <= sum(amounts) - 4:
            total += 1.0
        total += 0.3 * s.horde.count(NO_CARD)
    if s.workshops_left > 1 and around(cells) & s.settings.mountain.site_mask:
        total += 0.7
    return total
