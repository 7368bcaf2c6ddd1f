"""The cards of the Tundra Guild as their table has them, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from tests.alliances.factions import printed
from tests.alliances.scenario import Scenario, scenario

UNITS = {
    "hogar": ("hogar", "summoner", -1, "sword", 3, 6, "frozen-masonry", 1),
    "urgar": ("urgar", "champion", 6, "sword", 2, 7, "rune-fed", 1),
    "dagna": ("dagna", "champion", 5, "bow", 2, 5, "shift-the-runes", 1),
    "morgrim": ("morgrim", "champion", 5, "sword", 3, 5, "stone-melding", 1),
    "scribe": ("scribe", "common", 1, "sword", 1, 1, "read-the-runes", 6),
    "marauder": ("marauder", "common", 2, "sword", 2, 2, "rune-throw", 6),
    "ice-golem": ("ice-golem", "common", 2, "sword", 1, 4, "living-ice", 6),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.card("hogar", "wall", "marauder", "ice-golem", "scribe")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("tundra-guild") == ("b3:ice-golem c2:scribe c4:marauder d1:hogar d3:wall e3:ice-golem")
    assert printed.events("tundra-guild") == {
        "rune-of-heroism": 1,
        "rune-of-power": 2,
        "rune-of-frost": 2,
        "rune-of-knowledge": 2,
        "tundra-guild-reinforcements": 1,
        "tundra-guild-a-hero-is-born": 1,
    }
    assert printed.deck("tundra-guild") == {"wall": 3, "summoner": 1, "champion": 3, "common": 18, "event": 9}


SUMMONERS = "south a1 hogar\nnorth f8 sunderved\n"


def guild(lines: str) -> Scenario:
    """Hogar in his corner, and these lines."""
    return scenario(SUMMONERS + lines)


def advance(game: Scenario, turn: int, phase: str) -> Scenario:
    """End phases until this one of this turn."""
    while (game.state.turn, game.phase) != (turn, phase):
        game.play("end")
    return game


# Hogar ----------------------------------------------------------------------------------------------------------------


@pytest.mark.card("hogar")
def test_walls_of_hogars_player_are_wounded_only_by_four_and_more() -> None:
    lines = "turn 4 north attack\n{seat} c3 {card}\nnorth c4 melek"
    own = guild(lines.format(seat="south", card="wall")).play("attack c4 c3", "roll 3 4 6")
    assert own.wounds("c3") == 2
    other = guild(lines.format(seat="north", card="wall")).play("attack c4 c3", "roll 3 4 6")
    assert other.wounds("c3") == 3
    unit = guild(lines.format(seat="south", card="marauder wounds 1")).play("attack c4 c3", "roll 3 3 1")
    assert unit.card("c3") == ""


@pytest.mark.card("hogar", "ice-golem")
def test_hogar_protects_a_golem_that_is_an_ice_wall() -> None:
    lines = "turn 4 north attack\nsouth c3 ice-golem {rune}\nnorth c4 melek"
    wall = guild(lines.format(rune="under rune-of-power")).play("attack c4 c3", "roll 3 4 6")
    assert wall.wounds("c3") == 2
    assert guild(lines.format(rune="")).play("attack c4 c3", "roll 3 4 6").wounds("c3") == 3


# Champions ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("urgar")
def test_urgar_rolls_a_die_more_for_each_rune_under_him() -> None:
    assert guild("south c3 urgar").attack("c3") == 2
    assert guild("south c3 urgar under rune-of-power under rune-of-frost").attack("c3") == 4
    assert guild("south c3 urgar under wall").attack("c3") == 2
    assert guild("south c3 urgar under rune-of-heroism").attack("c3") == 5


DAGNA = """turn 3 south move
    south c3 dagna {dagna}
    south d4 marauder
    south f4 marauder under rune-of-power
    north c5 melek {melek}
