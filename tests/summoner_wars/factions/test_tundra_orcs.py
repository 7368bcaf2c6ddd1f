"""Every card of the Tundra Orcs as printed, the ready deck, and what the summoner, champions and commons do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import HIGH, LOW, MELEE, NO_COST, RANGED
from stonehall.games.summoner_wars.pieces import HAS_MOVED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.factions import facts
from tests.summoner_wars.scenario import scenario

PRINTED = facts.cards_of(
    "tundra-orcs",
    # id, classes, cost, strength, attack, life, symbols, abilities
    facts.unit("grognack", "summoner unit", NO_COST, 4, MELEE, 14, "crossed-axes instinct water", "influence restore"),
    facts.unit("ragnor", "champion unit", 5, 3, MELEE, 8, "instinct water", "blood-bond"),
    facts.unit("shonk", "champion unit", 5, 8, MELEE, 11, "instinct", "wild-strike"),
    facts.unit("targan", "champion unit", 5, 4, RANGED, 6, "water", "far-shot piercing-frost"),
    facts.unit("tundra-fighter", "common unit", 1, 2, MELEE, 3, "instinct", "frenzy"),
    facts.unit("tundra-charger", "common unit", 0, 2, MELEE, 2, "instinct", "blood-rush"),
    facts.unit("frost-shaman", "common unit", 1, 3, RANGED, 4, "water", "unwieldy-magic"),
    facts.unit("smasher", "common unit", 3, 4, MELEE, 6, "water", "sluggish"),
    # id, classes, cost, phase, active, symbols
    facts.event("for-glory", "epic event", 0, "build", True, ""),
    facts.event("freeze", "event standard", 0, "summon", True, "water"),
    facts.event("brutal-force", "event standard", 0, "attack", True, "instinct water"),
    facts.event("primal-fury", "event standard", 0, "attack", True, "instinct"),
)
DECK = facts.ReadyDeck(
    symbols=("instinct", "water"),
    setup={
        "grognack": ("c1", "d8"), "starting-gate": ("d3", "c6"),
        "tundra-fighter": ("d4", "c5"), "frost-shaman": ("c3", "d6"),
    },
    pile={
        "gate": 3, "for-glory": 2, "freeze": 2, "brutal-force": 2, "primal-fury": 2, "ragnor": 1, "shonk": 1,
        "targan": 1, "tundra-fighter": 4, "tundra-charger": 4, "frost-shaman": 4, "smasher": 4,
    },
)  # fmt: skip


@pytest.mark.parametrize("card", facts.each(PRINTED))
def test_printed(card: facts.Printed) -> None:
    assert facts.printed(card.id) == card


@pytest.mark.card("grognack", "starting-gate", "tundra-fighter", "frost-shaman")
def test_setup_and_ready_deck() -> None:
    assert facts.ready_deck_of("tundra-orcs") == DECK
    assert facts.certainty_of("tundra-orcs") == facts.Certainty(cards=HIGH, symbols=HIGH, setup=LOW, unverified=())


# Grognack -------------------------------------------------------------------------------------------------------------


@pytest.mark.card("grognack")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1), (2, 2)])
def test_restore_gives_a_boost_only_if_grognack_has_none(before: int, after: int) -> None:
    game = scenario(f"turn 3 south move\nsouth d1 grognack boosts {before}\nsouth f1 smasher").play("move d1 d3")
    assert (game.boosts("d3"), game.prompt) == (after, "phase-move")  # compulsory: nobody is asked
    back = scenario(f"turn 3 south move\nsouth d1 grognack boosts {before}\nsouth f1 smasher").play("move d1 d1")
    assert back.boosts("d1") == after


@pytest.mark.card("grognack", "primal-fury")
def test_a_forced_grognack_restores_nothing_and_other_units_never_do() -> None:
    forced = scenario("""
        turn 3 south attack
        south c3 grognack
        south active primal-fury
        north c4 gate
        south f4 smasher
        north f5 gate
    """)
    forced.play("attack c3 c4", "roll s s s s", "to c1")
    assert (forced.card("c1"), forced.boosts("c1")) == ("grognack", 0)
    other = scenario("turn 3 south move\nsouth d1 grognack\nsouth d2 smasher").play("move d2 d4")
    assert (other.boosts("d4"), other.boosts("d1")) == (0, 0)


INFLUENCE = """
    turn 3 south attack
    south d1 grognack boosts {boosts}
    south {at} smasher
    north {target} gul-dass
    south f2 tundra-charger
    north f3 gate
