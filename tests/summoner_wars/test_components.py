"""Board, tokens and dice (COMP), what stands on cards (CARD), their classes (CLASS) and names (NAME)."""

from __future__ import annotations

from collections import Counter

import pytest

from stonehall.games.summoner_wars.board import GRID, SEATS, back_rows, in_half, row_for
from stonehall.games.summoner_wars.cards import (
    BY_ID,
    CARDS,
    CHAMPION,
    COMMON,
    EPIC,
    EVENT,
    FACTIONS,
    GATE,
    MELEE,
    NO_ATTACK,
    NO_COST,
    PHASES,
    RANGED,
    STANDARD,
    STARTING_GATE,
    STRUCTURE,
    SUMMONER,
    SYMBOLS,
    UNIT,
    Card,
)
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.games.summoner_wars.magic import EFFECTS
from stonehall.kernel import Chance, OptionsError, PositionError
from tests.summoner_wars.scenario import GAME, Scenario, card_of, fresh, scenario

UNITS = [card for card in CARDS if card.is_a(UNIT)]
EVENTS = [card for card in CARDS if card.is_a(EVENT)]
STRUCTURES = [card for card in CARDS if card.is_a(STRUCTURE)]


def names(squares: list[int]) -> set[str]:
    return {GRID.name(square) for square in squares}


def row(number: int) -> set[str]:
    return {f"{column}{number}" for column in "abcdef"}


def tokens(game: Scenario) -> int:
    """All damage and boosts lying on cards."""
    pieces = [*game.state.pieces.values(), *game.state.events]
    return sum(piece.damage + piece.boosts for piece in pieces)


# Board ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-COMP-1")
def test_two_players_share_one_board_with_a_deck_each() -> None:
    game = fresh("polar-dwarves", "cave-goblins", first="south")
    assert list(GAME.seat_counts) == [2]
    assert SEATS == ("south", "north")
    on_board = [(piece.card.faction, piece.owner) for piece in game.state.pieces.values() if piece.card.faction]
    assert Counter(on_board) == {("polar-dwarves", 0): 3, ("cave-goblins", 1): 3}
    for seat, faction in enumerate(("polar-dwarves", "cave-goblins")):
        assert game.state.sides[seat].pile.cards() == ready_deck(faction).pile


@pytest.mark.rule("SW2-COMP-2")
def test_the_battlefield_has_eight_rows_of_six() -> None:
    squares = [f"{column}{number}" for number in range(1, 9) for column in "abcdef"]
    full = "\n".join(f"south {square} gate" for square in squares[2:])
    game = scenario(f"turn 1 south magic\nsouth a1 svara\nnorth b1 ret-talus\nsouth hand gate\n{full}")
    assert len(squares) == len(game.state.pieces) == len(game.state.board) == 48
    assert [game.card(square) for square in squares] == ["svara", "ret-talus"] + ["gate"] * 46


@pytest.mark.rule("SW2-COMP-2")
@pytest.mark.parametrize("beyond", ["g1", "a9", "a0"])
def test_nothing_lies_beyond_the_battlefield(beyond: str) -> None:
    with pytest.raises(PositionError, match=f"no square '{beyond}'"):
        scenario(f"turn 1 south move\nsouth {beyond} gate")


@pytest.mark.rule("SW2-COMP-3")
def test_rows_have_six_spaces_and_columns_eight() -> None:
    d3 = GRID.square("d3")
    same_row = [square for square in range(48) if GRID.row_of[square] == GRID.row_of[d3]]
    same_column = [square for square in range(48) if GRID.column_of[square] == GRID.column_of[d3]]
    assert names(same_row) == row(3)
    assert names(same_column) == {f"d{number}" for number in range(1, 9)}


@pytest.mark.rule("SW2-COMP-4")
def test_back_rows_are_the_nearest_ones() -> None:
    assert names(back_rows(0, 1)) == row(1)
    assert names(back_rows(0, 3)) == row(1) | row(2) | row(3)
    assert names(back_rows(1, 1)) == row(8)
    assert names(back_rows(1, 2)) == row(8) | row(7)


