"""Before the first turn: what is dealt, where gates stand, the draft."""

from __future__ import annotations

from random import Random

import pytest

import stonehall
from stonehall.games.mountain_king.component_sets import OWN
from stonehall.games.mountain_king.mountain import cell_name
from stonehall.games.mountain_king.position import MOMENTS
from stonehall.kernel import Chance
from stonehall.kernel.errors import SettingsError
from tests.mountain_king.scenario import GAME, NUMBERS, Scenario

COUNTS = [("two", 2, 5), ("three", 3, 7), ("four", 4, 9), ("five", 5, 11), ("teams", 4, 9)]


def dealt(form: str = "two", until: str = "gate", seed: int = 1, **settings: str) -> Scenario:
    """A game up to the first question of this kind; other questions take their first answer."""
    state = GAME.start({**GAME.forms()[form], **settings})
    game = Scenario(state, patient=True)
    rng = Random(seed)
    while state.decision is not None and state.decision.prompt != until:
        decision = state.decision
        state.apply(decision.sample(rng) if isinstance(decision, Chance) else decision.options[0])
    return game


@pytest.mark.parametrize(("form", "seats", "workshops"), COUNTS)
@pytest.mark.rule(
    "MK-SETUP-2", "MK-SETUP-3", "MK-SETUP-4", "MK-SETUP-6", "MK-SETUP-7", "MK-SETUP-9", "MK-SETUP-10", "MK-COMP-4",
    "MK-COMP-5",
)  # fmt: skip
def test_the_table_is_laid_for_every_number_of_players(form: str, seats: int, workshops: int) -> None:
    s = dealt(form).state
    levels = [OWN.trolls[card].level for card in s.horde]
    assert levels == [1] * 5 + [2] * 4 + [3] * 3
    assert [len(deck) for deck in s.decks] == [16, 13, 14]
    assert [clan >= 0 for clan in s.pedestals_offered] == [False] * 5 + [True] * 4 + [False] * 3
    assert sum(s.bag) == 14
    assert sum(s.offered) == workshops
    assert max(s.offered) <= 2
    assert len(s.spellbook) == 3
    assert len(s.spells) == 14
    assert sorted(s.track) == sorted(OWN.pedestal_points)
    assert sum(s.stacks) == 52
    assert s.halls_left.bit_count() == 6
    assert s.tunnel_honor == [0] * s.settings.sides
    assert s.settings.seats == seats


@pytest.mark.rule("MK-SETUP-1")
def test_each_number_of_players_has_its_map() -> None:
    assert dealt("four").state.settings.side == dealt("five").state.settings.side == "winter"
    assert dealt("three").state.settings.side == dealt("two").state.settings.side == "autumn"
    assert dealt("two", map="winter").state.settings.side == "winter"
    with pytest.raises(SettingsError) as wrong:
        GAME.start(seats="3", map="winter")
    assert wrong.value.problems[0].rule == "MK-SETUP-1"


@pytest.mark.rule("MK-SETUP-8", "MK-COMP-6")
def test_statues_stand_round_the_mountain_in_turn() -> None:
    s = dealt("four").state
    assert s.statues == s.settings.mountain.statue_sites
    first = s.statue_clans[0]
    assert list(s.statue_clans) == [(first + place) % 3 for place in range(len(s.statues))]
    # Clockwise from the north: the first site lies right of the middle in the upper half, the last one left of it.
    assert s.statues[0] // 26 < 11
    assert s.statues[0] % 26 >= 11
    assert s.statues[-1] % 26 < 11
    assert {dealt("four", seed=seed).state.statue_clans[0] for seed in range(12)} == {0, 1, 2}


@pytest.mark.rule("MK-GATE-1", "MK-GATE-2", "MK-GATE-4")
def test_gates_stand_on_points_for_the_number_of_players() -> None:
    game = dealt("three", first="west")
    assert game.asked == "west"
    assert game.options == ["gate a10", "gate j1", "gate s10"]
    game.play("gate j1")
    assert (game.asked, game.options) == ("north", ["gate a10", "gate s10"])


@pytest.mark.rule("MK-GATE-2")
def test_two_players_take_points_that_share_a_number() -> None:
    game = dealt("two", map="winter", first="south")
    assert len(game.options) == 6  # four for four players, five for five: three of them are for both
    starts = OWN.maps["winter"].starts
    only_five = [cell for cell in starts[5] if cell not in starts[4]]
    game.play(f"gate {cell_name(only_five[0])}")
    assert sorted(game.options) == sorted(f"gate {cell_name(cell)}" for cell in starts[5] if cell != only_five[0])


@pytest.mark.rule("MK-GATE-3")
def test_a_gate_is_one_cell_of_the_network() -> None:
    game = dealt("three", first="south")
    game.play("gate j1")
    assert game.network() == "j1"