"""


@pytest.mark.card("grognack")
def test_influence_pays_a_boost_to_make_a_friendly_roll_again() -> None:
    game = scenario(INFLUENCE.format(boosts=1, at="d4", target="d5")).play("attack d4 d5", "roll b* b* b* s")
    assert (game.asked, game.prompt, game.options) == ("south", "influence", ["pass", "yes"])
    game.play("yes")
    assert (game.asked, game.prompt, game.boosts("d1")) == ("chance", "roll", 0)
    game.play("roll s sb b* b*")
    assert (game.damage("d5"), game.prompt) == (2, "phase-attack")  # the new roll counts, and no boost is left
    kept = scenario(INFLUENCE.format(boosts=1, at="d4", target="d5")).play("attack d4 d5", "roll b* b* b* s", "pass")
    assert (kept.damage("d5"), kept.boosts("d1")) == (1, 1)


@pytest.mark.card("grognack")
@pytest.mark.parametrize(
    ("boosts", "at", "target", "offered"),
    [(1, "d4", "d5", True), (1, "f2", "f3", True), (1, "e4", "e5", False), (0, "d4", "d5", False)],
)
def test_influence_reaches_three_spaces_and_needs_a_boost(boosts: int, at: str, target: str, offered: bool) -> None:
    position = INFLUENCE.format(boosts=boosts, at="b3", target="b4") + "\nsouth e4 shonk\nnorth e5 gate\nnorth d5 gate"
    position += "\nsouth d4 ragnor"
    game = scenario(position)
    dice = game.strength(at)
    game.play(f"attack {at} {target}", "roll" + " s" * dice)
    assert (game.prompt == "influence") == offered


@pytest.mark.card("grognack")
def test_influence_is_only_for_friendly_units_in_the_own_turn() -> None:
    foreign = scenario(INFLUENCE.format(boosts=1, at="d4", target="d5").replace("3 south", "3 north"))
    foreign.play("attack d5 d4", "roll b* b*")
    assert (foreign.damage("d4"), foreign.boosts("d1")) == (2, 1)  # Sluggish: the roll stands
    # In the own turn an enemy unit may roll, too: a shield that two dice of an enemy champion raise is theirs.
    shield = scenario("""
        turn 3 south attack
        south d1 grognack boosts 1
        south d2 smasher
        north d3 citadel-knight
        north e3 coleen-brighton
        south a4 smasher
        north a5 gate
    """)
    shield.play("attack d2 d3", "roll s* s*")
    assert (shield.asked, shield.prompt) == ("chance", "roll")
    shield.play("roll s s")
    assert shield.prompt == "influence"  # the smasher's own dice, two fewer
    # And a friend may roll in the turn of the opponent.
    friend = scenario("""
        turn 4 north attack
        south d1 grognack boosts 1
        south d2 coleen-brighton
        south d3 citadel-knight
        north d4 smasher
    """)
    friend.play("attack d4 d3", "roll s s")
    assert (friend.asked, friend.prompt) == ("chance", "roll")  # at once the dice of the attack
    friend.play("roll s s s b*")
    assert (friend.damage("d3"), friend.boosts("d1")) == (3, 1)


@pytest.mark.card("grognack", "tundra-fighter")
def test_influence_works_on_the_die_of_an_ability() -> None:
    game = scenario("""
        turn 3 south attack
        south d1 grognack boosts 2
        south d3 tundra-fighter
        north d4 gate
        south f2 tundra-charger
        north f3 gate
    """)
    game.play("attack d3 d4", "roll s s", "pass")
    assert (game.damage("d4"), game.prompt) == (2, "roll")
    game.play("roll sb")
    assert (game.prompt, game.options) == ("influence", ["pass", "yes"])
    game.play("yes", "roll s*", "pass")
    assert (game.boosts("d1"), game.prompt, game.options) == (1, "frenzy", ["pass", "to c3", "to d2", "to e3"])


# Champions ------------------------------------------------------------------------------------------------------------

RAGNOR = """
    turn 3 south attack
    south a1 grognack boosts 1
    south d4 ragnor
    {target}
    south f2 tundra-charger
    north f3 gate
