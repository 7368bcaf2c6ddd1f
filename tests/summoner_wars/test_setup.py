"""Setting up a game (SETUP)."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.board import SEATS, row_for
from stonehall.games.summoner_wars.cards import FACTIONS
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.kernel import Chance, SettingsError
from tests.summoner_wars.scenario import Scenario, card_of, fresh, scenario

STARTS = {
    "polar-dwarves": {"d1": "svara", "d3": "starting-gate", "c3": "frost-mage", "c2": "ice-golem"},
    "fallen-kingdom": {"d1": "ret-talus", "d3": "starting-gate", "c3": "undead-archer", "d4": "undead-carrier"},
    "cave-goblins": {"e1": "sneeks", "d2": "starting-gate", "e2": "horde-slinger", "c3": "beast-rider"},
    "breakers": {"c1": "tacullu", "d2": "starting-gate", "e3": "deceiver", "c2": "mind-witch"},
    "savanna-elves": {"d1": "abua-shi", "d2": "starting-gate", "d3": "border-archer", "c3": "lioness"},
    "vanguards": {"d1": "sera-eldwyn", "d3": "starting-gate", "c4": "temple-priest", "e3": "citadel-archer"},
    "phoenix-elves": {"d1": "queen-maldaria", "d2": "starting-gate", "c3": "ember-archer", "d3": "royal-guardian"},
    "tundra-orcs": {"c1": "grognack", "d3": "starting-gate", "d4": "tundra-fighter", "c3": "frost-shaman"},
    "shadow-elves": {"d1": "selundar", "d2": "starting-gate", "d3": "sage-ranger", "c3": "shadow-mage"},
    "fungal-dwarves": {"d1": "kuldak", "d2": "starting-gate", "d3": "blight-mage", "c3": "spore-carrier"},
    "eternal-council": {"d1": "praefectus-edia", "d2": "starting-gate", "c3": "citadel-adviser", "d3": "mind-knight"},
}
"""Where the cards of a deck start, in their owner's view."""

LEGAL_DECK = (
    "summoner: Svara; Ollag; Jarmund; Nadiana; 2 Parapet; 2 Ice Repair; 2 Glacial Shift; "
    "4 Frost Mage; 4 Bear Cavalry; 4 Ice Smith; 4 Ice Golem"
)


def rotated(square: str) -> str:
    """The square that the player opposite calls by this name."""
    return f"{'fedcba'['abcdef'.index(square[0])]}{9 - int(square[1])}"


def dealt(first: str = "south") -> Scenario:
    """A game of Polar Dwarves against Cave Goblins after the deal."""
    game = fresh("polar-dwarves", "cave-goblins", first=first)
    game.play("draw gate", "draw gate", "draw ice-smith", "draw ice-repair", "draw ollag")
    return game.play("draw gate", "draw sneak", "draw horde-slinger", "draw the-eater", "draw pile-on")


@pytest.mark.rule("SW2-SETUP-1")
def test_the_board_lies_between_the_players() -> None:
    assert [(row_for(0, square), row_for(1, square)) for square in range(0, 48, 6)] == [
        (row, 9 - row) for row in range(1, 9)
    ]


@pytest.mark.rule("SW2-SETUP-2")
@pytest.mark.parametrize("faction", list(FACTIONS))
def test_each_player_takes_a_ready_deck(faction: str) -> None:
    game = fresh(faction, faction)
    for side in game.state.sides:
        assert side.pile.cards() == ready_deck(faction).pile


@pytest.mark.rule("SW2-SETUP-2")
def test_each_player_may_take_a_legal_custom_deck_and_no_other() -> None:
    # A Frost Shaman of the Tundra Orcs shows the water that Svara needs, an Undead Archer does not.
    game = fresh("cave-goblins", LEGAL_DECK.replace("4 Frost Mage", "3 Frost Mage; Frost Shaman"))
    pile = game.draw_pile("north")
    assert (len(pile), pile.count("frost-mage"), pile.count("frost-shaman")) == (30, 3, 1)
    assert (game.card("c8"), game.draw_pile("south").count("horde-slinger")) == ("svara", 4)
    wrong = LEGAL_DECK.replace("4 Frost Mage", "3 Frost Mage; Undead Archer")
    with pytest.raises(SettingsError) as caught:
        fresh(north=wrong)
    [problem] = caught.value.problems
    assert (problem.where, card_of(problem), problem.rule) == ("north", "undead-archer", "SW2-DECK-8")
    with pytest.raises(SettingsError, match="ready decks"):
        fresh(south="no-such-deck")


