"""Every card of the Breakers as printed, the ready deck, and what the summoner and champions do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import BY_ID, MELEE, NO_COST, PHASES, RANGED
from tests.summoner_wars.factions import facts
from tests.summoner_wars.scenario import Scenario, scenario

PRINTED = facts.cards_of(
    "breakers",
    # id, classes, cost, strength, attack, life, symbols, abilities
    facts.unit("tacullu", "summoner unit", NO_COST, 3, RANGED, 13, "air crossed-axes resolve", "mind-capture"),
    facts.unit("gulldune", "champion unit", 6, 4, MELEE, 6, "resolve", "telepathic-command"),
    facts.unit("gwalark", "champion unit", 6, 3, RANGED, 8, "air resolve", "flight levitate"),
    facts.unit("kalal", "champion unit", 7, 4, RANGED, 8, "air", "greater-push steadfast"),
    facts.unit("mind-witch", "common unit", 1, 3, RANGED, 2, "resolve", "mimic"),
    facts.unit("deceiver", "common unit", 1, 1, RANGED, 4, "resolve", "engage stupefy"),
    facts.unit("wind-archer", "common unit", 2, 4, RANGED, 2, "air", "far-shot swift"),
    facts.unit("wind-mage", "common unit", 1, 2, RANGED, 3, "air", "push"),
    # id, classes, cost, phase, active, symbols
    facts.event("mind-control", "epic event", 0, "summon", False, ""),
    facts.event("perplexing-tempest", "event standard", 0, "magic", True, "air resolve"),
    facts.event("blast", "event standard", 1, "move", False, "air"),
    facts.event("hypnotic-call", "event standard", 0, "summon", True, "resolve"),
)
DECK = facts.ReadyDeck(
    symbols=("resolve", "air"),
    setup={
        "tacullu": ("c1", "d8"), "starting-gate": ("d2", "c7"), "deceiver": ("e3", "b6"), "mind-witch": ("c2", "d7"),
    },
    pile={
        "gate": 3, "mind-control": 2, "perplexing-tempest": 2, "blast": 2, "hypnotic-call": 2, "gulldune": 1,
        "gwalark": 1, "kalal": 1, "mind-witch": 4, "deceiver": 4, "wind-archer": 4, "wind-mage": 4,
    },
)  # fmt: skip


@pytest.mark.parametrize("card", facts.each(PRINTED))
def test_printed(card: facts.Printed) -> None:
    assert facts.printed(card.id) == card


@pytest.mark.card("tacullu", "deceiver", "mind-witch")
def test_setup_and_ready_deck() -> None:
    assert facts.ready_deck_of("breakers") == DECK


# Tacullu --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("tacullu")
def test_mind_capture_takes_the_unit_as_it_is_instead_of_killing_it() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 tacullu
        north c5 undead-warrior damage 2 boosts 1 under hellforged-weapon
        north d5 undead-warrior
    """)
    game.play("attack c3 c5", "roll sb b* s")
    assert (game.asked, game.prompt, game.options) == ("south", "mind-capture", ["pass", "yes"])
    game.play("yes")
    captured = game.seen("c5")
    assert (captured["controller"], captured["owner"]) == ("south", "north")
    assert (captured["damage"], captured["boosts"], captured["under"]) == (2, 1, ["hellforged-weapon"])
    assert (game.magic("south"), game.discard("north")) == (0, [])
    assert game.seen("d5")["boosts"] == 0
    assert game.starting("attack") == ["attack c5 d5"]  # it can act at once; she has attacked


@pytest.mark.card("tacullu")
def test_mind_capture_is_for_good() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate gate gate gate gate
        north hand gate gate gate gate gate
        south c3 tacullu
        north c5 horde-climber damage 2
    """)
    game.play("attack c3 c5", "roll b* s s", "yes")
    while game.state.turn < 5:
        game.play("end")
    assert (game.seen("c5")["controller"], game.asked) == ("south", "south")


@pytest.mark.card("tacullu")
def test_mind_capture_may_be_refused_and_then_the_unit_dies_and_pays() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 tacullu
        south b4 wind-mage
        north c4 hellfire-cultist
    """)
    refused = Scenario(game.state.clone()).play("attack c3 c4", "roll sb sb s", "pass")
    assert (refused.card("c4"), refused.magic("south"), refused.discard("north")) == ("", 1, ["hellfire-cultist"])
    assert (refused.damage("c3"), refused.damage("b4")) == (1, 1)  # Immolate
    game.play("attack c3 c4", "roll sb sb s", "yes")
    assert (game.card("c4"), game.magic("south"), game.discard("north")) == ("hellfire-cultist", 0, [])
    assert (game.damage("c3"), game.damage("b4"), game.damage("c4")) == (0, 0, 0)  # nothing was destroyed


