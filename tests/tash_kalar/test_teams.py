"""Team play: shared pieces and legends, sideways cards, and handing over the turn."""

from __future__ import annotations

from random import Random

import pytest

from stonehall.games.tash_kalar.cards import CARDS
from stonehall.games.tash_kalar.seating import SEATS
from stonehall.kernel.decision import Chance
from tests.tash_kalar.scenario import Scenario, fresh, scenario


def dealt(**options: str) -> Scenario:
    """A team game with all first cards drawn, whichever they are."""
    game, rng = fresh(teams="yes", **options), Random(1)
    while isinstance(game.state.decision, Chance):
        game.state.apply(game.state.decision.sample(rng))
    return game


def legends(game: Scenario, seat: str) -> list[str]:
    return [CARDS[card].id for card in game.state.seats[SEATS.index(seat)].legends]


# Sides and hands ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TK-TEAM-1")
def test_partners_share_pieces_supply_and_points() -> None:
    game = scenario("""
        settings form duel teams
        turn 3 south actions 1
        west hand swordmaster
        north hand bomb
        south common e4
        north common e5 d4
    """)
    game.play("place e6")
    assert game.state.discs == [16 - 2, 16 - 2]
    assert game.asked == "north"
    game.play("place i5", "place i6")
    assert (game.asked, game.view["player"]) == ("west", "west")
    game.play("summon swordmaster e5", "destroy d4")
    assert game.squares("south") == "e4 e5 e6", "west summons with pieces that south placed"
    assert game.piece("e5") == "south heroic"
    game.play("place a5")
    assert game.piece("a5") == "south common"
    assert game.points("south") == 1
    assert [side["score"] for side in game.view["sides"]] == [1, 0, 1, 0]
    assert [side["discs"] for side in game.view["sides"]] == [12, 14, 12, 14]
    assert game.asked == "east"


@pytest.mark.rule("TK-TEAM-1")
def test_turns_alternate_between_the_teams() -> None:
    game = scenario("settings form high-form teams\nturn 3 east")
    seats = []
    for square in ("a3", "a4", "a5", "a6", "a7"):
        seats.append(game.asked)
        game.play(f"place {square}", f"place {square.replace('a', 'i')}")
    assert seats == ["east", "south", "north", "west", "east"]
    assert game.squares("north") == "a3 i3 a5 i5 a7 i7", "north and east are one team"


@pytest.mark.rule("TK-TEAM-2", "TK-TEAM-3")
@pytest.mark.parametrize(
    ("first", "holders"),
    [("south", {"south", "north"}), ("north", {"north", "west"}), ("west", {"west", "east"}),
     ("east", {"east", "south"})],
)  # fmt: skip
def test_each_has_beings_and_a_flare_and_the_partner_who_plays_first_the_legends(first: str, holders: set[str]) -> None:
    game = dealt(first=first)
    decks = set()
    for seat, name in enumerate(SEATS):
        own = game.state.seats[seat]
        assert (len(own.hand), len(own.flares)) == (3, 1)
        assert len(own.legends) == (2 if name in holders else 0)
        assert {CARDS[card].deck for card in own.hand + own.pile.cards()} <= {"northern", "highland", "sylvan"}
        assert len(own.pile) == 15
        decks.add(tuple(sorted(own.hand + own.pile.cards())))
    assert len(decks) == 3, "four decks, of which the two of the empire have the same list"
    assert len(set(game.state.settings.schools)) == 4


PASSED = """
    settings form duel teams
    turn 3 south actions 1
    south hand knight herald bomb titan
    south draw swordmaster messenger
    south school sylvan
    west hand naiad
    west draw sapling dryad
    legends top leviathan hell-bull fire-dragon
"""


@pytest.mark.rule("TK-TEAM-4")
def test_the_legends_pass_to_the_partner_who_refills_them() -> None:
    game = scenario(PASSED).play("place e5")
    assert legends(game, "south") == []
    assert legends(game, "west") == ["titan", "leviathan"]
    assert game.hand("south") == ["bomb", "herald", "knight"]
    assert game.hand("west") == ["leviathan", "naiad", "titan"], "his beings wait for the end of his own turn"
    assert legends(game, "north") == legends(game, "east") == []


@pytest.mark.rule("TK-TEAM-5", "TK-TEAM-4")
def test_the_partner_draws_the_extra_legend_after_the_refill() -> None:
    lines = PASSED.replace("south hand knight", "south hand forest-mystic knight").replace("south draw", "south top")
    game = scenario(lines + "\nsouth common d3 c4 e5").play("summon forest-mystic d4")
    assert game.hand("south") == ["bomb", "herald", "knight", "swordmaster"], "the extra being is his own"
    assert legends(game, "west") == ["titan", "leviathan", "hell-bull"]
    drawn = [(SEATS[event.args[0]], CARDS[event.args[1]].id) for event in game.told("drew")]
    assert drawn == [("west", "leviathan"), ("south", "swordmaster"), ("west", "hell-bull")]
    full = lines.replace("bomb titan", "bomb titan leviathan").replace("legends top leviathan", "legends top")
    game = scenario(full + "\nsouth common d3 c4 e5").play("summon forest-mystic d4")
    assert legends(game, "west") == ["titan", "leviathan", "hell-bull"], "nothing to refill, one extra"


