"""What cannot be in a state, whatever was played: looked for after every checked play."""
# interpreted: checks, not speed

from __future__ import annotations

from stonehall.games.mountain_king.mountain import NOWHERE, around
from stonehall.games.mountain_king.networks import reachable
from stonehall.games.mountain_king.pyramid import SUPPORTS
from stonehall.games.mountain_king.seating import SEATS
from stonehall.games.mountain_king.state import HALL, NO_CARD, NO_CLAN, SLOTS, State


def invariant_errors(s: State) -> list[str]:
    """Everything that is wrong."""
    quiet = s.decision is None or not s.decision.is_chance
    return [*position_errors(s, quiet), *_cards(s)]


def position_errors(s: State, quiet: bool) -> list[str]:
    """What is wrong on a table that may lack what it does not need; ``quiet``: while nothing is being dealt."""
    return [*_mountain(s), *_networks(s), *_players(s), *_pedestals(s, quiet)]


def _mountain(s: State) -> list[str]:
    errors = []
    covered = 0
    for tile in s.tiles:
        if tile.mask & covered:
            errors.append("two tiles on one cell")
        covered |= tile.mask
        if tile.kind == HALL and not tile.mask >> tile.anchor & 1:
            errors.append("a hall without its altar")
    if covered != s.dug:
        errors.append("what is dug is not what the tiles cover")
    if covered & ~s.settings.mountain.ground:
        errors.append("a tile lies where none may lie")
    if len(set(s.statues)) != len(s.statues) or s.statue_mask != sum([1 << cell for cell in s.statues]):
        errors.append("two statues on one cell")
    if any(not s.dug >> cell & 1 for cell in s.pedestals_on):
        errors.append("a pedestal outside the tunnels")
    return errors


def _networks(s: State) -> list[str]:
    errors = []
    seating = s.settings.seating
    for seat, gate in enumerate(s.gates):
        if gate == NOWHERE:
            continue
        if s.networks[seat] != reachable(s, 1 << gate):
            errors.append(f"the network of {SEATS[seat]} is not what its gate reaches")
        for other in seating.opponents(seat):
            if around(s.networks[seat]) & s.networks[other]:
                errors.append(f"the networks of {SEATS[seat]} and {SEATS[other]} touch")
    return errors


def _cards(s: State) -> list[str]:
    """Every troll is somewhere, once; so is every spell."""
    if s.turn == 0:
        return []
    components = s.settings.components
    found = [card for card in [*s.horde, *s.trolls, s.newcomer] if card not in (NO_CARD, *_starters(s))]
    for deck in s.decks:
        found += deck.cards()
    errors = []
    if sorted(found) != list(range(components.first_starter)):
        errors.append("the trolls are not all there once")
    if sorted(s.spells.cards() + s.spellbook) != list(range(len(components.spells))):
        errors.append("the spells are not all there once")
    return errors


def _starters(s: State) -> range:
    return range(s.settings.components.first_starter, len(s.settings.components.trolls))


def _players(s: State) -> list[str]:
    errors = []
    trolls = s.settings.components.trolls
    if min(s.storage) < 0 or min(s.pedestals) < 0 or min(s.bag) < 0 or min(s.stacks) < 0:
        errors.append("less than nothing is left of something")
    for place, card in enumerate(s.trolls):
        base, slot = place - place % SLOTS, place % SLOTS
        if card == NO_CARD:
            if s.tokens[place]:
                errors.append("tokens on no troll")
            continue
        if s.tokens[place] & ~trolls[card].full:
            errors.append(f"tokens beside the symbols of {trolls[card].id}")
        if any(s.trolls[base + support] == NO_CARD for support in SUPPORTS[slot]):
            errors.append(f"{trolls[card].id} stands on nothing")
    return errors


def _pedestals(s: State, quiet: bool) -> list[str]:
    """Six of each clan; those under great halls have left the game."""
    if s.turn == 0:
        return []
    errors = []
    for clan, left in enumerate(s.bag):
        held = sum(s.pedestals[clan::3]) + list(s.pedestals_on.values()).count(clan)
        offered = s.pedestals_offered.count(clan)
        if left + held + offered > 6:
            errors.append("more than six pedestals of one clan")
    if quiet and any(clan != NO_CLAN and s.horde[place] == NO_CARD for place, clan in enumerate(s.pedestals_offered)):
        errors.append("a pedestal on no troll")
    return errors
