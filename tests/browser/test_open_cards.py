"""Tash-Kalar in the browser: the card that lies open in front of a player, frozen or pending."""

from __future__ import annotations

import random

from tests.browser.arena import Open, act, plan
from tests.browser.window import NEAR_THE_TOP, Window, patiently

HAND = "ul.hand:not(.tray)"


def picks(player: Window, place: int, verb: str) -> bool:
    """Pick a card of the hand; whether it can be played like this now."""
    player.page.locator(f"{HAND} button[data-card]").nth(place).click(position=NEAR_THE_TOP)
    return player.page.locator(f"button.choice[data-verb={verb}]").count() > 0


def test_a_warped_card_becomes_the_pending_being(open_window: Open) -> None:
    player = plan(open_window(), "duel", school="etherweave")
    rng = random.Random(2)
    for _ in patiently():
        player.wait_for_turn()
        if player.is_over():
            player = plan(player, "duel", school="etherweave")
        elif player.page.get_by_role("menu").count():
            act(player, rng)  # a square was chosen, and now what is done there
        else:
            held = player.page.locator(f"{HAND} button[data-card]").count()
            if any(picks(player, place, "warp") for place in range(held)):
                break
            player.page.keyboard.press("Escape")
            act(player, rng)
    assert player.page.locator(f"{HAND} .tag").count() == 0
    player.page.locator("button.choice[data-verb=warp]").click()
    tag = player.page.locator(f"{HAND} .tag")
    player.wait_until(lambda: tag.count() == 1, "the card lies open")
    assert tag.inner_text() == player.words.get("tk-aside-pending")
    first = player.page.locator(f"{HAND} button[data-card]").first
    assert first.locator(".tag").count() == 1, "it lies before the hand"


def test_a_frozen_card_is_thawed_by_two_clicks(open_window: Open) -> None:
    player = plan(open_window(), "duel", school="everfrost")
    rng = random.Random(5)
    tag = player.page.locator(f"{HAND} .tag")
    for _ in patiently():
        player.wait_for_turn()
        if player.is_over():
            player = plan(player, "duel", school="everfrost")
        elif tag.count() and picks(player, 0, "thaw"):
            break
        else:
            act(player, rng)
    assert tag.inner_text() == player.words.get("tk-aside-frozen")
    told = len(player.log())
    player.page.locator("button.choice[data-verb=thaw]").click()
    player.wait_until(lambda: len(player.log()) > told, "the effect is told")
    player.wait_until(lambda: tag.count() == 0, "the card is gone")
