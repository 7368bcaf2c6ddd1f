"""Every card of the Vanguards: what is printed on it and what it does."""

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
    ("sera-eldwyn", "summoner unit", NO_COST, 2, RANGED, 12, "crossed-axes divine light", "the-citadels-might"),
    ("valna-stoutheart", "champion unit", 6, 2, MELEE, 9, "divine light", "citadel-champion guidance"),
    ("jacob-eldwyn", "champion unit", 5, 2, RANGED, 6, "light", "radiant-shot"),
    ("coleen-brighton", "champion unit", 6, 3, MELEE, 8, "divine", "divine-shield"),
    ("citadel-archer", "common unit", 2, 1, RANGED, 5, "light", "arrow-of-light"),
    ("citadel-knight", "common unit", 2, 2, MELEE, 5, "divine", "engage protect"),
    ("citadel-paladin", "common unit", 2, 3, MELEE, 4, "light", "intercession"),
    ("temple-priest", "common unit", 0, 2, MELEE, 2, "divine", "heal"),
]
EVENTS = [
    # id, classes, cost, phase, active, symbols
    ("holy-judgment", "epic event", 0, "attack", True, ""),
    ("guarding-spirits", "event standard", 0, "magic", True, "divine light"),
    ("mass-heal", "event standard", 1, "move", False, "divine"),
    ("renewed-hope", "event standard", 0, "summon", True, "light"),
]


