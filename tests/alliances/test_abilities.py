"""Special abilities, gained ones, simultaneous effects, free moves and attacks (ABIL, STACK, SIM, SPEC)."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.abilities import (
    MOVED,
    MOVED_WITH,
    NOT_IN_ATTACK_PHASE,
    Ability,
    ability,
    at,
)
from stonehall.games.alliances.attack import free_attacks
from stonehall.games.alliances.cards import BY_ID, CARDS
from stonehall.games.alliances.effects import lend, make_last, strengthen
from stonehall.games.alliances.factions import all_abilities
from stonehall.games.alliances.move import move_up_to
from stonehall.games.alliances.pieces import Piece
from stonehall.games.alliances.state import State
from stonehall.games.alliances.turn import resume
from tests.alliances.scenario import Scenario, example, scenario, to_phase

# Abilities that no card has, for what no card shows by itself.
SEEN: list[str] = []


@at(MOVED_WITH, "test-moved-with", order_free=True)
def _moved_with(s: State, me: Piece, start: int, squares: int) -> None:
    SEEN.append("with")


@at(MOVED, "test-moved", order_free=True)
def _moved(s: State, me: Piece, start: int, squares: int, by: int) -> None:
    SEEN.append("moved")


ability("test-relentless", bends=NOT_IN_ATTACK_PHASE)


def asked_to_move(game: Scenario, square: str, squares: int = 2) -> Scenario:
    """An effect lets South move a unit."""
    state = game.state
    state.decision = None
    resume(state)
    state.push(move_up_to, 0, game.piece(square).id, squares, 0)
    state.run()
    return game


@pytest.mark.rule("SW1-ABIL-2", "SW1-EX-16")
def test_abilities_without_may_are_carried_out() -> None:
    """Fear asks nobody: the dice are rolled."""
    game = example("EX-16").play("move c4 e5")
    assert game.asked == "chance"
    game.play("roll 5")
    assert (game.card("e5"), game.discard("north")) == ("", ["shadow-elves-swordsman"])


@pytest.mark.rule("SW1-ABIL-4")
def test_the_controller_decides_a_may() -> None:
    """Also in the turn of another."""
    game = scenario("""
        turn 3 south attack
        south c4 blade-master
        north c5 wall
    """)
    game.play("attack c4 c5", "roll 1")
    assert (game.asked, "pass" in game.options) == ("south", True)


@pytest.mark.rule("SW1-ABIL-5")
def test_what_follows_a_move_or_attack_follows_directly() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 blade-master
        south e4 boarboon
        north c5 wall
        north e5 wall
    """)
    game.play("attack c4 c5", "roll 1")
    assert [text.split()[1] for text in game.starting("attack")] == ["c4"]


@pytest.mark.rule("SW1-ABIL-6")
def test_moving_with_a_unit_is_its_own_activation() -> None:
    game = scenario("south c3 boarboon lent test-moved-with lent test-moved")
    SEEN.clear()
    asked_to_move(game, "c3").play("move c3 c4")
    assert SEEN == ["moved"]
    own = scenario("south c3 boarboon lent test-moved-with lent test-moved")
    SEEN.clear()
    own.play("move c3 c3")
    assert sorted(SEEN) == ["moved", "with"]


@pytest.mark.rule("SW1-ABIL-8", "SW1-ABIL-9")
def test_as_far_as_possible_and_up_to_includes_none() -> None:
    game = asked_to_move(scenario("south c3 boarboon"), "c3")
    assert "pass" in game.options
    stuck = scenario("""
        south a2 boarboon
        south a3 wall
        south b2 wall
        south d4 boarboon
    """)
    asked_to_move(stuck, "a2")
    assert stuck.prompt != "free-move"


# Gained abilities -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-STACK-1", "SW1-STACK-2", "SW1-STACK-3", "SW1-STACK-5", "SW1-EX-26")
def test_equal_abilities_count_once() -> None:
    game = scenario("""
        south c4 boarboon
        south e4 shadow-elves-swordsman
    """)
    swift = ability("swift")
    for _ in range(2):
        lend(game.state, game.piece("c4"), swift)
        lend(game.state, game.piece("e4"), swift)  # printed and gained
    lend(game.state, game.piece("c4"), ability("flight"))
    game.state.ask_again()
    assert game.abilities("c4") == ["flight", "swift", "wild-arrival"]
    assert "c7" in game.moves("c4").split()
    assert "c8" not in game.moves("c4").split()
    assert "e8" not in game.moves("e4").split()


@pytest.mark.rule("SW1-STACK-4", "SW1-EX-27")
def test_effects_without_a_name_add_up() -> None:
    game = scenario("south c4 boarboon")
    strengthen(game.state, game.piece("c4"), 1)
    strengthen(game.state, game.piece("c4"), 1)
    assert game.attack("c4") == 4
    twice = asked_to_move(scenario("south c3 boarboon"), "c3").play("move c3 c5")
    asked_to_move(twice, "c5").play("move c5 c7")
    assert twice.piece("c7").squares == 4


