"""Worked examples of the rulebook: attacking, magic, drawing, active events, extra attacks (EX-5..9, EX-14)."""

import pytest

from stonehall.kernel import IllegalPlay
from tests.summoner_wars.scenario import Scenario, example, scenario

# EX-5 Attack icons ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-EX-5")
@pytest.mark.parametrize(
    ("card", "kind", "strength"), [("beast-rider", "melee", 3), ("horde-slinger", "ranged", 2), ("smeg", "ranged", 2)]
)
def test_ex5_sword_or_bow_and_as_many_dice_as_printed(card: str, kind: str, strength: int) -> None:
    """Each die shows a sword or a special: all count for a melee unit, none for a ranged one, and the reverse."""
    (piece,) = [piece for piece in example("EX-5").state.view(None)["pieces"] if piece["card"] == card]
    assert (piece["attack"], piece["strength"]) == (kind, strength)
    unit, gate = piece["square"], piece["square"].replace("4", "5")
    swords = example("EX-5").play(f"attack {unit} {gate}", "roll " + " ".join(["s*"] * strength))
    bows = example("EX-5").play(f"attack {unit} {gate}", "roll " + " ".join(["b*"] * strength))
    assert (swords.damage(gate), bows.damage(gate)) == ((strength, 0) if kind == "melee" else (0, strength))


# EX-6 Ranged attack ---------------------------------------------------------------------------------------------------


def slinger_and_warrior(square: str, damage: int = 0, more: str = "") -> Scenario:
    """South's slinger on c4, the warrior somewhere; the events in hand keep the phases open."""
    warrior = f"north {square} undead-warrior damage {damage}"
    return example("EX-6", ("north c6 undead-warrior", warrior), more=more)


@pytest.mark.rule("SW2-EX-6")
def test_ex6_two_bows_two_damage() -> None:
    game = slinger_and_warrior("c6").play("attack c4 c6", "roll sb b*")
    assert (game.damage("c6"), game.life("c6")) == (2, 2)
    assert game.magic("south") == 3
    game.play("end")
    assert (game.phase, game.damage("a1")) == ("magic", 0)


@pytest.mark.rule("SW2-EX-6")
@pytest.mark.parametrize(
    ("square", "more", "rule"),
    [
        ("c5", "", ""),
        ("c6", "", ""),
        ("c7", "", ""),
        ("c6", "north c5 gate", "SW2-ATK-6"),
        ("c6", "south c5 frost-mage", "SW2-ATK-6"),
        ("c8", "", "SW2-ATK-5"),
        ("d5", "", "SW2-ATK-7"),
    ],
)
def test_ex6_what_the_slinger_can_reach(square: str, more: str, rule: str) -> None:
    game = slinger_and_warrior(square, more=more)
    assert (f"attack c4 {square}" in game.options) == (rule == "")
    if rule:
        with pytest.raises(IllegalPlay, match=rf"\[{rule}\]"):
            game.play(f"attack c4 {square}")


@pytest.mark.rule("SW2-EX-6")
def test_ex6_swords_miss_but_count_against_inaction() -> None:
    game = slinger_and_warrior("c6").play("attack c4 c6", "roll s s")
    assert game.damage("c6") == 0
    game.play("end")
    assert game.damage("a1") == 0


@pytest.mark.rule("SW2-EX-6")
def test_ex6_a_wounded_warrior_is_destroyed_and_pays() -> None:
    game = slinger_and_warrior("c6", damage=2).play("attack c4 c6", "roll sb b*")
    assert (game.card("c6"), game.discard("north")) == ("", ["undead-warrior"])
    assert game.magic("south") == 4


# EX-7 Discarding for magic, EX-8 Drawing ------------------------------------------------------------------------------


@pytest.mark.rule("SW2-EX-7")
def test_ex7_two_cards_two_magic() -> None:
    game = example("EX-7").play("discard parapet", "discard frost-mage")
    assert game.magic("south") == 6
    assert game.hand("south") == ["bear-cavalry", "jarmund"]
    assert game.discard("south") == ["frost-mage", "gate", "parapet"]
    for viewer in (1, None):
        side = game.state.view(viewer)["sides"][0]
        assert (side["discard"], side["discard_size"]) == (None, 3)


@pytest.mark.rule("SW2-EX-7")
def test_ex7_never_more_than_fifteen() -> None:
    game = example("EX-7", ("south magic 4", "south magic 14")).play("discard parapet", "discard frost-mage")
    assert game.magic("south") == 15
    assert game.hand("south") == ["bear-cavalry", "jarmund"]