def seen(game: Scenario, square: str) -> PieceView:
    """The card on a square as everybody sees it."""
    view = cast(View, game.state.view(None))
    return next(piece for piece in view["pieces"] if piece["square"] == square)


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in UNITS])
def test_printed_units(row: tuple[str, str, int, int, int, int, str, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    abilities = " ".join(sorted(card.ability_ids))
    assert row[1:] == (classes, card.cost, card.strength, card.attack, card.life, symbols, abilities)
    assert (card.faction, card.gate) == ("vanguards", False)


@pytest.mark.parametrize("row", [pytest.param(row, marks=pytest.mark.card(row[0]), id=row[0]) for row in EVENTS])
def test_printed_events(row: tuple[str, str, int, str, bool, str]) -> None:
    card = BY_ID[row[0]]
    classes = " ".join(sorted(card.class_names()))
    symbols = " ".join(sorted(card.symbols))
    assert row[1:] == (classes, card.cost, PHASES[card.phase], card.active, symbols)
    assert (card.faction, card.attack, card.strength, card.life) == ("vanguards", NO_ATTACK, 0, 0)


@pytest.mark.card("sera-eldwyn", "temple-priest", "citadel-archer")
def test_setup_and_ready_deck() -> None:
    south, north = fresh("vanguards", "cave-goblins"), fresh("cave-goblins", "vanguards")
    for game, squares in ((south, ["d1", "d3", "c4", "e3"]), (north, ["c8", "c6", "d5", "b6"])):
        found = [game.card(square) for square in squares]
        assert found == ["sera-eldwyn", "starting-gate", "temple-priest", "citadel-archer"]
    copies = Counter(CARDS[card].id for card in ready_deck("vanguards").pile)
    assert copies == {
        "gate": 3, "holy-judgment": 2, "guarding-spirits": 2, "mass-heal": 2, "renewed-hope": 2,
        "valna-stoutheart": 1, "jacob-eldwyn": 1, "coleen-brighton": 1, "citadel-archer": 4, "citadel-knight": 4,
        "citadel-paladin": 4, "temple-priest": 4,
    }  # fmt: skip
    assert FACTIONS["vanguards"].symbols == ("divine", "light")


# Sera Eldwyn ----------------------------------------------------------------------------------------------------------


@pytest.mark.card("sera-eldwyn")
def test_the_citadels_might_may_bring_back_a_discarded_citadel_unit() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 sera-eldwyn
        south f1 citadel-knight
        south discard citadel-archer citadel-archer citadel-paladin temple-priest guarding-spirits citadel-adviser
        north c5 undead-carrier damage 1
    """)
    game.play("attack c3 c5", "roll sb sb")  # destroyed, which is an attack all the same
    assert (game.asked, game.prompt) == ("south", "the-citadels-might")
    assert game.options == ["card citadel-adviser", "card citadel-archer", "card citadel-paladin", "pass"]
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.hand("south"), len(declined.discard("south"))) == ([], 6)
    game.play("card citadel-archer")
    assert game.hand("south") == ["citadel-archer"]
    assert game.discard("south") == [
        "citadel-adviser", "citadel-archer", "citadel-paladin", "guarding-spirits", "temple-priest",
    ]  # fmt: skip
    revealed = game.told("taken")
    assert [(event.args, event.only) for event in revealed] == [((0, BY_ID["citadel-archer"].number), -1)]


@pytest.mark.card("sera-eldwyn")
@pytest.mark.parametrize(
    "lines",
    [
        "north c5 gate\nsouth f1 citadel-knight\nsouth discard citadel-archer",  # not a unit
        "south c5 gul-dass\nsouth f1 citadel-knight\nsouth discard citadel-archer",  # not an enemy
        "north c5 gul-dass\nsouth f1 temple-priest\nsouth discard citadel-archer",  # no Citadel unit in play
        "north c5 gul-dass\nnorth f1 citadel-knight\nsouth discard citadel-archer",  # not a friendly one
        "north c5 gul-dass\nsouth f1 citadel-knight\nsouth discard temple-priest renewed-hope",  # none to bring back
        "north c5 gul-dass\nsouth f1 citadel-knight\nnorth discard citadel-archer",  # not in the own pile
    ],
)
def test_the_citadels_might_needs_an_enemy_unit_a_citadel_unit_in_play_and_one_discarded(lines: str) -> None:
    game = scenario(f"turn 3 south attack\nsouth hand gate\nsouth c3 sera-eldwyn\n{lines}")
    game.play("attack c3 c5", "roll s s")
    assert (game.phase, game.hand("south")) == ("magic", ["gate"])


@pytest.mark.card("sera-eldwyn")
def test_the_citadels_might_is_not_limited_to_once_per_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 sera-eldwyn boosts 1 lent swift-shot
        south f1 citadel-knight
        south discard citadel-archer citadel-paladin
        north c5 gul-dass
    """)
    game.play("attack c3 c5", "roll s s", "resolve the-citadels-might c3", "card citadel-archer")
    game.play("yes", "attack c3 c5", "roll s s")
    assert game.options == ["card citadel-paladin", "pass"]


# Valna Stoutheart -----------------------------------------------------------------------------------------------------


@pytest.mark.card("valna-stoutheart")
def test_guidance_draws_two_cards_at_the_start_of_the_summon_phase() -> None:
    game = scenario("""
        turn 2 north magic
        north hand gate gate gate gate gate
        south hand gate gate gate gate gate
        south draw renewed-hope citadel-knight citadel-knight temple-priest
        south c3 valna-stoutheart
    """)
    game.play("end")
    assert (game.asked, game.phase, game.state.active) == ("chance", "summon", 0)
    game.play("draw citadel-knight", "draw renewed-hope")
    assert (game.phase, game.hand("south").count("gate"), len(game.hand("south"))) == ("summon", 5, 7)  # no limit
    assert "play renewed-hope" in game.options


@pytest.mark.card("valna-stoutheart")
def test_guidance_draws_what_is_left_and_only_in_the_own_turn() -> None:
    short = scenario("""
        turn 2 north magic
        north hand gate gate gate gate gate
        south hand gate
        south draw temple-priest
        south c3 valna-stoutheart
    """).play("end")
    assert (short.hand("south"), short.draw_pile("south")) == (["gate", "temple-priest"], [])
    other = scenario("""
        turn 2 north magic
        north hand gate gate gate gate gate
        south hand gate
        south draw temple-priest
        north draw temple-priest temple-priest
        north c3 valna-stoutheart
    """).play("end")
    assert (other.hand("south"), len(other.hand("north"))) == (["gate"], 5)


@pytest.mark.card("valna-stoutheart")
def test_citadel_champion_counts_friendly_citadel_units_within_two_spaces() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 sera-eldwyn
        south c3 valna-stoutheart
        south c5 citadel-archer
        south d4 citadel-adviser
        south d5 citadel-knight
        south b3 temple-priest
        north c2 citadel-paladin
        north c4 starting-gate
    """)
    assert game.strength("c3") == 2 + 2  # c5 and d4; d5 is 3 away, the paladin an enemy
    game.play("attack c3 c4", "roll s s s s")
    assert game.damage("c4") == 4


# Jacob Eldwyn ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("jacob-eldwyn")
@pytest.mark.parametrize(("magic", "strength"), [(0, 2), (1, 2), (2, 3), (5, 4), (15, 9)])
def test_radiant_shot_is_one_strength_per_two_magic(magic: int, strength: int) -> None:
    game = scenario(f"""
        turn 3 south attack
        south magic {magic}
        north magic 15
        south c3 jacob-eldwyn
        north c5 starting-gate
    """)
    assert game.strength("c3") == strength
    game.play("attack c3 c5", "roll" + " s" * strength)
    assert game.magic("south") == magic  # nothing is spent


# Coleen Brighton ------------------------------------------------------------------------------------------------------

SHIELD = """
    turn 3 south attack
    south c3 {attacker}
    {target}
    north {coleen} coleen-brighton
    north f3 gate
"""


@pytest.mark.card("coleen-brighton")
@pytest.mark.parametrize(
    ("roll", "dice"),
    [("s sb", 3), ("s* sb", 2), ("b* s*", 1)],
)
def test_divine_shield_takes_one_strength_per_special_of_two_dice(roll: str, dice: int) -> None:
    game = scenario(SHIELD.format(attacker="bear-cavalry", target="north c4 citadel-knight", coleen="c7"))
    game.play("attack c3 c4")
    assert game.asked == "chance"
    with pytest.raises(IllegalPlay):
        game.play("roll s s s")  # two dice come before the attack roll
    game.play(f"roll {roll}", "roll" + " s" * dice)
    assert game.damage("c4") == dice


@pytest.mark.card("coleen-brighton")
def test_divine_shield_leaves_at_least_one_strength() -> None:
    game = scenario(SHIELD.format(attacker="undead-carrier", target="north c4 citadel-knight", coleen="c7"))
    game.play("attack c3 c4", "roll s* b*", "roll s")
    assert game.damage("c4") == 1
    feeble = scenario(SHIELD.format(attacker="blarf", target="north c4 citadel-knight", coleen="c7"))
    feeble.play("attack c3 c4", "roll s* b*")  # strength 0 stays 0: no dice
    assert feeble.damage("c4") == 0


@pytest.mark.card("coleen-brighton")
@pytest.mark.parametrize(
    ("target", "coleen"),
    [
        ("north c4 citadel-knight", "d7"),  # 4 spaces away
        ("north c4 temple-priest", "c5"),  # not a Citadel unit
        ("north c4 gate", "c5"),  # not a unit
        ("south c4 citadel-knight", "c7"),  # not hers
    ],
)
def test_divine_shield_covers_friendly_citadel_units_within_three_spaces(target: str, coleen: str) -> None:
    game = scenario(SHIELD.format(attacker="bear-cavalry", target=target, coleen=coleen))
    game.play("attack c3 c4", "roll b* b* b*")  # the attack roll at once, at full strength
    assert game.damage("c4") == 0


@pytest.mark.card("coleen-brighton")
def test_divine_shield_is_for_others_in_every_attack() -> None:
    game = scenario("""
        turn 3 south attack
        south b4 bear-cavalry
        south d4 bear-cavalry
        south c7 bear-cavalry
        north c4 citadel-adviser
        north c6 coleen-brighton
    """)
    game.play("attack b4 c4", "roll s* s", "roll b* b*", "attack d4 c4", "roll s* s", "roll b* b*")
    assert game.damage("c4") == 0
    game.play("attack c7 c6", "roll s s s")  # she herself is no Citadel unit
    assert game.damage("c6") == 3


@pytest.mark.card("coleen-brighton", "temple-priest")
def test_divine_shield_as_printed_also_answers_a_healing_priest() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate gate
        south c3 temple-priest
        south c4 citadel-knight damage 3
        south c6 coleen-brighton
    """)
    game.play("open heal c3 c4")
    game.play("roll s* s", "roll s")
    assert game.damage("c4") == 2


