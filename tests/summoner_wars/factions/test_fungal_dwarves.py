"""Every card of the Fungal Dwarves as printed, the ready deck, and what the summoner and champions do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import LOW, MEDIUM, MELEE, NO_COST, OUR_OWN, RANGED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.factions import facts
from tests.summoner_wars.scenario import scenario

PRINTED = facts.cards_of(
    "fungal-dwarves",
    # id, classes, cost, strength, attack, life, symbols, abilities
    facts.unit("kuldak", "summoner unit", NO_COST, 4, MELEE, 13, "crossed-axes dark earth", "blood-bloom"),
    facts.unit("thoon", "champion unit", 6, 2, MELEE, 7, "dark", "blood-fury imbued-strength"),
    facts.unit("maldar", "champion unit", 3, 3, MELEE, 8, "dark earth", "decay"),
    facts.unit("monstrosity", "champion unit", 3, 5, MELEE, 13, "earth", "final-form"),
    facts.unit("blight-mage", "common unit", 2, 4, RANGED, 3, "dark", "blood-imbue"),
    facts.unit("blood-shaman", "common unit", 1, 3, RANGED, 2, "earth", "transmission"),
    facts.unit("fungal-beast", "common unit", 3, 3, MELEE, 5, "dark", "infect parasitic"),
    facts.unit("spore-carrier", "common unit", 0, 2, MELEE, 2, "earth", "burst fungal-mutation"),
    # id, classes, cost, phase, active, symbols
    facts.event("command", "epic event", 0, "attack", False, ""),
    facts.event("symbiotic-healing", "event standard", 0, "move", False, "dark"),
    facts.event("frenzied-fungus", "event standard", 0, "summon", True, "earth"),
    facts.event("release-spores", "event standard", 0, "magic", False, "dark earth"),
)
DECK = facts.ReadyDeck(
    symbols=("dark", "earth"),
    setup={
        "kuldak": ("d1", "c8"), "starting-gate": ("d2", "c7"),
        "blight-mage": ("d3", "c6"), "spore-carrier": ("c3", "d6"),
    },
    pile={
        "gate": 3, "command": 2, "symbiotic-healing": 2, "frenzied-fungus": 2, "release-spores": 2, "thoon": 1,
        "maldar": 1, "monstrosity": 1, "blight-mage": 4, "blood-shaman": 4, "fungal-beast": 4, "spore-carrier": 4,
    },
)  # fmt: skip


@pytest.mark.parametrize("card", facts.each(PRINTED))
def test_printed(card: facts.Printed) -> None:
    assert facts.printed(card.id) == card


@pytest.mark.card("kuldak", "starting-gate", "blight-mage", "spore-carrier")
def test_setup_and_ready_deck() -> None:
    assert facts.ready_deck_of("fungal-dwarves") == DECK


def test_what_is_not_certain_about_the_fungal_dwarves_is_marked() -> None:
    """The two symbols are certain, but not which card shows which: that reading is our own."""
    names = (
        "blood-shaman", "burst", "command", "decay", "final-form", "frenzied-fungus", "fungal-mutation",
        "release-spores", "symbiotic-healing", "transmission",
    )  # fmt: skip
    assert facts.certainty_of("fungal-dwarves") == facts.Certainty(
        cards=MEDIUM, symbols=OUR_OWN, setup=LOW, unverified=names
    )
    assert facts.nameless(names) == []


# Kuldak ---------------------------------------------------------------------------------------------------------------

BLOOM = """
    turn 4 {seat} attack
    south c3 kuldak boosts 1
    south {at} blood-shaman damage 1
    south d2 thoon
    south b3 gate damage 4
    south d1 blood-shaman
    south f3 fungal-beast
    north b4 ragnor
    north {foe} smasher
    north f7 undead-carrier
    south f6 gate
