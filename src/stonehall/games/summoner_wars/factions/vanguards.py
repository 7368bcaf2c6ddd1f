"""Vanguards: the Citadel's guard, drawing, healing, standing firm."""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import (
    BINDS_ATTACKERS,
    START_OF_PHASE,
    SUMMONS_IN_EVERY_PHASE,
    UNIT_DESTROYED,
    ability,
    after_attack,
    at,
    before_attack,
    lends,
)
from stonehall.games.summoner_wars.board import DISTANCE
from stonehall.games.summoner_wars.cards import (
    ATTACK,
    CARDS,
    COMMON,
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
from stonehall.games.summoner_wars.dice import SPECIAL_ON, count
from stonehall.games.summoner_wars.effects import (
    add_boosts,
    discard_from_hand,
    draw_cards,
    gain_magic,
    may_be_discarded,
    remove_boosts,
    remove_damage,
    reveal_and_discard,
    take_from_discard,
    units_in,
)
from stonehall.games.summoner_wars.events import when_played
from stonehall.games.summoner_wars.factions.shared import (
    about,
    commons_and_champions,
    friendly_units,
    friendly_units_within,
    is_enemy_unit,
    near_summoner,
    within_of_summoner,
)
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.reach import empty_next_to, targets
from stonehall.games.summoner_wars.rolls import throw
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.kernel.decision import STOP

DIVINE, LIGHT = "divine", "light"

VANGUARDS = Faction(
    "vanguards",
    symbols=(DIVINE, LIGHT),
    summoner=summoner(
        "sera-eldwyn", RANGED, strength=2, life=12, symbols=(DIVINE, LIGHT), abilities="the-citadels-might"
    ),
    summoner_at=(1, 4),
    gate_at=(3, 4),
    starting=[("temple-priest", (4, 3)), ("citadel-archer", (3, 5))],
    champions=[
        champion(
            "valna-stoutheart", MELEE, cost=6, strength=2, life=9, symbols=(DIVINE, LIGHT),
            abilities="guidance citadel-champion",
        ),
        champion("jacob-eldwyn", RANGED, cost=5, strength=2, life=6, symbols=(LIGHT,), abilities="radiant-shot"),
        champion("coleen-brighton", MELEE, cost=6, strength=3, life=8, symbols=(DIVINE,), abilities="divine-shield"),
    ],
    commons=[
        common("citadel-archer", RANGED, cost=2, strength=1, life=5, symbol=LIGHT, abilities="arrow-of-light"),
        common("citadel-knight", MELEE, cost=2, strength=2, life=5, symbol=DIVINE, abilities="engage protect"),
        common("citadel-paladin", MELEE, cost=2, strength=3, life=4, symbol=LIGHT, abilities="intercession"),
        common("temple-priest", MELEE, cost=0, strength=2, life=2, symbol=DIVINE, abilities="heal"),
    ],
    epic=event("holy-judgment", ATTACK, epic=True, active=True),
    events=[
        event("guarding-spirits", MAGIC, symbols=(DIVINE, LIGHT), active=True),
        event("mass-heal", MOVE, cost=1, symbols=(DIVINE,)),
        event("renewed-hope", SUMMON, symbols=(LIGHT,), active=True),
    ],
)  # fmt: skip


def citadel_units(pieces: list[Piece]) -> list[Piece]:
    return [piece for piece in pieces if piece.card.is_named("citadel")]


def _may_call_the_citadel(s: State, sera: Piece, target: int, specials: int, dealt: int) -> bool:
    return (
        is_enemy_unit(s, sera, target)
        and bool(citadel_units(friendly_units(s, sera.controller)))
        and may_be_discarded(s, sera.controller, "citadel")
    )


@after_attack("the-citadels-might", when=_may_call_the_citadel)
def the_citadels_might(s: State, sera: Piece, target: int, specials: int, dealt: int) -> None:
    """After attacking an enemy unit, with a Citadel unit in play, a discarded Citadel unit may join your hand."""
    seat = sera.controller
    side = s.sides[seat]
    cards = units_in(side.discard, "citadel")
    s.may_choose(seat, "the-citadels-might", "card", cards, recall, (seat,), about(sera), side.has_unseen_discards)


@step
def recall(s: State, card: int, seat: int) -> None:
    take_from_discard(s, seat, card)


# Champions ------------------------------------------------------------------------------------------------------------


@at(START_OF_PHASE + SUMMON, "guidance")
def guidance(s: State, valna: Piece) -> None:
    """At the start of your Summon Phase draw two cards."""
    s.push(draw_cards, valna.controller, 2)


ability("citadel-champion", strength=lambda s, me, target: len(citadel_units(friendly_units_within(s, me, 2))))
ability("radiant-shot", strength=lambda s, me, target: s.sides[me.controller].magic // 2)


def _divine_shield(s: State, coleen: Piece, attacker: Piece, target: Piece) -> None:
    """A friendly Citadel unit within 3 spaces is attacked: two dice, the attacker loses 1 strength per special."""
    covered = s.are_friends(target, coleen) and target.card.classes & UNIT and target.card.is_named("citadel")
    if covered and 0 < DISTANCE[coleen.square][target.square] <= 3:
        throw(s, coleen, 2, raise_shield)


ability("divine-shield", on_target=_divine_shield)


@step
def raise_shield(s: State, roll: tuple[int, ...]) -> None:
    if s.attack is not None:
        s.attack.shield += count(SPECIAL_ON, roll)


# Commons --------------------------------------------------------------------------------------------------------------

# Protect: an enemy unit next to it may attack only units with Protect.
ability("protect", bends=BINDS_ATTACKERS, why="sw2-why-protect")


def _arrows(s: State, seat: int) -> list[int]:
    return sorted({card for card in s.sides[seat].hand if CARDS[card].classes & UNIT})


@before_attack("arrow-of-light", lambda s, me: [me.square] if _arrows(s, me.controller) else [])
def arrow_of_light(s: State, archer: Piece, square: int) -> None:
    """Before attacking, reveal and discard different units from hand: 1 magic and 1 strength for each."""
    s.push(loose_arrow, archer.id, ())


@step
def loose_arrow(s: State, id: int, thrown: tuple[int, ...]) -> None:
    archer = s.pieces[id]
    seat = archer.controller
    cards = [card for card in _arrows(s, seat) if card not in thrown]
    private = bool(s.sides[seat].hand)
    s.may_choose(seat, "arrow-of-light", "card", cards, throw_unit, (id, thrown), about(archer), private, STOP)


@step
def throw_unit(s: State, card: int, id: int, thrown: tuple[int, ...]) -> None:
    archer = s.pieces[id]
    s.push(loose_arrow, id, (*thrown, card))
    reveal_and_discard(s, archer.controller, card)
    gain_magic(s, archer.controller, 1)
    if s.attack is not None:
        s.attack.bonus += 1


@after_attack("intercession", when=lambda s, me, target, specials, dealt: specials > 0 and is_enemy_unit(s, me, target))
def intercession(s: State, paladin: Piece, target: int, specials: int, dealt: int) -> None:
    """After attacking an enemy unit draw a card per special."""
    s.push(draw_cards, paladin.controller, specials)


def _healable(s: State, priest: Piece) -> list[int]:
    if not s.sides[priest.controller].hand:
        return []
    friends = [unit for unit in targets(s, priest) if s.are_friends(unit, priest)]
    return [unit.square for unit in commons_and_champions(friends)]


@before_attack("heal", _healable, at_target=True)
def heal_friend(s: State, priest: Piece, square: int) -> None:
    """Attacking a friendly common or champion, discard a card: the roll heals, 1 per melee symbol and special."""
    if s.attack is not None:
        s.attack.heals = True
    s.push(pay_for_healing, priest.controller)


@step
def pay_for_healing(s: State, seat: int) -> None:
    cards = sorted(set(s.sides[seat].hand))
    s.choose(seat, "heal", "card", cards, offer_card, (seat,), private=len(s.sides[seat].hand) > 1)


@step
def offer_card(s: State, card: int, seat: int) -> None:
    discard_from_hand(s, seat, card)


# Events ---------------------------------------------------------------------------------------------------------------


@when_played("holy-judgment")
def holy_judgment(s: State, seat: int) -> None:
    """It comes into play with 2 boosts."""
    add_boosts(s, s.events[-1], 2)


def _judgment(s: State, me: Piece, unit: Piece, target: Piece | None) -> int:
    """While active: friendly commons have 1 more strength."""
    return 1 if s.are_friends(unit, me) and unit.card.is_a(COMMON) else 0


# For a boost on it, it stays when it would be discarded.
ability("holy-judgment", strength_of_others=_judgment, keeps_event=lambda s, me, event: 1 if me is event else 0)


def _friend_fell(s: State, me: Piece, fallen: int, by: int) -> bool:
    return s.are_friends(s.fallen[fallen], me) and me.boosts > 0


@at(UNIT_DESTROYED, "holy-judgment", when=_friend_fell, order_free=True)
def judgment_wanes(s: State, me: Piece, fallen: int, by: int) -> None:
    """Every destroyed friendly unit costs it a boost."""
    remove_boosts(s, me, 1)


def _in_the_spirits_care(s: State, me: Piece, unit: Piece) -> bool:
    mine = s.are_friends(unit, me) and unit.square >= 0 and unit.card.is_a(COMMON)
    return mine and near_summoner(s, me.controller, unit, 3)


# Guarding Spirits (active): friendly commons within 3 spaces of your summoner have Guarded.
lends("guarding-spirits", "guarded", to=_in_the_spirits_care)


@when_played("mass-heal")
def mass_heal(s: State, seat: int) -> None:
    """Remove 2 damage from every friendly common and champion within 2 spaces of your summoner."""
    for unit in commons_and_champions(within_of_summoner(s, seat, 2)):
        if s.is_friend(unit, seat):
            remove_damage(s, unit, 2)


def _hope(s: State, me: Piece, card: Card) -> list[int]:
    """Renewed Hope (active): you may summon next to your summoner, and in every phase."""
    summoner = s.summoner_of(me.controller)
    return [] if summoner is None else empty_next_to(s, summoner.square)


ability("renewed-hope", summon_others=_hope, bends=SUMMONS_IN_EVERY_PHASE)