# Citadel Archer -------------------------------------------------------------------------------------------------------


@pytest.mark.card("citadel-archer")
def test_arrow_of_light_turns_different_units_of_the_hand_into_magic_and_strength() -> None:
    game = scenario("""
        turn 3 south attack
        south magic 1
        south hand citadel-knight citadel-knight jacob-eldwyn temple-priest renewed-hope gate
        south c3 citadel-archer
        north c5 gul-dass
        north c1 gate
    """)
    assert game.starting("open") == ["open arrow-of-light c3 c3"]
    game.play("open arrow-of-light c3 c3")
    assert (game.prompt, game.options) == (
        "arrow-of-light", ["card citadel-knight", "card jacob-eldwyn", "card temple-priest", "pass"],
    )  # fmt: skip
    game.play("card citadel-knight")
    assert game.options == ["card jacob-eldwyn", "card temple-priest", "pass"]  # each name once
    game.play("card jacob-eldwyn", "pass")
    assert (game.magic("south"), game.hand("south")) == (3, ["citadel-knight", "gate", "renewed-hope", "temple-priest"])
    assert (game.prompt, game.options) == ("attack-target", ["target c1", "target c5"])
    game.play("target c5", "roll sb sb sb")
    assert (game.damage("c5"), game.discard("south")) == (3, ["citadel-knight", "jacob-eldwyn"])
    assert game.strength("c3") == 1  # for this attack only
    assert [event.args[1] for event in game.told("revealed")] == [
        BY_ID["citadel-knight"].number, BY_ID["jacob-eldwyn"].number,
    ]  # fmt: skip


