"""A newcomer who asks what to do: the play is lit on the board, told in their language with its reason, and made."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from stonehall.server.wire.protocol import SeatPlan
from tests.browser.prepared import Moment
from tests.browser.window import PHONE, Window

OPENING = Moment("tash-kalar", {}, [SeatPlan("me"), SeatPlan("bot", "random")], until=lambda state: state.turn == 3)
LIT = ".mark.lit"


def square_of(text: str) -> str:
    """Where a piece or a being is put: this early nobody would do anything else."""
    verb, *what = text.split()
    assert verb in ("place", "summon"), text
    return next(word for word in what if re.fullmatch("[a-i][1-9]", word))


def is_lit(page: Page, square: str) -> bool:
    """Whether a ring lies around a square."""
    cell = page.locator(f"[role=gridcell][data-square={square}]").bounding_box()
    assert cell is not None
    rings = [ring.bounding_box() for ring in page.locator(LIT).all()]
    return any(
        ring is not None
        and abs(ring["x"] + ring["width"] / 2 - cell["x"] - cell["width"] / 2) < 2
        and abs(ring["y"] + ring["height"] / 2 - cell["y"] - cell["height"] / 2) < 2
        for ring in rings
    )


def test_a_hint_is_seen_read_and_played(play_on: Callable[..., Window], axe: str) -> None:
    """By finger on a phone, in Polish, and by keyboard from there on."""
    player = play_on(OPENING, seed=5, size=PHONE, language="pl", touch=True)
    page = player.page
    bar, button = page.locator(".prompt"), page.locator(".prompt button.hint")
    play = page.locator("[data-hint]")
    expect(button).to_have_accessible_name("Podpowiedź")
    button.tap()
    expect(play).to_have_text("Zagraj tak")
    expect(bar.get_by_role("status")).to_contain_text("Podpowiedź: ")
    expect(bar.get_by_role("status")).to_contain_text("Do końca tury: ")
    text = play.get_attribute("data-hint") or ""
    assert is_lit(page, square_of(text))
    page.evaluate(axe)
    found = page.evaluate("axe.run('.prompt').then((run) => run.violations.map((one) => one.id))")
    assert found == []

    page.keyboard.press("Escape")
    expect(play).to_have_count(0)
    expect(page.locator(LIT)).to_have_count(0)
    page.keyboard.press("h")
    expect(play).to_be_focused()
    assert play.get_attribute("data-hint") == text, "it is not thought out twice"
    page.keyboard.press("h")
    expect(bar.get_by_role("status")).to_contain_text("Inna podpowiedź: ")
    other = square_of(play.get_attribute("data-hint") or "")
    assert is_lit(page, other)
    page.keyboard.press("Enter")
    expect(play).to_have_count(0)
    expect(page.locator(f"[data-piece={other}]")).to_have_count(1)
