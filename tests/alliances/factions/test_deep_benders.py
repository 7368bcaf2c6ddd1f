"""Every card of the Deep Benders as its table has it, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.cards import BY_ID, FACTIONS
from tests.alliances.factions import printed
from tests.alliances.scenario import Scenario, scenario

UNITS = {
    "endrich": ("endrich", "summoner", -1, "bow", 2, 5, "geopathic-command", 1),
    "kendre": ("kendre", "champion", 5, "bow", 2, 5, "gem-transfer", 1),
    "keodel": ("keodel", "champion", 6, "bow", 2, 5, "geopathy", 1),
    "owl-gryphon": ("owl-gryphon", "champion", 5, "sword", 2, 6, "conserve", 1),
    "geopath": ("geopath", "common", 1, "bow", 1, 1, "", 6),
    "gem-priestess": ("gem-priestess", "common", 2, "sword", 1, 2, "", 6),
    "deep-dragon": ("deep-dragon", "common", 3, "sword", 2, 3, "", 6),
    "gorgon": ("gorgon", "conjuration", -1, "sword", 1, 3, "petrifying-gaze", 1),
}
BOOSTS = {
    "geopath": (1, "geopathic-shot"),
    "gem-priestess": (1, "gem-blessing"),
    "deep-dragon": (1, "tough swift"),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.parametrize("id", BOOSTS)
def test_printed_boost(id: str) -> None:
    card = BY_ID[id]
    assert (card.boost, " ".join(own.id for own in card.boosted)) == BOOSTS[id]


@pytest.mark.card("endrich", "wall", "gem-priestess", "geopath")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("deep-benders") == (
        "b2:geopath b4:gem-priestess c2:endrich c3:wall d4:gem-priestess e3:geopath"
    )
    assert printed.events("deep-benders") == {"teleport": 4, "unlock": 2, "reclaim": 2, "conjure-gorgon": 1}
    assert printed.deck("deep-benders") == {
        "summoner": 1, "champion": 3, "common": 18, "event": 9, "wall": 3, "conjuration": 1,
    }  # fmt: skip
    assert FACTIONS["deep-benders"].parts == ("deep-dwarves", "benders")


# Endrich --------------------------------------------------------------------------------------------------------------


def endrich_ends_attacking(lines: str = "south magic wall wall") -> Scenario:
    return scenario(f"""
        turn 3 south attack
        south a1 endrich attacked
        south c3 deep-dragon boosts 1 attacked
        south e3 geopath
        south hand wall
        north c4 savager
        north e8 savager
        {lines}
    """).play("end")


@pytest.mark.card("endrich")
def test_geopathic_command_attacks_with_a_boosted_unit_once_more_for_magic() -> None:
    game = endrich_ends_attacking()
    assert (game.prompt, game.options) == ("geopathic-command", ["pass", "target c3"])
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.phase, len(declined.magic("south"))) == ("magic", 2)
    game.play("target c3")
    assert game.prompt == "free-attack"
    game.play("attack c3 c4", "roll 5 5")
    assert (game.wounds("c4"), len(game.magic("south")), game.phase) == (2, 1, "magic")


@pytest.mark.card("endrich")
def test_geopathic_command_needs_magic() -> None:
    assert endrich_ends_attacking("").phase == "magic"


# Champions ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("kendre")
def test_gem_transfer_moves_a_boost_after_moving_her() -> None:
    game = scenario("""
        turn 3 south move
        south c2 kendre
        south c3 gem-priestess boosts 1
        south e3 geopath
        south f3 deep-dragon boosts 1
        south hand wall
        north c5 geopath
        north d5 geopath boosts 1
    """).play("move c2 c2")
    assert (game.prompt, game.options) == ("gem-transfer", ["pass", "target c3", "target f3"])
    game.play("target c3")
    assert [game.piece(square).boosts for square in ("c3", "e3")] == [0, 1], "there is only one to receive it"
    assert (game.attack("e3"), game.life("c3")) == (2, 2)


@pytest.mark.card("kendre")
def test_a_priestess_who_lives_by_her_boost_dies_without_it() -> None:
    game = scenario("""
        turn 3 south move
        south c2 kendre
        south c3 gem-priestess boosts 1 wounds 3
        south e3 geopath
        south hand wall
    """).play("move c2 c2", "target c3")
    assert (game.card("c3"), game.piece("e3").boosts, game.magic("south")) == ("", 1, ["gem-priestess"])


def keodel_begins_attacking(magic: str) -> Scenario:
    return scenario(f"""
        turn 3 south move
        south c3 keodel
        south c4 geopath
        south b3 wall
        south f1 geopath
        south hand wall
        south magic {magic}
        north d3 savager
        north c6 savager
    """).play("end")


@pytest.mark.card("keodel")
def test_geopathy_strengthens_all_adjacent_commons_for_one_magic_each() -> None:
    game = keodel_begins_attacking("wall wall wall")
    assert (game.prompt, game.options) == ("geopathy", ["pass", "yes"])
    game.play("yes")
    assert [game.attack(square) for square in ("c4", "d3", "f1", "c3")] == [3, 5, 1, 2]
    assert len(game.magic("south")) == 1
    assert keodel_begins_attacking("wall").prompt == "phase-attack", "all or none"


def gryphon_begins_attacking(discard: str = "wall geopath") -> Scenario:
    return scenario(f"""
        turn 3 south move
        south a1 endrich
        south c3 owl-gryphon
        south e3 geopath
        south f3 geopath
        south hand wall
        south magic wall
        south discard {discard}
        north a3 savager
        north c4 savager
        north e5 savager
        north f5 savager
    """).play("end")


@pytest.mark.card("owl-gryphon")
def test_conserve_turns_a_discarded_card_into_magic_for_two_attackers() -> None:
    game = gryphon_begins_attacking()
    assert (game.prompt, game.options) == ("conserve", ["card geopath", "card wall", "pass"])
    game.play("card wall")
    assert (game.magic("south"), game.discard("south")) == (["wall", "wall"], ["geopath"])
    assert [game.targets(square) for square in ("a1", "c3", "e3")] == ["", "", "c3 e5 f3"]
    game.play("attack e3 e5", "roll 1")
    assert game.targets("f3") == "", "one normal attack is left"


@pytest.mark.card("owl-gryphon")
def test_conserve_is_optional_and_needs_a_discarded_card() -> None:
    declined = gryphon_begins_attacking().play("pass")
    assert declined.targets("c3") == "c4"
    assert gryphon_begins_attacking("").prompt == "phase-attack"


# Commons and Conjurations ---------------------------------------------------------------------------------------------


@pytest.mark.card("geopath")
def test_a_geopath_is_boosted_when_summoned_and_shoots_far() -> None:
    game = scenario("""
        turn 3 south summon
        south a1 endrich
        south c3 wall
        south hand geopath geopath
        south magic wall wall wall
        north d8 savager
    """).play("boosted geopath d3", "summon geopath c4")
    assert (game.attack("d3"), game.attack("c4"), len(game.magic("south"))) == (2, 1, 0)
    far = scenario("""
        turn 3 south attack
        south d3 geopath boosts 1
        south c3 geopath
        south hand wall
        north d8 savager
        north c8 savager
        north c6 savager
    """)
    assert (far.targets("d3"), far.targets("c3")) == ("c3 d8", "c6 d3")


@pytest.mark.card("gem-priestess")
def test_a_boosted_priestess_heals_around_her_when_the_turn_begins() -> None:
    game = scenario("""
        turn 3 north magic
        south c3 gem-priestess boosts 1 wounds 3
        south c4 geopath
        south b3 owl-gryphon wounds 2
        south d3 deep-dragon wounds 2
        south c2 endrich wounds 1
        south f3 gem-priestess
        south e3 deep-dragon wounds 1
        north hand wall
        south hand wall
        north f8 sunderved
    """).play("end")
    assert game.turn_of == "south"
    assert game.wounds_on("c3 b3 d3 c2 e3") == [3, 1, 1, 1, 1]
    assert (game.life("c3"), game.life("f3")) == (1, 2)


@pytest.mark.card("deep-dragon")
def test_a_boosted_dragon_is_tough_and_swift() -> None:
    game = scenario("""
        turn 3 south move
        south c1 deep-dragon boosts 1
        south e1 deep-dragon
    """)
    assert ("c4" in game.moves("c1"), "e4" in game.moves("e1"), "e3" in game.moves("e1")) == (True, False, True)
    attacked = scenario("""
        turn 3 north attack
        north c5 savager
        north e5 savager
        north hand wall
        south c4 deep-dragon boosts 1
        south e4 deep-dragon
    """).play("attack c5 c4", "roll 3 4 5", "attack e5 e4", "roll 3 4 1")
    assert attacked.wounds_on("c4 e4") == [2, 2]


@pytest.mark.card("gorgon")
def test_petrifying_gaze_destroys_enemy_commons_within_two_squares_on_five_or_more() -> None:
    game = scenario("""
        turn 3 south move
        south c3 gorgon
        south c2 geopath
        south hand wall
        north d4 savager
        north c5 warden
        north b3 splub
        north e4 savager
    """).play("move c3 c3", "roll 4", "roll 5")
    assert (game.card("c5"), game.card("d4")) == ("warden", "")
    assert (game.card("b3"), game.card("e4"), game.card("c2")) == ("splub", "savager", "geopath")
    assert game.magic("south") == ["savager"]


# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("teleport")
def test_teleport_exchanges_two_own_units() -> None:
    game = scenario("""
        turn 3 south event
        south a1 endrich
        south c3 geopath wounds 0
        south e5 deep-dragon wounds 1
        south b1 wall
        south hand teleport wall
        north c5 savager
    """).play("play teleport")
    assert (game.prompt, game.options) == ("teleport", ["target a1", "target c3", "target e5"])
    game.play("target e5")
    assert (game.prompt, game.options) == ("teleport-with", ["target a1", "target c3"])
    game.play("target c3")
    assert (game.card("c3"), game.wounds("c3"), game.card("e5")) == ("deep-dragon", 1, "geopath")
    assert game.discard("south") == ["teleport"]


@pytest.mark.card("unlock")
def test_unlock_boosts_up_to_two_units_for_nothing() -> None:
    game = scenario("""
        turn 3 south event
        south a1 endrich
        south c3 geopath
        south d3 gem-priestess
        south e3 deep-dragon boosts 1
        south f3 deep-dragon
        south hand unlock wall
        north c5 geopath
    """).play("play unlock")
    assert (game.prompt, game.options) == ("unlock", ["done", "target c3", "target d3", "target f3"])
    one = Scenario(game.state.clone()).play("target c3", "done")
    assert (one.piece("c3").boosts, one.prompt) == (1, "phase-event")
    game.play("target f3", "target d3")
    assert [game.piece(square).boosts for square in ("c3", "d3", "e3", "f3")] == [0, 1, 1, 1]
    assert game.prompt == "phase-event"


@pytest.mark.card("reclaim")
def test_reclaim_takes_boosts_back_for_their_magic() -> None:
    game = scenario("""
        turn 3 south event
        south a1 endrich
        south c3 geopath boosts 1
        south e3 deep-dragon boosts 1
        south f3 gem-priestess boosts 1
        south hand reclaim wall
        south discard geopath wall deep-dragon kendre
        north c5 geopath boosts 1
    """).play("play reclaim")
    assert (game.prompt, game.options) == ("reclaim", ["done", "target c3", "target e3", "target f3"])
    game.play("target e3", "target c3", "done")
    assert [game.piece(square).boosts for square in ("c3", "e3", "f3")] == [0, 0, 1]
    assert game.magic("south") == ["kendre", "deep-dragon"]
    assert game.discard("south") == ["geopath", "wall", "reclaim"]


@pytest.mark.card("conjure-gorgon", "gorgon")
def test_conjure_gorgon_puts_one_next_to_endrich() -> None:
    game = scenario("""
        turn 3 south event
        south a1 endrich
        south hand conjure-gorgon wall
        south conjurations gorgon
        north c5 savager
    """).play("play conjure-gorgon")
    assert (game.prompt, game.options) == ("conjure-gorgon", ["to a2", "to b1"])
    game.play("to a2")
    assert (game.card("a2"), game.side("south").conjurations) == ("gorgon", ())
