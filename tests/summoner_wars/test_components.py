"""Board, dice and tokens (COMP)."""

from __future__ import annotations

from collections import Counter

import pytest

from stonehall.games.summoner_wars.board import GRID, SEATS, back_rows, in_half, row_for
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.kernel import Chance, PositionError
from tests.summoner_wars.scenario import GAME, Scenario, fresh, scenario


def names(squares: list[int]) -> set[str]:
    return {GRID.name(square) for square in squares}


def row(number: int) -> set[str]:
    return {f"{column}{number}" for column in "abcdef"}


def tokens(game: Scenario) -> int:
    """All damage and boosts lying on cards."""
    pieces = [*game.state.pieces.values(), *game.state.events]
    return sum(piece.damage + piece.boosts for piece in pieces)


# Board ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-COMP-1")
def test_two_players_share_one_board_with_a_deck_each() -> None:
    game = fresh("polar-dwarves", "cave-goblins", first="south")
    assert list(GAME.seat_counts) == [2]
    assert SEATS == ("south", "north")
    on_board = [(piece.card.faction, piece.owner) for piece in game.state.pieces.values() if piece.card.faction]
    assert Counter(on_board) == {("polar-dwarves", 0): 3, ("cave-goblins", 1): 3}
    for seat, faction in enumerate(("polar-dwarves", "cave-goblins")):
        assert game.state.sides[seat].pile.cards() == ready_deck(faction).pile


@pytest.mark.rule("SW2-COMP-2")
def test_the_battlefield_has_eight_rows_of_six() -> None:
    squares = [f"{column}{number}" for number in range(1, 9) for column in "abcdef"]
    full = "\n".join(f"south {square} gate" for square in squares[2:])
    game = scenario(f"turn 1 south magic\nsouth a1 svara\nnorth b1 ret-talus\nsouth hand gate\n{full}")
    assert len(squares) == len(game.state.pieces) == len(game.state.board) == 48
    assert [game.card(square) for square in squares] == ["svara", "ret-talus"] + ["gate"] * 46


@pytest.mark.rule("SW2-COMP-2")
@pytest.mark.parametrize("beyond", ["g1", "a9", "a0"])
def test_nothing_lies_beyond_the_battlefield(beyond: str) -> None:
    with pytest.raises(PositionError, match=f"no square “{beyond}”"):
        scenario(f"turn 1 south move\nsouth {beyond} gate")


@pytest.mark.rule("SW2-COMP-3")
def test_rows_have_six_spaces_and_columns_eight() -> None:
    d3 = GRID.square("d3")
    same_row = [square for square in range(48) if GRID.row_of[square] == GRID.row_of[d3]]
    same_column = [square for square in range(48) if GRID.column_of[square] == GRID.column_of[d3]]
    assert names(same_row) == row(3)
    assert names(same_column) == {f"d{number}" for number in range(1, 9)}


@pytest.mark.rule("SW2-COMP-4")
def test_back_rows_are_the_nearest_ones() -> None:
    assert names(back_rows(0, 1)) == row(1)
    assert names(back_rows(0, 3)) == row(1) | row(2) | row(3)
    assert names(back_rows(1, 1)) == row(8)
    assert names(back_rows(1, 2)) == row(8) | row(7)


@pytest.mark.rule("SW2-COMP-5")
def test_half_is_the_four_nearest_rows() -> None:
    for seat, own in enumerate(({1, 2, 3, 4}, {5, 6, 7, 8})):
        mine = {GRID.name(square) for square in range(48) if in_half(seat, square)}
        assert mine == {f"{column}{number}" for column in "abcdef" for number in own}
    assert row_for(0, GRID.square("a4")) == 4
    assert row_for(1, GRID.square("a4")) == 5


@pytest.mark.rule("SW2-COMP-6")
def test_each_player_has_own_areas() -> None:
    game = scenario("""
        turn 3 south magic
        south magic 4
        south hand gate ice-smith
        south draw gate
        south active ice-ram
        north magic 9
        north draw gate gate undead-archer
        north discard undead-carrier
        north active sacrificial-pyre
    """)
    game.play("discard ice-smith")
    assert (game.magic("south"), game.magic("north")) == (5, 9)
    assert (game.discard("south"), game.discard("north")) == (["ice-smith"], ["undead-carrier"])
    assert (game.draw_pile("south"), len(game.draw_pile("north"))) == (["gate"], 3)
    assert (game.active("south"), game.active("north")) == (["ice-ram"], ["sacrificial-pyre"])


@pytest.mark.rule("SW2-COMP-7")
def test_a_space_holds_one_top_card() -> None:
    with pytest.raises(PositionError, match="Two cards lie on c3: Frost Mage and Gate"):
        scenario("turn 1 south move\nsouth c3 frost-mage\nnorth c3 gate")


