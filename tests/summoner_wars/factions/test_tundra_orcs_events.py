"""The events of the Tundra Orcs: what they do."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario

# For Glory ------------------------------------------------------------------------------------------------------------

GLORY = """
    turn 3 south {phase}
    south a1 grognack
    {events}
    south c4 smasher {tokens}
    south d3 ragnor
    south e4 frost-shaman
    south f2 tundra-charger
    north c5 {target}
    north e5 gate
    north d4 undead-warrior
    north f3 gate
"""


@pytest.mark.card("for-glory")
def test_for_glory_gives_all_friendly_commons_reckless_strike() -> None:
    game = scenario(GLORY.format(phase="build", events="south hand for-glory", tokens="", target="gate"))
    game.play("play for-glory")
    assert (game.active("south"), game.magic("south")) == (["for-glory"], 0)
    assert (game.strength("c4"), game.strength("e4"), game.strength("f2")) == (4 + 2, 3 + 2, 2 + 2)
    assert (game.strength("d3"), game.strength("a1"), game.strength("d4")) == (3, 4, 2)  # champion, summoner, enemy


@pytest.mark.card("for-glory")
@pytest.mark.parametrize(
    ("roll", "dealt", "suffered"),
    [
        ("s s s s b* sb", 5, 5),  # one special
        ("s s sb sb sb b*", 5, 5),
        ("s s s sb sb sb", 6, 6),
        ("s s s s b* b*", 4, 0),  # two
        ("s* s* s* s s s", 6, 0),
    ],
)
def test_reckless_strike_hurts_the_attacker_as_much_unless_two_specials_show(
    roll: str, dealt: int, suffered: int
) -> None:
    game = scenario(
        GLORY.format(phase="attack", events="south active for-glory", tokens="", target="starting-gate")
    ).play("attack c4 c5", f"roll {roll}")
    assert game.damage("c5") == dealt
    if suffered < 6:
        assert game.damage("c4") == suffered
    else:
        assert (game.card("c4"), game.magic("north"), game.magic("south")) == ("", 0, 0)


@pytest.mark.card("for-glory")
def test_two_for_glory_give_reckless_strike_once() -> None:
    events = "south active for-glory\nsouth active for-glory"
    game = scenario(GLORY.format(phase="attack", events=events, tokens="", target="gate"))
    assert game.strength("e4") == 3 + 2
    game.play("attack e4 e5", "roll b* s s s s")
    assert (game.damage("e5"), game.damage("e4"), game.prompt) == (1, 1, "phase-attack")


@pytest.mark.card("for-glory")
def test_reckless_strike_hurts_also_when_the_target_is_destroyed() -> None:
    events = "south active for-glory"
    game = scenario(GLORY.format(phase="attack", events=events, tokens="", target="gul-dass damage 3"))
    game.play("attack c4 c5", "roll s s s s s b*")
    assert (game.card("c5"), game.magic("south"), game.damage("c4")) == ("", 1, 5)


@pytest.mark.card("for-glory", "frost-shaman")
def test_a_reckless_strike_that_deals_nothing_costs_nothing() -> None:
    game = scenario(GLORY.format(phase="attack", events="south active for-glory", tokens="", target="gate"))
    game.play("attack e4 e5", "roll sb sb sb sb sb")
    assert (game.damage("e5"), game.damage("e4")) == (0, 0)
    special = scenario(GLORY.format(phase="attack", events="south active for-glory", tokens="", target="gate"))
    special.play("attack e4 e5", "roll sb sb b* s s")
    assert (special.damage("e5"), special.damage("e4")) == (3, 3)


@pytest.mark.card("for-glory", "tundra-fighter")
@pytest.mark.rule("SW2-ABIL-2")
def test_a_fighter_that_struck_itself_dead_rolls_no_frenzy() -> None:
    position = """
        turn 3 south attack
        south a1 grognack
        south active for-glory
        south c4 tundra-fighter
        south f2 tundra-charger
        north c5 starting-gate
        north f3 gate
    """
    frenzy = scenario(position).play("attack c4 c5", "roll s s s b*")
    assert (frenzy.asked, frenzy.options) == ("south", ["resolve frenzy c4", "resolve reckless-strike c4"])
    frenzy.play("resolve frenzy c4", "roll s*", "to d4")
    assert (frenzy.discard("south"), frenzy.prompt) == (["tundra-fighter"], "phase-attack")  # struck on d4
    dead = scenario(position).play("attack c4 c5", "roll s s s b*", "resolve reckless-strike c4")
    assert (dead.discard("south"), dead.prompt) == (["tundra-fighter"], "phase-attack")


# Freeze ---------------------------------------------------------------------------------------------------------------


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
    assert scenario(own).play("play sneak").options == ["pass", "target e4"]


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


# Brutal Force ---------------------------------------------------------------------------------------------------------

BRUTAL = """
    turn 3 {seat} attack
    south c3 grognack
    south c4 smasher
    south e2 frost-shaman
    south active brutal-force
    north c5 {target}
    north e4 undead-warrior
    north f7 undead-warrior
    south f6 gate
    {more}
