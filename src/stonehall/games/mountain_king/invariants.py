"""What cannot be in a state, whatever was played: looked for after every checked play."""

from __future__ import annotations

from stonehall.games.mountain_king.components import SHAPE_NAMES
from stonehall.games.mountain_king.mountain import NOWHERE
from stonehall.games.mountain_king.networks import reachable
from stonehall.games.mountain_king.position_checks import impossible
from stonehall.games.mountain_king.scoring import halls, network_of, statues
from stonehall.games.mountain_king.seating import SEATS
from stonehall.games.mountain_king.setup import FIRST_ROW
from stonehall.games.mountain_king.state import HALL, NO_CARD, NO_CLAN, SLOTS, TUNNEL, State
from stonehall.games.mountain_king.turn import FIRST_TOKEN, SECOND_TOKEN


def invariant_errors(s: State) -> list[str]:
    """Everything that is wrong."""
    quiet = s.decision is None or not s.decision.is_chance
    errors = position_errors(s, quiet)
    if s.turn:  # the setup is over
        errors += [*_cards(s), *_supply(s), *_scores(s)]
    return errors


def position_errors(s: State, quiet: bool) -> list[str]:
    """The same on a table that may lack what it does not need; ``quiet``: while nothing is being dealt."""
    return [*_mountain(s), *_networks(s), *_players(s), *[problem.text for problem in impossible(s, quiet)]]


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
    return errors


def _networks(s: State) -> list[str]:
    errors = []
    for seat, gate in enumerate(s.gates):
        if gate != NOWHERE and s.networks[seat] != reachable(s, 1 << gate):
            errors.append(f"the network of {SEATS[seat]} is not what its gate reaches")
    return errors


def _cards(s: State) -> list[str]:
    """Every troll is somewhere, once; so is every spell."""
    components = s.settings.components
    found = [card for card in [*s.horde, *s.trolls, s.newcomer] if card != NO_CARD and card < components.first_starter]
    for deck in s.decks:
        found += deck.cards()
    errors = []
    if sorted(found) != list(range(components.first_starter)):
        errors.append("the trolls are not all there once")
    if sorted(s.spells.cards() + s.spellbook) != list(range(len(components.spells))):
        errors.append("the spells are not all there once")
    return errors


def _players(s: State) -> list[str]:
    errors = []
    trolls = s.settings.components.trolls
    if min(s.storage) < 0 or min(s.pedestals) < 0 or min(s.bag) < 0 or min(s.stacks) < 0:
        errors.append("less than nothing is left of something")
    for place, card in enumerate(s.trolls):
        if card == NO_CARD:
            if s.tokens[place]:
                errors.append("tokens on no troll")
            continue
        if s.tokens[place] & ~trolls[card].full:
            errors.append(f"tokens beside the symbols of {trolls[card].id}")
    return errors


def _supply(s: State) -> list[str]:
    """Tunnels, halls and workshops lie on the mountain or wait beside it; a hall may have cut tunnels up."""
    errors = []
    components = s.settings.components
    laid_halls = [tile.hall for tile in s.tiles if tile.kind == HALL]
    laid = [0] * len(SHAPE_NAMES)
    for tile in s.tiles:
        if tile.kind == TUNNEL and tile.shape >= 0:
            laid[tile.shape] += 1
            if tile.mask.bit_count() != components.tunnels[components.stack_of[tile.shape]].tile.size:
                errors.append(f"a tunnel of shape {SHAPE_NAMES[tile.shape]} has another size")
    for stack, tunnel in enumerate(components.tunnels):
        missing = tunnel.copies - s.stacks[stack] - laid[tunnel.shape]
        if missing < 0 or (missing and not laid_halls):
            errors.append(f"tunnels of shape {SHAPE_NAMES[tunnel.shape]} are not all there once")
    left = [hall for hall in range(len(components.halls)) if s.halls_left >> hall & 1]
    if sorted(left + laid_halls) != list(range(len(components.halls))):
        errors.append("the great halls are not all there once")
    founded = [kind for kind in s.founded if kind >= 0]
    if sum(s.offered) + len(founded) != s.settings.workshops:
        errors.append("the workshops are not all there once")
    return errors


def _scores(s: State) -> list[str]:
    """All honor can be explained by what lies on the table, cell by cell."""
    errors = []
    components, seating = s.settings.components, s.settings.seating
    if sum([value for value in s.track if value > 0]) + sum(s.pedestal_honor) != sum(components.pedestal_points):
        errors.append("the tokens of pedestals are not all there once")
    both = (0, SECOND_TOKEN, SECOND_TOKEN) if s.settings.seats == 2 else (0, FIRST_TOKEN, FIRST_TOKEN + SECOND_TOKEN)
    if sum(s.coronation_honor) != both[min(s.crowned, 2)]:
        errors.append("the coronation tokens are not with those who are crowned")
    for seat in range(seating.seats):
        own = [s.trolls[seat * SLOTS + slot] for slot in range(FIRST_ROW, SLOTS)]
        own += [s.newcomer] if seat == s.active else []
        levels = [components.trolls[card].level for card in own if card != NO_CARD]
        if (len(levels), sum(levels)) != (s.recruits[seat], s.levels[seat]):
            errors.append(f"{SEATS[seat]} has not recruited the trolls it is said to have")
    best, altars = _honor_of_tiles(s)
    for side in range(seating.sides):
        network = network_of(s, side)
        worth = [0, 0]
        for number, tile in enumerate(s.tiles):
            if tile.mask & network:
                if tile.kind == HALL:
                    hall = components.halls[tile.hall]
                    worth[0] += hall.large if altars[number] else hall.small
                else:
                    worth[1] += best[number]
        if worth != [halls(s, side), statues(s, side)]:
            errors.append(f"halls and statues of {SEATS[seating.seats_of[side][0]]} are not worth what is said")
    return errors


def _honor_of_tiles(s: State) -> tuple[list[int], list[bool]]:
    """For each tile what its best statue is worth, and whether one stands on its altar; counted statue by statue."""
    points, level = s.settings.components.statue_points, s.settings.mountain.level
    best = [0] * len(s.tiles)
    altars = [False] * len(s.tiles)
    for place, cell in enumerate(s.statues):
        if not s.dug >> cell & 1:
            continue
        for number, tile in enumerate(s.tiles):
            if tile.mask >> cell & 1:
                value = points[level[cell]]
                if s.pedestals_on.get(cell, NO_CLAN) == s.statue_clans[place]:
                    value *= 2
                best[number] = max(best[number], value)
                if tile.anchor == cell:
                    altars[number] = True
    return best, altars
