"""Every card of the Eternal Council as printed, the ready deck, and what the summoner and champions do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import LOW, MEDIUM, MELEE, NO_COST, OUR_OWN, RANGED
from tests.summoner_wars.factions import facts
from tests.summoner_wars.scenario import scenario

PRINTED = facts.cards_of(
    "eternal-council",
    # id, classes, cost, strength, attack, life, symbols, abilities
    facts.unit("praefectus-edia", "summoner unit", NO_COST, 3, RANGED, 13, "crossed-axes logic resolve",
               "continuance kinetic-siphon"),
    facts.unit("overseer-maruna", "champion unit", 5, 3, MELEE, 8, "resolve", "punish"),
    facts.unit("overseer-ovi", "champion unit", 4, 2, RANGED, 6, "logic resolve", "scheme"),
    facts.unit("overseer-katu", "champion unit", 6, 2, RANGED, 10, "logic", "imbued-strength tenacity"),
    facts.unit("citadel-adviser", "common unit", 1, 2, RANGED, 3, "logic", "intelligence warning"),
    facts.unit("mind-knight", "common unit", 2, 2, MELEE, 4, "resolve", "arouse-fear shove"),
    facts.unit("ancient-scholar", "common unit", 1, 3, MELEE, 2, "logic", "analysis wisdom"),
    facts.unit("mystery-sage", "common unit", 2, 3, RANGED, 4, "resolve", "apply"),
    # id, classes, cost, phase, active, symbols
    facts.event("learn", "epic event", 0, "magic", True, ""),
    facts.event("insight", "event standard", 0, "summon", True, "logic"),
    facts.event("seek", "event standard", 0, "summon", True, "logic resolve"),
    facts.event("psychic-assault", "event standard", 0, "summon", True, "resolve"),
)  # fmt: skip
DECK = facts.ReadyDeck(
    symbols=("resolve", "logic"),
    setup={
        "praefectus-edia": ("d1", "c8"), "starting-gate": ("d2", "c7"),
        "citadel-adviser": ("c3", "d6"), "mind-knight": ("d3", "c6"),
    },
    pile={
        "gate": 3, "learn": 2, "insight": 2, "seek": 2, "psychic-assault": 2, "overseer-maruna": 1, "overseer-ovi": 1,
        "overseer-katu": 1, "citadel-adviser": 4, "mind-knight": 4, "ancient-scholar": 4, "mystery-sage": 4,
    },
)  # fmt: skip


@pytest.mark.parametrize("card", facts.each(PRINTED))
def test_printed(card: facts.Printed) -> None:
    assert facts.printed(card.id) == card


@pytest.mark.card("praefectus-edia", "starting-gate", "citadel-adviser", "mind-knight")
def test_setup_and_ready_deck() -> None:
    assert facts.ready_deck_of("eternal-council") == DECK


def test_what_is_not_certain_about_the_eternal_council_is_marked() -> None:
    """One of the two symbols is unknown; that it is logic is our own choice."""
    names = (
        "analysis", "ancient-scholar", "apply", "arouse-fear", "citadel-adviser", "continuance", "intelligence",
        "kinetic-siphon", "learn", "mind-knight", "mystery-sage", "overseer-katu", "overseer-maruna", "overseer-ovi",
        "punish", "scheme", "tenacity", "warning", "wisdom",
    )  # fmt: skip
    assert facts.certainty_of("eternal-council") == facts.Certainty(
        cards=MEDIUM, symbols=OUR_OWN, setup=LOW, unverified=names
    )
    assert facts.nameless(names) == []


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
    assert (game.asked, game.prompt, game.options) == ("south", "keep-event", ["pass", "pay 2"])
    game.play("pay 2")
    assert (game.active("south"), game.boosts("c3"), game.phase) == (["insight"], 1, "summon")
    assert (game.state.events[0].boosts, game.strength("c3"), game.discard("south")) == (2, 3 + 2, [])
    given_up = scenario(CONTINUANCE.format(boosts=3, events="insight boosts 2")).play("end", "pass")
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
