"""Arena, pieces and cards (COMP)."""

from __future__ import annotations

from random import Random

import pytest

from stonehall.games.tash_kalar.cards import CARDS, DECKS
from stonehall.kernel import Chance, PositionError, SettingsError
from tests.tash_kalar.scenario import GAME, Scenario, fresh, scenario

MAP = """
. . c1 d1 e1 f1 g1 . .
. b2 c2 d2 e2 f2 g2 h2 .
a3 b3 c3 d3 e3 f3 g3 h3 i3
a4 b4 c4 d4 e4 f4 g4 h4 i4
a5 b5 c5 d5 e5 f5 g5 h5 i5
a6 b6 c6 d6 e6 f6 g6 h6 i6
a7 b7 c7 d7 e7 f7 g7 h7 i7
. b8 c8 d8 e8 f8 g8 h8 .
. . c9 d9 e9 f9 g9 . .
"""
COLOURED = {"red": "d2 e5 h6 c8", "green": "c3 g3 i4 a5 f8"}
FORMS = ("form high-form", "form duel", "form melee seats 3")


def supply(game: Scenario, seat: str) -> tuple[int, int]:
    """The discs and the legendary pieces in the supply of a seat."""
    [side] = [side for side in game.view["sides"] if side["seat"] == seat]
    return side["discs"], side["legendary_pieces"]


@pytest.mark.rule("TK-COMP-1")
def test_the_arena_has_69_squares() -> None:
    squares = [word for word in MAP.split() if word != "."]
    assert len(squares) == 69
    assert sorted(scenario("").targets("place").split()) == sorted(squares)
    for outside in ("a1", "b1", "a2", "h1", "i2", "a8", "b9", "i8", "h9", "j5", "e10"):
        with pytest.raises(PositionError):
            scenario(f"south common {outside}")


@pytest.mark.rule("TK-COMP-5")
@pytest.mark.parametrize("form", FORMS)
def test_coloured_squares_are_the_same_in_every_form(form: str) -> None:
    # The Ritual Keeper upgrades a common on green and moves a piece on red. Its pattern is a corner: a piece beside,
    # a piece above or below.
    found: dict[str, list[str]] = {"red": [], "green": []}
    for square in (word for word in MAP.split() if word != "."):
        column, row = square[0], int(square[1])
        beside = chr(ord(column) + 1) if column < "e" else chr(ord(column) - 1)
        above = row + 1 if row < 5 else row - 1
        game = scenario(f"""
            settings {form}
            south common {beside}{row} {column}{above}
            south hand ritual-keeper
        """)
        game.play(f"summon ritual-keeper {square}")
        if game.prompt == "upgrade":
            found["green"].append(square)
        elif game.prompt == "may-move":
            found["red"].append(square)
    assert {colour: " ".join(squares) for colour, squares in found.items()} == COLOURED


@pytest.mark.rule("TK-COMP-6")
def test_a_colour_has_17_discs_with_two_faces_and_3_legendary_pieces() -> None:
    row = "a3 b3 c3 d3 e3 f3 g3 h3 i3"
    game = scenario(f"""
        settings form high-form
        south common {row} b2 c2
        south heroic a4 b4 c4 d4 e4 f4
        south legendary a5 b5 c5
        south hand ritual-keeper
    """)
    assert supply(game, "south") == (0, 0)
    game.play("summon ritual-keeper c3", "upgrade i3")
    assert game.piece("i3") == "south heroic", "turned over: no other piece is needed for it"
    assert supply(game, "south") == (0, 0)
    with pytest.raises(PositionError, match="discs"):
        scenario(f"settings form high-form\nsouth common {row}\nsouth heroic {row.replace('3', '4')}")
    with pytest.raises(PositionError, match="legendary"):
        scenario("south legendary e3 e4 e5 e6")


@pytest.mark.rule("TK-COMP-7")
def test_a_duel_is_played_with_16_discs() -> None:
    for options in ({"form": "duel"}, {"form": "duel", "teams": "yes"}):
        game = fresh(**options)
        assert (supply(game, "south"), supply(game, "north")) == ((16, 3), (16, 3))


@pytest.mark.rule("TK-COMP-8")
def test_a_melee_is_played_with_15_or_14_discs() -> None:
    for seats, discs in (("3", 15), ("4", 14)):
        game = fresh(form="melee", seats=seats)
        assert [supply(game, side["seat"]) for side in game.view["sides"]] == [(discs, 3)] * int(seats)


