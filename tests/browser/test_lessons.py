"""Lessons left and resumed by mouse; by keyboard on a phone; all to their ends with mistakes on the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import stonehall
from stonehall.locale import LANGUAGES, Catalogue, catalogue
from stonehall.server.tables import lessons
from tests.browser.lesson_walk import WALK, followed, plain, played, shown
from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, PHONE, Window

Open = Callable[..., Window]
LOW = (812, 375)


def coach(player: Window, step: str) -> None:
    """Wait until the coach says the words of a step."""
    said = plain(player.words.get(f"sw2-lesson-{step}"))
    leaf = player.page.get_by_role("region", name=player.words.get("learn-coach"))
    player.wait_until(lambda: said in " ".join(leaf.inner_text().split()), f"the coach says {said!r}")


def test_the_first_page_leads_into_the_guided_game_of_the_chosen_one_and_goes_on_with_it(open_window: Open) -> None:
    player = open_window().go("/")
    page = player.page
    learn = page.locator("main a[href^='/learn']")
    decks = page.locator("main a[href^='/decks']")
    page.locator("main a[href='/decks/summoner-wars']").wait_for()
    player.button("tk-title").click()
    page.locator("main a[href='/learn/tash-kalar/placing']").wait_for()
    assert decks.count() == 0, "nobody brings a deck there"
    player.button("sw2-title").click()
    page.locator("main a[href='/learn/summoner-wars/moving']").click()
    coach(player, "moving-yours")
    player.button("learn-next").click()
    coach(player, "moving-theirs")
    page.go_back()
    title = player.words.get("sw2-title")
    page.get_by_text(player.words.get("hall-lesson", game=title, lesson=1, count=6, step=2)).wait_for()
    assert learn.count() == 1
    learn.click()
    coach(player, "moving-theirs")


def test_a_lesson_by_mouse_with_wrong_clicks_left_and_resumed(open_window: Open, axe: str) -> None:
    player = open_window().go("/learn")
    page = player.page
    page.get_by_role("link", name=player.words.get("sw2-lesson-moving")).click()
    coach(player, "moving-yours")
    player.button("learn-next").click()
    coach(player, "moving-theirs")
    player.square("c8").click()  # what is spoken of may be clicked as well
    coach(player, "moving-ride")

    player.square("e3").click()
    player.square("b2").click()
    far = player.words.get("sw2-why-far", square="b2", spaces=2)
    player.wait_until(lambda: far in player.prompt(), "the engine says why not")
    page.locator("svg.spots .missed").wait_for()
    page.get_by_role("button", name=player.words.get("table-rule", rule="SW2-MOVE-2")).wait_for()
    player.square("e4").click()
    player.wait_until(
        lambda: player.words.get("sw2-lesson-moving-two-spaces") in player.prompt(), "the coach says what is better"
    )
    page.evaluate(axe)
    assert not faults_of(player)

    page.reload()
    coach(player, "moving-ride")
    player.square("e3").click()
    player.square("e5").click()
    coach(player, "moving-corner")
    player.button("table-undo").click()
    coach(player, "moving-ride")
    player.button("learn-show").click()
    coach(player, "moving-corner")
    player.button("learn-show").click()
    coach(player, "moving-stay")
    page.locator("button.choice[data-verb=end]").click()
    page.get_by_text(catalogue("en").attribute("sw2-lesson-moving", "learnt")).wait_for()
    page.get_by_role("link", name=player.words.get("learn-next-lesson")).click()
    coach(player, "attacking-strike")
    page.get_by_role("link", name=player.words.get("learn-later")).click()
    page.get_by_text(player.words.get("learn-done"), exact=True).wait_for(state="attached")


def test_the_last_lesson_by_keyboard_on_a_phone_leads_to_a_game(open_window: Open, axe: str) -> None:
    player = open_window(size=PHONE, language="pl").go("/learn/summoner-wars/winning")
    page = player.page
    coach(player, "winning-chance")
    page.evaluate(axe)
    assert not faults_of(player)
    next_ = player.button("learn-next")
    next_.focus()
    page.keyboard.press("Enter")
    for step, way in (
        ("near", ("e5", "e7")),
        ("flank", ("f6", "f8")),
        ("attack", ()),
        ("first", ("e7", "e8")),
        ("last", ("f8", "e8")),
    ):
        coach(player, f"winning-{step}")
        for square in way:
            player.square(square).focus()
            page.keyboard.press("Enter")
        if not way:
            page.keyboard.press("e")
    begin = player.button("learn-first-game")
    begin.wait_for()
    page.evaluate(axe)
    assert not faults_of(player)
    player.wait_until(
        lambda: bool(begin.evaluate("one => one === document.activeElement")), "the keyboard goes on here"
    )
    page.keyboard.press("Enter")
    player.at_table()
    player.wait_until(lambda: "/table/" in page.url, "a game has begun")


VOICES = """
window.spoken = [];
const voices = ['en-GB', 'hu-HU', 'pl_PL'].map((lang) => ({ lang, localService: true }));
const speech = { getVoices: () => voices, addEventListener() {}, removeEventListener() {},
  cancel: () => window.spoken.push('.'), speak: (words) => window.spoken.push(`${words.lang}: ${words.text}`) };