"""


@pytest.mark.card("dagna")
def test_dagna_moves_a_rune_between_units_near_her() -> None:
    game = guild(DAGNA.format(dagna="", melek="under rune-of-heroism under rune-of-frost")).play("move c3 c4")
    assert (game.prompt, game.options) == ("shift-the-runes", ["pass", "target c5"])  # f4 is too far away
    game.play("target c5")
    assert (game.prompt, game.options) == ("shift-the-runes-card", ["card rune-of-frost", "card rune-of-heroism"])
    game.play("card rune-of-heroism")
    assert (game.prompt, game.options) == ("shift-the-runes-to", ["target c4", "target d4"])
    game.play("target d4")
    assert (game.under("c5"), game.under("d4"), game.attack("d4")) == (["rune-of-frost"], ["rune-of-heroism"], 4)


@pytest.mark.card("dagna")
def test_dagna_may_leave_the_runes_and_needs_one() -> None:
    game = guild(DAGNA.format(dagna="under rune-of-frost", melek="")).play("move c3 c4", "pass")
    assert game.under("c4") == ["rune-of-frost"]
    assert guild(DAGNA.format(dagna="", melek="")).play("move c3 c4").prompt == "phase-move"


@pytest.mark.card("morgrim")
def test_morgrim_is_hard_next_to_any_wall() -> None:
    lines = "turn 4 north attack\nsouth c3 morgrim\nnorth c4 melek\n{wall}"
    alone = guild(lines.format(wall="")).play("attack c4 c3", "roll 3 4 6")
    enemy = guild(lines.format(wall="north d3 wall")).play("attack c4 c3", "roll 3 4 6")
    golem = guild(lines.format(wall="south b3 ice-golem under rune-of-frost")).play("attack c4 c3", "roll 3 4 6")
    plain = guild(lines.format(wall="south b3 ice-golem")).play("attack c4 c3", "roll 3 4 6")
    assert [game.wounds("c3") for game in (alone, enemy, golem, plain)] == [3, 2, 2, 3]


# Commons --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("scribe")
def test_a_scribe_next_to_a_rune_draws_instead_of_attacking() -> None:
    game = guild(
        """turn 3 south attack
        south c3 scribe
        south c2 marauder under rune-of-frost
        south e3 scribe
        south draw wall wall
        north d3 melek"""
    )
    assert game.starting("use read-the-runes") == ["use read-the-runes c3 c3"]
    game.play("use read-the-runes c3 c3")
    assert (game.hand("south"), game.state.attacks, game.targets("c3")) == (["wall"], 1, "")
    attacked = guild("turn 3 south attack\nsouth c3 scribe\nsouth c2 marauder under rune-of-frost\nnorth c4 melek")
    assert attacked.play("attack c3 c4", "roll 1").starting("use read-the-runes") == []


@pytest.mark.card("marauder")
def test_a_marauder_shoots_with_a_rune() -> None:
    lines = "turn 3 south attack\nsouth c3 marauder {rune}\nnorth c6 melek\nnorth d3 melek"
    assert guild(lines.format(rune="")).targets("c3") == "d3"
    assert guild(lines.format(rune="under rune-of-frost")).targets("c3") == "c6 d3"
    assert guild(lines.format(rune="under wall")).targets("c3") == "d3"


@pytest.mark.card("ice-golem")
def test_one_summons_next_to_a_golem_with_an_event_under_it() -> None:
    lines = "turn 3 south summon\nsouth hand scribe\nsouth magic wall\nsouth c5 ice-golem {rune}"
    assert guild(lines.format(rune="under rune-of-knowledge")).summons("scribe") == "b5 c4 c6 d5"
    assert guild(lines.format(rune="under scribe")).summons("scribe") == ""
    assert guild(lines.format(rune="")).summons("scribe") == ""


# Runes ----------------------------------------------------------------------------------------------------------------

RUNE = """turn 3 south event
    south hand {rune}
    south magic wall wall
    south c3 marauder
    north c4 melek
    north magic wall wall wall