@pytest.mark.rule("SW2-COMP-5")
def test_half_is_the_four_nearest_rows() -> None:
    for seat, own in enumerate(({1, 2, 3, 4}, {5, 6, 7, 8})):
        mine = {GRID.name(square) for square in range(48) if in_half(seat, square)}
        assert mine == {f"{column}{number}" for column in "abcdef" for number in own}
    assert row_for(0, GRID.square("a4")) == 4
    assert row_for(1, GRID.square("a4")) == 5


@pytest.mark.rule("SW2-COMP-6")
def test_each_player_has_own_areas() -> None:
    game = scenario("""
        turn 3 south magic
        south magic 4
        south hand gate ice-smith
        south draw gate
        south active ice-ram
        north magic 9
        north draw gate gate undead-archer
        north discard undead-carrier
        north active sacrificial-pyre
    """)
    game.play("discard ice-smith")
    assert (game.magic("south"), game.magic("north")) == (5, 9)
    assert (game.discard("south"), game.discard("north")) == (["ice-smith"], ["undead-carrier"])
    assert (game.draw_pile("south"), len(game.draw_pile("north"))) == (["gate"], 3)
    assert (game.active("south"), game.active("north")) == (["ice-ram"], ["sacrificial-pyre"])


@pytest.mark.rule("SW2-COMP-7")
def test_a_space_holds_one_top_card() -> None:
    with pytest.raises(PositionError, match="two cards on c3: frost-mage and gate"):
        scenario("turn 1 south move\nsouth c3 frost-mage\nnorth c3 gate")


@pytest.mark.rule("SW2-COMP-7")
def test_a_space_is_empty_when_no_card_lies_on_it() -> None:
    game = scenario("""
        turn 3 south move
        south c3 frost-mage
        south c5 ice-smith boosts 1
    """)
    game.play("move c5 c4")
    assert game.card("c5") == ""
    game.play("target c3")
    assert (game.card("c3"), game.card("c4")) == ("frost-mage", "")
    assert "move c3 c4" in game.options  # what lies under a card takes up no space of its own


@pytest.mark.rule("SW2-COMP-8")
def test_what_holds_nothing_is_empty() -> None:
    empty = scenario("turn 3 north summon\nnorth c8 ret-talus\nnorth c6 gate\nsouth c3 frost-mage")
    # Empty hand: nothing to summon. Empty discard pile: nothing to raise. So the Move Phase has come.
    assert empty.phase == "move"
    assert empty.hand("north") == empty.discard("north") == empty.draw_pile("north") == []
    for line, play in {
        "north hand hellfire-cultist": "summon hellfire-cultist c5",
        "north discard undead-archer": "use raise-the-dead c8 c8",
    }.items():
        filled = scenario(f"turn 3 north summon\nnorth c8 ret-talus\nnorth c6 gate\n{line}")
        assert play in filled.options
    drawn = scenario("turn 3 south magic\nsouth hand ice-smith\nnorth hand gate\nnorth c6 gate\nnorth c8 ret-talus")
    drawn.play("end")
    assert (drawn.phase, drawn.asked, drawn.hand("south")) == ("move", "north", ["ice-smith"])


# Dice and tokens ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-COMP-9")
def test_a_die_shows_swords_bows_and_specials() -> None:
    game = scenario("turn 3 south attack\nsouth c3 frost-mage\nnorth c4 gate")
    game.play("attack c3 c4")
    decision = game.state.decision
    assert isinstance(decision, Chance)
    odds = {game.state.text_of(option).removeprefix("roll "): round(6 * odds, 9) for option, odds in decision.odds()}
    assert odds == {"sb": 3, "s*": 1, "b*": 1, "s": 1}
    shown = {symbol: sum(odds[face] for face in odds if symbol in face) for symbol in "sb*"}
    assert shown == {"s": 5, "b": 4, "*": 2}
    assert set("".join(odds)) == set("sb*")


