"""Vargath Vanguard: a blessed phalanx of the mountains advances under light and thunder."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import (
    PREVENTS,
    START_OF_PHASE,
    START_OF_TURN,
    ability,
    after_attack,
    at,
    lends,
)
from stonehall.games.alliances.cards import (
    ATTACK,
    BOW,
    BY_ID,
    CHAMPION,
    COMMON,
    SWORD,
    UNIT,
    WALL,
    Faction,
    champion,
    common,
    event,
    summoner,
)
from stonehall.games.alliances.effects import exchange, make_last, prevent, strengthen, wound
from stonehall.games.alliances.events import when_played
from stonehall.games.alliances.factions.shared import about, places
from stonehall.games.alliances.move import can_be_moved, move_up_to
from stonehall.games.alliances.pieces import UNTIL_NEXT_TURN, Piece
from stonehall.games.alliances.piles import discard_from_hand
from stonehall.games.alliances.reach import are_adjacent, units_in_line, units_next_to, units_within, within
from stonehall.games.alliances.reactions import reaction
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import is_unit
from stonehall.kernel.decision import STOP
from stonehall.toolkit.battle_values import has

MOYRA: Final = "moyra-skylark"
LIGHT: Final = "light"
PRESENCE: Final = 2
LINE: Final = 4
"""What a die must show at least to wound a Defender in formation, or to hit while blinded."""
ORDERS_WITHIN: Final = 3
MOST_ORDERS: Final = 2
SPARK: Final = 3
NEAR_SHOCK: Final = 2
FAR_SHOCK: Final = 1
BLINDED_WITHIN: Final = 2
STRUCK_WITHIN: Final = 3
STRUCK_BY: Final = 3

ELECTROCUTE: Final = ability("electrocute")
HOLY_BANNER: Final = ability("holy-banner")

VARGATH_VANGUARD = Faction(
    "vargath-vanguard",
    parts=("mountain-vargath", "vanguards"),
    summoner=summoner("moyra-skylark", SWORD, attack=3, life=7, abilities="divine-presence", ours="square"),
    starting=[
        ("moyra-skylark", (4, 3)),
        ("wall", (3, 2)),
        ("vargath-vanguard-defender", (4, 1)),
        ("vargath-vanguard-defender", (5, 1)),
        ("crusader", (5, 2)),
        ("cherub", (2, 3)),
    ],
    champions=[
        champion(
            "father-benjamin", SWORD, cost=5, attack=2, life=5, abilities="shield-of-light",
            ours="cost attack life range text",
        ),
        champion(
            "korbolden", BOW, cost=7, attack=2, life=5, abilities="electrocute", ours="cost attack life range text"
        ),
        champion(
            "qayla", SWORD, cost=6, attack=2, life=6, abilities="battle-orders", ours="cost attack life range text"
        ),
    ],
    commons=[
        common(
            "vargath-vanguard-defender", SWORD, cost=2, attack=1, life=3, abilities="hold-the-line", copies=6,
            named="defender", ours="cost attack life range text copies square",
        ),
        common(
            "cherub", SWORD, cost=1, attack=1, life=2, abilities="wings-of-light", copies=6,
            ours="cost life range text copies square",
        ),
        common(
            "crusader", SWORD, cost=3, attack=2, life=3, abilities="holy-banner", copies=6,
            ours="cost attack range text copies square",
        ),
    ],
    events=[
        event("divine-intervention", copies=2, reaction=True, ours="text copies"),
        event("blinding-light", copies=2, lasting=True, ours="text copies"),
        event("change-form", copies=2, ours="copies"),
        event("lightning-strike", copies=1, ours="text"),
        event("radiant-charge", copies=2, ours="all"),
    ],
    ours="square",
)  # fmt: skip


# Moyra Skylark --------------------------------------------------------------------------------------------------------


def _moyra(s: State, seat: int) -> Piece | None:
    """Moyra, if a seat controls her: her events speak of that very card (SW1-CARD-13)."""
    for piece in s.field:
        if piece.card.id == MOYRA and piece.controller == seat:
            return piece
    return None


def _own_commons_within(s: State, center: Piece, squares: int) -> list[Piece]:
    near = units_within(s, center, squares)
    return [unit for unit in near if unit.controller == center.controller and unit.card.is_a(COMMON)]


@at(START_OF_TURN, "divine-presence")
def divine_presence(s: State, moyra: Piece) -> None:
    """At the start of the turn an own Common near her is strengthened, and may move 1 square at once."""
    commons = places(_own_commons_within(s, moyra, PRESENCE))
    s.choose(moyra.controller, "divine-presence", "target", commons, bless, (moyra.controller,), about(moyra))


@step
def bless(s: State, square: int, seat: int) -> None:
    unit = s.on(square)
    strengthen(s, unit, 1)
    s.push(move_up_to, seat, unit.id, 1, 0)


# Champions ------------------------------------------------------------------------------------------------------------


@after_attack("electrocute", when=lambda s, me, *attack: not me.has_used(ELECTROCUTE))
def electrocute(s: State, korbolden: Piece, *attack: int) -> None:
    """Once per turn after attacking, a card of the hand is a spark: 1 wound from afar, 2 on a neighbour."""
    seat = korbolden.controller
    if s.sides[seat].hand:
        aims = places(units_in_line(s, korbolden, SPARK))
        s.may_choose(seat, "electrocute", "target", aims, choose_spark, (korbolden.id,), about(korbolden))


@step
def choose_spark(s: State, place: int, id: int) -> None:
    korbolden, aim = s.pieces[id], s.on(place)
    seat = korbolden.controller
    hand = sorted(set(s.sides[seat].hand))
    s.choose(seat, "electrocute-card", "card", hand, shock, (aim.id, id), about(aim), private=True)


@step
def shock(s: State, card: int, aim: int, id: int) -> None:
    korbolden, unit = s.pieces[id], s.pieces[aim]
    seat = korbolden.controller
    korbolden.note_use(ELECTROCUTE)
    discard_from_hand(s, seat, card, seat)
    wound(s, [unit], NEAR_SHOCK if are_adjacent(s, unit, korbolden) else FAR_SHOCK, seat, id)


def _orderable(s: State, qayla: Piece, ordered: tuple[int, ...] = ()) -> list[Piece]:
    """The own Commons near her that can move and have not got an order yet."""
    near = _own_commons_within(s, qayla, ORDERS_WITHIN)
    return [unit for unit in near if unit.id not in ordered and can_be_moved(s, unit, 1)]


@at(START_OF_PHASE + ATTACK, "battle-orders", when=lambda s, qayla: bool(_orderable(s, qayla)))
def battle_orders(s: State, qayla: Piece) -> None:
    """At the start of the Attack Phase up to 2 own Commons near her may move 1 square each."""
    s.push(next_order, qayla.id, MOST_ORDERS, ())


@step
def next_order(s: State, id: int, left: int, ordered: tuple[int, ...]) -> None:
    qayla = s.on_board(id)
    if qayla is not None and left:
        ready = places(_orderable(s, qayla, ordered))
        s.may_choose(
            qayla.controller, "battle-orders", "target", ready, give_order, (id, left, ordered), about(qayla),
            otherwise=STOP,
        )  # fmt: skip


@step
def give_order(s: State, square: int, id: int, left: int, ordered: tuple[int, ...]) -> None:
    unit = s.on(square)
    s.push(next_order, id, left - 1, (*ordered, unit.id))
    s.push(move_up_to, s.pieces[id].controller, unit.id, 1, 0)


# Commons --------------------------------------------------------------------------------------------------------------


def _holds_the_line(s: State, me: Piece, attacker: Piece, target: Piece) -> int:
    """Next to another unit of its controller, only dice of 4 or more wound it; such protections do not add up."""
    return LINE if any(unit.controller == me.controller for unit in units_next_to(s, me.square)) else 0


def bears_the_light(s: State, unit: Piece) -> bool:
    """Whether a unit has a special ability with the word Light in its name (Lightning is another word)."""
    return any(LIGHT in own.id.split("-") for own in s.abilities_of(unit))


def _is_under_banner(s: State, crusader: Piece, unit: Piece) -> bool:
    return unit.controller == crusader.controller and are_adjacent(s, unit, crusader)


def _raises_banner(s: State, me: Piece, unit: Piece, target: Piece | None) -> int:
    """Own units next to it that bear the Light have 1 more attack value; only the first Crusader counts."""
    if not _is_under_banner(s, me, unit) or not bears_the_light(s, unit):
        return 0
    for other in s.field:
        if _is_under_banner(s, other, unit) and has(s, other, HOLY_BANNER):
            return 1 if other is me else 0
    return 0


ability("hold-the-line", wounds_on=_holds_the_line)
ability("wings-of-light", through=UNIT)
ability("holy-banner", attack_of_others=_raises_banner)


# Events ---------------------------------------------------------------------------------------------------------------


def _can_intervene(s: State, seat: int, hurt: int) -> bool:
    """Whether an attack is about to wound a Common or Champion of a seat that has Moyra."""
    unit = s.on_board(hurt)
    if unit is None or unit.controller != seat or not unit.card.is_a(COMMON | CHAMPION):
        return False
    waiting = s.woundings[-1]
    return waiting.attack and waiting.amount > 0 and _moyra(s, seat) is not None


@reaction("divine-intervention", PREVENTS, might=_can_intervene)
def divine_intervention(s: State, seat: int, hurt: int) -> None:
    """Moyra takes 1 wound, and the attack puts none on that unit."""
    moyra = _moyra(s, seat)
    prevent(s, s.woundings[-1].amount)
    if moyra is not None:
        wound(s, [moyra], 1, seat)


def _is_blinded(s: State, me: Piece, unit: Piece) -> bool:
    """Enemy units near Moyra."""
    moyra = _moyra(s, me.controller)
    if moyra is None or not is_unit(unit) or s.are_friends(unit, moyra):
        return False
    return s.distance[moyra.square][unit.square] <= BLINDED_WITHIN


ability("reckless", hits_on=LINE)
lends("blinding-light", "reckless", to=_is_blinded)


@when_played("blinding-light")
def blinding_light(s: State, seat: int) -> None:
    """Until the own next turn enemy units near Moyra hit only with dice of 4 or more."""
    make_last(s, BY_ID["blinding-light"].number, seat, UNTIL_NEXT_TURN)


@when_played("change-form")
def change_form(s: State, seat: int) -> None:
    """Moyra and an own Common exchange places."""
    s.push(choose_form, seat)


@step
def choose_form(s: State, seat: int) -> None:
    if _moyra(s, seat) is not None:
        commons = [piece for piece in s.own(seat) if piece.card.is_a(COMMON)]
        s.choose(seat, "change-form", "target", places(commons), take_form, (seat,))


@step
def take_form(s: State, square: int, seat: int) -> None:
    moyra = _moyra(s, seat)
    if moyra is not None:
        exchange(s, moyra, s.on(square))


@when_played("lightning-strike")
def lightning_strike(s: State, seat: int) -> None:
    """3 wounds on a Wall, Common or Champion near Moyra."""
    s.push(choose_struck, seat)


@step
def choose_struck(s: State, seat: int) -> None:
    moyra = _moyra(s, seat)
    if moyra is not None:
        cards = [card for card in within(s, moyra, STRUCK_WITHIN) if card.card.is_a(WALL | COMMON | CHAMPION)]
        s.choose(seat, "lightning-strike", "target", places(cards), strike_down, (seat,))


@step
def strike_down(s: State, place: int, seat: int) -> None:
    wound(s, [s.on(place)], STRUCK_BY, seat)


@when_played("radiant-charge")
def radiant_charge(s: State, seat: int) -> None:
    """Own units that bear the Light have 1 more attack value this turn."""
    for piece in s.own(seat):
        if is_unit(piece) and bears_the_light(s, piece):
            strengthen(s, piece, 1)
