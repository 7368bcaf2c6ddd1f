"""Draw Phase and draw pile (DRAW)."""

import pytest

from stonehall.kernel import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario


def end_of_magic_phase(hand: str, pile: str, more: str = "") -> Scenario:
    """South is about to end its Magic Phase; north's own pile must never be touched."""
    return scenario(f"""
        turn 3 south magic
        south hand {hand}
        south draw {pile}
        north hand purge
        north draw undead-warrior undead-archer dragos
        {more}
    """)


@pytest.mark.rule("SW2-DRAW-1", "SW2-DRAW-4")
def test_the_hand_is_filled_up_to_five_without_asking() -> None:
    """Each card comes out of the own pile into the own hand; which one it is, luck decides."""
    game = end_of_magic_phase("ollag gate", "frost-mage bear-cavalry bear-cavalry ice-smith nadiana").play("end")
    for card in ("bear-cavalry", "ice-smith", "bear-cavalry"):
        assert game.asked == "chance"
        game.play(f"draw {card}")
    assert game.asked == "north"
    assert game.hand("south") == ["bear-cavalry", "bear-cavalry", "gate", "ice-smith", "ollag"]
    assert sorted(game.draw_pile("south")) == ["frost-mage", "nadiana"]
    assert (len(game.hand("north")), len(game.draw_pile("north"))) == (1, 3)


@pytest.mark.rule("SW2-DRAW-1")
def test_the_draw_cannot_be_declined() -> None:
    game = end_of_magic_phase("gate", "frost-mage bear-cavalry ice-smith nadiana ollag").play("end")
    assert game.options == [
        "draw bear-cavalry", "draw frost-mage", "draw ice-smith", "draw nadiana", "draw ollag",
    ]  # fmt: skip
    with pytest.raises(IllegalPlay):
        game.play("end")
    with pytest.raises(IllegalPlay):
        game.play("pass")


@pytest.mark.rule("SW2-DRAW-4")
def test_only_cards_of_the_own_pile_are_drawn() -> None:
    game = end_of_magic_phase("gate", "frost-mage bear-cavalry ice-smith nadiana ollag").play("end")
    for elsewhere in ("dragos", "gate", "purge"):
        with pytest.raises(IllegalPlay):
            game.play(f"draw {elsewhere}")


@pytest.mark.rule("SW2-DRAW-2", "SW2-DRAW-3")
@pytest.mark.parametrize("count", [5, 6, 7, 12])
def test_with_five_or_more_cards_nothing_is_drawn_or_discarded(count: int) -> None:
    game = end_of_magic_phase(" ".join(["gate"] * count), "frost-mage ollag").play("end")
    assert game.asked == "north"
    assert game.hand("south") == ["gate"] * count
    assert len(game.draw_pile("south")) == 2
    assert game.discard("south") == []


@pytest.mark.rule("SW2-DRAW-3")
def test_the_hand_has_no_limit_at_any_time() -> None:
    """A common returns to a hand of seven in the opponent's turn; all eight stay there through the own turn."""
    game = scenario("""
        turn 3 south attack
        south hand gate
        south d4 bear-cavalry
        north hand gate gate gate gate gate gate gate
        north d5 horde-climber
        north b7 gate
        north active unrelenting
    """).play("attack d4 d5", "roll s s s", "end")
    assert len(game.hand("north")) == 8
    while game.state.turn < 5:
        assert game.asked != "chance"
        game.play("end")
    assert len(game.hand("north")) == 8
    assert game.discard("north") == ["unrelenting"]


@pytest.mark.rule("SW2-DRAW-5", "SW2-DRAW-6")
def test_an_empty_pile_draws_nothing_hurts_nobody_and_takes_no_discards_back() -> None:
    game = end_of_magic_phase("gate", "", "south discard ollag nadiana frost-mage").play("end")
    assert game.asked == "north"
    assert game.hand("south") == ["gate"]
    assert game.draw_pile("south") == []
    assert game.discard("south") == ["frost-mage", "nadiana", "ollag"]
    assert (game.damage("a1"), game.winner) == (0, "")


@pytest.mark.rule("SW2-DRAW-5", "SW2-DRAW-7")
def test_the_last_cards_are_drawn_and_the_discards_stay_where_they_are() -> None:
    """Four are needed, two are left."""
    game = end_of_magic_phase("gate", "frost-mage ollag", "south discard nadiana jarmund").play("end")
    game.play("draw ollag")  # the other one is then certain, and not asked for
    assert game.asked == "north"
    assert game.hand("south") == ["frost-mage", "gate", "ollag"]
    assert game.draw_pile("south") == []
    assert game.discard("south") == ["jarmund", "nadiana"]


@pytest.mark.rule("SW2-DRAW-8")
def test_cards_whose_place_in_the_pile_is_known_keep_their_place() -> None:
    """Three cards lie at the bottom: they come last and in that order, whatever happens on the way."""
    game = scenario("""
        turn 3 south magic
        south hand gate gate gate gate
        south draw frost-mage ice-smith
        south bottom nadiana ollag jarmund
    """).play("discard gate", "end")
    assert game.options == ["draw frost-mage", "draw ice-smith"]
    game.play("draw ice-smith")
    assert game.hand("south") == ["frost-mage", "gate", "gate", "gate", "ice-smith"]
    held: list[str] = []
    for turn, top in ((5, "nadiana"), (7, "ollag"), (9, "jarmund")):
        while (game.state.turn, game.phase) != (turn, "magic"):
            game.play("end")
        game.play("discard frost-mage" if turn == 5 else "discard gate")
        while game.state.turn == turn:
            game.play("end")
        held.append(top)
        assert sorted(set(game.hand("south")) & {"nadiana", "ollag", "jarmund"}) == sorted(held)
    assert game.draw_pile("south") == []
