"""The Event Phase and Walls (EVT, WALL)."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.cards import BY_ID, WALL_CARD
from stonehall.games.alliances.events import BOOK
from tests.alliances.scenario import fresh, scenario, to_phase

PLAYING = """
    turn 3 south event
    south a1 mugglug
    south c3 wall
    south hand {hand}
    south vine-walls 9
    south magic wall
"""


@pytest.mark.rule("SW1-EVT-1")
def test_events_and_walls_only_in_the_own_event_phase() -> None:
    game = scenario(PLAYING.format(hand="vine-growth wall"))
    assert (len(game.starting("play")), len(game.starting("build")) > 0) == (1, True)
    game.play("end")
    assert (game.phase, game.starting("play"), game.starting("build")) == ("move", [], [])
    early = scenario(PLAYING.replace("south event", "south summon").format(hand="vine-growth wall"), patient=True)
    assert early.phase == "summon"
    assert early.starting("play") == []


@pytest.mark.rule("SW1-EVT-2", "SW1-EVT-3", "SW1-EVT-6")
def test_any_number_one_at_a_time_without_magic() -> None:
    game = scenario(PLAYING.format(hand="vine-growth vine-growth"))
    game.play("play vine-growth")
    assert game.discard("south") == []  # it lies there only when it is carried out
    assert game.starting("play") == []
    game.play("to c4")
    assert (game.discard("south"), len(game.magic("south"))) == (["vine-growth"], 1)
    game.play("play vine-growth")


@pytest.mark.rule("SW1-EVT-4")
def test_conditions_must_be_met() -> None:
    """Magic Drain needs fewer units than an opponent has."""
    lines = """
        turn 3 south event
        south a1 tacullu
        south hand magic-drain
        north magic wall
        {more}
    """
    assert scenario(lines.format(more="")).starting("play") == []
    assert scenario(lines.format(more="north d5 boarboon")).starting("play") == ["play magic-drain"]


@pytest.mark.rule("SW1-EVT-5")
def test_without_a_condition_it_may_find_nothing() -> None:
    """O-32."""
    game = scenario(PLAYING.replace("vine-walls 9", "vine-walls 0").format(hand="vine-growth"))
    game.play("play vine-growth")
    while game.discard("south") == []:
        game.play(game.options[0])
    assert game.discard("south") == ["vine-growth"]


@pytest.mark.rule("SW1-EVT-7", "SW1-WALL-7", "SW1-WALL-8", "SW1-COMP-3")
def test_a_wall_goes_on_any_empty_square_of_the_own_side() -> None:
    game = scenario(PLAYING.format(hand="wall") + "north d2 boarboon")
    squares = [text.split()[2] for text in game.starting("build wall")]
    assert len(squares) == 24 - 3
    assert {"b1", "c4", "c2"} <= set(squares)
    assert "c5" not in squares
    game.play("build wall c4")
    assert (game.card("c4"), game.discard("south")) == ("wall", [])


@pytest.mark.rule("SW1-EVT-8")
def test_an_event_under_a_card_stays_there() -> None:
    game = scenario("""
        turn 3 south event
        south a1 hogar
        south c3 boarboon
        south hand rune-of-frost
    """)
    game.play("play rune-of-frost")
    game.play("target c3")
    assert (game.under("c3"), game.discard("south")) == (["rune-of-frost"], [])
    assert "tough" in game.abilities("c3")


@pytest.mark.rule("SW1-EVT-9")
def test_playing_a_wall_is_playing_an_event() -> None:
    game = scenario(PLAYING.format(hand="wall") + "south d3 crossbowman")
    game.play("build wall c4")
    assert (game.state.events_played, game.attack("d3")) == (1, 2)


@pytest.mark.rule("SW1-EVT-10")
def test_a_price_is_paid_even_if_nothing_comes_of_it() -> None:
    """Disruptive asks for magic for every event that is no Wall; the event then finds no place for a Vine Wall."""
    game = scenario("""
        turn 3 south event
        south a1 mugglug
        south d1 glurp
        south c3 wall
        south hand vine-growth
        south vine-walls 0
        south magic scout ranger
    """)
    game.play("play vine-growth")
    assert game.magic("south") == ["scout"]


# Walls ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-WALL-1")
def test_nine_life_and_three_in_each_deck() -> None:
    game = fresh(first="south")
    assert WALL_CARD.life == 9
    walls = [piece for piece in game.state.own(0) if piece.card is WALL_CARD]
    assert (len(walls), game.state.sides[0].pile.cards().count(WALL_CARD.number)) == (1, 2)


@pytest.mark.rule("SW1-WALL-5")
def test_a_destroyed_wall_feeds_the_destroyer() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 boarboon
        north c5 wall wounds 7
    """)
    game.play("attack c4 c5", "roll 3 3")
    assert game.magic("south") == ["wall"]


@pytest.mark.rule("SW1-WALL-9")
def test_walls_may_be_kept_or_built_into_magic() -> None:
    game = scenario(PLAYING.format(hand="wall wall"))
    to_phase(game, "magic")
    game.play("magic wall", "end")
    assert (game.hand("south"), len(game.magic("south"))) == (["wall"], 2)


@pytest.mark.rule("SW1-WALL-10")
def test_a_unit_that_is_a_wall_is_both() -> None:
    """An Ice Golem with an event under it."""
    game = scenario("""
        turn 3 south summon
        south c3 ice-golem under rune-of-frost
        south e3 ice-golem
        south hand scout
    """)
    assert game.summons("scout") == "b3 c2 c4 d3"
    to_phase(game, "move")
    assert game.moves("c3") != ""


def test_every_event_does_something() -> None:
    for card in BY_ID.values():
        if card.class_names() == ["event"] and not card.reaction:
            assert card.id in BOOK.effects or card.id in BOOK.layings, card.id
    assert set(BOOK.needs) <= set(BOOK.effects) | set(BOOK.layings)