# Sideways cards -------------------------------------------------------------------------------------------------------


SIDEWAYS = "swordmaster messenger herald chronicler assassin time-mage"
DECK = """
    settings form duel teams
    turn 3 south actions {actions}
    south hand knight bomb hypnotist {more}
    south top {upright} {sideways}
"""


def deck(upright: str, more: str = "", actions: int = 2) -> Scenario:
    return scenario(DECK.format(actions=actions, more=more, upright=upright, sideways=SIDEWAYS))


def triggered(game: Scenario) -> bool:
    return game.view["last_turns"] >= 0


@pytest.mark.rule("TK-TEAM-7", "TK-TEAM-6")
def test_drawing_the_last_upright_card_triggers_the_end() -> None:
    game = deck("cannon champion").play("discard bomb", "done", "place a5")
    assert game.hand("south") == ["cannon", "hypnotist", "knight"]
    assert not triggered(game)
    last = deck("cannon").play("discard bomb", "done", "place a5")
    assert last.hand("south") == ["cannon", "hypnotist", "knight"]
    assert len(last.state.seats[0].pile) == 6
    assert triggered(last)


@pytest.mark.rule("TK-TEAM-7")
def test_sideways_cards_may_still_be_drawn() -> None:
    game = deck("cannon").play("discard bomb", "done", "place a5")
    game.play("place b3", "place b4", "place b5", "place b6", "place b7", "place b8")  # north, west and east
    assert (game.asked, triggered(game)) == ("south", True)
    game.play("discard cannon", "done", "place a6")
    assert game.hand("south") == ["hypnotist", "knight", "swordmaster"]
    assert game.view["sides"][0]["draw_size"] == 5


@pytest.mark.rule("TK-TEAM-6")
def test_a_card_put_under_the_deck_turns_another_upright() -> None:
    """Seven cards, one of them upright; one more below makes two upright ones, of which one is drawn."""
    game = deck("cannon", more="champion").play("discard bomb", "under hypnotist", "done", "place a5")
    assert game.hand("south") == ["cannon", "champion", "knight"]
    assert len(game.state.seats[0].pile) == 7
    assert not triggered(game)
    game.play("place b3", "place b4", "place b5", "place b6", "place b7", "place b8")  # north, west and east
    game.play("discard knight", "done", "place a6")
    assert game.hand("south") == ["cannon", "champion", "swordmaster"], "the uppermost of those that lay sideways"
    assert triggered(game)


# Handing over ---------------------------------------------------------------------------------------------------------


OVER = """
    settings form {form} teams
    turn 3 south
    south hand knight swordmaster f4-4a titan
    south draw messenger herald
    south common d4 d6 e6 e7 e8
    south heroic f7
    south legendary f8
    west hand hypnotist sapling f4-5b
    north heroic c1 d1 e1 f1 g1
    north legendary h5
    north common c2 d2 e2 f2 g2 h2
"""


@pytest.mark.rule("TK-TEAM-8", "TK-TEAM-9")
def test_the_partner_only_places_commons() -> None:
    game = scenario(OVER.format(form="duel"))
    assert {text.split()[0] for text in game.options} == {"place", "summon", "discard", "flare", "hand-over"}
    game.play("hand-over")
    assert game.asked == "west"
    assert legends(game, "west") == ["titan"]
    assert {text.split()[0] for text in game.options} == {"place"}
    for other in ("summon sapling e5", "summon swordmaster d5", "discard hypnotist", "discard knight", "flare f4-5b",
                  "flare f4-4a", "end", "hand-over"):  # fmt: skip
        assert game.refusal(other) == ["TK-TEAM-9"]
    game.play("place a5")
    assert (game.asked, game.actions) == ("west", 1)
    assert {text.split()[0] for text in game.options} == {"place"}
    game.play("place a6")
    assert game.squares("south", "common") == "d4 a5 a6 d6 e6 e7 e8"


@pytest.mark.rule("TK-TEAM-9", "TK-TEAM-8")
def test_the_partner_finishes_the_effect_first() -> None:
    game = scenario(OVER.format(form="duel").replace("north common c2", "north common c4 e4 c2"))
    game.play("summon swordmaster d5")
    assert game.options == ["destroy c4", "destroy e4", "hand-over", "pass"]
    game.play("hand-over")
    assert game.asked == "west"
    assert game.options == ["destroy c4", "destroy e4", "pass"], "the same question, and no way back"
    game.play("destroy c4")
    assert game.piece("d5") == "south heroic"
    assert (game.asked, game.actions) == ("west", 1)
    assert {text.split()[0] for text in game.options} == {"place"}
    assert game.discard("south") == ["swordmaster"]
    assert game.discard("west") == []


