"""Every card of the Fallen Phoenix as its table has it, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.cards import FACTIONS
from tests.alliances.factions import printed
from tests.alliances.scenario import Scenario, pass_turns, scenario

UNITS = {
    "immortal-elien": ("immortal-elien", "summoner", -1, "bow", 3, 4, "eliens-will", 1),
    "karthos": ("karthos", "champion", 5, "sword", 2, 5, "wrathful-dead", 1),
    "hellfire-drake": ("hellfire-drake", "champion", 9, "sword", 3, 9, "greater-hellfire", 1),
    "helkar": ("helkar", "champion", 6, "bow", 1, 8, "leader-of-the-cult", 1),
    "fallen-phoenix-warrior": ("warrior", "common", 2, "sword", 2, 2, "hellfire-step", 6),
    "harbinger": ("harbinger", "common", 2, "sword", 2, 2, "burning-conjuration", 6),
    "fallen-phoenix-cultist": ("cultist", "common", 1, "sword", 1, 3, "cursed-slash", 6),
    "burning-skeleton": ("burning-skeleton", "conjuration", -1, "sword", 2, 1, "magic-burn", 6),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.card("immortal-elien", "wall", "fallen-phoenix-cultist", "harbinger", "fallen-phoenix-warrior")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("fallen-phoenix") == (
        "b3:harbinger b4:fallen-phoenix-cultist c1:immortal-elien c3:wall d3:fallen-phoenix-warrior"
    )
    assert printed.events("fallen-phoenix") == {
        "purge": 3, "from-the-ashes": 2, "burnt-sacrifice": 2, "forced-conversion": 2,
    }  # fmt: skip
    assert printed.deck("fallen-phoenix") == {
        "summoner": 1, "champion": 3, "common": 18, "event": 9, "wall": 3, "conjuration": 6,
    }  # fmt: skip
    assert FACTIONS["fallen-phoenix"].parts == ("fallen-kingdom", "phoenix-elves")


# Immortal Elien -------------------------------------------------------------------------------------------------------


def elien_attacked(magic: str = "wall wall wall wall") -> Scenario:
    """A Savager attacks a Warrior of Elien in the turn of its player."""
    return scenario(f"""
        turn 3 north attack
        north c5 savager
        north f5 savager
        north hand wall
        south a1 immortal-elien
        south c4 hellfire-drake
        south f4 hellfire-drake
        south magic {magic}
    """)


@pytest.mark.card("immortal-elien")
def test_eliens_will_raises_dice_up_to_three_points_for_magic() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 immortal-elien
        south a2 hellfire-drake
        south hand wall
        south magic harbinger karthos wall wall
        north a3 savager
        north c8 sunderved
    """).play("attack a2 a3", "roll 1 2 4")
    assert (game.asked, game.prompt) == ("south", "eliens-will")
    assert game.options == ["die 1", "die 2", "die 4", "pass"]
    game.play("die 2")
    assert game.options == ["die 1", "die 3", "die 4", "pass"]
    game.play("die 1", "die 2")
    assert game.card("a3") == "", "three hits: 3, 3, 4"
    assert game.magic("south") == ["harbinger", "savager"]
    assert game.discard("south") == ["wall", "wall", "karthos"]


@pytest.mark.card("immortal-elien")
def test_eliens_will_works_in_the_turn_of_others_and_can_be_declined_until_the_own_turn() -> None:
    game = elien_attacked().play("attack c5 c4", "roll 1 1 3")
    assert (game.asked, game.prompt) == ("south", "eliens-will")
    assert game.options == ["die 1", "die 3", "pass", "pass-on eliens-will south"]
    game.play("pass-on eliens-will south")
    assert game.wounds("c4") == 1
    game.play("attack f5 f4", "roll 1 2 2")
    assert (game.asked, game.wounds("f4")) == ("north", 0)
    assert game.side("south").standing, "until the next own turn"
    pass_turns(game, 4)
    assert not game.side("south").standing


@pytest.mark.card("immortal-elien")
def test_eliens_will_needs_magic_an_attack_phase_and_a_die_that_can_rise() -> None:
    assert elien_attacked("").play("attack c5 c4", "roll 1 1 1").asked == "north"
    assert elien_attacked().play("attack c5 c4", "roll 6 6 6").asked == "north"
    moving = scenario("""
        turn 3 south move
        south a1 immortal-elien
        south c3 harbinger
        south c3 vine-wall
        south magic wall
    """).play("move c3 c4", "roll 1")
    assert (moving.wounds("c3"), moving.magic("south")) == (1, ["wall"])


