"""Sand Cloaks: what one of them learns, all of them know."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import Ability, ability, after_move, lends_some, when_destroys
from stonehall.games.alliances.cards import (
    BOW,
    CARDS,
    CHAMPION,
    COMMON,
    SUMMONER,
    SWORD,
    Faction,
    champion,
    common,
    event,
    summoner,
)
from stonehall.games.alliances.factions.shared import about, is_enemy_unit, own_units_of
from stonehall.games.alliances.factions.under_units import Gift, is_own_unit_of, lay_under, may_shift, units_around
from stonehall.games.alliances.pieces import WAS_A_TARGET, Piece
from stonehall.games.alliances.piles import draw_cards
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step

FACTION: Final = "sand-cloaks"
STUDIED: Final = 2

SAND_CLOAKS = Faction(
    "sand-cloaks",
    parts=("sand-goblins", "cloaks"),
    summoner=summoner("marek", BOW, attack=2, life=6, abilities="shared-secrets", ours="attack life range text square"),
    starting=[
        ("marek", (4, 4)),
        ("wall", (4, 2)),
        ("sand-cloaks-hunter", (3, 1)),
        ("tinkerer", (5, 2)),
        ("sand-cloaks-scholar", (3, 3)),
        ("sand-cloaks-scholar", (5, 3)),
    ],
    champions=[
        champion("grizzle", SWORD, cost=5, attack=2, life=6, abilities="well-equipped", ours="all"),
        champion("sirocco", SWORD, cost=6, attack=3, life=5, abilities="rider", ours="all"),
        champion("vex", BOW, cost=5, attack=2, life=5, abilities="pilfer", ours="all"),
    ],
    commons=[
        common(
            "tinkerer", BOW, cost=1, attack=1, life=1, abilities="jamming-device", copies=6,
            ours="cost attack life text copies square",
        ),
        common(
            "sand-cloaks-scholar", SWORD, named="scholar", cost=1, attack=1, life=1, abilities="study", copies=6,
            ours="cost attack life range text copies square",
        ),
        common(
            "sand-cloaks-hunter", BOW, named="hunter", cost=1, attack=1, life=2, abilities="hunting-party", copies=6,
            ours="cost attack life range copies square",
        ),
    ],
    events=[
        event("contract", copies=1, leaves_beneath=True, beneath="marked-target", ours="all"),
        event("weak-spot", copies=2, leaves_beneath=True, beneath="opportunist", ours="all"),
        event("dust-veil", copies=2, leaves_beneath=True, beneath="camouflage", ours="all"),
        event("sand-runners", copies=2, leaves_beneath=True, beneath="swift", ours="all"),
        event("smoke-bomb", copies=2, leaves_beneath=True, beneath="escape", ours="all"),
    ],
)  # fmt: skip

EVENT_ABILITIES: Final = Gift("event-ability", SAND_CLOAKS.events, only_one=True)


# Event Abilities ------------------------------------------------------------------------------------------------------

lay_under(EVENT_ABILITIES, lambda s, seat: own_units_of(s, seat, FACTION))


def _known(me: Piece) -> tuple[Ability, ...]:
    """What the Event Ability under a unit gives."""
    found: tuple[Ability, ...] = ()
    for card in EVENT_ABILITIES.under(me):
        found += CARDS[card].beneath
    return found


def _shares(s: State, marek: Piece, unit: Piece) -> tuple[Ability, ...]:
    return _known(marek) if marek.under and is_own_unit_of(marek, unit, FACTION) else ()


def _shares_with_hunters(s: State, hunter: Piece, unit: Piece) -> tuple[Ability, ...]:
    """All Hunters of the same player, whatever their faction."""
    one_of_them = unit.controller == hunter.controller and unit.card.is_named(hunter.card.named)
    return _known(hunter) if hunter.under and one_of_them else ()


LENT: Final = [id for card in SAND_CLOAKS.events for id in card.beneath_ids]
lends_some("shared-secrets", LENT, _shares)
lends_some("hunting-party", LENT, _shares_with_hunters)
ability("hunting-party", attack=lambda s, me, target: 1 if EVENT_ABILITIES.under(me) else 0)
ability("well-equipped", attack=lambda s, me, target: 2 if EVENT_ABILITIES.under(me) else 0)


@after_move("study")
def study(s: State, scholar: Piece, start: int, squares: int) -> None:
    """Among the own units within 2 squares, the Scholar included."""
    around = [unit for unit in units_around(s, scholar, STUDIED) if unit.controller == scholar.controller]
    may_shift(s, scholar, "study", around, EVENT_ABILITIES)


def _is_marked(s: State, me: Piece, target: Piece | None) -> int:
    return 1 if target is not None and target.card.is_a(CHAMPION | SUMMONER) else 0


def _is_opportune(s: State, me: Piece, target: Piece | None) -> int:
    return 1 if target is not None and target.marks & WAS_A_TARGET else 0


ability("marked-target", attack=_is_marked)
ability("opportunist", attack=_is_opportune)


# Units ----------------------------------------------------------------------------------------------------------------


def _jams(s: State, tinkerer: Piece, other: Piece) -> bool:
    if not other.card.classes & (COMMON | CHAMPION) or s.distance[tinkerer.square][other.square] != 1:
        return False
    return not s.are_friends(tinkerer, other)


ability("jamming-device", silences_when=_jams)


@when_destroys("pilfer", when=lambda s, me, fallen, attack: attack == 1 and is_enemy_unit(s, me, fallen))
def pilfer(s: State, vex: Piece, fallen: int, attack: int) -> None:
    s.may(vex.controller, "pilfer", pilfered, (vex.controller,), about(vex))


@step
def pilfered(s: State, seat: int) -> None:
    s.push(draw_cards, seat, 1)
