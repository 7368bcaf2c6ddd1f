"""The Summon Phase; Mutations and boosts (SUM, MUT, BOOST)."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.board import SMALL
from stonehall.games.alliances.cards import BY_ID, COMMON, matches
from stonehall.games.alliances.effects import place_card
from stonehall.games.alliances.pieces import STUNNED
from tests.alliances.scenario import example, scenario

READY = """
    turn 3 south summon
    south c3 wall
    south hand {hand}
    south magic {magic}
"""


@pytest.mark.rule("SW1-SUM-1")
def test_any_number_of_units_one_after_another() -> None:
    game = scenario(READY.format(hand="scout ranger savager", magic="wall"))
    game.play("summon ranger c4", "summon scout d3")
    assert (game.card("c4"), game.card("d3"), game.hand("south")) == ("ranger", "scout", ["savager"])
    idle = scenario(READY.format(hand="scout ranger", magic="wall")).play("end")
    assert idle.hand("south") == ["ranger", "scout"]


@pytest.mark.rule("SW1-SUM-2", "SW1-SUM-3", "SW1-SUM-4", "SW1-SUM-11", "SW1-EX-6", "SW1-MAGIC-2")
def test_paying_for_karthos() -> None:
    """Five cards from the top of the magic pile, one after another, to the discard pile."""
    game = example("EX-6")
    pile = game.magic("south")
    assert len(pile) == 7
    assert game.summons("karthos") == "b3 c2 c4 d3"
    game.play("summon karthos d3")
    assert game.magic("south") == pile[:2]
    assert game.discard("south") == pile[:1:-1]
    assert (game.hand("south"), game.card("d3")) == (["fallen-phoenix-cultist"], "karthos")
    assert [event.id for event in game.log if event.id in ("magic-spent", "summoned")] == ["magic-spent", "summoned"]
    poor = scenario(READY.format(hand="karthos", magic="wall wall wall wall"))
    assert poor.starting("summon") == []


@pytest.mark.rule("SW1-SUM-3")
def test_next_to_a_wall_not_diagonally() -> None:
    assert scenario(READY.format(hand="scout", magic="wall")).summons("scout") == "b3 c2 c4 d3"


@pytest.mark.rule("SW1-SUM-5", "SW1-SUM-6", "SW1-EX-6")
def test_without_a_free_square_or_a_wall_nothing_is_summoned() -> None:
    full = scenario(
        READY.format(hand="scout", magic="wall") + "south b3 scout\nsouth d3 scout\nsouth c2 scout\nnorth c4 scout"
    )
    assert full.starting("summon") == []
    bare = scenario("""
        turn 3 south summon
        south hand scout
        south c3 boarboon
        north c4 wall
    """)
    assert bare.starting("summon") == []
    assert not bare.state.over


@pytest.mark.rule("SW1-SUM-7")
def test_across_the_centre_line() -> None:
    game = scenario(READY.replace("c3", "c4").format(hand="scout", magic="wall"))
    assert "c5" in game.summons("scout").split()


@pytest.mark.rule("SW1-SUM-8", "SW1-WALL-3", "SW1-CTRL-1")
def test_any_wall_under_control_serves() -> None:
    game = scenario("""
        turn 3 south summon
        south c3 wall
        south e6 wall owner north
        south a6 vine-wall
        south hand scout
    """)
    assert game.summons("scout") == "a5 a7 b3 b6 c2 c4 d3 d6 e5 e7 f6"


@pytest.mark.rule("SW1-SUM-9")
def test_a_cost_of_nothing_needs_no_magic() -> None:
    game = scenario(READY.format(hand="scout", magic=""))
    game.play("summon scout c4")
    assert game.card("c4") == "scout"


@pytest.mark.rule("SW1-SUM-12", "SW1-DISC-5")
def test_paid_cards_go_to_the_payers_discard_pile_whoever_owns_them() -> None:
    game = scenario(READY.format(hand="ranger", magic="brute") + "north c8 brute")
    game.play("summon ranger c4")
    assert (game.discard("south"), game.discard("north")) == (["brute"], [])


@pytest.mark.rule("SW1-SUM-13")
def test_placing_is_not_summoning() -> None:
    game = scenario(READY.format(hand="scout", magic="wall"))
    place_card(game.state, BY_ID["boarboon"].number, 0, 0, SMALL.square("e4"))
    assert (game.card("e4"), game.told("summoned"), game.attack("e4")) == ("boarboon", [], 2)


# Mutations ------------------------------------------------------------------------------------------------------------

MUTANTS = """
    turn 3 south summon
    south a1 the-warden
    south c4 prisoner wounds {wounds}
    south d4 brute
    north e5 prisoner
    south hand {hand}
    south magic wall wall wall wall wall wall