@pytest.mark.card("tacullu")
@pytest.mark.parametrize(
    ("line", "roll", "left"),
    [
        ("north c5 horde-climber", "sb sb s", 1),  # not lethal: one short
        ("north c5 ember-mage", "sb sb sb", 1),  # not lethal: Guarded lets 1 damage through
        ("north c5 gate damage 2", "sb sb sb", 0),  # not a unit
        ("south c5 horde-climber", "sb sb sb", 0),  # not an enemy
    ],
)
def test_mind_capture_needs_lethal_damage_to_an_enemy_unit(line: str, roll: str, left: int) -> None:
    game = scenario(f"""
        turn 3 south attack
        south c3 tacullu
        south e1 wind-archer
        south f1 gate
        {line}
    """)
    game.play("attack c3 c5", f"roll {roll}")
    assert game.prompt == "phase-attack"
    assert (game.card("c5") != "") == bool(left)
    if left:
        assert (game.life("c5"), game.seen("c5")["controller"]) == (left, "north")


@pytest.mark.card("tacullu")
def test_mind_capture_is_for_her_own_attacks_only() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 tacullu
        south d4 wind-archer
        north d5 horde-climber
    """)
    game.play("attack d4 d5", "roll sb sb sb sb")
    assert (game.card("d5"), game.magic("south")) == ("", 1)


@pytest.mark.card("tacullu")
def test_mind_capture_may_take_even_a_summoner_and_the_game_goes_on() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 tacullu
        north c5 ret-talus damage 10
    """)
    won = Scenario(game.state.clone()).play("attack c3 c5", "roll sb sb s", "pass")
    assert won.winner == "south"
    game.play("attack c3 c5", "roll sb sb s", "yes")
    assert (game.winner, game.seen("c5")["controller"]) == ("", "south")


# Gulldune -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("gulldune")
def test_telepathic_command_reaches_friendly_commons_within_three_spaces() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 gulldune
        south b5 wind-mage
        south c6 wind-archer
        south d6 mind-witch
        south d2 kalal
        south b3 gate
        north c4 gate
        north d3 undead-archer
        north b6 gul-dass
        north c8 gul-dass
        north d7 gul-dass
    """)
    game.play("attack c3 c4", "roll b* b* b* b*")
    assert (game.asked, game.prompt) == ("south", "telepathic-command")
    # b5 and c6 are 3 away, d6 is 4; a champion, a gate and an enemy common are not friendly commons.
    assert game.options == ["pass", "target b5", "target c6"]
    game.play("target c6")
    assert game.options == ["attack c6 b6", "attack c6 c4", "attack c6 c8", "attack c6 d6", "pass"]
    game.play("attack c6 c8", "roll sb sb s s")
    assert (game.damage("c8"), game.prompt) == (2, "phase-attack")
    assert game.starting("attack c6")  # the extra attack was not its own


@pytest.mark.card("gulldune")
def test_telepathic_command_is_optional_and_beyond_the_three_attacks() -> None:
    game = scenario("""
        turn 3 south attack attacks 2
        south hand gate
        south c3 gulldune
        south b4 wind-mage attacked
        north c4 gul-dass damage 4
        north b6 gate
    """)
    declined = Scenario(game.state.clone()).play("attack c3 c4", "roll s s s s", "pass")
    assert (declined.card("c4"), declined.prompt) == ("", "phase-magic")
    # The target is destroyed, the common has attacked, all attacks are made: the command still comes.
    game.play("attack c3 c4", "roll s s s s", "target b4", "attack b4 b6", "roll sb s", "pass")
    assert (game.damage("b6"), game.state.attacks, game.prompt) == (1, 3, "phase-magic")


@pytest.mark.card("gulldune")
def test_no_telepathic_command_after_attacking_a_friend() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 gulldune
        south c4 deceiver
        south b4 wind-mage
        north b6 gate
    """)
    game.play("attack c3 c4", "roll s s s s")
    assert (game.card("c4"), game.prompt, game.starting("attack")) == ("", "phase-attack", ["attack b4 b6"])


