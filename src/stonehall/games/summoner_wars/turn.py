"""The turn: six phases in fixed order, the moments around them, and what the active player may do in each."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import (
    ANY_PHASE,
    BY_NUMBER,
    DISCARDED,
    END_OF_PHASE,
    END_OF_TURN,
    EVENT_DISCARDED,
    KEEPS_EVENTS,
    START_OF_PHASE,
    START_OF_TURN,
    USED_AT_WILL,
    ability,
    at,
)
from stonehall.games.summoner_wars.board import SEATING
from stonehall.games.summoner_wars.cards import ATTACK, BUILD, DRAW, MAGIC, MOVE, PHASES, SUMMON
from stonehall.games.summoner_wars.effects import NOBODY, damage, discard, draw_cards, remove_boosts, sweep
from stonehall.games.summoner_wars.pieces import HAS_ATTACKED, HAS_MOVED, Piece
from stonehall.games.summoner_wars.state import HAND_SIZE, State
from stonehall.games.summoner_wars.steps import OFFERS, action, offer, step
from stonehall.games.summoner_wars.values import allowance
from stonehall.kernel.decision import DECLINE, PASS, Option
from stonehall.kernel.state import Frame
from stonehall.toolkit.battle_values import might_use, used_in
from stonehall.toolkit.triggers import settle, trigger_active

# Not printed on any card: what the rules themselves do at a moment, to be ordered among what cards do.
EXPIRE: Final = ability("expire")
INACTION: Final = ability("inaction")

INACTION_DAMAGE: Final = 1

MOVES_PER_TURN: Final = 3
ATTACKS_PER_TURN: Final = 3

PROMPTS: Final = tuple(f"phase-{name}" for name in PHASES)


@step
def begin_turn(s: State, seat: int) -> None:
    """Start of turn: own active events are discarded, one by one, together with other effects (SW2-TIME-13)."""
    s.turn += 1
    s.active = seat
    s.phase = SUMMON
    s.moves = 0
    s.attacks = 0
    s.targeted_enemy = False
    s.attack = None
    if 0 < s.settings.turn_limit < s.turn:
        s.reason = "turn-limit"
        s.finish()
        return
    s.tell("turn", seat, s.turn)
    for event in s.events:
        if event.controller == seat:
            s.waiting.append((START_OF_TURN, EXPIRE.number, event.id, ()))
    trigger_active(s, START_OF_TURN)
    s.push(begin_phase, SUMMON)
    s.push(settle)


def _keepers(s: State, event: Piece) -> list[tuple[int, Piece]]:
    """The cards that can keep an active event, each with the boosts it must have and pay, the cheapest first."""
    found: list[tuple[int, Piece]] = []
    for piece, own in s.answers(KEEPS_EVENTS):
        price = own.keeps_event(s, piece, event) if own.keeps_event is not None else 0
        if price:
            found.append((price, piece))
    found.sort(key=lambda keeper: keeper[0])
    return found


def _just_leaves(s: State, event: Piece) -> bool:
    """Whether it makes no difference when an active event expires.

    It does if the event does something then, if another waits for discarded events and can pay, or if boosts may be on
    their way to a card that can keep it.
    """
    if event.card.moments & (1 << DISCARDED):
        return False
    if any(other.boosts and other.card.moments & (1 << EVENT_DISCARDED) for other in s.events):
        return False
    others = any(entry[1] != EXPIRE.number for entry in s.waiting)
    return not (others and any(keeper is not event for _, keeper in _keepers(s, event)))


@at(START_OF_TURN, "expire", order_free_when=_just_leaves, by_card=True)
def expire(s: State, event: Piece) -> None:
    """An active event is discarded at the start of its player's next turn (SW2-ACT-4), unless it can be kept."""
    options = [Option("pay", (price,)) for price, keeper in _keepers(s, event) if keeper.boosts >= price]
    options.append(DECLINE)
    about = (event.card.number, event.square)
    s.ask(event.controller, "keep-event", options, {"pay": keep_event, PASS: let_go}, (event.id,), about)


@step
def keep_event(s: State, amount: int, id: int) -> None:
    """The card that asks for so many boosts pays them, and the event stays."""
    event = s.piece(id)
    assert event is not None
    for price, keeper in _keepers(s, event):
        if price == amount <= keeper.boosts:
            remove_boosts(s, keeper, price)
            return


@step
def let_go(s: State, id: int) -> None:
    event = s.piece(id)
    assert event is not None
    discard(s, event)


@step
def begin_phase(s: State, phase: int) -> None:
    s.phase = phase
    trigger_active(s, START_OF_PHASE + phase)
    s.push_all(REFILLS if phase == DRAW else GOES_ON)


@step
def refill(s: State) -> None:
    """Draw up to five cards in hand; compulsory (SW2-DRAW-1, SW2-DRAW-2)."""
    s.push(draw_cards, s.active, HAND_SIZE - len(s.sides[s.active].hand))


