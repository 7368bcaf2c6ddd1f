"""The primitives every card goes through: damage, destroy, discard, force, place, exchange, draw, boosts, magic.

Each exists once; immunities and replacements are asked here and nowhere else. They take effect at once; abilities that
react to them wait (``toolkit/triggers.py``).
"""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import (
    ADDS_DAMAGE,
    DAMAGED,
    DESTROYED,
    DISCARDED,
    DREW,
    EVENT_DISCARDED,
    FORCED,
    REPLACES_DESTRUCTION,
    UNIT_DESTROYED,
    UNIT_LEFT,
    UNREWARDED,
)
from stonehall.games.summoner_wars.board import NOWHERE
from stonehall.games.summoner_wars.cards import CARDS, EVENT, UNIT
from stonehall.games.summoner_wars.pieces import DESTROYED_A_UNIT, DESTROYED_AN_ENEMY_UNIT, Piece
from stonehall.games.summoner_wars.reach import force_squares, next_to
from stonehall.games.summoner_wars.state import MAGIC_LIMIT, State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import is_summoner, is_unit, life
from stonehall.toolkit.battle_values import bends
from stonehall.toolkit.card_rows import without
from stonehall.toolkit.pieces import change_places
from stonehall.toolkit.triggers import trigger, trigger_all

NOBODY: Final = -1


# Magic and boosts -----------------------------------------------------------------------------------------------------


def gain_magic(s: State, seat: int, amount: int) -> None:
    """What goes beyond 15 is lost (SW2-MAGIC-2)."""
    side = s.sides[seat]
    gained = min(amount, MAGIC_LIMIT - side.magic)
    side.magic += gained
    if s.log is not None:
        s.tell("magic-gained", seat, gained)


def spend_magic(s: State, seat: int, amount: int) -> None:
    if amount:
        s.sides[seat].magic -= amount
        s.tell("magic-spent", seat, amount)


def add_boosts(s: State, piece: Piece, amount: int) -> None:
    piece.boosts += amount
    s.tell("boosted", piece.card.number, piece.square, amount)


def remove_boosts(s: State, piece: Piece, amount: int) -> None:
    """Take boosts off, or all there are if fewer (SW2-BOOST-7)."""
    removed = min(amount, piece.boosts)
    if removed:
        piece.boosts -= removed
        s.tell("boosts-removed", piece.card.number, piece.square, removed)
        sweep(s)  # a life bonus may have gone with them (SW2-DMG-3)


# Damage and destruction -----------------------------------------------------------------------------------------------


def damage(s: State, hurt: list[Piece], amount: int, by: int = NOBODY, source: int = -1, attack: bool = False) -> None:
    """Put damage on cards, all at once, then destroy those without life as one group (SW2-DMG-9).

    ``by`` is the seat whose attack or effect it is, ``source`` the id of the card that deals it.
    """
    if amount <= 0 or s.over:
        return
    more = not attack and s.live_moments & (1 << ADDS_DAMAGE) != 0
    for piece in hurt:
        dealt = amount + _added_damage(s, source, piece) if more else amount
        piece.damage += dealt
        if s.log is not None:
            s.tell("damaged", piece.card.number, piece.square, dealt)
        if s.live_moments & (1 << DAMAGED):
            trigger_all(s, DAMAGED, (piece.controller, piece.square))
    sweep(s, by, source)


def _added_damage(s: State, source: int, hurt: Piece) -> int:
    """What cards in play add to the damage that an ability of a card deals."""
    total = 0
    dealer = s.piece(source)
    if dealer is not None:
        for piece, own in s.answers(ADDS_DAMAGE):
            if own.adds_damage is not None:
                total += own.adds_damage(s, piece, dealer, hurt)
    return total


def remove_damage(s: State, piece: Piece, amount: int) -> None:
    """Take damage off, or all there is if less (SW2-DMG-5)."""
    removed = min(amount, piece.damage)
    if removed:
        piece.damage -= removed
        s.tell("healed", piece.card.number, piece.square, removed)


