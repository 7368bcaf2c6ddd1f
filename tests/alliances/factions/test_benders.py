"""Every card of the Benders as printed, the ready deck, and what the cards do."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.cards import BY_ID, CARDS
from tests.alliances.factions import printed
from tests.alliances.scenario import Scenario, pass_turns, scenario, to_phase

UNITS = {
    "tacullu": ("tacullu", "summoner", -1, "bow", 2, 5, "counter-summon", 1),
    "gulldune": ("gulldune", "champion", 5, "bow", 2, 4, "mind-capture", 1),
    "kalal": ("kalal", "champion", 7, "bow", 3, 5, "glimpse-the-future", 1),
    "sorgwen": ("sorgwen", "champion", 5, "bow", 3, 3, "telepathic-command", 1),
    "gwalark": ("gwalark", "champion", 6, "bow", 2, 5, "levitate", 0),
    "kalu": ("kalu", "champion", 6, "bow", 2, 6, "mind-link-kalu", 0),
    "talu": ("talu", "champion", 6, "bow", 2, 6, "mind-link-talu", 0),
    "breaker": ("breaker", "common", 2, "bow", 1, 1, "memory-break", 6),
    "controller": ("controller", "common", 2, "bow", 2, 1, "telekinetic-blast", 6),
    "deceiver": ("deceiver", "common", 1, "bow", 1, 1, "stun", 6),
    "mind-witch": ("mind-witch", "common", 2, "bow", 2, 1, "mimic-mind-witch", 0),
    "parasite": ("parasite", "common", 1, "sword", 1, 2, "life-drain", 0),
}


@pytest.mark.parametrize("id", UNITS)
def test_printed(id: str) -> None:
    assert printed.unit(id) == UNITS[id]


@pytest.mark.card("tacullu", "wall", "controller", "deceiver")
def test_setup_and_ready_deck() -> None:
    assert printed.setup("benders") == "a1:controller c1:deceiver d1:tacullu d2:controller d3:wall e2:deceiver"
    assert printed.events("benders") == {"mind-control": 3, "mimic": 3, "magic-drain": 2, "a-hero-is-born": 1}
    assert printed.deck("benders") == {"summoner": 1, "champion": 3, "common": 18, "event": 9, "wall": 3}


# Tacullu --------------------------------------------------------------------------------------------------------------


@pytest.mark.card("tacullu")
def test_counter_summon_pays_the_cost_of_a_unit_and_discards_it() -> None:
    game = scenario("""turn 3 south attack
        south c3 tacullu
        south magic wall deceiver wall
        north c6 brute
        north d3 savager
        south b3 deceiver
        north c2 sunderved
        north a3 scout""")
    game.play("end")
    assert (game.prompt, game.options) == ("counter-summon", ["pass", "target b3", "target c6"])  # no Savager for 3
    game.play("target c6")
    assert (game.card("c6"), game.magic("south"), game.magic("north")) == ("", ["wall"], [])
    assert game.discard("south") == ["wall", "deceiver", "brute"]


@pytest.mark.card("tacullu")
def test_counter_summon_needs_a_clear_line() -> None:
    game = scenario("""turn 3 south attack
        south c3 tacullu
        south magic wall deceiver wall
        north c4 wall
        north c6 brute
        north d4 brute
        south f1 deceiver
        north f2 brute""")
    assert (game.play("end").prompt, game.turn_of) == ("phase-move", "north")


# Champions ------------------------------------------------------------------------------------------------------------

CAPTURE = """turn 3 south attack
    south c3 gulldune
    north c5 brute wounds 1 under ranger
    south f1 deceiver
    north f2 brute"""


@pytest.mark.card("gulldune")
def test_mind_capture_takes_the_unit_as_it_is() -> None:
    game = scenario(CAPTURE).play("attack c3 c5", "roll 3 6")
    assert (game.asked, game.prompt, game.options) == ("south", "mind-capture", ["pass", "yes"])
    game.play("yes")
    assert (game.controller("c5"), game.wounds("c5"), game.under("c5")) == ("south", 1, ["ranger"])
    assert (game.piece("c5").owner, game.magic("south")) == (1, [])
    pass_turns(game, 5)
    assert game.controller("c5") == "south"  # for good


@pytest.mark.card("gulldune")
def test_mind_capture_may_be_declined_and_needs_a_deadly_attack() -> None:
    killed = scenario(CAPTURE).play("attack c3 c5", "roll 3 6", "pass")
    assert (killed.card("c5"), killed.magic("south")) == ("", ["brute", "ranger"])
    assert scenario(CAPTURE).play("attack c3 c5", "roll 1 6").wounds("c5") == 2
    own = CAPTURE.replace("north c5", "south c5")
    assert scenario(own).play("attack c3 c5", "roll 3 6").prompt == "phase-attack"
    wall = CAPTURE.replace("brute wounds 1 under ranger", "wall wounds 8")
    assert scenario(wall).play("attack c3 c5", "roll 3 6").prompt == "phase-attack"


GLIMPSE = """south c3 kalal
    south f1 deceiver
    north draw brute savager scout ranger torodin wall"""


def glimpsed(draws: str = "brute savager scout ranger") -> Scenario:
    """Kalal has looked at the top four cards of the north."""
    game = scenario(GLIMPSE, patient=True).play("move c3 c4", "seat north")
    for card in draws.split():
        game.play(f"draw {card}")
    return game


@pytest.mark.card("kalal")
def test_glimpse_the_future_puts_two_below_and_two_on_top() -> None:
    game = glimpsed()
    assert (game.asked, game.prompt) == ("south", "glimpse-below")
    assert game.options == ["card brute", "card ranger", "card savager", "card scout"]
    game.play("card scout", "card brute")
    assert (game.prompt, game.options) == ("glimpse-on-top", ["card ranger", "card savager"])
    game.play("card ranger")
    pile = game.side("north").pile
    assert [CARDS[card].id for card in pile.top] == ["ranger", "savager"]
    assert [CARDS[card].id for card in pile.bottom] == ["scout", "brute"]
    assert (game.side("north").top_seen, game.side("north").bottom_seen) == ((1, 1), (1, 1))
    game.play("move f1 f1")
    pass_turns(game, 4)
    assert game.hand("north") == ["ranger", "savager"]  # drawn without luck; then luck goes on


@pytest.mark.card("kalal")
def test_what_kalal_sees_is_told_to_her_player_alone() -> None:
    game = glimpsed()
    assert {CARDS[seen.args[1]].id for seen in game.told("saw")} == {"brute", "savager", "scout", "ranger"}
    assert [(seen.only, seen.seen_by(1).args) for seen in game.told("saw")] == [(0, (0,))] * 4
    assert [event.args for event in game.told("looked-at-pile")] == [(0, 1)]


@pytest.mark.card("kalal")
def test_equal_cards_are_asked_for_like_others() -> None:
    """Nothing hidden shows: as many questions come whatever the cards are."""
    game = scenario(GLIMPSE.replace("brute savager scout ranger", "brute brute brute brute"), patient=True)
    game.play("move c3 c4", "seat north", *["draw brute"] * 4)
    for prompt in ("glimpse-below", "glimpse-below", "glimpse-on-top"):
        assert (game.prompt, game.options) == (prompt, ["card brute"])
        game.play("card brute")
    assert game.prompt == "phase-move"


@pytest.mark.card("kalal")
def test_an_empty_pile_is_looked_at_like_others() -> None:
    """SW1-INFO-4: the size of a draw pile is not public."""
    game = scenario(GLIMPSE, patient=True).play("move c3 c4", "seat south")
    for prompt in ("glimpse-below", "glimpse-below", "glimpse-on-top"):
        assert (game.prompt, game.options) == (prompt, ["pass"])
        game.play("pass")
    assert game.prompt == "phase-move"


@pytest.mark.card("kalal")
def test_glimpse_the_future_only_if_her_player_moves_her() -> None:
    """SW1-ABIL-6: any move will do, but it must be one of her player's."""
    lines = """turn 3 south attack
        south c3 controller
        south c6 wall
        {seat} c4 kalal
        north draw wall brute
        south f1 deceiver
        north f2 brute"""
    moved = ("attack c3 c4", "roll 1 1", "target c4", "move c4 d4")
    assert scenario(lines.format(seat="south")).play(*moved).prompt == "glimpse-the-future"
    assert scenario(lines.format(seat="north")).play(*moved).prompt == "phase-attack"


