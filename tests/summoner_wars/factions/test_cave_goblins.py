"""Every card of the Cave Goblins as printed, the ready deck, and what the summoner and champions do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import MELEE, NO_COST, RANGED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.factions import facts
from tests.summoner_wars.scenario import scenario

PRINTED = facts.cards_of(
    "cave-goblins",
    # id, classes, cost, strength, attack, life, symbols, abilities
    facts.unit("sneeks", "summoner unit", NO_COST, 3, MELEE, 11, "crossed-axes cunning instinct", "sly"),
    facts.unit("blarf", "champion unit", 0, 0, MELEE, 6, "cunning instinct", "blood-runes imbued-strength"),
    facts.unit("smeg", "champion unit", 0, 2, RANGED, 4, "cunning", "magic-junkie relentless"),
    facts.unit("the-eater", "champion unit", 6, 5, MELEE, 9, "instinct", "feed-the-eater"),
    facts.unit("beast-rider", "common unit", 2, 3, MELEE, 3, "instinct", "charge"),
    facts.unit("horde-climber", "common unit", 0, 1, MELEE, 3, "cunning", "climb"),
    facts.unit("horde-clinger", "common unit", 0, 2, MELEE, 2, "cunning", "cling immobile"),
    facts.unit("horde-slinger", "common unit", 0, 2, RANGED, 1, "instinct", "relentless"),
    # id, classes, cost, phase, active, symbols
    facts.event("enrage-the-horde", "epic event", 1, "magic", False, ""),
    facts.event("sneak", "event standard", 0, "move", False, "cunning"),
    facts.event("unrelenting", "event standard", 1, "magic", True, "instinct"),
    facts.event("pile-on", "event standard", 0, "attack", True, "cunning instinct"),
)
DECK = facts.ReadyDeck(
    symbols=("instinct", "cunning"),
    setup={
        "sneeks": ("e1", "b8"), "starting-gate": ("d2", "c7"),
        "horde-slinger": ("e2", "b7"), "beast-rider": ("c3", "d6"),
    },
    pile={
        "gate": 3, "enrage-the-horde": 2, "sneak": 2, "unrelenting": 2, "pile-on": 2, "blarf": 1, "smeg": 1,
        "the-eater": 1, "beast-rider": 4, "horde-climber": 4, "horde-clinger": 4, "horde-slinger": 4,
    },
)  # fmt: skip


@pytest.mark.parametrize("card", facts.each(PRINTED))
def test_printed(card: facts.Printed) -> None:
    assert facts.printed(card.id) == card


@pytest.mark.card("sneeks", "starting-gate", "horde-slinger", "beast-rider")
def test_setup_and_ready_deck() -> None:
    assert facts.ready_deck_of("cave-goblins") == DECK


# Sneeks ---------------------------------------------------------------------------------------------------------------

SLY = """
    turn 3 south {phase}
    south hand gate horde-climber
    south d1 sneeks damage 4
    south d2 horde-clinger
    south a8 horde-clinger damage 1 boosts 2
    south b2 blarf
    south c2 smeg
    south e2 beast-rider
    south f2 gate
    south f1 horde-slinger
    north e3 horde-climber
    north f8 ret-talus
"""


@pytest.mark.card("sneeks")
def test_sly_exchanges_sneeks_with_a_friendly_unit_of_cost_zero_anywhere() -> None:
    game = scenario(SLY.format(phase="attack"))
    partners = [text.split()[-1] for text in game.starting("use sly d1")]
    assert partners == [
        "a8",
        "b2",
        "c2",
        "d2",
        "f1",
    ]  # champions of cost 0, too; no rider, no gate, no enemy, not himself
    game.play("use sly d1 a8")
    assert (game.card("a8"), game.damage("a8"), game.card("d1")) == ("sneeks", 4, "horde-clinger")
    assert (game.damage("d1"), game.boosts("d1")) == (1, 2)
    assert game.prompt == "phase-attack"  # nobody moved, so no Clinger follows


@pytest.mark.card("sneeks")
def test_sly_works_once_per_turn_at_any_time_of_the_own_attack_phase() -> None:
    late = scenario(SLY.format(phase="attack"))
    late.play("attack e2 e3", "roll s s b*", "use sly d1 f1")
    assert (late.card("f1"), late.starting("use")) == ("sneeks", [])
    for phase in ("summon", "move", "build", "magic"):
        other = scenario(SLY.format(phase=phase))
        assert (other.phase, other.starting("use")) == (phase, [])
    foreign = scenario(SLY.format(phase="attack").replace("turn 3 south", "turn 3 north"))
    assert foreign.starting("use") == []


@pytest.mark.card("sneeks")
def test_a_second_sly_in_a_turn_is_refused_with_the_rule() -> None:
    game = scenario(SLY.format(phase="attack")).play("use sly d1 f1")
    with pytest.raises(IllegalPlay, match="SW2-ABIL-8]"):
        game.play("use sly f1 d1")


# Champions ------------------------------------------------------------------------------------------------------------

BLARF = """
    turn 3 south build
    south d1 sneeks
    south d2 gate
    south magic {magic}
    south hand gate
    south c4 blarf {tokens}
    north c5 undead-warrior
