"""Whom a visitor plays against: chosen by keys or by a finger, remembered, and one click away all the same."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Request

from tests.browser.window import PHONE, Window

Open = Callable[..., Window]

SWIPE = """(row, far) => {
  const { left, top, width } = row.getBoundingClientRect();
  const touch = (x) => ({ changedTouches: [new Touch({ identifier: 1, target: row, clientX: x, clientY: top + 50 })] });
  row.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, ...touch(left + width / 2) }));
  row.dispatchEvent(new TouchEvent('touchend', { bubbles: true, ...touch(left + width / 2 + far) }));
}"""


TURNS = (
    (-60, "squire"), (-20, "squire"), (-60, "knight"), (-60, "steward"), (-60, "steward"), (60, "knight"),
)  # fmt: skip
"""How far a finger goes, and who is shown then."""


def opponent(player: Window) -> str:
    """The computer at the table to which the page has gone."""
    player.at_table()
    table = player.page.evaluate("(table) => fetch(`/api/tables/${table}`).then((one) => one.json())", player.table)
    return str(next(seat["bot"] for seat in table["seats"] if seat["kind"] == "bot"))


def sets_a_table(request: Request) -> bool:
    return request.method == "POST" and request.url.endswith("/api/tables")


def is_brisk(request: Request) -> bool:
    return '"brisk":true' in (request.post_data or "")


def test_arrows_choose_and_enter_plays(open_window: Open) -> None:
    player = open_window().go("/")
    words, page = player.words, player.page
    page.get_by_role("link", name=words.get("web-opponents")).click()
    page.locator("label.on").get_by_text(words.get("web-level-page"), exact=True).wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name=words.attribute("web-level-squire", "play")).wait_for()
    with page.expect_request(sets_a_table) as first:
        page.keyboard.press("Enter")
    assert opponent(player) == "squire"
    player.go("/opponents")
    page.get_by_role("radio", name=words.get("web-answers-brisk")).check(force=True)
    with page.expect_request(sets_a_table) as second:
        page.get_by_role("button", name=words.attribute("web-level-squire", "play")).click()
    player.at_table()
    with page.expect_request(sets_a_table) as third:
        player.play_computer()
    assert opponent(player) == "squire", "the one click leads to whoever was chosen last"
    assert [is_brisk(one.value) for one in (first, second, third)] == [False, True, True]


def test_a_finger_turns_to_the_next_on_a_phone(open_window: Open) -> None:
    player = open_window(size=PHONE, touch=True).go("/opponents")
    page, row = player.page, player.page.get_by_role("radiogroup").first
    chosen = page.locator("label.on b").first

    def is_shown(level: str) -> bool:
        return chosen.inner_text() == player.words.get(f"web-level-{level}")

    player.wait_until(lambda: is_shown("page"), "the gentlest first")
    hidden = page.locator("label:not(.on)").first.bounding_box()
    assert hidden is not None
    assert hidden["width"] <= 2, "one niche at a time"
    for turn, level in TURNS:
        row.evaluate(SWIPE, turn)
        player.wait_until(lambda level=level: is_shown(level), f"{turn} leads to {level}")  # type: ignore[misc]
    player.button("web-stronger").tap()
    player.wait_until(lambda: is_shown("steward"), "the arrows do the same")
    assert player.button("web-stronger").is_disabled()