@pytest.mark.card("kalal")
def test_glimpse_the_future_once_per_turn() -> None:
    game = scenario("""turn 3 south move
        south c3 kalal
        south c4 controller
        north c7 brute
        north draw brute savager scout ranger wall""")
    game.play("move c3 b3", "seat south")
    game.play("end", "attack c4 c7", "roll 1 1", "target b3", "move b3 b4")
    assert (game.card("b4"), game.triggered().count("glimpse-the-future")) == ("kalal", 1)


@pytest.mark.card("sorgwen")
def test_telepathic_command_lets_a_common_attack_again_after_the_phase() -> None:
    game = scenario("""turn 3 south attack
        south c3 sorgwen attacked
        south d4 deceiver
        south f4 deceiver
        south a3 gulldune
        north d5 torodin
        north f5 torodin
        north a4 torodin""")
    game.play("attack d4 d5", "roll 3", "end")
    assert (game.prompt, game.starting("attack", "f4")) == ("free-attack", [])  # 4 squares away
    assert {text.split()[1] for text in game.starting("attack")} == {"d4"}
    game.play("attack d4 d5", "roll 3")
    assert game.wounds("d5") == 2


@pytest.mark.card("gwalark")
def test_levitate_lifts_him_and_the_own_units_near_him() -> None:
    game = scenario("""south c1 gwalark
        south c2 wall
        south d1 deceiver
        south d2 wall
        south e1 wall
        south f3 deceiver
        south f4 wall
        south e3 wall
        south f2 wall""")
    assert "c3" in game.moves("c1").split()
    assert "d3" in game.moves("d1").split()
    assert game.moves("f3") == "f3"


