"""Cases the rulebook leaves open, decided by its nearest words (O-35 to O-41 of the rules)."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import GAME, Scenario, controllers, scenario, under

# A unit that gains Living Gate ----------------------------------------------------------------------------------------

MIMICS = """
    turn 3 south summon
    south magic 3
    south hand mind-witch gate
    south c4 mind-witch {gained}
    south a1 tacullu
    north c8 ret-talus
"""


@pytest.mark.rule("SW2-CLASS-7", "SW2-SUM-3")
def test_a_unit_that_gained_living_gate_is_a_gate() -> None:
    """A Mind Witch that copied an Ice Golem is no structure, but it has the words of one that is a gate."""
    assert scenario(MIMICS.format(gained="")).summons("mind-witch") == ""
    gate = scenario(MIMICS.format(gained="lent living-gate"))
    assert gate.summons("mind-witch") == "b4 c3 c5 d4"
    assert (gate.seen("c4")["gate"], gate.seen("c4")["classes"]) == (True, ["unit", "common"])


@pytest.mark.rule("SW2-CLASS-7")
def test_it_is_one_for_every_effect_that_speaks_of_gates() -> None:
    """Forbidden Knowledge lets a gate next to the mage take the damage; Mimic made this witch one."""
    game = scenario("""
        turn 3 south move
        south draw gate
        south a1 selundar
        south c3 shadow-mage
        south c5 mind-witch lent living-gate
        north c8 ret-talus
    """).play("move c3 c4")
    assert "target c5" in game.options


# Blood Rush -----------------------------------------------------------------------------------------------------------


RUSH = """
    turn 3 south summon
    south c1 grognack
    south d3 gate
    south hand tundra-charger
"""


@pytest.mark.card("tundra-charger")
@pytest.mark.rule("SW2-COST-5")
def test_blood_rush_pays_its_damage_before_the_force() -> None:
    game = scenario(RUSH).play("summon tundra-charger d4", "to d5")
    assert [event.id for event in game.log if event.id in ("damaged", "forced")] == ["damaged", "forced"]


@pytest.mark.card("tundra-charger")
@pytest.mark.rule("SW2-COST-5")
def test_a_charger_that_dies_of_the_price_falls_where_it_was_summoned() -> None:
    """No card of the eleven decks hurts a unit on its way into play, so the damage is put there by hand."""
    game = scenario(RUSH).play("summon tundra-charger d4")
    game.piece("d4").damage = 1
    game.play("to d5")
    assert (game.card("d4"), game.card("d5"), game.discard("south")) == ("", "", ["tundra-charger"])
    assert not game.told("forced")


# Infect inside an event -----------------------------------------------------------------------------------------------

INFECTS = """
    turn 3 south attack
    south hand {event} gate
    south discard spore-carrier
    south c1 kuldak
    south c3 {unit}
    north c4 undead-warrior damage 3
    south f1 maldar
    north f2 gate
"""


@pytest.mark.card("command", "fungal-beast")
@pytest.mark.rule("SW2-TIME-5", "SW2-TIME-7")
def test_what_follows_a_commanded_attack_comes_before_the_attacker_is_destroyed() -> None:
    game = scenario(INFECTS.format(event="command", unit="fungal-beast"))
    game.play("play command", "attack c3 c4", "roll s s s")
    assert (game.prompt, game.options) == ("infect", ["card spore-carrier", "pass"])
    assert game.card("c3") == "fungal-beast"
    game.play("card spore-carrier")
    assert (game.card("c4"), game.card("c3"), game.prompt) == ("spore-carrier", "", "phase-attack")
    assert game.discard("south") == ["command", "fungal-beast"]


@pytest.mark.card("purge", "undead-carrier")
@pytest.mark.rule("SW2-TIME-10", "SW2-DEST-5")
def test_an_ability_that_must_wait_for_the_end_of_an_event_is_lost_with_its_unit() -> None:
    """Purge strikes and destroys in one effect: no Infect can come in between, and afterwards the carrier is gone."""
    game = scenario("""
        turn 3 south move
        south hand purge
        south discard undead-carrier
        south a1 ret-talus
        south c3 undead-carrier
        south f1 undead-warrior
        north c4 frost-mage damage 2
        north f8 svara
    """).play("play purge", "target c3", "done", "target c4")
    assert (game.card("c3"), game.card("c4"), game.prompt) == ("", "", "phase-move")


# Learn and an event under a unit --------------------------------------------------------------------------------------

WEAPON = """
    turn 3 south attack
    south a1 praefectus-edia
    south active learn boosts 2
    south c3 ancient-scholar
    {bearer} under hellforged-weapon{whose}
    south f1 mind-knight
    north f2 gate
    north f8 ret-talus