"""


@pytest.mark.card("kuldak")
@pytest.mark.parametrize(("at", "foe", "boosts"), [("c4", "c5", 1), ("c5", "c6", 1), ("c6", "c7", 0)])
def test_blood_bloom_boosts_the_other_friends_when_one_within_two_is_destroyed(at: str, foe: str, boosts: int) -> None:
    game = scenario(BLOOM.format(seat="north", at=at, foe=foe)).play(f"attack {foe} {at}", "roll s s s s")
    assert (game.card(at), game.boosts("d2")) == ("", boosts)
    # Not himself, not gates, not enemies, nobody three spaces away (d1, f3).
    assert (game.boosts("c3"), game.boosts("b3"), game.boosts("b4")) == (1, 0, 0)
    assert (game.boosts("d1"), game.boosts("f3"), game.prompt) == (0, 0, "phase-attack")


@pytest.mark.card("kuldak")
def test_blood_bloom_asks_for_a_destroyed_friendly_unit() -> None:
    gate = scenario(BLOOM.format(seat="north", at="c4", foe="c5")).play("attack b4 b3", "roll s b* b*")
    assert (gate.card("b3"), gate.boosts("d2"), gate.boosts("c4")) == ("", 0, 0)
    enemy = scenario("""
        turn 3 south attack
        south c3 kuldak
        south c4 spore-carrier
        north b3 undead-archer damage 1
        south f1 fungal-beast
        north f2 gate
    """).play("attack c3 b3", "roll s s s s")
    assert (enemy.card("b3"), enemy.boosts("c4")) == ("", 0)
    returned = scenario(BLOOM.format(seat="north", at="c4", foe="c5") + "south active unrelenting")
    returned.play("attack c5 c4", "roll s s s s")
    assert (returned.hand("south"), returned.boosts("d2")) == (["blood-shaman"], 0)


@pytest.mark.card("kuldak")
def test_blood_bloom_comes_once_for_each_destroyed_unit() -> None:
    game = scenario("""
        turn 3 south attack
        south hand shadow-pulse
        south c3 kuldak
        south b2 gate damage 1
        south b3 blood-shaman damage 1
        south c2 blood-shaman damage 1
        south c4 thoon
        south f1 fungal-beast
        north f2 gate
    """)
    game.play("play shadow-pulse", "target b3", "target c2")  # nobody else stands there: done
    assert (game.card("b3"), game.card("c2"), game.boosts("c4")) == ("", "", 2 + 2)  # and Thoon's own Blood Fury


# Champions ------------------------------------------------------------------------------------------------------------

THOON = """
    turn 3 {seat} attack
    south a1 kuldak
    south e5 thoon boosts {boosts}
    south c3 fungal-beast
    south c2 blood-shaman
    north c4 undead-archer
    north b3 gate damage 3
    south f1 fungal-beast
    north f2 gate
"""


@pytest.mark.card("thoon")
def test_blood_fury_counts_every_unit_destroyed_in_the_own_turn() -> None:
    enemy = scenario(THOON.format(seat="south", boosts=0)).play("attack c3 c4", "roll s s s")
    assert (enemy.card("c4"), enemy.boosts("e5")) == ("", 1)
    friend = scenario(THOON.format(seat="south", boosts=0)).play("attack c3 c2", "roll s s s")
    assert (friend.card("c2"), friend.boosts("e5")) == ("", 1)
    gate = scenario(THOON.format(seat="south", boosts=0)).play("attack c3 b3", "roll s s s")
    assert (gate.card("b3"), gate.boosts("e5")) == ("", 0)
    foreign = scenario(THOON.format(seat="north", boosts=0).replace("c3 fungal-beast", "c3 spore-carrier"))
    foreign.play("attack c4 c3", "roll sb sb sb")
    assert (foreign.card("c3"), foreign.boosts("e5")) == ("", 0)


@pytest.mark.card("thoon")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_blood_fury_loses_two_boosts_when_the_own_turn_ends(before: int, after: int) -> None:
    game = scenario(f"""
        turn 3 south magic
        south hand gate
        south draw sneak purge
        south a1 kuldak
        south e5 thoon boosts {before}
    """)
    game.play("end")
    assert (game.prompt, game.boosts("e5")) == ("draw", before)  # the turn ends after drawing
    game.play("draw sneak")
    assert (game.asked, game.boosts("e5")) == ("north", after)
    while game.asked == "north":
        game.play("end")
    assert game.boosts("e5") == after  # not when the opponent's turn ends


@pytest.mark.card("thoon")
@pytest.mark.parametrize(("boosts", "strength"), [(0, 2), (1, 3), (5, 7), (6, 7)])
def test_thoon_has_a_strength_per_boost_up_to_five(boosts: int, strength: int) -> None:
    assert scenario(THOON.format(seat="south", boosts=boosts)).strength("e5") == strength


DECAY = """
    turn 3 {seat} move
    south c1 kuldak
    south c2 maldar {tokens}
    south d2 gate
    south b2 spore-carrier
    south e2 fungal-beast
    north c3 undead-warrior
    south hand gate
    north hand gate
