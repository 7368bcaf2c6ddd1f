"""Without the server: what was opened can be read, all else says plainly why not; a new build replaces the old."""

from __future__ import annotations

import shutil
import signal
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator

from stonehall.server.http.security import IDENTITY
from stonehall.server.http.static_files import CLIENT
from tests.browser.every_page import GO
from tests.browser.test_pages import faults_of
from tests.browser.window import PHONE, Window
from tests.patience import PATIENCE_S
from tests.server import serving
from tests.server.serving import AGAINST_A_BOT, HOT_SEAT, Serving

Open = Callable[..., Window]
VISITS = 4
RULES = "/rules/summoner-wars"
LESSON = "/learn/summoner-wars/moving"
EXERCISE = "/exercises/summoner-wars/gate"
CARD = "/cards/summoner-wars/ice-smith"
UNDER_WAY = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) found.push(request.url);
  return found;
}"""
TO_THE_END = """async () => {
  const found = (part) => document.querySelector(`section.coach .foot ${part}`);
  const until = async (done) => { while (!done()) await new Promise(requestAnimationFrame); };
  while (found('.numbers')) {
    const step = found('.numbers').textContent;
    await until(() => found('button:not(:disabled)'));
    found('button').click();
    await until(() => found('.numbers')?.textContent !== step);
  }
}"""
"""Press what the coach offers until a lesson has no step left."""
OTHER_CLIENT = """
import sys
from pathlib import Path
from stonehall.server.http import static_files
static_files.CLIENT = Path(sys.argv.pop(1))
from stonehall.cli import app
app()
"""


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def settle(window: Window) -> None:
    """Wait until the worker looks after the page."""
    window.wait_until(lambda: bool(window.page.evaluate(UNDER_WAY)), "the worker is there")


def kept(window: Window, part: str) -> None:
    """Wait until an answer is kept; nobody who asks for it waits for that."""
    window.wait_until(lambda: any(part in url for url in window.page.evaluate(KEPT)), f"{part} is kept")


def lost(window: Window) -> Locator:
    return window.page.get_by_role("status").filter(has_text=window.words.get("web-unreachable"))


def test_what_was_opened_can_be_read_without_the_server(open_window: Open, tmp_path: Path, port: int, axe: str) -> None:
    server = Serving(tmp_path / "data", "--port", str(port))
    try:
        visitor = server.visitor()
        over, unseen = visitor.new_table(AGAINST_A_BOT), visitor.new_table(AGAINST_A_BOT)
        running = visitor.new_table(HOT_SEAT)
        for table in (over, unseen):
            with visitor.live(table) as live:
                assert live.ask(type="concede", key="k")["type"] == "ack"
        window = open_window(server.address, size=PHONE, worker=True)
        page, words = window.page, window.words
        token = visitor.http.cookies[IDENTITY]
        window.context.add_cookies([{"name": IDENTITY, "value": token, "url": server.address}])
        window.go("/")
        settle(window)
        window.go(f"/table/{running}").at_table()
        window.go(RULES)
        chapter = page.get_by_role("main").get_by_role("heading").first
        chapter.wait_for()
        title = chapter.inner_text()
        window.go(f"/replay/{over}")
        page.get_by_role("slider").first.wait_for()
        for path, shown in ((LESSON, "section.coach button"), (EXERCISE, "[data-stage=open]"), (CARD, "dialog")):
            page.evaluate(GO, path)
            page.locator(shown).first.wait_for()
        kept(window, "/api" + LESSON.replace("learn", "lessons"))
        kept(window, "/api" + EXERCISE)
        kept(window, "/library")
        kept(window, "/rulebook/")
        kept(window, f"{over}/replay?")
        kept(window, f"{over}/replay/0?")
        assert not [url for url in page.evaluate(KEPT) if running in url or "/api/me" in url or "/api/my" in url]

        server.stop(signal.SIGKILL)
        window.go(RULES)
        chapter.wait_for()
        assert chapter.inner_text() == title
        lost(window).wait_for()
        page.evaluate(axe)
        assert not faults_of(window)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        window.go(f"/replay/{over}")
        page.get_by_role("slider").first.wait_for()
        learn_alone(window)
        page.evaluate(GO, EXERCISE)
        page.locator("[data-stage=open]").wait_for()
        for square in ("d4", "d6"):
            window.square(square).click()
        window.wait_until(lambda: words.get("web-unreachable") in window.prompt(), "no play without the server")
        window.go(CARD)
        page.get_by_role("dialog", name=words.get("sw2-card-ice-smith")).wait_for()
        window.go(f"/table/{running}")
        lost(window).wait_for()
        lost(window).get_by_role("link", name=words.get("offline-rules")).focus()
        page.keyboard.press("Enter")
        page.get_by_role("link", name="Summoner Wars", exact=True).wait_for()

        window.go(f"/replay/{unseen}")
        window.heading("replay-title").wait_for()  # whether there is none nobody can tell
        server = Serving(tmp_path / "data", "--port", str(port))
        page.get_by_role("slider").first.wait_for()
        window.go("/games")
        page.locator("main li").first.wait_for()
        assert lost(window).count() == 0

        assert [url for url in page.evaluate(KEPT) if "/replay" in url]
        page.get_by_role("button", name=words.get("web-menu")).click()
        page.get_by_role("button", name=words.get("web-change-name")).click()
        window.button("web-log-out").click()
        window.button("web-log-out-yes").click()
        window.button("web-play-computer").wait_for()
        assert not [url for url in page.evaluate(KEPT) if "/replay" in url]
    finally:
        server.stop(signal.SIGKILL)


def learn_alone(window: Window) -> None:
    """A lesson that was opened before, to its end; only why a click is wrong nobody can tell, and that is said."""
    page, words = window.page, window.words
    window.go(LESSON)
    for _ in range(2):
        window.button("learn-next").click()
    window.square("e3").click()
    window.square("b2").click()
    window.wait_until(lambda: words.get("offline-reason") in window.prompt(), "that nobody can tell is said")
    page.evaluate(TO_THE_END)
    page.get_by_text(words.attribute("sw2-lesson-moving", "learnt")).wait_for()


def test_a_new_build_takes_the_place_of_the_old_one(
    open_window: Open, tmp_path: Path, port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Serving(tmp_path / "data", "--port", str(port))
    try:
        window = open_window(server.address, worker=True).go("/")
        settle(window)
        window.go(RULES)
        old = window.page.evaluate("caches.keys()")
        server.stop(signal.SIGKILL)

        other = another_build(tmp_path / "client")
        command = [sys.executable, "-c", OTHER_CLIENT, str(other), "serve"]
        monkeypatch.setattr(serving, "command", lambda *options: [*command, *options])
        server = Serving(tmp_path / "data", "--port", str(port))
        for _ in range(VISITS):  # a worker that could not be installed is tried again at the next one
            window.page.reload()
            window.page.get_by_role("main").get_by_role("heading").first.wait_for()
            assert window.page.evaluate("document.querySelector('script[type=module]').src").endswith("-newbuild.js")
            if is_new(window, PATIENCE_S / 2):
                break
        assert not set(old) & set(window.page.evaluate("caches.keys()"))
        server.stop(signal.SIGKILL)
        window.page.reload()
        lost(window).wait_for()
        assert window.page.evaluate("document.querySelector('script[type=module]').src").endswith("-newbuild.js")
    finally:
        server.stop(signal.SIGKILL)


def is_new(window: Window, seconds: float) -> bool:
    """Whether nothing of the old build is left within this time."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if all("newbuild" in name for name in window.page.evaluate("caches.keys()")):
            return True
        window.page.wait_for_timeout(15)
    return False


def another_build(folder: Path) -> Path:
    """The client with other names: as if something in it had changed."""
    shutil.copytree(CLIENT, folder)
    [entry] = [path for path in (folder / "assets").glob("index-*.js") if path.name in _text(folder / "index.html")]
    entry = entry.rename(entry.with_name("index-newbuild.js"))
    [old] = [
        path.name for path in (CLIENT / "assets").glob("index-*.js") if not (folder / "assets" / path.name).exists()
    ]
    for path in [folder / "index.html", folder / "worker.js", *(folder / "assets").glob("*.js")]:
        path.write_text(_text(path).replace(old, entry.name), "utf-8")
    worker = folder / "worker.js"
    build = _text(worker).partition('BUILD="')[2].partition('"')[0]
    worker.write_text(_text(worker).replace(build, "newbuild"), "utf-8")
    return folder


def _text(path: Path) -> str:
    return path.read_text("utf-8")
