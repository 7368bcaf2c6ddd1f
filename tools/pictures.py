"""The pictures of the project, taken anew: the mark in the sizes that want a bitmap.

python tools/pictures.py
"""

from __future__ import annotations

import base64
import shutil
import struct
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parent.parent
MARK = ROOT / "web/src/styles/mark.svg"
WORDMARK = ROOT / "web/node_modules/@fontsource-variable/cinzel/files/cinzel-latin-wght-normal.woff2"
PUBLIC = ROOT / "web/public"
ICON_SIZES = (16, 32, 48)

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


def main() -> int:
    path = shutil.which("chromium")
    if path is None:
        print("The pictures are taken with chromium: make browser", file=sys.stderr)
        return 1
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        draw_marks(browser)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