def sweep(s: State, by: int = NOBODY, source: int = -1) -> None:
    """Destroy every card whose life is 0 or less, for whatever reason (SW2-DMG-3).

    Cards that lose their last life because another destroyed card no longer adds to it pay nobody (SW2-MAGIC-9); if the
    other one is still there, or left in another way, they pay the player whose effect it was (SW2-MAGIC-5, O-41).
    """
    if not s.over:
        dead = [piece for piece in s.field if piece.damage > 0 and life(s, piece) <= 0]
        if dead:
            destroy(s, dead, by, source)


def destroy(s: State, group: list[Piece], by: int = NOBODY, source: int = -1) -> None:
    """Destroy cards as one group: magic first, then triggers wait (SW2-DEST-1..6, SW2-MAGIC-4..15)."""
    _check_end(s, group)
    if s.over:
        return
    killer = s.piece(source)
    doomed = [(piece, tuple([near.id for near in next_to(s, piece.square) if is_unit(near)])) for piece in group]
    gone: list[tuple[Piece, tuple[int, ...]]] = []
    for piece, near in doomed:
        if _is_replaced(s, piece):
            continue
        s.tell("destroyed", piece.card.number, piece.square)
        unit = is_unit(piece)
        unrewarded = unit and killer is not None and bends(s, killer, UNREWARDED)
        if by != NOBODY and not s.is_friend(piece, by) and not unrewarded:
            gain_magic(s, by, 1)
        if unit and killer is not None:
            killer.marks |= DESTROYED_A_UNIT
            if not s.are_friends(piece, killer):
                killer.marks |= DESTROYED_AN_ENEMY_UNIT
        gone.append((piece, near))
    for piece, near in gone:
        trigger(s, piece, DESTROYED, near)
    for piece, _ in gone:
        _leave(s, piece)
        _to_discard(s, piece.card.number, piece.owner)
    for piece, _ in gone:
        if is_unit(piece):
            trigger_all(s, UNIT_DESTROYED, (piece.id, source))
    sweep(s)


def _check_end(s: State, group: list[Piece]) -> None:
    """A destroyed summoner ends the game at once (SW2-END-1, SW2-END-2); both by one effect: SW2-END-5, O-02."""
    lost = [piece.owner for piece in group if is_summoner(piece)]
    if not lost:
        return
    if len(lost) == 2:
        s.winner = NOBODY if s.settings.both_summoners_draw else s.active
    else:
        s.winner = s.opponent_of(lost[0])
    s.reason = "summoner-destroyed" if s.winner != NOBODY else "both-summoners-destroyed"
    for piece in group:
        if piece.id in s.pieces:
            s.tell("destroyed", piece.card.number, piece.square)
            _leave(s, piece)
            _to_discard(s, piece.card.number, piece.owner)
    s.finish()


def _is_replaced(s: State, piece: Piece) -> bool:
    """Whether something else happens to a card that would be destroyed (SW2-INST-3)."""
    for source, own in s.answers(REPLACES_DESTRUCTION):
        if own.replaces_destruction is not None and own.replaces_destruction(s, source, piece):
            return True
    return False


# Leaving the battlefield ----------------------------------------------------------------------------------------------


def _leave(s: State, piece: Piece) -> None:
    """Off the battlefield; what lay under it is discarded, not destroyed (SW2-DEST-2, SW2-DEST-3)."""
    s.take_off(piece)
    s.fallen[piece.id] = piece
    for card, owner, player in piece.under:
        _to_discard(s, card, owner)
        if CARDS[card].classes & EVENT:
            _tell_of_event(s, card, owner, player)
    if is_unit(piece):
        trigger_all(s, UNIT_LEFT, (piece.owner, piece.controller, piece.square))


def _to_discard(s: State, card: int, owner: int) -> None:
    """A card that everybody saw goes face down on its owner's pile (SW2-DISC-1, SW2-DISC-4)."""
    s.sides[owner].discard += (card,)
    s.sides[owner].public += (card,)


def discard(s: State, piece: Piece) -> None:
    """Discard a card in play: no magic, no destroyed-triggers (SW2-DISC-2, SW2-DISC-3)."""
    s.tell("discarded", piece.card.number, piece.square)
    if piece.square == NOWHERE:
        trigger(s, piece, DISCARDED)
    _leave(s, piece)
    _to_discard(s, piece.card.number, piece.owner)
    if piece.square == NOWHERE:
        trigger_all(s, EVENT_DISCARDED, (piece.card.number, piece.owner, piece.controller, piece.id))
    _check_end(s, [piece])
    sweep(s)


