"""Every card of the Eternal Council: what is printed on it and what it does."""

from __future__ import annotations

from collections import Counter

import pytest

from stonehall.games.summoner_wars.abilities import ABILITIES
from stonehall.games.summoner_wars.cards import (
    BY_ID,
    CARDS,
    FACTIONS,
    LOW,
    MEDIUM,
    MELEE,
    NO_ATTACK,
    NO_COST,
    OUR_OWN,
    PHASES,
    RANGED,
)
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, fresh, scenario

UNITS = [
    # id, classes, cost, strength, attack, life, symbols, abilities
    ("praefectus-edia", "summoner unit", NO_COST, 3, RANGED, 13, "crossed-axes logic resolve",
     "continuance kinetic-siphon"),
    ("overseer-maruna", "champion unit", 5, 3, MELEE, 8, "resolve", "punish"),
    ("overseer-ovi", "champion unit", 4, 2, RANGED, 6, "logic resolve", "scheme"),
    ("overseer-katu", "champion unit", 6, 2, RANGED, 10, "logic", "imbued-strength tenacity"),
    ("citadel-adviser", "common unit", 1, 2, RANGED, 3, "logic", "intelligence warning"),
    ("mind-knight", "common unit", 2, 2, MELEE, 4, "resolve", "arouse-fear shove"),
    ("ancient-scholar", "common unit", 1, 3, MELEE, 2, "logic", "analysis wisdom"),
    ("mystery-sage", "common unit", 2, 3, RANGED, 4, "resolve", "apply"),
]  # fmt: skip
EVENTS = [
    # id, classes, cost, phase, active, symbols
    ("learn", "epic event", 0, "magic", True, ""),
    ("insight", "event standard", 0, "summon", True, "logic"),
    ("seek", "event standard", 0, "summon", True, "logic resolve"),
    ("psychic-assault", "event standard", 0, "summon", True, "resolve"),
]


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in UNITS])
def test_printed_units(row: tuple[str, str, int, int, int, int, str, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    abilities = " ".join(sorted(card.ability_ids))
    assert row[1:] == (classes, card.cost, card.strength, card.attack, card.life, symbols, abilities)
    assert card.faction == "eternal-council"


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in EVENTS])
def test_printed_events(row: tuple[str, str, int, str, bool, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    assert row[1:] == (classes, card.cost, PHASES[card.phase], card.active, symbols)
    assert (card.faction, card.attack, card.strength, card.life) == ("eternal-council", NO_ATTACK, 0, 0)


@pytest.mark.card("praefectus-edia", "starting-gate", "citadel-adviser", "mind-knight")
def test_setup_and_ready_deck() -> None:
    south, north = fresh("eternal-council", "polar-dwarves"), fresh("polar-dwarves", "eternal-council")
    for game, squares in ((south, ["d1", "d2", "c3", "d3"]), (north, ["c8", "c7", "d6", "c6"])):
        found = [game.card(square) for square in squares]
        assert found == ["praefectus-edia", "starting-gate", "citadel-adviser", "mind-knight"]
    copies = Counter(CARDS[card].id for card in ready_deck("eternal-council").pile)
    assert copies == {
        "gate": 3, "learn": 2, "insight": 2, "seek": 2, "psychic-assault": 2, "overseer-maruna": 1, "overseer-ovi": 1,
        "overseer-katu": 1, "citadel-adviser": 4, "mind-knight": 4, "ancient-scholar": 4, "mystery-sage": 4,
    }  # fmt: skip


def test_what_is_not_certain_about_the_eternal_council_is_marked() -> None:
    """One of the two symbols is unknown; that it is logic is our own choice."""
    faction = FACTIONS["eternal-council"]
    assert faction.symbols == ("resolve", "logic")
    assert (faction.confidence, faction.symbols_confidence, faction.setup_confidence) == (MEDIUM, OUR_OWN, LOW)
    assert sorted(faction.unverified) == [
        "analysis", "ancient-scholar", "apply", "arouse-fear", "citadel-adviser", "continuance", "intelligence",
        "kinetic-siphon", "learn", "mind-knight", "mystery-sage", "overseer-katu", "overseer-maruna", "overseer-ovi",
        "punish", "scheme", "tenacity", "warning", "wisdom",
    ]  # fmt: skip
    assert all(name in BY_ID or name in ABILITIES for name in faction.unverified)


# Praefectus Edia ------------------------------------------------------------------------------------------------------

SIPHON = """
    turn 3 {seat} attack
    south c3 praefectus-edia
    south b3 mind-knight
    {more}
    north c4 {target}
    north d3 undead-warrior
    north b4 undead-warrior
    north f7 undead-carrier
    south f6 gate
    south f1 ancient-scholar
    north f2 gate
"""


@pytest.mark.card("praefectus-edia")
@pytest.mark.parametrize(
    ("target", "roll", "boosts"),
    [
        ("gul-dass", "sb sb sb", 1),
        ("gul-dass", "s s s", 1),  # a miss is an attack
        ("undead-archer", "sb sb sb", 1),  # destroyed
        ("ice-golem", "sb sb sb", 1),
        ("gate", "sb sb sb", 0),
    ],
)
def test_kinetic_siphon_gains_a_boost_after_her_attack_on_an_enemy_unit(target: str, roll: str, boosts: int) -> None:
    game = scenario(SIPHON.format(seat="south", target=target, more="")).play("attack c3 c4", f"roll {roll}")
    assert (game.boosts("c3"), game.prompt) == (boosts, "phase-attack")


@pytest.mark.card("praefectus-edia")
def test_kinetic_siphon_works_once_in_each_turn_also_when_she_is_attacked() -> None:
    twice = scenario(SIPHON.format(seat="south", target="gul-dass", more=""))
    twice.play("attack c3 c4", "roll s s s")
    assert "used kinetic-siphon" in twice.state.to_position()
    position = SIPHON.format(seat="south", target="gul-dass", more="")
    again = scenario(position.replace("praefectus-edia", "praefectus-edia used kinetic-siphon"))
    assert again.play("attack c3 c4", "roll s s s").boosts("c3") == 0
    defence = scenario(SIPHON.format(seat="north", target="gul-dass", more=""))
    defence.play("attack c4 c3", "roll b* b*")
    assert defence.boosts("c3") == 1
    defence.play("attack d3 c3", "roll s s")
    assert (defence.boosts("c3"), defence.damage("c3")) == (1, 2)


@pytest.mark.card("praefectus-edia")
def test_kinetic_siphon_starts_afresh_in_the_next_turn_and_ignores_friends() -> None:
    game = scenario(SIPHON.format(seat="south", target="gul-dass", more=""))
    game.play("attack c3 c4", "roll s s s", "end")
    while game.phase != "attack":
        game.play("end")
    game.play("attack c4 c3", "roll b* b*")
    assert game.boosts("c3") == 2
    friend = scenario(SIPHON.format(seat="south", target="gul-dass", more="")).play("attack c3 b3", "roll s s s")
    assert friend.boosts("c3") == 0
    attacked = scenario(SIPHON.format(seat="south", target="gul-dass", more="")).play("attack b3 c3", "roll s s")
    assert (attacked.damage("c3"), attacked.boosts("c3")) == (2, 0)
    other = scenario(SIPHON.format(seat="north", target="gul-dass", more="")).play("attack b4 b3", "roll s s")
    assert other.boosts("c3") == 0


CONTINUANCE = """
    turn 4 north magic
    north hand gate
    south c3 praefectus-edia boosts {boosts}
    south active {events}
    south hand citadel-adviser
    south magic 1
    south c2 gate
"""


@pytest.mark.card("praefectus-edia")
def test_continuance_keeps_an_active_event_for_two_boosts() -> None:
    game = scenario(CONTINUANCE.format(boosts=3, events="insight boosts 2")).play("end")
    assert (game.asked, game.prompt, game.options) == ("south", "keep-event", ["pay 2", "refuse"])
    game.play("pay 2")
    assert (game.active("south"), game.boosts("c3"), game.phase) == (["insight"], 1, "summon")
    assert (game.state.events[0].boosts, game.strength("c3"), game.discard("south")) == (2, 3 + 2, [])
    given_up = scenario(CONTINUANCE.format(boosts=3, events="insight boosts 2")).play("end", "refuse")
    assert (given_up.active("south"), given_up.boosts("c3"), given_up.discard("south")) == ([], 3, ["insight"])


@pytest.mark.card("praefectus-edia")
def test_continuance_is_paid_in_full_and_for_each_event() -> None:
    poor = scenario(CONTINUANCE.format(boosts=1, events="insight")).play("end")
    assert (poor.active("south"), poor.boosts("c3"), poor.prompt) == ([], 1, "phase-summon")
    one = scenario(CONTINUANCE.format(boosts=3, events="insight\nsouth active seek")).play("end", "pay 2")
    assert (len(one.active("south")), one.boosts("c3"), one.prompt) == (1, 1, "phase-summon")
    both = scenario(CONTINUANCE.format(boosts=4, events="insight\nsouth active seek")).play("end", "pay 2", "pay 2")
    assert (both.active("south"), both.boosts("c3")) == (["insight", "seek"], 0)
    other = scenario(CONTINUANCE.format(boosts=4, events="insight").replace("praefectus-edia", "grognack")).play("end")
    assert (other.active("south"), other.boosts("c3")) == ([], 4)  # it is her ability


# Champions ------------------------------------------------------------------------------------------------------------

PUNISH = """
    turn 4 north summon
    north magic 2
    north hand {hand}
    north {gate} gate
    south a1 praefectus-edia
    south c4 overseer-maruna
    south hand gate
"""


@pytest.mark.card("overseer-maruna")
@pytest.mark.parametrize(("gate", "to", "punished"), [("c7", "c6", True), ("d6", "d5", True), ("d6", "e6", False)])
def test_punish_makes_the_opponent_discard_for_a_unit_summoned_within_two(gate: str, to: str, punished: bool) -> None:
    game = scenario(PUNISH.format(hand="hellfire-cultist purge sneak", gate=gate)).play(f"summon hellfire-cultist {to}")
    if punished:
        assert (game.asked, game.prompt, game.options) == ("north", "discard-one", ["card purge", "card sneak"])
        game.play("card sneak")
        assert (game.hand("north"), game.discard("north")) == (["purge"], ["sneak"])
    assert (game.asked, game.hand("south"), game.magic("north")) == ("north", ["gate"], 2)
    assert len(game.hand("north")) == (1 if punished else 2)


@pytest.mark.card("overseer-maruna")
def test_punish_needs_a_summoned_enemy_and_a_card_in_hand() -> None:
    empty = scenario(PUNISH.format(hand="hellfire-cultist", gate="c7")).play("summon hellfire-cultist c6")
    assert (empty.hand("north"), empty.discard("north"), empty.card("c6")) == ([], [], "hellfire-cultist")
    last = scenario(PUNISH.format(hand="hellfire-cultist sneak", gate="c7")).play("summon hellfire-cultist c6")
    assert last.discard("north") == ["sneak"]  # nothing to choose
    own = scenario("""
        turn 3 south summon
        south magic 1
        south hand ancient-scholar gate
        south a1 praefectus-edia
        south c4 overseer-maruna
        south d4 gate
    """).play("summon ancient-scholar d5")
    assert own.hand("south") == ["gate"]
    placed = scenario(PUNISH.format(hand="hellfire-cultist blood-summon sneak", gate="c7") + "north b6 undead-warrior")
    placed.play("play blood-summon", "target b6", "to c6")
    assert (placed.card("c6"), placed.hand("north")) == ("hellfire-cultist", ["sneak"])


@pytest.mark.card("overseer-ovi")
@pytest.mark.parametrize(("hand", "strength"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (7, 5)])
def test_scheme_gives_a_strength_per_two_cards_in_the_own_hand(hand: int, strength: int) -> None:
    cards = "south hand " + " ".join(["gate"] * hand) if hand else ""
    game = scenario(f"""
        turn 3 south attack
        {cards}
        north hand sneak sneak sneak sneak
        south a1 praefectus-edia
        south c4 overseer-ovi
        north c6 gate
        north d4 overseer-ovi
    """)
    assert (game.strength("c4"), game.strength("d4")) == (strength, 4)


TENACITY = """
    turn 3 {seat} magic
    {seat} hand gate gate gate gate
    {draw}
    south a1 praefectus-edia
    south c4 overseer-katu boosts {boosts}
"""


@pytest.mark.card("overseer-katu")
@pytest.mark.parametrize(
    ("seat", "draw", "boosts"),
    [
        ("south", "", 2),
        ("south", "south draw sneak", 2),  # the last card is drawn before the turn ends
        ("south", "south draw sneak sneak", 1),
        ("south", "south bottom sneak sneak", 1),
        ("north", "", 1),  # the opponent's turn
    ],
)
def test_tenacity_gains_a_boost_at_the_end_of_a_turn_with_an_empty_draw_pile(seat: str, draw: str, boosts: int) -> None:
    game = scenario(TENACITY.format(seat=seat, draw=draw, boosts=1)).play("end")
    assert (game.asked != seat, game.boosts("c4")) == (True, boosts)


@pytest.mark.card("overseer-katu")
@pytest.mark.parametrize(("boosts", "strength"), [(0, 2), (3, 5), (5, 7), (6, 7)])
def test_katu_has_a_strength_per_boost_up_to_five(boosts: int, strength: int) -> None:
    assert scenario(TENACITY.format(seat="south", draw="", boosts=boosts)).strength("c4") == strength


# Commons --------------------------------------------------------------------------------------------------------------

ADVISER = """
    turn 3 south {phase}
    {hand}
    south draw {draw}
    south c1 praefectus-edia
    south c3 citadel-adviser
    south b1 gate
    north c5 {target}
    south f1 ancient-scholar
    north f2 gate
"""


@pytest.mark.card("citadel-adviser")
def test_intelligence_may_draw_a_card_after_a_move() -> None:
    position = ADVISER.format(phase="move", hand="", draw="sneak purge", target="gul-dass")
    game = scenario(position).play("move c3 c4")
    assert (game.asked, game.prompt, game.options) == ("south", "intelligence", ["pass", "yes"])
    game.play("yes", "draw purge")
    assert (game.hand("south"), game.prompt) == (["purge"], "phase-move")
    declined = scenario(position).play("move c3 c4", "pass")
    assert declined.hand("south") == []
    empty = scenario(position.replace("south draw sneak purge", "")).play("move c3 c4")
    assert empty.prompt == "phase-move"


@pytest.mark.card("citadel-adviser")
def test_warning_puts_a_card_under_the_draw_pile_to_force_the_summoner() -> None:
    hand = "south hand sneak purge sneak"
    position = ADVISER.format(phase="attack", hand=hand, draw="gate", target="gul-dass")
    game = scenario(position).play("attack c3 c5", "roll s s")
    assert (game.asked, game.prompt, game.options) == ("south", "warning", ["card purge", "card sneak", "pass"])
    game.play("card sneak")
    assert game.hand("south") == ["purge", "sneak"]
    assert [CARDS[card].id for card in game.state.sides[0].pile.bottom] == ["sneak"]
    assert (game.prompt, game.options) == ("force-to", ["to c2", "to d1"])  # b1 is taken; paid, so it must be
    game.play("to d1")
    assert (game.card("d1"), game.prompt) == ("praefectus-edia", "phase-attack")
    declined = scenario(position).play("attack c3 c5", "roll s s", "pass")
    assert (declined.card("c1"), len(declined.hand("south"))) == ("praefectus-edia", 3)


@pytest.mark.card("citadel-adviser")
@pytest.mark.parametrize(
    ("hand", "target", "more"),
    [
        ("south hand sneak", "gate", ""),
        ("", "gul-dass", ""),  # nothing to pay with
        ("south hand sneak", "gul-dass", "south d1 gate\nsouth c2 gate"),  # nowhere to force her
    ],
)
def test_warning_needs_an_enemy_unit_a_card_and_room(hand: str, target: str, more: str) -> None:
    game = scenario(ADVISER.format(phase="attack", hand=hand, draw="gate", target=target) + more)
    game.play("attack c3 c5", "roll s s")
    assert game.prompt == "phase-attack"


FEAR = """
    turn 4 {seat} move
    north hand purge sneak
    south hand gate
    south a1 praefectus-edia
    south c4 mind-knight
    south e3 ancient-scholar
    south d3 gate
    north c6 undead-warrior
    north b4 undead-carrier
    north d6 undead-archer
"""


@pytest.mark.card("mind-knight")
@pytest.mark.parametrize(
    ("move", "afraid"),
    [
        ("c6 c5", True),
        ("d6 d5", False),  # at a corner
        ("b4 b5", False),  # it goes away
        ("b4 b4", True),  # out and back: it ends its move there
        ("c6 c7", False),
        ("d6 d4", True),
    ],
)
def test_arouse_fear_costs_the_opponent_a_card_when_a_unit_ends_its_move_next_to_the_knight(
    move: str, afraid: bool
) -> None:
    game = scenario(FEAR.format(seat="north")).play(f"move {move}")
    if afraid:
        assert (game.asked, game.prompt, game.options) == ("north", "discard-one", ["card purge", "card sneak"])
        game.play("card purge")
    assert (game.hand("north"), game.hand("south")) == (["sneak"] if afraid else ["purge", "sneak"], ["gate"])
    assert game.prompt == "phase-move"


@pytest.mark.card("mind-knight")
def test_arouse_fear_is_for_moves_of_enemies_only() -> None:
    friend = scenario(FEAR.format(seat="south")).play("move e3 d4")
    assert (friend.card("d4"), friend.prompt, friend.hand("north")) == (
        "ancient-scholar",
        "phase-move",
        ["purge", "sneak"],
    )
    forced = scenario("""
        turn 4 north move
        north hand sneak purge
        south a1 praefectus-edia
        south c4 mind-knight
        north e8 sneeks
        north c6 horde-climber
    """).play("play sneak", "target c6", "to c5")
    assert forced.hand("north") == ["purge"]
    two = scenario(FEAR.format(seat="north") + "south d5 mind-knight").play("move c6 c5")
    assert two.options == ["resolve arouse-fear c4", "resolve arouse-fear d5"]
    two.play("resolve arouse-fear c4", "card sneak")
    assert two.hand("north") == []


SHOVE = """
    turn 3 south attack
    south a1 praefectus-edia
    south c3 mind-knight
    {target}
    south f1 ancient-scholar
    north f2 gate
"""


@pytest.mark.card("mind-knight")
@pytest.mark.parametrize(
    ("target", "roll", "shoved"),
    [
        ("north c4 undead-warrior", "b* b*", True),  # also without damage
        ("north c4 gul-dass", "s s", True),
        ("north c4 ice-golem", "s s", True),
        ("north c4 gate", "s s", False),
        ("north c4 ret-talus", "s s", False),
        ("south c4 mystery-sage", "s s", False),
        ("north c4 undead-archer", "s s", False),  # destroyed
        ("north c4 kalal", "s s", False),  # Steadfast
    ],
)
def test_shove_may_force_the_attacked_common_or_champion(target: str, roll: str, shoved: bool) -> None:
    game = scenario(SHOVE.format(target=target)).play("attack c3 c4", f"roll {roll}")
    if shoved:
        assert (game.asked, game.options) == ("south", ["pass", "to b4", "to c5", "to d4"])
        game.play("to d4")
        assert game.card("c4") == ""
    assert game.prompt == "phase-attack"


@pytest.mark.card("ancient-scholar")
def test_wisdom_may_draw_a_card_when_the_scholar_is_summoned() -> None:
    position = """
        turn 3 south summon
        south magic 2
        south hand ancient-scholar {more}
        south draw sneak purge
        south a1 praefectus-edia
        south c3 gate
    """
    game = scenario(position.format(more="ancient-scholar")).play("summon ancient-scholar c4")
    assert (game.asked, game.prompt, game.options) == ("south", "wisdom", ["pass", "yes"])
    game.play("yes", "draw sneak")
    assert game.hand("south") == ["ancient-scholar", "sneak"]
    game.play("summon ancient-scholar b3", "pass")
    assert (game.hand("south"), game.magic("south")) == (["sneak"], 0)
    placed = scenario(position.format(more="blood-summon")).play("play blood-summon", "target a1", "to a2")
    assert (placed.card("a2"), placed.hand("south"), placed.told("triggered")) == ("ancient-scholar", [], [])


@pytest.mark.card("ancient-scholar")
@pytest.mark.parametrize(
    ("target", "roll", "offered"),
    [
        ("north c4 gul-dass", "b* b* b*", True),
        ("north c4 undead-archer", "s s s", True),
        ("north c4 gate", "s s s", False),
        ("south c4 mind-knight", "s s s", False),
    ],
)
def test_analysis_may_draw_a_card_after_an_attack_on_an_enemy_unit(target: str, roll: str, offered: bool) -> None:
    position = f"""
        turn 3 south attack
        south draw sneak purge
        south a1 praefectus-edia
        south c3 ancient-scholar
        {target}
        south f1 mind-knight
        north f2 gate
    """
    game = scenario(position).play("attack c3 c4", f"roll {roll}")
    assert (game.prompt == "analysis") == offered
    if offered:
        assert game.options == ["pass", "yes"]
        game.play("yes", "draw sneak")
        assert game.hand("south") == ["sneak"]
    assert game.prompt == "phase-attack"


APPLY = """
    turn 3 south attack
    south hand sneak purge
    south draw gate
    south a1 praefectus-edia
    {events}
    south c3 mystery-sage {tokens}
    south b3 mind-knight
    {near}
    south c2 gate
    north c5 {target}
    south f1 ancient-scholar
    north f2 gate
"""


@pytest.mark.card("mystery-sage")
def test_apply_puts_a_card_under_the_draw_pile_to_hurt_a_unit_next_to_the_sage() -> None:
    position = APPLY.format(events="", tokens="", near="north d3 undead-archer damage 1", target="gul-dass")
    game = scenario(position).play("attack c3 c5", "roll s s s")
    assert (game.asked, game.prompt, game.options) == ("south", "apply", ["card purge", "card sneak", "pass"])
    game.play("card purge")
    assert game.hand("south") == ["sneak"]
    assert [CARDS[card].id for card in game.state.sides[0].pile.bottom] == ["purge"]
    assert (game.prompt, game.options) == ("apply-damage", ["target b3", "target d3"])  # units, friend or enemy
    game.play("target d3")
    assert (game.card("d3"), game.magic("south"), game.prompt) == ("", 1, "phase-attack")
    declined = scenario(position).play("attack c3 c5", "roll s s s", "pass")
    assert (declined.hand("south"), declined.card("d3")) == (["purge", "sneak"], "undead-archer")


@pytest.mark.card("mystery-sage")
def test_apply_needs_an_enemy_unit_a_neighbour_and_a_card() -> None:
    gate = scenario(APPLY.format(events="", tokens="", near="", target="gate")).play("attack c3 c5", "roll s s s")
    assert gate.prompt == "phase-attack"
    alone = APPLY.format(events="", tokens="", near="", target="gul-dass").replace("south b3", "south b4")
    assert scenario(alone).play("attack c3 c5", "roll s s s").prompt == "phase-attack"  # a gate is no unit
    poor = APPLY.format(events="", tokens="", near="", target="gul-dass").replace("south hand sneak purge", "")
    assert scenario(poor).play("attack c3 c5", "roll s s s").prompt == "phase-attack"


@pytest.mark.card("mystery-sage")
@pytest.mark.rule("SW2-ABIL-2")
def test_a_sage_that_struck_itself_dead_applies_nothing() -> None:
    events = "south active for-glory owner north"  # learnt from the Tundra Orcs
    game = scenario(APPLY.format(events=events, tokens="damage 2", near="", target="gul-dass"))
    game.play("attack c3 c5", "roll sb sb sb sb sb")
    assert game.options == ["resolve apply c3", "resolve reckless-strike c3"]
    game.play("resolve reckless-strike c3")
    assert (game.card("c3"), game.hand("south"), game.prompt) == ("", ["purge", "sneak"], "phase-attack")


@pytest.mark.card("praefectus-edia", "citadel-adviser", "ancient-scholar", "mystery-sage")
@pytest.mark.parametrize(
    ("attacker", "prompt"),
    [("citadel-adviser", "warning"), ("ancient-scholar", "analysis"), ("mystery-sage", "apply")],
)
def test_a_unit_that_returned_to_hand_instead_of_being_destroyed_was_attacked(attacker: str, prompt: str) -> None:
    position = """
        turn 3 south attack
        south hand sneak
        south draw gate purge
        south b3 praefectus-edia
        south c3 {attacker}
        north {foe} undead-archer damage 1
        north active unrelenting
        south f1 mind-knight
        north f2 gate
    """
    game = scenario(position.format(attacker=attacker, foe="c4"))
    game.play("attack c3 c4", "roll" + " sb" * game.strength("c3"))
    assert (game.hand("north"), game.prompt) == (["undead-archer"], prompt)
    edia = scenario(position.format(attacker=attacker, foe="b4")).play("attack b3 b4", "roll sb sb sb")
    assert (edia.hand("north"), edia.boosts("b3")) == (["undead-archer"], 1)


# Learn ----------------------------------------------------------------------------------------------------------------


@pytest.mark.card("learn")
def test_learn_comes_into_play_with_two_boosts() -> None:
    game = scenario("turn 3 south magic\nsouth hand learn gate\nsouth a1 praefectus-edia").play("play learn")
    assert (game.active("south"), game.state.events[0].boosts, game.discard("south")) == (["learn"], 2, [])


LEARN = """
    turn 4 north {phase}
    north magic 1
    north hand {hand}
    north discard {discard}
    south a1 praefectus-edia
    south active learn boosts {boosts}
    {more}
    north e8 sneeks
    north d8 gate
    north c6 horde-climber
    south f6 gate
    north f7 horde-climber
"""


def learn_boosts(game: Scenario) -> list[int]:
    return [event.boosts for event in game.state.events if event.card.id == "learn"]


@pytest.mark.card("learn")
@pytest.mark.parametrize(("boosts", "learnt"), [(2, True), (1, True), (0, False)])
def test_learn_takes_a_played_event_of_the_opponent_for_a_boost(boosts: int, learnt: bool) -> None:
    game = scenario(LEARN.format(phase="move", hand="sneak gate", discard="gate", boosts=boosts, more=""))
    game.play("play sneak", "pass")
    assert game.prompt == "phase-move"  # compulsory
    assert (game.hand("south"), learn_boosts(game)) == ((["sneak"], [boosts - 1]) if learnt else ([], [0]))
    assert game.discard("north") == (["gate"] if learnt else ["gate", "sneak"])


@pytest.mark.card("learn")
def test_learn_takes_active_events_when_they_leave() -> None:
    game = scenario("""
        turn 3 south magic
        south hand gate
        south a1 praefectus-edia
        south active learn boosts 2
        north active pile-on
        north e8 sneeks
        north d7 horde-climber
    """).play("end")
    assert (game.asked, game.active("north"), game.hand("south")) == ("north", [], ["gate", "pile-on"])
    assert learn_boosts(game) == [1]


@pytest.mark.card("learn")
def test_learn_ignores_cards_discarded_for_magic_built_events_and_own_events() -> None:
    magic = scenario(LEARN.format(phase="magic", hand="sneak gate", discard="gate", boosts=2, more=""))
    magic.play("discard sneak")
    assert (magic.hand("south"), learn_boosts(magic)) == ([], [2])
    built = scenario("""
        turn 3 south attack
        south a1 praefectus-edia
        south active learn boosts 2
        south c3 ancient-scholar
        north c4 parapet damage 4
        south f1 mind-knight
        north f2 gate
    """).play("attack c3 c4", "roll s s s")
    assert (built.discard("north"), built.hand("south"), learn_boosts(built)) == (["parapet"], [], [2])
    own = scenario("turn 3 south move\nsouth hand sneak gate\nsouth a1 praefectus-edia\nsouth active learn boosts 2")
    own.play("play sneak")
    assert (own.discard("south"), own.hand("south"), learn_boosts(own)) == (["sneak"], ["gate"], [2])


@pytest.mark.card("learn")
def test_a_learnt_event_is_played_like_an_own_one_and_goes_back_to_its_owner() -> None:
    game = scenario("""
        turn 5 south attack
        south hand pile-on gate
        south foreign pile-on
        south a1 praefectus-edia
        south c3 ancient-scholar
        south b4 mind-knight
        north c4 gul-dass
    """)
    game.play("play pile-on")
    assert (game.active("south"), game.strength("c3", "c4")) == (["pile-on"], 3 + 1)
    while game.asked == "south":
        game.play("end")
    while game.asked == "north":
        game.play("end")
    assert (game.active("south"), game.discard("north"), game.discard("south")) == ([], ["pile-on"], [])


@pytest.mark.card("learn")
def test_learn_does_not_take_back_an_event_its_own_player_has_played() -> None:
    game = scenario("""
        turn 5 south move
        south hand sneak gate
        south foreign sneak
        south a1 praefectus-edia
        south active learn boosts 2
        south c3 horde-climber
    """)
    game.play("play sneak", "pass")
    # It was North's card, but South has played it.
    assert (game.hand("south"), game.discard("north"), learn_boosts(game)) == (["gate"], ["sneak"], [2])


@pytest.mark.card("learn")
def test_learn_takes_its_owners_own_event_when_the_opponent_had_learnt_and_played_it() -> None:
    game = scenario("""
        turn 4 north move
        north hand sneak gate
        north foreign sneak
        south a1 praefectus-edia
        south active learn boosts 2
        north f8 praefectus-edia
        north c6 horde-climber
    """)
    game.play("play sneak", "pass")
    assert (game.hand("south"), game.discard("south"), learn_boosts(game)) == (["sneak"], [], [1])


@pytest.mark.card("learn")
def test_two_learns_take_one_played_event_once() -> None:
    more = "south active learn boosts 2"
    game = scenario(LEARN.format(phase="move", hand="sneak gate", discard="sneak", boosts=2, more=more))
    game.play("play sneak", "pass")
    # The copy that had been lying in the discard pile stays there.
    assert (game.hand("south"), game.discard("north")) == (["sneak"], ["sneak"])


@pytest.mark.card("learn")
@pytest.mark.parametrize("boosts", [0, 1, 2])
def test_the_boosts_of_a_discarded_learn_go_to_the_summoner(boosts: int) -> None:
    position = CONTINUANCE.format(boosts=1, events=f"learn boosts {boosts}")
    game = scenario(position).play("end")
    assert (game.discard("south"), game.boosts("c3")) == (["learn"], 1 + boosts)
    kept = scenario(CONTINUANCE.format(boosts=2, events=f"learn boosts {boosts}")).play("end", "pay 2")
    assert (kept.active("south"), kept.boosts("c3"), learn_boosts(kept)) == (["learn"], 0, [boosts])


# Insight, Seek, Psychic Assault ---------------------------------------------------------------------------------------

INSIGHT = """
    turn 3 south {phase}
    south {place} insight {boosts}
    {more}
    south draw sneak purge sneak purge
    south c1 praefectus-edia
    south c3 citadel-adviser
    north d1 praefectus-edia
"""


@pytest.mark.card("insight")
def test_insight_gains_a_boost_each_time_cards_are_drawn() -> None:
    game = scenario(INSIGHT.format(phase="move", place="active", boosts="", more="south hand gate gate"))
    game.play("move c3 c4", "yes", "draw sneak")
    assert (game.state.events[0].boosts, game.strength("c1")) == (1, 3 + 1)
    assert (game.strength("c4"), game.strength("d1")) == (2, 3)  # the own summoner only
    while game.prompt != "draw":
        game.play("end")
    game.play("draw sneak")  # two cards in one draw; the second is certain
    assert (len(game.hand("south")), game.state.events[0].boosts) == (5, 2)


@pytest.mark.card("insight")
def test_insight_gains_nothing_when_nothing_or_somebody_else_is_drawn() -> None:
    full = scenario(
        INSIGHT.format(phase="magic", place="active", boosts="", more="south hand gate gate gate gate gate")
    ).play("end")
    assert (full.asked, full.state.events[0].boosts) == ("north", 0)
    foreign = scenario("""
        turn 4 north move
        north draw sneak purge
        north c6 citadel-adviser
        south a1 praefectus-edia
        south active insight
    """).play("move c6 c5", "yes", "draw sneak")
    assert (foreign.hand("north"), foreign.state.events[0].boosts, foreign.strength("a1")) == (["sneak"], 0, 3)


@pytest.mark.card("insight")
@pytest.mark.parametrize(
    ("boosts", "strength"), [("boosts 5", 8), ("boosts 7", 8), ("boosts 2\nsouth active insight boosts 4", 9)]
)
def test_insight_strengthens_the_summoner_up_to_five(boosts: str, strength: int) -> None:
    game = scenario(INSIGHT.format(phase="move", place="active", boosts=boosts, more=""))
    assert game.strength("c1") == strength


@pytest.mark.card("insight")
def test_insight_is_played_in_the_summon_phase_and_stays() -> None:
    game = scenario(INSIGHT.format(phase="summon", place="hand", boosts="", more="")).play("play insight")
    assert (game.active("south"), game.strength("c1")) == (["insight"], 3)


SEEK = """
    turn 3 south summon
    south hand {hand}
    south draw {draw}
    south magic 1
    south c1 praefectus-edia
    south c2 gate
    south c3 citadel-adviser
    north c4 gate
"""


@pytest.mark.card("seek")
def test_seek_may_draw_at_the_start_of_the_move_build_and_attack_phase() -> None:
    game = scenario(SEEK.format(hand="seek gate mind-knight", draw="sneak purge sneak purge sneak purge"))
    game.play("play seek")
    asked = []
    while game.asked in ("south", "chance"):
        if game.prompt == "seek":
            asked.append(game.phase)
            assert game.options == ["pass", "yes"]
            game.play("yes", "draw sneak" if len(asked) != 2 else "draw purge")
        else:
            game.play("end" if game.asked == "south" else game.options[0])
    assert asked == ["move", "build", "attack"]
    assert (game.asked, game.active("south")) == ("north", ["seek"])


@pytest.mark.card("seek")
def test_seek_is_optional_comes_first_in_the_phase_and_needs_a_card() -> None:
    declined = scenario(SEEK.format(hand="seek gate", draw="sneak purge")).play("play seek")
    assert (declined.phase, declined.prompt) == ("move", "seek")  # before any move
    declined.play("pass")
    assert (declined.hand("south"), declined.prompt) == (["gate"], "phase-move")
    empty = scenario(SEEK.format(hand="seek gate", draw="sneak purge").replace("south draw sneak purge", ""))
    empty.play("play seek")
    assert (empty.phase, empty.prompt) == ("move", "phase-move")
    two = scenario(SEEK.format(hand="seek seek gate", draw="sneak purge sneak purge"))
    two.play("play seek", "play seek", "yes", "draw sneak", "yes", "draw sneak")
    assert (two.hand("south"), two.prompt) == (["gate", "sneak", "sneak"], "phase-move")


ASSAULT = """
    turn 3 south {phase}
    south active psychic-assault
    {hand}
    south draw sneak purge sneak
    south c3 praefectus-edia
    south c1 citadel-adviser
    south d4 mind-knight
    north c5 undead-archer damage 1
    north b4 gul-dass
    north d3 gate
    north e4 undead-warrior
    north c4 ret-talus
"""


@pytest.mark.card("psychic-assault")
def test_psychic_assault_may_hurt_an_enemy_near_the_summoner_for_each_draw() -> None:
    game = scenario(ASSAULT.format(phase="move", hand="")).play("move c1 b1", "yes", "draw sneak")
    # Enemy commons and champions within two of c3: c5, b4; e4 is three away, d3 a gate, c4 a summoner, d4 a friend.
    assert (game.asked, game.prompt, game.options) == ("south", "psychic-assault", ["pass", "target b4", "target c5"])
    game.play("target c5")
    assert (game.card("c5"), game.magic("south"), game.prompt) == ("", 1, "phase-move")
    declined = scenario(ASSAULT.format(phase="move", hand="")).play("move c1 b1", "yes", "draw sneak", "pass")
    assert (declined.damage("b4"), declined.card("c5")) == (0, "undead-archer")


@pytest.mark.card("psychic-assault")
def test_psychic_assault_counts_a_draw_of_several_cards_once() -> None:
    game = scenario(ASSAULT.format(phase="magic", hand="south hand gate gate gate")).play("end", "draw purge")
    assert (game.phase, game.prompt) == ("draw", "psychic-assault")
    game.play("target b4")
    assert (game.damage("b4"), game.asked) == (1, "north")
    full = scenario(ASSAULT.format(phase="magic", hand="south hand gate gate gate gate gate")).play("end")
    assert (full.asked, full.damage("b4")) == ("north", 0)


@pytest.mark.card("psychic-assault")
def test_psychic_assault_is_played_in_the_summon_phase() -> None:
    position = ASSAULT.format(phase="summon", hand="").replace("south active", "south hand")
    assert scenario(position).play("play psychic-assault").active("south") == ["psychic-assault"]
    with pytest.raises(IllegalPlay, match="SW2-EVT-1]"):
        scenario(position.replace("3 south summon", "3 south move")).play("play psychic-assault")