@pytest.mark.card("gulldune")
def test_telepathic_command_follows_each_of_his_attacks() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 gulldune boosts 1 lent swift-shot
        south b4 mind-witch
        north c4 starting-gate
        north b6 gate
    """)
    game.play(
        "attack c3 c4", "roll s s s s", "resolve telepathic-command c3", "target b4", "attack b4 b6", "roll s s s"
    )
    game.play("yes", "attack c3 c4", "roll b* b* b* b*")
    assert (game.prompt, game.options) == ("telepathic-command", ["pass", "target b4"])


@pytest.mark.card("gulldune")
def test_telepathic_command_follows_an_attack_whose_target_went_back_to_hand() -> None:
    """Unrelenting replaces the destruction, not the attack."""
    game = scenario("""
        turn 3 south attack
        south c3 gulldune
        south b4 wind-mage
        north c4 horde-climber
        north b6 gate
        north active unrelenting
    """)
    game.play("attack c3 c4", "roll s s s s")
    assert game.hand("north") == ["horde-climber"]
    assert (game.prompt, game.options) == ("telepathic-command", ["pass", "target b4"])


# Gwalark --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("gwalark")
def test_flight_is_three_spaces_over_any_card_but_never_onto_one() -> None:
    game = scenario("""
        turn 3 south move
        south b8 tacullu
        south a1 gwalark
        south a2 starting-gate
        north b1 gul-dass
        north c2 ret-talus
        north a4 parapet
    """)
    assert game.moves("a1") == "a1 a3 b2 b3 c1 d1"
    game.play("move a1 d1")
    assert (game.card("d1"), game.damage("b1"), game.phase) == ("gwalark", 0, "move")


@pytest.mark.card("gwalark")
def test_levitate_gives_flight_to_friendly_commons_that_begin_within_two_spaces() -> None:
    game = scenario("""
        turn 3 south move
        south f1 tacullu
        south c3 gwalark
        south b4 wind-mage
        south a2 wind-mage
        south d3 kalal
        north c2 undead-archer
        north a5 gate
        north b5 gate
    """)
    carried = [square for square in ("b4", "a2", "d3", "c2", "f1") if "flight" in game.seen(square)["abilities"]]
    assert carried == ["b4"]  # a2 is 3 away, Kalal is a champion, the archer an enemy, Tacullu no common
    # Over the gates and out of range: it began its move in range.
    assert game.moves("b4") == "a3 a4 a6 b1 b2 b3 b4 b6 b7 c4 c5 c6 d4 d5 e4"


@pytest.mark.card("gwalark")
def test_levitate_ends_with_the_range_and_flight_counts_once() -> None:
    game = scenario("""
        turn 3 south move
        south f1 tacullu
        south c3 gwalark
        south d3 gwalark
        south c5 wind-archer
    """)
    assert game.seen("c5")["abilities"] == ["swift", "far-shot", "flight"]
    longest = max(abs(ord(end[0]) - ord("c")) + abs(int(end[1]) - 5) for end in game.moves("c5").split())
    assert longest == 2 + 1 + 1  # Swift and one Flight
    game.play("move c5 c7")
    assert game.seen("c7")["abilities"] == ["swift", "far-shot"]
    game.play("move c3 c6", "move d3 f3")
    assert game.seen("c7")["abilities"] == ["swift", "far-shot", "flight"]


@pytest.mark.card("gwalark")
def test_a_frozen_gwalark_does_not_levitate() -> None:
    game = scenario("""
        turn 3 south move
        south c3 gwalark id 50
        south c4 wind-mage
        north active freeze target 50
    """)
    assert game.seen("c3")["abilities"] == []
    assert game.seen("c4")["abilities"] == ["push"]


# Kalal and the Wind Mage ----------------------------------------------------------------------------------------------

PUSHERS = """
    turn 3 south attack
    south d4 tacullu
    south c4 {pusher}
    south c3 deceiver
    south b5 gate
    north c6 dragos
    north d5 undead-carrier
    north e5 gul-dass
    north b2 ret-talus
    north f5 undead-carrier
    north d6 horde-slinger
