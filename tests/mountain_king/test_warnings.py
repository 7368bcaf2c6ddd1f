"""What somebody new to the game might give away unawares is said before it is done."""

from __future__ import annotations

import pytest

from stonehall.games.mountain_king.component_sets import OWN
from stonehall.games.mountain_king.messages import PLAYERS
from stonehall.kernel import Message
from tests.mountain_king.scenario import AFTER, FIRST_ROW, Scenario, row, scenario

ROOM = "south gate a4\ntunnel part b4 c4 d4 e4\ntunnel part b5 c5 d5 e5 anchor d5\n"
MEAD_HALL = f"hall-{[hall.id for hall in OWN.halls].index('mead-hall') + 1}"


def warning(game: Scenario, text: str) -> Message | None:
    assert text in game.options
    return game.state.game.choice(game.state.view(0), text, PLAYERS).warning


@pytest.mark.rule("MK-SCORE-6")
def test_a_hall_over_statues_that_count_costs_their_honor() -> None:
    game = scenario(f"{ROOM}statue fire b4", turn=AFTER).play(f"dedicate {MEAD_HALL}")
    assert warning(game, "lay b4 r0") == Message("mk-warning-hall", {"points": game.honor("statues")})
    bare = scenario(ROOM, turn=AFTER).play(f"dedicate {MEAD_HALL}")
    assert warning(bare, "lay b4 r0") is None


@pytest.mark.rule("MK-NET-3", "MK-SPELL-18")
def test_a_tunnel_that_caves_in_may_cut_off_others() -> None:
    spell = next(place for place, spell in enumerate(OWN.spells) if spell.effect == "lift-tunnel")
    tunnels = "tunnel domino j2 j3\ntunnel i3 j4 k4 l4"
    game = scenario(f"spell {spell} runes 0\nsouth storage rune 1\n{tunnels}").play("cast s1")
    assert warning(game, "lift j2") == Message("mk-warning-lift", {"count": 3})
    assert warning(game, "lift j4") is None
    assert warning(game, "pass") is None


@pytest.mark.rule("MK-TURN-4", "MK-TURN-5")
def test_a_moved_statue_ends_the_step_of_great_halls() -> None:
    text = f"{ROOM}statue fire a4\nsouth storage cart 1"
    assert warning(scenario(text, turn=AFTER), "move a4 b4") == Message("mk-warning-move")
    assert warning(scenario(text, turn="moment after"), "move a4 b4") is None


@pytest.mark.rule("MK-SPELL-5", "MK-SPELL-9")
@pytest.mark.parametrize(
    ("effect", "recruit", "dig"),
    [
        ("cheaper 1", "mk-warning-recruit", ""),
        ("mixed", "mk-warning-recruit", ""),
        ("any-bribe", "", "mk-warning-dig"),
        ("", "", ""),
    ],
)
def test_a_spell_may_be_lost_by_the_other_action(effect: str, recruit: str, dig: str) -> None:
    text = f"horde a0 @bog-cook\nsouth storage stone 3\n{row(FIRST_ROW)}"
    game = scenario(text, turn=f"moment before {effect}")
    assert warning(game, "recruit a0") == (Message(recruit) if recruit else None)
    assert warning(game, "dig stone domino") == (Message(dig) if dig else None)
    alone = scenario(f"horde a0 @bog-cook\n{row(FIRST_ROW)}", turn=f"moment before {effect}")
    assert warning(alone, "recruit a0") is None, "nothing else can be done with it"


@pytest.mark.rule("MK-SPELL-16")
def test_a_free_move_is_lost_with_the_turn() -> None:
    game = scenario(f"{ROOM}statue fire b4", turn="moment after free-moves 1")
    assert warning(game, "end") == Message("mk-warning-end")
    assert warning(scenario(ROOM, turn="moment after free-moves 1"), "end") is None
