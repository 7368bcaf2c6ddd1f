"""Phoenix Elves: embers that burn whoever comes near."""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import (
    END_OF_PHASE,
    START_OF_PHASE,
    WAS_ATTACKED,
    ability,
    after_attack,
    after_move,
    at,
    lends,
)
from stonehall.games.summoner_wars.board import DISTANCE, GRID, RAYS
from stonehall.games.summoner_wars.cards import (
    ATTACK,
    COMMON,
    LOW,
    MAGIC,
    MELEE,
    MOVE,
    RANGED,
    SUMMON,
    UNIT,
    Card,
    Faction,
    champion,
    common,
    event,
    summoner,
)
from stonehall.games.summoner_wars.effects import damage, place, remove_boosts
from stonehall.games.summoner_wars.events import when_played
from stonehall.games.summoner_wars.factions.shared import (
    about,
    commons_and_champions,
    friendly_units,
    squares,
    within_of_summoner,
)
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.reach import empty_next_to, empty_next_to_any, next_to
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import is_unit
from stonehall.toolkit.lines import first_seen

FIRE, DIVINE = "fire", "divine"

PHOENIX_ELVES = Faction(
    "phoenix-elves",
    symbols=(FIRE, DIVINE),
    summoner=summoner(
        "queen-maldaria", RANGED, strength=4, life=9, symbols=(FIRE, DIVINE), abilities="momentum call-protection"
    ),
    summoner_at=(1, 4),
    gate_at=(2, 4),
    starting=[("ember-archer", (3, 3)), ("royal-guardian", (3, 4))],
    champions=[
        champion("holleas", RANGED, cost=5, strength=3, life=7, symbols=(FIRE,), abilities="fiery-summon ignite"),
        champion(
            "fire-drake", RANGED, cost=8, strength=4, life=10, symbols=(FIRE, DIVINE), abilities="protector fire-breath"
        ),
        champion("fanessa", MELEE, cost=5, strength=3, life=9, symbols=(DIVINE,), abilities="riposte"),
    ],
    commons=[
        common("ember-archer", RANGED, cost=1, strength=2, life=2, symbol=FIRE, abilities="quick-shot"),
        common("ember-beast", MELEE, cost=2, strength=3, life=3, symbol=FIRE, abilities="born-of-fire wildfire"),
        common("ember-mage", RANGED, cost=1, strength=2, life=2, symbol=DIVINE, abilities="guarded"),
        common("royal-guardian", MELEE, cost=2, strength=1, life=4, symbol=DIVINE, abilities="engage shove"),
    ],
    epic=event("spirit-of-the-phoenix", SUMMON, epic=True, active=True),
    events=[
        event("blinding-flare", MAGIC, cost=1, symbols=(DIVINE,), active=True),
        event("burn", MOVE, symbols=(FIRE,)),
        event("divine-retribution", MAGIC, symbols=(FIRE, DIVINE), active=True),
    ],
    setup_confidence=LOW,
)


@at(END_OF_PHASE + ATTACK, "call-protection", when=lambda s, queen: queen.boosts > 0)
def call_protection(s: State, queen: Piece) -> None:
    """At the end of your Attack Phase she may spend a boost to place a friendly common next to her."""
    if empty_next_to(s, queen.square):
        commons = [unit for unit in friendly_units(s, queen.controller) if unit.card.is_a(COMMON)]
        s.may_choose(
            queen.controller, "call-protection", "target", squares(commons), choose_post, (queen.id,), about(queen)
        )


@step
def choose_post(s: State, square: int, id: int) -> None:
    queen, guard = s.pieces[id], s.on(square)
    spaces = empty_next_to(s, queen.square)
    s.choose(queen.controller, "place-card", "to", spaces, take_post, (guard.id, id), about(guard))


@step
def take_post(s: State, square: int, guard: int, id: int) -> None:
    place(s, s.pieces[guard], square)
    remove_boosts(s, s.pieces[id], 1)


# Champions ------------------------------------------------------------------------------------------------------------


def is_ember_unit(card: Card) -> bool:
    return card.classes & UNIT != 0 and card.is_named("ember")


def _fiery(s: State, holleas: Piece, card: Card) -> list[int]:
    """Ember units may be summoned next to her."""
    return empty_next_to(s, holleas.square) if is_ember_unit(card) else []


def _ignited(s: State, holleas: Piece, unit: Piece, target: Piece | None) -> int:
    """Friendly Ember units next to her have 1 more strength."""
    friend = s.are_friends(unit, holleas) and is_ember_unit(unit.card)
    return 1 if friend and DISTANCE[holleas.square][unit.square] == 1 else 0


ability("fiery-summon", summon_others=_fiery)
ability("ignite", strength_of_others=_ignited)


def _next_to_summoner(s: State, seat: int) -> list[int]:
    summoner = s.summoner_of(seat)
    return [] if summoner is None else empty_next_to(s, summoner.square)


# Protector: the Fire Drake may be summoned next to your summoner. Fire Breath: units do not stop its attacks.
ability("protector", summon_also=_next_to_summoner)
ability("fire-breath", shoots_through=lambda s, me: UNIT)


