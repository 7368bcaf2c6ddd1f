"""The toolkit: what several games are made of."""

from __future__ import annotations

from itertools import product

import pytest

from stonehall.toolkit.abilities import Ability, AbilityBook
from stonehall.toolkit.cards import AbilityCard, bind
from stonehall.toolkit.grid import Grid
from stonehall.toolkit.lines import first_seen, run_squares, slide_squares
from stonehall.toolkit.pieces import CardInPlay
from stonehall.toolkit.seats import Seating

SEATINGS = [sides for seats in range(2, 6) for sides in product(range(3), repeat=seats) if len(set(sides)) > 1]


def test_a_duel_has_one_opponent_each() -> None:
    duel = Seating(["south", "north"])
    assert (duel.seats, duel.sides, duel.side_of) == (2, 2, (0, 1))
    assert [duel.opponents(seat) for seat in (0, 1)] == [(1,), (0,)]
    assert [duel.allies(seat) for seat in (0, 1)] == [(0,), (1,)]
    assert [duel.partner(seat) for seat in (0, 1)] == [0, 1]


def test_two_teams_of_two_sit_across() -> None:
    teams = Seating([0, 1, 0, 1])
    assert (teams.seats, teams.sides, teams.seats_of) == (4, 2, ((0, 2), (1, 3)))
    assert [teams.partner(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [teams.next_seat(seat) for seat in range(4)] == [1, 2, 3, 0]


def test_sides_are_numbered_in_the_order_of_their_first_seats() -> None:
    assert Seating(["moon", "sun", "sun", "star", "moon"]).side_of == (0, 1, 1, 2, 0)


@pytest.mark.parametrize("sides", SEATINGS, ids=lambda sides: "".join(map(str, sides)))
def test_every_other_seat_is_an_ally_or_an_opponent(sides: tuple[int, ...]) -> None:
    seating = Seating(sides)
    for seat in range(seating.seats):
        allies, opponents = seating.allies(seat), seating.opponents(seat)
        assert sorted(allies + opponents) == list(range(seating.seats))
        assert allies == tuple(other for other in range(seating.seats) if sides[other] == sides[seat])
        assert [other for other in range(seating.seats) if seating.are_allies(seat, other)] == list(allies)
        assert seating.partner(seat) in allies
        assert (seating.partner(seat) == seat) == (len(allies) == 1)
        assert seating.seats_of[seating.side_of[seat]] == allies
        assert {seating.side_of[other] for other in opponents} == {*seating.other_sides(seating.side_of[seat])}
        order = seating.seats_from(seat)
        assert order[0] == seat
        assert [seating.next_seat(other) for other in order] == [*order[1:], seat]


@pytest.mark.parametrize("sides", [[0], [0, 0], [0, 1, 2, 3, 4, 5], []])
def test_no_game_is_seated_alone_or_without_enemies(sides: list[int]) -> None:
    with pytest.raises(ValueError, match="2 to 5 seats on two sides"):
        Seating(sides)


# Abilities and cards --------------------------------------------------------------------------------------------------

MOVED, STRUCK, SILENCING = 0, 1, 2


class Token(CardInPlay):
    """A card in play of a game with no other rules."""

    def gained(self) -> list[Ability]:
        beneath = [ability for number, _, _ in self.under for ability in CARDS[number].beneath]
        return beneath + [BOOK.by_number[number] for number in self.lent]


BOOK: AbilityBook[Ability] = AbilityBook(Ability)
CARDS = [
    AbilityCard[Ability]("scout", "swift", ""),
    AbilityCard[Ability]("banner", "rally", "swift brave"),
    AbilityCard[Ability]("hush", "quiet", ""),
]


@BOOK.hook(MOVED, "swift")
def swift(s: object, me: Token) -> None:
    raise AssertionError("only its moment is asked for")


@BOOK.hook(STRUCK, "brave", order_free=True)
def brave(s: object, me: Token) -> None:
    raise AssertionError("only its moment is asked for")


BOOK.lend("rally", "brave", to=lambda s, me, card: card.owner == me.owner)
BOOK.mention("quiet").silences = True
bind(CARDS, BOOK, SILENCING)


def token(card: int, id: int = 1) -> Token:
    return Token(id, CARDS[card], owner=0, controller=0, square=id, under=(), lent=(), targets=())


def test_an_ability_is_made_once_and_knows_its_moments() -> None:
    assert BOOK.mention("swift") is BOOK.by_id["swift"] is BOOK.by_number[BOOK.by_id["swift"].number]
    assert (BOOK.by_id["swift"].moments, BOOK.by_id["brave"].moments) == (1 << MOVED, 1 << STRUCK)
    assert BOOK.by_id["brave"].triggers[STRUCK].order_free
    assert BOOK.lent == [("rally", "brave")]


def test_a_card_knows_the_moments_that_matter_while_it_is_in_play() -> None:
    scout, banner, hush = CARDS
    assert (scout.moments, scout.live_moments, scout.lent_moments) == (1 << MOVED, 1 << MOVED, 0)
    assert (banner.moments, banner.live_moments) == (0, 1 << MOVED | 1 << STRUCK)
    assert (banner.lent_moments, hush.lent_moments) == (1 << STRUCK, 1 << SILENCING)


def test_a_card_has_the_abilities_of_what_lies_under_it_each_once() -> None:
    scout = token(0)
    scout.lay_under(1, 0, 0)
    assert [ability.id for ability in scout.abilities] == ["swift", "brave"]
    assert scout.moments == 1 << MOVED | 1 << STRUCK
    assert scout.take_from_under() == ((1, 0, 0),)
    assert [ability.id for ability in scout.abilities] == ["swift"]


def test_what_was_lent_is_given_back() -> None:
    banner = token(1)
    banner.borrow(BOOK.by_id["brave"])
    banner.borrow(BOOK.by_id["brave"])
    assert [ability.id for ability in banner.abilities] == ["rally", "brave"]
    banner.give_back()
    assert ([ability.id for ability in banner.abilities], banner.moments) == (["rally"], 0)


# Straight lines -------------------------------------------------------------------------------------------------------

GRID = Grid(rows=5, columns=5)


def board(**pieces: str) -> list[str | None]:
    found: list[str | None] = [None] * GRID.size
    for square, piece in pieces.items():
        found[GRID.square(square)] = piece
    return found


def names(squares: list[int]) -> list[str]:
    return sorted(GRID.name(square) for square in squares)


def test_only_what_stands_first_on_a_line_is_seen() -> None:
    rays = GRID.rays[GRID.square("a1")]
    crowd = board(a3="near", a4="behind", d1="far")
    assert first_seen(crowd, rays, 3) == ["near", "far"]
    assert first_seen(crowd, rays, 2) == ["near"]
    assert first_seen(crowd, rays, 1) == []


def test_what_slides_stops_before_what_stands_in_the_way() -> None:
    rays = GRID.rays[GRID.square("a1")]
    assert names(slide_squares(board(a3="wall"), rays, 1, 3)) == ["a2", "b1", "c1", "d1"]
    assert names(slide_squares(board(a3="wall"), rays, 2, 2)) == ["c1"]


def test_a_run_leads_over_what_lets_it_pass_and_never_ends_there() -> None:
    rays = GRID.rays[GRID.square("a1")]
    crowd = board(a2="grass", b1="wall")
    assert names(run_squares(crowd, rays, 3, lambda piece: piece == "grass")) == ["a3", "a4"]


def test_names_of_squares_of_a_large_grid() -> None:
    grid = Grid(rows=12, columns=30)
    assert [grid.name(grid.at(0, column)) for column in (0, 25, 26, 29)] == ["a1", "z1", "aa1", "ad1"]
    assert grid.name(grid.at(11, 27)) == "ab12"
    assert grid.square("AB12") == grid.at(11, 27)
    assert len(set(grid.names)) == grid.size
    assert [grid.square(name) for name in grid.names] == list(range(grid.size))


@pytest.mark.parametrize(
    "wrong", ["", "a", "1", "12", "a0", "a01", "a13", "ae1", "aaa1", "1a", "a1b", "a-1", "a²", "ä1"]
)
def test_a_name_that_no_square_has_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="squares go from a1 to ad12"):
        Grid(rows=12, columns=30).square(wrong)
