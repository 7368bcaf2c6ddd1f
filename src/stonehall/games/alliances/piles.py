"""Hands and piles: drawing, paying, and every way of a card from one to another."""

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.alliances.cards import CARDS, UNIT
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.kernel.decision import Draw
from stonehall.toolkit.card_rows import last_place, without, without_last, without_place

# Magic ----------------------------------------------------------------------------------------------------------------


def lay_on_magic(s: State, seat: int, card: int, seen: bool) -> None:
    """A card goes face down on top of a magic pile (SW1-MAGIC-5); ``seen``: everybody saw which one it is."""
    side = s.sides[seat]
    side.magic += (card,)
    side.magic_seen += (seen,)


def spend_magic(s: State, seat: int, amount: int) -> None:
    """From the top of the magic pile to the own discard pile, face up, one after another (SW1-MAGIC-2)."""
    if amount > 0:
        discard_magic(s, seat, amount, seat)


def discard_magic(s: State, seat: int, amount: int, by: int) -> list[int]:
    """Cards from the top of a magic pile go to the discard pile of whoever orders it (SW1-DISC-6); which."""
    side = s.sides[seat]
    cards = [_top_of_magic(s, seat)[0] for _ in range(min(amount, len(side.magic)))]
    s.sides[by].discard += tuple(cards)
    s.tell("magic-spent" if by == seat else "magic-discarded", seat, len(cards), *cards)
    return cards


def _top_of_magic(s: State, seat: int) -> tuple[int, bool]:
    side = s.sides[seat]
    card, seen = side.magic[-1], side.magic_seen[-1]
    side.magic, side.magic_seen = side.magic[:-1], side.magic_seen[:-1]
    return card, seen


def give_magic(s: State, giver: int, taker: int, amount: int) -> None:
    """A packet from the top of one magic pile goes on top of another, in order (SW1-TEAM-13, SW1-ELIM-2, O-05)."""
    packet = [_top_of_magic(s, giver) for _ in range(min(amount, len(s.sides[giver].magic)))]
    if not packet:
        return
    for card, seen in reversed(packet):
        lay_on_magic(s, taker, card, seen)
    s.tell("magic-left" if s.sides[giver].eliminated else "magic-given", giver, taker, len(packet))
    s.tell_only(taker, "magic-received", taker, *[card for card, _ in packet])  # who may look through the pile


def take_from_magic(s: State, seat: int, card: int) -> None:
    """A card is taken out of a magic pile, the topmost of its kind."""
    side = s.sides[seat]
    place = last_place(side.magic, card)
    side.magic = without_place(side.magic, place)
    side.magic_seen = without_place(side.magic_seen, place)


def discard_to_magic(s: State, seat: int, amount: int = 1) -> None:
    """Cards from the top of the own discard pile go face down on top of the own magic pile, one by one."""
    side = s.sides[seat]
    for _ in range(min(amount, len(side.discard))):
        card = side.discard[-1]
        side.discard = side.discard[:-1]
        lay_on_magic(s, seat, card, True)
        s.tell("to-magic", seat, card)


# Discard piles --------------------------------------------------------------------------------------------------------


def to_discard(s: State, seat: int, card: int) -> None:
    """A card goes face up on top of a discard pile (SW1-DISC-1); who is out has none any more (SW1-ELIM-1)."""
    side = s.sides[seat]
    if side.eliminated:
        side.removed += (card,)
    else:
        side.discard += (card,)


def from_discard(s: State, seat: int, card: int) -> None:
    """A card leaves a discard pile, the topmost of its kind."""
    side = s.sides[seat]
    side.discard = without_last(side.discard, card)


def units_in(cards: Sequence[int], classes: int = UNIT) -> list[int]:
    """The different cards of some classes in a pile, by number."""
    return sorted({card for card in cards if CARDS[card].classes & classes})


# Prison Piles (SW1-PRIS-1) --------------------------------------------------------------------------------------------


def to_prison(s: State, seat: int, card: int) -> None:
    """A card that was elsewhere goes face up on a Prison Pile."""
    s.sides[seat].prison += (card,)
    s.tell("to-prison", seat, card)


def release(s: State, seat: int, card: int) -> None:
    """A card leaves a Prison Pile."""
    side = s.sides[seat]
    side.prison = without(side.prison, card)


def discard_prisoner(s: State, seat: int, card: int) -> None:
    """A card of the own Prison Pile is discarded."""
    release(s, seat, card)
    to_discard(s, seat, card)
    s.tell("prisoner-discarded", seat, card)


def prisoner_to_magic(s: State, seat: int, card: int) -> None:
    """A card of the own Prison Pile goes face down on top of the own magic pile."""
    release(s, seat, card)
    lay_on_magic(s, seat, card, True)
    s.tell("prisoner-to-magic", seat, card)


# Hands ----------------------------------------------------------------------------------------------------------------


def from_hand(s: State, seat: int, card: int) -> int:
    """A card leaves the hand in sight of everybody; its owner's seat."""
    side = s.sides[seat]
    side.hand = without(side.hand, card)
    if card in side.shown:
        side.shown = without(side.shown, card)
    for known in dict.fromkeys(side.glimpsed):
        if known[1] == card and side.glimpsed.count(known) > side.hand.count(card):
            side.glimpsed = without(side.glimpsed, known)
    return s.owner_of(card, seat)


