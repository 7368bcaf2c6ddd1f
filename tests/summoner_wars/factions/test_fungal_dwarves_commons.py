"""The commons of the Fungal Dwarves: what they do."""

from __future__ import annotations

import pytest

from tests.summoner_wars.scenario import scenario

IMBUE = """
    turn 3 south {phase}
    south hand gate
    south discard fungal-beast
    south a1 kuldak
    south c3 blight-mage {mark}
    south b3 fungal-beast boosts 1
    south c5 spore-carrier boosts 2 damage 1
    south d3 gate
    south d5 maldar
    south f5 blight-mage
    north c4 undead-warrior
"""


@pytest.mark.card("blight-mage")
def test_blood_imbue_boosts_and_then_hurts_a_friendly_unit_within_two() -> None:
    game = scenario(IMBUE.format(phase="move", mark=""))
    assert game.starting("use blood-imbue c3") == ["use blood-imbue c3 b3", "use blood-imbue c3 c5"]
    game.play("use blood-imbue c3 b3")
    assert (game.boosts("b3"), game.damage("b3"), game.state.moves) == (2, 1, 0)
    assert game.starting("use") == ["use blood-imbue f5 d5"]  # once per turn, each mage for itself
    assert "move c3 c2" in game.options


@pytest.mark.card("blight-mage", "spore-carrier")
def test_blood_imbue_gives_the_boost_before_the_damage() -> None:
    game = scenario(IMBUE.format(phase="move", mark="")).play("use blood-imbue c3 c5")
    # The third boost was there when the carrier was destroyed: it mutates.
    assert (game.card("c5"), game.boosts("c5"), game.discard("south")) == ("fungal-beast", 0, ["spore-carrier"])
    assert game.magic("north") == 0


@pytest.mark.card("blight-mage")
def test_blood_imbue_is_for_the_own_move_phase() -> None:
    for phase in ("summon", "build", "attack", "magic"):
        other = scenario(IMBUE.format(phase=phase, mark="") + "south hand tundra-charger")
        assert (other.phase, other.starting("use")) == (phase, [])
    moved = scenario(IMBUE.format(phase="move", mark="moved"))
    assert len(moved.starting("use blood-imbue c3")) == 2  # it is no move
    foreign = scenario(IMBUE.format(phase="move", mark="").replace("turn 3 south", "turn 4 north"))
    assert foreign.starting("use") == []


TRANSMISSION = """
    turn 3 south move
    south a1 kuldak
    south c3 blood-shaman boosts {boosts}
    south c5 fungal-beast boosts 3
    south b4 spore-carrier
    south d3 thoon
    south a4 gate
    south f4 maldar boosts 2
    north d4 undead-warrior boosts 2
"""


@pytest.mark.card("blood-shaman")
def test_transmission_carries_boosts_from_the_shaman_to_a_friend() -> None:
    game = scenario(TRANSMISSION.format(boosts=2)).play("move c3 c4")
    # Givers have boosts and stand within two: the shaman and c5; f4 is three spaces away, d4 an enemy.
    assert (game.asked, game.prompt, game.options) == ("south", "transmission", ["pass", "target c4", "target c5"])
    game.play("target c4")
    assert game.options == ["target b4", "target c5", "target d3"]
    game.play("target d3")
    assert game.options == ["amount 1", "amount 2"]
    game.play("amount 1")
    assert (game.boosts("c4"), game.boosts("d3"), game.prompt) == (1, 1, "phase-move")


@pytest.mark.card("blood-shaman")
def test_transmission_carries_boosts_from_one_friend_to_another() -> None:
    game = scenario(TRANSMISSION.format(boosts=0)).play("move c3 c4")
    assert game.options == ["pass", "target c5"]
    game.play("target c5")
    assert game.options == ["target b4", "target d3"]  # never back to the shaman
    game.play("target b4", "amount 3")
    assert (game.boosts("c5"), game.boosts("b4"), game.prompt) == (0, 3, "phase-move")
    declined = scenario(TRANSMISSION.format(boosts=2)).play("move c3 c4", "pass")
    assert (declined.boosts("c4"), declined.boosts("c5")) == (2, 3)
    nothing = scenario(TRANSMISSION.format(boosts=0).replace("fungal-beast boosts 3", "fungal-beast"))
    assert nothing.play("move c3 c4").prompt == "phase-move"


INFECT = """
    turn 3 south attack
    south discard {discard}
    south a1 kuldak
    south c3 fungal-beast {marks}
    south d3 undead-carrier
    south b3 thoon
    north c4 {target}
    north b4 undead-archer
    south f1 fungal-beast
    north f2 gate
"""


