"""What somebody has seen of a draw pile, nobody else knows: in positions and in imagined states."""

from __future__ import annotations

from random import Random

import pytest

from stonehall.games.alliances.cards import CARDS
from stonehall.games.alliances.state import State
from tests.alliances.scenario import GAME, Scenario, scenario

CARDS_OF_THE_NORTH = "brute savager scout ranger torodin wall warden growden"


def glimpsed(whose: str) -> Scenario:
    """The south has looked at four cards of a draw pile, and put the Ranger and the Savager on top."""
    game = scenario(f"""south c3 kalal
        south f1 deceiver
        {whose} draw {CARDS_OF_THE_NORTH}""")
    game.play("move c3 c4", f"seat {whose}", "draw brute", "draw savager", "draw scout", "draw ranger")
    return game.play("card scout", "card brute", "card ranger")


def top_of(state: State, seat: int) -> list[str]:
    return [CARDS[card].id for card in state.sides[seat].pile.top]


@pytest.mark.parametrize("whose", ["south", "north"])
@pytest.mark.card("kalal")
def test_who_looked_imagines_what_was_seen_and_the_others_anything(whose: str) -> None:
    state = glimpsed(whose).state
    seat = ["south", "north"].index(whose)
    looker = [GAME.imagine(state, 0, Random(seed)) for seed in range(30)]
    other = [GAME.imagine(state, 1, Random(seed)) for seed in range(30)]
    assert {tuple(top_of(imagined, seat)) for imagined in looker} == {("ranger", "savager")}
    assert len({tuple(top_of(imagined, seat)) for imagined in other}) > 10
    for imagined in looker + other:
        assert imagined.sides[seat].pile.cards() == state.sides[seat].pile.cards()


@pytest.mark.card("kalal", "breaker")
def test_positions_tell_who_knows_which_cards() -> None:
    state = glimpsed("north").state
    text = state.to_position()
    assert "north top ranger@south savager@south\n" in text
    assert "north bottom scout@south brute@south\n" in text
    again = GAME.from_position(text)
    assert again.to_position() == text
    assert (again.sides[1].top_seen, again.sides[1].bottom_seen) == ((1, 1), (1, 1))


@pytest.mark.card("mind-witch")
def test_positions_tell_whose_name_a_unit_has() -> None:
    game = scenario("""turn 3 south event
        south hand wall
        south c3 mind-witch
        north c6 shadow-elves-swordsman""")
    game.play("end")
    text = game.state.to_position()
    assert "named shadow-elves-swordsman" in text
    again = GAME.from_position(text)
    assert again.on(game.piece("c3").square).is_named("swordsman")
    assert again.to_position() == text


@pytest.mark.card("mimic")
def test_what_was_looked_at_in_a_hand_is_known_to_the_two_players() -> None:
    game = scenario("""turn 3 south event
        south hand mimic wall
        south draw deceiver breaker
        south a1 tacullu
        north hand wall vine-growth ambush brute
        north draw savager scout
        north a8 mugglug""")
    game.play("play mimic", "card ambush")
    for seed in range(10):
        imagined = Scenario(GAME.imagine(game.state, 0, Random(seed)))
        assert imagined.hand("north") == ["brute", "vine-growth", "wall"]
        seen = Scenario(GAME.imagine(game.state, 1, Random(seed)))
        assert "ambush" in seen.hand("south")


@pytest.mark.card("mimic")
def test_in_teams_only_who_looked_and_who_was_robbed_know() -> None:
    game = scenario(
        """turn 3 south event
        south hand mimic wall
        south a1 tacullu
        north hand wall vine-growth ambush brute
        north draw savager scout ranger torodin
        north a8 mugglug""",
        seats=4,
    )
    game.play("play mimic", "seat north", "card ambush")
    assert "north glimpsed" in game.state.to_position()
    assert GAME.from_position(game.state.to_position()).to_position() == game.state.to_position()
    hands: dict[int, set[tuple[str, ...]]] = {0: set(), 1: set(), 2: set()}
    for seat, found in hands.items():
        for seed in range(20):
            imagined = Scenario(GAME.imagine(game.state, seat, Random(seed)))
            found.add((*imagined.hand("north"), *imagined.hand("south")))
    assert hands[0] == {("brute", "vine-growth", "wall", "ambush", "wall")}
    assert all("ambush" in hand[3:] for hand in hands[1])
    assert len(hands[2]) > 3