def from_hand_hidden(s: State, seat: int, card: int) -> None:
    """A card leaves the hand face down: from now on nobody else is sure of any card in that hand."""
    side = s.sides[seat]
    side.hand = without(side.hand, card)
    side.shown = ()
    side.glimpsed = ()


def discard_from_hand(s: State, seat: int, card: int, by: int) -> None:
    """Face up onto the pile of whoever orders it; a price one chooses to pay: the own pile (SW1-DISC-6)."""
    from_hand(s, seat, card)
    to_discard(s, by, card)
    s.tell("discarded-from-hand", seat, card)


def look_at_hand(s: State, seat: int, other: int) -> None:
    """A seat sees all cards of another's hand; with two players everybody knows them then."""
    side = s.sides[other]
    if len(s.sides) == 2:
        side.shown = side.hand
    else:
        others = [known for known in side.glimpsed if known[0] != seat]
        side.glimpsed = (*others, *[(seat, card) for card in side.hand])


def take_from_hand(s: State, seat: int, card: int, other: int) -> None:
    """A card goes from another's hand into that of a seat; the two of them know which one it is."""
    from_hand(s, other, card)
    side = s.sides[seat]
    side.hand += (card,)
    if len(s.sides) == 2:
        side.shown += (card,)
    else:
        side.glimpsed += ((other, card),)


def take_to_hand(s: State, seat: int, card: int) -> None:
    """A card that everybody saw joins a hand; it has left the place where it was."""
    side = s.sides[seat]
    side.hand += (card,)
    side.shown += (card,)
    s.tell("taken", seat, card)


# Draw piles -----------------------------------------------------------------------------------------------------------


def take_from_pile(s: State, seat: int, card: int) -> None:
    """A card that was drawn, found or seen leaves a draw pile."""
    side = s.sides[seat]
    if card in side.pile.top:
        side.top_seen = without_place(side.top_seen, side.pile.top.index(card))
    elif card not in side.pile.loose:
        side.bottom_seen = without_place(side.bottom_seen, side.pile.bottom.index(card))
    side.pile.take(card)


def shuffle_pile(s: State, seat: int) -> None:
    """Nobody knows anything about the order of a draw pile any more."""
    side = s.sides[seat]
    side.pile.shuffle()
    side.top_seen = ()
    side.bottom_seen = ()


def find_in_draw_pile(s: State, seat: int, card: int) -> None:
    """A card searched for in the own draw pile is shown and joins the hand; then the pile is shuffled."""
    take_from_pile(s, seat, card)
    shuffle_pile(s, seat)
    take_to_hand(s, seat, card)


@step
def look_at_top(s: State, seat: int, count: int, knowers: int) -> None:
    """So many cards on top of a seat's draw pile are seen by some seats (bits): from then on they know them.

    They lie as ``pile.top``, the next card first; ``top_seen`` tells of each who knows it.
    """
    side = s.sides[seat]
    pile = side.pile
    if len(pile.top) >= count or len(pile.top) == len(pile):
        seen = [seats | knowers if place < count else seats for place, seats in enumerate(side.top_seen)]
        side.top_seen = tuple(seen)
    elif len(pile.loose) > 1:
        s.decision = Draw("draw", "draw", pile.loose.copy(), seen_on_top, (seat, count, knowers), ())
    else:
        s.push(seen_on_top, pile.loose[0] if pile.loose else pile.bottom[0], seat, count, knowers)


@step
def seen_on_top(s: State, card: int, seat: int, count: int, knowers: int) -> None:
    """It comes after those that were known already."""
    side = s.sides[seat]
    pile = side.pile
    if pile.loose:
        pile.loose.remove(card)
        side.top_seen += (0,)
    else:
        pile.bottom.pop(0)
        side.top_seen += side.bottom_seen[:1]
        side.bottom_seen = side.bottom_seen[1:]
    pile.top.append(card)
    s.push(look_at_top, seat, count, knowers)


def put_at_bottom(s: State, seat: int, card: int, knowers: int) -> None:
    """A card that has left its place goes face down under a draw pile; some seats (bits) know which one it is."""
    side = s.sides[seat]
    side.pile.put_at_bottom(card)
    side.bottom_seen += (knowers,)


def put_on_top(s: State, seat: int, card: int, knowers: int) -> None:
    """A card that has left its place goes face down on top of a draw pile; some seats (bits) know which one it is."""
    side = s.sides[seat]
    side.pile.put_on_top(card)
    side.top_seen = (knowers, *side.top_seen)


@step
def draw_cards(s: State, seat: int, count: int) -> None:
    """Draw; what is not there is not drawn, and nothing is shuffled back (SW1-DRAW-3..5)."""
    if count > 0:
        s.draw_from(s.sides[seat].pile, "draw", drawn, (seat, count))


@step
def drawn(s: State, card: int, seat: int, count: int) -> None:
    side = s.sides[seat]
    take_from_pile(s, seat, card)
    side.hand += (card,)
    if s.log is not None:
        s.tell_only(seat, "drew", seat, card)
    if count > 1 and len(side.pile):
        s.push(draw_cards, seat, count - 1)
