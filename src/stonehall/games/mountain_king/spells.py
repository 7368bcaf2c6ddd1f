"""Spells: one a turn for a rune, worn out after three castings (MK-SPELL-1..3), and what each of their effects does.

An effect can be cast only where it does something (B23). What helps a dig, a bribe or statues lasts until it is used,
at most until the end of the turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stonehall.games.mountain_king.components import Spell
from stonehall.games.mountain_king.mountain import cells_of
from stonehall.games.mountain_king.networks import renew_networks
from stonehall.games.mountain_king.purse import owned, spend, store
from stonehall.games.mountain_king.recruit import activate, refill
from stonehall.games.mountain_king.resources import KINDS, RESOURCES, RUNE
from stonehall.games.mountain_king.state import BEFORE, NO_CARD, PLACES, SLOTS, TUNNEL, State
from stonehall.games.mountain_king.steps import action, offer, step
from stonehall.games.mountain_king.turn import is_full, turn_main
from stonehall.games.mountain_king.workshops import gained, held_symbols, unload_one
from stonehall.kernel.decision import DECLINE, Option, Step

WORN_OUT: Final = 3

Condition = Callable[[State], bool]
EFFECTS: Final[dict[str, tuple[Condition, Step, tuple[int, ...]]]] = {}
"""For each effect whether it can do anything now, and the step that does it, which gets its amount and these."""


def always(s: State) -> bool:
    return True


def effect(name: str, when: Condition = always) -> Callable[[Step], Step]:
    """The step of an effect."""

    def book(function: Step) -> Step:
        EFFECTS[name] = (when, function, ())
        return step(function)

    return book


@offer(BEFORE)
def offer_spells(s: State, options: list[Option]) -> None:
    """An open spell, for a rune (MK-SPELL-1, MK-SPELL-2)."""
    if s.spells_left and owned(s, s.active, RUNE):
        spells = s.settings.components.spells
        for place, spell in enumerate(s.spellbook):
            if EFFECTS[spells[spell].effect][0](s):
                options.append(Option("cast", (place,)))


@action("cast")
def cast(s: State, place: int) -> None:
    spell = s.settings.components.spells[s.spellbook[place]]
    spend(s, s.active, RUNE, 1)
    s.spells_left -= 1
    s.runes[place] += 1
    s.tell("cast", s.active, s.spellbook[place])
    s.push(turn_main)
    if s.runes[place] == WORN_OUT:
        s.push(wear_out, place)
    does = EFFECTS[spell.effect]
    s.push(does[1], amount_of(s, spell, s.active), *does[2])


def amount_of(s: State, spell: Spell, seat: int) -> int:
    """How much a spell does if this seat casts it: some do more for those whose turn comes late (MK-SPELL-19)."""
    between = (seat - s.first) % s.settings.seats - 1
    return spell.amount + between if spell.late and between > 0 else spell.amount


@step
def wear_out(s: State, place: int) -> None:
    """The third rune: another spell is turned up, and this one goes under its deck (MK-SPELL-3)."""
    s.runes[place] = 0
    s.tell("worn-out", s.spellbook[place])
    s.push(turn_up, place)


@step
def turn_up(s: State, place: int) -> None:
    s.draw_from(s.spells, "turn-up", turned_up, (place,))


@step
def turned_up(s: State, spell: int, place: int) -> None:
    s.spells.take(spell)
    s.spells.put_at_bottom(s.spellbook[place])
    s.spellbook[place] = spell
    s.tell("turned-up", spell)


# Digging --------------------------------------------------------------------------------------------------------------


@effect("cheaper-dig")
def cheaper_dig(s: State, amount: int) -> None:
    """The next tunnel costs so many minerals less, but at least one."""
    s.cheaper += amount


@effect("free-hammers")
def free_hammers(s: State, amount: int) -> None:
    """Up to so many cells of rubble under the next tunnel cost no hammer."""
    s.free_hammers += amount


@effect("mixed-minerals")
def mixed_minerals(s: State, amount: int) -> None:
    """The next tunnel may be paid with several minerals; it counts as dug with the least of them."""
    s.mixed = True


@effect("dig-points")
def dig_points(s: State, amount: int) -> None:
    """The next tunnel brings so much more honor."""
    s.dig_bonus += amount


# The horde ------------------------------------------------------------------------------------------------------------


def _can_recruit(s: State) -> bool:
    return not is_full(s, s.active)


def _has_bribes(s: State) -> bool:
    return any(len(bribes) > 0 for bribes in s.bribes)


@effect("any-bribe", _can_recruit)
def any_bribe(s: State, amount: int) -> None:
    """Bribes of this turn may be resources of any kind (MK-BRIBE-4)."""
    s.any_bribe = True


@effect("take-bribes", _has_bribes)
def take_bribes(s: State, amount: int) -> None:
    """Up to so many bribes that lie on one troll of the horde."""
    places = [place for place in range(PLACES) if s.bribes[place]]
    s.choose(s.active, "whose-bribes", "rob", places, robbed, (amount,))


@step
def robbed(s: State, place: int, amount: int) -> None:
    for kind in s.bribes[place][:amount]:
        store(s, s.active, kind, 1)
    s.tell("robbed", s.active, place, len(s.bribes[place][:amount]))
    s.bribes[place] = s.bribes[place][amount:]


@effect("new-trolls")
def new_trolls(s: State, amount: int) -> None:
    """Up to so many trolls of the horde go under their decks and others take their places; bribes stay."""
    places = [place for place in range(PLACES) if s.horde[place] != NO_CARD]
    s.may_choose(s.active, "send-away", "send-away", places, sent_away, (amount,))


@step
def sent_away(s: State, place: int, amount: int) -> None:
    card = s.horde[place]
    s.horde[place] = NO_CARD
    s.decks[s.settings.components.trolls[card].level - 1].put_at_bottom(card)
    s.tell("sent-away", s.active, card, place)
    if amount > 1:
        s.push(new_trolls, amount - 1)
    s.push(refill, place)


# Resources ------------------------------------------------------------------------------------------------------------


for _kind in range(KINDS):
    EFFECTS[f"gain-{RESOURCES[_kind]}"] = (always, gained, (_kind,))


@effect("gain-any")
def gain_any(s: State, amount: int) -> None:
    """So many resources of the player's choice, each of another kind."""
    s.push(gain_next, amount, ())


