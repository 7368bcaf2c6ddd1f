"""Freeze, the event of the Tundra Orcs: whom it takes, and what a frozen unit cannot do."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario


@pytest.mark.card("freeze")
def test_freeze_chooses_an_unboosted_common_or_champion_near_the_summoner() -> None:
    game = scenario("""
        turn 3 south summon
        south hand freeze
        south c3 grognack
        south c4 smasher
        south b3 gate
        south d3 smasher boosts 1
        north c6 gul-dass
        north d5 undead-warrior
        north e4 ice-golem
        north c7 undead-warrior
        north e5 undead-warrior
        north c5 undead-archer boosts 2
        north f3 ret-talus
    """)
    game.play("play freeze")
    # Within three: c4, c6, d5, e4; not gates, summoners, boosted units, nor those four spaces away.
    assert (game.asked, game.prompt) == ("south", "freeze")
    assert game.options == ["target c4", "target c6", "target d5", "target e4"]
    game.play("target c6")
    assert (game.active("south"), game.discard("south")) == (["freeze"], [])


@pytest.mark.card("freeze")
@pytest.mark.rule("SW2-EVT-10")
def test_freeze_cannot_be_played_without_a_unit_to_freeze() -> None:
    game = scenario("""
        turn 3 south summon
        south hand freeze tundra-charger
        south c3 grognack
        south b1 gate
        north c7 smasher
        north c6 gul-dass boosts 1
    """)
    with pytest.raises(IllegalPlay, match="SW2-EVT-10]"):
        game.play("play freeze")


FROZEN = """
    turn {turn}
    south c2 grognack
    south active freeze target {id}
    south c4 smasher id 71
    south e4 frost-shaman
    south c5 tundra-fighter
    north c6 undead-warrior id 72
    north c7 undead-carrier
    north d6 gate
    north e6 undead-archer
