"""Setting up, and who begins (SETUP, INFO)."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.board import SMALL
from stonehall.games.alliances.cards import BY_ID, FACTIONS
from stonehall.games.alliances.factions import READY_DECKS
from tests.alliances.scenario import GAME, Scenario, example, fresh


def standing(game: Scenario, seat: int) -> dict[str, str]:
    """What a seat has on the battlefield, by square."""
    return {SMALL.name(piece.square): piece.card.id for piece in game.state.own(seat)}


@pytest.mark.rule("SW1-SETUP-2", "SW1-SETUP-3", "SW1-SETUP-4", "SW1-EX-3")
def test_the_starting_cards_of_both_sides() -> None:
    south = standing(fresh("swamp-orcs", first="south"), 0)
    hunter, shaman = "swamp-orcs-hunter", "swamp-orcs-shaman"
    assert south == {"c1": "mugglug", "c3": "wall", "b4": "savager", "d2": hunter, "e2": shaman}
    north = standing(fresh("deep-dwarves", "swamp-orcs", first="south"), 1)
    assert north == {"d8": "mugglug", "d6": "wall", "e5": "savager", "c7": hunter, "b7": shaman}
    game = example("EX-3")
    assert (standing(game, 0), standing(game, 1)) == (south, north)
    for side in game.state.sides:
        assert (len(side.pile), side.hand, side.magic, side.discard) == (29, (), (), ())


@pytest.mark.rule("SW1-SETUP-5", "SW1-SETUP-6", "SW1-DECK-1", "SW1-EX-3")
@pytest.mark.parametrize("deck", READY_DECKS)
def test_the_draw_pile_is_the_deck_without_the_starting_cards(deck: str) -> None:
    state = fresh(deck, first="south").state
    side = state.sides[0]
    assert len(side.pile) == 34 - len(FACTIONS[deck].starting)
    assert (side.hand, side.magic, side.discard) == ((), (), ())
    assert side.pile.cards().count(BY_ID["wall"].number) == 2


@pytest.mark.rule("SW1-SETUP-7")
def test_vine_walls_and_conjurations_form_piles_of_their_own() -> None:
    state = fresh("swamp-orcs", "deep-benders", first="south").state
    assert (state.sides[0].vine_walls, len(state.sides[1].conjurations)) == (15, BY_ID["gorgon"].copies)
    assert BY_ID["gorgon"].number not in state.sides[1].pile.cards()


@pytest.mark.rule("SW1-SETUP-8", "SW1-EX-4")
def test_the_higher_roller_chooses_who_begins() -> None:
    game = fresh()
    game.play("roll 4", "roll 4", "roll 2", "roll 5")
    assert (game.asked, game.options) == ("north", ["first north", "first south"])
    game.play("first south")
    assert game.turn_of == "south"


@pytest.mark.rule("SW1-SETUP-9")
def test_there_is_no_mulligan() -> None:
    """Nobody holds a card before the first Draw Phase."""
    game = fresh(first="south")
    assert [len(side.hand) for side in game.state.sides] == [0, 0]
    assert game.phase == "move"


# What is known --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-INFO-1", "SW1-INFO-2", "SW1-INFO-3", "SW1-INFO-4")
def test_what_everybody_sees_and_what_only_the_player() -> None:
    game = fresh(first="south")
    state = game.state
    side = state.sides[1]
    side.magic, side.magic_seen = (BY_ID["wall"].number, BY_ID["miner"].number), (False, True)
    side.discard = (BY_ID["lun"].number,)
    side.hand = (BY_ID["miner"].number,)
    own, other = state.view(1)["sides"][1], state.view(0)["sides"][1]
    assert (own["magic"], other["magic"]) == (["wall", "miner"], None)
    assert (own["magic_size"], other["magic_size"], other["hand_size"]) == (2, 2, 1)
    assert (own["discard"], other["discard"]) == (["lun"], ["lun"])
    assert (own["draw_size"] is None, other["draw_size"]) == (False, None)
    assert (own["hand"], other["hand"]) == (["miner"], None)
    assert len(state.view(0)["pieces"]) == len(state.field)


@pytest.mark.rule("SW1-INFO-5")
def test_the_backs_of_mercenaries_are_hidden() -> None:
    """As with sleeves (O-34): nothing of a hidden card is seen, whatever it is."""
    game = fresh(first="south")
    side = game.state.sides[1]
    side.hand = (BY_ID["boarboon"].number,)
    mercenary = game.state.view(0)["sides"][1]
    side.hand = (BY_ID["miner"].number,)
    assert game.state.view(0)["sides"][1] == mercenary


def test_settings_that_make_no_sense_are_refused() -> None:
    with pytest.raises(Exception, match="cannot be set up"):
        GAME.start(first="north-east")
