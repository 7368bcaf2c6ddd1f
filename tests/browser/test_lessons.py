"""Lessons in the browser: by mouse with wrong clicks, left and resumed; by keyboard on a phone; all to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stonehall
from stonehall.locale import LANGUAGES, catalogue
from stonehall.server.tables import lessons
from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, PHONE, Window

Open = Callable[..., Window]
LOW = (812, 375)
WALK = """async ({ steps, said, learnt }) => {
  const until = async (found, told) => {
    const end = performance.now() + 60_000;
    while (!found()) {
      if (performance.now() > end) throw new Error(`not seen: ${typeof told === 'string' ? told : told()}`);
      await new Promise(requestAnimationFrame);
    }
    return found();
  };
  const plain = (one) => one?.textContent.replace(/\\s+/g, ' ').trim();
  const coach = () => document.querySelector('section.coach');
  const cut = () => [...document.querySelectorAll('main :not(svg *)')].filter((one) => {
    if (one.closest('.visually-hidden, [data-cut]') || one.querySelector('[data-cut]')) return false;
    const { top, bottom, left, right } = one.getBoundingClientRect();
    if (bottom === top || one.closest('.pans')) return false;
    const beside = one.closest('.stacks') ? false : left < -1 || right > innerWidth + 1;
    const { overflowY } = getComputedStyle(one);
    const scrolls = overflowY !== 'visible' && one.scrollHeight > one.clientHeight + 1;
    return scrolls || beside || top < -1 || bottom > innerHeight + 1;
  }).map((one) => `${one.tagName} ${one.className}: ${plain(one)}`);
  for (const [n, step] of steps.entries()) {
    await until(() => plain(coach()?.querySelector('.foot .numbers')) === step, step);
    await until(() => plain(coach().querySelector('p')) === said[n], said[n]);
    const button = await until(() => coach().querySelector('.foot button:not(:disabled)'), 'a button');
    await until(() => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }, 'a button that is not covered');
    await until(() => cut().length === 0, () => `all of ${step}: ${cut()[0]}`);
    button.click();
  }
  await until(() => plain(coach().querySelector('p')) === learnt, learnt);
}"""
"""Waits for each step and what is said in it, and presses what the coach offers. At each moment all that is told can be
read without scrolling; only the hand is cut on purpose, tiles lie in a row that is pushed, a large board is moved."""


def plain(text: str) -> str:
    """Words as they are read: without stars, with one space between them."""
    return " ".join(text.replace("*", "").split())


def coach(player: Window, step: str) -> None:
    """Wait until the coach says the words of a step."""
    said = plain(player.words.get(f"sw2-lesson-{step}"))
    leaf = player.page.get_by_role("region", name=player.words.get("learn-coach"))
    player.wait_until(lambda: said in " ".join(leaf.inner_text().split()), f"the coach says {said!r}")


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
def test_every_lesson_can_be_shown_to_its_end_and_nothing_is_cut(open_window: Open, game: str, language: str) -> None:
    """Whoever presses nothing but what the coach offers comes through all of it, in a wide window and in a low one."""
    player = open_window(language=language)
    for width, height in (DESKTOP, LOW):
        player.page.set_viewport_size({"width": width, "height": height})
        walk_through(player, game)


def walk_through(player: Window, game: str) -> None:
    course = lessons.course(stonehall.load(game))
    page = player.go(f"/learn/{game}").page
    page.locator(f"main a[href='/learn/{game}/{course.lessons[0].id}']").first.click()
    for lesson in course.lessons:
        count = lesson.steps
        told = lessons.lesson(stonehall.load(game), lesson.id)
        steps = [plain(player.words.get("learn-step", step=step, count=count)) for step in range(1, count + 1)]
        said = [plain(player.words.get(step.say)) for step in told.steps]
        learnt = plain(player.words.attribute(f"{course.prefix}-lesson-{lesson.id}", "learnt"))
        page.wait_for_url(f"**/learn/{game}/{lesson.id}")
        page.evaluate(WALK, {"steps": steps, "said": said, "learnt": learnt})
        if lesson is not course.lessons[-1]:
            page.get_by_role("link", name=player.words.get("learn-next-lesson")).click()
    player.button("learn-first-game").wait_for()
