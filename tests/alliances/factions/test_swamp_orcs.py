"""Every card of the Swamp Orcs as printed, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from tests.alliances.factions import printed
from tests.alliances.scenario import pass_turns, scenario

UNITS = {
    "mugglug": ("mugglug", "summoner", -1, "sword", 3, 7, "rampant-growth", 1),
    "blerg": ("blerg", "champion", 7, "sword", 2, 6, "adapt", 1),
    "glarg": ("glarg", "champion", 5, "sword", 2, 6, "vinemancer-reach", 1),
    "splub": ("splub", "champion", 7, "sword", 3, 6, "vinemancer-sow", 1),
    "glurp": ("glurp", "champion", 6, "sword", 4, 6, "disruptive", 0),
    "murk": ("murk", "champion", 5, "bow", 2, 5, "vinemancer-choke", 0),
    "splack": ("splack", "champion", 5, "bow", 2, 5, "vinemancer-entangle", 0),
    "savager": ("savager", "common", 4, "sword", 3, 3, "fear", 6),
    "swamp-orcs-hunter": ("hunter", "common", 2, "bow", 1, 2, "vinemancer-ambush", 6),
    "swamp-orcs-shaman": ("shaman", "common", 1, "bow", 1, 1, "vinemancer-guard", 6),
    "conjurer": ("conjurer", "common", 1, "sword", 1, 2, "vinemancer-animate", 0),
    "swamp-beast": ("swamp-beast", "common", 3, "sword", 2, 2, "spore-carrier", 0),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.card("mugglug", "wall", "savager", "swamp-orcs-hunter", "swamp-orcs-shaman")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("swamp-orcs") == "b4:savager c1:mugglug c3:wall d2:swamp-orcs-hunter e2:swamp-orcs-shaman"
    assert printed.events("swamp-orcs") == {"vine-growth": 3, "vine-guard": 2, "ensnare": 2, "ambush": 2}
    assert printed.deck("swamp-orcs") == {"summoner": 1, "champion": 3, "common": 18, "event": 9, "wall": 3}


# Mugglug --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("mugglug")
@pytest.mark.parametrize(
    ("wall", "grown"), [("south c3 wall", True), ("north c3 wall", False), ("south c2 wall", False)]
)
def test_rampant_growth_grows_vines_where_a_unit_next_to_an_own_wall_fell(wall: str, grown: bool) -> None:
    game = scenario(f"""turn 3 south attack
        south a1 mugglug
        south vine-walls 5
        south c5 savager
        {wall}
        north c4 mountain-vargath-warrior wounds 1
        north f3 mountain-vargath-warrior""")
    game.play("attack c5 c4", "roll 3 3 3")
    assert (game.card("c4"), game.vine("c4")) == ("", grown)
    assert game.side("south").vine_walls == (4 if grown else 5)


@pytest.mark.card("mugglug")
def test_rampant_growth_is_for_units_of_both_sides_and_on_a_vine_wall_nothing_more_grows() -> None:
    game = scenario("""turn 3 south attack
        south a1 mugglug
        south vine-walls 5
        south c3 wall
        south c4 swamp-orcs-shaman
        south c5 savager
        south d3 vine-wall
        north d3 mountain-vargath-warrior wounds 1
        south d4 savager""")
    game.play("attack d4 d3", "roll 3 3 3")
    assert game.side("south").vine_walls == 5  # there is a Vine Wall already
    game.play("attack c5 c4", "roll 5 5 5")
    assert (game.vine("c4"), game.side("south").vine_walls) == (True, 4)


@pytest.mark.card("mugglug")
def test_mugglug_never_rolls_to_leave_a_vine_wall() -> None:
    game = scenario("""south a1 mugglug
        south a1 vine-wall
        south d1 savager
        south d1 vine-wall""")
    game.play("move a1 a3")
    assert game.card("a3") == "mugglug"
    game.play("move d1 d3")
    assert game.asked == "chance"


# Champions ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("blerg")
def test_adapt_keeps_what_blerg_destroyed_or_heals_him() -> None:
    lines = """turn 3 south attack
        south c3 blerg wounds 2
        south e3 blerg
        north c4 mountain-vargath-warrior wounds 1
        north e4 mountain-vargath-warrior"""
    healed = scenario(lines).play("attack c3 c4", "roll 3 3", "yes")
    assert (healed.wounds("c3"), healed.under("c3"), healed.magic("south")) == (1, [], ["mountain-vargath-warrior"])
    kept = scenario(lines).play("attack c3 c4", "roll 3 3", "pass")
    assert (kept.wounds("c3"), kept.under("c3"), kept.magic("south")) == (2, ["mountain-vargath-warrior"], [])
    assert (kept.attack("c3"), kept.attack("e3")) == (3, 2)


@pytest.mark.card("blerg")
def test_adapt_counts_units_only_up_to_four_and_no_vine_walls() -> None:
    """SW1-VINE-27, SW1-QUOTE-8."""
    under = "under savager " * 5
    game = scenario(f"""south c3 blerg under ambush under savager
        south c3 vine-wall
        south e3 blerg {under}""")
    assert (game.attack("c3"), game.attack("e3")) == (3, 6)


@pytest.mark.card("blerg", "shadows")
def test_what_blerg_keeps_never_reaches_the_magic_pile() -> None:
    """Ruling on Shadows: the card must have reached an opponent's magic pile."""
    lines = """turn 3 south attack
        south c3 blerg wounds 2
        north c4 ranger
        north a8 selundar
        north hand shadows wall
        south f1 savager
        north f2 brute"""
    kept = scenario(lines).play("attack c3 c4", "roll 3 3")
    assert (kept.asked, kept.prompt) == ("south", "adapt")
    assert kept.play("pass").prompt == "phase-attack"
    healed = scenario(lines).play("attack c3 c4", "roll 3 3", "yes")
    assert (healed.asked, healed.prompt, healed.wounds("c3")) == ("north", "shadows", 1)
    healed.play("play shadows")
    assert (healed.magic("south"), healed.magic("north"), healed.under("c3")) == ([], ["ranger"], [])