@pytest.mark.card("fungal-beast")
def test_infect_puts_a_carrier_from_the_discard_pile_in_the_place_of_a_destroyed_unit() -> None:
    pile = "spore-carrier spore-carrier undead-carrier fungal-beast gate"
    game = scenario(INFECT.format(discard=pile, marks="", target="undead-archer"))
    game.play("attack c3 c4", "roll s s s")
    assert (game.asked, game.prompt) == ("south", "infect")
    assert game.options == ["card spore-carrier", "card undead-carrier", "pass"]  # by name, from any faction
    game.play("card spore-carrier")
    assert (game.card("c4"), game.piece("c4").controller, game.damage("c4")) == ("spore-carrier", 0, 0)
    assert (game.magic("south"), game.prompt) == (1, "phase-attack")
    assert game.discard("south") == ["fungal-beast", "gate", "spore-carrier", "undead-carrier"]
    declined = scenario(INFECT.format(discard=pile, marks="", target="undead-archer"))
    declined.play("attack c3 c4", "roll s s s", "pass")
    assert (declined.card("c4"), len(declined.discard("south"))) == ("", 5)


@pytest.mark.card("fungal-beast")
@pytest.mark.parametrize(
    ("discard", "target", "play", "offered"),
    [
        ("spore-carrier", "undead-archer", "attack c3 c4", True),
        ("spore-carrier", "ice-golem damage 2", "attack c3 c4", True),
        ("spore-carrier", "gate damage 2", "attack c3 c4", False),
        ("spore-carrier", "gul-dass", "attack c3 c4", False),  # not destroyed
        ("fungal-beast gate", "undead-archer", "attack c3 c4", False),  # no Carrier
        ("spore-carrier", "undead-archer", "attack b3 b4", False),  # destroyed by another unit
        ("gate", "undead-archer", "attack c3 d3", True),  # a friend, which is itself a Carrier
    ],
)
def test_infect_needs_a_unit_destroyed_by_the_beast_and_a_carrier(
    discard: str, target: str, play: str, offered: bool
) -> None:
    game = scenario(INFECT.format(discard=discard, marks="", target=target))
    game.play(play, "roll s s s" if play.startswith("attack c3") else "roll s s")
    assert (game.prompt == "infect") == offered


@pytest.mark.card("fungal-beast", "spore-carrier")
@pytest.mark.rule("SW2-REPL-2")
def test_infect_and_fungal_mutation_want_the_same_space_and_the_active_player_orders_them() -> None:
    position = INFECT.format(discard="undead-carrier", marks="", target="spore-carrier boosts 3")
    position += "north discard fungal-beast"
    infect = scenario(position).play("attack c3 c4", "roll s s s")
    assert (infect.asked, infect.options) == ("south", ["resolve fungal-mutation c4", "resolve infect c3"])
    infect.play("resolve infect c3", "card undead-carrier")
    assert (infect.card("c4"), infect.prompt) == ("undead-carrier", "phase-attack")
    assert infect.discard("north") == ["fungal-beast", "spore-carrier"]  # its space was taken
    mutation = scenario(position).play("attack c3 c4", "roll s s s", "resolve fungal-mutation c4")
    assert (mutation.card("c4"), mutation.piece("c4").controller) == ("fungal-beast", 1)
    assert (mutation.prompt, mutation.discard("south")) == ("phase-attack", ["undead-carrier"])


PARASITIC = """
    turn 3 {seat} attack targeted
    south hand gate
    south a1 kuldak
    south c3 fungal-beast {tokens}
    north c4 undead-warrior
    north f7 undead-carrier
    south f6 gate
    north hand gate
"""


@pytest.mark.card("fungal-beast")
def test_parasitic_is_a_boost_or_a_damage_at_the_end_of_the_own_attack_phase() -> None:
    game = scenario(PARASITIC.format(seat="south", tokens="boosts 2")).play("end")
    assert (game.asked, game.prompt, game.options) == ("south", "parasitic", ["pass", "pay 1"])
    game.play("pay 1")
    assert (game.boosts("c3"), game.damage("c3"), game.phase) == (1, 0, "magic")
    hurt = scenario(PARASITIC.format(seat="south", tokens="boosts 2")).play("end", "pass")
    assert (hurt.boosts("c3"), hurt.damage("c3"), hurt.phase) == (2, 1, "magic")