def discard_played(s: State, card: int, owner: int, player: int) -> None:
    """An event that has been carried out (SW2-EVT-2)."""
    _to_discard(s, card, owner)
    _tell_of_event(s, card, owner, player)


def _tell_of_event(s: State, card: int, owner: int, player: int) -> None:
    """An event without an id, played or from under a card (O-39), was discarded: it gets one for those that watch."""
    trigger_all(s, EVENT_DISCARDED, (card, owner, player, s.next_id))
    s.next_id += 1


def return_to_hand(s: State, piece: Piece, by: int) -> None:
    """Neither destroyed nor discarded; to the owner's hand (SW2-HAND-2..5). ``by`` is the seat whose effect it is."""
    to_hand_instead(s, piece)
    _check_end(s, [piece])
    sweep(s, by)


def to_hand_instead(s: State, piece: Piece) -> None:
    """The same in place of the destruction of a card, which sees to what follows."""
    s.tell("returned", piece.card.number, piece.square)
    _leave(s, piece)
    s.sides[piece.owner].hand += (piece.card.number,)
    s.sides[piece.owner].shown += (piece.card.number,)


def put_under(s: State, piece: Piece, top: Piece) -> None:
    """A card in play goes under another; its tokens and the cards under it are lost first (SW2-UNDER-2)."""
    s.tell("put-under", piece.card.number, top.card.number, top.square)
    _leave(s, piece)
    s.slip_under(piece.card, piece.owner, top.controller, top)
    sweep(s)


# Hands and piles ------------------------------------------------------------------------------------------------------


def from_hand(s: State, seat: int, card: int) -> int:
    """A card leaves the hand in sight of everybody; its owner's seat."""
    side = s.sides[seat]
    side.hand = without(side.hand, card)
    if card in side.shown:
        side.shown = without(side.shown, card)
    return _owner_of(s, seat, card)


def from_hand_hidden(s: State, seat: int, card: int) -> int:
    """A card leaves the hand face down: from now on the opponent is sure only of the own cards in that hand."""
    side = s.sides[seat]
    side.hand = without(side.hand, card)
    owner = _owner_of(s, seat, card)
    side.shown = side.foreign
    return owner


def _owner_of(s: State, seat: int, card: int) -> int:
    """Whose card it was that just left a hand (an own copy leaves before a foreign one)."""
    side = s.sides[seat]
    if card in side.foreign and side.hand.count(card) < side.foreign.count(card):
        side.foreign = without(side.foreign, card)
        return s.opponent_of(seat)
    return seat


def discard_from_hand(s: State, seat: int, card: int) -> None:
    """Face down onto its owner's pile (SW2-DISC-1)."""
    owner = from_hand_hidden(s, seat, card)
    s.sides[owner].discard += (card,)
    s.tell_only(seat, "discarded-from-hand", seat, card)


def reveal_and_discard(s: State, seat: int, card: int) -> None:
    """A card is shown and discarded from hand."""
    owner = from_hand(s, seat, card)
    s.tell("revealed", seat, card)
    _to_discard(s, card, owner)


def put_at_bottom(s: State, seat: int, card: int) -> None:
    """A card of the hand goes face down under the draw pile."""
    owner = from_hand_hidden(s, seat, card)
    s.sides[owner].pile.put_at_bottom(card)
    s.tell_only(seat, "put-at-bottom", seat, card)


def take_from_discard(s: State, seat: int, card: int) -> None:
    """A card of the own discard pile is shown and joins the hand."""
    from_discard(s, seat, card)
    s.sides[seat].hand += (card,)
    s.sides[seat].shown += (card,)
    s.tell("taken", seat, card)


def from_discard(s: State, seat: int, card: int) -> None:
    """A card leaves its owner's discard pile in sight of everybody."""
    side = s.sides[seat]
    side.discard = without(side.discard, card)
    if card in side.public:
        side.public = without(side.public, card)


def take_event(s: State, seat: int, card: int, owner: int) -> None:
    """A discarded event joins a hand, perhaps not its owner's: ownership never changes (SW2-CTRL-1)."""
    from_discard(s, owner, card)
    side = s.sides[seat]
    side.hand += (card,)
    side.shown += (card,)
    if owner != seat:
        side.foreign += (card,)
    s.tell("taken", seat, card)


