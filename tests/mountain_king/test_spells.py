"""Spells: what each effect does, and how a spell wears out."""

from __future__ import annotations

from typing import cast

import pytest

from stonehall.games.mountain_king.component_sets import OWN
from stonehall.games.mountain_king.components import EFFECTS
from stonehall.games.mountain_king.pyramid import PLACE_NAMES
from stonehall.games.mountain_king.resources import RESOURCES
from stonehall.games.mountain_king.seating import SEATS
from stonehall.games.mountain_king.spells import EFFECTS as STEPS
from stonehall.games.mountain_king.view_shape import View
from tests.mountain_king.scenario import AFTER, FIRST_ROW, NUMBERS, Scenario, row, scenario

SPELL = {spell.effect: place for place, spell in enumerate(OWN.spells)}


def with_spell(effect: str, text: str = "", runes: int = 0) -> str:
    return f"spell {SPELL[effect]} runes {runes}\nsouth storage rune 1 {text}"


@pytest.mark.card(*[spell.id for spell in OWN.spells])
@pytest.mark.rule("MK-SPELL-2", "MK-TERM-4")
def test_every_spell_costs_a_rune_that_stays_on_it() -> None:
    text = (
        "\nhorde a0 @bog-cook bribes coin\nhorde a1 @reed-piper\ntunnel part j2 j3 j4\ntunnel domino k1 l1\n"
        f"statue fire j2\nstatue ice j3\ndeck 1 draw {NUMBERS['clay-roller']}\n{row(FIRST_ROW, tokens='1 0 0 0')}"
    )
    for place, spell in enumerate(OWN.spells):
        game = scenario(f"spell {place} runes 1\nsouth storage rune 1 stone 5{text}")
        game.play("cast s1")
        assert game.state.runes == [2], spell.id
        assert game.state.spells_left == 0
        assert [event.args[1] for event in game.log if event.id == "cast"] == [place]
    assert set(EFFECTS) == set(STEPS)


@pytest.mark.rule("MK-SPELL-1", "MK-TURN-2")
def test_one_spell_a_turn_before_recruiting_or_digging() -> None:
    game = scenario(with_spell("gain-stone", "coin 1"))
    game.play("cast s1")
    assert game.refusal("cast s1") == ["MK-SPELL-1"]
    assert scenario(with_spell("gain-stone"), turn=AFTER).refusal("cast s1") == ["MK-TURN-2"]
    poor = scenario(f"spell {SPELL['gain-stone']} runes 0\nsouth storage coin 4")
    assert poor.refusal("cast s1") == ["MK-SPELL-2"]


@pytest.mark.rule("MK-SPELL-3")
def test_the_third_rune_wears_a_spell_out() -> None:
    game = scenario(with_spell("gain-iron", runes=2) + "\nspells draw 0 1")
    game.play("cast s1")
    assert game.storage() == "iron 2"
    game.play("turn-up 1")
    assert (game.state.spellbook, game.state.runes) == ([1], [0])
    assert game.state.spells.bottom == [SPELL["gain-iron"]]


@pytest.mark.rule("MK-SPELL-4")
def test_a_spell_that_would_do_nothing_cannot_be_cast() -> None:
    for effect in ("wake", "unload", "take-bribes", "swap-statues", "lift-tunnel"):
        game = scenario(with_spell(effect, "coin 4"))
        assert game.refusal("cast s1") == ["MK-SPELL-4"], effect


@pytest.mark.rule("MK-SPELL-5")
def test_cheaper_dig() -> None:
    game = scenario(with_spell("cheaper-dig", "stone 2"))
    assert "dig stone i3" not in game.options
    game.play("cast s1", "dig stone i3", "lay j2 r90")
    assert game.storage() == ""
    assert game.honor("tunnels") == 2


@pytest.mark.rule("MK-SPELL-6")
def test_free_hammers() -> None:
    text = "stone 2\ntunnel part j2 j3 j4 i4 h4 h3 g3"
    game = scenario(with_spell("free-hammers", text))
    game.play("cast s1", "dig stone domino", "lay f4 r0")  # f4 and g4 are rubble, a hammer lies under f4
    assert game.storage() == "hammer 1"


