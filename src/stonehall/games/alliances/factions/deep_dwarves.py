"""Deep Dwarves: magic is saved up, given back and spent on everything."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import (
    ANY_PHASE,
    END_OF_PHASE,
    END_OF_TURN,
    START_OF_PHASE,
    Ability,
    ability,
    after_attack,
    after_move,
    at,
    at_will,
    when_destroys,
)
from stonehall.games.alliances.asking import choose_opponent
from stonehall.games.alliances.attack import may_attack_now
from stonehall.games.alliances.board import on_side_of
from stonehall.games.alliances.cards import (
    ATTACK,
    BOW,
    BY_ID,
    CHAMPION,
    COMMON,
    MOVE,
    SWORD,
    Faction,
    champion,
    common,
    event,
    matches,
    summoner,
)
from stonehall.games.alliances.effects import make_last, place, place_card, remove_wounds, strengthen, wound
from stonehall.games.alliances.events import when_played
from stonehall.games.alliances.factions.shared import (
    about,
    can_afford,
    outnumbering,
    pay,
    place_beside,
    place_on,
    places,
)
from stonehall.games.alliances.move import move_up_to
from stonehall.games.alliances.pieces import ON_MAGIC, UNTIL_NEXT_TURN, Piece
from stonehall.games.alliances.piles import (
    discard_to_magic,
    from_discard,
    lay_on_magic,
    spend_magic,
    take_from_magic,
    units_in,
)
from stonehall.games.alliances.reach import (
    must_stop,
    next_to,
    open_next_to,
    open_next_to_any,
    units_within,
    walls_of,
)
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import allowance, can_spend, is_held, is_unit, is_wall, wounds_on
from stonehall.kernel.decision import DONE, STOP, Option
from stonehall.toolkit.battle_values import has

FACTION: Final = "deep-dwarves"
MAGE_PUSH: Final = ability("mage-push")
GEM_OF_CALLING: Final = ability("gem-of-calling")
GEM_MAGIC: Final = ability("gem-magic")
TUNNEL: Final = ability("tunnel")
INSIGHT: Final = ability("insight")
MAGIC_BLAST: Final = ability("magic-blast")

DEEP_DWARVES = Faction(
    FACTION,
    summoner=summoner("tundle", BOW, attack=2, life=6, abilities="meditate"),
    starting=[
        ("tundle", (2, 3)),
        ("wall", (3, 2)),
        ("miner", (2, 1)),
        ("miner", (6, 1)),
        ("deep-dwarves-scholar", (2, 2)),
        ("miner", (1, 3)),
        ("gem-mage", (3, 3)),
    ],
    champions=[
        champion("kynder", SWORD, cost=5, attack=2, life=6, abilities="mage-push"),
        champion("lun", SWORD, cost=4, attack=3, life=4, abilities="gem-of-calling"),
        champion("sprog", BOW, cost=6, attack=2, life=6, abilities="restructure"),
        champion("deep-troll", SWORD, cost=7, attack=2, life=7, abilities="rock-eater", copies=0),
        champion("gren", BOW, cost=5, attack=2, life=4, abilities="shard-of-the-father-gem", copies=0),
        champion("piclo", SWORD, cost=7, attack=3, life=5, abilities="channel-magic", copies=0),
    ],
    commons=[
        common("gem-mage", BOW, cost=2, attack=2, life=1, abilities="gem-magic", copies=6),
        common("miner", SWORD, cost=1, attack=1, life=2, abilities="tunnel", copies=7),
        common("deep-dwarves-scholar", SWORD, cost=1, attack=0, life=3, abilities="insight", copies=5, named="scholar"),
        common("battle-mage", SWORD, cost=2, attack=2, life=2, abilities="magic-blast", copies=0),
        common("crossbowman", BOW, cost=1, attack=1, life=1, abilities="rally", copies=0),
    ],
    events=[
        event("illusionary-warrior", copies=2),
        event("summoning-surge", copies=2),
        event("magic-stasis", copies=2, lasting=True),
        event("wake-the-father-gem", copies=2, lasting=True),
        event("magic-torrent", copies=1),
    ],
)


# Tundle ---------------------------------------------------------------------------------------------------------------


def _has_cards(s: State, tundle: Piece) -> bool:
    """With magic left another ability may still put a card on the discard pile before it is Tundle's turn."""
    side = s.sides[tundle.controller]
    return bool(side.discard or side.magic)