@pytest.mark.card("immortal-elien")
def test_eliens_will_changes_rolls_of_abilities() -> None:
    game = scenario("""
        turn 3 south attack
        south a1 immortal-elien
        south c3 fallen-phoenix-warrior
        south e1 harbinger
        south magic wall
        south hand wall
        north c4 savager
    """).play("attack c3 c4", "roll 1 1", "pass", "yes", "roll 3", "die 3")
    assert game.prompt == "hellfire-step-to"


# Champions ------------------------------------------------------------------------------------------------------------


def karthos_scene(discard: str = "fallen-phoenix-cultist warden harbinger wall") -> Scenario:
    return scenario(f"""
        turn 3 south attack
        south c3 karthos
        south b3 wall
        south hand wall
        south magic wall wall wall
        north c4 savager
        north e4 savager
        north discard {discard}
    """)


@pytest.mark.card("karthos")
def test_wrathful_dead_raises_a_fallen_kingdom_common_of_an_opponent_for_its_cost() -> None:
    game = karthos_scene().play("use wrathful-dead c3 c3")
    assert (game.prompt, game.options) == ("wrathful-dead", ["card fallen-phoenix-cultist", "card harbinger"])
    game.play("card harbinger")
    assert (game.prompt, game.options) == ("place-to", ["to c2", "to d3"])
    game.play("to d3")
    assert (game.card("d3"), game.controller("d3")) == ("harbinger", "south")
    assert "precise" in game.abilities("d3")
    assert len(game.magic("south")) == 1
    assert game.discard("north") == ["fallen-phoenix-cultist", "warden", "wall"]
    assert game.starting("attack", "c3") == [], "instead of his attack"


@pytest.mark.card("karthos")
def test_the_raised_unit_attacks_at_once_without_a_roll_and_loses_precise_with_the_turn() -> None:
    game = scenario("""
        turn 3 south attack
        south d3 karthos
        south hand wall
        south magic wall wall
        north e4 savager
        north discard harbinger
    """).play("use wrathful-dead d3 d3", "to e3", "attack e3 e4")
    assert game.wounds("e4") == 2
    pass_turns(game, 4)
    assert game.abilities("e3") == ["burning-conjuration"]


@pytest.mark.card("karthos")
@pytest.mark.parametrize("discard", ["warden wall", "hellfire-drake", ""])
def test_wrathful_dead_needs_a_fallen_kingdom_common(discard: str) -> None:
    assert karthos_scene(discard).starting("use") == []


@pytest.mark.card("hellfire-drake")
def test_greater_hellfire_wounds_every_neighbour_instead_of_attacking() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 hellfire-drake
        south c2 harbinger
        south b3 wall
        south hand wall
        north c4 savager
        north d3 swamp-orcs-shaman
        north e3 savager
    """).play("use greater-hellfire c3 c3")
    assert game.wounds_on("c3 c2 b3 c4 e3") == [0, 1, 0, 1, 0]
    assert (game.card("d3"), game.magic("south")) == ("", ["swamp-orcs-shaman"])
    assert game.starting("attack", "c3") == []


@pytest.mark.card("hellfire-drake")
def test_the_order_of_what_dies_at_once_does_not_rest_on_who_came_first() -> None:
    """A position does not tell who came first, so nothing may rest on it."""
    lines = ["north c4 swamp-orcs-shaman", "north d3 swamp-rat"]
    piles = []
    for order in (lines, lines[::-1]):
        scene = ["turn 3 south attack", "south c3 hellfire-drake", "south hand wall", *order]
        piles.append(scenario("\n".join(scene)).play("use greater-hellfire c3 c3").magic("south"))
    assert piles[0] == piles[1] == ["swamp-orcs-shaman", "swamp-rat"]


@pytest.mark.card("helkar")
def test_helkar_strengthens_adjacent_cultists_of_her_player() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 helkar
        south c4 fallen-phoenix-cultist
        south e4 fallen-phoenix-cultist
        south d3 harbinger
        south hand wall
        north c5 savager
        north b3 fallen-phoenix-cultist
    """)
    assert [game.attack(square) for square in ("c4", "e4", "d3", "b3", "c3")] == [2, 1, 2, 1, 1]