@pytest.mark.rule("MK-SPELL-7")
def test_mixed_minerals_score_as_the_least() -> None:
    game = scenario(with_spell("mixed-minerals", "stone 1 iron 1 heartstone 1"))
    assert not game.starting("dig")
    game.play("cast s1")
    assert "dig stone i3" in game.options
    assert "dig iron i3" not in game.options
    assert "dig iron domino" in game.options
    game.play("dig stone i3", "lay j2 r90")
    assert game.storage() == ""
    assert game.honor("tunnels") == 2


@pytest.mark.rule("MK-SPELL-8")
def test_dig_points() -> None:
    game = scenario(with_spell("dig-points", "stone 2"))
    game.play("cast s1", "dig stone domino", "lay j2 r90")
    assert game.honor("tunnels") == 2


@pytest.mark.rule("MK-SPELL-9", "MK-BRIBE-4")
def test_any_bribe() -> None:
    horde = f"horde a0 @bog-cook\nhorde a1 @reed-piper\nhorde b0 @bog-giant\n{row(FIRST_ROW)}"
    game = scenario(with_spell("any-bribe", f"stone 1 hammer 1\n{horde}"))
    assert "recruit b0" not in game.options
    game.play("cast s1", "recruit b0", "bribe hammer")
    assert (game.bribes("a0"), game.bribes("a1")) == ("hammer", "stone")


@pytest.mark.rule("MK-SPELL-10")
def test_take_bribes() -> None:
    horde = "horde a0 @bog-cook bribes coin rune coin coin\nhorde a1 @reed-piper bribes coin"
    game = scenario(with_spell("take-bribes", f"\n{horde}"))
    game.play("cast s1", "rob a0")
    assert game.storage() == "coin 1 rune 1"
    assert game.bribes("a0") == "coin coin"


@pytest.mark.rule("MK-SPELL-11")
def test_new_trolls() -> None:
    horde = "horde a0 @bog-cook bribes coin\nhorde b0 @bog-giant pedestal ice\n"
    decks = f"deck 1 draw {NUMBERS['clay-roller']} {NUMBERS['marsh-hauler']}\ndeck 2 draw {NUMBERS['hail-thrower']}"
    game = scenario(with_spell("new-trolls", f"\n{horde}{decks}"))
    game.play("cast s1", "send-away a0", f"deal {NUMBERS['marsh-hauler']}", "send-away b0", "pass")
    assert (game.horde("a0"), game.bribes("a0"), game.horde("b0")) == ("marsh-hauler", "coin", "hail-thrower")
    assert game.state.pedestals_offered[PLACE_NAMES.index("b0")] == 1
    assert game.prompt == "before"


@pytest.mark.rule("MK-SPELL-12")
def test_gains() -> None:
    for effect, gained in (("gain-stone", "stone 2"), ("gain-iron", "iron 2"), ("gain-heartstone", "heartstone 2")):
        game = scenario(with_spell(effect))
        game.play("cast s1")
        assert game.storage() == gained
    game = scenario(with_spell("gain-any"))
    game.play("cast s1", "gain cart")
    assert "gain cart" not in game.options
    game.play("gain coin")
    assert game.storage() == "coin 1 cart 1"


@pytest.mark.rule("MK-SPELL-12")
def test_nobody_gains_more_kinds_than_there_are() -> None:
    spells = "; ".join(f"spell word-{number} gain-any 9 late" for number in range(17))
    text = f"components {spells}\nspell 0 runes 0\nmiddle storage rune 1"
    game = scenario(text, settings="seats 5 side winter", seat="middle").play("cast s1")
    game.play(*[f"gain {resource}" for resource in RESOURCES[:-1]])  # the last is the only one that is left
    assert game.storage("middle") == " ".join(f"{resource} 1" for resource in RESOURCES)


