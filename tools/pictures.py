"""The pictures of the project, taken anew: the mark in the sizes that want a bitmap.

python -m tools.pictures [NAME …]
"""

from __future__ import annotations

import base64
import json
import logging
import re
import shutil
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import structlog
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from stonehall.server.http.security import IDENTITY
from tools.furnished_house import FRIEND, HOST, House, furnish

ROOT = Path(__file__).parent.parent
MARK = ROOT / "web/src/styles/mark.svg"
WORDMARK = ROOT / "web/node_modules/@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2"
PUBLIC = ROOT / "web/public"
ICON_SIZES = (16, 32, 48)
PICTURES = ROOT / "docs/pictures"
WIDE = (1440, 900)
PHONE = (375, 812)
READY = re.compile(r"Stonehall is open at (http://\S+)")
SETTINGS = {"theme": "dark", "motion": "off", "sound": False}
GLOWING = "[role=gridcell][data-can]"

ICON = """<style>body {{ margin: 0 }} img {{ display: block }}</style>
<img width={size} src="data:image/svg+xml;base64,{mark}">"""
PREVIEW = """<style>
  @font-face {{ font-family: Wordmark; src: url(data:font/woff2;base64,{font}); font-weight: 400 900 }}
  body {{
    margin: 0; height: 100vh; display: grid; place-content: center; justify-items: center; gap: 34px;
    background: #1a1e24; color: #eee7d8;
    font: 600 92px/1 Wordmark; letter-spacing: .14em; text-transform: uppercase;
  }}
  span {{ margin-right: -.14em }}
</style><img width=210 src="data:image/svg+xml;base64,{mark}"><span>Stonehall</span>"""


def picture(browser: Browser, page: str, width: int, height: int, *, bare: bool = False) -> bytes:
    """A page of ours that is not served, as a bitmap; ``bare`` leaves the ground transparent."""
    tab = browser.new_page(viewport={"width": width, "height": height})
    tab.set_content(page)
    tab.evaluate("document.fonts.ready")
    taken = tab.screenshot(omit_background=bare)
    tab.close()
    return taken


def icon(images: dict[int, bytes]) -> bytes:
    """A Windows icon of PNG images by their sizes: the file old browsers ask for by its name."""
    head = struct.pack("<HHH", 0, 1, len(images))
    place = len(head) + 16 * len(images)
    entries = b""
    for size, image in images.items():
        entries += struct.pack("<BBBBHHII", size, size, 0, 0, 1, 32, len(image), place)
        place += len(image)
    return head + entries + b"".join(images.values())


def draw_marks(browser: Browser) -> None:
    """``favicon.ico``, and the picture that goes with a link."""
    mark = base64.b64encode(MARK.read_bytes()).decode("ascii")
    font = base64.b64encode(WORDMARK.read_bytes()).decode("ascii")
    sizes = {size: picture(browser, ICON.format(size=size, mark=mark), size, size, bare=True) for size in ICON_SIZES}
    (PUBLIC / "favicon.ico").write_bytes(icon(sizes))
    (PUBLIC / "preview.png").write_bytes(picture(browser, PREVIEW.format(font=font, mark=mark), 1200, 630))


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """A server on a data directory; its address."""
    command = [sys.executable, "-m", "stonehall.cli", "serve", "--data", str(data), "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            assert server.stdout is not None
            found = READY.search(server.stdout.readline())
            assert found is not None, "the server does not start"
            yield found[1]
        finally:
            server.terminate()


class Photographer:
    """Goes through the furnished house with a browser."""

    def __init__(self, browser: Browser, address: str, house: House) -> None:
        self.browser = browser
        self.address = address
        self.house = house

    def enter(self, path: str, name: str = HOST, size: tuple[int, int] = WIDE) -> Page:
        """A page as somebody sees it."""
        context = self.browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en")
        context.add_cookies([{"name": IDENTITY, "value": self.house.tokens[name], "url": self.address}])
        kept = json.dumps(json.dumps(SETTINGS))
        context.add_init_script(f"localStorage.setItem('stonehall.settings', {kept})")
        page = context.new_page()
        page.goto(self.address + path)
        page.get_by_role("main").wait_for()
        page.evaluate("document.fonts.ready")
        return page

    def table(self, game: str, size: tuple[int, int] = WIDE) -> Page:
        path = f"/table/{self.house.tables[game]}"
        self.enter(path, FRIEND)  # who plays is there
        page = self.enter(path, HOST, size)
        page.locator(GLOWING).first.wait_for()
        return page

    def attack(self, name: str, game: str) -> None:
        """The unit with the most targets is picked, and one of them pointed at."""
        page = self.table(game)
        attackers = []
        for attacker in glowing(page, "pick"):
            attacker.click()
            attackers.append((len(glowing(page, "target")), attacker))
            page.keyboard.press("Escape")
        page.reload()  # nothing of the search is left
        page.locator(GLOWING).first.wait_for()
        max(attackers, key=lambda one: one[0])[1].click()
        glowing(page, "target")[-1].hover()
        take(page, name)

    def summoning(self, name: str, size: tuple[int, int]) -> None:
        """A card is picked, and the squares glow on which its being can be summoned."""
        page = self.table("tash-kalar", size)
        page.locator("ul.hand button.can[data-card]").first.click(position={"x": 24, "y": 16})
        page.locator("[role=gridcell][data-can=target]").first.wait_for()
        take(page, name)

    def digging(self, name: str, size: tuple[int, int]) -> None:
        """A tunnel lies where it may, and only has to be dug."""
        page = self.table("mountain-king", size)
        if size == WIDE:  # a phone begins with such a place
            glowing(page, "target")[-1].click()
        page.locator(".ghost-tile[data-pinned=true]").wait_for()
        take(page, name)

    def hall(self) -> None:
        page = self.enter("/")
        page.locator("a[href^='/table/']").first.wait_for()
        take(page, "hall")


def glowing(page: Page, kind: str) -> list[Locator]:
    """The squares that may be chosen, each by its name: what glows changes with every click."""
    cells = page.locator(f"{GLOWING}[data-can={kind}]")
    names = cells.evaluate_all("(found) => found.map((one) => one.dataset.square)")
    return [page.locator(f"[role=gridcell][data-square={name}]") for name in names]


def take(page: Page, name: str) -> None:
    """Wait until nothing moves, then keep the picture."""
    page.wait_for_load_state("networkidle")
    page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished.catch(() => null)))")
    page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")
    print(f"docs/pictures/{name}.png")


def main(wanted: Sequence[str]) -> int:
    """Take these pictures, by their names, or all of them."""
    path = shutil.which("chromium")
    if path is None:
        print("The pictures are taken with chromium: make browser", file=sys.stderr)
        return 1
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        house = furnish(data)
        with serving(data) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
            photographer = Photographer(browser, address, house)
            pictures: dict[str, Callable[[], None]] = {
                "marks": lambda: draw_marks(browser),
                "table": lambda: photographer.attack("table", "summoner-wars"),
                "arena": lambda: photographer.summoning("arena", WIDE),
                "arena-phone": lambda: photographer.summoning("arena-phone", PHONE),
                "mountain": lambda: photographer.digging("mountain", WIDE),
                "mountain-phone": lambda: photographer.digging("mountain-phone", PHONE),
                "alliances": lambda: photographer.attack("alliances", "alliances"),
                "hall": photographer.hall,
            }
            for name in wanted or pictures:
                pictures[name]()
            browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