"""


@pytest.mark.card("blarf")
def test_blood_runes_must_be_paid_or_suffered_at_the_start_of_the_attack_phase() -> None:
    game = scenario(BLARF.format(magic=2, tokens="")).play("end")
    assert (game.asked, game.prompt, game.options, game.phase) == (
        "south", "blood-runes", ["pass", "pay 1"], "attack",
    )  # fmt: skip
    game.play("pay 1")
    assert (game.magic("south"), game.boosts("c4"), game.damage("c4"), game.prompt) == (1, 1, 0, "phase-attack")
    refused = scenario(BLARF.format(magic=2, tokens="")).play("end", "pass")
    assert (refused.magic("south"), refused.boosts("c4"), refused.damage("c4")) == (2, 0, 1)


@pytest.mark.card("blarf")
def test_blood_runes_without_magic_leave_only_the_damage() -> None:
    game = scenario(BLARF.format(magic=0, tokens="")).play("end")
    assert (game.prompt, game.damage("c4"), game.boosts("c4")) == ("phase-attack", 1, 0)
    last = scenario(BLARF.format(magic=0, tokens="damage 5")).play("end")
    assert (last.card("c4"), last.discard("south"), last.magic("north")) == ("", ["blarf"], 0)


@pytest.mark.card("blarf")
def test_blarf_is_as_strong_as_his_boosts_up_to_five() -> None:
    strengths = [
        scenario(f"turn 3 south move\nsouth c4 blarf boosts {boosts}").strength("c4") for boosts in (0, 1, 5, 6)
    ]
    assert strengths == [0, 1, 5, 5]
    game = scenario("turn 3 south attack\nsouth d1 sneeks\nsouth d2 gate\nsouth c4 blarf\nnorth c5 undead-warrior")
    game.play("attack c4 c5")
    assert (game.asked, game.damage("c5"), game.state.targeted_enemy) == ("south", 0, True)  # no dice, yet an attack


SMEG = """
    turn 3 south magic
    south d1 sneeks
    south magic {magic}
    south hand gate
    south draw gate sneak
    south c4 smeg
    north c5 undead-warrior
"""


@pytest.mark.card("smeg")
def test_magic_junkie_is_paid_after_drawing_or_smeg_is_discarded() -> None:
    game = scenario(SMEG.format(magic=1)).play("end")
    assert game.prompt == "draw"
    game.play("draw gate")
    assert (game.asked, game.prompt, game.options) == ("south", "magic-junkie", ["pass", "pay 1"])
    assert game.hand("south") == ["gate", "gate", "sneak"]
    game.play("pay 1")
    assert (game.magic("south"), game.card("c4"), game.asked) == (0, "smeg", "north")
    left = scenario(SMEG.format(magic=1)).play("end", "draw gate", "pass")
    assert (left.magic("south"), left.card("c4"), left.discard("south")) == (1, "", ["smeg"])
    assert left.magic("north") == 0


@pytest.mark.card("smeg")
def test_magic_junkie_discards_smeg_when_there_is_no_magic_and_destroys_nothing() -> None:
    game = scenario(SMEG.format(magic=0) + "north active sacrificial-pyre").play("end", "draw gate")
    assert (game.card("c4"), game.magic("north"), game.asked) == ("", 0, "north")
    assert game.state.turn == 4
    assert game.told("destroyed") == []
    paid = scenario(SMEG.format(magic=0)).play("discard gate", "draw gate")
    assert paid.options == ["pass", "pay 1"]  # the Magic Phase comes before the end of the turn


@pytest.mark.card("smeg", "horde-slinger")
@pytest.mark.parametrize("extra", ["smeg", "horde-slinger"])
def test_relentless_attacks_beyond_the_three_but_once(extra: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south d1 sneeks
        south a4 horde-climber
        south b4 horde-climber
        south c4 horde-climber
        south d4 horde-climber
        south e3 {extra}
        north a5 gate
        north b5 gate
        north c5 gate
        north d5 gate
        north e5 gate
    """)
    game.play("attack a4 a5", "roll b*", "attack e3 e5", "roll s sb", "attack b4 b5", "roll b*")
    assert (game.state.attacks, game.damage("e5")) == (2, 1)
    with pytest.raises(IllegalPlay, match="SW2-ATK-19]"):
        game.play("attack e3 e5")
    game.play("attack c4 c5", "roll b*")
    assert game.starting("attack d4") == []  # three others have attacked


