"""What is public and what is hidden: views, logs and imagined states (INFO)."""

from random import Random
from typing import cast

import pytest

from stonehall.games.summoner_wars.cards import CARDS
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.view_shape import View
from tests.summoner_wars.scenario import Scenario, scenario

SOUTH, NORTH, SPECTATOR = 0, 1, None
VIEWERS = (SOUTH, NORTH, SPECTATOR)


def view(game: Scenario, viewer: int | None) -> View:
    return game.state.view(viewer)


def table(hand: str, draw: str, discard: str, phase: str = "move") -> Scenario:
    """South's hidden cards vary, everything that lies open is the same."""
    return scenario(f"""
        turn 3 south {phase}
        south magic 4
        south hand {hand}
        south draw {draw}
        south discard {discard}
        north hand dragos
        south d4 bear-cavalry
        north d5 undead-warrior
    """)


# Piles and hands ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-INFO-1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_draw_piles_show_their_size_and_nothing_else_to_anybody(viewer: int | None) -> None:
    one = table("gate", "ollag nadiana frost-mage", "purge")
    other = table("gate", "jarmund ice-smith ice-smith", "purge")
    assert view(one, viewer)["sides"][SOUTH]["draw_size"] == 3
    assert view(one, viewer) == view(other, viewer)


@pytest.mark.rule("SW2-INFO-2", "SW2-INFO-4")
@pytest.mark.parametrize("viewer", [NORTH, SPECTATOR])
def test_others_see_how_many_cards_lie_in_hand_and_discard_pile_but_not_which(viewer: int | None) -> None:
    """Two tables that differ in every hidden card look the same to them, the pending decision included."""
    one = table("gate ice-repair", "ollag", "purge nadiana frost-mage")
    other = table("purge glacial-shift", "ollag", "gate jarmund ice-smith")
    side = view(one, viewer)["sides"][SOUTH]
    assert (side["hand"], side["hand_size"]) == (None, 2)
    assert (side["discard"], side["discard_size"]) == (None, 3)
    assert one.options != other.options
    assert view(one, viewer) == view(other, viewer)


@pytest.mark.rule("SW2-INFO-2", "SW2-INFO-4")
def test_the_owner_sees_hand_and_discard_pile() -> None:
    game = table("gate ice-repair", "ollag", "purge nadiana frost-mage")
    south, north = view(game, SOUTH)["sides"]
    assert south["hand"] == ["gate", "ice-repair"]
    assert south["discard"] == ["frost-mage", "nadiana", "purge"]
    assert (north["hand"], north["hand_size"], north["discard"]) == (None, 1, None)
    assert view(game, NORTH)["sides"][NORTH]["hand"] == ["dragos"]


@pytest.mark.rule("SW2-INFO-4")
def test_only_the_one_who_decides_sees_the_options() -> None:
    """They name the cards of the hand."""
    game = table("gate ice-repair", "ollag", "purge")
    for viewer, options in ((SOUTH, game.options), (NORTH, []), (SPECTATOR, [])):
        decision = view(game, viewer)["decision"]
        assert decision is not None
        assert decision["seat"] == "south"
        assert sorted(decision["options"]) == options


@pytest.mark.rule("SW2-INFO-1", "SW2-INFO-4")
def test_a_card_that_is_drawn_is_known_to_nobody_before_and_to_one_seat_after() -> None:
    game = table("gate", "ollag nadiana frost-mage jarmund ice-smith", "purge", phase="magic").play("end")
    assert game.asked == "chance"
    for viewer in VIEWERS:
        decision = view(game, viewer)["decision"]
        assert decision is not None
        assert (decision["options"], decision["card"]) == ([], "")
    game.play("draw nadiana")
    (event,) = game.told("drew")
    assert CARDS[event.seen_by(SOUTH).args[1]].id == "nadiana"
    for viewer in (NORTH, SPECTATOR):
        seen = event.seen_by(viewer)
        assert (seen.id, seen.args) == ("drew-hidden", (SOUTH,))


@pytest.mark.rule("SW2-INFO-3")
def test_discards_of_every_kind_lie_face_down() -> None:
    """A destroyed unit with a card under it, a played event, an expired active event and a card given up for magic."""
    game = scenario("""
        turn 3 south move
        south hand ice-repair gate
        south d4 frost-mage damage 1 under ice-smith
        south d5 bear-cavalry
        south active ice-ram
    """).play("play ice-repair", "end", "end", "attack d5 d4", "roll s s s", "discard gate")
    while game.state.turn < 5:
        game.play("end")
    own, others = view(game, SOUTH), (view(game, NORTH), view(game, SPECTATOR))
    assert own["sides"][SOUTH]["discard"] == ["frost-mage", "gate", "ice-ram", "ice-repair", "ice-smith"]
    for seen in others:
        assert (seen["sides"][SOUTH]["discard"], seen["sides"][SOUTH]["discard_size"]) == (None, 5)


