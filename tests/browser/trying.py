"""Plays of an exercise as they are made in a wide window: by clicks on what lights up, one pick after the other."""

from __future__ import annotations

import msgspec
from playwright.sync_api import Locator

from stonehall.server.wire.exercises import Exercise, Try
from stonehall.server.wire.protocol import Choice
from tests.browser.window import Window
from tests.server.test_exercises import idle
from tests.server.test_library import spoken

AIM = """async ({ text, verb, path, names, picked, played }) => {
  const isFree = (one) => one.checkVisibility() && !one.disabled;
  const shown = (found) => [...document.querySelectorAll(found)].filter(isFree);
  const isNamed = (one) => names.includes(one.textContent.replace(/\\s+/g, ' ').trim()) || names.includes(one.title);
  const isOver = () => document.querySelectorAll('ol.line > li').length > played;
  const button = () => {
    const verbs = shown(`button.choice[data-verb="${verb}"]`);
    return shown('[role=menuitem], button.choice').find(isNamed) ?? (verbs.length === 1 ? verbs[0] : undefined);
  };
  const tile = async () => {
    const tools = shown('.prompt button[title$="(R)"], .prompt button[title$="(F)"]');
    const ghost = () => document.querySelector('.ghost-tile');
    if (tools.length === 0 || ghost()?.dataset.pinned === 'true') return shown('button.choice[data-verb=lay]')[0];
    const turn = text.split(' ').at(-1);
    for (const one of shown('[role=gridcell][data-can]')) {
      one.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse', bubbles: true }));
      await null; // it is drawn
      if (ghost()?.dataset.play === text) return one;
      if (!ghost()?.dataset.play.endsWith(` ${turn}`)) break;
    }
    return tools[picked % 5 === 4 ? 1 : 0];
  };
  const next = () => {
    const pick = path[picked];
    if (verb === 'lay') return tile();
    if (pick === undefined || pick.kind === 'word') return button();
    if (pick.kind !== 'place') return shown(`button[data-card="${pick.id}"][data-can]`)[0];
    const [place] = shown(`[data-square="${pick.id}"][data-can]`);
    if (picked > 0 || place?.ariaSelected !== 'true') return place;
    picked += 1; // what can only begin with one piece begins with it
    return next();
  };
  const within = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [[left + width / 2, top + height / 2], [left + 24, top + 16]].find(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return one.contains(hit) || hit?.closest(`[data-aim="${one.dataset.square}"]`);
    });
  };
  const end = performance.now() + 60_000;
  for (;;) {
    if (isOver()) return null;
    const one = await next();
    const at = one && within(one);
    if (at) return { at, picked: picked + 1 };
    if (performance.now() > end) throw new Error(`${text}, after ${picked} clicks: ${one ? 'covered' : 'not offered'}`);
    await new Promise(requestAnimationFrame);
  }
}"""
"""Where to click next, and how many picks are made by that; null once the play is made and all that followed is shown.

A tile that is to be laid is turned until it fits somewhere as it is meant to. Nothing is clicked that is covered."""


class Learner:
    """Somebody in a window at an exercise, and what the page was told last of the try."""

    def __init__(self, player: Window) -> None:
        self.player = player
        self.page = player.page
        self.exercise: Exercise
        self.now: Try

    def open(self, link: Locator) -> None:
        """Go to an exercise by a link to it."""
        with self.page.expect_response(self._address(str(link.get_attribute("href")))) as sent:
            link.click()
        self.exercise = msgspec.json.decode(sent.value.body(), type=Exercise)
        self.begin()

    def begin(self) -> None:
        """The first try begins, or another one."""
        self.page.locator(f"[data-exercise={self.exercise.id}][data-stage=open]").wait_for()
        self.now = self.exercise.start

    def let_go(self) -> None:
        """Do nothing until the try is over."""
        while self.now.stage == "open":
            self.play(idle([choice.text for choice in self.now.scene.choices]))

    def play(self, text: str) -> None:
        [choice] = [one for one in self.now.scene.choices if one.text == text]
        asked = {
            "text": text, "verb": choice.verb, "path": [{"kind": pick.kind, "id": pick.id} for pick in choice.path],
            "names": self._names(choice), "picked": 0, "played": len(self.now.line),
        }  # fmt: skip
        address = self._address(f"/exercises/{self.exercise.game}/{self.exercise.id}")
        with self.page.expect_response(lambda one: one.url == address and one.request.method == "POST") as sent:
            while (aim := self.page.evaluate(AIM, asked)) is not None:
                self.page.mouse.click(*aim["at"])
                asked["picked"] = aim["picked"]
        self.now = msgspec.json.decode(sent.value.body(), type=Try)

    def unread(self, *texts: str) -> list[str]:
        """Which of these cannot be read beside the board."""
        told = plain(self.page.locator("main").inner_text())
        return [text for text in texts if plain(text) not in told]

    def _names(self, choice: Choice) -> list[str]:
        """What a button or an item of a menu says that means a choice, or a word of it."""
        labels = [choice.label, *[pick.label for pick in choice.path if pick.label is not None]]
        return [plain(spoken(label, self.player.words)) for label in labels]

    def _address(self, page: str) -> str:
        return f"{self.player.address}/api{page}"


def plain(text: str) -> str:
    """Words with one space between them."""
    return " ".join(text.split())