@pytest.mark.card("citadel-archer")
def test_arrow_of_light_is_optional_and_any_number_includes_zero() -> None:
    game = scenario("""
        turn 3 south attack
        south hand citadel-knight
        south c3 citadel-archer
        north c5 gul-dass
    """)
    plain = Scenario(game.state.clone()).play("attack c3 c5", "roll sb")
    assert (plain.damage("c5"), plain.hand("south")) == (1, ["citadel-knight"])
    game.play("open arrow-of-light c3 c3", "pass", "roll sb")
    assert (game.damage("c5"), game.hand("south"), game.magic("south")) == (1, ["citadel-knight"], 0)


@pytest.mark.card("citadel-archer")
def test_arrow_of_light_needs_a_unit_in_hand_and_somebody_to_attack() -> None:
    without = scenario("turn 3 south attack\nsouth hand gate renewed-hope\nsouth c3 citadel-archer\nnorth c5 gul-dass")
    assert without.options == ["attack c3 c5", "end"]
    alone = scenario("turn 3 south attack\nsouth hand temple-priest\nsouth c3 citadel-archer\nnorth c7 gul-dass")
    assert alone.phase == "magic"  # nothing in reach


# Citadel Knight -------------------------------------------------------------------------------------------------------


@pytest.mark.card("citadel-knight")
def test_protect_binds_adjacent_enemies_to_units_with_protect() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 svara
        south c2 bear-cavalry
        south f3 bear-cavalry
        north b3 citadel-knight
        north c5 citadel-knight
        north e3 gate
        north f4 gul-dass
    """)
    # Svara stands next to a knight: any unit with Protect in reach, no gate, no friend. The cavalry is free.
    assert game.starting("attack c3") == ["attack c3 b3", "attack c3 c5"]
    assert game.starting("attack c2") == ["attack c2 c3"]
    assert game.starting("attack f3") == ["attack f3 e3", "attack f3 f4"]
    with pytest.raises(IllegalPlay, match="Protect"):
        game.play("attack c3 e3")


@pytest.mark.card("citadel-knight")
def test_protect_binds_enemies_only_and_not_diagonally() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 bear-cavalry
        south b3 citadel-knight
        north d4 citadel-knight
        north c4 gate
    """)
    assert game.starting("attack c3") == ["attack c3 b3", "attack c3 c4"]
    assert game.starting("attack b3") == ["attack b3 c3"]


