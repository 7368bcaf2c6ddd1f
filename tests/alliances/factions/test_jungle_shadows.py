"""The cards of the Jungle Shadows as their table has them, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from tests.alliances.factions import printed
from tests.alliances.scenario import Scenario, scenario

UNITS = {
    "melundak": ("melundak", "summoner", -1, "sword", 2, 5, "out-of-the-thicket", 1),
    "gargos": ("gargos", "champion", 7, "sword", 3, 5, "prowl", 1),
    "the-child": ("the-child", "champion", 5, "sword", 3, 4, "scatter swift", 1),
    "zaruka": ("zaruka", "champion", 7, "sword", 2, 6, "pack-hunter", 1),
    "shadow": ("shadow", "common", 1, "sword", 2, 1, "scatter rise-again", 6),
    "jungle-shadows-shaman": ("shaman", "common", 1, "bow", 1, 1, "chant-of-swiftness", 6),
    "panther": ("panther", "common", 2, "sword", 2, 2, "pounce", 6),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.card("melundak", "wall", "shadow", "panther", "jungle-shadows-shaman")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("jungle-shadows") == (
        "b4:shadow c2:melundak c3:wall d2:jungle-shadows-shaman d3:panther e3:shadow"
    )
    assert printed.events("jungle-shadows") == {
        "track": 2,
        "consume-in-darkness": 2,
        "shadow-snare": 2,
        "veil-of-leaves": 3,
    }
    assert printed.deck("jungle-shadows") == {"wall": 3, "summoner": 1, "champion": 3, "common": 18, "event": 9}


SUMMONERS = "south a1 melundak\nnorth f8 sunderved\n"


def jungle(lines: str) -> Scenario:
    """Melundak in his corner, and these lines."""
    return scenario(SUMMONERS + lines)


def advance(game: Scenario, turn: int, phase: str) -> Scenario:
    """End phases until this one of this turn."""
    while (game.state.turn, game.phase) != (turn, phase):
        game.play("end")
    return game


# Melundak -------------------------------------------------------------------------------------------------------------

THICKET = """turn 3 south summon
    south hand shadow shadow panther
    south magic wall wall wall wall
    south f2 wall
    south c6 shadow
    north c7 melek