@pytest.mark.rule("SW2-SETUP-3")
@pytest.mark.parametrize("faction", list(FACTIONS))
def test_cards_start_on_the_spaces_of_the_summoner_card(faction: str) -> None:
    game = fresh(faction, faction)
    found = {}
    for square in (f"{column}{row}" for column in "abcdef" for row in range(1, 9)):
        if game.card(square):
            found[square] = (SEATS[game.piece(square).controller], game.card(square))
    south = {square: ("south", card) for square, card in STARTS[faction].items()}
    north = {rotated(square): ("north", card) for square, card in STARTS[faction].items()}
    assert found == {**south, **north}


@pytest.mark.rule("SW2-SETUP-4")
def test_the_starting_gate_is_twice_as_strong_as_the_others() -> None:
    game = dealt()
    assert (game.life("d3"), game.life("c7")) == (10, 10)
    game.play("end", "end", "build gate a1")
    assert game.life("a1") == 5
    whole = fresh("polar-dwarves", "cave-goblins")
    for seat in SEATS:
        assert whole.draw_pile(seat).count("gate") == 3
        assert "starting-gate" not in whole.draw_pile(seat)


@pytest.mark.rule("SW2-SETUP-5")
def test_thirty_cards_are_shuffled_and_five_are_drawn() -> None:
    game = fresh("polar-dwarves", "cave-goblins", first="south")
    assert [len(game.draw_pile(seat)) for seat in SEATS] == [30, 30]
    decision = game.state.decision
    assert isinstance(decision, Chance)
    odds = {game.state.text_of(option): round(30 * odds, 9) for option, odds in decision.odds()}
    pile = game.draw_pile("south")
    assert odds == {f"draw {card}": pile.count(card) for card in pile}  # well shuffled: any card may come next
    game = dealt()
    for seat in SEATS:
        assert (len(game.draw_pile(seat)), len(game.hand(seat)), game.discard(seat), game.active(seat)) == (
            25,
            5,
            [],
            [],
        )
    assert game.hand("south") == ["gate", "gate", "ice-repair", "ice-smith", "ollag"]
    assert game.hand("north") == ["gate", "horde-slinger", "pile-on", "sneak", "the-eater"]


@pytest.mark.rule("SW2-SETUP-6")
def test_there_is_no_mulligan() -> None:
    game = fresh("polar-dwarves", "cave-goblins", first="north")
    prompts = []
    while game.asked == "chance":
        prompts.append(game.prompt)
        game.play(game.options[0])
    assert prompts == ["draw"] * 10
    assert (game.prompt, game.asked) == ("phase-summon", "north")


@pytest.mark.rule("SW2-SETUP-7")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_is_random_and_has_two_magic(first: int) -> None:
    game = fresh()
    decision = game.state.decision
    assert isinstance(decision, Chance)
    assert [(game.state.text_of(option), odds) for option, odds in decision.odds()] == [
        ("first south", 0.5),
        ("first north", 0.5),
    ]
    game.play(f"first {SEATS[first]}")
    while game.asked == "chance":
        game.play(game.options[0])
    assert game.asked == SEATS[first]
    assert game.magic(SEATS[first]) == 2
    assert game.magic(SEATS[1 - first]) == 3


@pytest.mark.rule("SW2-SETUP-8")
def test_the_first_turn_is_a_turn_like_any_other() -> None:
    game = dealt()
    # All phases with their actions: summon, three moves and no fourth, build.
    game.play("summon ice-smith d4")
    game.play("move c3 b3", "move c2 c3", "move d4 e4", "pass")
    assert game.refusal("move d1 e1") == ["SW2-MOVE-1"]
    game.play("end", "build gate a1")
    # Nobody is attacked, so the summoner suffers even now.
    game.play("end")
    assert (game.phase, game.damage("d1")) == ("attack", 0)
    game.play("end")
    assert (game.phase, game.damage("d1")) == ("magic", 1)
    game.play("discard ollag")
    assert game.magic("south") == 3
    game.play("end", "draw nadiana", "draw parapet", "draw jarmund")
    assert (game.asked, game.phase, len(game.hand("south"))) == ("north", "summon", 5)


@pytest.mark.rule("SW2-SETUP-8")
def test_three_units_may_attack_in_the_first_turn() -> None:
    game = scenario("""
        turn 1 south attack
        south b4 ice-smith
        south c3 ice-smith
        south d4 ice-smith
        south c5 ice-smith
        north c4 starting-gate
    """)
    for attacker in ("b4", "c3", "d4"):
        game.play(f"attack {attacker} c4", "roll s s")
    assert game.damage("c4") == 6
    # No fourth attack: the phase is over, and so is the turn.
    assert (game.asked, game.phase, game.damage("a1")) == ("north", "move", 0)