@pytest.mark.rule("TK-COMP-9")
def test_high_form_is_played_with_all_discs() -> None:
    for options in ({"form": "high-form"}, {"form": "high-form", "teams": "yes"}):
        game = fresh(**options)
        assert (supply(game, "south"), supply(game, "north")) == ((17, 3), (17, 3))


@pytest.mark.rule("TK-COMP-10")
def test_a_piece_that_leaves_the_arena_goes_back_to_its_owner() -> None:
    game = scenario("""
        south common e4 e6
        south hand swordmaster
        north heroic d4
        north common e5
    """)
    assert (supply(game, "south"), supply(game, "north")) == ((14, 3), (14, 3))
    game.play("summon swordmaster e5")
    assert (supply(game, "south"), supply(game, "north")) == ((13, 3), (15, 3))

    legend = scenario("""
        south common e2 d3 c4
        south hand assassin
        north legendary e4
    """)
    assert supply(legend, "north") == (16, 2)
    legend.play("summon assassin f5")
    assert supply(legend, "north") == (16, 3)

    own = scenario("""
        south common e6 e7
        south hand bomb
    """)
    own.play("summon bomb d5")
    assert (own.squares("south"), supply(own, "south")) == ("e7", (15, 3))


@pytest.mark.rule("TK-COMP-11")
def test_a_square_holds_one_piece() -> None:
    with pytest.raises(PositionError, match="Two pieces stand on"):
        scenario("south common e5\nnorth common e5")
    game = scenario("""
        south common e4 e6
        south hand swordmaster
        north common e5
    """)
    assert game.refusal("place e5") == ["TK-PLACE-1"]
    game.play("summon swordmaster e5")
    assert (game.piece("e5"), game.squares("north")) == ("south common", "")


@pytest.mark.rule("TK-COMP-6", "TK-COMP-7", "TK-COMP-8", "TK-COMP-9", "TK-COMP-10", "TK-COMP-11")
@pytest.mark.parametrize(
    ("options", "discs"),
    [
        ({"form": "duel"}, 16),
        ({"form": "high-form", "south": "highland", "north": "sylvan"}, 17),
        ({"form": "melee", "seats": "3", "north": "sylvan", "west": "highland"}, 15),
        ({"form": "melee", "seats": "4"}, 14),
        ({"form": "duel", "teams": "yes"}, 16),
    ],
    ids=["duel", "high-form", "melee-3", "melee-4", "teams"],
)
def test_in_random_games_no_piece_is_lost_and_none_doubled(options: dict[str, str], discs: int) -> None:
    rng = Random(7)
    game = fresh(**options)
    state = game.state
    for _ in range(600):
        decision = state.decision
        if decision is None:
            break
        state.apply(decision.sample(rng) if isinstance(decision, Chance) else rng.choice(decision.options))
        view = game.view
        squares = [piece["square"] for piece in view["pieces"]]
        standing = [
            square for seat in {side["owner"] for side in view["sides"]} for square in game.squares(seat).split()
        ]
        assert sorted(squares) == sorted(standing), "every piece stands alone, in one colour"
        for side in view["sides"]:
            legendary = len(game.squares(side["owner"], "legendary").split())
            lesser = len(game.squares(side["owner"]).split()) - legendary
            assert (lesser + side["discs"], legendary + side["legendary_pieces"]) == (discs, 3)


@pytest.mark.rule("TK-COMP-12")
def test_the_box_has_four_schools_and_three_shared_decks() -> None:
    """And three more schools come in boxes of their own."""
    assert {name: len(cards) for name, cards in DECKS.items()} == {
        "northern": 18, "southern": 18, "highland": 18, "sylvan": 18, "legends": 12, "flares": 12, "tasks": 24,
        "everfrost": 18, "nethervoid": 18, "etherweave": 18,
    }  # fmt: skip
    assert DECKS["northern"] == DECKS["southern"]
    different = {name: cards for name, cards in DECKS.items() if name != "southern"}
    assert sorted(card for cards in different.values() for card in cards) == list(range(len(CARDS)))
    assert GAME.decks() == ["northern", "southern", "highland", "sylvan", "everfrost", "nethervoid", "etherweave"]


@pytest.mark.rule("TK-COMP-13")
def test_no_school_is_played_twice() -> None:
    for options in (
        {"south": "sylvan", "north": "sylvan"},
        {"form": "melee", "south": "highland", "west": "highland"},
        {"form": "duel", "teams": "yes", "north": "northern"},
    ):
        with pytest.raises(SettingsError) as caught:
            fresh(**options)
        assert [problem.rule for problem in caught.value.problems] == ["TK-COMP-13"]
    assert fresh(south="southern", north="northern").view["sides"][0]["school"] == "southern"