@after_attack("fire-breath", when=lambda s, me, target, specials, dealt: specials > 0)
def fire_breath(s: State, drake: Piece, target: int, specials: int, dealt: int) -> None:
    """Each special also deals 1 damage to every unit on the line before the target."""
    aim = s.piece(target)
    if aim is not None:
        between = [s.board[square] for square in GRID.between(drake.square, aim.square)]
        damage(
            s,
            [piece for piece in between if piece is not None and is_unit(piece)],
            specials,
            drake.controller,
            drake.id,
        )


def _may_riposte(s: State, me: Piece, target: int, attacker: int) -> bool:
    enemy = s.on_board(attacker)
    return (
        target == me.id
        and enemy is not None
        and not s.are_friends(enemy, me)
        and DISTANCE[me.square][enemy.square] == 1
    )


@at(WAS_ATTACKED, "riposte", when=_may_riposte)
def riposte(s: State, fanessa: Piece, target: int, attacker: int) -> None:
    """After an adjacent enemy unit attacked her and she survived, the attacker takes 1 damage."""
    _burn_attacker(s, fanessa, attacker)


def _burn_attacker(s: State, me: Piece, attacker: int) -> None:
    enemy = s.on_board(attacker)
    if enemy is not None:
        damage(s, [enemy], 1, me.controller, me.id)


# Commons --------------------------------------------------------------------------------------------------------------


@after_move("quick-shot")
def quick_shot(s: State, archer: Piece, start: int, crossed: int) -> None:
    """After it moves, a unit within 3 clear straight spaces may take 1 damage."""
    seen = [piece for piece in first_seen(s.board, RAYS[archer.square], 3) if is_unit(piece)]
    s.may_choose(archer.controller, "quick-shot", "target", squares(seen), quick_hit, (archer.id,), about(archer))


@step
def quick_hit(s: State, square: int, id: int) -> None:
    archer = s.pieces[id]
    damage(s, [s.on(square)], 1, archer.controller, id)


def _near_embers(s: State, seat: int) -> list[int]:
    """An Ember Beast may be summoned next to a friendly Ember unit."""
    return empty_next_to_any(s, [unit.square for unit in friendly_units(s, seat) if is_ember_unit(unit.card)])


ability("born-of-fire", summon_also=_near_embers)


@at(START_OF_PHASE + MOVE, "wildfire")
def wildfire(s: State, beast: Piece) -> None:
    """At the start of your Move Phase all enemy units next to it take 1 damage."""
    enemies = [near for near in next_to(s, beast.square) if is_unit(near) and not s.are_friends(near, beast)]
    damage(s, enemies, 1, beast.controller, beast.id)


# Events ---------------------------------------------------------------------------------------------------------------


def _burnable(s: State, seat: int) -> list[int]:
    return squares(commons_and_champions(within_of_summoner(s, seat, 2)))


@when_played("burn", needs=lambda s, seat: bool(_burnable(s, seat)))
def burn(s: State, seat: int) -> None:
    """A common or champion within 2 spaces of your summoner takes 2 damage."""
    s.push(choose_burnt, seat)


@step
def choose_burnt(s: State, seat: int) -> None:
    s.choose(seat, "burn", "target", _burnable(s, seat), burn_one, (seat,))


@step
def burn_one(s: State, square: int, seat: int) -> None:
    damage(s, [s.on(square)], 2, seat)


def _phoenix_spirit(s: State, me: Piece, dealer: Piece, hurt: Piece) -> int:
    """Spirit of the Phoenix (active): abilities of friendly units deal 1 more damage to enemy units."""
    mine = is_unit(dealer) and s.are_friends(me, dealer)
    return 1 if mine and is_unit(hurt) and not s.are_friends(me, hurt) else 0


ability("spirit-of-the-phoenix", adds_damage=_phoenix_spirit)


def _dazzles(s: State, me: Piece, attacker: Piece, target: Piece) -> bool:
    """Blinding Flare (active): only specials count against your summoner and friendly units next to it."""
    summoner = s.summoner_of(me.controller)
    if summoner is None or not s.are_friends(me, target):
        return False
    return summoner is target or (is_unit(target) and summoner in next_to(s, target.square))


ability("blinding-flare", counts_specials=_dazzles)

# Divine Retribution (active): your summoner has Aura of the Phoenix.
lends("divine-retribution", "aura-of-the-phoenix", to=lambda s, me, unit: s.summoner_of(me.controller) is unit)


def _in_the_aura(s: State, me: Piece, target: int, attacker: int) -> bool:
    """An enemy unit attacked this unit or a friendly unit within 3 spaces."""
    attacked, enemy = s.piece(target), s.on_board(attacker)
    if attacked is None or enemy is None or s.are_friends(enemy, me) or not is_unit(attacked):
        return False
    return s.are_friends(attacked, me) and DISTANCE[me.square][attacked.square] <= 3


@at(WAS_ATTACKED, "aura-of-the-phoenix", when=_in_the_aura)
def aura_of_the_phoenix(s: State, me: Piece, target: int, attacker: int) -> None:
    """The attacker takes 1 damage."""
    _burn_attacker(s, me, attacker)
