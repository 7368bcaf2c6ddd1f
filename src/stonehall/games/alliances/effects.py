"""The primitives every card goes through: wounds, destroying, discarding, placing, piles, markers, control.

Each exists once; replacements and exceptions are asked here and nowhere else. They take effect at once (wounds that
something may prevent: as the next step); abilities that react to them wait (``toolkit/triggers.py``).

Everywhere ``by`` is the seat whose attack or effect it is, and ``source`` the id of the card that does it (-1: none).
"""

from __future__ import annotations

from stonehall.games.alliances.abilities import (
    BY_NUMBER,
    DESTROYED,
    DESTROYS,
    HITS,
    PREVENTS,
    REDIRECTS,
    REPLACES_DESTRUCTION,
    UNIT_DESTROYED,
    WOUNDED,
    Ability,
)
from stonehall.games.alliances.board import NOWHERE
from stonehall.games.alliances.cards import CARDS, CONJURATION, VINE_WALL, VINE_WALL_CARD
from stonehall.games.alliances.pieces import (
    DESTROYED_A_UNIT,
    ELSEWHERE,
    ON_DISCARD,
    ON_MAGIC,
    STUNNED,
    THIS_TURN,
    Piece,
)
from stonehall.games.alliances.piles import from_discard, lay_on_magic, take_from_magic, to_discard
from stonehall.games.alliances.reactions import react
from stonehall.games.alliances.state import NOBODY, State, Wounding
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import is_summoner, is_unit, is_wall, life
from stonehall.toolkit.card_rows import without
from stonehall.toolkit.pieces import change_places
from stonehall.toolkit.triggers import trigger, trigger_all

# Wounds ---------------------------------------------------------------------------------------------------------------


def wound(s: State, hurt: list[Piece], amount: int, by: int = NOBODY, source: int = -1) -> None:
    """An effect puts wounds on cards, card by card; then those without life are destroyed (SW1-HIT-13)."""
    wound_each(s, [(piece, amount) for piece in hurt], by, source, False)


def wound_each(s: State, hurt: list[tuple[Piece, int]], by: int, source: int, attack: bool) -> None:
    """Nothing is removed until all cards have their wounds (SW1-ATK-18)."""
    if s.over:
        return
    if not s.live_moments & (1 << PREVENTS) and not s.reactions & (1 << PREVENTS):
        for piece, amount in hurt:
            _place(s, piece, amount, by, source, attack)
        sweep(s, by, source, attack)
        return
    s.push(sweep_later, by, source, int(attack))
    for piece, amount in reversed(hurt):
        if amount > 0:
            s.push(place_wounds, piece.id, amount, by, source, int(attack))


def _place(s: State, piece: Piece, amount: int, by: int, source: int, attack: bool) -> None:
    if amount <= 0:
        return
    if attack and _is_poisoned_by(s, piece, source):
        for _ in range(amount):
            _add_poison(s, piece)
    else:
        piece.wounds += amount
        if s.log is not None:
            s.tell("wounded", piece.card.number, piece.place, amount)
    trigger(s, piece, WOUNDED, (amount, by, source, int(attack)))


def _is_poisoned_by(s: State, piece: Piece, source: int) -> bool:
    """Whether the wounds of an attack are put on a card as poison markers (SW1-POIS-1)."""
    attacker = s.on_board(source)
    if attacker is not None and s.may_have(attacker, 1 << HITS):
        for own in s.abilities_of(attacker):
            if own.poisons is not None and own.poisons(s, attacker, piece):
                return True
    return False


@step
def sweep_later(s: State, by: int, source: int, attack: int) -> None:
    sweep(s, by, source, attack != 0)


@step
def place_wounds(s: State, id: int, amount: int, by: int, source: int, attack: int) -> None:
    """Wounds are about to be placed; whoever can prevent them is asked first."""
    piece = s.on_board(id)
    if piece is None:
        return
    s.woundings.append(Wounding(id, amount, by, source, attack != 0))
    s.push(place_rest)
    preventing: list[tuple[int, int]] = []
    for other, own in s.answers(PREVENTS):
        if own.may_prevent is None or own.may_prevent(s, other, piece, attack != 0):
            preventing.append((other.id, own.number))
    for other_id, number in reversed(preventing):
        s.push(prevent_wounds, other_id, number)
    react(s, PREVENTS, (id,))


@step
def prevent_wounds(s: State, id: int, number: int) -> None:
    """A card may do something about the wounds that wait, if any are left."""
    waiting = s.woundings[-1]
    source, hurt = s.piece(id), s.on_board(waiting.card)
    hook = BY_NUMBER[number].prevents
    if source is not None and id not in s.fallen and hurt is not None and waiting.amount > 0 and hook is not None:
        hook(s, source, hurt)


