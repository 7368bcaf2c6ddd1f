"""A newcomer who asks what to do: the play is lit on the board, told in their language with its reason, and made."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from stonehall.bots.hints import MOST
from stonehall.kernel import State
from stonehall.server.wire.protocol import SeatPlan
from tests.browser.prepared import Moment
from tests.browser.window import PHONE, Window

OPENING = Moment("tash-kalar", {}, [SeatPlan("me"), SeatPlan("bot", "random")], until=lambda state: state.turn == 3)
LIT = ".mark.lit"
A_CHOICE = Moment(
    "tash-kalar", {"form": "duel"}, [SeatPlan("me"), SeatPlan("bot", "random")],
    until=lambda state: state.pending is not None and state.pending.seat == 0 and is_small(state.legal_texts()),
)  # fmt: skip
"""Few things can be done, and all of them are advised, one after the other."""
MOVING = Moment(
    "summoner-wars", {}, [SeatPlan("me"), SeatPlan("bot", "random")],
    until=lambda state: any(text.startswith("move") for text in state.legal_texts()) and is_mine(state),
)  # fmt: skip
REASONS = [f"sw2-change-{what}-less" for what in ("enemy-life", "own-life", "enemy-units")]
HIDDEN = "(words) => words.scrollHeight - words.clientHeight"
PLACES = """async (found) => {
  const places = [];
  for (let frame = 0; frame < 20; frame++) {
    await new Promise(requestAnimationFrame);
    places.push(document.querySelector(found).getBoundingClientRect().x);
  }
  return places;
}"""


def is_small(choices: list[str]) -> bool:
    return "pass" in choices and len(choices) == MOST


def is_mine(state: State) -> bool:
    return state.pending is not None and state.pending.seat == 0


def give_more_reasons(line: WebSocketRoute) -> None:
    """Every play that is advised brings as much as can be told of one."""

    def tell(payload: str | bytes) -> None:
        frame = json.loads(payload)
        for one in frame.get("advice", []):
            one["changes"] = [{"id": reason, "args": {"count": 2}, "squares": []} for reason in REASONS]
        line.send(json.dumps(frame))

    line.connect_to_server().on_message(tell)


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

    page.evaluate("localStorage.setItem('stonehall.settings', JSON.stringify({ motion: 'off', hints: 'always' }))")
    page.reload()
    expect(play).to_be_visible()  # nobody asked


def test_the_bar_holds_still_whatever_is_advised(play_on: Callable[..., Window]) -> None:
    """Short words beside long buttons, in Hungarian: what has no room is told smaller, and not by turns."""
    player = play_on(A_CHOICE, seed=3, language="hu")
    page = player.page
    for _ in range(MOST):
        page.locator(".prompt button.hint").click()
        page.locator("[data-hint]").wait_for()
        places = page.evaluate(PLACES, "[data-hint]")
        assert len(set(places)) == 1, places
        if page.locator("[data-hint=pass]").count():
            return
    raise AssertionError("nobody advised to pass")


def test_the_bar_grows_with_a_long_hint(play_on: Callable[..., Window]) -> None:
    """Beside long buttons, in Polish: every hint can be read to its end."""
    player = play_on(MOVING, seed=3, language="pl")
    page = player.page
    page.route_web_socket(re.compile("/live$"), give_more_reasons)
    page.reload()
    for _ in range(MOST):
        page.locator(".prompt button.hint").click()
        page.locator("[data-hint]").wait_for()
        assert "wrogi Mistrz" in player.prompt()
        assert page.locator(".prompt .words").evaluate(HIDDEN) == 0, player.prompt()
        bar, lowest = page.locator(".prompt").bounding_box(), player.square("a1").bounding_box()
        assert bar is not None
        assert lowest is not None
        assert lowest["y"] + lowest["height"] <= bar["y"], "no square is covered"