@step
def draw_cards(s: State, seat: int, count: int) -> None:
    """Draw; what is not there is not drawn, and nothing is shuffled back (SW2-DRAW-4..7)."""
    if count > 0:
        s.draw_from(s.sides[seat].pile, "draw", drawn, (seat, count))


@step
def drawn(s: State, card: int, seat: int, count: int) -> None:
    side = s.sides[seat]
    side.pile.take(card)
    side.hand += (card,)
    if s.log is not None:
        s.tell_only(seat, "drew", seat, card)
    if count == 1 or not len(side.pile):
        trigger_all(s, DREW, (seat,))
    else:
        s.push(draw_cards, seat, count - 1)


# Changing places ------------------------------------------------------------------------------------------------------


def force(s: State, piece: Piece, square: int, by: int) -> None:
    """Slide a card in a straight line: not a move (SW2-FORCE-1..3)."""
    start = piece.square
    s.tell("forced", piece.card.number, start, square)
    s.shift(piece, square)
    trigger_all(s, FORCED, (piece.id, by, start))


@step
def choose_force(s: State, seat: int, id: int, least: int, most: int) -> None:
    """The controller of an effect says where a card is forced (SW2-FORCE-6); nowhere to go: nothing happens."""
    piece = s.piece(id)
    if piece is not None and piece.id in s.pieces:
        squares = force_squares(s, piece, least, most)
        s.choose(seat, "force-to", "to", squares, force_to, (seat, id), (piece.card.number, piece.square))


@step
def may_force(s: State, seat: int, id: int, least: int, most: int) -> None:
    """As :func:`choose_force`, if the player wants it."""
    piece = s.piece(id)
    if piece is not None and piece.id in s.pieces:
        squares = force_squares(s, piece, least, most)
        s.may_choose(seat, "may-force-to", "to", squares, force_to, (seat, id), (piece.card.number, piece.square))


@step
def force_to(s: State, square: int, seat: int, id: int) -> None:
    force(s, s.pieces[id], square, seat)


def place(s: State, piece: Piece, square: int) -> None:
    """Put a card of the battlefield on another empty space: neither move nor force (SW2-PLACE-2)."""
    if s.board[square] is None:
        s.tell("placed", piece.card.number, square)
        s.shift(piece, square)


def place_card(s: State, card: int, owner: int, square: int) -> None:
    """Put a card from elsewhere on an empty space: it is not summoned (SW2-SUM-11)."""
    s.tell("placed", card, square)
    s.put(CARDS[card], owner, square)


def exchange(s: State, one: Piece, other: Piece) -> None:
    """Two cards change places, with all that lies on and under them (SW2-SWAP-1..3)."""
    s.tell("exchanged", one.card.number, one.square, other.card.number, other.square)
    change_places(s.board, one, other)


def announce_from_hand(s: State, seat: int, card: int) -> None:
    """A card of the hand is about to come into play: from now on it is certain, also in imagined states."""
    side = s.sides[seat]
    if side.shown.count(card) < side.hand.count(card):
        side.shown += (card,)


def announce_from_discard(s: State, seat: int, card: int) -> None:
    """The same for a card of the discard pile."""
    side = s.sides[seat]
    if side.public.count(card) < side.discard.count(card):
        side.public += (card,)


def units_in(cards: tuple[int, ...], word: str) -> list[int]:
    """The different units with a word in their name among some cards (SW2-NAME-1)."""
    return sorted({card for card in cards if CARDS[card].classes & UNIT and CARDS[card].is_named(word)})


def may_be_discarded(s: State, seat: int, word: str) -> bool:
    """Whether a unit with a word in its name is in a discard pile, as far as everybody knows."""
    side = s.sides[seat]
    return side.has_unseen_discards or bool(units_in(side.public, word))


# Control --------------------------------------------------------------------------------------------------------------


def take_control(s: State, piece: Piece, seat: int, until_end_of_turn: bool = False) -> None:
    """Control changes; tokens, damage, cards underneath and position stay (SW2-CTRL-4..7)."""
    s.tell("controlled", piece.card.number, piece.square, seat)
    if until_end_of_turn:
        piece.returns_to = piece.controller
    piece.controller = seat
    sweep(s, seat)
