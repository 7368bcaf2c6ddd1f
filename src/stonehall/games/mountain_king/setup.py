"""Before the first turn: horde, workshops, spells, statues, tokens; then gates and the draft (MK-SETUP-*, MK-DRAFT-*).

Everything is dealt by itself, one piece of luck after the other; players decide where their gates stand and how their
starting trolls line up.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from stonehall.games.mountain_king.components import STARTERS
from stonehall.games.mountain_king.mountain import NOWHERE
from stonehall.games.mountain_king.networks import renew_networks
from stonehall.games.mountain_king.purse import store
from stonehall.games.mountain_king.recruit import refill
from stonehall.games.mountain_king.resources import STATUE_CLANS
from stonehall.games.mountain_king.state import GATE, NO_CARD, PLACES, SLOTS, Laid, State
from stonehall.games.mountain_king.steps import step
from stonehall.games.mountain_king.turn import begin_turn
from stonehall.kernel.decision import Draw, Option
from stonehall.kernel.pile import Pile

OPEN_SPELLS: Final = 3
FIRST_ROW: Final = 4


@step
def first_player(s: State, fixed: int) -> None:
    """Who takes the crown (MK-GATE-1)."""
    if fixed >= 0:
        s.push(open_game, fixed)
    else:
        s.decision = Draw("first", "first", list(range(s.settings.seats)), open_game, (), ())


@step
def open_game(s: State, first: int) -> None:
    s.first = first
    s.active = first
    seats = s.settings.seating.seats_from(first)
    starters = range(s.settings.components.first_starter, s.settings.components.first_starter + STARTERS)
    s.starters = [Pile(starters) for _ in seats]
    s.push(begin_turn, first)
    s.push(end_draft)
    for seat in reversed(seats):
        s.push(draft, seat, 2)
    for seat in reversed(seats):
        s.push(choose_gate, seat)
    s.push(value_pedestals, 0)
    s.push(raise_statues)
    s.push(reveal_workshop, s.settings.workshops)
    s.push(open_spell)
    for place in reversed(range(PLACES)):
        s.push(refill, place)


@step
def open_spell(s: State) -> None:
    """Three spells lie open (MK-SETUP-7)."""
    if len(s.spellbook) < OPEN_SPELLS:
        s.draw_from(s.spells, "turn-up", spell_opened)


@step
def spell_opened(s: State, spell: int) -> None:
    s.spells.take(spell)
    s.spellbook.append(spell)
    s.runes.append(0)
    s.push(open_spell)


@step
def reveal_workshop(s: State, left: int) -> None:
    """Two for each player and one more, the rest leaves the game (MK-SETUP-6)."""
    if not left:
        s.workshop_pool = [0] * len(s.workshop_pool)
    else:
        pool = [kind for kind, copies in enumerate(s.workshop_pool) for _ in range(copies)]
        s.decision = Draw("workshop-drawn", "workshop", pool, workshop_revealed, (left,), ())


@step
def workshop_revealed(s: State, kind: int, left: int) -> None:
    s.workshop_pool[kind] -= 1
    s.offered[kind] += 1
    s.push(reveal_workshop, left - 1)


@step
def raise_statues(s: State) -> None:
    """Luck says which clan comes first; the others follow in turn, clockwise (MK-SETUP-8)."""
    s.decision = Draw("statues", "statues", list(range(STATUE_CLANS)), statues_raised, (), ())


@step
def statues_raised(s: State, clan: int) -> None:
    s.statues = s.settings.mountain.statue_sites.copy()
    s.statue_clans = tuple([(clan + place) % STATUE_CLANS for place in range(len(s.statues))])
    for cell in s.statues:
        s.statue_mask |= 1 << cell


@step
def value_pedestals(s: State, space: int) -> None:
    """A token on each space of the pedestal track (MK-SETUP-9)."""
    pool = s.track_pool
    if not pool:
        return
    if min(pool) == max(pool):
        s.push(pedestal_valued, pool[0], space)
    else:
        s.decision = Draw("token", "token", pool.copy(), pedestal_valued, (space,), ())


@step
def pedestal_valued(s: State, value: int, space: int) -> None:
    s.track_pool.remove(value)
    s.track[space] = value
    s.push(value_pedestals, space + 1)


# Gates ----------------------------------------------------------------------------------------------------------------


@step
def choose_gate(s: State, seat: int) -> None:
    s.choose(seat, "gate", "gate", gate_points(s, seat), gate_built, (seat,))


def gate_points(s: State, seat: int) -> list[int]:
    """The free start points a seat may take (MK-GATE-2): partners take neighbouring ones (MK-TEAM-1)."""
    settings = s.settings
    points = settings.start_points()
    free = [point for point in points if point not in s.gates]
    if settings.teams:
        return [point for point in free if _partners_fit(s, points, seat, point)]
    if settings.seats == 2:
        taken = [gate for gate in s.gates if gate != NOWHERE]
        return [point for point in free if not taken or _share_a_number(s, point, taken[0])]
    return free


def _share_a_number(s: State, one: int, other: int) -> bool:
    """Whether two start points show one and the same number of players."""
    return any(one in points and other in points for points in s.settings.mountain.starts.values())


def _partners_fit(s: State, points: list[int], seat: int, point: int) -> bool:
    """Whether everybody can still stand beside the partner if a seat takes a point."""
    seating = s.settings.seating
    for order in permutations(range(len(points))):
        agrees = all(s.gates[other] in (NOWHERE, points[order[other]]) for other in range(seating.seats))
        if agrees and points[order[seat]] == point:
            apart = [abs(order[other] - order[seating.partner(other)]) for other in range(seating.seats)]
            if all(gap in (1, len(points) - 1) for gap in apart):
                return True
    return False


@step
def gate_built(s: State, cell: int, seat: int) -> None:
    s.gates[seat] = cell
    s.tiles = [Laid(GATE, 1 << gate) for gate in s.gates if gate != NOWHERE]
    s.dug |= 1 << cell
    s.tell("gate-built", seat, cell)
    renew_networks(s)


# The draft ------------------------------------------------------------------------------------------------------------


@step
def draft(s: State, seat: int, draws: int) -> None:
    """Two starting trolls in hand, one is placed, the next drawn, until four stand (MK-DRAFT-3)."""
    s.push(place_starter, seat)
    for _ in range(draws):
        s.push(draw_starter, seat)


@step
def draw_starter(s: State, seat: int) -> None:
    s.draw_from(s.starters[seat], "draw", starter_drawn, (seat,), (seat,))


@step
def starter_drawn(s: State, card: int, seat: int) -> None:
    s.starters[seat].take(card)
    s.hands[seat].append(card)
    s.tell_only(seat, "drew", seat, card)


@step
def place_starter(s: State, seat: int) -> None:
    base = seat * SLOTS
    slots = [slot for slot in range(FIRST_ROW) if s.trolls[base + slot] == NO_CARD]
    options = [Option("line-up", (card, slot)) for card in s.hands[seat] for slot in slots]
    s.ask(seat, "line-up", options, starter_placed, (seat,))


@step
def starter_placed(s: State, card: int, slot: int, seat: int) -> None:
    """Its lower row pays at once (MK-DRAFT-4)."""
    base = seat * SLOTS
    s.hands[seat].remove(card)
    s.trolls[base + slot] = card
    s.tell("lined-up", seat, card, slot)
    _pay_lower_row(s, seat, card)
    if any(s.trolls[base + other] == NO_CARD for other in range(FIRST_ROW)):
        s.push(draft, seat, 1)


def _pay_lower_row(s: State, seat: int, card: int) -> None:
    for kind in s.settings.components.trolls[card].lower:
        store(s, seat, kind, 1)


@step
def end_draft(s: State) -> None:
    """Later players get what their other starting trolls would have brought; then these leave the game (MK-DRAFT-5)."""
    for place, seat in enumerate(s.settings.seating.seats_from(s.first)):
        if not s.settings.teams:
            unseen = s.starters[seat].cards() if place > 2 else []
            for card in [*(s.hands[seat] if place else []), *unseen]:
                _pay_lower_row(s, seat, card)
                s.tell("bonus", seat, card)
        s.hands[seat] = []
    s.starters = []
