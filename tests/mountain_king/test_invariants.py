"""Checked games: what cannot be is found, whatever breaks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from stonehall.games.mountain_king.component_sets import OWN
from stonehall.games.mountain_king.invariants import invariant_errors, position_errors
from stonehall.games.mountain_king.ledger import ledger_errors
from stonehall.games.mountain_king.state import HALL, State
from stonehall.kernel import play_randomly
from tests.mountain_king.scenario import AFTER, FIRST_ROW, GAME, Scenario, row, scenario


def some_turns_in() -> State:
    """A moment of a random game for three, before anybody can have dedicated a hall."""
    state, rng = GAME.start(seats="3"), Random(4)
    while state.turn < 5:
        play_randomly(state, rng, limit=1)
    assert invariant_errors(state) == []
    return state


def lose_a_tunnel(s: State) -> None:
    s.stacks[0] -= 1


def lose_a_workshop(s: State) -> None:
    s.offered[s.offered.index(max(s.offered))] -= 1


def invent_a_hall(s: State) -> None:
    s.halls_left ^= 1


def double_a_token(s: State) -> None:
    s.pedestal_honor[0] += 3


def crown_nobody(s: State) -> None:
    s.coronation_honor[1] += 5


def forget_a_recruit(s: State) -> None:
    s.levels[s.active] += 1


def lose_a_spell(s: State) -> None:
    s.spellbook[0] = s.spellbook[1]


def lose_a_troll(s: State) -> None:
    s.horde[0] = s.horde[1]


def let_networks_touch(s: State) -> None:
    s.networks[0] |= s.networks[1] << 1


def owe_resources(s: State) -> None:
    s.storage[0] = -1


@pytest.mark.parametrize(
    ("breaks", "said"),
    [
        (lose_a_tunnel, "tunnels of shape"),
        (lose_a_workshop, "the workshops are not all there once"),
        (invent_a_hall, "the great halls are not all there once"),
        (double_a_token, "the tokens of pedestals are not all there once"),
        (crown_nobody, "the coronation tokens"),
        (forget_a_recruit, "has not recruited the trolls"),
        (lose_a_spell, "the spells are not all there once"),
        (lose_a_troll, "the trolls are not all there once"),
        (let_networks_touch, "touch"),
        (owe_resources, "less than nothing"),
    ],
)
def test_what_cannot_be_is_found(breaks: Callable[[State], None], said: str) -> None:
    state = some_turns_in()
    breaks(state)
    assert [error for error in invariant_errors(state) if said in error]


@pytest.mark.rule("MK-SCORE-6")
def test_a_second_statue_that_scores_in_one_tunnel_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = scenario("tunnel part j2 j3 j4\nstatue fire j2\nstatue ice j4", turn=AFTER)
    said = "halls and statues of south are not worth what is said"
    assert said not in invariant_errors(game.state)
    monkeypatch.setattr("stonehall.games.mountain_king.invariants.statues", lambda s, side: 4 + 6)
    assert said in invariant_errors(game.state)


def test_a_hall_that_scores_like_a_tunnel_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    room = "south gate a4\ntunnel part b4 c4 d4 e4 b5 c5 d5 e5\nstatue fire b4"
    game = scenario(room, turn=AFTER).play("dedicate hall-1")
    game.play(game.options[0])
    assert any(tile.kind == HALL for tile in game.state.tiles)
    said = "halls and statues of south are not worth what is said"
    assert said not in invariant_errors(game.state)
    monkeypatch.setattr("stonehall.games.mountain_king.invariants.halls", lambda s, side: 0)
    assert said in invariant_errors(game.state)


# Resources ------------------------------------------------------------------------------------------------------------


def after_play(game: Scenario, *plays: str) -> tuple[State, State]:
    """The states before and after the last of these plays, with what was told of it."""
    game.play(*plays[:-1])
    before = game.state.clone()
    game.state.log = []
    game.play(plays[-1])
    return before, game.state


RICH = f"south storage stone 3 iron 2 coin 4 rune 1 cart 2\nhorde a0 @bog-cook\nhorde a1 @clay-roller\n{row(FIRST_ROW)}"
BESIDE = "workshop {} j5\ntunnel part j2 j3 j4\n"
GAVE = ("give stone", "give stone", "give iron")
HALF_WAY = ("trade rune", *GAVE)


@pytest.mark.rule("MK-TERM-3", "MK-TERM-4", "MK-TERM-5")
@pytest.mark.parametrize(
    ("more", "turn", "plays"),
    [
        ("", "", ("dig stone domino", "lay j2 r90")),
        ("", "", HALF_WAY),
        ("", "", (*HALF_WAY, "give coin")),
        ("", "", ("recruit a0", "seat 2a")),
        (BESIDE.format("charmer"), "", ("visit j5", "use 1 coin 1 rune")),
        (BESIDE.format("picksmith"), "", ("visit j5", "use 2 any 1 hammer", "give stone")),
        (BESIDE.format("picksmith"), "", ("visit j5", "use 2 any 1 hammer", "give stone", "give coin")),
        ("tunnel part j2 j3\nstatue fire j2\n", AFTER, ("move j2 j3",)),
    ],
)
def test_a_play_accounts_for_what_it_changes(more: str, turn: str, plays: tuple[str, ...]) -> None:
    before, after = after_play(scenario(f"{more}{RICH}", turn=turn), *plays)
    assert ledger_errors(before, after) == []
    for kind in range(2):
        after.storage[kind] += 1
        assert "not conserved" in "".join(ledger_errors(before, after))
        after.storage[kind] -= 1


def test_a_resource_that_turns_into_another_is_found() -> None:
    before, after = after_play(scenario(RICH), "recruit a0", "seat 2a")
    after.storage[0] -= 1
    after.storage[1] += 1
    assert "not conserved" in "".join(ledger_errors(before, after))


def test_a_spell_has_its_third_rune_only_until_its_effect_is_over() -> None:
    """MK-SPELL-3: it may be written down while the effect asks, and lies open at no other moment."""
    state = some_turns_in()
    state.runes[0] = 3
    assert position_errors(state, quiet=False) == []
    assert position_errors(state, quiet=True) == ["A spell with its third rune lies open."]


def test_nothing_is_wrong_while_a_spell_with_its_third_rune_asks() -> None:
    """MK-SPELL-3, in a game that is checked after every play."""
    effects = [spell.effect for spell in OWN.spells]
    text = f"spell {effects.index('gain-any')} runes 2\nsouth storage rune 1\nspells draw 0 1"
    game = scenario(text).play("cast s1")
    assert (game.state.runes, position_errors(game.state, quiet=True)) == ([3], [])
    assert position_errors(game.play("gain cart", "gain coin").state, quiet=True) == []
    assert game.state.runes == [0]