@step
def place_rest(s: State) -> None:
    """What was not prevented."""
    waiting = s.woundings.pop()
    piece = s.on_board(waiting.card)
    if piece is not None:
        _place(s, piece, waiting.amount, waiting.by, waiting.source, waiting.attack)
        if waiting.attack and s.attack is not None:
            s.attack.note_placed(piece.id, waiting.amount)


def prevent(s: State, amount: int) -> None:
    """So many of the wounds that wait are not placed."""
    waiting = s.woundings[-1]
    waiting.amount = max(0, waiting.amount - amount)


def remove_wounds(s: State, piece: Piece, amount: int) -> None:
    """Take wounds off, or all there are if fewer (SW1-HIT-14); poison markers, which are wounds, come last."""
    removed = min(amount, piece.wounds + piece.poison)
    if removed:
        cured = max(0, removed - piece.wounds)
        piece.wounds -= removed - cured
        piece.poison -= cured
        s.tell("healed", piece.card.number, piece.place, removed)


def poison(s: State, piece: Piece, by: int, source: int = -1) -> None:
    """Put a poison marker on a unit, which counts as a wound (SW1-POIS-1)."""
    _add_poison(s, piece)
    sweep(s, by, source)


def _add_poison(s: State, piece: Piece) -> None:
    piece.poison += 1
    s.tell("poisoned", piece.card.number, piece.place)


# Destroying -----------------------------------------------------------------------------------------------------------


def sweep(s: State, by: int = NOBODY, source: int = -1, attack: bool = False) -> bool:
    """Destroy every card whose wounds equal or exceed its life (SW1-HIT-10); whether there were any."""
    if s.over:
        return False
    dead = [piece for piece in s.field if (piece.wounds or piece.poison) and life(s, piece) <= 0]
    if dead:
        dead.sort(key=lambda piece: piece.place)  # the same for every state that looks the same
        destroy(s, dead, by, source, attack)
    return bool(dead)


def destroy(s: State, group: list[Piece], by: int = NOBODY, source: int = -1, attack: bool = False) -> None:
    """Destroy cards: each goes on the magic pile of the player who destroyed it (SW1-DEST-1..10).

    An effect without an author counts as that of whoever's card took this one's abilities away, and their life with
    them, else as that of the card's controller (O-33).
    """
    gone: list[tuple[Piece, int]] = []
    for piece in group:
        if piece.id not in s.pieces or _is_replaced(s, piece, by, source):
            continue
        author = _author(s, piece) if by == NOBODY or s.sides[by].eliminated else by
        s.tell("destroyed", piece.card.number, piece.place)
        trigger(s, piece, DESTROYED, (author, source, int(attack)))
        gone.append((piece, author))
    for piece, author in gone:
        _take_off(s, piece)
        _bury(s, piece, author, source, attack)
        if is_summoner(piece):
            s.slain += (piece.owner,)
    killer = s.on_board(source)
    for piece, author in gone:
        if is_unit(piece):
            if killer is not None:
                killer.marks |= DESTROYED_A_UNIT
                trigger(s, killer, DESTROYS, (piece.id, int(attack)))
            payload = (piece.id, source, author, int(attack))
            trigger_all(s, UNIT_DESTROYED, payload)
            react(s, UNIT_DESTROYED, payload)
    if gone:
        sweep(s)


def _author(s: State, piece: Piece) -> int:
    silencer = s.silencer_of(piece)
    return piece.controller if silencer is None or s.sides[silencer.controller].eliminated else silencer.controller


def _is_replaced(s: State, piece: Piece, by: int, source: int) -> bool:
    """Whether something else happens to a card that would be destroyed."""
    for other, own in s.answers(REPLACES_DESTRUCTION):
        if own.replaces_destruction is not None and own.replaces_destruction(s, other, piece, by, source):
            return True
    return False


def _take_off(s: State, piece: Piece) -> None:
    """Off the battlefield; its markers go back to the supply (SW1-DEST-7). Its abilities may still work."""
    s.take_off(piece)
    s.fallen[piece.id] = piece