@at(START_OF_PHASE + ATTACK, "meditate", when=_has_cards)
def meditate(s: State, tundle: Piece) -> None:
    """The top card of your discard pile goes on your magic pile; then only one unit may attack this turn."""
    if s.sides[tundle.controller].discard:
        s.may(tundle.controller, "meditate", meditated, (tundle.controller,), about(tundle))


@step
def meditated(s: State, seat: int) -> None:
    discard_to_magic(s, seat)
    s.most_attacks = 1


# Champions ------------------------------------------------------------------------------------------------------------


def _pushable(s: State, kynder: Piece) -> list[int]:
    """Other units within 2 squares that can be moved."""
    if not can_afford(s, kynder.controller, 1):
        return []
    return [unit.place for unit in units_within(s, kynder, 2) if not is_held(s, unit)]


@at_will("mage-push", ANY_PHASE, _pushable, once=True)
def mage_push(s: State, kynder: Piece, target: int) -> None:
    """Once per turn, for 1 magic: move a unit within 2 squares up to 2 squares."""
    s.push(move_up_to, kynder.controller, s.on(target).id, 2, 0)
    pay(s, kynder.controller, 1)


@after_move("mage-push", when=lambda s, me, start, squares: 0 < squares < allowance(s, me))
def push_on_the_way(s: State, kynder: Piece, start: int, squares: int) -> None:
    """Also in the middle of his own move, which then goes on."""
    if not kynder.has_used(MAGE_PUSH):
        left = 0 if must_stop(s, kynder, kynder.square) else allowance(s, kynder) - squares
        near = _pushable(s, kynder)
        s.may_choose(kynder.controller, "mage-push", "target", near, push_and_go_on, (kynder.id, left), about(kynder))


@step
def push_and_go_on(s: State, target: int, id: int, left: int) -> None:
    kynder = s.pieces[id]
    kynder.note_use(MAGE_PUSH)
    s.push(move_up_to, kynder.controller, id, left, 0)
    mage_push(s, kynder, target)


@after_move("gem-of-calling", when=lambda s, me, start, squares: not me.has_used(GEM_OF_CALLING))
def gem_of_calling(s: State, lun: Piece, start: int, squares: int) -> None:
    """Once per turn after moving Lun, for 1 magic: place a Common within 4 squares adjacent to Lun."""
    if can_afford(s, lun.controller, 1) and open_next_to(s, lun.square):
        commons = [unit for unit in units_within(s, lun, 4) if unit.card.is_a(COMMON)]
        s.may_choose(lun.controller, "gem-of-calling", "target", places(commons), call, (lun.id,), about(lun))


@step
def call(s: State, target: int, id: int) -> None:
    lun = s.pieces[id]
    lun.note_use(GEM_OF_CALLING)
    pay(s, lun.controller, 1)
    s.push(place_beside, lun.controller, s.on(target).id, id)


def _rebuilt(s: State, sprog: Piece, wall: Piece) -> list[int]:
    """The empty squares within 2 of Sprog; a friendly Wall stays on its side."""
    row = s.distance[sprog.square]
    seat = sprog.controller
    bound = s.is_friend(wall, seat)
    return [
        square
        for square in range(s.grid.size)
        if row[square] <= 2 and s.is_empty(square) and (on_side_of(seat, square) or not bound)
    ]


@at(END_OF_TURN, "restructure", when=lambda s, sprog: can_afford(s, sprog.controller, 1))
def restructure(s: State, sprog: Piece) -> None:
    """At the end of your turn, for 1 magic: place a Wall adjacent to Sprog elsewhere near him."""
    if can_afford(s, sprog.controller, 1):
        walls = [card for card in next_to(s, sprog) if is_wall(s, card) and _rebuilt(s, sprog, card)]
        s.may_choose(sprog.controller, "restructure", "target", places(walls), rebuild, (sprog.id,), about(sprog))


@step
def rebuild(s: State, target: int, id: int) -> None:
    sprog = s.pieces[id]
    pay(s, sprog.controller, 1)
    s.push(choose_site, s.on(target).id, id)


@step
def choose_site(s: State, wall: int, id: int) -> None:
    sprog, card = s.pieces[id], s.pieces[wall]
    s.choose(sprog.controller, "place-to", "to", _rebuilt(s, sprog, card), place_on, (wall,), about(card))


