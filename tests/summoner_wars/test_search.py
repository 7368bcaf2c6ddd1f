"""Looking through a draw pile. No card of the ready decks does it; the pile knows how."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import BY_ID, CARDS
from stonehall.kernel import Chance
from tests.summoner_wars.scenario import scenario


@pytest.mark.rule("SW2-SEARCH-2", "SW2-EX-24")
def test_after_a_search_the_draw_pile_is_shuffled() -> None:
    """The card at the bottom was known to come last; after the search it may come next, like any other."""
    game = scenario("""
        turn 3 south magic
        south hand gate gate gate gate frost-mage
        south draw gate gate
        south bottom ice-ram parapet
    """)
    pile = game.state.sides[0].pile
    assert pile.bottom == [BY_ID["ice-ram"].number, BY_ID["parapet"].number]
    assert pile.loose == [BY_ID["gate"].number] * 2  # these come first
    pile.take(BY_ID["parapet"].number)  # found by the search
    pile.shuffle()
    assert pile.next_known() == -1
    game.play("discard frost-mage", "end")
    draw = game.state.decision
    assert isinstance(draw, Chance)
    odds = {CARDS[option.args[0]].id: share for option, share in draw.odds()}
    assert odds == {"gate": pytest.approx(2 / 3), "ice-ram": pytest.approx(1 / 3)}