@pytest.mark.card("kalu", "talu")
@pytest.mark.parametrize(("one", "other"), [("kalu", "talu"), ("talu", "kalu")])
@pytest.mark.parametrize("where", ["hand", "draw"])
def test_mind_link_fetches_the_twin(one: str, other: str, where: str) -> None:
    game = scenario(f"""turn 3 south summon
        south hand {one} wall
        south {where} {other} wall
        south magic wall wall wall wall wall wall
        south c3 wall""")
    game.play(f"summon {one} c4")
    assert (game.prompt, game.options) == ("mind-link", [f"card {other}", "pass"])
    game.play(f"card {other}", "to c5")
    assert (game.card("c4"), game.card("c5"), game.magic("south")) == (one, other, [])
    assert other not in game.hand("south") + game.draw_pile("south")


@pytest.mark.card("kalu", "talu")
def test_mind_link_is_asked_for_whether_the_twin_is_there_or_not() -> None:
    lines = """turn 3 south summon
        south hand kalu wall
        south magic wall wall wall wall wall wall
        south c3 wall"""
    game = scenario(lines, patient=True).play("summon kalu c4")
    assert (game.prompt, game.options) == ("mind-link", ["pass"])


@pytest.mark.card("kalu", "talu")
@pytest.mark.parametrize(("one", "other"), [("kalu", "talu"), ("talu", "kalu")])
def test_mind_link_shares_the_wounds_of_attacks(one: str, other: str) -> None:
    lines = f"""turn 3 south attack
        south c3 savager
        north c4 {one}
        north f8 {other} wounds 4
        north a8 tacullu
        south e3 savager
        north e4 brute"""
    game = scenario(lines).play("attack c3 c4", "roll 3 1 1")
    assert (game.wounds("c4"), game.wounds("f8")) == (1, 5)
    game = scenario(lines).play("attack c3 c4", "roll 3 3 3")
    assert (game.wounds("c4"), game.card("f8"), game.magic("north"), game.magic("south")) == (3, "", [other], [])
    game = scenario(lines.replace(f"c4 {one}", f"c4 {one} wounds 5")).play("attack c3 c4", "roll 3 1 1")
    assert (game.card("c4"), game.wounds("f8")) == ("", 5)  # the last wound counts, too