"""


@pytest.mark.card("melundak")
def test_once_per_turn_a_unit_is_summoned_next_to_a_unit() -> None:
    game = jungle(THICKET)
    assert game.summons("panther") == "a2 b1 b6 c5 d6 e2 f1 f3"
    game.play("summon panther c5")
    assert (game.card("c5"), game.summons("shadow")) == ("panther", "e2 f1 f3")
    assert "out-of-the-thicket" in advance(game, 5, "summon").abilities("a1")


@pytest.mark.card("melundak")
def test_a_unit_summoned_next_to_a_wall_does_not_use_up_the_thicket() -> None:
    game = jungle(THICKET).play("summon shadow f3")
    assert "d6" in game.summons("panther").split()


@pytest.mark.card("melundak")
def test_a_hunter_that_steps_out_of_the_shadows_itself_leaves_the_thicket_to_others() -> None:
    game = jungle(THICKET.replace("shadow shadow panther", "shadow-elves-hunter panther")).play(
        "summon shadow-elves-hunter d6"
    )
    assert "c5" in game.summons("panther").split()


# Champions ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("gargos")
def test_gargos_moves_through_units_and_ends_on_an_empty_square() -> None:
    game = jungle("turn 3 south move\nsouth c3 gargos\nnorth c4 melek\nsouth b3 shadow\nsouth d3 wall")
    assert game.moves("c3") == "a3 b2 b4 c1 c2 c3 c5 d2 d4"  # over c4 and b3, not over the Wall


@pytest.mark.card("gargos")
def test_gargos_moves_on_after_attacking() -> None:
    game = jungle("turn 3 south attack\nsouth c3 gargos\nnorth c4 melek").play("attack c3 c4", "roll 1 1 1")
    assert (game.prompt, "move c3 c5" in game.options, "pass" in game.options) == ("free-move", True, True)
    game.play("move c3 c1")
    assert game.card("c1") == "gargos"


@pytest.mark.card("the-child")
def test_the_child_returns_to_the_hand_in_any_phase_of_the_own_turn_without_wounds() -> None:
    lines = "turn {turn} south {phase}\nsouth hand wall\nsouth c3 the-child wounds 3\nnorth c4 melek"
    for phase in ("summon", "event", "move", "attack", "magic"):
        game = jungle(lines.format(turn=3, phase=phase))
        assert game.starting("use") == ["use scatter c3 c3"]
        game.play("use scatter c3 c3")
        assert (game.card("c3"), game.hand("south")) == ("", ["the-child", "wall"])
    other = jungle("turn 4 north move\nsouth c3 the-child\nnorth c4 melek")
    assert other.starting("use") == []


@pytest.mark.card("the-child")
def test_the_child_moves_three_squares() -> None:
    game = jungle("turn 3 south move\nsouth c3 the-child")
    assert "c6" in game.moves("c3").split()
    assert "c7" not in game.moves("c3").split()


@pytest.mark.card("zaruka")
def test_zaruka_counts_her_friends_around_the_prey() -> None:
    game = jungle("south c3 zaruka\nsouth b4 shadow\nsouth c5 panther\nsouth d3 shadow\nnorth c4 melek\nnorth d4 wall")
    assert (game.attack("c3", "c4"), game.attack("c3")) == (4, 2)
    assert game.attack("c3", "d4") == 2  # a Wall is no unit


# Commons --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("shadow")
def test_a_shadow_scatters() -> None:
    game = jungle("turn 3 south move\nsouth c3 shadow").play("use scatter c3 c3")
    assert (game.card("c3"), game.hand("south")) == ("", ["shadow"])


RISE = """turn 4 north attack
    south c3 shadow
    south hand {hand}
    south magic {magic}
    north c4 melek
"""


def falls(hand: str, magic: str, patient: bool = False) -> Scenario:
    """A Shadow is destroyed in the opponent's turn."""
    game = scenario(SUMMONERS + RISE.format(hand=hand, magic=magic), patient=patient)
    return game.play("attack c4 c3", "roll 3 3 3")


@pytest.mark.card("shadow")
def test_another_shadow_takes_the_place_of_the_fallen_one_for_a_magic() -> None:
    game = falls("shadow wall", "wall wall")
    assert (game.asked, game.prompt) == ("south", "rise-again")
    assert game.options == ["card shadow", "pass", "pass-on rise-again south"]
    game.play("card shadow")
    assert (game.card("c3"), game.controller("c3"), game.hand("south")) == ("shadow", "south", ["wall"])
    assert (game.magic("south"), game.magic("north")) == (["wall"], ["shadow"])


@pytest.mark.card("shadow")
def test_the_question_does_not_tell_whether_there_is_a_shadow_in_the_hand() -> None:
    none = falls("wall wall", "wall", patient=True)
    assert (none.asked, none.prompt, none.options) == ("south", "rise-again", ["pass", "pass-on rise-again south"])
    assert falls("shadow", "").prompt != "rise-again"  # everybody sees that there is no magic
    assert falls("", "wall").prompt != "rise-again"


HASTE = """turn 3 south move
    south magic {magic}
    south c3 jungle-shadows-shaman
    south d4 panther
    south e4 gargos
    south f4 shadow
    north c5 slayer
"""


@pytest.mark.card("jungle-shadows-shaman")
def test_a_shaman_hastens_a_common_near_it_for_a_magic() -> None:
    game = jungle(HASTE.format(magic="wall wall"))
    assert game.starting("use chant-of-swiftness") == ["use chant-of-swiftness c3 d4"]  # f4 is 4 squares away
    game.play("use chant-of-swiftness c3 d4")
    assert (game.magic("south"), "d8" in game.moves("d4").split()) == (["wall"], True)
    assert game.starting("use chant-of-swiftness") == []
    assert jungle(HASTE.format(magic="")).starting("use chant-of-swiftness") == []