@pytest.mark.card("citadel-knight")
def test_a_bound_attacker_without_a_unit_with_protect_in_reach_cannot_attack() -> None:
    """Frozen, the knight cannot be attacked, and has no ability to bind with; not frozen it can be reached always."""
    bound = scenario("""
        turn 3 south attack
        south c3 bear-cavalry
        north c4 citadel-knight
        north b3 gate
    """)
    assert bound.starting("attack") == ["attack c3 c4"]
    free = scenario("""
        turn 3 south attack
        south c3 bear-cavalry
        north c4 citadel-knight id 60
        north b3 gate
        south active freeze target 60
    """)
    assert free.starting("attack") == ["attack c3 b3"]


@pytest.mark.card("citadel-knight")
def test_the_knights_engage() -> None:
    game = scenario("""
        turn 3 south move
        south c3 bear-cavalry
        south e3 bear-cavalry
        north c4 citadel-knight
    """)
    game.play("move c3 c2", "move e3 d3")
    assert (game.damage("c2"), game.damage("d3")) == (1, 0)


# Citadel Paladin ------------------------------------------------------------------------------------------------------


@pytest.mark.card("citadel-paladin")
def test_intercession_draws_a_card_per_special_after_attacking_an_enemy_unit() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south draw gate gate temple-priest renewed-hope
        south c3 citadel-paladin
        north c4 horde-climber
    """)
    game.play("attack c3 c4", "roll s* s* s")  # destroyed: still an attack on an enemy unit
    assert (game.card("c4"), game.asked) == ("", "chance")
    game.play("draw temple-priest", "draw renewed-hope")  # compulsory, nobody is asked
    assert (game.hand("south"), game.phase) == (["gate", "renewed-hope", "temple-priest"], "magic")


@pytest.mark.card("citadel-paladin")
@pytest.mark.parametrize(
    ("target", "roll"),
    [("north c4 gate", "s* s* s*"), ("south c4 gul-dass", "s* s* s*"), ("north c4 gul-dass", "s s sb")],
)
def test_no_intercession_without_an_enemy_unit_and_a_special(target: str, roll: str) -> None:
    game = scenario(f"""
        turn 3 south attack
        south hand gate
        south draw gate gate temple-priest
        south c3 citadel-paladin
        {target}
    """).play("attack c3 c4", f"roll {roll}")
    assert (game.asked, game.hand("south")) == ("south", ["gate"])


@pytest.mark.card("citadel-paladin")
def test_intercession_draws_what_is_left() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south draw temple-priest
        south c3 citadel-paladin
        north c4 gul-dass
    """).play("attack c3 c4", "roll s* b* s*")
    assert (game.phase, game.hand("south"), game.draw_pile("south")) == ("magic", ["gate", "temple-priest"], [])


# Temple Priest --------------------------------------------------------------------------------------------------------

HEALER = """
    turn 3 south attack
    south hand citadel-knight renewed-hope
    south c3 temple-priest
    south c4 {friend}
    south b3 sera-eldwyn damage 5
    south d3 gate damage 3
    north c2 gul-dass damage 5
"""


@pytest.mark.card("temple-priest")
@pytest.mark.parametrize("friend", ["citadel-archer", "valna-stoutheart"])
def test_heal_takes_away_damage_for_melee_symbols_and_specials(friend: str) -> None:
    game = scenario(HEALER.format(friend=friend + " damage 4"))
    assert game.starting("open heal") == ["open heal c3 c4"]  # neither summoner nor gate nor enemy
    game.play("open heal c3 c4")
    assert (game.asked, game.prompt, game.options) == ("south", "heal", ["card citadel-knight", "card renewed-hope"])
    game.play("card renewed-hope", "roll s* b*")
    assert (game.damage("c4"), game.discard("south")) == (1, ["renewed-hope"])  # sword and special, special
    assert (game.hand("south"), game.magic("south")) == (["citadel-knight"], 0)


