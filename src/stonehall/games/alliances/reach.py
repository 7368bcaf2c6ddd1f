"""Where things can go and what they can reach: neighbours, ways to move, targets, squares for summoning."""

from __future__ import annotations

from stonehall.games.alliances.abilities import HINDERS, MOVES, PROTECTS, REACHES, UNIT_STEPPED, Ability
from stonehall.games.alliances.board import BIT, VINES, on_side_of
from stonehall.games.alliances.cards import UNIT, VINE_WALL
from stonehall.games.alliances.pieces import HELD_BY_VINES, Piece
from stonehall.games.alliances.state import State
from stonehall.games.alliances.values import attack_reach, is_wall, through
from stonehall.kernel.decision import Option
from stonehall.toolkit.abilities import Trigger
from stonehall.toolkit.option_cache import between_squares

Path = tuple[int, ...]
"""The squares of a move after its first, in order."""

MOVE_OPTIONS = between_squares("move", VINES)


# Neighbours and distances ---------------------------------------------------------------------------------------------


def next_to(s: State, piece: Piece) -> list[Piece]:
    """The cards adjacent to a card (SW1-ADJ-1..4): a unit on a Vine Wall and that Vine Wall are, too."""
    found = next_to_square(s, piece.square)
    if s.vine_count:
        other = s.board[piece.square] if piece.card.classes & VINE_WALL else s.vines[piece.square]
        if other is not None:
            found.append(other)
    return found


def next_to_square(s: State, square: int) -> list[Piece]:
    """The cards on the four squares around a square."""
    found = []
    for near in s.neighbours[square]:
        card = s.board[near]
        if card is not None:
            found.append(card)
        if s.vine_count:
            vine = s.vines[near]
            if vine is not None:
                found.append(vine)
    return found


def units_next_to(s: State, square: int) -> list[Piece]:
    """The units on the four squares around a square."""
    found = []
    for near in s.neighbours[square]:
        card = s.board[near]
        if card is not None and card.card.classes & UNIT:
            found.append(card)
    return found


def are_adjacent(s: State, one: Piece, other: Piece) -> bool:
    if one.square == other.square:
        return one is not other
    return s.distance[one.square][other.square] == 1


def within(s: State, center: Piece, squares: int) -> list[Piece]:
    """The other cards no farther than so many steps away, whatever lies between (SW1-DIAG-2, -3, SW1-ABIL-10)."""
    row = s.distance[center.square]
    return [piece for piece in s.field if piece is not center and row[piece.square] <= squares]


def units_within(s: State, center: Piece, squares: int) -> list[Piece]:
    return [piece for piece in within(s, center, squares) if piece.card.classes & UNIT]


def units_in_line(s: State, center: Piece, squares: int) -> list[Piece]:
    """The units within so many clear straight squares (SW1-DIAG-4)."""
    found = []
    for ray in s.rays[center.square]:
        for passed in ray[:squares]:
            card = s.board[passed]
            if card is not None:
                if card.card.classes & UNIT:
                    found.append(card)
                break
            if s.vines[passed] is not None:
                break
    return found


def empty_next_to(s: State, square: int) -> list[int]:
    """The adjacent squares without any card (SW1-COMP-11)."""
    return [near for near in s.neighbours[square] if s.board[near] is None and s.vines[near] is None]


def open_next_to(s: State, square: int) -> list[int]:
    """The adjacent squares on which a unit can be placed: unoccupied Vine Walls, too (SW1-PLACE-3)."""
    return [near for near in s.neighbours[square] if s.board[near] is None]


def open_next_to_any(s: State, squares: list[int]) -> list[int]:
    """The squares for placing a unit adjacent to at least one of these, each once."""
    found: list[int] = []
    for square in squares:
        found += [near for near in open_next_to(s, square) if near not in found]
    return found


# Moving ---------------------------------------------------------------------------------------------------------------


def _minds_crossing(s: State, piece: Piece) -> bool:
    """Whether something happens when a unit moves through a card."""
    return s.may_have(piece, 1 << MOVES) and any(own.crosses is not None for own in s.abilities_of(piece))


class Ground:
    """What may happen on ways over the battlefield as it is now: collected once for all moves that are looked at."""

    def __init__(self, s: State) -> None:
        self.watchers: list[tuple[Piece, Trigger]] = []
        """The cards that react to the steps of others."""
        self.hinderers: list[tuple[Piece, Ability]] = s.answers(HINDERS)
        """The cards that change how others move."""
        self.stoppers = [pair for pair in self.hinderers if pair[1].stops is not None]
        for source, own in s.answers(UNIT_STEPPED):
            reaction = own.triggers.get(UNIT_STEPPED)
            if reaction is not None:
                self.watchers.append((source, reaction))
        self.is_quiet = not (self.watchers or self.stoppers or s.vine_count)
        """Whether nothing can happen to a unit that goes through no other card."""

    def minds(self, s: State, piece: Piece, passed: int, near: int) -> bool:
        """Whether entering a square on the way does something, so that it matters to come by there."""
        if s.vines[near] is not None:
            return True
        for source, reaction in self.watchers:
            if source is not piece:
                when = reaction.when
                if when is None or when(s, source, piece.id, passed, near):
                    return True
        return False

    def halts(self, s: State, piece: Piece, square: int) -> bool:
        return any(own.stops is not None and own.stops(s, source, piece, square) for source, own in self.stoppers)