@pytest.mark.rule("SW2-COMP-7")
def test_a_space_is_empty_when_no_card_lies_on_it() -> None:
    game = scenario("""
        turn 3 south move
        south c3 frost-mage
        south c5 ice-smith boosts 1
    """)
    game.play("move c5 c4")
    assert game.card("c5") == ""
    game.play("target c3")
    assert (game.card("c3"), game.card("c4")) == ("frost-mage", "")
    assert "move c3 c4" in game.options  # what lies under a card takes up no space of its own


@pytest.mark.rule("SW2-COMP-8")
def test_what_holds_nothing_is_empty() -> None:
    empty = scenario("turn 3 north summon\nnorth c8 ret-talus\nnorth c6 gate\nsouth c3 frost-mage")
    # Empty hand: nothing to summon. Empty discard pile: nothing to raise. So the Move Phase has come.
    assert empty.phase == "move"
    assert empty.hand("north") == empty.discard("north") == empty.draw_pile("north") == []
    for line, play in {
        "north hand hellfire-cultist": "summon hellfire-cultist c5",
        "north discard undead-archer": "use raise-the-dead c8 c8",
    }.items():
        filled = scenario(f"turn 3 north summon\nnorth c8 ret-talus\nnorth c6 gate\n{line}")
        assert play in filled.options
    drawn = scenario("turn 3 south magic\nsouth hand ice-smith\nnorth hand gate\nnorth c6 gate\nnorth c8 ret-talus")
    drawn.play("end")
    assert (drawn.phase, drawn.asked, drawn.hand("south")) == ("move", "north", ["ice-smith"])


# Dice and tokens ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-COMP-9")
def test_a_die_shows_swords_bows_and_specials() -> None:
    game = scenario("turn 3 south attack\nsouth c3 frost-mage\nnorth c4 gate")
    game.play("attack c3 c4")
    decision = game.state.decision
    assert isinstance(decision, Chance)
    odds = {game.state.text_of(option).removeprefix("roll "): round(6 * odds, 9) for option, odds in decision.odds()}
    assert odds == {"sb": 3, "s*": 1, "b*": 1, "s": 1}
    shown = {symbol: sum(odds[face] for face in odds if symbol in face) for symbol in "sb*"}
    assert shown == {"s": 5, "b": 4, "*": 2}
    assert set("".join(odds)) == set("sb*")


@pytest.mark.rule("SW2-COMP-10")
def test_each_symbol_of_a_face_counts_for_itself() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 undead-carrier under hellforged-weapon
        south e3 svara
        north c4 starting-gate
        north e5 gate
    """)
    game.play("attack c3 c4", "roll s* s* b* s")
    assert game.damage("c4") == 3  # swords
    assert game.card("c3") == ""  # Cursed: three specials on three life
    game.play("attack e3 e5", "roll sb sb b*")
    assert game.damage("e5") == 3


@pytest.mark.rule("SW2-COMP-11")
def test_only_the_total_of_tokens_matters() -> None:
    lines = "turn 3 south attack targeted\nsouth c3 svara\nsouth b4 ice-smith\nsouth d4 ice-smith\nnorth c4 gate\n"
    piecemeal = scenario(lines + "north f8 ret-talus")
    piecemeal.play("attack b4 c4", "roll s b*", "attack d4 c4", "roll s s")
    assert piecemeal.damage("c4") == 3
    at_once = scenario(lines + "north f8 ret-talus")
    at_once.play("attack c3 c4", "roll sb sb b*")
    assert at_once.damage("c4") == 3
    assert piecemeal.life("c4") == at_once.life("c4") == 2


@pytest.mark.rule("SW2-COMP-12")
def test_tokens_never_run_out() -> None:
    squares = [f"{column}{number}" for number in range(5, 8) for column in "abcdef"]
    wounded = "\n".join(f"north {square} starting-gate damage 9" for square in squares)
    game = scenario(f"""
        turn 3 south build
        south magic 1
        south hand gate
        south d3 blarf boosts 500
        south c4 svara
        north c5 ret-talus
        north d4 starting-gate damage 8
        {wounded.replace("north c5 starting-gate damage 9", "")}
    """)
    game.play("end", "pay 1")
    assert game.boosts("d3") == 501
    game.play("attack c4 d4", "roll sb s s")
    assert game.damage("d4") == 9
    assert tokens(game) == 501 + 9 + 17 * 9


@pytest.mark.rule("SW2-COMP-13")
def test_tokens_taken_off_lie_on_no_card() -> None:
    healed = scenario("turn 3 south move\nsouth hand ice-repair\nsouth c3 gate damage 3\nsouth d5 frost-mage damage 1")
    healed.play("play ice-repair")
    assert (healed.damage("c3"), tokens(healed)) == (1, 2)
    under = scenario("turn 3 south move\nsouth c3 frost-mage\nsouth c5 ice-smith boosts 7 damage 1")
    under.play("move c5 c4", "target c3")
    assert tokens(under) == 0