@pytest.mark.card("temple-priest")
def test_heal_is_optional_and_without_it_the_friend_is_hurt() -> None:
    game = scenario(HEALER.format(friend="citadel-archer damage 1"))
    hurt = Scenario(game.state.clone()).play("attack c3 c4", "roll s s*")
    assert (hurt.damage("c4"), len(hurt.hand("south"))) == (3, 2)
    game.play("open heal c3 c4", "card renewed-hope", "roll s s")
    assert game.damage("c4") == 0  # not below 0


@pytest.mark.card("temple-priest")
def test_heal_needs_a_card_to_discard_and_does_not_prevent_inaction() -> None:
    poor = scenario("turn 3 south attack\nsouth c3 temple-priest\nsouth c4 citadel-archer damage 2")
    assert (poor.starting("attack c3"), poor.starting("open")) == (["attack c3 c4"], [])
    game = scenario("""
        turn 3 south attack
        south hand gate
        south a1 sera-eldwyn
        south c3 temple-priest
        south c4 citadel-archer damage 2 attacked
    """)
    game.play("open heal c3 c4", "roll s sb")  # the only card is discarded without asking
    assert (game.damage("c4"), game.discard("south"), game.damage("a1")) == (0, ["gate"], 1)


@pytest.mark.card("temple-priest", "citadel-knight")
def test_a_priest_bound_by_protect_cannot_heal() -> None:
    game = scenario("""
        turn 3 south attack
        south hand gate
        south c3 temple-priest
        south c4 citadel-archer damage 2
        north c2 citadel-knight
    """)
    assert (game.starting("attack c3"), game.starting("open")) == (["attack c3 c2"], [])


# Holy Judgment --------------------------------------------------------------------------------------------------------


@pytest.mark.card("holy-judgment")
def test_holy_judgment_strengthens_friendly_commons_and_enters_with_two_boosts() -> None:
    game = scenario("""
        turn 3 south attack
        south hand holy-judgment
        south a1 sera-eldwyn
        south c3 citadel-paladin
        south d3 valna-stoutheart
        north c4 citadel-paladin
    """)
    game.play("play holy-judgment")
    assert (game.active("south"), game.state.events[0].boosts) == (["holy-judgment"], 2)
    assert [game.strength(square) for square in ("c3", "d3", "a1", "c4")] == [3 + 1, 2 + 1, 2, 3]
    game.play("attack c3 c4", "roll s s s s")
    assert game.card("c4") == ""


@pytest.mark.card("holy-judgment")
def test_holy_judgment_may_be_kept_for_a_boost_at_the_start_of_the_own_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south hand holy-judgment gate gate gate gate gate
        north hand gate gate gate gate gate
        south a1 sera-eldwyn
        south c3 citadel-paladin
        north c4 starting-gate
    """)
    game.play("play holy-judgment")
    while game.prompt != "keep-event":
        game.play("end")
    assert (game.state.turn, game.asked, game.options) == (5, "south", ["pay 1", "refuse"])
    gone = Scenario(game.state.clone()).play("refuse")
    assert (gone.active("south"), gone.discard("south"), gone.strength("c3")) == ([], ["holy-judgment"], 3)
    game.play("pay 1")
    assert (game.active("south"), game.state.events[0].boosts, game.strength("c3")) == (["holy-judgment"], 1, 4)
    while game.prompt != "keep-event":
        game.play("end")
    game.play("pay 1")
    assert (game.state.turn, game.state.events[0].boosts, game.strength("c3")) == (7, 0, 4)
    while game.state.turn < 9:
        game.play("end")
    assert (game.active("south"), game.prompt) == ([], "phase-move")  # nothing left to pay with


@pytest.mark.card("holy-judgment")
def test_every_destroyed_friendly_unit_costs_holy_judgment_a_boost() -> None:
    game = scenario("""
        turn 2 north attack
        north hand gate
        north b4 bear-cavalry
        north d4 bear-cavalry
        north e4 bear-cavalry
        south b3 temple-priest
        south d3 temple-priest
        south e3 citadel-archer damage 4
        south a1 sera-eldwyn
        south active holy-judgment boosts 2
    """)
    game.play("attack b4 b3", "roll s s s")
    assert game.state.events[0].boosts == 1
    game.play("attack d4 d3", "roll s s s")
    assert game.state.events[0].boosts == 0
    game.play("attack e4 e3", "roll s s s")
    assert (game.active("south"), game.card("e3")) == (["holy-judgment"], "")  # it stays, with nothing on it


@pytest.mark.card("holy-judgment")
def test_holy_judgment_counts_neither_gates_nor_enemies_and_two_of_them_add_up() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 sera-eldwyn
        south c3 citadel-paladin
        south d3 citadel-knight
        south b3 gate damage 4
        north c4 undead-carrier
        south active holy-judgment boosts 2
        south active holy-judgment boosts 1
    """)
    assert game.strength("c3") == 3 + 2
    game.play("attack c3 c4", "roll s s s s s", "attack d3 c3", "roll b* b* b* b*")
    assert [event.boosts for event in game.state.events] == [2, 1]
    gate = scenario("""
        turn 3 south attack
        south a1 sera-eldwyn
        south c3 citadel-paladin
        south d1 citadel-paladin
        south d2 gate
        south b3 gate damage 4
        south active holy-judgment boosts 2
    """).play("attack c3 b3", "roll s s s s")
    assert (gate.card("b3"), gate.state.events[0].boosts) == ("", 2)