@pytest.mark.rule("SW2-EX-8")
def test_ex8_from_two_cards_to_five() -> None:
    assert example("EX-8").hand("south") == ["bear-cavalry", "jarmund"]
    game = example("EX-8").play("end", "draw ice-ram", "draw frost-mage", "draw ice-golem")
    assert game.hand("south") == ["bear-cavalry", "frost-mage", "ice-golem", "ice-ram", "jarmund"]
    assert game.asked == "north"


@pytest.mark.rule("SW2-EX-8")
@pytest.mark.parametrize(
    ("hand", "pile", "hand_after", "pile_after"), [(5, 4, 5, 4), (7, 4, 7, 4), (2, 1, 3, 0), (2, 0, 2, 0)]
)
def test_ex8_full_hands_and_empty_piles(hand: int, pile: int, hand_after: int, pile_after: int) -> None:
    game = scenario(f"""
        turn 3 south magic
        south hand {"gate " * hand}
        south draw {"ollag " * pile}
        south discard nadiana jarmund
    """).play("end")
    assert game.asked == "north"
    assert (len(game.hand("south")), len(game.draw_pile("south"))) == (hand_after, pile_after)
    assert game.discard("south") == ["jarmund", "nadiana"]


# EX-9 Active event ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW2-EX-9")
def test_ex9_the_pyre_burns_through_both_turns_and_heals() -> None:
    game = example("EX-9").play("play sacrificial-pyre")
    assert game.magic("south") == 2
    assert (game.active("south"), game.discard("south")) == (["sacrificial-pyre"], ["frost-mage"])
    game.play("end", "end", "attack b4 b5", "roll s s", "end", "end")
    assert (game.asked, game.active("south")) == ("north", ["sacrificial-pyre"])
    assert [event.boosts for event in game.state.events] == [1]
    while game.phase != "attack":
        game.play("end")
    game.play("attack d7 d8", "roll s s s")
    assert [event.boosts for event in game.state.events] == [2]
    assert (game.asked, game.phase) == ("north", "magic")
    assert game.active("south") == ["sacrificial-pyre"]
    game.play("end")
    assert game.active("south") == []
    assert game.discard("south") == ["frost-mage", "ice-smith", "sacrificial-pyre"]
    assert game.damage("d4") == 1


# EX-14 Extra attacks --------------------------------------------------------------------------------------------------


def goblin_line(third: str, fourth: str) -> Scenario:
    """Two Beast Riders and two other cards, each before a gate."""
    others = (("south d4 beast-rider", f"south d4 {third}"), ("south e4 horde-slinger", f"south e4 {fourth}"))
    return example("EX-14", *others)


@pytest.mark.rule("SW2-EX-14")
def test_ex14_an_extra_attacker_is_the_fourth_of_four() -> None:
    """Wherever its attack stands among the four."""
    attacks = {
        "b4": ("attack b4 b5", "roll s s s"),
        "c4": ("attack c4 c5", "roll s s s"),
        "d4": ("attack d4 d5", "roll s s s"),
        "e4": ("attack e4 e5", "roll b* b*"),
    }
    for order in (["b4", "c4", "d4", "e4"], ["e4", "b4", "c4", "d4"]):
        game = goblin_line("beast-rider", "horde-slinger")
        for attacker in order:
            game.play(*attacks[attacker])
        assert [game.damage(gate) for gate in ("b5", "c5", "d5", "e5")] == [3, 3, 3, 2]
        assert not game.starting("attack")


@pytest.mark.rule("SW2-EX-14")
def test_ex14_a_unit_given_an_extra_attack_makes_the_fourth_of_three() -> None:
    game = goblin_line("horde-climber", "gate").play(
        "attack b4 b5", "roll s s s", "attack c4 c5", "roll s s s", "attack d4 d5", "roll s", "end"
    )
    game.play("play enrage-the-horde", "attack d4 d5", "roll s")
    assert [game.damage(gate) for gate in ("b5", "c5", "d5", "e5")] == [3, 3, 2, 0]
    assert len(game.told("attacked")) == 4


@pytest.mark.rule("SW2-EX-14")
def test_ex14_a_fourth_normal_attacker_is_refused() -> None:
    game = goblin_line("beast-rider", "beast-rider").play(
        "attack b4 b5", "roll s s s", "attack c4 c5", "roll s s s", "attack d4 d5", "roll s s s"
    )
    assert not game.starting("attack")
    with pytest.raises(IllegalPlay, match=r"\[SW2-ATK-1\]"):
        game.play("attack e4 e5")
