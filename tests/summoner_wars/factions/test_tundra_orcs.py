"""Every card of the Tundra Orcs: what is printed on it and what it does."""

from __future__ import annotations

from collections import Counter

import pytest

from stonehall.games.summoner_wars.cards import (
    BY_ID,
    CARDS,
    FACTIONS,
    HIGH,
    LOW,
    MELEE,
    NO_ATTACK,
    NO_COST,
    PHASES,
    RANGED,
)
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.games.summoner_wars.pieces import HAS_MOVED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, fresh, scenario

UNITS = [
    # id, classes, cost, strength, attack, life, symbols, abilities
    ("grognack", "summoner unit", NO_COST, 4, MELEE, 14, "crossed-axes instinct water", "influence restore"),
    ("ragnor", "champion unit", 5, 3, MELEE, 8, "instinct water", "blood-bond"),
    ("shonk", "champion unit", 5, 8, MELEE, 11, "instinct", "wild-strike"),
    ("targan", "champion unit", 5, 4, RANGED, 6, "water", "far-shot piercing-frost"),
    ("tundra-fighter", "common unit", 1, 2, MELEE, 3, "instinct", "frenzy"),
    ("tundra-charger", "common unit", 0, 2, MELEE, 2, "instinct", "blood-rush"),
    ("frost-shaman", "common unit", 1, 3, RANGED, 4, "water", "unwieldy-magic"),
    ("smasher", "common unit", 3, 4, MELEE, 6, "water", "sluggish"),
]
EVENTS = [
    # id, classes, cost, phase, active, symbols
    ("for-glory", "epic event", 0, "build", True, ""),
    ("freeze", "event standard", 0, "summon", True, "water"),
    ("brutal-force", "event standard", 0, "attack", True, "instinct water"),
    ("primal-fury", "event standard", 0, "attack", True, "instinct"),
]


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in UNITS])
def test_printed_units(row: tuple[str, str, int, int, int, int, str, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    abilities = " ".join(sorted(card.ability_ids))
    assert row[1:] == (classes, card.cost, card.strength, card.attack, card.life, symbols, abilities)
    assert card.faction == "tundra-orcs"


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in EVENTS])
def test_printed_events(row: tuple[str, str, int, str, bool, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    assert row[1:] == (classes, card.cost, PHASES[card.phase], card.active, symbols)
    assert (card.faction, card.attack, card.strength, card.life) == ("tundra-orcs", NO_ATTACK, 0, 0)


@pytest.mark.card("grognack", "starting-gate", "tundra-fighter", "frost-shaman")
def test_setup_and_ready_deck() -> None:
    south, north = fresh("tundra-orcs", "polar-dwarves"), fresh("polar-dwarves", "tundra-orcs")
    for game, squares in ((south, ["c1", "d3", "d4", "c3"]), (north, ["d8", "c6", "c5", "d6"])):
        found = [game.card(square) for square in squares]
        assert found == ["grognack", "starting-gate", "tundra-fighter", "frost-shaman"]
    copies = Counter(CARDS[card].id for card in ready_deck("tundra-orcs").pile)
    assert copies == {
        "gate": 3, "for-glory": 2, "freeze": 2, "brutal-force": 2, "primal-fury": 2, "ragnor": 1, "shonk": 1,
        "targan": 1, "tundra-fighter": 4, "tundra-charger": 4, "frost-shaman": 4, "smasher": 4,
    }  # fmt: skip
    faction = FACTIONS["tundra-orcs"]
    assert faction.symbols == ("instinct", "water")
    assert (faction.confidence, faction.symbols_confidence, faction.setup_confidence) == (HIGH, HIGH, LOW)
    assert faction.unverified == ()


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
    assert (game.asked, game.prompt, game.options) == ("south", "influence", ["refuse", "target d4"])
    game.play("target d4")
    assert (game.asked, game.prompt, game.boosts("d1")) == ("chance", "roll", 0)
    game.play("roll s sb b* b*")
    assert (game.damage("d5"), game.prompt) == (2, "phase-attack")  # the new roll counts, and no boost is left
    kept = scenario(INFLUENCE.format(boosts=1, at="d4", target="d5")).play("attack d4 d5", "roll b* b* b* s", "refuse")
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
    game.play("attack d3 d4", "roll s s", "refuse")
    assert (game.damage("d4"), game.prompt) == (2, "roll")
    game.play("roll sb")
    assert (game.prompt, game.options) == ("influence", ["refuse", "target d3"])
    game.play("target d3", "roll s*", "refuse")
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
