"""Components and cards (COMP, CARD)."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.board import LARGE, SEATS, SMALL, on_side_of
from stonehall.games.alliances.cards import (
    BOW,
    BY_ID,
    CARDS,
    CHAMPION,
    COMMON,
    CONJURATION,
    EVENT,
    FACTIONS,
    MUTATION,
    NO_COST,
    SUMMONER,
    SWORD,
    UNIT,
    WALL,
)
from stonehall.games.alliances.dice import DIE
from stonehall.games.alliances.effects import remove_wounds, wound
from stonehall.games.alliances.reach import next_to, units_next_to
from stonehall.games.alliances.state import NOBODY
from stonehall.games.alliances.values import is_unit, is_wall
from tests.alliances.scenario import GAME, example, fresh, scenario

# The board ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-COMP-1")
def test_two_players_or_two_teams() -> None:
    assert fresh(first="south").state.seat_names == ("south", "north")
    for form in ("three", "four"):
        state = GAME.start(form=form, first="south")
        assert state.seat_names == ("south", "north", "south-east", "north-east")
        assert state.seating.sides == 2


@pytest.mark.rule("SW1-COMP-2", "SW1-COMP-4")
def test_eight_rows_of_six_squares_hold_cards_and_measure_distance() -> None:
    assert (SMALL.rows, SMALL.columns, SMALL.size) == (8, 6, 48)
    assert SMALL.distance[SMALL.square("c3")][SMALL.square("d5")] == 3
    assert fresh(first="south").state.grid is SMALL


@pytest.mark.rule("SW1-COMP-3")
def test_four_rows_for_each_side() -> None:
    south = [SMALL.name(square) for square in range(SMALL.size) if on_side_of(0, square)]
    assert sorted(name for name in south if name[0] == "c") == ["c1", "c2", "c3", "c4"]
    assert not on_side_of(0, SMALL.square("c5"))
    assert on_side_of(1, SMALL.square("c5"))


@pytest.mark.rule("SW1-COMP-5", "SW1-COMP-6")
def test_piles_beside_the_board() -> None:
    state = fresh("swamp-orcs", "fallen-phoenix", first="south").state
    for side in state.sides:
        assert (len(side.pile) > 20, side.magic, side.discard) == (True, (), ())
    assert (state.sides[0].vine_walls, state.sides[1].vine_walls) == (15, 0)
    assert set(state.sides[1].conjurations) == {BY_ID["burning-skeleton"].number}
    assert (state.sides[0].conjurations, state.sides[0].prison) == ((), ())
    assert FACTIONS["cave-filth"].prison


@pytest.mark.rule("SW1-COMP-7")
def test_dice_have_six_sides() -> None:
    assert DIE.kinds == ["1", "2", "3", "4", "5", "6"]
    assert sorted(DIE.faces) == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("SW1-COMP-8", "SW1-EX-14", "SW1-HIT-14")
def test_only_the_total_of_wounds_counts() -> None:
    game = scenario("north c5 hellfire-drake wounds 3")
    drake = game.piece("c5")
    wound(game.state, [drake], 1, 0)
    assert game.wounds("c5") == 4
    remove_wounds(game.state, drake, 2)
    assert game.wounds("c5") == 2
    remove_wounds(game.state, drake, 7)
    assert game.wounds("c5") == 0


@pytest.mark.rule("SW1-COMP-9")
def test_poison_and_boost_markers() -> None:
    game = scenario("""
        south c3 deep-dragon boosts 1
        north c5 hellfire-drake poison 2
    """)
    assert (game.piece("c3").boosts, game.piece("c5").poison) == (1, 2)


@pytest.mark.rule("SW1-COMP-10")
def test_dice_and_markers_never_run_out() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 hellfire-drake bonus 4
        north c5 wall wounds 6
        north a8 wall wounds 8
        north b8 wall wounds 8
    """)
    game.play("attack c4 c5", "roll 1 1 1 1 1 1 3")
    assert game.wounds_on("c5 a8 b8") == [7, 8, 8]


@pytest.mark.rule("SW1-COMP-11", "SW1-VINE-9")
def test_a_square_with_a_vine_wall_is_not_empty() -> None:
    game = scenario("""
        south c3 vine-wall
        south d3 swamp-beast
    """)
    state = game.state
    assert (state.is_empty(SMALL.square("c3")), state.is_open(SMALL.square("c3"))) == (False, True)
    assert (state.is_empty(SMALL.square("d3")), state.is_open(SMALL.square("d3"))) == (False, False)
    assert state.is_empty(SMALL.square("e3"))
    assert "c3" in game.moves("d3").split()


@pytest.mark.rule("SW1-COMP-12", "SW1-MOVE-5")
def test_a_square_holds_one_card() -> None:
    game = scenario("""
        south c3 swamp-beast
        south c4 boarboon
        south d3 wall
    """)
    assert "c4" not in game.moves("c3").split()
    assert "d3" not in game.moves("c3").split()


# Cards ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-CARD-1", "SW1-CARD-7", "SW1-CARD-4")
def test_what_a_unit_card_shows() -> None:
    savager = BY_ID["savager"]
    assert (savager.attack, savager.cost, savager.life, savager.range, savager.named) == (3, 4, 3, SWORD, "savager")
    assert savager.ability_ids == ("fear",)
    assert BY_ID["ranger"].range == BOW