@pytest.mark.rule("SW2-COMP-10")
def test_each_symbol_of_a_face_counts_for_itself() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 undead-carrier under hellforged-weapon
        south e3 svara
        north c4 starting-gate
        north e5 gate
    """)
    game.play("attack c3 c4", "roll s* s* b* s")
    assert game.damage("c4") == 3  # swords
    assert game.card("c3") == ""  # Cursed: three specials on three life
    game.play("attack e3 e5", "roll sb sb b*")
    assert game.damage("e5") == 3


@pytest.mark.rule("SW2-COMP-11")
def test_only_the_total_of_tokens_matters() -> None:
    lines = "turn 3 south attack targeted\nsouth c3 svara\nsouth b4 ice-smith\nsouth d4 ice-smith\nnorth c4 gate\n"
    piecemeal = scenario(lines + "north f8 ret-talus")
    piecemeal.play("attack b4 c4", "roll s b*", "attack d4 c4", "roll s s")
    assert piecemeal.damage("c4") == 3
    at_once = scenario(lines + "north f8 ret-talus")
    at_once.play("attack c3 c4", "roll sb sb b*")
    assert at_once.damage("c4") == 3
    assert piecemeal.life("c4") == at_once.life("c4") == 2


@pytest.mark.rule("SW2-COMP-12")
def test_tokens_never_run_out() -> None:
    squares = [f"{column}{number}" for number in range(5, 8) for column in "abcdef"]
    wounded = "\n".join(f"north {square} starting-gate damage 9" for square in squares)
    game = scenario(f"""
        turn 3 south build
        south magic 1
        south hand gate
        south d3 blarf boosts 500
        south c4 svara
        north c5 ret-talus
        north d4 starting-gate damage 8
        {wounded.replace("north c5 starting-gate damage 9", "")}
    """)
    game.play("end", "pay 1")
    assert game.boosts("d3") == 501
    game.play("attack c4 d4", "roll sb s s")
    assert game.damage("d4") == 9
    assert tokens(game) == 501 + 9 + 17 * 9


@pytest.mark.rule("SW2-COMP-13")
def test_tokens_taken_off_lie_on_no_card() -> None:
    healed = scenario("turn 3 south move\nsouth hand ice-repair\nsouth c3 gate damage 3\nsouth d5 frost-mage damage 1")
    healed.play("play ice-repair")
    assert (healed.damage("c3"), tokens(healed)) == (1, 2)
    under = scenario("turn 3 south move\nsouth c3 frost-mage\nsouth c5 ice-smith boosts 7 damage 1")
    under.play("move c5 c4", "target c3")
    assert tokens(under) == 0


# Cards ----------------------------------------------------------------------------------------------------------------


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
    assert card.id in EFFECTS or card.abilities
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
    assert sneak.options == ["pass", "target a3", "target c3"]


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
    with pytest.raises(OptionsError) as caught:
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
    assert game.options == ["card frost-mage", "card ice-smith", "pass"]
    game.play("card frost-mage")
    assert game.options == ["card ice-smith", "pass"]
    game.play("card ice-smith")
    assert (game.asked, game.hand("south"), game.magic("south")) == ("chance", ["frost-mage", "gate"], 2)


@pytest.mark.rule("SW2-CARD-12")
def test_a_set_of_different_champions_has_no_two_of_a_name() -> None:
    commons = "2 Parapet; 2 Ice Repair; 2 Glacial Shift; 4 Frost Mage; 4 Bear Cavalry; 4 Ice Smith; 4 Ice Golem"
    fresh(f"summoner: Svara; Ollag; Jarmund; Nadiana; {commons}")
    with pytest.raises(OptionsError) as caught:
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
    with pytest.raises(OptionsError) as caught:
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
