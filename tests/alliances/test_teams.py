"""Three and four players, elimination and the end of the game (TEAM, ELIM, END)."""

from __future__ import annotations

import pytest

from stonehall.games.alliances import messages
from stonehall.games.alliances.abilities import ABILITIES, at_any_time
from stonehall.games.alliances.board import LARGE, SMALL
from stonehall.games.alliances.cards import BY_ID, CARDS
from stonehall.games.alliances.effects import destroy, make_last, take_control
from stonehall.games.alliances.pieces import UNTIL_NEXT_TURN, Piece
from stonehall.games.alliances.state import Settings, State
from stonehall.games.alliances.turn import resume
from tests.alliances.scenario import GAME, Scenario, example, pass_turns, scenario

ORDER = ("south", "north", "south-east", "north-east")


def team(lines: str, patient: bool = False) -> Scenario:
    return scenario(lines, patient=patient, seats=4)


def slay(game: Scenario, *places: str, by: int = 0) -> Scenario:
    """A seat destroys cards, and the phase goes on."""
    state = game.state
    state.decision = None
    resume(state)
    destroy(state, [game.piece(place) for place in places], by)
    state.run()
    return game


# The boards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-TEAM-1")
def test_two_boards_side_by_side() -> None:
    state = GAME.start(form="four", first="south")
    assert (state.grid.rows, state.grid.columns) == (8, 12)