@pytest.mark.rule("SW1-STACK-2", "SW1-STACK-5", "SW1-EX-26")
def test_a_second_event_that_gives_the_same_ability_strengthens_nobody_more() -> None:
    game = example("EX-26")
    assert game.attack("c4", against="c5") == 2
    for copies in (1, 2):
        game.play("play shadow-snare", "target c4")
        assert (game.attack("c4", against="c5"), game.abilities("c4").count("close-combat")) == (4, 1)
        assert game.discard("south") == ["shadow-snare"] * copies


@pytest.mark.rule("SW1-STACK-4", "SW1-EX-27")
def test_track_moves_the_same_unit_twice_and_it_still_has_its_own_move() -> None:
    game = example("EX-27").play("play track", "move c3 c5", "play track", "move c5 d6", "end")
    assert (game.card("d6"), game.phase, game.piece("d6").squares, game.state.moves) == ("shadow", "move", 4, 0)
    assert "d4" in game.moves("d6").split()


@pytest.mark.rule("SW1-STACK-5")
def test_a_second_copy_of_an_event_that_gives_an_ability_adds_nothing() -> None:
    game = scenario("""
        south a1 mugglug
        south c4 savager
        south c4 vine-wall
    """)
    for _ in range(2):
        make_last(game.state, BY_ID["vine-guard"].number, 0)
    assert game.abilities("c4").count("vinemancer-guard") == 1


# Simultaneous effects -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-SIM-1", "SW1-SIM-2", "SW1-EX-28")
def test_the_active_player_orders_what_happens_at_once() -> None:
    """Also effects of the opponent's cards: two Savagers frighten a Common of South, who picks the order."""
    game = example("EX-28").play("move c3 c4")
    assert (game.asked, game.prompt) == ("south", "order")
    assert game.options == ["resolve fear b4", "resolve fear d4"]
    game.play("resolve fear d4", "roll 1")
    assert game.asked == "chance"
    game.play("roll 6")
    assert game.card("c4") == ""


@pytest.mark.rule("SW1-SIM-4")
def test_what_arises_meanwhile_joins() -> None:
    game = scenario("""
        south c3 boarboon
        north b4 savager
        north d4 savager
        north e4 savager
    """)
    game.play("move c3 c4", "resolve fear b4", "roll 5")
    assert game.asked != "chance"  # the Common is gone; the other effect finds nobody
    assert game.discard("north") == ["boarboon"]


# Free moves and attacks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-SPEC-1", "SW1-SPEC-5", "SW1-SPEC-6", "SW1-MOVE-11")
def test_a_free_move_takes_no_place_and_no_turn() -> None:
    """O-26."""
    game = asked_to_move(scenario("turn 3 south event\nsouth c3 boarboon\nsouth hand wall"), "c3")
    assert "move c3 c5" in game.options
    assert "move c3 c6" not in game.options
    game.play("move c3 c5")
    assert game.state.moves == 0
    to_phase(game, "move")
    assert game.moves("c5") != ""


RELENTLESS = """
    turn 3 south attack
    south b4 boarboon lent test-relentless
    south c4 boarboon lent test-relentless
    south d4 boarboon lent test-relentless
    south e4 boarboon
    north b5 wall
    north c5 wall
    north d5 wall
    north e5 wall
"""


@pytest.mark.rule("SW1-SPEC-2", "SW1-SPEC-3", "SW1-SPEC-4", "SW1-QUOTE-6", "SW1-EX-25")
def test_relentless_units_attack_after_the_phase_two_at_most() -> None:
    """No card of these decks is relentless; the mechanism is what other factions need."""
    game = scenario(RELENTLESS)
    assert {text.split()[1] for text in game.starting("attack")} == {"e4"}
    state = game.state
    ids = tuple([game.piece(square).id for square in ("b4", "c4", "d4")])
    state.attacks = 3
    state.decision = None
    state.push(free_attacks, 0, ids, 2, 0)
    state.run()
    game.play("attack b4 b5", "roll 3 3")
    assert game.targets("b4") == ""
    game.play("attack d4 d5", "roll 3 3")
    assert game.prompt != "free-attack"
    assert (game.wounds_on("b5 d5 c5"), state.attacks) == ([2, 2, 0], 3)


# All of them ----------------------------------------------------------------------------------------------------------


def test_every_ability_of_a_card_does_something() -> None:
    used = {id for card in CARDS for id in (*card.ability_ids, *card.beneath_ids, *card.boosted_ids)}
    idle = [own.id for own in all_abilities() if own.id in used and not _works(own)]
    assert idle == []


def _works(own: Ability) -> bool:
    return bool(own.moments or own.lends or own.silences or own.silences_when or own.summon_also or own.summon_on)


def test_stunned_units_neither_move_nor_attack() -> None:
    """Instead-of abilities are not touched by it, nor is placing."""
    game = scenario("""
        turn 3 south move
        south c4 hellfire-drake stunned
        north c5 boarboon
        south e1 boarboon
    """)
    assert game.moves("c4") == ""
    to_phase(game, "attack")
    assert game.targets("c4") == ""
    assert len(game.starting("use greater-hellfire")) == 1