@step
def phase_main(s: State) -> None:
    """The active player does one thing of the phase after another, or ends it (SW2-TURN-9).

    A phase in which nothing can be done ends by itself, if everybody can know that nothing can be done.
    """
    phase = s.phase
    OFFERS.ask_in_phase(s, phase, PROMPTS[phase])


def holds_cards(s: State) -> bool:
    """Whether the active player has a hand: everybody sees that, but not what is in it (SW2-INFO-1)."""
    return bool(s.sides[s.active].hand)


GOES_ON: Final[list[Frame]] = [(phase_main, ()), (settle, ())]
REFILLS: Final[list[Frame]] = [(phase_main, ()), (settle, ()), (refill, ()), (settle, ())]


def resume(s: State) -> None:
    """Push what follows a play: first whatever it triggered, then the phase goes on."""
    s.push_all(GOES_ON)


@action("end")
def end_phase(s: State) -> None:
    """End of a phase; at the end of the Attack Phase inaction is one of the effects to be ordered (SW2-TIME-14)."""
    phase = s.phase
    trigger_active(s, END_OF_PHASE + phase)
    if phase == ATTACK and inaction_due(s):
        summoner = s.summoner_of(s.active)
        if summoner is not None:
            s.waiting.append((END_OF_PHASE + ATTACK, INACTION.number, summoner.id, ()))
    s.push_all(ENDS)


def inaction_due(s: State) -> int:
    """The damage that the active player's summoner takes if the Attack Phase ends as things stand (SW2-IDLE-1)."""
    return 0 if s.targeted_enemy or s.phase > ATTACK else INACTION_DAMAGE


@at(END_OF_PHASE + ATTACK, "inaction")
def inaction(s: State, summoner: Piece) -> None:
    """No enemy card was the target of an attack this turn: 1 damage to the own summoner (SW2-IDLE-1, O-01)."""
    damage(s, [summoner], INACTION_DAMAGE, NOBODY)


@step
def next_phase(s: State) -> None:
    if s.phase < DRAW:
        s.push(begin_phase, s.phase + 1)
    else:
        trigger_active(s, END_OF_TURN)
        s.push(end_turn)
        s.push(settle)


ENDS: Final[list[Frame]] = [(next_phase, ()), (settle, ())]


@step
def end_turn(s: State) -> None:
    """What lasted until the end of the turn is over, after all end-of-turn effects (SW2-TIME-12)."""
    for piece in s.field:
        piece.marks = 0
        piece.bonus = 0
        piece.used = ()
        if piece.lent:
            piece.give_back()
        if piece.returns_to >= 0:
            piece.controller = piece.returns_to
            piece.returns_to = -1
    for event in s.events:
        event.used = ()
    s.push(begin_turn, SEATING.next_seat(s.active))
    s.push(settle)
    sweep(s)


# Abilities used at will -----------------------------------------------------------------------------------------------


def _might_use(s: State) -> bool:
    return might_use(s, s.phase, ANY_PHASE, USED_AT_WILL)


@offer("use", SUMMON, MOVE, BUILD, ATTACK, MAGIC, DRAW, might=_might_use)
def offer_uses(s: State, options: list[Option]) -> None:
    """Abilities that may be used at any time in this phase (SW2-ABIL-10)."""
    questions = used_in(s.phase, ANY_PHASE, USED_AT_WILL)
    if not s.live_moments & questions:
        return
    lent = s.lent_moments & questions != 0  # then any card may have one
    for piece in s.field:
        if piece.controller == s.active and (lent or piece.moments & questions):
            for own in s.abilities_of(piece):
                if (
                    own.uses is not None
                    and own.phase in (s.phase, ANY_PHASE)
                    and (not own.instead or _may_act(s, piece))
                ):
                    for square in own.uses(s, piece):
                        options.append(Option("use", (own.number, piece.square, square)))


def _may_act(s: State, piece: Piece) -> bool:
    """Whether a unit may still use its move or attack of this phase, if only instead of it (SW2-INST-4..8)."""
    if s.phase == MOVE:
        return s.moves < MOVES_PER_TURN and not piece.marks & HAS_MOVED and allowance(s, piece) > 0
    return s.attacks < ATTACKS_PER_TURN and not piece.marks & HAS_ATTACKED


@action("use")
def use_ability(s: State, number: int, start: int, square: int) -> None:
    """Use an ability at will."""
    own = BY_NUMBER[number]
    user = s.on(start)
    s.tell("used", number, user.card.number, start)
    resume(s)
    if own.instead:
        if s.phase == MOVE:
            s.moves += 1
            user.marks |= HAS_MOVED
        else:
            s.attacks += 1
            user.marks |= HAS_ATTACKED
    assert own.use is not None
    own.use(s, user, square)
