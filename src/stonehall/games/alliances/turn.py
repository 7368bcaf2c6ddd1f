"""The turn: six phases in fixed order, the moments around them, and what the active player may do in each."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import (
    ANY_PHASE,
    ANY_TIME,
    BY_NUMBER,
    END_OF_PHASE,
    END_OF_TURN,
    START_OF_PHASE,
    START_OF_TURN,
    TURN_BEGAN,
    USED_AT_WILL,
    Ability,
    ability,
)
from stonehall.games.alliances.asking import ask_reaction
from stonehall.games.alliances.cards import ATTACK, DRAW, EVENT_PHASE, MAGIC, MOVE, PHASES, SUMMON
from stonehall.games.alliances.effects import sweep
from stonehall.games.alliances.pieces import (
    HAS_ATTACKED,
    HAS_MOVED,
    THIS_TURN,
    THROUGH_NEXT_TURN,
    UNTIL_NEXT_TURN,
    Piece,
)
from stonehall.games.alliances.piles import draw_cards
from stonehall.games.alliances.state import ATTACKS_PER_TURN, HAND_SIZE, MOVES_IN_FIRST_TURN, MOVES_PER_TURN, State
from stonehall.games.alliances.steps import OFFERS, action, offer, step
from stonehall.games.alliances.teams import check_defeat
from stonehall.kernel.decision import Option, Step
from stonehall.toolkit.battle_values import might_use, used_in
from stonehall.toolkit.triggers import settle, trigger_active, trigger_all

PROMPTS: Final = tuple(f"phase-{name}" for name in PHASES)

WINDOW: Final = ability("between-phases").number
"""Not printed on any card: the question whether somebody does something between two phases (SW1-ANY-1)."""


@step
def begin_turn(s: State, seat: int) -> None:
    """Start of turn, right before the first phase (SW1-TURN-4); the first turn of the game is shortened."""
    if 0 < s.settings.turn_limit <= s.turn:
        s.reason = "turn-limit"
        s.finish()
        return
    _expire(s, seat)
    s.sides[seat].standing = ()
    s.begin_turn(seat)
    first = s.turn == 1
    s.phase = MOVE if first else DRAW
    s.moves = 0
    s.most_moves = MOVES_IN_FIRST_TURN if first else MOVES_PER_TURN
    s.attacks = 0
    s.most_attacks = ATTACKS_PER_TURN
    s.events_played = 0
    trigger_all(s, TURN_BEGAN, (seat,))
    trigger_active(s, START_OF_TURN)
    _when_settled(s, begin_phase, s.phase)


def _when_settled(s: State, then: Step, *args: int) -> None:
    """What follows once all that waits is resolved and the defeated are out: at once, if there is nothing of that.

    It is the last thing a step does, and what follows does not ask.
    """
    if s.waiting or s.fallen or s.slain:
        s.push(then, *args)
        s.push(check_turn)
        s.push(settle)
    else:
        then(s, *args)


def _expire(s: State, seat: int) -> None:
    """What lasted until a seat's next turn is over."""
    for effect in s.events.copy():
        if effect.lasts == UNTIL_NEXT_TURN and effect.controller == seat:
            s.take_off(effect)
    sweep(s)


@step
def begin_phase(s: State, phase: int) -> None:
    s.phase = phase
    s.may_summon = False
    trigger_active(s, START_OF_PHASE + phase)
    s.push(phase_main)
    if phase == DRAW:
        s.push(refill)
    s.push(settle)


@step
def refill(s: State) -> None:
    """Draw until there are five cards in hand; with more nothing is discarded (SW1-DRAW-1, SW1-DRAW-2)."""
    s.push(draw_cards, s.active, HAND_SIZE - len(s.sides[s.active].hand))


@step
def phase_main(s: State) -> None:
    """The active player does one thing of the phase after another, or ends it (SW1-TURN-12).

    A phase in which nothing can be done ends by itself, if everybody can know that nothing can be done.
    """
    if s.slain:
        s.push(phase_main)
        s.push(check_turn)
        return
    if s.lent_moments & (1 << s.silencing) and sweep(s):  # an ability taken away may have taken life away (SW1-HIT-10)
        s.push(phase_main)
        s.push(check_turn)
        s.push(settle)
        return
    phase = s.phase
    OFFERS.ask_in_phase(s, phase, PROMPTS[phase])


def holds_cards(s: State) -> bool:
    """Whether the active player has a hand: everybody sees that, but not what is in it (SW1-INFO-4)."""
    return bool(s.sides[s.active].hand)


def resume(s: State) -> None:
    """Push what follows a play: first whatever it triggered, then the phase goes on."""
    s.push(phase_main)
    s.push(settle)


@step
def check_turn(s: State) -> None:
    """Whose summoner fell is out once what ran is resolved (SW1-END-4); if it is their turn, it ends (SW1-ELIM-7)."""
    if s.slain and check_defeat(s):
        s.agenda.clear()
        s.waiting.clear()
        s.push(end_turn)


@action("end")
def end_phase(s: State) -> None:
    """End of a phase; what comes right after the Attack Phase comes here, too (SW1-SPEC-4)."""
    trigger_active(s, END_OF_PHASE + s.phase)
    _when_settled(s, next_phase)