@pytest.mark.rule("TK-TEAM-9", "TK-TURN-7")
def test_the_partner_also_uses_up_actions_gained() -> None:
    game = scenario(OVER.format(form="duel").replace("f4-5b", "f3-5").replace("f4-4a", "f4-5b"))
    game.play("flare f4-5b", "hand-over")
    assert (game.asked, game.prompt, game.actions) == ("west", "place", 3)
    game.play("place a4")
    assert (game.prompt, game.actions) == ("partner-actions", 3), "that was the flare"
    game.play("place a5", "place a6")
    assert (game.asked, game.actions) == ("west", 1)
    assert game.play("place a7", "draw herald").asked == "north"


@pytest.mark.rule("TK-TEAM-10", "TK-TEAM-9")
def test_the_player_whose_turn_it_is_ends_it_without_a_flare() -> None:
    game = scenario(OVER.format(form="duel").replace("south draw messenger herald", "south top messenger herald"))
    game.play("hand-over", "place a5")
    assert "flare f4-4a" not in game.options
    game.play("place a6")
    assert game.asked == "north", "although south's flare would still apply"
    assert game.hand("south") == ["f4-4a", "knight", "messenger", "swordmaster"]
    assert game.hand("west") == ["f4-5b", "hypnotist", "sapling", "titan"], "only legends went to him"
    plain = scenario(OVER.format(form="duel")).play("place a5", "place a6")
    assert plain.options == ["end", "flare f4-4a"], "without handing over there is time for a flare"


@pytest.mark.rule("TK-TEAM-10")
def test_the_player_whose_turn_it_is_claims_and_scores() -> None:
    lines = OVER.format(form="high-form") + "\nnorth lost 3 0 0\ntasks current destruction"
    game = scenario(lines).play("hand-over", "place a5", "place a6")
    assert (game.prompt, game.asked) == ("claim", "south")
    assert game.options == ["claim destruction", "pass"]
    duel = scenario(OVER.format(form="duel") + "\nnorth lost 2 0 0").play("hand-over", "place a5", "place a6")
    assert duel.points("south") == 1


# What partners know, and extra turns ----------------------------------------------------------------------------------


@pytest.mark.rule("TK-TEAM-11", "TK-HAND-6")
def test_partners_see_their_legends_but_not_beings_and_flare() -> None:
    game = scenario(OVER.format(form="duel") + "\nnorth hand bomb leviathan f5-5")
    seen = {seat: game.state.view(SEATS.index(seat))["sides"] for seat in SEATS}
    assert seen["south"][0]["hand"] == ["knight", "swordmaster"]
    assert seen["south"][0]["flares"] == ["f4-4a"]
    for seat in ("south", "west"):
        assert seen[seat][0]["legends"] == ["titan"]
        assert seen[seat][1]["legends"] is None
    for seat in ("north", "east"):
        assert seen[seat][0]["legends"] is None
        assert seen[seat][1]["legends"] == ["leviathan"]
    for seat in ("north", "west", "east"):
        assert seen[seat][0]["hand"] is None
        assert seen[seat][0]["flares"] is None
    assert seen["south"][2]["hand"] is None
    assert seen["south"][2]["flares"] is None


@pytest.mark.rule("TK-TEAM-11")
def test_a_partner_imagines_the_true_legends() -> None:
    game = scenario(OVER.format(form="duel") + "\nnorth hand leviathan\nlegends draw hell-bull fire-dragon")
    rng = Random(3)
    imagined = [game.state.imagine(SEATS.index("west"), rng) for _ in range(20)]
    own = {tuple(state.seats[0].legends) for state in imagined}  # type: ignore[attr-defined]
    theirs = {tuple(state.seats[1].legends) for state in imagined}  # type: ignore[attr-defined]
    assert own == {tuple(game.state.seats[0].legends)}
    assert len(theirs) > 1


@pytest.mark.rule("TK-TEAM-12", "TK-END-11")
def test_the_legends_pass_before_an_extra_turn_too() -> None:
    game = scenario("""
        settings form duel teams
        turn 3 south
        south heroic d6 f6 e7
        south common d8 f8
        south hand time-elemental titan
        legends top leviathan
    """)
    game.play("summon time-elemental e5", "place a3")
    assert (game.asked, game.actions) == ("south", 2)
    assert legends(game, "south") == []
    assert legends(game, "west") == ["titan", "leviathan"]
    assert not game.starting("summon")
    game.play("place a4", "place a5")
    assert game.asked == "north"
    assert legends(game, "west") == ["titan", "leviathan"]
