"""What cannot be in a state is noticed, one kind of damage after the other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from stonehall.games.tash_kalar.arena import BIT, square_named
from stonehall.games.tash_kalar.cards import BY_ID
from stonehall.games.tash_kalar.invariants import invariant_errors
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.summon import TURNED
from stonehall.kernel import Option, play_randomly
from stonehall.kernel.decision import Decision
from tests.tash_kalar.scenario import fresh, scenario

E5 = square_named("e5")


def number(id: str) -> int:
    return BY_ID[id].number


def state(**options: str) -> State:
    """A game some plays after its beginning, at a main decision of a player."""
    game = fresh(first="south", **options).state
    rng = Random(5)
    play_randomly(game, rng, 60)
    while game.asking_frame is None or game.decision is None or game.decision.prompt != "actions":
        play_randomly(game, rng, 1)
    return game


def lose_a_card(s: State) -> None:
    s.seats[0].hand.pop()


def double_a_card(s: State) -> None:
    s.legends_discard.append(s.seats[0].legends[0])


def lose_a_task(s: State) -> None:
    s.current_tasks.pop()


def lose_a_disc(s: State) -> None:
    s.discs[1] -= 1


def gain_a_crown(s: State) -> None:
    s.legendary_supply[0] += 1


def forget_a_bit(s: State) -> None:
    s.pieces[0] &= s.pieces[0] - 1


def forget_a_bit_of_all(s: State) -> None:
    s.occupied &= s.occupied - 1


def score_in_the_own_colour(s: State) -> None:
    s.points[0] += 1


def score_without_a_task(s: State) -> None:
    s.points[1] += 1


def kill_an_own_piece(s: State) -> None:
    s.kills[s.side * 4 + 1] += 1


def improvise_in_a_duel(s: State) -> None:
    s.improvised[0] = 2


def use_a_piece_that_is_gone(s: State) -> None:
    s.used = BIT[next(square for square in range(E5, len(BIT)) if not s.board[square])]


def owe_an_action(s: State) -> None:
    s.actions = -1


def play_for_the_enemy(s: State) -> None:
    s.player = 1 - s.active


def hold_two_flares(s: State) -> None:
    s.seats[0].flares.append(s.flares.loose.pop())


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (lose_a_card, "the deck of south"),
        (double_a_card, "the legends"),
        (lose_a_task, "the tasks"),
        (lose_a_disc, "north has"),
        (gain_a_crown, "legendary pieces"),
        (forget_a_bit, "the masks of south"),
        (forget_a_bit_of_all, "the mask of all pieces"),
        (score_in_the_own_colour, "in the colour of south"),
        (score_without_a_task, "not by its tasks"),
        (kill_an_own_piece, "own pieces among them"),
        (improvise_in_a_duel, "improvised"),
        (use_a_piece_that_is_gone, "used for the summoning"),
        (owe_an_action, "-1 actions"),
        (play_for_the_enemy, "acts in the turn"),
        (hold_two_flares, "holds 2 flares"),
    ],
)
def test_damage_is_noticed(damage: Callable[[State], None], said: str) -> None:
    game = state(form="high-form")
    assert invariant_errors(game) == []
    damage(game)
    assert [text for text in invariant_errors(game) if said in text]


def test_partners_do_not_both_hold_legends() -> None:
    game = state(teams="yes")
    assert invariant_errors(game) == []
    holder = next(seat for seat in (0, 2) if game.seats[seat].legends)
    game.seats[2 - holder].legends.append(game.seats[holder].legends.pop())
    assert invariant_errors(game) == ["south and west hold legends at the same time"]


def offered(lines: str, *details: int) -> list[str]:
    """What is said when the swordmaster is offered on e5, with these details."""
    game = scenario(lines).state
    game.decision = Decision(0, "actions", [Option("summon", (number("swordmaster"), E5, *details))], None)
    return [text for text in invariant_errors(game) if "fit" in text]


def test_a_summoning_that_does_not_fit_is_noticed() -> None:
    upright = "south common e4 e6\nsouth hand swordmaster"
    assert offered(upright) == []
    assert offered(upright, TURNED) == []
    assert offered(upright, TURNED + 1) == ["summon swordmaster e5 right does not fit"]
    assert offered("south common e4\nsouth hand swordmaster") != []
    assert offered("south common e4\nnorth common e6\nsouth hand swordmaster") != []
    assert offered(upright + "\nsouth heroic e5") != []
    borrowing = "settings form melee seats 3\nsouth common e4\nnorth common e6\nsouth hand swordmaster"
    assert offered(borrowing, square_named("e6")) == []
    assert offered(borrowing) != []
