"""Tash-Kalar in the browser: the card that lies open in front of a player, frozen or pending."""

from __future__ import annotations

from stonehall.kernel import State
from stonehall.server.wire.protocol import SeatPlan
from tests.browser.arena import Open, lift_veil
from tests.browser.prepared import Moment
from tests.browser.window import NEAR_THE_TOP, Window

HAND = "ul.hand:not(.tray)"


def duel(school: str, verb: str) -> Moment:
    """The first player of a duel can play a card like this."""

    def may(state: State) -> bool:
        assert state.decision is not None
        return state.decision.seat == 0 and any(text.split()[0] == verb for text in state.legal_texts())

    seats = [SeatPlan("me", deck=school), SeatPlan("me", deck="southern")]
    return Moment("tash-kalar", {"form": "duel"}, seats, until=may)


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
    player = play_on(duel("etherweave", "warp"), seed=1)
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
    player = play_on(duel("everfrost", "thaw"), seed=1)
    lift_veil(player)
    tag = player.page.locator(f"{HAND} .tag")
    assert tag.inner_text() == player.words.get("tk-aside-frozen")
    pick(player, "thaw")
    told = len(player.log())
    player.page.locator("button.choice[data-verb=thaw]").click()
    player.wait_until(lambda: len(player.log()) > told, "the effect is told")
    player.wait_until(lambda: tag.count() == 0, "the card is gone")