@pytest.mark.card("helkar")
def test_helkar_calls_a_cultist_for_a_wound_after_moving() -> None:
    game = scenario("""
        turn 3 south move
        south c3 helkar
        south f1 fallen-phoenix-cultist wounds 1
        south e1 harbinger
        south hand wall
        north c5 savager
    """).play("move c3 c3")
    assert (game.prompt, game.options) == ("leader-of-the-cult", ["pass", "target f1"])
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.wounds("c3"), declined.card("f1")) == (0, "fallen-phoenix-cultist")
    game.play("target f1", "to c4")
    assert (game.wounds("c3"), game.card("c4"), game.wounds("c4"), game.card("f1")) == (
        1, "fallen-phoenix-cultist", 1, "",
    )  # fmt: skip
    assert "c5" not in game.moves("c4"), "placing is no move: it may still move"
    assert "d4" in game.moves("c4")


@pytest.mark.card("helkar")
def test_a_helkar_who_dies_of_the_price_calls_nobody() -> None:
    game = scenario("""
        turn 3 south move
        south c3 helkar wounds 7
        south f1 fallen-phoenix-cultist
        south hand wall
    """).play("move c3 c3", "target f1")
    assert (game.card("c3"), game.card("f1"), game.magic("south")) == ("", "fallen-phoenix-cultist", ["helkar"])
    assert game.prompt == "phase-move"


# Commons and Conjurations ---------------------------------------------------------------------------------------------


def warrior_attacks(*rolls: str) -> Scenario:
    return scenario("""
        turn 3 south attack
        south a1 sunderved
        south c3 fallen-phoenix-warrior
        south e1 harbinger
        south b1 warden
        south hand wall
        north c4 savager
    """).play("attack c3 c4", *rolls)


@pytest.mark.card("fallen-phoenix-warrior")
def test_hellfire_step_places_it_next_to_a_fallen_phoenix_unit_on_four_or_more() -> None:
    game = warrior_attacks("roll 1 1")
    assert (game.prompt, game.options) == ("hellfire-step", ["pass", "yes"])
    game.play("yes", "roll 4")
    assert (game.prompt, game.options) == ("hellfire-step-to", ["to d1", "to e2", "to f1"])
    game.play("to f1")
    assert (game.card("f1"), game.card("c3")) == ("fallen-phoenix-warrior", "")


@pytest.mark.card("fallen-phoenix-warrior")
def test_hellfire_step_fails_below_four_and_is_optional() -> None:
    assert warrior_attacks("roll 1 1", "yes", "roll 3").card("c3") == "fallen-phoenix-warrior"
    declined = warrior_attacks("roll 1 1", "pass")
    assert (declined.card("c3"), declined.prompt) == ("fallen-phoenix-warrior", "phase-attack")


def harbinger_kills(*plays: str) -> Scenario:
    return scenario("""
        turn 3 south attack
        south c3 harbinger
        south hand wall
        south conjurations burning-skeleton burning-skeleton
        north c4 savager wounds 2
        north f4 savager
    """).play("attack c3 c4", "roll 6 6", *plays)


@pytest.mark.card("harbinger")
def test_burning_conjuration_puts_a_skeleton_where_the_enemy_fell_on_four_or_more() -> None:
    game = harbinger_kills()
    assert (game.prompt, game.options) == ("burning-conjuration", ["pass", "yes"])
    game.play("yes", "roll 4")
    assert (game.card("c4"), game.controller("c4")) == ("burning-skeleton", "south")
    assert len(game.side("south").conjurations) == 1
    assert harbinger_kills("yes", "roll 3").card("c4") == ""
    assert harbinger_kills("pass").card("c4") == ""


@pytest.mark.card("harbinger")
def test_no_conjuration_for_an_own_unit_or_without_a_pile() -> None:
    own = scenario("""
        turn 3 south attack
        south c3 harbinger
        south c4 savager wounds 2
        south hand wall
        south conjurations burning-skeleton
    """).play("attack c3 c4", "roll 6 6")
    assert (own.card("c4"), own.phase) == ("", "magic")
    empty = scenario("""
        turn 3 south attack
        south c3 harbinger
        south hand wall
        north c4 savager wounds 2
    """).play("attack c3 c4", "roll 6 6")
    assert (empty.card("c4"), empty.phase) == ("", "magic")