def must_stop(s: State, piece: Piece, square: int) -> bool:
    """Whether a card in play ends the move of a unit that enters a square."""
    return s.live_moments & (1 << HINDERS) != 0 and Ground(s).halts(s, piece, square)


def can_pass(s: State, card: Piece, classes: int) -> bool:
    """Whether a unit that moves through these classes passes a card; never one on a Vine Wall (SW1-VINE-18)."""
    return card.card.classes & classes != 0 and s.vines[card.square] is None


def add_moves(
    s: State,
    piece: Piece,
    squares: int,
    options: list[Option],
    straight: bool = False,
    ground: Ground | None = None,
) -> None:
    """Add every move of a unit of up to so many squares, not that of 0 (SW1-MOVE-3..6).

    An option is ``move from to``; where the way matters, because something happens on it, the squares on the way
    follow, once for each different set of such squares (SW1-MOVE-16).
    """
    start = piece.square
    if piece.marks & HELD_BY_VINES and s.vines[start] is not None:
        return
    on = Ground(s) if ground is None else ground
    before = len(options)
    if straight or not _add_plain_moves(s, piece, squares, options, on):
        del options[before:]
        for path, happens in ways(s, piece, squares, straight, on):
            if happens or path[-1] == start:  # out and back is no move of 0 squares (SW1-MOVE-10)
                options.append(Option("move", (start, path[-1], *path[:-1])))
            else:
                options.append(MOVE_OPTIONS[start][path[-1]])


def _add_plain_moves(s: State, piece: Piece, squares: int, options: list[Option], ground: Ground) -> bool:
    """Add the moves of a unit by their ends alone, as long as nothing can happen on the way; whether that is so."""
    classes = through(s, piece)
    if classes and _minds_crossing(s, piece):
        return False
    board = s.board
    start = piece.square
    moves = MOVE_OPTIONS[start]
    seen = BIT[start]
    frontier = [start]
    for distance in range(squares):
        onward: list[int] = []
        last = distance == squares - 1
        for square in frontier:
            for near in s.neighbours[square]:
                card = board[near]
                if card is not None and card is not piece and (not classes or not can_pass(s, card, classes)):
                    continue
                matters = not ground.is_quiet and (near == start or not last)
                if matters and (ground.minds(s, piece, square, near) or ground.halts(s, piece, near)):
                    return False
                if not seen & BIT[near]:
                    seen |= BIT[near]
                    if card is None:
                        options.append(moves[near])
                    if not last:
                        onward.append(near)
        frontier = onward
    return True


def ways(s: State, piece: Piece, squares: int, straight: bool, ground: Ground) -> list[tuple[Path, int]]:
    """The different ways of a unit, each with the squares before its end where something happens, as bits.

    Of several ways to one end on which the same happens it is the shortest.
    """
    start = piece.square
    classes = 0 if straight else through(s, piece)  # SW1-DIAG-4: over clear squares
    crossing = classes != 0 and _minds_crossing(s, piece)
    found: list[tuple[Path, int]] = []
    seen: set[tuple[int, int]] = {(start, 0)}
    frontier: list[tuple[int, Path, int]] = [(start, (), 0)]
    for distance in range(squares):
        onward: list[tuple[int, Path, int]] = []
        for square, path, happens in frontier:
            onto = s.neighbours[square]
            if straight:
                onto = [ray[distance] for ray in s.rays[start] if len(ray) > distance and ray[:distance] == list(path)]
            for near in onto:
                card = s.board[near]
                free = card is None or card is piece
                if card is not None and not free and not can_pass(s, card, classes):
                    continue
                over = happens
                if (crossing and not free) or ground.minds(s, piece, square, near):
                    over |= BIT[near]
                if (near, over) in seen:
                    continue
                halted = (straight and s.vines[near] is not None) or ground.halts(s, piece, near)
                if halted and not free:
                    continue  # it would be stuck on an occupied square
                seen.add((near, over))
                if free:
                    found.append(((*path, near), happens))
                if not halted:
                    onward.append((near, (*path, near), over))
        frontier = onward
    return found