@pytest.mark.card("fungal-beast")
def test_parasitic_without_a_boost_is_a_damage_and_leaves_the_opponents_turn_alone() -> None:
    game = scenario(PARASITIC.format(seat="south", tokens="")).play("end")
    assert (game.damage("c3"), game.phase) == (1, "magic")
    dead = scenario(PARASITIC.format(seat="south", tokens="damage 4")).play("end")
    assert (dead.card("c3"), dead.magic("north"), dead.discard("south")) == ("", 0, ["fungal-beast"])
    foreign = scenario(PARASITIC.format(seat="north", tokens="")).play("end")
    assert (foreign.damage("c3"), foreign.phase) == (0, "magic")


SPORE = """
    turn 3 {seat} magic
    south hand gate
    south discard {discard}
    south {summoner} kuldak
    south c3 spore-carrier boosts {boosts} damage 1
    south c4 thoon
    north hand gate
"""


@pytest.mark.card("spore-carrier")
@pytest.mark.parametrize(("boosts", "bursts"), [(2, False), (3, True), (5, True)])
def test_burst_destroys_a_carrier_with_three_boosts_at_the_end_of_the_own_magic_phase(
    boosts: int, bursts: bool
) -> None:
    game = scenario(SPORE.format(seat="south", discard="gate", summoner="a1", boosts=boosts)).play("end")
    assert (game.card("c3") == "", game.magic("north"), game.magic("south")) == (bursts, 0, 0)
    assert ("spore-carrier" in game.discard("south")) == bursts
    foreign = scenario(SPORE.format(seat="north", discard="gate", summoner="a1", boosts=boosts)).play("end")
    assert foreign.card("c3") == "spore-carrier"


@pytest.mark.card("spore-carrier")
def test_a_burst_carrier_mutates_into_a_fungal_beast() -> None:
    game = scenario(SPORE.format(seat="south", discard="fungal-beast monstrosity", summoner="a1", boosts=3)).play("end")
    assert (game.card("c3"), game.boosts("c3"), game.damage("c3")) == ("fungal-beast", 0, 0)
    assert game.discard("south") == ["monstrosity", "spore-carrier"]
    discarded = scenario(SPORE.format(seat="south", discard="gate", summoner="a1", boosts=3))
    discarded.play("discard gate")  # no beast in the pile: nothing takes the place
    assert (discarded.card("c3"), discarded.asked) == ("", "north")


MUTATION = """
    turn 4 north attack
    south discard fungal-beast
    south a1 kuldak
    south c3 spore-carrier boosts {boosts}
    north c4 undead-warrior
    north f7 undead-carrier
    south f6 gate
    {more}
"""


@pytest.mark.card("spore-carrier")
@pytest.mark.parametrize(("boosts", "after"), [(2, ""), (3, "fungal-beast"), (4, "fungal-beast")])
def test_fungal_mutation_follows_any_destruction_with_three_boosts(boosts: int, after: str) -> None:
    game = scenario(MUTATION.format(boosts=boosts, more="")).play("attack c4 c3", "roll s s")
    assert (game.card("c3"), game.magic("north"), game.prompt) == (after, 1, "phase-attack")  # compulsory
    if after:
        assert (game.piece("c3").controller, game.boosts("c3"), game.discard("south")) == (0, 0, ["spore-carrier"])


@pytest.mark.card("spore-carrier")
def test_fungal_mutation_needs_a_destruction() -> None:
    game = scenario(MUTATION.format(boosts=3, more="south active unrelenting")).play("attack c4 c3", "roll s s")
    assert (game.card("c3"), game.hand("south")) == ("", ["spore-carrier"])


@pytest.mark.card("spore-carrier")
@pytest.mark.rule("SW2-TIME-8")
def test_a_carrier_that_cannot_mutate_asks_for_no_order() -> None:
    """The order of simultaneous effects is asked only where it can matter."""
    game = scenario("""
        turn 4 north attack
        south discard fungal-beast
        south c2 kuldak
        south c3 spore-carrier boosts 2
        south d2 thoon
        north c4 undead-warrior
        north f7 undead-carrier
        south f6 gate
    """)
    game.play("attack c4 c3", "roll s s")
    assert (game.card("c3"), game.boosts("d2"), game.prompt) == ("", 1, "phase-attack")


@pytest.mark.card("spore-carrier", "kuldak")
def test_the_mutated_beast_blooms_only_if_it_is_there_in_time() -> None:
    near = SPORE.format(seat="south", discard="fungal-beast", summoner="c2", boosts=3)
    first = scenario(near).play("end")
    assert (first.asked, first.options) == ("south", ["resolve blood-bloom c2", "resolve fungal-mutation c3"])
    first.play("resolve fungal-mutation c3")
    assert (first.card("c3"), first.boosts("c3")) == ("fungal-beast", 1)
    late = scenario(near).play("end", "resolve blood-bloom c2")
    assert (late.card("c3"), late.boosts("c3")) == ("fungal-beast", 0)
