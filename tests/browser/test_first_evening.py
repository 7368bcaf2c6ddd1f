"""A first game of each kind, from the first page to the rematch, as somebody plays it who does not know the rules.

It is played in two parts: the first turns, until everything was met that a newcomer meets, and the last ones of a game
that was left. ``make nightly`` plays what lies between as well.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from functools import partial
from typing import Any, cast

import pytest

import stonehall
from stonehall.kernel import Record, State
from stonehall.server.wire.protocol import SeatPlan
from tests.browser.arena import LONG, Open, act, against_computers, is_ending
from tests.browser.evening import Evening
from tests.browser.prepared import Moment
from tests.browser.window import PHONE, Window

FIRST_TURNS = 8
GAMES = 6
"""So many are begun, if they end too soon."""
WEAK = 4


def rematch(player: Window) -> None:
    """Play again: at a new table, while the finished one keeps its address and its place among one's games."""
    finished = player.table
    again = player.button("table-rematch")
    assert player.in_sight(again)
    again.click()
    player.wait_until(lambda: player.table != finished, "there is a new table")
    player.at_table()
    player.wait_until(lambda: not player.is_over(), "the next game begins")
    player.go("/")
    player.page.locator(f"a[href='/table/{finished}']").first.wait_for()


# Summoner Wars --------------------------------------------------------------------------------------------------------


def hasty(evening: Evening, clicks: random.Random) -> Callable[[], None]:
    """At first does nothing but end phases, and later often too early, as newcomers do."""
    end = evening.player.page.locator("button.choice[data-verb=end]")

    def act_hastily() -> None:
        if end.count() and (evening.turn <= 4 or clicks.random() < 0.25):
            evening.player.press(end)
        else:
            evening.player.act(clicks)

    return act_hastily


def lower_left(player: Window) -> str | None:
    return player.page.locator("[role=gridcell]").first.get_attribute("data-square")


def is_almost_lost(state: State) -> bool:
    """My summoner will not stand much longer."""
    view = cast(dict[str, Any], state.view(0))
    summoners = [piece for piece in view["pieces"] if "summoner" in piece["classes"]]
    return any(piece["owner"] == view["seat"] and piece["life"] <= WEAK for piece in summoners)


def hurt_by_inaction(evening: Evening) -> set[int]:
    """The turns in which that happened."""
    return {
        entry["turn"]
        for entry in evening.told("triggered")
        if entry["words"]["id"] == "sw2-log-triggered-inaction" and entry["seat"] == evening.seat
    }


def sit_down_to_summoner_wars(open_window: Open, axe: str) -> Evening:
    player = open_window()
    evening = Evening(player, random.Random(11), axe)
    player.play_computer()
    player.wait_for_turn()
    first_turn = player.words.get("table-turn-of", turn=1, player="@").split("@")[0]
    assert player.log()[1].startswith(first_turn), "the opening draws are one line"
    return evening


def judge_the_play(evening: Evening) -> None:
    """What was met in a game of somebody hasty."""
    assert not evening.complaints, evening.complaints
    harmed = hurt_by_inaction(evening)
    assert harmed, "a hasty player learns of inaction"
    assert harmed <= evening.warned, "nobody is hurt by inaction without a warning"
    assert evening.told("rolled")
    assert evening.seen_cards, "what the other plays is shown"
    attacks = [entry for entry in evening.told("attacked") if entry["seat"] == evening.seat]
    assert evening.chips or len(attacks) < 5, "chances are told before an attack"


def look_back_and_play_again(evening: Evening) -> None:
    """From the result to the rematch, at which the sides are swapped."""
    player = evening.player
    before = lower_left(player)
    assert player.close_result()
    evening.open_a_card_of_the_log()
    evening.see_the_last_turn_again()
    rematch(player)
    player.page.go_back()
    assert {before, lower_left(player)} == {"a8", "f1"}, "sides are swapped, and everybody sits at the lower edge"