"""


@pytest.mark.card("brutal-force")
def test_brutal_force_lets_each_friendly_unit_force_away_what_it_damaged() -> None:
    game = scenario(BRUTAL.format(seat="south", target="gul-dass", more="")).play("attack c4 c5", "roll s b* b* b*")
    assert (game.asked, game.prompt, game.options) == ("south", "may-force-to", ["pass", "to b5", "to c6", "to d5"])
    game.play("to d5")
    assert (game.card("d5"), game.damage("d5"), game.prompt) == ("gul-dass", 1, "phase-attack")
    game.play("attack e2 e4", "roll b* sb sb")
    # Away: e5 straight on, d4 and f4 sideways, all three spaces from e2; e3 would lead nearer.
    assert game.options == ["pass", "to d4", "to e5", "to f4"]
    game.play("pass")
    assert game.card("e4") == "undead-warrior"


@pytest.mark.card("brutal-force")
@pytest.mark.parametrize(
    ("target", "roll", "forced"),
    [
        ("gul-dass", "s s s s", True),
        ("ice-golem", "s s s b*", True),
        ("gul-dass", "b* b* b* b*", False),  # no damage
        ("starting-gate", "s s s s", False),  # no unit
        ("frost-mage damage 3", "s s s s", False),  # destroyed
        ("kalal", "s s s s", False),  # Steadfast
    ],
)
def test_forceful_attack_needs_damage_and_a_unit_that_can_be_forced(target: str, roll: str, forced: bool) -> None:
    game = scenario(BRUTAL.format(seat="south", target=target, more="")).play("attack c4 c5", f"roll {roll}")
    assert (game.prompt == "may-force-to") == forced


@pytest.mark.card("brutal-force")
def test_forceful_attack_belongs_to_friendly_units_only_and_works_on_friends() -> None:
    enemy = scenario(BRUTAL.format(seat="north", target="gul-dass", more="")).play("attack c5 c4", "roll s s")
    assert (enemy.damage("c4"), enemy.prompt) == (2, "phase-attack")
    friend = scenario(BRUTAL.format(seat="south", target="gul-dass", more="")).play("attack c3 c4", "roll s s s b*")
    assert (friend.damage("c4"), friend.options) == (3 + 1, ["pass", "to b4", "to d4"])  # the summoner, too
    walls = "north b5 gate\nnorth d5 gate\nnorth c6 gate"
    boxed = scenario(BRUTAL.format(seat="south", target="gul-dass", more=walls)).play("attack c4 c5", "roll s s s s")
    assert boxed.prompt == "phase-attack"
    twice = scenario(BRUTAL.format(seat="south", target="gul-dass", more="south active brutal-force"))
    twice.play("attack c4 c5", "roll s b* b* b*", "to c6")
    assert (twice.prompt, twice.card("c6")) == ("phase-attack", "gul-dass")  # the same ability once


@pytest.mark.card("brutal-force", "for-glory")
@pytest.mark.parametrize(("event", "left"), [("brutal-force", 1), ("for-glory", 0)])
def test_an_attack_that_heals_has_dealt_no_damage(event: str, left: int) -> None:
    game = scenario(f"""
        turn 3 south attack
        south a1 grognack
        south hand gate gate
        south active {event}
        south c3 temple-priest
        south c4 smasher damage 3
        north c5 gate
    """)
    game.play("open heal c3 c4", "roll" + " s" * game.strength("c3"))
    # Neither is the healed unit forced, nor does the reckless healer suffer.
    assert (game.damage("c4"), game.card("c3"), game.prompt) == (left, "temple-priest", "phase-attack")
    assert game.damage("c3") == 0


@pytest.mark.card("brutal-force")
def test_brutal_force_is_played_in_the_attack_phase_and_stays() -> None:
    game = scenario("turn 3 south attack\nsouth c3 grognack\nsouth hand brutal-force gate\nnorth c4 gul-dass")
    game.play("play brutal-force")
    assert game.active("south") == ["brutal-force"]
    game.play("attack c3 c4", "roll s b* b* b*")
    assert game.options == ["pass", "to b4", "to c5", "to d4"]


# Primal Fury ----------------------------------------------------------------------------------------------------------

FURY = """
    turn 3 south attack
    south c3 grognack
    south active primal-fury
    {more}
    south b3 smasher
    south f2 tundra-charger
    north c4 {target}
    north c7 undead-warrior
    north e3 undead-warrior
    north d2 gate
    north f3 gate