@pytest.mark.rule("SW2-INFO-3", "SW2-INFO-4")
def test_a_card_that_leaves_a_hand_face_down_is_named_to_its_player_only() -> None:
    """Given up for healing, and put under the draw pile."""
    healing = scenario("""
        turn 3 south attack
        south hand gate ollag
        south d4 temple-priest
        south d5 bear-cavalry damage 2
    """).play("open heal d4 d5", "card ollag")
    learning = scenario("""
        turn 3 south attack
        south hand gate ollag
        south d4 mystery-sage
        north d5 dragos
    """).play("attack d4 d5", "roll s s s", "card ollag")
    for game, id in ((healing, "discarded-from-hand"), (learning, "put-at-bottom")):
        (event,) = game.told(id)
        assert CARDS[event.seen_by(SOUTH).args[1]].id == "ollag"
        for viewer in (NORTH, SPECTATOR):
            seen = event.seen_by(viewer)
            assert (seen.id, seen.args) == (f"{id}-hidden", (SOUTH,))


# What lies open -------------------------------------------------------------------------------------------------------

OPEN_CARDS = """
    turn 3 south move
    south magic 7
    north magic 9
    south d4 bear-cavalry damage 2 boosts 3 under ice-smith under hellforged-weapon
    north d5 undead-warrior owner south
    south active ice-ram boosts 4
    north active unrelenting
"""


@pytest.mark.rule("SW2-INFO-5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_the_battlefield_active_areas_tokens_and_magic(viewer: int | None) -> None:
    seen = view(scenario(OPEN_CARDS), viewer)
    pieces = {piece["square"]: piece for piece in seen["pieces"]}
    assert {square: piece["card"] for square, piece in pieces.items()} == {
        "a1": "svara", "d4": "bear-cavalry", "d5": "undead-warrior", "f8": "ret-talus",
    }  # fmt: skip
    bear, warrior = pieces["d4"], pieces["d5"]
    assert (bear["damage"], bear["life"], bear["boosts"]) == (2, 3, 3)
    assert bear["under"] == ["ice-smith", "hellforged-weapon"]
    assert (warrior["controller"], warrior["owner"]) == ("north", "south")
    south, north = seen["sides"]
    assert (south["magic"], north["magic"]) == (7, 9)
    assert [(event["card"], event["boosts"]) for event in south["active"]] == [("ice-ram", 4)]
    assert [(event["card"], event["boosts"]) for event in north["active"]] == [("unrelenting", 0)]


@pytest.mark.rule("SW2-INFO-5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_whose_the_cards_under_a_unit_are(viewer: int | None) -> None:
    seen = view(scenario("south d4 bear-cavalry under ice-smith under hellforged-weapon@north"), viewer)
    [bear] = [piece for piece in seen["pieces"] if piece["square"] == "d4"]
    assert (bear["owner"], bear["controller"]) == ("south", "south")
    assert (bear["under"], bear["under_owners"]) == (["ice-smith", "hellforged-weapon"], ["south", "north"])


@pytest.mark.rule("SW2-INFO-5")
def test_open_cards_look_the_same_to_everybody() -> None:
    game = scenario(OPEN_CARDS)
    assert view(game, SOUTH)["pieces"] == view(game, NORTH)["pieces"] == view(game, SPECTATOR)["pieces"]


# What a seat can imagine ----------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-INFO-1", "SW2-INFO-2", "SW2-INFO-4")
def test_an_imagined_state_gives_nothing_away() -> None:
    """What north imagines follows from what north can know: it is the same for tables that differ in hidden cards."""
    one = table("gate ice-repair", "ollag ice-smith", "purge nadiana")
    other = table("purge nadiana", "ice-repair ice-smith", "ollag gate")
    for seed in range(20):
        first = Scenario(cast(State, one.state.imagine(NORTH, Random(seed))))
        second = Scenario(cast(State, other.state.imagine(NORTH, Random(seed))))
        assert first.hand("south") == second.hand("south")
        assert first.discard("south") == second.discard("south")
        assert first.draw_pile("south") == second.draw_pile("south")


@pytest.mark.rule("SW2-INFO-1")
def test_a_seat_does_not_know_the_order_of_its_own_pile() -> None:
    """Two orders of the same cards are one pile: equal in every imagined state."""
    one = table("gate", "ollag nadiana ice-smith", "purge")
    other = table("gate", "ice-smith ollag nadiana", "purge")
    assert one.state.imagine(SOUTH, Random(1)).to_position() == other.state.imagine(SOUTH, Random(1)).to_position()