"""


@pytest.mark.card("ragnor")
@pytest.mark.parametrize(
    ("target", "roll", "boosts"),
    [
        ("north d5 gul-dass", "s* b* sb", 3),
        ("north d5 gul-dass", "b* b* b*", 4),  # no hit, but an attack
        ("north d5 gul-dass", "s s s", 1),
        ("north d5 frost-mage damage 3", "s* s* s*", 4),  # destroyed
        ("north d5 ice-golem", "s* s s", 2),  # a structure, but a unit
        ("north d5 gate", "s* s* s*", 1),
        ("south d5 smasher", "s* s* s*", 1),
    ],
)
def test_blood_bond_gives_the_summoner_a_boost_per_special(target: str, roll: str, boosts: int) -> None:
    game = scenario(RAGNOR.format(target=target)).play("attack d4 d5", f"roll {roll}")
    assert (game.boosts("a1"), game.boosts("d4"), game.prompt) == (boosts, 0, "phase-attack")


@pytest.mark.card("ragnor")
def test_blood_bond_counts_an_attack_on_a_unit_that_returned_to_hand_instead() -> None:
    game = scenario(RAGNOR.format(target="north d5 undead-archer\nnorth active unrelenting"))
    game.play("attack d4 d5", "roll s* s s")
    # Not destroyed, yet it was an enemy unit that he attacked.
    assert (game.card("d5"), game.hand("north"), game.boosts("a1")) == ("", ["undead-archer"], 2)


@pytest.mark.card("shonk")
@pytest.mark.parametrize(
    ("roll", "dealt"), [("s s s sb sb sb sb sb", 0), ("s* s* b* s s s sb sb", 3), ("b* b* b* b* b* s* s* s*", 8)]
)
def test_wild_strike_counts_specials_and_nothing_else(roll: str, dealt: int) -> None:
    game = scenario("""
        turn 3 south attack
        south a1 grognack
        south d4 shonk
        north d5 starting-gate
        south f2 tundra-charger
        north f3 gate
    """)
    game.play("attack d4 d5", f"roll {roll}")
    assert game.damage("d5") == dealt


@pytest.mark.card("targan")
def test_far_shot_reaches_four_clear_spaces() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 grognack
        south c3 targan
        north c7 gate
        north b3 frost-mage
        north a3 gate
        north c2 gate
        north f3 gate
    """)
    # c7 is four spaces away, f3 three; a3 hides behind the mage.
    assert game.starting("attack c3") == ["attack c3 b3", "attack c3 c2", "attack c3 c7", "attack c3 f3"]
    game.play("attack c3 c7", "roll b* b* sb s")
    assert game.damage("c7") == 3
    far = scenario("turn 3 south attack\nsouth a1 grognack\nsouth a2 gate\nsouth c3 targan\nnorth c8 gate")
    with pytest.raises(IllegalPlay, match="SW2-ATK-5]"):
        far.play("attack c3 c8")


@pytest.mark.card("targan")
def test_piercing_frost_strengthens_friendly_frost_units_next_to_him() -> None:
    game = scenario("""
        turn 3 south move
        south a1 grognack
        south c4 targan
        south c5 frost-shaman
        south b4 frost-mage
        south c3 smasher
        south d5 frost-shaman
        south a4 frost-shaman
        north d4 frost-mage
        north f7 frost-shaman
    """)
    assert (game.strength("c5"), game.strength("b4")) == (3 + 1, 1 + 1)  # by name, whatever the faction
    assert game.strength("c3") == 4  # shows the same symbol as Targan, but is not called Frost
    assert (game.strength("d5"), game.strength("a4")) == (3, 3)  # at a corner, two spaces away
    assert game.strength("d4") == 1  # an enemy
    assert game.strength("c4") == 4
    game.play("move c5 b5")
    assert game.strength("b5") == 3


# Commons --------------------------------------------------------------------------------------------------------------

FRENZY = """
    turn 3 south attack
    south a1 grognack
    south c4 tundra-fighter
    south a4 smasher
    south f2 tundra-charger
    north c5 {target}
    north b5 undead-warrior
    north f3 gate
"""