@pytest.mark.rule("SW1-CARD-2", "SW1-ATK-13", "SW1-EX-2")
def test_as_many_dice_as_the_attack_value() -> None:
    game = example("EX-2").play("attack c4 c5")
    assert game.asked == "chance"
    decision = game.state.decision
    assert decision is not None
    assert decision.find(game.state.notation().read("roll 4 4")) is None
    game.play("roll 4 4 4")
    assert game.wounds("c5") == 3


@pytest.mark.rule("SW1-CARD-3")
def test_the_summon_cost_is_paid() -> None:
    game = scenario("""
        turn 3 south summon
        south c2 wall
        south hand savager
        south magic wall wall wall wall wall
    """)
    game.play("summon savager c3")
    assert (len(game.magic("south")), len(game.discard("south"))) == (1, 4)


@pytest.mark.rule("SW1-CARD-5")
def test_effects_may_refer_to_names_which_cards_share() -> None:
    hunters = [card.id for card in CARDS if card.is_named("hunter")]
    assert sorted(hunters) == ["sand-cloaks-hunter", "shadow-elves-hunter", "swamp-orcs-hunter"]
    assert BY_ID["mugglug"].is_named("mugglug")


@pytest.mark.rule("SW1-CARD-6")
def test_five_types_of_units() -> None:
    types = {
        "mugglug": SUMMONER, "blerg": CHAMPION, "savager": COMMON, "bone-mutant": MUTATION, "gorgon": CONJURATION
    }  # fmt: skip
    for id, kind in types.items():
        assert BY_ID[id].is_a(UNIT)
        assert BY_ID[id].is_a(kind)
    assert all(card.is_a(UNIT) == any(card.is_a(kind) for kind in types.values()) for card in CARDS)


@pytest.mark.rule("SW1-CARD-8")
def test_an_event_has_a_name_and_an_effect() -> None:
    event = BY_ID["vine-growth"]
    assert event.classes == EVENT
    assert (event.life, event.attack, event.cost) == (0, 0, NO_COST)


@pytest.mark.rule("SW1-CARD-9", "SW1-WALL-6")
def test_a_wall_is_an_event_with_life_and_no_unit() -> None:
    wall = BY_ID["wall"]
    assert (wall.is_a(EVENT), wall.is_a(UNIT), wall.life, wall.abilities) == (True, False, 9, ())
    game = scenario("""
        south c3 wall
        north c4 savager
    """)
    assert game.moves("c3") == ""
    assert not is_unit(game.piece("c3"))


@pytest.mark.rule("SW1-CARD-10")
def test_units_leave_walls_aside_and_cards_do_not() -> None:
    game = scenario("""
        south c3 wall
        south d4 swamp-beast
        north c5 savager
        south b4 vine-wall
    """)
    state = game.state
    assert [piece.card.id for piece in units_next_to(state, SMALL.square("c4"))] == ["savager", "swamp-beast"]
    game.state.put(BY_ID["boarboon"], 0, 0, SMALL.square("c4"))
    around = sorted(piece.card.id for piece in next_to(state, game.piece("c4")))
    assert around == ["savager", "swamp-beast", "vine-wall", "wall"]


@pytest.mark.rule("SW1-CARD-11")
def test_every_card_has_a_faction_tag() -> None:
    for card in CARDS:
        assert bool(card.faction) != card.is_a(WALL)


@pytest.mark.rule("SW1-CARD-12")
def test_the_reference_card_lists_events_and_setup() -> None:
    for faction in FACTIONS.values():
        assert sum(card.copies for card in faction.events) == 9
        ids = [id for id, _ in faction.starting]
        assert (ids.count(faction.summoner.id), ids.count("wall")) == (1, 1)


@pytest.mark.rule("SW1-CARD-13")
def test_a_summoner_means_itself_and_not_an_equal_one() -> None:
    game = scenario("""
        south a1 mugglug
        north f8 mugglug
    """)
    south, north = game.state.summoner_of(0), game.state.summoner_of(1)
    assert south is game.piece("a1")
    assert north is game.piece("f8")


@pytest.mark.rule("SW1-CARD-14", "SW1-DEST-8", "SW1-TEAM-18")
def test_cards_keep_their_owner_in_every_pile() -> None:
    game = scenario("""
        turn 3 south attack
        south c4 savager
        north c5 ranger
    """)
    game.play("attack c4 c5", "roll 3 3 3")
    assert game.magic("south") == ["ranger"]
    assert game.state.owner_of(BY_ID["ranger"].number, 0) == SEATS.index("north")
    assert game.state.owner_of(BY_ID["savager"].number, 0) == SEATS.index("south")


@pytest.mark.rule("SW1-CARD-15", "SW1-SUM-15")
def test_summoners_and_conjurations_have_no_summon_cost() -> None:
    for card in CARDS:
        if card.is_a(SUMMONER | CONJURATION):
            assert card.cost == NO_COST
    game = scenario("""
        turn 3 south summon
        south c2 wall
        south hand burning-skeleton
        south magic wall wall wall wall wall wall
    """)
    assert game.starting("summon") == []


@pytest.mark.rule("SW1-DEST-2")
def test_what_has_no_author_counts_as_done_by_the_controller() -> None:
    """O-33."""
    game = scenario("north c5 ranger")
    wound(game.state, [game.piece("c5")], 1, NOBODY)
    assert game.magic("north") == ["ranger"]


def test_the_squares_of_the_small_board_have_the_same_names_on_the_large_one() -> None:
    assert [LARGE.name(square) for square in range(SMALL.size)] == SMALL.names
    assert is_wall(scenario("south c3 vine-wall").state, scenario("south c3 vine-wall").piece("c3-vine"))