@pytest.mark.card("blerg")
def test_adapt_is_not_for_own_units() -> None:
    game = scenario("""turn 3 south attack
        south c3 blerg wounds 2
        south c4 swamp-orcs-shaman
        south e3 blerg
        north e4 mountain-vargath-warrior""")
    game.play("attack c3 c4", "roll 3 3")
    assert (game.prompt, game.magic("south")) == ("phase-attack", ["swamp-orcs-shaman"])


@pytest.mark.card("glarg")
def test_vinemancer_reach_on_a_vine_wall() -> None:
    game = scenario("""turn 3 south attack
        south c3 glarg
        south c3 vine-wall
        south e4 glarg
        north c6 mountain-vargath-warrior
        north e7 mountain-vargath-warrior
        north e5 mountain-vargath-warrior""")
    assert (game.attack("c3"), game.attack("e4")) == (3, 2)
    assert (game.targets("c3"), game.targets("e4")) == ("c3-vine c6", "e5")


@pytest.mark.card("splub")
def test_vinemancer_sow_plants_where_an_enemy_fell() -> None:
    game = scenario("""turn 3 south attack
        south vine-walls 3
        south c3 splub
        south e3 splub
        north c4 mountain-vargath-warrior
        south e4 swamp-orcs-shaman
        south a5 savager
        north a6 mountain-vargath-warrior""")
    game.play("attack c3 c4", "roll 3 3 3")
    game.play("attack e3 e4", "roll 3 3 3")
    assert (game.vine("c4"), game.vine("e4"), game.side("south").vine_walls) == (True, False, 2)


@pytest.mark.card("glurp")
def test_disruptive_makes_events_cost_magic_but_not_walls() -> None:
    lines = """turn 3 south event
        south hand vine-guard vine-guard wall
        south magic savager
        south c3 glurp"""
    game = scenario(lines)
    game.play("play vine-guard")
    assert (game.magic("south"), game.discard("south")) == ([], ["savager", "vine-guard"])
    assert (game.starting("play"), bool(game.starting("build wall"))) == ([], True)
    assert scenario(lines.replace("south c3", "north c3")).play("play vine-guard").magic("south") == ["savager"]


@pytest.mark.card("glurp")
def test_disruptive_makes_reactions_cost_magic_too() -> None:
    lines = """turn 3 south attack
        south c3 savager
        north c4 ranger
        north a8 selundar
        north e8 glurp
        north hand shadows wall
        north magic brute
        south f1 savager
        north f2 brute"""
    game = scenario(lines).play("attack c3 c4", "roll 3 3 3", "play shadows")
    assert (game.magic("north"), game.discard("north")) == (["ranger"], ["brute", "shadows"])
    poor = scenario(lines.replace("north magic brute", "north b8 wall")).play("attack c3 c4", "roll 3 3 3")
    assert (poor.prompt, "play shadows" in poor.options) == ("shadows", False)


