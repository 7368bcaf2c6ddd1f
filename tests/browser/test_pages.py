"""Every page: no fault that axe can find, no sideways scrolling, every word translated."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress

import pytest

from stonehall.locale import catalogue
from stonehall.toolkit.words import MissingWords
from tests.browser.window import DESKTOP, NEAR_THE_TOP, PHONE, Window, patiently

Open = Callable[..., Window]
PAGES = (
    "/",
    "/games",
    "/new",
    "/opponents",
    "/ladder",
    "/about",
    "/replay",
    "/editor",
    "/editor/mountain-king",
    "/no-such-page",
    "table",
    "open-table",
    "over",
)

TEXTS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.checkVisibility() && !node.parentElement.closest('[lang]:not(html), [translate=no]')) {
      found.add(node.textContent.trim());
    }
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const one of document.querySelectorAll(`[${name}]`)) {
      if (!one.closest('[lang]:not(html), [translate=no]')) found.add(one.getAttribute(name).trim());
    }
  }
  return [...found];
}"""


def show(window: Window, page: str) -> None:
    """Bring a window to a page, with something on it."""
    if page.startswith("/"):
        window.go(page)
        window.page.get_by_role("main").get_by_role("heading").first.wait_for()
    elif page == "open-table":
        window.go("/")
        window.button("web-invite").click()
        window.page.get_by_role("textbox", name=window.words.get("table-link")).wait_for()
    else:
        window.play_computer()
        window.wait_for_turn()
    if page == "over":
        window.page.evaluate(
            """() => new Promise((done) => {
                const live = location.href.replace('http', 'ws').replace('/table/', '/api/tables/') + '/live';
                const socket = new WebSocket(live);
                socket.onopen = () => socket.send(JSON.stringify({ type: 'concede', key: 'over' }));
                socket.onmessage = (event) => JSON.parse(event.data).type === 'ack' && done();
            })"""
        )
        window.wait_until(window.is_over, "the game is over")


@pytest.mark.parametrize("page", PAGES)
def test_axe_finds_nothing(open_window: Open, axe: str, page: str) -> None:
    """In a wide window; smaller ones are those of ``test_every_page.py``."""
    window = open_window(theme="auto")
    show(window, page)
    window.page.evaluate(axe)
    for theme in window.by_day_and_night():
        assert not faults_of(window), theme
        assert window.page.evaluate("document.documentElement.scrollWidth") <= DESKTOP[0]


def faults_of(window: Window) -> list[str]:
    """What axe, which is in the page already, finds wrong with it."""
    found = window.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [f"{one['id']}: {[node['html'][:160] for node in one['nodes'][:3]]}" for one in found["violations"]]


DIALOGS = {
    (DESKTOP, "/"): ["web-language", "web-settings", "web-change-name", "web-change"],
    (DESKTOP, "table"): ["web-language", "web-settings", "table-help", "table-concede", "button.pile"],
    (PHONE, "/"): ["web-menu", "web-menu web-settings", "web-menu web-change-name", "web-change"],
    (PHONE, "table"): [
        "web-menu", "web-menu web-settings", "web-menu table-help", "web-menu table-concede", "table-log-and-chat",
        "table-log-and-chat table-chat", "[data-card]", "[data-can=pick]", ".strip", ".strip button.pile",
    ],
}  # fmt: skip
"""What opens above a page: the buttons that lead there, by their messages or selectors, or what is held long."""


def open_dialog(window: Window, way: str) -> None:
    for step in way.split():
        if step[0] == "[":
            play_on_until(window, step)
            window.page.locator(step).first.click(button="right", position=NEAR_THE_TOP)
        elif "." in step:
            window.page.locator(step).last.click()
        else:
            name = re.compile("^" + re.escape(window.words.get(step)))
            window.page.locator("button").filter(visible=True).and_(
                window.page.get_by_role("button", name=name).or_(window.page.get_by_role("tab", name=name))
            ).last.click()
    if way != "web-language":
        window.page.get_by_role("dialog").wait_for()


def play_on_until(window: Window, shown: str) -> None:
    """Go on to a question with such a thing: of one deal in a hundred the first hand can only end its phase."""
    for _ in patiently():
        window.wait_for_turn()
        if window.page.locator(shown).count() or not window.act(random.Random(1)):
            return


@pytest.mark.parametrize(("size", "page"), DIALOGS, ids=["desktop-home", "desktop-table", "phone-home", "phone-table"])
def test_axe_finds_nothing_in_dialogs(open_window: Open, axe: str, size: tuple[int, int], page: str) -> None:
    window = open_window(size=size, theme="auto")
    show(window, page)
    window.page.evaluate(axe)
    for way in DIALOGS[size, page]:
        open_dialog(window, way)
        for theme in window.by_day_and_night():
            assert not faults_of(window), (way, theme)
        window.page.keyboard.press("Escape")
        window.page.get_by_role("dialog").wait_for(state="detached")


def said_alone(language: str) -> set[str]:
    """All that a language says without arguments: what reads the same as in English is meant to."""
    words = catalogue(language)
    found = set()
    for id in words.ids():
        with suppress(MissingWords):  # it has only attributes, or wants arguments
            found.add(words.get(id))
    return found


@pytest.mark.parametrize("page", PAGES)
def test_every_word_is_translated(open_window: Open, page: str) -> None:
    english = open_window()
    show(english, page)
    told = set(english.page.evaluate(TEXTS))
    english.close()
    for language in ("hu", "pl"):
        other = open_window(language=language)
        show(other, page)
        both = told & set(other.page.evaluate(TEXTS)) - said_alone(language)
        said = [text for text in both if re.search(r"[^\W\d_]{3,}", text) and not re.fullmatch("[IVX]+", text)]
        assert not [text for text in said if "Stonehall" not in text]
        assert other.page.locator("html").get_attribute("lang") == language
        assert other.page.evaluate("document.documentElement.scrollWidth") <= DESKTOP[0]


FIT = """() => {
  const box = (one) => one.getBoundingClientRect();
  const [other, own] = [...document.querySelectorAll('aside .panel')].map(box);
  const numbers = [...document.querySelectorAll('button[data-card] :is(.value, .phase)')].map(box);
  return {
    lowest: Math.max(other.bottom, own.bottom, ...numbers.map((one) => one.bottom)),
    apart: other.bottom < own.top,
    prompt: box(document.querySelector('[role=status]').closest('section')),
  };
}"""
"""How low the panels of the players and the numbers of the hand lie, and where the prompt is."""


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1100, 800)])
@pytest.mark.parametrize("language", ["hu", "pl"])
def test_the_table_fits_its_window_and_nothing_jumps(open_window: Open, language: str, size: tuple[int, int]) -> None:
    window = open_window(size=size, language=language).play_computer()
    rng = random.Random(4)
    prompts = []
    for _ in range(40):
        window.wait_for_turn()
        fit = window.page.evaluate(FIT)
        assert fit["lowest"] <= size[1]
        assert fit["apart"]
        prompts.append(fit["prompt"])
        window.act(rng)
    assert prompts == prompts[:1] * 40
