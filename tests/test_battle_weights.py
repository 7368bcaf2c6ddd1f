"""What the numbers of a battle mean: who hunts whose summoner, and what a unit is worth wherever it stands."""

from __future__ import annotations

from stonehall.games.alliances.weights import GUESSED as ALLIANCES
from stonehall.games.summoner_wars.weights import GUESSED
from stonehall.toolkit.battle_weights import UNGUESSED, BattleWeights


def weights(**numbers: float) -> BattleWeights:
    """Nothing counts but these."""
    return BattleWeights({**dict.fromkeys(GUESSED, 0.0), **{name.replace("_", "-"): n for name, n in numbers.items()}})


def test_nobody_counts_what_nobody_guessed() -> None:
    assert set(UNGUESSED.values()) == {0.0}
    for guessed in (GUESSED, ALLIANCES):
        assert guessed.keys() > UNGUESSED.keys()
        plain = BattleWeights(guessed)
        assert plain.hunter(3, 3, 2) == -2 * guessed["distance"], "a rule of thumb looks at the way alone"


def test_the_last_three_lives_of_a_summoner_count_for_more() -> None:
    judged = weights(summoner_life=2.0, last_lives=5.0)
    assert [judged.summoner(left) for left in (6, 4, 3, 1)] == [12.0, 8.0, 1.0, -13.0]


def test_a_unit_threatens_a_summoner_in_reach_and_soon_one_it_can_reach_by_a_move() -> None:
    judged = weights(threat=10.0, threat_soon=1.0, distance=0.5)
    assert [judged.hunter(2, 1, away) for away in (1, 2, 3, 4)] == [19.5, 1.0, 0.5, -2.0]
    assert [judged.hunter(2, 3, away) for away in (3, 4, 5, 6)] == [18.5, 0.0, -0.5, -3.0]


def test_a_unit_is_worth_what_is_printed_on_it_and_left_of_it() -> None:
    judged = weights(unit=100.0, cost=10.0, strength=1.0, life=0.5, boost=0.25)
    assert judged.unit(3, 2, 4, 1, is_champion=False, is_ranged=False) == 134.25
    assert weights(champion=7.0).unit(3, 2, 4, 1, is_champion=True, is_ranged=False) == 7.0
    judged = weights(champion_strength=10.0, champion_life=1.0, ranged=0.5, frail=-0.25)
    assert judged.unit(3, 2, 4, 0, is_champion=False, is_ranged=False) == 0.0
    assert judged.unit(3, 2, 4, 0, is_champion=True, is_ranged=True) == 24.5
    assert judged.unit(3, 2, 1, 0, is_champion=False, is_ranged=False) == -0.25