Object.defineProperty(window, 'speechSynthesis', { value: speech });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
"""Chromium has no voice here; what would be spoken is written down, and a stop is a dot."""


@pytest.mark.parametrize(("language", "voice"), list(zip(LANGUAGES, ("en-GB", "hu-HU", "pl_PL"), strict=True)))
def test_the_coach_reads_aloud_once_he_is_asked_to(open_window: Open, language: str, voice: str) -> None:
    player = open_window(language=language)
    page = player.page
    page.add_init_script(VOICES)
    player.go("/learn/summoner-wars/moving")
    coach(player, "moving-yours")
    aloud = player.button("learn-aloud")
    assert aloud.get_attribute("aria-pressed") == "false"
    assert set(page.evaluate("spoken")) <= {"."}

    aloud.focus()
    page.keyboard.press("Enter")
    last = "spoken.at(-1).replaceAll('\\u00a0', ' ')"
    told = f"{voice}: {plain(player.words.get('sw2-lesson-moving-yours'))}"
    player.wait_until(lambda: page.evaluate(last) == told, told)
    player.button("learn-next").click()
    told = f"{voice}: {plain(player.words.get('sw2-lesson-moving-theirs'))}"
    player.wait_until(lambda: page.evaluate(last) == told, told)
    page.reload()
    player.wait_until(
        lambda: page.evaluate("window.spoken?.length > 0") and page.evaluate(last) == told, "it is remembered"
    )
    player.button("learn-aloud").click()
    player.wait_until(lambda: page.evaluate("spoken.at(-1)") == ".", "it is silent at once")


def test_nobody_is_offered_a_voice_the_browser_does_not_have(open_window: Open) -> None:
    player = open_window(language="pl")
    player.page.add_init_script(VOICES.replace(", 'pl_PL'", ""))
    player.go("/learn/summoner-wars/moving")
    coach(player, "moving-yours")
    assert player.button("learn-aloud").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", stonehall.game_ids())
def test_every_lesson_comes_to_its_end_and_nothing_is_cut(open_window: Open, game: str, language: str) -> None:
    """In a wide window for whoever plays it and errs on the way, in a low one for whoever is shown it."""
    player = open_window(language=language)
    for (width, height), walk in ((DESKTOP, played), (LOW, shown)):
        player.page.set_viewport_size({"width": width, "height": height})
        walk_through(player, game, walk)


def test_a_phone_lights_the_way_to_what_lies_on_another_tab_or_at_the_edge_of_a_map(open_window: Open) -> None:
    """Whoever clicks what is lit comes to the end, though the mountain is larger than the window."""
    walk_through(open_window(size=PHONE), "mountain-king", followed)


def walk_through(player: Window, game: str, walk: Callable[[Catalogue, str, str], dict[str, Any]]) -> None:
    course = lessons.course(stonehall.load(game))
    page = player.go(f"/learn/{game}").page
    page.locator(f"main a[href='/learn/{game}/{course.lessons[0].id}']").first.click()
    for lesson in course.lessons:
        page.wait_for_url(f"**/learn/{game}/{lesson.id}")
        page.evaluate(WALK, walk(player.words, game, lesson.id))
        if lesson is not course.lessons[-1]:
            page.get_by_role("link", name=player.words.get("learn-next-lesson")).click()
    player.button("learn-first-game").wait_for()
