"""Every card of the Breakers: what is printed on it and what it does."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from stonehall.games.summoner_wars.cards import BY_ID, CARDS, FACTIONS, MELEE, NO_ATTACK, NO_COST, PHASES, RANGED
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.games.summoner_wars.view import PieceView, View
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, fresh, scenario

UNITS = [
    # id, classes, cost, strength, attack, life, symbols, abilities
    ("tacullu", "summoner unit", NO_COST, 3, RANGED, 13, "air crossed-axes resolve", "mind-capture"),
    ("gulldune", "champion unit", 6, 4, MELEE, 6, "resolve", "telepathic-command"),
    ("gwalark", "champion unit", 6, 3, RANGED, 8, "air resolve", "flight levitate"),
    ("kalal", "champion unit", 7, 4, RANGED, 8, "air", "greater-push steadfast"),
    ("mind-witch", "common unit", 1, 3, RANGED, 2, "resolve", "mimic"),
    ("deceiver", "common unit", 1, 1, RANGED, 4, "resolve", "engage stupefy"),
    ("wind-archer", "common unit", 2, 4, RANGED, 2, "air", "far-shot swift"),
    ("wind-mage", "common unit", 1, 2, RANGED, 3, "air", "push"),
]
EVENTS = [
    # id, classes, cost, phase, active, symbols
    ("mind-control", "epic event", 0, "summon", False, ""),
    ("perplexing-tempest", "event standard", 0, "magic", True, "air resolve"),
    ("blast", "event standard", 1, "move", False, "air"),
    ("hypnotic-call", "event standard", 0, "summon", True, "resolve"),
]


def seen(game: Scenario, square: str) -> PieceView:
    """The card on a square as everybody sees it."""
    view = cast(View, game.state.view(None))
    return next(piece for piece in view["pieces"] if piece["square"] == square)


def ends(game: Scenario, square: str) -> str:
    """Where the unit on a square can move, in the order of the board's columns."""
    return " ".join(text.split()[2] for text in game.starting("move", square + " "))


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in UNITS])
def test_printed_units(row: tuple[str, str, int, int, int, int, str, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    abilities = " ".join(sorted(card.ability_ids))
    assert row[1:] == (classes, card.cost, card.strength, card.attack, card.life, symbols, abilities)
    assert (card.faction, card.gate) == ("breakers", False)


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in EVENTS])
def test_printed_events(row: tuple[str, str, int, str, bool, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    assert row[1:] == (classes, card.cost, PHASES[card.phase], card.active, symbols)
    assert (card.faction, card.attack, card.strength, card.life) == ("breakers", NO_ATTACK, 0, 0)


@pytest.mark.card("tacullu", "deceiver", "mind-witch")
def test_setup_and_ready_deck() -> None:
    south, north = fresh("breakers", "cave-goblins"), fresh("cave-goblins", "breakers")
    for game, squares in ((south, ["c1", "d2", "e3", "c2"]), (north, ["d8", "c7", "b6", "d7"])):
        found = [game.card(square) for square in squares]
        assert found == ["tacullu", "starting-gate", "deceiver", "mind-witch"]
    copies = Counter(CARDS[card].id for card in ready_deck("breakers").pile)
    assert copies == {
        "gate": 3, "mind-control": 2, "perplexing-tempest": 2, "blast": 2, "hypnotic-call": 2, "gulldune": 1,
        "gwalark": 1, "kalal": 1, "mind-witch": 4, "deceiver": 4, "wind-archer": 4, "wind-mage": 4,
    }  # fmt: skip
    assert FACTIONS["breakers"].symbols == ("resolve", "air")


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
    assert (game.asked, game.prompt, game.options) == ("south", "mind-capture", ["refuse", "target c5"])
    game.play("target c5")
    captured = seen(game, "c5")
    assert (captured["controller"], captured["owner"]) == ("south", "north")
    assert (captured["damage"], captured["boosts"], captured["under"]) == (2, 1, ["hellforged-weapon"])
    assert (game.magic("south"), game.discard("north")) == (0, [])
    assert seen(game, "d5")["boosts"] == 0
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
    game.play("attack c3 c5", "roll b* s s", "target c5")
    while game.state.turn < 5:
        game.play("end")
    assert (seen(game, "c5")["controller"], game.asked) == ("south", "south")


@pytest.mark.card("tacullu")
def test_mind_capture_may_be_refused_and_then_the_unit_dies_and_pays() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 tacullu
        south b4 wind-mage
        north c4 hellfire-cultist
    """)
    refused = Scenario(game.state.clone()).play("attack c3 c4", "roll sb sb s", "refuse")
    assert (refused.card("c4"), refused.magic("south"), refused.discard("north")) == ("", 1, ["hellfire-cultist"])
    assert (refused.damage("c3"), refused.damage("b4")) == (1, 1)  # Immolate
    game.play("attack c3 c4", "roll sb sb s", "target c4")
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
        assert (game.life("c5"), seen(game, "c5")["controller"]) == (left, "north")


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
    won = Scenario(game.state.clone()).play("attack c3 c5", "roll sb sb s", "refuse")
    assert won.winner == "south"
    game.play("attack c3 c5", "roll sb sb s", "target c5")
    assert (game.winner, seen(game, "c5")["controller"]) == ("", "south")


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
    assert ends(game, "a1") == "a1 a3 b2 b3 c1 d1"
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
    carried = [square for square in ("b4", "a2", "d3", "c2", "f1") if "flight" in seen(game, square)["abilities"]]
    assert carried == ["b4"]  # a2 is 3 away, Kalal is a champion, the archer an enemy, Tacullu no common
    # Over the gates and out of range: it began its move in range.
    assert ends(game, "b4") == "a3 a4 a6 b1 b2 b3 b4 b6 b7 c4 c5 c6 d4 d5 e4"


@pytest.mark.card("gwalark")
def test_levitate_ends_with_the_range_and_flight_counts_once() -> None:
    game = scenario("""
        turn 3 south move
        south f1 tacullu
        south c3 gwalark
        south d3 gwalark
        south c5 wind-archer
    """)
    assert seen(game, "c5")["abilities"] == ["swift", "far-shot", "flight"]
    longest = max(abs(ord(end[0]) - ord("c")) + abs(int(end[1]) - 5) for end in ends(game, "c5").split())
    assert longest == 2 + 1 + 1  # Swift and one Flight
    game.play("move c5 c7")
    assert seen(game, "c7")["abilities"] == ["swift", "far-shot"]
    game.play("move c3 c6", "move d3 f3")
    assert seen(game, "c7")["abilities"] == ["swift", "far-shot", "flight"]


@pytest.mark.card("gwalark")
def test_a_frozen_gwalark_does_not_levitate() -> None:
    game = scenario("""
        turn 3 south move
        south c3 gwalark id 50
        south c4 wind-mage
        north active freeze target 50
    """)
    assert seen(game, "c3")["abilities"] == []
    assert seen(game, "c4")["abilities"] == ["push"]


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


# Mind Witch -----------------------------------------------------------------------------------------------------------


@pytest.mark.card("mind-witch")
def test_mimic_may_copy_a_common_within_three_spaces_at_the_start_of_the_move_phase() -> None:
    game = scenario("""
        turn 3 south summon
        south f1 tacullu
        south c3 mind-witch
        south c6 wind-archer
        south d6 wind-mage
        south d3 gwalark
        north b5 horde-climber
        north c2 gate
    """)
    assert (game.phase, game.asked, game.prompt) == ("move", "south", "mimic")
    # c6 and b5 are 3 away, d6 is 4; Gwalark is no common, and neither is the gate.
    assert game.options == ["pass", "target b5", "target c6"]
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.prompt, seen(declined, "c3")["abilities"]) == ("phase-move", ["mimic", "flight"])
    game.play("target c6")
    assert seen(game, "c3")["abilities"] == ["mimic", "far-shot", "flight", "swift"]


@pytest.mark.card("mind-witch")
def test_mimic_lasts_until_the_end_of_the_own_turn() -> None:
    game = scenario("""
        turn 3 south summon
        south hand gate gate gate gate gate
        north hand gate gate gate gate gate
        south f1 tacullu
        south c3 mind-witch
        south d3 wind-archer
        north c7 gul-dass
    """)
    game.play("target d3")
    assert "move c3 c6" in game.options  # Swift
    game.play("end", "end")
    assert "attack c3 c7" in game.options  # Far Shot
    game.play("end", "end")
    assert (game.asked, seen(game, "c3")["abilities"]) == ("north", ["mimic"])
    while game.asked == "north":
        game.play("end")
    assert (game.phase, game.prompt) == ("move", "mimic")


@pytest.mark.card("mind-witch")
def test_mimic_copies_also_what_the_common_did_not_have_printed() -> None:
    game = scenario("""
        turn 3 south summon
        south f1 tacullu
        south c3 mind-witch
        south d5 wind-mage under hellforged-weapon
        south d7 gwalark
    """)
    game.play("target d5")
    assert sorted(seen(game, "c3")["abilities"]) == ["cursed", "flight", "mimic", "push"]
    assert game.strength("c3") == 3  # the weapon's strength is no ability


@pytest.mark.card("mind-witch")
def test_copied_boost_abilities_read_the_boosts_of_the_witch() -> None:
    game = scenario("""
        turn 3 south summon
        south f1 tacullu
        south c3 mind-witch boosts 2
        north c5 undead-warrior boosts 4
    """)
    game.play("target c5")
    assert (game.strength("c3"), game.strength("c5")) == (3 + 2, 2 + 4)
    lioness = scenario("""
        turn 3 south summon
        south f1 tacullu
        south c3 mind-witch boosts 7
        north c5 lioness boosts 1
    """).play("target c5")
    assert (lioness.life("c3"), lioness.life("c5")) == (2 + 5, 2 + 1)


@pytest.mark.card("mind-witch")
def test_a_witch_that_lives_on_a_copied_life_dies_when_the_turn_ends() -> None:
    game = scenario("""
        turn 3 south summon
        south hand gate gate gate gate gate
        south f1 tacullu
        south c3 mind-witch boosts 2
        south c4 wind-mage
        south d3 lioness
        north e8 ret-talus
    """)
    game.play("target d3", "end", "end", "attack c4 c3", "roll sb sb", "pass")
    assert (game.damage("c3"), game.life("c3")) == (2, 2)
    game.play("end", "end")
    assert (game.asked, game.card("c3"), game.discard("south")) == ("north", "", ["mind-witch"])
    assert game.magic("north") == 0


@pytest.mark.card("mind-witch")
def test_copied_abilities_are_kept_by_a_written_position() -> None:
    """The lioness is gone, the witch still lives on what it copied, also in a state read from text."""
    game = scenario("""
        turn 3 south attack
        south hand gate
        south f1 tacullu
        south c3 mind-witch boosts 2 damage 3 lent imbued-life
        north c4 gate
    """)
    assert game.life("c3") == 1
    game.play("attack c3 c4", "roll sb s s")
    assert (game.damage("c4"), game.card("c3")) == (1, "mind-witch")


@pytest.mark.card("mind-witch", "gwalark")
def test_a_levitated_witch_that_copied_charge_can_still_charge() -> None:
    game = scenario("""
        turn 3 south summon
        south f1 tacullu
        south c1 mind-witch
        south d2 gwalark
        north b2 beast-rider
    """)
    game.play("target b2")
    assert "move c1 c5" in game.options  # a straight run of 4
    bent = Scenario(game.state.clone()).play("move c1 b3")
    assert bent.strength("b3") == 3  # 3 spaces, but not straight: no run
    straight = game.play("move c1 c5")
    assert straight.strength("c5") == 3 + 1


# Deceiver -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("deceiver")
@pytest.mark.parametrize(
    ("attacker", "deceiver", "roll", "dealt"),
    [
        ("south c4 bear-cavalry", "north b4 deceiver", "s* s* s", 2),  # one less, however many specials
        ("south c4 bear-cavalry", "north b4 deceiver", "s s sb", 3),  # no special, no effect
        ("south c4 bear-cavalry", "north b4 deceiver", "b* b* b*", 0),  # never below 0
        ("south c4 bear-cavalry", "north b5 deceiver", "s* s s", 3),  # the attacker is not next to it
        ("south c4 bear-cavalry", "south b4 deceiver", "s* s s", 3),  # its own side
        ("south c4 bear-cavalry", "north b4 deceiver\n        north c3 deceiver", "s* s s", 1),  # two of them
        ("south c3 svara", "north b3 deceiver", "b* sb sb", 2),  # ranged attacks too
    ],
)
def test_stupefy_weakens_attacks_of_adjacent_enemies_on_any_card(
    attacker: str, deceiver: str, roll: str, dealt: int
) -> None:
    game = scenario(f"""
        turn 3 south attack
        {attacker}
        {deceiver}
        north c5 starting-gate
        north f7 gate
    """)
    game.play(f"attack {attacker.split()[1]} c5", f"roll {roll}")
    assert game.damage("c5") == dealt


@pytest.mark.card("deceiver")
def test_stupefy_protects_the_deceiver_itself_and_even_cards_of_the_attacker() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 bear-cavalry
        south d4 starting-gate
        north c5 deceiver
    """)
    own = Scenario(game.state.clone()).play("attack c4 d4", "roll s* s s")
    assert own.damage("d4") == 2
    game.play("attack c4 c5", "roll s* s s")
    assert game.damage("c5") == 2


@pytest.mark.card("deceiver")
@pytest.mark.parametrize(
    ("end", "hurt"),
    [
        ("c6", 1),  # away
        ("d4", 1),  # away and next to it again: one step led away
        ("c5", 1),  # out and back
    ],
)
def test_engage_hurts_an_enemy_that_moves_away(end: str, hurt: int) -> None:
    game = scenario("""
        turn 3 south move
        south c5 bear-cavalry
        south a3 horde-climber
        north c4 deceiver
    """)
    game.play(f"move c5 {end}")
    assert (game.damage(end), game.prompt) == (hurt, "phase-move")  # compulsory: nobody is asked


@pytest.mark.card("deceiver")
def test_engage_counts_for_each_deceiver_and_only_for_enemies_that_stood_next_to_it() -> None:
    game = scenario("""
        turn 3 south move
        south c5 bear-cavalry
        south a4 wind-mage
        south f6 deceiver
        south f5 horde-climber
        north c4 deceiver
        north b5 deceiver
    """)
    game.play("move c5 c6", "resolve engage b5", "move a4 a5", "move f5 e5")
    assert game.damage("c6") == 2
    assert (game.damage("a5"), game.damage("e5")) == (0, 0)  # came nearer; is a friend


@pytest.mark.card("deceiver")
def test_engage_works_in_the_own_turn_against_forced_enemies() -> None:
    game = scenario("""
        turn 3 south attack
        south f1 tacullu
        south c4 deceiver
        south c3 wind-mage
        north c5 undead-carrier damage 2
        north d4 gul-dass
    """)
    game.play("use push c3 d4", "to e4")
    assert (game.damage("e4"), game.damage("c5")) == (1, 2)
    deadly = scenario("""
        turn 3 south attack
        south f1 tacullu
        south c4 deceiver
        south b4 wind-mage
        north c5 undead-carrier damage 2
    """)
    deadly.play("use push b4 c5", "to c6")
    assert (deadly.card("c6"), deadly.magic("south")) == ("", 1)


@pytest.mark.card("deceiver")
def test_engage_does_not_answer_an_exchange_or_a_placing() -> None:
    exchange = scenario("""
        turn 3 south attack
        south c5 sneeks
        south e7 horde-climber
        north c4 deceiver
        north d5 gate
    """)
    exchange.play("use sly c5 e7")
    assert (exchange.card("e7"), exchange.damage("e7"), exchange.damage("c5")) == ("sneeks", 0, 0)
    placing = scenario("""
        turn 3 south move
        south c6 horde-climber
        south c5 horde-clinger
        north c4 deceiver
    """)
    placing.play("move c6 c8", "to d8")
    assert (placing.card("d8"), placing.damage("d8")) == ("horde-clinger", 0)


@pytest.mark.card("deceiver")
def test_engage_is_about_units_not_structures() -> None:
    game = scenario("""
        turn 3 south move
        south b3 svara
        south c5 starting-gate
        north c4 deceiver
    """)
    game.play("move b3 b4", "target c5", "to c6")
    assert (game.card("c6"), game.damage("c6")) == ("starting-gate", 0)


@pytest.mark.card("deceiver")
def test_an_attacker_killed_by_engage_does_not_use_its_after_move_ability() -> None:
    """The active player may let Engage come first; a destroyed unit has no after-move ability left."""
    game = scenario("""
        turn 3 south move
        south c5 ember-archer damage 1
        south e1 gate
        north c4 deceiver
        north c8 gul-dass
    """)
    game.play("move c5 c6")
    assert game.options == ["resolve engage c4", "resolve quick-shot c6"]
    game.play("resolve engage c4")
    assert (game.card("c6"), game.prompt, game.damage("c8")) == ("", "phase-move", 0)


# Wind Archer ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("wind-archer")
def test_swift_is_one_more_space_over_empty_spaces_only() -> None:
    game = scenario("""
        turn 3 south move
        south f8 tacullu
        south a1 wind-archer
        south a3 gate
        north a8 ret-talus
    """)
    assert ends(game, "a1") == "a1 a2 b1 b2 b3 c1 c2 d1"


@pytest.mark.card("wind-archer")
def test_far_shot_reaches_four_clear_straight_spaces() -> None:
    game = scenario("""
        turn 3 south attack
        south b3 wind-archer
        south a1 tacullu
        north b7 gul-dass
        north e3 gate
        north f3 gul-dass
        north c4 gul-dass
    """)
    assert game.starting("attack b3") == ["attack b3 b7", "attack b3 e3"]
    far = scenario("""
        turn 3 south attack
        south b3 wind-archer
        south a1 tacullu
        south c3 wind-mage
        north b8 gul-dass
        north c7 gul-dass
        north c5 gul-dass
    """)
    assert far.starting("attack") == ["attack b3 c3", "attack c3 b3", "attack c3 c5"]


# Mind Control ---------------------------------------------------------------------------------------------------------

CONTROL = """
    turn 3 south summon
    south magic 3
    south hand mind-control frost-mage
    south c3 tacullu
    south b3 wind-mage
    north c5 ice-golem
    north d4 dragos damage 3 boosts 1
    north d5 undead-carrier
    north c4 gate
    north d2 ret-talus
"""


@pytest.mark.card("mind-control")
def test_mind_control_takes_any_number_of_enemy_commons_and_champions_within_two_of_the_summoner() -> None:
    game = scenario(CONTROL)
    game.play("play mind-control")
    # d5 is 3 away; a gate and a summoner are neither common nor champion, and b3 is a friend.
    assert (game.prompt, game.options) == ("mind-control", ["pass", "target c5", "target d4"])
    none = Scenario(game.state.clone()).play("pass")
    assert (none.phase, none.discard("south")) == ("move", ["mind-control"])
    assert [seen(none, square)["controller"] for square in ("c5", "d4")] == ["north", "north"]
    game.play("target d4")
    assert game.options == ["pass", "target c5"]
    game.play("target c5")
    assert [seen(game, square)["controller"] for square in ("c5", "d4", "d5")] == ["south", "south", "north"]
    assert (game.damage("d4"), game.boosts("d4"), game.discard("south")) == (3, 1, ["mind-control"])
    # The borrowed Ice Golem is a gate of south's.
    assert game.starting("summon") == [f"summon frost-mage {square}" for square in ("b5", "c6")]


@pytest.mark.card("mind-control")
def test_mind_control_lasts_for_the_own_turn() -> None:
    game = scenario("""
        turn 3 south summon
        south hand mind-control gate gate gate gate gate
        north hand gate gate gate gate gate
        south c3 tacullu
        north c5 undead-carrier
        north d5 gate
    """)
    game.play("play mind-control", "target c5", "move c5 d4", "end", "end")
    assert game.starting("attack d4") == ["attack d4 d5"]
    game.play("attack d4 d5", "roll s s")
    assert (game.phase, game.damage("c3")) == ("magic", 0)
    game.play("end")
    assert (game.asked, seen(game, "d4")["controller"]) == ("north", "north")
    assert game.damage("d5") == 2


@pytest.mark.card("mind-control")
def test_destroying_a_borrowed_unit_pays_nothing() -> None:
    game = scenario("""
        turn 3 south summon
        south hand mind-control
        south c3 tacullu
        south d5 bear-cavalry
        north c5 undead-carrier
    """)
    game.play("play mind-control", "target c5", "end", "attack d5 c5", "roll s s s")
    assert (game.card("c5"), game.magic("south"), game.discard("north")) == ("", 0, ["undead-carrier"])


@pytest.mark.card("mind-control")
def test_mind_control_can_be_played_without_anybody_near() -> None:
    game = scenario("""
        turn 3 south summon
        south hand mind-control
        south c3 tacullu
    """)
    assert game.options == ["end", "play mind-control"]


@pytest.mark.card("mind-control")
def test_a_golem_that_lost_its_extra_life_with_its_side_is_destroyed_at_once() -> None:
    """Cold Snap helps the structures of Ollag's side; a borrowed golem is on the other one (SW2-DMG-3)."""
    game = scenario("""
        turn 3 south summon
        south hand mind-control
        south c3 tacullu
        north c5 ice-golem damage 5
        north e6 ollag
    """)
    assert game.life("c5") == 1
    game.play("play mind-control", "target c5")
    assert (game.card("c5"), game.discard("north")) == ("", ["ice-golem"])


# Perplexing Tempest ---------------------------------------------------------------------------------------------------


@pytest.mark.card("perplexing-tempest")
def test_perplexing_tempest_slows_everybody_until_the_next_own_turn() -> None:
    game = scenario("""
        turn 3 south magic
        south hand perplexing-tempest gate gate gate gate gate
        north hand gate gate gate gate gate
        south a1 tacullu
        south e1 wind-archer
        north f8 ret-talus
        north c8 ice-golem
    """)
    game.play("play perplexing-tempest", "end")
    assert (game.asked, game.active("south")) == ("north", ["perplexing-tempest"])
    assert ends(game, "f8") == "e8 f7"
    assert not game.starting("move c8")  # Slow: 2 - 1 - 1
    while game.asked == "north":
        game.play("end")
    assert (game.active("south"), game.discard("south"), game.phase) == ([], ["perplexing-tempest"], "move")
    assert ends(game, "a1") == "a1 a2 a3 b1 b2 c1"


@pytest.mark.card("perplexing-tempest")
def test_two_tempests_add_up_and_bonuses_count_against_them() -> None:
    one = scenario("turn 3 south move\nsouth a1 wind-archer\nsouth f1 tacullu\nnorth active perplexing-tempest")
    assert (ends(one, "a1"), ends(one, "f1")) == ("a1 a2 a3 b1 b2 c1", "e1 f2")
    two = scenario("""
        turn 3 south move
        south a1 wind-archer
        south f1 tacullu
        south active perplexing-tempest
        north active perplexing-tempest
    """)
    assert (ends(two, "a1"), ends(two, "f1")) == ("a2 b1", "")


# Blast ----------------------------------------------------------------------------------------------------------------


@pytest.mark.card("blast")
def test_blast_picks_a_common_or_champion_on_a_clear_line_of_three() -> None:
    game = scenario("""
        turn 3 south move
        south magic 1
        south hand blast
        south c3 tacullu
        south c2 wind-mage
        north c6 dragos
        north d4 undead-carrier
        north b3 gate
        north a3 undead-carrier
        north f3 undead-archer
    """)
    game.play("play blast")
    # c2 and c6 (3 away) and f3 (3 away); d4 is not in line, a3 stands behind a gate.
    assert (game.prompt, game.options) == ("blast", ["target c2", "target c6", "target f3"])
    assert game.magic("south") == 0
    far = scenario("""
        turn 3 south move
        south magic 1
        south hand blast
        south c3 tacullu
        north c7 dragos
    """)
    assert not far.starting("play")


@pytest.mark.card("blast")
def test_blast_costs_one() -> None:
    game = scenario("""
        turn 3 south move
        south hand blast
        south c3 tacullu
        north c5 dragos
    """)
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        game.play("play blast")


@pytest.mark.card("blast")
def test_blast_forces_through_commons_and_champions_and_hurts_all_of_them() -> None:
    game = scenario("""
        turn 3 south move
        south magic 1
        south hand blast
        south b3 tacullu
        north b4 undead-carrier
        south b5 wind-mage
        north b6 dragos
        north a4 gate
        north c4 undead-archer
        north d4 ret-talus
        north e4 undead-archer
    """)
    game.play("play blast")
    # Only one way: over the mage and Dragos to b7. West a gate, south and (behind the archer) east a summoner stop it.
    assert (game.prompt, game.card("b7")) == ("phase-move", "undead-carrier")
    assert [game.damage(square) for square in ("b7", "b5", "b6", "c4")] == [1, 1, 1, 0]


@pytest.mark.card("blast")
def test_blast_goes_one_to_three_spaces_in_any_straight_direction() -> None:
    game = scenario("""
        turn 3 south move
        south magic 1
        south hand blast
        south c3 tacullu
        north c5 undead-carrier damage 2
        north d5 undead-archer damage 1
        north c7 gate
    """)
    game.play("play blast")
    assert (game.prompt, game.options) == ("force-to", ["to a5", "to b5", "to c4", "to c6", "to e5", "to f5"])
    game.play("to f5")
    assert (game.card("f5"), game.card("d5"), game.magic("south")) == ("", "", 2)  # both die, both pay
    assert game.discard("south") == ["blast"]


@pytest.mark.card("blast", "deceiver")
def test_blast_away_from_a_deceiver_also_triggers_engage() -> None:
    game = scenario("""
        turn 3 south move
        south magic 1
        south hand blast
        south c3 tacullu
        south d5 deceiver
        north c5 dragos
    """)
    game.play("play blast", "to c7")
    assert game.damage("c7") == 2


# Hypnotic Call --------------------------------------------------------------------------------------------------------


@pytest.mark.card("hypnotic-call")
def test_hypnotic_call_chooses_any_common_or_champion_and_may_draw_it_nearer() -> None:
    game = scenario("""
        turn 3 south summon
        south hand hypnotic-call
        south c3 tacullu
        south a8 wind-mage
        south b2 gate
        north e7 dragos
        north f8 ret-talus
    """)
    game.play("play hypnotic-call")
    assert (game.prompt, game.options) == ("hypnotic-call", ["target a8", "target e7"])
    game.play("target e7")
    assert (game.prompt, game.options) == ("may-force-to", ["pass", "to d7", "to e6"])  # toward her only
    stay = Scenario(game.state.clone()).play("pass")
    assert (stay.card("e7"), stay.active("south")) == ("dragos", ["hypnotic-call"])
    game.play("to e6")
    assert (game.card("e6"), game.active("south"), game.discard("south")) == ("dragos", ["hypnotic-call"], [])


@pytest.mark.card("hypnotic-call")
def test_hypnotic_call_strengthens_the_summoner_against_the_chosen_unit_only() -> None:
    game = scenario("""
        turn 3 south summon
        south hand hypnotic-call
        south c3 tacullu
        south b5 wind-mage
        north c5 dragos
        north c1 undead-carrier
    """)
    game.play("play hypnotic-call", "target c5", "pass")
    assert (game.strength("c3", "c5"), game.strength("c3", "c1"), game.strength("b5", "c5")) == (4, 3, 2)
    game.play("move b5 b6", "end", "attack c3 c5", "roll sb sb sb sb")
    assert game.damage("c5") == 4


@pytest.mark.card("hypnotic-call")
def test_hypnotic_call_follows_its_target_and_idles_when_it_is_gone() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 tacullu
        south d5 wind-mage
        north c5 horde-climber id 60
        north b3 horde-climber
        south active hypnotic-call target 60
    """)
    game.play("use push d5 c5", "to c6")
    assert (game.strength("c3", "c6"), game.strength("c3", "b3")) == (4, 3)
    gone = scenario("""
        turn 3 south attack
        south c3 tacullu
        south d6 bear-cavalry
        north c6 horde-climber id 60
        north b3 horde-climber
        south active hypnotic-call target 60
    """)
    gone.play("attack d6 c6", "roll s s s")
    assert (gone.active("south"), gone.strength("c3", "b3")) == (["hypnotic-call"], 3)
