"""What stands on cards, and when cards are different (CARD)."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import (
    CARDS,
    EVENT,
    FACTIONS,
    MELEE,
    NO_ATTACK,
    NO_COST,
    PHASES,
    RANGED,
    STANDARD,
    STRUCTURE,
    SUMMONER,
    SYMBOLS,
    UNIT,
    Card,
)
from stonehall.games.summoner_wars.events import BOOK
from stonehall.kernel import SettingsError
from tests.summoner_wars.scenario import card_of, fresh, scenario

UNITS = [card for card in CARDS if card.is_a(UNIT)]
EVENTS = [card for card in CARDS if card.is_a(EVENT)]
STRUCTURES = [card for card in CARDS if card.is_a(STRUCTURE)]


@pytest.mark.rule("SW2-CARD-1", "SW2-CARD-6", "SW2-CARD-8", "SW2-CARD-9")
@pytest.mark.parametrize("card", UNITS, ids=lambda card: card.id)
def test_what_a_unit_card_carries(card: Card) -> None:
    assert card.faction in FACTIONS
    assert card in FACTIONS[card.faction].cards()
    assert card.strength >= 0
    assert card.attack in (MELEE, RANGED)
    assert card.life > 0
    assert card.cost == NO_COST if card.is_a(SUMMONER) else card.cost >= 0
    assert card.symbols
    assert set(card.symbols) <= set(SYMBOLS)
    assert card.abilities


@pytest.mark.rule("SW2-CARD-2", "SW2-CARD-6", "SW2-CARD-9")
@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
def test_what_an_event_card_carries(card: Card) -> None:
    assert card.cost >= 0
    assert PHASES[card.phase] in ("summon", "move", "build", "attack", "magic")
    assert bool(card.symbols) == card.is_a(STANDARD)
    assert card.id in BOOK.effects or card.id in BOOK.layings or card.abilities
    assert (card.life > 0) == card.is_a(STRUCTURE)
    assert card.attack == NO_ATTACK


@pytest.mark.rule("SW2-CARD-3", "SW2-CARD-6", "SW2-CARD-9")
@pytest.mark.parametrize("card", STRUCTURES, ids=lambda card: card.id)
def test_what_a_structure_card_carries(card: Card) -> None:
    assert card.cost >= 0
    assert card.life > 0
    if not card.is_a(UNIT):
        assert (card.strength, card.attack) == (0, NO_ATTACK)


@pytest.mark.rule("SW2-CARD-3")
def test_a_structure_shows_no_strength_and_no_attack_type() -> None:
    game = scenario("turn 3 south move\nsouth c3 gate\nsouth d3 parapet\nsouth e3 ice-golem")
    pieces = game.state.view(None)["pieces"]
    assert isinstance(pieces, list)
    shown = {piece["card"]: (piece["attack"], piece["strength"]) for piece in pieces}
    assert shown["gate"] == shown["parapet"] == ("", -1)
    assert shown["ice-golem"] == ("melee", 2)


@pytest.mark.rule("SW2-CARD-4")
def test_a_card_of_two_types_has_the_values_and_rules_of_both() -> None:
    summon = scenario("turn 3 south summon\nsouth magic 2\nsouth hand ice-golem parapet\nsouth c3 gate")
    assert summon.starting("summon") == [f"summon ice-golem {square}" for square in ("b3", "c2", "c4", "d3")]
    build = scenario("turn 3 south build\nsouth magic 2\nsouth hand ice-golem parapet\nsouth c3 gate")
    assert {"build ice-golem f3", "build parapet f3"} <= set(build.options)
    assert build.refusal("play parapet") == ["SW2-EVT-9"]
    build.play("build ice-golem c2", "build parapet d3")
    assert (build.life("c2"), build.strength("c2"), build.life("d3")) == (5, 2, 5)


@pytest.mark.rule("SW2-CARD-5")
@pytest.mark.parametrize(
    ("attacker", "targets", "dealt"),
    [("undead-carrier", ["c4"], 1), ("hellfire-cultist", ["c4", "f3"], 2)],
)
def test_the_symbol_beside_the_strength_is_the_way_of_fighting(attacker: str, targets: list[str], dealt: int) -> None:
    game = scenario(f"""
        turn 3 south attack
        south c3 {attacker}
        north c4 starting-gate
        north f3 gate
    """)
    assert game.starting("attack c3") == [f"attack c3 {square}" for square in targets]
    game.play("attack c3 c4", "roll b* sb")
    assert game.damage("c4") == dealt


@pytest.mark.rule("SW2-CARD-6")
def test_zero_is_a_cost() -> None:
    game = scenario("""
        turn 3 south summon
        south hand horde-climber beast-rider
        south c3 gate
        south e1 sneeks
    """)
    assert game.starting("summon") == [f"summon horde-climber {square}" for square in ("b3", "c2", "c4", "d3")]
    sneak = scenario("""
        turn 3 south move
        south hand sneak
        south c3 blarf
        south e3 beast-rider
        south a3 horde-clinger
        south e1 sneeks
        north e5 horde-slinger
    """)
    sneak.play("play sneak")
    assert sneak.options == ["done", "target a3", "target c3"]


@pytest.mark.rule("SW2-CARD-7")
def test_a_summoner_has_no_cost_to_be_matched() -> None:
    board = "south e1 sneeks\nsouth e2 horde-slinger\nnorth e3 ret-talus"
    sneak = scenario(f"turn 3 south move\nsouth hand sneak\n{board}")
    sneak.play("play sneak")
    assert sneak.starting("target") == ["target e2"]
    enrage = scenario(f"turn 3 south magic\nsouth magic 1\nsouth hand enrage-the-horde\n{board}")
    enrage.play("play enrage-the-horde")
    assert enrage.options == ["attack e2 e1", "attack e2 e3", "pass"]
    own = [card.id for card in CARDS if card.is_a(SUMMONER) and card.cost != NO_COST]
    assert own == []


@pytest.mark.rule("SW2-CARD-8")
def test_the_faction_of_a_unit_is_known_wherever_it_fights() -> None:
    game = scenario("turn 3 south move\nsouth c3 beast-rider owner north\nsouth d3 gate")
    pieces = game.state.view(None)["pieces"]
    assert isinstance(pieces, list)
    assert {piece["square"]: piece["faction"] for piece in pieces} == {
        "a1": "polar-dwarves",
        "c3": "cave-goblins",
        "d3": "",
        "f8": "fallen-kingdom",
    }


@pytest.mark.rule("SW2-CARD-10")
def test_the_summoner_card_fixes_what_starts_and_the_epic_events() -> None:
    commons = "4 Frost Mage; 4 Bear Cavalry; 4 Ice Smith; 4 Ice Golem"
    events = "2 Parapet; 2 Ice Repair; 2 Glacial Shift"
    custom = f"summoner: Svara; Ollag; Jarmund; Nadiana; {events}; {commons}"
    game = fresh(custom, "cave-goblins")
    ready = fresh("polar-dwarves", "cave-goblins")
    assert game.state.to_position() == ready.state.to_position()
    assert game.draw_pile("south").count("ice-ram") == 2
    with pytest.raises(SettingsError) as caught:
        fresh(f"{custom}; 2 Sacrificial Pyre", "cave-goblins")
    assert ("sacrificial-pyre", "SW2-DECK-3") in [(card_of(wrong), wrong.rule) for wrong in caught.value.problems]


@pytest.mark.rule("SW2-CARD-11")
def test_text_on_a_card_overrides_the_rules() -> None:
    moves = scenario("""
        turn 3 south move
        south c3 ice-golem
        south e5 horde-clinger
        south a8 gate
    """)
    # A structure that may move, and a unit that may not.
    assert moves.starting("move c3") == ["move c3 b3", "move c3 c2", "move c3 c4", "move c3 d3"]
    assert moves.refusal("move e5 e6") == ["SW2-CARD-11"]
    summons = scenario("""
        turn 3 south summon
        south magic 7
        south hand elut-bal frost-mage
        south c3 frost-mage
    """)
    # No gate is needed for Elut-Bal, but a unit to burn.
    assert summons.options == ["end", "summon elut-bal a1", "summon elut-bal c3"]


@pytest.mark.rule("SW2-CARD-12")
def test_cards_are_different_when_their_names_are() -> None:
    # A Citadel Archer throws different units: a second Frost Mage is no different card, an Ice Smith is.
    game = scenario("""
        turn 3 south attack
        south hand frost-mage frost-mage ice-smith gate
        south c3 citadel-archer
        north c5 gate
    """)
    game.play("open arrow-of-light c3 c3")
    assert game.options == ["card frost-mage", "card ice-smith", "done"]
    game.play("card frost-mage")
    assert game.options == ["card ice-smith", "done"]
    game.play("card ice-smith")
    assert (game.asked, game.hand("south"), game.magic("south")) == ("chance", ["frost-mage", "gate"], 2)


@pytest.mark.rule("SW2-CARD-12")
def test_a_set_of_different_champions_has_no_two_of_a_name() -> None:
    commons = "2 Parapet; 2 Ice Repair; 2 Glacial Shift; 4 Frost Mage; 4 Bear Cavalry; 4 Ice Smith; 4 Ice Golem"
    fresh(f"summoner: Svara; Ollag; Jarmund; Nadiana; {commons}")
    with pytest.raises(SettingsError) as caught:
        fresh(f"summoner: Svara; Ollag; Ollag; Nadiana; {commons}")
    assert [(card_of(wrong), wrong.rule) for wrong in caught.value.problems] == [("ollag", "SW2-DECK-5")]


@pytest.mark.rule("SW2-CARD-13")
def test_another_is_never_the_card_spoken_of() -> None:
    lines = """
        turn 3 south attack
        south active pile-on
        south e1 sneeks
        south c3 horde-climber
        north c4 undead-warrior
    """
    assert scenario(lines).strength("c3", against="c4") == 1
    assert scenario(lines + "\nsouth d4 horde-slinger").strength("c3", against="c4") == 2