@step
def next_phase(s: State) -> None:
    if s.phase == MAGIC:
        trigger_active(s, END_OF_TURN)
        _when_settled(s, end_turn)
    elif _has_windows(s):
        s.push(begin_phase, s.phase + 1)
        _open_window(s)
    else:
        begin_phase(s, s.phase + 1)


@step
def end_turn(s: State) -> None:
    """What lasted until the end of the turn is over, after all end-of-turn effects."""
    for piece in s.field:
        piece.marks = 0
        piece.bonus = 0
        piece.squares = 0
        piece.used = ()
        piece.alias = -1
        if piece.lent:
            piece.give_back()
        if piece.returns_to >= 0:
            if not s.sides[piece.returns_to].eliminated:
                piece.controller = piece.returns_to
            piece.returns_to = -1
    for effect in s.events.copy():
        effect.used = ()
        over = effect.lasts == THIS_TURN or (effect.lasts == THROUGH_NEXT_TURN and effect.until_seat == s.active)
        if over:
            s.take_off(effect)
    s.attack = None
    sweep(s)
    if _has_windows(s):
        s.push(next_turn)
        s.push(check_turn)
        s.push(settle)
        _open_window(s)
    else:
        _when_settled(s, next_turn)


@step
def next_turn(s: State) -> None:
    """The turn order skips those who are out; their effects end when their turn would have begun (SW1-ELIM-8, -9)."""
    seat = s.seating.next_seat(s.active)
    while s.sides[seat].eliminated:
        _expire(s, seat)
        seat = s.seating.next_seat(seat)
    s.push(begin_turn, seat)


# Abilities used at will -----------------------------------------------------------------------------------------------


def _might_use(s: State) -> bool:
    return might_use(s, s.phase, ANY_PHASE, USED_AT_WILL)


@offer("use", DRAW, SUMMON, EVENT_PHASE, MOVE, ATTACK, MAGIC, might=_might_use)
def offer_uses(s: State, options: list[Option]) -> None:
    """Abilities that may be used at any moment of this phase."""
    questions = used_in(s.phase, ANY_PHASE, USED_AT_WILL)
    if s.live_moments & questions:
        for piece in s.field:
            if s.may_have(piece, questions):
                for own in s.abilities_of(piece):
                    usable = piece.controller == s.active or own.by_anyone
                    if usable and own.phase in (s.phase, ANY_PHASE):
                        _add_uses(s, piece, own, options)


def _add_uses(s: State, piece: Piece, own: Ability, options: list[Option]) -> None:
    if own.uses is None or (own.once and piece.has_used(own)) or (own.instead and not may_act(s, piece)):
        return
    for place in own.uses(s, piece):
        options.append(Option("use", (own.number, piece.square, place)))


def may_act(s: State, piece: Piece) -> bool:
    """Whether a unit may still take a place among the movers or attackers, if only by an ability instead.

    Stun forbids moving and attacking, not what replaces them (SW1-MOVE-15, SW1-ATK-15).
    """
    if s.phase == MOVE:
        return s.moves < s.most_moves and not piece.marks & HAS_MOVED
    return s.attacks < s.most_attacks and not piece.marks & HAS_ATTACKED


@action("use")
def use_ability(s: State, number: int, start: int, place: int) -> None:
    """Use an ability at will."""
    own = BY_NUMBER[number]
    user = s.on(start)
    resume(s)
    if own.instead:
        if s.phase == MOVE:
            s.moves += 1
            user.marks |= HAS_MOVED
        else:
            s.attacks += 1
            user.marks |= HAS_ATTACKED
    _use(s, own, user, place)


def _use(s: State, own: Ability, user: Piece, place: int) -> None:
    s.tell("used", own.number, user.card.number, user.square)
    if own.once:
        user.note_use(own)
    s.push(carry_out_use, own.number, user.id, place)


@step
def carry_out_use(s: State, number: int, id: int, place: int) -> None:
    """What an ability does that was used; it may ask."""
    use = BY_NUMBER[number].use
    user = s.on_board(id)
    if use is not None and user is not None:
        use(s, user, place)


# Between the phases of others -----------------------------------------------------------------------------------------


def _has_windows(s: State) -> bool:
    """Whether there is anything that can be used at any time."""
    return s.live_moments & (1 << ANY_TIME) != 0


def _open_window(s: State) -> None:
    """Between two phases, and between two turns, the others may use what can be used at any time (SW1-ANY-1..3)."""
    s.push(window, tuple(s.seating.seats_from(s.active)[1:]))


@step
def window(s: State, seats: tuple[int, ...]) -> None:
    """Ask the first of these seats, if there is anything; then the others."""
    if not seats:
        return
    s.push(window, seats[1:])
    s.push(ask_window, seats[0])


@step
def ask_window(s: State, seat: int) -> None:
    options: list[Option] = []
    for piece, own in s.answers(ANY_TIME):
        if piece.controller == seat:
            _add_uses(s, piece, own, options)
    ask_reaction(s, seat, WINDOW, "between-phases", options, {"use": use_between}, (seat,))


@step
def use_between(s: State, number: int, start: int, place: int, seat: int) -> None:
    """An ability is used between two phases of another; then there may be more."""
    s.push(ask_window, seat)
    s.push(check_turn)
    s.push(settle)
    _use(s, BY_NUMBER[number], s.on(start), place)