@pytest.mark.card("tundra-fighter")
@pytest.mark.parametrize("target", ["starting-gate", "gul-dass"])
def test_frenzy_rolls_a_die_and_on_a_special_leaps_and_attacks_again(target: str) -> None:
    game = scenario(FRENZY.format(target=target)).play("attack c4 c5", "roll b* b*")
    assert (game.asked, game.prompt, game.damage("c5")) == ("chance", "roll", 0)  # compulsory, even after a miss
    game.play("roll s*")
    assert (game.asked, game.prompt, game.options) == ("south", "frenzy", ["pass", "to b4", "to c3", "to d4"])
    game.play("to b4")
    # An adjacent enemy card only: not the smasher on a4.
    assert (game.card("b4"), game.prompt, game.options) == ("tundra-fighter", "extra-attack", ["attack b4 b5", "pass"])
    game.play("attack b4 b5", "roll s s")
    assert (game.damage("b5"), game.prompt, game.state.attacks) == (2, "roll", 1)  # it rolls again after that attack
    game.play("roll b*")
    assert game.options == ["pass", "to b3", "to c4"]
    game.play("to c4", "attack c4 c5", "roll s s", "roll s")
    assert (game.damage("c5"), game.prompt, game.state.attacks) == (2, "phase-attack", 1)
    assert not game.piece("c4").marks & HAS_MOVED


@pytest.mark.card("tundra-fighter")
def test_frenzy_without_a_special_or_without_the_force_gives_no_attack() -> None:
    plain = scenario(FRENZY.format(target="gate")).play("attack c4 c5", "roll s s", "roll sb")
    assert plain.prompt == "phase-attack"
    declined = scenario(FRENZY.format(target="gate")).play("attack c4 c5", "roll s s", "roll s*", "pass")
    assert (declined.prompt, declined.card("c4"), declined.damage("c5")) == ("phase-attack", "tundra-fighter", 2)
    boxed = FRENZY.format(target="gate") + "south b4 smasher\nsouth c3 gate\nsouth d4 gate"
    game = scenario(boxed).play("attack c4 c5", "roll s s", "roll s*")
    assert (game.prompt, game.damage("c5")) == ("phase-attack", 2)  # nowhere to be forced to, so no second attack


@pytest.mark.card("tundra-fighter")
def test_frenzy_may_be_forced_without_attacking_and_may_find_nobody_to_attack() -> None:
    game = scenario(FRENZY.format(target="gate")).play("attack c4 c5", "roll s s", "roll s*", "to b4", "pass")
    assert (game.prompt, game.card("b4"), game.damage("b5")) == ("phase-attack", "tundra-fighter", 0)
    lonely = scenario(FRENZY.format(target="gate")).play("attack c4 c5", "roll s s", "roll s*", "to c3")
    assert (lonely.prompt, lonely.card("c3")) == ("phase-attack", "tundra-fighter")


@pytest.mark.card("tundra-fighter")
def test_frenzy_needs_an_enemy_and_works_after_its_destruction() -> None:
    friend = scenario(FRENZY.format(target="gate") + "south d4 smasher")
    friend.play("attack c4 d4", "roll s* s*")
    assert (friend.prompt, friend.damage("d4")) == ("phase-attack", 2 + 2)
    killed = scenario(FRENZY.format(target="gate damage 3")).play("attack c4 c5", "roll s s")
    assert (killed.card("c5"), killed.prompt) == ("", "roll")
    killed.play("roll s*")
    assert killed.options == ["pass", "to b4", "to c3", "to c5", "to d4"]


@pytest.mark.card("tundra-fighter")
def test_frenzy_follows_an_attack_on_a_unit_that_returned_to_hand_instead() -> None:
    game = scenario(FRENZY.format(target="undead-archer") + "north active unrelenting")
    game.play("attack c4 c5", "roll s s")
    assert (game.hand("north"), game.asked, game.prompt) == (["undead-archer"], "chance", "roll")


RUSH = """
    turn 3 south summon
    south c1 grognack
    south d3 gate
    south hand tundra-charger {hand}
    {more}
"""


@pytest.mark.card("tundra-charger")
def test_blood_rush_takes_a_damage_to_force_the_summoned_charger_one_space() -> None:
    game = scenario(RUSH.format(hand="tundra-charger", more=""))
    game.play("summon tundra-charger d4")
    assert (game.asked, game.prompt, game.options) == ("south", "blood-rush", ["pass", "to c4", "to d5", "to e4"])
    game.play("to d5")
    assert (game.card("d5"), game.damage("d5"), game.card("d4")) == ("tundra-charger", 1, "")
    game.play("summon tundra-charger d4", "pass")
    assert (game.card("d4"), game.damage("d4"), game.phase) == ("tundra-charger", 0, "move")
    assert "move d5 d6" in game.options  # forced, so it may still move