"""


@pytest.mark.card("learn", "hellforged-weapon")
@pytest.mark.rule("SW2-UNDER-6")
def test_learn_takes_an_event_that_is_discarded_from_under_a_unit() -> None:
    game = scenario(WEAPON.format(bearer="north c4 undead-warrior damage 3", whose=""))
    game.play("attack c3 c4", "roll s s s", "resolve learn -")
    assert (game.hand("south"), game.discard("north")) == (["hellforged-weapon"], ["undead-warrior"])
    assert [event.boosts for event in game.state.events] == [1]


@pytest.mark.card("learn", "hellforged-weapon")
@pytest.mark.rule("SW2-CTRL-1")
def test_a_learnt_event_under_a_unit_stays_its_owners_and_is_not_learnt_twice() -> None:
    game = scenario("""
        turn 3 south build
        south hand hellforged-weapon gate
        south foreign hellforged-weapon
        south a1 praefectus-edia
        south active learn boosts 2
        south c3 mind-knight damage 2
        south e1 ancient-scholar
        north c4 undead-warrior
        north f8 ret-talus
    """).play("play hellforged-weapon", "target c3")
    assert under(game, "c3") == ["hellforged-weapon"]
    written = game.state.to_position()
    assert "under hellforged-weapon@north@south" in written
    again = Scenario(GAME.from_position(written))
    again.play("end", "attack c3 c4", "roll s* s* s* s*")
    assert again.card("c3") == ""  # it was cursed
    # South had played it: it goes back to North's pile, and South's Learn does not see it.
    assert (again.hand("south"), again.discard("north")) == (["gate"], ["hellforged-weapon", "undead-warrior"])


# Captured while attacked ----------------------------------------------------------------------------------------------

CAPTURE = """
    turn 3 south attack
    south c4 tacullu
    north c5 {target}
    north f8 queen-maldaria
    {more}
"""


@pytest.mark.card("fanessa", "tacullu")
@pytest.mark.rule("SW2-TIME-7")
def test_riposte_answers_the_attack_by_which_fanessa_was_captured() -> None:
    """An adjacent enemy attacked her and she lives; whose she is afterwards changes nothing about that attack."""
    game = scenario(CAPTURE.format(target="fanessa damage 8", more=""))
    game.play("attack c4 c5", "roll" + " sb" * game.strength("c4"), "yes")
    assert (controllers(game, "c5"), game.damage("c4")) == (["south"], 1)
    assert (game.magic("south"), game.magic("north")) == (0, 0)


@pytest.mark.card("divine-retribution", "tacullu")
@pytest.mark.rule("SW2-TIME-7")
def test_the_aura_of_the_phoenix_answers_it_too() -> None:
    near = CAPTURE.format(target="ember-mage damage 1 targeted", more="north active divine-retribution")
    game = scenario(near.replace("f8 queen-maldaria", "d6 queen-maldaria"))
    game.play("attack c4 c5", "roll" + " sb" * game.strength("c4"), "yes")
    assert (controllers(game, "c5"), game.damage("c4")) == (["south"], 1)


# A gate that falls with an ability that was taken away ----------------------------------------------------------------


@pytest.mark.card("freeze", "ollag")
@pytest.mark.rule("SW2-MAGIC-5", "SW2-MAGIC-9")
def test_a_gate_that_falls_because_ollag_was_frozen_pays_the_player_of_the_freeze() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 4
        north magic 4
        south hand freeze
        south c3 grognack
        south d1 smasher
        north c5 ollag
        north a7 gate damage 5
        north b7 gate damage 4
        north f8 svara
    """).play("play freeze", "target c5")
    assert (game.card("a7"), game.card("b7")) == ("", "gate")
    assert (game.magic("south"), game.magic("north")) == (5, 4)


@pytest.mark.card("ollag", "tacullu")
@pytest.mark.rule("SW2-MAGIC-5", "SW2-MAGIC-11")
def test_capturing_ollag_pays_for_the_gate_that_falls_but_not_for_ollag() -> None:
    game = scenario("""
        turn 3 south attack
        south magic 4
        north magic 4
        south c4 tacullu
        north c5 ollag damage 6
        north a7 gate damage 5
        north f8 svara
    """)
    game.play("attack c4 c5", "roll" + " sb" * game.strength("c4"), "yes")
    assert (game.card("a7"), controllers(game, "c5")) == ("", ["south"])
    assert (game.magic("south"), game.magic("north")) == (5, 4)


# Whose events one plays -----------------------------------------------------------------------------------------------


@pytest.mark.card("learn")
@pytest.mark.rule("SW2-EVT-11")
def test_a_learnt_event_is_played_by_who_holds_it_in_that_players_turn() -> None:
    """O-35 is the one exception to "only the owner": the card that put it into the hand goes before the rule."""
    position = """
        turn {turn} {seat} attack
        south hand pile-on gate
        south foreign pile-on
        north hand gate
        south a1 praefectus-edia
        south c3 mind-knight
        south b4 mind-knight
        north c4 gul-dass
        north f8 sneeks
    """
    assert scenario(position.format(turn=5, seat="south")).starting("play") == ["play pile-on"]
    owners_turn = scenario(position.format(turn=6, seat="north"))
    assert not owners_turn.starting("play")
    with pytest.raises(IllegalPlay, match=r"\[SW2-HAND-1\]"):
        owners_turn.play("play pile-on")