"""


@pytest.mark.card("wind-mage", "kalal")
@pytest.mark.parametrize(
    ("pusher", "push", "reached"),
    [
        # c3 1, d5 and c6 2, e5 and d6 3, f5 4 spaces away; gates and summoners are neither common nor champion.
        ("wind-mage", "push", ["c3", "c6", "d5"]),
        ("kalal", "greater-push", ["c3", "c6", "d5", "d6", "e5"]),
    ],
)
def test_push_in_place_of_an_attack(pusher: str, push: str, reached: list[str]) -> None:
    game = scenario(PUSHERS.format(pusher=pusher))
    assert game.starting("use") == [f"use {push} c4 {square}" for square in reached]
    game.play(f"use {push} c4 c6")
    assert (game.prompt, game.options) == ("force-to", ["to b6", "to c5", "to c7"])
    game.play("to b6")
    assert (game.card("c6"), game.card("b6"), game.damage("b6")) == ("", "dragos", 0)
    assert game.state.attacks == 1
    assert not game.starting("use")
    assert not game.starting("attack c4")


@pytest.mark.card("wind-mage", "kalal")
@pytest.mark.parametrize(
    ("pusher", "dice", "reached"),
    [("wind-mage", 2, ["c3", "c6", "d5"]), ("kalal", 4, ["c3", "c6", "d5", "d6", "e5"])],
)
def test_push_after_an_attack_on_any_card_hit_or_miss(pusher: str, dice: int, reached: list[str]) -> None:
    game = scenario(PUSHERS.format(pusher=pusher))
    for target in ("c6", "d4", "c3"):
        fork = Scenario(game.state.clone()).play(f"attack c4 {target}", "roll" + " s" * dice)
        assert (fork.asked, fork.prompt) == ("south", "push")
        assert fork.options == ["pass", *[f"target {square}" for square in reached]]
    fork.play("pass")
    assert (fork.prompt, fork.starting("use")) == ("phase-attack", [])
    game.play("attack c4 c6", "roll" + " s" * dice, "target c3")
    assert game.options == ["to b3", "to c2", "to d3"]  # one space each; c4 is taken
    game.play("to d3")
    assert (game.card("d3"), game.card("c6"), game.prompt) == ("deceiver", "dragos", "phase-attack")


@pytest.mark.card("wind-mage")
def test_push_in_place_of_an_attack_needs_no_target_in_reach_and_does_not_prevent_inaction() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 tacullu
        south hand gate
        south c4 wind-mage
        north d5 undead-carrier
    """)
    assert game.options == ["end", "use push c4 d5"]
    game.play("use push c4 d5", "to d6")
    assert (game.phase, game.damage("a1")) == ("magic", 1)


@pytest.mark.card("wind-mage", "kalal")
def test_a_unit_that_cannot_be_forced_is_no_target_of_a_push() -> None:
    """Steadfast protects against friends and enemies; a unit boxed in cannot go anywhere."""
    game = scenario("""
        turn 3 south attack
        south f1 tacullu
        south b2 wind-mage
        south b3 kalal
        north a1 undead-carrier
        north a2 gate
        north b1 gate
    """)
    assert game.starting("use push") == []
    assert game.starting("use greater-push") == ["use greater-push b3 b2"]
    enemy = scenario("""
        turn 3 south attack
        south f1 tacullu
        south c3 wind-mage
        north c4 kalal
        north d3 deceiver
    """)
    assert enemy.starting("use push") == ["use push c3 d3"]


@pytest.mark.card("kalal")
@pytest.mark.parametrize("event", ["hypnotic-call", "blast"])
def test_steadfast_withstands_events(event: str) -> None:
    phase = PHASES[BY_ID[event].phase]
    game = scenario(f"""
        turn 3 south {phase}
        south magic 1
        south hand {event}
        south c3 tacullu
        north c5 kalal
        north d8 undead-carrier
    """)
    if event == "blast":
        assert not game.starting("play")
    else:
        game.play("play hypnotic-call", "target c5")
        assert (game.card("c5"), game.prompt) == ("kalal", "phase-move")  # nothing is asked about forcing


@pytest.mark.card("kalal")
def test_steadfast_withstands_being_forced_by_an_attacker_and_by_himself() -> None:
    attacked = scenario("""
        turn 3 south attack
        south hand gate
        south a1 svara
        south c3 bear-cavalry
        north c4 kalal
        south active brutal-force
    """).play("attack c3 c4", "roll s s s")
    assert (attacked.damage("c4"), attacked.phase) == (3, "magic")
    himself = scenario("""
        turn 3 south attack
        south hand gate
        south c3 kalal boosts 1 lent withdraw
        north c5 gate
    """).play("attack c3 c5", "roll s s s s")
    assert (himself.phase, himself.boosts("c3")) == ("magic", 1)


@pytest.mark.card("kalal")
def test_steadfast_is_about_forcing_only() -> None:
    game = scenario("""
        turn 3 south move
        south c3 kalal
    """)
    assert "move c3 c5" in game.options