# Commons --------------------------------------------------------------------------------------------------------------

BREAKING = """turn 3 south attack
    south c3 breaker
    north c5 torodin
    north magic wall
    north draw brute savager wall
    south f1 deceiver
    north f2 brute"""


@pytest.mark.card("breaker")
def test_memory_break_discards_the_revealed_card_unless_it_is_paid_for() -> None:
    game = scenario(BREAKING).play("attack c3 c5", "roll 1")
    assert (game.asked, game.prompt) == ("chance", "draw")
    game.play("draw savager")
    assert (game.asked, game.prompt, game.options) == ("south", "memory-break", ["pass", "yes"])
    game.play("yes")
    assert (game.asked, game.prompt, game.options) == ("north", "memory-break-pay", ["pass", "pay 1"])
    lost = Scenario(game.state.clone()).play("pass")
    assert (lost.discard("south"), lost.discard("north")) == (["savager"], [])
    assert lost.draw_pile("north") == sorted(["brute", "wall"], key=lambda id: BY_ID[id].number)
    game.play("pay 1")
    assert (game.discard("south"), game.discard("north"), game.magic("north")) == ([], ["wall"], [])
    assert [CARDS[card].id for card in game.side("north").pile.bottom] == ["savager"]


@pytest.mark.card("breaker")
def test_memory_break_may_leave_the_card_on_top() -> None:
    game = scenario(BREAKING).play("attack c3 c5", "roll 1", "draw savager", "pass")
    assert [CARDS[card].id for card in game.side("north").pile.top] == ["savager"]
    assert game.side("north").top_seen == (3,)  # everybody has seen it


@pytest.mark.card("breaker")
def test_memory_break_is_for_attacks_on_enemy_units() -> None:
    game = scenario(BREAKING.replace("torodin", "wall")).play("attack c3 c5", "roll 1")
    assert game.prompt == "phase-attack"


@pytest.mark.card("controller")
def test_telekinetic_blast_moves_a_unit_but_no_controller() -> None:
    game = scenario("""turn 3 south attack
        south c3 controller
        south d3 controller
        north c5 brute
        north e3 controller
        north c6 brute
        north a3 wall""")
    game.play("attack c3 c5", "roll 1 1")
    assert (game.prompt, game.options) == ("telekinetic-blast", ["pass", "target c5"])
    game.play("target c5", "move c5 d5")
    assert game.card("d5") == "brute"


@pytest.mark.card("deceiver")
def test_deceivers_stun_enemy_commons_beside_them() -> None:
    game = scenario("""turn 3 south magic
        south hand wall
        south c3 deceiver
        north c4 brute
        north b3 torodin
        north c5 brute
        north f8 sunderved""")
    game.play("end")
    assert game.turn_of == "north"
    assert (game.moves("c4"), bool(game.moves("b3")), bool(game.moves("c5"))) == ("", True, True)
    game.play("end")
    assert (game.targets("c4"), bool(game.targets("b3"))) == ("", True)
    to_phase(pass_turns(game, 5), "move").play("move c3 c1")
    pass_turns(game, 6)
    assert game.moves("c4") != ""  # it lasts one turn


@pytest.mark.card("mind-witch")
def test_mimic_has_the_name_and_the_ability_of_an_enemy_for_a_turn() -> None:
    game = scenario("""turn 3 south event
        south hand wall
        south c3 mind-witch
        north c6 shadow-elves-swordsman
        north d4 controller
        north a8 sunderved
        north d2 torodin
        north f4 torodin""")
    game.play("end")
    assert (game.prompt, game.options) == ("mimic-mind-witch", ["target c6", "target d2", "target d4"])
    swift = Scenario(game.state.clone()).play("target c6")
    assert swift.abilities("c3") == ["mimic-mind-witch", "swift"]
    assert swift.piece("c3").is_named("swordsman")
    assert "a4" in swift.moves("c3").split()
    game.play("target d4", "end", "attack c3 c6", "roll 1 1")
    assert (game.prompt, game.options) == ("telekinetic-blast", ["pass", "target d2"])
    game.play("pass")
    pass_turns(game, 4)
    assert (game.abilities("c3"), game.piece("c3").is_named("mind-witch")) == (["mimic-mind-witch"], True)