@step
def gain_next(s: State, left: int, had: tuple[int, ...]) -> None:
    kinds = [kind for kind in range(KINDS) if kind not in had]
    s.choose(s.active, "gain", "gain", kinds, gained_any, (left, had))


@step
def gained_any(s: State, kind: int, left: int, had: tuple[int, ...]) -> None:
    store(s, s.active, kind, 1)
    s.tell("gained", s.active, kind, 1)
    if left > 1:
        s.push(gain_next, left - 1, (*had, kind))


def _has_tokens(s: State) -> bool:
    return any(s.tokens[slot] > 0 for slot in range(s.active * SLOTS, s.active * SLOTS + SLOTS))


@effect("unload", _has_tokens)
def unload_some(s: State, amount: int) -> None:
    """Up to so many tokens from own trolls into storage."""
    s.may_choose(s.active, "unload", "unload", held_symbols(s, s.active), unloaded, (amount,))


@step
def unloaded(s: State, symbol: int, amount: int) -> None:
    unload_one(s, s.active, symbol)
    if amount > 1:
        s.push(unload_some, amount - 1)


def _unfilled(s: State) -> list[int]:
    """The slots of own trolls with an empty symbol."""
    trolls, base = s.settings.components.trolls, s.active * SLOTS
    return [
        slot
        for slot in range(SLOTS)
        if s.trolls[base + slot] != NO_CARD and s.tokens[base + slot] != trolls[s.trolls[base + slot]].full
    ]


def _can_wake(s: State) -> bool:
    return len(_unfilled(s)) > 0


@effect("wake", _can_wake)
def wake(s: State, amount: int) -> None:
    """So many own trolls yield as in a cascade, one after the other."""
    s.choose(s.active, "wake", "wake", _unfilled(s), woken, (amount,))


@step
def woken(s: State, slot: int, amount: int) -> None:
    activate(s, s.active, slot)
    if amount > 1:
        s.push(wake, amount - 1)


@effect("more-workshops")
def more_workshops(s: State, amount: int) -> None:
    """So many more workshops may be used in this turn."""
    s.workshops_left += amount


# Statues and tunnels --------------------------------------------------------------------------------------------------


@effect("free-moves")
def free_moves(s: State, amount: int) -> None:
    """The next so many moves of statues in this turn need no cart."""
    s.free_moves += amount


def own_statues(s: State) -> list[int]:
    """The cells of the uncovered statues in the own network."""
    return cells_of(s.networks[s.active] & s.statue_mask)


def _can_swap(s: State) -> bool:
    return len(own_statues(s)) > 1


@effect("swap-statues", _can_swap)
def swap_statues(s: State, amount: int) -> None:
    """Two statues of the own network change places."""
    own = own_statues(s)
    options = [Option("swap", (one, other)) for place, one in enumerate(own) for other in own[place + 1 :]]
    s.ask(s.active, "swap", [*options, DECLINE], swapped)


@step
def swapped(s: State, one: int, other: int) -> None:
    first, second = s.statues.index(one), s.statues.index(other)
    s.statues[first], s.statues[second] = other, one
    s.tell("swapped", s.active, one, other)


def _liftable(s: State) -> list[int]:
    """The first cells of own tunnels, still whole, on which nothing stands."""
    own = s.networks[s.active]
    return [
        cells_of(tile.mask)[0]
        for tile in s.tiles
        if tile.kind == TUNNEL
        and tile.shape >= 0
        and tile.mask & own
        and not tile.mask & s.statue_mask
        and tile.anchor not in s.pedestals_on
    ]


def _can_lift(s: State) -> bool:
    return len(_liftable(s)) > 0


@effect("lift-tunnel", _can_lift)
def lift_tunnel(s: State, amount: int) -> None:
    """An own tunnel without statue and pedestal caves in: it goes back to its stack and its stone to storage.

    What it led to may be cut off and belong to nobody then (MK-NET-3).
    """
    s.may_choose(s.active, "lift", "lift", _liftable(s), lifted)


@step
def lifted(s: State, cell: int) -> None:
    for tile in s.tiles:
        if tile.mask >> cell & 1:
            s.tiles.remove(tile)
            s.dug ^= tile.mask
            s.stacks[s.settings.components.stack_of[tile.shape]] += 1
            store(s, s.active, 0, tile.mask.bit_count())
            s.tell("lifted", s.active, tile.shape, cell)
            break
    renew_networks(s)