def _hits_stone(s: State, me: Piece, target: Piece | None) -> int:
    return 1 if target is not None and is_wall(s, target) else 0


ability("rock-eater", attack=_hits_stone)


def _wounded_a_wall(s: State, troll: Piece, target: int, hits: int, wounds: int, *roll: int) -> bool:
    card = s.piece(target)
    return card is not None and is_wall(s, card) and wounds > 0 and wounds_on(troll) > 0


@after_attack("rock-eater", when=_wounded_a_wall)
def rock_eater(s: State, troll: Piece, target: int, hits: int, wounds: int, *roll: int) -> None:
    """When his attack wounds a Wall, a wound may be removed from him."""
    s.may(troll.controller, "rock-eater", eat_rock, (troll.id,), about(troll))


@step
def eat_rock(s: State, id: int) -> None:
    remove_wounds(s, s.pieces[id], 1)


def _shard(s: State, gren: Piece, card: Piece, by: int, source: int, attack: bool) -> bool:
    """Another unit you control within 2 squares goes to your magic pile instead of an opponent's."""
    near = card is not gren and is_unit(card) and s.distance[gren.square][card.square] <= 2
    if not near or card.controller != gren.controller or s.are_allies(by, gren.controller):
        return False
    lay_on_magic(s, gren.controller, card.card.number, True)
    card.grave = (gren.controller, ON_MAGIC)
    return True


ability("shard-of-the-father-gem", redirects=_shard)


def _feeds(s: State, piclo: Piece, fallen: int) -> bool:
    """Whether a card that Piclo destroyed went to your magic pile, and another can follow it."""
    card = s.fallen.get(fallen)
    mine = card is not None and card.grave == (piclo.controller, ON_MAGIC)
    return mine and bool(s.sides[piclo.controller].discard)


@when_destroys("channel-magic", when=lambda s, piclo, fallen, attack: _feeds(s, piclo, fallen))
def channel_magic(s: State, piclo: Piece, fallen: int, attack: int) -> None:
    """The top card of your discard pile may follow a destroyed card to your magic pile."""
    s.may(piclo.controller, "channel-magic", discard_to_magic_later, (piclo.controller,), about(piclo))


def _felled_a_wall(s: State, piclo: Piece, target: int, *attack: int) -> bool:
    card = s.fallen.get(target)
    return card is not None and not is_unit(card) and _feeds(s, piclo, target)


@after_attack("channel-magic", when=_felled_a_wall)
def channel_stone(s: State, piclo: Piece, target: int, *attack: int) -> None:
    """So it does after a Wall, which is a card but no unit."""
    channel_magic(s, piclo, target, 1)


@step
def discard_to_magic_later(s: State, seat: int) -> None:
    discard_to_magic(s, seat)


# Commons --------------------------------------------------------------------------------------------------------------


def _only_gems(s: State, mage: Piece) -> bool:
    """Which Gem Mage is asked first makes no difference; what else is paid or won then does."""
    return all(entry[1] == GEM_MAGIC.number for entry in s.waiting)


@at(
    START_OF_PHASE + ATTACK,
    "gem-magic",
    when=lambda s, mage: can_afford(s, mage.controller, 1),
    order_free_when=_only_gems,
)
def gem_magic(s: State, mage: Piece) -> None:
    """At the start of your Attack Phase, for 1 magic: 1 more attack value this turn."""
    if can_afford(s, mage.controller, 1):
        s.may(mage.controller, "gem-magic", glow, (mage.id,), about(mage))


@step
def glow(s: State, id: int) -> None:
    mage = s.pieces[id]
    pay(s, mage.controller, 1)
    strengthen(s, mage, 1)


def _homes(s: State, mage: Piece) -> list[int]:
    if not can_afford(s, mage.controller, 1):
        return []
    return open_next_to_any(s, [wall.square for wall in walls_of(s, mage.controller)])


@at(END_OF_PHASE + ATTACK, "gem-magic", when=lambda s, mage: bool(_homes(s, mage)))
def gem_step(s: State, mage: Piece) -> None:
    """At its end, for 1 magic: place this unit adjacent to a Wall you control."""
    s.may_choose(mage.controller, "gem-magic-to", "to", _homes(s, mage), step_home, (mage.id,), about(mage))


