"""The primitives every card goes through: place, destroy, upgrade, downgrade, convert, gain actions; and how to ask.

Each takes effect at once. A primitive that is given ``NOWHERE`` (a piece that is gone) does nothing: steps that need it
are left out (TK-EFF-7). Moving is in ``moves.py``.

To ask, a card says what may happen to which squares::

    may(s, "destroy", DIAGONAL[s.being] & s.enemies, destroy_it)

``destroy_it`` is the step that gets the chosen square; a card with more to do names a step of its own.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import ADJACENT, BIT, NOWHERE, squares_of
from stonehall.games.tash_kalar.cards import COMMON, LEGENDARY
from stonehall.games.tash_kalar.patterns import Shape
from stonehall.games.tash_kalar.plays import TOWARD, on
from stonehall.games.tash_kalar.seating import MOST_SIDES, NO_CARD
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step
from stonehall.kernel.decision import DECLINE, STOP, Option, Step

PLACE: Final = ("", "place", "place-heroic", "place-legendary")
"""The verbs that put a piece of each rank into the arena."""


# Asking ---------------------------------------------------------------------------------------------------------------


def about(s: State) -> tuple[int, ...]:
    """What a decision inside an effect is about: the card, and where its piece stands."""
    return s.card, s.being


def must(s: State, verb: str, mask: int, then: Step, *args: int) -> None:
    """One of the squares is chosen; if there is none, nothing happens (TK-EFF-2)."""
    s.ask(s.player, verb, on(verb, mask), then, args, about(s))


def may(s: State, verb: str, mask: int, then: Step, *args: int) -> None:
    """One of the squares is chosen, or none."""
    if mask:
        options = on(verb, mask)
        options.append(DECLINE)
        s.ask(s.player, f"may-{verb}", options, then, args, about(s))


def ask(s: State, prompt: str, options: list[Option], then: Step, *args: int) -> None:
    """One of some options, whatever they are."""
    s.ask(s.player, prompt, options, then, args, about(s))


def may_ask(s: State, prompt: str, options: list[Option], then: Step, *args: int) -> None:
    """One of some options, or nothing."""
    if options:
        s.ask(s.player, prompt, [*options, DECLINE], then, args, about(s))


def may_more(s: State, verb: str, mask: int, then: Step, *args: int) -> None:
    """One of the squares after another is chosen, until the player stops."""
    may_ask_more(s, f"may-{verb}", on(verb, mask), then, *args)


def may_ask_more(s: State, prompt: str, options: list[Option], then: Step, *args: int) -> None:
    """One of some options after another, until the player stops."""
    if options:
        s.ask(s.player, prompt, [*options, STOP], then, args, about(s))


def may_go_toward(s: State, ways: list[int], then: Step, *args: int) -> None:
    """One of some directions, or none."""
    may_ask(s, "may-toward", [TOWARD[way] for way in ways], then, *args)


# Who and where --------------------------------------------------------------------------------------------------------


def shape(s: State) -> Shape:
    """The declared orientation of the pattern."""
    return s.being_card().shapes[s.shape]


def marked(s: State) -> int:
    """The marked squares around the summoning square (TK-SUM-11, TK-SUM-12)."""
    return shape(s).marked(s.square)


def near(s: State) -> int:
    """The squares adjacent to the being itself; none once it is gone."""
    return 0 if s.being == NOWHERE else ADJACENT[s.being]


def own_commons(s: State) -> int:
    return s.own & ~s.all_upgraded


def enemy_commons(s: State) -> int:
    return s.enemies & ~s.all_upgraded


def enemy_lesser(s: State) -> int:
    """The enemy commons and heroics."""
    return s.enemies & ~s.all_legendary


def ranked(s: State, side: int, rank: int) -> int:
    """The pieces of a side that have exactly this rank."""
    higher = (0, s.upgraded[side], s.legendary[side], 0)[rank]
    return (0, s.pieces[side], s.upgraded[side], s.legendary[side])[rank] & ~higher


def itself(s: State) -> int:
    """The square of the being itself, as a set."""
    return 0 if s.being == NOWHERE else BIT[s.being]


# Placing --------------------------------------------------------------------------------------------------------------


def place(s: State, rank: int, square: int, side: int) -> None:
    """A piece of a side comes into the arena from its supply, if it has one (TK-PLACE-3)."""
    if s.has_free(side, rank):
        s.tell(PLACE[rank], side, square)
        s.put(side, rank, square)


@step
def must_place(s: State, rank: int, count: int) -> None:
    """Place so many own pieces of a rank on any empty squares."""
    if count and s.has_free(s.side, rank):
        must(s, PLACE[rank], s.empty, _place_and_on, rank, count)


@step
def _place_and_on(s: State, square: int, rank: int, count: int) -> None:
    place(s, rank, square, s.side)
    s.push(must_place, rank, count - 1)


@step
def may_place(s: State, squares: int, count: int) -> None:
    """Up to so many own commons on empty squares of a set."""
    if count and s.has_free(s.side, COMMON):
        may_more(s, "place", squares & s.empty, _may_place_and_on, squares, count)


@step
def _may_place_and_on(s: State, square: int, squares: int, count: int) -> None:
    place(s, COMMON, square, s.side)
    s.push(may_place, squares, count - 1)


@step
def must_place_near(s: State) -> None:
    """An own common on an empty square next to the being itself."""
    if s.has_free(s.side, COMMON):
        must(s, "place", near(s) & s.empty, place_it)


@step
def place_it(s: State, square: int) -> None:
    """An own common goes onto the chosen square."""
    place(s, COMMON, square, s.side)


# Destroying -----------------------------------------------------------------------------------------------------------


def destroy(s: State, square: int, counts: bool = True) -> None:
    """A piece leaves the arena; an enemy piece counts as destroyed (TK-EFF-13, TK-KILL-1, TK-KILL-2)."""
    if square == NOWHERE:
        return
    code = s.board[square]
    s.tell("destroyed", code >> 2, code & 3, square)
    if counts and code >> 2 != s.side:
        s.kills[code] += 2 if s.doubled else 1
    take_away(s, square)


def banish(s: State, square: int) -> None:
    """A piece is destroyed, counts as two, and leaves the game for good (TK-FROST-8)."""
    code = s.board[square]
    destroy(s, square)
    if code >> 2 != s.side:
        s.kills[code] += 2 if s.doubled else 1
    s.removed[code] += 1
    s.withhold(code)
    s.tell("banished", code >> 2, code & 3)


def destroy_all(s: State, mask: int, counts: bool = True) -> None:
    for square in squares_of(mask):
        destroy(s, square, counts)


def take_away(s: State, square: int) -> None:
    """A piece leaves the arena; if the effect speaks of it, it is gone."""
    s.take(square)
    if s.being == square:
        s.being = NOWHERE
    if s.gateway == square:
        s.gateway = NOWHERE  # TK-GATE-4
    s.used &= ~BIT[square]


@step
def destroy_it(s: State, square: int) -> None:
    destroy(s, square)


# Ranks ----------------------------------------------------------------------------------------------------------------


def upgradable(s: State, mask: int) -> int:
    """Those that can be upgraded: commons, and heroics whose owner has a legendary piece in supply (TK-EFF-10)."""
    found = s.commons
    for side in range(s.settings.sides):
        if s.legendary_supply[side]:
            found |= s.upgraded[side] & ~s.legendary[side]
    return mask & found


def downgradable(s: State, mask: int) -> int:
    """Those that can be downgraded: heroics, and legendary pieces whose owner has a disc in supply (TK-EFF-11)."""
    found = s.heroics
    for side in range(s.settings.sides):
        if s.discs[side]:
            found |= s.legendary[side]
    return mask & found


def upgrade(s: State, square: int) -> None:
    """The piece rises by one rank, if it can (TK-EFF-10)."""
    if square != NOWHERE and upgradable(s, BIT[square]):
        _change(s, square, s.rank_on(square) + 1, "upgraded")


def downgrade(s: State, square: int) -> None:
    """The piece falls by one rank, if it can (TK-EFF-11)."""
    if square != NOWHERE and downgradable(s, BIT[square]):
        _change(s, square, s.rank_on(square) - 1, "downgraded")


def _change(s: State, square: int, rank: int, event: str) -> None:
    side = s.side_on(square)
    s.take(square)
    s.put(side, rank, square)
    s.tell(event, side, rank, square)
    if rank == LEGENDARY and s.gateway == square:
        s.gateway = NOWHERE  # TK-GATE-5


@step
def upgrade_it(s: State, square: int) -> None:
    upgrade(s, square)


@step
def must_upgrade_common(s: State) -> None:
    """Upgrade one own common, the being itself included."""
    must(s, "upgrade", own_commons(s), upgrade_it)


@step
def upgrade_common_of(s: State, side: int) -> None:
    """Upgrade one common of a side."""
    must(s, "upgrade", ranked(s, side, COMMON), upgrade_it)


@step
def upgrade_itself(s: State) -> None:
    upgrade(s, s.being)


# Converting -----------------------------------------------------------------------------------------------------------


def convertible(s: State, mask: int, rank: int = 0) -> int:
    """The enemy pieces that can be replaced by an own one of the same rank, or of the rank given (TK-EFF-12)."""
    found = mask & s.enemies
    if rank:
        return found if s.has_free(s.side, rank) else 0
    if not s.discs[s.side]:
        found &= s.all_legendary
    if not s.legendary_supply[s.side]:
        found &= ~s.all_legendary
    return found


def convert(s: State, square: int, rank: int = 0) -> None:
    """An enemy piece becomes an own one; it counts as destroyed with the rank it had (TK-KILL-3)."""
    becomes = rank or s.rank_on(square)
    destroy(s, square)
    s.put(s.side, becomes, square)
    s.tell("converted", s.side, becomes, square)


@step
def convert_it(s: State, square: int, rank: int = 0) -> None:
    convert(s, square, rank)


# Turns and cards ------------------------------------------------------------------------------------------------------


@step
def gain_actions(s: State, count: int) -> None:
    """More actions this turn, taken after the effect (TK-TURN-7)."""
    s.actions += count
    s.tell("gained", s.player, count)


@step
def extra_turn(s: State) -> None:
    """The same player takes one more complete turn after this one (TK-CARD-34)."""
    s.extra_turns += 1


@step
def extra_cards(s: State, beings: int, legends: int) -> None:
    """More cards are drawn at the end of the turn, after the refill (TK-HAND-4)."""
    s.extra_beings += beings
    s.extra_legends += legends


def discard_flare(s: State) -> None:
    """The flare that the active player holds is discarded without being invoked."""
    card = s.seats[s.active].flares.pop()
    s.flares_discard.append(card)
    s.tell("discarded", s.active, card)


def killed(s: State, rank: int) -> int:
    """How many enemy pieces of a rank have been destroyed this turn."""
    return sum(s.kills[rank::MOST_SIDES])


def forget_effect(s: State) -> None:
    """The effect is over."""
    s.card = NO_CARD
    s.shape = 0
    s.square = NOWHERE
    s.being = NOWHERE
    s.used = 0
    s.crushed = 0
    s.goes_under = False