@pytest.mark.card("parasite")
def test_parasites_heal_when_they_destroy_a_unit() -> None:
    game = scenario("""turn 3 south attack
        south c3 parasite wounds 1
        north c4 deceiver
        south f1 deceiver
        north f2 brute""")
    game.play("attack c3 c4", "roll 3")
    assert (game.prompt, game.options) == ("life-drain", ["pass", "yes"])
    assert game.play("yes").wounds("c3") == 0


# Events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.card("mind-control")
def test_mind_control_buys_a_common_on_the_own_side() -> None:
    game = scenario("""turn 3 south event
        south hand mind-control
        south magic wall wall
        south a1 tacullu
        north c4 brute wounds 1
        north d4 savager
        north e4 scout
        north c5 scout
        north f4 torodin""")
    game.play("play mind-control")
    assert game.options == ["target c4", "target e4"]  # no Champion, nobody across the line, nobody too dear
    game.play("target c4")
    assert (game.controller("c4"), game.wounds("c4"), game.magic("south")) == ("south", 1, [])
    assert bool(game.moves("c4"))


MIMIC = """turn 3 south event
    south hand mimic
    south a1 tacullu
    north hand wall vine-growth ambush brute"""


@pytest.mark.card("mimic")
def test_mimic_takes_an_event_from_an_opponents_hand() -> None:
    game = scenario(MIMIC).play("play mimic")
    assert (game.asked, game.prompt, game.options) == ("south", "mimic", ["card ambush", "card vine-growth"])
    game.play("card ambush")
    assert (game.hand("south"), game.hand("north")) == (["ambush"], ["brute", "vine-growth", "wall"])
    assert (game.starting("play"), game.discard("south")) == (["play ambush"], ["mimic"])
    game.play("play ambush")
    assert (game.discard("south"), game.discard("north")) == (["mimic", "ambush"], [])


@pytest.mark.card("mimic")
def test_what_was_seen_and_taken_is_told_to_nobody_else() -> None:
    game = scenario(MIMIC).play("play mimic", "card ambush")
    assert len(game.told("saw")) == 4
    for told in game.told("saw") + game.told("took-event"):
        assert (told.only, told.seen_by(None).args) == (0, (0,))


@pytest.mark.card("mimic")
def test_a_hand_without_events_is_looked_at_like_others() -> None:
    game = scenario(MIMIC.replace("wall vine-growth ambush brute", "wall brute"), patient=True).play("play mimic")
    assert (game.prompt, game.options) == ("mimic", ["pass"])


@pytest.mark.card("magic-drain")
def test_magic_drain_takes_magic_from_a_bigger_army() -> None:
    lines = """turn 3 south event
        south hand magic-drain
        south magic deceiver
        south a1 tacullu
        north magic wall brute savager
        north c6 brute
        north a8 sunderved"""
    game = scenario(lines).play("play magic-drain")
    assert game.options == ["amount 0", "amount 1", "amount 2"]
    game.play("amount 2")
    assert (game.magic("south"), game.magic("north")) == (["deceiver", "brute", "savager"], ["wall"])
    assert scenario(lines + "\n        south a2 deceiver").starting("play") == []


@pytest.mark.card("a-hero-is-born")
def test_a_hero_is_born_finds_a_champion() -> None:
    lines = """turn 3 south event
        south hand a-hero-is-born
        south draw wall kalal gulldune deceiver
        south a1 tacullu"""
    game = scenario(lines).play("play a-hero-is-born")
    assert game.options == ["card gulldune", "card kalal"]
    game.play("card kalal")
    assert (game.hand("south"), game.side("south").shown) == (["kalal"], (BY_ID["kalal"].number,))
    assert "kalal" not in game.draw_pile("south")
    none = scenario(lines.replace("kalal gulldune", "wall"), patient=True).play("play a-hero-is-born")
    assert (none.prompt, none.options) == ("a-hero-is-born", ["pass"])
