"""What counts as silly, game by game: counted when bots are measured."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from stonehall.games.alliances.cards import CHAMPION
from stonehall.games.mountain_king.component_sets import OWN
from tests.alliances import scenario as alliances
from tests.mountain_king import scenario as mountain_king
from tests.scenario import S, Table
from tests.summoner_wars import scenario as summoner_wars
from tests.tash_kalar import scenario as tash_kalar
from tests.toy import STONES

ROOM = "south gate a4\ntunnel part b4 c4 d4 e4\ntunnel part b5 c5 d5 e5 anchor d5\n"
MEAD_HALL = f"hall-{[hall.id for hall in OWN.halls].index('mead-hall') + 1}"


def follies(game: Table[S], text: str) -> Sequence[str]:
    state = game.state
    return list(state.game.follies(state, state.legal(text)))


def test_a_game_that_knows_no_follies_has_none() -> None:
    state = STONES.start()
    assert state.decision is not None
    assert not state.game.follies(state, state.decision.options[0])


class TestSummonerWars:
    def test_champions_are_burnt_and_other_cards_become_magic(self) -> None:
        game = summoner_wars.scenario("turn 3 south magic\nsouth hand dragos frost-mage gate")
        assert follies(game, "discard dragos") == ["champion-burnt"]
        assert follies(game, "discard frost-mage") == []
        assert follies(game, "end") == []

    def test_the_summon_phase_ends_with_something_to_summon(self) -> None:
        rich = summoner_wars.scenario("turn 3 south summon\nsouth magic 5\nsouth hand frost-mage\nsouth c2 gate")
        assert follies(rich, "end") == ["summon-left-out"]
        assert follies(rich, rich.starting("summon")[0]) == []
        poor = summoner_wars.scenario(
            "turn 3 south summon\nsouth magic 0\nsouth hand frost-mage\nsouth c2 gate", patient=True
        )
        assert poor.starting("summon") == []
        assert follies(poor, "end") == []

    def test_own_cards_are_attacked_and_inaction_is_punished(self) -> None:
        game = summoner_wars.scenario(
            "turn 3 south attack\nsouth d4 frost-mage\nsouth d3 ice-smith\nnorth d5 undead-warrior"
        )
        assert follies(game, "attack d4 d3") == ["own-card-attacked"]
        assert follies(game, "attack d4 d5") == []
        assert follies(game, "end") == ["inaction"]
        assert follies(game.play("attack d4 d5", "roll s"), "end") == []


class TestAlliances:
    def test_champions_become_magic(self) -> None:
        champion = next(card.id for card in alliances.GAME.cards() if card.is_a(CHAMPION))
        game = alliances.scenario(f"turn 3 south magic\nsouth hand {champion} scout")
        assert follies(game, f"magic {champion}") == ["champion-burnt"]
        assert follies(game, "magic scout") == []
        assert follies(game, "end") == []

    def test_something_could_be_summoned_and_is_not(self) -> None:
        lines = "turn 3 south summon\nsouth hand swamp-beast\nsouth c3 wall"
        rich = alliances.scenario(f"{lines}\nsouth magic wall wall wall")
        assert follies(rich, "end") == ["summon-left-out"]
        assert follies(rich, rich.starting("summon")[0]) == []
        assert follies(alliances.scenario(lines, patient=True), "end") == []

    def test_own_cards_are_attacked(self) -> None:
        game = alliances.scenario("turn 3 south attack\nsouth c3 scout\nsouth c4 wall\nnorth c2 scout")
        assert follies(game, "attack c3 c4") == ["own-card-attacked"]
        assert follies(game, "attack c3 c2") == []


class TestTashKalar:
    def test_the_last_action_goes_to_a_common_although_a_being_could_come(self) -> None:
        game = tash_kalar.scenario("south common c4 c5 c6\nsouth hand swordmaster\nnorth common h4")
        assert game.summons("swordmaster")
        assert follies(game, "place a5") == []  # there is another action
        game.play("place a5")
        assert follies(game, "place a6") == ["summon-left-out"]
        assert follies(game, "discard swordmaster") == ["summon-left-out"]
        assert follies(game, game.starting("summon")[0]) == []

    def test_where_nothing_can_be_summoned_nothing_is_left_out(self) -> None:
        game = tash_kalar.scenario("south common c4\nsouth hand swordmaster\nnorth common h4").play("place a5")
        assert follies(game, "place i5") == []


class TestMountainKing:
    @pytest.mark.parametrize(("statue", "found"), [("statue fire b4", ["statues-covered"]), ("", [])])
    def test_a_hall_covers_statues_that_count(self, statue: str, found: list[str]) -> None:
        game = mountain_king.scenario(f"{ROOM}{statue}", turn=mountain_king.AFTER).play(f"dedicate {MEAD_HALL}")
        assert follies(game, "lay b4 r0") == found

    @pytest.mark.parametrize(("effect", "found"), [("cheaper 1", ["spell-wasted"]), ("", [])])
    def test_a_spell_is_cast_in_vain(self, effect: str, found: list[str]) -> None:
        text = f"horde a0 @bog-cook\nsouth storage stone 3\n{mountain_king.row(mountain_king.FIRST_ROW)}"
        game = mountain_king.scenario(text, turn=f"moment before {effect}")
        assert follies(game, "recruit a0") == found
        assert follies(game, "dig stone domino") == []
