"""Games that are over, looked at again: to the end, from a link, played on from the middle, brought as a file."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct
from playwright.sync_api import expect

import stonehall
from stonehall.bots import RandomBot
from stonehall.kernel.match import Observation
from stonehall.kernel.written_record import WrittenRecord
from stonehall.server.http.security import IDENTITY
from stonehall.server.services import Settings, open_house
from stonehall.server.tables import commands
from stonehall.server.wire import frames
from stonehall.server.wire.protocol import JoinTable, NewTable, SeatPlan
from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, LANDSCAPE, PHONE, Window
from tests.server.long_games import long_record
from tests.server.serving import Serving, serving
from tools.furnished_house import visit

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {
    "summoner-wars": "summoner-wars-polar-dwarves-vanguards",
    "tash-kalar": "tash-kalar-high-form",
    "mountain-king": "mountain-king-two",
    "alliances": "alliances-four",
}
CELLS = "[...document.querySelectorAll('[role=gridcell]')].map((one) => one.ariaLabel)"
IS_OF = re.compile(r"It is (yours|controlled by [^.]*)\.? ?")
HAND = "[...document.querySelectorAll('button[data-card]')].map((one) => one.dataset.card)"
LINES = "[...document.querySelectorAll('.line-of-log')].map((one) => one.textContent.replace(/\\\\s+/g, ' ').trim())"


LAID = """[...document.querySelectorAll('.line-of-log')]
  .filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length"""
"""How many lines the browser has laid out."""

THROUGH = """async (last) => {
  const found = [];
  for (let moment = 1; moment <= last; moment++) {
    found.push(document.querySelector('header').textContent);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    while (document.querySelector('main').dataset.moment !== String(moment)) await new Promise(requestAnimationFrame);
  }
  return found;
}"""
"""Every step by its key, and what the heading says before each."""


JUMPS = """async (moments) => {
  const line = document.querySelector('input[type=range]');
  const found = [];
  const out = new Set();
  const watch = new MutationObserver((seen) => {
    for (const { removedNodes } of seen) for (const one of removedNodes) if (one.nodeType === 1) out.add(one);
  });
  watch.observe(document, { childList: true, subtree: true });
  for (const moment of moments) {
    out.clear();
    line.value = String(moment);
    line.dispatchEvent(new Event('input', { bubbles: true }));
    const shown = () => document.querySelector('main').dataset.moment === String(moment);
    while (!shown()) await new Promise((next) => setTimeout(next, 1));
    await new Promise(requestAnimationFrame);
    await new Promise((next) => setTimeout(next));
    const again = [...out].filter((one) => one.isConnected).length;
    const lines = [...document.querySelectorAll('.line-of-log')];
    const laid = lines.filter((one) => one.checkVisibility({ contentVisibilityAuto: true }));
    found.push({ lines: lines.length, laid: laid.length, again });
    await new Promise(requestIdleCallback);
  }
  watch.disconnect();
  return found;
}"""
"""Goes to each of the moments; how many lines are drawn by the time it is painted, how many of them the browser lays
out and paints, and how many elements were taken out of the page and put in again: the browser draws them as if new."""


PAUSES = """() => {
  const usual = window.setTimeout;
  window.pauses = [];
  window.setTimeout = (act, ms, ...more) => (window.pauses.push(ms), usual(act, ms, ...more));
}"""
"""Notes how long anything is waited for."""


class Shelf(Struct):
    """A house with games that are over: one that Ada and Béla played, and one of each game from a file."""

    server: Serving
    token: str
    played: str
    brought: dict[str, str]


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    folder = tmp_path_factory.mktemp("house") / "data"
    usual, commands.LUCK = commands.LUCK, random.Random(6)
    try:
        with ThreadPoolExecutor(1) as thread:  # this one runs the event loop of the browser
            token, played, brought = thread.submit(lambda: asyncio.run(_fill(folder))).result()
    finally:
        commands.LUCK = usual
    with serving(folder) as server:
        yield Shelf(server, token, played, brought)


async def _fill(folder: Path) -> tuple[str, str, dict[str, str]]:
    async with open_house(Settings(folder, bot_pace=0)) as services:
        ada, bela = await visit(services, "Ada"), await visit(services, "Béla")
        brought = {}
        for game, name in RECORDS.items():
            facts = await services.replays.bring(ada.user, (GOLDEN / f"{name}.record").read_text("utf-8"))
            brought[game] = facts.id
        tables, bot = services.tables, RandomBot(1)
        table = (
            await tables.create(
                ada.user, NewTable("tash-kalar", [SeatPlan("me"), SeatPlan("open")], settings={"form": "duel"})
            )
        ).id
        await tables.join(bela.user, table, JoinTable("north"))
        watchers = [tables.watch(guest.user, table, lambda frame: None) for guest in (ada, bela)]
        number = 0
        while (seat := watchers[0].live.table.decider) is not None:
            session = watchers[0].live.table.session
            assert session is not None
            text = session.state.text_of(bot.choose(Observation(session.state, seat)))
            await tables.act(watchers[seat], frames.Play(str(number), watchers[0].live.table.moment, text))
            number += 1
    return ada.token, table, brought


@pytest.fixture
def open_at(shelf: Shelf, open_window: Callable[..., Window]) -> Callable[..., Window]:
    """Opens a page of that house, as Ada or as a stranger."""

    def open_(path: str, ada: bool = True, **options: object) -> Window:
        window = open_window(shelf.server.address, **options)
        if ada:
            window.context.add_cookies([{"name": IDENTITY, "value": shelf.token, "url": window.address}])
        window.go(path)
        return window

    return open_


def place(window: Window) -> tuple[int, int]:
    """The moment one has gone to (it may not be drawn yet), and the last one."""
    line = window.page.get_by_role("slider")
    return int(line.input_value()), int(line.get_attribute("max") or 0)


def at(window: Window, moment: int) -> None:
    """Wait until a moment is drawn, and not only wished for."""
    expect(window.page).to_have_url(re.compile(f"/{moment}$" if moment else r"/replay/[0-9a-f]+$"))
    window.page.locator(f"[data-moment='{moment}']").wait_for()


def test_a_whole_game_ends_as_it_was_last_seen_and_says_so_only_then(
    shelf: Shelf, open_at: Callable[..., Window]
) -> None:
    live = open_at(f"/table/{shelf.played}").at_table()
    expect(live.page.locator("a[download]")).to_be_visible()
    seen = [live.page.evaluate(what) for what in (CELLS, HAND, LINES)]

    window = open_at("/")
    window.page.get_by_role("link", name=re.compile("^Replay: Béla")).click()
    window.at_table()
    at(window, 0)
    _, last = place(window)
    assert last > 40
    headings = window.page.evaluate(THROUGH, last)
    assert len(headings) == last
    result = re.compile("You won|You lost|Draw")
    assert not [text for text in headings if result.search(text)]
    assert [window.page.evaluate(what) for what in (CELLS, HAND, LINES)] == seen
    expect(window.page.get_by_role("banner")).to_contain_text(result)


def test_a_link_leads_to_its_moment_in_another_browser(shelf: Shelf, open_at: Callable[..., Window]) -> None:
    window = open_at(f"/replay/{shelf.played}/31").at_table()
    at(window, 31)
    window.page.keyboard.press("ArrowRight")
    window.page.keyboard.press("v")  # as Béla saw it
    expect(window.page.get_by_role("combobox")).to_have_value("north")
    at(window, 32)
    north = window.page.evaluate(HAND)
    window.page.get_by_role("combobox").select_option("watch")
    window.wait_until(lambda: not window.page.evaluate(HAND), "no hand is seen")
    cells = [cell.replace("It is yours", "It is controlled by Ada") for cell in window.page.evaluate(CELLS)]
    window.page.keyboard.press("c")
    link = window.page.get_by_role("textbox", name=window.words.get("replay-link"))
    address = link.input_value()
    window.button("table-copy").click()
    window.button("table-copied").wait_for()
    assert window.page.evaluate("navigator.clipboard.readText()") == address

    stranger = open_at(address.removeprefix(window.address), ada=False).at_table()
    at(stranger, 32)
    assert stranger.page.evaluate(CELLS) == cells
    assert stranger.page.evaluate(HAND) == []
    stranger.wait_until(lambda: stranger.page.locator(".told:not(.drawn)").count() == 0, "all that was passed is told")
    told = len(stranger.page.evaluate(LINES))
    stranger.page.get_by_role("combobox").select_option("all")
    stranger.wait_until(lambda: bool(stranger.page.evaluate(HAND)), "the hands are seen")
    assert [card for card in stranger.page.evaluate(HAND) if card in north] == north
    stranger.wait_until(lambda: stranger.page.locator(".told:not(.drawn)").count() == 0, "the log rests")
    stranger.page.locator(".line-of-log").first.click()
    stranger.page.locator("[aria-current]").wait_for()
    stranger.wait_until(lambda: place(stranger)[0] < 32, "the moment of that line is shown")
    stranger.wait_until(lambda: stranger.page.locator(".told:not(.drawn)").count() == 0, "all that was passed is told")
    assert len(stranger.page.evaluate(LINES)) == told, "what was seen stays, what was not is not told"


def test_a_jump_in_a_long_game_is_shown_at_once_and_its_log_is_drawn_when_there_is_time(
    open_at: Callable[..., Window],
) -> None:
    window = open_at("/replay")
    window.page.get_by_role("textbox").fill(long_record("summoner-wars").write())
    window.button("replay-open-text").click()
    window.at_table()
    _, last = place(window)
    [jump] = window.page.evaluate(JUMPS, [last])
    window.wait_until(lambda: window.page.locator(".told:not(.drawn)").count() == 0, "all that was passed is told")
    lines = window.page.evaluate(LINES)
    assert jump["lines"] < len(lines) / 4
    assert window.in_sight(window.page.locator("[aria-current]"))
    moments = random.Random(5).sample(range(last), 12)
    jumps = window.page.evaluate(JUMPS, moments)
    assert [jump["again"] for jump in jumps] == [0] * len(moments)
    laid = sorted(jump["laid"] for jump in jumps)  # where the machine rested between frames, there was time for more
    assert laid[len(laid) // 2] < len(lines) / 4, "a jump waits for no line that is not in sight"
    assert window.page.evaluate(LINES) == lines, "what was seen stays"
    window.wait_until(lambda: window.page.evaluate(LAID) > laid[0], "there is time for more")
    assert window.in_sight(window.page.locator("[aria-current]"))


@pytest.mark.parametrize("game", [game for game in RECORDS if game != "summoner-wars"])
def test_a_jump_shows_what_a_step_shows_and_draws_nothing_twice(
    shelf: Shelf, open_at: Callable[..., Window], game: str
) -> None:
    window = open_at(f"/replay/{shelf.brought[game]}").at_table()
    page = window.page
    _, last = place(window)
    seen = page.evaluate(JUMPS, [last, *random.Random(5).sample(range(last), 10), last // 2])
    assert [jump["again"] for jump in seen] == [0] * len(seen)
    at(window, last // 2)
    cells = page.evaluate(CELLS)
    page.evaluate(JUMPS, [last // 2 - 1])
    at(window, last // 2 - 1)
    page.keyboard.press("ArrowRight")
    at(window, last // 2)
    assert page.evaluate(CELLS) == cells

    turns = page.get_by_role("group", name=window.words.get("replay-turns")).get_by_role("button")
    number = int(turns.last.inner_text())
    turns.last.click()
    marks: Any = page.request.get(f"{window.address}/api/tables/{shelf.brought[game]}/replay").json()["moments"]
    at(window, next(moment for moment, mark in enumerate(marks) if mark["turn"] == number))

    with page.expect_download() as kept:
        page.get_by_role("banner").get_by_role("link", name=window.words.get("table-record")).click()
    taken = stonehall.read_record(Path(kept.value.path()).read_text("utf-8"))
    golden = stonehall.read_record((GOLDEN / f"{RECORDS[game]}.record").read_text("utf-8"))
    assert [play.text for play in taken.plays] == [play.text for play in golden.plays]


def standing(window: Window) -> list[str]:
    """What stands on which square, from whichever side one looks at it."""
    return sorted(IS_OF.sub("", cell) for cell in window.page.evaluate(CELLS))


def test_a_friend_or_oneself_plays_on_from_a_moment(shelf: Shelf, open_at: Callable[..., Window]) -> None:
    moment = 40
    window = open_at(f"/replay/{shelf.brought['summoner-wars']}/{moment}").at_table()
    page, words = window.page, window.words
    at(window, moment)
    page.get_by_role("combobox").select_option("watch")
    window.wait_until(lambda: not page.evaluate(HAND), "no hand is seen")
    cells = standing(window)
    for against in ("web-invite", "web-both-sides"):
        window.button("replay-play-on").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_text(words.get(against), exact=True).click()
        window.button("replay-begin").click()
        page.wait_for_url("**/table/*")
        if against == "web-invite":
            friend = shelf.server.visitor()
            table: Any = friend.get(f"/api/tables/{window.table}").json()
            [free] = [seat["seat"] for seat in table["seats"] if seat["kind"] == "open"]
            assert friend.post(f"/api/tables/{window.table}/join", {"seat": free}).status_code < 300
        window.at_table()
        assert standing(window) == cells
        if against == "web-invite":
            page.get_by_role("link", name=words.get("replay-origin")).click()
            window.at_table()
            at(window, moment)


def test_a_turn_is_kept_as_a_picture_that_moves(shelf: Shelf, open_at: Callable[..., Window]) -> None:
    window = open_at(f"/replay/{shelf.brought['summoner-wars']}/60").at_table()
    at(window, 60)
    window.button("replay-share").click()
    dialog = window.page.get_by_role("dialog")
    expect(dialog).to_contain_text(window.words.get("replay-turn-unseen"))
    assert dialog.locator("img").count() == 0, "what was not seen is not shown"
    assert dialog.get_by_role("link").count() == 0, "nor kept or opened"
    window.page.keyboard.press("Escape")
    window.page.keyboard.press("]")
    window.wait_until(lambda: place(window)[0] > 60, "the turn is over")
    at(window, place(window)[0])
    window.page.keyboard.press("[")
    window.wait_until(lambda: place(window)[0] <= 60, "and is looked at again")
    at(window, place(window)[0])
    window.button("replay-share").click()
    window.wait_until(
        lambda: dialog.locator("img").evaluate("(one) => one.complete && one.naturalWidth") == 660, "it is drawn"
    )
    with window.page.expect_download() as kept:
        dialog.get_by_role("link", name=window.words.get("replay-turn-save")).click()
    file = Path(kept.value.path()).read_text("utf-8")
    assert re.fullmatch(r"summoner-wars-\d+\.svg", kept.value.suggested_filename)

    page = window.context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.goto(window.address + str(dialog.locator("img").get_attribute("src")))
    moved = "document.getAnimations().length"
    assert page.evaluate(moved) == len(re.findall(r'class="(f\d+|way)"', file)), "nothing keeps it from moving"
    seen = "[...document.querySelectorAll('[class^=f]')].map((one) => getComputedStyle(one).visibility)"
    page.evaluate("document.getAnimations().forEach((one) => { one.pause(); one.currentTime = 0; })")
    first = page.evaluate(seen)
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(moved) == 0
    assert page.evaluate(seen) != first


def test_a_game_is_played_on_from_a_moment_to_its_end(shelf: Shelf, open_at: Callable[..., Window]) -> None:
    window = open_at(f"/replay/{shelf.played}").at_table()
    moment = place(window)[1] // 2
    window.go(f"/replay/{shelf.played}/{moment}").at_table()
    at(window, moment)
    window.page.get_by_role("textbox").or_(
        window.page.get_by_role("tab", name=window.words.get("replay-notes"))
    ).click()
    window.page.get_by_role("textbox").fill("Here everything changed.")
    cells = window.page.evaluate(CELLS)
    window.button("replay-play-on").click()
    window.button("replay-begin").click()
    window.page.wait_for_url("**/table/*")
    window.at_table().wait_for_turn()
    origin = window.page.get_by_role("link", name=window.words.get("replay-origin"))
    expect(origin).to_have_attribute("href", f"/replay/{shelf.played}/{moment}")
    rng = random.Random(3)
    for _ in range(2000):
        if window.is_over():
            break
        window.wait_for_turn()
        window.act(rng)
    window.close_result()
    assert window.page.evaluate(CELLS) != cells
    origin.click()
    window.at_table()
    at(window, moment)
    assert window.page.evaluate(CELLS) == cells
    window.page.get_by_role("tab", name=re.compile(window.words.get("replay-notes"))).click()
    expect(window.page.get_by_role("textbox")).to_have_value("Here everything changed.")


@pytest.mark.parametrize(
    ("size", "theme", "language", "games"),
    [
        (DESKTOP, "dark", "en", ["summoner-wars", "alliances"]),
        (PHONE, "light", "hu", ["tash-kalar", "mountain-king"]),
        (LANDSCAPE, "dark", "pl", ["alliances", "summoner-wars"]),
    ],
    ids=["desktop", "phone", "landscape"],
)
def test_axe_finds_nothing_and_everything_fits(
    shelf: Shelf,
    open_at: Callable[..., Window],
    axe: str,
    size: tuple[int, int],
    theme: str,
    language: str,
    games: list[str],
) -> None:
    for game in games:
        window = open_at(
            f"/replay/{shelf.brought[game]}/60", size=size, theme=theme, language=language, touch=size != DESKTOP
        )
        window.page.locator("[data-moment='60']").wait_for()
        window.page.evaluate(axe)
        assert not faults_of(window), game
        assert window.page.evaluate("document.documentElement.scrollWidth") <= size[0], game
        for button in ("replay-first", "replay-back", "replay-play", "replay-on", "replay-last"):
            assert window.in_sight(window.button(button)), f"{game}: {button}"
    for dialog in ("replay-share", "replay-play-on"):
        window.button(dialog).click()
        window.page.get_by_role("dialog").wait_for()
        assert not faults_of(window), dialog
        window.page.keyboard.press("Escape")
        window.page.get_by_role("dialog").wait_for(state="detached")


PACKETS = """window.packets = [];
new MutationObserver(() => {
  const packet = document.querySelector('i.packet');
  if (packet) window.packets.push(packet.textContent);
}).observe(document, { childList: true, subtree: true });"""
"""What flew over the page."""


def left_to_the_partner(window: Window, table: str) -> tuple[int, int]:
    """At which moment of a game somebody is out who leaves more than one magic, and how much that is."""
    replay: Any = window.page.request.get(f"{window.address}/api/tables/{table}/replay").json()
    left = [entry for entry in replay["log"] if entry["what"] == "magic-left" and entry["words"]["args"]["count"] > 1]
    told = replay["log"].index(left[0])
    moment = next(n for n, mark in enumerate(replay["moments"]) if mark["told"] > told)
    return moment, left[0]["words"]["args"]["count"]


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_magic_of_whoever_is_out_flies_to_the_partner(
    shelf: Shelf, open_at: Callable[..., Window], size: tuple[int, int]
) -> None:
    table = shelf.brought["alliances"]
    for calm in (False, True):
        window = open_at("/", size=size, motion="normal", touch=size != DESKTOP)
        moment, count = left_to_the_partner(window, table)
        window.page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
        window.page.add_init_script(PACKETS)
        window.go(f"/replay/{table}/{moment - 1}")
        window.page.locator(f"[data-moment='{moment - 1}']").wait_for()
        window.page.keyboard.press("ArrowRight")
        window.page.locator(f"[data-moment='{moment}']").wait_for()
        assert set(window.page.evaluate("window.packets")) == (set() if calm else {str(count)})


def judged(moments: int, *squares: str) -> dict[str, Any]:
    """An analysis that knows of a better play at every moment, on these squares."""
    better = {
        "text": "better",
        "label": {"id": "table-help", "args": {}, "squares": squares},
        "behind": 0,
        "changes": [{"id": "hint-may-win", "args": {}}],
    }
    played = {"text": "played", "label": {"id": "table-log", "args": {}}, "seat": "south", "turn": 1}
    judged = {"chances": [0.4, 0.6], "errors": [0, 0], "better": [better], "loss": 0.1, "loss_error": 0, "mark": "slip"}
    plays = [{**played, **judged, "place": place} for place in range(1, moments + 1)]
    return {"stage": "ready", "own": True, "made": moments, "total": moments, "measured": True, "plays": plays}


def test_a_better_play_is_shown_on_the_board(shelf: Shelf, open_at: Callable[..., Window]) -> None:
    table = shelf.brought["summoner-wars"]
    window = open_at("/")
    page = window.page
    page.route("**/analysis*", lambda route: route.fulfill(json=judged(40, "b2", "b5")))
    window.go(f"/replay/{table}/30").at_table()
    page.get_by_role("combobox").select_option("all")
    page.get_by_role("tab", name=window.words.get("analysis-title")).click()
    option = page.get_by_role("button", name=window.words.get("table-help"), exact=True).and_(page.locator(".what"))
    assert page.locator("svg.arrow").count() == 0
    option.click()
    expect(option).to_have_attribute("aria-pressed", "true")
    line = page.locator("svg.arrow .core line")
    line.wait_for(state="attached")  # an upright line has no width
    ends = [line.evaluate(f"(one) => [one.{end}1.baseVal.value, one.{end}2.baseVal.value]") for end in "xy"]
    boxes = [window.square(name).bounding_box() for name in ("b2", "b5")]
    for x, y, box in zip(*ends, boxes, strict=True):
        assert box is not None
        assert box["x"] < x < box["x"] + box["width"]
        assert box["y"] < y < box["y"] + box["height"]
    page.mouse.move(2, 2)
    page.keyboard.press("ArrowRight")
    at(window, 31)
    assert page.locator("svg.arrow").count() == 0, "at another moment it would be another one"


@pytest.mark.parametrize("game", RECORDS)
def test_a_phone_shows_the_judgement_with_its_reasons_without_scrolling(
    shelf: Shelf, open_at: Callable[..., Window], axe: str, game: str
) -> None:
    window = open_at("/", size=PHONE, language="hu", touch=True)
    page, words = window.page, window.words
    page.route("**/analysis*", lambda route: route.fulfill(json=judged(40)))
    window.go(f"/replay/{shelf.brought[game]}/30")
    at(window, 30)
    page.get_by_role("tab", name=words.get("analysis-title")).click()
    if page.get_by_text(words.get("analysis-hidden")).is_visible():
        window.button("replay-eyes-all").click()
    for seen in (
        page.locator("figure.graph"),
        page.get_by_text(words.get("analysis-lost", mark=words.get("mark-slip"), points=10)),
        page.locator("span.what", has_text=words.get("table-help")),  # it has no place that could be shown
        page.get_by_text(words.get("hint-may-win")),
    ):
        seen.wait_for()
        assert window.in_sight(seen), seen
    page.evaluate(axe)
    assert not faults_of(window)
    window.button("replay-play-on").click()
    page.get_by_role("dialog").wait_for()


def test_everything_is_done_by_keyboard_alone(shelf: Shelf, open_at: Callable[..., Window]) -> None:
    window = open_at(f"/replay/{shelf.brought['mountain-king']}/30").at_table()
    page = window.page
    at(window, 30)
    press = page.keyboard.press
    press("End")
    last = place(window)[1]
    at(window, last)
    press("Home")
    at(window, 0)
    press("]")
    window.wait_until(lambda: place(window)[0] > 0, "the first turn is shown")
    page.evaluate(PAUSES)
    for key, paces in (("1", {2200, 700}), ("4", {275, 87.5})):  # of a look and of a glance
        before = place(window)[0]
        page.evaluate("window.pauses.length = 0")
        press(key)
        press(" ")
        window.button("replay-pause").wait_for()
        window.wait_until(lambda before=before: place(window)[0] > before + 1, "it goes on by itself")  # type: ignore[misc]
        press(" ")
        window.button("replay-play").wait_for()
        assert paces & {*page.evaluate("window.pauses")}, f"speed {key}"
    reached = set()
    for _ in range(60):
        press("Tab")
        reached.add(page.evaluate("document.activeElement.ariaLabel || document.activeElement.textContent.trim()"))
    wanted = ("replay-share", "replay-back", "replay-scrub", "replay-play-on", "table-record", "table-log")
    assert {window.words.get(id) for id in wanted} <= reached
    page.get_by_role("tab", selected=True).focus()
    press("ArrowLeft")  # the last one: notes
    expect(page.get_by_role("textbox")).to_be_visible()
    press("?")
    expect(page.get_by_role("dialog")).to_contain_text(window.words.get("replay-key-turn"))


def test_a_file_is_opened_or_everything_wrong_with_it_is_told(open_at: Callable[..., Window], tmp_path: Path) -> None:
    window = open_at("/replay", ada=False)
    good = (GOLDEN / "tash-kalar-duel.record").read_text("utf-8")
    bad = tmp_path / "bad.record"
    bad.write_text(good.replace("rules ", "nonsense ").rpartition("sealed")[0], "utf-8")
    window.page.locator("input[type=file]").set_input_files(bad)
    alert = window.page.get_by_role("alert")
    expect(alert.get_by_role("listitem")).to_have_count(2)
    twice = WrittenRecord.read(good)
    at = next(place for place, play in enumerate(twice.plays) if play.startswith("place "))
    square = twice.plays[at].removeprefix("place ")
    twice.plays.insert(at, twice.plays[at])
    window.page.get_by_role("textbox").fill(twice.write())
    window.button("replay-open-text").click()
    expect(alert).to_contain_text(window.words.get("tk-why-not-empty", square=square))
    expect(alert.get_by_role("link", name="TK-PLACE-1")).to_have_attribute("href", "/rules/tash-kalar/TK-PLACE-1")
    window.page.get_by_role("textbox").fill(good)
    window.button("replay-open-text").click()
    window.at_table()
    assert place(window)[1] > 100
    expect(window.page.get_by_role("banner").get_by_role("link", name=window.words.get("table-record"))).to_be_visible()
