"""The events of the Fungal Dwarves: what they do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.pieces import HAS_MOVED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario

# Events ---------------------------------------------------------------------------------------------------------------

COMMAND = """
    turn 3 south attack attacks {attacks}
    south hand command
    south discard gate
    south c1 kuldak
    south c3 blight-mage attacked
    south c4 spore-carrier boosts {boosts}
    south d2 maldar
    south e3 fungal-beast
    south b1 gate
    north c5 gate damage 3
    north b2 undead-warrior
    north f3 gate
    {more}
"""


@pytest.mark.card("command")
def test_command_gives_a_common_an_extra_attack_and_destroys_it_afterwards() -> None:
    game = scenario(COMMAND.format(attacks=3, boosts=0, more="")).play("play command")
    # Commons within three of Kuldak: c3, c4; e3 is four away, d2 a champion, b2 an enemy.
    assert (game.asked, game.prompt, game.options) == ("south", "command", ["target c3", "target c4"])
    game.play("target c4")
    assert (game.prompt, game.options) == ("extra-attack", ["attack c4 c3", "attack c4 c5", "pass"])
    assert game.card("c4") == "spore-carrier"
    game.play("attack c4 c5", "roll s s")
    assert (game.card("c5"), game.magic("south"), game.card("c4"), game.magic("north")) == ("", 1, "", 0)
    assert game.discard("south") == ["command", "gate", "spore-carrier"]
    assert game.damage("c1") == 0  # the extra attack has targeted an enemy


@pytest.mark.card("command")
def test_command_works_for_a_unit_that_has_attacked_and_uses_none_of_the_three() -> None:
    game = scenario(COMMAND.format(attacks=0, boosts=0, more="")).play("play command", "target c3")
    assert game.options == ["attack c3 c1", "attack c3 c4", "attack c3 e3", "pass"]
    game.play("attack c3 c4", "roll s s s s")
    assert (game.card("c3"), game.state.attacks, game.prompt) == ("", 0, "phase-attack")


@pytest.mark.card("command")
def test_command_destroys_also_a_unit_that_does_not_attack() -> None:
    declined = scenario(COMMAND.format(attacks=0, boosts=0, more="")).play("play command", "target c4", "pass")
    assert (declined.card("c4"), declined.damage("c5"), declined.state.targeted_enemy) == ("", 3, False)
    alone = scenario("""
        turn 3 south attack
        south hand command gate
        south c1 kuldak
        south d3 blight-mage
        south f4 fungal-beast
        north f5 gate
    """).play("play command")  # the only target, with nothing in reach
    assert (alone.card("d3"), alone.discard("south")) == ("", ["blight-mage", "command"])
    none = (
        "turn 3 south attack\nsouth hand command\nsouth c1 kuldak\nsouth d1 thoon\nsouth c5 blight-mage\nnorth d2 gate"
    )
    with pytest.raises(IllegalPlay, match="SW2-EVT-10]"):
        scenario(none).play("play command")


@pytest.mark.card("command", "spore-carrier", "kuldak")
def test_a_commanded_carrier_mutates_after_its_attack() -> None:
    more = "south discard fungal-beast"
    game = scenario(COMMAND.format(attacks=0, boosts=3, more=more)).play("play command", "target c4")
    game.play("attack c4 c5", "roll b* b*")
    assert (game.card("c4"), game.damage("c5"), game.prompt) == ("fungal-beast", 3, "phase-attack")
    bloom = scenario(COMMAND.format(attacks=0, boosts=0, more="")).play("play command", "target c3", "pass")
    assert bloom.boosts("d2") == 1  # destroyed within two spaces of Kuldak


@pytest.mark.card("symbiotic-healing")
def test_symbiotic_healing_heals_and_boosts_any_number_of_damaged_friends() -> None:
    position = """
        turn 3 south move
        south hand symbiotic-healing
        south a1 kuldak damage 3
        south c3 blight-mage damage 1
        south f6 maldar damage 3 boosts 1
        south d3 thoon
        south b3 gate damage 2
        south d5 spore-carrier damage 1
        north e3 undead-warrior damage 1
    """
    game = scenario(position).play("play symbiotic-healing")
    # Damaged commons and champions, anywhere: no summoner, no gate, no enemy, nobody unhurt.
    assert (game.asked, game.prompt) == ("south", "symbiotic-healing")
    assert game.options == ["done", "target c3", "target d5", "target f6"]
    game.play("target c3", "target f6")
    assert game.options == ["done", "target d5"]
    game.play("done")
    assert (game.damage("c3"), game.boosts("c3"), game.damage("f6"), game.boosts("f6")) == (0, 1, 2, 2)
    assert (game.damage("d5"), game.boosts("d5"), game.discard("south")) == (1, 0, ["symbiotic-healing"])
    nobody = scenario(position).play("play symbiotic-healing", "done")
    assert (nobody.damage("c3"), nobody.boosts("c3"), nobody.discard("south")) == (1, 0, ["symbiotic-healing"])


FUNGUS = """
    turn 3 {seat} move
    south {place} frenzied-fungus
    south a1 kuldak
    south c3 {unit}
    south c5 maldar
    south f1 fungal-beast
    north f7 undead-warrior
    north f5 undead-warrior