@pytest.mark.rule("SW1-TEAM-2", "SW1-TEAM-3")
def test_seats_and_sides() -> None:
    state = GAME.start(form="four", first="south")
    assert [state.seating.allies(seat) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]
    columns = [{LARGE.column_of[piece.square] // 6 for piece in state.own(seat)} for seat in range(4)]
    assert columns == [{0}, {0}, {1}, {1}]
    rows = [{LARGE.row_of[piece.square] // 4 for piece in state.own(seat)} for seat in range(4)]
    assert rows == [{0}, {1}, {0}, {1}]


@pytest.mark.rule("SW1-TEAM-4", "SW1-EX-43")
def test_three_players_play_four_hands() -> None:
    """One of them has two decks, as two players with separate hands, piles and turns."""
    state = GAME.start(form="three", first="south")
    assert (len(state.sides), len(GAME.forms()["three"])) == (4, 1)
    assert len({id(side) for side in state.sides}) == 4


@pytest.mark.rule("SW1-TEAM-4", "SW1-TEAM-12", "SW1-EX-43")
@pytest.mark.parametrize("given", [False, True])
def test_magic_of_one_deck_pays_for_the_other_only_after_it_was_given(given: bool) -> None:
    game = example("EX-43")
    game.play(*["give 2"] if given else [], "end")
    while game.turn_of != "north-east":
        game.play("end" if game.asked != "chance" else game.options[0])
    hunter = BY_ID["shadow-elves-hunter"]
    assert (hunter.cost, hunter.id in game.hand("north-east")) == (2, True)
    assert bool(game.starting("summon", hunter.id)) == given


@pytest.mark.rule("SW1-TEAM-5", "SW1-TEAM-7")
def test_the_highest_roller_begins_with_a_shortened_turn() -> None:
    """Only those who tie roll again (O-07); nobody else has a shortened turn (O-06)."""
    game = Scenario(GAME.start(form="four"))
    game.play("roll 5", "roll 2", "roll 5", "roll 5", "roll 1", "roll 4", "roll 4", "roll 2", "roll 6")
    assert (game.turn_of, game.phase, game.state.most_moves) == ("north-east", "move", 2)
    while game.state.turn < 2:
        game.play("end")
    assert (game.turn_of, game.phase, game.state.most_moves) == ("south", "draw", 3)


@pytest.mark.rule("SW1-TEAM-6", "SW1-EX-39")
def test_turns_go_round() -> None:
    game = team("turn 3 south-east move\n" + "\n".join(f"{seat} hand wall" for seat in ORDER))
    turns = []
    for turn in range(4, 8):
        pass_turns(game, turn)
        turns.append(game.turn_of)
    assert turns == ["north-east", "south", "north", "south-east"]


@pytest.mark.rule("SW1-TEAM-8", "SW1-TEAM-21", "SW1-WALL-7", "SW1-EX-40")
def test_walls_go_anywhere_on_the_side_of_the_team() -> None:
    game = example("EX-40").play("end")
    squares = [text.split()[2] for text in game.starting("build wall")]
    assert "i2" in squares
    assert "b5" not in squares
    assert len(squares) == 48 - 4  # two summoners and two Walls stand there


@pytest.mark.rule("SW1-TEAM-9", "SW1-TEAM-10", "SW1-EX-38")
def test_the_edges_are_joined() -> None:
    game = team("turn 3 south move\nsouth l3 boarboon\nsouth f3 boarboon")
    assert "a3" in game.moves("l3").split()
    assert "g3" in game.moves("f3").split()
    attackers = example("EX-38")
    assert attackers.targets("a4") == "l4"
    assert attackers.targets("k3") == "b3"
    blocked = team("turn 3 south attack\nsouth k3 murk\nnorth b3 boarboon\nsouth l3 wall")
    assert blocked.targets("k3") == "l3"
    assert LARGE.distance[LARGE.square("a3")][LARGE.square("l3")] == 1


@pytest.mark.rule("SW1-TEAM-11", "SW1-EX-38")
def test_but_not_the_long_ones_and_not_for_two() -> None:
    game = team("turn 3 south move\nsouth d1 boarboon")
    assert "d8" not in game.moves("d1").split()
    assert SMALL.square("a3") not in SMALL.neighbours[SMALL.square("f3")]


@pytest.mark.rule("SW1-TEAM-19")
def test_both_ways_round() -> None:
    """Two squares in one row lie on two lines: here one of them is blocked."""
    rays = LARGE.rays[LARGE.square("a3")]
    assert sum(LARGE.square("g3") in ray for ray in rays) == 2
    game = team("turn 3 south attack\nsouth a5 murk\nsouth l5 wall\nnorth d5 boarboon")
    assert game.targets("a5") == "d5 l5"


def test_neighbours_and_distances_agree_all_round() -> None:
    """Both ways, and over the joined edges: a distance is the number of steps."""
    for start in range(LARGE.size):
        steps = {start: 0}
        frontier = [start]
        for square in frontier:
            assert all(square in LARGE.neighbours[near] for near in LARGE.neighbours[square])
            for near in LARGE.neighbours[square]:
                if near not in steps:
                    steps[near] = steps[square] + 1
                    frontier.append(near)
        assert [steps[square] for square in range(LARGE.size)] == LARGE.distance[start]


# Magic and control ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-TEAM-12", "SW1-TEAM-13", "SW1-BUILD-5", "SW1-EX-41")
def test_giving_magic_to_the_partner() -> None:
    """A packet from the top in unchanged order, newly built cards among it (O-05)."""
    game = example("EX-41")
    pile = game.magic("south")
    assert (len(pile), game.magic("south-east")) == (5, ["wall"])
    game.play("magic savager", "magic swamp-orcs-shaman", "give 4", "end")
    assert game.magic("south") == pile[:3]
    assert game.magic("south-east") == ["wall", *pile[3:], "savager", "swamp-orcs-shaman"]
    early = team("turn 3 south attack\nsouth magic wall\nsouth a2 boarboon\nsouth b2 wall")
    assert early.starting("give") == []


@pytest.mark.rule("SW1-TEAM-14", "SW1-EX-40")
def test_summoning_needs_an_own_wall() -> None:
    """O-09."""
    assert example("EX-40").summons("scout") == "b3 c2 c4 d3"


@pytest.mark.rule("SW1-TEAM-15")
def test_an_opponent_is_one_of_two() -> None:
    """O-10."""
    game = team("turn 3 south move")
    assert (game.state.opponents(0), game.state.opponents(3)) == ([1, 3], [0, 2])


@pytest.mark.rule("SW1-TEAM-16")
def test_one_moves_and_attacks_with_the_own_units() -> None:
    game = team("turn 3 south move\nsouth c3 boarboon\nsouth-east i3 boarboon")
    assert game.moves("c3") != ""
    assert game.moves("i3") == ""


@pytest.mark.rule("SW1-TEAM-17")
def test_the_partners_cards_block_and_may_be_attacked() -> None:
    """O-11."""
    game = team("turn 3 south attack\nsouth c3 murk\nsouth-east d3 ranger\nnorth e3 boarboon")
    assert game.targets("c3") == "d3"
    game.play("attack c3 d3", "roll 3 3")
    assert (game.magic("south"), game.magic("south-east")) == (["ranger"], [])


@pytest.mark.rule("SW1-TEAM-20")
def test_hands_are_not_shared() -> None:
    game = team("turn 3 south move\nsouth-east hand ranger")
    assert game.state.view(0)["sides"][2]["hand"] is None


# Elimination ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule(
    "SW1-ELIM-1", "SW1-ELIM-2", "SW1-ELIM-3", "SW1-ELIM-4", "SW1-ELIM-5", "SW1-ELIM-6", "SW1-ELIM-10", "SW1-EX-42"
)
def test_a_player_whose_summoner_falls_is_out() -> None:
    """O-04, O-22."""
    game = example("EX-42").play("attack f7 f8", "roll 3 3 3")
    assert game.magic("south") == ["sunderved"]  # as usual
    north = game.side("north")
    assert north.eliminated
    assert [piece.card.id for piece in game.state.own(1)] == []
    assert (north.hand, north.discard, len(north.pile), north.magic) == ((), (), 0, ())
    assert len(north.removed) == 3 + 1 + 1 + 3 + 1  # hand, draw pile, discard pile, battlefield, what lay under it
    assert game.magic("north-east") == ["wall", "wall", "quen", "brute", "muster", "wall"]
    assert [event.args for event in game.told("magic-left")] == [(1, 3, 4)], "it is not given"
    assert not game.told("magic-given")
    assert game.side("south").vine_walls == 4
    assert (game.state.over, game.winner) == (False, "")
    assert [event.id for event in game.log].count("destroyed") == 1
    pass_turns(game, 4)
    assert game.turn_of == "south-east"


@pytest.mark.rule("SW1-ELIM-7")
def test_in_the_own_turn_the_turn_ends() -> None:
    game = team("turn 3 south attack\nsouth a2 boarboon\nsouth b2 wall\nsouth magic wall\nsouth hand wall")
    slay(game, "a1")
    assert (game.turn_of, game.side("south").eliminated) == ("north", True)


@at_any_time("test-meanwhile", lambda s, me: [me.square])
def _meanwhile(s: State, me: Piece, place: int) -> None:
    me.bonus += 1


@pytest.mark.rule("SW1-ELIM-7")
def test_no_phase_of_that_turn_follows() -> None:
    """Nobody is asked between phases that are not played any more."""
    game = team("turn 3 south move\nsouth c3 boarboon\nnorth f4 boarboon\nnorth hand wall", patient=True)
    game.state.lend(game.piece("f4"), ABILITIES["test-meanwhile"])
    slay(game, "a1")
    assert (game.asked, game.turn_of, game.state.turn) == ("north", "north", 4)


@pytest.mark.rule("SW1-ELIM-8", "SW1-EX-39")
def test_the_turn_order_skips_the_player() -> None:
    """O-08."""
    game = team("turn 3 south move\n" + "\n".join(f"{seat} hand wall" for seat in ORDER))
    slay(game, "f8")
    turns = []
    for turn in range(4, 7):
        pass_turns(game, turn)
        turns.append(game.turn_of)
    assert turns == ["south-east", "north-east", "south"]


@pytest.mark.rule("SW1-ELIM-9")
def test_effects_until_the_next_turn_of_the_player_end_then() -> None:
    """O-23."""
    game = team("turn 3 south move\n" + "\n".join(f"{seat} hand wall" for seat in ORDER))
    make_last(game.state, BY_ID["vine-guard"].number, 1, UNTIL_NEXT_TURN)
    slay(game, "f8")
    assert len(game.state.events) == 1
    pass_turns(game, 4)
    assert (game.turn_of, game.state.events) == ("south-east", [])


@pytest.mark.rule("SW1-ELIM-10")
def test_captured_cards_stay_with_those_who_control_them() -> None:
    game = example("EX-42")
    take_control(game.state, game.piece("c5"), 0)
    slay(game, "f8")
    assert game.controller("c5") == "south"
    assert game.piece("c5").owner == 1


@pytest.mark.rule("SW1-ELIM-1", "SW1-UNDER-7")
def test_what_a_player_who_is_out_would_discard_leaves_the_game() -> None:
    """An Event of the player may lie under a card of another: its discard pile is no more."""
    game = team("turn 3 south attack\nsouth c3 boarboon\nsouth d3 quen under smoke-bomb@north\nsouth hand wall")
    slay(game, "f8")
    slay(game, "d3")
    north = game.side("north")
    assert (north.discard, [CARDS[card].id for card in north.removed].count("smoke-bomb")) == ((), 1)


# The end --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-END-1", "SW1-END-3")
def test_the_last_player_with_a_summoner_wins() -> None:
    game = scenario("turn 3 south attack\nsouth e8 boarboon\nnorth f8 sunderved wounds 6")
    game.play("attack e8 f8", "roll 1 3")
    assert (game.state.over, game.winner) == (True, "south")
    own = slay(scenario("turn 3 south attack\nsouth a2 boarboon\nsouth b2 wall"), "a1")
    assert own.winner == "north"


@pytest.mark.rule("SW1-END-2", "SW1-EX-42")
def test_a_team_wins_when_both_enemy_summoners_are_gone() -> None:
    """Also if one of the winners is out."""
    game = team("turn 3 south move\n" + "\n".join(f"{seat} hand wall" for seat in ORDER))
    slay(game, "g1", by=1)
    slay(game, "f8")
    assert not game.state.over
    slay(game, "l8")
    assert game.winner == "south south-east"


@pytest.mark.rule("SW1-END-4")
def test_defeat_is_checked_when_everything_is_resolved() -> None:
    """O-21: what the attack triggered comes first."""
    game = scenario("""
        turn 3 south attack
        south e8 blade-master
        north f8 sunderved wounds 6
        north e7 boarboon
    """)
    game.play("attack e8 f8", "roll 3")
    assert (game.state.over, game.prompt) == (False, "free-attack")
    game.play("pass")
    assert game.winner == "south"


@pytest.mark.rule("SW1-END-5")
@pytest.mark.parametrize(("draw", "winner"), [(True, ""), (False, "south")])
def test_no_summoner_left_on_either_side(draw: bool, winner: str) -> None:
    """O-20."""
    game = scenario("turn 3 south attack\nsouth a2 boarboon\nsouth b2 wall")
    game.state.settings = Settings(2, last_summoners_draw=draw)
    slay(game, "a1", "f8")
    assert (game.state.over, game.winner) == (True, winner)


@pytest.mark.rule("SW1-END-6")
def test_there_is_no_other_end() -> None:
    game = scenario("turn 3 south move\nnorth c5 boarboon")
    pass_turns(game, 9)
    assert not game.state.over


@pytest.mark.rule("SW1-END-7")
def test_a_summoner_counts_for_its_owner() -> None:
    """O-25."""
    game = scenario("turn 3 south move\nsouth a2 boarboon")
    take_control(game.state, game.piece("f8"), 0)
    summoner = game.state.summoner_of(1)
    assert summoner is game.piece("f8")
    slay(game, "f8")
    assert game.winner == "south"


def test_after_somebody_has_left_the_prompt_says_who_did() -> None:
    game = scenario("turn 3 south attack")
    game.state.leave(0, "conceded")
    for seat, told in ((0, "ending-conceded-lost"), (1, "ending-conceded-won"), (None, "ending-conceded-seen")):
        assert messages.prompt(game.state.view(seat)).id == told