@pytest.mark.card("panther")
def test_a_panther_that_moved_three_squares_pounces() -> None:
    values = [jungle(f"south c3 panther squares {squares}").attack("c3") for squares in (0, 2, 3, 4)]
    assert values == [2, 2, 3, 3]


# Events ---------------------------------------------------------------------------------------------------------------

TRACK = """turn 3 south event
    south hand track
    south c3 shadow
    south f2 shadow
    north c6 melek
"""


@pytest.mark.card("track")
def test_units_are_moved_next_to_an_enemy_each_once() -> None:
    game = jungle(TRACK).play("play track")
    assert (game.prompt, game.options) == ("track", ["done", "move c3 c5"])
    game.play("move c3 c5")
    assert (game.card("c5"), game.phase, game.discard("south")) == ("shadow", "event", ["track"])
    game.play("end")
    assert (game.state.moves, "c4" in game.moves("c5").split()) == (0, True)  # its own move is left


@pytest.mark.card("track")
def test_track_may_be_stopped_and_a_second_one_moves_again() -> None:
    game = jungle(TRACK.replace("hand track", "hand track track")).play(
        "play track", "done", "play track", "move c3 c5"
    )
    assert game.card("c5") == "shadow"
    twice = jungle(TRACK.replace("hand track", "hand track track")).play("play track", "move c3 c5", "play track")
    assert twice.options == ["done", "move c5 b6", "move c5 d6"]


@pytest.mark.card("consume-in-darkness")
def test_enemies_around_melundak_are_consumed() -> None:
    game = scenario(
        """turn 3 south event
        south hand consume-in-darkness
        south c3 melundak wounds 3
        south c2 panther
        north c4 slayer
        north d3 melek
        north d4 melek
        north f8 sunderved"""
    ).play("play consume-in-darkness")
    assert (game.card("c4"), game.wounds_on("d3 d4 c2 c3"), game.magic("south")) == ("", [2, 0, 0, 2], ["slayer"])


@pytest.mark.card("consume-in-darkness")
def test_melundak_recovers_only_if_somebody_was_destroyed() -> None:
    game = scenario(
        """turn 3 south event
        south hand consume-in-darkness
        south c3 melundak wounds 3
        north d3 melek
        north f8 sunderved"""
    ).play("play consume-in-darkness")
    assert game.wounds_on("d3 c3") == [2, 3]


@pytest.mark.card("shadow-snare")
def test_a_snare_helps_one_unit_against_its_neighbours_for_a_turn() -> None:
    lines = """turn 3 south event
        south hand shadow-snare shadow-snare
        south c3 jungle-shadows-shaman
        north c4 melek
        north d3 wall
        north b5 melek"""
    game = jungle(lines).play("play shadow-snare")
    assert game.options == ["target a1", "target c3"]
    game.play("target c3")
    assert [game.attack("c3", square) for square in ("c4", "d3", "b5")] == [3, 1, 1]
    game.play("play shadow-snare", "target c3")
    assert game.attack("c3", "c4") == 3  # SW1-STACK-2, EX-26
    assert advance(game, 4, "move").attack("c3", "c4") == 1


@pytest.mark.card("veil-of-leaves")
def test_only_neighbours_attack_units_under_the_veil_until_the_own_turn() -> None:
    game = jungle(
        """turn 3 south event
        south hand veil-of-leaves
        south c3 shadow
        south e3 shadow-elves-swordsman
        south d3 slayer
        north c5 quen
        north e5 quen
        north d5 quen
        north b3 quen"""
    ).play("play veil-of-leaves")
    advance(game, 4, "attack")
    shots = {"c5": "c3", "e5": "e3", "d5": "d3", "b3": "c3"}
    assert [target in game.targets(shooter).split() for shooter, target in shots.items()] == [False, False, True, True]
    assert "camouflage" not in advance(game, 5, "move").abilities("c3")