def _bury(s: State, piece: Piece, author: int, source: int, attack: bool) -> None:
    """Where a destroyed card goes, and after it the cards under it, one by one (SW1-UNDER-2, SW1-UNDER-3)."""
    if piece.card.classes & VINE_WALL:
        s.sides[piece.owner].vine_walls += 1  # SW1-VINE-25, SW1-VINE-26
        return
    for other, own in s.answers(REDIRECTS):
        if own.redirects is not None and own.redirects(s, other, piece, author, source, attack):
            _bury_under(s, piece, author, True)
            return
    for own in piece.abilities:
        if own.redirects is not None and own.redirects(s, piece, piece, author, source, attack):
            _bury_under(s, piece, author, True)
            return
    if piece.card.classes & CONJURATION and s.is_friend(piece, author):
        to_discard(s, author, piece.card.number)  # SW1-CONJ-5
        piece.grave = (author, ON_DISCARD)
        _bury_under(s, piece, author, False)
    else:
        lay_on_magic(s, author, piece.card.number, True)
        piece.grave = (author, ON_MAGIC)
        _bury_under(s, piece, author, True)


def _bury_under(s: State, piece: Piece, author: int, on_magic: bool) -> None:
    for card, _, player in piece.under:
        if CARDS[card].leaves_beneath:
            to_discard(s, player, card)  # SW1-UNDER-7
        elif on_magic:
            lay_on_magic(s, author, card, True)
        else:
            to_discard(s, author, card)


def take_destroyed(s: State, fallen: Piece) -> bool:
    """Take a card that was just destroyed or discarded from the pile it went to; whether it was still there."""
    seat, pile = fallen.grave
    if pile == ELSEWHERE:
        return False
    card = fallen.card.number
    if card not in (s.sides[seat].magic if pile == ON_MAGIC else s.sides[seat].discard):
        return False
    if pile == ON_MAGIC:
        take_from_magic(s, seat, card)
    else:
        from_discard(s, seat, card)
    fallen.grave = (-1, ELSEWHERE)
    return True


# Discarding and returning ---------------------------------------------------------------------------------------------


def discard(s: State, piece: Piece, by: int) -> None:
    """Discard a card in play onto the pile of whoever orders it, with what is under it (SW1-DISC-1..4, O-01)."""
    s.tell("discarded", piece.card.number, piece.place, by)
    _take_off(s, piece)
    if piece.card.classes & VINE_WALL:
        s.sides[piece.owner].vine_walls += 1
        return
    to_discard(s, by, piece.card.number)
    piece.grave = (by, ON_DISCARD)
    _bury_under(s, piece, by, False)
    if is_summoner(piece):
        s.slain += (piece.owner,)
    sweep(s)


def return_to_hand(s: State, piece: Piece, seat: int, by: int = NOBODY) -> None:
    """A unit goes to a hand, without its wounds; what lay under it is discarded by that seat, or by another."""
    s.tell("returned", piece.card.number, piece.place, seat)
    _take_off(s, piece)
    _bury_under(s, piece, seat if by == NOBODY else by, False)
    s.sides[seat].hand += (piece.card.number,)
    s.sides[seat].shown += (piece.card.number,)
    sweep(s)


def imprison(s: State, piece: Piece, seat: int) -> None:
    """A card in play goes face up on a Prison Pile (SW1-PRIS-1); what lay under it is discarded."""
    s.tell("imprisoned", piece.card.number, piece.place, seat)
    _take_off(s, piece)
    _bury_under(s, piece, seat, False)
    s.sides[seat].prison += (piece.card.number,)
    sweep(s)


# Under ----------------------------------------------------------------------------------------------------------------


def put_under(s: State, card: int, owner: int, by: int, top: Piece) -> None:
    """A card from a pile or hand is put under a card in play; it gives what it gives from there (SW1-UNDER-1)."""
    s.tell("put-under", card, top.card.number, top.place)
    s.slip_under(CARDS[card], owner, by, top)


def discard_from_under(s: State, top: Piece, place: int, by: int) -> None:
    """One of the cards under a card is discarded, onto the pile of whoever orders it."""
    card, _, _ = _draw_from_under(s, top, place)
    s.tell("discarded", card, top.place, by)
    to_discard(s, by, card)
    sweep(s)


def under_to_magic(s: State, top: Piece, card: int, seat: int) -> None:
    """A card that lies under another goes onto a magic pile; everybody saw it there."""
    place = max(place for place, beneath in enumerate(top.under) if beneath[0] == card)
    _draw_from_under(s, top, place)
    lay_on_magic(s, seat, card, True)
    s.tell("freed", card, top.place, seat)


def shift_under(s: State, top: Piece, place: int, other: Piece) -> None:
    """One of the cards under a card lies under another from now on; whoever put it there did so here, too."""
    card, owner, player = _draw_from_under(s, top, place)
    put_under(s, card, owner, player, other)
    sweep(s)