def has_met_everything(evening: Evening) -> bool:
    met = (hurt_by_inaction(evening), evening.told("rolled"), evening.seen_cards, evening.chips)
    return evening.turn > FIRST_TURNS and all(met)


def test_the_first_turns_of_summoner_wars(open_window: Open, axe: str) -> None:
    for _ in range(GAMES):  # one may be lost before everything was met
        evening = sit_down_to_summoner_wars(open_window, axe)
        if evening.play(hasty(evening, random.Random(12)), LONG, partial(has_met_everything, evening)):
            break
        assert not evening.complaints, evening.complaints
    judge_the_play(evening)


def test_the_last_turns_of_summoner_wars(play_on: Open, axe: str) -> None:
    assert not is_almost_lost(Record(stonehall.load("summoner-wars"), {}).state)
    seats = [SeatPlan("me"), SeatPlan("bot", bot="random")]
    player = play_on(Moment("summoner-wars", {}, seats, until=is_almost_lost), seed=3)
    evening = Evening(player, random.Random(11), axe)
    player.page.reload()  # from now on with an eye on it
    evening.play(hasty(evening, random.Random(12)), LONG)
    assert not evening.complaints, evening.complaints
    look_back_and_play_again(evening)


@pytest.mark.long
def test_a_first_evening_with_summoner_wars(open_window: Open, axe: str) -> None:
    evening = sit_down_to_summoner_wars(open_window, axe)
    evening.play(hasty(evening, random.Random(12)), LONG)
    judge_the_play(evening)
    look_back_and_play_again(evening)


# Tash-Kalar -----------------------------------------------------------------------------------------------------------

ON_A_PHONE: dict[str, Any] = {"size": PHONE, "touch": True, "language": "hu"}


def sit_down_in_the_arena(open_window: Open, axe: str) -> Evening:
    player = open_window(**ON_A_PHONE)
    evening = Evening(player, random.Random(3), axe)
    player.go("/")
    player.button("tk-title").click()
    player.button("web-play-computer").click()
    player.at_table()
    assert player.page.locator("[role=gridcell]").count() == 69
    return evening


def judge_the_duel(evening: Evening) -> None:
    assert not evening.complaints, evening.complaints
    assert evening.told("summoned")
    assert evening.seen_cards, "what the other plays is shown"


def read_the_score_and_play_again(player: Window) -> None:
    assert re.search(r"\d+\spont", player.close_result()), "the score of everybody"
    rematch(player)


def has_met_a_being(evening: Evening) -> bool:
    return evening.turn > FIRST_TURNS and bool(evening.told("summoned") and evening.seen_cards)


def test_the_first_turns_of_a_duel_on_a_phone(open_window: Open, axe: str) -> None:
    for _ in range(GAMES):
        evening, clicks = sit_down_in_the_arena(open_window, axe), random.Random(4)
        if evening.play(partial(act, evening.player, clicks, touch=True), LONG, partial(has_met_a_being, evening)):
            break
        assert not evening.complaints, evening.complaints
    judge_the_duel(evening)


def test_the_last_turns_of_a_duel_on_a_phone(play_on: Open, axe: str) -> None:
    player = play_on(against_computers("duel", 2, is_ending), seed=3, **ON_A_PHONE)
    evening, clicks = Evening(player, random.Random(3), axe), random.Random(4)
    player.page.reload()  # from now on with an eye on it
    evening.play(lambda: act(player, clicks, touch=True), LONG)
    assert not evening.complaints, evening.complaints
    read_the_score_and_play_again(player)


@pytest.mark.long
def test_a_first_evening_with_tash_kalar_on_a_phone(open_window: Open, axe: str) -> None:
    evening, clicks = sit_down_in_the_arena(open_window, axe), random.Random(4)
    evening.play(lambda: act(evening.player, clicks, touch=True), LONG)
    judge_the_duel(evening)
    read_the_score_and_play_again(evening.player)