@step
def step_home(s: State, square: int, id: int) -> None:
    mage = s.pieces[id]
    pay(s, mage.controller, 1)
    place(s, mage, square)


def _miners(s: State, seat: int) -> list[Piece]:
    return [piece for piece in s.own(seat) if piece.card.is_named("miner")]


def _noted(s: State, seat: int, paid: Ability) -> bool:
    """Whether a player has paid for an ability this turn: noted on the summoner, who is always there."""
    chief = s.summoner_of(seat)
    return chief is not None and chief.has_used(paid)


def _note(s: State, seat: int, paid: Ability) -> None:
    chief = s.summoner_of(seat)
    if chief is not None:
        chief.note_use(paid)
    pay(s, seat, 1)


def _speaks_for_all(s: State, me: Piece, shared: Ability) -> bool:
    """One of a player's cards speaks for all that have an ability which is paid for once: the first of the board."""
    return all(
        me.square <= piece.square or piece.controller != me.controller or not has(s, piece, shared) for piece in s.field
    )


def _may_dig(s: State, miner: Piece) -> bool:
    seat = miner.controller
    return len(_miners(s, seat)) > 1 and _speaks_for_all(s, miner, TUNNEL) and can_afford(s, seat, 1)


@at(START_OF_PHASE + MOVE, "tunnel", when=_may_dig)
def tunnel(s: State, miner: Piece) -> None:
    """At the start of your Movement Phase, once for all Miners, for 1 magic."""
    if can_afford(s, miner.controller, 1):
        s.may(miner.controller, "tunnel", dig, (miner.controller,), about(miner))


@step
def dig(s: State, seat: int) -> None:
    _note(s, seat, TUNNEL)


def _tunnels(s: State, miner: Piece) -> list[int]:
    if not _noted(s, miner.controller, TUNNEL):
        return []
    return open_next_to_any(s, [other.square for other in _miners(s, miner.controller) if other is not miner])


@at_will("tunnel", MOVE, _tunnels, instead=True)
def go_through_tunnel(s: State, miner: Piece, square: int) -> None:
    """In this phase a Miner may be placed adjacent to another instead of moving."""
    place(s, miner, square)


def _may_learn(s: State, scholar: Piece) -> list[int]:
    seat = scholar.controller
    free = can_afford(s, seat, 1) and not _noted(s, seat, INSIGHT)
    return [scholar.square] if free and _speaks_for_all(s, scholar, INSIGHT) else []


@at_will("insight", ANY_PHASE, _may_learn)
def insight(s: State, scholar: Piece, square: int) -> None:
    """Once per turn, for 1 magic: +1 attack value against cards next to friendly Scholars."""
    _note(s, scholar.controller, INSIGHT)


def _taught(s: State, scholar: Piece, unit: Piece, target: Piece | None) -> int:
    seat = scholar.controller
    if target is None or unit.controller != seat or not _noted(s, seat, INSIGHT):
        return 0
    if not _speaks_for_all(s, scholar, INSIGHT):
        return 0
    seen = any(near.card.is_named("scholar") and s.are_friends(near, scholar) for near in next_to(s, target))
    return 1 if seen else 0


ability("insight", attack_of_others=_taught)


def _may_blast(s: State, mage: Piece) -> list[int]:
    fits = not mage.has_used(MAGIC_BLAST) and may_attack_now(s, mage) and can_afford(s, mage.controller, 1)
    return [mage.square] if fits else []


@at_will("magic-blast", ATTACK, _may_blast)
def magic_blast(s: State, mage: Piece, square: int) -> None:
    """Before it attacks, for 1 magic: a bow until the end of the turn."""
    mage.note_use(MAGIC_BLAST)
    pay(s, mage.controller, 1)


ability("magic-blast", bow=lambda s, mage: mage.has_used(MAGIC_BLAST))

# Rally: more attack value in a turn in which you played an event, Walls included (SW1-EVT-9).
ability("rally", attack=lambda s, me, target: 1 if me.controller == s.active and s.events_played else 0)


# Events ---------------------------------------------------------------------------------------------------------------


@when_played("illusionary-warrior")
def illusionary_warrior(s: State, seat: int) -> None:
    """Place a Common from your magic pile adjacent to a Deep Dwarf Champion or a Gem Mage you control."""
    s.push(choose_illusion_square, seat)