"""


@pytest.mark.card("frenzied-fungus")
def test_frenzied_fungus_boosts_a_moved_unit_may_force_it_and_then_hurts_it() -> None:
    game = scenario(FUNGUS.format(seat="south", place="active", unit="blight-mage")).play("move c3 c4")
    assert (game.asked, game.prompt, game.options) == ("south", "frenzied-fungus", ["pass", "yes"])
    game.play("yes")
    assert (game.boosts("c4"), game.damage("c4"), game.options) == (1, 0, ["pass", "to b4", "to c3", "to d4"])
    game.play("to d4")
    assert (game.card("d4"), game.boosts("d4"), game.damage("d4")) == ("blight-mage", 1, 1)
    assert (game.prompt, game.state.moves) == ("phase-move", 1)  # forced: no second move, no second boost
    stay = scenario(FUNGUS.format(seat="south", place="active", unit="blight-mage"))
    stay.play("move c3 c4", "yes", "pass")
    assert (stay.card("c4"), stay.boosts("c4"), stay.damage("c4")) == ("blight-mage", 1, 1)


@pytest.mark.card("frenzied-fungus")
def test_frenzied_fungus_is_optional_and_serves_every_unit_of_its_player() -> None:
    declined = scenario(FUNGUS.format(seat="south", place="active", unit="blight-mage")).play("move c3 c4", "pass")
    assert (declined.boosts("c4"), declined.damage("c4"), declined.prompt) == (0, 0, "phase-move")
    kuldak = scenario(FUNGUS.format(seat="south", place="active", unit="blight-mage")).play("move a1 a1", "yes", "pass")
    assert (kuldak.boosts("a1"), kuldak.damage("a1")) == (1, 1)
    enemy = scenario(FUNGUS.format(seat="north", place="active", unit="blight-mage")).play("move f7 f6")
    assert enemy.prompt == "phase-move"
    last = scenario(FUNGUS.format(seat="south", place="active", unit="spore-carrier boosts 2 damage 1"))
    last.play("move c3 c4", "yes", "to b4")
    assert (last.card("b4"), last.magic("north")) == ("", 0)


@pytest.mark.card("frenzied-fungus", "blood-shaman")
def test_frenzied_fungus_may_come_before_or_after_other_effects_of_the_move() -> None:
    game = scenario(FUNGUS.format(seat="south", place="active", unit="blood-shaman")).play("move c3 c4")
    assert game.options == ["resolve frenzied-fungus -", "resolve transmission c4"]
    game.play("resolve frenzied-fungus -", "yes", "pass")
    assert (game.prompt, game.options) == ("transmission", ["pass", "target c4"])  # it has a boost now
    late = scenario(FUNGUS.format(seat="south", place="active", unit="blood-shaman"))
    late.play("move c3 c4", "resolve transmission c4")
    assert late.prompt == "frenzied-fungus"


@pytest.mark.card("frenzied-fungus")
def test_frenzied_fungus_is_played_in_the_summon_phase_and_stays() -> None:
    game = scenario(FUNGUS.format(seat="south", place="hand", unit="blight-mage").replace("move", "summon"))
    game.play("play frenzied-fungus")
    assert (game.active("south"), game.phase) == (["frenzied-fungus"], "move")
    game.play("move c3 c4", "yes", "pass", "move f1 f2")
    assert game.prompt == "frenzied-fungus"  # each moved unit
    assert game.piece("c4").marks & HAS_MOVED


SPORES = """
    turn 3 south magic
    south hand release-spores gate
    south discard {discard}
    south c3 kuldak
    south c4 thoon
    {more}
"""


@pytest.mark.card("release-spores")
def test_release_spores_places_up_to_two_carriers_next_to_the_summoner() -> None:
    game = scenario(SPORES.format(discard="spore-carrier spore-carrier undead-carrier fungal-beast", more=""))
    game.play("play release-spores")
    assert (game.asked, game.prompt) == ("south", "release-spores")
    assert game.options == ["card spore-carrier", "card undead-carrier", "pass"]
    game.play("card spore-carrier")
    assert game.options == ["to b3", "to c2", "to d3"]
    game.play("to b3", "card undead-carrier", "to d3")
    assert (game.card("b3"), game.card("d3"), game.magic("south")) == ("spore-carrier", "undead-carrier", 0)
    assert game.discard("south") == ["fungal-beast", "release-spores", "spore-carrier"]
    assert game.prompt == "phase-magic"


@pytest.mark.card("release-spores")
def test_release_spores_may_place_one_or_none_and_needs_room() -> None:
    one = scenario(SPORES.format(discard="spore-carrier spore-carrier", more=""))
    one.play("play release-spores", "card spore-carrier", "to c2", "pass")
    assert (one.card("c2"), one.discard("south")) == ("spore-carrier", ["release-spores", "spore-carrier"])
    room = scenario(SPORES.format(discard="spore-carrier spore-carrier", more="south b3 gate\nsouth d3 gate")).play(
        "play release-spores", "card spore-carrier"
    )
    assert (room.card("c2"), room.prompt) == ("spore-carrier", "phase-magic")  # one space, one carrier
    empty = scenario(SPORES.format(discard="fungal-beast", more="")).play("play release-spores")
    assert (empty.discard("south"), empty.prompt) == (["fungal-beast", "release-spores"], "phase-magic")


@pytest.mark.card("release-spores")
def test_released_carriers_are_not_summoned() -> None:
    game = scenario(SPORES.format(discard="spore-carrier", more="north d2 overseer-maruna\nnorth hand gate"))
    game.play("play release-spores", "card spore-carrier", "to c2")
    assert (game.card("c2"), game.hand("north")) == ("spore-carrier", ["gate"])  # Punish waits for a summoning