"""


@pytest.mark.rule("SW1-SUM-14", "SW1-MUT-1", "SW1-MUT-2", "SW1-EX-34")
def test_a_mutation_lies_on_an_own_filth_common() -> None:
    game = example("EX-34")
    assert game.starting("mutate") == ["mutate poison-mutant c4"]
    assert game.starting("summon") == []
    game.play("mutate poison-mutant c4")
    assert (game.card("c4"), game.under("c4"), len(game.magic("south"))) == ("poison-mutant", ["prisoner"], 4)


@pytest.mark.rule("SW1-MUT-3")
def test_values_change_and_wounds_stay() -> None:
    game = scenario(MUTANTS.format(wounds=1, hand="bone-mutant")).play("mutate bone-mutant c4")
    assert (game.wounds("c4"), game.piece("c4").card.life) == (1, BY_ID["bone-mutant"].life)
    frail = scenario("""
        turn 3 south summon
        south c4 grotesque-mutant wounds 3 under prisoner
        south hand bone-mutant
    """)
    frail.play("mutate bone-mutant c4")
    assert (frail.card("c4"), frail.magic("south")) == ("", ["bone-mutant", "prisoner"])


@pytest.mark.rule("SW1-MUT-4")
def test_temporary_effects_end() -> None:
    game = scenario(MUTANTS.format(wounds="0 stunned bonus 2", hand="bone-mutant")).play("mutate bone-mutant c4")
    assert game.piece("c4").marks & STUNNED == 0
    assert game.piece("c4").bonus == 0


@pytest.mark.rule("SW1-MUT-5")
def test_a_new_mutation_costs_less_and_gives_the_old_one_back() -> None:
    game = scenario("""
        turn 3 south summon
        south c4 poison-mutant under prisoner
        south hand bone-mutant
        south magic wall
    """)
    assert BY_ID["bone-mutant"].cost - BY_ID["poison-mutant"].cost == 1
    game.play("mutate bone-mutant c4")
    assert (game.card("c4"), game.under("c4"), game.magic("south")) == ("bone-mutant", ["prisoner"], [])
    assert game.hand("south") == ["poison-mutant"]


@pytest.mark.rule("SW1-MUT-6")
def test_a_mutated_unit_is_a_common() -> None:
    assert BY_ID["bone-mutant"].is_a(COMMON)
    assert matches(BY_ID["bone-mutant"], "filth")


@pytest.mark.rule("SW1-MUT-7")
def test_the_destroyer_gets_both_cards() -> None:
    game = scenario("""
        turn 3 north attack
        south c4 poison-mutant wounds 2 under prisoner
        north c5 savager
    """)
    game.play("attack c5 c4", "roll 3 3 3")
    assert game.magic("north") == ["poison-mutant", "prisoner"]


# Boosts ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-BOOST-1", "SW1-BOOST-2")
def test_a_boosted_unit_has_what_its_card_promises() -> None:
    dragon = BY_ID["deep-dragon"]
    magic = " ".join(["wall"] * (dragon.cost + dragon.boost))
    game = scenario(READY.format(hand="deep-dragon", magic=magic))
    plain = scenario(READY.format(hand="deep-dragon", magic=magic)).play("summon deep-dragon c4")
    assert (plain.piece("c4").boosts, plain.abilities("c4")) == (0, [])
    game.play("boosted deep-dragon c4")
    assert (game.piece("c4").boosts, game.abilities("c4"), game.magic("south")) == (1, sorted(dragon.boosted_ids), [])
    poor = scenario(READY.format(hand="deep-dragon", magic=" ".join(["wall"] * dragon.cost)))
    assert (poor.starting("boosted"), len(poor.starting("summon"))) == ([], 4)