@pytest.mark.card("smeg")
def test_relentless_may_come_as_the_fourth_attacker() -> None:
    game = scenario("""
        turn 3 south attack attacks 3 targeted
        south d1 sneeks
        south d4 horde-climber
        south e3 smeg
        north d5 gate
        north e5 gate
    """)
    assert game.starting("attack") == ["attack e3 e5"]
    with pytest.raises(IllegalPlay, match="SW2-ATK-1]"):
        game.play("attack d4 d5")


EATER = """
    turn 3 south attack targeted
    south d1 sneeks
    south c4 the-eater {marks}
    south c3 horde-climber
    south b4 gate
    south d5 horde-clinger
    south e1 gate
    {north}
"""


@pytest.mark.card("the-eater")
def test_an_eater_without_a_kill_must_be_fed_with_a_neighbour_or_itself() -> None:
    hungry = EATER.format(marks="", north="north d4 undead-archer")
    game = scenario(hungry).play("end")
    # c3 stands next to it; b4 is no unit, d4 an enemy, d5 touches a corner.
    assert (game.asked, game.prompt, game.options) == ("south", "feed-the-eater", ["target c3", "target c4"])
    game.play("target c3")
    assert (game.card("c3"), game.discard("south"), game.told("destroyed")) == ("", ["horde-climber"], [])
    itself = scenario(hungry).play("end", "target c4")
    assert (itself.card("c4"), itself.discard("south"), itself.magic("north")) == ("", ["the-eater"], 0)
    alone = scenario(hungry.replace("south c3 horde-climber", "")).play("end")
    assert alone.discard("south") == ["the-eater"]  # nothing else to give


@pytest.mark.card("the-eater")
@pytest.mark.parametrize(
    ("target", "fed"),
    [
        ("north c5 undead-archer", True),
        ("south c5 horde-slinger", True),
        ("north c5 ice-golem", True),
        ("north c5 gate", False),
        ("north c5 gul-dass", False),  # hurt, not destroyed
    ],
)
def test_an_eater_is_fed_by_destroying_a_unit(target: str, fed: bool) -> None:
    game = scenario(EATER.format(marks="", north=target))
    game.play("attack c4 c5", "roll s s s s s")
    if game.prompt == "phase-attack":
        game.play("end")
    assert (game.prompt != "feed-the-eater") == fed


@pytest.mark.card("the-eater", "unrelenting")
def test_an_eater_is_not_fed_by_a_unit_that_returned_to_hand() -> None:
    game = scenario(EATER.format(marks="", north="north c5 horde-slinger\nnorth active unrelenting\nnorth f8 sneeks"))
    game.play("attack c4 c5", "roll s s s s s", "end")
    assert game.prompt == "feed-the-eater"


@pytest.mark.card("the-eater")
@pytest.mark.rule("SW2-DISC-3")
def test_feeding_is_discarding_so_nothing_reacts_to_it() -> None:
    game = scenario(EATER.format(marks="", north="north active sacrificial-pyre\nnorth e4 undead-warrior"))
    game.play("end", "target c3")
    assert (game.told("boosted"), game.magic("north"), game.magic("south")) == ([], 0, 0)


@pytest.mark.card("the-eater")
def test_an_eater_that_eats_its_own_summoner_loses_the_game() -> None:
    game = scenario("turn 3 south attack targeted\nsouth c3 sneeks\nsouth c2 gate\nsouth c4 the-eater")
    game.play("end")
    assert game.options == ["target c3", "target c4"]
    game.play("target c3")
    assert (game.state.over, game.winner) == (True, "north")