# Guarding Spirits -----------------------------------------------------------------------------------------------------


@pytest.mark.card("guarding-spirits")
def test_guarding_spirits_guards_friendly_commons_within_three_of_the_summoner() -> None:
    game = scenario("""
        turn 3 south magic
        south hand guarding-spirits gate
        south c3 sera-eldwyn
        south c6 citadel-knight
        south d6 citadel-knight
        south d3 valna-stoutheart
        north b3 undead-carrier
    """)
    game.play("play guarding-spirits")
    assert game.active("south") == ["guarding-spirits"]
    guarded = [square for square in ("c6", "d6", "d3", "c3", "b3") if "guarded" in seen(game, square)["abilities"]]
    assert guarded == ["c6"]


@pytest.mark.card("guarding-spirits")
def test_guarded_limits_the_first_attack_of_each_turn() -> None:
    game = scenario("""
        turn 2 north attack
        north hand gate gate gate gate gate
        south hand gate gate gate gate gate
        north b6 bear-cavalry
        north d6 bear-cavalry
        north c7 bear-cavalry
        south c6 citadel-knight
        south c3 sera-eldwyn
        south active guarding-spirits
    """)
    game.play("attack b6 c6", "roll s s s")
    assert game.damage("c6") == 1
    game.play("attack d6 c6", "roll s s s")
    assert game.damage("c6") == 4


@pytest.mark.card("guarding-spirits")
def test_guarded_is_fresh_in_each_turn_and_a_miss_or_a_healing_uses_it_up() -> None:
    missed = scenario("""
        turn 2 north attack
        north b6 bear-cavalry
        north d6 bear-cavalry
        south c6 citadel-knight
        south c3 sera-eldwyn
        south active guarding-spirits
    """).play("attack b6 c6", "roll b* b* b*", "attack d6 c6", "roll s s s")
    assert missed.damage("c6") == 3
    healed = scenario("""
        turn 3 south attack
        south hand gate
        south c6 citadel-knight damage 1
        south c3 sera-eldwyn
        south d6 temple-priest
        south b6 citadel-paladin
        south active guarding-spirits
    """).play("open heal d6 c6", "roll s s", "attack b6 c6", "roll s s s")
    assert healed.damage("c6") == 3
    next_turn = scenario("""
        turn 2 north magic
        north hand gate gate gate gate gate
        south hand gate gate gate gate gate
        north c7 sera-eldwyn
        north c8 citadel-knight targeted
        north active guarding-spirits
        south d8 bear-cavalry
    """).play("end", "end", "end", "attack d8 c8", "roll s s s")
    assert next_turn.damage("c8") == 1