@pytest.mark.card("murk")
def test_vinemancer_choke_is_stronger_against_units_next_to_vines() -> None:
    game = scenario("""south c3 murk
        south d6 vine-wall
        north c6 mountain-vargath-warrior
        north b3 mountain-vargath-warrior
        south f3 vine-wall
        north f3 mountain-vargath-warrior""")
    assert (game.attack("c3", "c6"), game.attack("c3", "b3")) == (3, 2)
    assert (game.attack("c3", "f3"), game.attack("c3", "f3-vine")) == (3, 2)


@pytest.mark.card("splack")
def test_vinemancer_entangle_pays_for_a_vine_wall_under_the_survivor() -> None:
    lines = """turn 3 south attack
        south magic savager
        south vine-walls 1
        south c3 splack
        north c6 brute
        south e3 savager
        north e4 brute"""
    game = scenario(lines).play("attack c3 c6", "roll 3 1")
    assert (game.prompt, game.options) == ("vinemancer-entangle", ["pass", "yes"])
    game.play("yes")
    assert (game.vine("c6"), game.card("c6"), game.magic("south")) == (True, "brute", [])
    poor = scenario(lines.replace("south magic savager", "south f1 wall")).play("attack c3 c6", "roll 3 1")
    assert poor.prompt == "phase-attack"
    dead = scenario(lines.replace("c6 brute", "c6 brute wounds 2")).play("attack c3 c6", "roll 3 1")
    assert dead.prompt == "phase-attack"


# Commons --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("savager")
def test_savager_frightens_commons() -> None:
    game = scenario("""south c4 savager
        north c6 brute
        south a1 mugglug""")
    game.play("move c4 c5")
    assert game.card("c6") == "brute"  # it is not feared by moving itself
    game = scenario("""turn 4 north move
        south c4 savager
        north c6 brute""")
    game.play("move c6 c5", "roll 5")
    assert (game.card("c5"), game.discard("south")) == ("", ["brute"])


@pytest.mark.card("swamp-orcs-hunter")
@pytest.mark.parametrize(
    ("move", "attack"), [("move c2 c3", 2), ("move c2 c4 c3", 2), ("move c2 d2", 1), ("move c2 c2", 1)]
)
def test_vinemancer_ambush_after_moving_over_vines(move: str, attack: int) -> None:
    """FAQ: a move of 0 squares is not enough."""
    game = scenario("""south c2 swamp-orcs-hunter
        south c3 vine-wall
        south f2 savager""")
    game.play(move)
    if game.asked == "chance":
        game.play("roll 4")
    assert game.attack(move.split()[2]) == attack


@pytest.mark.card("swamp-orcs-shaman")
def test_vinemancer_guard_lets_only_fives_through() -> None:
    lines = """turn 3 south attack
        south c3 savager
        north c4 swamp-orcs-shaman
        north d4 vine-wall
        south e3 savager"""
    assert scenario(lines).play("attack c3 c4", "roll 4 4 3").card("c4") == "swamp-orcs-shaman"
    assert scenario(lines).play("attack c3 c4", "roll 1 1 5").card("c4") == ""
    assert scenario(lines.replace("d4", "e4")).play("attack c3 c4", "roll 1 1 3").card("c4") == ""
    assert scenario(lines.replace("d4", "c4")).play("attack c3 c4", "roll 4 4 3").card("c4") == "swamp-orcs-shaman"


@pytest.mark.card("conjurer")
def test_vinemancer_animate_gives_up_a_vine_wall_for_strength_or_a_bow() -> None:
    lines = """turn 3 south move
        south c3 conjurer
        south c6 vine-wall
        north d3 vine-wall
        south f3 vine-wall
        south a8 vine-wall
        north b5 brute"""
    game = scenario(lines).play("end")
    assert (game.prompt, game.options) == ("vinemancer-animate", ["pass", "target c6-vine", "target f3-vine"])
    strong = scenario(lines).play("end", "target f3-vine", "yes")
    assert (strong.attack("c3"), strong.vine("f3"), strong.side("south").vine_walls) == (2, False, 1)
    game.play("target f3-vine", "pass")
    assert (game.attack("c3"), game.targets("c3")) == (1, "c6-vine d3-vine")


