"""Cave Filth: whoever falls is locked up, and whoever is locked up is of use."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import (
    END_OF_PHASE,
    START_OF_TURN,
    ability,
    after_attack,
    after_move,
    at,
    at_will,
    when_summoned,
)
from stonehall.games.alliances.asking import ask_reaction
from stonehall.games.alliances.attack import add_attacks, begin_attack, open_attack
from stonehall.games.alliances.cards import (
    ATTACK,
    BOW,
    BY_ID,
    CARDS,
    CHAMPION,
    COMMON,
    MOVE,
    MUTATION,
    SUMMONER,
    SWORD,
    Faction,
    champion,
    common,
    event,
    mutation,
    summoner,
)
from stonehall.games.alliances.effects import imprison, make_last, place, place_card, prevent, put_under, wound
from stonehall.games.alliances.events import when_played
from stonehall.games.alliances.factions.shared import about
from stonehall.games.alliances.move import move_up_to
from stonehall.games.alliances.pieces import UNTIL_NEXT_TURN, Piece
from stonehall.games.alliances.piles import (
    discard_prisoner,
    from_discard,
    prisoner_to_magic,
    release,
    to_prison,
    units_in,
)
from stonehall.games.alliances.reach import open_next_to, summon_squares, units_next_to, units_within
from stonehall.games.alliances.rolls import throw
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import can_attack, is_held
from stonehall.kernel.decision import STOP, Option
from stonehall.toolkit.triggers import settle

FILTH: Final = "filth"
"""Its Mutations are cards of the Filth (SW1-DECK-16)."""
RELEASED: Final = 2
CAUGHT: Final = 2
DRIVEN: Final = 2
MOST_SWALLOWED: Final = 4
OVERWORKED: Final = 2
SUBJUGATED: Final = 2

CAVE_FILTH = Faction(
    "cave-filth",
    parts=("cave-goblins", "filth"),
    summoner=summoner(
        "the-warden", SWORD, attack=3, life=7, abilities="imprison", ours="attack life range text square"
    ),
    starting=[
        ("the-warden", (4, 4)),
        ("wall", (4, 2)),
        ("prisoner", (2, 1)),
        ("prisoner", (5, 1)),
        ("prisoner", (3, 2)),
        ("taskmaster", (3, 3)),
    ],
    champions=[
        champion(
            "hester", SWORD, cost=6, attack=0, life=6, abilities="tyrant-of-the-cells",
            ours="cost attack life range text",
        ),
        champion(
            "scabbicus", SWORD, cost=6, attack=2, life=6, abilities="revolt", ours="cost attack life range text"
        ),
        champion("mange", BOW, cost=5, attack=2, life=5, abilities="chain-hook", ours="all"),
    ],
    commons=[
        common(
            "prisoner", SWORD, cost=0, attack=1, life=2, abilities="convict", copies=8,
            ours="attack range text copies square",
        ),
        common(
            "taskmaster", SWORD, cost=1, attack=1, life=2, abilities="drive-on", copies=4,
            ours="cost attack life range text copies square",
        ),
    ],
    mutations=[
        mutation(
            "grotesque-mutant", SWORD, faction=FILTH, cost=4, attack=1, life=4, abilities="haul-away", copies=1,
            ours="cost attack life range text copies",
        ),
        mutation(
            "barbed-mutant", SWORD, faction=FILTH, cost=3, attack=1, life=4, abilities="barbs", copies=1,
            ours="cost attack life range text copies",
        ),
        mutation(
            "burrow-mutant", SWORD, faction=FILTH, cost=4, attack=4, life=3, abilities="burrow", copies=1,
            ours="cost life range copies",
        ),
        mutation(
            "poison-mutant", SWORD, faction=FILTH, cost=2, attack=2, life=3, abilities="venomous", copies=1,
            ours="cost attack life range text copies",
        ),
        mutation(
            "bone-mutant", BOW, faction=FILTH, cost=3, attack=2, life=3, abilities="far-shot", copies=1,
            ours="cost attack life range text copies",
        ),
        mutation(
            "legion-mutant", SWORD, faction=FILTH, cost=2, attack=0, life=1, abilities="legion", copies=1,
            ours="cost range text copies",
        ),
    ],
    events=[
        event("overwork", copies=2, lasting=True, ours="text copies"),
        event("enlist", copies=2, ours="copies"),
        event("subjugation", copies=2, ours="text copies"),
        event("living-shields", copies=2, lasting=True, ours="name text copies"),
        event("uprising", copies=1, lasting=True, ours="all"),
    ],
    prison=True,
)  # fmt: skip


# The Prison Pile ------------------------------------------------------------------------------------------------------


def prisoners(s: State, seat: int) -> list[int]:
    """The different cards of a Prison Pile, by number."""
    return sorted(set(s.sides[seat].prison))


def _locks_up(s: State, warden: Piece, fallen: Piece, by: int, source: int, attack: bool) -> bool:
    """A Common his player destroys goes to the Prison Pile (SW1-DEST-6)."""
    if by != warden.controller or not fallen.card.is_a(COMMON):
        return False
    s.sides[by].prison += (fallen.card.number,)
    s.tell("imprisoned", fallen.card.number, fallen.place, by)
    return True


ability("imprison", redirects=_locks_up)


@at(START_OF_TURN, "imprison", when=lambda s, warden: bool(s.sides[warden.controller].prison))
def work_off(s: State, warden: Piece) -> None:
    """Up to 2 prisoners become magic."""
    s.push(release_prisoner, warden.id, RELEASED)


@step
def release_prisoner(s: State, id: int, left: int) -> None:
    warden = s.pieces[id]
    if left:
        seat = warden.controller
        s.may_choose(
            seat, "imprison", "card", prisoners(s, seat), released, (id, left), about(warden), otherwise=STOP
        )  # fmt: skip


@step
def released(s: State, card: int, id: int, left: int) -> None:
    prisoner_to_magic(s, s.pieces[id].controller, card)
    s.push(release_prisoner, id, left - 1)


# Champions ------------------------------------------------------------------------------------------------------------

ability("tyrant-of-the-cells", attack=lambda s, me, target: len(s.sides[me.controller].prison))


def _enemies_around(s: State, me: Piece) -> list[Piece]:
    return [unit for unit in units_next_to(s, me.square) if not s.are_friends(unit, me)]


@after_move("revolt", when=lambda s, me, start, squares: bool(_enemies_around(s, me)))
def revolt(s: State, scabbicus: Piece, start: int, squares: int) -> None:
    """A prisoner for a wound on each enemy around him; a unit is moved with once per turn anyway."""
    seat = scabbicus.controller
    s.may_choose(seat, "revolt", "card", prisoners(s, seat), revolted, (scabbicus.id,), about(scabbicus))


@step
def revolted(s: State, card: int, id: int) -> None:
    scabbicus = s.pieces[id]
    discard_prisoner(s, scabbicus.controller, card)
    wound(s, _enemies_around(s, scabbicus), 1, scabbicus.controller, id)


def _wounded_survivor(s: State, me: Piece, id: int, wounds: int, classes: int) -> bool:
    """Whether an attack gave wounds to an enemy of these classes which is still there."""
    target = s.on_board(id)
    return wounds > 0 and target is not None and target.card.is_a(classes) and not s.are_friends(target, me)


@after_attack(
    "chain-hook",
    when=lambda s, me, target, hits, wounds, *dice: _wounded_survivor(s, me, target, wounds, COMMON | CHAMPION),
)
def chain_hook(s: State, mange: Piece, target: int, hits: int, wounds: int, *dice: int) -> None:
    """The wounded unit may be dragged next to him: placed, not moved."""
    wounded = s.on_board(target)
    if wounded is not None:  # another effect of the attack may have taken it away meanwhile
        squares = open_next_to(s, mange.square)
        s.may_choose(mange.controller, "chain-hook", "to", squares, hooked, (target,), about(wounded))


@step
def hooked(s: State, square: int, id: int) -> None:
    place(s, s.pieces[id], square)


# Commons --------------------------------------------------------------------------------------------------------------


@after_attack("convict")
def convict(s: State, prisoner: Piece, target: int, hits: int, wounds: int, *dice: int) -> None:
    throw(s, prisoner.controller, prisoner, 1, convicted, prisoner.id)


@step
def convicted(s: State, dice: tuple[int, ...], id: int) -> None:
    prisoner = s.on_board(id)
    if prisoner is not None and dice[0] <= CAUGHT:
        imprison(s, prisoner, prisoner.controller)


def _drivable(s: State, taskmaster: Piece) -> list[int]:
    """Other Commons of the same player within 2 squares, which can be moved at all."""
    return [
        unit.square
        for unit in units_within(s, taskmaster, DRIVEN)
        if unit.card.is_a(COMMON) and unit.controller == taskmaster.controller and not is_held(s, unit)
    ]


@at_will("drive-on", MOVE, _drivable, once=True)
def drive_on(s: State, taskmaster: Piece, square: int) -> None:
    """A wound, and if it survives up to 2 squares, which are none of the three moves (SW1-SPEC-7)."""
    driven = s.on(square)
    s.push(move_up_to, taskmaster.controller, driven.id, DRIVEN, 0)
    wound(s, [driven], 1, taskmaster.controller, taskmaster.id)


# Mutations ------------------------------------------------------------------------------------------------------------


@after_attack(
    "haul-away", when=lambda s, me, target, hits, wounds, *dice: _wounded_survivor(s, me, target, wounds, COMMON)
)
def haul_away(s: State, mutant: Piece, target: int, hits: int, wounds: int, *dice: int) -> None:
    wounded = s.on_board(target)
    if wounded is not None:  # another effect of the attack may have taken it away meanwhile
        imprison(s, wounded, mutant.controller)


@at(END_OF_PHASE + MOVE, "barbs", when=lambda s, me: bool(units_next_to(s, me.square)))
def barbs(s: State, mutant: Piece) -> None:
    """Friends are hurt, too."""
    wound(s, units_next_to(s, mutant.square), 1, mutant.controller, mutant.id)


ability("venomous", poisons=lambda s, me, target: target.card.is_a(COMMON | CHAMPION))


def _swallowed(s: State, me: Piece) -> int:
    return min(len(me.under), MOST_SWALLOWED + 1)  # the mutated card is one of them


def _swallowed_for_attack(s: State, me: Piece, target: Piece | None) -> int:
    return _swallowed(s, me)


ability("legion", attack=_swallowed_for_attack, life=_swallowed)


@when_summoned("legion")
def legion(s: State, mutant: Piece) -> None:
    s.push(swallow, mutant.id, MOST_SWALLOWED)


@step
def swallow(s: State, id: int, left: int) -> None:
    mutant = s.pieces[id]
    if left:
        seat = mutant.controller
        s.may_choose(seat, "legion", "card", prisoners(s, seat), swallowed, (id, left), about(mutant), otherwise=STOP)


@step
def swallowed(s: State, card: int, id: int, left: int) -> None:
    mutant = s.pieces[id]
    seat = mutant.controller
    release(s, seat, card)
    put_under(s, card, s.owner_of(card, seat), seat, mutant)
    s.push(swallow, id, left - 1)


# Events ---------------------------------------------------------------------------------------------------------------


@when_played("overwork")
def overwork(s: State, seat: int) -> None:
    make_last(s, BY_ID["overwork"].number, seat)


@at(END_OF_PHASE + ATTACK, "overwork")
def work_on(s: State, effect: Piece) -> None:
    """Right after the Attack Phase (SW1-SPEC-4)."""
    s.push(overworked_attack, effect.controller, OVERWORKED)


@step
def overworked_attack(s: State, seat: int, left: int) -> None:
    """One of the Commons may attack; those that do are locked up."""
    options: list[Option] = []
    if left:
        for piece in s.own(seat):
            if piece.card.is_a(COMMON) and can_attack(s, piece):
                add_attacks(s, piece, options)
    if options:
        options.append(STOP)
        s.ask(seat, "overwork", options, {"attack": attack_once_more, "open": open_once_more}, (seat, left))


@step
def attack_once_more(s: State, start: int, target: int, seat: int, left: int) -> None:
    attacker = _exhaust(s, start, seat, left)
    begin_attack(s, attacker, [s.on(target)])


@step
def open_once_more(s: State, number: int, start: int, target: int, seat: int, left: int) -> None:
    attacker = _exhaust(s, start, seat, left)
    open_attack(s, attacker, number, target)


def _exhaust(s: State, start: int, seat: int, left: int) -> Piece:
    """What follows the attack of an overworked Common."""
    attacker = s.on(start)
    s.push(overworked_attack, seat, left - 1)
    s.push(lock_up, attacker.id)
    s.push(settle)
    return attacker


@step
def lock_up(s: State, id: int) -> None:
    exhausted = s.on_board(id)
    if exhausted is not None:
        imprison(s, exhausted, exhausted.controller)


@when_played("enlist")
def enlist(s: State, seat: int) -> None:
    """A Mutation cannot stand without the card below it (SW1-MUT-1)."""
    recruits = [card for card in prisoners(s, seat) if CARDS[card].is_a(COMMON) and not CARDS[card].is_a(MUTATION)]
    if summon_squares(s, seat):
        s.choose(seat, "enlist", "card", recruits, enlisted, (seat,))


@step
def enlisted(s: State, card: int, seat: int) -> None:
    s.choose(seat, "enlist-to", "to", summon_squares(s, seat), march_out, (card, seat), (card,))


@step
def march_out(s: State, square: int, card: int, seat: int) -> None:
    release(s, seat, card)
    place_card(s, card, s.owner_of(card, seat), seat, square)


@when_played("subjugation")
def subjugation(s: State, seat: int) -> None:
    s.push(subjugate, seat, SUBJUGATED)


@step
def subjugate(s: State, seat: int, left: int) -> None:
    if left:
        spent = units_in(s.sides[seat].discard, COMMON)
        s.may_choose(seat, "subjugation", "card", spent, subjugated, (seat, left), otherwise=STOP)


@step
def subjugated(s: State, card: int, seat: int, left: int) -> None:
    from_discard(s, seat, card)
    to_prison(s, seat, card)
    s.push(subjugate, seat, left - 1)


@when_played("living-shields")
def living_shields(s: State, seat: int) -> None:
    make_last(s, BY_ID["living-shields"].number, seat, UNTIL_NEXT_TURN)


def _is_shielded(s: State, effect: Piece, hurt: Piece, attack: bool) -> bool:
    seat = effect.controller
    shielded = hurt.controller == seat and hurt.card.is_a(SUMMONER | CHAMPION)
    return attack and shielded and bool(s.sides[seat].prison)


def _offer_shields(s: State, effect: Piece, hurt: Piece) -> None:
    s.push(offer_shield, effect.controller, hurt.id)


LIVING_SHIELDS = ability("living-shields", may_prevent=_is_shielded, prevents=_offer_shields)


@step
def offer_shield(s: State, seat: int, id: int) -> None:
    """One prisoner after another takes a wound that waits; all of this everybody can see."""
    if s.woundings[-1].amount > 0:
        options = [Option("card", (card,)) for card in prisoners(s, seat)]
        then = {"card": shielded}
        about_hurt = about(s.pieces[id])
        ask_reaction(s, seat, LIVING_SHIELDS.number, "living-shields", options, then, (seat, id), about_hurt)


@step
def shielded(s: State, card: int, seat: int, id: int) -> None:
    discard_prisoner(s, seat, card)
    prevent(s, 1)
    s.push(offer_shield, seat, id)


@when_played("uprising")
def uprising(s: State, seat: int) -> None:
    make_last(s, BY_ID["uprising"].number, seat)


def _rises(s: State, effect: Piece, unit: Piece, target: Piece | None) -> int:
    return 1 if unit.controller == effect.controller and unit.card.is_a(COMMON) and unit.card.cost == 0 else 0


ability("uprising", attack_of_others=_rises)