"""


@pytest.mark.card("maldar")
def test_decay_hurts_maldar_and_may_feed_a_friend_next_to_him() -> None:
    game = scenario(DECAY.format(seat="south", tokens="")).play("end")
    assert (game.damage("c2"), game.asked, game.prompt) == (1, "south", "decay")
    assert game.options == ["pass", "target b2", "target c1"]  # no gate, no enemy, nobody two spaces away
    game.play("target b2")
    assert (game.boosts("b2"), game.boosts("c2"), game.phase) == (2, 0, "build")
    declined = scenario(DECAY.format(seat="south", tokens="")).play("end", "pass")
    assert (declined.damage("c2"), declined.boosts("b2"), declined.phase) == (1, 0, "build")


@pytest.mark.card("maldar")
def test_decay_may_kill_maldar_who_then_feeds_nobody() -> None:
    game = scenario(DECAY.format(seat="south", tokens="damage 7")).play("end")
    assert (game.card("c2"), game.magic("north"), game.phase) == ("", 0, "build")
    assert game.boosts("b2") == 1  # Kuldak's Blood Bloom, not Decay
    foreign = scenario(DECAY.format(seat="north", tokens="")).play("end")
    assert (foreign.damage("c2"), foreign.phase) == (0, "build")


FORM = """
    turn 3 south summon
    south magic {magic}
    south hand monstrosity tundra-charger
    south c1 kuldak
    south c2 fungal-beast damage 2 boosts 5 under ice-smith
    south e3 fungal-beast boosts 6
    south e4 fungal-beast boosts 4
    south d2 gate
    south d1 spore-carrier boosts 7
    north e5 fungal-beast boosts 9
    south f6 thoon
"""


@pytest.mark.card("monstrosity")
def test_final_form_takes_the_space_of_a_destroyed_fungal_beast_with_five_boosts() -> None:
    game = scenario(FORM.format(magic=3))
    assert game.starting("summon monstrosity") == ["summon monstrosity c2", "summon monstrosity e3"]
    game.play("summon monstrosity c2")
    assert (game.card("c2"), game.damage("c2"), game.boosts("c2")) == ("monstrosity", 0, 1)  # bloomed by Kuldak
    assert (game.magic("south"), game.magic("north")) == (0, 0)
    assert game.discard("south") == ["fungal-beast", "ice-smith"]
    assert game.boosts("f6") == 1  # destroyed: Blood Fury
    far = scenario(FORM.format(magic=3)).play("summon monstrosity e3")
    assert (far.card("e3"), far.boosts("e3")) == ("monstrosity", 0)


@pytest.mark.card("monstrosity")
def test_final_form_needs_the_magic_and_the_beast() -> None:
    with pytest.raises(IllegalPlay, match="SW2-COST-2]"):
        scenario(FORM.format(magic=2)).play("summon monstrosity c2")
    young = FORM.format(magic=3).replace("boosts 5", "boosts 4").replace("boosts 6", "boosts 3")
    game = scenario(young)
    assert game.starting("summon monstrosity") == []
    assert len(game.starting("summon tundra-charger")) == 2  # the gate serves others