@step
def choose_illusion_square(s: State, seat: int) -> None:
    """First the square, which everybody may know, then the card, which only its player sees."""
    makers = [
        piece.square
        for piece in s.own(seat)
        if piece.card.is_named("gem-mage") or (piece.card.is_a(CHAMPION) and matches(piece.card, FACTION))
    ]
    s.choose(seat, "illusionary-warrior-to", "to", open_next_to_any(s, makers), choose_illusion, (seat,))


@step
def choose_illusion(s: State, square: int, seat: int) -> None:
    commons = units_in(s.sides[seat].magic, COMMON)
    s.choose(seat, "illusionary-warrior", "card", commons, appear, (square, seat), private=True)


@step
def appear(s: State, card: int, square: int, seat: int) -> None:
    take_from_magic(s, seat, card)
    place_card(s, card, s.owner_of(card, seat), seat, square)


@when_played("summoning-surge", needs=lambda s, seat: bool(outnumbering(s, seat)))
def summoning_surge(s: State, seat: int) -> None:
    """With fewer units than an opponent: up to 3 discarded cards become magic, and you may summon in this phase."""
    s.may_summon = True
    s.push(choose_surge, seat, 3)


@step
def choose_surge(s: State, seat: int, left: int) -> None:
    cards = sorted(set(s.sides[seat].discard)) if left else []
    s.may_choose(seat, "summoning-surge", "card", cards, surge, (seat, left), otherwise=STOP)


@step
def surge(s: State, card: int, seat: int, left: int) -> None:
    from_discard(s, seat, card)
    lay_on_magic(s, seat, card, True)
    s.tell("to-magic", seat, card)
    s.push(choose_surge, seat, left - 1)


def _in_stasis(s: State, effect: Piece, seat: int) -> bool:
    chief = s.summoner_of(seat)
    return chief is not None and chief.id in effect.targets


# Magic Stasis: an opponent, known by the summoner, cannot spend magic until your next turn.
ability("magic-stasis", forbids_spending=_in_stasis)


@when_played("magic-stasis")
def magic_stasis(s: State, seat: int) -> None:
    s.push(choose_numbed, seat)


@step
def choose_numbed(s: State, seat: int) -> None:
    choose_opponent(s, seat, "magic-stasis", numb, (seat,))


@step
def numb(s: State, opponent: int, seat: int) -> None:
    chief = s.summoner_of(opponent)
    if chief is not None:
        make_last(s, BY_ID["magic-stasis"].number, seat, UNTIL_NEXT_TURN, (chief.id,))


# Wake the Father Gem: your abilities that cost magic cost 1 less this turn; copies add up (SW1-STACK-4).
ability("wake-the-father-gem", ability_cost=lambda s, me, seat: -1 if seat == me.controller else 0)


@when_played("wake-the-father-gem")
def wake_the_father_gem(s: State, seat: int) -> None:
    make_last(s, BY_ID["wake-the-father-gem"].number, seat)


@when_played("magic-torrent")
def magic_torrent(s: State, seat: int) -> None:
    """Pay any amount: as many enemy Commons and Champions within 4 squares of your summoner take 1 wound each."""
    s.push(choose_drenched, seat, ())


@step
def choose_drenched(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    """Whom it hits is chosen first, then all is paid for, so that nobody pays with what just fell."""
    chief = s.summoner_of(seat)
    options: list[Option] = []
    if chief is not None and can_spend(s, seat) and len(chosen) < len(s.sides[seat].magic):
        for unit in units_within(s, chief, 4):
            if unit.card.is_a(COMMON | CHAMPION) and not s.is_friend(unit, seat) and unit.id not in chosen:
                options.append(Option("target", (unit.place,)))
    s.ask(seat, "magic-torrent", [*options, STOP], {"target": drench_another, DONE: drench}, (seat, chosen))


@step
def drench_another(s: State, target: int, seat: int, chosen: tuple[int, ...]) -> None:
    s.push(choose_drenched, seat, (*chosen, s.on(target).id))


@step
def drench(s: State, seat: int, chosen: tuple[int, ...]) -> None:
    spend_magic(s, seat, len(chosen))
    wound(s, [s.pieces[id] for id in chosen], 1, seat)