"""


def fury(target: str = "starting-gate", more: str = "") -> Scenario:
    return scenario(FURY.format(target=target, more=more))


@pytest.mark.card("primal-fury")
@pytest.mark.parametrize("target", ["starting-gate", "gul-dass"])
def test_primal_fury_forces_the_summoner_and_lets_it_strike_again_once(target: str) -> None:
    game = fury(target).play("attack c3 c4", "roll b* b* b* b*")
    # One or two spaces straight: c2, c1 to the south, d3 to the east (e3 is taken), b3 blocks the west.
    assert (game.asked, game.prompt, game.options) == ("south", "primal-fury", ["pass", "to c1", "to c2", "to d3"])
    game.play("to d3")
    assert (game.card("d3"), game.prompt) == ("grognack", "extra-attack")
    assert game.options == ["attack d3 d2", "attack d3 e3", "pass"]
    game.play("attack d3 e3", "roll s s b* b*")
    assert (game.damage("e3"), game.prompt, game.state.attacks) == (2, "phase-attack", 1)  # once in a turn


@pytest.mark.card("primal-fury")
def test_primal_fury_without_the_force_gives_no_attack() -> None:
    declined = fury().play("attack c3 c4", "roll s s s s", "pass")
    assert (declined.card("c3"), declined.damage("c4"), declined.prompt) == ("grognack", 4, "phase-attack")
    boxed = fury(more="south c2 gate\nsouth d3 gate").play("attack c3 c4", "roll s s s s")
    assert (boxed.damage("c4"), boxed.prompt) == (4, "phase-attack")
    lonely = fury().play("attack c3 c4", "roll s s s s", "to c1")
    assert (lonely.card("c1"), lonely.prompt) == ("grognack", "phase-attack")


@pytest.mark.card("primal-fury")
def test_primal_fury_is_for_the_summoner_against_an_adjacent_enemy_card() -> None:
    friend = fury().play("attack c3 b3", "roll s s s s")
    assert (friend.damage("b3"), friend.prompt) == (4, "phase-attack")
    other = fury(more="south b4 ragnor").play("attack b4 c4", "roll s s s")
    assert (other.damage("c4"), other.prompt) == (3, "phase-attack")
    shooter = "turn 3 south attack\nsouth c3 svara\nsouth active primal-fury\nsouth f2 smasher\n"
    shooter += "north {at} gate\nnorth f3 gate"
    near = scenario(shooter.format(at="c4")).play("attack c3 c4", "roll sb sb sb")
    far = scenario(shooter.format(at="c5")).play("attack c3 c5", "roll sb sb sb")
    assert (near.prompt, far.prompt) == ("primal-fury", "phase-attack")


@pytest.mark.card("primal-fury")
def test_primal_fury_follows_an_attack_on_a_unit_that_returned_to_hand_instead() -> None:
    game = fury("undead-archer", "north active unrelenting").play("attack c3 c4", "roll s s s s")
    assert (game.hand("north"), game.prompt) == (["undead-archer"], "primal-fury")


@pytest.mark.card("primal-fury")
def test_each_of_two_primal_furies_works_once_in_a_turn() -> None:
    game = fury(more="south active primal-fury").play("attack c3 c4", "roll s s s s", "to d3")
    game.play("attack d3 e3", "roll s b* b* b*")
    assert (game.prompt, game.card("d3")) == ("primal-fury", "grognack")  # the second card
    game.play("to c3", "attack c3 c4", "roll s s s s")
    assert (game.damage("c4"), game.prompt) == (8, "phase-attack")  # and no third leap


@pytest.mark.card("primal-fury")
def test_primal_fury_is_played_in_the_attack_phase_and_stays() -> None:
    game = scenario("turn 3 south attack\nsouth c3 grognack\nsouth hand primal-fury gate\nnorth c4 gul-dass")
    game.play("play primal-fury", "attack c3 c4", "roll s b* b* b*")
    assert (game.active("south"), game.prompt) == (["primal-fury"], "primal-fury")
    with pytest.raises(IllegalPlay, match="SW2-EVT-1]"):
        scenario("turn 3 south magic\nsouth c3 grognack\nsouth hand primal-fury gate").play("play primal-fury")
