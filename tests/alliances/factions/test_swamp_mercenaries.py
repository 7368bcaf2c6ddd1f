"""Every card of the Swamp Mercenaries as its table has it, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.cards import FACTIONS
from tests.alliances.factions import printed
from tests.alliances.scenario import Scenario, pass_turns, scenario

UNITS = {
    "glurblub": ("glurblub", "summoner", -1, "bow", 3, 5, "vinemancer-sow", 1),
    "prong": ("prong", "champion", 6, "sword", 2, 6, "vinemancer-call", 1),
    "turgo": ("turgo", "champion", 7, "sword", 2, 5, "hard-shell", 1),
    "ribbok": ("ribbok", "champion", 5, "sword", 2, 5, "sticky-tongue", 1),
    "boarboon": ("boarboon", "common", 3, "sword", 2, 3, "wild-arrival", 6),
    "swamp-rat": ("swamp-rat", "common", 0, "sword", 1, 1, "scurry", 6),
    "swamp-mercenaries-swordsman": ("swordsman", "common", 2, "sword", 2, 2, "slippery", 6),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.card("glurblub", "wall", "boarboon", "swamp-rat", "swamp-mercenaries-swordsman")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("swamp-mercenaries") == (
        "a3:swamp-rat b1:swamp-mercenaries-swordsman c1:glurblub c3:wall d1:swamp-mercenaries-swordsman d4:boarboon "
        "f3:swamp-rat"
    )
    assert printed.events("swamp-mercenaries") == {"spore-carriers": 4, "vine-bind": 2, "vine-lash": 3}
    assert printed.deck("swamp-mercenaries") == {"summoner": 1, "champion": 3, "common": 18, "event": 9, "wall": 3}
    faction = FACTIONS["swamp-mercenaries"]
    assert (faction.parts, faction.vine_walls) == (("swamp-orcs", "mercenaries"), 15)


# Summoner and champions -----------------------------------------------------------------------------------------------


@pytest.mark.card("glurblub")
def test_glurblub_sows_a_vine_wall_where_he_destroys_an_enemy_unit() -> None:
    game = scenario("""
        turn 3 south attack
        south c1 glurblub
        south hand wall
        south vine-walls 2
        north c4 savager
    """).play("attack c1 c4", "roll 3 3 3")
    assert (game.card("c4"), game.vine("c4"), game.controller("c4-vine")) == ("", True, "south")
    assert game.side("south").vine_walls == 1


@pytest.mark.card("glurblub")
def test_glurblub_leaves_vine_walls_without_a_roll() -> None:
    game = scenario("turn 3 south move\nsouth c3 glurblub\nsouth c3 vine-wall\nsouth hand wall").play("move c3 c5")
    assert game.card("c5") == "glurblub"


def prong_moves(lines: str = "south magic wall wall") -> Scenario:
    return scenario(f"""
        turn 3 south move
        south c3 prong
        south c3 vine-wall
        south d4 wall
        south hand wall
        south vine-walls 3
        north b4 savager
        {lines}
    """).play("move c3 c4")


@pytest.mark.card("prong")
def test_vinemancer_call_puts_a_vine_wall_next_to_prong_for_magic() -> None:
    game = prong_moves()
    assert (game.prompt, game.options) == ("vinemancer-call", ["pass", "to b4", "to c5"])
    declined = Scenario(game.state.clone()).play("pass")
    assert (len(declined.magic("south")), declined.side("south").vine_walls) == (2, 3)
    game.play("to b4")
    assert (game.vine("b4"), game.card("b4"), len(game.magic("south"))) == (True, "savager", 1)
    assert game.side("south").vine_walls == 2


@pytest.mark.card("prong")
def test_vinemancer_call_needs_magic() -> None:
    assert prong_moves("").prompt == "phase-move"


@pytest.mark.card("turgo")
def test_a_hard_shell_is_hard_and_slow() -> None:
    game = scenario("""
        turn 3 north attack
        north c5 savager
        north hand wall
        south c4 turgo
    """).play("attack c5 c4", "roll 3 4 5")
    assert game.wounds("c4") == 1
    assert scenario("turn 3 south move\nsouth c3 turgo").moves("c3") == "b3 c2 c3 c4 d3"


@pytest.mark.card("ribbok")
def test_a_sticky_tongue_pulls_a_unit_in_a_clear_line() -> None:
    game = scenario("""
        turn 3 south move
        south c3 ribbok
        south b3 boarboon
        south hand wall
        north c6 splub
        north f3 savager
        north c1 savager
        north a3 savager
    """).play("move c3 c3")
    assert (game.prompt, game.options) == ("sticky-tongue", ["pass", "target c1", "target c6", "target f3"])
    declined = Scenario(game.state.clone()).play("pass")
    assert declined.card("c6") == "splub"
    game.play("target c6")
    assert (game.card("c4"), game.card("c6")) == ("splub", "")


@pytest.mark.card("ribbok")
def test_a_sticky_tongue_pulls_no_summoner_and_nothing_behind_a_card() -> None:
    game = scenario("""
        turn 3 south move
        south c3 ribbok
        south c4 wall
        south hand wall
        north c6 savager
        north e3 glurblub
        north a3 wall
    """).play("move c3 c3")
    assert game.prompt == "phase-move"


# Commons --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("boarboon")
def test_a_boarboon_is_wild_in_the_turn_it_arrives() -> None:
    game = scenario("""
        turn 3 south summon
        south a1 glurblub
        south c3 wall
        south c5 boarboon
        south hand boarboon wall
        south magic wall wall wall
    """).play("summon boarboon c4")
    assert (game.attack("c4"), game.attack("c5")) == (3, 2)
    pass_turns(game, 4)
    assert game.attack("c4") == 2


@pytest.mark.card("swamp-rat")
def test_a_rat_scurries_to_a_wall_after_attacking() -> None:
    game = scenario("""
        turn 3 south attack
        south c5 swamp-rat
        south c2 wall
        south f3 vine-wall
        south hand wall
        north c6 savager
        north a7 wall
    """).play("attack c5 c6", "roll 1")
    assert (game.prompt, game.options) == (
        "scurry", ["pass", "to b2", "to c1", "to c3", "to d2", "to e3", "to f2", "to f4"],
    )  # fmt: skip
    assert game.play("to c3").card("c3") == "swamp-rat"


@pytest.mark.card("swamp-rat")
def test_a_rat_killed_by_a_friend_gives_no_magic() -> None:
    own = scenario("""
        turn 3 south attack
        south c5 swamp-rat
        south c4 boarboon
        south e5 swamp-rat
        south hand wall
    """).play("attack c4 c5", "roll 3 3")
    assert (own.card("c5"), own.magic("south"), own.discard("south")) == ("", [], ["swamp-rat"])
    enemy = scenario("""
        turn 3 north attack
        south c5 swamp-rat
        north c6 savager
        north hand wall
    """).play("attack c6 c5", "roll 3 3 3")
    assert (enemy.magic("north"), enemy.discard("south")) == (["swamp-rat"], [])
    event = scenario("""
        turn 3 south event
        south a1 glurblub
        south c5 swamp-rat
        south hand spore-carriers wall
        south vine-walls 2
    """).play("play spore-carriers", "target c5", "done")
    assert event.magic("south") == ["swamp-rat"], "an event is no attack"


@pytest.mark.card("swamp-rat")
def test_leaving_a_vine_wall_and_coming_back_is_not_staying_there() -> None:
    game = scenario("turn 3 south move\nsouth c3 swamp-rat\nsouth c3 vine-wall\nsouth hand wall")
    assert game.starting("move", "c3", "c3") == ["move c3 c3", "move c3 c3 c4"]
    assert Scenario(game.state.clone()).play("move c3 c3").prompt == "phase-move"
    assert game.play("move c3 c3 c4").asked == "chance"


@pytest.mark.card("swamp-mercenaries-swordsman")
def test_a_slippery_swordsman_moves_through_units_but_not_over_vines() -> None:
    game = scenario("""
        turn 3 south move
        south c3 swamp-mercenaries-swordsman
        north c4 warden
        north d3 warden
        north d3 vine-wall
        south b3 wall
        north c2 warden
        north c1 warden
        north b4 warden
        north d4 warden
        north b2 warden
        north d2 warden
    """)
    assert game.moves("c3") == "c3 c5"


# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("spore-carriers")
def test_spore_carriers_turns_up_to_two_units_into_vine_walls() -> None:
    game = scenario("""
        turn 3 south event
        south a1 glurblub
        south c5 swamp-rat
        south d5 boarboon
        south b2 wall
        south hand spore-carriers wall
        south vine-walls 5
        north e5 savager
    """).play("play spore-carriers")
    assert (game.prompt, game.options) == ("spore-carriers", ["done", "target a1", "target c5", "target d5"])
    one = Scenario(game.state.clone()).play("target d5", "done")
    assert (one.card("d5"), one.vine("d5"), one.side("south").vine_walls) == ("", True, 4)
    game.play("target c5", "target d5")
    assert (game.vine("c5"), game.vine("d5"), game.prompt) == (True, True, "phase-event")
    assert game.magic("south") == ["swamp-rat", "boarboon"]


@pytest.mark.card("vine-bind")
def test_vine_bind_holds_enemies_at_vine_walls_until_the_own_next_turn() -> None:
    game = scenario("""
        turn 3 south event
        south a1 glurblub
        south c4 vine-wall
        south c3 boarboon
        south hand vine-bind wall
        north c5 savager
        north b4 warden
        north c4 warden
        north e5 savager
        north hand wall
    """).play("play vine-bind", "end")
    assert (game.phase, "d3" in game.moves("c3")) == ("move", True)
    pass_turns(game, 4)
    while game.phase != "move":
        game.play("end")
    assert [game.moves(square) for square in ("c5", "b4", "c4")] == ["", "", ""]
    assert "e6" in game.moves("e5")
    pass_turns(game, 6)
    while game.phase != "move":
        game.play("end")
    assert "c6" in game.moves("c5")


@pytest.mark.card("vine-lash")
def test_vine_lash_wounds_every_enemy_unit_at_a_vine_wall() -> None:
    game = scenario("""
        turn 3 south event
        south a1 glurblub
        south c4 vine-wall
        south c3 boarboon
        south hand vine-lash wall
        north c5 savager
        north b4 swamp-orcs-shaman
        north c4 warden
        north d4 wall
        north e5 savager
    """).play("play vine-lash")
    assert game.wounds_on("c3 c5 c4 d4 e5 c4-vine") == [0, 1, 1, 0, 0, 0]
    assert (game.card("b4"), game.magic("south")) == ("", ["swamp-orcs-shaman"])
