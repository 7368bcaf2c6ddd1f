"""A first game of each kind, from the first page to the rematch, as somebody plays it who does not know the rules."""

from __future__ import annotations

import random
import re

from tests.browser.arena import LONG, Open, act
from tests.browser.evening import Evening
from tests.browser.window import PHONE, Window


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


def test_a_first_evening_with_summoner_wars(open_window: Open, axe: str) -> None:
    player = open_window()
    evening = Evening(player, random.Random(11), axe)
    player.play_computer()
    lower_left = player.page.locator("[role=gridcell]").first.get_attribute("data-square")
    player.wait_for_turn()
    first_turn = player.words.get("table-turn-of", turn=1, player="@").split("@")[0]
    assert player.log()[1].startswith(first_turn), "the opening draws are one line"
    clicks = random.Random(12)
    end = player.page.locator("button.choice[data-verb=end]")

    def hasty() -> None:
        """At first does nothing but end phases, and later often too early, as newcomers do."""
        if end.count() and (evening.turn <= 4 or clicks.random() < 0.25):
            end.click(timeout=2000)
        else:
            player.act(clicks)

    evening.play(hasty, LONG)
    assert not evening.complaints, evening.complaints
    harmed = {
        entry["turn"]
        for entry in evening.told("triggered")
        if entry["words"]["id"] == "sw2-log-triggered-inaction" and entry["seat"] == evening.seat
    }
    assert harmed, "a hasty player learns of inaction"
    assert harmed <= evening.warned, "nobody is hurt by inaction without a warning"
    assert evening.told("rolled")
    assert evening.seen_cards, "what the other plays is shown"
    attacks = [entry for entry in evening.told("attacked") if entry["seat"] == evening.seat]
    assert evening.chips or len(attacks) < 5, "chances are told before an attack"
    assert player.close_result()
    evening.open_a_card_of_the_log()
    evening.see_the_last_turn_again()
    rematch(player)
    player.page.go_back()
    turned = player.page.locator("[role=gridcell]").first.get_attribute("data-square")
    assert {lower_left, turned} == {"a8", "f1"}, "sides are swapped, and everybody sits at the lower edge"


def test_a_first_evening_with_tash_kalar_on_a_phone(open_window: Open, axe: str) -> None:
    player = open_window(size=PHONE, touch=True, language="hu")
    evening = Evening(player, random.Random(3), axe)
    player.go("/")
    player.button("tk-title").click()
    player.button("web-play-computer").click()
    player.at_table()
    assert player.page.locator("[role=gridcell]").count() == 69
    clicks = random.Random(4)
    evening.play(lambda: act(player, clicks, touch=True), LONG)
    assert not evening.complaints, evening.complaints
    assert evening.told("summoned")
    assert evening.seen_cards, "what the other plays is shown"
    assert re.search(r"\d+\spont", player.close_result()), "the score of everybody"
    rematch(player)