def _draw_from_under(s: State, top: Piece, place: int) -> tuple[int, int, int]:
    """Take one of the cards under a card away: the card, its owner, who put it there."""
    cards = top.take_from_under()
    for index, (card, owner, player) in enumerate(cards):
        if index != place:
            s.slip_under(CARDS[card], owner, player, top)
    return cards[place]


# Changing places ------------------------------------------------------------------------------------------------------


def place(s: State, piece: Piece, square: int) -> None:
    """Put a card of the battlefield on another square, which is no move (SW1-PLACE-1..3, SW1-VINE-16)."""
    if s.is_open(square):
        s.tell("placed", piece.card.number, piece.square, square)
        s.shift(piece, square)


def place_card(s: State, card: int, owner: int, seat: int, square: int) -> Piece:
    """Put a card from a pile on a square, under the control of a seat: it is not summoned (SW1-SUM-13)."""
    s.tell("put", card, square, seat)
    return s.put(CARDS[card], owner, seat, square)


def put_conjuration(s: State, seat: int, card: int, square: int) -> Piece | None:
    """Take a Conjuration from the own pile and put it on a square (SW1-CONJ-2); nothing without one."""
    side = s.sides[seat]
    if card not in side.conjurations or not s.is_open(square):
        return None
    side.conjurations = without(side.conjurations, card)
    return place_card(s, card, seat, seat, square)


def put_vine_wall(s: State, seat: int, square: int) -> bool:
    """Put a Vine Wall of the own pile on a square, perhaps under a unit; whether that was possible (SW1-VINE-2..8)."""
    side = s.sides[seat]
    card = s.board[square]
    if not side.vine_walls or s.vines[square] is not None or (card is not None and is_wall(s, card)):
        return False
    side.vine_walls -= 1
    s.tell("grown", VINE_WALL_CARD.number, square, seat)
    s.put(VINE_WALL_CARD, seat, seat, square)
    return True


def exchange(s: State, one: Piece, other: Piece) -> None:
    """Two cards change places with all that lies on and under them; Vine Walls stay (SW1-PLACE-4)."""
    s.tell("exchanged", one.card.number, one.square, other.card.number, other.square)
    change_places(s.board, one, other)


# Markers, control, time -----------------------------------------------------------------------------------------------


def boost(s: State, piece: Piece) -> None:
    """Put a boost marker on a unit (SW1-BOOST-1); one is enough."""
    if not piece.boosts:
        piece.set_boosts(1)
        for own in piece.card.boosted:
            s.live_moments |= own.moments
        s.tell("boosted", piece.card.number, piece.place)


def unboost(s: State, piece: Piece) -> None:
    """Take the boost marker off; a unit whose life went with it is destroyed."""
    if piece.boosts:
        piece.set_boosts(0)
        s.tell("unboosted", piece.card.number, piece.place)
        sweep(s)


def stun(s: State, piece: Piece) -> None:
    """The unit can neither move nor attack this turn."""
    piece.marks |= STUNNED
    s.tell("stunned", piece.card.number, piece.place)


def take_control(s: State, piece: Piece, seat: int, until_end_of_turn: bool = False) -> None:
    """Control changes; position, wounds, markers and cards underneath stay (SW1-CTRL-8, SW1-TAKE-1..3)."""
    s.tell("controlled", piece.card.number, piece.place, seat)
    if until_end_of_turn and piece.returns_to < 0:
        piece.returns_to = piece.controller
    elif not until_end_of_turn:
        piece.returns_to = NOBODY
    piece.controller = seat
    sweep(s)


def lend(s: State, piece: Piece, ability: Ability) -> None:
    """A card has a further ability until the end of the turn (SW1-STACK-1, SW1-STACK-2)."""
    s.lend(piece, ability)
    s.tell("gained", ability.number, piece.card.number, piece.place)


def strengthen(s: State, piece: Piece, amount: int) -> None:
    """A unit has a higher attack value until the end of the turn; such effects add up (SW1-STACK-4)."""
    piece.bonus += amount
    s.tell("strengthened", piece.card.number, piece.place, amount)


def make_last(
    s: State,
    card: int,
    seat: int,
    lasts: int = THIS_TURN,
    targets: tuple[int, ...] = (),
    until_seat: int = NOBODY,
) -> Piece:
    """The effect of an event goes on for a while, as the ability with the id of its card; the card itself does not.

    ``lasts`` is one of the constants of ``pieces.py``; ``targets`` are the ids of the cards it is about.
    """
    effect = s.put(CARDS[card], seat, seat, NOWHERE)
    effect.lasts = lasts
    effect.targets = targets
    effect.until_seat = until_seat
    return effect
