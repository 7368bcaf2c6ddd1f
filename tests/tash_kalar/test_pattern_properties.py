"""Which summonings are offered, compared with a naive search straight from the rules (SUM-2..16, IMP-1, -2, -4).

The naive search walks over columns and rows, looks at one square after the other and shares no code with the engine:
only the patterns as they are written in the decks.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stonehall.games.tash_kalar.arena import ARENA, GRID, WAYS, named, squares_of
from stonehall.games.tash_kalar.cards import CARDS, Being
from stonehall.games.tash_kalar.patterns import TURNS, BoardMask
from stonehall.games.tash_kalar.search import PatternFinder
from tests.examples import examples
from tests.tash_kalar.scenario import Scenario, scenario

BEINGS = [card for card in CARDS if isinstance(card, Being)]
LEGENDS = [card for card in BEINGS if card.deck == "legends"]
RANKS = ("common", "heroic", "legendary")
RANK_OF = {"c": 1, "C": 1, "h": 2, "H": 2}
DISCS = {"duel": 16, "melee": 15}
SEATS = {"duel": ("south", "north"), "melee": ("south", "north", "west")}

Place = tuple[int, int]
Pieces = dict[Place, tuple[str, int]]
"""Owner and rank of what stands on a square: column and row, from 1."""


def name(place: Place) -> str:
    return f"{'abcdefghi'[place[0] - 1]}{place[1]}"


def is_square(place: Place) -> bool:
    """The 9×9 squares without three in each corner."""
    column, row = place
    corner = min(column - 1, 9 - column) + min(row - 1, 9 - row)
    return 1 <= column <= 9 and 1 <= row <= 9 and corner >= 2


COLOURED = ["d2", "e5", "h6", "c8", "c3", "g3", "i4", "a5", "f8"]
SQUARES = [(column, row) for row in range(1, 10) for column in range(1, 10) if is_square((column, row))]


class Drawing(NamedTuple):
    """A card in one orientation, seen from the summoning square."""

    turn: str
    pieces: frozenset[tuple[Place, int]]
    marks: frozenset[Place]
    purple: frozenset[Place]
    ways: frozenset[Place]


def letters(text: str) -> dict[Place, str]:
    return {
        (column, row): letter
        for row, line in enumerate(text.split())
        for column, letter in enumerate(line)
        if letter != "."
    }


def mirrored(drawing: dict[Place, str]) -> dict[Place, str]:
    return {(-column, row): letter for (column, row), letter in drawing.items()}


def turned_right(drawing: dict[Place, str]) -> dict[Place, str]:
    """By a quarter: what was above is now on the right."""
    return {(-row, column): letter for (column, row), letter in drawing.items()}


def from_square(drawing: dict[Place, str]) -> dict[Place, str]:
    [(x, y)] = [place for place, letter in drawing.items() if letter in "XCH"]
    return {(column - x, row - y): letter for (column, row), letter in drawing.items()}


def sign(place: Place) -> Place:
    column, row = place
    return (column > 0) - (column < 0), (row > 0) - (row < 0)


def drawings(card: Being) -> list[Drawing]:
    """The different orientations of a card: turned, and turned after mirroring.

    A pattern that may lie anywhere is seen from its first piece.
    """
    found: dict[tuple[object, ...], Drawing] = {}
    text = card.pattern.replace("c", "C", 1) if card.anywhere else card.pattern
    for suffix in ("", "-mirrored"):
        pattern, marks = letters(text), letters(card.marks or text)
        if suffix:
            pattern, marks = mirrored(pattern), mirrored(marks)
        for turn in ("up", "right", "down", "left"):
            drawn, around = from_square(pattern), from_square(marks)
            drawing = Drawing(
                turn + suffix,
                frozenset((place, RANK_OF[letter]) for place, letter in drawn.items() if letter != "X"),
                frozenset(place for place, letter in around.items() if letter in "my"),
                frozenset(place for place, letter in around.items() if letter == "p"),
                frozenset(sign(place) for place, letter in around.items() if letter == "d"),
            )
            found.setdefault(drawing[1:], drawing)
            pattern, marks = turned_right(pattern), turned_right(marks)
    return list(found.values())


DRAWINGS = {card.id: drawings(card) for card in BEINGS}


def around(place: Place, square: Place) -> Place:
    return place[0] + square[0], place[1] + square[1]


def lies_inside(drawing: Drawing, square: Place) -> bool:
    return all(is_square(around(place, square)) for place, _ in drawing.pieces)


def fits(drawing: Drawing, square: Place, table: Pieces) -> list[Place] | None:
    """The enemy pieces that a drawing needs around a summoning square; ``None`` if it does not fit even with them."""
    borrowed = []
    for place, rank in drawing.pieces:
        owner, standing = table.get(around(place, square), ("", 0))
        if standing < rank:
            return None
        if owner != "south":
            borrowed.append(around(place, square))
    return borrowed


class Fit(NamedTuple):
    """A way to summon: where, with which drawing, and what is borrowed for it (at most one piece)."""

    square: Place
    drawing: Drawing
    borrowed: str


def naive_fits(card: Being, table: Pieces, melee: bool, supply: tuple[int, int], used: set[str]) -> Iterator[Fit]:
    """Every way in which south can summon a card."""
    legend = card.rank == 3
    free = [square for square in SQUARES if square not in table and name(square) not in COLOURED]
    for around_square in SQUARES:
        for drawing in DRAWINGS[card.id]:
            borrowed = fits(drawing, around_square, table)
            if borrowed is None or len(borrowed) > melee or any(table[place][0] in used for place in borrowed):
                continue
            pattern = {around(place, around_square) for place, _ in drawing.pieces}
            spare = [
                place
                for place, (owner, rank) in table.items()
                if owner == "south" and (rank == 3) == legend and place not in pattern
            ]
            for square in free if card.anywhere else [around_square]:
                owner_here, rank_here = table.get(square, ("", 0))
                again = owner_here == "south" and (rank_here == 3) == legend
                if rank_here <= card.rank and (supply[legend] or again or spare):
                    yield Fit(square, drawing, name(borrowed[0]) if borrowed else "")


def naive_plays(card: Being, table: Pieces, melee: bool, supply: tuple[int, int], used: set[str]) -> list[str]:
    """The plays that summon a card. The orientation is said where several fit and it makes a difference."""
    fits_by_place: dict[tuple[Place, str], list[Fit]] = {}
    for fit in naive_fits(card, table, melee, supply, used):
        fits_by_place.setdefault((fit.square, fit.borrowed), []).append(fit)
    plays = []
    legend = card.rank == 3
    for (square, borrowed), ways in fits_by_place.items():
        owner_here, rank_here = table.get(square, ("", 0))
        again = owner_here == "south" and (rank_here == 3) == legend
        differ = not card.anywhere and (card.oriented or not (supply[legend] or again))
        for fit in ways if differ else ways[:1]:
            turn = [fit.drawing.turn] if differ and len(ways) > 1 else []
            plays.append(" ".join(["summon", card.id, name(square), *turn, *([borrowed] if borrowed else [])]))
    return sorted(plays)


# Random boards --------------------------------------------------------------------------------------------------------


@st.composite
def boards(draw: st.DrawFn, form: str, first: tuple[Being, ...] = ()) -> Pieces:
    """Pieces anywhere, and among them those of some cards' patterns, so that much can be summoned."""
    seats = SEATS[form]
    table: Pieces = {}
    supply = {(seat, legend): 3 if legend else DISCS[form] for seat in seats for legend in (False, True)}

    def put(place: Place, owner: str, rank: int) -> None:
        if is_square(place) and place not in table and supply[owner, rank == 3]:
            supply[owner, rank == 3] -= 1
            table[place] = owner, rank

    for card in [*first, *draw(st.lists(st.sampled_from(BEINGS), max_size=3))]:
        drawing = draw(st.sampled_from(DRAWINGS[card.id]))
        square = draw(st.sampled_from([square for square in SQUARES if lies_inside(drawing, square)]))
        spoilt = draw(st.booleans())
        for place, rank in sorted(drawing.pieces):
            if spoilt and draw(st.booleans()):
                put(around(place, square), draw(st.sampled_from(seats)), draw(st.integers(1, 3)))
            else:
                put(around(place, square), "south", rank)
        if draw(st.booleans()):
            put(square, draw(st.sampled_from(seats)), draw(st.integers(1, 3)))
    others = draw(st.lists(st.sampled_from(SQUARES), max_size=40, unique=True))
    for place in others:
        put(place, draw(st.sampled_from(["south", *seats])), draw(st.sampled_from([1, 1, 1, 2, 2, 3])))
    return table