@pytest.mark.card("swamp-beast")
def test_spore_carrier_leaves_a_vine_wall() -> None:
    game = scenario("""turn 3 south attack
        north vine-walls 2
        south c3 savager
        north c4 swamp-beast
        south e3 savager
        north e4 brute""")
    game.play("attack c3 c4", "roll 3 3 3")
    assert (game.card("c4"), game.vine("c4"), game.side("north").vine_walls) == ("", True, 1)
    assert game.controller("c4-vine") == "north"


# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("vine-growth")
def test_vine_growth_puts_a_vine_wall_next_to_an_own_wall() -> None:
    game = scenario("""turn 3 south event
        south hand vine-growth
        south vine-walls 2
        south c3 wall
        south c4 savager
        south d3 vine-wall
        north b3 mountain-vargath-warrior
        north a8 wall""")
    game.play("play vine-growth")
    assert game.options == ["to b3", "to c2", "to c4", "to d2", "to d4", "to e3"]  # under units, beside Vine Walls
    game.play("to b3")
    assert (game.vine("b3"), game.card("b3")) == (True, "mountain-vargath-warrior")
    assert (game.side("south").vine_walls, game.discard("south")) == (1, ["vine-growth"])


@pytest.mark.card("vine-growth")
def test_vine_growth_without_vine_walls_left_does_nothing() -> None:
    """O-32: no condition is printed on it."""
    game = scenario("""turn 3 south event
        south hand vine-growth
        south c3 wall
        south a1 mugglug""")
    game.play("play vine-growth")
    assert game.discard("south") == ["vine-growth"]


@pytest.mark.card("vine-guard")
def test_vine_guard_protects_until_the_next_own_turn() -> None:
    game = scenario("""turn 3 south event
        south hand vine-guard
        south c4 savager
        south d4 vine-wall
        north c5 mountain-vargath-warrior
        south b4 mountain-vargath-warrior""")
    game.play("play vine-guard")
    assert game.abilities("c4") == ["fear", "vinemancer-guard"]
    assert game.abilities("b4") == ["battle-frenzy"]  # no Swamp Orc
    assert game.abilities("c5") == ["battle-frenzy"]
    pass_turns(game, 4)
    game.play("end", "attack c5 c4", "roll 4")
    assert game.wounds("c4") == 0
    pass_turns(game, 5)
    assert game.abilities("c4") == ["fear"]


@pytest.mark.card("ensnare")
def test_ensnare_places_up_to_two_commons_on_vine_walls() -> None:
    game = scenario("""turn 3 south event
        south hand ensnare
        south c3 vine-wall
        south d3 vine-wall
        south e3 vine-wall
        south e3 savager
        north c7 mountain-vargath-warrior
        north c8 mountain-vargath-warrior
        north f5 mountain-vargath-warrior
        north a8 torodin""")
    game.play("play ensnare")
    assert game.options == ["done", "target c7", "target e3", "target f5"]  # 4 squares, and Commons only
    game.play("target c7")
    assert (game.card("c3"), game.prompt) == ("mountain-vargath-warrior", "ensnare")  # d3 is 5 squares away
    assert game.options == ["done", "target e3", "target f5"]  # each Common once
    game.play("target f5")
    assert (game.card("d3"), game.prompt) == ("mountain-vargath-warrior", "phase-move")


@pytest.mark.card("ambush")
def test_ambush_lets_swamp_orcs_leave_vines_and_strike_harder_this_turn() -> None:
    game = scenario("""turn 3 south event
        south hand ambush
        south c2 savager
        south d2 swamp-orcs-hunter
        south c2 vine-wall
        south d2 vine-wall
        south f4 mountain-vargath-warrior
        south f4 vine-wall
        south a1 mugglug""")
    game.play("play ambush", "move c2 c3", "move d2 d3")
    assert (game.attack("c3"), game.attack("d3")) == (4, 2)  # equal abilities count once (SW1-STACK-2)
    game.play("move f4 f5")
    assert game.asked == "chance"
    game.play("roll 4")
    assert game.attack("f5") == 1
    pass_turns(game, 4)
    assert game.abilities("c3") == ["fear"]