def plain_way(s: State, piece: Piece, end: int, squares: int, straight: bool = False) -> Path:
    """The way of a move of which only the end was told: the shortest on which nothing happens."""
    if end == piece.square:
        return ()
    ground = Ground(s)
    if ground.is_quiet and not straight and not through(s, piece):
        return _shortest_way(s, piece.square, end, squares)
    for path, happens in ways(s, piece, squares, straight, ground):
        if path[-1] == end and not happens:
            return path
    return straight_way(s, piece.square, end)


def _shortest_way(s: State, start: int, end: int, squares: int) -> Path:
    """The shortest way over free squares, for units that go through no card; in a straight line where there is none."""
    seen = BIT[start]
    frontier: list[Path] = [()]
    for _ in range(squares):
        onward: list[Path] = []
        for path in frontier:
            for near in s.neighbours[path[-1] if path else start]:
                if not seen & BIT[near] and s.board[near] is None:
                    if near == end:
                        return (*path, near)
                    seen |= BIT[near]
                    onward.append((*path, near))
        frontier = onward
    return straight_way(s, start, end)


def straight_way(s: State, start: int, end: int) -> Path:
    """All squares to one in the same row or column."""
    return (*s.grid.between(start, end), end)


# Attacking ------------------------------------------------------------------------------------------------------------


def blocks_line(s: State, card: Piece, attacker: Piece) -> bool:
    """Whether a card in between stops an attack (SW1-ATK-8)."""
    if s.may_have(card, 1 << REACHES):
        for own in s.abilities_of(card):
            if own.lets_pass is not None and own.lets_pass(s, card, attacker):
                return False
    if s.may_have(attacker, 1 << REACHES):
        for own in s.abilities_of(attacker):
            if own.shoots_through is not None and own.shoots_through(s, attacker) & card.card.classes:
                return False
    return True


Protectors = list[tuple[Piece, Ability]]
"""The cards that forbid attacks: the answers to ``PROTECTS``, where somebody has collected them already."""


def targets(s: State, attacker: Piece, protectors: Protectors | None = None) -> list[Piece]:
    """The cards a unit can attack now, friend or enemy (SW1-ATK-6..12, SW1-VINE-21..24)."""
    found: list[Piece] = []
    board = s.board
    reach = attack_reach(s, attacker)
    vines = s.vine_count > 0
    if vines:
        beneath = s.vines[attacker.square]
        if beneath is not None:
            found.append(beneath)
    for ray in s.rays[attacker.square]:
        for passed, square in enumerate(ray):
            if passed == reach:
                break
            card = board[square]
            vine = s.vines[square] if vines else None
            if card is not None:
                found.append(card)
            if vine is not None:
                found.append(vine)
            if (card is not None and blocks_line(s, card, attacker)) or (
                vine is not None and blocks_line(s, vine, attacker)
            ):
                break
    if s.grid.joined and reach > 3:
        found = list(dict.fromkeys(found))
    protecting = s.answers(PROTECTS) if protectors is None else protectors
    if found and protecting:
        found = [target for target in found if not is_forbidden(s, attacker, target, protecting)]
    return found


def is_forbidden(s: State, attacker: Piece, target: Piece, protectors: Protectors | None = None) -> bool:
    """Whether a card in play forbids a unit to attack a card."""
    for source, own in s.answers(PROTECTS) if protectors is None else protectors:
        if own.forbids_attack is not None and own.forbids_attack(s, source, attacker, target):
            return True
    return False


# Summoning and Walls --------------------------------------------------------------------------------------------------


def walls_of(s: State, seat: int) -> list[Piece]:
    """The Walls a seat controls, of every kind (SW1-SUM-8)."""
    return [piece for piece in s.field if piece.controller == seat and is_wall(s, piece)]


def summon_squares(s: State, seat: int) -> list[int]:
    """The empty squares next to a Wall the seat itself controls (SW1-SUM-3, SW1-VINE-10, SW1-TEAM-14)."""
    seen = 0
    found = []
    for wall in walls_of(s, seat):
        for near in s.neighbours[wall.square]:
            if s.board[near] is None and s.vines[near] is None and not seen & BIT[near]:
                seen |= BIT[near]
                found.append(near)
    return found


def wall_squares(s: State, seat: int) -> list[int]:
    """The empty squares of the own side, in team games of the whole team side (SW1-EVT-7, SW1-TEAM-8)."""
    return [square for square in range(s.grid.size) if on_side_of(seat, square) and s.is_empty(square)]


def vine_squares(s: State, squares: list[int] | None = None) -> list[int]:
    """Where a Vine Wall can be put: any square without a Wall, also under a unit (SW1-VINE-6..8)."""
    found = []
    for square in range(s.grid.size) if squares is None else squares:
        card = s.board[square]
        if s.vines[square] is None and (card is None or not is_wall(s, card)):
            found.append(square)
    return found