def cultist_attacks(wounds: int, roll: str) -> Scenario:
    return scenario(f"""
        turn 3 south attack
        south c3 fallen-phoenix-cultist wounds {wounds}
        south hand wall
        north c4 savager
    """).play("attack c3 c4", roll)


@pytest.mark.card("fallen-phoenix-cultist")
def test_cursed_slash_adds_wounds_for_own_wounds_after_a_six() -> None:
    game = cultist_attacks(0, "roll 6")
    assert (game.prompt, game.options) == ("cursed-slash", ["amount 1", "amount 2", "pass"])
    declined = Scenario(game.state.clone()).play("pass")
    assert declined.wounds_on("c3 c4") == [0, 1]
    assert Scenario(game.state.clone()).play("amount 1").wounds_on("c3 c4") == [1, 2]
    game.play("amount 2")
    assert (game.wounds("c3"), game.card("c4"), game.magic("south")) == (2, "", ["savager"])
    assert cultist_attacks(0, "roll 5").wounds_on("c3 c4") == [0, 1]


@pytest.mark.card("fallen-phoenix-cultist")
def test_a_cultist_adds_no_more_than_it_can_take_and_may_die_of_it() -> None:
    game = cultist_attacks(2, "roll 6")
    assert game.options == ["amount 1", "pass"]
    game.play("amount 1")
    assert (game.card("c3"), game.wounds("c4")) == ("", 2)
    assert game.magic("south") == ["fallen-phoenix-cultist"]


def skeleton_dies(*plays: str) -> Scenario:
    return scenario("""
        turn 3 north attack
        north c5 savager
        north hand wall
        north magic warden wall
        south c4 burning-skeleton
    """).play("attack c5 c4", "roll 3 3 3", *plays)


@pytest.mark.card("burning-skeleton")
def test_magic_burn_saves_the_skeleton_and_burns_magic_of_the_destroyer() -> None:
    game = skeleton_dies("roll 4")
    assert len(game.side("south").conjurations) == 1
    assert game.magic("north") == ["warden"]
    assert (game.discard("south"), game.discard("north")) == (["wall"], [])
    lost = skeleton_dies("roll 3")
    assert lost.magic("north") == ["warden", "wall", "burning-skeleton"]
    assert lost.side("south").conjurations == ()


@pytest.mark.card("burning-skeleton")
def test_an_own_skeleton_gives_no_magic() -> None:
    game = scenario("""
        turn 3 south attack
        south c5 savager
        south c4 burning-skeleton
        south hand wall
    """).play("attack c5 c4", "roll 3 3 3", "roll 1")
    assert (game.magic("south"), game.discard("south")) == ([], ["burning-skeleton"])


# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("purge")
def test_purge_wounds_every_card_around_a_wounded_common_and_destroys_it() -> None:
    game = scenario("""
        turn 3 south event
        south c3 harbinger wounds 1
        south e1 harbinger
        south c2 karthos
        south b3 wall
        south hand purge
        north c4 savager
        north d3 swamp-orcs-shaman
        north d4 savager
    """).play("play purge")
    assert game.wounds_on("c2 b3 c4 d4 e1") == [1, 1, 1, 0, 0]
    assert (game.card("c3"), game.card("d3")) == ("", "")
    assert game.magic("south") == ["swamp-orcs-shaman", "harbinger"]
    assert game.discard("south") == ["purge"]


@pytest.mark.card("purge")
def test_purge_offers_only_wounded_commons_of_its_player() -> None:
    game = scenario("""
        turn 3 south event
        south c3 harbinger wounds 1
        south e1 fallen-phoenix-cultist wounds 2
        south e3 harbinger
        south c2 karthos wounds 1
        south hand purge
        north c4 savager wounds 1
    """).play("play purge")
    assert (game.prompt, game.options) == ("purge", ["target c3", "target e1"])


ASHES = """
    turn 3 south attack
    south a1 immortal-elien
    south hand {hand}
    south discard {discard}
    south c3 {killer}
    north {target} wounds 2
    north f4 savager
"""


def ashes(
    hand: str = "from-the-ashes wall",
    discard: str = "fallen-phoenix-cultist karthos",
    killer: str = "karthos",
    target: str = "c4 savager",
) -> Scenario:
    return scenario(ASHES.format(hand=hand, discard=discard, killer=killer, target=target))