def on_the_table(form: str, table: Pieces, hand: list[Being], used: set[str]) -> Scenario:
    lines = [f"settings form {form}", f"south hand {' '.join(card.id for card in hand)}"]
    lines += [f"{owner} {RANKS[rank - 1]} {name(place)}" for place, (owner, rank) in table.items()]
    lines += [f"south improvised {' '.join(sorted(used))}"] if used else []
    return scenario("\n".join(lines))


def compare(form: str, table: Pieces, used: set[str]) -> None:
    """South holds every card there is."""
    game = on_the_table(form, table, BEINGS, used)
    own = [rank for owner, rank in table.values() if owner == "south"]
    legends = own.count(3)
    supply = (DISCS[form] - len(own) + legends, 3 - legends)
    options = game.starting("summon")
    for card in BEINGS:
        found = [text for text in options if text.split()[1] == card.id]
        assert found == naive_plays(card, table, form == "melee", supply, used), card.id


WAY = {
    (0, -1): "n", (1, -1): "ne", (1, 0): "e", (1, 1): "se", (0, 1): "s", (-1, 1): "sw", (-1, 0): "w", (-1, -1): "nw",
}  # fmt: skip


def names(places: Iterator[Place]) -> str:
    """The squares among these places."""
    return " ".join(sorted(name(place) for place in places if is_square(place)))


