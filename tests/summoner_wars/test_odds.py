"""What an attack may do, reckoned by hand from the die: five of six faces show a sword, four a bow, two a special."""

from __future__ import annotations

from itertools import product

import pytest

from stonehall.games.summoner_wars.dice import FACES
from stonehall.kernel import Odds
from tests.summoner_wars.scenario import GAME, Scenario, scenario


def odds(game: Scenario, text: str, seat: int = 0) -> Odds:
    found = GAME.odds(game.state, seat, text)
    assert found is not None
    return found


def attack(attacker: str, target: str, more: str = "") -> Odds:
    """The odds of an attack from c3 on c4."""
    return odds(scenario(f"turn 3 south attack\nsouth c3 {attacker}\nnorth c4 {target}\n{more}"), "attack c3 c4")


def test_one_die() -> None:
    found = attack("horde-climber", "gate damage 4")
    assert found.dice == 1
    assert found.hits == pytest.approx((1 / 6, 5 / 6))
    assert found.destroy == pytest.approx(5 / 6)


def test_two_dice() -> None:
    found = attack("ice-smith", "gate damage 3")
    assert found.dice == 2
    assert found.hits == pytest.approx((1 / 36, 10 / 36, 25 / 36))
    assert found.damage == pytest.approx(10 / 6)
    assert found.destroy == pytest.approx(25 / 36)


def test_three_dice_of_a_bow() -> None:
    found = attack("mystery-sage", "gate damage 3")
    assert found.dice == 3
    assert found.hits == pytest.approx((1 / 27, 6 / 27, 12 / 27, 8 / 27))
    assert found.destroy == pytest.approx(20 / 27)


def test_more_life_than_hits_is_never_destroyed() -> None:
    found = attack("ice-smith", "gate damage 2")
    assert found.destroy == 0
    assert found.damage == pytest.approx(10 / 6)  # what such an attack is still good for


def test_the_hits_are_those_the_rules_count() -> None:
    # Under a Blinding Flare only specials count.
    flare = "north active blinding-flare\nnorth d4 queen-maldaria"
    found = attack("ice-smith", "ember-archer", flare)
    assert found.hits == pytest.approx((4 / 9, 4 / 9, 1 / 9))
    assert found.destroy == pytest.approx(1 / 9)


@pytest.mark.parametrize(
    ("attacker", "count"),
    [("blarf boosts 4", 4), ("blarf boosts 5", 5), ("elut-bal", 6), ("elut-bal bonus 1", 7)],
)
def test_many_dice_against_every_single_roll(attacker: str, count: int) -> None:
    found = attack(attacker, "the-eater damage 4")  # five life left
    rolls = list(product(FACES, repeat=count))
    swords = [sum("s" in face for face in roll) for roll in rolls]
    assert found.dice == count
    assert found.hits == pytest.approx([swords.count(hits) / len(rolls) for hits in range(count + 1)])
    assert found.destroy == pytest.approx(sum(hits >= 5 for hits in swords) / len(rolls))


def test_without_dice_nothing_is_hit() -> None:
    assert attack("blarf", "gate damage 4") == Odds(0, (1.0,), 0.0, 0.0)


def test_more_than_seven_dice_are_too_many() -> None:
    game = scenario("turn 3 south attack\nsouth c3 shonk\nnorth c4 gate")
    assert "attack c3 c4" in game.options
    assert GAME.odds(game.state, 0, "attack c3 c4") is None


def test_a_destroyed_summoner_is_destroyed_too() -> None:
    assert attack("ice-smith", "ret-talus damage 10").destroy == pytest.approx(25 / 36)


def test_whoever_could_be_captured_could_be_destroyed() -> None:
    found = attack("tacullu", "horde-slinger")  # three bows against one life
    assert found.destroy == pytest.approx(26 / 27)


def test_a_roll_that_could_be_made_again_is_taken_as_it_is() -> None:
    again = "south c2 grognack boosts 1"
    assert attack("ice-smith", "gate damage 3", again) == attack("ice-smith", "gate damage 3")


def test_a_roll_that_comes_before_the_attack_leaves_it_open() -> None:
    # Divine Shield rolls for the strength of the attacker.
    game = scenario("turn 3 south attack\nsouth c3 ice-smith\nnorth c4 citadel-knight\nnorth d5 coleen-brighton")
    assert "attack c3 c4" in game.options
    assert GAME.odds(game.state, 0, "attack c3 c4") is None


def test_the_target_after_an_opening() -> None:
    game = scenario("turn 3 south attack\nsouth c3 dragos\nsouth c2 gul-dass\nnorth c4 gate\nnorth d3 gate")
    assert GAME.odds(game.state, 0, "open life-drain c3 c2") is None  # the target is asked for
    game.play("open life-drain c3 c2")
    found = odds(game, "target c4")  # each special counts as a sword: no face without a hit, one face with two
    assert found.dice == 4
    assert found.hits[:5] == pytest.approx((0, 0, 0, 0, (5 / 6) ** 4))


def test_only_attacks_of_the_one_who_decides_have_odds() -> None:
    game = scenario("turn 3 south attack\nsouth c3 ice-smith\nnorth c4 gate")
    for seat, text in ((1, "attack c3 c4"), (0, "end"), (0, "attack c3 c8"), (0, "fly home"), (0, "")):
        assert GAME.odds(game.state, seat, text) is None


def test_asking_changes_nothing() -> None:
    game = scenario("turn 3 south attack\nsouth c3 ice-smith\nnorth c4 gate")
    before = game.state.to_position()
    odds(game, "attack c3 c4")
    assert game.state.to_position() == before
    assert game.log == []


def test_healing_is_less_than_no_damage() -> None:
    healer = "south hand gate\nsouth c3 temple-priest\nsouth c4 citadel-knight damage 3"
    found = odds(scenario(f"turn 3 south attack\n{healer}"), "open heal c3 c4")
    each = sum(("s" in face) + ("*" in face) for face in FACES) / len(FACES)  # specials heal as well
    assert found.dice == 2
    assert found.damage == pytest.approx(-sum(min(hits, 3) * chance for hits, chance in enumerate(found.hits)))
    assert sum(hits * chance for hits, chance in enumerate(found.hits)) == pytest.approx(2 * each)