@pytest.mark.rule("MK-TEAM-1")
def test_partners_take_neighbouring_gates() -> None:
    game = dealt("teams", first="south")
    points = [cell_name(cell) for cell in OWN.maps["winter"].starts[4]]
    game.play(f"gate {points[0]}", f"gate {points[1]}")
    # One way is left for the partners, so nobody has to be asked.
    assert [cell_name(cell) for cell in game.state.gates] == points
    game = dealt("teams", first="south")
    game.play(f"gate {points[0]}", f"gate {points[2]}")
    assert (game.asked, len(game.options)) == ("north", 2)  # opposite each other: either side is beside both


# The draft ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MK-DRAFT-1", "MK-DRAFT-4", "MK-SETUP-10")
def test_two_in_hand_one_is_lined_up_until_four_stand() -> None:
    game = dealt("two", until="draw", first="south")
    drawn = ["tinker", "mumbler", "gem-nose", "ore-sniffer", "rock-cracker"]
    game.play(f"draw {NUMBERS[drawn[0]]}", f"draw {NUMBERS[drawn[1]]}")
    assert len(game.options) == 8
    game.play(f"line-up {NUMBERS['tinker']} 1c")
    assert game.storage() == "stone 1"
    game.play(f"draw {NUMBERS['gem-nose']}")
    assert len(game.options) == 6
    game.play(f"line-up {NUMBERS['mumbler']} 1a", f"draw {NUMBERS['ore-sniffer']}")
    game.play(f"line-up {NUMBERS['gem-nose']} 1b", f"draw {NUMBERS['rock-cracker']}")
    game.play(f"line-up {NUMBERS['ore-sniffer']} 1d")
    assert [game.troll(slot) for slot in ("1a", "1b", "1c", "1d")] == ["mumbler", "gem-nose", "tinker", "ore-sniffer"]
    assert game.storage() == "stone 3 coin 1"
    assert [game.tokens(slot) for slot in ("1a", "1b", "1c", "1d")] == ["0"] * 4


@pytest.mark.rule("MK-DRAFT-2")
def test_nobody_sees_the_hand_of_another() -> None:
    game = dealt("two", until="line-up", first="south")
    assert game.state.view(0)["sides"][0]["hand"] is not None  # type: ignore[index]
    assert game.state.view(1)["sides"][0]["hand"] is None  # type: ignore[index]
    assert game.state.view(None)["sides"][0]["hand"] is None  # type: ignore[index]
    worlds = {tuple(game.state.imagine(1, Random(seed)).hands[0]) for seed in range(40)}  # type: ignore[attr-defined]
    assert len(worlds) > 5


@pytest.mark.parametrize(("form", "bonus"), [("two", [0, 1]), ("five", [0, 1, 1, 2, 2]), ("teams", [0, 0, 0, 0])])
@pytest.mark.rule("MK-DRAFT-5", "MK-TEAM-3")
def test_later_players_get_what_does_not_stand(form: str, bonus: list[int]) -> None:
    game = dealt(form, until="before", first="south")
    s = game.state
    owed: list[list[int]] = [[0] * 7 for _ in range(s.settings.sides)]
    told = [event for event in game.log if event.id == "bonus"]
    assert [sum(event.args[0] == seat for event in told) for seat in range(len(bonus))] == bonus
    for seat in range(len(bonus)):
        standing = s.trolls[seat * 10 : seat * 10 + 4]
        extra = [event.args[1] for event in told if event.args[0] == seat]
        assert not set(standing) & set(extra)
        for card in [*standing, *extra]:
            for kind in OWN.trolls[card].lower:
                owed[s.settings.seating.side_of[seat]][kind] += 1
    assert s.storage == [amount for side in owed for amount in side]
    assert s.hands == [[] for _ in bonus]


@pytest.mark.rule("MK-TURN-1")
def test_turns_go_round_from_the_first_player() -> None:
    game = dealt("three", until="before", first="north")
    assert (game.asked, game.state.turn, MOMENTS[game.state.moment]) == ("north", 1, "before")


@pytest.mark.rule("MK-TURN-3", "MK-TURN-1")
def test_a_turn_goes_on_by_recruiting_or_digging_and_only_once() -> None:
    game = dealt("two", until="before", first="south", seed=2)
    assert {text.split()[0] for text in game.options} >= {"recruit", "dig"}
    assert not {"end", "skip"} & set(game.options)
    game.play(next(text for text in game.options if text.startswith("dig")))
    while game.prompt != "after":
        game.play(game.options[-1])
    assert not game.starting("recruit")
    assert not game.starting("dig")
    game.play("end")
    assert game.asked == "west"


def test_the_game_is_known_to_the_house() -> None:
    assert "mountain-king" in stonehall.game_ids()