@pytest.mark.card("from-the-ashes")
def test_from_the_ashes_places_a_fallen_kingdom_common_where_an_enemy_was_struck_down() -> None:
    game = ashes().play("attack c3 c4", "roll 5 5")
    assert (game.asked, game.prompt) == ("south", "from-the-ashes")
    assert game.options == ["pass", "play from-the-ashes"]
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.card("c4"), declined.hand("south")) == ("", ["from-the-ashes", "wall"])
    game.play("play from-the-ashes")
    assert (game.card("c4"), game.controller("c4")) == ("fallen-phoenix-cultist", "south")
    assert game.discard("south") == ["karthos", "from-the-ashes"]
    assert game.hand("south") == ["wall"]


@pytest.mark.card("from-the-ashes")
def test_from_the_ashes_is_asked_whatever_the_hand_holds() -> None:
    game = scenario(ASHES.format(hand="wall", discard="harbinger", killer="karthos", target="c4 savager"), patient=True)
    game.play("attack c3 c4", "roll 5 5")
    assert (game.prompt, game.options) == ("from-the-ashes", ["pass"])


@pytest.mark.card("from-the-ashes")
@pytest.mark.parametrize(
    ("killer", "target", "discard", "attack", "roll"),
    [
        ("karthos", "c4 savager", "karthos warden", "attack c3 c4", "roll 5 5"),  # no Fallen Kingdom Common lies there
        ("savager", "c4 savager", "harbinger", "attack c3 c4", "roll 5 5 5"),  # not by a Phoenix Elf
        ("helkar", "c5 savager", "harbinger", "attack c3 c5", "roll 5"),  # not adjacent
    ],
)
def test_from_the_ashes_has_its_conditions(killer: str, target: str, discard: str, attack: str, roll: str) -> None:
    game = scenario(ASHES.format(hand="from-the-ashes", discard=discard, killer=killer, target=target), patient=True)
    game.play(attack, roll)
    assert game.card(target[:2]) == ""
    assert game.prompt != "from-the-ashes"
    assert "play from-the-ashes" not in game.options


@pytest.mark.card("from-the-ashes")
def test_from_the_ashes_is_not_played_in_the_event_phase() -> None:
    game = scenario("turn 3 south event\nsouth a1 immortal-elien\nsouth hand from-the-ashes wall")
    assert game.starting("play") == []


@pytest.mark.card("burnt-sacrifice")
def test_burnt_sacrifice_takes_back_an_event_for_a_common() -> None:
    game = scenario("""
        turn 3 south event
        south a1 immortal-elien
        south c3 harbinger
        south c2 karthos
        south hand burnt-sacrifice
        south discard purge wall vine-lash forced-conversion
        north c4 savager
    """).play("play burnt-sacrifice")
    assert (game.prompt, game.options) == ("burnt-sacrifice", ["pass", "target c3"])
    declined = Scenario(game.state.clone()).play("pass")
    assert (declined.card("c3"), declined.hand("south")) == ("harbinger", [])
    game.play("target c3")
    assert (game.prompt, game.options) == ("burnt-sacrifice-event", ["card forced-conversion", "card purge"])
    game.play("card purge")
    assert (game.hand("south"), game.magic("south")) == (["purge"], ["harbinger"])
    assert game.discard("south") == ["wall", "vine-lash", "forced-conversion", "burnt-sacrifice"]


@pytest.mark.card("forced-conversion")
def test_forced_conversion_wins_an_enemy_common_near_a_wounded_cultist() -> None:
    game = scenario("""
        turn 3 south event
        south a1 immortal-elien
        south c3 fallen-phoenix-cultist wounds 1
        south f1 fallen-phoenix-cultist
        south hand forced-conversion
        north c5 savager
        north d4 swamp-orcs-shaman
        north d5 savager
        north c4 splub
        north f2 savager
    """).play("play forced-conversion")
    assert (game.prompt, game.options) == ("forced-conversion", ["target c5", "target d4"])
    game.play("target c5")
    assert (game.controller("c5"), game.abilities("c5")) == ("south", ["fear", "precise"])
    pass_turns(game, 4)
    assert (game.controller("c5"), game.abilities("c5")) == ("south", ["fear"])


@pytest.mark.card("forced-conversion")
def test_forced_conversion_needs_a_wounded_cultist() -> None:
    game = scenario("""
        turn 3 south event
        south a1 immortal-elien
        south c3 fallen-phoenix-cultist
        south hand forced-conversion wall
        north c5 savager
    """)
    assert game.starting("play") == []