@pytest.mark.rule("MK-SPELL-19")
def test_some_spells_do_more_for_those_who_play_late_in_a_round() -> None:
    """One more for each who plays between the start player and the caster."""

    def cast_by(seat: str, effect: str, settings: str = "seats 5 side winter") -> Scenario:
        text = f"spell {SPELL[effect]} runes 0\n{seat} storage rune 1"
        return scenario(text, settings=settings, seat=seat).play("cast s1")

    gained = [cast_by(seat, "gain-iron").storage(seat) for seat in SEATS]
    assert gained == ["iron 2", "iron 2", "iron 3", "iron 4", "iron 5"]
    assert [cast_by(seat, "gain-heartstone").storage(seat) for seat in SEATS] == ["heartstone 2"] * 5
    assert cast_by("west", "gain-iron", "seats 2 side autumn").storage("west") == "iron 2"
    assert [cast_by(seat, "dig-points").state.dig_bonus for seat in SEATS] == [2, 2, 3, 4, 5]
    assert [cast_by(seat, "free-moves").state.free_moves for seat in SEATS] == [2, 2, 3, 4, 5]
    assert [cast_by(seat, "free-hammers").state.free_hammers for seat in SEATS] == [2, 2, 3, 4, 5]
    third = cast_by("north", "gain-any").play("gain cart", "gain coin", "gain iron")
    assert third.storage("north") == "iron 1 coin 1 cart 1"


@pytest.mark.rule("MK-SPELL-19")
def test_whoever_looks_at_a_late_spell_sees_what_it_would_do_for_them() -> None:
    game = scenario(f"spell {SPELL['gain-iron']} runes 0", settings="seats 5 side winter", seat="middle")
    views = [cast("View", game.state.view(seat)) for seat in (*range(5), None)]
    amounts = [view["spellbook"][0]["amount"] for view in views]
    assert amounts == [2, 2, 3, 4, 5, 5]  # a spectator sees it as whoever has the turn


@pytest.mark.rule("MK-SPELL-13")
def test_unload() -> None:
    smoot = row(FIRST_ROW + " ember-child", tokens="1 0 0 0 101")
    game = scenario(with_spell("unload", f"\n{smoot}"))
    game.play("cast s1", "unload fire-cart", "unload coin", "pass")
    assert game.storage() == "coin 1 cart 1"
    assert (game.tokens("2a"), game.tokens("1a")) == ("100", "0")


@pytest.mark.rule("MK-SPELL-14")
def test_wake() -> None:
    game = scenario(with_spell("wake", f"\n{row(FIRST_ROW + ' bog-giant', tokens='1 0 0 0 1000')}"))
    game.play("cast s1")
    assert "wake 1a" not in game.options  # it is full
    game.play("wake 2a")
    assert game.tokens("2a") == "1111"


@pytest.mark.rule("MK-SPELL-15")
def test_more_workshops() -> None:
    shops = "stone 4\ntunnel part j2 j3 j4 k4 k5 k6 j6 j7\nworkshop millstone j5\nworkshop runesmith j8"
    game = scenario(with_spell("more-workshops", shops))
    game.play("cast s1", "visit j5", "use 1 stone 1 iron", "done", "visit j8", "use 1 stone 1 rune", "done")
    assert game.storage() == "stone 2 iron 1 rune 1"
    assert not game.starting("visit")


@pytest.mark.rule("MK-SPELL-16")
def test_free_moves() -> None:
    game = scenario(with_spell("free-moves", "stone 2\ntunnel part j2 j3\nstatue ice j3"))
    game.play("cast s1", "dig stone domino", "lay k1 r0", "move j3 j2", "move j2 j1")
    assert game.statue("j1") == "ice"
    assert not game.starting("move")


@pytest.mark.rule("MK-SPELL-17")
def test_swap_statues() -> None:
    game = scenario(with_spell("swap-statues", "\ntunnel part j2 j3 j4\nstatue fire j2\nstatue moon j4\nstatue ice g3"))
    game.play("cast s1")
    assert game.options == ["pass", "swap j2 j4"]
    game.play("swap j2 j4")
    assert (game.statue("j2"), game.statue("j4"), game.statue("g3")) == ("moon", "fire", "ice")


@pytest.mark.rule("MK-SPELL-18", "MK-NET-3")
def test_lift_tunnel() -> None:
    tunnels = "tunnel domino j2 j3\ntunnel i3 j4 k4 l4\nstatue fire l4\nstacks domino 3"
    game = scenario(with_spell("lift-tunnel", f"\n{tunnels}"))
    game.play("cast s1")
    assert game.options == ["lift j2", "pass"]  # on the other stands a statue
    game.play("lift j2")
    assert game.network() == "j1"
    assert game.storage() == "stone 2"
    assert game.state.stacks[0] == 4
    assert game.honor("statues") == 0