@pytest.mark.card("tundra-charger")
def test_a_boxed_in_charger_cannot_rush_and_a_placed_one_was_not_summoned() -> None:
    walls = "south d5 smasher\nsouth c4 smasher\nsouth e4 smasher"
    boxed = scenario(RUSH.format(hand="tundra-charger", more=walls)).play("summon tundra-charger d4")
    assert (boxed.prompt, boxed.damage("d4")) == ("phase-summon", 0)
    placed = scenario(RUSH.format(hand="blood-summon", more=""))
    placed.play("play blood-summon", "target c1", "to c2")
    assert (placed.card("c2"), placed.damage("c2"), placed.damage("c1")) == ("tundra-charger", 0, 2)
    assert placed.prompt != "blood-rush"


SHAMAN = """
    turn 3 {seat} attack
    south a1 grognack
    south c3 frost-shaman
    south e4 smasher
    north c5 starting-gate
    north e5 starting-gate
    north b3 undead-warrior
    north f7 undead-warrior
    south f6 gate
"""


@pytest.mark.card("frost-shaman")
@pytest.mark.parametrize(("roll", "dealt"), [("sb sb sb", 0), ("sb sb b*", 3), ("sb s* s", 1), ("s* s* s*", 0)])
def test_unwieldy_magic_deals_nothing_without_a_special(roll: str, dealt: int) -> None:
    game = scenario(SHAMAN.format(seat="south")).play("attack c3 c5", f"roll {roll}")
    assert (game.damage("c5"), game.state.targeted_enemy) == (dealt, True)


@pytest.mark.card("frost-shaman")
def test_unwieldy_magic_is_a_matter_of_the_shamans_own_attacks() -> None:
    friend = scenario(SHAMAN.format(seat="south")).play("attack e4 e5", "roll s s s s")
    assert friend.damage("e5") == 4
    target = scenario(SHAMAN.format(seat="north")).play("attack b3 c3", "roll s s")
    assert target.damage("c3") == 2


SMASHER = """
    turn 3 {seat} attack
    south a1 grognack
    south c4 smasher {tokens}
    south c3 frost-shaman
    north c5 undead-warrior
    north f7 undead-warrior
    south f6 gate
"""


@pytest.mark.card("smasher")
@pytest.mark.parametrize(("roll", "dealt"), [("s s", 2), ("s* s", 3), ("b* b*", 2), ("s* s*", 4)])
def test_sluggish_takes_a_further_damage_per_special(roll: str, dealt: int) -> None:
    game = scenario(SMASHER.format(seat="north", tokens="")).play("attack c5 c4", f"roll {roll}")
    assert game.damage("c4") == dealt


@pytest.mark.card("smasher", "frost-shaman", "shonk")
def test_sluggish_counts_against_friends_and_on_top_of_other_effects() -> None:
    friend = scenario(SMASHER.format(seat="south", tokens="")).play("attack c3 c4", "roll b* sb s*")
    assert friend.damage("c4") == 2 + 2
    unwieldy = scenario(SMASHER.format(seat="south", tokens="")).play("attack c3 c4", "roll sb sb sb")
    assert unwieldy.damage("c4") == 0
    wild = scenario(SMASHER.format(seat="north", tokens="").replace("undead-warrior", "shonk", 1))
    wild.play("attack c5 c4", "roll s* b* s s s s s s")
    assert wild.damage("c4") == 2 + 2


@pytest.mark.card("smasher")
def test_sluggish_can_kill_and_neither_changes_its_own_attack_nor_other_damage() -> None:
    killed = scenario(SMASHER.format(seat="north", tokens="damage 4")).play("attack c5 c4", "roll b* b*")
    assert (killed.card("c4"), killed.magic("north")) == ("", 1)
    own = scenario(SMASHER.format(seat="south", tokens="")).play("attack c4 c5", "roll s* s* b* b*")
    assert (own.damage("c5"), own.damage("c4")) == (2, 0)
    burn = scenario("turn 3 south move\nsouth hand burn\nsouth c3 grognack\nsouth c4 smasher").play(
        "play burn"
    )  # its only target
    assert burn.damage("c4") == 2
