"""What cannot be in a position, though each of its lines can: problems, found by words of the line that shows them."""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.messages import PLAYERS
from stonehall.games.mountain_king.mountain import NOWHERE, around, cell_name, cells_of
from stonehall.games.mountain_king.pyramid import PLACE_NAMES, SLOT_NAMES, SUPPORTS
from stonehall.games.mountain_king.resources import CLANS
from stonehall.games.mountain_king.seating import SEATS
from stonehall.games.mountain_king.spells import WORN_OUT, wear_out
from stonehall.games.mountain_king.state import NO_CARD, NO_CLAN, SLOTS, State
from stonehall.games.mountain_king.words import WORDS
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term

PEDESTALS: Final = 6
"""So many there are of each clan."""


def impossible(s: State, quiet: bool) -> list[Problem]:
    """What is wrong on a table that may lack what it does not need; ``quiet``: while nothing is being dealt."""
    return _networks(s) + _trolls(s) + _statues(s) + _pedestals(s, quiet) + _spells(s, quiet)


def _networks(s: State) -> list[Problem]:
    wrong = []
    for seat, gate in enumerate(s.gates):
        if gate == NOWHERE:
            continue
        for other in s.settings.seating.opponents(seat):
            touching = around(s.networks[seat]) & s.networks[other]
            if touching and seat < other:
                squares = tuple([cell_name(cell) for cell in cells_of(touching)])
                both = {"player": PLAYERS[seat], "other": PLAYERS[other]}
                wrong.append(WORDS.problem_on(squares, "mk-position-networks", "MK-DIG-5", squares[0], **both))
    return wrong


def _trolls(s: State) -> list[Problem]:
    wrong = []
    for place, card in enumerate(s.trolls):
        base, slot = place - place % SLOTS, place % SLOTS
        if card != NO_CARD and any(s.trolls[base + support] == NO_CARD for support in SUPPORTS[slot]):
            seat, name = base // SLOTS, SLOT_NAMES[slot]
            line = f"{SEATS[seat]} troll {name}"
            wrong.append(WORDS.problem("mk-position-unsupported", "MK-PLACE-1", line, player=PLAYERS[seat], slot=name))
    return wrong


def _statues(s: State) -> list[Problem]:
    """Each comes from a site of the map; none is ever added."""
    most = len(s.settings.mountain.statue_sites)
    squares = tuple([cell_name(cell) for cell in s.statues[most:]])
    if not squares:
        return []
    line = f"statue {CLANS[s.statue_clans[most]]} {squares[0]}"
    return [WORDS.problem_on(squares, "mk-position-statues", "MK-SETUP-8", line, most=most)]


def _pedestals(s: State, quiet: bool) -> list[Problem]:
    """Six of each clan, on tunnels and halls; those under great halls have left the game."""
    wrong = []
    for cell in s.pedestals_on:
        if not s.dug >> cell & 1:
            name = cell_name(cell)
            wrong.append(WORDS.problem_on((name,), "mk-position-pedestal", "MK-PED-1", f"pedestal {name}", square=name))
    if s.turn == 0:
        return wrong
    for clan, left in enumerate(s.bag):
        held = sum(s.pedestals[clan::3]) + list(s.pedestals_on.values()).count(clan)
        if left + held + s.pedestals_offered.count(clan) > PEDESTALS:
            term = Term("mk-clan", CLANS[clan])
            wrong.append(WORDS.problem("mk-position-pedestals", "MK-COMP-5", f"pedestals {CLANS[clan]}", clan=term))
    for place, clan in enumerate(s.pedestals_offered):
        if quiet and clan != NO_CLAN and s.horde[place] == NO_CARD:
            name = PLACE_NAMES[place]
            wrong.append(WORDS.problem("mk-position-offered", "MK-BRIBE-5", f"horde {name}", place=name))
    return wrong


def _spells(s: State, quiet: bool) -> list[Problem]:
    """A spell with its third rune goes away, once what its effect asks is answered."""
    leaving = any(frame[0] is wear_out for frame in s.agenda)
    if quiet and WORN_OUT in s.runes and not leaving:
        return [WORDS.problem("mk-position-spell", "MK-SPELL-3", f"spell runes {WORN_OUT}")]
    return []