"""


@pytest.mark.card("freeze")
def test_a_frozen_unit_neither_moves_nor_attacks() -> None:
    move = scenario(FROZEN.format(turn="3 south move", id=71))
    assert (move.starting("move c4"), "move e4 e5" in move.options) == ([], True)
    attack = scenario(FROZEN.format(turn="3 south attack", id=71))
    assert attack.starting("attack") == ["attack c5 c6", "attack e4 e6"]
    with pytest.raises(IllegalPlay, match="SW2-CARD-11]"):
        attack.play("attack c4 c5")
    foe = scenario(FROZEN.format(turn="4 north attack", id=72))
    assert (foe.starting("attack c6"), foe.starting("attack e6")) == ([], ["attack e6 d6", "attack e6 e4"])


@pytest.mark.card("freeze")
def test_a_frozen_unit_is_not_attacked_but_still_stands_in_the_way() -> None:
    game = scenario(FROZEN.format(turn="3 south attack", id=72))
    assert game.starting("attack c5") == ["attack c5 c4"]
    with pytest.raises(IllegalPlay, match="SW2-CARD-11]"):
        game.play("attack c5 c6")
    extra = scenario(
        FROZEN.format(turn="3 south magic", id=72) + "south hand enrage-the-horde\nsouth magic 1\nsouth b6 smeg"
    )
    extra.play("play enrage-the-horde")
    # Smeg shoots neither the frozen unit nor what stands behind it.
    assert [text for text in extra.options if text.startswith("attack b6 c") or text.startswith("attack b6 d")] == []


@pytest.mark.card("freeze")
def test_a_frozen_unit_is_not_forced_by_anybody() -> None:
    position = """
        turn 3 south attack
        south c2 grognack
        south c4 wind-mage
        south active freeze target 72
        north c5 undead-warrior id 72
        north b4 undead-warrior id 73
    """
    options = scenario(position).starting("use push c4")
    assert options == ["use push c4 b4"]
    own = "turn 3 south move\nsouth c2 sneeks\nsouth hand sneak\nsouth active freeze target 72\n"
    own += "south c4 horde-climber id 72\nsouth e4 horde-climber"
    assert scenario(own).play("play sneak").options == ["done", "target e4"]


@pytest.mark.card("freeze")
def test_a_frozen_unit_can_be_targeted_damaged_placed_and_exchanged() -> None:
    damaged = scenario(
        "turn 3 south move\nsouth c2 grognack\nsouth hand burn\nsouth active freeze target 72\n"
        "north c4 undead-warrior id 72\nnorth b2 undead-warrior"
    )
    assert damaged.play("play burn").options == ["target b2", "target c4"]
    damaged.play("target c4")
    assert damaged.damage("c4") == 2
    exchanged = scenario(
        "turn 3 south attack\nsouth c2 sneeks\nsouth c4 horde-climber id 72\nnorth active freeze target 72"
    ).play("use sly c2 c4")
    assert (exchanged.card("c2"), exchanged.card("c4")) == ("horde-climber", "sneeks")
    placed = scenario("""
        turn 3 south move
        south c2 selundar
        south c4 taliya
        south a1 true-seeker id 72
        south e1 true-seeker
        north active freeze target 72
        north c6 gate damage 1
    """).play("move c4 c5")
    assert placed.options == ["pass", "target a1", "target e1"]
    placed.play("target a1", "to d6")
    assert placed.card("d6") == "true-seeker"


@pytest.mark.card("freeze")
def test_a_frozen_unit_has_no_abilities() -> None:
    """Auras, Protect, gates, printed bonuses and abilities at its own destruction are all gone."""
    aura = "turn 3 south move\nsouth c2 grognack\nsouth c4 targan id 72\nsouth c5 frost-shaman\nnorth active freeze"
    assert (scenario(aura).strength("c5"), scenario(aura + " target 72").strength("c5")) == (4, 3)
    gate = "turn 3 south summon\nsouth c2 svara\nsouth c4 ice-golem id 72\nsouth hand ice-smith\nnorth active freeze"
    assert len(scenario(gate).starting("summon")) == 4
    assert scenario(gate + " target 72").starting("summon") == []
    protect = "turn 3 south attack\nsouth c2 grognack\nsouth c4 smasher\nnorth c5 citadel-knight id 72\n"
    protect += "north b4 gate\nsouth active freeze"
    assert scenario(protect).starting("attack") == ["attack c4 c5"]
    assert scenario(protect + " target 72").starting("attack") == ["attack c4 b4"]
    own = "turn 3 south move\nsouth c2 grognack\nnorth c5 undead-warrior boosts 2 id 72\nsouth active freeze"
    assert (scenario(own).strength("c5"), scenario(own + " target 72").strength("c5")) == (4, 2)
    last = "turn 3 south move\nsouth c2 grognack\nsouth hand burn\nsouth c4 smasher\nnorth c3 hellfire-cultist id 72\n"
    last += "south active freeze target 72"
    assert scenario(last).play("play burn", "target c3").damage("c4") == 0


@pytest.mark.card("freeze")
def test_a_frozen_unit_lends_its_abilities_to_nobody() -> None:
    flight = "turn 3 south move\nsouth a1 tacullu\nsouth c2 gwalark id 72\nsouth c3 wind-mage\nsouth c4 gate\n"
    flight += "north active freeze"
    assert "move c3 c5" in scenario(flight).options  # Levitate
    assert "move c3 c5" not in scenario(flight + " target 72").options


@pytest.mark.card("freeze")
def test_nobody_is_summoned_by_the_grace_of_a_frozen_unit() -> None:
    fiery = "turn 3 south summon\nsouth a1 queen-maldaria\nsouth c4 holleas id 72\nsouth hand ember-mage\n"
    fiery += "south magic 1\nnorth active freeze"
    assert len(scenario(fiery).starting("summon")) == 4  # Fiery Summon
    assert scenario(fiery + " target 72").starting("summon") == []


@pytest.mark.card("freeze")
@pytest.mark.rule("SW2-DMG-3")
def test_freezing_a_giver_of_life_destroys_what_lived_by_it_at_once() -> None:
    game = scenario("""
        turn 3 south summon
        south hand freeze
        south c4 grognack
        north c6 ollag
        north a7 gate damage 5
        north b7 gate damage 4
    """)
    assert game.life("a7") == 1
    game.play("play freeze")
    assert (game.active("south"), game.card("a7"), game.card("b7")) == (["freeze"], "", "gate")
    assert game.discard("north") == ["gate"]


@pytest.mark.card("freeze")
def test_boosts_count_only_when_freeze_is_played_and_it_lasts_until_the_next_own_turn() -> None:
    game = scenario("""
        turn 3 south summon
        south hand freeze
        south c4 grognack
        north c6 undead-warrior
        north d8 abua-shi
        north c8 undead-carrier
        south a4 smasher
    """)
    game.play("play freeze", "target c6", "end")
    assert game.asked == "north"
    game.play("move d8 d7", "target c6")  # Spirit Bond boosts it: still frozen
    assert (game.boosts("c6"), game.starting("move c6")) == (1, [])
    while game.asked == "north":
        game.play("end")
    assert (game.asked, game.active("south"), game.discard("south")) == ("south", [], ["freeze"])
    assert game.strength("c6") == 3  # Imbued Strength is back