def naive_shapes(card: Being, table: Pieces) -> set[tuple[str, ...]]:
    """Where south's pieces show a card's pattern: summoning square, orientation, pieces, marks and directions."""
    return {
        (
            name(square),
            drawing.turn,
            names(around(place, square) for place, _ in drawing.pieces),
            names(around(place, square) for place in drawing.marks),
            names(around(place, square) for place in drawing.purple),
            " ".join(sorted(WAY[way] for way in drawing.ways)),
        )
        for drawing in DRAWINGS[card.id]
        for square in SQUARES
        if fits(drawing, square, table) == []
    }


@pytest.mark.rule("TK-SUM-2", "TK-SUM-5")
@pytest.mark.parametrize("card", BEINGS, ids=lambda card: card.id)
def test_a_pattern_alone_in_the_arena_is_found_wherever_it_lies(card: Being) -> None:
    """In every orientation and at every place; at the edge too, but not beyond it."""
    for drawing in DRAWINGS[card.id]:
        for square in SQUARES:
            places = [(around(place, square), rank) for place, rank in drawing.pieces]
            pieces = named(names(place for place, _ in places))
            upgraded = named(names(place for place, rank in places if rank == 2))
            found = {
                TURNS[shape.turn]
                for shape in card.shapes
                if GRID.square(name(square))
                in squares_of(PatternFinder(pieces, upgraded).find_one(shape, BoardMask(ARENA)))
            }
            assert (drawing.turn in found) == lies_inside(drawing, square)


@pytest.mark.rule("TK-SUM-2", "TK-SUM-3", "TK-SUM-4", "TK-SUM-5", "TK-SUM-11")
@pytest.mark.parametrize("card", BEINGS, ids=lambda card: card.id)
@given(data=st.data())
@settings(max_examples=examples(25))
def test_on_any_board_all_orientations_of_a_card_are_found(card: Being, data: st.DataObject) -> None:
    table = data.draw(boards("duel", (card,)))
    state = on_the_table("duel", table, [], set()).state
    found = [
        (
            GRID.name(square),
            TURNS[shape.turn],
            " ".join(sorted(GRID.name(piece) for piece in shape.squares(square))),
            " ".join(sorted(GRID.name(mark) for mark in squares_of(shape.marked(square)))),
            " ".join(sorted(GRID.name(mark) for mark in squares_of(shape.purple_at(square)))),
            " ".join(sorted(WAYS[way] for way in shape.ways)),
        )
        for shape in card.shapes
        for square in squares_of(PatternFinder(state.pieces[0], state.upgraded[0]).find_one(shape, BoardMask(ARENA)))
    ]
    assert len(found) == len(set(found))
    assert set(found) == naive_shapes(card, table)


@pytest.mark.rule("TK-SUM-2", "TK-SUM-3", "TK-SUM-4", "TK-SUM-5", "TK-SUM-8", "TK-SUM-9", "TK-SUM-12", "TK-SUM-15")
@given(table=boards("duel"))
@settings(max_examples=examples(120))
def test_on_any_board_exactly_the_summonings_of_the_rules_are_offered(table: Pieces) -> None:
    compare("duel", table, set())


@pytest.mark.rule("TK-IMP-1", "TK-IMP-2", "TK-IMP-4", "TK-SUM-8", "TK-SUM-12")
@given(table=boards("melee"), used=st.sets(st.sampled_from(["north", "west"])))
@settings(max_examples=examples(120))
def test_on_any_board_exactly_the_improvised_summonings_of_the_rules_are_offered(table: Pieces, used: set[str]) -> None:
    compare("melee", table, used)


@st.composite
def shortages(draw: st.DrawFn) -> Pieces:
    """All pieces of south are in the arena; three of a legend's pattern, or others, are legendary."""
    drawing = draw(st.sampled_from(DRAWINGS[draw(st.sampled_from(LEGENDS)).id]))
    square = draw(st.sampled_from([square for square in SQUARES if lies_inside(drawing, square)]))
    pattern = draw(st.permutations(sorted(around(place, square) for place, _ in drawing.pieces)))
    free = draw(st.permutations([place for place in SQUARES if place not in pattern]))
    crowned = (pattern[: draw(st.integers(1, 3))] + free)[:3]
    others = [place for place in pattern + free if place not in crowned]
    discs = [rank for rank in (2, 1) for _ in range(DISCS["duel"] // 2)]
    table: Pieces = dict.fromkeys(crowned, ("south", 3))
    table |= {place: ("south", rank) for place, rank in zip(others, discs, strict=False)}
    table |= dict.fromkeys(others[len(discs) :][: draw(st.integers(0, 10))], ("north", draw(st.integers(1, 2))))
    return table


@pytest.mark.rule("TK-SUM-14", "TK-SUM-15", "TK-SUM-16")
@given(table=shortages())
@settings(max_examples=examples(120))
def test_in_any_shortage_exactly_the_summonings_of_the_rules_are_offered(table: Pieces) -> None:
    compare("duel", table, set())