"""


GIFTS = {
    "rune-of-heroism": "heroism",
    "rune-of-power": "lesser-power-surge",
    "rune-of-frost": "tough",
    "rune-of-knowledge": "knowledge",
}


@pytest.mark.card(*GIFTS)
@pytest.mark.parametrize("rune", GIFTS)
def test_a_rune_lies_under_any_unit_and_gives_it_an_ability(rune: str) -> None:
    game = guild(RUNE.format(rune=rune)).play(f"play {rune}")
    assert (game.prompt, game.options) == ("rune-event", ["target a1", "target c3", "target c4", "target f8"])
    game.play("target c4")
    assert (game.under("c4"), game.discard("south")) == ([rune], [])
    assert GIFTS[rune] in game.abilities("c4")


@pytest.mark.card("rune-of-heroism")
def test_heroism_gives_two_dice() -> None:
    assert guild("south c3 marauder under rune-of-heroism").attack("c3") == 4


@pytest.mark.card("rune-of-heroism")
def test_any_player_erases_the_runes_of_a_unit_in_the_own_turn() -> None:
    game = guild(RUNE.format(rune="rune-of-heroism")).play("play rune-of-heroism", "target c3")
    assert game.starting("use") == ["use erase-the-runes c3 c3"]
    advance(game, 4, "move")
    assert game.starting("use") == ["use erase-the-runes c3 c3"]
    game.play("use erase-the-runes c3 c3")
    assert (game.under("c3"), game.attack("c3"), game.starting("use")) == ([], 2, [])
    assert (game.magic("north"), game.discard("north")) == (["wall"], ["wall", "wall", "rune-of-heroism"])


@pytest.mark.card("rune-of-heroism", "rune-of-frost")
def test_all_runes_go_at_once_and_two_magic_are_needed() -> None:
    lines = "turn 3 south move\nsouth magic {magic}\nsouth c3 marauder under rune-of-heroism under rune-of-frost"
    game = guild(lines.format(magic="wall wall")).play("use erase-the-runes c3 c3")
    assert (game.under("c3"), game.magic("south")) == ([], [])
    assert guild(lines.format(magic="wall")).starting("use") == []


@pytest.mark.card("rune-of-power")
def test_dice_of_six_are_two_hits_with_a_rune_of_power() -> None:
    game = guild("turn 3 south attack\nsouth c3 marauder under rune-of-power\nnorth c4 hydrake")
    assert game.play("attack c3 c4", "roll 6 6").wounds("c4") == 4
    small = guild("turn 3 south attack\nsouth c3 marauder under rune-of-power\nnorth c4 hydrake")
    assert small.play("attack c3 c4", "roll 5 2").wounds("c4") == 1


@pytest.mark.card("rune-of-frost")
def test_a_unit_with_a_rune_of_frost_is_tough() -> None:
    game = guild("turn 4 north attack\nsouth c3 marauder under rune-of-frost\nnorth c4 melek")
    assert game.play("attack c4 c3", "roll 3 3 4").wounds("c3") == 1


@pytest.mark.card("rune-of-knowledge")
def test_the_controller_of_a_unit_with_a_rune_of_knowledge_draws_a_sixth_card() -> None:
    lines = "turn 4 north move\nsouth c3 marauder {rune}\nsouth draw wall wall wall wall wall wall wall"
    game = advance(guild(lines.format(rune="under rune-of-knowledge")), 5, "event")
    assert len(game.hand("south")) == 6
    assert len(advance(guild(lines.format(rune="")), 5, "event").hand("south")) == 5


@pytest.mark.card("rune-of-knowledge")
def test_a_rune_is_discarded_when_its_unit_is_destroyed() -> None:
    game = guild("turn 4 north attack\nsouth c3 marauder wounds 1 under rune-of-knowledge\nnorth c4 melek")
    game.play("attack c4 c3", "roll 3 3 4")
    assert (game.magic("north"), game.discard("south")) == (["marauder"], ["rune-of-knowledge"])


# Events without runes -------------------------------------------------------------------------------------------------

REINFORCEMENTS = """turn 3 south event
    south hand tundra-guild-reinforcements scribe scribe ice-golem urgar
    south d3 wall
    north c7 melek
    north d7 melek
    {more}"""


@pytest.mark.card("tundra-guild-reinforcements")
def test_two_commons_are_summoned_for_nothing_if_the_opponent_has_more_units() -> None:
    game = guild(REINFORCEMENTS.format(more="")).play("play tundra-guild-reinforcements")
    assert game.prompt == "reinforcements"
    assert game.options == [
        "done", "summon ice-golem c3", "summon ice-golem d2", "summon ice-golem d4", "summon ice-golem e3",
        "summon scribe c3", "summon scribe d2", "summon scribe d4", "summon scribe e3",
    ]  # fmt: skip
    game.play("summon scribe c3", "summon ice-golem e3")
    assert (game.card("c3"), game.card("e3"), game.hand("south")) == ("scribe", "ice-golem", ["scribe", "urgar"])
    assert game.prompt != "reinforcements"


@pytest.mark.card("tundra-guild-reinforcements")
def test_reinforcements_need_fewer_units() -> None:
    game = guild(REINFORCEMENTS.format(more="south a3 scribe\nsouth a4 scribe"))
    assert game.starting("play") == []
    stopped = guild(REINFORCEMENTS.format(more="")).play("play tundra-guild-reinforcements", "done")
    assert stopped.discard("south") == ["tundra-guild-reinforcements"]


@pytest.mark.card("tundra-guild-a-hero-is-born")
def test_a_champion_is_searched_for_in_the_draw_pile() -> None:
    game = guild("turn 3 south event\nsouth hand tundra-guild-a-hero-is-born\nsouth draw wall urgar scribe dagna")
    game.play("play tundra-guild-a-hero-is-born")
    assert (game.prompt, game.options) == ("a-hero-is-born", ["card dagna", "card urgar"])
    game.play("card dagna")
    assert (game.hand("south"), sorted(game.draw_pile("south"))) == (["dagna"], ["scribe", "urgar", "wall"])


@pytest.mark.card("tundra-guild-a-hero-is-born")
def test_the_search_tells_nobody_that_there_is_no_champion() -> None:
    game = scenario(
        SUMMONERS + "turn 3 south event\nsouth hand tundra-guild-a-hero-is-born\nsouth draw wall", patient=True
    )
    game.play("play tundra-guild-a-hero-is-born")
    assert (game.prompt, game.options) == ("a-hero-is-born", ["pass"])
