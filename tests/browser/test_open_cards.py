"""Tash-Kalar in the browser: the card that lies open in front of a player, frozen or pending."""

from __future__ import annotations

from collections.abc import Callable

from stonehall.kernel import State
from tests.browser.arena import Open, lift_veil
from tests.browser.window import NEAR_THE_TOP, Window

HAND = "ul.hand:not(.tray)"


def may(verb: str) -> Callable[[State], bool]:
    """A moment at which the first player can play a card like this."""
    return lambda state: (
        state.decision is not None
        and state.decision.seat == 0
        and any(text.split()[0] == verb for text in state.legal_texts())
    )


def pick(player: Window, verb: str) -> None:
    """Pick the card of the hand that can be played like this now."""
    held = player.page.locator(f"{HAND} button[data-card]")
    choice = player.page.locator(f"button.choice[data-verb={verb}]")
    for place in range(held.count()):
        held.nth(place).click(position=NEAR_THE_TOP)
        if choice.count():
            return
    raise AssertionError(f"no card of the hand offers {verb}")


def test_a_warped_card_becomes_the_pending_being(play_on: Open) -> None:
    player = play_on("tash-kalar", {"form": "duel"}, ("etherweave", "southern"), seed=1, until=may("warp"))
    lift_veil(player)
    pick(player, "warp")
    assert player.page.locator(f"{HAND} .tag").count() == 0
    player.page.locator("button.choice[data-verb=warp]").click()
    tag = player.page.locator(f"{HAND} .tag")
    player.wait_until(lambda: tag.count() == 1, "the card lies open")
    assert tag.inner_text() == player.words.get("tk-aside-pending")
    first = player.page.locator(f"{HAND} button[data-card]").first
    assert first.locator(".tag").count() == 1, "it lies before the hand"


def test_a_frozen_card_is_thawed_by_two_clicks(play_on: Open) -> None:
    player = play_on("tash-kalar", {"form": "duel"}, ("everfrost", "southern"), seed=1, until=may("thaw"))
    lift_veil(player)
    tag = player.page.locator(f"{HAND} .tag")
    assert tag.inner_text() == player.words.get("tk-aside-frozen")
    pick(player, "thaw")
    told = len(player.log())
    player.page.locator("button.choice[data-verb=thaw]").click()
    player.wait_until(lambda: len(player.log()) > told, "the effect is told")
    player.wait_until(lambda: tag.count() == 0, "the card is gone")