@pytest.mark.card("guarding-spirits", "deceiver")
@pytest.mark.parametrize(("first", "dealt"), [("resolve guarded c6", 0), ("resolve stupefy c8", 1)])
def test_the_active_player_orders_guarded_and_stupefy(first: str, dealt: int) -> None:
    game = scenario("""
        turn 3 north attack
        north c7 bear-cavalry
        south c6 citadel-knight
        south c8 deceiver
        south c3 sera-eldwyn
        south active guarding-spirits
    """).play("attack c7 c6", "roll s* s s")
    assert (game.asked, game.prompt, game.options) == ("north", "order", ["resolve guarded c6", "resolve stupefy c8"])
    assert game.play(first).damage("c6") == dealt


# Mass Heal ------------------------------------------------------------------------------------------------------------


@pytest.mark.card("mass-heal")
def test_mass_heal_takes_two_damage_off_friendly_commons_and_champions_within_two_of_the_summoner() -> None:
    game = scenario("""
        turn 3 south move
        south magic 1
        south hand mass-heal
        south c3 sera-eldwyn damage 5
        south c5 citadel-knight damage 3
        south d4 valna-stoutheart damage 1
        south d5 citadel-archer damage 3
        south b3 gate damage 3
        north d3 undead-carrier damage 2
    """)
    game.play("play mass-heal")
    assert [game.damage(square) for square in ("c5", "d4", "d5", "c3", "b3", "d3")] == [1, 0, 3, 5, 3, 2]
    assert (game.magic("south"), game.discard("south")) == (0, ["mass-heal"])


@pytest.mark.card("mass-heal")
def test_mass_heal_costs_one() -> None:
    game = scenario("turn 3 south move\nsouth hand mass-heal\nsouth c3 sera-eldwyn\nsouth c4 citadel-knight damage 1")
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        game.play("play mass-heal")


# Renewed Hope ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("renewed-hope")
def test_renewed_hope_allows_summoning_in_every_phase_and_next_to_the_summoner() -> None:
    game = scenario("""
        turn 3 south summon
        south magic 10
        south hand renewed-hope citadel-knight citadel-knight citadel-knight temple-priest temple-priest
        south draw gate gate gate gate gate gate
        south c3 sera-eldwyn
        south e1 gate
        north d3 undead-carrier
    """)
    without = Scenario(game.state.clone())
    assert without.starting("summon temple-priest") == [f"summon temple-priest {space}" for space in ("d1", "e2", "f1")]
    without.play("end")
    while without.state.turn == 3:
        assert (without.starting("summon"), without.phase != "summon") == ([], True)
        without.play("end")
    game.play("play renewed-hope")
    found = []
    while game.state.turn == 3:
        found.append((game.phase, " ".join(text.split()[2] for text in game.starting("summon temple-priest"))))
        game.play("end")
    assert found == [(phase, "b3 c2 c4 d1 e2 f1") for phase in PHASES]


@pytest.mark.card("renewed-hope")
def test_renewed_hope_is_for_the_own_turn_costs_magic_and_interrupts_nothing() -> None:
    game = scenario("""
        turn 3 south attack
        south magic 2
        south hand citadel-paladin temple-priest
        south draw temple-priest gate
        south c3 sera-eldwyn
        south d3 citadel-paladin
        south active renewed-hope
        north d4 gul-dass
    """)
    game.play("summon citadel-paladin c4")
    assert (game.magic("south"), game.starting("summon citadel")) == (0, [])
    assert "attack c4 d4" in game.options  # it may act at once
    for play in ("attack d3 d4", "roll s* s* s"):  # the attack, then the draws of Intercession
        game.play(play)
        with pytest.raises(IllegalPlay):
            game.play("summon temple-priest b3")
    game.play("draw gate", "summon temple-priest b3")
    enemy = scenario("""
        turn 2 north attack
        north magic 5
        north hand citadel-knight
        north c7 ret-talus
        south active renewed-hope
        north b2 undead-archer
    """)
    assert not enemy.starting("summon")


@pytest.mark.card("renewed-hope")
def test_renewed_hope_ends_at_the_start_of_the_next_own_turn() -> None:
    game = scenario("""
        turn 2 north magic
        north hand gate gate gate gate gate
        south hand temple-priest gate gate gate gate
        south c3 sera-eldwyn
        south active renewed-hope
    """).play("end")
    assert (game.active("south"), game.phase, game.starting("summon")) == ([], "move", [])
