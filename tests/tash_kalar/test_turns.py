"""The turn: its actions, and what happens at its end."""

from __future__ import annotations

from random import Random

import pytest

from stonehall.games.tash_kalar.arena import GRID, SQUARES
from stonehall.games.tash_kalar.cards import CARDS
from stonehall.games.tash_kalar.seating import SEATS
from stonehall.kernel.decision import Chance
from tests.tash_kalar.scenario import Scenario, fresh, scenario


def dealt(game: Scenario) -> Scenario:
    """The game with all first cards drawn, whichever they are."""
    rng = Random(1)
    while isinstance(game.state.decision, Chance):
        game.state.apply(game.state.decision.sample(rng))
    return game


@pytest.mark.rule("TK-TURN-1")
def test_a_turn_has_two_actions() -> None:
    game = scenario("turn 3 south\nnorth common c3")
    assert (game.asked, game.actions) == ("south", 2)
    game.play("place e5")
    assert (game.asked, game.actions) == ("south", 1)
    game.play("place e6")
    assert (game.asked, game.actions) == ("north", 2)
    game.play("place e7", "place e8")
    assert (game.asked, game.actions) == ("south", 2)


@pytest.mark.rule("TK-TURN-2")
@pytest.mark.parametrize(("first", "second"), [("south", "north"), ("north", "south")])
def test_the_starting_player_has_one_action_in_the_first_turn(first: str, second: str) -> None:
    game = dealt(fresh(form="high-form", first=first))
    assert (game.asked, game.actions) == (first, 1)
    dealt(game.play("place e5"))
    assert (game.asked, game.actions) == (second, 2)
    dealt(game.play("place e6", "place e7"))
    assert (game.asked, game.actions) == (first, 2)


@pytest.mark.rule("TK-TURN-3")
def test_no_action_is_passed() -> None:
    game = scenario("south common c3\nsouth hand knight")
    for _ in range(2):
        assert not {"end", "pass"} & set(game.options)
        assert game.refusal("end") == ["TK-TURN-3"]
        game.play(game.starting("place")[0])
    assert game.asked == "north"


@pytest.mark.rule("TK-TURN-3")
def test_a_common_can_be_placed_even_when_all_pieces_of_four_players_stand_in_the_arena() -> None:
    names = [GRID.name(square) for square in SQUARES]
    lines = ["settings form melee seats 4", "turn 5 south actions 1"]
    for place, seat in enumerate(SEATS):
        own = names[place * 17 : (place + 1) * 17]
        lines += [f"{seat} legendary {' '.join(own[:3])}", f"{seat} common {' '.join(own[3:])}"]
    game = scenario("\n".join(lines))
    assert len(game.view["pieces"]) == 68
    assert {text.split()[0] for text in game.options} == {"pick-up"}
    assert len(game.options) == 14
    game.play(f"pick-up {names[3]}")
    assert game.options == sorted([f"place {names[3]}", f"place {names[68]}"])
    game.play(f"place {names[68]}")
    assert game.piece(names[68]) == "south common"
    assert game.asked == "north"


BOTH = """
    south common e4 e6 e8
    south hand swordmaster sapling knight bomb
"""


@pytest.mark.rule("TK-TURN-4")
@pytest.mark.parametrize(
    "plays",
    [
        ["place a5", "place a6"],
        ["summon swordmaster e5", "summon sapling e3"],
        ["place a5", "summon swordmaster e5"],
        ["summon swordmaster e5", "place a5"],
        ["discard knight", "done", "summon swordmaster e5"],
        ["summon swordmaster e5", "discard knight", "done"],
        ["place a5", "discard knight", "done"],
    ],
)
def test_actions_come_in_any_order_and_a_kind_may_be_repeated(plays: list[str]) -> None:
    assert scenario(BOTH).play(*plays).asked == "north"


@pytest.mark.rule("TK-TURN-4")
def test_only_discarding_is_not_repeated() -> None:
    game = scenario(BOTH).play("discard knight", "done")
    assert not game.starting("discard")
    assert game.refusal("discard bomb") == ["TK-DISC-3"]


MYSTIC = """
    south school sylvan
    south common e4 d5 f6
    south hand forest-mystic dryad naiad
    south top unicorn sapling
    north lost 2 0 0
    legends top titan leviathan hell-bull
    flares top f3-5
"""


@pytest.mark.rule("TK-TURN-5")
def test_points_come_first_then_the_refill_then_extra_cards() -> None:
    game = scenario(MYSTIC).play("summon forest-mystic e5", "place a5")
    end = [event for event in game.log if event.id in ("scored", "drew")]
    assert end[0].id == "scored"
    drawn = [CARDS[event.args[1]].id for event in end[1:]]
    assert drawn == ["unicorn", "titan", "leviathan", "f3-5", "sapling", "hell-bull"]
    assert game.asked == "north"


@pytest.mark.rule("TK-TURN-5")
def test_a_task_is_claimed_before_cards_are_drawn() -> None:
    tasks = "tasks current destruction\nnorth lost 1 2 0"
    game = scenario("settings form high-form\n" + MYSTIC.replace("north lost 2 0 0", tasks))
    game.play("summon forest-mystic e5", "place a5")
    assert game.prompt == "claim"
    assert game.hand("south") == ["dryad", "naiad"]
    game.play("claim destruction")
    assert game.hand("south") == ["dryad", "f3-5", "hell-bull", "leviathan", "naiad", "sapling", "titan", "unicorn"]


UNFINISHED = """
    south common f6 g7
    south hand messenger f4-4a
    south draw knight
    north common c1 d1 e1 f1 g1 c2 d2 e2
"""


@pytest.mark.rule("TK-TURN-6")
def test_a_being_is_finished_before_anything_else() -> None:
    game = scenario(UNFINISHED)
    assert "flare f4-4a" in game.options
    game.play("summon messenger e5")
    assert {text.split()[0] for text in game.options} == {"move", "pass"}
    for other in ("place a5", "flare f4-4a", "end"):
        assert game.refusal(other) == ["TK-TURN-6"]
    assert game.discard("south") == []
    game.play("pass")
    assert game.discard("south") == ["messenger"]
    assert {"place a5", "flare f4-4a"} <= set(game.options)


@pytest.mark.rule("TK-TURN-6")
def test_a_flare_is_finished_before_anything_else() -> None:
    game = scenario(UNFINISHED).play("flare f4-4a")
    assert {text.split()[0] for text in game.options} == {"place"}
    assert game.refusal("summon messenger e5") == ["TK-TURN-6"]
    game.play("place a5")
    assert game.actions == 2, "that was the flare, not an action"
    assert "summon messenger e5" in game.options
