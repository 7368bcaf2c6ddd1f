"""The classes of cards, and which cards a name in a text covers (CLASS, NAME)."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import (
    BY_ID,
    CARDS,
    CHAMPION,
    COMMON,
    EPIC,
    EVENT,
    FACTIONS,
    GATE,
    STARTING_GATE,
    STRUCTURE,
    UNIT,
    Card,
)
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.kernel import SettingsError
from tests.summoner_wars.scenario import card_of, fresh, scenario

# Classes --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-CLASS-1")
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_class_line_is_made_of_the_known_classes(card: Card) -> None:
    ranks = set(card.class_names()) & {"common", "champion", "summoner"}
    kinds = set(card.class_names()) & {"standard", "epic"}
    assert len(ranks) == card.is_a(UNIT)
    assert len(kinds) == card.is_a(EVENT)
    assert not card.is_a(UNIT) or not card.is_a(EVENT)
    assert card.is_a(UNIT | EVENT | STRUCTURE)
    if card in (GATE, STARTING_GATE):
        assert card.class_names() == ["structure"]


@pytest.mark.rule("SW2-CLASS-2")
def test_every_word_of_the_class_line_is_a_class() -> None:
    classes = {id: set(BY_ID[id].class_names()) for id in ("bear-cavalry", "ollag", "svara", "ice-repair", "ice-ram")}
    assert classes == {
        "bear-cavalry": {"common", "unit"},
        "ollag": {"champion", "unit"},
        "svara": {"summoner", "unit"},
        "ice-repair": {"standard", "event"},
        "ice-ram": {"epic", "event"},
    }
    assert BY_ID["bear-cavalry"].is_a(COMMON)
    assert BY_ID["bear-cavalry"].is_a(UNIT)
    assert not BY_ID["bear-cavalry"].is_a(CHAMPION)
    # Alone (the event asks for a unit) and in combination (for a common unit).
    purge = scenario("turn 3 south move\nsouth hand purge\nsouth c3 bear-cavalry\nsouth d3 ollag")
    purge.play("play purge")
    assert purge.options == ["done", "target a1", "target c3", "target d3"]
    weapon = scenario("""
        turn 3 south build
        south hand hellforged-weapon
        south c3 bear-cavalry
        south d3 ollag
        south e3 frost-mage
    """)
    weapon.play("play hellforged-weapon")
    assert weapon.options == ["target c3", "target e3"]


@pytest.mark.rule("SW2-CLASS-3")
def test_a_common_unit_structure_is_each_of_them() -> None:
    assert set(BY_ID["ice-golem"].class_names()) == {"common", "unit", "structure"}
    # Common: a Bear Cavalry tramples over it.
    trampled = scenario("turn 3 south move\nsouth c3 bear-cavalry\nnorth c4 ice-golem")
    trampled.play("move c3 c5 c4")
    assert trampled.damage("c4") == 1
    # Structure: a Horde Climber climbs over it, Ice Repair mends it.
    climbed = scenario("turn 3 south move\nsouth hand ice-repair\nsouth c3 horde-climber\nsouth c4 ice-golem damage 3")
    assert "move c3 c5" in climbed.options
    climbed.play("play ice-repair")
    assert climbed.damage("c4") == 1
    # Unit: attacked by Jarmund it gives him momentum, and it fights itself.
    attacked = scenario("turn 3 south attack\nsouth c3 jarmund\nnorth c5 ice-golem\nsouth d5 ice-golem")
    attacked.play("attack c3 c5", "roll s s s")
    assert attacked.boosts("c3") == 1
    assert attacked.starting("attack d5") == ["attack d5 c5"]
    # Common unit: it can bear a weapon.
    armed = scenario("turn 3 south build\nsouth hand hellforged-weapon\nsouth c3 ice-golem\nsouth d3 frost-mage")
    armed.play("play hellforged-weapon")
    assert armed.options == ["target c3", "target d3"]


@pytest.mark.rule("SW2-CLASS-4")
def test_a_standard_event_structure_is_each_of_them() -> None:
    assert set(BY_ID["parapet"].class_names()) == {"standard", "event", "structure"}
    # Structure, and neither common nor unit.
    game = scenario("""
        turn 3 south move
        south hand ice-repair
        south b4 bear-cavalry
        south d4 horde-climber
        south b5 parapet damage 3
        south d5 parapet
    """)
    assert game.starting("move b4 b6") == []
    assert "move d4 d6" in game.options
    game.play("play ice-repair")
    assert game.damage("b5") == 1
    # Standard event: a deck has room for six, and for two of a name.
    deck = "summoner: Svara; Ollag; Jarmund; Nadiana; 4 Frost Mage; 4 Bear Cavalry; 4 Ice Smith; 4 Ice Golem"
    fresh(f"{deck}; 2 Parapet; 2 Ice Repair; 2 Glacial Shift")
    with pytest.raises(SettingsError) as caught:
        fresh(f"{deck}; 3 Parapet; 2 Ice Repair; 2 Glacial Shift")
    found = [(card_of(wrong), wrong.rule) for wrong in caught.value.problems]
    assert found == [("", "SW2-DECK-2"), ("", "SW2-DECK-2"), ("parapet", "SW2-DECK-4")]


@pytest.mark.rule("SW2-CLASS-5")
@pytest.mark.parametrize("unit", ["svara", "nadiana", "frost-mage"])
def test_units_of_every_rank_move_and_attack(unit: str) -> None:
    other = "" if unit == "svara" else "south a1 svara"
    board = f"south c3 {unit}\nnorth c4 gate\n{other}"
    assert "move c3 d3" in scenario(f"turn 3 south move\n{board}").options
    assert "attack c3 c4" in scenario(f"turn 3 south attack\n{board}").options


@pytest.mark.rule("SW2-CLASS-6")
@pytest.mark.parametrize("structure", ["gate", "starting-gate", "parapet"])
def test_a_plain_structure_neither_moves_nor_attacks_but_can_be_destroyed(structure: str) -> None:
    board = f"south c3 {structure}\nsouth e3 frost-mage\nnorth c4 undead-warrior\nnorth e4 gate"
    move = scenario(f"turn 3 south move\n{board}")
    assert move.starting("move c3") == []
    assert move.refusal("move c3 c2") == ["SW2-CLASS-6"]
    attack = scenario(f"turn 3 south attack\n{board}")
    assert attack.starting("attack c3") == []
    assert attack.refusal("attack c3 c4") == ["SW2-CLASS-6"]
    life = BY_ID[structure].life
    target = scenario(f"turn 3 north attack\n{board.replace(structure, f'{structure} damage {life - 2}')}")
    target.play("attack c4 c3", "roll s s")
    assert target.card("c3") == ""


@pytest.mark.rule("SW2-CLASS-7")
@pytest.mark.parametrize(
    ("card", "is_gate"),
    [("gate", True), ("starting-gate", True), ("ice-golem", True), ("parapet", False), ("frost-mage", False)],
)
def test_only_gates_and_what_says_so_are_gates(card: str, is_gate: bool) -> None:
    game = scenario(f"turn 3 south summon\nsouth hand ice-smith\nsouth d3 {card}\nsouth f1 gate")
    next_to_it = [f"summon ice-smith {square}" for square in ("c3", "d2", "d4", "e3")]
    next_to_gate = ["summon ice-smith e1", "summon ice-smith f2"]
    assert game.starting("summon") == sorted(next_to_gate + (next_to_it if is_gate else []))


@pytest.mark.rule("SW2-CLASS-8")
@pytest.mark.parametrize("faction", list(FACTIONS))
def test_every_deck_has_three_champions_and_sixteen_commons(faction: str) -> None:
    cards = [CARDS[number] for number in ready_deck(faction).pile]
    champions = [card.id for card in cards if card.is_a(CHAMPION)]
    assert len(champions) == len(set(champions)) == 3
    assert sum(card.is_a(COMMON) for card in cards) == 16
    assert sum(card.is_a(EPIC) for card in cards) == 2


@pytest.mark.rule("SW2-CLASS-9")
def test_an_effect_on_enemy_units_spares_plain_structures() -> None:
    game = scenario("""
        turn 3 south build
        south hand gate
        south c2 jarmund boosts 1
        south c4 gate
        south d3 frost-mage
        north c5 gate
        north b4 undead-warrior
        north d4 ice-golem
    """)
    game.play("end", "yes")
    assert {square: game.damage(square) for square in ("c4", "d3", "c5", "b4", "d4")} == {
        "c4": 0,
        "d3": 0,
        "c5": 0,
        "b4": 1,
        "d4": 1,
    }


# Names ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-NAME-1")
def test_a_name_covers_every_card_that_contains_it() -> None:
    game = scenario("""
        turn 3 north summon
        north c8 ret-talus
        north discard undead-archer undead-warrior undead-carrier gul-dass hellfire-cultist sacrificial-pyre frost-mage
    """)
    game.play("use raise-the-dead c8 c8")
    assert game.options == ["card undead-archer", "card undead-carrier", "card undead-warrior"]


@pytest.mark.rule("SW2-NAME-1")
def test_a_name_covers_cards_of_every_faction() -> None:
    carriers = scenario("""
        turn 3 south attack
        south discard spore-carrier undead-carrier undead-warrior fungal-beast
        south c3 undead-carrier
        north c4 horde-slinger
    """)
    carriers.play("attack c3 c4", "roll s s")
    assert carriers.options == ["card spore-carrier", "card undead-carrier", "pass"]
    # Targan strengthens what is called Frost: Orcs and Dwarves, but no Ice Smith.
    frost = scenario("""
        turn 3 south attack
        south c3 targan
        south c4 frost-mage
        south b3 frost-shaman
        south c2 ice-smith
    """)
    assert [frost.strength(square) for square in ("c4", "b3", "c2")] == [2, 4, 2]


@pytest.mark.rule("SW2-NAME-2")
@pytest.mark.parametrize(
    ("card", "words", "matches"),
    [
        ("undead-archer", "Undead", True),
        ("undead-archer", "ARCHER", True),
        ("undead-archer", "undead archer", True),
        ("undead-archer", "archer undead", False),
        ("undead-archer", "dead", False),
        ("undead-archer", "arch", False),
        ("undead-warrior", "Élőhalott", False),
        ("the-eater", "eat", False),
        ("enrage-the-horde", "enrage horde", False),
        ("enrage-the-horde", "the horde", True),
    ],
)
def test_names_match_by_whole_english_words_in_sequence(card: str, words: str, matches: bool) -> None:
    assert BY_ID[card].is_named(words) is matches
